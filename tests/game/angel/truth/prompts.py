"""Angel, held to the position: prompts and captions."""

import re
from typing import Any

from game.angel.actions import CallJudgementDay, Discard
from game.angel.phases import Playing, TurningUp
from game.angel.places import STOCK, TRASH, unseen
from tests.game.angel.truth.facts import (
    BONUSES,
    COMBINATION,
    DECK,
    addressed,
    claim,
    counts_so,
    held,
    value,
    winners,
)
from tests.game.truth import Told


@claim(
    "prompt",
    rf"Your turn: discard a card, or call Judgement Day\. The hand counts (?P<points>\d+)"
    rf"(?: with (?P<combination>{COMBINATION}))?\.",
)
def _discard_or_call(found: re.Match[str], told: Told, _: Any) -> None:
    assert addressed(found[0], told) and CallJudgementDay() in told.view.legal
    assert any(isinstance(action, Discard) for action in told.view.legal)
    counts_so(found["points"], found["combination"], held(told))


@claim("prompt", r"Your turn: turn up any of your five cards\. It is out; the lowest goes first\.")
def _choose_a_back(found: re.Match[str], told: Told, _: Any) -> None:
    assert addressed(found[0], told) and isinstance(told.state.phase, TurningUp)
    assert len(told.state.table.piles[unseen(told.state.turn)]) == len(told.view.legal) == 5


@claim("prompt", r"(?P<who>\w+) chooses a card to turn up\.")
def _chooses(found: re.Match[str], told: Told, _: Any) -> None:
    assert isinstance(told.state.phase, TurningUp)
    assert told.seat_called(found["who"]) == told.state.turn != told.seat


@claim("prompt", r"(?P<who>\w+) is to play\.")
def _wait(found: re.Match[str], told: Told, _: Any) -> None:
    assert isinstance(told.state.phase, Playing)
    assert told.seat_called(found["who"]) == told.state.turn != told.seat


@claim("prompt", r"The match is over: (?P<who>.+) won\.")
def _over(found: re.Match[str], told: Told, _: Any) -> None:
    assert told.seats_listed(found["who"]) == winners(told)


@claim("caption", r"(?P<name>play pile|trash): (?P<count>\d+)")
def _count(found: re.Match[str], told: Told, place: Any) -> None:
    assert place == (STOCK if found["name"] == "play pile" else TRASH)
    assert int(found["count"]) == len(told.state.table.piles[place])


@claim("tally", r"(?P<credits>\d+) credits?(?P<dealer> · dealer)?")
def _tally(found: re.Match[str], told: Told, seat: Any) -> None:
    assert int(found["credits"]) == 5 + sum(deal[seat] for deal in told.state.deals)
    assert bool(found["dealer"]) == (seat == told.state.dealer)


@claim(
    "note",
    "Cards and one bonus",
    r"ace (?P<ace>\d+), Angel (?P<angel>\d+), Devil (?P<devil>\d+)",
    rf"(?P<combination>{COMBINATION}): (?P<points>\d+)",
)
def _bonuses(found: re.Match[str], told: Told, _: Any) -> None:
    if "ace" in found.groupdict():
        worth = [value(DECK.cards(code)[0]) for code in ("AS", "AG", "DV")]
        assert list(map(int, found.groups())) == worth == [1, 15, 0]
    if "combination" in found.groupdict():
        assert BONUSES[found["combination"]] == int(found["points"])
