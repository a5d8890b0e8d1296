"""A position in a match of Hell is Hungry!, and the phases of a turn."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card, Seat
from game.hell_is_hungry.battle import Top
from game.hell_is_hungry.board import Board
from game.table import Table


@dataclass(frozen=True, slots=True)
class Swapping:
    """The active seat may swap a card with its purgatory."""


@dataclass(frozen=True, slots=True)
class Placing:
    """The active seat places its reaper."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """The active seat battles for an adjacent pile or ends its turn."""


@dataclass(frozen=True, slots=True)
class Paying:
    """The active seat pays to attack a protected pile."""

    cell: int
    defender: Seat


@dataclass(frozen=True, slots=True)
class Battling:
    """A battle is on: the seat to move plays or passes."""

    cell: int
    defender: Seat | None
    top: Top
    last: Seat | None
    """Who played last; None: nobody has yet, and the seat to move must open."""
    passed: int
    """A bit for each seat that is out of this battle."""


@dataclass(frozen=True, slots=True)
class Claiming:
    """The winner of a battle says where the soul goes."""

    cell: int


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over."""


Phase: TypeAlias = Swapping | Placing | Choosing | Paying | Battling | Claiming | Over

SWAPPING: Final = Swapping()
PLACING: Final = Placing()
CHOOSING: Final = Choosing()
OVER: Final = Over()


class State:
    """A position in a match of Hell is Hungry!"""

    __slots__ = (
        "active",
        "board",
        "deals",
        "first",
        "games",
        "known",
        "phase",
        "quiet",
        "reapers",
        "seed",
        "shuffles",
        "table",
        "turn",
    )

    def __init__(
        self,
        table: Table,
        board: Board,
        games: int,
        seed: int,
        shuffles: int,
        first: Seat,
        active: Seat,
        turn: Seat,
        phase: Phase,
        reapers: tuple[int | None, ...],
        quiet: int,
        known: tuple[frozenset[Card], ...],
        deals: tuple[tuple[int, ...], ...],
    ) -> None:
        self.table = table
        self.board = board
        self.games = games
        """How many games are played at most: 1, 3 or 5."""
        self.seed = seed
        self.shuffles = shuffles
        self.first = first
        """Who began this game."""
        self.active = active
        """Whose turn it is on the board."""
        self.turn = turn
        """Who has to decide something now."""
        self.phase = phase
        self.reapers = reapers
        """The pile each reaper stands on; None: off the board."""
        self.quiet = quiet
        """Turns in a row without a battle."""
        self.known = known
        """For each seat, hand cards that everybody saw it take from its purgatory."""
        self.deals = deals
        """The points of each game that is over."""

    def clone(self) -> "State":
        """A copy to play on; nobody listens to it."""
        return State(
            self.table.clone(),
            self.board,
            self.games,
            self.seed,
            self.shuffles,
            self.first,
            self.active,
            self.turn,
            self.phase,
            self.reapers,
            self.quiet,
            self.known,
            self.deals,
        )
