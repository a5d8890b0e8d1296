"""What is promised of an action."""

import re
from dataclasses import replace
from typing import Any

from game.evil_deal.actions import Cross, SideBySide
from game.evil_deal.events import ExchangeWon, TrickTaken
from game.evil_deal.phases import Leading
from game.evil_deal.places import BURIED, HANDS, STACKS, TRICKS, TRUMPS
from tests.game.evil_deal.truth.base import CARD, RULED, claim, ruled, suit, written
from tests.game.truth import Told


@claim("preview", r"The first hand; the other stack stays unseen until the second half")
def _first_hand(found: re.Match[str], told: Told, action: Any) -> None:
    stacks = [told.state.table.piles[place] for place in STACKS[told.state.turn]]
    then = told.after(action).table.piles
    assert set(then[HANDS[told.state.turn]]) == set(stacks[action.number])
    assert then[STACKS[told.state.turn][1 - action.number]] == stacks[1 - action.number]


CLASH = r"(?P<unless>, unless cancelled)?"
LOST = r" \(no 66\)"
"""Nothing is paid for a cancelled suit: only for a choice (ED-14)."""


@claim(
    "preview",
    rf"First (?P<one>{RULED})(?:{LOST})?, then (?P<two>{RULED})(?:{LOST})?{CLASH}; "
    rf"(?P<card>{CARD}) joins later",
)
@claim(
    "preview",
    rf"(?P<both>(?i:{RULED}))(?:{LOST})? in both halves{CLASH}; (?P<card>{CARD}) joins later",
)
def _cross(found: re.Match[str], told: Told, action: Any) -> None:
    seat, then = told.state.turn, told.after(action)
    assert isinstance(action, Cross) and found["card"] == written(action.first)
    _joins(told, action)
    if then.firsts:
        after = replace(told, state=then)
        assert not found["unless"]
        assert _promised(found) == [ruled(after, seat, half) for half in range(2)]
        assert found[0].count("no 66") == any("cancelled" in words for words in _promised(found))
        assert not then.side_by_side[seat], "so it pays nothing more"
        return
    assert "66" not in found[0]
    cards = [action.first, *(card for card in told.state.table.piles[TRUMPS[seat]] if card != action.first)]
    assert _promised(found) == [suit(card) for card in cards]
    cancelled = {
        half
        for half in range(2)
        for laid in told.game.legal(then, 1 - seat)
        if _laid(told, then, 1 - seat, laid)[half] == suit(cards[half])
    }
    assert bool(found["unless"]) == bool(cancelled)


def _joins(told: Told, action: Any) -> None:
    """ED-13: the trump card of the first half is the one that is taken up later; it lies on the pile's top."""
    assert told.after(action).table.piles[TRUMPS[told.state.turn]][-1] == action.first


def _promised(found: re.Match[str]) -> list[str]:
    """The suits of the halves; one that rules both is told once."""
    if "both" in found.groupdict():
        return [found["both"].lower()] * 2
    assert found["one"] != found["two"]
    return [found["one"], found["two"]]


def _laid(told: Told, state: Any, seat: int, laid: Any) -> list[str | None]:
    """The suits that a way of laying trump cards names for the halves."""
    if isinstance(laid, SideBySide):
        return [None, None]
    return [suit(laid.first), *(suit(card) for card in state.table.piles[TRUMPS[seat]] if card != laid.first)]


@claim(
    "preview",
    rf"\+66 a trick from your fifth; (?P<card>{CARD}) joins later",
)
def _plain(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, SideBySide) and found["card"] == written(action.first)
    _joins(told, action)
    one, other = told.state.table.piles[TRUMPS[told.state.turn]]
    assert suit(one) == suit(other)


@claim("preview", rf"(?P<card>{CARD}) is out of the deal, and nobody else sees it")
def _bury(found: re.Match[str], told: Told, action: Any) -> None:
    then = told.after(action)
    assert found["card"] == written(then.table.piles[BURIED[told.state.turn]][0])
    assert told.game.view(then, 1 - told.state.turn).piles[BURIED[told.state.turn]] == (None,)


@claim("preview", rf"Lead (?P<card>{CARD})(?P<last>: whoever wins takes the trick)?")
def _lead(found: re.Match[str], told: Told, action: Any) -> None:
    assert found["card"] == written(action.card)
    assert bool(found["last"]) == (len(told.state.table.piles[TRICKS[told.state.turn]]) == 2)


@claim(
    "preview",
    "(?P<wins>Takes the trick|Wins the exchange and leads the next)",
    "(?P<loses>Gives up the trick|Gives up the exchange)",
)
def _answer(found: re.Match[str], told: Told, action: Any) -> None:
    then, seat = told.after(action), told.state.turn
    events = then.table.events
    won = [event.seat for event in events if isinstance(event, ExchangeWon)]
    assert (won == [seat]) == found[0].startswith(("Takes", "Wins"))
    assert found[0].endswith("the trick") == any(isinstance(event, TrickTaken) for event in events)
    if found[0].endswith("leads the next"):
        assert then.turn == seat and isinstance(then.phase, Leading)
