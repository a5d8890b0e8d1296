"""Settings: they hold at once and are kept at once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeVar

import pygame

from engine.felt import FELTS, Felt, felt, lay
from engine.sound import Channel
from engine.theme import BRASS, OXBLOOD
from engine.ui.form import BACK, Area, Box, Form
from engine.ui.page import Page
from game.contract.campaign import GiftKind
from game.french import LOOKS
from saves.models import LARGEST_TEXT, SMALLEST_TEXT, Banter, Pace, Speed
from scenes.backs import BACKS, DRAWN_AS, Back, back, worn
from scenes.descent.progress import how_to_win, locked
from scenes.desk import Desk
from scenes.files import show_report
from scenes.message import Message

SPEEDS = {Speed.SLOW: "Slow", Speed.NORMAL: "Full", Speed.FAST: "Fast", Speed.OFF: "Off"}
PACES = {Pace.SLOW: "Relaxed", Pace.NORMAL: "Normal", Pace.FAST: "Quick", Pace.NONE: "Instant"}
TALK = {Banter.OFF: "Off", Banter.SOME: "Some", Banter.MUCH: "Lots"}
TEXT_SIZES = {"Small": SMALLEST_TEXT, "Normal": 1.0, "Large": 1.15, "Largest": LARGEST_TEXT}
CARD_SIZES = {"Small": 0.7, "Medium": 0.85, "Large": 1.0}
THINKING = {"0.3 seconds": 0.3, "1 second": 1.0, "3 seconds": 3.0, "10 seconds": 10.0}
REDUCED = {"Follow the system": (True, False), "On": (True, True), "Off": (False, False)}
"""Choices of reduced motion: whether the system is followed, and whether nothing moves anyway."""
LOUDER = 5
"""Steps of a volume, in hundredths."""
LIST: Final = (310.0, 260.0, 1300.0, 640.0)
"""The settings of a tab, in design pixels; more of them scroll."""
TITLES: Final = 660.0
"""Design pixels across what a setting is called, and what it changes."""
ROW: Final = 92.0
"""Design pixels from one setting to the next, where there is room."""
SWATCH: Final = (1650.0, 268.0, 230.0, 520.0)
"""The preview of the chosen cards and table top, in design pixels."""


class Tab(Enum):
    """The tabs of the settings."""

    GAME = "Game"
    VIDEO = "Video"
    SOUND = "Sound"
    ACCESS = "Accessibility"


Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Row:
    """One setting: what it is called, and what puts its control on the form."""

    title: str
    tells: str
    """Its effect, in a line."""
    put: Callable[[Form, Box, Area], object]


class SettingsPage(Page):
    """The page of settings; pops itself."""

    def __init__(self, desk: Desk, tab: Tab = Tab.GAME) -> None:
        self._desk = desk
        self._tab = tab
        self._locked = {kind: locked(desk, kind) for kind in GiftKind}

    def build(self, form: Form) -> None:
        """Lay out the tabs, and a row for each setting of one."""
        form.button("Back", BACK, self.back)
        form.label("Settings", (360, 30, 1200, 90), "@heading")
        tabs = list(Tab)
        titles = [tab.value for tab in tabs]
        form.tabs(titles, tabs.index(self._tab), (410, 150, 1100, 68), lambda at: self._turn_to(tabs[at]))
        rows = self._rows()[self._tab]
        line, high = form.line_height(), max(58.0, form.line_height() + 10)
        told = [form.high(row.tells, TITLES, "@faint_left") for row in rows]
        heights = [max(ROW, line + each + 18) for each in told]
        area, top = form.area(LIST, sum(heights)), 0.0
        for row, height, under in zip(rows, heights, told, strict=True):
            start = top + (height - line - under) / 2
            form.label(row.title, (16, start, TITLES, line), "@left", area)
            form.paragraph(row.tells, (16, start + line, TITLES), "@faint_left", area)
            row.put(form, (710, top + (height - high) / 2, 550, high), area)
            top += height
        small = form.line_height("@faint_left")
        words = "Your matches and settings are saved in"
        form.label(words, (32, 1048 - 2 * small, 1100, small), "@faint_left")
        form.paragraph(str(self._desk.folder), (32, 1048 - small, 1480), "@faint_left")
        form.button("Report a bug", (1584, 984, 304, 64), lambda: show_report(self._desk), key="B")

    def _turn_to(self, tab: Tab) -> None:
        self._tab = tab
        self.form.forget_scrolling()
        self.rebuild()

    def paint(self, surface: pygame.Surface) -> None:
        """Paint a preview: cards as they are chosen to look, on the chosen table top."""
        super().paint(surface)
        if self._tab not in (Tab.VIDEO, Tab.ACCESS):
            return
        settings = self._desk.settings
        place = self.form.rect(SWATCH)
        chosen = felt(settings.felt)
        top = pygame.Surface(place.size)
        lay(top, chosen.colour or OXBLOOD, chosen.cloth)
        surface.blit(top, place)
        pygame.draw.rect(surface, BRASS, place, 2)
        usual = next(iter(DRAWN_AS))
        high = round(place.height * 0.38 * settings.card_size)
        for art, down in (
            (worn(usual, [usual], settings.back), 0.27),
            (LOOKS.art("french/QD", self._desk.tastes), 0.73),
        ):
            path = f"cards/{art}.svg"
            card = self.app.assets.picture(path, round(high * self.app.assets.aspect(path)), high)
            middle = (place.centerx, place.top + round(place.height * down))
            surface.blit(card, card.get_rect(center=middle))

    def _rows(self) -> dict[Tab, list[Row]]:
        settings = self._desk.settings
        return {
            Tab.GAME: [
                self._one_of("AI speed", "How fast your opponents play.", PACES, settings.pace, "pace"),
                self._switch(
                    "One-click play",
                    "One click plays a card that can only go one place.",
                    settings.one_click,
                    "one_click",
                ),
                self._switch(
                    "Auto-play forced moves",
                    "Plays for you when you have only one move.",
                    settings.play_forced,
                    "play_forced",
                ),
                self._switch(
                    "Auto-knock",
                    "Knocks for you in Jokers of Death.",
                    settings.always_knock,
                    "always_knock",
                ),
                self._one_of(
                    "Banter",
                    "How much your opponents talk.",
                    TALK,
                    settings.banter,
                    "banter",
                ),
                self._nearest(
                    "Archdevil thinking time",
                    "The most it may think. Longer plays better.",
                    THINKING,
                    settings.think,
                    "think",
                ),
            ],
            Tab.VIDEO: [
                Row(
                    "Full screen",
                    "F11 works anywhere.",
                    lambda form, box, area: form.switch(self.app.fullscreen, box, self._fullscreen, area),
                ),
                self._one_of("Animation", "How fast cards move.", SPEEDS, settings.speed, "speed"),
                self._nearest(
                    "Card size",
                    "Smaller cards leave more room on the table.",
                    CARD_SIZES,
                    settings.card_size,
                    "card_size",
                ),
                self._given(
                    "Card backs",
                    "The pattern on face-down cards.",
                    GiftKind.BACK,
                    BACKS,
                    back(settings.back),
                    "back",
                ),
                self._given(
                    "Table top",
                    "The cloth you play on.",
                    GiftKind.FELT,
                    FELTS,
                    felt(settings.felt),
                    "felt",
                ),
            ],
            Tab.SOUND: [
                self._volume(
                    "Card sounds",
                    "Dealing, playing and shuffling.",
                    settings.card_volume,
                    "card_volume",
                    Channel.CARDS,
                ),
                self._volume(
                    "Table sounds",
                    "Knocks, bells and pages.",
                    settings.table_volume,
                    "table_volume",
                    Channel.TABLE,
                ),
                self._volume(
                    "Room sounds",
                    "The fire, and the room around it.",
                    settings.room_volume,
                    "room_volume",
                    Channel.ROOM,
                ),
                self._switch(
                    "Mute",
                    "M mutes at a table.",
                    settings.muted,
                    "muted",
                ),
            ],
            Tab.ACCESS: [
                self._nearest(
                    "Text size",
                    "All text, on every page.",
                    TEXT_SIZES,
                    settings.text_size,
                    "text_size",
                ),
                self._switch(
                    "Four-colour suits",
                    "Blue diamonds, green clubs.",
                    settings.four_colours,
                    "four_colours",
                ),
                self._switch(
                    "Large corners",
                    "Bigger numbers and suits in the card corners.",
                    settings.large_index,
                    "large_index",
                ),
                Row("Reduced motion", "Cards appear in place, with no animation.", self._reduced_motion()),
                self._switch(
                    "Screen shake",
                    "The table shakes at big moments.",
                    settings.shake,
                    "shake",
                ),
                self._switch(
                    "Flashes",
                    "The light flashes at big moments.",
                    settings.flashes,
                    "flashes",
                ),
            ],
        }

    def _stepper(
        self, values: Sequence[str], chosen: int, choose: Callable[[int], None]
    ) -> Callable[[Form, Box, Area], object]:
        return lambda form, box, area: form.choice(values, chosen, box, choose, area)

    def _switch(self, title: str, tells: str, on: bool, name: str) -> Row:
        def change(on: bool) -> None:
            self._change(**{name: on})

        return Row(title, tells, lambda form, box, area: form.switch(on, box, change, area))

    def _reduced_motion(self) -> Callable[[Form, Box, Area], object]:
        settings, choices = self._desk.settings, list(REDUCED.values())
        now = (settings.follow_system or settings.reduced_motion, settings.reduced_motion)

        def choose(index: int) -> None:
            follow, reduced = choices[index]
            self._change(follow_system=follow, reduced_motion=reduced)

        return self._stepper(list(REDUCED), choices.index(now), choose)

    def _one_of(self, title: str, tells: str, words: dict[Value, str], value: Value, name: str) -> Row:
        values = list(words)
        chosen = values.index(value)
        return Row(
            title,
            tells,
            self._stepper(list(words.values()), chosen, lambda index: self._change(**{name: values[index]})),
        )

    def _given(
        self,
        title: str,
        tells: str,
        kind: GiftKind,
        offered: Sequence[Back] | Sequence[Felt],
        chosen: Back | Felt,
        name: str,
    ) -> Row:
        """Return a row that offers some; at the end what is to be won first, which says how."""
        closed = {gift: spot for gift, spot in self._locked[kind].items() if gift != chosen.id}
        ids = sorted((each.id for each in offered), key=lambda gift: gift in closed)
        titles = {each.id: each.title for each in offered}

        def choose(index: int) -> None:
            if ids[index] in closed:
                self.app.stack.push(Message(titles[ids[index]], how_to_win(closed[ids[index]])))
            else:
                self._change(**{name: ids[index]})

        words = [f"{titles[each]} (locked)" if each in closed else titles[each] for each in ids]
        return Row(title, tells, self._stepper(words, ids.index(chosen.id), choose))

    def _nearest(self, title: str, tells: str, words: dict[str, float], value: float, name: str) -> Row:
        by_value = {number: word for word, number in words.items()}
        nearest = min(by_value, key=lambda number: abs(number - value))
        return self._one_of(title, tells, by_value, nearest, name)

    def _volume(self, title: str, tells: str, value: float, name: str, channel: Channel) -> Row:
        def put(form: Form, box: Box, area: Area) -> None:
            form.slider(round(value * 100), (0, 100), box, change, LOUDER, area)

        def change(hundredths: int) -> None:
            if (louder := LOUDER * round(hundredths / LOUDER) / 100) != getattr(self._desk.settings, name):
                self._desk.change(**{name: louder})
                self.app.sound.sample(channel)

        return Row(title, tells, put)

    def _change(self, **changes: object) -> None:
        self._desk.change(**changes)
        self.rebuild()

    def _fullscreen(self, _on: bool) -> None:
        self.app.toggle_fullscreen()
        self._desk.remember_window()
