"""What stands for each table on the map: who sits there first, dark until it opens, beaten once it is won."""

from dataclasses import dataclass

import pygame

from engine.assets import Assets
from engine.layout import Point
from engine.theme import FLAME, SOOT
from saves.descent import NIGHT, Spot, Way, table_at
from scenes.descent.pit import shine
from scenes.faces import Look, picture

LOCK, CANDLE = "tokens/lock.svg", "tokens/candle.svg"
BADGE = 0.44
"""How high the small picture is that says whether a table is closed or won, as a share of its place."""
DIM = (58, 54, 60, 255)
"""What pictures of closed tables are multiplied by."""


@dataclass(frozen=True, slots=True)
class Token:
    """A table on the map, and where it is in the window."""

    spot: Spot
    rect: pygame.Rect

    @property
    def centre(self) -> Point:
        """In window pixels."""
        return self.rect.center


def paint_lights(surface: pygame.Surface, tokens: list[Token], way: Way) -> None:
    """The light of candles about what is won, and of embers about what stands open."""
    for token in tokens:
        if token.spot in way.won:
            shine(surface, token.centre, token.rect.width * 2.2, (96, 62, 20))
        elif way.is_open(token.spot):
            shine(surface, token.centre, token.rect.width * 2.6, (150, 62, 22))


def paint_token(surface: pygame.Surface, assets: Assets, token: Token, way: Way, *, chosen: bool) -> None:
    """One table; a bright ring marks the one that is told of beside the map."""
    is_open, is_won = way.is_open(token.spot), token.spot in way.won
    image = assets.picture(_picture(token.spot, way), *token.rect.size)
    if not is_open:
        image = dark(image)
    if chosen:
        reach = token.rect.width * 0.545
        pygame.draw.aacircle(surface, SOOT, token.centre, reach + 3)
        pygame.draw.aacircle(surface, FLAME, token.centre, reach)
        pygame.draw.aacircle(surface, SOOT, token.centre, reach - max(3.0, token.rect.width * 0.035))
    surface.blit(image, token.rect)
    if not is_open:
        paint_badge(surface, assets, token.rect, LOCK)
    elif is_won:
        paint_badge(surface, assets, token.rect, CANDLE)


def dark(image: pygame.Surface) -> pygame.Surface:
    """A picture of what is closed."""
    darker = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    darker.blit(image, (0, 0))
    darker.fill(DIM, None, pygame.BLEND_RGBA_MULT)
    return darker


def _picture(spot: Spot, way: Way) -> str:
    if spot == NIGHT:
        return "tokens/night.svg"
    look = Look.BEATEN if spot in way.won else Look.RESTING
    return picture(table_at(spot).opponents[0].name.lower(), look)


def paint_badge(surface: pygame.Surface, assets: Assets, rect: pygame.Rect, path: str) -> None:
    """A small picture at the lower right of a place."""
    high = round(rect.height * BADGE)
    badge = assets.picture(path, round(high * assets.aspect(path)), high)
    surface.blit(badge, badge.get_rect(center=(rect.right - high // 5, rect.bottom - high // 3)))
