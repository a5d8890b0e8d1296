"""What words at the table are drawn with; it remembers each piece of text and the room it took."""

from dataclasses import dataclass, field

import pygame

from engine.assets import Assets, narrowed
from engine.theme import SOOT, Colour, Typeface


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of text on the screen, and the room it took in window pixels."""

    words: str
    rect: pygame.Rect
    squeezed: bool
    """Whether it was set narrower than it is to fit."""
    cut: bool
    """Whether it had to be moved to stay in the window."""


@dataclass(frozen=True, slots=True)
class Ink:
    """What words are drawn with: the surface, the assets and the scale of type."""

    surface: pygame.Surface
    assets: Assets
    pixels: float
    texts: list[Text] = field(default_factory=list)
    """What was written so far, and the room it took."""

    def font(self, size: int, typeface: Typeface) -> pygame.font.Font:
        """The typeface in window pixels."""
        return self.assets.font(typeface, round(size * self.pixels))

    def width(self, words: str, size: int, face: Typeface = Typeface.TEXT) -> int:
        """Width of a line in window pixels."""
        return self.assets.font(face, round(size * self.pixels)).size(words)[0]

    def line(
        self,
        words: str,
        at: tuple[float, float],
        size: int,
        colour: Colour,
        face: Typeface = Typeface.TEXT,
        *,
        most: float | None = None,
        shade: bool = False,
    ) -> pygame.Rect:
        """A centred line; one longer than ``most`` window pixels is set narrower.

        ``shade`` lays a dark strip beneath it, for words over cards.
        """
        text = self.assets.text(words, face, round(size * self.pixels), colour)
        full = text.get_width()
        if most is not None:
            text = narrowed(text, most)
        wanted = text.get_rect(center=(round(at[0]), round(at[1])))
        rect = wanted.clamp(self.surface.get_rect())
        self.texts.append(Text(words, rect, text.get_width() < full, rect != wanted))
        if shade:
            self._shade(rect.inflate(round(16 * self.pixels), 0))
        return self.surface.blit(text, rect)

    def _shade(self, rect: pygame.Rect) -> None:
        strip = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(strip, (*SOOT, 205), strip.get_rect(), border_radius=rect.height // 2)
        self.surface.blit(strip, rect)
