"""Why a seat at Devil should do something, in words for a hint."""

from dataclasses import astuple
from random import Random
from statistics import fmean
from typing import Final

from game.cards import Card
from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.cards import FITS, RANK, Rank
from game.devil.imagining import imagine, unseen_cards
from game.devil.moves import DevilAction
from game.devil.phases import Choosing
from game.devil.places import hand
from game.devil.policy import merits, own
from game.devil.scoring import ENDING, SPECIALS, hand_points
from game.devil.view import DevilView
from game.devil.words.naming import special_of
from game.sentences import plural

IMAGINED: Final = 100
"""Positions that are imagined for an average."""


def reason(view: DevilView, action: DevilAction) -> str:
    """What speaks for an action, as the end of a sentence; nothing where little does."""
    match action:
        case EndDeal() | GoOn():
            mine, theirs = _compared(view)
            return f"to end now would cost you {mine}, and each of the others some {theirs:.0f} on average"
        case Discard(card=card):
            return _why_lay(view, card)
        case Draw():
            return "nothing fits"


def _others_count(view: DevilView) -> float:
    """What each of the other hands counts on average, over positions that agree with what is known."""
    random = Random(0)
    others = [seat for seat in range(view.seats) if seat != view.seat]
    imagined = [imagine(view, random).table.piles for _ in range(IMAGINED)]
    return fmean(hand_points(piles[hand(seat)]) for piles in imagined for seat in others)


def _compared(view: DevilView) -> tuple[int, float]:
    """What ending on the Special that was laid would cost this seat, and each of the others on average."""
    assert isinstance(view.phase, Choosing)
    return 2 * hand_points(own(view)), ENDING[special_of(view.phase)] * _others_count(view)


def _why_lay(view: DevilView, card: Card) -> str:
    """The merit in which the card is furthest ahead of the others that fit."""
    rest = [other for other in own(view) if other != card]
    others = [other.card for other in view.legal if isinstance(other, Discard) and other.card != card]
    if RANK[card] is Rank.ONIFUDA:
        return _why_onifuda(view, rest, others)
    if not rest:
        return "it is your last card"
    if not others:
        return "nothing else fits"
    if RANK[card] in SPECIALS and (ending := _why_end_with(view, card, rest)):
        return ending
    usual = [fmean(merit) for merit in zip(*(astuple(merits(view, other)) for other in others), strict=True)]
    apart = [mine - other for mine, other in zip(astuple(merits(view, card)), usual, strict=True)]
    if max(apart) <= 0:
        return ""
    return _merit_words(view, card, rest)[apart.index(max(apart))]


def _why_end_with(view: DevilView, card: Card, rest: list[Card]) -> str:
    """A Special that may end the deal at once is laid for that, where it would cost less than the others."""
    mine, theirs = 2 * hand_points(rest), ENDING[RANK[card]] * _others_count(view)
    if mine >= theirs:
        return ""
    cost = f"cost you {mine}, and each of the others some {theirs:.0f} on average"
    return f"on it you may end the deal, which would {cost}"


def _why_onifuda(view: DevilView, rest: list[Card], others: list[Card]) -> str:
    mine, theirs = 2 * hand_points(rest), ENDING[Rank.ONIFUDA] * _others_count(view)
    if mine < theirs:
        return f"it ends the deal, which costs you {mine} and each of the others some {theirs:.0f} on average"
    return "" if others else "nothing else fits"


def _merit_words(view: DevilView, card: Card, rest: list[Card]) -> tuple[str, ...]:
    """In the order of ``Merits``."""
    unseen = unseen_cards(view)
    follow = sum(FITS[card][other] for other in rest)
    shut = sum(FITS[card][other] for other in unseen)
    shed = plural(hand_points([*rest, card]) - hand_points(rest), "point")
    doubled = ", where a Special doubles" if any(RANK[other] in SPECIALS for other in [*rest, card]) else ""
    return (
        f"it takes {shed} out of your hand{doubled}",
        f"you could follow it yourself, with {plural(follow, 'card')}",
        "the next player is skipped",
        f"only {shut} of the {len(unseen)} cards you have not seen can go on it",
    )
