"""What a card does."""

import re
from dataclasses import replace
from typing import Any

from game.cards import Card
from game.evil_deal.actions import Cross, SideBySide
from game.evil_deal.phases import Following, Leading, Naming
from game.evil_deal.places import TRUMPS
from tests.game.evil_deal.truth.base import (
    EXCHANGES,
    SUIT,
    claim,
    of_half,
    phase,
    rank,
    running_trump,
    suit,
    takes,
    trump,
)
from tests.game.evil_deal.truth.captions import not_laid
from tests.game.truth import Told


@claim(
    "close-up",
    rf"Wins an exchange in which (?P<suit>{SUIT}) are led, unless a higher one(?P<trump> or a trump)? is played\. "
    r"Aces are high\.",
)
def _plain_card(found: re.Match[str], told: Told, card: Any) -> None:
    assert suit(card) == found["suit"]
    if isinstance(told.state.phase, Leading | Following):
        assert bool(found["trump"]) == (running_trump(told) != "no trump") and running_trump(told) != suit(
            card
        )
        assert takes(min(range(52), key=rank), card, running_trump(told)) is False or found["trump"]


@claim("close-up", r"Trump in this trick: it takes any card of another suit\. Aces are high\.")
def _trump_card(found: re.Match[str], told: Told, card: Any) -> None:
    assert isinstance(told.state.phase, Leading | Following) and suit(card) == running_trump(told)
    assert all(takes(card, other, suit(card)) for other in range(52) if suit(other) != suit(card))


def _lies(told: Told, card: Card) -> int:
    """Before whom a trump card lies."""
    return next(seat for seat in range(2) if card in told.state.table.piles[TRUMPS[seat]])


@claim(
    "close-up",
    r"A trump card: its suit will be trump in one half, in the tricks that its owner opens\. "
    r"(?:Only two of one suit could be laid for no trump"
    r"|(?P<both>Both are of one suit, so they may be laid side by side, for no trump, which pays more))\.",
)
def _to_be_laid(found: re.Match[str], told: Told, card: Any) -> None:
    seat = _lies(told, card)
    not_laid(found, told, TRUMPS[seat])
    assert (found["both"] is not None) == (
        len({suit(other) for other in told.state.table.piles[TRUMPS[seat]]}) == 1
    )
    if isinstance(told.state.phase, Naming) and seat == told.state.turn:
        assert (found["both"] is not None) == any(
            isinstance(action, SideBySide) for action in told.game.legal(told.state, seat)
        )


LATER = r"(?P<later>It stays on the table|It is taken up between the halves)\."


@claim(
    "close-up",
    rf"Laid side by side: its owner opens every trick without a trump, for 66 more from the fifth trick on\. {LATER}",
)
def _beside(found: re.Match[str], told: Told, card: Any) -> None:
    state, seat = told.state, _lies(told, card)
    laid = state.phase.theirs if not state.firsts else None
    assert isinstance(laid, SideBySide) or state.side_by_side[seat]
    first = laid.first if laid else state.firsts[seat]
    assert (card == first) == ("taken up" in found["later"])


@claim(
    "close-up",
    rf"Names (?P<suit>{SUIT}) for the (?P<half>first|second) half; "
    rf"(?:(?P<can>(?:you|the dealer) can still cancel that)|no trump card of (?:yours|the dealer's) can cancel that)"
    rf"\. {LATER}",
)
def _may_be_cancelled(found: re.Match[str], told: Told, card: Any) -> None:
    laid = phase(told, Naming).theirs
    assert (
        isinstance(laid, Cross) and _lies(told, card) == 1 - told.state.dealer and suit(card) == found["suit"]
    )
    assert (card == laid.first) == (found["half"] == "first") == ("taken up" in found["later"])
    dealer, half = told.state.dealer, EXCHANGES.index(found["half"])
    assert ("you" in found[0]) == (told.cast.you == dealer)
    told_by = [action for action in told.game.legal(told.state, dealer) if isinstance(action, Cross)]
    then = [replace(told, state=replace(told, seat=dealer).after(action)) for action in told_by]
    cancelled = [trump(after, 1 - dealer, half) == "no trump" for after in then]
    assert bool(found["can"]) == any(cancelled)


@claim(
    "close-up",
    rf"Both players named (?P<suit>{SUIT}) for the (?P<half>first|second) half, so it is cancelled: nobody has a trump, "
    rf"and nobody is paid more\. {LATER}",
    rf"(?P<opens>Spades|Hearts|Diamonds|Clubs) are trump in the tricks that its owner opens in the "
    rf"(?P<half>first|second) half\. {LATER}",
)
def _rules_a_half(found: re.Match[str], told: Told, card: Any) -> None:
    half, seat = EXCHANGES.index(found["half"]), _lies(told, card)
    assert card == of_half(told, seat, half) and (half == 0) == ("taken up" in found["later"])
    if found[0].startswith("Both"):
        assert [suit(of_half(told, who, half)) for who in range(2)] == [found["suit"]] * 2
        assert trump(told, seat, half) == "no trump" and told.state.side_by_side == (False, False)
    else:
        assert found["opens"].lower() == suit(card) == trump(told, seat, half)
