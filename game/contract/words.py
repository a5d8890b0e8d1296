"""The texts of a game, which the table gets through one value of type ``Words``."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeAlias

from game.cards import Card, Seat
from game.contract.rules import ActionT, ViewT
from game.contract.table import Closed, Effect, Gesture, Moment, Piece, Spot, Touch, Verdict
from game.sentences import Cast, in_a_row, paragraph, plural
from game.table import DealEnded, Event

SEPARATOR: Final = " · "


def _no_words(*_: Any) -> str:
    return ""


def _nothing(*_: Any) -> tuple[Any, ...]:
    return ()


def _none(*_: Any) -> Any:
    return None


def _total(view: Any, seat: Seat) -> int | None:
    total: int = view.standing.totals[seat]
    return total


def _points(view: Any, seat: Seat) -> "Tally":
    points = plural(view.standing.totals[seat], "point")
    return Tally(points, marks=("dealer",) if seat == view.dealer else ())


def _all_told(events: Sequence[Event]) -> Sequence[bool]:
    return (True,) * len(events)


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: a sentence, or the part of one about a player's action."""

    said: str
    """The sentence or, if there is ``who``, the rest of it without the full stop: ``plays a 4``."""
    seat: Seat | None = None
    """The seat that acts, whose name or "You" begins the sentence in bold."""
    hits: tuple[Seat, ...] = ()
    """The seats it was done to, for whom this line is left out last."""
    repeated: str = ""
    """The text for several of these in a row, with ``{count}`` in it; empty to repeat each."""
    who: str = ""
    """The player's name or "You", so that the player's next line can join the same sentence."""
    card: Card | None = None
    """The card it is about, which the next line may call ``it``."""
    with_it: str = ""
    """The text after a line about the same card: ``plays it``."""
    aside: str = ""
    """The text in brackets after the card just before, in a sentence about both: ``the 8♠ (clubs)``."""
    instead: bool = False
    """True if it takes the place of a line about the same card just before."""
    verb: str = ""
    """The verb before the card: ``plays``. The next line can share it."""
    what: str = ""
    """The card after the verb: ``the 4♠``."""
    another: str = ""
    """The card after the verb if the last card named looks the same: ``another 4♠``."""
    where: str = ""
    """The end of the line, after the card: `` on the left pile``."""

    @classmethod
    def by(
        cls, seat: Seat, cast: Cast, you: str, other: str, hits: tuple[Seat, ...] = (), repeated: str = ""
    ) -> "LogLine":
        """Return a line about a seat's action: ``play a 4`` for "You", ``plays a 4`` for any other."""
        return cls(cast.tell(seat, you, other), seat, hits, repeated, cast.tell(seat, "You", "{name}"))

    def with_card(self, verb: str, what: str, another: str = "", where: str = "") -> "LogLine":
        """Return the line with an action on a card, in parts that neighbouring lines can share."""
        said = f"{verb} {what}{where}"
        return replace(self, said=said, verb=verb, what=what, another=another, where=where)

    def after(self, before: "LogLine | None") -> "LogLine":
        """Return the line for use after another one, with ``another 4♠`` if both cards look the same."""
        if before is None or not self.another or self.another != before.another:
            return self
        return self.with_card(self.verb, self.another, self.another, self.where)

    @property
    def anywhere(self) -> "LogLine":
        """The line without the card's target."""
        return self.with_card(self.verb, self.what, self.another) if self.where else self

    def times(self, count: int) -> "LogLine":
        """Return the line for this many in a row, or the line itself if it has no text for several."""
        several = self.repeated.replace("{count}", str(count))
        return replace(self, said=several) if count > 1 and several else self

    @property
    def words(self) -> str:
        """The whole sentence."""
        return in_a_row(self.who, [self.said]) if self.who else self.said


@dataclass(frozen=True, slots=True)
class Tally:
    """A player's standing in a few words."""

    total: str = ""
    """The score of the match: ``42 points``."""
    running: tuple[str, ...] = ()
    """Counts of the running deal: ``3 tricks``."""
    marks: tuple[str, ...] = ()
    """Other facts about the player: ``dealer``, ``knocked``."""

    def __str__(self) -> str:
        return SEPARATOR.join(filter(None, (self.total, *self.running, *self.marks)))


@dataclass(frozen=True, slots=True)
class Aim:
    """The aim of a match."""

    goal: str
    """The way to win: ``Lowest score wins``."""
    end: str
    """The end of the match, ``match ends at 180 points``; empty if it is far off or shown elsewhere."""
    race: str
    """The lead: ``you're ahead with 30``."""

    def __str__(self) -> str:
        return SEPARATOR.join(filter(None, (self.goal, self.end, self.race)))


@dataclass(frozen=True, slots=True)
class Explanation:
    """An explanation of something on the table."""

    what: str
    """The explanation, in a sentence or two."""
    how: str = ""
    """One thing the viewer can do with it, in a sentence, left out in replays."""

    def __str__(self) -> str:
        return paragraph(self.what, self.how)


@dataclass(frozen=True, slots=True)
class Sum:
    """A written sum: ``(6 + 8) × 2 = 28``."""

    parts: tuple[str, ...] = ()
    """The terms that are added: ``(6``, ``8``."""
    rest: tuple[str, ...] = ()
    """The pieces after them, as written: ``) × 2``."""
    value: int | None = None
    """The result, if there is more than one number."""
    cards: tuple[Card, ...] = ()
    """The cards of the first terms, if these can be reordered."""
    joined: tuple[Card, ...] = ()
    """The cards that make the bonus together."""
    brief: tuple[str, ...] = ()
    """Ever shorter texts for when there is no room for the whole sum: ``17 cards``."""

    @property
    def steps(self) -> tuple[str, ...]:
        """The sum in pieces, which count up one by one: ``(6``, `` + 8``, ``) × 2``, `` = 28``."""
        added = (f" + {part}" for part in self.parts[1:])
        return *self.parts[:1], *added, *self.rest, *([] if self.value is None else [f" = {self.value}"])

    def __str__(self) -> str:
        return "".join(self.steps)

    @property
    def unbroken(self) -> str:
        """The sum with no-break spaces in its terms: its lines break at signs only."""
        return "".join(step[:3] + step[3:].replace(" ", "\u00a0") for step in self.steps)

    def first(self, count: int) -> str:
        """Return the first steps of the sum as text."""
        return "".join(self.steps[:count])

    def in_order(self, cards: Sequence[Card]) -> "Sum":
        """Return the sum with its cards in another order, such as that on the table."""
        if sorted(cards) != sorted(self.cards):
            return self
        worth = dict(zip(self.cards, self.parts, strict=False))
        parts = *(worth[card] for card in cards), *self.parts[len(cards) :]
        return replace(self, parts=parts, cards=tuple(cards))


@dataclass(frozen=True, slots=True)
class AccountRow:
    """The result of a deal for one seat."""

    seat: Seat
    sum: Sum
    points: int
    """The points that the deal added to the total."""
    total: int
    """The total after it."""
    beside: str = ""
    """The player's other holdings after the deal in a few words, such as an account."""


def rows(ended: DealEnded, sums: Iterable[Sum], beside: Sequence[str] = ()) -> tuple[AccountRow, ...]:
    """Return the results of a deal from the sums and the other holdings by seat."""
    columns = zip(sums, ended.points, ended.totals, beside or [""] * len(ended.points), strict=True)
    return tuple(AccountRow(seat, *each) for seat, each in enumerate(columns))


@dataclass(frozen=True, slots=True)
class Account:
    """The result of a deal, for the table and the score page."""

    ended: str
    """A sentence on how the deal ended."""
    rule: str
    """A sentence on what that means for the score."""
    clause: str
    rows: tuple[AccountRow, ...]

    @property
    def totalled(self) -> bool:
        """True if any total differs from the points of the deal."""
        return any(row.total != row.points for row in self.rows)


@dataclass(frozen=True, slots=True)
class Subtotal:
    """A part of each player's total, shown in its own column of the score page."""

    title: str
    numbers: tuple[int, ...]
    """The number of each seat."""
    words: tuple[str, ...]
    """The same in words, as in the tally, by seat."""


@dataclass(frozen=True, slots=True)
class Peek:
    """The cards of a face-down pile that may be looked at now."""

    title: str
    rows: tuple[tuple[str, tuple[Card, ...]], ...]
    """The name of each player, with their cards in order of play."""


@dataclass(frozen=True, slots=True)
class Feat:
    """A bold move that succeeded, seen by all players."""

    words: str
    """The feat as a clause: ``you ended the deal on a Special 4``."""
    size: int
    """The size, to compare it with other feats of the same game."""
    seat: Seat


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a deal that score during it, such as battles."""

    name: str
    gains: tuple[tuple[int, ...], ...]
    """The points of each part, by seat."""


NO: Final = "\u2717"
"""The sign for cards that don't fit, drawn as a cross."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A line of a game's introduction, with some of its cards as a picture."""

    words: str
    picture: tuple[Card | str, ...] = ()
    """A row of cards with signs between them, such as ``+`` or ``= 1**5**``; adjacent cards may overlap."""
    won: tuple[Card, ...] = ()
    """The winning cards of the picture, which are marked with a seal."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A row of a pay table: a count, and its pay in each column."""

    count: int
    pay: tuple[int, ...]
    reached: tuple[bool, ...]
    """For each column, True if it has reached this count."""


@dataclass(frozen=True, slots=True)
class PayTable:
    """A pay table that stays in view, drawn as a ladder."""

    title: str
    columns: tuple[str, ...]
    """The name of each column, the viewer's first."""
    rungs: tuple[Rung, ...]
    """The rows, with the highest count first."""
    remarks: tuple[str, ...] = ()


Notes: TypeAlias = Sequence[str] | PayTable
"""A few lines, the first of them a title, or a pay table."""


@dataclass(frozen=True, slots=True)
class Words(Generic[ViewT, ActionT]):
    """The texts of a game. Every function gets a view, never a state."""

    gesture: Callable[[ViewT, ActionT], Gesture]
    """Return the gesture for a legal action. Actions that share one are equal, and the player isn't asked."""
    prompt: Callable[[ViewT, Cast], str]
    narrate: Callable[[Event, ViewT, Cast], LogLine | None]
    """Return the log line of an event, or None if it needs none."""
    order: Callable[[ViewT, ActionT], str]
    """Return an action as an order that can follow ``to``: ``play the 9``, ``end the deal``."""
    preview: Callable[[ViewT, ActionT, Cast], str]
    """Return the consequence of an action in a sentence or two, shown while it is hovered."""
    caption: Callable[[ViewT, int], str]
    """Return a few words beside the pile at a place index, or empty."""
    clause: Callable[[ViewT], str]
    """Return the most relevant clause now, where the rules page opens."""
    count: Callable[[ViewT, int], int | None] = _none
    """Return the number on the pile at a place index, such as a count of its cards, or None."""
    either: Callable[[ViewT, ActionT, ActionT], str] = _no_words
    """Return two actions as one order, such as ``play the 9 or the 8``, or empty if they need two."""
    score: Callable[[ViewT, Seat], int | None] = _total
    """Return the score in a player's gem."""
    closed: Callable[[ViewT], Sequence[Closed]] = _nothing
    """Return the choices that the seat to move will have later; until then ``why_not`` gives the reason."""
    clause_of: Callable[[ViewT, ActionT], str] = _no_words
    """Return the clause behind an action, where the rules page opens from a hint."""
    describe: Callable[[ViewT, Card], Sequence[str]] = _nothing
    """Return the use of a card in this game, in a sentence or two that cards may share."""
    tally: Callable[[ViewT, Seat], Tally] = _points
    """Return a player's standing; by default the points, and a mark for the dealer."""
    subtotals: Callable[[ViewT], Sequence[Subtotal]] = _nothing
    """Return the parts of the totals, or none if they have no parts."""
    notes: Callable[[ViewT, Cast], Notes] = _nothing
    """Return notes that stay in view, such as a table of scores."""
    pieces: Callable[[ViewT], Sequence[Piece]] = _nothing
    crossed: Callable[[ViewT], Sequence[int]] = _nothing
    """Return the place indexes whose cards are turned crosswise."""
    spent: Callable[[ViewT], Sequence[Card]] = _nothing
    """Return the cards on the table that no longer matter and are dimmed."""
    moment: Callable[[Event, ViewT, Cast], Moment | None] = _none
    """Return the moment that an event makes, if any."""
    verdict: Callable[[Sequence[Event], ViewT, Cast], Verdict | None] = _none
    """Return the decision in the last of some events, given the view before them, such as a trick won."""
    reason: Callable[[ViewT, ActionT, Cast], str] = _no_words
    """Return a reason for an action in a sentence or two, or empty if there is little reason."""
    aim: Callable[[ViewT, Cast], Aim | None] = _none
    over: Callable[[ViewT, Cast], str] = _no_words
    """Return why a match is over in a sentence, or empty if its aim says so."""
    following: Callable[[ViewT], Seat | None] = _none
    """Return the next seat to move, unless a play changes it, or None if that is open."""
    keyed: Sequence[Touch] = ()
    """The clicks on piles that have a letter, legal or not."""
    target: Callable[[ViewT], int | None] = _none
    """Return the total that ends the match, to draw it among the totals, or None."""
    opening: Callable[[ViewT], Sequence[Opening]] = _nothing
    """Return lines on the aim, a turn and the end, for a player new to the game."""
    effects: Callable[[Event, ViewT, Cast], Sequence[Effect]] = _nothing
    account: Callable[[Sequence[Event], ViewT, Cast], Account | None] = _none
    """Return the result of a deal from its public events, ``DealStarted`` to ``DealEnded``."""
    feats: Callable[[Sequence[Event], ViewT, Cast], Sequence[Feat]] = _nothing
    """Return the feats of a deal, from the same events as ``account``."""
    parts: Callable[[Sequence[Event], ViewT], Parts] | None = None
    """Return the parts of a deal with their points; None if a deal is only scored at its end."""
    peek: Callable[[ViewT, int, Cast], Peek | None] | None = None
    """Return the cards of the face-down pile at a place index that may be looked at now, if any."""
    may_tell: Callable[[Sequence[Event]], Sequence[bool]] = _all_told
    """Return, for each event of a deal in progress, True if the log may still show it."""
    explain: Callable[[ViewT, Spot | Piece, Cast], Explanation | None] = _none
    """Return an explanation of a pile, a player's plate or a piece, if any."""
