"""Devil, held to the position: previews."""

import re
from typing import Any

from game.devil.actions import EndDeal, GoOn
from game.devil.places import DISCARDS, STOCK, hand
from game.events import Moved
from tests.game.devil.truth.facts import (
    FITS,
    claim,
    drawn,
    ended,
    fits,
    held,
    points,
    sum_is_so,
    top,
)
from tests.game.truth import Told


@claim("preview", FITS)
def _plain(found: re.Match[str], told: Told, action: Any) -> None:
    sum_is_so(found, told, action)
    then = told.after(action)
    assert not ended(told, action) and then.turn == (told.state.turn + 1) % told.state.seats


@claim("preview", rf"{FITS}; the next player is skipped", rf"{FITS}; play again, the other is skipped")
def _skips(found: re.Match[str], told: Told, action: Any) -> None:
    sum_is_so(found, told, action)
    then = told.after(action)
    assert then.turn == (told.state.turn + 2) % told.state.seats
    assert ("again" in found[0]) == (then.turn == told.state.turn)


@claim("preview", rf"{FITS}; then end the deal or go on")
def _then_choose(found: re.Match[str], told: Told, action: Any) -> None:
    sum_is_so(found, told, action)
    assert told.game.legal(told.after(action), told.state.turn) == (EndDeal(), GoOn())


@claim("preview", rf"{FITS}: the last card, the deal ends(?: and the others count × (?P<times>\d))?")
def _goes_out(found: re.Match[str], told: Told, action: Any) -> None:
    sum_is_so(found, told, action)
    times, piles = int(found["times"] or 1), told.state.table.piles
    expected = tuple(
        0 if seat == told.state.turn else times * points(piles[hand(seat)])
        for seat in range(told.state.seats)
    )
    assert told.after(action).deals[-1] == expected


@claim("preview", "Goes on anything: the deal ends, and every hand counts double")
def _ends_all(found: re.Match[str], told: Told, action: Any) -> None:
    piles, seats = told.state.table.piles, range(told.state.seats)
    left = [[card for card in piles[hand(seat)] if card != action.card] for seat in seats]
    assert told.after(action).deals[-1] == tuple(2 * points(cards) for cards in left)


@claim("preview", r"This hand counts (?P<own>\d+) × 2 = (?P<double>\d+); theirs count (?P<times>.+)")
def _costs(found: re.Match[str], told: Told, action: Any) -> None:
    times = {"double too": 2, "once": 1}[found["times"]]
    piles = told.state.table.piles
    got = told.after(action).deals[-1]
    for seat in range(told.state.seats):
        assert got[seat] == points(piles[hand(seat)]) * (2 if seat == told.state.turn else times)
    assert (int(found["own"]), int(found["double"])) == (points(held(told)), got[told.state.turn])


@claim("preview", r"The next player (?:draws (?P<count>\d)|finds nothing to draw) and is skipped")
def _goes_on(found: re.Match[str], told: Told, action: Any) -> None:
    assert drawn(told, action) == int(found["count"] or 0)
    assert told.after(action).turn == (told.state.turn + 2) % told.state.seats or ended(told, action)


@claim("preview", "Draw one: if it fits it is laid at once, else your turn is over")
def _draws(found: re.Match[str], told: Told, action: Any) -> None:
    assert told.state.table.piles[STOCK] and drawn(told, action) == 1
    drawn_card = told.state.table.piles[STOCK][-1]
    then = told.after(action)
    laid = any(
        isinstance(event, Moved) and (event.card, event.target) == (drawn_card, DISCARDS)
        for event in then.table.events
    )
    assert laid == fits(drawn_card, top(told)) or ended(told, action)


@claim(
    "preview",
    r"Shuffle (?P<count>\d+) discards? into a new stock and draw one: if it fits it is laid at once",
)
def _shuffles(found: re.Match[str], told: Told, action: Any) -> None:
    assert not told.state.table.piles[STOCK]
    assert int(found["count"]) == len(told.state.table.piles[DISCARDS]) - 1 > 0
    assert drawn(told, action) == 1


@claim("preview", "Pass: there is nothing to draw")
def _passes(found: re.Match[str], told: Told, action: Any) -> None:
    assert drawn(told, action) == 0
