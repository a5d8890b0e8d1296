"""What a seat at Coal Whist may know."""

from dataclasses import dataclass

from game.contract.rules import View
from tests.sixth_game.whist.actions import PlayCard
from tests.sixth_game.whist.options import WhistOptions
from tests.sixth_game.whist.phases import Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class WhistView(View):
    """All that one seat may know of a match of Coal Whist."""

    legal: tuple[PlayCard, ...]
    options: WhistOptions
    phase: Phase
    lacks: tuple[int, ...]
