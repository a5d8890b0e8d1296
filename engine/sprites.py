"""Cards on the screen: plain data that tweens change, how it is drawn, and pictures of those that lie."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import count
from math import cos, radians, sin
from typing import NamedTuple

import pygame

from engine.assets import Assets
from engine.motion import Pose
from engine.theme import BONE, EMBER, FLAME, Colour

DIMMED = 105
"""The darkening of a card that cannot be played, of 255."""
GROWS, LEAN, SOFT = 2, 2, 6
"""Pixels of height, and degrees, from one picture of a card on its way to the next; pixels for its shadow."""
SLACK = 6
"""Pixels around a card that still count as the card."""


class Glow(Enum):
    """The kinds of a card's edge."""

    NONE = auto()
    LEGAL = auto()
    REACHED = auto()
    """It has the keyboard's focus, but isn't picked up."""
    CHOSEN = auto()
    """It is picked up or hovered."""
    DIM = auto()


class CardEdge(NamedTuple):
    """The edge that marks a card; widths are shares of the card's height."""

    colour: Colour
    width: float
    bright: float = 0
    """The width of the outer band that is bright where the rest is dark; 0 where all of it is bright."""


EDGES = {
    Glow.LEGAL: CardEdge(EMBER, 0.018),
    Glow.REACHED: CardEdge(BONE, 0.052, 0.026),
    Glow.CHOSEN: CardEdge(FLAME, 0.041),
}

STRAYS = 0.06
"""The share of a card's height by which neighbours in a hand may lie higher or lower."""


@dataclass(slots=True)
class CardSprite:
    """One card on the screen. Lengths are window pixels, angles degrees counter-clockwise."""

    card: int | None
    """None while the viewer may not know it."""
    front: str | None
    """The picture of its face, None while the viewer may not see it."""
    back: str
    x: float = 0.0
    """Of the centre."""
    y: float = 0.0
    height: float = 100.0
    angle: float = 0.0
    lean: float = 0.0
    """Degrees more that it is drawn with, for a moment; what is hit there stays the same."""
    flip: float = 1.0
    """The share of the visible side turned towards the viewer: 0 edge on, 1 full."""
    face_up: bool = False
    lift: float = 0.0
    """The distance it is drawn above its place."""
    due: float = 0.0
    """The distance it is to be raised, once it has risen or sunk there."""
    rises: int = 0
    """Counts how often that changed: an older tween leaves it alone."""
    glow: Glow = Glow.NONE
    overlay: str = ""
    """A picture that lies across the card, such as a chain."""
    guise: str = ""
    """The picture as which it is seen on its way, if not its own."""
    grounded: bool = True
    """True if it casts a shadow: in a heap only the lowest that is seen does."""
    journey: int = 0
    """Counts where it was sent: a tween of an earlier journey leaves it alone."""
    turning: int = 0
    """Counts how often it was turned over: an older flip leaves it alone."""
    aloft: bool = False
    """True if it is on its way to another place."""
    drawn_at: float = 0.0
    """The height of the picture that is scaled while it grows or shrinks; 0: it has its own."""
    z: int = 0
    """Cards with a larger number lie on top."""
    gliding: bool = False
    """True if it moves a little along its place: how far it leans is then no matter of a degree."""
    before: bool = False
    """True if it is drawn before all others; where it lies, and what is hit there, stays the same."""

    @property
    def picture(self) -> str:
        """The picture of the side that is seen."""
        return self.guise or (self.front if self.face_up and self.front is not None else self.back)

    @property
    def pose(self) -> Pose:
        """The pose in which the card lies, or is on its way."""
        return Pose(self.x, self.y, self.angle)

    @pose.setter
    def pose(self, pose: Pose) -> None:
        self.x, self.y, self.angle = pose.x, pose.y, pose.angle

    @property
    def drawn_pose(self) -> Pose:
        """The pose in which the card is drawn, raised from its place."""
        return Pose(self.x, self.y - self.lift, self.angle)

    def lie_at(self, pose: Pose, height: float) -> None:
        """Lie at a pose at once, wherever the card was on its way to."""
        self.pose, self.flip, self.height = pose, 1.0, height
        self.lie_low()
        self.drawn_at, self.aloft, self.gliding, self.guise = 0.0, False, False, ""
        self.journey += 1

    def lie_low(self) -> None:
        """Return to the state of a card nobody points at: unlit, and in its place behind others."""
        self.raise_by(0.0)
        self.glow, self.before = Glow.NONE, False

    def stop_turning(self) -> None:
        """Lie flat, whatever was about to turn it over."""
        self.flip = 1.0
        self.turning += 1

    def raise_by(self, lift: float) -> None:
        """Raise the card by ``lift`` at once."""
        self.lift = self.due = lift
        self.lean = 0.0
        self.rises += 1


def draw(surface: pygame.Surface, sprites: Sequence[CardSprite], assets: Assets) -> None:
    """Draw cards with their shadows, lowest first."""
    ordered = sorted(sprites, key=lambda sprite: (sprite.before, sprite.z))
    for index, sprite in enumerate(ordered):
        _draw_one(surface, sprite, ordered[index + 1 :], assets)


def size_of(sprite: CardSprite, assets: Assets) -> tuple[int, int]:
    """Return a card's width and height in whole pixels."""
    return round(sprite.height * assets.aspect(sprite.picture)), round(sprite.height)


def room_of(sprite: CardSprite, assets: Assets) -> pygame.Rect:
    """Return the upright rectangle around a card as it lies, across or aslant."""
    width, height = size_of(sprite, assets)
    across, upright = abs(cos(radians(sprite.angle))), abs(sin(radians(sprite.angle)))
    room = pygame.Rect(
        0, 0, round(width * across + height * upright), round(height * across + width * upright)
    )
    room.center = round(sprite.x), round(sprite.y - sprite.lift)
    return room


def state_of(sprite: CardSprite) -> Hashable:
    """Return all that a card's pixels depend on."""
    turned = sprite.angle + sprite.lean
    place = (sprite.x, sprite.y, sprite.lift, sprite.height, turned, sprite.flip, sprite.drawn_at)
    return sprite.picture, place, sprite.glow, sprite.overlay, sprite.grounded, sprite.gliding, sprite.z


def reach_of(sprites: Sequence[CardSprite], assets: Assets) -> pygame.Rect:
    """Return the part of the screen that cards can touch, with shadows and edges, or a little more."""
    rooms = []
    for sprite in sprites:
        around = size_of(sprite, assets)[0] / 2 + sprite.lift + 6
        rooms.append(room_of(sprite, assets).inflate(around, around))
    return rooms[0].unionall(rooms[1:])


def edge_of(glow: Glow, size: tuple[int, int], degrees: int, assets: Assets) -> pygame.Surface:
    """Return the bright edge around a card of a size, which is drawn beneath it."""
    edge = EDGES[glow]
    reach = 2 * max(2, round(size[1] * edge.width))
    return assets.edge(size[0] + reach, size[1] + reach, degrees, edge.colour, round(size[1] * edge.bright))


def contains(sprite: CardSprite, point: tuple[int, int], assets: Assets) -> bool:
    """True if a point hits a card, or nearly."""
    width, height = size_of(sprite, assets)
    across, down = point[0] - sprite.x, point[1] - (sprite.y - sprite.lift)
    turn = radians(sprite.angle)
    along = across * cos(turn) - down * sin(turn)
    upright = across * sin(turn) + down * cos(turn)
    return abs(along) <= width / 2 + SLACK and abs(upright) <= height / 2 + SLACK + sprite.lift


def hit(sprites: Sequence[CardSprite], point: tuple[int, int], assets: Assets) -> CardSprite | None:
    """Return the topmost card at a point."""
    for sprite in sorted(sprites, key=lambda sprite: sprite.z, reverse=True):
        if contains(sprite, point, assets):
            return sprite
    return None


def _draw_one(
    surface: pygame.Surface, sprite: CardSprite, above: Sequence[CardSprite], assets: Assets
) -> None:
    width, height = size_of(sprite, assets)
    if width < 2 or height < 2:
        return
    dimmed = DIMMED if sprite.glow is Glow.DIM else 0
    picture = _picture(sprite, (width, height), dimmed, assets)
    if sprite.flip < 1:
        picture = pygame.transform.scale(
            picture, (max(1, round(picture.get_width() * sprite.flip)), picture.get_height())
        )
    centre = (round(sprite.x), round(sprite.y - sprite.lift))
    if sprite.grounded and not sprite.guise and sprite.flip > 0.5 and height > 60:
        shadow = _shadow(sprite, (width, height), assets)
        drop = round(height * 0.02 + sprite.lift * 0.25)
        surface.blit(shadow, shadow.get_rect(center=(centre[0] + drop // 2, centre[1] + drop)))
    if sprite.glow in EDGES and sprite.flip >= 1:
        edge = edge_of(sprite.glow, (width, height), _degrees(sprite), assets)
        corner = edge.get_rect(center=centre)
        over = next(iter(above), None)
        if over is not None and corner.colliderect(room_of(over, assets)):
            edge = _without(edge, corner, sprite, over, assets)
        surface.blit(edge, corner)
    at = picture.get_rect(center=centre)
    surface.blit(picture, at)
    if sprite.glow in EDGES and sprite.flip >= 1:
        unlit = (over for over in above if over.glow is not sprite.glow)
        if hiding := [over for over in unlit if at.colliderect(room_of(over, assets))]:
            surface.blit(_seam(picture, at, sprite, hiding, assets), at)
    if sprite.overlay and sprite.flip >= 1:
        across = round(width * 1.06)
        band = assets.varied(
            sprite.overlay, across, round(across / assets.aspect(sprite.overlay)), round(sprite.angle), dimmed
        )
        surface.blit(band, band.get_rect(center=centre))


def _without(
    edge: pygame.Surface, corner: pygame.Rect, sprite: CardSprite, over: CardSprite, assets: Assets
) -> pygame.Surface:
    """Return a bright edge but for where another card lies over it: else that would seem lit too.

    Of a card in its place nothing is left above and below the other either, nor beyond it: a stray line.
    """
    rest = edge.copy()
    cut = assets.edge(*size_of(over, assets), _degrees(over), EDGES[sprite.glow].colour)
    at = cut.get_rect(center=(round(over.x) - corner.x, round(over.y - over.lift) - corner.y))
    strays = 0 if sprite.lift else round(sprite.height * STRAYS)
    for down in {-strays, 0, strays}:
        rest.blit(cut, at.move(0, down), special_flags=pygame.BLEND_RGBA_SUB)
    if strays and over.x > sprite.x:
        rest.fill((0, 0, 0, 0), (at.centerx, 0, corner.width, corner.height))
    return rest


def _seam(
    picture: pygame.Surface, at: pygame.Rect, sprite: CardSprite, hiding: Sequence[CardSprite], assets: Assets
) -> pygame.Surface:
    """Return the bright edge along cards that hide a part of this one: what is seen has a whole rim."""
    seam = pygame.Surface(at.size, pygame.SRCALPHA)
    for over in hiding:
        edge = edge_of(sprite.glow, size_of(over, assets), _degrees(over), assets)
        seam.blit(edge, edge.get_rect(center=(round(over.x) - at.x, round(over.y - over.lift) - at.y)))
    shape = picture.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    seam.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return seam


def _picture(sprite: CardSprite, size: tuple[int, int], dimmed: int, assets: Assets) -> pygame.Surface:
    """Return the visible side, turned; while a card grows or shrinks, one picture of it is scaled.

    Each step of its way is drawn once: of many backs that go the same way one after another for all of them.
    """
    if not _scaled(sprite):
        return assets.varied(sprite.picture, *size, _degrees(sprite), dimmed)
    height, degrees = _in_steps(sprite.height, GROWS), _in_steps(sprite.angle, LEAN)
    return assets.scaled(sprite.picture, _full(sprite, assets), height, degrees, dimmed)


def _degrees(sprite: CardSprite) -> int:
    """Return by how much it is turned, in steps while it glides: to turn a picture takes a while."""
    turned = sprite.angle + sprite.lean
    return _in_steps(turned, LEAN) if sprite.gliding else round(turned)


def _shadow(sprite: CardSprite, size: tuple[int, int], assets: Assets) -> pygame.Surface:
    """Return the shadow, scaled likewise: a new one takes longer than all the rest of the card."""
    if not _scaled(sprite):
        return assets.shadow(*size)
    return assets.scaled_shadow(_full(sprite, assets), _in_steps(sprite.height, SOFT))


def _full(sprite: CardSprite, assets: Assets) -> tuple[int, int]:
    """Return the size of the picture that is scaled while a card moves."""
    return round(sprite.drawn_at * assets.aspect(sprite.picture)), round(sprite.drawn_at)


def _in_steps(value: float, step: int) -> int:
    return step * round(value / step)


def _scaled(sprite: CardSprite) -> bool:
    return bool(sprite.drawn_at) and sprite.drawn_at != sprite.height


@dataclass(slots=True)
class CachedGroup:
    """A group as it was seen last."""

    cards: Hashable
    """All that its cards' pixels depend on."""
    rect: pygame.Rect
    """The part of the screen that they can touch."""
    beneath: tuple[Hashable, ...] | None = None
    number: int = 0
    """A number that changes whenever the group, or anything beneath it, looks different."""
    picture: pygame.Surface | None = None
    """Its part of the screen, opaque; taken when nothing has changed for a frame."""


class StaticLayer:
    """Draws groups of cards, and keeps a picture of those that lie still, with all that lies beneath them."""

    def __init__(self) -> None:
        self._groups: dict[int, CachedGroup] = {}
        self._numbers = count(1)

    def forget(self) -> None:
        """Forget all pictures: the ground beneath the cards is another."""
        self._groups.clear()

    def draw(
        self,
        surface: pygame.Surface,
        groups: Sequence[Sequence[CardSprite]],
        ground: Sequence[tuple[pygame.Rect, Hashable]],
        assets: Assets,
    ) -> list[CardSprite]:
        """Draw every group, the lowest first, then what stands out; return the cards that fly, undrawn.

        ``groups`` are the same each time, though each may hold other cards. ``ground`` are the parts of what
        lies beneath that change, with all that their pixels depend on.
        """
        rects, below = [rect for rect, _ in ground], [each for _, each in ground]
        above: list[CardSprite] = []
        for place, group in enumerate(groups):
            lying = [sprite for sprite in group if not (sprite.aloft or sprite.before)]
            if len(lying) < len(group):
                above += [sprite for sprite in group if sprite.aloft or sprite.before]
            if lying:
                cached = self._seen(place, lying, assets)
                under = tuple([below[index] for index in cached.rect.collidelistall(rects)])
                self._draw(surface, cached, lying, under, assets)
                rects.append(cached.rect)
                below.append(cached.number)
        draw(surface, [sprite for sprite in above if not sprite.aloft], assets)
        return [sprite for sprite in above if sprite.aloft]

    def _seen(self, place: int, lying: Sequence[CardSprite], assets: Assets) -> CachedGroup:
        """Return the cached state of a group, a new one if its cards have changed."""
        cards = tuple(map(state_of, lying))
        cached = self._groups.get(place)
        if cached is None or cached.cards != cards:
            cached = self._groups[place] = CachedGroup(cards, reach_of(lying, assets))
        return cached

    def _draw(
        self,
        surface: pygame.Surface,
        cached: CachedGroup,
        lying: Sequence[CardSprite],
        beneath: tuple[Hashable, ...],
        assets: Assets,
    ) -> None:
        rect = cached.rect.clip(surface.get_rect())
        if cached.beneath != beneath:
            cached.beneath, cached.number, cached.picture = beneath, next(self._numbers), None
            draw(surface, lying, assets)
        elif cached.picture is None:
            draw(surface, lying, assets)
            cached.picture = surface.subsurface(rect).copy()
        else:
            surface.blit(cached.picture, rect)
