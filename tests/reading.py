"""What the program says, kept in files that people have read and found good, in ``kept`` beside this module.

Where something is meant to read otherwise, write the files anew with ``pytest --say-anew``, and read what has
changed in them.
"""

from difflib import unified_diff
from pathlib import Path

import pytest

KEPT = Path(__file__).parent / "kept"


def otherwise(request: pytest.FixtureRequest, name: str, lines: list[str]) -> list[str]:
    """The lines that are not as they are kept, as differences; none once they are written anew."""
    file = KEPT / f"{name.replace(' ', '_')}.txt"
    if request.config.getoption("--say-anew"):
        file.write_text("\n".join([*lines, ""]), encoding="utf-8")
    kept = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return list(unified_diff(kept, lines, f"kept: {name}", "now", lineterm="", n=0))
