"""Actions of Devil in words: gestures, previews, and the reasons of a hint."""

from dataclasses import astuple, dataclass
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

from game.cards import Card
from game.contract.table import Carry, Gesture, Press, Touch
from game.devil.actions import DevilAction, Discard, Draw, EndDeal, GoOn
from game.devil.cards import BLANK, DECK_440, DRAWS, FITS, ONIFUDA, RANK, Rank, points_of
from game.devil.determinize import determinize
from game.devil.policy import merits
from game.devil.position import DISCARDS, STOCK, Choosing, hand
from game.devil.scoring import ENDING, GOING_OUT, SPECIALS, hand_points
from game.devil.view import DevilView
from game.sentences import Cast, plural

SAMPLES: Final = 100
"""Positions sampled for an average."""


def gesture(_view: DevilView, action: DevilAction) -> Gesture:
    """Return how an action is done: a card carried to the discard pile, a click, or a button."""
    match action:
        case Discard(card=card):
            return Carry((card,), DISCARDS)
        case Draw():
            return Touch(STOCK)
        case EndDeal():
            return Press("End the deal", "E")
        case GoOn():
            return Press("Keep going", "K")


def order(view: DevilView, action: DevilAction) -> str:
    """Return an action as an order."""
    match action:
        case Discard(card=card):
            return f"play the {DECK_440.text(card)}"
        case Draw():
            return "draw a card" if view.drawable else "pass"
        case EndDeal():
            return "end the deal"
        case GoOn():
            return "keep going"


def preview(view: DevilView, action: DevilAction) -> str:
    """Return the sum a card would make and what it does, or what a choice would cost."""
    match action:
        case Discard(card=card):
            return " ".join(filter(None, (f"{summed(card, view.top)}.", _effect(view, card))))
        case EndDeal():
            return _ending(view)
        case GoOn():
            return _going_on(view)
        case Draw():
            return _drawing(view)


def summed(card: Card, top: Card) -> str:
    """Return the sum a card makes on another, or why it fits without one: ``9 + 6 = 15``."""
    face, below = DECK_440.faces[card], DECK_440.faces[top]
    if face is ONIFUDA:
        return "It fits anything"
    if face is BLANK:
        return "It fits any number"
    if below is BLANK:
        return "Any number fits a blank"
    number, under = points_of(face), points_of(below)
    return f"{under} + {number} = {under + number}"


_OUT = {
    1: "That's your last card. You go out!",
    2: "That's your last card. You go out, and every other hand doubles!",
    4: "That's your last card. You go out, and every other hand counts four times!",
}


def _effect(view: DevilView, card: Card) -> str:
    """DV-10 to DV-14, DV-16, DV-17: tell the effect of playing a card."""
    rank = RANK[card]
    if DECK_440.faces[card] is ONIFUDA:
        return "The deal ends, and every hand counts double."
    if len(view.hand) == 1:
        return _OUT[GOING_OUT.get(rank, 1)]
    if rank is Rank.TEN:
        return "You play again." if view.seats == 2 else "The next player misses a turn."
    return "Then end the deal, or keep going." if DRAWS[card] else ""


def _ending(view: DevilView) -> str:
    """DV-11, DV-12: say what ending the deal costs."""
    assert isinstance(view.phase, Choosing)
    cost = hand_points(view.hand) * 2
    if RANK[view.phase.special] is Rank.SPECIAL_1:
        return f"You score {cost}. Everyone else's hand doubles too."
    return f"You score {cost}. Nobody else's hand doubles."


def _going_on(view: DevilView) -> str:
    """DV-9, DV-11, DV-12: tell the cards that the next player can draw, no more than there are."""
    assert isinstance(view.phase, Choosing)
    count = min(DRAWS[view.phase.special], view.drawable)
    if not count:
        return "The next player misses a turn."
    return f"The next player draws {count} and misses a turn."


def _drawing(view: DevilView) -> str:
    """DV-8, DV-9: ask for a draw, or a pass when there's nothing to draw."""
    if not view.drawable:
        return "Pass. There's nothing to draw."
    if view.piles[STOCK]:
        return "Draw. If it fits, it's played."
    return "Shuffle the discards and draw."


@dataclass(frozen=True, slots=True)
class LastCard:
    """The last card of the hand."""


@dataclass(frozen=True, slots=True)
class OnlyMove:
    """The only legal action."""


@dataclass(frozen=True, slots=True)
class CostsToEnd:
    """The cost of ending the deal for this seat, and for each of the others on average."""

    mine: int
    theirs: int
    now: bool
    """False if the card that may end it is still to be played."""


@dataclass(frozen=True, slots=True)
class Sheds:
    """Points that leave the hand."""

    points: int
    doubled: bool
    """True if a Special in the hand doubles them."""


@dataclass(frozen=True, slots=True)
class Follows:
    """Cards of the hand that fit on it."""

    cards: int


@dataclass(frozen=True, slots=True)
class SkipsNext:
    """A turn that the next seat misses."""


@dataclass(frozen=True, slots=True)
class ShutsOut:
    """The few hidden cards that fit on it."""

    fitting: int
    hidden: int


Reason: TypeAlias = LastCard | OnlyMove | CostsToEnd | Sheds | Follows | SkipsNext | ShutsOut


def why(view: DevilView, action: DevilAction) -> Reason | None:
    """Return the reason for an action; None where there is little."""
    match action:
        case EndDeal() | GoOn():
            assert isinstance(view.phase, Choosing)
            return _cost(view, RANK[view.phase.special], view.hand, now=True)
        case Discard(card=card):
            return _why_play(view, card)
        case Draw():
            return OnlyMove()


def _cost(view: DevilView, special: Rank, left: list[Card], *, now: bool) -> CostsToEnd:
    """DV-11, DV-12, DV-16: compute the cost, an average over positions that agree with what is known."""
    random = Random(0)
    others = [seat for seat in range(view.seats) if seat != view.seat]
    sampled = [determinize(view, random).table.piles for _ in range(SAMPLES)]
    theirs = fmean(hand_points(piles[hand(seat)]) for piles in sampled for seat in others)
    return CostsToEnd(2 * hand_points(left), round(ENDING[special] * theirs), now)


def _why_play(view: DevilView, card: Card) -> Reason | None:
    """Return the merit in which a card is furthest ahead of the others that fit."""
    rest = [other for other in view.hand if other != card]
    others = [other.card for other in view.legal if isinstance(other, Discard) and other.card != card]
    if not rest:
        return LastCard()
    if RANK[card] is Rank.ONIFUDA or (others and RANK[card] in SPECIALS):
        cost = _cost(view, RANK[card], rest, now=False)
        if cost.mine < cost.theirs:
            return cost
    if not others:
        return OnlyMove()
    if RANK[card] is Rank.ONIFUDA:
        return None
    usual = [fmean(merit) for merit in zip(*(astuple(merits(view, other)) for other in others), strict=True)]
    apart = [mine - other for mine, other in zip(astuple(merits(view, card)), usual, strict=True)]
    if max(apart) <= 0:
        return None
    return _merits(view, card, rest)[apart.index(max(apart))]


def _merits(view: DevilView, card: Card, rest: list[Card]) -> tuple[Reason, ...]:
    """Return the reasons in the order of ``policy.Merits``."""
    hidden = view.hidden
    whole = [*rest, card]
    return (
        Sheds(hand_points(whole) - hand_points(rest), any(RANK[each] in SPECIALS for each in whole)),
        Follows(sum(FITS[card][other] for other in rest)),
        SkipsNext(),
        ShutsOut(sum(FITS[card][other] for other in hidden), len(hidden)),
    )


def reason(view: DevilView, action: DevilAction, cast: Cast) -> str:
    """Return why to do an action, in one sentence; empty where little speaks for it."""
    assert view.to_move is not None
    following = cast.name((view.to_move + 1) % view.seats)
    match why(view, action):
        case None:
            return ""
        case LastCard():
            return "It's your last card."
        case OnlyMove():
            return "Nothing in your hand fits." if isinstance(action, Draw) else "Nothing else fits."
        case CostsToEnd(mine=mine, theirs=theirs, now=now):
            rest = f"{following} about {theirs}" if view.seats == 2 else f"the others about {theirs} each"
            if now:
                return f"Ending now costs you {mine} and {rest}."
            return f"You can end the deal with it. That costs you {mine} and {rest}."
        case Sheds(points=points, doubled=True):
            return f"It gets rid of {plural(points, 'point')}, because a Special doubles your hand."
        case Sheds(points=points):
            return f"It gets rid of {plural(points, 'point')}."
        case Follows(cards=1):
            return "Another of your cards fits on it."
        case Follows(cards=cards):
            return f"{cards} of your cards fit on it."
        case SkipsNext():
            return f"It makes {following} miss a turn."
        case ShutsOut(fitting=fitting, hidden=hidden):
            return f"Only {fitting} of the {hidden} cards you can't see fit on it."
