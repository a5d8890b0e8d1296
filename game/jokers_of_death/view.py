"""The view of a position of Jokers of Death from one seat, and a faster one for rollouts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.cards import Card, Deck, Seat
from game.contract.rules import View, convert
from game.jokers_of_death.actions import JokersAction
from game.jokers_of_death.cards import PILES_IN, cover_wanted, deck_of
from game.jokers_of_death.position import (
    PILES,
    STOCK,
    Answering,
    Covering,
    Debt,
    Knocking,
    Known,
    Naming,
    Phase,
    Playing,
    Rules,
    State,
)
from game.jokers_of_death.rules import legal, to_move, wanted_on_any
from game.jokers_of_death.scoring import standing
from game.table import masked


@dataclass(frozen=True, slots=True, kw_only=True)
class JokersView(View):
    """Everything one seat may know about a match of Jokers of Death."""

    legal: tuple[JokersAction, ...]
    rules: Rules
    direction: int
    phase: Phase
    live: int
    debts: tuple[Debt | None, ...]
    named: tuple[int | None, ...]
    knocked: int
    may_knock: int
    aces: int
    ten_played: bool
    hand_played: bool
    drawn: int
    idle: int
    turns: int
    known: tuple[Known, ...]
    open_cards: tuple[frozenset[Card], ...]
    secrets: tuple[frozenset[Card], ...]
    """The cards in each seat's hand that only the viewer knows, having passed them on (JD-25)."""
    prices: tuple[int, ...]

    @property
    def deck(self) -> Deck:
        """The deck of this match."""
        return deck_of(self.rules.facts)

    @property
    def hand(self) -> list[Card]:
        """The viewer's hand; empty for a bystander."""
        return [] if self.seat is None else self.seen(self.rules.hands[self.seat])

    @property
    def picked_up(self) -> list[Card]:
        """The cards left in a picked-up pile."""
        return self.seen(self.rules.taken_up)

    @property
    def at_stake(self) -> list[Card]:
        """The viewer's cards that count if the deal ends now: the hand and a picked-up pile (JD-30)."""
        return [*self.hand, *(self.picked_up if self.seat == self.to_move else [])]

    @property
    def has_knocked(self) -> bool:
        """True if the viewer has knocked (JD-7)."""
        return self.seat is not None and bool(self.knocked >> self.seat & 1)

    def top(self, pile: int) -> Card | None:
        """Return the top card of a pile; None if it is empty."""
        lying = self.piles[PILES[pile]]
        return lying[-1] if lying else None

    def debt_on(self, pile: int) -> Debt:
        """Return the debt on a pile, which must have one."""
        debt = self.debts[pile]
        assert debt is not None
        return debt

    @property
    def owed_cards(self) -> int:
        """The number of cards the seat to move owes if it answers no more (JD-11, JD-14)."""
        if not isinstance(self.phase, Answering):
            return 0
        return self.phase.penalty + sum(self.debt_on(pile).cost for pile in PILES_IN[self.phase.owed])

    @property
    def to_draw(self) -> int:
        """The number of cards drawn for not answering, at most those left in the stock (JD-12)."""
        return min(self.owed_cards, len(self.piles[STOCK]))

    @property
    def last_card_waits(self) -> bool:
        """True if nothing in the viewer's hand fits now, so that a draw would cancel a knock (JD-7)."""
        phase: Phase = self.phase
        while isinstance(phase, Knocking | Naming):
            phase = phase.after
        if self.seat != self.to_move or not self.piles[STOCK]:
            return False
        facts = self.rules.facts
        match phase:
            case Covering(pile=pile):
                goes = cover_wanted(facts, self.seen(PILES[pile]))
            case Playing(owed=owed) if owed:
                goes = wanted_on_any(facts, self.piles, self.named, owed)
            case _:
                return False
        return not any(facts.bit[card] & goes for card in self.hand)


@dataclass(slots=True)
class RolloutView:
    """A sampled position for policies, from the seat to move.

    A view masks every pile and computes the standing, which takes as long as the policy itself. This one has
    unmasked piles. Policies use no more of them than a view shows, which a test checks by comparing the two.
    """

    seat: Seat
    to_move: Seat
    seats: int
    piles: Sequence[Sequence[Card]]
    legal: Sequence[JokersAction]
    rules: Rules
    phase: Phase
    live: int
    named: tuple[int | None, ...]
    direction: int
    aces: int
    may_knock: int


Seen: TypeAlias = JokersView | RolloutView


def view(state: State, seat: Seat | None) -> JokersView:
    """Return the position as a seat (None: a bystander) may know it."""
    table = state.table
    return convert(
        state,
        JokersView,
        seat=seat,
        seats=state.rules.seats,
        to_move=to_move(state),
        piles=masked(table.piles, table.places, seat),
        legal=() if seat is None else tuple(legal(state, seat)),
        standing=standing(state),
        known=tuple(state.known),
        open_cards=tuple(state.open_cards),
        secrets=() if seat is None or not state.secrets else state.secrets[seat],
    )
