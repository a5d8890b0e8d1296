"""A player's great moments, game by game, each with a button for its replay."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from engine.stepwise import ReadingPage
from engine.ui import styles
from engine.ui.blocks import Block, TextColumn, below, beside, framed
from engine.ui.form import BACK_BOX, Area, Form
from game.catalog import GAMES
from game.great_moments import Great, MomentKind
from game.sentences import PlayerError, listed
from saves.days import dated
from saves.index import IndexEntry
from saves.models import GivenUp, Header
from saves.records import counted_as
from saves.saved_match import moments_in
from saves.store import Gone
from scenes.desk import Desk
from scenes.navigation import watch
from scenes.shelf import build_first_match

STEPS_PER_CHECK: Final = 8
"""Steps of the search between looks at the clock."""
MOST: Final = 3
"""The most moments shown of each kind."""
REFRESH_TIME: Final = 3000.0
"""Milliseconds between refreshes of the page during the search."""
BOX = (84.0, 220.0, 1752.0, 800.0)
WATCH = 240.0
"""Width of the button beside a moment, in design pixels."""
TITLES = {
    MomentKind.BOLD: "Boldest plays",
    MomentKind.SWING: "Biggest swings",
    MomentKind.COMEBACK: "Comebacks",
    MomentKind.MARGIN: "Biggest wins",
}
NONE_YET = "Finish a match against the house and its best moments will show up here."


@dataclass(frozen=True, slots=True)
class Found:
    """A great moment, and the match it is in."""

    entry: IndexEntry
    great: Great


def may_hold_moments(header: Header, since: datetime | None) -> bool:
    """True if a match counts in records that begin at ``since``, and was not conceded."""
    over = counted_as(header) is not None and header.given_up is not GivenUp.LOST
    return over and (since is None or header.saved > since)


class MomentsPage(ReadingPage[Found]):
    """The page of great moments; pops itself."""

    def __init__(self, desk: Desk, game: str | None) -> None:
        self._desk = desk
        self._game = game
        """The chosen game; None means the one with the most moments."""
        self._left = 0
        """The number of matches still to be searched."""
        self._shown = 0.0
        """Milliseconds since the page was last refreshed."""

    def begin_reading(self) -> None:
        """Search the finished matches, or use the moments that are already in the index."""
        self.read(self._moments(), STEPS_PER_CHECK)

    def leave(self) -> None:
        """Write the moments found so far to the index."""
        super().leave()
        self._desk.store.index.write()

    def take_results(self) -> None:
        """Write the moments to the index once the search is over."""
        if not self.job.busy:
            self._desk.store.index.write()

    def update(self, milliseconds: float) -> None:
        """Refresh the page now and then during the search."""
        super().update(milliseconds)
        self._shown += milliseconds
        if self.job.busy and self._shown >= REFRESH_TIME:
            self._shown = 0.0
            self.rebuild()

    def _moments(self) -> Iterator[Found | None]:
        """Yield the moments of matches that count, the last played first, and None after other steps."""
        since = self._desk.settings.records_since
        entries: list[IndexEntry] = []
        for entry in self._desk.store.finished.entries(self._desk.now(), self._desk.report):
            if may_hold_moments(entry.header, since):
                entries.append(entry)
            yield None
        entries.sort(key=lambda entry: entry.saved)
        while entries:
            self._left = len(entries)
            yield from self._search(entries.pop())

    def _search(self, entry: IndexEntry) -> Iterator[Found | None]:
        """Yield the moments of a match, from the index or else from its log."""
        moments = entry.moments
        if moments is None:
            found: list[Great] = []
            try:
                for great in moments_in(self._desk.store.read_file(entry.header)):
                    found += [great] if great is not None else []
                    yield None
            except Gone:
                return
            except PlayerError:  # its rules have changed or it is damaged: opening it says so
                found.clear()
            moments = tuple(found)
            self._desk.store.index.store_moments(entry, moments)
        yield from (Found(entry, great) for great in moments)

    def best(self, game: str, kind: MomentKind) -> list[Found]:
        """Return a game's greatest moments of a kind, greatest first; of equals, last played first."""
        of_kind = [each for each in self.job.found if each.great.kind is kind and each.entry.game == game]
        return sorted(of_kind, key=lambda each: (each.great.size, each.entry.saved), reverse=True)[:MOST]

    def build(self, form: Form) -> None:
        """Place the choice of game and its moments, kind by kind."""
        form.label("Great moments", (240, 16, 720, 100), styles.HEADING_LEFT)
        form.label(self._describe(), (960, 40, 900, 60), styles.FAINT_RIGHT)
        chosen = self._chosen()
        form.one_of(GAMES.titles, chosen, (60, 124, 600, 60), self._choose)
        kinds = [(kind, best) for kind in MomentKind if (best := self.best(chosen, kind))]
        if kinds:
            framed(form, BOX, list(self._blocks(form, kinds)))
        elif not self.job.busy:
            build_first_match(form, self._desk, NONE_YET, chosen)
        form.button("Back", BACK_BOX, self.back)
        self.focus.begin(0)

    def _blocks(self, form: Form, kinds: list[tuple[MomentKind, list[Found]]]) -> Iterator[Block]:
        width, high = BOX[2] - WATCH - 60, form.line_height() + 16
        column = TextColumn(form, 0.0, width)

        def replay(found: Found, area: Area, top: float) -> None:
            act = partial(watch, self._desk, found.entry.header, found.great.count)
            form.button("Replay", (width + 20, top, WATCH, high), act, inside=area)

        for kind, best in kinds:
            yield column.text(TITLES[kind], styles.SECTION)
            for each in best:
                told = below(column.text(f"{each.great.words}."), column.text(_when(each), styles.FAINT_LEFT))
                yield beside(told, Block(high, partial(replay, each)))

    def _chosen(self) -> str:
        if self._game is not None:
            return self._game
        shown = [found.entry.game for found in self.job.found]
        return max(GAMES, key=shown.count)

    def _choose(self, game: str) -> None:
        self._game = game
        self.rebuild_from_top()

    def _describe(self) -> str:
        if not self.job.busy:
            return ""
        left = self._left
        return f"Searching … {left:,} matches left" if left > 1 else "Searching …"


def _when(found: Found) -> str:
    """Return the opponents and the date: ``Against Vera and Otto, 3 March 2026``."""
    header = found.entry.header
    others = listed([player.name for player in header.players if player.level is not None])
    met = f"Against {others}, {dated(header.saved.astimezone())}"
    return f"{header.title} · {met}" if header.title else met
