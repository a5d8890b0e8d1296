"""All keys of what lies behind: for scenes that are no pages themselves."""

from collections.abc import Sequence

from engine.forms import Form
from engine.keys import KeyLine, build_keys
from engine.page import Page


class KeysPage(Page):
    """A list of keys; pops itself."""

    def __init__(self, lines: Sequence[KeyLine]) -> None:
        self._lines = tuple(lines)

    def build(self, form: Form) -> None:
        """A line for each key."""
        build_keys(form, self._lines, self.back)
