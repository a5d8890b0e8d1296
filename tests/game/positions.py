"""A small notation for positions, so that a test reads like the rule it tests.

``seat 1: 7 S4; seat 2: 3 10; discards: 8; stock: 5 5; to play: 1`` puts cards into places by their face
codes. Seats count from 1. Piles are written bottom card first, the stock top card first.
"""

from pathlib import Path

RULES = Path(__file__).resolve().parents[2] / "assets" / "rules"


def parse(position: str) -> dict[str, str]:
    """Return the parts of a position: the name of each place to its cards (or another value)."""
    parts = (part.partition(":") for part in position.split(";") if part.strip())
    return {name.strip(): value.strip() for name, _, value in parts}


def ruled(page: str) -> list[str]:
    """Return the clauses of a rules page that say that something in them is our own ruling."""
    text = (RULES / f"{page}.md").read_text(encoding="utf-8")
    clauses = [paragraph for paragraph in text.split("\n\n") if paragraph.startswith("**")]
    return [clause[2 : clause.index("**", 2)] for clause in clauses if "our ruling" in clause.lower()]
