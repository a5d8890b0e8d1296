"""Devil, held to the position: reasons."""

import re
from random import Random
from statistics import fmean
from typing import Any

from game.devil.actions import Draw, EndDeal, GoOn
from game.devil.imagining import imagine
from tests.game.devil.truth.facts import (
    claim,
    code,
    fits,
    held,
    others,
    points,
    top,
)
from tests.game.truth import Told


@claim("reason", "nothing fits")
def _only_draw(found: re.Match[str], told: Told, action: Any) -> None:
    assert action == Draw() and not any(fits(card, top(told)) for card in held(told))


@claim("reason", "nothing else fits")
def _only_card(found: re.Match[str], told: Told, action: Any) -> None:
    assert not others(told, action)


@claim("reason", "it is your last card")
def _last_card(found: re.Match[str], told: Told, action: Any) -> None:
    assert held(told) == [action.card]


@claim("reason", r"it takes (?P<points>\d+) points? out of your hand(?P<doubled>, where a Special doubles)?")
def _sheds(found: re.Match[str], told: Told, action: Any) -> None:
    rest = [card for card in held(told) if card != action.card]
    assert int(found["points"]) == points(held(told)) - points(rest) > 0
    assert bool(found["doubled"]) == any("S" in code(card) for card in held(told))


@claim("reason", r"you could follow it yourself, with (?P<count>\d+) cards?")
def _follows(found: re.Match[str], told: Told, action: Any) -> None:
    rest = [card for card in held(told) if card != action.card]
    assert int(found["count"]) == sum(fits(card, action.card) for card in rest) > 0


@claim("reason", "the next player is skipped")
def _skips_next(found: re.Match[str], told: Told, action: Any) -> None:
    assert code(action.card) in ("10", "S1", "S4")


@claim("reason", r"only (?P<count>\d+) of the (?P<all>\d+) cards you have not seen can go on it")
def _shuts(found: re.Match[str], told: Told, action: Any) -> None:
    shown = {card for pile in told.view.piles for card in pile}
    unseen = [card for card in range(told.state.cards) if card not in shown]
    assert len(unseen) == int(found["all"])
    assert int(found["count"]) == sum(fits(card, action.card) for card in unseen)


@claim(
    "reason",
    r"(?:to end now would cost|it ends the deal, which costs|"
    r"(?P<may>on it you may end the deal, which would cost)) you (?P<own>\d+),? and each of the "
    r"others some (?P<others>\d+) on average",
)
def _compares(found: re.Match[str], told: Told, action: Any) -> None:
    endings = [action, EndDeal()] if found["may"] else [EndDeal() if action == GoOn() else action]
    mover, then = told.state.turn, told.after(*endings)
    assert int(found["own"]) == then.deals[-1][mover]
    random = Random(1)
    costs = []
    for _ in range(100):
        imagined = imagine(told.view, random)
        for ending in endings:
            told.game.apply(imagined, mover, ending)
        got = imagined.deals[-1]
        costs.append((sum(got) - got[mover]) / (len(got) - 1))
    assert abs(int(found["others"]) - fmean(costs)) < 0.3 * fmean(costs) + 5, fmean(costs)
