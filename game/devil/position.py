"""A position in a match of Devil."""

from dataclasses import dataclass, field

from game.cards import Card, Seat
from game.devil.phases import Phase
from game.table import Table
from game.unseen import Groups


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that a seat laid from its hand, where it may have had others to lay."""

    seat: Seat
    top: Card
    """What it was laid on."""
    card: Card
    kept: int
    """Cards that were left in the hand."""


@dataclass(slots=True, kw_only=True)
class State:
    """A position in a match of Devil; where its cards lie is told in ``places``."""

    table: Table
    seats: int
    cards: int
    """How many cards of the 440 deck are in play: 40 or 56."""
    target: int
    seed: int
    shuffles: int
    dealer: Seat
    turn: Seat
    turns: int
    """Turns taken in this deal."""
    idle: int
    """Turns in a row in which nothing could be discarded or drawn (DV-9)."""
    phase: Phase
    known: list[Groups]
    """What everybody knows of each hand."""
    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...]
    laid: list[Laid] = field(default_factory=list, compare=False)
    """What everybody saw laid in this deal, in order; it tells of hands, and no rule asks for it."""

    def clone(self) -> "State":
        """A copy to play on; nobody listens to it."""
        copy = State.__new__(State)
        copy.table = self.table.clone()
        copy.seats = self.seats
        copy.cards = self.cards
        copy.target = self.target
        copy.seed = self.seed
        copy.shuffles = self.shuffles
        copy.dealer = self.dealer
        copy.turn = self.turn
        copy.turns = self.turns
        copy.idle = self.idle
        copy.phase = self.phase
        copy.known = self.known[:]
        copy.totals = self.totals
        copy.deals = self.deals
        copy.laid = self.laid[:]
        return copy
