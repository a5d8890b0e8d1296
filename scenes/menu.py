"""The menu: a match to continue, the games on their shelf, and the buttons for all other pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

import pygame
from platformdirs import user_cache_path

from engine.app import App
from engine.rooms import Rooms, add_firelight, draw_room, fire_brightness
from engine.theme import ASH, BONE, BRASS, EMBER, FLAME, HIDE, SOOT, mixed
from engine.ui import styles
from engine.ui.form import Form, MenuItem
from engine.ui.page import NOWHERE, Page
from engine.ui.shapes import Shape, draw_glow, draw_shadow, draw_shape, line_width
from engine.ui.styles import TextStyle
from engine.ui.text import DrawnText, fitted
from engine.ui.widget import Control, Site
from game.catalog import GAMES
from game.info import GameInfo
from saves.days import counted_matches, daily_outcome, game_of_day
from saves.descent import circles, tables
from saves.models import Header
from scenes.desk import Desk
from scenes.keys_page import KEYS, show_keys
from scenes.lesson.progress import remember_known
from scenes.menu_door import Door, Offer, describe_score, to_begin, to_continue, waiting_matches
from scenes.message import choose
from scenes.navigation import (
    begin_last_table,
    continue_match,
    open_file,
    show_calendar,
    show_descent,
    show_matches,
    show_records,
    show_rules,
    show_settings,
    show_setup,
)
from scenes.players import faces_of
from scenes.shelf import CardBox, build_shelf, facts_of, last_played, shown_games
from scenes.won_matches import WonMatches, tables_won

DAILY_DEALS: Final = "Daily deals"
TITLE_BOTTOM: Final = 222.0
"""The upper edge of the stones around the door, in design pixels."""
MATCH_STAYS: Final = "If you start a new match, this one stays under Matches."
SUBTITLE: Final = "Six ways to lose your soul at cards"
LEFT: Final = 60.0
DOOR: Final = (105.0, 256.0, 777.0, 444.0)
"""The door's place in the picture of the room, in design pixels."""
DESCENT_SIGN: Final = (1434.0, 770.0, 456.0, 250.0)
DAILY_SIGN: Final = (906.0, 440.0, 350.0, 190.0)
"""The plaque of the daily deals, in design pixels."""
MENU_END: Final = 1890.0
"""The right end of the row of buttons for other pages, in design pixels."""
SHELF: Final = (64.0, 752.0, 1340.0, 264.0)
"""The boxes of the games, in design pixels; the lower edge is the shelf board."""
TROUBLES: Final = (900.0, 90.0, 700.0, 230.0)
"""The report of anything that went wrong, in design pixels."""
FIRE: Final = (1550.0, 520.0, 460.0)
"""Centre of the fire and radius of its light, in design pixels."""
FLICKER_TIME: Final = 90.0
"""Milliseconds between changes of the firelight."""
STRIDE: Final = 12.0
"""Design pixels that the pointer moves before its direction is known."""
LOOK_AHEAD: Final = 10_000
"""Window pixels ahead of the pointer to look for the door."""
POINTER_RESTS: Final = 150.0
"""Milliseconds without movement after which the pointer is at rest."""
FRAMES_BEFORE_WORK = 2
"""Turns of the loop after the first frame until background work begins."""


def deal_of_day(day: date, headers: Iterable[Header]) -> str:
    """Return the game of a day's daily deal, and its result if it was played."""
    info = game_of_day(day)
    header = counted_matches([each for each in headers if each.day == day]).get((info.id, day))
    if header is None:
        return f"Today's pick: {info.title}"
    return f"{info.title} · {daily_outcome(header).value}"


class RoomPlaque(Control):
    """A sign in the room, with a name and a line below it."""

    def __init__(
        self,
        site: Site,
        lines: tuple[tuple[str, TextStyle], ...],
        act: Callable[[], None],
        *,
        glow: float = 0.0,
    ) -> None:
        """Take the lines, each with a style, and place them at the bottom of the site.

        With a ``glow`` the whole site can be pressed, not only the sign.
        """
        self.lines, self._glow = lines, glow
        self._rows = list(_plaque_rows(site, lines))
        rooms = [room for _, _, room in self._rows]
        self._sign = rooms[0].unionall(rooms).inflate(0, round(10 * site.scale.box_scale))
        super().__init__(site if glow else site._replace(rect=self._sign), act, name=lines[0][0])
        self.text = self.name

    def written(self) -> Iterator[DrawnText]:
        """Yield the lines of text on the plaque."""
        for words, style, room in self._rows:
            yield fitted(self._scale, words, style, room.size).written(self._scale.assets, room)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the plaque."""
        box_scale, rect = self._scale.box_scale, self.rect
        if self.heat and self._glow:
            hatch = rect.inflate(-rect.width // 4, -rect.height // 3)
            draw_glow(surface, hatch, round(70 * box_scale), mixed(SOOT, EMBER, self._glow * self.heat))
        edge = mixed(mixed(HIDE, BRASS, 0.8), FLAME, round(self.heat * 4) / 4)
        draw_shadow(surface, self.moved(self._sign, box_scale), round(10 * box_scale))
        look = Shape(HIDE, SOOT, edge, line_width(2, box_scale), round(10 * box_scale))
        draw_shape(surface, self.moved(self._sign, box_scale), look)
        for words, style, room in self._rows:
            line = fitted(self._scale, words, style, room.size)
            colour = ASH if style == styles.FAINT else BONE
            line.draw(surface, self._scale.assets, self.moved(room, box_scale), colour)


def _plaque_rows(
    site: Site, lines: Sequence[tuple[str, TextStyle]]
) -> Iterator[tuple[str, TextStyle, pygame.Rect]]:
    """Yield the lines of a plaque, each with its style and area, at the bottom of the site."""
    rect, scale, _ = site
    highs = [round(scale.line_height(style) * scale.box_scale) for _, style in lines]
    wide = min(rect.width, round((max(scale.width(*line) for line in lines) + 48) * scale.box_scale))
    top = rect.bottom - sum(highs) - round(8 * scale.box_scale)
    for (words, style), high in zip(lines, highs, strict=True):
        yield words, style, pygame.Rect(rect.centerx - wide // 2, top, wide, high)
        top += high


class Menu(Page):
    """The menu. Popping it ends the program.

    It is shown before games and other pages are imported. ``shown`` is called once it is shown; ``imported``
    is True for the id of an imported game.
    """

    keys_title = "In the menu"

    def __init__(
        self,
        desk: Desk,
        shown: Callable[[], None] = lambda: None,
        imported: Callable[[str], bool] = lambda name: True,
    ) -> None:
        self._desk = desk
        self._on_shown = shown
        self._turns = 0
        """Turns of the loop since the first frame."""
        self._imported = imported
        self._all_imported = False
        """True once all games are imported and the variants of matches are named."""
        self._rooms = Rooms(desk.app.assets, rooms_folder)
        self.room_drawn = False
        """True if the room was fully drawn when it was last shown."""
        self._fire_time = 0.0
        """Milliseconds that the fire has burned."""
        self.boxes: list[CardBox] = []
        self._chosen = ""
        """The id of the game on the door; empty for the door's own offer."""
        self._trail = NOWHERE
        """An earlier position of the pointer, which shows its direction."""
        self._heads_for_door = False
        self._still_for = 0.0
        """Milliseconds since the pointer moved."""
        self._saved: tuple[Header, ...] = ()
        self._won = WonMatches(desk)

    def enter(self, app: App) -> None:
        """Look for saved matches before the page is built."""
        self._find_matches()
        self._opened_at = app.frames
        app.show_keys = show_keys
        super().enter(app)

    def resume(self) -> None:
        """Look for saved matches again, in case one has been played."""
        self._find_matches()
        self._chosen = ""
        super().resume()

    def update(self, milliseconds: float) -> None:
        """Animate the fire, and do slow work once the page is on screen."""
        super().update(milliseconds)
        self._still_for += milliseconds
        self._choose()
        if self.app.frames == self._opened_at:
            return
        self._turns += 1
        if self._turns == FRAMES_BEFORE_WORK:
            self._on_shown()
            self.app.sound.loop("fire")
        self._read_matches()
        if not self.room_drawn and not self._rooms.busy:
            self.room_drawn = self.stale = True
        if self.app.animates and self.app.has_focus:
            before = self._fire_time // FLICKER_TIME
            self._fire_time += milliseconds
            self.stale = self.stale or self._fire_time // FLICKER_TIME != before

    def handle(self, event: pygame.event.Event) -> None:
        """Follow the pointer; open a file dropped on the window or given at the start."""
        super().handle(event)
        if event.type == pygame.DROPFILE:
            self._open_file(Path(event.file))
        elif event.type == pygame.MOUSEMOTION:
            self._follow_pointer(pygame.Vector2(event.pos))

    def _follow_pointer(self, at: pygame.Vector2) -> None:
        """Decide from the pointer's direction if it is heading for the door."""
        self._still_for = 0.0
        way = at - self._trail
        if way.length() >= STRIDE * self.app.box_scale:
            self._heads_for_door = bool(self._door.rect.clipline(at, at + way.normalize() * LOOK_AHEAD))
            self._trail = (round(at.x), round(at.y))

    def _choose(self) -> None:
        """Show the game pointed at on the door, unless the pointer is only crossing its box."""
        lit = self._lit()
        on_its_way = self._heads_for_door and self._still_for < POINTER_RESTS and not self.focus.shown
        if lit is None or lit is self._door or on_its_way:
            return
        chosen = next((box.game.info.id for box in self.boxes if lit in (box, box.gear)), "")
        if chosen != self._chosen:
            self._chosen = self._door.chosen = chosen
            self.stale = True

    def build(self, form: Form) -> None:
        """Place the door, the plaques, the boxes on their shelf, and the buttons for other pages."""
        if self._turns >= FRAMES_BEFORE_WORK:
            self.app.sound.loop("fire")
        wide, line = form.width(SUBTITLE, styles.SUBTITLE) + 8, form.line_height(styles.SUBTITLE)
        high = min(form.line_height(styles.TITLE), TITLE_BOTTOM - 12 - line)
        form.label("Brimstone", (LEFT, 12, form.width("Brimstone", styles.TITLE) + 16, high), styles.TITLE)
        form.label(SUBTITLE, (LEFT + 6, 12 + high, wide, line), styles.SUBTITLE)
        self._build_pages(form)
        self._door = self._build_door(form)
        today = deal_of_day(self._desk.now().date(), [*self._saved, *self._won.daily_deals])
        lines = ((DAILY_DEALS, styles.BODY), (today, styles.FAINT))
        form.add(RoomPlaque(form.site(DAILY_SIGN), lines, self._deal_of_day))
        if circles():
            progress = self._won.descent
            told = tables_won(progress) if progress.done else f"{len(tables())} tables, all the way down"
            lines = (("The Descent", styles.HEADING), (told, styles.FAINT))
            act = partial(show_descent, self._desk)
            form.add(RoomPlaque(form.site(DESCENT_SIGN), lines, act, glow=0.7))
        boxes = shown_games(self.app.assets, self._desk.settings, self._won.games)
        self.boxes = build_shelf(form, boxes, SHELF, self._open_box, self._setup)
        if self._desk.troubles:
            form.text_box(" ".join(self._desk.troubles), TROUBLES)
        self.focus.begin(form.controls.index(self._door))

    def _build_pages(self, form: Form) -> None:
        """Place the buttons for other pages; Quit is far from the Back button of any of them."""
        items = (
            MenuItem("Matches", partial(show_matches, self._desk)),
            MenuItem("Records", partial(show_records, self._desk)),
            MenuItem("Rules", partial(show_rules, self._desk), key="R"),
            MenuItem("Settings", partial(show_settings, self._desk)),
            MenuItem(KEYS, self.show_keys),
            MenuItem("Quit", self._quit),
        )
        left = MENU_END - sum(form.width(item.name) + 28 for item in items)
        for item in items:
            wide = form.width(item.name) + 28
            form.text_button(item.name, (left + 2, 14, wide - 4, 60), item.press, key=item.key)
            left += wide
        form.shortcut("Q", "Quit", self.back)

    def _build_door(self, form: Form) -> Door:
        """Place the door with a match to continue, or else the game played last or the first game."""
        settings, last = self._desk.settings, last_played(self._desk.settings)
        fresh = not (self._saved or settings.tables or settings.known or self._won.games)
        advice = f"Pick a game below, or start with {last.title}." if fresh else ""
        others = {info.id: self._offer_of(info, "") for info in GAMES.infos.values()}
        others |= {game: self._offer(header) for game, header in waiting_matches(self._saved).items()}
        own = self._offer_of(last, advice)
        if self._saved:
            own = self._offer(self._saved[0], len(self._saved) - 1)
        return form.add(Door(form.site(DOOR), own, others, self._chosen))

    def _offer(self, header: Header, others: int = 0) -> Offer:
        faces = faces_of(header.players, self._desk.settings.faces)
        variant = ""
        if self._imported(header.game):
            from saves.deal_code import variant_in

            variant = variant_in(header.code)
        return to_continue(header, faces, self._desk.now(), lambda: self._continue(header), others, variant)

    def _offer_of(self, info: GameInfo, advice: str) -> Offer:
        game = facts_of(info, self._desk.settings, self._won.games)
        return to_begin(game, partial(begin_last_table, self._desk, info), advice)

    def activate(self, *, leads_on: bool = False) -> None:
        """Press the door, unless the focus is on something else."""
        if self.focus.shown:
            super().activate(leads_on=leads_on)
        else:
            self._play_touch()
            self._door.press()

    def back(self) -> None:
        """Ask before quitting, since Esc may have been pressed once too often."""
        answers = (("Stay", None), ("Quit", self._quit))
        choose(self.app, "Quit Brimstone?", "Your matches are saved.", answers)

    def _quit(self) -> None:
        self._desk.remember_window()
        self.app.quit()

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the room, lit by its fire."""
        sheet = self.form.rect((0, 0, 1920, 1080))
        draw_room(surface, self._rooms.room("hearth", sheet.size), sheet)
        x, y, reach = FIRE
        if self._fire_time:
            wide = self.form.rect((x - reach, y - reach, 2 * reach, 2 * reach))
            add_firelight(surface, wide, fire_brightness(self._fire_time))

    def _find_matches(self) -> None:
        found = self._desk.store.list_running(self._desk.now())
        self._saved = found.headers
        remember_known(self._desk, [header.game for header in found.headers if not header.imported])
        self._won.refresh()
        for trouble in found.troubles:
            self._desk.report(trouble)

    def _read_matches(self) -> None:
        """Name variants, read more finished matches, and rebuild the page if anything is new.

        Reading a match file needs the games, so wait until they are imported.
        """
        if not all(map(self._imported, GAMES)):
            return
        before, was_there = len(self._desk.troubles), self._all_imported
        self._all_imported = True
        named = bool(self._saved) and not was_there
        if self._won.work() or len(self._desk.troubles) > before or named:
            self.rebuild()

    def _open_box(self, info: GameInfo) -> None:
        """Begin a game, or ask first if there is a match of it to continue."""
        header = waiting_matches(self._saved).get(info.id)
        if header is None:
            begin_last_table(self._desk, info)
            return
        answers = (
            ("Continue", lambda: self._continue(header)),
            ("New match", partial(begin_last_table, self._desk, info)),
            ("Back", None),
        )
        choose(self.app, info.title, f"{describe_score(header)}\n{MATCH_STAYS}", answers)

    def _setup(self, info: GameInfo) -> None:
        self._desk.troubles.clear()
        header = waiting_matches(self._saved).get(info.id)
        show_setup(self._desk, GAMES[info.id], None if header is None else lambda: self._continue(header))

    def _continue(self, header: Header) -> None:
        self._desk.troubles.clear()
        continue_match(self._desk, header, self.resume)

    def _open_file(self, path: Path) -> None:
        self._desk.troubles.clear()
        open_file(self._desk, path)

    def _deal_of_day(self) -> None:
        show_calendar(self._desk, game_of_day(self._desk.now().date()))


def rooms_folder() -> Path:
    """Return the folder of cached room pictures."""
    return user_cache_path("brimstone", appauthor=False) / "rooms"
