"""A mind that plays at random: the yardstick the others are measured by."""

from random import Random
from typing import Any

from game.contract.rules import View


def chance(view: View, random: Random) -> Any:
    """Any legal action, all equally likely."""
    return view.legal[int(random.random() * len(view.legal))]
