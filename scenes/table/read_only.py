"""A match at a table where nothing is played: another program has it, or it is watched again."""

from game.contract.words import Explanation
from scenes.table.session import Session


class ReadOnlySession(Session):
    """A match as it stood when it was opened, while another program plays it: nothing is written."""

    kept = "This match is open in another window."

    @property
    def says(self) -> str:
        """What stands in place of the game's prompt; nothing where that is to be read."""
        return f"{self.kept} You can look, but not play."

    def explained(self, told: Explanation) -> str:
        """Return what a thing is: nothing can be done with it here."""
        return told.what

    def save(self) -> None:
        """The file is the other program's."""
