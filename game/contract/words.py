"""The words of a game: everything that the table says about it goes through one value of type ``Words``."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeAlias

from game.cards import Card, Seat
from game.contract.rules import ActionT, ViewT
from game.contract.table import Closed, Effect, Gesture, Moment, Piece, Spot, Verdict
from game.events import DealEnded, Event
from game.sentences import Cast, in_a_row, plural

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
    """Something that happened, as the log tells it: a sentence, or what a player does."""

    said: str
    """The sentence; or, after ``who``, the rest of it without its full stop: ``plays a 4``."""
    seat: Seat | None = None
    """The seat that acts: its name, or "You", begins the sentence and stands out."""
    hits: tuple[Seat, ...] = ()
    """To whom it was done: a seat reads this last line of all."""
    repeated: str = ""
    """The same for several of these in a row, with ``{count}`` in it; empty where each is told."""
    who: str = ""
    """The player's name, or "You"; what that player does next can follow in the same sentence."""
    card: Card | None = None
    """The card that it is about, where the next line may mean it by ``it``."""
    with_it: str = ""
    """The same after a line about that card: ``plays it``."""
    verb: str = ""
    """The verb of what a player does with a card: ``plays``. The next line with the same one can share it."""
    what: str = ""
    """The card after the verb: ``the 4♠``."""
    another: str = ""
    """The same where the last card told of looks alike: ``another 4♠``."""
    where: str = ""
    """The rest of the line, after the card: `` on the left pile``."""

    @classmethod
    def by(
        cls, seat: Seat, cast: Cast, you: str, other: str, hits: tuple[Seat, ...] = (), repeated: str = ""
    ) -> "LogLine":
        """Return a line about what a seat does: ``play a 4`` for you, ``plays a 4`` for any other."""
        return cls(cast.tell(seat, you, other), seat, hits, repeated, cast.tell(seat, "You", "{name}"))

    def with_card(self, verb: str, what: str, another: str = "", where: str = "") -> "LogLine":
        """Return the line with what a seat does to a card, in parts that a list of such cards can share."""
        said = f"{verb} {what}{where}"
        return replace(self, said=said, verb=verb, what=what, another=another, where=where)

    def after(self, before: "LogLine | None") -> "LogLine":
        """Return the line as it is told after another one: of a card that looks alike, ``another 4♠``."""
        if before is None or not self.another or self.another != before.another:
            return self
        return self.with_card(self.verb, self.another, self.another, self.where)

    @property
    def anywhere(self) -> "LogLine":
        """The line without where the card went."""
        return self.with_card(self.verb, self.what, self.another) if self.where else self

    def times(self, count: int) -> "LogLine":
        """Return the line of this many alike, where there is one for several."""
        several = self.repeated.replace("{count}", str(count))
        return replace(self, said=several) if count > 1 and several else self

    @property
    def words(self) -> str:
        """Return the sentence."""
        return in_a_row(self.who, [self.said]) if self.who else self.said


@dataclass(frozen=True, slots=True)
class Tally:
    """A player's standing in a few words beside the name."""

    total: str = ""
    """The score that decides the match: ``42 points``."""
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
    """The end of the match: ``match ends at 180``; empty where it is far off, or told elsewhere."""
    race: str
    """The lead: ``you're ahead with 30``."""

    def __str__(self) -> str:
        return SEPARATOR.join(filter(None, (self.goal, self.end, self.race)))


@dataclass(frozen=True, slots=True)
class Explanation:
    """An explanation of something on the table."""

    what: str
    """In a sentence or two."""
    how: str = ""
    """One thing the viewer can do with it, in a sentence; not told to those who only look on."""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.what, self.how)))


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum as it is written out: ``(6 + 8) × 2 = 28``."""

    parts: tuple[str, ...] = ()
    """Those added up: ``(6``, ``8``."""
    rest: tuple[str, ...] = ()
    """Those that follow, as they are written: ``) × 2``."""
    value: int | None = None
    """Its result, where there is more than one number."""
    cards: tuple[Card, ...] = ()
    """The cards of the first parts, where they may as well be told in another order."""
    joined: tuple[Card, ...] = ()
    """The cards that make its bonus together."""
    brief: tuple[str, ...] = ()
    """The words for it where all of it has no room, ever shorter: ``17 cards``."""

    @property
    def steps(self) -> tuple[str, ...]:
        """All of it in pieces, which count up one by one: ``(6``, `` + 8``, ``) × 2``, `` = 28``."""
        added = (f" + {part}" for part in self.parts[1:])
        return *self.parts[:1], *added, *self.rest, *([] if self.value is None else [f" = {self.value}"])

    def __str__(self) -> str:
        return "".join(self.steps)

    def first(self, count: int) -> str:
        """Return as much of it as the first steps say."""
        return "".join(self.steps[:count])

    def in_order(self, cards: Sequence[Card]) -> "Sum":
        """Return the same sum with its cards in another order: as they lie on the table."""
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
    """Other holdings of the player then, in a few words: an account, say."""


def rows(ended: DealEnded, sums: Iterable[Sum], beside: Sequence[str] = ()) -> tuple[AccountRow, ...]:
    """Return the results of a deal from the sums by seat, and what each has beside its points."""
    columns = zip(sums, ended.points, ended.totals, beside or [""] * len(ended.points), strict=True)
    return tuple(AccountRow(seat, *each) for seat, each in enumerate(columns))


@dataclass(frozen=True, slots=True)
class Account:
    """The result of a deal, for the table to show until it was seen, and for the page of scores."""

    ended: str
    """A sentence about the end of the deal."""
    rule: str
    """A sentence about what that means for the score."""
    clause: str
    rows: tuple[AccountRow, ...]

    @property
    def totalled(self) -> bool:
        """True if totals say more than the points of the deal."""
        return any(row.total != row.points for row in self.rows)


@dataclass(frozen=True, slots=True)
class Subtotal:
    """A part of everybody's total that the score shows in a column of its own."""

    title: str
    numbers: tuple[int, ...]
    """By seat."""
    words: tuple[str, ...]
    """The same as the tally tells it, by seat."""


@dataclass(frozen=True, slots=True)
class Peek:
    """Cards of a face-down pile that may be looked at for a while."""

    title: str
    rows: tuple[tuple[str, tuple[Card, ...]], ...]
    """The players' names, each with their cards in the order of play."""


@dataclass(frozen=True, slots=True)
class Feat:
    """Something bold that came off, seen by everybody in the course of a deal."""

    words: str
    """The deed, as the end of a sentence: ``you ended the deal on a Special 4``."""
    size: int
    """Its size, to compare it with the other feats of the same game: the largest is told."""
    seat: Seat


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a deal that bring points in its course, such as battles."""

    name: str
    gains: tuple[tuple[int, ...], ...]
    """The points of each part for each seat, in order."""


NO: Final = "\u2717"
"""The sign that cards do not fit, which is drawn as a cross."""


@dataclass(frozen=True, slots=True)
class Opening:
    """One of the lines that introduce a game before its first hand, with cards of its deck beside it."""

    words: str
    picture: tuple[Card | str, ...] = ()
    """Cards in a row, with signs between them, such as ``+`` or ``= 1**5**``; cards beside one another may
    overlap.
    """


@dataclass(frozen=True, slots=True)
class Rung:
    """A row of a table of pay: a count, and its pay in each column."""

    count: int
    pay: tuple[int, ...]
    reached: tuple[bool, ...]
    """True for each column that stands at this count."""


@dataclass(frozen=True, slots=True)
class PayTable:
    """A table of pay to keep in sight, drawn as a ladder."""

    title: str
    columns: tuple[str, ...]
    """A name for each column, the viewer's first."""
    rungs: tuple[Rung, ...]
    """The highest count first."""
    remarks: tuple[str, ...] = ()


Notes: TypeAlias = Sequence[str] | PayTable
"""A few lines, the first of them a title, or a table of pay."""


@dataclass(frozen=True, slots=True)
class Words(Generic[ViewT, ActionT]):
    """The words of a game. Every function gets a view, never a state."""

    gesture: Callable[[ViewT, ActionT], Gesture]
    """The gesture of a legal action. Actions that share one come to the same: nobody is asked."""
    prompt: Callable[[ViewT, Cast], str]
    narrate: Callable[[Event, ViewT, Cast], LogLine | None]
    """A line for the log, or nothing for an event that needs no words."""
    order: Callable[[ViewT, ActionT], str]
    """An action as an order, to begin a sentence or to follow ``to``: ``play the 9``, ``end the deal``."""
    preview: Callable[[ViewT, ActionT, Cast], str]
    """The consequence of an action, in a sentence or two, shown while it is hovered."""
    caption: Callable[[ViewT, int], str]
    """A few words beside the pile at this place index, or nothing."""
    clause: Callable[[ViewT], str]
    """The clause that matters most now: where the rules page opens."""
    count: Callable[[ViewT, int], int | None] = _none
    """The figure on the pile at this place index: its cards, say, where nobody could count them."""
    either: Callable[[ViewT, ActionT, ActionT], str] = _no_words
    """Two actions as one order, such as ``play the 9 or the 8``; empty where they take two."""
    score: Callable[[ViewT, Seat], int | None] = _total
    """The figure in a player's gem."""
    closed: Callable[[ViewT], Sequence[Closed]] = _nothing
    """The choices that the seat to move will have later; pressed too early, ``why_not`` answers."""
    clause_of: Callable[[ViewT, ActionT], str] = _no_words
    """The clause of what an action does: where the rules open from advice to do it."""
    describe: Callable[[ViewT, Card], Sequence[str]] = _nothing
    """The use of a card in this game, in a sentence or two: cards may share one."""
    tally: Callable[[ViewT, Seat], Tally] = _points
    """The standing of a player; by default the points, and who deals."""
    subtotals: Callable[[ViewT], Sequence[Subtotal]] = _nothing
    """The parts of the totals; nothing where a total has no parts."""
    notes: Callable[[ViewT, Cast], Notes] = _nothing
    """Notes to keep in sight, such as a table of scores."""
    pieces: Callable[[ViewT], Sequence[Piece]] = _nothing
    crossed: Callable[[ViewT], Sequence[int]] = _nothing
    """Place indexes whose cards lie crosswise."""
    spent: Callable[[ViewT], Sequence[Card]] = _nothing
    """Cards on the table that play has gone beyond: they are dimmed."""
    moment: Callable[[Event, ViewT, Cast], Moment | None] = _none
    """Large words for an event that deserves them."""
    verdict: Callable[[Sequence[Event], ViewT, Cast], Verdict | None] = _none
    """The decision in the last of some events, from the view before them: a trick, a turn that is lost."""
    reason: Callable[[ViewT, ActionT, Cast], str] = _no_words
    """A reason for an action, in a sentence or two; nothing where little speaks for it."""
    aim: Callable[[ViewT, Cast], Aim | None] = _none
    over: Callable[[ViewT, Cast], str] = _no_words
    """The reason for which a match is over, in a sentence; nothing where its aim says it."""
    following: Callable[[ViewT], Seat | None] = _none
    """The seat whose turn comes next, unless a play changes it; None if that is open."""
    target: Callable[[ViewT], int | None] = _none
    """The total that ends the match, drawn among the totals; None where no total does."""
    opening: Callable[[ViewT], Sequence[Opening]] = _nothing
    """The aim, a turn and the end, a line each, for a player new to the game."""
    effects: Callable[[Event, ViewT, Cast], Sequence[Effect]] = _nothing
    account: Callable[[Sequence[Event], ViewT, Cast], Account | None] = _none
    """The result of a deal, from everything that all seats saw: ``DealStarted`` to ``DealEnded``."""
    feats: Callable[[Sequence[Event], ViewT, Cast], Sequence[Feat]] = _nothing
    """The feats of a deal, from the same events as ``account``."""
    parts: Callable[[Sequence[Event], ViewT], Parts | None] = _none
    """The parts of a deal, and their points; None if points come at its end alone."""
    look_into: Callable[[ViewT, int, Cast], Peek | None] = _none
    """The cards of the face-down pile at this place index that may be looked at now."""
    may_tell: Callable[[Sequence[Event]], Sequence[bool]] = _all_told
    """For each event of a deal that isn't over, True if the log may still tell it."""
    explain: Callable[[ViewT, Spot | Piece, Cast], Explanation | None] = _none
    """An explanation of a pile, a player's plate or a piece."""

    @property
    def has_looks(self) -> bool:
        """True if a face-down pile may be looked into at times."""
        return self.look_into is not _none

    @property
    def scores_along(self) -> bool:
        """True if points come in the course of a deal: at its end, scores count them already."""
        return self.parts is not _none
