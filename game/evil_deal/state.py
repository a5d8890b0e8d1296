"""A whole position in a match of Evil Deal."""

from game.cards import Card, Seat
from game.evil_deal.phases import Phase
from game.evil_deal.tricks import Trumps
from game.table import Table


class State:
    """A position in a match of Evil Deal."""

    __slots__ = (
        "dealer",
        "deals",
        "exchange",
        "firsts",
        "half",
        "opener",
        "phase",
        "seed",
        "shuffles",
        "side_by_side",
        "table",
        "totals",
        "tricks",
        "trumps",
        "turn",
        "void",
    )

    def __init__(
        self,
        table: Table,
        seed: int,
        shuffles: int,
        dealer: Seat,
        turn: Seat,
        phase: Phase,
        half: int,
        exchange: int,
        opener: Seat,
        firsts: tuple[Card, ...],
        side_by_side: tuple[bool, bool],
        trumps: Trumps,
        tricks: tuple[int, int],
        void: tuple[int, int],
        totals: tuple[int, ...],
        deals: tuple[tuple[int, ...], ...],
    ) -> None:
        self.table = table
        self.seed = seed
        self.shuffles = shuffles
        self.dealer = dealer
        self.turn = turn
        self.phase = phase
        self.half = half
        """0 in the first half of a deal, 1 in the second."""
        self.exchange = exchange
        """Exchanges finished in this trick."""
        self.opener = opener
        """Who opened the trick: the one whose trump counts (ED-9)."""
        self.firsts = firsts
        """The first half's trump card of each seat; empty until both have laid theirs."""
        self.side_by_side = side_by_side
        """Who chose no trump for both halves (ED-5)."""
        self.trumps = trumps
        self.tricks = tricks
        self.void = void
        """For each seat, a bit for each suit its running hand has shown to lack (ED-10)."""
        self.totals = totals
        self.deals = deals

    def clone(self) -> "State":
        """A copy to play on; nobody listens to it."""
        return State(
            self.table.clone(),
            self.seed,
            self.shuffles,
            self.dealer,
            self.turn,
            self.phase,
            self.half,
            self.exchange,
            self.opener,
            self.firsts,
            self.side_by_side,
            self.trumps,
            self.tricks,
            self.void,
            self.totals,
            self.deals,
        )
