"""A wheel and a source distribution hold what is needed, and nothing else."""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("assets", "engine", "game", "saves", "scenes")
SETUP = (sys.executable, "setup.py", "--quiet")
MODULES = {"brimstone.py", "command_line.py"}
BESIDE = (*MODULES, "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md")
TO_BUILD = {"build_scripts/compiling.py", "build_scripts/constructors.py", "PKG-INFO", "setup.cfg"}
"""What a source distribution holds besides."""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution, unpacked; made from a copy in which some litter lies too."""
    copy = tmp_path_factory.mktemp("source")
    litter = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for name in (*PACKAGES, "build_scripts", "tests"):
        shutil.copytree(ROOT / name, copy / name, ignore=litter)
    for name in BESIDE:
        shutil.copy(ROOT / name, copy)
    (copy / "game" / "notes.tmp").write_text("not for others")
    subprocess.run([*SETUP, "sdist"], cwd=copy, check=True, capture_output=True)
    with tarfile.open(next(copy.glob("dist/*.tar.gz"))) as archive:
        archive.extractall(copy / "unpacked", filter="data")
    return next((copy / "unpacked").iterdir())


def held(folder: Path) -> set[str]:
    """The files below a folder, by their paths in it."""
    files = (file.relative_to(folder) for file in folder.rglob("*") if file.is_file())
    return {file.as_posix() for file in files if not file.parts[0].endswith(".egg-info")}


def wanted() -> set[str]:
    """Every module and asset of the program."""
    files = (file for name in PACKAGES for file in (ROOT / name).rglob("*") if file.is_file())
    return MODULES | {file.relative_to(ROOT).as_posix() for file in files if "__pycache__" not in file.parts}


def test_a_source_distribution_holds_what_builds_it(source: Path) -> None:
    assert held(source) == wanted() | {*BESIDE} | TO_BUILD


def test_a_wheel_built_from_it_holds_the_program(source: Path, tmp_path: Path) -> None:
    """What is built is what a wheel holds, beside its own facts."""
    subprocess.run(
        [*SETUP, "build", "--build-lib", str(tmp_path)], cwd=source, check=True, capture_output=True
    )
    assert held(tmp_path) == wanted()
