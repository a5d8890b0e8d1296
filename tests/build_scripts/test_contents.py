"""Contents of a package, found from what is installed: all the program needs and no more."""

import ast
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build_scripts"))

from licences import needed, strangers  # noqa: E402

OURS = {"brimstone", "command_line", "engine", "game", "saves", "scenes"}
ON_REQUEST = {"distributed"}
"""Asked for only by who has a Dask cluster."""


def imported() -> set[str]:
    """The first names of all that the program imports."""
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
    assert foreign & set(strangers(needed())) == set()


def test_what_only_the_environment_holds_is_not_packaged() -> None:
    assert {"pytest", "PyInstaller", "mypy", "setuptools"} <= set(strangers(needed()))
    assert "pytest" not in needed()


def test_brimstone_itself_is_no_stranger_where_it_is_installed(monkeypatch) -> None:
    installed = {"command_line": ["Brimstone"], "pytest": ["pytest"]}
    monkeypatch.setattr("licences.packages_distributions", lambda: installed)
    assert strangers({}) == ["pytest"]
