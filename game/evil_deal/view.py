"""What a seat at Evil Deal may know."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.contract.rules import View
from game.evil_deal.moves import EvilAction
from game.evil_deal.phases import Following, Leading, Phase
from game.evil_deal.places import TRUMPS
from game.evil_deal.tricks import Trumps
from game.french_tricks import Trump


@dataclass(frozen=True, slots=True, kw_only=True)
class EvilDealView(View):
    """All that one seat may know of a match of Evil Deal."""

    legal: tuple[EvilAction, ...]
    phase: Phase
    half: int
    exchange: int
    opener: Seat
    firsts: tuple[Card, ...]
    side_by_side: tuple[bool, bool]
    trumps: Trumps
    tricks: tuple[int, int]
    void: tuple[int, int]
    """For each seat, a bit for each suit its running hand has shown to lack (ED-10)."""
    taken: tuple[tuple[Card, ...], tuple[Card, ...]]
    """The cards in each seat's tricks. Nobody looks at them again, but both saw them played (ED-12)."""

    @property
    def trump(self) -> Trump:
        """The trump of the running trick: that of the seat which opened it (ED-9)."""
        return self.trumps[self.opener][self.half]

    def trump_cards(self, seat: Seat) -> list[Card]:
        """A seat's trump cards that lie on the table."""
        return [card for card in self.piles[TRUMPS[seat]] if card is not None]

    @property
    def in_a_trick(self) -> bool:
        """Whether a trick is being played, so that there is a trump or expressly none."""
        return isinstance(self.phase, Leading | Following)
