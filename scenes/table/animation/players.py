"""Small motions of players: the turn hops over those who are skipped, and eyes blink."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Final

from engine.easing import linear
from engine.motion import Pose, between, vault
from engine.theme import scale
from engine.timeline import Timeline
from game.cards import Seat
from game.contract.table import Effect, Occasion
from scenes.table.view.board import PLATE, Board
from scenes.table.view.text_renderer import TextRenderer

TOKEN = "tokens/turn.svg"
TALL, HIGH = 54, 84
"""Design pixels of the flame's height, and of how high it hops over a name."""
HOP = 440.0
"""Milliseconds over each seat."""
SHUT: Final = 150.0
"""Milliseconds that eyes stay closed."""
SOONEST, LATEST = 1500.0, 5000.0
"""Milliseconds until somebody blinks next."""


@dataclass(slots=True)
class TurnToken:
    """The flame of the turn, as it hops over players who are skipped."""

    board: Board
    timeline: Timeline
    pose: Pose | None = None
    """The flame's pose, if it is on its way."""

    def hop(self, effects: Sequence[Effect]) -> None:
        """Hop from the player who skipped others, over each of them, to the next."""
        skips = [effect for effect in effects if effect.occasion is Occasion.SKIPPED]
        skipped = [effect.seat for effect in skips]
        by = next((effect.by for effect in skips), None)
        if by is None or by == skipped[0]:
            return
        names = [Pose(*self._middle(seat)) for seat in skipped]
        stops = [Pose(*self._middle(by))]
        stops += [between(one, other, 0.5) for one, other in pairwise(names)]
        stops.append(Pose(*self._middle(self._after(by, skipped))))

        def move(share: float) -> None:
            leg = min(int(share * len(names)), len(names) - 1)
            gone = share * len(names) - leg
            high = HIGH * scale(self.board.window)
            flown = vault(stops[leg], names[leg], stops[leg + 1], gone, high)
            self.pose = None if share >= 1 else flown

        self.timeline.add(0, HOP * len(names), move, linear)

    def draw(self, renderer: TextRenderer) -> None:
        """Draw the flame where it is now."""
        if self.pose is not None:
            tall = round(TALL * renderer.plain)
            flame = renderer.assets.picture(TOKEN, round(tall * renderer.assets.aspect(TOKEN)), tall)
            renderer.surface.blit(flame, flame.get_rect(center=(round(self.pose.x), round(self.pose.y))))

    def _after(self, by: Seat, skipped: Sequence[Seat]) -> Seat:
        """Return the seat after those that are skipped, the same way round."""
        seats = self.board.seats
        backwards = seats > 2 and (by - skipped[0]) % seats == 1
        return (skipped[-1] + (-1 if backwards else 1)) % seats

    def _middle(self, seat: Seat) -> tuple[float, float]:
        return self.board.seat_zone(PLATE, seat).rect.center


@dataclass(slots=True)
class Blinking:
    """The blinking of faces behind the table. Nothing in a match depends on it."""

    seats: Sequence[Seat]
    """The seats that can blink."""
    random: Random = field(default_factory=Random)
    shut: Seat | None = None
    _left: float = LATEST

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return True if eyes have closed or opened."""
        self._left -= milliseconds
        if self._left > 0 or not self.seats:
            return False
        if self.shut is None:
            self.shut, self._left = self.seats[int(self.random.random() * len(self.seats))], SHUT
        else:
            self.shut, self._left = None, SOONEST + (LATEST - SOONEST) * self.random.random()
        return True
