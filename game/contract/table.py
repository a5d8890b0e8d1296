"""Things on the table and how they are handled: gestures, pieces beside the cards, highlights."""

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TypeAlias

from game.cards import Card, Seat


@dataclass(frozen=True, slots=True)
class Carry:
    """Take these cards, in this order, to a place."""

    cards: tuple[Card, ...]
    place: int


@dataclass(frozen=True, slots=True)
class Touch:
    """Click a pile; ``slot`` tells which of its cards, where that is a choice."""

    place: int
    slot: int | None = None
    key: str = field(default="", compare=False)
    """Its letter on the keyboard."""


@dataclass(frozen=True, slots=True)
class Press:
    """Press a labelled button; ``key`` is its letter on the keyboard."""

    label: str
    key: str
    confirm: str = ""
    """A question asked first, where the action cannot be taken back."""
    yes: str = ""
    """The answer that does it; empty: the label."""
    no: str = "Wait"
    """The answer that leaves things as they are."""
    risky: bool = False
    """True if Enter answers no: the action is seldom wise."""
    usual: bool = False
    """True if it is what nearly everybody wants: its button leads."""
    costly: bool = False
    """True if it costs something at once: nobody does it for a person."""
    touch: Touch | None = field(default=None, compare=False)
    """A click that does the same."""


@dataclass(frozen=True, slots=True)
class Closed:
    """A choice that is not open yet: its button is grey."""

    press: Press
    until: str
    """The time it opens, in a few words under its label."""


Gesture: TypeAlias = Carry | Touch | Press
"""A player's way to do (or try) something on the table."""


@dataclass(frozen=True, slots=True)
class OnCard:
    """A piece lies on this card."""

    card: Card


@dataclass(frozen=True, slots=True)
class OnPlace:
    """A piece stands on the pile at this place index."""

    place: int


@dataclass(frozen=True, slots=True)
class BySeat:
    """A piece lies beside a player's name."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class InZone:
    """A piece lies in a zone of the table map that holds no cards."""

    name: str


Spot: TypeAlias = OnCard | OnPlace | BySeat | InZone
"""Somewhere on the table, to put a piece or to point at."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something on the table that is no card: a coin, a reaper, a chain, an arrow."""

    kind: str
    """The name of its picture, which also decides how it moves."""
    where: Spot
    count: int | None = None
    """As many lie in a row over a name; None for a single figure beside the face."""
    owner: Seat | None = None
    """The player whose piece it is, where each player's looks different."""

    @property
    def art(self) -> str:
        """The picture, a path below ``assets/tokens`` without its ending."""
        return self.kind if self.owner is None else f"{self.kind}_{self.owner + 1}"


class Weight(Enum):
    """The force of an event: the table answers with as much."""

    SMALL = auto()
    """A card is drawn or played, somebody passes."""
    MEDIUM = auto()
    """Somebody is hit or skipped, or wins a trick or a soul."""
    LARGE = auto()
    """A deal turns on it."""
    CROWNING = auto()
    """The match is decided."""


class Burst(Enum):
    """The particles that an event throws up."""

    NONE = auto()
    SPARKS = auto()
    EMBERS = auto()
    BONE = auto()
    FEATHERS = auto()


@dataclass(frozen=True, slots=True)
class Moment:
    """Large words for something out of the ordinary, and the sound with them."""

    words: str
    """Empty: it is heard only."""
    sound: str = ""
    """A file below ``assets/sounds`` without its ending, or several takes of it."""
    place: int | None = None
    """The place beside which the words stay as long as its cards do; None: across the table, for a while."""
    clash: tuple[int, ...] = ()
    """Places whose cards lunge at each other first, the winner's place before the others."""
    weight: Weight = Weight.SMALL
    burst: Burst = Burst.NONE
    where: Spot | None = None
    """The place where it lands; None: where a card was played last."""
    by: Seat | None = None
    """The seat that triumphs: for the others the fire sinks."""
    piece: Piece | None = None
    """A piece that rises from the table once it has landed."""
    columns: tuple[int, ...] = ()
    """Places whose cards light up, the first of each place, then the second, and so on."""
    stares_at: Seat | None = None
    """The seat at which the eyes on the card where it lands open and look."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision that the table shows before play goes on: a trick that is won, or an effect on the viewer.

    It is shown, with all that lies there, until it was seen.
    """

    words: str
    cards: tuple[Card, ...]
    """Those that did it: they stand out."""
    captions: tuple[tuple[int, str], ...] = field(default=(), repr=False)
    """Places whose words have changed by it, and what stands there meanwhile."""


class Occasion(Enum):
    """The kinds of effects: the turn hops over a seat, or opponents have something to say."""

    SKIPPED = auto()
    """It loses its turn."""
    HIT = auto()
    """It has to draw, or to answer."""
    ATTACKED = auto()
    """It has to defend what it has."""
    FOUGHT = auto()
    """It fights for what nobody defends."""
    TOOK = auto()
    """It takes what others wanted: a pile, a trick, a battle."""
    STOLE = auto()
    """It takes what another defended."""
    TRUMPED = auto()
    """It beats a card of another suit by a trump."""
    KILLED = auto()
    """It kills a pile."""
    DARED = auto()
    """It stakes the deal: how that came off is plain at the deal's end."""
    PASSED = auto()
    """It passes while others fight."""
    SWITCHED = auto()
    """It gets another's hand."""
    NEARLY_OUT = auto()
    """It has hardly a card left."""
    BEGINS = auto()
    """It goes first, and had no say in that."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A few words at the seat that something happens to: ``skipped by a 10``, ``took 2``.

    What others did to the viewer stays there until the viewer acts, so a turn that was lost is told as past.
    """

    seat: Seat
    words: str
    by: Seat | None = None
    """The seat that caused it."""
    gain: bool = False
    """True if it is good for the seat."""
    occasion: Occasion | None = None
    """Its kind, where the table answers to it."""
    loss: bool = field(default=False, repr=False)
    """True if it is bad for the seat, where no occasion says so."""

    @property
    def unwelcome(self) -> bool:
        """True if the effect is bad for the seat."""
        return self.loss or self.occasion in (Occasion.SKIPPED, Occasion.HIT, Occasion.ATTACKED)
