"""The numbers of clauses stand at the margin of the rules, and in nothing else that a player reads."""

import re
from pathlib import Path

import pytest

KEPT = Path(__file__).parents[1] / "kept"
CLAUSE = re.compile(r"\b[A-Z]{2}-\d{1,2}\b")
MARGIN = re.compile(r"label @faint_left '[A-Z]{2}-\d{1,2}'")

ANSWERED = "gives back: "
"""What a page hands on to the program, which nobody reads."""


@pytest.mark.parametrize("kind", ["pages", "answers", "tables"])
def test_no_page_or_table_tells_the_number_of_a_clause(kind: str) -> None:
    told = [
        f"{file.name}: {line}"
        for file in sorted((KEPT / kind).iterdir())
        for line in file.read_text(encoding="utf-8").splitlines()
        if CLAUSE.search(MARGIN.sub("", line)) and not line.startswith(ANSWERED)
    ]
    assert not told, told[:5]
