"""What the start of a packaged program takes, beside a packaged program that opens a bare window."""

import tempfile
from pathlib import Path

from start_times import BARE, MENU, Start, in_turn


def packaged_times(keep: Path | None = None) -> dict[str, list[Start]]:
    """Build both, and start them in turn.

    Args:
        keep: a folder where they are left, and taken from if they are there.
    """
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as data:
        programs = (keep or Path(folder)).resolve()
        bare, menu = programs / "bare" / "bare", programs / "menu" / "brimstone" / "brimstone"
        if not bare.exists():
            _build_bare(programs)
        if not menu.exists():
            _build_menu(programs / "menu")
        return in_turn(
            {
                "a bare window, packaged": ([str(bare)], data),
                "the menu, packaged, for the first time": ([str(menu)], data),
            }
        )


def _build_bare(folder: Path) -> None:
    import PyInstaller.__main__
    from contents import needed, strangers
    from package import UNUSED, stripping

    work = folder / "work"
    PyInstaller.__main__.run(
        [
            str(_script(folder, "bare", BARE)),
            "--name=bare",
            "--noconfirm",
            "--log-level=WARN",
            f"--distpath={folder}",
            f"--workpath={work}",
            f"--specpath={work}",
            *stripping(),
            *(f"--exclude-module={name}" for name in [*strangers(needed()), *UNUSED]),
        ]
    )


def _build_menu(folder: Path) -> None:
    from package import package

    package(folder, script=_script(folder, "menu", MENU))


def _script(folder: Path, name: str, code: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.py"
    path.write_text(code, encoding="utf-8")
    return path
