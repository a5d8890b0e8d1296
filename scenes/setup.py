"""Before a match: who plays, and by which options."""

from enum import Enum
from functools import partial
from typing import Any

from pydantic.fields import FieldInfo

from engine.forms import Form, Page
from game.choices import BadOptions, read_options
from game.contract import AnyGame
from game.contract.search import Level
from saves.models import Player
from saves.names import cleaned
from scenes.desk import Desk
from scenes.names import LEVEL_WORDS, usual_name, usual_players
from scenes.start import USUAL_SEATS, fresh_match, new_seed, read_deal_code

LONGEST_NAME = 16
OPTIONS_HEIGHT = 780
"""Design pixels from the first option to below the last."""
ROW = 74
"""Design pixels from one row of the page to the next."""

SITTERS: tuple[Level | None, ...] = (None, *Level)
"""Who may sit in a seat: a person, or an opponent of some level."""


class Setup(Page):
    """Choose seats, names and options; pops itself with a new table, or None."""

    def __init__(self, desk: Desk, game: AnyGame) -> None:
        self._desk = desk
        self._game = game
        seats = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
        self._players = [(player.name, player.level) for player in usual_players(seats, desk.settings.names)]
        self._values: dict[str, Any] = game.options().model_dump()
        self._typed: dict[tuple[int, Level | None], str] = {}
        """Names as they were before their seat was given to somebody of another kind."""
        self._code = ""
        self._trouble = ""

    def build(self, form: Form) -> None:
        """Players on the left, options on the right."""
        form.label(self._game.title, (360, 40, 1200, 80), "@heading")
        self._build_players(form)
        self._build_options(form)
        if self._trouble:
            form.prose(self._trouble, (140, 840, 740, 110))
        form.button("Back", (640, 960, 260, 76), self.back)
        form.button("Deal the cards", (940, 960, 400, 76), self._start, style="@large")
        if self.focus.key is None:
            self.focus.key = len(form.controls) - 1

    def _build_players(self, form: Form) -> None:
        form.label("Players", (140, 150, 200, 56), "@left")
        counts = [str(count) for count in self._game.seats]
        form.choice(counts, counts.index(str(len(self._players))), (350, 150, 200, 56), self._set_seats)
        kinds = list(SITTERS)
        for seat, (name, kind) in enumerate(self._players):
            top = 150 + ROW * (seat + 1)
            form.label(f"{seat + 1}", (140, top, 40, 56))
            form.entry(name, (190, top, 330, 56), partial(self._rename, seat), LONGEST_NAME)
            form.choice(
                [LEVEL_WORDS[each] for each in kinds],
                kinds.index(kind),
                (540, top, 340, 56),
                partial(self._set_kind, seat),
            )

    def _build_options(self, form: Form) -> None:
        top = 150.0
        fields = self._game.options.model_fields
        step = min(110.0, OPTIONS_HEIGHT / (len(fields) + 1))
        for name, field in fields.items():
            form.label(field.title or name, (1000, top, 380, 56), "@left")
            self._build_option(form, name, field, (1400, top, 380, 56))
            form.label(field.description or "", (1000, top + 56, 860, 32), "@faint_left")
            top += step
        form.label("Deal code", (1000, top, 380, 56), "@left")
        form.entry(self._code, (1400, top, 380, 56), self._set_code, 12)
        form.label(
            "A friend's code deals the same cards; empty deals new ones.",
            (1000, top + 56, 860, 32),
            "@faint_left",
        )

    def _build_option(
        self, form: Form, name: str, field: FieldInfo, box: tuple[float, float, float, float]
    ) -> None:
        value = self._values[name]
        if isinstance(value, bool):
            form.choice(["No", "Yes"], int(value), box, lambda index: self._set(name, bool(index)))
        elif isinstance(value, Enum):
            members = list(type(value))
            words = [str(member.value) for member in members]
            form.choice(words, members.index(value), box, lambda index: self._set(name, members[index]))
        else:
            form.entry(str(value), box, lambda text: self._values.__setitem__(name, text), 12)

    def _set(self, name: str, value: Any) -> None:
        self._values[name] = value
        self.rebuild()

    def _set_code(self, code: str) -> None:
        self._code = code

    def _set_seats(self, index: int) -> None:
        count = self._game.seats[index]
        usual = usual_players(count, self._desk.settings.names)
        more = [(player.name, player.level) for player in usual[len(self._players) :]]
        self._players = (self._players + more)[:count]
        self.rebuild()

    def _set_kind(self, seat: int, index: int) -> None:
        name, before = self._players[seat]
        self._typed[seat, before] = name
        kind = list(SITTERS)[index]
        usual = usual_name(kind, seat, self._desk.settings.names)
        self._players[seat] = (self._typed.get((seat, kind), usual), kind)
        self.rebuild()

    def _rename(self, seat: int, text: str) -> None:
        self._players[seat] = (text, self._players[seat][1])

    def _start(self) -> None:
        try:
            options = read_options(self._game, self._values)
            players = self._checked_players()
            seed = read_deal_code(self._code) if self._code.strip() else new_seed()
            saved = fresh_match(self._desk, self._game, options, players, seed)
        except (BadOptions, ValueError) as refusal:
            self._trouble = str(refusal)
            self.rebuild()
            return
        self._remember_names()
        self.app.stack.pop(saved)

    def _checked_players(self) -> tuple[Player, ...]:
        names = [cleaned(name) for name, _ in self._players]
        for seat, name in enumerate(names):
            if not name:
                raise BadOptions(f"Player {seat + 1} needs a name.")
            if name in names[:seat]:
                raise BadOptions(f"Two players are called {name}: change one of the names.")
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
