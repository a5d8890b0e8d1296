"""People as they sit at the table: heads without a medallion, lit along the right edge, above their coats."""

import re

from card_art.busts import SIDE, Gaze, Sitter, bust, silhouette
from card_art.coats import RIM
from card_art.looks import Look, eyes, shut
from card_art.svg import document, group

_PAINT = re.compile(r'(fill|stroke)="#[0-9A-Fa-f]{6}"')


def seated(sitters: dict[str, Sitter]) -> dict[str, str]:
    """Return every head in every look, and at rest with its eyes shut, in the same square as its face."""
    drawn = {
        f"{name}_{look.value}": _head(sitter, look, eyes) for name, sitter in sitters.items() for look in Look
    }
    return drawn | {f"{name}_blink": _head(sitter, Look.RESTING, shut) for name, sitter in sitters.items()}


def _head(sitter: Sitter, look: Look, gaze: Gaze) -> str:
    edge = _PAINT.sub(rf'\1="{RIM}"', silhouette(sitter, look))
    parts = [group([edge], 102.6, 103.4, 0, 1.48), group(bust(sitter, look, gaze), 100, 104, 0, 1.48)]
    return document(SIDE, SIDE, parts)
