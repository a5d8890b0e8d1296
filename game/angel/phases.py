"""What the seat to move at Angel has to decide, as values."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.deal_cycle import Over


@dataclass(frozen=True, slots=True)
class TurningUp:
    """The seat to move turns up one of its unseen cards."""


@dataclass(frozen=True, slots=True)
class Playing:
    """The seat to move discards, or calls."""


Phase: TypeAlias = TurningUp | Playing | Over

TURNING_UP: Final = TurningUp()
PLAYING: Final = Playing()
