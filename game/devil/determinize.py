"""Determinizations of a view of Devil: all equally likely, or weighted by the cards played.

A player who played one card chose it over the others that fitted. So each position is weighted by the chance
that its hands would have made the plays seen. It is unknown when a card still in a hand was drawn: cards in
the groups that play has revealed most about count as the oldest, and so do cards played since.
"""

from bisect import bisect_right
from collections.abc import Callable
from math import exp
from random import Random
from typing import Final

from game.cards import SEED_BITS, Card, quickly_shuffled
from game.contract.rules import convert
from game.devil.cards import BIT, FITTING, THE_ONIFUDA
from game.devil.policy import AGAIN, FOLLOWS, usual_merits
from game.devil.position import HANDS, STOCK, State, places
from game.devil.scoring import hand_points
from game.devil.view import DevilView
from game.hidden_cards import Slots, fill, open_piles
from game.table import Table

AT_FIRST: Final = 100
"""Deals of the hidden cards sampled before the first position."""
MORE: Final = 1
"""Deals sampled before every position: sampling one takes longer than playing it out."""
SHARP: Final = 3.0
"""A card worth this much less merit is played about a third as often."""
CARELESS: Final = 0.08
"""The share of plays made at random."""


def determinize(view: DevilView, random: Random) -> State:
    """Return a position that agrees with the view; the hidden cards are dealt at random."""
    piles = open_piles(view.piles)
    slots = [Slots(STOCK, len(view.piles[STOCK]))]
    for seat, groups in enumerate(view.known):
        if seat != view.seat:
            slots += [Slots(HANDS[seat], count, known) for count, known in groups]
    for place, cards in fill(slots, view.hidden, random.random).items():
        piles[place] = cards
    return _position(view, piles, random.getrandbits(SEED_BITS))


def _position(view: DevilView, piles: list[list[Card]], seed: int) -> State:
    return convert(
        view,
        State,
        table=Table(places(view.seats), piles),
        seed=seed,
        shuffles=0,
        turn=view.mover,
        known=list(view.known),
        totals=view.standing.totals,
        deals=view.standing.deals,
        plays=list(view.plays),
    )


def weighted(view: DevilView, random: Random) -> Callable[[], State]:
    """Return a sampler of positions that agree with the view, weighted by the others' plays."""
    if any(each.seat != view.seat for each in view.plays):
        return Weighted(view, random)
    return lambda: determinize(view, random)


class SeenPlay:
    """A card that an opponent played, and the cards it must have kept then because it played them later."""

    def __init__(self, top: Card, card: Card, kept: int, later: list[Card]) -> None:
        self.fitting = FITTING[top]
        self.card = card
        self.surely = later[:kept]
        self.known = sum(map(BIT.__getitem__, self.surely))
        self.others = kept - len(self.surely)
        """The number of other cards it kept, which may still be in the hand."""


class Weighted:
    """A sampler of positions that agree with a view, weighted by their fit with the plays."""

    def __init__(self, view: DevilView, random: Random) -> None:
        self.view = view
        self.random = random
        self.piles, self.unseen = open_piles(view.piles), view.hidden
        self.again = AGAIN if view.seats == 2 else FOLLOWS
        deck = (1 << view.cards) - 1
        self.open_to_next = [(fitting & deck).bit_count() / view.cards for fitting in FITTING]
        self.slots = [Slots(0, len(view.piles[STOCK]))]
        self.groups: list[list[int]] = []
        """The slots of each seat, oldest cards first."""
        for seat, groups in enumerate(view.known):
            first = len(self.slots)
            if seat != view.seat:
                self.slots += [Slots(place, *group) for place, group in enumerate(groups, first)]
            self.groups.append(list(range(first, len(self.slots))))
        self.seen = [_seen_plays(view, seat) for seat in range(view.seats)]
        self.ways: list[dict[int, list[Card]]] = []
        self.sums: list[float] = []
        self._sample(AT_FIRST)

    def __call__(self) -> State:
        """Return a position, chosen by weight."""
        self._sample(MORE)
        drawn = bisect_right(self.sums, self.random.random() * self.sums[-1])
        way = self.ways[min(drawn, len(self.ways) - 1)]
        piles = [list(pile) for pile in self.piles]
        for seat, slots in enumerate(self.groups):
            for slot in slots:
                piles[HANDS[seat]] += way[slot]
        piles[STOCK] = quickly_shuffled(way[0], self.random.random)
        return _position(self.view, piles, self.random.getrandbits(SEED_BITS))

    def _sample(self, count: int) -> None:
        total = self.sums[-1] if self.sums else 0.0
        for _ in range(count):
            way = fill(self.slots, self.unseen, self.random.random)
            likely = 1.0
            for seat, plays in enumerate(self.seen):
                if plays:
                    held = [card for slot in self.groups[seat] for card in way[slot]]
                    likely *= self._likely(plays, held)
            total += likely
            self.ways.append(way)
            self.sums.append(total)

    def _likely(self, plays: list[SeenPlay], held: list[Card]) -> float:
        """Return the likelihood of all plays of a seat, if it holds this hand now."""
        until = [0]
        for card in held:
            until.append(until[-1] | BIT[card])
        likely = 1.0
        for play in plays:
            others = min(play.others, len(held))
            bits = play.known | until[others]
            if bits & play.fitting:
                likely *= self._chosen(play, [*play.surely, *held[:others], play.card], bits)
        return likely

    def _chosen(self, play: SeenPlay, held: list[Card], bits: int) -> float:
        """Return the chance that a player with this hand plays the card seen."""
        points = hand_points(held)
        bits |= BIT[play.card]
        mine, ways, fits = self._promise(play.card, held, bits, points), 0.0, 0
        for card in held:
            if play.fitting & BIT[card]:
                fits += 1
                ways += exp(min(30.0, (self._promise(card, held, bits, points) - mine) / SHARP))
        return CARELESS / fits + (1 - CARELESS) / ways

    def _promise(self, card: Card, held: list[Card], bits: int, points: int) -> float:
        """Return an estimate of the merit of a card to the Fiend."""
        if card == THE_ONIFUDA:
            return -10.0
        rest = hand_points([other for other in held if other != card])
        follow_ups = (bits & FITTING[card] & ~BIT[card]).bit_count()
        return sum(usual_merits(card, points - rest, follow_ups, self.again, self.open_to_next[card]))


def _seen_plays(view: DevilView, seat: int) -> list[SeenPlay]:
    """Return the plays of an opponent in this deal."""
    if seat == view.seat:
        return []
    plays = [each for each in view.plays if each.seat == seat]
    cards = [each.card for each in plays]
    return [SeenPlay(each.top, each.card, each.kept, cards[later:]) for later, each in enumerate(plays, 1)]
