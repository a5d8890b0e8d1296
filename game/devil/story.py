"""What the cards that others laid tell of the ones they kept, and whole positions weighed by it.

Whoever laid a card kept others, and would rather have laid one that promises more, had there been such. So
each imagined position counts for as much as it is likely that its hands would have laid what was seen to be
laid. Nobody knows when a card that is still held was drawn: those that play has shown most of are taken to
be the oldest, and so are those that were laid since.
"""

from bisect import bisect_right
from collections.abc import Callable
from math import exp
from random import Random
from typing import Final

from game.cards import Card
from game.devil.cards import BIT, FITTING, SKIPS, THE_ONIFUDA
from game.devil.imagining import imagine, position, unseen_cards
from game.devil.places import HANDS, STOCK
from game.devil.policy import AGAIN, FOLLOWS, MOST_SHED, SHED, SHUT, SKIPPED
from game.devil.position import State
from game.devil.scoring import hand_points
from game.devil.view import DevilView
from game.shuffle import SEED_BITS, mixed
from game.unseen import Slots, fill, open_piles

AT_FIRST: Final = 100
"""Ways to deal out what is hidden that are imagined at first."""
MORE: Final = 1
"""Ways that are added with every position: they take longer to imagine than to play out."""
SHARP: Final = 3.0
"""How much less a card may promise to be laid a third as often."""
CARELESS: Final = 0.08
"""How often a card is laid for no reason."""


class Choice:
    """A card that another laid, and the cards it is known to have held besides, for it laid them later."""

    def __init__(self, top: Card, card: Card, kept: int, later: list[Card]) -> None:
        self.fitting = FITTING[top]
        self.card = card
        self.surely = later[:kept]
        self.known = sum(map(BIT.__getitem__, self.surely))
        self.others = kept - len(self.surely)
        """How many more it held; they may be held still."""


class Supposed:
    """Draws whole positions that agree with a view, the oftener the better they fit what was laid."""

    def __init__(self, view: DevilView, random: Random) -> None:
        self.view = view
        self.random = random
        self.piles, self.unseen = open_piles(view.piles), unseen_cards(view)
        self.again = AGAIN if view.seats == 2 else FOLLOWS
        self.shut = [SHUT * (fitting & (1 << view.cards) - 1).bit_count() / view.cards for fitting in FITTING]
        self.slots = [Slots(0, len(view.piles[STOCK]))]
        self.groups: list[list[int]] = []
        """For each seat its slots, the oldest cards first."""
        for seat, groups in enumerate(view.known):
            first = len(self.slots)
            if seat != view.seat:
                self.slots += [
                    Slots(first + each, count, known) for each, (count, known) in enumerate(groups)
                ]
            self.groups.append(list(range(first, len(self.slots))))
        self.choices = [_choices(view, seat) for seat in range(view.seats)]
        self.ways: list[dict[int, list[Card]]] = []
        self.sums: list[float] = []
        """How likely they are, one on top of the other."""
        self._more(AT_FIRST)

    def __call__(self) -> State:
        """One such position."""
        self._more(MORE)
        drawn = bisect_right(self.sums, self.random.random() * self.sums[-1])
        way = self.ways[min(drawn, len(self.ways) - 1)]
        piles = [list(pile) for pile in self.piles]
        for seat, slots in enumerate(self.groups):
            for slot in slots:
                piles[HANDS[seat]] += way[slot]
        piles[STOCK] = mixed(way[0], self.random.random)
        return position(self.view, piles, self.random.getrandbits(SEED_BITS))

    def _more(self, count: int) -> None:
        total = self.sums[-1] if self.sums else 0.0
        for _ in range(count):
            way = fill(self.slots, self.unseen, self.random.random)
            likely = 1.0
            for seat, choices in enumerate(self.choices):
                if choices:
                    held = [card for slot in self.groups[seat] for card in way[slot]]
                    likely *= self._likely(choices, held)
            total += likely
            self.ways.append(way)
            self.sums.append(total)

    def _likely(self, choices: list[Choice], held: list[Card]) -> float:
        """How likely a hand is to have laid what its seat was seen to lay."""
        until = [0]
        for card in held:
            until.append(until[-1] | BIT[card])
        likely = 1.0
        for choice in choices:
            others = min(choice.others, len(held))
            bits = choice.known | until[others]
            if bits & choice.fitting:
                likely *= self._chosen(choice, [*choice.surely, *held[:others], choice.card], bits)
        return likely

    def _chosen(self, choice: Choice, held: list[Card], bits: int) -> float:
        """How likely it is that of these cards this one is laid."""
        points = hand_points(held)
        bits |= BIT[choice.card]
        mine, ways, fits = self._promise(choice.card, held, bits, points), 0.0, 0
        for card in held:
            if choice.fitting & BIT[card]:
                fits += 1
                ways += exp(min(30.0, (self._promise(card, held, bits, points) - mine) / SHARP))
        return CARELESS / fits + (1 - CARELESS) / ways

    def _promise(self, card: Card, held: list[Card], bits: int, points: int) -> float:
        """What the Fiend would see in laying a card, more or less."""
        if card == THE_ONIFUDA:
            return -10.0
        rest = hand_points([other for other in held if other != card])
        follow_ups = (bits & FITTING[card] & ~BIT[card]).bit_count()
        promise = min(points - rest, MOST_SHED) * SHED - self.shut[card]
        return promise + (SKIPPED + self.again * follow_ups if SKIPS[card] else FOLLOWS * follow_ups)


def _choices(view: DevilView, seat: int) -> list[Choice]:
    """What another seat chose to lay in this deal."""
    if seat == view.seat:
        return []
    laid = [each for each in view.laid if each.seat == seat]
    return [
        Choice(each.top, each.card, each.kept, [later.card for later in laid[number + 1 :]])
        for number, each in enumerate(laid)
    ]


def supposed(view: DevilView, random: Random) -> Callable[[], State]:
    """Whole positions that agree with a view, the oftener the better they fit what the others laid."""
    if any(each.seat != view.seat for each in view.laid):
        return Supposed(view, random)
    return lambda: imagine(view, random)
