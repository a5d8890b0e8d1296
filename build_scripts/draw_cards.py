"""Draws every card as SVG into assets/cards. The same script always writes the same files.

Usage: python build_scripts/draw_cards.py [FOLDER]
"""

import sys
from pathlib import Path

from card_art import kabufuda
from card_art.svg import Letters

ASSETS = Path(__file__).resolve().parent.parent / "assets"


def draw_all(folder: Path) -> int:
    """Write all decks below a folder; returns how many files."""
    letters = Letters(str(ASSETS / "fonts" / "LinBiolinum_RB.otf"))
    decks = {"kabufuda": kabufuda.deck(letters)}
    for name, cards in decks.items():
        (folder / name).mkdir(parents=True, exist_ok=True)
        for card, svg in cards.items():
            (folder / name / f"{card}.svg").write_text(svg, encoding="utf-8")
    return sum(map(len, decks.values()))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ASSETS / "cards"
    print(f"{draw_all(target)} cards drawn in {target}")
