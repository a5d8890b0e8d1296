"""A match at a table where nothing is played: another program has it, or it is watched again."""

from scenes.table.play import Play


class LookedAt(Play):
    """A match as it stood when it was opened, while another program plays it: nothing is written."""

    kept = "Another Brimstone plays this match."
    may_end = False

    @property
    def says(self) -> str:
        """What stands in place of the game's prompt; nothing where that is to be read."""
        return f"{self.kept} Here it is only looked at, as it stood just now."

    def save(self) -> None:
        """The file is the other program's."""
