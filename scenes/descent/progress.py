"""How far the person at this desk came on the Descent, and what they have won there."""

from collections.abc import Mapping
from typing import Final

from engine.felt import felt
from game.contract.circle import CircleTable, Gift, GiftKind
from saves.descent import NIGHT, Spot, Way, circle_of_spot, table_at, way
from saves.gifts import gifts
from scenes.backs import back
from scenes.desk import Desk

ORDINALS: Final = (
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
)
"""What the circles are called by their number."""


def progress(desk: Desk) -> Way:
    """How far one has come, from the matches in the folder as they are now."""
    return way(desk.store.turn_over_descent(desk.now(), desk.report))


def locked(desk: Desk, kind: GiftKind) -> Mapping[str, Spot]:
    """What of a kind has still to be won, by its id, and where."""
    won = progress(desk).won
    return {gift.id: spot for gift, spot in gifts().items() if gift.kind is kind and spot not in won}


def how_to_win(spot: Spot) -> str:
    """Where something is to be won, in a sentence."""
    if spot == NIGHT:
        return "Win the last night of the Descent to get it."
    return f"Win {told(spot)} of the Descent to get it."


def told(spot: Spot) -> str:
    """A table in words: ``“The vestry” in the first circle``."""
    number, _ = circle_of_spot(spot)
    return f"“{table_at(spot).title}” in the {ORDINALS[number % len(ORDINALS)]} circle"


def ruled(table: CircleTable) -> str:
    """What is played otherwise than usual at a table, in a sentence; nothing where all is as usual."""
    return f"House rule: {table.house_rule}" if table.house_rule else ""


def title_of(gift: Gift) -> str:
    """What a gift is called: ``the card back “Six wings”``."""
    match gift.kind:
        case GiftKind.BACK:
            name = back(gift.id).title
        case GiftKind.FELT:
            name = felt(gift.id).title
        case GiftKind.FACE:
            name = gift.id.title()
    return f"the {gift.kind.value} “{name}”"
