"""Card sprites: plain data that tweens change, their drawing, and cached pictures of groups at rest."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import count
from math import cos, radians, sin
from typing import NamedTuple

import pygame

from engine.assets import Assets
from engine.motion import Pose
from engine.theme import BONE, EMBER, FLAME, Colour

DIMMING = 105
"""Darkening of a card that can't be played, of 255."""
HEIGHT_STEP, ANGLE_STEP, SHADOW_STEP = 2, 2, 6
"""Steps of height in pixels, of angle in degrees and of a shadow's height, for pictures of a moving card."""
HIT_MARGIN = 6
"""Pixels around a card that still count as a hit on it."""


class Glow(Enum):
    """The highlights of a card's edge."""

    NONE = auto()
    LEGAL = auto()
    REACHED = auto()
    """It has the keyboard focus, but isn't picked up."""
    CHOSEN = auto()
    """It is picked up or hovered."""
    DIM = auto()


class CardEdge(NamedTuple):
    """The coloured edge of a card; widths are shares of the card's height."""

    colour: Colour
    width: float
    bright: float = 0
    """The width of the outer band that is bright while the rest is dark; 0 if all of it is bright."""


EDGES = {
    Glow.LEGAL: CardEdge(EMBER, 0.018),
    Glow.REACHED: CardEdge(BONE, 0.052, 0.026),
    Glow.CHOSEN: CardEdge(FLAME, 0.041),
}

UNEVENNESS = 0.06
"""The share of a card's height by which neighbours in a hand may lie higher or lower."""


@dataclass(slots=True)
class CardSprite:
    """A card on screen. Lengths are window pixels, angles degrees counter-clockwise."""

    card: int | None
    """None while it is hidden from the viewer."""
    front: str | None
    """The picture of its face, or None while it is hidden from the viewer."""
    back: str
    x: float = 0.0
    """The centre is at ``x`` and ``y``."""
    y: float = 0.0
    height: float = 100.0
    angle: float = 0.0
    lean: float = 0.0
    """Extra degrees that it is drawn at for a moment; hits ignore them."""
    flip: float = 1.0
    """The share of its width that faces the viewer: 0 is edge on, 1 is full."""
    face_up: bool = False
    lift: float = 0.0
    """The distance it is drawn above its place."""
    target_lift: float = 0.0
    """The ``lift`` it will have once it has finished rising or sinking."""
    rise_id: int = 0
    """Number of times ``target_lift`` was set; a tween of an earlier rise stops."""
    glow: Glow = Glow.NONE
    overlay: str = ""
    """A picture drawn across the card, such as a chain."""
    travel_picture: str = ""
    """A picture that replaces its own while it moves, or an empty string."""
    casts_shadow: bool = True
    """True if it casts a shadow; in a pile only the lowest visible card does."""
    move_id: int = 0
    """Number of times it was sent somewhere; a tween of an earlier journey stops."""
    flip_id: int = 0
    """Number of times it was turned over; an earlier flip stops."""
    in_flight: bool = False
    """True while it moves to another place."""
    picture_height: float = 0.0
    """The height of the picture that is scaled while it grows or shrinks; 0 if it has its own."""
    z: int = 0
    """Cards with a larger number are drawn on top."""
    gliding: bool = False
    """True while it shifts a little within its pile, which allows angles to be rounded more coarsely."""
    in_front: bool = False
    """True if it is drawn in front of all others; its place and its hit area stay the same."""

    @property
    def picture(self) -> str:
        """The picture of the visible side."""
        return self.travel_picture or (self.front if self.face_up and self.front is not None else self.back)

    @property
    def pose(self) -> Pose:
        """The pose of the card on the table, or on its way."""
        return Pose(self.x, self.y, self.angle)

    @pose.setter
    def pose(self, pose: Pose) -> None:
        self.x, self.y, self.angle = pose.x, pose.y, pose.angle

    @property
    def drawn_pose(self) -> Pose:
        """The pose in which the card is drawn, with its lift."""
        return Pose(self.x, self.y - self.lift, self.angle)

    def settle_at(self, pose: Pose, height: float) -> None:
        """Place the card at a pose at once, ending any motion."""
        self.pose, self.flip, self.height = pose, 1.0, height
        self.reset_look()
        self.picture_height, self.in_flight, self.gliding, self.travel_picture = 0.0, False, False, ""
        self.move_id += 1

    def until_sent(self, apply: Callable[[float], None]) -> Callable[[float], None]:
        """Return a change over time that stops once the card is sent somewhere else."""
        move_id = self.move_id

        def apply_here(share: float) -> None:
            if self.move_id == move_id:
                apply(share)

        return apply_here

    def reset_look(self) -> None:
        """Reset the card to its resting state: not lifted, not highlighted and in its usual order."""
        self.raise_by(0.0)
        self.glow, self.in_front = Glow.NONE, False

    def stop_turning(self) -> None:
        """Lie flat, and stop any flip."""
        self.flip = 1.0
        self.flip_id += 1

    def raise_by(self, lift: float) -> None:
        """Raise the card by ``lift`` at once."""
        self.lift = self.target_lift = lift
        self.lean = 0.0
        self.rise_id += 1


def draw(surface: pygame.Surface, sprites: Sequence[CardSprite], assets: Assets) -> None:
    """Draw cards with their shadows, lowest first."""
    ordered = sorted(sprites, key=lambda sprite: (sprite.in_front, sprite.z))
    for index, sprite in enumerate(ordered):
        _draw_one(surface, sprite, ordered[index + 1 :], assets)


def size_of(sprite: CardSprite, assets: Assets) -> tuple[int, int]:
    """Return a card's width and height in whole pixels."""
    return round(sprite.height * assets.aspect(sprite.picture)), round(sprite.height)


def bounds_of(sprite: CardSprite, assets: Assets) -> pygame.Rect:
    """Return the upright bounding rectangle of a card at its angle."""
    width, height = size_of(sprite, assets)
    across, upright = abs(cos(radians(sprite.angle))), abs(sin(radians(sprite.angle)))
    room = pygame.Rect(
        0, 0, round(width * across + height * upright), round(height * across + width * upright)
    )
    room.center = round(sprite.x), round(sprite.y - sprite.lift)
    return room


def pixels_key(sprite: CardSprite) -> Hashable:
    """Return everything that a card's pixels depend on."""
    turned = sprite.angle + sprite.lean
    place = (sprite.x, sprite.y, sprite.lift, sprite.height, turned, sprite.flip, sprite.picture_height)
    return sprite.picture, place, sprite.glow, sprite.overlay, sprite.casts_shadow, sprite.gliding, sprite.z


def drawn_area(sprites: Sequence[CardSprite], assets: Assets) -> pygame.Rect:
    """Return a rectangle that covers all pixels of some cards, with shadows and edges."""
    rooms = []
    for sprite in sprites:
        around = size_of(sprite, assets)[0] / 2 + sprite.lift + 6
        rooms.append(bounds_of(sprite, assets).inflate(around, around))
    return rooms[0].unionall(rooms[1:])


def edge_of(glow: Glow, size: tuple[int, int], degrees: int, assets: Assets) -> pygame.Surface:
    """Return the bright edge around a card, to be drawn beneath it."""
    edge = EDGES[glow]
    reach = 2 * max(2, round(size[1] * edge.width))
    return assets.edge(size[0] + reach, size[1] + reach, degrees, edge.colour, round(size[1] * edge.bright))


def contains(sprite: CardSprite, point: tuple[int, int], assets: Assets) -> bool:
    """True if a point is on a card, or nearly."""
    width, height = size_of(sprite, assets)
    across, down = point[0] - sprite.x, point[1] - (sprite.y - sprite.lift)
    turn = radians(sprite.angle)
    along = across * cos(turn) - down * sin(turn)
    upright = across * sin(turn) + down * cos(turn)
    return abs(along) <= width / 2 + HIT_MARGIN and abs(upright) <= height / 2 + HIT_MARGIN + sprite.lift


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
    dimmed = DIMMING if sprite.glow is Glow.DIM else 0
    picture = _picture(sprite, (width, height), dimmed, assets)
    if sprite.flip < 1:
        picture = pygame.transform.scale(
            picture, (max(1, round(picture.get_width() * sprite.flip)), picture.get_height())
        )
    centre = (round(sprite.x), round(sprite.y - sprite.lift))
    if sprite.casts_shadow and not sprite.travel_picture and sprite.flip > 0.5 and height > 60:
        shadow = _shadow(sprite, (width, height), assets)
        drop = round(height * 0.02 + sprite.lift * 0.25)
        surface.blit(shadow, shadow.get_rect(center=(centre[0] + drop // 2, centre[1] + drop)))
    if sprite.glow in EDGES and sprite.flip >= 1:
        edge = edge_of(sprite.glow, (width, height), _degrees(sprite), assets)
        corner = edge.get_rect(center=centre)
        over = next(iter(above), None)
        if over is not None and corner.colliderect(bounds_of(over, assets)):
            edge = _without(edge, corner, sprite, over, assets)
        surface.blit(edge, corner)
    at = picture.get_rect(center=centre)
    surface.blit(picture, at)
    if sprite.glow in EDGES and sprite.flip >= 1:
        unlit = (over for over in above if over.glow is not sprite.glow)
        if hiding := [over for over in unlit if at.colliderect(bounds_of(over, assets))]:
            surface.blit(_seam(picture, at, sprite, hiding, assets), at)
    if sprite.overlay and sprite.flip >= 1:
        across = round(width * 1.06)
        band = assets.transformed(
            sprite.overlay, across, round(across / assets.aspect(sprite.overlay)), round(sprite.angle), dimmed
        )
        surface.blit(band, band.get_rect(center=centre))


def _without(
    edge: pygame.Surface, corner: pygame.Rect, sprite: CardSprite, over: CardSprite, assets: Assets
) -> pygame.Surface:
    """Return a bright edge without the part that a card on top covers, which would seem highlighted too.

    For a card that isn't raised, also remove the stray lines above, below and beyond the card on top.
    """
    rest = edge.copy()
    cut = assets.edge(*size_of(over, assets), _degrees(over), EDGES[sprite.glow].colour)
    at = cut.get_rect(center=(round(over.x) - corner.x, round(over.y - over.lift) - corner.y))
    strays = 0 if sprite.lift else round(sprite.height * UNEVENNESS)
    for down in {-strays, 0, strays}:
        rest.blit(cut, at.move(0, down), special_flags=pygame.BLEND_RGBA_SUB)
    if strays and over.x > sprite.x:
        rest.fill((0, 0, 0, 0), (at.centerx, 0, corner.width, corner.height))
    return rest


def _seam(
    picture: pygame.Surface, at: pygame.Rect, sprite: CardSprite, hiding: Sequence[CardSprite], assets: Assets
) -> pygame.Surface:
    """Return the bright edge along cards that cover part of this one, to complete its outline."""
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

    Each step is drawn once, also for a series of backs that move along the same path.
    """
    if not _scaled(sprite):
        return assets.transformed(sprite.picture, *size, _degrees(sprite), dimmed)
    height, degrees = _in_steps(sprite.height, HEIGHT_STEP), _in_steps(sprite.angle, ANGLE_STEP)
    return assets.scaled(sprite.picture, _full(sprite, assets), height, degrees, dimmed)


def _degrees(sprite: CardSprite) -> int:
    """Return its angle in whole degrees, in coarser steps while it glides, because turning is slow."""
    turned = sprite.angle + sprite.lean
    return _in_steps(turned, ANGLE_STEP) if sprite.gliding else round(turned)


def _shadow(sprite: CardSprite, size: tuple[int, int], assets: Assets) -> pygame.Surface:
    """Return the shadow, scaled like the picture; drawing one takes longer than the rest of the card."""
    if not _scaled(sprite):
        return assets.shadow(*size)
    return assets.scaled_shadow(_full(sprite, assets), _in_steps(sprite.height, SHADOW_STEP))


def _full(sprite: CardSprite, assets: Assets) -> tuple[int, int]:
    """Return the size of the picture that is scaled while a card moves."""
    return round(sprite.picture_height * assets.aspect(sprite.picture)), round(sprite.picture_height)


def _in_steps(value: float, step: int) -> int:
    return step * round(value / step)


def _scaled(sprite: CardSprite) -> bool:
    return bool(sprite.picture_height) and sprite.picture_height != sprite.height


@dataclass(slots=True)
class CachedGroup:
    """The last drawn state of a group of cards."""

    cards: Hashable
    """Everything that the pixels of its cards depend on."""
    rect: pygame.Rect
    """The part of the screen that the cards can touch."""
    beneath: tuple[Hashable, ...] | None = None
    number: int = 0
    """A number that changes when the group, or anything beneath it, looks different."""
    picture: pygame.Surface | None = None
    """Its part of the screen, opaque; copied after a frame without changes."""


class StaticLayer:
    """Draws groups of cards, and caches a picture of those at rest with everything beneath them."""

    def __init__(self) -> None:
        self._groups: dict[int, CachedGroup] = {}
        self._numbers = count(1)

    def forget(self) -> None:
        """Forget all pictures, because the background has changed."""
        self._groups.clear()

    def draw(
        self,
        surface: pygame.Surface,
        groups: Sequence[Sequence[CardSprite]],
        ground: Sequence[tuple[pygame.Rect, Hashable]],
        assets: Assets,
    ) -> list[CardSprite]:
        """Draw every group, lowest first, then the cards in front; return the cards in flight, undrawn.

        ``groups`` are the same at each call, though their cards may change. ``ground`` lists the parts of the
        background that change, with everything that their pixels depend on.
        """
        rects, below = [rect for rect, _ in ground], [each for _, each in ground]
        above: list[CardSprite] = []
        for place, group in enumerate(groups):
            lying = [sprite for sprite in group if not (sprite.in_flight or sprite.in_front)]
            if len(lying) < len(group):
                above += [sprite for sprite in group if sprite.in_flight or sprite.in_front]
            if lying:
                cached = self._seen(place, lying, assets)
                under = tuple([below[index] for index in cached.rect.collidelistall(rects)])
                self._draw(surface, cached, lying, under, assets)
                rects.append(cached.rect)
                below.append(cached.number)
        draw(surface, [sprite for sprite in above if not sprite.in_flight], assets)
        return [sprite for sprite in above if sprite.in_flight]

    def _seen(self, place: int, lying: Sequence[CardSprite], assets: Assets) -> CachedGroup:
        """Return the cached state of a group, or a new one if its cards have changed."""
        cards = tuple(map(pixels_key, lying))
        cached = self._groups.get(place)
        if cached is None or cached.cards != cards:
            cached = self._groups[place] = CachedGroup(cards, drawn_area(lying, assets))
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
