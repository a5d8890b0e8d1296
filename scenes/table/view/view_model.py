"""The view model: everything on a table except the moving cards, as one plain value."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

import pygame

from game.cards import Card, Seat
from game.contract.table import Effect, Press
from game.contract.words import Notes, Sum
from game.level import Level
from scenes.players import Expression


class Tone(Enum):
    """The tone of a line."""

    ASK = auto()
    NOTICE = auto()
    HINT = auto()
    """A hint, placed clear of the cards it is about."""
    REFUSAL = auto()
    HINDRANCE = auto()
    """The reason a button does nothing or a move was auto-played, shown until the viewer's turn."""


@dataclass(frozen=True, slots=True)
class PromptLine:
    """The text in the strip above the hand."""

    words: str
    tone: Tone = Tone.ASK
    clause: str = ""
    """The clause behind a refusal, where the rules page opens."""
    more: tuple[str, ...] = ()
    """Further lines in smaller type."""

    @property
    def text(self) -> str:
        """All lines as one."""
        return " ".join([self.words, *self.more])


@dataclass(frozen=True, slots=True)
class ComparedMove:
    """A move and its result in the search, for a comparison."""

    order: str
    share: float = 0.0
    """The length of its bar: 1 for the advised move; 0 if all moves are equal."""
    figure: str = ""
    """The odds, the points it costs, or its result in words; empty if the order says it."""


@dataclass(frozen=True, slots=True)
class Comparison(PromptLine):
    """A prompt with a comparison of moves, the advised one first."""

    moves: tuple[ComparedMove, ...] = ()


class Tool(Enum):
    """A tool of the table: label, purpose, key, icon, and the reason why it is grey."""

    MENU = "Menu", "Open the menu (Esc)", "", "menu"
    LEAVE = "Leave", "Leave the lesson (Esc)", "", "menu"
    RULES = "Rules", "See the rule that applies right now.", "R", "rules"
    SCORE = "Score", "See the score so far.", "S", "score"
    LOG = "Log", "See what's happened so far.", "L", "log"
    SORT = "Sort", "Change how your hand is sorted.", "O", "sort", "Sort works during a deal."
    REPLAY = "Replay", "Replay recent moves.", "N", "replay", "Nothing to replay right now."
    HINT = "Hint", "Get a hint.", "H", "hint", "You'll get a hint when you next have a choice."
    LAST_TRICK = (
        "Last trick",
        "Look at the last trick until the next one starts.",
        "T",
        "last_trick",
        "No trick to look back at right now.",
    )
    UNDO = (
        "Undo",
        "Take back your last move.",
        "U",
        "undo",
        "Nothing to undo. Once someone else moves or a card is revealed, it's too late.",
    )
    UNDO_ALL = "Undo", "Take back your last move and everything since.", "U", "undo", "Nothing to undo."
    REDO = "Redo", "Redo the move you took back.", "Y", "redo", "Nothing to redo."
    GO_ON = "Continue", "Go to the next deal or the result.", "G"
    PASS_ON = "Pass on", "Hide the cards, then pass the device.", "G"

    def __init__(self, label: str, purpose: str, key: str = "", icon: str = "", why_grey: str = "") -> None:
        self.label = label
        self.purpose = purpose
        self.key = key
        self.icon = icon
        """The icon on the rail, or empty for a button with a label."""
        self.why_grey = why_grey
        """The reason shown while its button is grey, for a button that is always there."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A choice in the game that can be made now."""

    press: Press


@dataclass(frozen=True, slots=True)
class Unavailable:
    """A choice in the game that isn't available yet; its button says why."""

    press: Press
    why: str


Does: TypeAlias = Tool | Offered | Unavailable


@dataclass(frozen=True, slots=True)
class TableButton:
    """A button on the table; ``key`` is the letter that also presses it."""

    label: str
    key: str
    rect: pygame.Rect
    does: Does
    note: str = ""
    """The consequence of pressing it in a few words, under the label."""
    live: bool = True
    """True if it does something now; otherwise it is grey and says why."""
    quiet: bool = False
    """True if it works but is drawn in grey because it is rarely wanted."""
    main: bool = False
    """True if it is the only choice, the usual one, or the one a hint advises."""
    advised: bool = False
    """True if a hint advises it, so that it stays lit."""


@dataclass(frozen=True, slots=True)
class PlayerPlate:
    """A player's plate: name, score and face."""

    seat: Seat
    name: str
    level: Level | None
    """The level of an opponent, or None for a person."""
    score: int | None
    leads: bool
    """True if nobody has a better score and somebody has a worse one."""
    cards: int
    """The number of cards held, or 0 if they aren't counted."""
    note: str
    """Counts, marks or the last move, in a few words."""
    next: bool
    """True if this player is next, with more than two players."""
    turn: bool
    thinking: str
    """The text under a player who is thinking, or empty."""
    face: str
    """The path of an opponent's face; empty for a person."""
    blink: str
    """The path of that face with closed eyes; empty if it doesn't blink now."""
    effect: Effect | None
    """The latest effect on this player, shown instead of the note."""


@dataclass(frozen=True, slots=True)
class Caption:
    """A few words at a place."""

    place: int
    words: str


@dataclass(frozen=True, slots=True)
class Badge:
    """A number on a pile."""

    place: int
    figure: int


@dataclass(frozen=True, slots=True)
class Tip:
    """A tooltip."""

    words: str
    about: pygame.Rect
    """The area of its subject, in window pixels."""


@dataclass(frozen=True, slots=True)
class SpeechLine:
    """An opponent's line."""

    seat: Seat
    words: str
    expression: Expression = Expression.RESTING
    """The expression of the speaker."""


@dataclass(frozen=True, slots=True)
class LogSentence:
    """A sentence of the log."""

    words: str
    who: str
    """The player it begins with, drawn in bold, or empty."""
    heading: bool


@dataclass(frozen=True, slots=True)
class OpenLog:
    """The part of the open log that is shown."""

    lines: tuple[LogSentence, ...]
    latest: bool
    """True if it is scrolled to the latest sentence."""
    total: int
    area: pygame.Rect
    """Its area, in window pixels."""


@dataclass(frozen=True, slots=True)
class ShownResult:
    """A deal's result for one player."""

    seat: Seat
    sum: Sum
    points: str
    """The points the deal adds to the total, with a sign; ``297 in all`` if they are already added."""
    gained: int | None
    """The points the deal adds to the total; None if they are already added."""
    good: bool | None
    """True if that is good for the player, None if it is neither good nor bad."""


@dataclass(frozen=True, slots=True)
class TableFrame:
    """The view model of a table, drawn by the painter and read by tests."""

    prompt: PromptLine
    last_event: str
    last_events: tuple[str, ...]
    """Ever shorter summaries of the events since the viewer last acted; the first that fits is shown."""
    aim: str
    account: tuple[ShownResult, ...]
    """The result of the deal for each player, shown at its end."""
    plates: tuple[PlayerPlate, ...]
    captions: tuple[Caption, ...]
    badges: tuple[Badge, ...]
    labels: tuple[Caption, ...]
    """Large words over places."""
    banner: str
    notes: Notes
    """The notes that stay in view, under their title."""
    preview: Caption | None
    """The preview of the gesture pointed at, at its target."""
    tip: Tip | None
    speech: SpeechLine | None
    buttons: tuple[TableButton, ...]
    hovered: str
    """The label of the hovered or focused button, if it does something now."""
    lit: frozenset[int]
    """The highlighted places, where a card can go or which can be clicked."""
    dragged: Card | None
    """The dragged card, drawn above the others."""
    ring: pygame.Rect | None
    """The area of the keyboard's focus, in window pixels."""
    log: OpenLog | None

    def button_for(self, letter: str) -> TableButton | None:
        """Return the button that a letter presses."""
        return next((button for button in self.buttons if button.key == letter), None)
