"""The actions on a match in the list, and the dialogs that ask first."""

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.ui import styles
from engine.ui.form import Form
from engine.ui.page import Dialog
from game.catalog import info_of
from game.sentences import PlayerError, paragraph
from saves.descent import LAST_NIGHT, counts_on_descent
from saves.managing import empty_bin, give_up, move_to_bin, rename, restore
from saves.models import LONGEST_TITLE, GivenUp, Header, is_solo
from saves.records import counted_as
from scenes.desk import Desk
from scenes.files import ImportPage, export_page
from scenes.matches.filters import count_of_matches
from scenes.message import Message, choose
from scenes.navigation import continue_match, watch

GIVE_UP = "Concede"
ENDS = "The match ends here."
ENDS_FOR = "The player whose turn it is concedes, and the match ends here."
RESTART_NOTE = "You'll get new cards and the same players. This match ends here, but you can still watch it."
COUNT_IT = "Count it as a loss in your records?"
NOT_COUNTED = "It won't count in your records."
DESCENT_NOTE = "You won't win the table with it."
NIGHT_NOTE = "The house wins this table either way."
DAILY_NOTE = "In the calendar it's a loss either way."


def give_up_question(title: str, header: Header, act: str = GIVE_UP, ends: str = ENDS) -> Message:
    """Return the question before a match is conceded; it pops itself with a ``GivenUp``, or None."""
    counts = header.firsthand and is_solo(player.level for player in header.players)
    day = DAILY_NOTE if header.day is not None and header.firsthand else ""
    said = (ends, _on_the_descent(header), day, COUNT_IT if counts else NOT_COUNTED)
    answers = [(act, GivenUp.UNCOUNTED)]
    if counts:
        answers = [("Take the loss", GivenUp.LOST), ("Don't count it", GivenUp.UNCOUNTED)]
    return Message(title, paragraph(*said), [("Keep the match", None), *answers])


def _on_the_descent(header: Header) -> str:
    """Return a sentence about conceding a match of the player's own Descent; empty for any other match."""
    if header.descent is None or not counts_on_descent(header):
        return ""
    return NIGHT_NOTE if header.descent.table == LAST_NIGHT else DESCENT_NOTE


class RenamePage(Dialog):
    """The dialog to rename a match; pops itself with the title, which may be empty, or None."""

    box = (400, 220, 1120, 470)

    def __init__(self, title: str, otherwise: str) -> None:
        self._title = title
        self._otherwise = otherwise

    def build(self, form: Form) -> None:
        """Place an entry for the title, and two buttons."""
        form.label("Rename match", (460, 270, 1000, 100), styles.HEADING)
        box = (460, 400, 1000, 70)
        form.entry(self._title, box, self._type, LONGEST_TITLE, empty=self._otherwise, done=self._done)
        form.button("Back", (460, 540, 420, 84), self.back, style=styles.LARGE)
        form.button("Rename", (1040, 540, 420, 84), self._done, main=True)
        if self.focus.key is None:
            self.focus.key = 0
            form.type_into(form.entries[0])

    def _type(self, title: str) -> None:
        self._title = title

    def _done(self) -> None:
        self.app.stack.pop(self._title)


@dataclass(slots=True)
class MatchActions:
    """The actions of the buttons below the list; ``done`` is called after each with a sentence."""

    desk: Desk
    done: Callable[[str], None]
    deleted: list[Header] = field(default_factory=list)
    """Matches moved to the bin from this page, the latest last."""

    def open(self, header: Header) -> None:
        """Continue a match, or watch one that is over."""
        if header.over:
            self.watch(header)
        else:
            continue_match(self.desk, header, lambda: self.done(""))

    def watch(self, header: Header) -> None:
        """Watch a match from its start."""
        watch(self.desk, header)

    def rename(self, header: Header) -> None:
        """Ask for a new title, and rename a match."""
        page = RenamePage(header.title, info_of(header.game).title)

        def named(title: str | None) -> None:
            if title is not None:
                self._try(lambda: rename(self.desk.store, header, title), "Renamed.")

        self.desk.app.stack.push(page, named)

    def give_up(self, header: Header) -> None:
        """Ask, then concede a running match."""

        def answered(how: GivenUp | None) -> None:
            if how is not None:
                now = self.desk.now()
                self._try(lambda: give_up(self.desk.store, header, how, now), "You conceded the match.")

        several = sum(player.level is None for player in header.players) > 1
        page = give_up_question(f"Concede {match_name(header)}?", header, ends=ENDS_FOR if several else ENDS)
        self.desk.app.stack.push(page, answered)

    def delete(self, header: Header) -> None:
        """Move a match to the bin."""

        def delete() -> None:
            move_to_bin(self.desk.store, header)
            self.deleted.append(header)

        name, counted_before = match_name(header), counted_as(header) is not None
        no_more = f"{name} is in the bin and no longer counts."
        self._try(delete, no_more if counted_before else f"{name} is in the bin.")

    def undo(self) -> None:
        """Restore the match that was deleted last."""
        if self.deleted:
            self.restore(self.deleted.pop())

    def restore(self, header: Header) -> None:
        """Restore a match from the bin."""
        self.deleted = [other for other in self.deleted if other.id != header.id]
        self._try(lambda: restore(self.desk.store, header), f"{match_name(header)} is back.")

    def empty_bin(self, count: int) -> None:
        """Ask, then delete the matches in the bin for good."""
        if not count:
            self.done("The bin is empty.")
            return
        words = f"{count_of_matches(count)} will be deleted forever."

        def empty() -> None:
            self.deleted.clear()
            self._try(lambda: empty_bin(self.desk.store), "The bin is empty.")

        choose(self.desk.app, "Empty the bin?", words, [("Keep", None), ("Empty", empty)])

    def export(self, header: Header) -> None:
        """Open the dialog that exports a match."""
        self.desk.app.stack.push(export_page(self.desk, header, match_name(header)), self._report)

    def import_match(self) -> None:
        """Open the dialog that imports a match."""
        self.desk.app.stack.push(ImportPage(self.desk), self._report)

    def _report(self, sentence: str | None) -> None:
        self.done(sentence or "")

    def _try(self, act: Callable[[], None], sentence: str) -> None:
        try:
            act()
        except PlayerError as refusal:
            sentence = str(refusal)
        self.done(sentence)


def match_name(header: Header) -> str:
    """Return a match's name for use in a sentence."""
    return f"“{header.title}”" if header.title else info_of(header.game).title
