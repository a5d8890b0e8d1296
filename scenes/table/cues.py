"""What is heard when the turn comes to a person."""

from typing import Final

from scenes.table.session import Session
from scenes.table.states import Deciding, Phase

YOUR_TURN: Final = "turn"


def calls(phase: Phase, play: Session) -> bool:
    """Whether a person is to act after somebody else has."""
    acted = play.match.log
    return isinstance(phase, Deciding) and bool(acted) and acted[-1].seat != play.viewer
