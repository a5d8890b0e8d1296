"""Makes a folder with a program that needs no Python: dist/brimstone, with PyInstaller; its icons beside it.

Usage: python build_scripts/package.py [FOLDER]    (FOLDER: where to put it, else dist)

The games in it are compiled. Where there is no compiler they are not, and play the same, half as fast.
"""

import shutil
import sys
from pathlib import Path

import PyInstaller.__main__
from compiling import CannotCompile, compiled, file_of, imported, modules
from contents import needed, strangers
from make_icons import make

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("engine", "saves", "scenes")
"""Packages that go in as they are."""
HOOKS = ROOT / "build_scripts" / "hooks"
UNUSED = ("_hashlib", "_ssl", "_sqlite3", "_curses", "readline", "tkinter", "unittest", "numpy")
"""Python and libraries would use it if it were there, and do without: encryption, databases, terminals."""


def package(folder: Path) -> Path:
    """Build the program below a folder; returns its path."""
    icon = make(folder / "icons")
    program = folder / "work" / "program"
    shutil.rmtree(program, ignore_errors=True)
    hidden = gathered(program)
    PyInstaller.__main__.run(
        [
            str(program / "brimstone.py"),
            "--name=brimstone",
            "--onedir",
            f"--icon={icon}",
            "--noconfirm",
            "--log-level=WARN",
            f"--distpath={folder}",
            f"--workpath={folder / 'work'}",
            f"--specpath={folder / 'work'}",
            f"--paths={program}",
            f"--add-data={ROOT / 'assets'}:assets",
            f"--additional-hooks-dir={HOOKS}",
            *stripping(),
            "--hidden-import=scenes.main",
            *(f"--hidden-import={name}" for name in sorted(hidden)),
            *(f"--exclude-module={name}" for name in [*strangers(needed()), *UNUSED]),
        ]
    )
    return folder / "brimstone" / ("brimstone.exe" if sys.platform == "win32" else "brimstone")


def gathered(program: Path) -> set[str]:
    """Put the program into a folder, compiled if that can be; returns what only compiled modules import."""
    for name in SOURCES:
        shutil.copytree(ROOT / name, program / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "brimstone.py", program)
    try:
        compiled(program)
    except CannotCompile as problem:
        print(
            f"The games are packaged as plain Python, for they cannot be compiled here: {problem}",
            file=sys.stderr,
        )
        shutil.copytree(ROOT / "game", program / "game", ignore=shutil.ignore_patterns("__pycache__"))
        return set()
    hidden = {file.name.partition(".")[0] for file in program.glob("*__mypyc*")}
    for name in modules():
        hidden |= {name, *imported(ROOT / file_of(name))}
        (program / file_of(name)).unlink()
    return hidden


def stripping() -> list[str]:
    """Leave out what only a debugger reads, where there is a tool for it and nothing has to be signed."""
    return ["--strip"] if sys.platform == "linux" and shutil.which("strip") else []


if __name__ == "__main__":
    target = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / "dist"
    print(package(target))
