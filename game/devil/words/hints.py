"""Hints at Devil: each reason to advise an action as a value, and its sentence."""

from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

from game.cards import Card
from game.devil.actions import DevilAction, Discard, Draw, EndDeal, GoOn
from game.devil.cards import FITS, RANK, Rank
from game.devil.determinize import determinize
from game.devil.policy import merits
from game.devil.position import HANDS, Choosing
from game.devil.scoring import MULTIPLIER_OF_ENDING, SPECIALS, hand_points
from game.devil.view import DevilView
from game.sentences import Cast, capitalised, in_words, plural

SAMPLES: Final = 100


@dataclass(frozen=True, slots=True)
class LastCard:
    """The last card of the hand."""


@dataclass(frozen=True, slots=True)
class OnlyMove:
    """The only legal action."""


@dataclass(frozen=True, slots=True)
class IfEnded:
    """The points for ending the deal: this seat's, and the others' on average."""

    mine: int
    theirs: int


@dataclass(frozen=True, slots=True)
class Sheds:
    """Points that leave the hand."""

    points: int
    doubled: bool
    """True if a Special in the hand doubles them."""
    most: bool
    """True if no other card that fits costs more."""


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


Reason: TypeAlias = LastCard | OnlyMove | IfEnded | Sheds | Follows | SkipsNext | ShutsOut


def why(view: DevilView, action: DevilAction) -> Reason | None:
    """Return the reason for an action; None where there is little."""
    match action:
        case EndDeal() | GoOn():
            assert isinstance(view.phase, Choosing)
            ended = _if_ended(view, RANK[view.phase.special], view.hand)
            return None if isinstance(action, EndDeal) and ended.mine >= ended.theirs else ended
        case Discard(card=card):
            return _why_play(view, card)
        case Draw():
            return OnlyMove()


def _if_ended(view: DevilView, special: Rank, left: list[Card]) -> IfEnded:
    """DV-11, DV-12, DV-16: compute the points, an average over positions that agree with what is known."""
    random = Random(0)
    others = [seat for seat in range(view.seats) if seat != view.seat]
    sampled = [determinize(view, random).table.piles for _ in range(SAMPLES)]
    theirs = fmean(hand_points(piles[HANDS[seat]]) for piles in sampled for seat in others)
    return IfEnded(2 * hand_points(left), round(MULTIPLIER_OF_ENDING[special] * theirs))


def _why_play(view: DevilView, card: Card) -> Reason | None:
    """Return the merit in which a card is furthest ahead of the others that fit, and behind none."""
    rest = [other for other in view.hand if other != card]
    others = [other.card for other in view.legal if isinstance(other, Discard) and other.card != card]
    if not rest:
        return LastCard()
    if RANK[card] is Rank.ONIFUDA or (others and RANK[card] in SPECIALS):
        ended = _if_ended(view, RANK[card], rest)
        if ended.mine < ended.theirs:
            return ended
    if not others:
        return OnlyMove()
    if RANK[card] is Rank.ONIFUDA:
        return None
    hand, hidden = view.hand, view.hidden
    rivals = [merits(view, other, hand, hidden) for other in others]
    usual = [fmean(merit) for merit in zip(*rivals, strict=True)]
    mine = merits(view, card, hand, hidden)
    apart = [
        merit - other if merit >= max(column) else 0.0
        for merit, other, column in zip(mine, usual, zip(*rivals, strict=True), strict=True)
    ]
    found = _merits(view, card, rest, others)
    if max(apart) > 0:
        return found[apart.index(max(apart))]
    sheds, follows, *_ = found
    return follows if follows != Follows(0) else sheds


def _merits(view: DevilView, card: Card, rest: list[Card], others: list[Card]) -> tuple[Reason, ...]:
    """Return the reasons in the order of ``policy.merits``."""
    hidden = view.hidden
    whole, left = [*rest, card], hand_points(rest)
    most = all(left <= hand_points([each for each in whole if each != other]) for other in others)
    return (
        Sheds(hand_points(whole) - left, any(RANK[each] in SPECIALS for each in whole), most),
        Follows(sum(FITS[card][other] for other in rest)),
        SkipsNext(),
        ShutsOut(sum(FITS[card][other] for other in hidden), len(hidden)),
    )


def reason(view: DevilView, action: DevilAction, cast: Cast) -> str:
    """Return the reason for an action, in one sentence; empty where little speaks for it."""
    assert view.to_move is not None
    following = cast.name((view.to_move + 1) % view.seats)
    match why(view, action):
        case None:
            return ""
        case LastCard():
            return "It's your last card."
        case OnlyMove():
            return "Nothing in your hand fits." if isinstance(action, Draw) else "Nothing else fits."
        case IfEnded(mine=mine, theirs=theirs) if isinstance(action, GoOn) and mine < theirs:
            return f"You'd still score {mine} if you ended it now."
        case IfEnded(mine=mine, theirs=theirs):
            about = f"about {theirs}" if view.seats == 2 else f"about {theirs} each"
            return _ended(action, mine, following if view.seats == 2 else "the others", about)
        case Sheds(points=points, doubled=True):
            return f"It gets rid of {plural(points, 'point')}, because a Special doubles your hand."
        case Sheds(points=points, most=most):
            highest = ", the most you can" if most else ""
            return f"It gets rid of {plural(points, 'point')}{highest}."
        case Follows(cards=1):
            return "Another of your cards fits on it."
        case Follows(cards=cards):
            return f"{capitalised(in_words(cards))} of your other cards fit on it."
        case SkipsNext():
            return f"It makes {following} miss a turn."
        case ShutsOut(fitting=fitting, hidden=hidden):
            return f"Only {fitting} of the {hidden} hidden cards fit on it."


def _ended(action: DevilAction, mine: int, others: str, about: str) -> str:
    """Tell the points if the deal ended with an action, or instead of it."""
    match action:
        case GoOn():
            return f"Ending now scores you {mine}, and {others} only {about}."
        case Discard(card=card) if RANK[card] is not Rank.ONIFUDA:
            return f"Then you can end the deal. You'd score {mine}, and {others} {about}."
        case _:
            return f"You score {mine}, and {others} {about}."
