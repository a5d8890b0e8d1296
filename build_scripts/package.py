"""Makes a folder with a program that needs no Python: dist/brimstone, with PyInstaller; its icons beside it.

Usage: python build_scripts/package.py [FOLDER]    (FOLDER: where to put it, else dist)
"""

import sys
from pathlib import Path

import PyInstaller.__main__
from make_icons import make

ROOT = Path(__file__).resolve().parent.parent


def package(folder: Path) -> Path:
    """Build the program below a folder; returns its path."""
    icon = make(folder / "icons")
    PyInstaller.__main__.run(
        [
            str(ROOT / "brimstone.py"),
            "--name=brimstone",
            "--onedir",
            f"--icon={icon}",
            "--noconfirm",
            "--log-level=WARN",
            f"--distpath={folder}",
            f"--workpath={folder / 'work'}",
            f"--specpath={folder / 'work'}",
            f"--paths={ROOT}",
            f"--add-data={ROOT / 'assets'}:assets",
            "--collect-data=pygame_gui",
            "--hidden-import=scenes.main",
            "--exclude-module=tkinter",
            "--exclude-module=numpy",
        ]
    )
    return folder / "brimstone" / ("brimstone.exe" if sys.platform == "win32" else "brimstone")


if __name__ == "__main__":
    target = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / "dist"
    print(package(target))
