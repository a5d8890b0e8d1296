"""Every page, each at its fullest, for tests and measurements of all pages."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from engine.stepwise import ReadingPage
from engine.ui.form import MenuItem
from engine.ui.page import Page
from game.catalog import GAMES
from game.checkpoints import Checkpoints
from game.contract import AnyGame, Standing
from game.contract.descent import GiftKind
from game.contract.words import Account, AccountRow, Sum
from game.great_moments import Great, MomentKind
from game.level import Level
from game.match import Match
from saves.deal_code import CodeResult, Validity
from saves.descent import NIGHT, TableId, circle_of, table_at, tables
from saves.index import entry_of
from saves.models import LONGEST_TITLE, Header, Player
from saves.saved_match import SavedMatch
from saves.upgrade import FORMAT
from scenes import navigation as ways
from scenes.backdrop import backdrop_of
from scenes.calendar_page import CalendarPage
from scenes.deal_code import COMPARE, CodePage, ComparePage
from scenes.deal_page import DealPage
from scenes.descent.page import DescentPage
from scenes.descent.progress import locked
from scenes.desk import Desk
from scenes.end_page import EndContent, EndPage
from scenes.endings import Ending, Outcome
from scenes.face_page import FacePage
from scenes.files import ABOUT, LAST, TITLE, ImportPage, SavePage, export_page
from scenes.great_moments import Found, MomentsPage
from scenes.keys_page import KeysPage, at_a_table
from scenes.lesson.introduction import FirstPage, LessonsPage
from scenes.lesson.pages import LessonEnd, Teaching
from scenes.matches.actions import RenamePage, give_up_question
from scenes.matches.page import MatchesPage
from scenes.menu import Menu
from scenes.message import Message
from scenes.navigation import Next, NextButton, open_table
from scenes.new_match import fresh_match
from scenes.players import after_match, faces_of
from scenes.podium import PodiumPlayer
from scenes.records_page import RecordsPage
from scenes.replay.page import ReplayPage
from scenes.replay.session import ReplaySession
from scenes.rules_page import Chapter, DescentRules, RulesPage
from scenes.scoreboard import Score, Scoreboard
from scenes.settings_page import SettingsPage, SettingsTab
from scenes.setup import Setup, SetupTab
from scenes.shelf import OtherGames
from scenes.table.pages import Curtain, LogPage, Pause
from scenes.table.session import SAVED
from scenes.totals_plot import Course

WIDE = "MWMWMWMWMWMWMWMW"
"""The widest name that can be typed."""
LONGEST_DEAL = "ANGEL-11QQW-7NT52-3EJZZ-ZZZZZ-ZZZZN"
A_HEADER = Header(
    format=FORMAT,
    id="a",
    game=next(iter(GAMES)),
    rules_version=1,
    players=(Player(name=WIDE, level=None),),
    totals=(0,),
    deals=1,
    actions=1,
    over=True,
    winners=(0,),
    undone=0,
    hints=0,
    started=datetime(2026, 3, 1, 20, 15),
    saved=datetime(2026, 3, 1, 20, 15),
)
_, *OTHER_GAMES = GAMES
DEVIL = GAMES["devil"]
CHAPTERS = {"": Chapter.SHORT, " cards": Chapter.CARDS, " clauses": Chapter.CLAUSES}
MENU = NextButton("Menu", "Q", Next.MENU)
AFTER_A_WIN = [ways.PLAY_AGAIN, MENU, ways.VIEW_TABLE, ways.HARDER_MATCH, ways.CHOOSE_A_GAME, ways.REPLAY]
AFTER_A_NIGHT = [ways.NEXT_TABLE, MENU, ways.THE_DESCENT, ways.VIEW_TABLE, ways.REPLAY]
LONG_STORY = " ".join(f"{WIDE} plays the Onifuda and {WIDE} draws {count} cards." for count in range(12))


def every_page(desk: Desk) -> dict[str, Callable[[], Page]]:
    """Return a function to create each page, by name."""
    games = {
        **{
            f"{name} {game.id}": lambda game=game, tab=tab: set_up(desk, game, tab)
            for game in GAMES.values()
            for name, tab in (("setup", SetupTab.SEATS), ("options", SetupTab.OPTIONS))
        },
        **{
            f"rules {game.id}{ending}": lambda game=game, chapter=chapter: rules(desk, game, chapter)
            for game in GAMES.values()
            for ending, chapter in CHAPTERS.items()
        },
    }
    return {
        "menu": lambda: Menu(desk),
        **games,
        **{
            f"before {game.id}": lambda game=game: FirstPage(desk, game, deals=True)
            for game in GAMES.values()
        },
        **{
            f"after {game.id}": lambda game=game: LessonEnd(
                Teaching(desk, game, "Back to the table", desk.app.stack.pop), game.lessons[0]
            )
            for game in GAMES.values()
            if game.lessons
        },
        "lessons": lambda: LessonsPage(desk, GAMES["jokers"]),
        "setup while a match waits": lambda: Setup(desk, GAMES["hell"], lambda: None),
        "another game": lambda: OtherGames(desk, next(iter(GAMES.values()))),
        "settings": lambda: SettingsPage(desk),
        **{f"settings {tab.value}": lambda tab=tab: SettingsPage(desk, tab) for tab in SettingsTab},
        "score of one deal": lambda: scores(desk, 3, 1, over=False),
        "score of eight and many deals": lambda: scores(desk, 8, 40, over=True),
        "a deal": lambda: deal(8, accounted(8)),
        "a deal of which no more is told": lambda: deal(3, None),
        "a win over many": lambda: ended(desk, 8, 5, won=True),
        "a loss in one": lambda: ended(desk, 3, 1, won=False),
        "a loss of few": lambda: ended(desk, 3, 30, won=False),
        "faces": lambda: FacePage(WIDE, "pip", locked(desk, GiftKind.FACE)),
        **{f"descent {name}": lambda table=table: descent(desk, table) for name, table in MOST_TOLD.items()},
        "rules of the descent": lambda: DescentRules(desk),
        "pause": lambda: Pause("Hell is Hungry!", SAVED, [MenuItem("Restart match", list)] * 9),
        "matches": lambda: MatchesPage(desk),
        "give up": lambda: give_up_question("Hell is Hungry!", A_HEADER),
        "rename": lambda: RenamePage("W" * LONGEST_TITLE, "Hell is Hungry!"),
        "export": lambda: export_page(desk, A_HEADER, "W" * LONGEST_TITLE),
        "report": lambda: SavePage(TITLE, ABOUT.format(match=LAST), Path("report.zip"), lambda path: None),
        "import": lambda: ImportPage(desk),
        "replay": lambda: replay(desk),
        "code": lambda: CodePage(LONGEST_DEAL),
        "compare": lambda: compared(desk),
        "records": lambda: RecordsPage(desk),
        "great moments": lambda: moments(desk),
        "days": lambda: CalendarPage(desk, A_HEADER.game),
        "message": lambda: Message("A stumble", LONG_STORY),
        "question": lambda: Message("Brimstone", LONG_STORY, (("Stay", 1), ("Quit", 2))),
        "choose": lambda: Message(
            "Hell is Hungry!", LONG_STORY[:200], [("Continue", 1), ("New match", 2), ("Back", None)]
        ),
        "keys": lambda: KeysPage(at_a_table([])),
        "log": lambda: LogPage([LONG_STORY] * 20, backdrop_of(desk, DEVIL)),
        "curtain": lambda: Curtain(WIDE, [LONG_STORY], desk.app.stack.pop),
    }


def one_of_each(names: list[str]) -> list[str]:
    """Return the names of pages, without those that repeat a page for another game."""
    return [
        name
        for name in names
        if not (f"{name} ".endswith("clauses ") or any(f" {game} " in f"{name} " for game in OTHER_GAMES))
    ]


def pages_of_one_game(desk: Desk) -> dict[str, Callable[[], Page]]:
    """Return a function to create each page, without those that repeat a page for another game."""
    pages = every_page(desk)
    return {name: pages[name] for name in one_of_each(list(pages))}


def crowded(desk: Desk) -> None:
    """Fill the menu with matches of players with long names, and with a message."""
    game = GAMES["hell"]
    for seed in range(3):
        players = tuple(Player(name=f"{WIDE[:-1]}{seat}", level=Level.IMP) for seat in range(6))
        open_table(desk, fresh_match(desk, game, game.options(), players, seed))
        desk.app.stack.pop()
    desk.report(LONG_STORY)


def moments(desk: Desk) -> ReadingPage:
    """Return a page of more highlights of every kind than fit."""
    page = MomentsPage(desk, A_HEADER.game)
    player = Player(name=WIDE, level=Level.IMP)
    header = replace(A_HEADER, players=(*A_HEADER.players, *[player] * 7), title=WIDE)
    greats = [Great(kind, 1, LONG_STORY[:150], 1, 0) for kind in MomentKind for _ in range(3)]
    return reading(page, [Found(entry_of(header, (0, 0, 0)), great) for great in greats])


def reading(page: ReadingPage, found: Sequence[object]) -> ReadingPage:
    """Make a page find these results, regardless of its folder."""
    page.begin_reading = lambda: page.read(found)
    return page


def descent(desk: Desk, table: TableId) -> DescentPage:
    page = DescentPage(desk)
    page.chosen = table
    return page


MOST_TOLD = {
    "table": max(tables()[:-1], key=lambda table: len(table_at(table).story + table_at(table).house_rule)),
    "title": max(tables()[:-1], key=lambda at: len(table_at(at).title + circle_of(GAMES[at.game]).title)),
    "night": NIGHT,
}


def replay(desk: Desk) -> ReplayPage:
    """Return the replay of a match with the most seats of any game."""
    game = max(GAMES.values(), key=lambda game: game.seats[-1])
    match = Match(game, game.options(), game.seats[-1], 1)
    players = tuple(Player(name=f"{WIDE[:-1]}{seat}", level=None) for seat in range(match.seats))
    saved = SavedMatch("watched", match, players, A_HEADER.started, title="W" * LONGEST_TITLE)
    return ReplayPage(desk, ReplaySession(desk, saved, Checkpoints([match])))


def set_up(desk: Desk, game: AnyGame, tab: SetupTab) -> Setup:
    page = Setup(desk, game)
    page.tab = tab
    return page


def rules(desk: Desk, game: AnyGame, chapter: Chapter) -> RulesPage:
    page = RulesPage(desk, game)
    page.chapter = chapter
    return page


def ended(desk: Desk, seats: int, deals: int, *, won: bool) -> EndPage:
    """Return the end page of a match after a number of deals, with every part of it filled."""
    standing, names = scored(seats, deals, over=True), wide_names(seats)
    outcome = Outcome.WON if won else Outcome.LOST
    headline, story = f"{names[0]} wins by 1200 points", f"{LONG_STORY[:60]}."
    ending = Ending(outcome, headline, story, LONG_STORY[:150], 3, LONG_STORY[:100])
    expressions = after_match(standing.ranks)
    faces = faces_of([Player(name=name, level=None) for name in names])
    credits_won = [f"{total} credits" for total in standing.totals]
    players = [*map(PodiumPlayer, range(seats), names, faces, expressions, standing.ranks, credits_won)]
    content = EndContent(
        ending=ending,
        players=players,
        played="Jokers of Death · 40 deals · deal code ZZZZZZZZZZ, for others to play the same cards",
        further=("", "") if won else ("The Descent", LONG_STORY[:190]),
        record=lambda: "",
        course=Course(DEVIL.info, standing, 900, marked=ending.deal),
        only=accounted(seats),
        open_deal=lambda number: None,
        cards=(),
        backdrop=backdrop_of(desk, DEVIL),
        prize=None,
        buttons=AFTER_A_WIN if won else AFTER_A_NIGHT,
        links=[MenuItem(name, list, name[0]) for name in ("Score", "Log", "Rules")],
    )
    return EndPage(content, shakes=True)


def scored(seats: int, deals: int, *, over: bool) -> Standing:
    """Return the standing after a number of deals."""
    points = tuple(tuple(100 + 7 * seat + deal for seat in range(seats)) for deal in range(deals))
    totals = tuple(sum(column) for column in zip(*points, strict=True))
    return Standing(totals, points, tuple(range(1, seats + 1)), (0, 1) if over else ())


def wide_names(seats: int) -> tuple[str, ...]:
    """Return the widest names, one for each seat."""
    return tuple(f"{WIDE[:-1]}{seat + 1}" for seat in range(seats))


def scores(desk: Desk, seats: int, deals: int, *, over: bool) -> Scoreboard:
    """Return a scoreboard after a number of deals."""
    standing, names = scored(seats, deals, over=over), wide_names(seats)
    now = () if over else ("999 points · dealer",) * seats
    told: dict[str, Any] = {"aim": f"Fewest points win · to 440 · {WIDE} 180", "target": 440, "now": now}
    links = {"Rules": "R", "Log": "L", "Deal code": "", COMPARE: "F"}
    told["links"] = [MenuItem(name, list, key) for name, key in links.items()]
    return scoreboard(desk, names, standing, over=over, account=accounted(seats), **told)


def scoreboard(desk: Desk, names: Sequence[str], standing: Standing, **told: Any) -> Scoreboard:
    """Return a scoreboard of Devil, empty except for the score and ``told``."""
    course = Course(DEVIL.info, standing, told.pop("target", None))
    links = told.pop("links", ())
    usual = dict.fromkeys(("now", "subtotals"), ()) | {"aim": "", "over": False, "account": None}
    usual |= {"faces": faces_of([Player(name="Mara", level=None)] * len(names))}
    usual |= {"backdrop": backdrop_of(desk, DEVIL)}
    return Scoreboard(Score(course, tuple(names), **(usual | told)), links, lambda number: None)


def compared(desk: Desk) -> ReadingPage:
    """Return a page of more results of a deal code than fit."""
    page = ComparePage(desk, GAMES[A_HEADER.game], LONGEST_DEAL, "a")
    others = [Player(name="Imp", level=level) for level in Level]
    told = {"players": (*A_HEADER.players, *others), "title": WIDE, "hints": 99, "undone": 99}
    header = replace(A_HEADER, totals=(9999,), **told)
    return reading(page, [CodeResult(header, 0, -9999, standing) for standing in Validity for _ in range(3)])


def accounted(seats: int) -> Account:
    sums = Sum(("10",) * 40)
    rows = tuple(AccountRow(seat, sums, 4000 + seat, 4100 + seat) for seat in range(seats))
    return Account(f"{WIDE} showed 3 jokers, and play stopped.", "Every hand counts.", "JD-22", rows)


def deal(seats: int, account: Account | None) -> DealPage:
    """Return the page of one of many different deals."""
    points = tuple(tuple(range(deal, deal + seats)) for deal in range(12))
    totals = tuple(sum(column) for column in zip(*points, strict=True))
    standing = Standing(totals, points, (1,) * seats, ())
    return DealPage(wide_names(seats), standing, 3, lambda _number: account, lambda _clause: None, DEVIL.info)
