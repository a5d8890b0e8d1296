"""What stands for a game on the menu: a corner of its table, with some of its own cards.

A cover is drawn from the game's deck and table map, a card at a time, so that no page waits for it,
and kept for as long as it is wanted at that size.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter
from typing import Final, TypeAlias

import pygame

from engine.assets import Assets, MissingAsset
from engine.felt import Cloth, lay
from engine.grain import Size
from engine.sprites import CardSprite, draw
from engine.theme import BRASS, HIDE, SOOT, Colour
from game.cards import Card, Deck, Taste
from game.catalog import GAMES
from game.sign import Sign

FANNED: Final = (0.585, 0.975)
"""Where the cards lie, in shares of a cover's width; the rest is for words."""
TALL: Final = 0.74
"""Height of a card, as a share of the cover's at the most."""
TURN: Final = 13.0
"""Degrees that the outer cards are turned."""
CORNER: Final = 16
"""Design pixels."""
FINE: Final = 3
"""How much larger an edge is drawn than it is shown."""
FRAMES: Final = 6
"""Sizes and colours of edges that are kept."""
USUAL: Final = 3
"""Cards shown of a deck for which no game says more."""


DRAWING = 0.006
"""Seconds of one turn for covers that are not drawn yet."""
_Key: TypeAlias = tuple[str, Size, tuple[float, float], frozenset[Taste]]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A cover of a size in pixels; its cards lie between two shares of the width."""

    sign: Sign
    size: Size
    fanned: tuple[float, float] = FANNED


class Covers:
    """The covers that a page wants, as far as they are drawn."""

    def __init__(self, there: Callable[[str], bool] = lambda name: True) -> None:
        """``there`` tells of the id of a game whether its cover can be drawn yet."""
        self._there = there
        self._tastes: frozenset[Taste] = frozenset()
        self._drawn: dict[_Key, pygame.Surface] = {}
        self._steps: dict[_Key, Iterator[None]] = {}
        """What is still to be drawn; a key begins with the id of the game."""

    def want(self, assets: Assets, wanted: Sequence[Wanted], tastes: frozenset[Taste], pixels: float) -> None:
        """Keep what is wanted and begin what is missing; all else is given back.

        Args:
            assets: where pictures of cards are.
            wanted: what is to be drawn, the first first.
            tastes: how cards are liked.
            pixels: window pixels to a design pixel.
        """
        self._tastes = tastes
        keys = {_key(each, tastes): each for each in wanted}
        self._drawn = {key: cover for key, cover in self._drawn.items() if key in keys}
        self._steps = {key: steps for key, steps in self._steps.items() if key in keys}
        for key, each in keys.items():
            if key not in self._drawn:
                self._drawn[key] = cover = pygame.Surface(each.size, pygame.SRCALPHA)
                self._steps[key] = _drawing(cover, each, tastes, assets, pixels)

    def cover(self, wanted: Wanted) -> pygame.Surface:
        """As much of a wanted cover as is drawn."""
        return self._drawn[_key(wanted, self._tastes)]

    @property
    def busy(self) -> bool:
        """Whether something can be drawn now that is not drawn yet."""
        return self._next() is not None

    def draw_on(self, seconds: float) -> None:
        """Draw for so long, at least a step: one of each cover in turn."""
        end = perf_counter() + seconds
        while (key := self._next()) is not None:
            steps = self._steps.pop(key)
            if next(steps, self) is None:
                self._steps[key] = steps
            if perf_counter() >= end:
                return

    def _next(self) -> _Key | None:
        """The cover to be drawn on next."""
        return next((key for key in self._steps if self._there(key[0])), None)


def _key(wanted: Wanted, tastes: frozenset[Taste]) -> _Key:
    return wanted.sign.id, wanted.size, wanted.fanned, tastes


def _drawing(
    cover: pygame.Surface, wanted: Wanted, tastes: frozenset[Taste], assets: Assets, pixels: float
) -> Iterator[None]:
    """Draw a cover step by step: the table, then card after card."""
    from engine.layout import BadMap
    from scenes.table.ground import map_for

    game, size, corner = GAMES[wanted.sign.id], wanted.size, round(CORNER * pixels)
    options, seats = game.options(), game.seats[0]
    try:
        table = map_for(assets, game.map, game.places(options, seats))
        _lay_ground(cover, table.felt, table.accent, corner)
    except (BadMap, MissingAsset):
        _lay_ground(cover, HIDE, BRASS, corner)
    yield
    deck = game.deck(options, seats)
    sprites = fanned(cards_of(game.cover, deck), deck, tastes, assets, wanted)
    edge = _shape(size, corner)
    for sprite in sprites:
        draw(cover, [sprite], assets)
        cover.blit(edge, (0, 0), None, pygame.BLEND_RGBA_MIN)
        yield


@lru_cache(FRAMES)
def frame(size: Size, colour: Colour, pixels: float) -> pygame.Surface:
    """The edge of a cover, without steps in its corners."""
    return _outline(size, colour, round(CORNER * pixels), max(1.2, 2 * pixels))


def _outline(size: Size, colour: Colour, corner: int, thick: float) -> pygame.Surface:
    """An outline as thick as so many pixels, drawn larger and brought down."""
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.rect(large, colour, large.get_rect(), max(1, round(thick * FINE)), corner * FINE)
    return pygame.transform.smoothscale(large, size)


@lru_cache(FRAMES)
def _shape(size: Size, corner: int) -> pygame.Surface:
    """White where a cover is, with the same soft corners."""
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    pygame.draw.rect(large, (255, 255, 255), large.get_rect(), border_radius=corner * FINE)
    return pygame.transform.smoothscale(large, size)


def cards_of(codes: str, deck: Deck) -> list[Card]:
    """The cards of a cover; the highest of a deck where a game names none."""
    if codes:
        return deck.cards(codes)
    return sorted(range(len(deck)), key=lambda card: deck.faces[card].rank)[-USUAL:]


def fanned(
    cards: Sequence[Card], deck: Deck, tastes: frozenset[Taste], assets: Assets, wanted: Wanted
) -> list[CardSprite]:
    """Cards in a fan on their part of a cover."""
    arts = [f"cards/{deck.art(card, tastes)}.svg" for card in cards]
    size = wanted.size
    left, right = (size[0] * share for share in wanted.fanned)
    aspect = assets.aspect(arts[0])
    height = min(size[1] * TALL, (right - left) / aspect / 1.9)
    reach = min((right - left - height * aspect * 1.2) / 2, height * aspect * 0.5 * (len(cards) - 1))
    sprites = []
    for index, (card, art) in enumerate(zip(cards, arts, strict=True)):
        aside = 2 * index / max(1, len(cards) - 1) - 1
        sprites.append(
            CardSprite(
                card,
                art,
                "",
                x=(left + right) / 2 + aside * reach,
                y=size[1] * 0.52 + aside * aside * height * 0.06,
                height=height,
                angle=-aside * TURN,
                face_up=True,
                z=index,
            )
        )
    return sprites


def _lay_ground(cover: pygame.Surface, felt: Colour, accent: Colour, corner: int) -> None:
    """The felt, darker where words stand, and an inlay along its edge."""
    size = cover.get_size()
    ground = pygame.Surface(size)
    lay(ground, felt, Cloth.BAIZE)
    shade = pygame.Surface((2, 1), pygame.SRCALPHA)
    shade.set_at((0, 0), (*SOOT, 215))
    shade.set_at((1, 0), (*SOOT, 0))
    ground.blit(pygame.transform.smoothscale(shade, (round(size[0] * 1.2), size[1])), (0, 0))
    cover.blit(ground, (0, 0))
    cover.blit(_shape(size, corner), (0, 0), None, pygame.BLEND_RGBA_MIN)
    inset = 2 * max(2, corner // 3)
    inlay = _outline((size[0] - inset, size[1] - inset), accent, corner - inset // 2, max(1.0, corner / 14))
    inlay.set_alpha(150)
    cover.blit(inlay, (inset // 2, inset // 2))
