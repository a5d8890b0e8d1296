"""The report that a person may write for the makers of Brimstone: what is in it, and where it goes."""

from functools import partial

from saves.match_file import text_of
from saves.report import last_match, write_report
from saves.saved import SavedMatch, header_of
from scenes.came_from import Back, nowhere
from scenes.desk import Desk
from scenes.error_log import log_of
from scenes.file_page import FilePage, folders
from scenes.message import Message

TITLE = "A report for the makers"
ABOUT = (
    "One file with your settings, the names in them too, with the versions of Brimstone and of what it runs "
    "on, the last trouble that was noted, and {match}. Nothing else is in it, and nothing is sent: hand it "
    "on as you like. It will be here:"
)
LAST, THIS = "the match that was played last", "this match"


def show_report(desk: Desk, saved: SavedMatch | None = None, back: Back = nowhere) -> None:
    """Ask where a report is to be written: with a match as it stands, or with the one played last."""
    now = desk.now()
    match = last_match(desk.store, now, desk.report) if saved is None else _told(desk, saved)
    write = partial(write_report, settings=desk.settings, log=log_of(desk.folder), match=match, now=now)
    path = folders()[0] / f"brimstone report {now:%Y-%m-%d %H.%M}.zip"
    page = FilePage(TITLE, ABOUT.format(match=LAST if saved is None else THIS), path, write)
    desk.app.stack.push(page, partial(_written, desk, back))


def _told(desk: Desk, saved: SavedMatch) -> bytes:
    """A match as it stands, though it could not be saved."""
    return text_of(header_of(saved, desk.now()), saved.match, saved.ahead).encode()


def _written(desk: Desk, back: Back, sentence: str | None) -> None:
    if sentence is None:
        back()
    else:
        desk.app.stack.push(Message("The report is written", sentence), lambda _: back())
