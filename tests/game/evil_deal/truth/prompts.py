"""What is wanted, in the prompt."""

import re
from typing import Any

from game.deal_cycle import OVER
from game.events import MatchEnded
from game.evil_deal.phases import Burying, Leading, Naming, Picking
from game.evil_deal.places import STACKS, TRICKS, TRUMPS
from tests.game.evil_deal.truth.base import (
    CARD,
    EXCHANGES,
    addressed,
    claim,
    hand,
    phase,
    suit,
    written,
)
from tests.game.truth import Told


@claim("prompt", r".+ turn: pick one of the two unseen stacks\.")
def _pick(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    phase(told, Picking)
    assert [len(told.state.table.piles[place]) for place in STACKS[told.state.turn]] == [12, 12]


@claim("prompt", r".+ turn: say which trump card rules which half(?P<plain>, or play without a trump)?\.")
def _name(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    phase(told, Naming)
    one, other = told.state.table.piles[TRUMPS[told.state.turn]]
    assert bool(found["plain"]) == (suit(one) == suit(other))


@claim("prompt", r".+ turn: discard one card, unseen by the other player\.")
def _discard(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    phase(told, Burying)
    assert len(hand(told)) == 13 and len(told.game.legal(told.state, told.state.turn)) == 12


@claim(
    "prompt",
    rf".+ turn: (?:answer (?P<led>{CARD}),|lead) the (?P<exchange>\w+) exchange"
    r"(?P<takes>, for the trick)?\.",
)
def _play(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    piles = [told.state.table.piles[place] for place in TRICKS]
    number = min(map(len, piles))
    assert found["exchange"] == EXCHANGES[number] and bool(found["takes"]) == (number == 2)
    if found["led"]:
        led = piles[1 - told.state.turn][-1]
        assert len(piles[1 - told.state.turn]) == number + 1 and found["led"] == written(led)
    else:
        phase(told, Leading)


@claim("prompt", r"(?P<who>\w+) wins? the match by (?P<lead>\d+) points\.")
@claim("narrate", r"(?P<who>\w+) wins? the match by (?P<lead>\d+) points\.")
def _won(found: re.Match[str], told: Told, event: Any) -> None:
    totals, seat = told.state.totals, told.seat_called(found["who"])
    assert told.state.phase is OVER and totals[seat] >= 666 and totals[seat] == max(totals)
    assert int(found["lead"]) == totals[seat] - totals[1 - seat]
    assert event is None or event == MatchEnded((seat,))
