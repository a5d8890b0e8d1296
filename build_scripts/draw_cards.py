"""Draw cards, tokens, people, icons and rooms as SVG files in assets. It always writes the same files.

Usage: python build_scripts/draw_cards.py [FOLDER]
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from card_art import backs, boxes, busts, coats, french, icons, kabufuda, markers, people, tokens
from card_art.svg import Letters
from room_art import inlays, rooms

ASSETS = Path(__file__).resolve().parent.parent / "assets"


def draw_all(folder: Path) -> int:
    """Write all pictures below a folder; return the number of files."""
    letters = Letters(str(ASSETS / "fonts" / "LinBiolinum_RB.otf"))
    drawn = {
        "cards/kabufuda": kabufuda.deck(letters) | backs.narrow_backs(),
        "cards/backs": backs.backs(),
        "tokens": tokens.tokens() | tokens.reapers() | markers.markers(),
        "icons": icons.program() | icons.tools(),
        "boxes": boxes.boxes(),
        "boxes/open": boxes.open_boxes(),
        "inlays": inlays.inlays(),
        "rooms": rooms.rooms(),
        "faces": busts.portraits(people.EVERYBODY),
        "heads": coats.seated(people.EVERYBODY),
        "coats": coats.coats(people.EVERYBODY),
    }
    drawn |= {f"cards/{name}": french.deck(letters, look) for name, look in french.LOOKS.items()}
    for name, pictures in drawn.items():
        (folder / name).mkdir(parents=True, exist_ok=True)
        for picture, svg in pictures.items():
            (folder / name / f"{picture}.svg").write_text(svg, encoding="utf-8", newline="\n")
    return sum(map(len, drawn.values()))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ASSETS
    print(f"{draw_all(target)} pictures drawn in {target}")
