"""Hints for Devil: the reasons for an action as values, and their sentences."""

from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

from game.cards import Card
from game.devil.actions import DevilAction, Discard, Draw, EndDeal, GoOn
from game.devil.cards import DECK_440, FITS, RANK, SKIPS, Rank
from game.devil.determinize import determinize
from game.devil.policy import ENDS_BELOW, ENDS_BELOW_440, Merits, merits
from game.devil.position import HANDS, Choosing
from game.devil.scoring import MULTIPLIER_OF_ENDING, SPECIALS, hand_points
from game.devil.view import DevilView
from game.devil.words.naming import the, your
from game.sentences import Cast, any_of, capitalised, plural

SAMPLES: Final = 100
SURE: Final = 0.9 * SAMPLES
"""The number of samples with the same match result that counts as almost certain."""


@dataclass(frozen=True, slots=True)
class LastCard:
    """The card played is the last of the hand."""


@dataclass(frozen=True, slots=True)
class OnlyMove:
    """The action is the only legal one."""


@dataclass(frozen=True, slots=True)
class IfEnded:
    """The points if the deal ends now: the viewer's, and the others' average."""

    mine: int
    theirs: int


@dataclass(frozen=True, slots=True)
class SettlesMatch:
    """The match almost certainly ends with the deal."""

    won: bool


@dataclass(frozen=True, slots=True)
class Sheds:
    """The points shed from the hand."""

    points: int
    specials: int
    """The number of Specials in the hand, each of which doubles the points."""
    next_best: tuple[Card, int] | None
    """The next best card and the points it sheds; None if those are no fewer."""


@dataclass(frozen=True, slots=True)
class Follows:
    """The cards of the hand that fit next, except the Onifuda, which fits on any card."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SkipsNext:
    """The next seat misses a turn."""


@dataclass(frozen=True, slots=True)
class ShutsOut:
    """Only a few hidden cards fit on the card played."""

    fitting: int
    hidden: int


@dataclass(frozen=True, slots=True)
class SavesSpecial:
    """A Special or the Onifuda, which fits too, stays in the hand."""

    card: Card


OfAnEnd: TypeAlias = IfEnded | SettlesMatch
Reason: TypeAlias = LastCard | OnlyMove | OfAnEnd | Sheds | Follows | SkipsNext | ShutsOut | SavesSpecial


def why(view: DevilView, action: DevilAction) -> Reason | None:
    """Return the reason for an action; None if it has no clear one."""
    match action:
        case EndDeal() | GoOn():
            assert isinstance(view.phase, Choosing)
            ended = _if_ended(view, RANK[view.phase.special], view.hand)
            if isinstance(ended, SettlesMatch):
                return ended if ended.won == isinstance(action, EndDeal) else None
            return None if isinstance(action, EndDeal) and ended.mine >= ended.theirs else ended
        case Discard(card=card):
            return _why_play(view, card)
        case Draw():
            return OnlyMove()


def _if_ended(view: DevilView, special: Rank, left: list[Card]) -> OfAnEnd:
    """Sample the points, or the match result, if the deal ended now (DV-11, DV-12, DV-16, DV-20)."""
    random, totals = Random(0), view.standing.totals
    assert view.seat is not None
    others = [seat for seat in range(view.seats) if seat != view.seat]
    sampled = [determinize(view, random).table.piles for _ in range(SAMPLES)]
    mine, times = 2 * hand_points(left), MULTIPLIER_OF_ENDING[special]
    theirs = [[times * hand_points(piles[HANDS[seat]]) for seat in others] for piles in sampled]
    own = totals[view.seat] + mine
    ends = [[totals[seat] + got for seat, got in zip(others, each, strict=True)] for each in theirs]
    won = [own <= min(each) for each in ends if max(own, *each) >= view.target]
    if max(sum(won), len(won) - sum(won)) >= SURE:
        return SettlesMatch(sum(won) >= SURE)
    return IfEnded(mine, round(fmean(map(fmean, theirs))))


def _why_play(view: DevilView, card: Card) -> Reason | None:
    """Return the reason for a card: a rule, its effect if it ends the deal, or its best merit."""
    rest = [other for other in view.hand if other != card]
    others = [other.card for other in view.legal if isinstance(other, Discard) and other.card != card]
    if not rest:
        return LastCard()
    if RANK[card] is Rank.ONIFUDA or (others and RANK[card] in SPECIALS):
        ended = _if_ended(view, RANK[card], rest)
        if isinstance(ended, SettlesMatch):
            if ended.won:
                return ended
        elif ended.mine < ended.theirs * _ends_below(view, RANK[card]):
            return ended
    if not others:
        return OnlyMove()
    if RANK[card] is Rank.ONIFUDA:
        return None
    if all(RANK[other] is Rank.ONIFUDA for other in others):
        return SavesSpecial(others[0])
    hand, hidden = view.hand, view.hidden
    rivals = [merits(view, other, hand, hidden) for other in others]
    usual = [fmean(merit) for merit in zip(*rivals, strict=True)]
    mine = merits(view, card, hand, hidden)
    best = map(max, zip(*rivals, strict=True))
    ahead = Merits(
        *(one - other if one >= most else 0.0 for one, other, most in zip(mine, usual, best, strict=True))
    )
    if view.seats == 2 and SKIPS[card]:  # the other seat doesn't get to play on it (DV-14)
        ahead = ahead._replace(shuts=0.0)
    found = _merit(view, card, rest, others, ahead)
    if found != Follows(()):
        return found
    special = next((other for other in others if RANK[other] in SPECIALS), None)
    return None if special is None or RANK[card] in SPECIALS else SavesSpecial(special)


def _ends_below(view: DevilView, rank: Rank) -> float:
    """Return the share of the others' points below which ending a deal is a reason for a card."""
    return 1.0 if rank is Rank.ONIFUDA else (ENDS_BELOW_440 if view.larger else ENDS_BELOW)[rank]


def _merit(view: DevilView, card: Card, rest: list[Card], others: list[Card], ahead: Merits) -> Reason:
    """Return the reason for the merit by which a card is furthest ahead, or else what follows it."""
    if ahead.shed == max(ahead) > 0:
        return _why_shed(card, rest, others)
    if ahead.shuts > max(ahead.follows, ahead.skips, 0.0):
        return ShutsOut(sum(FITS[card][other] for other in view.hidden), len(view.hidden))
    if ahead.skips > max(ahead.follows, 0.0):
        return SkipsNext()
    hand = DECK_440.in_order(rest)
    return Follows(tuple(each for each in hand if FITS[card][each] and RANK[each] is not Rank.ONIFUDA))


def _why_shed(card: Card, rest: list[Card], others: list[Card]) -> Sheds:
    """Return the points shed, and the other card that sheds most, if it sheds less (DV-18, DV-19)."""
    whole = [*rest, card]
    held = hand_points(whole)
    shed = {gone: held - hand_points([each for each in whole if each != gone]) for gone in (card, *others)}
    rivals = [(other, shed[other]) for other in others if RANK[other] is not Rank.ONIFUDA]
    rival = max(rivals, key=lambda each: each[1], default=None)
    if rival is not None and rival[1] >= shed[card]:
        rival = None
    return Sheds(shed[card], sum(RANK[each] in SPECIALS for each in whole), rival)


def reason(view: DevilView, action: DevilAction, cast: Cast) -> str:
    """Return the reason for an action in words; empty if it has no clear one."""
    assert view.to_move is not None
    following = cast.name((view.to_move + 1) % view.seats)
    match why(view, action):
        case None:
            return ""
        case LastCard():
            return "It's your last card."
        case OnlyMove() if isinstance(action, Draw):
            return "Nothing in your hand fits."
        case OnlyMove():
            return "It's your only card that fits."
        case SettlesMatch(won=False):
            return "Ending it now would almost certainly lose you the match."
        case SettlesMatch() if isinstance(action, Discard) and RANK[action.card] in SPECIALS:
            return "Then you can end the deal, and that almost certainly wins you the match."
        case SettlesMatch():
            return "That almost certainly wins you the match."
        case IfEnded(mine=mine, theirs=theirs) if isinstance(action, GoOn) and mine < theirs:
            return f"Ending it now costs you {mine}, and you could still go out."
        case IfEnded(mine=mine, theirs=theirs):
            if view.seats == 2:
                return _ended(action, f"{mine}, and {following} about {theirs}")
            return _ended(action, f"{mine}, and the others about {theirs} on average")
        case Sheds() as found:
            return _sheds(view, action, found)
        case Follows(cards=cards):
            yours = any_of(list(dict.fromkeys(your(DECK_440.faces[card], cards) for card in cards)))
            if view.seats == 2 and isinstance(action, Discard) and SKIPS[action.card]:
                if RANK[action.card] in SPECIALS:
                    return f"If you keep going, you play again, and {yours} fits on it."
                return f"You'd play again, and {yours} fits on it."
            if view.seats == 2:
                return f"If {following} can't play on it, {yours} fits next."
            return f"If nobody can play on it, {yours} fits next."
        case SavesSpecial(card=card):
            return f"It saves {your(DECK_440.faces[card], view.hand)} for later."
        case SkipsNext():
            return _skips(view, action, following)
        case ShutsOut(fitting=0, hidden=hidden):
            return f"None of the {hidden} hidden cards fits on it."
        case ShutsOut(fitting=1, hidden=hidden):
            return f"Only 1 of the {hidden} hidden cards fits on it."
        case ShutsOut(fitting=fitting, hidden=hidden):
            return f"Only {fitting} of the {hidden} hidden cards fit on it."


def _sheds(view: DevilView, action: DevilAction, found: Sheds) -> str:
    """Return the points shed, and the next best card (DV-18, DV-19)."""
    shed, rival = plural(found.points, "point"), found.next_best
    if isinstance(action, Discard) and RANK[action.card] in SPECIALS:
        return f"That's {shed} out of your hand. It doubles the whole hand while you hold it."
    saves = f"That's {shed} out of your hand."
    if found.specials == 1:
        saves = f"That's {shed} out of your hand, because your Special doubles it."
    elif found.specials:
        saves = f"That's {shed} out of your hand, because your Specials multiply it."
    if rival is None:
        return saves
    other = capitalised(the(DECK_440.faces[rival[0]], view.hand))
    return f"{saves} {other} only saves you {rival[1]}."


def _skips(view: DevilView, action: DevilAction, following: str) -> str:
    """Name the seat that misses a turn (DV-10 to DV-12, DV-14)."""
    if isinstance(action, Discard) and RANK[action.card] in SPECIALS:
        return f"If you keep going, {following} misses a turn."
    if view.seats == 2:
        return f"It makes {following} miss a turn, so you play again."
    return f"It makes {following} miss a turn."


def _ended(action: DevilAction, points: str) -> str:
    """Give everybody's points if the deal ended with an action, or instead of it."""
    match action:
        case GoOn():
            return f"If you ended it now, you'd score {points}."
        case Discard(card=card) if RANK[card] is not Rank.ONIFUDA:
            return f"Then you can end the deal. You'd score {points}."
        case _:
            return f"You score {points}."
