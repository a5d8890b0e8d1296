"""Press feedback: a card that is taken up and a button that is pressed snap, with a quiet sound."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import pygame

from engine.commands import Point
from engine.easing import linear
from engine.motion import snap
from engine.sound import Channel, Sound
from engine.sprites import CardSprite
from engine.timeline import Timeline
from engine.ui.shapes import light_up
from scenes.table.view.view_model import Button

SNAP: Final = 190.0
"""Milliseconds until what was touched is at rest again."""
DIP: Final = 90.0
"""Design pixels that a button would dip if it snapped together altogether."""


@dataclass(slots=True)
class PressFeedback:
    """The snap of a pressed card or button; nobody waits for it."""

    timeline: Timeline
    sound: Sound
    _pressed: str = ""
    """The label of the button that was pressed last, or is held down."""
    _share: float = 1.0
    """The share of its snap that is over."""
    _deep: int = 0
    """Pixels that it was seen dipped last."""

    def card(self, sprite: CardSprite) -> None:
        """Snap a card that is taken up."""
        self.sound.play("touch", Channel.CARDS)
        self.timeline.add(0, SNAP, partial(_snap, sprite, sprite.course), linear)

    def feel(self, event: pygame.event.Event, button_at: Callable[[Point], Button | None]) -> bool:
        """Keep a button down while the mouse presses it; return True if one goes down or up."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                button = button_at(event.pos)
                self._pressed, self._share = (button.label, 0.0) if button is not None else ("", 1.0)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT and self._pressed:
                self._share = 1.0
            case _:
                return False
        return True

    def button(self, button: Button) -> None:
        """Snap a pressed button; it lights up before anything comes of it."""
        light_up(button.rect.move(0, self._deep if button.label == self._pressed else 0))
        self.sound.play("touch", Channel.TABLE)
        self._pressed = button.label
        self.timeline.add(0, SNAP, self._dip, linear)

    def dipped(self, buttons: Sequence[Button], pixels: float) -> list[Button]:
        """Return the buttons where they are seen just now."""
        deep = self._deep = round((1 - snap(self._share)) * DIP * pixels)
        return [
            replace(button, rect=button.rect.move(0, deep)) if button.label == self._pressed else button
            for button in buttons
        ]

    def _dip(self, share: float) -> None:
        self._share = share


def _snap(sprite: CardSprite, course: int, share: float) -> None:
    """Make a card a little smaller and let it spring back, unless it is sent elsewhere meanwhile."""
    if sprite.course == course and not sprite.aloft:
        full = sprite.drawn_at or sprite.height
        sprite.drawn_at = full if share < 1 else 0.0
        sprite.height = full * snap(share)
