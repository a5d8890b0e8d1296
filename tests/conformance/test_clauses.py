"""Every clause of a rules page stands in the code that enforces it and in a test."""

import re
from pathlib import Path

import pytest

from game.catalog import GAMES

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted({game.page for game in GAMES.values()})


def text_below(folder: Path) -> str:
    """All Python below a folder."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py")))


def cited(text: str) -> set[str]:
    """The clauses a text names; ``DV-4 to DV-6`` names the one between too."""
    found = set(re.findall(r"[A-Z]{2}-\d+", text))
    for letters, first, last in re.findall(r"([A-Z]{2})-(\d+) to [A-Z]{2}-(\d+)", text):
        found |= {f"{letters}-{number}" for number in range(int(first), int(last) + 1)}
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_clause_of_the_page_is_enforced_and_tested(page: str) -> None:
    words = (ROOT / "assets" / "rules" / f"{page}.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^\*\*([A-Z]{2}-\d+)\*\*", words, re.MULTILINE))
    assert clauses
    code = cited(text_below(ROOT / "game" / page))
    tests = cited(text_below(ROOT / "tests" / "game" / page))
    assert clauses - code == set(), "clauses that no code cites"
    assert clauses - tests == set(), "clauses that no test cites"
