"""The two rows of buttons below a replay: what leads along it, and what is seen and asked."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from engine.ui.form import Form
from scenes.replay.words import OPEN

LEADS_TOP, LOOKS_TOP, HIGH, GAP = 940.0, 1010.0, 60.0, 12.0
"""Design pixels: where the row that leads along begins, and the one of what is seen and asked; how high both
are, and what lies between two buttons.
"""
SPEED, EYES = 310.0, 560.0
"""Design pixels that these are wide."""
TELLS: Final = {
    "‹ Deal": "Back to the start of the deal.",
    "‹": "One move back.",
    "›": "One move on.",
    "Deal ›": "On to the next deal.",
    "Log": "Show or hide the log.",
    OPEN: "Everyone's cards, once the deal is over.",
    "Play on": "Start a new match from here. This one stays as it is.",
    "Hint": "The hint you'd have got here.",
}
"""What is read where one of these is pointed at."""

Way: TypeAlias = tuple[float, str, Callable[[], None], str]
"""A button: how wide it is in design pixels, what stands on it, what it does, and its letter."""


def row(form: Form, left: float, top: float, ways: Sequence[Way]) -> float:
    """Buttons in a row; returns where the next one would begin."""
    for width, text, act, key in ways:
        form.button(text, (left, top, width, HIGH), act, key=key, tells=TELLS.get(text, ""))
        left += width + GAP
    return left
