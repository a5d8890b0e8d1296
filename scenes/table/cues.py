"""What is heard when a match ends or the turn comes to a person."""

from collections.abc import Sequence
from typing import Final

from game.cards import Seat
from game.contract.rules import Standing
from scenes.table.phases import Deciding, Phase
from scenes.table.play import Play

YOUR_TURN: Final = "turn"


def ending(standing: Standing, people: Sequence[Seat]) -> str:
    """The sound of a match's end for whoever sits there: with several people, or none, somebody has won."""
    if len(people) != 1:
        return "win"
    if people[0] not in standing.winners:
        return "lose"
    return "draw" if len(standing.winners) > 1 else "win"


def calls(phase: Phase, play: Play) -> bool:
    """Whether a person is to act after somebody else has."""
    acted = play.match.log
    return isinstance(phase, Deciding) and bool(acted) and acted[-1].seat != play.viewer
