"""The view of a seat at Coal Whist."""

from dataclasses import dataclass

from coal_whist.actions import PlayCard
from coal_whist.options import WhistOptions
from coal_whist.phases import Phase
from game.contract.rules import View


@dataclass(frozen=True, slots=True, kw_only=True)
class WhistView(View):
    """The view of one seat of a match of Coal Whist."""

    legal: tuple[PlayCard, ...]
    options: WhistOptions
    phase: Phase
    lacks: tuple[int, ...]
