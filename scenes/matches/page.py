"""The list of all matches: find one, continue, watch, rename, delete or export it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from engine.input import DOUBLE_PRESS
from engine.stepwise import ReadingPage
from engine.theme import ASH, LARGE
from engine.ui import styles
from engine.ui.form import BACK_BOX, MAIN_BOX, Form, MenuItem
from engine.ui.pane import LongList
from engine.ui.text import TextRenderer
from game.catalog import GAMES
from game.sentences import PlayerError, paragraph
from saves.index import IndexEntry, MatchFolder
from saves.models import Header
from scenes.desk import Desk
from scenes.files import imported
from scenes.matches.actions import MatchActions
from scenes.matches.filters import Filter, MatchLists, Order, Status, count_of_matches, filtered
from scenes.matches.rows import Pictures, Rows
from scenes.navigation import GoBack, no_op, show_calendar, show_records
from scenes.shelf import build_first_match

EMPTY = {
    Status.ALL: "No matches yet.",
    Status.RUNNING: "No matches in progress.",
    Status.FINISHED: "No finished matches yet.",
    Status.BIN: "The bin is empty.",
}
LIST = (60.0, 206.0, 1800.0, 690.0)
"""The area of the list, in design pixels."""
MESSAGE = (60.0, 902.0, 1480.0, 52.0)
UNDO = (1344.0, 964.0, 220.0, 64.0)
ROW_LEFT = 38.0
LONGEST_SEARCH: Final = 30
TOP, HIGH = 124, 60
"""Top and height of the filters, in design pixels."""
NONE_YET: Final = "No matches yet. Open a box and play your first."
DRAWING = 0.005
"""Seconds spent on pictures of tables in each turn of the loop."""
NOTCH: Final = 0.75
"""Rows that one notch of the mouse wheel scrolls."""


class MatchesPage(ReadingPage[tuple[IndexEntry, MatchFolder]]):
    """The page of all matches; pops itself."""

    keys_title = "In Matches"

    def __init__(self, desk: Desk, came_from: GoBack = no_op) -> None:
        self._desk = desk
        self.came_from = came_from
        """Opens again the page or table that Back leads to."""
        self._actions = MatchActions(desk, self._done)
        self._rows = Rows(desk, Pictures(desk))
        self._wanted = Filter()
        self._lists: MatchLists = MatchLists(list)
        self._entries: list[IndexEntry] = []
        self.list = LongList()
        """The rows in sight, and the chosen one."""
        self.said = ""
        self._clicked: tuple[int, int] | None = None
        """The time of the last click on a row in milliseconds, and the row."""
        self._list_index = -1
        """The index of the list among the controls; -1 if there is none."""
        self.renderer: TextRenderer | None = None

    def build(self, form: Form) -> None:
        """Place the filters, the list, and the buttons for the chosen match."""
        form.label("Matches", (240, 16, 380, 100), styles.HEADING_LEFT)
        form.button("Back", BACK_BOX, self.back)
        import_match = MenuItem(
            "Import match", self._actions.import_match, tip="Adds a match someone exported."
        )
        self._shown = self._status()
        if self._no_matches:
            form.row([import_match], ROW_LEFT)
            self._build_message(form)
            build_first_match(form, self._desk, NONE_YET)
            self.focus.begin(len(form.controls) - 1)
            return
        self._count = form.label(
            count_of_matches(len(self._entries)), (1220, 36, 640, 64), styles.FAINT_RIGHT
        )
        calendar = partial(show_calendar, self._desk)
        pages = (
            MenuItem("Records", partial(show_records, self._desk)),
            MenuItem(
                "Daily deals",
                calendar,
                tip="A new match in every game each day, with the same cards for everyone.",
            ),
            import_match,
        )
        form.row(pages, 580, 630, top=36)
        self._build_search(form)
        room = self._build_message(form)
        area = form.hotspot((*LIST[:3], LIST[3] - room), self._open)
        self._list_index = len(form.controls) - 1
        self.list.fit(area, self._rows.height())
        self.list.fill(len(self._entries))
        if self._actions.deleted:
            form.button("Undo", UNDO, self._actions.undo, key="U")
        self._build_buttons(form)
        self.focus.begin(self._list_index)

    def _build_search(self, form: Form) -> None:
        """Place the choices of status, game and order, and the search."""
        wanted, want = self._wanted, self._set_filter
        statuses, orders = {each: each.value for each in Status}, {each: each.value for each in Order}
        games = {"": "All games"} | GAMES.titles
        box = (60, TOP, 360, HIGH)
        form.one_of(statuses, wanted.status, box, lambda status: want(replace(wanted, status=status)))
        form.one_of(games, wanted.game, (440, TOP, 420, HIGH), lambda game: want(replace(wanted, game=game)))
        box = (880, TOP, 480, HIGH)
        form.one_of(orders, wanted.order, box, lambda order: want(replace(wanted, order=order)))
        box = (1380, TOP, 480, HIGH)
        form.entry(wanted.words, box, self._search, LONGEST_SEARCH, empty="Search by name")

    def _build_message(self, form: Form) -> float:
        """Place the message; return how much of the list's height it takes, in design pixels."""
        left, top, width, height = MESSAGE
        high = form.text_height(self.said, width, styles.FAINT_LEFT)
        room = max(0.0, high - height)
        form.paragraph(self.said, (left, top - room + max(0.0, height - high) / 2, width), styles.FAINT_LEFT)
        return room

    def _build_buttons(self, form: Form) -> None:
        """Place the main button for the chosen match, and the others as words beside it."""
        acts, chosen = self._actions, self._chosen()
        items: list[MenuItem] = []

        def item(name: str, act: Callable[[Header], None], key: str = "", tip: str = "") -> MenuItem:
            return MenuItem(name, partial(self._with_chosen, act), key=key, tip=tip)

        if self._wanted.status is Status.BIN:
            binned = len(self._lists[Status.BIN])
            items = [MenuItem("Empty the bin", lambda: acts.empty_bin(binned))] if binned else []
            main = item("Restore", acts.restore)
        else:
            main, replay = item("Continue", acts.open), item("Replay", acts.watch, "W")
            if chosen is not None:
                items = [
                    item("Rename", acts.rename),
                    item("Export", acts.export, "X", "Saves the match as a file you can share."),
                    item("Delete", acts.delete, tip="Moves the match to the bin. You can restore it."),
                ]
            if self._running():
                items += [replay, item("Concede", acts.give_up, tip="Ends the match now.")]
            else:
                main = replay
        if items:
            form.row(items, ROW_LEFT)
        if chosen is not None:
            form.button(main.name, MAIN_BOX, main.press, key=main.key, main=True, tip=main.tip)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the rows in sight."""
        self.paint_room(surface)
        self.renderer = renderer = self.app.renderer(surface)
        if self._no_matches:
            return
        rows = self.list.rows()
        if not self._entries:
            renderer.line(self._why_empty(), rows.center, LARGE, ASH)
        surface.set_clip(rows)
        self._rows.pictures.begin_frame()
        pointed = self.list.row_at(self.pointing.at)
        for index in self.list.visible_rows():
            chosen, rect = index == self.list.chosen, self.list.rect_of(index)
            self._rows.draw(renderer, self._entries[index], rect, chosen, index == pointed)
        surface.set_clip(None)
        self.list.draw_bar(surface)

    def _why_empty(self) -> str:
        """Return the reason the list is empty."""
        status = self._wanted.status
        if self.job.busy:
            return "Searching …"
        return "No match fits your search." if self._lists[status] else EMPTY[status]

    @property
    def _no_matches(self) -> bool:
        """True if there is no match at all, not even in the bin."""
        return not (self.job.busy or any(self._lists.values()))

    def update(self, milliseconds: float) -> None:
        """Scroll the list, read more files, and draw pictures of tables."""
        super().update(milliseconds)
        moved = self.list.update(milliseconds)
        if self.job.busy:
            moved = True
        elif not self.list.gliding:
            moved = self._rows.pictures.draw_some(DRAWING) or moved
        self.stale = self.stale or moved

    def handle(self, event: pygame.event.Event) -> None:
        """Pass the pointer's events to the list, and all others to the form."""
        if event.type == pygame.DROPFILE:
            self._import(Path(event.file))
        elif not self._point(event):
            super().handle(event)
        self.stale = True

    def _import(self, path: Path) -> None:
        try:
            self._done(imported(self._desk, path))
        except PlayerError as refusal:
            self._done(str(refusal))

    def _point(self, event: pygame.event.Event) -> bool:
        """Handle an event of the pointer; return True if it was meant for the list."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT and self.list.press(event.pos):
                self.form.stop_typing()
                self.focus.key, self.focus.shown = self._list_index, False
            case pygame.MOUSEMOTION:
                return self.list.drag(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT and self.list.held:
                if (index := self.list.release(event.pos)) is not None:
                    self._click(index)
            case pygame.MOUSEWHEEL:
                self.list.jump(self.list.aim - event.y * NOTCH * self.list.row_height, glides=True)
            case _:
                return False
        return True

    def _click(self, index: int) -> None:
        now = pygame.time.get_ticks()
        self._choose(index)
        before, self._clicked = self._clicked, (now, index)
        if before is not None and before[1] == index and now - before[0] < DOUBLE_PRESS:
            self._open()

    def move_focus(self, across: int, down: int) -> None:
        """Step through the list; up from the first match leaves it."""
        inside = self.focus.key == self._list_index
        if inside and down and 0 <= self.list.chosen + down < len(self._entries):
            self.focus.shown = True
            self._choose(self.list.chosen + down)
        else:
            super().move_focus(across, down)

    def scroll_by(self, pages: float) -> bool:
        """Scroll the list of matches."""
        self.list.page(pages)
        self._update_buttons()
        return True

    def _choose(self, index: int) -> None:
        self.list.choose(index)
        self._update_buttons()

    def begin_reading(self) -> None:
        """Read every match again."""
        self.read(self._desk.store.entries(self._desk.now(), self._desk.report))

    def take_results(self) -> None:
        """Sort the matches found by status, and filter them."""
        store, lists = self._desk.store, MatchLists(list)
        status = {store.running: Status.RUNNING, store.finished: Status.FINISHED, store.bin: Status.BIN}
        for entry, folder in self.job.found:
            lists[status[folder]].append(entry)
            if folder is not store.bin:
                lists[Status.ALL].append(entry)
        self._lists = lists
        self._filter()
        if not self.job.busy:
            self.said = paragraph(self.said, *self._desk.troubles)
            self._desk.troubles.clear()

    def _filter(self) -> None:
        """Apply the filter; the chosen match stays chosen if it passes."""
        chosen = self._chosen()
        self._entries = filtered(self._lists, self._wanted)
        self.list.fill(len(self._entries))
        if chosen is not None:
            places = (place for place, entry in enumerate(self._entries) if entry.id == chosen.id)
            self.list.chosen = next(places, self.list.chosen)

    def _set_filter(self, wanted: Filter) -> None:
        self._filter_by(replace(wanted, words=self._wanted.words))
        self.said = ""
        self.rebuild()

    def _filter_by(self, wanted: Filter) -> None:
        """Change the filter, and go to the top of the list."""
        self._wanted = wanted
        self._filter()
        self.list.jump(0)
        self.list.choose(0)

    def _search(self, words: str) -> None:
        if words == self._wanted.words:
            return
        self._filter_by(replace(self._wanted, words=words))
        self._count.set_text(count_of_matches(len(self._entries)))
        self._update_buttons()

    def _done(self, sentence: str) -> None:
        """Show the result of an action, or why it failed."""
        self.said = sentence
        self.begin_reading()
        self.rebuild()

    def _chosen(self) -> IndexEntry | None:
        return self._entries[self.list.chosen] if self._entries else None

    def _running(self) -> bool:
        chosen = self._chosen()
        return chosen is not None and not chosen.header.over

    def _status(self) -> tuple[bool, bool]:
        """Return if a match is chosen, and if it is in progress: the buttons depend on it."""
        return self._chosen() is not None, self._running()

    def _update_buttons(self) -> None:
        """Rebuild the page if the chosen match needs other buttons."""
        if self._status() != self._shown:
            self.rebuild()

    def _open(self) -> None:
        if self._wanted.status is not Status.BIN:
            self._with_chosen(self._actions.open)

    def _with_chosen(self, act: Callable[[Header], None]) -> None:
        chosen = self._chosen()
        if chosen is not None:
            act(chosen.header)
