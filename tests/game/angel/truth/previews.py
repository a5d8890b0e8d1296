"""Angel, held to the position: previews."""

import re
from typing import Any

from game.angel.actions import CallJudgementDay
from game.angel.events import LastCardDrawn
from game.angel.places import STOCK, TRASH, unseen
from game.events import Moved
from tests.game.angel.truth.facts import (
    A_CARD,
    COMBINATION,
    claim,
    counts_so,
    held,
    written,
)
from tests.game.truth import Told


@claim("preview", "Turn this one up; it is out for this deal")
def _turns_up(found: re.Match[str], told: Told, action: Any) -> None:
    card = told.state.table.piles[unseen(told.seat)][action.slot]
    assert told.after(action).table.piles[TRASH][-1] == card


@claim(
    "preview",
    rf"Discard (?P<gone>{A_CARD}), keep (?P<cards>{A_CARD}, {A_CARD} and {A_CARD})(?P<last>; the last card .+)?",
)
def _keeps(found: re.Match[str], told: Told, action: Any) -> None:
    kept = [card for card in held(told) if card != action.card]
    assert found["gone"] == written(action.card)
    assert re.split(r", | and ", found["cards"]) == [written(card) for card in kept]
    events = told.after(action).table.events
    assert bool(found["last"]) == (LastCardDrawn() in events)
    drawn = next(event.card for event in events if isinstance(event, Moved) and event.source == STOCK)
    assert drawn == told.state.table.piles[STOCK][-1]


@claim("preview", rf"Your hand counts (?P<points>\d+)(?: with (?P<combination>{COMBINATION}))?")
def _stands_on(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, CallJudgementDay)
    counts_so(found["points"], found["combination"], held(told))
