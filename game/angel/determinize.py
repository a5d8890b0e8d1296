"""Determinizations of a view of Angel: all equally likely, or weighted by the discards.

Discards are public and say something about the hidden hands: each time, the player kept three other cards and
did not call. So a sampled hand is traced back: any four unseen cards now, one of which was drawn after the
last discard, and so on to the first turn. Such a history is weighted by the chance that a player close to a
Fiend would have made these discards.
"""

from bisect import bisect_right
from math import exp, inf
from random import Random
from typing import Final, TypeAlias

from game.angel.cards import CARDS, DEVIL
from game.angel.policy import good, kept_values
from game.angel.position import HANDS, PLACES, SEATS, TRASH, State, is_open
from game.angel.rules import leader
from game.angel.scoring import HAND_SIZE, scores
from game.angel.view import AngelView
from game.cards import SEED_BITS, Card, Seat, quickly_shuffled
from game.contract.rules import convert
from game.hidden_cards import Slots, fill
from game.table import Table

AT_FIRST: Final = 150
"""Hands sampled for each opponent before the first position."""
MORE: Final = 2
"""Hands sampled for each opponent before every further position."""
SHARP: Final = 1.0
"""Three cards worth this many points less than others are kept about a third as often."""
CARELESS: Final = 0.05
"""The share of discards made at random."""
BOLD: Final = 1.5
"""The scale, in points, on which a call turns from unlikely to likely around its threshold."""
UNCALLED: Final = 0.02
"""The chance that a player does not call even with the best hand."""
TRIES: Final = 60
"""Attempts to combine hands without a common card, before a position is sampled without weights."""

Discarded: TypeAlias = tuple[Card, int]
"""A card that a seat discarded, and the number of discards before it by all seats."""


def determinize(view: AngelView, random: Random) -> State:
    """Return a position that agrees with the view; the hidden cards are dealt at random."""
    seen = {card for pile in view.piles for card in pile}
    hidden = [card for card in range(CARDS) if card not in seen]
    slots = [Slots(place, len(pile)) for place, pile in enumerate(view.piles) if pile and pile[0] is None]
    filled = fill(slots, hidden, random.random)
    piles = [filled.get(place) or view.seen(place) for place in range(len(view.piles))]
    return _position(view, piles, random.getrandbits(SEED_BITS))


def _position(view: AngelView, piles: list[list[Card]], seed: int) -> State:
    return convert(
        view,
        State,
        table=Table(PLACES, piles),
        seed=seed,
        shuffles=0,
        turn=view.mover,
        totals=view.standing.totals,
        deals=view.standing.deals,
    )


def discards(view: AngelView) -> list[list[Discarded]]:
    """Return each seat's discards in its turns, latest first."""
    discarded: list[list[Discarded]] = [[] for _ in range(SEATS)]
    trash = view.seen(TRASH)
    if len(trash) < SEATS:
        return discarded
    first = leader(trash[:SEATS], (view.dealer + 1) % SEATS)
    for turn, card in enumerate(trash[SEATS:]):
        discarded[(first - turn) % SEATS].insert(0, (card, turn))
    return discarded


class DiscardOdds(dict[int, float]):
    """A cache of the likelihood of one observed discard, by the bits of the three cards kept."""

    def __init__(self, bonuses: tuple[int, ...], card: Card, enough: float) -> None:
        super().__init__()
        self.card = card
        self._enough = enough
        self._counts = scores(bonuses)
        self._liking = kept_values(bonuses)

    def __missing__(self, three: int) -> float:
        uncalled = 1 / (1 + exp((self._counts[three][self.card] - self._enough) / BOLD)) + UNCALLED
        bits, rest, mine, ways = three | 1 << self.card, three & ~(1 << DEVIL), self._liking[three], 1.0
        while rest:
            lowest = rest & -rest
            rest ^= lowest
            ways += exp((self._liking[bits ^ lowest] - mine) / SHARP)
        found = self[three] = uncalled * ((1 - CARELESS) / ways + CARELESS / HAND_SIZE)
        return found


class HandSampler:
    """A sampler of hands that an opponent may hold, each weighted by one sampled history."""

    def __init__(self, view: AngelView, seat: Seat, discarded: list[Discarded], unseen: list[Card]) -> None:
        self.seat = seat
        called = good(view.bonuses)
        self.seen = [
            DiscardOdds(view.bonuses, card, called if is_open(view.opens, turn) else inf)
            for card, turn in discarded
        ]
        self.unseen = unseen
        self.hands: list[list[Card]] = []
        self.bits: list[int] = []
        self.sums: list[float] = []

    def sample(self, count: int, random: Random) -> None:
        """Add sampled hands, each with the weight of a history that leads to it."""
        total = self.sums[-1] if self.sums else 0.0
        for _ in range(count):
            held: list[Card] = []
            bits = 0
            while len(held) < HAND_SIZE:
                card = self.unseen[int(random.random() * len(self.unseen))]
                if not bits >> card & 1:
                    bits |= 1 << card
                    held.append(card)
            self.hands.append(list(held))
            self.bits.append(bits)
            total += self._weight(held, bits, random)
            self.sums.append(total)

    def draw(self, random: Random) -> int:
        """Return the index of a hand, drawn by weight."""
        return min(bisect_right(self.sums, random.random() * self.sums[-1]), len(self.sums) - 1)

    def _weight(self, held: list[Card], bits: int, random: Random) -> float:
        """Return the likelihood of the observed discards, for one sampled history of a hand.

        Going back, the drawn card is chosen by the likelihood of the discard from the hand before it. Chosen
        uniformly, hardly one history in a hundred would fit several discards.
        """
        likely = 1.0
        for odds in self.seen:
            ways = [odds[bits ^ (1 << card)] for card in held]
            total = sum(ways)
            point, slot = random.random() * total, 0
            while slot < HAND_SIZE - 1 and point >= ways[slot]:
                point -= ways[slot]
                slot += 1
            bits ^= (1 << held[slot]) | (1 << odds.card)
            held[slot] = odds.card
            likely *= total / HAND_SIZE
        return likely


class Weighted:
    """A sampler of positions that agree with a view, weighted by their fit with the discards."""

    def __init__(self, view: AngelView, random: Random) -> None:
        self.view = view
        self.random = random
        self.unseen = sorted(set(range(CARDS)).difference(*view.piles))
        self.others = [
            HandSampler(view, seat, discarded, self.unseen)
            for seat, discarded in enumerate(discards(view))
            if seat != view.seat and discarded
        ]
        for sampler in self.others:
            sampler.sample(AT_FIRST, random)

    def __call__(self) -> State:
        """Return a position that agrees with the view; a better fit with the discards is likelier."""
        for sampler in self.others:
            sampler.sample(MORE, self.random)
        for _ in range(TRIES if self.others else 0):
            used, chosen = 0, []
            for sampler in self.others:
                number = sampler.draw(self.random)
                if used & sampler.bits[number]:
                    break
                used |= sampler.bits[number]
                chosen.append(sampler.hands[number])
            if len(chosen) == len(self.others):
                return self._with(chosen, used)
        return determinize(self.view, self.random)

    def _with(self, chosen: list[list[Card]], used: int) -> State:
        """Return a position with these hands; the other hidden cards are dealt at random."""
        view, random = self.view, self.random
        piles = list(map(view.seen, range(len(view.piles))))
        for sampler, held in zip(self.others, chosen, strict=True):
            piles[HANDS[sampler.seat]] = list(held)
        rest = quickly_shuffled([card for card in self.unseen if not used >> card & 1], random.random)
        for place, pile in enumerate(view.piles):
            if not piles[place]:
                piles[place] = rest[: len(pile)]
                del rest[: len(pile)]
        return _position(view, piles, random.getrandbits(SEED_BITS))
