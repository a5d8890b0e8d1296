"""Which cards go to somebody together: a trick, or all that a battle was fought with, swept to its winner."""

from collections.abc import Callable, Sequence

from game.events import Event, Moved
from game.table import Place, sees
from scenes.table.animation.card_motion import THROWN, Way, swept
from scenes.table.view.table_layout import HAND

Middle = Callable[[int], tuple[int, int]]
"""The middle of a place, in pixels."""


def ways(events: Sequence[Event], places: Sequence[Place], middle_of: Middle) -> list[Way]:
    """How the card of each event goes: several that everybody saw go to one owner together."""
    found = [THROWN] * len(events)
    run: list[tuple[int, Moved]] = []
    for index, event in enumerate([*events, None]):
        won = event if isinstance(event, Moved) and is_won(event, places) else None
        if run and (won is None or won.target != run[0][1].target):
            _sweep(found, run, middle_of)
            run = []
        if won is not None:
            run.append((index, won))
    return found


def _sweep(found: list[Way], run: Sequence[tuple[int, Moved]], middle_of: Middle) -> None:
    """Send the cards of a run along one way, through the middle of where they lay; a single one is thrown."""
    if len(run) < 2:
        return
    middles = [middle_of(event.source) for _, event in run]
    x, y = (sum(parts) / len(middles) for parts in zip(*middles, strict=True))
    for index, _ in run:
        found[index] = swept(x, y)


def is_won(event: Moved, places: Sequence[Place]) -> bool:
    """Return True if a card that everybody sees goes to what somebody keeps."""
    source, target = places[event.source], places[event.target]
    in_sight = sees(source, None) and source.kind.name != HAND
    return in_sight and target.seat is not None and target.kind.name != HAND
