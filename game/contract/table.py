"""Gestures, pieces, moments and effects on the table."""

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TypeAlias

from game.cards import Card, Seat


@dataclass(frozen=True, slots=True)
class Carry:
    """Carry cards, in this order, to a place."""

    cards: tuple[Card, ...]
    place: int


@dataclass(frozen=True, slots=True)
class Touch:
    """Click a pile; ``slot`` is the index of the card if each can be chosen."""

    place: int
    slot: int | None = None
    key: str = field(default="", compare=False)
    """The letter that does the same."""


@dataclass(frozen=True, slots=True)
class Press:
    """Press a labelled button; ``key`` is the letter that does the same."""

    label: str
    key: str
    confirm: str = ""
    """The question asked first, if the action can't be undone, or empty."""
    yes: str = ""
    """The answer that carries it out, or empty for the label."""
    no: str = "Wait"
    """The answer that does nothing."""
    risky: bool = False
    """True if the action is rarely wise, so that Enter answers no."""
    usual: bool = False
    """True if nearly everyone wants it, so that its button is emphasised."""
    costly: bool = False
    """True if it costs something at once, so that it is never automated."""
    touch: Touch | None = field(default=None, compare=False)
    """The click that does the same, if any."""


@dataclass(frozen=True, slots=True)
class Closed:
    """A choice that isn't available yet, shown as a grey button."""

    press: Press
    until: str
    """The time it becomes available, in a few words under its label."""


Gesture: TypeAlias = Carry | Touch | Press
"""A physical action of a player on the table, legal or not."""


@dataclass(frozen=True, slots=True)
class OnCard:
    """The spot on a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class OnPlace:
    """The spot at the pile with this place index."""

    place: int


@dataclass(frozen=True, slots=True)
class BySeat:
    """The spot beside a player's name."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class InZone:
    """The spot in a zone of the table map without cards."""

    name: str


Spot: TypeAlias = OnCard | OnPlace | BySeat | InZone
"""A spot on the table, for a piece, an effect or an explanation."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing on the table other than a card: a coin, a reaper, a chain or an arrow."""

    kind: str
    """The name of its picture, which also determines its motion."""
    where: Spot
    count: int | None = None
    """The number of pieces in a row above a name, or None for a single one beside the face."""
    owner: Seat | None = None
    """The owner, if each player's piece looks different."""

    @property
    def art(self) -> str:
        """The path of its picture below ``assets/tokens``, without the extension."""
        return self.kind if self.owner is None else f"{self.kind}_{self.owner + 1}"


class Weight(Enum):
    """The weight of an event, which determines the strength of its effects."""

    SMALL = auto()
    """A card is drawn or played, or a player passes."""
    MEDIUM = auto()
    """A player is hit or skipped, or wins a trick or a soul."""
    LARGE = auto()
    """It can decide a deal."""
    CROWNING = auto()
    """The match is decided."""


class Burst(Enum):
    """A kind of particles thrown up by an event."""

    NONE = auto()
    SPARKS = auto()
    EMBERS = auto()
    BONE = auto()
    FEATHERS = auto()


@dataclass(frozen=True, slots=True)
class Moment:
    """The large words and effects for a special event."""

    words: str
    """The large words; empty for a sound only."""
    sound: str = ""
    """The file below ``assets/sounds`` without the extension, or its several takes."""
    place: int | None = None
    """The place where the words stay until its cards move, or None for a banner across the table."""
    clash: tuple[int, ...] = ()
    """The places whose cards lunge at each other first, with the winner's before the others."""
    weight: Weight = Weight.SMALL
    burst: Burst = Burst.NONE
    where: Spot | None = None
    """The spot where it lands, or None for the last card played."""
    by: Seat | None = None
    """The seat that triumphs; other viewers see sinking embers."""
    piece: Piece | None = None
    """The piece that rises from the table afterwards, if any."""
    columns: tuple[int, ...] = ()
    """The places whose cards light up: the first of each place, then the second, and so on."""
    stares_at: Seat | None = None
    """The seat that four eyes, opening on the card, look at."""
    spotlight: Seat | None = None
    """The seat that alone stays lit when the room goes dark for the rest of the deal, if it does."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision, such as a trick won or an effect on the viewer, that is shown before play continues.

    The cards stay on the table meanwhile.
    """

    words: str
    cards: tuple[Card, ...]
    """The deciding cards, which are highlighted."""
    captions: tuple[tuple[int, str], ...] = field(default=(), repr=False)
    """The places whose captions it changes, with the captions shown meanwhile."""


class Occasion(Enum):
    """A kind of effect on a seat, which animations and opponents react to."""

    SKIPPED = auto()
    """It loses its turn."""
    HIT = auto()
    """It must draw or answer."""
    ATTACKED = auto()
    """It must defend something of its own."""
    FOUGHT = auto()
    """It fights for something that nobody defends."""
    TOOK = auto()
    """It takes a pile, a trick or a battle from others."""
    STOLE = auto()
    """It takes something that another player defended."""
    TRUMPED = auto()
    """It beats a card of another suit with a trump."""
    KILLED = auto()
    """It kills a pile."""
    DARED = auto()
    """It stakes the deal on a dare."""
    PASSED = auto()
    """It passes while others fight."""
    SWITCHED = auto()
    """It gets another player's hand."""
    NEARLY_OUT = auto()
    """It has very few cards left."""
    BEGINS = auto()
    """It goes first by the rules, not by choice."""


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect on a seat in a few words: ``skipped by a 10``, ``took 2``.

    Others' effects on the viewer stay until the viewer acts, so a lost turn is described in the past tense.
    """

    seat: Seat
    words: str
    by: Seat | None = None
    """The seat that caused it."""
    gain: bool = False
    """True if it is good for the seat."""
    occasion: Occasion | None = None
    """The kind of effect, if the table reacts to it."""
    loss: bool = field(default=False, repr=False)
    """True if it is bad for the seat although its occasion doesn't imply that."""

    @property
    def unwelcome(self) -> bool:
        """True if the effect is bad for the seat."""
        return self.loss or self.occasion in (Occasion.SKIPPED, Occasion.HIT, Occasion.ATTACKED)
