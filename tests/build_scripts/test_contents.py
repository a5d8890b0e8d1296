"""Contents of a package, found from what is installed: all the program needs and no more."""

import ast
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import licences
import pygame
import pytest
from licences import foreign_modules, needed

from tests import ROOT

OURS = {"brimstone", "command_line", "engine", "game", "saves", "scenes"}
ON_REQUEST = {"distributed"}
"""Asked for only by who has a Dask cluster."""


def imported() -> set[str]:
    """Return the first names of all that the program imports."""
    files = [
        ROOT / "brimstone.py",
        ROOT / "command_line.py",
        *(file for name in OURS for file in (ROOT / name).rglob("*.py")),
    ]
    found = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.partition(".")[0])
            elif isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
    return found


def test_all_that_the_program_imports_is_packaged() -> None:
    foreign = imported() - OURS - ON_REQUEST - set(sys.stdlib_module_names)
    assert {"pygame", "pydantic"} <= foreign <= set(packages_distributions())
    assert foreign & set(foreign_modules(needed())) == set()


def test_packages_only_of_the_environment_are_left_out() -> None:
    assert {"pytest", "PyInstaller", "mypy", "setuptools"} <= set(foreign_modules(needed()))
    assert "pytest" not in needed()


def test_everything_in_a_package_brings_its_licence(tmp_path: Path) -> None:
    licences.collect(tmp_path, ["libSDL2-2-50d19f93.0.so.0.3200.10", "libz.so.1"])
    for name in (*needed(), "brimstone", "python", "pyinstaller", "typefaces"):
        text = (tmp_path / f"{name}.txt").read_text(encoding="utf-8")
        assert len(text) > 300 and any(word in text.lower() for word in ("licen", "permission")), name
    told = (tmp_path / "native libraries.txt").read_text(encoding="utf-8")
    assert "Sam Lantinga; Zlib" in told and "Jean-loup Gailly" in told


def test_a_package_without_a_licence_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(licences.KNOWN, "texts", {})
    with pytest.raises(licences.NoLicence, match="pygame-ce"):
        licences.collect(tmp_path, [])


@pytest.mark.skipif(sys.platform != "linux", reason="names of libraries differ")
def test_every_native_library_that_pygame_brings_is_known() -> None:
    home = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    if not home.is_dir():
        pytest.skip("this pygame uses the system's libraries")
    files = licences.native_libraries(home)
    assert files and [file for file in files if licences.library(file) is None] == []
