"""A player's records: figures by game, level and table size, and a plot over time."""

from dataclasses import dataclass, replace
from datetime import date, datetime
from functools import partial
from math import ceil

import pygame

from engine.stepwise import ReadingPage
from engine.theme import BRASS, EMBER, FLAME, SOOT, VERDIGRIS
from engine.ui import styles
from engine.ui.form import BACK_BOX, Form, MenuItem
from engine.ui.shapes import line_width
from engine.ui.widget import Site, Widget
from game.catalog import GAMES
from game.level import Level
from game.sentences import lasted, lead_in_words
from saves.days import dated
from saves.models import Header, clocked
from saves.records import Counted, counting, record_of
from scenes.desk import Desk
from scenes.great_moments import MomentsPage, may_hold_moments
from scenes.message import choose
from scenes.players import LEVELS
from scenes.shelf import build_first_match

MATCHES_AVERAGED = 10
"""Matches over which the win rate is averaged."""
MOST_POINTS = 400
"""The most matches in the plot, which has the latest ones."""
LEAST_HOLLOW = 3
"""Width in pixels above which the bar of a match with unlimited undo is hollow."""
COLUMNS, CELL_TOP, CELLS_WIDTH = 7, 220.0, 1736.0
PANELS, BOTTOM, GAP = ((60.0, 1120.0), (1196.0, 664.0)), 932.0, 16.0
"""Left and width of the panels below the figures, their bottom, and the gap between, in design pixels."""
PLOT, LEVELS_PLOT = (176.0, 980.0), (1220.0, 616.0)
"""Left and width of the plots in these panels, in design pixels."""
MOMENTS_BOX = 1478.0, 952.0, 410.0, 88.0
MOMENTS = "Your boldest plays, biggest swings and best comebacks."
RESET_TIP = "Starts your records from zero. You can undo this."
NO_MATCHES = "Finish a match against the house and it'll show up here."
NONE_FIT = "No finished match fits. Try other filters."
RESET_QUESTION = (
    "The matches you've finished, in every game, won't count any more. They're kept, and you can count them "
    "again here."
)
TABLE_TITLE = "Wins by game and level"
TITLES = 0.37
"""The share of the width for the titles of the games."""
COLUMN_GAP = 12
"""Design pixels between two columns."""
GROOVE = 6
"""Height of a bar, in design pixels."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A filter of matches; None means any."""

    game: str | None = None
    level: Level | None = None
    seats: int | None = None

    def holds(self, match: Counted) -> bool:
        """True if a match passes the filter."""
        category = match.category
        return (
            self.game in (None, category.game)
            and self.level in (None, category.level)
            and self.seats in (None, category.seats)
        )


def figures(matches: list[Counted], chosen: Chosen) -> dict[str, str]:
    """Return the figures of one or more matches, by title.

    Leads over the best opponent are included for a single game only: those of several can't be compared.
    """
    record = record_of(matches)
    undos = f"Undos ({record.free_undo:,} unlimited)" if record.free_undo else "Undos"
    shown = {
        "Played": f"{record.played:,}",
        "Won": f"{record.won:,} ({record.won / record.played:.0%})",
        "Current streak": str(record.streak),
        "Best streak": str(record.longest_streak),
        "Time played": lasted(record.seconds),
        "Hints": f"{record.hints:,}",
        undos: f"{record.undone:,}",
    }
    if chosen.game is None:
        return shown
    return shown | {
        "Best result": lead_in_words(record.best),
        "Worst result": lead_in_words(record.worst),
        "On average": lead_in_words(round(record.mean_margin, 1)),
    }


def signed_margin(margin: float) -> str:
    """Return a margin with its sign and a typographic minus."""
    return f"{margin:+g}".replace("-", "−")


def by_level(matches: list[Counted]) -> list[tuple[str, int, int]]:
    """Return the name of each level that was played, with matches won and matches played."""
    rows = [(LEVELS[level], *_won_and_played(matches, Chosen(level=level))) for level in Level]
    return [row for row in rows if row[2]]


def by_game(matches: list[Counted]) -> list[tuple[str, list[tuple[int, int]]]]:
    """Return the title of each game, with matches won and matches played at each level."""
    return [
        (info.title, [_won_and_played(matches, Chosen(game, level)) for level in Level])
        for game, info in GAMES.infos.items()
    ]


def _won_and_played(matches: list[Counted], chosen: Chosen) -> tuple[int, int]:
    held = [match.won for match in matches if chosen.holds(match)]
    return sum(held), len(held)


def shares(matches: list[Counted], over: int) -> list[float]:
    """Return the win rate over the last ``over`` matches, as of each match."""
    found = []
    for index in range(len(matches)):
        last = matches[max(0, index + 1 - over) : index + 1]
        found.append(sum(match.won for match in last) / len(last))
    return found


class WinsPlot(Widget):
    """A bar for each match, up for a win and down for a loss, and a line for the recent win rate."""

    def __init__(self, site: Site, matches: list[Counted], one_game: bool) -> None:
        """Plot margins if all matches are of one game; otherwise all bars are equally high."""
        super().__init__(site)
        self._matches = matches
        self._margins = [match.margin if one_game else (1 if match.won else -1) for match in matches]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bars and the line."""
        frame, box_scale, matches = self.rect, self._scale.box_scale, self._matches
        pygame.draw.rect(surface, SOOT, frame, border_radius=round(10 * box_scale))
        most = max(1, *map(abs, self._margins))
        step = frame.width / max(len(matches), MATCHES_AVERAGED)
        wide = max(1, min(round(step * 0.7), round(26 * box_scale)))
        for index, (match, margin) in enumerate(zip(matches, self._margins, strict=True)):
            x = frame.left + step * (index + 0.5)
            high = max(2, round(abs(margin) / most * frame.height * 0.5))
            bar = pygame.Rect(round(x - wide / 2), frame.centery - (high if match.won else 0), wide, high)
            hollow = max(1, wide // 6) if match.header.free_undo and wide > LEAST_HOLLOW else 0
            pygame.draw.rect(surface, VERDIGRIS if match.won else EMBER, bar, hollow)
        pygame.draw.line(surface, BRASS, frame.midleft, frame.midright, 1)
        line = [
            (frame.left + step * (index + 0.5), frame.bottom - 3 - share * (frame.height - 6))
            for index, share in enumerate(shares(matches, MATCHES_AVERAGED))
        ]
        if len(line) >= MATCHES_AVERAGED:
            pygame.draw.lines(surface, FLAME, False, line, line_width(3, box_scale))


class ShareBar(Widget):
    """A bar that is filled to a share, 0 to 1."""

    def __init__(self, site: Site, share: float) -> None:
        super().__init__(site)
        self._share = share

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar and the filled part."""
        groove, done = self.rect, self.rect
        done.width = round(groove.width * self._share)
        for bar, colour in ((groove, SOOT), (done, VERDIGRIS)):
            pygame.draw.rect(surface, colour, bar, border_radius=groove.height // 2)


class RecordsPage(ReadingPage[Header]):
    """The page of records; pops itself."""

    keys_title = "In Records"

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._chosen = Chosen()
        self._counted: list[Counted] = []
        """The matches that count, oldest first, once all are read."""

    def begin_reading(self) -> None:
        """Read the finished matches."""
        entries = self._desk.store.finished.entries(self._desk.now(), self._desk.report)
        self.read(entry.header for entry in entries)

    def build(self, form: Form) -> None:
        """Place the filters, the figures and the buttons."""
        form.label("Records", (240, 16, 700, 100), styles.HEADING_LEFT)
        form.button("Back", BACK_BOX, self.back)
        if not self._counted and not self.job.busy:
            build_first_match(form, self._desk, NO_MATCHES)
            self.focus.begin(len(form.controls) - 1)
            self._build_since(form)
            return
        self._build_choices(form)
        matches = [match for match in self._counted if self._chosen.holds(match)]
        if matches:
            span = self._build_figures(form, matches)
            self._build_plot(form, matches[-MOST_POINTS:], *span)
            build_levels = self._build_by_game if self._chosen.game is None else self._build_by_level
            build_levels(form, matches, *span)
        else:
            nothing = "Searching …" if self.job.busy else NONE_FIT
            form.label(nothing, (60, 500, 1800, 80), styles.LARGE)
        self._build_since(form)
        since = self._desk.settings.records_since
        if any(may_hold_moments(each, since) for each in self.job.found):
            form.button("Great moments", MOMENTS_BOX, self._show_moments, main=True, tip=MOMENTS)
        self.focus.begin(1)

    def _show_moments(self) -> None:
        self.app.stack.push(MomentsPage(self._desk, self._chosen.game))

    def _build_since(self, form: Form) -> None:
        """Place the date since which matches count, and the button to change it."""
        since = self._desk.settings.records_since
        if since is None:
            items = [MenuItem("Reset records", self._reset, tip=RESET_TIP)] if self._counted else []
        else:
            items = [MenuItem("Count all matches", lambda: self._set_start(None))]
            form.label(f"Counting since {dated(since.astimezone())}.", (470, 974, 570, 48), styles.FAINT_LEFT)
        if items:
            form.row(items, 38)

    def _build_choices(self, form: Form) -> None:
        chosen = self._chosen
        games = {None: "All games"} | GAMES.titles
        box = (60, 124, 580, 60)
        form.one_of(games, chosen.game, box, lambda game: self._choose(replace(chosen, game=game)))
        levels = LEVELS | {None: "Any level"}
        box = (670, 124, 580, 60)
        form.one_of(levels, chosen.level, box, lambda level: self._choose(replace(chosen, level=level)))
        most = max(seats for info in GAMES.infos.values() for seats in info.seats)
        seats: dict[int | None, str] = {None: "Any table size"}
        seats |= {count: f"{count} players" for count in range(2, most + 1)}
        box = (1280, 124, 580, 60)
        form.one_of(seats, chosen.seats, box, lambda count: self._choose(replace(chosen, seats=count)))

    def _build_figures(self, form: Form, matches: list[Counted]) -> tuple[float, float]:
        """Place the panels, with figures in the first; return the top and bottom of the space below."""
        high, small = form.line_height(styles.FIGURE), form.line_height(styles.FAINT_LEFT)
        shown = figures(matches, self._chosen)
        columns = ceil(len(shown) / ceil(len(shown) / COLUMNS))
        rows = ceil(len(shown) / columns)
        wide, line = CELLS_WIDTH / columns, form.line_height(styles.FAINT)
        below = CELL_TOP + (high + small + 22) * rows + GAP
        form.panel((60.0, CELL_TOP - GAP, 1800.0, below - CELL_TOP), bright=False)
        for left, width in PANELS:
            form.panel((left, below + GAP, width, BOTTOM - below - GAP), bright=False)
        for index, (title, value) in enumerate(shown.items()):
            left = 92 + wide * (index % columns)
            top = CELL_TOP + (high + small + 22) * (index // columns)
            form.label(value, (left, top, wide - 20, high), styles.FIGURE)
            form.label(title, (left, top + high, wide - 20, small), styles.FAINT_LEFT)
        return below + line + 2.5 * GAP, BOTTOM - line - GAP

    def _build_plot(self, form: Form, matches: list[Counted], top: float, bottom: float) -> None:
        """Place the plot with its legend above, its scale on the left, and its first and last date below."""
        (left, width), line, one_game = PLOT, form.line_height(styles.FAINT), self._chosen.game is not None
        form.add(WinsPlot(form.site((left, top, width, bottom - top)), matches, one_game))
        first, last = (in_short(each.header.saved.astimezone()) for each in (matches[0], matches[-1]))
        both = (
            form.width(f"{first}   {last}", styles.FAINT)
            if last != first
            else form.width(first, styles.FAINT)
        )
        across = max(both, width * min(1.0, len(matches) / MATCHES_AVERAGED))
        form.label(first, (left, bottom + 4, across, line), styles.FAINT_LEFT)
        if last != first:
            form.label(last, (left, bottom + 4, across, line), styles.FAINT_RIGHT)
        words = ["Wins point up, losses down."]
        if len(matches) >= MATCHES_AVERAGED:
            words.append(f"The line is your win rate over {MATCHES_AVERAGED} matches.")
        if any(match.header.free_undo for match in matches):
            words.append("Hollow bars mean unlimited undo.")
        form.label(" ".join(words), (left, top - line - 8, width, line), styles.FAINT)
        most = max(1, *(abs(match.margin) for match in matches))
        ends = (signed_margin(most), signed_margin(-most)) if one_game else ("won", "lost")
        for end, y in zip(ends, (top, bottom - line), strict=True):
            form.label(end, (72, y, left - 84, line), styles.FAINT_RIGHT)

    def _build_by_game(self, form: Form, matches: list[Counted], top: float, bottom: float) -> None:
        """Place the matches won and played at each game and level, with a bar below each."""
        rows, (left, width), line = by_game(matches), LEVELS_PLOT, form.line_height(styles.FAINT)
        form.label(TABLE_TITLE, (left, top - line - 8, width, line), styles.FAINT)
        high = (bottom - top) / (len(rows) + 1)
        column = width * (1 - TITLES) / len(Level)
        lefts = [left + width * TITLES + column * index for index in range(len(Level))]
        for each, level in zip(lefts, Level, strict=True):
            form.label(LEVELS[level], (each, top, column - COLUMN_GAP, high), styles.FAINT)
        for title, cells in rows:
            top += high
            form.label(title, (left, top, width * TITLES - COLUMN_GAP, high), styles.SMALL)
            for each, (won, played) in zip(lefts, cells, strict=True):
                words = f"{won} of {played}" if played else "–"
                form.label(words, (each, top, column - COLUMN_GAP, high - GROOVE), styles.FAINT)
                if played:
                    box = (each, top + high - 1.5 * GROOVE, column - COLUMN_GAP, GROOVE)
                    form.add(ShareBar(form.site(box), won / played))

    def _build_by_level(self, form: Form, matches: list[Counted], top: float, bottom: float) -> None:
        """Place the matches won and played at each level, with a bar below each."""
        (left, width), line, high = LEVELS_PLOT, form.line_height(), (bottom - top) / len(Level)
        faint = form.line_height(styles.FAINT)
        form.label("Wins by level", (left, top - faint - 8, width, faint), styles.FAINT)
        for name, won, played in by_level(matches):
            form.label(f"{name}: {won} of {played} won", (left, top, width, line), styles.LEFT)
            form.add(ShareBar(form.site((left, top + line + 8, width, 20)), won / played))
            top += high

    def take_results(self) -> None:
        """Keep the matches that count, once all are read."""
        if not self.job.busy:
            self._counted = counting(self.job.found, self._desk.settings.records_since)

    def _choose(self, chosen: Chosen) -> None:
        self._chosen = chosen
        self.rebuild()

    def _reset(self) -> None:
        reset = partial(self._set_start, clocked(self._desk.now()))
        choose(self.app, "Reset your records?", RESET_QUESTION, [("Keep", None), ("Reset", reset)])

    def _set_start(self, when: datetime | None) -> None:
        self._desk.change(replace(self._desk.settings, records_since=when))
        self._counted = counting(self.job.found, when)
        self.rebuild()


def in_short(day: date) -> str:
    """Return a short date: ``1 Mar 2026``."""
    return f"{day.day} {day:%b %Y}"
