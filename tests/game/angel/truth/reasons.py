"""Angel, held to the position: reasons."""

import re
from statistics import fmean
from typing import Any

from game.angel.actions import CallJudgementDay
from game.angel.places import STOCK, unseen
from game.angel.policy import enough
from tests.game.angel.truth.facts import (
    COMBINATION,
    all_of,
    bonus,
    claim,
    code,
    held,
    may_come,
    total,
    written,
)
from tests.game.truth import Told


@claim("reason", "nobody has seen any of them, so each is as good")
def _unseen(found: re.Match[str], told: Told, action: Any) -> None:
    pile = told.view.piles[unseen(told.seat)]
    assert pile == (None,) * 5


THEN = (
    r"(?P<mean>\d+) on average"
    r"(; it counts (?P<now>\d+) now, and experienced players call with (?P<enough>\d+) or more)?"
)
SPECIAL = ("DV", "AG")
SUITS = {"spade": "S", "heart": "H", "diamond": "D", "club": "C"}


def _on_average(found: re.Match[str], told: Told, action: Any) -> None:
    """What the hand counts with a card that may come, and why it is not called now, if that is told."""
    kept = [card for card in held(told) if card != action.card]
    counts = [total([*kept, card]) for card in may_come(told)]
    assert abs(int(found["mean"]) - fmean(counts)) <= 0.5
    now = total(held(told))
    assert (found["now"] is not None) == (fmean(counts) + 5 <= now < enough(told.view))
    if found["now"] is not None:
        assert int(found["now"]) == now
        assert now < int(found["enough"]) >= enough(told.view) > int(found["enough"]) - 1


def _meant(words: str, told: Told) -> set[int]:
    """The cards that may come and are called so: by their suit, by their rank, or each by itself."""
    coming = may_come(told)
    kind = words.removeprefix("an ").removeprefix("a ")
    if kind in SUITS:
        return {card for card in coming if code(card) not in SPECIAL and code(card)[-1] == SUITS[kind]}
    if kind != words:
        rank = kind.replace("ace", "A")
        alike = {card for card in coming if code(card) not in SPECIAL and code(card)[:-1] == rank}
        assert len(alike) > 1, "one card is named by itself"
        return alike
    named = {card for card in coming if written(card) == words}
    assert len(named) == 1, words
    return named


@claim("reason", rf"discard it, and with the next card the hand counts {THEN}")
def _no_hope(found: re.Match[str], told: Told, action: Any) -> None:
    _on_average(found, told, action)
    kept = [card for card in held(told) if card != action.card]
    assert not any(bonus([*kept, card])[0] > bonus(kept)[0] for card in may_come(told))


@claim(
    "reason",
    rf"discard it and hope for (?P<name>{COMBINATION}), with (?P<cards>.+) "
    rf"\(a chance of (?P<share>\d+)%\); all in all the hand counts {THEN}",
)
def _hopes(found: re.Match[str], told: Told, action: Any) -> None:
    _on_average(found, told, action)
    kept = [card for card in held(told) if card != action.card]
    having = {card: {name: points for points, name in all_of([*kept, card])} for card in may_come(told)}
    making = {card for card, names in having.items() if found["name"] in names}
    meant = [_meant(words, told) for words in re.split(r", | or ", found["cards"])]
    assert set().union(*meant) == making and sum(map(len, meant)) == len(making)
    assert abs(int(found["share"]) - 100 * len(making) / len(having)) <= 0.5
    before = bonus(kept)[0]
    gains: dict[str, int] = {}
    for names in having.values():
        for name, points in names.items():
            gains[name] = gains.get(name, 0) + points - before
    assert gains[found["name"]] == max(gains.values()) > 0, "nothing promises more"


@claim(
    "reason",
    r"it counts (?P<points>\d+); with (?P<left>\d+) cards? left in the play pile "
    r"experienced players call from (?P<enough>\d+) up",
)
def _enough(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, CallJudgementDay) and int(found["points"]) == total(held(told))
    assert int(found["left"]) == len(told.state.table.piles[STOCK])
    assert int(found["points"]) >= int(found["enough"]) >= enough(told.view) > int(found["enough"]) - 1
