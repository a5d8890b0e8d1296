"""Plans for a pile that is taken up: an order in which its cards go on the other piles (JD-28 to JD-30).

All cards that matter are open, so a plan that gets rid of the whole pile cannot fail. Plans are found by a
depth-first search that tries the cards with the fewest followers first. Its order depends on the position
alone: a seat that carries out the first step of a plan finds the rest of it again.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.cards import Card
from game.french import SUITS
from game.jokers_of_death.cards import (
    ANY,
    EIGHT,
    FACES,
    JACK,
    KING,
    MATCHING,
    POINTS,
    RANK,
    SUIT,
    Facts,
    Kinds,
)

MOST_STEPS: Final = 400
"""Cards that a search plays on trial at the most."""

AFTER: Final = tuple(ANY if RANK[kind] == EIGHT else MATCHING[kind] for kind in range(FACES))
"""By kind: the cards that may follow it. An eight takes anything, for its suit is named to fit (JD-28)."""


class Step(NamedTuple):
    """A card that goes on a pile, by its kind."""

    kind: int
    pile: int


class Plan(NamedTuple):
    """The best way to shed a pile, and what is left of it then."""

    steps: tuple[Step, ...]
    price: int
    """The points of what cannot be shed (JD-30); 0 where all of it can."""
    playable: int
    """The piles on which the hand can then play a card each (JD-29)."""


class Layout(NamedTuple):
    """The piles that a taken-up pile is shed on, and the hand that plays after it."""

    piles: tuple[int, ...]
    tops: tuple[Kinds, ...]
    """By pile: what may go on it."""
    empty: int
    """The places that take any card but a joker (JD-29)."""
    hand: tuple[Kinds, ...]
    """A set of one kind for each card that may be played on its own."""


def playable(hand: Sequence[Kinds], piles: Sequence[Kinds]) -> int:
    """Return on how many piles a hand can play, one card on each (JD-4)."""
    takers = [-1] * len(hand)
    found = 0
    for pile in range(len(piles)):
        if _finds_card(hand, piles, pile, takers, set()):
            found += 1
    return found


def _finds_card(
    hand: Sequence[Kinds], piles: Sequence[Kinds], pile: int, takers: list[int], asked: set[int]
) -> bool:
    """Give a pile a card, moving other piles to other cards where that helps."""
    for index, kind in enumerate(hand):
        if kind & piles[pile] and index not in asked:
            asked.add(index)
            if takers[index] < 0 or _finds_card(hand, piles, takers[index], takers, asked):
                takers[index] = pile
                return True
    return False


def ready(hand: Sequence[Card], facts: Facts, piles: int) -> tuple[Kinds, ...]:
    """Return the cards that may be played on their own.

    A joker is not (JD-16), nor a jack or king that nothing in the hand covers (JD-20), unless it may go out.
    """
    kinds = [facts.kind[card] for card in hand]
    eights = sum(RANK[kind] == EIGHT for kind in kinds)
    covers = [eights] * len(SUITS)
    for kind in kinds:
        suit = SUIT[kind]
        if suit is not None and RANK[kind] not in (JACK, KING, EIGHT):
            covers[suit] += 1
    few = len(hand) <= piles
    found = []
    for kind in kinds:
        suit = SUIT[kind]
        if suit is not None and (few or covers[suit] or RANK[kind] not in (JACK, KING)):
            found.append(1 << kind)
    return tuple(found)


class _Search:
    """A bounded search for the plan that costs the least and serves the hand best."""

    def __init__(self, rest: Sequence[int], layout: Layout) -> None:
        self._layout = layout
        self._counts = [0] * FACES
        for kind in rest:
            self._counts[kind] += 1
        self._kinds = sum(1 << kind for kind in set(rest))
        self._left = len(rest)
        self._price = sum(POINTS[kind] for kind in rest)
        self._trials = MOST_STEPS
        self._steps: list[Step] = []
        self._hoped = min(len(layout.hand), len(layout.tops) + layout.empty)
        self._hand_kinds = 0
        for kind in layout.hand:
            self._hand_kinds |= kind
        self.best = Plan((), self._price + 1, 0)

    def look(self, tops: tuple[Kinds, ...]) -> bool:
        """Play on from here on trial; return True once nothing better is hoped for."""
        steps = self._in_order(tops)
        if not steps:
            return self._weighed(tops)
        for _, _, index, kind in steps:
            if not self._trials:
                return True
            self._trials -= 1
            self._play(index, kind)
            done = self.look((*tops[:index], AFTER[kind], *tops[index + 1 :]))
            self._take_back(kind)
            if done:
                return True
        return False

    def _in_order(self, tops: tuple[Kinds, ...]) -> list[tuple[bool, int, int, int]]:
        """Return the next steps by pile index and kind, the most urgent first.

        What the hand can follow goes late, to be on top at the end; of the rest what has the fewest followers
        goes early.
        """
        steps = []
        for index, top in enumerate(tops):
            fitting = self._kinds & top
            while fitting:
                lowest = fitting & -fitting
                fitting ^= lowest
                kind = lowest.bit_length() - 1
                after = AFTER[kind]
                steps.append((bool(after & self._hand_kinds), (after & self._kinds).bit_count(), index, kind))
        steps.sort()
        return steps

    def _play(self, index: int, kind: int) -> None:
        self._steps.append(Step(kind, self._layout.piles[index]))
        self._left -= 1
        self._price -= POINTS[kind]
        self._counts[kind] -= 1
        if not self._counts[kind]:
            self._kinds &= ~(1 << kind)

    def _take_back(self, kind: int) -> None:
        self._steps.pop()
        self._left += 1
        self._price += POINTS[kind]
        self._counts[kind] += 1
        self._kinds |= 1 << kind

    def _weighed(self, tops: tuple[Kinds, ...]) -> bool:
        """Keep what was played so far if it is the best; return True if nothing better is hoped for."""
        if self._price > self.best.price:
            return False
        served = 0 if self._left else playable(self._layout.hand, (*tops, *(ANY,) * self._layout.empty))
        if self._price < self.best.price or served > self.best.playable:
            self.best = Plan(tuple(self._steps), self._price, served)
        return not self._left and served >= self._hoped


def best_plan(rest: Sequence[int], layout: Layout) -> Plan:
    """Return the best plan that a bounded search finds."""
    search = _Search(rest, layout)
    search.look(layout.tops)
    return search.best
