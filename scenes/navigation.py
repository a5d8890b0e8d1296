"""Navigation: the functions that open one page from another, or go back.

A page that stays on the stack shows again by itself. One that is popped before the next opens, as a table is
before the list of matches, is opened again by ``back``.

Any page can open any other, and the menu must be on screen before they are imported. So functions here import
everything that the menu itself doesn't need.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from engine.assets import MissingAsset
from game.catalog import GAMES, info_of
from game.info import GameInfo
from game.sentences import PlayerError
from saves.descent import LAST_NIGHT, TableId, counts_on_descent, table_at
from saves.models import Header
from scenes.lesson.progress import remember_played
from scenes.message import Message

if TYPE_CHECKING:
    from datetime import date

    from engine.app import Scene
    from game.contract import AnyGame
    from game.contract.lesson import AnyLesson
    from saves.models import DescentMatch
    from saves.saved_match import SavedMatch
    from scenes.desk import Desk
    from scenes.lesson.introduction import AfterLesson

GoBack: TypeAlias = Callable[[], None]
"""Opens the popped page again."""
PAGES = (
    "calendar_page",
    "descent.page",
    "lesson.scene",
    "matches.page",
    "new_match",
    "records_page",
    "replay.page",
    "rules_page",
    "settings_page",
    "setup",
    "table.scene",
)
"""Modules below ``scenes`` that are imported in the background; they import all other pages."""
NO_WATCHING = "Can't watch this match"
NO_FILE = "Can't open this file"


class Next(Enum):
    """The player's choice of where to go from a match."""

    GO_ON = auto()
    REMATCH = auto()
    HARDER = auto()
    ANOTHER = auto()
    WATCH = auto()
    MENU = auto()
    MATCHES = auto()
    DESCENT = auto()
    """The map of the Descent."""
    NEXT_TABLE = auto()
    """The next match of the last night."""
    DAYS = auto()
    """The calendar of daily deals."""


class NextButton(NamedTuple):
    """A button that leads on from a finished match."""

    label: str
    key: str
    leads_to: Next
    tip: str = ""


PLAY_AGAIN = NextButton("Play again", "A", Next.REMATCH, "Same table, new cards.")
TRY_AGAIN = NextButton("Try again", "A", Next.REMATCH)
HARDER_MATCH = NextButton("Harder match", "", Next.HARDER, "The same table, one level harder.")
CHOOSE_A_GAME = NextButton("Choose a game", "", Next.ANOTHER, "Same players, another game.")
NEXT_TABLE = NextButton("Next table", "", Next.NEXT_TABLE)
THE_DESCENT = NextButton("The Descent", "", Next.DESCENT)
CALENDAR = NextButton("Calendar", "", Next.DAYS, "All the daily deals.")
VIEW_TABLE = NextButton("View table", "", Next.GO_ON)
REPLAY = NextButton("Replay", "W", Next.WATCH, "The whole match, move by move.")


def no_op() -> None:
    """Do nothing: the page to go back to is still on the stack."""


def _show(desk: Desk, make: Callable[[], Scene], left: Callable[[Any], None]) -> bool:
    """Show a table and return True; if one of its files is missing, say so and return False."""
    try:
        desk.app.stack.push(make(), left)
    except MissingAsset as trouble:
        desk.app.stack.push(Message("Can't open this table", str(trouble)))
        return False
    return True


def open_table(desk: Desk, saved: SavedMatch) -> None:
    """Open a table with a match; if it can't be shown, say why."""
    from scenes.table.scene import TableScene
    from scenes.table.session import session_of

    if _show(desk, lambda: TableScene(desk, session_of(desk, saved)), partial(_leave_table, desk, saved)):
        remember_played(desk, saved.match.game.id)
    else:
        desk.store.close(saved.id)


def _leave_table(desk: Desk, saved: SavedMatch, choice: Next | None) -> None:
    """Go where the player chose to when leaving a table."""
    from saves.saved_match import header_of
    from scenes.calendar_page import CalendarPage
    from scenes.new_match import harder, rematch

    top, back = desk.app.stack.top, partial(_back_to_table, desk, saved)
    descent = saved.descent if counts_on_descent(header_of(saved, desk.now())) else None
    match choice:
        case Next.REMATCH | Next.DESCENT | Next.NEXT_TABLE if descent is not None:
            _leave_descent(desk, saved.match.game, descent, choice)
        case Next.REMATCH:
            open_table(desk, rematch(desk, saved, saved.players))
        case Next.HARDER:
            players = harder(saved.players, desk.settings.names)
            if players is not None:
                open_table(desk, rematch(desk, saved, players))
        case Next.MATCHES:
            show_matches(desk, lambda: _back_to_menu(desk, back))
        case Next.DAYS if not isinstance(top, CalendarPage):
            show_calendar(desk, info_of(saved.match.game.id), back)
        case Next.ANOTHER:
            show_other_games(desk, saved, back)
        case Next.WATCH:
            watch(desk, header_of(saved, desk.now()), back=back)


def _back_to_table(desk: Desk, saved: SavedMatch) -> None:
    """Open a table again, unless its match has been deleted."""
    from saves.saved_match import header_of

    if any(path.exists() for path in desk.store.paths(saved.id)):
        continue_match(desk, header_of(saved, desk.now()))


def _back_to_menu(desk: Desk, back: GoBack) -> None:
    """Open a table again, with its menu."""
    from scenes.table.scene import TableScene
    from scenes.table.view.view_model import Tool

    back()
    if isinstance(desk.app.stack.top, TableScene):
        desk.app.stack.top.do(Tool.MENU)


def open_lesson(
    desk: Desk, game: AnyGame, lesson: AnyLesson, then: Callable[[AfterLesson], None], *, skips: bool
) -> None:
    """Open a lesson, with a button for a match if it ``skips``; if its table can't be shown, say why."""
    from scenes.lesson.scene import LessonScene

    _show(desk, lambda: LessonScene(desk, game, lesson, skips=skips), then)


def begin_table(
    desk: Desk, game: AnyGame, begin: Callable[[], SavedMatch], back: GoBack = no_op, table: str = ""
) -> None:
    """Begin a match at a table; introduce the game first if the player doesn't know it.

    ``table`` is the title of a table of the Descent.
    """
    from scenes.lesson.pages import introduce_first

    introduce_first(desk, game, lambda: open_table(desk, begin()), back, table)


def begin_last_table(desk: Desk, info: GameInfo) -> None:
    """Begin a match at a game's last table, or at a usual one."""
    from scenes.new_match import quick_match

    desk.troubles.clear()
    begin_table(desk, GAMES[info.id], lambda: quick_match(desk, GAMES[info.id]))


def continue_match(desk: Desk, header: Header, refused: Callable[[], None] = no_op) -> None:
    """Continue a running match; if that fails, report why and call ``refused``."""
    opened = desk.store.open(header, desk.now())
    for trouble in opened.troubles:
        desk.report(trouble)
    if opened.saved is None:
        refused()
    else:
        open_table(desk, opened.saved)


def watch(desk: Desk, header: Header, start: int = 0, back: GoBack = no_op) -> None:
    """Open the replay of a match after ``start`` actions; if that fails, say why."""
    from game.checkpoints import Checkpoints
    from saves.saved_match import replay, saved_in
    from scenes.replay.page import ReplayPage
    from scenes.replay.session import ReplaySession

    def left(begun: SavedMatch | None) -> None:
        if begun is None:
            back()
        else:
            open_table(desk, begun)

    try:
        file = desk.store.read_file(header)
        past = Checkpoints(replay(file))
        saved = saved_in(file, past.whole)
        goes_on = past.whole.to_move is not None and saved.given_up is None
        replayed = ReplaySession(desk, saved, past.watchable() if goes_on else past)
        desk.app.stack.push(ReplayPage(desk, replayed, min(start, len(replayed.past))), left)
    except (PlayerError, MissingAsset) as trouble:
        desk.app.stack.push(Message(NO_WATCHING, str(trouble)), lambda _: back())


def open_file(desk: Desk, path: Path) -> None:
    """Import a match from a file, then continue or watch it; if that fails, say why."""
    from saves.managing import AlreadyHere, import_match

    try:
        header = import_match(desk.store, path)
    except AlreadyHere as here:
        header = here.header
    except PlayerError as refusal:
        desk.app.stack.push(Message(NO_FILE, str(refusal)))
        return
    if header.over:
        watch(desk, header)
    else:
        continue_match(desk, header)


def show_matches(desk: Desk, back: GoBack = no_op) -> None:
    """Show the list of all matches; if it is open already, it gets the new ``back``."""
    from scenes.matches.page import MatchesPage

    page = desk.app.stack.top
    if isinstance(page, MatchesPage):
        page.came_from = back
        return
    page = MatchesPage(desk, back)
    desk.app.stack.push(page, lambda _: page.came_from())


def show_records(desk: Desk) -> None:
    """Show the player's records."""
    from scenes.records_page import RecordsPage

    desk.app.stack.push(RecordsPage(desk))


def show_settings(desk: Desk) -> None:
    """Show the settings."""
    from scenes.settings_page import SettingsPage

    desk.app.stack.push(SettingsPage(desk))


def show_rules(desk: Desk) -> None:
    """Show the rules of every game, starting with the last one played, with a button for its lessons."""
    from scenes.lesson.pages import show_introduction
    from scenes.new_match import quick_match
    from scenes.rules_page import RulesPage
    from scenes.shelf import last_played

    def deal(game: AnyGame) -> None:
        desk.troubles.clear()
        open_table(desk, quick_match(desk, game))

    def learn(game: AnyGame) -> None:
        show_introduction(desk, game, "Back to the rules", lambda: deal(game))

    desk.app.stack.push(RulesPage(desk, GAMES[last_played(desk.settings).id], learn=learn))


def show_setup(desk: Desk, game: AnyGame, go_on: Callable[[], None] | None) -> None:
    """Set up a match and begin it; ``go_on`` continues an unfinished match of that game, if there is one."""
    from scenes.setup import Setup

    page = Setup(desk, game, go_on)

    def show() -> None:
        desk.app.stack.push(page, chosen)

    def chosen(begin: Callable[[], SavedMatch] | None) -> None:
        if begin is not None:
            desk.troubles.clear()
            begin_table(desk, game, begin, show)

    show()


def show_calendar(desk: Desk, info: GameInfo | None = None, back: GoBack = no_op) -> None:
    """Show the calendar of daily deals of a game, or of the first game."""
    from scenes.calendar_page import CalendarPage

    game = next(iter(GAMES)) if info is None else info.id
    desk.app.stack.push(CalendarPage(desk, game), lambda _: back())


def begin_daily(desk: Desk, game: AnyGame, day: date, *, known: bool = False) -> None:
    """Begin a game's daily deal; if its cards are ``known``, it doesn't count in the records."""
    from scenes.new_match import daily_match

    begin_table(desk, game, lambda: replace(daily_match(desk, game, day), branched=known))


def show_other_games(desk: Desk, saved: SavedMatch, back: GoBack) -> None:
    """Offer the other games to the players of a match."""
    from scenes.new_match import with_players
    from scenes.shelf import OtherGames

    page = OtherGames(desk, saved.match.game)

    def show() -> None:
        desk.app.stack.push(page, chosen)

    def chosen(info: GameInfo | None) -> None:
        if info is None:
            back()
        else:
            game = GAMES[info.id]
            begin_table(desk, game, lambda: with_players(desk, game, saved.players), show)

    show()


def show_descent(desk: Desk) -> None:
    """Show the map of the Descent."""
    from scenes.descent.page import DescentPage

    desk.app.stack.push(DescentPage(desk))


def begin_descent(desk: Desk, table: TableId, night: str = "") -> None:
    """Begin a match at a table of the Descent; ``night`` is the name of the last night it continues."""
    from scenes.descent.progress import begin_at
    from scenes.new_match import new_seed

    title = table_at(table).title
    begin_table(desk, GAMES[table.game], lambda: begin_at(desk, table, new_seed(), night), table=title)


def _leave_descent(desk: Desk, game: AnyGame, descent: DescentMatch, choice: Next) -> None:
    """Go on from a table of the Descent: to the same one, the next of the night, or the map."""
    from scenes.descent.page import DescentPage
    from scenes.descent.progress import players_progress

    night = players_progress(desk).night
    if choice is Next.REMATCH and descent.table != LAST_NIGHT:
        begin_descent(desk, TableId(game.id, descent.table))
    elif choice is Next.NEXT_TABLE and night is not None and night.to_come:
        begin_descent(desk, TableId(night.to_come[0].id, LAST_NIGHT), night.name)
    elif not isinstance(desk.app.stack.top, DescentPage):
        show_descent(desk)
