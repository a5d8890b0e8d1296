"""Hints for Angel: the reasons for an action as values, and their sentences."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from random import Random
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

from game.angel.actions import CALL, AngelAction, CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import ANGEL, DEVIL, RANK, SUIT, VALUE
from game.angel.determinize import Weighted
from game.angel.options import NTH
from game.angel.policy import draws_after, enough
from game.angel.position import HANDS, SEATS
from game.angel.scoring import NAMES, Combination, best, cards_of, combinations, score, scores
from game.angel.view import AngelView
from game.angel.words.naming import the
from game.cards import Card
from game.french import ONE_OF
from game.sentences import RARE, Cast, any_of, capitalised, how_likely, how_often, paragraph

GIVEN_UP: Final = 5
"""Average points that a discard must lose for a hint to say why the hand isn't called."""
RISKY: Final = 0.45
"""The chance to win below which a hint warns against a call."""
SAMPLES: Final = 200
LIKELY: Final = 0.55
"""The least chance of having the best hand that a hint calls probable."""
SURE: Final = 0.95
"""The least chance that counts as almost certain; at most ``1 - SURE`` counts as almost never."""


class Hope(NamedTuple):
    """A combination worth more than the cards kept, and every hidden card that completes it."""

    combination: Combination
    cards: tuple[Card, ...]
    angels: Combination | None
    """The best combination of the cards kept with the Angel; None if there is none."""
    also: "Hope | None" = None
    """Another combination worth as much or more, which other cards complete too."""

    @property
    def all_cards(self) -> frozenset[Card]:
        """Every hidden card that completes either combination."""
        return frozenset(self.cards) | frozenset(() if self.also is None else self.also.cards)


class NotOpenYet(NamedTuple):
    """The cheapest discard from a good hand that can't be called yet."""

    opens: int


class CallTooRisky(NamedTuple):
    """A hand better than the one after the discard, but too weak to call."""

    chance: float


class Keeps(NamedTuple):
    """A bonus in the three cards kept, and perhaps a better one that a draw could complete."""

    combination: Combination
    hoped: Hope | None
    higher: Card | None
    """A card kept outside the combination, worth more than the discard; None if there is none."""


class Hopes(NamedTuple):
    """A combination that one more card would complete."""

    hoped: Hope
    chance: float
    breaks: bool
    """True if a pair is broken up for it."""
    higher: Card | None
    """A kept card worth more that could have been discarded with the same hope; None if there is none."""


class Lowest(NamedTuple):
    """The lowest card that can be thrown away, and how many of the hidden cards are higher."""

    higher: int
    hidden: int


class MostOnAverage(NamedTuple):
    """The average points of the hand after the next draw, which no other discard beats."""

    points: int


class CallWins(NamedTuple):
    """The chance that a call wins."""

    chance: float


Reason: TypeAlias = NotOpenYet | CallTooRisky | Keeps | Hopes | Lowest | MostOnAverage | CallWins


def why(view: AngelView, action: AngelAction) -> Reason | None:
    """Return the reason for an action; None if it has no clear one."""
    match action:
        case DiscardUnseen():
            return None
        case Discard(card=card):
            return _why_no_call(view, card) or _why_discard(view, card)
        case CallJudgementDay():
            return CallWins(call_wins(view))


def _why_no_call(view: AngelView, card: Card) -> Reason | None:
    """Return the reason not to call a hand that this discard weakens; None if there is none (AN-10)."""
    may_go = [action.card for action in view.legal if isinstance(action, Discard)]
    usual = {gone: fmean(counts) for gone, counts in draws_after(view, view.hand, may_go).items()}
    now = score(view.hand, view.bonuses)
    if usual[card] < max(usual.values()) or usual[card] + GIVEN_UP > now:
        return None
    if CALL not in view.legal:
        return NotOpenYet(view.opens)
    chance = call_wins(view) if now < enough(view) else 1.0
    return CallTooRisky(chance) if chance < RISKY else None


def _why_discard(view: AngelView, card: Card) -> Reason | None:
    """Return the combination kept, the one to hope for, or the points (AN-12, AN-13)."""
    kept = [other for other in view.hand if other != card]
    coming = sorted(view.hidden)
    hoped = hope(kept, coming, view.bonuses)
    which = best(kept, view.bonuses)[1]
    if which is not None:
        beside = {*kept} - {*cards_of(kept, which)}
        higher = next((each for each in beside if VALUE[each] > VALUE[card]), None)
        return Keeps(which, hoped, higher)
    if hoped is not None and hoped.combination != Combination.PAIR:
        breaks = best(view.hand, view.bonuses)[1] == Combination.PAIR
        alike = (each for each in kept if hoped == hope([card, *({*kept} - {each})], coming, view.bonuses))
        higher = next((each for each in alike if VALUE[each] > VALUE[card]), None)
        chance = len(hoped.all_cards) / len(coming)
        return Hopes(hoped, chance, breaks, higher)
    if all(VALUE[card] < VALUE[other] for other in kept if other != DEVIL):
        return Lowest(sum(VALUE[other] > VALUE[card] for other in coming), len(coming))
    may_go = [each for each in view.hand if each != DEVIL]
    usual = {gone: fmean(counts) for gone, counts in draws_after(view, view.hand, may_go).items()}
    return MostOnAverage(round(usual[card])) if usual[card] == max(usual.values()) else None


def reason(view: AngelView, action: AngelAction, _cast: Cast) -> str:
    """Return the reason for an action, in short sentences."""
    match why(view, action):
        case None:
            return "They all look the same from the back." if isinstance(action, DiscardUnseen) else ""
        case NotOpenYet(opens=opens):
            return f"You can't call until your {NTH[opens]} turn, so lose as little as you can."
        case CallTooRisky(chance=chance):
            if chance <= 1 - SURE:
                return "If you called now, you'd almost never win."
            return f"If you called now, you'd only win {how_often(chance)}."
        case Keeps(combination=combination, hoped=better, higher=higher):
            keeps = f"You keep {NAMES[combination]}."
            if higher is not None:
                keeps = f"You keep {NAMES[combination]} and {the(higher)}."
            return paragraph(keeps, "" if better is None else _makes(view, better))
        case Hopes(hoped=hoped, chance=chance, breaks=breaks, higher=higher):
            odds = how_likely(chance) if chance > RARE else f"about 1 in {round(1 / chance)}"
            draws = f"Your chances are {odds}."
            if higher is not None:
                draws = f"Your chances are {odds}, and you keep {the(higher)}."
            broken = "You'd be giving up your pair." if breaks else ""
            return paragraph(_makes(view, hoped), draws, broken)
        case Lowest(higher=higher, hidden=hidden):
            if higher <= hidden / 2:
                return "It's the lowest card you can throw away."
            more = f"{higher} of the {hidden} unseen cards are worth more"
            return f"It's the lowest card you can throw away, and {more}."
        case MostOnAverage(points=points):
            return f"That leaves you the most on average, about {points} points after you draw."
        case CallWins(chance=chance):
            if chance >= SURE:
                return "Yours is almost certainly the best hand."
            if chance <= 1 - SURE:
                return "Somebody almost certainly has a better hand."
            return (
                "Yours is probably the best hand." if chance >= LIKELY else "Yours may well be the best hand."
            )


def _makes(view: AngelView, hoped: Hope) -> str:
    """Return the cards that complete each combination: ``A 5 or the Angel makes three of a kind.``

    The Angel gets her own sentence if she makes a better one (AN-15).
    """
    also, angels, better = hoped.also, hoped.angels, ""
    others = hoped._replace(cards=tuple(card for card in hoped.cards if card != ANGEL))
    same = angels in (hoped.combination, Combination.STRAIGHT_FLUSH)
    if ANGEL in hoped.cards and others.cards and angels is not None and not same:
        hoped = others
        if also is None or also.combination != angels:
            better = f"The Angel makes {NAMES[angels]}."
            also = None if also is None else also._replace(cards=tuple(set(also.cards) - {ANGEL}))
    made = [
        f"{capitalised(makers(each, view.hidden))} makes {NAMES[each.combination]}."
        for each in (hoped, also)
        if each is not None and each.cards
    ]
    return paragraph(*made, better)


def hope(kept: Sequence[Card], hidden: Sequence[Card], bonuses: Sequence[int]) -> Hope | None:
    """Return the combination with the largest gain times chance (AN-13)."""
    makes = {card: combinations([*kept, card]) for card in hidden}
    already, _ = best(kept, bonuses)
    _, angels = best([*kept, ANGEL], bonuses)
    found = [
        Hope(combination, tuple(card for card in hidden if combination in makes[card]), angels)
        for combination in Combination
        if bonuses[combination] > already
    ]
    gains = {each.combination: (bonuses[each.combination] - already) * len(each.cards) for each in found}
    found.sort(key=lambda each: (gains[each.combination], each.combination), reverse=True)
    likely = [each for each in found if each.cards]
    if not likely or likely[0].combination == Combination.PAIR:
        return next(iter(likely), None)
    first, *others = likely
    also = (
        each
        for each in others
        if bonuses[each.combination] >= bonuses[first.combination] and not set(each.cards) <= set(first.cards)
    )
    return first._replace(also=next(also, None))


def makers(hoped: Hope, hidden: Collection[Card]) -> str:
    """Return the cards that complete a combination: ``a heart or the Angel``, ``a 5, a 6 or the 9♠``."""
    cards = [card for card in hoped.cards if card != ANGEL]
    if hoped.combination == Combination.FLUSH and cards:
        names = [f"a {ONE_OF[SUIT[cards[0]] or 0]}"]
    else:
        names = _by_rank(cards, hidden)
    return any_of([*names, *(["the Angel"] * (ANGEL in hoped.cards))])


def _by_rank(cards: Sequence[Card], hidden: Collection[Card]) -> list[str]:
    """Return the ranks of which every hidden card, of several, will do; else name the cards one by one."""
    names: dict[str, None] = {}
    for card in sorted(cards, key=lambda each: (RANK[each], each)):
        alike = [other for other in hidden if RANK[other] == RANK[card]]
        several = len(alike) > 1 and all(other in cards for other in alike)
        rank = {1: "an\u00a0ace", 8: "an\u00a08"}.get(RANK[card], f"a\u00a0{RANK[card]}")
        names[rank if several else the(card)] = None
    return list(names)


@lru_cache(maxsize=64)
def call_wins(view: AngelView) -> float:
    """Return the chance that no other hand counts more than the viewer's own (AN-17, AN-18).

    The others' hands are sampled, weighted by their discards.
    """
    count = scores(view.bonuses)
    own = count.hand(view.hand)
    others = [HANDS[seat] for seat in range(SEATS) if seat != view.seat]
    draw, won = Weighted(view, Random(0)), 0
    for _ in range(SAMPLES):
        piles = draw().table.piles
        won += all(count.hand(piles[place]) <= own for place in others)
    return won / SAMPLES
