"""Settings, applied and saved at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import Any, Final, TypeAlias

import pygame

from engine.felt import FELTS, draw_cloth, felt
from engine.sound import Channel
from engine.theme import BRASS, OXBLOOD
from engine.ui import blocks, styles
from engine.ui.form import BACK_BOX, Area, Box, Form
from engine.ui.page import Page
from game.contract.descent import GiftKind
from game.french import LOOKS
from saves.settings import TEXT_SIZES, Banter, Pace, Speed
from scenes.backs import BACKS, DRAWN_AS, back_for
from scenes.descent.progress import how_to_win, locked
from scenes.desk import Desk
from scenes.files import show_report
from scenes.message import Message

SPEEDS = {Speed.SLOW: "Slow", Speed.NORMAL: "Normal", Speed.FAST: "Fast", Speed.OFF: "Off"}
PACES = {Pace.SLOW: "Relaxed", Pace.NORMAL: "Normal", Pace.FAST: "Quick", Pace.NONE: "Instant"}
TALK = {Banter.OFF: "Off", Banter.SOME: "Some", Banter.MUCH: "Lots"}
SIZES_OF_TEXT = {size: f"{size:.0%}" for size in TEXT_SIZES}
CARD_SIZES = {0.7: "Small", 0.85: "Medium", 1.0: "Large"}
THINKING = {0.3: "0.3 seconds", 1.0: "1 second", 3.0: "3 seconds", 10.0: "10 seconds"}
REDUCED = {(True, False): "Follow the system", (True, True): "On", (False, False): "Off"}
"""Labels of reduced motion, by the settings ``follow_system`` and ``reduced_motion``."""
LOUDER = 5
"""Step of a volume slider, in hundredths."""
LIST: Final = (172.0, 260.0, 1300.0, 692.0)
"""The area of a tab's settings, in design pixels; a longer list scrolls."""
PANELS: Final = ((148.0, 244.0, 1348.0, 718.0), (1512.0, 244.0, 260.0, 718.0))
"""The panels behind the settings and the preview, in design pixels; the same on every tab."""
TITLES, CONTROLS = (16.0, 660.0), (710.0, 550.0)
"""Left and width of the columns: the title and help of a setting, and its control, in design pixels."""
ROW: Final = 92.0
"""Design pixels from one setting to the next, if there is room."""
SWATCH: Final = (1528.0, 260.0, 228.0, 686.0)
"""The preview of the chosen cards and table top, in design pixels."""
FELT_TITLES = {each.id: each.title for each in FELTS}


class SettingsTab(Enum):
    """The tabs of the settings."""

    GAME = "Game"
    VIDEO = "Video"
    SOUND = "Sound"
    ACCESS = "Accessibility"


Put: TypeAlias = "Callable[[SettingsPage, Form, Box, Area], object]"


@dataclass(frozen=True, slots=True)
class Row:
    """A setting: its title, its help and its control."""

    title: str
    help: str
    put: Put


def switch(name: str) -> Put:
    """Return the control of a setting that is on or off."""

    def put(page: SettingsPage, form: Form, box: Box, area: Area) -> None:
        on = getattr(page.desk.settings, name)
        form.switch(on, box, lambda on: page.change(name, on), area)

    return put


def one_of(name: str, words: Mapping[Any, str]) -> Put:
    """Return the control of a setting with a few values; a number is shown as the nearest of them."""

    def put(page: SettingsPage, form: Form, box: Box, area: Area) -> None:
        now = getattr(page.desk.settings, name)
        value = min(words, key=lambda each: abs(each - now)) if isinstance(now, float) else now
        form.one_of(words, value, box, lambda chosen: page.change(name, chosen), area)

    return put


def volume(name: str, channel: Channel) -> Put:
    """Return the volume slider of a channel; it plays a sound when it moves."""

    def put(page: SettingsPage, form: Form, box: Box, area: Area) -> None:
        settings = page.desk.settings

        def change(hundredths: int) -> None:
            if (louder := LOUDER * round(hundredths / LOUDER) / 100) != getattr(page.desk.settings, name):
                page.store(name, louder)
                page.app.sound.sample(channel)

        form.slider(round(getattr(settings, name) * 100), (0, 100), LOUDER, box, change, area)

    return put


def gift(name: str, kind: GiftKind, offered: Mapping[str, str]) -> Put:
    """Return the choice of card backs or felts by id; the locked ones come last, and say how to win them."""

    def put(page: SettingsPage, form: Form, box: Box, area: Area) -> None:
        now = getattr(page.desk.settings, name)
        chosen = now if now in offered else next(iter(offered))
        closed = {each: table for each, table in page.locked[kind].items() if each != chosen}
        ids = sorted(offered, key=lambda each: each in closed)

        def choose(gift: str) -> None:
            if gift in closed:
                page.app.stack.push(Message(offered[gift], how_to_win(closed[gift])))
            else:
                page.change(name, gift)

        words = {each: f"{offered[each]} (locked)" if each in closed else offered[each] for each in ids}
        form.one_of(words, chosen, box, choose, area)

    return put


def full_screen(page: SettingsPage, form: Form, box: Box, area: Area) -> None:
    """Place the switch for full screen."""

    def toggle(_on: bool) -> None:
        page.app.toggle_fullscreen()
        page.desk.remember_window()

    form.switch(page.app.fullscreen, box, toggle, area)


def reduced_motion(page: SettingsPage, form: Form, box: Box, area: Area) -> None:
    """Place the choice of reduced motion."""
    settings = page.desk.settings
    now = (settings.follow_system or settings.reduced_motion, settings.reduced_motion)

    def choose(chosen: tuple[bool, bool]) -> None:
        follows, reduced = chosen
        page.desk.change(replace(page.desk.settings, follow_system=follows, reduced_motion=reduced))
        page.rebuild()

    form.one_of(REDUCED, now, box, choose, area)


ROWS: Final[Mapping[SettingsTab, Sequence[Row]]] = {
    SettingsTab.GAME: (
        Row("Opponent speed", "How fast your opponents play.", one_of("pace", PACES)),
        Row("One-click play", "One click plays a card that can only go in one place.", switch("one_click")),
        Row(
            "Auto-play forced moves",
            "Forced moves are played for you, except your last card.",
            switch("play_forced"),
        ),
        Row(
            "Auto-knock",
            "In Jokers of Death, knocks for you when you have one card left.",
            switch("always_knock"),
        ),
        Row("Banter", "How much your opponents talk.", one_of("banter", TALK)),
        Row(
            "Archdevil thinking time",
            "How long the strongest opponents may think.",
            one_of("think", THINKING),
        ),
    ),
    SettingsTab.VIDEO: (
        Row("Full screen", "Or press F11 on any page.", full_screen),
        Row("Animation", "How fast cards move. Off also freezes the fires.", one_of("speed", SPEEDS)),
        Row("Card size", "Smaller cards leave more room on the table.", one_of("card_size", CARD_SIZES)),
        Row("Card backs", "The pattern on face-down cards.", gift("back", GiftKind.BACK, BACKS)),
        Row("Tabletop", "The surface you play on.", gift("felt", GiftKind.FELT, FELT_TITLES)),
    ),
    SettingsTab.SOUND: (
        Row("Card sounds", "Dealing, playing and shuffling.", volume("card_volume", Channel.CARDS)),
        Row("Table sounds", "Knocks, bells and pages.", volume("table_volume", Channel.TABLE)),
        Row("Room sounds", "The fire and other background noise.", volume("room_volume", Channel.ROOM)),
        Row("Mute", "Or press M at a table.", switch("muted")),
    ),
    SettingsTab.ACCESS: (
        Row(
            "Text size",
            "How big the text is. It shrinks a little where space is tight.",
            one_of("text_size", SIZES_OF_TEXT),
        ),
        Row("Four-colour suits", "Blue diamonds, green clubs.", switch("four_colours")),
        Row("Large corners", "Bigger numbers and suits in the card corners.", switch("large_index")),
        Row(
            "Reduced motion",
            "Stops nearly all animation. By default, your computer's own setting decides.",
            reduced_motion,
        ),
        Row("Screen shake", "The table shakes at big moments.", switch("shake")),
        Row("Flashes", "The screen flashes at big moments.", switch("flashes")),
    ),
}


class SettingsPage(Page):
    """The page of settings; pops itself."""

    keys_title = "In Settings"

    def __init__(self, desk: Desk, tab: SettingsTab = SettingsTab.GAME) -> None:
        self.desk = desk
        self._tab = tab
        self.locked = {kind: locked(desk, kind) for kind in GiftKind}

    def build(self, form: Form) -> None:
        """Place the tabs, and a row for each setting of the current one."""
        form.button("Back", BACK_BOX, self.back)
        form.label("Settings", (360, 30, 1200, 90), styles.HEADING)
        form.tabs(self._tab, (410, 150, 1100, 68), self._turn_to)
        rows = [self._row_block(form, row) for row in ROWS[self._tab]]
        for box in PANELS:
            form.panel(box, bright=False, alpha=205)
        blocks.arrange(form, LIST, blocks.spread(rows, LIST[3]))
        small = form.line_height(styles.FAINT_LEFT)
        saved = "Your matches and settings are saved in"
        form.label(saved, (32, 1048 - 2 * small, 1100, small), styles.FAINT_LEFT)
        form.paragraph(str(self.desk.folder), (32, 1048 - small, 1480), styles.FAINT_LEFT)
        form.button("Report a bug", (1584, 984, 304, 64), lambda: show_report(self.desk), key="B")

    def _row_block(self, form: Form, row: Row) -> blocks.Block:
        titles, controls = blocks.TextColumn(form, *TITLES), blocks.TextColumn(form, *CONTROLS)
        text = blocks.below(titles.text(row.title), titles.text(row.help, styles.HELP))
        whole = blocks.setting_row(text, controls, partial(row.put, self, form))
        return blocks.centred(whole, ROW - blocks.BETWEEN)

    def _turn_to(self, tab: SettingsTab) -> None:
        self._tab = tab
        self.rebuild_from_top()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, and a preview of the chosen cards on the chosen table top."""
        super().draw(surface)
        settings = self.desk.settings
        place = self.form.rect(SWATCH)
        chosen = felt(settings.felt)
        top = pygame.Surface(place.size)
        draw_cloth(top, chosen.colour or OXBLOOD, chosen.cloth)
        surface.blit(top, place)
        pygame.draw.rect(surface, BRASS, place, 2)
        usual = next(iter(DRAWN_AS))
        high = round(place.height * 0.38 * settings.card_size)
        for art, down in (
            (back_for(usual, [usual], settings.back), 0.27),
            (LOOKS.art("french/QD", self.desk.tastes), 0.73),
        ):
            path = f"cards/{art}.svg"
            card = self.app.assets.picture(path, round(high * self.app.assets.aspect(path)), high)
            middle = (place.centerx, place.top + round(place.height * down))
            surface.blit(card, card.get_rect(center=middle))

    def store(self, name: str, value: Any) -> None:
        """Change a setting."""
        self.desk.change(replace(self.desk.settings, **{name: value}))

    def change(self, name: str, value: Any) -> None:
        """Change a setting, and rebuild the page."""
        self.store(name, value)
        self.rebuild()
