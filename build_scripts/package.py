"""Build a program that runs without Python, with PyInstaller: the folder dist/brimstone, beside its icons.

Usage: python build_scripts/package.py [FOLDER] [--onefile]    (needs pip install -e ".[package]")
    FOLDER     where to put it, or else dist
    --onefile  build a single file instead, which unpacks itself at each start; its licences are beside it
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

try:
    import licences
    import os_metadata
    import PyInstaller  # noqa: F401
    from licences import foreign_modules, needed
    from linux_share import write_installer
    from make_icons import make
except ModuleNotFoundError as missing:
    sys.exit(f'{missing.name} is missing. Run python -m pip install -e ".[package]" first.')

ROOT = Path(__file__).resolve().parent.parent
UNUSED = ("_hashlib", "_ssl", "_sqlite3", "_curses", "readline", "tkinter", "unittest", "numpy")
"""Modules that Python and libraries use if present, but don't need: encryption, databases, terminals."""


def package(folder: Path, form: str = "--onedir", script: Path | None = None) -> Path:
    """Build the program below a folder, as PyInstaller's ``--onedir`` or ``--onefile``; return its path.

    A ``script`` replaces the program, for tests of the package.
    """
    icon = make(folder / "icons")
    run_pyinstaller(
        [
            str(script or ROOT / "brimstone.py"),
            "--name=brimstone",
            form,
            *os_metadata.options(folder / "work"),
            f"--icon={icon}",
            "--noconfirm",
            "--log-level=WARN",
            f"--distpath={folder}",
            f"--workpath={folder / 'work'}",
            f"--specpath={folder / 'work'}",
            f"--paths={ROOT}",
            f"--add-data={ROOT / 'assets'}:assets",
            *strip_option(),
            "--hidden-import=scenes.main",
            "--hidden-import=brimstone",
            *(f"--exclude-module={name}" for name in [*foreign_modules(needed()), *UNUSED]),
        ],
        None if form == "--onefile" else 0,
    )
    name = "brimstone.exe" if sys.platform == "win32" else "brimstone"
    home = folder if form == "--onefile" else folder / "brimstone"
    add_files(home, folder)
    return home / name


def run_pyinstaller(options: Sequence[str], compression: int | None) -> None:
    """Run PyInstaller; ``compression`` is that of its module archive, 0 to 9 or None for the default.

    A folder is built without compression: unpacking the menu's modules would take 15 ms of every start, a
    quarter of what Brimstone adds to a bare window, and save 8 of 67 MB.
    """
    level = {} if compression is None else {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": str(compression)}
    subprocess.run([sys.executable, "-m", "PyInstaller", *options], env={**os.environ, **level}, check=True)


def add_files(home: Path, folder: Path) -> None:
    """Add the files beside the program that the system and the licences require."""
    licences.collect(home / "licences", licences.native_libraries(folder))
    if sys.platform == "linux" and home != folder:
        write_installer(home)
    bundle = folder / "brimstone.app"
    if bundle.is_dir():
        shutil.copytree(home / "licences", bundle / "Contents" / "Resources" / "licences", dirs_exist_ok=True)
        os_metadata.write_bundle_facts(bundle)
        subprocess.run(["codesign", "--force", "--deep", "--sign", "-", str(bundle)], check=True)


def strip_option() -> list[str]:
    """Return the option that strips debug symbols, where possible and nothing has to be signed."""
    return ["--strip"] if sys.platform == "linux" and shutil.which("strip") else []


if __name__ == "__main__":
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    parser.add_argument("--onefile", action="store_const", const="--onefile", default="--onedir")
    asked = parser.parse_args()
    print(package(asked.folder.resolve(), asked.onefile))
