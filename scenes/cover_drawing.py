"""Draws what stands for a game on the menu: its felt, and some of its own cards in a fan."""

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from engine.assets import Assets, MissingAsset
from engine.felt import Cloth, lay
from engine.layout import BadMap
from engine.sprites import CardSprite, draw
from engine.theme import BRASS, HIDE, SOOT, Colour
from game.cards import Card, Deck, Taste
from game.catalog import GAMES
from scenes.cover_shapes import CORNER, Wanted, outline, shape
from scenes.table.ground import map_for

TALL: Final = 0.74
"""Height of a card, as a share of the cover's at the most."""
TURN: Final = 13.0
"""Degrees that the outer cards are turned."""
USUAL: Final = 3
"""Cards shown of a deck for which no game says more."""


def drawing(
    cover: pygame.Surface, wanted: Wanted, tastes: frozenset[Taste], assets: Assets, pixels: float
) -> Iterator[None]:
    """Draw a cover step by step: the table, then card after card."""
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
    edge = shape(size, corner)
    for sprite in sprites:
        draw(cover, [sprite], assets)
        cover.blit(edge, (0, 0), None, pygame.BLEND_RGBA_MIN)
        yield


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
    cover.blit(shape(size, corner), (0, 0), None, pygame.BLEND_RGBA_MIN)
    inset = 2 * max(2, corner // 3)
    inlay = outline((size[0] - inset, size[1] - inset), accent, corner - inset // 2, max(1.0, corner / 14))
    inlay.set_alpha(150)
    cover.blit(inlay, (inset // 2, inset // 2))
