"""How a game speaks: everything that the table says about it goes through one value of type ``Words``."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from game.cards import Card, Seat
from game.contract.rules import ActionT, ViewT
from game.contract.table import Effect, Gesture, Moment, Piece, Spot, Verdict
from game.events import Event
from game.sentences import Cast


def _no_words(*_: Any) -> str:
    return ""


def _nothing(*_: Any) -> tuple[Any, ...]:
    return ()


def _no_moment(*_: Any) -> Moment | None:
    return None


def _no_verdict(*_: Any) -> Verdict | None:
    return None


def _no_seat(*_: Any) -> Seat | None:
    return None


def _no_number(*_: Any) -> int | None:
    return None


def _no_account(*_: Any) -> "Account | None":
    return None


def _no_parts(*_: Any) -> "Parts | None":
    return None


@dataclass(frozen=True, slots=True)
class Row:
    """What a deal brought one seat, written out."""

    seat: Seat
    sum: str
    """How it was counted: ``6 + 8 + 9 = 23, × 2 = 46``."""
    points: int
    """What the deal added to the total."""
    total: int
    """The total after it."""


@dataclass(frozen=True, slots=True)
class Account:
    """How a deal came out, for the table to show until it was seen, and for the page of scores."""

    ended: str
    """Who ended the deal and by what, in a sentence."""
    rule: str
    """What that means for the score, in a sentence."""
    clause: str
    rows: tuple[Row, ...]
    """One for each seat, in their order."""

    @property
    def totalled(self) -> bool:
        """Whether totals tell anything beside what the deal brought."""
        return any(row.total != row.points for row in self.rows)


@dataclass(frozen=True, slots=True)
class Feat:
    """Something bold that came off, seen by everybody in the course of a deal."""

    words: str
    """What was done, as the end of a sentence: ``you ended the deal on a Special 4``."""
    size: int
    """How bold it was beside the other feats of the same game: the largest is told."""
    seat: Seat
    """Whose it was."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What a deal is made of, where points come in its course: battles, say."""

    name: str
    """What one is called."""
    gains: tuple[tuple[int, ...], ...]
    """What each brought each seat, in their order."""


@dataclass(frozen=True, slots=True)
class Opening:
    """One of the lines that introduce a game before its first hand, with cards of its deck beside it."""

    words: str
    cards: tuple[Card, ...] = ()
    together: int = 1
    """How many of the cards that follow each other belong together: they lie close."""


@dataclass(frozen=True, slots=True)
class Words(Generic[ViewT, ActionT]):
    """How a game speaks on the table. Every function gets a view, never a state."""

    gesture: Callable[[ViewT, ActionT], Gesture]
    """How this legal action is done on the table. What is done alike comes to the same: nobody is asked."""
    prompt: Callable[[ViewT, Cast], str]
    """Whose turn it is and what is wanted, in one sentence."""
    narrate: Callable[[Event, ViewT, Cast], str]
    """A sentence for the log, or nothing for an event that needs no words."""
    preview: Callable[[ViewT, ActionT], str]
    """What would follow from an action, in a few words, shown while it is hovered."""
    caption: Callable[[ViewT, int], str]
    """A few words under the pile at this place index, or nothing."""
    clause: Callable[[ViewT], str]
    """The clause that matters most now: where the rules page opens."""
    called: Callable[[ViewT, int], str] = _no_words
    """What the table calls the pile at this place index, where that is not its top card: ``pile 6``."""
    clause_of: Callable[[ViewT, ActionT], str] = _no_words
    """The clause of what an action does: where the rules open from advice to do it."""
    describe: Callable[[ViewT, Card], str] = _no_words
    """What a card does in this game, in a sentence or two."""
    tally: Callable[[ViewT, Seat], str] = _no_words
    """How a player stands, in a few words beside the name."""
    notes: Callable[[ViewT, Cast], Sequence[str]] = _nothing
    """A few lines to keep in sight: a table of scores, say. The first is their title."""
    pieces: Callable[[ViewT], Sequence[Piece]] = _nothing
    """What lies on the table beside the cards."""
    crossed: Callable[[ViewT], Sequence[int]] = _nothing
    """Place indexes whose cards lie crosswise."""
    moment: Callable[[Event, ViewT, Cast], Moment | None] = _no_moment
    """Large words for an event that deserves them."""
    verdict: Callable[[Sequence[Event], ViewT, Cast], Verdict | None] = _no_verdict
    """What the last of some events decides, from the view before them: a trick, a turn that is lost."""
    reason: Callable[[ViewT, ActionT], str] = _no_words
    """What speaks for an action, as the end of a sentence; nothing where little does."""
    aim: Callable[[ViewT, Cast], str] = _no_words
    """What is counted, towards what, who leads: ``Fewest points win · to 180 · you 42, Mara 30``."""
    following: Callable[[ViewT], Seat | None] = _no_seat
    """Whose turn comes next, unless something that is played changes it; None where that is open."""
    target: Callable[[ViewT], int | None] = _no_number
    """The total that ends the match, drawn among the totals; None where no total does."""
    opening: Callable[[ViewT], Sequence[Opening]] = _nothing
    """The aim, a turn and the end, a line each, for whoever has never seen the game."""
    effects: Callable[[Event, ViewT, Cast], Sequence[Effect]] = _nothing
    """What an event does to whom, to be shown there."""
    account: Callable[[Sequence[Event], ViewT, Cast], Account | None] = _no_account
    """How a deal came out, from all that everybody saw of it: ``DealStarted`` to ``DealEnded``."""
    feats: Callable[[Sequence[Event], ViewT, Cast], Sequence[Feat]] = _nothing
    """What was bold in a deal and came off, from all that everybody saw of it: as for ``account``."""
    parts: Callable[[Sequence[Event], ViewT], Parts | None] = _no_parts
    """What a deal is made of, and what that brought; None where points come at its end alone."""
    explain: Callable[[ViewT, Spot | Piece, Cast], str] = _no_words
    """What a pile, a player's plate or a piece is, and what one can do there, in a line."""
