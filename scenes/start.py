"""From a choice in the menu to a table with cards on it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from secrets import randbits

from engine.assets import MissingAsset
from engine.layout import BadMap
from game.catalog import GAMES, find, sign_of
from game.contract import AnyGame
from game.contract.options import Options, without_retired
from game.match import Match
from game.past import Past
from game.shuffle import SEED_BITS
from game.sign import Sign
from saves.days import seed_of_day
from saves.descent import LAST_NIGHT, Spot, is_own
from saves.folder import SaveFailed
from saves.housekeeping import AlreadyHere, Refused, bring_in
from saves.models import Header, Player, Station, alone
from saves.saved_match import SavedMatch, header_of, playing, saved_in
from saves.store import IN_USE
from scenes.calendar_page import DayDoors, DaysPage
from scenes.came_from import Back, nowhere
from scenes.descent.page import DescentDoors, DescentPage
from scenes.descent.progress import begin_at, progress
from scenes.desk import Desk
from scenes.last_table import last_table, took_back_freely, usual_table
from scenes.lesson.pages import before_first_hand
from scenes.lesson.progress import remember_known
from scenes.matches.doors import Doors
from scenes.matches.filters import Heap
from scenes.matches.page import MatchesPage
from scenes.message import Message, Question
from scenes.presets import company, harder
from scenes.records.page import RecordsPage
from scenes.replay.page import ReplayPage
from scenes.replay.session import Replayed
from scenes.scoreboard import Next
from scenes.shelf import OtherGames
from scenes.table.scene import TableScene
from scenes.table.session import ReadOnlySession, at_table
from scenes.table.view.view_model import Tool


def fresh_match(
    desk: Desk, game: AnyGame, options: Options, players: tuple[Player, ...], seed: int
) -> SavedMatch:
    """A match that has just begun."""
    return begun(desk, Match(game, options, len(players), seed), players)


def begun(desk: Desk, match: Match, players: tuple[Player, ...]) -> SavedMatch:
    """A match that begins now, claimed for this program."""
    return desk.store.begin(match, players, desk.now())


def quick_match(desk: Desk, game: AnyGame) -> SavedMatch:
    """Another match at the table where the game was played last, or at a usual one."""
    players, options = last_table(desk.settings, game)
    free = took_back_freely(desk.settings, game) and alone(player.level for player in players)
    return replace(fresh_match(desk, game, options, players, new_seed()), free_undo=free)


def new_seed() -> int:
    """A seed nobody has chosen."""
    return randbits(SEED_BITS)


def open_table(desk: Desk, saved: SavedMatch) -> None:
    """Show a table; where it cannot be shown, say why. Who wants the same again gets another one."""

    def left(choice: Next | None) -> None:
        back = partial(_back_to_table, desk, saved)
        if saved.descent is not None and is_own(header_of(saved, desk.now())) and choice in GO_DOWN:
            _go_down(desk, saved.match.game, saved.descent, choice, back)
            return
        players = saved.players if choice is Next.REMATCH else None
        if choice is Next.HARDER:
            players = harder(saved.players, desk.settings.names)
        if players is not None:
            match = saved.match
            options = without_retired(match.options)
            again = fresh_match(desk, match.game, options, players, new_seed())
            open_table(desk, replace(again, free_undo=saved.free_undo))
        elif choice is Next.MATCHES and not isinstance(desk.app.stack.top, MatchesPage):
            show_matches(desk, lambda: _back_to_menu(desk, back))
        elif choice is Next.DAYS and not isinstance(desk.app.stack.top, DaysPage):
            show_days(desk, sign_of(saved.match.game.id), back)
        elif choice is Next.ANOTHER:
            show_other_games(desk, saved, back)
        elif choice is Next.WATCH:
            watch(desk, header_of(saved, desk.now()), back=back)

    try:
        desk.app.stack.push(TableScene(desk, at_table(desk, saved)), left)
        remember_known(desk, [saved.match.game.id])
    except (BadMap, MissingAsset) as trouble:
        desk.store.close(saved.id)
        desk.app.stack.push(Message(NO_TABLE, str(trouble)))


NO_TABLE = "Can't open this table"
NO_WATCHING = "Can't watch this match"
NO_FILE = "Can't open this file"


def _back_to_table(desk: Desk, saved: SavedMatch) -> None:
    """A table that was left for a page, once more; not where its match was thrown away there."""
    header = header_of(saved, desk.now())
    if any(path.exists() for path in desk.store.paths(saved.id)):
        go_on_with(desk, header, nowhere)


def _back_to_menu(desk: Desk, back: Back) -> None:
    """A table once more, and the menu behind Escape from which it was left."""
    back()
    if isinstance(desk.app.stack.top, TableScene):
        desk.app.stack.top.do(Tool.MENU)


def begin_table(desk: Desk, game: AnyGame, begin: Callable[[], SavedMatch], back: Back = nowhere) -> None:
    """A table with a match that begins; a game that was never known is introduced first."""
    before_first_hand(desk, game, lambda: open_table(desk, begin()), back)


def show_other_games(desk: Desk, saved: SavedMatch, back: Back = nowhere) -> None:
    """The games that the company of a match may turn to."""
    page = OtherGames(desk, saved.match.game)

    def again() -> None:
        desk.app.stack.push(page, chosen)

    def chosen(sign: Sign | None) -> None:
        if sign is None:
            back()
        else:
            game = GAMES[sign.id]
            begin_table(desk, game, lambda: _with_company(desk, game, saved.players), again)

    again()


def _with_company(desk: Desk, game: AnyGame, players: tuple[Player, ...]) -> SavedMatch:
    """A new match of a game by the options it was played by last."""
    _, options = last_table(desk.settings, game)
    return fresh_match(desk, game, options, company(players, game), new_seed())


GO_DOWN = (Next.REMATCH, Next.DESCENT, Next.NEXT_TABLE)
"""What somebody may want after a match on the Descent who wants to go on there."""


def _go_down(desk: Desk, game: AnyGame, station: Station, choice: Next | None, back: Back) -> None:
    """On from a table of the Descent: to the same one, to the next of the night, or to the map."""
    night = progress(desk).night
    if choice is Next.REMATCH and station.table != LAST_NIGHT:
        _sit_down(desk, (game.id, station.table))
    elif choice is Next.NEXT_TABLE and night is not None and night.to_come:
        _sit_down_tonight(desk, night.to_come[0], night.name)
    elif not isinstance(desk.app.stack.top, DescentPage):
        show_descent(desk, back)


def look_at_table(desk: Desk, saved: SavedMatch) -> None:
    """Show a table that another program plays at, without touching anything."""

    def left(choice: Next | None) -> None:
        if choice is Next.MATCHES and not isinstance(desk.app.stack.top, MatchesPage):
            show_matches(desk, lambda: _back_to_menu(desk, partial(look_at_table, desk, saved)))

    try:
        desk.app.stack.push(TableScene(desk, ReadOnlySession(desk, saved)), left)
    except (BadMap, MissingAsset) as trouble:
        desk.app.stack.push(Message(NO_TABLE, str(trouble)))


def go_on_with(desk: Desk, header: Header, refused: Callable[[], None]) -> None:
    """Take a running match up; one that another program plays may be looked at.

    ``refused`` is called where it cannot be used, once the reason was reported.
    """
    opened = desk.store.open(header, desk.now())
    if opened.troubles == (IN_USE,):
        question = Question(find(header.game).title, IN_USE, "Watch", "Cancel")
        desk.app.stack.push(question, lambda yes: look_at(desk, header) if yes else None)
        return
    for trouble in opened.troubles:
        desk.report(trouble)
    if opened.saved is None:
        refused()
    else:
        open_table(desk, opened.saved)


def look_at(desk: Desk, header: Header) -> None:
    """Show a match that another program plays, as its file holds it now; if that cannot be, say why."""
    try:
        look_at_table(desk, desk.store.read(header))
    except (FileNotFoundError, ValueError) as trouble:
        desk.app.stack.push(Message(NO_WATCHING, str(trouble)))


def watch(desk: Desk, header: Header, start: int = 0, back: Back = nowhere) -> None:
    """Watch a match again from after so many actions; where that is not possible, say why."""

    def left(begun: SavedMatch | None) -> None:
        back() if begun is None else open_table(desk, begun)

    try:
        file = desk.store.file(header)
        past = Past(playing(file))
        saved = saved_in(file, header.id, past.whole)
        goes_on = past.whole.to_move is not None and saved.given_up is None
        replayed = Replayed(desk, saved, past.told() if goes_on else past)
        page = ReplayPage(desk, replayed, desk.app.stack.pop, min(start, len(replayed.past)))
        desk.app.stack.push(page, left)
    except (FileNotFoundError, ValueError, BadMap, MissingAsset) as trouble:
        desk.app.stack.push(Message(NO_WATCHING, str(trouble)), lambda _: back())


def open_file(desk: Desk, path: Path) -> None:
    """Import a match from a file and open it, to play on or to watch; where that is not possible, say why."""
    try:
        header = bring_in(desk.store, path)
    except AlreadyHere as here:
        header = here.header
    except (Refused, SaveFailed) as refusal:
        desk.app.stack.push(Message(NO_FILE, str(refusal)))
        return
    if header.over:
        watch(desk, header)
    else:
        go_on_with(desk, header, nowhere)


def show_matches(desk: Desk, back: Back = nowhere, heap: Heap = Heap.ALL) -> None:
    """Show the page of matches, with those that are looked at first."""
    go_on = partial(go_on_with, desk)
    doors = Doors(go_on, partial(show_records, desk), partial(show_days, desk), partial(watch, desk))
    desk.app.stack.push(MatchesPage(desk, doors, heap), lambda _: back())


def show_records(desk: Desk) -> None:
    """How the person has done."""
    desk.app.stack.push(RecordsPage(desk, partial(watch, desk)))


def show_descent(desk: Desk, back: Back = nowhere) -> None:
    """The map of the Descent; where it cannot be shown, say why."""
    doors = DescentDoors(
        partial(go_on_with, desk), partial(_sit_down, desk), partial(_sit_down_tonight, desk)
    )
    try:
        desk.app.stack.push(DescentPage(desk, doors), lambda _: back())
    except (BadMap, MissingAsset) as trouble:
        desk.app.stack.push(Message("Can't show the Descent", str(trouble)))


def _sit_down(desk: Desk, spot: Spot, night: str = "") -> None:
    """A table of the Descent."""
    begin_table(desk, GAMES[spot[0]], lambda: begin_at(desk, spot, new_seed(), night))


def _sit_down_tonight(desk: Desk, game: AnyGame, night: str) -> None:
    _sit_down(desk, (game.id, LAST_NIGHT), night)


def show_days(desk: Desk, sign: Sign | None = None, back: Back = nowhere) -> None:
    """The calendar of deals of the day, of a game or of the first one."""
    doors = DayDoors(
        partial(go_on_with, desk), partial(_begin_day, desk), partial(_repeat_day, desk), partial(watch, desk)
    )
    page = DaysPage(desk, doors, next(iter(GAMES)) if sign is None else sign.id)
    desk.app.stack.push(page, lambda _: back())


def _begin_day(desk: Desk, game: AnyGame, day: date) -> None:
    """A deal of the day for the record."""
    begin_table(desk, game, lambda: _of_day(desk, game, day))


def _repeat_day(desk: Desk, game: AnyGame, day: date) -> None:
    """The same once more: its cards are known, and it counts in nobody's records."""
    begin_table(desk, game, lambda: replace(_of_day(desk, game, day), branched=True))


def _of_day(desk: Desk, game: AnyGame, day: date) -> SavedMatch:
    players = usual_table(desk.settings, game)
    saved = fresh_match(desk, game, game.options(), players, seed_of_day(game.id, day))
    return replace(saved, day=day)
