"""The unwrapping of a prize of the Descent over the end page: a lock breaks, and there is the prize."""

from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from engine.app import App, Scene
from engine.assets import Assets
from engine.commands import Activated, Cancelled, Clicked
from engine.felt import draw_cloth, felt
from engine.input import Input
from engine.motion import ease_out, jolt, linear, spring, there_and_back
from engine.particles import Particles
from engine.sound import Channel, rising
from engine.theme import BONE, BRASS, FLAME, LARGE, OUTCOME, OXBLOOD, Typeface
from engine.timeline import Timeline
from game.contract.descent import Gift, GiftKind
from scenes.backs import DRAWN_AS
from scenes.players import Expression, picture

DARKNESS: Final = 0.74
"""The share of the page's light that is taken away."""
LOCK_DROPS, LOCK_TUGS, LOCK_BREAKS, END = 240.0, (620.0, 860.0, 1040.0), 1240.0, 3900.0
"""Milliseconds until the lock drops, is tugged and breaks, and until the end."""
DARKEN_TIME, PRIZE_TIME = 260.0, 380.0
"""Milliseconds that the page takes to darken, and the prize to appear."""
LOCK, LOCK_WIDTH, TUG_ANGLE = "tokens/lock.svg", 250.0, 9.0
"""Picture of the lock, its width in design pixels, and degrees by which a tug turns it."""
PRIZE_SIZE: Final = (300.0, 420.0)
"""Width and height of the prize, in design pixels."""


@dataclass(frozen=True, slots=True)
class Prize:
    """A gift that was won, with a title and a line about it."""

    title: str
    words: str
    gift: Gift


class PrizeScene(Scene):
    """The unwrapping of a prize. It ends by itself, or at any click or key."""

    def __init__(self, prize: Prize, *, shakes: bool) -> None:
        self._prize, self._shakes = prize, shakes
        self._timeline, self._particles, self._input = Timeline(), Particles(), Input()
        self._darkened = self._angle = self._prize_shown = 0.0
        self._lock_size = 0.0
        """The size of the lock, as a share of its full size; 0 if there is none."""

    def enter(self, app: App) -> None:
        """Keep a picture of the page behind, and schedule the animation."""
        self.app, self._behind = app, app.surface.copy()
        self._gift = draw_gift(app.assets, self._prize.gift, self._size(PRIZE_SIZE))
        size, text = app.text_scale, app.assets.text
        self._lines = (
            text(self._prize.title, Typeface.DISPLAY, round(OUTCOME * size), FLAME),
            text(self._prize.words, Typeface.TEXT, round(LARGE * size), BONE),
        )
        add, call = self._timeline.add, self._timeline.call
        add(0, DARKEN_TIME, self._darken)
        add(LOCK_DROPS, 160, self._drop_lock)
        call(LOCK_DROPS + 150, partial(self._sound, "slam"))
        for step, late in enumerate(LOCK_TUGS):
            add(late, 130, self._tug_lock, linear)
            call(late, partial(self._sound, rising(2 * step)))
        call(LOCK_BREAKS, self._break)
        add(LOCK_BREAKS, PRIZE_TIME, self._show_prize, linear)
        call(END, self.app.stack.pop)

    def resume(self) -> None:
        """End the scene if the size of the window has changed."""
        if self._behind.get_size() != self.app.surface.get_size():
            self.app.stack.pop()

    def _darken(self, share: float) -> None:
        self._darkened = share

    def _drop_lock(self, share: float) -> None:
        self._lock_size = 1.8 - 0.8 * share

    def _tug_lock(self, share: float) -> None:
        self._angle = TUG_ANGLE * there_and_back(share)

    def _show_prize(self, share: float) -> None:
        self._prize_shown = share

    def _break(self) -> None:
        """Break the lock in a shower of sparks."""
        box_scale, around = self.app.box_scale, self._gift.get_rect(center=self._middle)
        self._particles.shatter(self._lock_picture(), self._middle, 1.5 * box_scale)
        self._particles.blast(70, around, 1.3 * box_scale)
        for name in ("crack", "flare", "bell"):
            self._sound(name)
        self._lock_size = 0.0

    def _sound(self, name: str) -> None:
        self.app.sound.play(name, Channel.TABLE)

    def update(self, milliseconds: float) -> None:
        """Advance the sparks and the animation."""
        self.stale = True
        self._particles.update(milliseconds)
        self._timeline.update(milliseconds)

    def handle(self, event: pygame.event.Event) -> None:
        """End the scene at a click, Enter or Esc."""
        if isinstance(self._input.read(event), Clicked | Activated | Cancelled):
            self.app.stack.pop()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the darkened page, the lock or the prize, and the words below it."""
        left = round(255 * (1 - DARKNESS * self._darkened))
        surface.blit(self._behind, (0, 0))
        surface.fill((left, left, left), None, pygame.BLEND_RGB_MULT)
        if self._lock_size:
            lock = pygame.transform.rotozoom(self._lock_picture(), self._angle, self._lock_size)
            surface.blit(lock, lock.get_rect(center=self._middle))
        if self._prize_shown:
            size = 0.3 + 0.7 * spring(self._prize_shown)
            gift = pygame.transform.smoothscale_by(self._gift, size)
            surface.blit(gift, gift.get_rect(center=self._middle))
            below = self._middle[1] + gift.get_height() // 2
            for line in self._lines:
                stamped = pygame.transform.smoothscale_by(line, 1 + 0.6 * (1 - ease_out(self._prize_shown)))
                surface.blit(stamped, stamped.get_rect(midtop=(self._middle[0], below)))
                below += round(1.15 * line.get_height())
        self._particles.draw(surface, self.app.assets)
        since = (self._timeline.now - LOCK_BREAKS) / PRIZE_TIME
        if self._shakes and 0 < since < 1:
            surface.scroll(*map(round, jolt(since, 10 * self.app.box_scale, 0.0, 1.0)))

    @property
    def _middle(self) -> tuple[int, int]:
        width, height = self.app.surface.get_size()
        return width // 2, round(0.42 * height)

    def _size(self, design: tuple[float, float]) -> tuple[int, int]:
        return round(design[0] * self.app.box_scale), round(design[1] * self.app.box_scale)

    def _lock_picture(self) -> pygame.Surface:
        assets = self.app.assets
        return assets.picture(LOCK, *self._size((LOCK_WIDTH, LOCK_WIDTH / assets.aspect(LOCK))))


def draw_gift(assets: Assets, gift: Gift, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture of a gift, in window pixels."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    if gift.kind is GiftKind.FELT:
        chosen = felt(gift.id)
        top = pygame.Surface((size[0], round(size[1] * 0.9)))
        draw_cloth(top, chosen.colour or OXBLOOD, chosen.cloth)
        pygame.draw.rect(top, BRASS, top.get_rect(), max(1, size[1] // 100))
        surface.blit(top, (0, round(size[1] * 0.05)))
        return surface
    if gift.kind is GiftKind.FACE:
        path = picture(gift.id, Expression.GLAD)
    else:
        path = f"cards/{next(iter(DRAWN_AS.values())).format(gift.id)}.svg"
    aspect = assets.aspect(path)
    high = min(size[1], round(size[0] / aspect))
    image = assets.picture(path, round(high * aspect), high)
    surface.blit(image, image.get_rect(center=(size[0] // 2, size[1] // 2)))
    return surface
