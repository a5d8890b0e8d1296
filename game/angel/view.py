"""The view of a position of Angel from one seat."""

from dataclasses import dataclass

from game.angel.actions import AngelAction
from game.angel.cards import CARDS
from game.angel.position import HANDS, SEATS, Phase, State
from game.angel.rules import legal, to_move
from game.angel.scoring import EndClause, ending, standing
from game.cards import Card, Seat
from game.contract.rules import View, convert
from game.table import masked

DECK_CARDS = frozenset(range(CARDS))


@dataclass(frozen=True, slots=True, kw_only=True)
class AngelView(View):
    """Everything one seat may know about a match of Angel."""

    legal: tuple[AngelAction, ...]
    bonuses: tuple[int, ...]
    opens: int
    target: int
    phase: Phase

    @property
    def hand(self) -> list[Card]:
        """The visible cards of the viewer's hand; empty for a bystander."""
        return [] if self.seat is None else self.seen(HANDS[self.seat])

    @property
    def ending(self) -> EndClause | None:
        """The clause that ends the match; None before its end."""
        return ending(self.standing.totals, self.target, len(self.standing.deals))

    @property
    def hidden(self) -> list[Card]:
        """The cards that the viewer has not seen; the next draw is one of them."""
        return list(DECK_CARDS.difference(*self.piles))


def view(state: State, seat: Seat | None) -> AngelView:
    """Return the position as a seat (None: a bystander) may know it."""
    table = state.table
    return convert(
        state,
        AngelView,
        seat=seat,
        seats=SEATS,
        to_move=to_move(state),
        piles=masked(table.piles, table.places, seat),
        legal=() if seat is None else tuple(legal(state, seat)),
        standing=standing(state),
    )
