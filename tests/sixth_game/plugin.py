"""Install the sixth game for a run of pytest: ``python -m pytest -p tests.sixth_game.plugin``.

Programs started by tests find it too.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent / "whist"


def install(folder: Path) -> Path:
    """Install the package with pip into a subfolder, and return the subfolder.

    Build it from a copy, because setuptools leaves files next to its sources.
    """
    copy = shutil.copytree(
        PACKAGE, folder / "source", ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    )
    installed = folder / "installed"
    options = ("--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, "--target", installed, copy],
        check=True,
        timeout=300,
    )
    return installed


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Install the sixth game before anything is imported."""
    folder = tempfile.TemporaryDirectory()
    early_config.add_cleanup(folder.cleanup)
    installed = str(install(Path(folder.name)))
    sys.path.insert(0, installed)
    os.environ["PYTHONPATH"] = os.pathsep.join(
        [installed, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    )
