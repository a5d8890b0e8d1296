"""Actions of Devil: their gestures, previews and reasons."""

from dataclasses import astuple, dataclass
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

from game.cards import Card
from game.contract.table import Carry, Gesture, Press, Touch
from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.cards import DECK_440, DRAWS, FITS, ONIFUDA, RANK, Rank
from game.devil.imagining import imagine, unseen_cards
from game.devil.moves import DevilAction
from game.devil.phases import Choosing
from game.devil.places import DISCARDS, STOCK, hand
from game.devil.policy import merits, own
from game.devil.scoring import ENDING, GOING_OUT, SPECIALS, hand_points
from game.devil.view import DevilView
from game.devil.words.naming import drawable, held, special_of, summed, top_of
from game.sentences import Cast, plural

IMAGINED: Final = 100
"""Positions that are imagined for an average."""


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
            return "draw a card" if drawable(view) else "pass"
        case EndDeal():
            return "end the deal"
        case GoOn():
            return "keep going"


def preview(view: DevilView, action: DevilAction) -> str:
    """Return the sum a card would make and what it does, or what a choice would cost."""
    match action:
        case Discard(card=card):
            return " ".join(filter(None, (f"{summed(card, top_of(view))}.", _effect(view, card))))
        case EndDeal():
            return _ending(view)
        case GoOn():
            return _going_on(view)
        case Draw():
            return _drawing(view)


_OUT = {
    1: "That's your last card. You go out!",
    2: "That's your last card. You go out, and every other hand doubles!",
    4: "That's your last card. You go out, and every other hand counts four times!",
}


def _effect(view: DevilView, card: Card) -> str:
    """DV-10 to DV-14, DV-16, DV-17: what playing a card does besides."""
    assert view.to_move is not None
    rank = RANK[card]
    if DECK_440.faces[card] is ONIFUDA:
        return "The deal ends, and every hand counts double."
    if len(held(view, view.to_move)) == 1:
        return _OUT[GOING_OUT.get(rank, 1)]
    if rank is Rank.TEN:
        return "You play again." if view.seats == 2 else "The next player misses a turn."
    return "Then end the deal, or keep going." if DRAWS[card] else ""


def _ending(view: DevilView) -> str:
    """DV-11, DV-12."""
    assert isinstance(view.phase, Choosing) and view.to_move is not None
    cost = hand_points(held(view, view.to_move)) * 2
    if special_of(view.phase) is Rank.SPECIAL_1:
        return f"You score {cost}. Everyone else's hand doubles too."
    return f"You score {cost}. Nobody else's hand doubles."


def _going_on(view: DevilView) -> str:
    """DV-9, DV-11, DV-12: only what there is can be drawn."""
    assert isinstance(view.phase, Choosing)
    count = min(DRAWS[view.phase.special], drawable(view))
    if not count:
        return "The next player misses a turn."
    return f"The next player draws {count} and misses a turn."


def _drawing(view: DevilView) -> str:
    """DV-8, DV-9."""
    if not drawable(view):
        return "Pass. There's nothing to draw."
    if view.piles[STOCK]:
        return "Draw. If it fits, it's played."
    return "Shuffle the discards and draw."


@dataclass(frozen=True, slots=True)
class LastCard:
    """It is the last card of the hand."""


@dataclass(frozen=True, slots=True)
class OnlyMove:
    """Nothing else can be done."""


@dataclass(frozen=True, slots=True)
class CostsToEnd:
    """The cost of ending the deal for this seat, and for each of the others on average."""

    mine: int
    theirs: int
    now: bool
    """False where the card that may end it is still to be played."""


@dataclass(frozen=True, slots=True)
class Sheds:
    """It takes points out of the hand."""

    points: int
    doubled: bool
    """True where a Special in the hand doubles them."""


@dataclass(frozen=True, slots=True)
class Follows:
    """Cards of the hand fit on it."""

    cards: int


@dataclass(frozen=True, slots=True)
class SkipsNext:
    """The next seat does not play."""


@dataclass(frozen=True, slots=True)
class ShutsOut:
    """Few of the unseen cards fit on it."""

    fitting: int
    unseen: int


Reason: TypeAlias = LastCard | OnlyMove | CostsToEnd | Sheds | Follows | SkipsNext | ShutsOut


def why(view: DevilView, action: DevilAction) -> Reason | None:
    """Return what speaks for an action; None where little does."""
    match action:
        case EndDeal() | GoOn():
            assert isinstance(view.phase, Choosing)
            return _cost(view, special_of(view.phase), own(view), now=True)
        case Discard(card=card):
            return _why_play(view, card)
        case Draw():
            return OnlyMove()


def _cost(view: DevilView, special: Rank, left: list[Card], *, now: bool) -> CostsToEnd:
    """DV-11, DV-12, DV-16: the average is over positions that agree with what is known."""
    random = Random(0)
    others = [seat for seat in range(view.seats) if seat != view.seat]
    imagined = [imagine(view, random).table.piles for _ in range(IMAGINED)]
    theirs = fmean(hand_points(piles[hand(seat)]) for piles in imagined for seat in others)
    return CostsToEnd(2 * hand_points(left), round(ENDING[special] * theirs), now)


def _why_play(view: DevilView, card: Card) -> Reason | None:
    """Return the merit in which a card is furthest ahead of the others that fit."""
    rest = [other for other in own(view) if other != card]
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
    unseen = unseen_cards(view)
    whole = [*rest, card]
    return (
        Sheds(hand_points(whole) - hand_points(rest), any(RANK[each] in SPECIALS for each in whole)),
        Follows(sum(FITS[card][other] for other in rest)),
        SkipsNext(),
        ShutsOut(sum(FITS[card][other] for other in unseen), len(unseen)),
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
                return f"Ending now costs you {mine}, and {rest}."
            return f"Then you can end the deal. It costs you {mine}, and {rest}."
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
        case ShutsOut(fitting=fitting, unseen=unseen):
            return f"Only {fitting} of the {unseen} cards you can't see fit on it."
