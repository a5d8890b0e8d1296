"""What a deal brought, on its way from the account to the names."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.easing import linear
from engine.motion import Pose, throw
from engine.theme import LARGE, Colour, Typeface
from engine.timeline import Timeline
from game.contract.words import Account, Sum
from game.sentences import signed
from scenes.table.animation.sum_counter import SumCounter
from scenes.table.view.text_renderer import TextRenderer

READ, FLIGHT = 900.0, 700.0
"""Milliseconds until the points set out from the account, and until they arrive."""


@dataclass(slots=True)
class PointsFlight:
    """The points of a deal's end. ``changed`` is told when they have arrived."""

    timeline: Timeline
    changed: Callable[[], None]
    counting: SumCounter
    """The sums that come to these points."""
    share: float = 1.0
    """How much of their way is behind them, 1 when they are there."""

    @property
    def flies(self) -> bool:
        """True while they are on their way from the sums to the gems."""
        return 0.0 < self.share < 1.0

    @property
    def under_way(self) -> bool:
        """Whether they have not arrived."""
        return self.share < 1.0

    def set_out(self, account: Account | None) -> None:
        """Count them up, then send them; whatever finishes the timeline lets them arrive."""
        counts = self.counting.set_out(
            [row.sum for row in account.rows] if account is not None else list[Sum]()
        )
        self.share = 0.0
        self.timeline.add(counts + READ, FLIGHT, self._go, linear)

    def draw(
        self,
        ink: TextRenderer,
        words: str,
        colour: Colour,
        start: tuple[float, float],
        end: tuple[float, float],
    ) -> None:
        """One player's points, somewhere on their way; nothing flies where nothing was won or lost."""
        if self.flies and words != signed(0):
            pose = throw(Pose(*start), Pose(*end), self.share)
            ink.line(words, (pose.x, pose.y), LARGE, colour, Typeface.BOLD, shade=True)

    def _go(self, share: float) -> None:
        self.share = share
        if share >= 1.0:
            self.changed()
