"""The page before a match: the players and the options."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from itertools import accumulate
from typing import Any, Final, NamedTuple, Self

import pygame
from pydantic.fields import FieldInfo

from engine.ui import blocks, styles
from engine.ui.form import BACK_BOX, Area, Box, Form, MenuItem
from game.contract import AnyGame
from game.contract.descent import GiftKind
from game.contract.options import offered
from game.level import Level
from game.match import Match
from game.plain_data import BadOptions, read_options
from game.sentences import PlayerError, capitalised
from saves.models import LONGEST_NAME, Player, cleaned, is_solo
from saves.settings import MOST_FACES
from scenes.backdrop import BackdropPage, Lamp, backdrop_of
from scenes.deal_code import LONGEST_CODE, TypedCode
from scenes.descent.progress import locked
from scenes.desk import Desk
from scenes.face_page import FacePage, inside
from scenes.lesson.pages import show_introduction
from scenes.new_match import custom_table, had_free_undo, last_table, new_seed, presets, remember_table
from scenes.players import LEVEL_WORDS, Expression, faces_of, picture, usual_name, usual_players
from scenes.rules_page import rules_item

ROW, TALLEST, ROW_HEIGHT = 67.0, 96.0, 60.0
"""Design pixels from one seat to the next, at least and at most, and height of what is in a row."""
SEATS_TOP, SEATS_HEIGHT = 270.0, 660.0
"""Top of the rows of seats, and the height for all of them, in design pixels."""
TABS: Final[Box] = (632.0, 164.0, 600.0, 64.0)
PICTURE: Final[Box] = (140.0, 200.0, 380.0, 570.0)
LEFT, MIDDLE, RIGHT = 650.0, 1220.0, 1850.0
"""Left of the names, left of the levels, and right side of both, in design pixels."""
MATCH_STAYS = "Your unfinished match stays under Matches."
OWN_CHOICE = "Custom"
"""The name of a table that is no quick setup."""
UNDO = {False: "One move", True: "Unlimited"}
UNDO_HELP = {
    False: "Take back your last move, until someone else moves or a card is revealed.",
    True: "Take back any number of moves. The match is marked in your records.",
}
SOLO_ONLY = "Unlimited undo is only for solo games. With friends it would be peeking."
CODE_FIELD = "code"
"""The name of the deal code among the options."""
ABOUT_CODES = (
    "Paste a friend's code to play the same cards. For a code to share, press Copy. "
    "The match counts in your records, even if you've seen the cards."
)
LONGEST_NUMBER = 12
OPTIONS_BOX = (644.0, 270.0, 1212.0, 660.0)
"""The area of the options, in design pixels; a longer list scrolls."""
INDENT: Final = LEFT - OPTIONS_BOX[0]
TITLES, CONTROLS, WHOLE_ROW = (INDENT, 560.0), (594.0, 580.0), (INDENT, 1160.0)
"""Left and width of the columns: an option and its help, its control, and both together, in design pixels."""
CODE_LEFT: Final = 200.0
COPY_WIDTH: Final = 132.0


class SetupTab(Enum):
    """The tabs of the page."""

    SEATS = "Seats"
    OPTIONS = "Options"


class Chair(NamedTuple):
    """The player at a seat: the name as typed, and the level of an opponent or None for a person."""

    typed: str
    level: Level | None

    @classmethod
    def of(cls, player: Player) -> Self:
        """Return the name and level of a player."""
        return cls(player.name, player.level)

    @property
    def name(self) -> str:
        """The name without stray characters; it may be empty."""
        return cleaned(self.typed)

    @property
    def player(self) -> Player:
        """The player as the match has them; there must be a name."""
        return Player(name=self.name, level=self.level)


@dataclass(frozen=True, slots=True)
class OptionRow:
    """One option as the page shows it."""

    name: str
    title: str
    help: str
    build: Callable[[Form, Box, Area], None]
    wide: bool = False
    """True if the help goes below, across both columns."""


class Setup(BackdropPage):
    """The page to choose seats, names and options; pops itself with a function that begins a match, or None.

    ``resume_match`` continues the unfinished match of this game, if there is one.
    """

    keys_title = "Setting up a match"
    lamp = Lamp(0.3, 0.6)

    def __init__(self, desk: Desk, game: AnyGame, resume_match: Callable[[], None] | None = None) -> None:
        self._desk = desk
        self._resume_match = resume_match
        self._game = game
        self.backdrop = backdrop_of(desk, game)
        self.tab = SetupTab.SEATS
        players, options = last_table(desk.settings, game)
        self._chairs = [Chair.of(player) for player in players]
        self._own = [Chair.of(player) for player in custom_table(desk.settings, game)]
        """The last table that was no quick setup."""
        self._custom = False
        """True if that table is chosen, and no quick setup."""
        self._values: dict[str, Any] = options.model_dump()
        self._typed: dict[tuple[int, Level | None], str] = {}
        """Names typed before a seat changed its level, by seat and old level."""
        self._worn: dict[int, str] = {}
        """The faces chosen on this page, by seat: they stay when the player gets another name."""
        self._face_boxes: list[pygame.Rect] = []
        """The area of each seat's face, if seats are shown."""
        self._free_undo = had_free_undo(desk.settings, game)
        """True if undo is unlimited, which needs a person who plays alone."""
        self._code = TypedCode(game)
        self.said = ""
        self._said_option = ""
        """The option that ``said`` is about; empty if it is about the players."""

    def build(self, form: Form) -> None:
        """Place the game's box, and beside it the seats or the options."""
        form.label(f"Set up {self._game.title}", (LEFT, 36, RIGHT - LEFT, 110), styles.OUTCOME_LEFT)
        form.shade(0)
        art = f"boxes/{self._game.info.id}.svg"
        if self.app.assets.find(art) is not None:
            form.picture(art, PICTURE)
        form.button("Back", BACK_BOX, self.back)
        left, top, wide, high = TABS
        form.panel((left - 12, top - 4, wide + 24, high + 8), bright=False, alpha=230)
        form.tabs(self.tab, TABS, self._turn_to)
        self._face_boxes = []
        if self.tab is SetupTab.SEATS:
            self._build_players(form)
        else:
            self._build_options(form)
        trouble, refused = self.said if not self._said_option else "", self._refused()
        trouble = trouble or (refused if refused != self.said else "")
        form.row((MenuItem("Learn", self._learn), rules_item(self._desk, self._game)), 40)
        begin = "Play" if self._resume_match is None else "New match"
        left, top, wide, high = form.main_box(begin)
        right = left - 24
        if self._resume_match is not None:
            right -= 320
            form.button("Continue", (left - 320, top, 296, high), self._leave_for_match, style=styles.LARGE)
        if trouble:
            told = min(form.width(trouble, styles.KEY) + 8, right - 420)
            lines = form.text_height(trouble, told, styles.KEY)
            form.paragraph(trouble, (right - told, top + (high - lines) / 2, told), styles.KEY)
        elif self._resume_match is not None:
            form.label(MATCH_STAYS, (420, top, right - 420, high), styles.FAINT_RIGHT)
        box = left, top, wide, high
        form.button(begin, box, self._start, style=styles.LARGE, main=not refused)
        self.focus.begin(len(form.controls) - 1)

    def _leave_for_match(self) -> None:
        assert self._resume_match is not None
        self.app.stack.pop()
        self._resume_match()

    def _turn_to(self, tab: SetupTab) -> None:
        self.tab = tab
        self.rebuild_from_top()

    def _learn(self) -> None:
        """Introduce the game with these options, if they are valid."""
        played = None if self._refused() else self._typed_deal()
        show_introduction(self._desk, self._game, "Back", self._start, played=played)

    def _build_players(self, form: Form) -> None:
        """Place rows for quick setup, the number of players, and each seat."""
        counts = {count: str(count) for count in self._game.seats}
        above = 2 if len(counts) > 1 else 1
        # The first rows stay where they are when the number of players changes.
        head = max(ROW, min(TALLEST, SEATS_HEIGHT / (above + self._game.seats[-1])))
        pitch = max(ROW, min(TALLEST, (SEATS_HEIGHT - above * head) / len(self._chairs)))
        pitches = [*[head] * above, *[pitch] * len(self._chairs)]
        ends = list(accumulate(pitches, initial=SEATS_TOP))
        tops = [end + (pitch - ROW_HEIGHT) / 2 - 4 for end, pitch in zip(ends, pitches, strict=False)]
        panel = (LEFT - 30, SEATS_TOP - 20, RIGHT - LEFT + 60, ends[-1] - SEATS_TOP + 24)
        form.panel(panel, bright=False, alpha=205)
        self._build_presets(form, tops[0])
        if len(counts) > 1:
            form.label("Players", (LEFT, tops[1], 360, ROW_HEIGHT), styles.LEFT)
            box = (MIDDLE, tops[1], RIGHT - MIDDLE, ROW_HEIGHT)
            form.one_of(counts, len(self._chairs), box, self._choose_seats)
        side = min(96.0, pitch - 8)
        name_left = LEFT + side + 14
        for seat, (chair, top) in enumerate(zip(self._chairs, tops[above:], strict=True)):
            face = (LEFT, top + (ROW_HEIGHT - side) / 2, side, side)
            if chair.level is None:
                form.button("", face, partial(self._look_at_faces, seat))
            self._face_boxes.append(form.rect(face))
            box = (name_left, top, MIDDLE - 20 - name_left, ROW_HEIGHT)
            form.entry(chair.typed, box, partial(self._rename, seat), LONGEST_NAME)
            box = (MIDDLE, top, RIGHT - MIDDLE, ROW_HEIGHT)
            form.one_of(LEVEL_WORDS, chair.level, box, partial(self._set_level, seat))

    def _build_presets(self, form: Form, top: float) -> None:
        """Place the choice of quick setups, and of the player's own table."""
        offered = presets(self._game, self._desk.settings)
        ready = [[Chair.of(player) for player in table] for table in offered.values()]
        if self._chairs not in ready:
            self._own, self._custom = list(self._chairs), True
        tables = [self._own, *ready]

        def seat(index: int) -> None:
            self._chairs, self._custom = list(tables[index]), index == 0
            self._say("")

        form.label("Quick setup", (LEFT, top, 250, ROW_HEIGHT), styles.LEFT)
        box = (LEFT + 260, top, RIGHT - LEFT - 260, ROW_HEIGHT)
        chosen = 0 if self._custom else 1 + ready.index(self._chairs)
        form.one_of(dict(enumerate([OWN_CHOICE, *offered])), chosen, box, seat)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, and the players' faces over it."""
        super().draw(surface)
        for face, rect in zip(self._faces(), self._face_boxes, strict=False):
            inner = inside(rect)
            surface.blit(self.app.assets.picture(picture(face, Expression.RESTING), *inner.size), inner)

    def _faces(self) -> tuple[str, ...]:
        """Return the face at each seat, as the table will show it."""
        named = [chair if chair.name else chair._replace(typed="?") for chair in self._chairs]
        return faces_of([chair.player for chair in named], self._faces_by_name())

    def _faces_by_name(self) -> dict[str, str]:
        """Return the faces that people have chosen, those of this page last."""
        worn = {
            chair.name: self._worn[seat]
            for seat, chair in enumerate(self._chairs)
            if seat in self._worn and chair.level is None and chair.name
        }
        kept = {name: face for name, face in self._desk.settings.faces.items() if name not in worn}
        return dict([*kept.items(), *worn.items()][-MOST_FACES:])

    def _look_at_faces(self, seat: int) -> None:
        if name := self._chairs[seat].name:
            face = self._faces()[seat]
            closed = locked(self._desk, GiftKind.FACE)
            closed = {each: table for each, table in closed.items() if each != face}
            self.app.stack.push(FacePage(name, face, closed), partial(self._set_face, seat))

    def _set_face(self, seat: int, face: str | None) -> None:
        if face is not None:
            self._worn[seat] = face
            self._remember_faces()

    def _remember_faces(self) -> None:
        self._desk.change(replace(self._desk.settings, faces=self._faces_by_name()))

    def _choose_seats(self, count: int) -> None:
        self._code.type("")  # the code is for the old number of seats
        self._set_seats(count)

    def _set_seats(self, count: int) -> None:
        usual = usual_players(count, self._desk.settings.names)
        more = [Chair.of(player) for player in usual[len(self._chairs) :]]
        self._chairs = (self._chairs + more)[:count]
        self._say("")

    def _set_level(self, seat: int, level: Level | None) -> None:
        before = self._chairs[seat]
        self._typed[seat, before.level] = before.typed
        usual = usual_name(level, seat, self._desk.settings.names)
        self._chairs[seat] = Chair(self._typed.get((seat, level), usual), level)
        self._say("")

    def _rename(self, seat: int, text: str) -> None:
        self._chairs[seat] = self._chairs[seat]._replace(typed=text)

    def _build_options(self, form: Form) -> None:
        """Place the options one below the other, each with its help; scroll to one with a message."""
        rows = [self._option_block(form, row) for row in self._options()]
        blocks.framed(form, OPTIONS_BOX, blocks.spread(rows, OPTIONS_BOX[3]), self._said_option)

    def _option_block(self, form: Form, row: OptionRow) -> blocks.Block:
        titles, controls = blocks.TextColumn(form, *TITLES), blocks.TextColumn(form, *CONTROLS)
        helps = blocks.TextColumn(form, *WHOLE_ROW) if row.wide else titles
        told = [helps.text(self.said, styles.KEY)] if self._said_option == row.name else []
        told.append(helps.text(row.help, styles.HELP))
        text, below = ([], told) if row.wide else (told, [])
        above = blocks.below(titles.text(row.title), *text)
        line = blocks.setting_row(above, controls, partial(row.build, form))
        return replace(blocks.below(line, *below), name=row.name)

    def _options(self) -> list[OptionRow]:
        """Return the rows for undo, the game's own options, and the deal code."""
        about = UNDO_HELP[self._free_undo] if self._is_solo() else SOLO_ONLY
        rows = [
            OptionRow(
                name, each.title or name, each.description or "", partial(self._build_option, name, each)
            )
            for name, each in offered(self._game.options).items()
        ]
        return [
            OptionRow("undo", "Undo", about, self._build_undo),
            *rows,
            OptionRow(CODE_FIELD, "Deal code", ABOUT_CODES, self._build_code, wide=True),
        ]

    def _build_option(self, name: str, asked: FieldInfo, form: Form, box: Box, area: Area) -> None:
        """Place the control of an option: a switch, a choice of a few values, or an entry."""
        value, extra = self._values[name], asked.json_schema_extra
        words = extra.get("words") if isinstance(extra, dict) else None
        few: dict[Any, str] = {}
        if isinstance(value, Enum):
            few = {member: capitalised(str(member.value)) for member in type(value)}
        elif isinstance(words, dict):
            few = {int(number): str(word) for number, word in words.items()}
        if isinstance(value, bool):
            form.switch(value, box, partial(self._set_option, name), area)
        elif value in few:
            form.one_of(few, value, box, partial(self._set_option, name), area)
        else:
            typed = partial(self._type_option, name)
            form.entry(str(value), box, typed, LONGEST_NUMBER, area, done=self._start)

    def _set_option(self, name: str, value: Any) -> None:
        self._values[name] = value
        self._code.type("")
        self._say("")

    def _type_option(self, name: str, text: str) -> None:
        self._values[name] = text
        if self._code.text:  # the code is for the old options
            self._code.type("")
            self.rebuild()

    def _is_solo(self) -> bool:
        return is_solo(chair.level for chair in self._chairs)

    def _build_undo(self, form: Form, box: Box, area: Area) -> None:
        if self._is_solo():
            form.one_of(UNDO, self._free_undo, box, self._set_free_undo, area)
        else:
            form.label(UNDO[False], box, styles.BODY, area)

    def _set_free_undo(self, free: bool) -> None:
        self._free_undo = free
        self.rebuild()

    def _build_code(self, form: Form, box: Box, area: Area) -> None:
        left, top, wide, high = box
        paste = left + wide - 2 * COPY_WIDTH - 14
        entry = (CODE_LEFT, top, paste - 14 - CODE_LEFT, high)
        form.entry(self._code.text, entry, self._type_code, LONGEST_CODE, area, done=self._start)
        form.button("Paste", (paste, top, COPY_WIDTH, high), self._paste, inside=area)
        form.button("Copy", (paste + COPY_WIDTH + 14, top, COPY_WIDTH, high), self._copy, inside=area)

    def _type_code(self, text: str) -> None:
        self._code.type(text)
        if self._said_option == CODE_FIELD:  # the message is about the code before
            self._say("", CODE_FIELD)

    def _paste(self) -> None:
        try:
            self._code.paste()
            self._take_over()
            self._say(self._code.proviso(), CODE_FIELD)
        except PlayerError as refusal:
            self._say(str(refusal), CODE_FIELD)

    def _copy(self) -> None:
        """Copy a code for this table, with the entered deal or a new one."""
        try:
            options = read_options(self._game, self._values)
        except BadOptions as refusal:
            self._say(str(refusal), self._wrong_option())
        else:
            self._say(self._code.copy(options, len(self._chairs)), CODE_FIELD)

    def _take_over(self) -> int:
        """Set up the table from the code; return the seed, or raise PlayerError for other seats."""
        deal = self._code.deal()
        if deal is None:
            return new_seed()
        self._values = deal.options.model_dump()
        if deal.seats != len(self._chairs):
            self._set_seats(deal.seats)
            raise PlayerError(f"That code is for {deal.seats} players. Check the seats, then play.")
        return deal.seed

    def _say(self, sentence: str, option: str = "") -> None:
        """Show a sentence about an option beside it, or one about the players."""
        self.said, self._said_option = sentence, option if sentence else ""
        if self._said_option:
            self.tab = SetupTab.OPTIONS
            self.rebuild_from_top()
        else:
            self.rebuild()

    def _start(self) -> None:
        at_fault = CODE_FIELD
        try:
            seed = self._take_over()
            at_fault = self._wrong_option()
            options = read_options(self._game, self._values)
            players = self._checked_players()
            match = Match(self._game, options, len(players), seed)
        except PlayerError as refusal:
            self._say(str(refusal), at_fault)
            return
        self._remember_names()
        self._remember_faces()
        own = tuple(chair.player for chair in self._own if chair.name)
        remember_table(self._desk, self._game, players, options, self._free_undo, own)
        free = self._free_undo and self._is_solo()
        self.app.stack.pop(
            lambda: replace(self._desk.store.begin(match, players, self._desk.now()), free_undo=free)
        )

    def _wrong_option(self) -> str:
        """Return the first option with an invalid value; empty if there is none."""
        for name in offered(self._game.options):
            try:
                read_options(self._game, {name: self._values[name]})
            except BadOptions:
                return name
        return ""

    def _refused(self) -> str:
        """Return the reason these options don't suit this many players; empty if they do."""
        try:
            self._typed_deal()
        except PlayerError as refusal:
            return str(refusal)
        return ""

    def _typed_deal(self) -> Match:
        """Return a match with these options and players; raise PlayerError if that is impossible."""
        return Match(self._game, read_options(self._game, self._values), len(self._chairs), 1)

    def _checked_players(self) -> tuple[Player, ...]:
        names = [chair.name for chair in self._chairs]
        for seat, name in enumerate(names):
            if not name:
                raise BadOptions(f"Player {seat + 1} needs a name.")
            if name in names[:seat]:
                raise BadOptions(f"Two players are called {name}. Rename one.")
        return tuple(chair.player for chair in self._chairs)

    def _remember_names(self) -> None:
        kept = list(self._desk.settings.names)
        kept += [""] * (len(self._chairs) - len(kept))
        for seat, chair in enumerate(self._chairs):
            if chair.level is None:
                kept[seat] = chair.typed.strip()
        self._desk.change(replace(self._desk.settings, names=tuple(kept)))
