"""Draws every card and token as SVG into assets. The same script always writes the same files.

Usage: python build_scripts/draw_cards.py [FOLDER]
"""

import sys
from pathlib import Path

from card_art import backs, busts, french, kabufuda, tokens
from card_art.svg import Letters

ASSETS = Path(__file__).resolve().parent.parent / "assets"


def draw_all(folder: Path) -> int:
    """Write all pictures below a folder; returns how many files."""
    letters = Letters(str(ASSETS / "fonts" / "LinBiolinum_RB.otf"))
    decks = {
        "cards/kabufuda": kabufuda.deck(letters),
        "cards/backs": backs.backs(),
        "tokens": tokens.tokens(),
        "faces": busts.faces(),
    }
    decks |= {f"cards/{name}": cards for name, cards in french.decks(letters).items()}
    for name, cards in decks.items():
        (folder / name).mkdir(parents=True, exist_ok=True)
        for card, svg in cards.items():
            (folder / name / f"{card}.svg").write_text(svg, encoding="utf-8")
    return sum(map(len, decks.values()))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ASSETS
    print(f"{draw_all(target)} pictures drawn in {target}")
