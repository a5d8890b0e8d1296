"""What a seat at Angel may know."""

from dataclasses import dataclass

from game.angel.moves import AngelAction
from game.angel.phases import Phase
from game.contract.rules import View


@dataclass(frozen=True, slots=True, kw_only=True)
class AngelView(View):
    """All that one seat may know of a match of Angel."""

    legal: tuple[AngelAction, ...]
    bonuses: tuple[int, ...]
    opens: int
    phase: Phase
