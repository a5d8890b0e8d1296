"""Faces from the table as a painter would show them: without their medallions."""

from card_art.busts import bust
from card_art.keepers import KEEPERS
from card_art.looks import Look
from card_art.mortals import MORTALS
from card_art.opponents import OPPONENTS
from card_art.svg import group

EVERYBODY = OPPONENTS | MORTALS | KEEPERS


def painted(name: str) -> list[str]:
    """Return somebody's bust at rest, in the place it has on a face's square."""
    return [group(bust(EVERYBODY[name], Look.RESTING), 100, 104, 0, 1.48)]
