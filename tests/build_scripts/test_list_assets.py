"""The program's list of its own files is complete, or the self-test could not tell that one is missing."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build_scripts"))

from list_assets import ASSETS, LIST, listed  # noqa: E402


def test_the_list_names_every_file() -> None:
    again = "run: python build_scripts/list_assets.py"
    assert LIST.read_text(encoding="utf-8") == listed(ASSETS), again
