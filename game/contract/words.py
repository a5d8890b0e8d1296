"""How a game speaks: everything that the table says about it goes through one value of type ``Words``."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from game.cards import Card, Seat
from game.contract.rules import ActionT, ViewT
from game.contract.table import Gesture, Moment, Piece
from game.events import Event
from game.sentences import Cast


def _no_words(*_: Any) -> str:
    return ""


def _nothing(*_: Any) -> tuple[Any, ...]:
    return ()


def _no_moment(*_: Any) -> Moment | None:
    return None


@dataclass(frozen=True, slots=True)
class Words(Generic[ViewT, ActionT]):
    """How a game speaks on the table. Every function gets a view, never a state."""

    gesture: Callable[[ViewT, ActionT], Gesture]
    """How this legal action is done on the table."""
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
    reason: Callable[[ViewT, ActionT], str] = _no_words
    """What speaks for an action that the Fiend would choose, as the end of a sentence."""
