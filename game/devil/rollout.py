"""Fast rollouts of Devil: a determinized deal, played to its end by Fiends.

There are no views: the seats use sums and bit masks that are updated with every play.
"""

from collections.abc import Sequence
from math import inf
from typing import Final

from game.cards import Card
from game.deal_cycle import OVER, score_deal, shuffle_pile
from game.devil.cards import BIT, DRAWS, FITS, FITTING, POINTS, RANK, SKIPS, THE_ONIFUDA
from game.devil.policy import (
    AGAIN,
    ENDS_BELOW,
    ENDS_BELOW_440,
    FOLLOWS,
    ONIFUDA_EARLY,
    ONIFUDA_IN_TIME,
    usual_merits,
)
from game.devil.position import DISCARDS, HANDS, STOCK, Choosing, State
from game.devil.rules import TURN_LIMIT
from game.devil.scoring import (
    MULTIPLIER_OF_CARD,
    MULTIPLIER_OF_ENDING,
    hand_points,
    is_decided,
    multipliers_when_ended,
    multipliers_when_gone_out,
    multipliers_when_stopped,
)

SPECIAL: Final = tuple(doubled - 1 for doubled in MULTIPLIER_OF_CARD)
"""1 for each Special, 0 for any other card."""
TIMES: Final = tuple(float(MULTIPLIER_OF_ENDING.get(rank, 0)) for rank in RANK)
"""The multiplier of the others' hands if a card ends the deal; the ender's hand counts double."""
BELOW: Final = tuple(ENDS_BELOW.get(rank, 0.0) for rank in RANK)
"""The highest cost, as a share of the others' average, at which a Fiend ends the deal, by card."""
BELOW_440: Final = tuple(ENDS_BELOW_440.get(rank, 0.0) for rank in RANK)
NONE: Final = -1


def play_out(state: State) -> None:
    """Play the deal to its end and add it to the totals, without dealing another."""
    deal = FastDeal(state)
    counts = deal.end_or_go_on(state.phase.special) if isinstance(state.phase, Choosing) else None
    while counts is None:
        counts = deal.play_turn()
    score_deal(state, [hand_points(deal.hands[seat]) * times for seat, times in enumerate(counts)])
    if is_decided(state):
        state.phase = OVER


class FastDeal:
    """A deal played to its end on the piles of a position, which it changes.

    The methods that play a card or end the deal return the multiplier of each hand if the deal is over, and
    None if not.
    """

    def __init__(self, state: State) -> None:
        piles, seats = state.table.piles, state.seats
        self.state = state
        self.seats = seats
        self.stock = piles[STOCK]
        self.discards = piles[DISCARDS]
        self.hands = [piles[HANDS[seat]] for seat in range(seats)]
        self.turn = state.turn
        self.turns = state.turns
        self.idle = state.idle
        self.below = BELOW_440 if state.larger else BELOW
        self.again = AGAIN if seats == 2 else FOLLOWS
        self._count()

    def _count(self) -> None:
        """Compute the hidden cards' bit mask, number, points and Specials."""
        self.hidden = self.count = self.points = self.specials = 0
        for pile in [self.stock, *self.hands]:
            for card in pile:
                self.hidden |= BIT[card]
                self.count += 1
                self.points += POINTS[card]
                self.specials += SPECIAL[card]

    def play_turn(self) -> Sequence[int] | None:
        """Play a card, or draw one and play it if it fits (DV-7, DV-8); stop a blocked deal (DV-9)."""
        if self.idle == self.seats or self.turns > TURN_LIMIT:
            return multipliers_when_stopped(self.seats)
        seat, top = self.turn, self.discards[-1]
        card = self._liked(self.hands[seat], FITTING[top])
        if card == NONE:
            card = self._draw(self.hands[seat])
            self.idle = self.idle + 1 if card == NONE else 0
            if card == NONE or not FITS[top][card]:
                self._pass()
                return None
        return self._play(self.hands[seat], card)

    def _liked(self, held: list[Card], fitting: int) -> Card:
        """Return the card that the Fiend plays, of those in a bit mask; NONE if the hand holds none."""
        found, fits, mine, points, doubled = NONE, 0, 0, 0, 1
        for card in held:
            mine |= BIT[card]
            points += POINTS[card]
            doubled *= MULTIPLIER_OF_CARD[card]
            if fitting & BIT[card]:
                fits += 1
                found = card
        if fits < 2:
            return found
        unseen, most = self.hidden & ~mine, -inf
        hidden = max(1, self.count - len(held))
        for card in held:
            if not fitting & BIT[card]:
                continue
            rest = (points - POINTS[card]) * doubled // MULTIPLIER_OF_CARD[card]
            if card == THE_ONIFUDA:
                merit = ONIFUDA_IN_TIME if self._ahead(held, rest, card) else ONIFUDA_EARLY
            else:
                shed, follow_ups = points * doubled - rest, (mine & FITTING[card] & ~BIT[card]).bit_count()
                open_to_next = (unseen & FITTING[card]).bit_count() / hidden
                less, follow, skip, shut = usual_merits(card, shed, follow_ups, self.again, open_to_next)
                merit = less + follow + skip + shut
            if merit > most:
                found, most = card, merit
        return found

    def _ahead(self, held: list[Card], rest: int, last: Card) -> bool:
        """True if the Fiend ends the deal on a card, with ``rest`` points left in the hand."""
        own, points, specials = len(held), self.points, self.specials
        for card in held:
            points -= POINTS[card]
            specials -= SPECIAL[card]
        unseen = self.count - own
        if not unseen:
            return False
        expected = 0.0
        for other in self.hands:
            if other is not held:
                many = len(other)
                expected += many * (1 + many * specials / unseen)
        mean = TIMES[last] * expected * points / unseen / (self.seats - 1)
        return 2 * rest < self.below[last] * mean

    def _draw(self, held: list[Card]) -> Card:
        """Draw a card into a hand; return NONE if there is none (DV-9)."""
        if not self.stock:
            if len(self.discards) == 1:
                return NONE
            self.stock += self.discards[:-1]
            del self.discards[:-1]
            shuffle_pile(self.state, STOCK)
            self._count()
        card = self.stock.pop()
        held.append(card)
        return card

    def _play(self, held: list[Card], card: Card) -> Sequence[int] | None:
        """Play a card with its effect (DV-10 to DV-13, DV-16)."""
        held.remove(card)
        self.discards.append(card)
        self.idle = 0
        self.hidden ^= BIT[card]
        self.count -= 1
        self.points -= POINTS[card]
        self.specials -= SPECIAL[card]
        if not held:
            return multipliers_when_gone_out(self.seats, self.turn, card)
        if card == THE_ONIFUDA:
            return multipliers_when_ended(self.seats, self.turn, card)
        if DRAWS[card]:
            return self.end_or_go_on(card)
        self._pass()
        if SKIPS[card]:
            self.turn = (self.turn + 1) % self.seats
        return None

    def end_or_go_on(self, special: Card) -> Sequence[int] | None:
        """End the deal after a Special, or make the next seat draw and skip it (DV-11, DV-12)."""
        held = self.hands[self.turn]
        if self._ahead(held, hand_points(held), special):
            return multipliers_when_ended(self.seats, self.turn, special)
        self._pass()
        for _ in range(DRAWS[special]):
            self._draw(self.hands[self.turn])
        self.turn = (self.turn + 1) % self.seats
        return None

    def _pass(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.turns += 1
