"""Collect the licences of everything in a package: distributions, Python and native libraries.

Usage: python build_scripts/licences.py FOLDER
"""

import json
import os
import re
import shutil
import sys
from collections.abc import Iterable, Mapping
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path, PurePosixPath
from typing import Any

from os_metadata import project
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def needed() -> dict[str, Distribution]:
    """Return every distribution that the program needs on this system, by name."""
    waiting: list[str] = [*project()["dependencies"]]
    found: dict[str, Distribution] = {}
    while waiting:
        wanted = Requirement(waiting.pop())
        name = canonicalize_name(wanted.name)
        if name not in found and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
            found[name] = distribution(wanted.name)
            waiting += found[name].requires or []
    return dict(sorted(found.items()))


def foreign_modules(ours: Mapping[str, Distribution]) -> list[str]:
    """Return the installed modules that belong neither to us nor to our distributions."""
    known = {*ours, canonicalize_name(project()["name"])}
    return sorted(
        name
        for name, owners in packages_distributions().items()
        if not any(canonicalize_name(owner) in known for owner in owners)
    )


ROOT = Path(__file__).resolve().parent.parent
LICENCES = ROOT / "build_scripts" / "licences"
"""Licence texts that distributions leave out, and the facts about native libraries."""
KNOWN: dict[str, Any] = json.loads((LICENCES / "libraries.json").read_text(encoding="utf-8"))
TEXT = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)
LIBRARY = re.compile(r"^(?:lib)?(?P<name>.+?\.(?:so|dll|dylib).*)$")
"""The file name of a native library, without the prefix of some systems."""


class NoLicence(Exception):
    """Something would be packaged without a known licence; the message says what."""


def collect(folder: Path, libraries: Iterable[str]) -> None:
    """Write a file for each distribution and for Python, and one that lists the native libraries.

    Args:
        folder: the folder to write to.
        libraries: the file names of native libraries in the package.

    Raises:
        NoLicence: if a distribution has no licence text and there is none here.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name, found in {**needed(), "pyinstaller": distribution("pyinstaller")}.items():
        head = f"{found.metadata['Name']} {found.version}\n\n"
        (folder / f"{name}.txt").write_text(head + "\n\n".join(texts(name, found)), encoding="utf-8")
    shutil.copy(ROOT / "LICENSE", folder / "brimstone.txt")
    shutil.copy(ROOT / "assets" / "fonts" / "LICENSES.txt", folder / "typefaces.txt")
    (folder / "python.txt").write_text(python_licence(), encoding="utf-8")
    (folder / "native libraries.txt").write_text(library_list(libraries), encoding="utf-8")
    for text in LICENCES.glob("*.txt"):
        shutil.copy(text, folder)


def texts(name: str, found: Distribution) -> list[str]:
    """Return a distribution's licence texts: its own, or else the ones kept here."""
    files = [file for file in found.files or [] if TEXT.search(file.name) and _is_its_own(file)]
    brought = [Path(file.locate()).read_text(encoding="utf-8", errors="replace") for file in files]
    kept = [(LICENCES / text).read_text(encoding="utf-8") for text in KNOWN["texts"].get(name, ())]
    if not brought and not kept:
        raise NoLicence(f"{name} brings no licence, and none is kept in {LICENCES}.")
    return brought or kept


def _is_its_own(file: PurePosixPath) -> bool:
    """True if a file is a distribution's licence, not a module about licences."""
    return ".dist-info" in file.parts[0] and file.suffix in ("", ".txt", ".md", ".rst")


def python_licence() -> str:
    """Return Python's licence as installed, or a link to it."""
    for folder in (Path(os.__file__).parent, Path(sys.base_prefix)):
        for name in ("LICENSE.txt", "LICENSE"):
            if (folder / name).is_file():
                return (folder / name).read_text(encoding="utf-8")
    return f"{sys.copyright}\n\nhttps://docs.python.org/{sys.version_info[0]}.{sys.version_info[1]}/license.html\n"


def library_list(libraries: Iterable[str]) -> str:
    """Return a list of the native libraries with their makers and licences."""
    lines = {line for file in libraries if (line := _line(file))}
    head = "Native libraries that came with Python and with pygame-ce:\n\n"
    return head + "".join(f"{line}\n" for line in sorted(lines, key=str.lower))


def _line(file: str) -> str:
    known = library(file)
    return f"{known['name']}, by {known['by']}; {known['licence']}; {known['page']}" if known else ""


def library(file: str) -> dict[str, str] | None:
    """Return the facts about a native library by its file name, or None if it is unknown."""
    matched = LIBRARY.match(file)
    name = matched["name"] if matched else ""
    return next(
        (each for each in KNOWN["libraries"] if any(name.startswith(start) for start in each["begins"])), None
    )


def native_libraries(folder: Path) -> list[str]:
    """Return the native libraries in a package, without Python's extension modules."""
    names = (file.name for file in folder.rglob("*") if file.is_file() and LIBRARY.match(file.name))
    return sorted({name for name in names if ".cpython-" not in name and not name.startswith("libpython")})


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    collect(Path(sys.argv[1]), [])
