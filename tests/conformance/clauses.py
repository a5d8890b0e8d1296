"""The clauses of the rules pages: where code cites them, and which tests are marked with them."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.catalog import GAMES
from tests import ROOT
from tests.assets import all_assets

PAGES = {game.info.page: game for game in GAMES.values()}


def clauses_of(page: str) -> set[str]:
    """Return the clauses of a page: each is a paragraph that begins with its id in bold."""
    words = all_assets().read_text(f"rules/{page}.md")
    return set(re.findall(r"^\*\*([A-Z]{2}-\d+)\*\*", words, re.MULTILINE))


def package_of(page: str) -> Path:
    """Return the folder of the code that plays by a page."""
    return Path(str(sys.modules[PAGES[page].deal.__module__].__file__)).parent


def cited(text: str) -> set[str]:
    """Return the clauses that a text names; ``DV-4 to DV-6`` names the one between too."""
    found = set(re.findall(r"[A-Z]{2}-\d+", text))
    for letters, first, last in re.findall(r"([A-Z]{2})-(\d+) to [A-Z]{2}-(\d+)", text):
        found |= {f"{letters}-{number}" for number in range(int(first), int(last) + 1)}
    return found


def cited_below(folder: Path) -> set[str]:
    """Return the clauses that code names, apart from what only speaks of them: words and lessons enforce nothing."""
    enforcing = [file for file in sorted(folder.rglob("*.py")) if not _speaks(file.relative_to(folder))]
    return cited("\n".join(file.read_text(encoding="utf-8") for file in enforcing))


def _speaks(file: Path) -> bool:
    return Path(file.parts[0]).stem == "words" or file.stem.startswith("lesson")


@cache
def marks() -> dict[str, list[str]]:
    """Return for each clause the tests that are marked with it."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for test in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                for clause in marked(test):
                    found.setdefault(clause, []).append(f"{file.relative_to(ROOT)}::{test.name}")
    return found


def marked(test: ast.FunctionDef) -> Iterator[str]:
    """Yield the clauses in the marks of a test."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
            yield from (ast.literal_eval(argument) for argument in mark.args)
