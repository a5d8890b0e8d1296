"""The options on the set up page: a row for each of the game's, for what every game has, and a deal code."""

from collections.abc import Callable, Iterable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Any, TypeAlias

import pygame
from pydantic.fields import FieldInfo

from engine import clipboard
from engine.ui.form import Area, Box, Form
from game.contract import AnyGame
from game.contract.options import Options, offered
from game.option_parsing import BadOptions, read_options
from game.sentences import opening
from saves.deal_code import Deal, code_of, read_code
from saves.names import cleaned
from scenes.deal_code import NO_CLIPBOARD
from scenes.new_match import new_seed

LONGEST_NUMBER = 12
OPTIONS_BOX = (644.0, 270.0, 1220.0, 640.0)
"""The place of the options, in design pixels; more of them scroll."""
HEM = 16.0
"""Design pixels from their frame to the options."""
EXPLAINED = 1160.0
"""Design pixels across what an option means."""
LONGEST_CODE = 60
ABOUT_CODES = "Paste a friend's code to play the same cards. Copy makes a code for this table."
NOTHING_COPIED = "The clipboard is empty. Copy a code first."
OLDER_RULES = "That code is from older rules. You may get different cards."
PLAYED_AS_THEN = "That code is from older rules and plays by them. {difference}"

Builder: TypeAlias = Callable[[Form, Box, Area], None]
"""Puts the control of an option into its box."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option as the page shows it."""

    title: str
    explained: str
    build: Builder
    lines: int = 1
    """The number of lines of controls."""
    refusal: str = ""
    """The reason why the table cannot be played with the value here; empty where it can."""


@dataclass(frozen=True, slots=True)
class Values:
    """The values chosen of a game's own options, and a listener for when another control is wanted."""

    chosen: MutableMapping[str, Any]
    changed: Callable[[], None]

    def set(self, name: str, value: Any) -> None:
        """Choose one of those that are there to be chosen."""
        self.chosen[name] = value
        self.changed()

    def type(self, name: str, text: str) -> None:
        """Take what was typed as it stands; it is checked when the cards are dealt."""
        self.chosen[name] = text


@dataclass(frozen=True, slots=True)
class _Asked:
    """One of a game's own options."""

    name: str
    values: Values
    words: dict[int, str] = field(default_factory=dict)
    """Names of its numbers, where it is one of a few."""

    def build(self, form: Form, box: Box, area: Area) -> None:
        """Offer a choice where there are a few values, else a line to type in."""
        name, values = self.name, self.values
        value = values.chosen[name]
        if isinstance(value, bool):
            form.switch(value, box, partial(values.set, name), area)
        elif isinstance(value, Enum):
            members = list(type(value))
            words = [opening(str(member.value)) for member in members]
            chosen = members.index(value)
            form.choice(words, chosen, box, lambda index: values.set(name, members[index]), area)
        elif self.words and value in self.words:
            numbers = list(self.words)
            named, chosen = list(self.words.values()), numbers.index(value)
            form.choice(named, chosen, box, lambda index: values.set(name, numbers[index]), area)
        else:
            form.entry(str(value), box, partial(values.type, name), LONGEST_NUMBER, area)


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason why a table cannot be played, and the option at fault, if there is one."""

    sentence: str
    option: str = ""


def options_of(game: AnyGame, values: Values, refusal: Refusal) -> list[Option]:
    """Return the game's own options."""
    return [
        _option(name, asked, values, refusal.sentence if refusal.option == name else "")
        for name, asked in offered(game.options).items()
    ]


def wrong_option(game: AnyGame, values: Mapping[str, Any]) -> str:
    """Return the first option whose value is refused by itself; empty where none is."""
    for name in offered(game.options):
        try:
            read_options(game, {name: values[name]})
        except BadOptions:
            return name
    return ""


def build_options(form: Form, rows: Sequence[Option]) -> tuple[Area, pygame.Rect] | None:
    """Build all options, one below the other, each with its help; return where a refusal is read."""
    high = max(60.0, form.line_height() + 12)
    heights = [(high + 10) * row.lines + _refused(form, row) + _explained(form, row) + 12 for row in rows]
    left, top, width, room = OPTIONS_BOX
    framed = min(room, sum(heights)) + 2 * HEM
    form.panel((left - HEM, top - HEM, width + 2 * HEM, framed), bright=False, alpha=170)
    area, told = form.area(OPTIONS_BOX, sum(heights)), None
    for row, top in zip(rows, _tops(heights), strict=True):
        form.label(row.title, (6, top, 560, high), "@left", area)
        row.build(form, (586, top, 580, high), area)
        below = top + (high + 10) * row.lines + 2
        if row.refusal:
            refused = form.paragraph(row.refusal, (6, below, EXPLAINED), "@key", area)
            told = area, form.rect((6, top, EXPLAINED, below + refused - top), area)
            below += refused
        form.paragraph(row.explained, (6, below, EXPLAINED), "@faint_left", area)
    return told


def _tops(heights: Iterable[float]) -> list[float]:
    tops = [0.0]
    for height in heights:
        tops.append(tops[-1] + height)
    return tops[:-1]


def _refused(form: Form, row: Option) -> float:
    return len(form.lines(row.refusal, EXPLAINED, "@key")) * form.line_height("@key") if row.refusal else 0.0


def _explained(form: Form, row: Option) -> float:
    return len(form.lines(row.explained, EXPLAINED, "@faint_left")) * form.line_height("@faint_left")


def _option(name: str, asked: FieldInfo, values: Values, refusal: str) -> Option:
    extra = asked.json_schema_extra
    words = extra.get("words") if isinstance(extra, dict) else None
    named = {int(number): str(word) for number, word in words.items()} if isinstance(words, dict) else {}
    build = _Asked(name, values, named).build
    return Option(asked.title or name, asked.description or "", build, refusal=refusal)


@dataclass(slots=True)
class TypedCode:
    """The line for a code of a game's deal."""

    game: AnyGame
    text: str = ""

    def deal(self) -> Deal | None:
        """Return the deal it stands for; None where nothing was typed.

        Raises:
            ValueError: with a sentence: mistyped, of newer rules, of another game.
        """
        if not self.text.strip():
            return None
        deal = read_code(self.text)
        if deal.game is not self.game:
            raise ValueError(f"That code is for {deal.game.title}. Set that game up instead.")
        return deal

    def paste(self) -> None:
        """Take what is on the clipboard.

        Raises:
            ValueError: when there is nothing.
        """
        self.text = cleaned(clipboard.paste(), LONGEST_CODE)
        if not self.text:
            raise ValueError(NOTHING_COPIED)

    def proviso(self) -> str:
        """Return what is to be known of the deal before it is played, if anything.

        Raises:
            ValueError: where it cannot be used.
        """
        deal = self.deal()
        if deal is None or deal.rules_version == self.game.rules_version:
            return ""
        if deal.older_rules is None:
            return OLDER_RULES
        difference = deal.older_rules.difference
        return PLAYED_AS_THEN.format(difference=difference) if difference else ""

    def copy(self, options: Options, seats: int) -> str:
        """Put the code of a table on the clipboard, of the deal there is or a new one; says if it cannot."""
        try:
            deal = self.deal()
        except ValueError:
            deal = None
        self.text = code_of(self.game, options, seats, deal.seed if deal is not None else new_seed())
        return "" if clipboard.copy(self.text) else NO_CLIPBOARD

    def build(
        self,
        form: Form,
        box: Box,
        width: float,
        paste: Callable[[], None],
        copy: Callable[[], None],
        inside: Area,
    ) -> None:
        """Lay out two buttons, and the line below them, in a width."""
        left, top, wide, high = box
        half = (wide - 14) / 2
        form.button("Paste", (left, top, half, high), paste, inside=inside)
        form.button("Copy", (left + half + 14, top, half, high), copy, inside=inside)
        form.entry(self.text, (6, top + high + 10, width, high), self._type, LONGEST_CODE, inside)

    def _type(self, text: str) -> None:
        self.text = text
