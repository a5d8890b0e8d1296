"""An imagined half of a deal of Evil Deal played to its end without views, and many times as quickly.

Both play as the Fiend would. From a few cards before the end of the deal on they play as two who see both
hands: all but one of the other's cards can be counted by then, and what can be enforced is nearer the truth.
"""

from game.cards import Card, Seat
from game.evil_deal.actions import Bury
from game.evil_deal.endings import Ending
from game.evil_deal.imagining import view
from game.evil_deal.moves import TAKE_STACK
from game.evil_deal.phases import LEADING, Burying, Following, Naming, Picking
from game.evil_deal.places import BURIED, HANDS, STACKS
from game.evil_deal.policy import answer, lay_trumps, lead, least
from game.evil_deal.position import State
from game.evil_deal.reckoning import Reckoning, holds_none
from game.evil_deal.rules import apply
from game.evil_deal.scoring import HALF_TRICKS, points
from game.evil_deal.series import settle
from game.evil_deal.tricks import EXCHANGES
from game.french import ACE_HIGH, SUIT
from game.french_tricks import Trump, beats

FEW = 6
"""Cards of a hand from which on a deal is played with open hands."""


def play_out(state: State) -> None:
    """Play the half to its end; where that ends the deal, add it to the totals and deal no other."""
    _begin(state)
    half, few = Half(state), FEW if state.half else 0
    while len(half.hands[state.turn]) > few:
        half.exchange()
    if state.half == 0:
        state.half = 1
        return
    one = state.tricks[0] + Ending(state).tricks()
    state.tricks = (one, 2 * HALF_TRICKS - one)
    settle(state, points(state.tricks, state.dealer, state.side_by_side))


def _begin(state: State) -> None:
    """All that comes before the first card is led."""
    while isinstance(state.phase, Picking | Naming | Burying):
        seat = state.turn
        if isinstance(state.phase, Picking):
            apply(state, seat, TAKE_STACK[0])
        elif isinstance(state.phase, Naming):
            apply(state, seat, lay_trumps(view(state, seat)))
        else:
            apply(state, seat, Bury(least(view(state, seat))))


class Half:
    """What a half is played on by: for each seat what it may suppose of the other hand.

    The hands are those of the position.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.hands = [state.table.piles[place] for place in HANDS]
        self.may = [self._hidden(seat) for seat in (0, 1)]
        """By seat and suit: the ranks that the other hand may hold, a bit for each."""
        self.among = [sum(ranks.bit_count() for ranks in may) for may in self.may]
        self.must = [[0, 0, 0, 0], [0, 0, 0, 0]]
        """By seat and suit: the rank that it is known to hold."""
        if state.half:
            for seat, card in enumerate(state.firsts):
                if card in self.hands[seat]:
                    self.must[1 - seat][SUIT[card]] = 1 << ACE_HIGH[card]

    def _hidden(self, seat: Seat) -> list[int]:
        """The cards of which a seat does not know where they lie and that the other hand may hold."""
        state, other = self.state, 1 - seat
        piles, ranks = state.table.piles, [0, 0, 0, 0]
        for place in (HANDS[other], BURIED[other], *STACKS[0], *STACKS[1]):
            for card in piles[place]:
                if not state.void[other] >> SUIT[card] & 1:
                    ranks[SUIT[card]] |= 1 << ACE_HIGH[card]
        if state.half:
            known = state.firsts[other]
            ranks[SUIT[known]] &= ~(1 << ACE_HIGH[known])
        return ranks

    def exchange(self) -> None:
        """Play an exchange to its end; whoever wins it is to lead."""
        state = self.state
        if isinstance(state.phase, Following):
            led, leader = state.phase.led, 1 - state.turn
            state.phase = LEADING
        else:
            leader = state.turn
            led = lead(self._sums(leader), self.hands[leader], state.exchange, self._named(leader))
            self._played(leader, led)
        follower = 1 - leader
        card = answer(self._sums(follower), self.hands[follower], led, state.exchange, self._named(follower))
        self._played(follower, card)
        if SUIT[card] != SUIT[led]:
            self._lacks(follower, SUIT[led])
        won = beats(card, led, self._named(state.opener))
        state.turn = follower if won else leader
        state.exchange += 1
        if state.exchange == EXCHANGES:
            one, other = state.tricks
            state.tricks = (one + 1, other) if state.turn == 0 else (one, other + 1)
            state.exchange, state.opener = 0, state.turn

    def _named(self, seat: Seat) -> Trump:
        """What is trump in the tricks that a seat opens (ED-9)."""
        return self.state.trumps[seat][self.state.half]

    def _sums(self, seat: Seat) -> Reckoning:
        """What a seat can tell of the other's hand."""
        state, must = self.state, self.must[seat]
        held = len(self.hands[1 - seat]) - any(must)
        trump = self._named(state.opener)
        return Reckoning(trump, self.may[seat], must, holds_none(held, self.among[seat]))

    def _played(self, seat: Seat, card: Card) -> None:
        """A seat plays a card, and the other knows that it holds it no more."""
        self.hands[seat].remove(card)
        other, suit, bit = 1 - seat, SUIT[card], 1 << ACE_HIGH[card]
        if self.must[other][suit] == bit:
            self.must[other][suit] = 0
        else:
            self.may[other][suit] &= ~bit
            self.among[other] -= 1

    def _lacks(self, seat: Seat, suit: int) -> None:
        """A seat has shown that its hand lacks a suit."""
        other = 1 - seat
        self.among[other] -= self.may[other][suit].bit_count()
        self.may[other][suit] = 0
