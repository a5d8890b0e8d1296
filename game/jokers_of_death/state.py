"""A position in a match of Jokers of Death: its places, phases and knowledge."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.cards import Card, Seat
from game.jokers_of_death.cards import Facts, facts
from game.jokers_of_death.known import Known
from game.jokers_of_death.phases import Debt, Phase
from game.table import PileKind, Place, Sight, Table

STOCK: Final = 0
PILES: Final = 1
"""Place index of the first discard pile."""

STOCK_KIND: Final = PileKind("stock", Sight.NOBODY)
PILE_KIND: Final = PileKind("pile", Sight.EVERYBODY)
DEAD_KIND: Final = PileKind("dead", Sight.EVERYBODY)
TAKEN_KIND: Final = PileKind("taken up", Sight.EVERYBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER)


@dataclass(frozen=True, slots=True)
class Rules:
    """What stays the same for a whole match."""

    seats: int
    piles: int
    facts: Facts
    switching: bool
    aces: bool
    free_pile: bool
    dead: int
    """Place index of killed piles' cards."""
    taken: int
    """Place index of a pile that is taken up."""
    hands: int
    """Place index of seat 0's hand."""
    everything: int
    """A bit for each pile."""
    places: tuple[Place, ...]


@cache
def rules_for(seats: int, decks: int, *, five: bool, switching: bool, aces: bool, free_pile: bool) -> Rules:
    """The rules of a match with so many seats and decks and these variants (JD-1, JD-25 to JD-28)."""
    piles = 5 if five else 3
    known = facts(decks, 4 if five else 2)
    dead = PILES + piles
    places = (
        Place(STOCK_KIND),
        *(Place(PILE_KIND, number=pile) for pile in range(piles)),
        Place(DEAD_KIND),
        Place(TAKEN_KIND),
        *(Place(HAND_KIND, seat) for seat in range(seats)),
    )
    every = (1 << piles) - 1
    return Rules(seats, piles, known, switching, aces, free_pile, dead, dead + 1, dead + 2, every, places)


class State:
    """A position in a match of Jokers of Death."""

    __slots__ = (
        "aces",
        "called",
        "dealer",
        "deals",
        "debts",
        "direction",
        "given",
        "idle",
        "knocked",
        "known",
        "live",
        "open_hands",
        "phase",
        "played",
        "rules",
        "secrets",
        "seed",
        "shuffles",
        "table",
        "tens",
        "totals",
        "turn",
        "turns",
    )

    def __init__(
        self,
        table: Table,
        rules: Rules,
        seed: int,
        shuffles: int,
        dealer: Seat,
        turn: Seat,
        direction: int,
        phase: Phase,
        live: int,
        debts: tuple[Debt | None, ...],
        called: tuple[int, ...],
        knocked: int,
        given: int,
        aces: int,
        tens: bool,
        played: bool,
        idle: int,
        turns: int,
        known: list[Known],
        open_hands: list[frozenset[Card]],
        secrets: list[tuple[frozenset[Card], ...]],
        totals: tuple[int, ...],
        deals: tuple[tuple[int, ...], ...],
    ) -> None:
        self.table = table
        self.rules = rules
        self.seed = seed
        self.shuffles = shuffles
        self.dealer = dealer
        self.turn = turn
        self.direction = direction
        """+1 clockwise, -1 counter-clockwise."""
        self.phase = phase
        self.live = live
        """A bit for each pile that is not killed."""
        self.debts = debts
        """By pile: the 2 or 4♠ to be answered there."""
        self.called = called
        """By pile: the suit named on an eight, or -1."""
        self.knocked = knocked
        """A bit for each seat whose knock stands."""
        self.given = given
        """A bit for each seat that was given a one-card hand and may still knock (JD-25)."""
        self.aces = aces
        self.tens = tens
        self.played = played
        """Whether the seat to move has played from its hand this turn."""
        self.idle = idle
        """Turns in a row without a card from a hand while the stock was empty (JD-6)."""
        self.turns = turns
        self.known = known
        """What everybody knows of the cards in each hand that are not open."""
        self.open_hands = open_hands
        """For each seat, the hand cards that everybody knows."""
        self.secrets = secrets
        """``secrets[seat][other]``: cards this seat alone knows to be in another's hand."""
        self.totals = totals
        self.deals = deals

    def clone(self) -> "State":
        """A copy to play on; nobody listens to it."""
        return State(
            self.table.clone(),
            self.rules,
            self.seed,
            self.shuffles,
            self.dealer,
            self.turn,
            self.direction,
            self.phase,
            self.live,
            self.debts,
            self.called,
            self.knocked,
            self.given,
            self.aces,
            self.tens,
            self.played,
            self.idle,
            self.turns,
            self.known[:],
            self.open_hands[:],
            self.secrets[:],
            self.totals,
            self.deals,
        )
