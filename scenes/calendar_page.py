"""The calendar of daily deals: the result of each, and a button for today's."""

import calendar
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from typing import Final

import pygame

from engine.stepwise import ReadingPage
from engine.ui import styles
from engine.ui.button import Button
from engine.ui.form import BACK_BOX, Form
from engine.ui.styles import TextStyle
from engine.ui.widget import Site
from game.catalog import GAMES
from game.contract import AnyGame
from game.sentences import listed
from saves.days import DayOutcome, GameDay, counted_matches, daily_outcome, dated, days_in_a_row, game_of_day
from saves.models import Header
from scenes.desk import Desk
from scenes.message import choose
from scenes.navigation import PLAY_AGAIN, begin_daily, continue_match, watch
from scenes.players import name_in_sentence, names_in

INTRO: Final = (
    "Every game has a new match each day, with the same cards for everyone. Choose a day to play it. "
    "Only your first try counts in your records."
)
RESULTS: Final = {
    DayOutcome.WON: "You won.",
    DayOutcome.LOST: "You lost.",
    DayOutcome.PLAYED: "You've played it.",
}
TOKENS: Final = {
    DayOutcome.WON: "tokens/won.svg",
    DayOutcome.LOST: "tokens/skull.svg",
    DayOutcome.STARTED: "tokens/lamp.svg",
    DayOutcome.PLAYED: "tokens/done.svg",
}
NUMBER_WIDTH: Final = 0.46
"""The share of a day's width for its number when there is a token beside it."""
TOKEN_HEIGHT: Final = 0.74
"""The height of a token, as a share of its day's height."""
RESULT_DETAILS: Final = {
    DayOutcome.WON: "You won this match. Only your first try counts.",
    DayOutcome.LOST: "You lost this match. Only your first try counts.",
    DayOutcome.PLAYED: "You've played this match. Only your first try counts.",
}
TOP, HEIGHT, WIDTH = 252.0, 676.0, 1800.0
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
GAP = 10.0
PREVIOUS, NEXT = timedelta(days=28), timedelta(days=31)
"""Steps from the 1st of a month that always end in the month before, and in the month after."""
EARLIEST = date(2020, 1, 1)
"""The earliest month shown."""


def day_label(day: date, header: Header | None, today: date) -> str:
    """Return a day's label: ``3 · not played``, ``4 · won``, ``5 · today``."""
    how = [daily_outcome(header).value] if header is not None else []
    if day < today:
        return f"{day.day} · {how[0] if how else 'not played'}"
    return f"{day.day} · {', '.join(['today', *how])}"


def describe_day(game: AnyGame, day: date, header: Header | None) -> str:
    """Return the tip of a day."""
    return f"{game.title}, {day:%A} {dated(day)}. {_day_status(game, header)}"


def _day_status(game: AnyGame, header: Header | None) -> str:
    if header is None:
        return "You haven't played it. Click to play."
    if not header.over:
        return "You've started it. Click to continue."
    then = "Click to watch it or play it again."
    if header.given_up is not None:
        return f"You conceded. {then}"
    totals = zip(names_in(header), header.totals, strict=False)
    score = f"{listed([f'{name_in_sentence(name)} {total}' for name, total in totals])} {game.info.counts}"
    return f"{RESULTS[daily_outcome(header)]} Final score: {score}. {then}"


class DayCell(Button):
    """A day of the calendar, as a button."""

    def __init__(
        self,
        site: Site,
        day: date,
        outcome: DayOutcome | None,
        style: TextStyle,
        act: Callable[[], None],
        *,
        name: str,
        tip: str,
    ) -> None:
        self._outcome = outcome
        super().__init__(site, str(day.day), style, act, name=name, tip=tip)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the button with its number, and the token on the right."""
        super().draw(surface)
        if self._outcome is None:
            return
        rect = self.moved(self.rect, self._scale.box_scale)
        assets, path = self._scale.assets, TOKENS[self._outcome]
        high = round(rect.height * TOKEN_HEIGHT)
        token = assets.picture(path, max(1, round(high * assets.aspect(path))), high)
        middle = rect.left + round(rect.width * (1 + NUMBER_WIDTH) / 2)
        surface.blit(token, token.get_rect(center=(middle, rect.centery)))

    def text_room(self, rect: pygame.Rect) -> pygame.Rect:
        """Return the area for the number, beside the token if there is one."""
        if self._outcome is None:
            return rect
        return pygame.Rect(rect.left, rect.top, round(rect.width * NUMBER_WIDTH), rect.height)


class CalendarPage(ReadingPage[Header]):
    """A month of one game's daily deals; pops itself."""

    keys_title = "In Daily deals"

    def __init__(self, desk: Desk, game: str) -> None:
        """Start with the game of this id."""
        self._desk = desk
        self._game = GAMES[game]
        self._today = desk.now().date()
        self._month = self._today.replace(day=1)
        self._running: tuple[Header, ...] = ()
        self._kept: dict[GameDay, Header] = {}

    def begin_reading(self) -> None:
        """Look for matches that are daily deals, and go to this month if the date has changed."""
        store, now = self._desk.store, self._desk.now()
        if now.date() != self._today:
            self._today, self._month = now.date(), now.date().replace(day=1)
        self._running = store.list_running(now).headers
        self.read(entry.header for entry in store.finished.entries(now, self._desk.report))

    def build(self, form: Form) -> None:
        """Place the choice of game, the month and its days."""
        form.label("Daily deals", (240, 14, 480, 100), styles.HEADING_LEFT)
        high = form.text_height(INTRO, 1140, styles.FAINT_LEFT)
        form.paragraph(INTRO, (720, (124 - high) / 2, 1140), styles.FAINT_LEFT)
        form.one_of(GAMES.titles, self._game.id, (60, 124, 600, 60), self._choose)
        form.label(self._results_summary(), (680, 124, 560, 60), styles.BODY)
        if self._month > EARLIEST:
            form.button("‹", (1260, 124, 90, 60), partial(self._turn_month, -PREVIOUS), style=styles.LARGE)
        form.label(f"{self._month:%B %Y}", (1360, 124, 400, 60), styles.LARGE)
        if self._month < self._today.replace(day=1):
            form.button("›", (1770, 124, 90, 60), partial(self._turn_month, NEXT), style=styles.LARGE)
        self._build_days(form)
        words, play = self._play_label(), partial(self._play, self._today)
        _, top, _, high = box = form.main_box(words)
        form.button(words, box, play, main=True)
        now, then = (game_of_day(self._today + timedelta(days=ahead)).title for ahead in (0, 1))
        form.label(f"Today's pick: {now} · Tomorrow: {then}", (60, top, 1200, high), styles.FAINT_LEFT)
        form.button("Back", BACK_BOX, self.back)
        self.focus.begin(len(form.controls) - 2)

    def _play_label(self) -> str:
        """Return the label of the button for today's match."""
        header = self._kept.get((self._game.id, self._today))
        if header is None:
            return "Play today's match"
        return PLAY_AGAIN.label if header.over else "Continue"

    def _build_days(self, form: Form) -> None:
        weeks = calendar.Calendar().monthdatescalendar(self._month.year, self._month.month)
        wide, high = (WIDTH + GAP) / 7, (HEIGHT + GAP) / len(weeks)
        line = form.line_height(styles.FAINT)
        for column, name in enumerate(WEEKDAYS):
            form.label(name, (60 + wide * column, TOP - line - 8, wide - GAP, line), styles.FAINT)
        for row, week in enumerate(weeks):
            for column, day in enumerate(week):
                if day.month == self._month.month:
                    box = (60 + wide * column, TOP + high * row, wide - GAP, high - GAP)
                    self._build_day(form, day, box)

    def _build_day(self, form: Form, day: date, box: tuple[float, float, float, float]) -> None:
        header = self._kept.get((self._game.id, day))
        if day > self._today:
            form.panel(box, bright=False, alpha=110)
            form.label(str(day.day), box, styles.FAINT)
            return
        outcome, style = (None, styles.FAINT) if header is None else (daily_outcome(header), styles.BODY)
        if day == self._today:
            left, top, wide, high = box
            form.panel((left - 5, top - 5, wide + 10, high + 10))
            style = styles.CODE
        tip = describe_day(self._game, day, header)
        name = day_label(day, header, self._today)
        play = partial(self._play, day)
        cell = DayCell(form.site(box), day, outcome, style, play, name=name, tip=tip)
        form.add(cell)

    def take_results(self) -> None:
        """Keep the matches that count as daily deals."""
        self._kept = counted_matches((*self._running, *self.job.found))

    def _results_summary(self) -> str:
        """Return the number of deals won and of days played in a row, in words."""
        over = {
            day: daily_outcome(header)
            for (game, day), header in self._kept.items()
            if game == self._game.id and header.over
        }
        if not over:
            return ""
        words = f"You've won {list(over.values()).count(DayOutcome.WON)} of {len(over)}."
        row = days_in_a_row(over, self._today)
        return f"{words} You've played {row} days in a row!" if row > 1 else words

    def _choose(self, game: str) -> None:
        self._game = GAMES[game]
        self.rebuild()

    def _turn_month(self, into: timedelta) -> None:
        self._month = (self._month + into).replace(day=1)
        self.rebuild()

    def _play(self, day: date) -> None:
        """Begin a day's deal, continue it, or offer to play it again if it is over."""
        self._month = day.replace(day=1)
        header = self._kept.get((self._game.id, day))
        if header is None:
            begin_daily(self._desk, self._game, day)
        elif not header.over:
            continue_match(self._desk, header, self.resume)
        else:
            again = partial(begin_daily, self._desk, self._game, day, known=True)
            replay = partial(watch, self._desk, header)
            answers = ((PLAY_AGAIN.label, again), ("Replay", replay), ("Back", None))
            title = f"{self._game.title}, {dated(day)}"
            choose(self.app, title, RESULT_DETAILS[daily_outcome(header)], answers)
