"""The deal code on the set up page: typed or pasted, or made there for others."""

from collections.abc import Callable
from dataclasses import dataclass

from engine import clipboard
from engine.ui.form import Area, Box, Form
from game.contract import AnyGame
from game.contract.options import Options
from saves.deal_code import Deal, code_of, read_code
from saves.names import cleaned
from scenes.deal_code import NO_CLIPBOARD
from scenes.new_match import new_seed

LONGEST_CODE = 60
ABOUT_CODES = "Paste a friend's code to play the same cards. Copy makes a code for this table."
NOTHING_COPIED = "The clipboard is empty. Copy a code first."
OLDER_RULES = "That code is from older rules. You may get different cards."
PLAYED_AS_THEN = "That code is from older rules and plays by them. {difference}"


@dataclass(slots=True)
class TypedCode:
    """What stands in the line for a code of a game's deal."""

    game: AnyGame
    text: str = ""

    def deal(self) -> Deal | None:
        """The deal it stands for; None where nothing was typed.

        Raises:
            ValueError: with a sentence: mistyped, of newer rules, of another game.
        """
        if not self.text.strip():
            return None
        deal = read_code(self.text)
        if deal.game is not self.game:
            raise ValueError(f"That code is for {deal.game.title}. Set that game up instead.")
        return deal

    def paste(self) -> None:
        """Take what is on the clipboard.

        Raises:
            ValueError: when there is nothing.
        """
        self.text = cleaned(clipboard.paste(), LONGEST_CODE)
        if not self.text:
            raise ValueError(NOTHING_COPIED)

    def proviso(self) -> str:
        """What is to be known of the deal before it is played, if anything.

        Raises:
            ValueError: where it cannot be used.
        """
        deal = self.deal()
        if deal is None or deal.rules_version == self.game.rules_version:
            return ""
        if deal.older_rules is None:
            return OLDER_RULES
        difference = deal.older_rules.difference
        return PLAYED_AS_THEN.format(difference=difference) if difference else ""

    def copy(self, options: Options, seats: int) -> str:
        """Put the code of a table on the clipboard, of the deal there is or a new one; says if it cannot."""
        try:
            deal = self.deal()
        except ValueError:
            deal = None
        self.text = code_of(self.game, options, seats, deal.seed if deal is not None else new_seed())
        return "" if clipboard.copy(self.text) else NO_CLIPBOARD

    def build(
        self,
        form: Form,
        box: Box,
        width: float,
        paste: Callable[[], None],
        copy: Callable[[], None],
        inside: Area,
    ) -> None:
        """Two buttons, and the line below them, so wide."""
        left, top, wide, high = box
        half = (wide - 14) / 2
        form.button("Paste", (left, top, half, high), paste, inside=inside)
        form.button("Copy", (left + half + 14, top, half, high), copy, inside=inside)
        form.entry(self.text, (6, top + high + 10, width, high), self._type, LONGEST_CODE, inside)

    def _type(self, text: str) -> None:
        self.text = text
