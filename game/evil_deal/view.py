"""The view of a position of Evil Deal from one seat."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.contract.rules import View, convert
from game.evil_deal.actions import Cross, EvilAction, SideBySide
from game.evil_deal.cards import CARDS
from game.evil_deal.position import (
    CARDS_IN_TRICK,
    HANDS,
    SEATS,
    TAKEN,
    TRUMPS,
    Following,
    Leading,
    Naming,
    Phase,
    State,
    Trumps,
)
from game.evil_deal.rules import legal, to_move
from game.evil_deal.scoring import standing
from game.french import SUIT, Trump
from game.table import masked


@dataclass(frozen=True, slots=True, kw_only=True)
class EvilDealView(View):
    """Everything one seat may know about a match of Evil Deal."""

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
    taken: tuple[tuple[Card, ...], tuple[Card, ...]]
    """The cards in each seat's tricks, seen by both; the table shows only the last trick (ED-12)."""
    last: Seat | None
    games: int
    played: int
    head_start: int
    accounts: tuple[int, int]
    points: tuple[int, ...]
    """The points of each seat in the current game, or in the last one of a finished match."""

    @property
    def hand(self) -> list[Card]:
        """The viewer's hand; empty for a bystander."""
        return [] if self.seat is None else self.seen(HANDS[self.seat])

    @property
    def trump(self) -> Trump:
        """The trump of the current trick, which is its opener's (ED-9)."""
        return self.trumps[self.opener][self.half]

    def trump_cards(self, seat: Seat) -> list[Card]:
        """Return a seat's trump cards on the table."""
        return self.seen(TRUMPS[seat])

    def of_one_suit(self, seat: Seat) -> bool:
        """True if a seat's trump cards are of one suit, which allows no trump (ED-5)."""
        return len({SUIT[card] for card in self.trump_cards(seat)}) == 1

    def chosen(self, seat: Seat) -> Cross | SideBySide | None:
        """Return a seat's choice of trumps; None if it has not chosen yet (ED-4, ED-5)."""
        if self.firsts:
            return (SideBySide if self.side_by_side[seat] else Cross)(self.firsts[seat])
        if isinstance(self.phase, Naming) and seat != self.dealer:
            return self.phase.theirs
        return None

    @property
    def game(self) -> int:
        """The number, from 1, of the current game, or of the last one."""
        return min(self.played + 1, self.games)

    @property
    def last_trick(self) -> tuple[Card, ...]:
        """The cards of the last trick, seat 0's first; empty if it may not be looked at (ED-12)."""
        return () if self.last is None else self.taken[self.last][-CARDS_IN_TRICK:]

    @property
    def in_a_trick(self) -> bool:
        """True while cards are led and answered, when the trump applies."""
        return isinstance(self.phase, Leading | Following)


def view(state: State, seat: Seat | None) -> EvilDealView:
    """Return the position as a seat (None: a bystander) may know it."""
    table = state.table
    piles = table.piles
    return convert(
        state,
        EvilDealView,
        seat=seat,
        seats=SEATS,
        to_move=to_move(state),
        piles=masked(piles, table.places, seat),
        legal=() if seat is None else tuple(legal(state, seat)),
        standing=standing(state),
        taken=(tuple(piles[TAKEN[0]]), tuple(piles[TAKEN[1]])),
        points=state.totals,
    )


def hidden_cards(view: EvilDealView) -> list[Card]:
    """Return the cards whose place the viewer does not know."""
    seen = _seen(view)
    for card in view.firsts:
        seen |= 1 << card
    return [card for card in range(CARDS) if not seen >> card & 1]


def _seen(view: EvilDealView) -> int:
    """Return the cards that the viewer can see or has seen played, as a bit mask."""
    seen = 0
    for piles in (view.piles, view.taken):
        for pile in piles:
            for card in pile:
                if card is not None:
                    seen |= 1 << card
    return seen


def picked_up(view: EvilDealView) -> dict[int, Card]:
    """Return the trump card known to be in each hidden hand, by the hand's place (ED-13)."""
    if view.half == 0:
        return {}
    seen = _seen(view)
    return {HANDS[seat]: card for seat, card in enumerate(view.firsts) if not seen >> card & 1}
