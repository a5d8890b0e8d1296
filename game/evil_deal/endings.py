"""The last tricks of a deal of Evil Deal between two who see both hands."""

from typing import Final

from game.evil_deal.phases import Following
from game.evil_deal.places import HANDS
from game.evil_deal.position import State
from game.evil_deal.tricks import EXCHANGES
from game.french import ACE_HIGH, SUIT

NO_SUIT: Final = -1


class Ending:
    """Two open hands: what the first seat can enforce.

    Cards have numbers from 0, suit by suit and low ones first; sets of them are bit masks. A card that was
    led and not answered yet counts among those left, and as held.
    """

    def __init__(self, state: State) -> None:
        piles, phase = state.table.piles, state.phase
        self.held = len(piles[HANDS[state.turn]])
        """Cards that each seat holds."""
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
        """By card: the cards of its suit."""
        self.trumps = [NO_SUIT if suits[1] is None else suits[1] for suits in state.trumps]
        """By seat: what is trump in the tricks that it opens in the second half."""
        self.known: dict[int, bool] = {}
        """Answers of ``_leads``, by the cards left, leader, opener and tricks needed, in one number."""

    def tricks(self) -> int:
        """How many more tricks the first seat takes."""
        taken = 0
        while self._takes(taken + 1):
            taken += 1
        return taken

    def _takes(self, need: int) -> bool:
        """Whether the first seat can take so many tricks from where the hands stand."""
        if self.led is None:
            return self._leads(self.whole, self.held, self.leader, self.opener, need)
        return self._answers(self.whole, self.held, self.leader, self.opener, need, self.led)

    def _leads(self, left: int, held: int, leader: int, opener: int, need: int) -> bool:
        """Whether the first seat can take so many tricks where a seat leads, each holding so many cards."""
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
        """The same where a card was led, which is still among those left."""
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
        """Of some cards one of each run that nothing left comes between, for they are all alike."""
        found, run = [], NO_SUIT
        for number, suit in enumerate(self.suits):
            if own >> number & 1:
                if suit != run:
                    found.append(number)
                run = suit
            elif left >> number & 1:
                run = NO_SUIT
        return found
