"""Devil, held to the position: prompts and captions."""

import re
from typing import Any

from game.devil.actions import Draw, EndDeal, GoOn
from game.devil.places import DISCARDS, STOCK
from tests.game.devil.truth.facts import (
    A_CARD,
    FACE,
    addressed,
    claim,
    code,
    drawn,
    fits,
    fitting,
    held,
    named,
    top,
    written,
)
from tests.game.truth import Told


@claim("prompt", rf".+ turn: lay (?P<wanted>.+) on the (?P<top>{FACE}): the sum ends in 5 or 9\.")
def _lay(found: re.Match[str], told: Told, _: Any) -> None:
    assert addressed(found[0], told)
    assert found["top"] == written(top(told))
    assert named(found["wanted"]) == fitting(told) & {written(card) for card in held(told)} != set()


@claim("prompt", r".+ turn: lay anything but a Special on the blank\.")
def _lay_on_blank(found: re.Match[str], told: Told, _: Any) -> None:
    assert addressed(found[0], told) and code(top(told)) == "B"
    assert fitting(told) == {written(card) for card in range(told.state.cards) if "S" not in code(card)}


@claim("prompt", rf".+ turn: nothing fits (?P<top>{A_CARD})\. Draw a card\.")
def _draw(found: re.Match[str], told: Told, _: Any) -> None:
    assert addressed(found[0], told) and found["top"].split(" ", 1)[1] == written(top(told))
    assert not any(fits(card, top(told)) for card in held(told))
    assert drawn(told, Draw()) == 1


@claim("prompt", r".+ turn: nothing fits .+\. Pass: there is nothing to draw\.")
def _pass(found: re.Match[str], told: Told, _: Any) -> None:
    assert addressed(found[0], told) and drawn(told, Draw()) == 0


@claim("prompt", r"(?P<who>\w+) chooses?: end the deal with the (?P<special>Special [14]), or go on\?")
def _choose(found: re.Match[str], told: Told, _: Any) -> None:
    assert told.seat_called(found["who"]) == told.state.turn
    assert found["special"] == written(top(told))
    assert told.game.legal(told.state, told.state.turn) == (EndDeal(), GoOn())


@claim("prompt", r"(?P<who>\w+) (?:is|are) to play\.")
def _wait(found: re.Match[str], told: Told, _: Any) -> None:
    assert told.seat_called(found["who"]) == told.game.to_move(told.state) != told.seat


@claim("prompt", r"The match is over: (?P<who>.+) won\.")
def _over(found: re.Match[str], told: Told, _: Any) -> None:
    totals = told.state.totals
    assert max(totals) >= told.state.target
    winners = [seat for seat, total in enumerate(totals) if total == min(totals)]
    assert told.seats_listed(found["who"]) == winners


@claim("caption", r"draw pile: (?P<count>\d+)")
def _count(found: re.Match[str], told: Told, place: Any) -> None:
    assert place == STOCK and int(found["count"]) == len(told.state.table.piles[STOCK])


@claim("caption", r"(?P<faces>.+) fit")
def _fit(found: re.Match[str], told: Told, place: Any) -> None:
    assert place == DISCARDS and told.game.to_move(told.state) is not None
    assert named(found["faces"]) == fitting(told)


@claim("caption", "anything fits but a Special")
def _fits_blank(found: re.Match[str], told: Told, place: Any) -> None:
    assert place == DISCARDS and told.game.to_move(told.state) is not None
    assert fitting(told) == {written(card) for card in range(told.state.cards) if "S" not in code(card)}


@claim("tally", r"(?P<points>\d+) points?(?P<dealer> · dealer)?")
def _tally(found: re.Match[str], told: Told, seat: Any) -> None:
    assert int(found["points"]) == sum(deal[seat] for deal in told.state.deals)
    assert bool(found["dealer"]) == (seat == told.state.dealer)
