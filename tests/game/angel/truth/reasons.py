"""Angel, held to the position: reasons."""

import re
from statistics import fmean
from typing import Any

from game.angel.actions import CallJudgementDay
from game.angel.places import STOCK, unseen
from game.angel.policy import enough
from tests.game.angel.truth.facts import (
    claim,
    held,
    may_come,
    total,
)
from tests.game.truth import Told


@claim("reason", "nobody has seen any of them, so each is as good")
def _unseen(found: re.Match[str], told: Told, action: Any) -> None:
    pile = told.view.piles[unseen(told.seat)]
    assert pile == (None,) * 5


@claim(
    "reason",
    r"discard it, and with the next card the hand counts (?P<mean>\d+) on average, "
    r"at best (?P<best>\d+) \(a chance of (?P<share>\d+)%\)"
    r"(; (?P<now>\d+) is too little to call, (?P<enough>\d+) would do)?",
)
def _hopes(found: re.Match[str], told: Told, action: Any) -> None:
    kept = [card for card in held(told) if card != action.card]
    counts = [total([*kept, card]) for card in may_come(told)]
    assert abs(int(found["mean"]) - fmean(counts)) <= 0.5
    assert int(found["best"]) == max(counts)
    assert abs(int(found["share"]) - 100 * counts.count(max(counts)) / len(counts)) <= 0.5
    now = total(held(told))
    assert (found["now"] is not None) == (fmean(counts) + 5 <= now < enough(told.view))
    if found["now"] is not None:
        assert int(found["now"]) == now
        assert now < int(found["enough"]) >= enough(told.view) > int(found["enough"]) - 1


@claim(
    "reason", r"it counts (?P<points>\d+), and with (?P<left>\d+) cards? to come (?P<enough>\d+) is enough .+"
)
def _enough(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, CallJudgementDay) and int(found["points"]) == total(held(told))
    assert int(found["left"]) == len(told.state.table.piles[STOCK])
    assert int(found["points"]) >= int(found["enough"]) >= enough(told.view) > int(found["enough"]) - 1
