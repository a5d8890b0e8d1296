"""All that is drawn on a table beside the cards that move: one plain value, made once a change."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

import pygame

from game.cards import Card, Seat
from game.contract.rules import Action
from game.contract.table import Press
from scenes.table.close_up import LargeCard, OpenPile


class Tone(Enum):
    """How something is said."""

    ASK = auto()
    """What is wanted."""
    NOTICE = auto()
    """What the table has to tell."""
    REFUSAL = auto()
    """Why something is not done."""
    HINDRANCE = auto()
    """Why a button does nothing now: not said any longer once it may."""


@dataclass(frozen=True, slots=True)
class Line:
    """Words in the strip over the hand; a second line may follow."""

    words: str
    tone: Tone = Tone.ASK
    clause: str = ""
    """By which something is refused: the rules open there."""


class Tool(Enum):
    """What the table itself offers: its button's label, the letter that does it, and what it is for."""

    MENU = (
        "Menu",
        "",
        "Settings, rules, or leave: the match is saved as you play. Esc comes here too.",
    )
    RULES = ("Rules", "R", "The rules, at the clause that matters now.")
    SCORE = ("Score", "S", "The points so far, deal by deal.")
    LOG = ("Log", "L", "What has happened, in words.")
    SORT = ("Sort", "O", "Lays the hand by suit, by rank, or as you drag it.")
    AGAIN = ("Replay", "N", "Shows once more what happened since your last turn.")
    HINT = ("Hint", "H", "What an expert would do in your place; Enter then does it.")
    UNDO = ("Undo", "U", "Takes your last move back.")
    BACK = ("Undo", "U", "Takes your last move back, and all that followed it.")
    FORTH = ("Redo", "Y", "Does again what was taken back: the same cards, the same answers.")
    GO_ON = ("Go on", "G", "On to the score.")
    PASS_ON = ("Pass on", "P", "Hides the cards before the next person sits down.")
    SPARE = (
        "Do it for me",
        "",
        "From now on at every table, an only fitting card too. The settings turn it off.",
    )
    ASK = ("No", "", "This is not asked again; it stays in the settings.")

    @property
    def label(self) -> str:
        """What stands on its button."""
        return self.value[0]

    @property
    def key(self) -> str:
        """Its letter; Escape opens the menu."""
        return self.value[1]

    @property
    def purpose(self) -> str:
        """What it is for, in a line."""
        return self.value[2]

    @property
    def hindrance(self) -> str:
        """Why it does nothing while its button is grey."""
        return HINDRANCES[self]


HINDRANCES = {
    Tool.AGAIN: "There is something to see again once others have moved, in your turn.",
    Tool.HINT: "Ask in your turn, once nothing moves: one hint at a time.",
    Tool.UNDO: "Only a move of yours that turned up no new card can be taken back.",
    Tool.BACK: "There is no move of yours to take back here.",
    Tool.FORTH: "Nothing was taken back that could be done again.",
}
"""Of the buttons that are always there and do not always do something."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a button of the game does."""

    press: Press
    action: Action


Does: TypeAlias = Tool | Choice


@dataclass(frozen=True, slots=True)
class Button:
    """A labelled button on the table; ``hotkey`` is the letter that presses it too."""

    label: str
    hotkey: str
    rect: pygame.Rect
    does: Does
    note: str = ""
    """A few words under the label: what would follow."""
    live: bool = True
    """Whether it does something now; else it is grey, and says why not."""
    size: int = 24
    """Design pixels of the type of its label, where no note follows."""

    @property
    def words(self) -> str:
        """The label with its key."""
        return f"{self.label}  ({self.hotkey})" if self.hotkey else self.label


@dataclass(frozen=True, slots=True)
class Happening:
    """A few words at the seat that something happens to."""

    seat: Seat
    words: str
    by: Seat | None
    """From whom an arrow comes."""
    gain: bool
    path: tuple[int, int] | None
    """Places between which it runs, where that is not from name to name."""
    loss: bool
    """Whether the seat takes it ill."""


@dataclass(frozen=True, slots=True)
class Plate:
    """What stands beside a hand."""

    seat: Seat
    name: str
    level: str
    """How well an opponent plays; nothing for a person."""
    note: str
    """Cards and score."""
    turn: bool
    """Whether it is this player's turn."""
    following: bool
    """Whether this player's turn comes next."""
    thinking: bool
    face: str
    """The picture of an opponent's face; none for a person."""
    marked: bool
    """Whether a piece stands on its left."""
    happening: Happening | None
    """What has just happened to this player: said in place of the note."""


@dataclass(frozen=True, slots=True)
class Caption:
    """A few words at a place."""

    place: int
    words: str


@dataclass(frozen=True, slots=True)
class Tip:
    """What is told of something that is pointed at."""

    words: str
    about: pygame.Rect
    """Where that lies, in window pixels."""


@dataclass(frozen=True, slots=True)
class Speech:
    """What an opponent says."""

    seat: Seat
    words: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """One thing that happened, as the log tells it."""

    words: str
    who: str
    """With whom it begins; empty where that is nobody."""
    heading: bool
    """Whether a deal begins with it."""


@dataclass(frozen=True, slots=True)
class OpenLog:
    """The part of the log that is open."""

    lines: tuple[Sentence, ...]
    latest: bool
    """Whether the last of them is the latest there is."""
    scrolls: bool
    area: pygame.Rect
    """Where it lies, in window pixels."""


@dataclass(frozen=True, slots=True)
class AccountRow:
    """What a deal brought one player."""

    seat: Seat
    name: str
    sum: str
    """How it was counted."""
    points: str
    total: str
    """What all deals come to; empty where that is the same for everybody."""
    won: bool
    """Whether the match is won by it."""


@dataclass(frozen=True, slots=True)
class AccountSheet:
    """How a deal came out: who ended it, what that means, and a row for each player."""

    ended: str
    rule: str
    rows: tuple[AccountRow, ...]
    low_wins: bool = False
    """Whether points are bad for whoever gets them."""


@dataclass(frozen=True, slots=True)
class TableFrame:
    """What a table shows: the painter draws it, tests read it."""

    prompt: Line
    news: str
    """What happened last."""
    earlier: tuple[str, ...]
    """What happened before that since the viewer last acted, the oldest first: told where there is room."""
    aim: str
    """What is counted, towards what, and who leads."""
    account: AccountSheet | None
    plates: tuple[Plate, ...]
    captions: tuple[Caption, ...]
    """Words under places."""
    labels: tuple[Caption, ...]
    """Large words over places, until a deal's end has been seen."""
    banner: str
    """Large words across the table."""
    notes: tuple[str, ...]
    """Lines to keep in sight, under their title."""
    preview: Caption | None
    """What would follow from what is pointed at, at the place it goes to."""
    tip: Tip | None
    """What is pointed at, and what one can do there."""
    speech: Speech | None
    buttons: tuple[Button, ...]
    hot: str
    """The label of the button that is pointed at."""
    lit: frozenset[int]
    """The places where something can go now."""
    held: Card | None
    """The card that is being dragged."""
    ring: pygame.Rect | None
    """Where the keyboard's focus is."""
    log: OpenLog | None
    close_up: LargeCard | OpenPile | None

    def button_at(self, point: tuple[int, int] | None) -> Button | None:
        """The button at a point of the window, if there is any."""
        return next((each for each in self.buttons if point and each.rect.collidepoint(point)), None)

    def button_for(self, letter: str) -> Button | None:
        """The button that a letter presses."""
        return next((button for button in self.buttons if button.hotkey == letter), None)
