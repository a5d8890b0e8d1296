"""What is done with the match that is chosen in the list."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from game.catalog import sign_of
from saves.folder import SaveFailed
from saves.housekeeping import Refused, empty_bin, give_up, rename, take_back, throw_away
from saves.models import GivenUp, Header
from saves.records import circle_of
from saves.slips import Slip
from scenes.desk import Desk
from scenes.matches.asking import GiveUpPage, RenamePage
from scenes.matches.doors import Doors
from scenes.matches.exchange import ImportPage, export_page
from scenes.matches.sifting import counted
from scenes.message import Question

TELLS: Final = {
    "Daily deals": "One deal per game every day, the same for everyone.",
    "Concede": "Ends the match now.",
    "Export": "Saves the match as a file you can share.",
    "Import": "Adds a match someone exported.",
    "Delete": "Moves the match to the bin. You can restore it.",
}
"""What is read where one of these is pointed at."""


@dataclass(slots=True)
class Acts:
    """Does what the buttons below the list say; ``done`` is called after each with a sentence."""

    desk: Desk
    doors: Doors
    done: Callable[[str], None]
    thrown: list[Header] = field(default_factory=list)
    """Matches that were thrown away from this page, the last one last."""

    def open(self, slip: Slip) -> None:
        """Continue a match, or watch one that is over."""
        if slip.header.over:
            self.watch(slip)
        else:
            self.go_on(slip)

    def go_on(self, slip: Slip) -> None:
        """Continue a match."""
        if slip.header.over:
            self.done("That match is over. You can watch it.")
        else:
            self.doors.go_on(slip.header, lambda: self.done(""))

    def watch(self, slip: Slip) -> None:
        """Watch a match from its beginning."""
        self.doors.watch(slip.header)

    def rename(self, slip: Slip) -> None:
        """Ask what a match is to be called."""
        header = slip.header
        page = RenamePage(header.title, sign_of(header.game).title)

        def named(title: str | None) -> None:
            if title is not None:
                self._try(lambda: rename(self.desk.store, header, title), "Renamed.")

        self.desk.app.stack.push(page, named)

    def give_up(self, slip: Slip) -> None:
        """Ask whether a running match is to end here."""
        header = slip.header
        if header.over:
            self.done("That match is over already.")
            return

        def answered(how: GivenUp | None) -> None:
            if how is not None:
                now = self.desk.now()
                self._try(lambda: give_up(self.desk.store, header, how, now), "You conceded the match.")

        self.desk.app.stack.push(GiveUpPage(f"Concede {name_of(header)}?", header), answered)

    def throw_away(self, slip: Slip) -> None:
        """Put a match into the bin."""
        header = slip.header

        def thrown() -> None:
            throw_away(self.desk.store, header)
            self.thrown.append(header)

        name, counted_before = name_of(header), circle_of(header) is not None
        no_more = f"{name} is in the bin and no longer counts."
        self._try(thrown, no_more if counted_before else f"{name} is in the bin.")

    def undo(self) -> None:
        """Take the match that was thrown away last out of the bin again."""
        if self.thrown:
            self._put_back(self.thrown.pop())

    def put_back(self, slip: Slip) -> None:
        """Take a match out of the bin."""
        self._put_back(slip.header)

    def _put_back(self, header: Header) -> None:
        self.thrown = [other for other in self.thrown if other.id != header.id]
        self._try(lambda: take_back(self.desk.store, header), f"{name_of(header)} is back.")

    def empty_bin(self, count: int) -> None:
        """Ask, then delete for good what lies in the bin."""
        if not count:
            self.done("The bin is empty.")
            return
        words = f"{counted(count)} will be gone for good."

        def answered(yes: bool) -> None:
            if yes:
                self.thrown.clear()
                self._try(lambda: empty_bin(self.desk.store), "The bin is empty.")

        self.desk.app.stack.push(Question("Empty the bin?", words, "Empty", "Keep"), answered)

    def export(self, slip: Slip) -> None:
        """Ask where a match is to be written."""
        self.desk.app.stack.push(export_page(self.desk, slip.header, name_of(slip.header)), self._told)

    def take_in(self) -> None:
        """Ask which file is to be taken in."""
        self.desk.app.stack.push(ImportPage(self.desk), self._told)

    def _told(self, sentence: str | None) -> None:
        self.done(sentence or "")

    def _try(self, act: Callable[[], None], sentence: str) -> None:
        try:
            act()
        except (Refused, SaveFailed) as refusal:
            sentence = str(refusal)
        self.done(sentence)


def name_of(header: Header) -> str:
    """What a match is called in a sentence."""
    return header.title or sign_of(header.game).title
