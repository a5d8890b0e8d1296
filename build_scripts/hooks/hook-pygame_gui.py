"""Of pygame_gui's data a package gets its theme, its English, and the typefaces that English is set in."""

from PyInstaller.utils.hooks import collect_data_files

datas = collect_data_files(
    "pygame_gui",
    includes=[
        "**/default_theme.json",
        "**/pygame-gui.en.json",
        "**/NotoSans-*.ttf",
        "**/FiraCode-*.ttf",
        "**/licenses/*",
    ],
)
