"""A day of the calendar: its number, and a token for how its deal went."""

from collections.abc import Callable
from datetime import date
from typing import Final

import pygame

from engine.ui.button import Button
from engine.ui.text import Scale
from saves.days import Outcome

TOKENS: Final = {
    Outcome.WON: "tokens/won.svg",
    Outcome.LOST: "tokens/skull.svg",
    Outcome.STARTED: "tokens/lamp.svg",
    Outcome.PLAYED: "tokens/done.svg",
}
"""A picture for each outcome, below ``assets``."""
NUMBERED: Final = 0.46
"""The share of a day's width that its number has where there is a token beside it."""
TALL: Final = 0.74
"""The height of a token, as a share of its day's."""


class DayCell(Button):
    """A day that can be pressed."""

    def __init__(
        self,
        spot: pygame.Rect,
        scale: Scale,
        day: date,
        outcome: Outcome | None,
        style: str,
        act: Callable[[], None],
        *,
        name: str,
        tells: str,
    ) -> None:
        self._outcome = outcome
        super().__init__(spot, None, str(day.day), style, scale, act, name=name, tells=tells)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the plate and the number, and the token on the right."""
        super().draw(surface)
        if self._outcome is None:
            return
        rect = self.moved(self.rect, self._scale.pixels)
        assets, path = self._scale.assets, TOKENS[self._outcome]
        high = round(rect.height * TALL)
        token = assets.picture(path, max(1, round(high * assets.aspect(path))), high)
        middle = rect.left + round(rect.width * (1 + NUMBERED) / 2)
        surface.blit(token, token.get_rect(center=(middle, rect.centery)))

    def _room(self, rect: pygame.Rect) -> pygame.Rect:
        """Return the room of the number: what the token leaves."""
        if self._outcome is None:
            return rect
        return pygame.Rect(rect.left, rect.top, round(rect.width * NUMBERED), rect.height)
