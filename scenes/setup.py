"""The page before a match: the players and the options."""

from collections.abc import Callable, Iterable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import partial
from typing import Any, Final, TypeAlias

import pygame
from pydantic.fields import FieldInfo

from engine import clipboard
from engine.ui.form import BACK, PRIMARY, Area, Box, Form
from engine.ui.page import Page
from game.contract import AnyGame
from game.contract.campaign import GiftKind
from game.contract.options import Options, offered
from game.level import Level
from game.match import Match
from game.option_parsing import BadOptions, read_options
from game.sentences import opening
from saves.deal_code import Deal, code_of, read_code
from saves.models import MOST_FACES, Player, alone, cleaned
from scenes.backdrop import Lamp, backdrop_of
from scenes.deal_code import NO_CLIPBOARD
from scenes.descent.progress import locked
from scenes.desk import Desk
from scenes.face_page import FacePage
from scenes.lesson.pages import remind
from scenes.new_match import begun, last_table, new_seed, presets, remember_table, took_back_freely
from scenes.players import LEVEL_WORDS, Look, picture, seated, usual_name, usual_players
from scenes.rules_page import RulesPage

LONGEST_NAME = 16
ROW, TALLEST = 67.0, 118.0
"""Design pixels from one seat to the next, where many sit there and where few do."""
SEATED, ROOM = 270.0, 660.0
"""Design pixels: where the rows of seats begin, and what they may take."""
TABS: Final[Box] = (632.0, 164.0, 440.0, 64.0)
PICTURE: Final[Box] = (140.0, 200.0, 380.0, 570.0)
"""The place of the game's box of cards."""
LEFT, MIDDLE, RIGHT = 650.0, 1220.0, 1850.0
"""Sides of names, and of who sits there, in design pixels."""
LAMP: Final = Lamp(0.3, 0.6)


class Tab(Enum):
    """The parts of the page."""

    SEATS = "Seats"
    OPTIONS = "Options"


OWN_CHOICE = "Custom"
"""The name of a table that is none of those seated at once."""

TAKEN_BACK = ("One move", "Unlimited")
ABOUT_TAKING_BACK = (
    "You can undo your last move, unless it revealed a card. "
    "Matches with unlimited undo are marked in your records."
)
NOT_FREELY = "Unlimited undo is for one person against opponents. With friends it would mean peeking."
CODE = "code"
"""The name of the deal code among the options."""

SITTERS: tuple[Level | None, ...] = (None, *Level)
"""Those who may sit in a seat: a person, or an opponent of some level."""


class Setup(Page):
    """Choose seats, names and options; pops itself with what begins a match, or None."""

    def __init__(self, desk: Desk, game: AnyGame) -> None:
        self._desk = desk
        self._game = game
        self._backdrop = backdrop_of(desk, game)
        self.tab = Tab.SEATS
        players, options = last_table(desk.settings, game)
        self._players = [(player.name, player.level) for player in players]
        self._own = self._players
        """The table as it was before one was seated at once."""
        self._values: dict[str, Any] = options.model_dump()
        self._typed: dict[tuple[int, Level | None], str] = {}
        """Names as they were before their seat was given to somebody of another kind."""
        self._faces_at: dict[int, pygame.Rect] = {}
        self._free = took_back_freely(desk.settings, game)
        """True if moves may be taken back as one likes, where one person plays alone."""
        self._code = TypedCode(game)
        self.said = ""
        self._said_of = ""
        """The option it is about; empty where it is about the players."""
        self._told: tuple[Area, pygame.Rect] | None = None
        """The option beside which it is read."""

    def rebuild(self) -> None:
        """Scroll to what is refused among the options."""
        super().rebuild()
        if not self._shows_keys and self._told is not None and self._told[0].pane is not None:
            pane, rect = self._told[0].pane, self._told[1]
            rect = rect.move(pane.content.topleft)
            pane.reveal(rect, rect.height // 2)
            self._follow()

    def paint_room(self, surface: pygame.Surface) -> None:
        """Draw the empty table."""
        surface.blit(self._backdrop.drawn(surface.get_size(), LAMP), (0, 0))

    def build(self, form: Form) -> None:
        """Lay out the game's box, and beside it the seats or the options."""
        form.label(self._game.title, (LEFT, 36, RIGHT - LEFT, 110), "@verdict_left")
        art = f"boxes/{self._game.info.id}.svg"
        if self.app.assets.find(art) is not None:
            form.picture(art, PICTURE)
        form.button("Back", BACK, self.back)
        tabs, (left, top, wide, high) = list(Tab), TABS
        form.panel((left - 12, top - 4, wide + 24, high + 8), bright=False, alpha=230)
        form.tabs([tab.value for tab in tabs], tabs.index(self.tab), TABS, self._turn_to)
        self._faces_at, self._told = {}, None
        if self.tab is Tab.SEATS:
            self._build_players(form)
        else:
            self._build_options(form)
        trouble, refused = self.said if not self._said_of else "", self._refused()
        if not trouble and refused != self.said:
            trouble = refused
        if trouble:
            form.prose(trouble, (40, 800, 560, 130))
        wide = form.width("Learn") + 44
        form.quiet("Learn", (40, PRIMARY[1] + 12, wide, 64), self._learn)
        form.quiet("Rules", (40 + wide, PRIMARY[1] + 12, form.width("Rules") + 44, 64), self._rules, key="R")
        form.button("Play", PRIMARY, self._start, style="@main")
        if self.focus.key is None:
            self.focus.key = len(form.controls) - 1

    def _turn_to(self, index: int) -> None:
        """Show another part of the page."""
        self.tab = list(Tab)[index]
        self.form.forget_scrolling()
        self.rebuild()

    def _build_players(self, form: Form) -> None:
        first = SEATED + 2 * ROW + 8
        row = max(ROW, min(TALLEST, (ROOM - 2 * ROW) / len(self._players)))
        framed = (LEFT - 30, SEATED - 20, RIGHT - LEFT + 60, first + row * len(self._players) - SEATED + 24)
        form.panel(framed, bright=False, alpha=205)
        self._build_presets(form)
        form.label("Players", (LEFT, SEATED + ROW, 360, 60), "@left")
        counts = [str(count) for count in self._game.seats]
        chosen = counts.index(str(len(self._players)))
        form.choice(counts, chosen, (MIDDLE, SEATED + ROW, RIGHT - MIDDLE, 60), self._set_seats)
        side = min(110.0, row - 4)
        for seat, (name, kind) in enumerate(self._players):
            top = first + row * seat
            self._build_face(form, seat, (LEFT, top + (row - side) / 2 - 4, side, side))
            left, top = LEFT + side + 14, top + (row - 60) / 2 - 4
            form.entry(name, (left, top, MIDDLE - 20 - left, 60), partial(self._rename, seat), LONGEST_NAME)
            form.choice(
                [LEVEL_WORDS[each] for each in SITTERS],
                SITTERS.index(kind),
                (MIDDLE, top, RIGHT - MIDDLE, 60),
                partial(self._set_kind, seat),
            )

    def _build_presets(self, form: Form) -> None:
        """Offer tables seated at once, and the way back to one's own."""
        tables = [
            [(player.name, player.level) for player in each.players]
            for each in presets(self._game, self._desk.settings.names)
        ]
        titles = [each.title for each in presets(self._game, self._desk.settings.names)]
        chosen = tables.index(self._players) + 1 if self._players in tables else 0
        if not chosen:
            self._own = self._players

        def seat(index: int) -> None:
            self._players = list([self._own, *tables][index])
            self._say("")

        form.label("Table", (LEFT, SEATED, 260, 60), "@left")
        box = (LEFT + 300, SEATED, RIGHT - LEFT - 300, 60)
        form.choice([OWN_CHOICE, *titles], chosen, box, seat)

    def _build_face(self, form: Form, seat: int, box: Box) -> None:
        """Put the face at a seat; a person's is a button that leads to all there are."""
        if self._players[seat][1] is None:
            form.button("", box, partial(self._look_at_faces, seat))
        self._faces_at[seat] = form.rect(box)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, and over it the faces of who is going to play."""
        super().draw(surface)
        if self._shows_keys:
            return
        worn = self._worn()
        for seat, rect in self._faces_at.items():
            face = worn[seat]
            inner = rect.inflate(-rect.width // 12, -rect.height // 12)
            surface.blit(self.app.assets.picture(picture(face, Look.RESTING), *inner.size), inner)

    def _worn(self) -> tuple[str, ...]:
        """Return the face at each seat, as the table will have it."""
        named = [Player(name=cleaned(name) or "?", level=level) for name, level in self._players]
        return seated(named, self._desk.settings.faces)

    def _look_at_faces(self, seat: int) -> None:
        name = cleaned(self._players[seat][0])
        if name:
            worn = self._worn()[seat]
            closed = {face: spot for face, spot in locked(self._desk, GiftKind.FACE).items() if face != worn}
            self.app.stack.push(FacePage(name, worn, closed), partial(self._wear, name))

    def _wear(self, name: str, face: str | None) -> None:
        if face is not None:
            kept = {other: worn for other, worn in self._desk.settings.faces.items() if other != name}
            self._desk.change(faces=dict([*kept.items(), (name, face)][-MOST_FACES:]))

    def _build_options(self, form: Form) -> None:
        refusal = Refusal(self.said, self._said_of)
        rows = options_of(self._game, Values(self._values, partial(self._say, "")), refusal)
        one = alone(level for _, level in self._players)
        about, build = (
            (ABOUT_TAKING_BACK, self._build_taking_back) if one else (NOT_FREELY, self._build_as_usual)
        )
        rows.append(Option("Undo", about, build))
        refused = self.said if self._said_of == CODE else ""
        rows.append(Option("Deal code", ABOUT_CODES, self._build_code, lines=2, refusal=refused))
        self._told = build_options(form, rows)

    def _build_taking_back(self, form: Form, box: Box, area: Area) -> None:
        form.choice(TAKEN_BACK, int(self._free), box, self._set_free, area)

    def _build_as_usual(self, form: Form, box: Box, area: Area) -> None:
        form.label(TAKEN_BACK[0], box, "@faint", area)

    def _build_code(self, form: Form, box: Box, area: Area) -> None:
        self._code.build(form, box, EXPLAINED, self._paste, self._copy, area)

    def _set_free(self, index: int) -> None:
        self._free = bool(index)
        self.rebuild()

    def _rules(self) -> None:
        self.app.stack.push(RulesPage(self._desk, self._game))

    def _learn(self) -> None:
        remind(self._desk, self._game, "Back", self._start)

    def _paste(self) -> None:
        try:
            self._code.paste()
            self._take_over()
            self._say(self._code.proviso(), CODE)
        except ValueError as refusal:
            self._say(str(refusal), CODE)

    def _copy(self) -> None:
        try:
            options = read_options(self._game, self._values)
        except BadOptions as refusal:
            self._say(str(refusal), wrong_option(self._game, self._values))
        else:
            self._say(self._code.copy(options, len(self._players)), CODE)

    def _say(self, sentence: str, option: str = "") -> None:
        """Show a sentence beside what it is about: an option, or the players."""
        self.said, self._said_of = sentence, option if sentence else ""
        if self._said_of:
            self.tab = Tab.OPTIONS
        self.rebuild()

    def _take_over(self) -> int:
        """Set the table up as the code says, if there is one; returns the seed.

        Raises:
            ValueError: when the code cannot be used, or is for another number of players than sit here.
        """
        deal = self._code.deal()
        if deal is None:
            return new_seed()
        self._values = deal.options.model_dump()
        if deal.seats != len(self._players):
            self._set_seats(self._game.seats.index(deal.seats))
            raise ValueError(f"That code is for {deal.seats} players. Check the seats, then play.")
        return deal.seed

    def _set_seats(self, index: int) -> None:
        count = self._game.seats[index]
        usual = usual_players(count, self._desk.settings.names)
        more = [(player.name, player.level) for player in usual[len(self._players) :]]
        self._players = (self._players + more)[:count]
        self._say("")

    def _set_kind(self, seat: int, index: int) -> None:
        name, before = self._players[seat]
        self._typed[seat, before] = name
        kind = list(SITTERS)[index]
        usual = usual_name(kind, seat, self._desk.settings.names)
        self._players[seat] = (self._typed.get((seat, kind), usual), kind)
        self._say("")

    def _rename(self, seat: int, text: str) -> None:
        self._players[seat] = (text, self._players[seat][1])

    def _start(self) -> None:
        at_fault = CODE
        try:
            seed = self._take_over()
            at_fault = wrong_option(self._game, self._values)
            options = read_options(self._game, self._values)
            players = self._checked_players()
            match = Match(self._game, options, len(players), seed)
        except (BadOptions, ValueError) as refusal:
            self._say(str(refusal), at_fault)
            return
        self._remember_names()
        remember_table(self._desk, self._game, players, options, self._free)
        free = self._free and alone(player.level for player in players)
        self.app.stack.pop(lambda: replace(begun(self._desk, match, players), free_undo=free))

    def _refused(self) -> str:
        """Return why this many players cannot be dealt these options; empty where they can."""
        try:
            Match(self._game, read_options(self._game, self._values), len(self._players), 1)
        except ValueError as refusal:
            return str(refusal)
        return ""

    def _checked_players(self) -> tuple[Player, ...]:
        names = [cleaned(name) for name, _ in self._players]
        for seat, name in enumerate(names):
            if not name:
                raise BadOptions(f"Player {seat + 1} needs a name.")
            if name in names[:seat]:
                raise BadOptions(f"Two players are called {name}. Rename one.")
        return tuple(
            Player(name=name, level=kind) for name, (_, kind) in zip(names, self._players, strict=True)
        )

    def _remember_names(self) -> None:
        kept = list(self._desk.settings.names)
        kept += [""] * (len(self._players) - len(kept))
        for seat, (name, kind) in enumerate(self._players):
            if kind is None:
                kept[seat] = name.strip()
        self._desk.change(names=tuple(kept))


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
