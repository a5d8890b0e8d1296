"""What a seat at Devil may know."""

from dataclasses import dataclass

from game.contract.rules import View
from game.devil.moves import DevilAction
from game.devil.phases import Phase
from game.devil.position import Laid
from game.unseen import Groups


@dataclass(frozen=True, slots=True, kw_only=True)
class DevilView(View):
    """All that one seat may know of a match of Devil."""

    legal: tuple[DevilAction, ...]
    cards: int
    """How many cards are in play: 40, or 56 in Devil 440."""
    target: int
    phase: Phase
    turns: int
    idle: int
    known: tuple[Groups, ...]
    """What play has shown of each hand."""
    laid: tuple[Laid, ...] = ()
    """What was laid from hands in this deal, in order."""
