"""The report that a person may write for the makers of Brimstone: what is in it, and where it goes."""

from functools import partial

from saves.match_file import text_of
from saves.report import last_match, titles, write_report
from saves.saved import SavedMatch, header_of
from scenes.came_from import Back, nowhere
from scenes.desk import Desk
from scenes.error_log import log_of
from scenes.file_page import FilePage, folders
from scenes.message import Message

TITLE = "Report a bug"
ABOUT = (
    "The report holds your settings, player names, version numbers, the last error and {match}. "
    "Nothing is sent: you choose who gets the file. It goes here:"
)
LAST, THIS = "your last match", "this match"


def show_report(desk: Desk, saved: SavedMatch | None = None, back: Back = nowhere) -> None:
    """Ask where a report is to be written: with a match as it stands, or with the one played last."""
    now = desk.now()
    match = last_match(desk.store, now, desk.report) if saved is None else _told(desk, saved)
    write = partial(
        write_report,
        settings=desk.settings,
        log=log_of(desk.folder),
        match=match,
        now=now,
        titles=titles(desk.store, now, desk.report),
    )
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
        desk.app.stack.push(Message("Report saved", sentence), lambda _: back())
