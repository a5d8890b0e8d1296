"""A match at a table where nothing is played: another program has it, or it is watched again."""

import re
from typing import Final

from scenes.table.play import Play

OF_A_HAND: Final = re.compile(r"[:;] [^:;.]*\b(?:click|nobody else sees)\b[^;.]*")
"""The part of a sentence that tells what one's own hands can do with a thing, or who sees it."""


class LookedAt(Play):
    """A match as it stood when it was opened, while another program plays it: nothing is written."""

    kept = "Another Brimstone plays this match."

    @property
    def says(self) -> str:
        """What stands in place of the game's prompt; nothing where that is to be read."""
        return f"{self.kept} Here it is only looked at, as it stood just now."

    def explained(self, words: str) -> str:
        """What a thing is: whoever looks on can do nothing with it, and may see what others did not."""
        return OF_A_HAND.sub("", words)

    def save(self) -> None:
        """The file is the other program's."""
