"""What the discards that all have seen tell of the hands behind them, and whole positions weighed by it.

Whoever threw a card away kept three others, and whoever did not call held a hand that was not good enough.
The hands of the others are therefore no longer just any hands. Each is imagined backwards: any four unseen
cards now, one of which took the place of the card thrown away last, and so on to the first turn. Such a past
counts for as much as it is likely that a Fiend, or one who is nearly a Fiend, would have done in it what was
done.
"""

from bisect import bisect_right
from math import exp, inf
from random import Random
from typing import Final, TypeAlias

from game.angel.cards import CARDS, DEVIL
from game.angel.combinations import HAND_SIZE, scores
from game.angel.imagining import imagine, position
from game.angel.places import HANDS, SEATS, TRASH
from game.angel.playing_out import kept
from game.angel.policy import good
from game.angel.position import State
from game.angel.rules import leader
from game.angel.turns import is_open
from game.angel.view import AngelView
from game.cards import Card, Seat
from game.shuffle import SEED_BITS, mixed

AT_FIRST: Final = 150
"""Pasts that are imagined at first for the hand of each of the others."""
MORE: Final = 2
"""Pasts that are added with every position."""
SHARP: Final = 2.0
"""Points that three cards may be less to a Fiend than others, to be kept a third as often."""
CARELESS: Final = 0.1
"""How often a discard is made for no reason."""
BOLD: Final = 4.0
"""Points around what is enough for a call, within which it is not certain whether one is made."""
UNCALLED: Final = 0.02
"""How often there is no call on any hand."""
TRIES: Final = 60
"""How often hands are put together that have no card in common, before any are taken."""

Told: TypeAlias = tuple[Card, int]
"""A card that a seat threw away, and how many had been thrown away before by all."""


def story(view: AngelView) -> list[list[Told]]:
    """For each seat, what it threw away in its turns, the last first; nothing where there were none."""
    told: list[list[Told]] = [[] for _ in range(SEATS)]
    trash = [card for card in view.piles[TRASH] if card is not None]
    if len(trash) < SEATS:
        return told
    first = leader(trash[:SEATS], (view.dealer + 1) % SEATS)
    for turn, card in enumerate(trash[SEATS:]):
        told[(first - turn) % SEATS].insert(0, (card, turn))
    return told


class Pasts:
    """Hands that one of the others may hold, each with a past that ends with it, and how likely they are."""

    def __init__(self, view: AngelView, seat: Seat, told: list[Told], unseen: list[Card]) -> None:
        self.seat = seat
        called = good(view.bonuses)
        self.told = [(card, called if is_open(view.opens, turn) else inf) for card, turn in told]
        self.unseen = unseen
        self.counts = scores(view.bonuses)
        self.liking = kept(view.bonuses)
        self.hands: list[list[Card]] = []
        self.bits: list[int] = []
        self.sums: list[float] = []
        """How likely they are, one on top of the other."""

    def more(self, count: int, random: Random) -> None:
        """Imagine so many more."""
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
            total += self._likely(held, bits, random)
            self.sums.append(total)

    def drawn(self, random: Random) -> int:
        """The number of one of the hands, by how likely it is."""
        return min(bisect_right(self.sums, random.random() * self.sums[-1]), len(self.sums) - 1)

    def _likely(self, held: list[Card], bits: int, random: Random) -> float:
        """How likely a past that ends with a hand is to have gone as it was seen to go."""
        likely, counts, liking = 1.0, self.counts, self.liking
        for card, enough in self.told:
            slot = int(random.random() * HAND_SIZE)
            bits ^= (1 << held[slot]) | (1 << card)
            held[slot] = card
            three = bits ^ (1 << card)
            likely *= 1 / (1 + exp((counts[three][card] - enough) / BOLD)) + UNCALLED
            mine, all_ways = liking[three], 0.0
            for other in held:
                if other != DEVIL:
                    all_ways += exp((liking[bits ^ (1 << other)] - mine) / SHARP)
            likely *= (1 - CARELESS) / max(all_ways, 1.0) + CARELESS / HAND_SIZE
        return likely


class Supposed:
    """Draws whole positions that agree with a view, the oftener the better they fit its story."""

    def __init__(self, view: AngelView, random: Random) -> None:
        self.view = view
        self.random = random
        self.unseen = sorted(set(range(CARDS)).difference(*view.piles))
        self.others = [
            Pasts(view, seat, told, self.unseen)
            for seat, told in enumerate(story(view))
            if seat != view.seat and told
        ]
        for pasts in self.others:
            pasts.more(AT_FIRST, random)

    def __call__(self) -> State:
        """One such position."""
        for pasts in self.others:
            pasts.more(MORE, self.random)
        for _ in range(TRIES if self.others else 0):
            used, chosen = 0, []
            for pasts in self.others:
                number = pasts.drawn(self.random)
                if used & pasts.bits[number]:
                    break
                used |= pasts.bits[number]
                chosen.append(pasts.hands[number])
            if len(chosen) == len(self.others):
                return self._with(chosen, used)
        return imagine(self.view, self.random)

    def _with(self, chosen: list[list[Card]], used: int) -> State:
        """A position with these hands, the other cards anywhere."""
        view, random = self.view, self.random
        piles = [[card for card in pile if card is not None] for pile in view.piles]
        for pasts, held in zip(self.others, chosen, strict=True):
            piles[HANDS[pasts.seat]] = list(held)
        rest = mixed([card for card in self.unseen if not used >> card & 1], random.random)
        for place, pile in enumerate(view.piles):
            if not piles[place]:
                piles[place] = rest[: len(pile)]
                del rest[: len(pile)]
        return position(view, piles, random.getrandbits(SEED_BITS))


def supposed(view: AngelView, random: Random) -> Supposed:
    """Whole positions that agree with a view, the oftener the better they fit what the others did."""
    return Supposed(view, random)
