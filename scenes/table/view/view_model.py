"""The view model: everything on a table but the moving cards, as one plain value."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

import pygame

from game.cards import Card, Seat
from game.contract.table import Effect, Press
from game.contract.words import Notes, Sum
from game.level import Level
from scenes.players import Look


class Tone(Enum):
    """The tone of a line."""

    ASK = auto()
    NOTICE = auto()
    HINT = auto()
    """A hint: it has a place of its own, clear of the cards it is about."""
    REFUSAL = auto()
    HINDRANCE = auto()
    """Why a button does nothing now, or a move was auto-played: shown until the viewer is to act."""


@dataclass(frozen=True, slots=True)
class PromptLine:
    """Words in the strip over the hand."""

    words: str
    tone: Tone = Tone.ASK
    clause: str = ""
    """The clause of a refusal: the rules open there."""
    more: tuple[str, ...] = ()
    """Lines below the words, in smaller type."""

    @property
    def text(self) -> str:
        """All lines as one."""
        return " ".join([self.words, *self.more])


@dataclass(frozen=True, slots=True)
class ComparedMove:
    """A move as it fared beside the others."""

    order: str
    share: float = 0.0
    """The length of its bar: 1 for the move to advise; 0 where none does better than another."""
    figure: str = ""
    """The odds, the points it costs or how it fared in words; empty where the order says it."""


@dataclass(frozen=True, slots=True)
class Comparison(PromptLine):
    """Moves side by side, between a heading and the lines below: the one to advise first."""

    moves: tuple[ComparedMove, ...] = ()


@dataclass(frozen=True, slots=True)
class ToolText:
    """The words of a tool, its letter and its picture."""

    label: str
    purpose: str
    key: str = ""
    icon: str = ""
    """The picture on the rail; empty where the label is on its button."""
    why_grey: str = ""
    """The reason while its button is grey: it is always there and doesn't always do something."""


class Tool(Enum):
    """A tool of the table."""

    MENU = ToolText("Menu", "Open the menu. (Esc)", icon="menu")
    LEAVE = ToolText("Leave", "Leave the lesson. (Esc)", icon="menu")
    RULES = ToolText("Rules", "See the rule that applies right now.", key="R", icon="rules")
    SCORE = ToolText("Score", "See the score so far.", key="S", icon="score")
    LOG = ToolText("Log", "See what's happened so far.", key="L", icon="log")
    SORT = ToolText(
        "Sort",
        "Sort your hand.",
        key="O",
        icon="sort",
        why_grey="Sort works during a deal.",
    )
    REPLAY = ToolText(
        "Replay", "Replay recent moves.", key="N", icon="replay", why_grey="Nothing to replay right now."
    )
    HINT = ToolText(
        "Hint",
        "Get a hint.",
        key="H",
        icon="hint",
        why_grey="Hints come when it's your turn.",
    )
    LAST_TRICK = ToolText(
        "Last trick",
        "Look at the last trick until the next one starts.",
        key="T",
        icon="last_trick",
        why_grey="You can look back at the last trick until the next one starts.",
    )
    UNDO = ToolText(
        "Undo",
        "Take back your last move.",
        key="U",
        icon="undo",
        why_grey="You can undo until someone else moves or a card is revealed.",
    )
    UNDO_ALL = ToolText(
        "Undo",
        "Take back your last move and everything since.",
        key="U",
        icon="undo",
        why_grey="Nothing to undo.",
    )
    REDO = ToolText("Redo", "Redo the move you took back.", key="Y", icon="redo", why_grey="Nothing to redo.")
    GO_ON = ToolText("Continue", "Go to the next deal or the result.", key="G")
    PASS_ON = ToolText("Pass on", "Hide the cards, then pass the device.", key="G")

    def __init__(self, text: ToolText) -> None:
        self.label = text.label
        self.purpose = text.purpose
        self.key = text.key
        self.icon = text.icon
        self.why_grey = text.why_grey


@dataclass(frozen=True, slots=True)
class Offered:
    """A choice of the game that a button makes."""

    press: Press


@dataclass(frozen=True, slots=True)
class Barred:
    """A choice of the game that is not open yet: its button says why."""

    press: Press
    why: str


@dataclass(frozen=True, slots=True)
class SettingAnswer:
    """An answer to a setting that the table suggests: it is given once, and kept."""

    label: str
    setting: str
    """The setting that the answer turns on."""
    purpose: str
    said: str
    """The table's words once it was given."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A setting that the table suggests until it is answered."""

    question: tuple[str, ...]
    """Line by line."""
    yes: SettingAnswer
    no: SettingAnswer


AUTOPLAY = Suggestion(
    ("Only one move possible?", "I can play it for you."),
    SettingAnswer(
        "Yes, please",
        "play_forced",
        "Makes your only move for you. You can turn this off in Settings.",
        "I'll make your forced moves, but never play your last card. You can turn this off in Settings.",
    ),
    SettingAnswer(
        "No, thanks",
        "forced_refused",
        "You won't be asked again.",
        "You'll play every move yourself. You can change this in Settings.",
    ),
)
ONE_CLICK = Suggestion(
    ("You click each card twice.", "Is one click enough?"),
    SettingAnswer(
        "Yes, one click",
        "one_click",
        "One click plays a card that can only go in one place. You can turn this off in Settings.",
        "One click now plays a card that can only go in one place. You can turn this off in Settings.",
    ),
    SettingAnswer(
        "No, keep two",
        "one_click_refused",
        "You won't be asked again.",
        "Two clicks it is. You can change this in Settings.",
    ),
)
Does: TypeAlias = Tool | Offered | Barred | SettingAnswer


@dataclass(frozen=True, slots=True)
class TableButton:
    """A labelled button on the table; ``key`` is the letter that presses it too."""

    label: str
    key: str
    rect: pygame.Rect
    does: Does
    note: str = ""
    """A few words under the label: what would follow."""
    live: bool = True
    """True if it does something now; else it is grey, and says why not."""
    quiet: bool = False
    """True if it is drawn in grey though it does something: seldom wanted."""
    main: bool = False
    """True if it is the only thing to do, the usual one, or what a hint advises."""
    advised: bool = False
    """True if a hint advises to press it: it stays lit."""


@dataclass(frozen=True, slots=True)
class PlayerPlate:
    """A player's plate: name, score and face."""

    seat: Seat
    name: str
    level: Level | None
    """An opponent's level; None for a person."""
    score: int | None
    leads: bool
    """True if nobody has a better score, and somebody a worse one."""
    cards: int
    """Cards that are held; 0 where they are not counted."""
    note: str
    """Anything else there is to know, in a few words."""
    next: bool
    """True if this player's turn follows, where more than two take turns."""
    turn: bool
    thinking: str
    """The words under a player who thinks; empty for the others."""
    face: str
    """The picture of an opponent's face; none for a person."""
    blink: str
    """The picture of that face with its eyes closed; empty where they are not just open."""
    effect: Effect | None
    """The latest effect on this player: said in place of the note."""


@dataclass(frozen=True, slots=True)
class Caption:
    """A few words at a place."""

    place: int
    words: str


@dataclass(frozen=True, slots=True)
class Badge:
    """A figure on a pile."""

    place: int
    figure: int


@dataclass(frozen=True, slots=True)
class Tip:
    """A tooltip."""

    words: str
    about: pygame.Rect
    """The area of the tip's subject, in window pixels."""


@dataclass(frozen=True, slots=True)
class SpeechLine:
    """An opponent's line."""

    seat: Seat
    words: str
    look: Look = Look.RESTING
    """Their expression with it."""


@dataclass(frozen=True, slots=True)
class LogSentence:
    """A sentence of the log."""

    words: str
    who: str
    """With whom it begins; empty where that is nobody."""
    heading: bool


@dataclass(frozen=True, slots=True)
class OpenLog:
    """The part of the log that is open."""

    lines: tuple[LogSentence, ...]
    latest: bool
    """True if the last of them is the latest there is."""
    total: int
    area: pygame.Rect
    """Its area, in window pixels."""


@dataclass(frozen=True, slots=True)
class AccountRow:
    """A deal's result for one player."""

    seat: Seat
    sum: Sum
    points: str
    """The points that the deal adds to the total, with a sign; ``297 in all`` where it has them already."""
    good: bool | None
    """True if that is good for the player; None if it is neither."""


@dataclass(frozen=True, slots=True)
class TableFrame:
    """The view model of a table: the painter draws it, tests read it."""

    prompt: PromptLine
    last_event: str
    last_events: tuple[str, ...]
    """The same with what happened before that, since the viewer last acted: as much as there is room for."""
    aim: str
    account: tuple[AccountRow, ...]
    """At a deal's end: what it brought each player."""
    plates: tuple[PlayerPlate, ...]
    captions: tuple[Caption, ...]
    badges: tuple[Badge, ...]
    labels: tuple[Caption, ...]
    """Large words over places, until a deal's end has been seen."""
    banner: str
    notes: Notes
    """Lines to keep in sight, under their title."""
    preview: Caption | None
    """The preview of the gesture pointed at, at the place it goes to."""
    tip: Tip | None
    speech: SpeechLine | None
    buttons: tuple[TableButton, ...]
    hovered: str
    """The label of the button that is pointed at or in focus, if it does something now."""
    lit: frozenset[int]
    """The places that light up: a card can go there, or they can be clicked."""
    held: Card | None
    """The card that is dragged: drawn over the others."""
    ring: pygame.Rect | None
    """The area of the keyboard's focus, in window pixels."""
    log: OpenLog | None

    def button_for(self, letter: str) -> TableButton | None:
        """Return the button that a letter presses."""
        return next((button for button in self.buttons if button.key == letter), None)
