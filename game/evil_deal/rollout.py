"""Fast rollouts of a determinized half of a deal, without views."""

from functools import cache
from typing import Final

from game.cards import Card, Seat
from game.contract.search import Outcomes
from game.evil_deal.actions import TAKE_STACK, Bury
from game.evil_deal.odds import Odds, holds_none
from game.evil_deal.policy import answer, choose_trumps, lead, least
from game.evil_deal.position import (
    BURIED,
    EXCHANGES,
    HANDS,
    LEADING,
    STACKS,
    Burying,
    Following,
    Naming,
    Picking,
    State,
)
from game.evil_deal.rules import apply
from game.evil_deal.scoring import ALL_TRICKS, close_deal, points
from game.evil_deal.view import view
from game.french import ACE_HIGH, SUIT, Trump, beats

FEW = 6
"""The most cards in a hand with which the end of a deal is solved with open hands."""
NO_SUIT: Final = -1
SECOND_HALF: Final[tuple[float, ...]] = (0.08, 0.21, 0.34, 0.27, 0.10)
"""The chances that the dealer takes 0 to 4 tricks in the second half, measured in 6,000 deals between Fiends.
They hardly depend on the first half."""


def play_out(state: State) -> None:
    """Play the half to its end; if that ends the deal, add it to the totals without dealing another."""
    _begin(state)
    half, few = Half(state), FEW if state.half else 0
    while len(half.hands[state.turn]) > few:
        half.exchange()
    if state.half == 0:
        state.half = 1
        return
    one = state.tricks[0] + EndgameSolver(state).tricks()
    state.tricks = (one, ALL_TRICKS - one)
    close_deal(state, points(state.tricks, state.dealer, state.side_by_side))


def _begin(state: State) -> None:
    """Make the choices that come before the first lead: stacks, trumps and discards."""
    while isinstance(state.phase, Picking | Naming | Burying):
        seat = state.turn
        if isinstance(state.phase, Picking):
            apply(state, seat, TAKE_STACK[0])
        elif isinstance(state.phase, Naming):
            apply(state, seat, choose_trumps(view(state, seat)))
        else:
            apply(state, seat, Bury(least(view(state, seat))))


class Half:
    """A half being played out on the hands of a position, with each seat's odds about the other hand.

    Playing changes the hands of the position.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.hands = [state.table.piles[place] for place in HANDS]
        self.may = [self._hidden(seat) for seat in (0, 1)]
        """The ranks that the other hand may hold, as bits, by seat and suit."""
        self.among = [sum(ranks.bit_count() for ranks in may) for may in self.may]
        self.must = [[0, 0, 0, 0], [0, 0, 0, 0]]
        """The rank that the other hand is known to hold, as a bit, by seat and suit."""
        if state.half:
            for seat, card in enumerate(state.firsts):
                if card in self.hands[seat]:
                    self.must[1 - seat][SUIT[card]] = 1 << ACE_HIGH[card]

    def _hidden(self, seat: Seat) -> list[int]:
        """Return the cards that the other hand may hold, as a seat knows: ranks as bits, by suit."""
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
        """Play an exchange to its end; its winner leads next."""
        state = self.state
        if isinstance(state.phase, Following):
            led, leader = state.phase.led, 1 - state.turn
            state.phase = LEADING
        else:
            leader = state.turn
            led = lead(self._odds(leader), self.hands[leader], state.exchange, self._named(leader))
            self._played(leader, led)
        follower = 1 - leader
        card = answer(self._odds(follower), self.hands[follower], led, state.exchange, self._named(follower))
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
        """Return the trump of the tricks that a seat opens (ED-9)."""
        return self.state.trumps[seat][self.state.half]

    def _odds(self, seat: Seat) -> Odds:
        """Return a seat's odds about the other hand."""
        state, must = self.state, self.must[seat]
        held = len(self.hands[1 - seat]) - any(must)
        trump = self._named(state.opener)
        return Odds(trump, self.may[seat], must, holds_none(held, self.among[seat]))

    def _played(self, seat: Seat, card: Card) -> None:
        """Play a seat's card, and remove it from the other seat's odds."""
        self.hands[seat].remove(card)
        other, suit, bit = 1 - seat, SUIT[card], 1 << ACE_HIGH[card]
        if self.must[other][suit] == bit:
            self.must[other][suit] = 0
        else:
            self.may[other][suit] &= ~bit
            self.among[other] -= 1

    def _lacks(self, seat: Seat, suit: int) -> None:
        """Note that a seat's hand has shown to lack a suit."""
        other = 1 - seat
        self.among[other] -= self.may[other][suit].bit_count()
        self.may[other][suit] = 0


class EndgameSolver:
    """A solver for the end of a deal with open hands, which finds the tricks that seat 0 can take.

    Cards are numbered from 0, by suit and then rank, and sets of cards are bit masks. A led card without an
    answer still counts as left and held.
    """

    def __init__(self, state: State) -> None:
        piles, phase = state.table.piles, state.phase
        self.held = len(piles[HANDS[state.turn]])
        self.opener = state.opener
        self.leader = state.turn
        one, cards = list(piles[HANDS[0]]), piles[HANDS[0]] + piles[HANDS[1]]
        if isinstance(phase, Following):
            self.leader = 1 - state.turn
            cards.append(phase.led)
            if self.leader == 0:
                one.append(phase.led)
        cards.sort(key=lambda card: (SUIT[card], ACE_HIGH[card]))
        self.led = cards.index(phase.led) if isinstance(phase, Following) else None
        self.suits = [SUIT[card] for card in cards]
        self.whole = (1 << len(cards)) - 1
        first = sum(1 << number for number, card in enumerate(cards) if card in one)
        self.hands = [first, self.whole & ~first]
        self.same = [
            sum(1 << number for number, its in enumerate(self.suits) if its == suit) for suit in self.suits
        ]
        """The cards of each card's suit, as a bit mask."""
        self.trumps = [NO_SUIT if suits[1] is None else suits[1] for suits in state.trumps]
        """The trump of the tricks that each seat opens in the second half."""
        self.known: dict[int, bool] = {}
        """A cache of ``_leads``, by the cards left, leader, opener and tricks needed, packed into an int."""

    def tricks(self) -> int:
        """Return the number of tricks that seat 0 still takes."""
        taken = 0
        while self._takes(taken + 1):
            taken += 1
        return taken

    def _takes(self, need: int) -> bool:
        """True if seat 0 can take ``need`` tricks from this position."""
        if self.led is None:
            return self._leads(self.whole, self.held, self.leader, self.opener, need)
        return self._answers(self.whole, self.held, self.leader, self.opener, need, self.led)

    def _leads(self, left: int, held: int, leader: int, opener: int, need: int) -> bool:
        """True if seat 0 can take ``need`` tricks when ``leader`` is to lead."""
        if need <= 0:
            return True
        if need > (held + EXCHANGES - 1) // EXCHANGES:
            return False
        key = ((left * 2 + leader) * 2 + opener) * 8 + need
        if key in self.known:
            return self.known[key]
        wanted = leader == 0
        found = not wanted
        for led in reversed(self._choices(left, left & self.hands[leader])):
            if self._answers(left, held, leader, opener, need, led) == wanted:
                found = wanted
                break
        self.known[key] = found
        return found

    def _answers(self, left: int, held: int, leader: int, opener: int, need: int, led: int) -> bool:
        """True if seat 0 can take ``need`` tricks after ``led``, which still counts as left."""
        wanted = leader == 0
        own = left & self.hands[1 - leader]
        for card in self._choices(left, own & self.same[led] or own):
            if self.suits[card] == self.suits[led]:
                taken = card > led
            else:
                taken = self.suits[card] == self.trumps[opener]
            winner = 1 - leader if taken else leader
            rest, more, opens = left & ~(1 << led | 1 << card), need, opener
            if held % EXCHANGES == 1:
                more, opens = need - (winner == 0), winner
            if self._leads(rest, held - 1, winner, opens, more) != wanted:
                return not wanted
        return wanted

    def _choices(self, left: int, own: int) -> list[int]:
        """Return one card of each run without a gap among the cards left, since its cards are equivalent."""
        found, run = [], NO_SUIT
        for number, suit in enumerate(self.suits):
            if own >> number & 1:
                if suit != run:
                    found.append(number)
                run = suit
            elif left >> number & 1:
                run = NO_SUIT
        return found


def part(state: State) -> int:
    """Return the number of the current half; the second brings cards that nobody has seen before."""
    return 2 * len(state.deals) + state.half


def outcomes(state: State) -> Outcomes:
    """Return the chances of each possible pay after a first half."""
    return _outcomes(state.tricks[state.dealer], state.dealer, state.side_by_side) if state.half else ()


@cache
def _outcomes(first: int, dealer: Seat, side_by_side: tuple[bool, bool]) -> Outcomes:
    found = []
    for more, likely in enumerate(SECOND_HALF):
        dealers, others = first + more, ALL_TRICKS - first - more
        tricks = (dealers, others) if dealer == 0 else (others, dealers)
        found.append((likely, points(tricks, dealer, side_by_side)))
    return tuple(found)
