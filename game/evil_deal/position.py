"""A position in a match of Evil Deal."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.evil_deal.phases import Phase
from game.evil_deal.tricks import Trumps
from game.table import Table


@dataclass(slots=True, kw_only=True)
class State:
    """A position in a match of Evil Deal; where its cards lie is told in ``places``."""

    table: Table
    seed: int
    shuffles: int
    dealer: Seat
    turn: Seat
    phase: Phase
    half: int
    """0 in the first half of a deal, 1 in the second."""
    exchange: int
    """Exchanges finished in this trick."""
    opener: Seat
    """Who opened the trick, or will open the next: the one whose trump counts (ED-9)."""
    firsts: tuple[Card, ...]
    """The first half's trump card of each seat; empty until both have laid theirs."""
    side_by_side: tuple[bool, bool]
    """Who chose no trump for both halves (ED-5)."""
    trumps: Trumps
    tricks: tuple[int, int]
    """What each seat has taken of the eight."""
    void: tuple[int, int]
    """For each seat, a bit for each suit its running hand has shown to lack (ED-10)."""
    last: Seat | None
    """The seat that took the last trick, until the next one is opened (ED-12)."""
    games: int
    """Games of the match (ED-16)."""
    played: int
    """Games that are over."""
    head_start: int
    """Points that both seats start each game with (ED-17)."""
    accounts: tuple[int, int]
    """Leads of the games that each seat has won, in a series (ED-16)."""
    totals: tuple[int, ...]
    """Points in the running game."""
    deals: tuple[tuple[int, ...], ...]
    course: tuple[tuple[int, ...], ...]
    """In a series, each seat's account and points before the first deal and after each."""

    def clone(self) -> "State":
        """A copy to play on; nobody listens to it."""
        copy = State.__new__(State)
        copy.table = self.table.clone()
        copy.seed = self.seed
        copy.shuffles = self.shuffles
        copy.dealer = self.dealer
        copy.turn = self.turn
        copy.phase = self.phase
        copy.half = self.half
        copy.exchange = self.exchange
        copy.opener = self.opener
        copy.firsts = self.firsts
        copy.side_by_side = self.side_by_side
        copy.trumps = self.trumps
        copy.tricks = self.tricks
        copy.void = self.void
        copy.last = self.last
        copy.games = self.games
        copy.played = self.played
        copy.head_start = self.head_start
        copy.accounts = self.accounts
        copy.totals = self.totals
        copy.deals = self.deals
        copy.course = self.course
        return copy
