"""Snapshots: the few texts that a person would read when a rule or a lesson changes, under ``tests/snapshots``.

Write them again with ``pytest --update-snapshots`` and read the difference before you commit it.
"""

from collections.abc import Iterable
from difflib import unified_diff
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "snapshots"


def assert_unchanged(request: pytest.FixtureRequest, name: str, lines: Iterable[str]) -> None:
    """Compare lines with the snapshot of that name, a path below the folder without its ending.

    Raises:
        AssertionError: when they differ; the message is the difference.
    """
    file, now = FOLDER / f"{name}.txt", list(lines)
    if request.config.getoption("--update-snapshots"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join([*now, ""]), encoding="utf-8")
    kept = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    changes = list(unified_diff(kept, now, f"snapshots/{name}.txt", "this run", lineterm="", n=1))
    assert not changes, "\n".join(["If this is what you meant, run pytest --update-snapshots.", *changes])
