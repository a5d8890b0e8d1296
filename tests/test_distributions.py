"""A wheel and a source distribution hold what is needed, and nothing else."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

from saves import VERSION
from tests import ROOT

pytest.importorskip("setuptools", minversion="77", reason="older ones do not know SPDX licences")
PACKAGES = ("assets", "engine", "game", "saves", "scenes")
SETUP = (sys.executable, "setup.py", "--quiet")
MODULES = {"brimstone.py", "command_line.py"}
BESIDE = (
    "pyproject.toml",
    "setup.py",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
)
WITH_SOURCE = ("build_scripts", "docs", "tests", ".ci")
WRITTEN = {"PKG-INFO", "setup.cfg"}
"""Files that are written into a source distribution."""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide a source distribution made on somebody's own machine, unpacked; litter lay beside what it was made of."""
    copy = tmp_path_factory.mktemp("source")
    litter = shutil.ignore_patterns("*.egg-info")
    for name in (*PACKAGES, *WITH_SOURCE):
        shutil.copytree(ROOT / name, copy / name, ignore=litter)
    for name in (*MODULES, *BESIDE):
        shutil.copy(ROOT / name, copy)
    (copy / "game" / "notes.tmp").write_text("not for others")
    own = {name: value for name, value in os.environ.items() if not name.startswith("GITHUB_")}
    subprocess.run([*SETUP, "sdist"], cwd=copy, check=True, capture_output=True, env=own)
    with tarfile.open(next(copy.glob("dist/*.tar.gz"))) as archive:
        archive.extractall(copy / "unpacked", filter="data")
    return next((copy / "unpacked").iterdir())


def held(folder: Path) -> set[str]:
    files = (file.relative_to(folder) for file in folder.rglob("*") if file.is_file())
    return {file.as_posix() for file in files if not file.parts[0].endswith(".egg-info")}


def in_folders(names: tuple[str, ...]) -> set[str]:
    files = (file for name in names for file in (ROOT / name).rglob("*") if file.is_file())
    return {file.relative_to(ROOT).as_posix() for file in files if "__pycache__" not in file.parts}


def test_a_source_distribution_holds_everything(source: Path) -> None:
    assert held(source) == MODULES | in_folders((*PACKAGES, *WITH_SOURCE)) | {*BESIDE} | WRITTEN


def test_a_wheel_built_from_it_holds_the_program(source: Path, tmp_path: Path) -> None:
    subprocess.run(
        [*SETUP, "build", "--build-lib", str(tmp_path)], cwd=source, check=True, capture_output=True
    )
    assert held(tmp_path) == MODULES | in_folders(PACKAGES)


@pytest.fixture(scope="module")
def released(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Message:
    """Provide the metadata of what the workflow of a repository builds for a tag."""
    out = tmp_path_factory.mktemp("released")
    workflow = {
        "GITHUB_SERVER_URL": "https://github.com",
        "GITHUB_REPOSITORY": "somebody/brimstone",
        "GITHUB_REF_NAME": f"v{VERSION}",
    }
    command = [*SETUP, "egg_info", "--egg-base", str(out)]
    subprocess.run(command, cwd=source, check=True, capture_output=True, env=os.environ | workflow)
    written = next(out.glob("*.egg-info")) / "PKG-INFO"
    return Parser().parsestr(written.read_text(encoding="utf-8"))


def test_the_page_of_a_package_index_has_no_dead_picture_or_link(source: Path) -> None:
    facts = Parser().parsestr((source / "PKG-INFO").read_text(encoding="utf-8"))
    page = str(facts.get_payload())
    assert facts["Description-Content-Type"] == "text/markdown"
    assert page.lstrip().startswith("# Brimstone") and "pipx install brimstone" in page
    assert "](docs/" not in page and "](assets/" not in page and "](LICENSE)" not in page
    assert "](https://" in page and "MIT; see LICENSE." in page


def test_a_release_leads_to_the_repository_that_made_it(released: Message) -> None:
    home, page = "https://github.com/somebody/brimstone", str(released.get_payload())
    addresses = dict(entry.split(", ") for entry in released.get_all("Project-URL", []))
    assert addresses["Source"] == home and addresses["Issues"] == f"{home}/issues"
    pictures = re.findall(r"!\[[^]]*\]\(([^)]*)\)", page)
    assert pictures and all(url.startswith(f"{home}/raw/v{VERSION}/docs/pictures/") for url in pictures)
    assert f"({home}/blob/v{VERSION}/assets/rules/angel.md)" in page
    files = [
        url.removeprefix(f"{home}/").split("/", 2)[2] for url in re.findall(rf"\(({home}/[rb][^)]*)\)", page)
    ]
    assert all((ROOT / file).exists() for file in files), "The page leads to a file that is not there."
