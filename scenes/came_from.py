"""Esc acts on nothing: it goes back one step, to where one came from.

A page that stays on the stack is come back to by itself. Whoever takes a page off before the next one is
put up (a menu that was chosen from, a table that was left for a list) hands on what brings it up again.
"""

from collections.abc import Callable
from typing import TypeAlias

Back: TypeAlias = Callable[[], None]
"""Brings up again what was taken off; called when one goes back."""


def nowhere() -> None:
    """Where one came from still lies on the stack."""
