"""Looking closely: one card large with what it does, or a whole open pile laid out."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Any, Final, TypeAlias

import pygame

from engine.commands import Activated, Cancelled, Clicked, LookedAt, Typed
from engine.layout import Spread
from engine.sprites import CardSprite
from engine.theme import ASH, BODY, BONE, FLAME, SMALL, SOOT, Typeface
from game.cards import Card
from game.contract.rules import View
from game.contract.words import Words
from game.sentences import Cast, plural
from scenes.table.view.board import Board
from scenes.table.view.text_renderer import TextRenderer

CLOSING = Clicked | Activated | Cancelled | LookedAt | Typed
"""Commands that close a close-up."""

DARK: Final = 244
"""Alpha of the shade over the table."""
CLOSES: Final = 30.0
"""Design pixels from the top of the window to the middle of the line that says how to come back."""
AnyWords: TypeAlias = Words[Any, Any]
"""The words of some game."""


@dataclass(frozen=True, slots=True)
class LargeCard:
    """A large card over a darkened table."""

    picture: str
    name: str
    does: str

    def draw(self, renderer: TextRenderer) -> None:
        """Draw the card, its name and what it does."""
        surface = renderer.surface
        _darken(renderer)
        height = round(surface.get_height() * 0.6)
        card = renderer.assets.picture(
            self.picture, round(height * renderer.assets.aspect(self.picture)), height
        )
        spot = card.get_rect(center=(surface.get_width() // 2, round(surface.get_height() * 0.4)))
        surface.fill(SOOT, pygame.Rect(0, spot.bottom, surface.get_width(), surface.get_height()))
        surface.blit(card, spot)
        y = spot.bottom + 46 * renderer.pixels
        renderer.line(self.name, (spot.centerx, y), 40, FLAME, Typeface.DISPLAY)
        renderer.paragraph(
            self.does, (spot.centerx, y + 30 * renderer.pixels), BODY, BONE, surface.get_width() * 0.6
        )


@dataclass(frozen=True, slots=True)
class OpenPile:
    """The top card of an open pile with what it does; below it all cards, the lowest first."""

    pictures: Sequence[str]
    top: LargeCard

    def draw(self, renderer: TextRenderer) -> None:
        """Draw the top card, and all cards in rows, as large as fits."""
        surface = renderer.surface
        _darken(renderer)
        width, height = surface.get_size()
        tall = round(height * 0.34)
        card = renderer.assets.picture(
            self.top.picture, round(tall * renderer.assets.aspect(self.top.picture)), tall
        )
        spot = card.get_rect(midleft=(round(width * 0.12), round(height * 0.23)))
        surface.blit(card, spot)
        room = width * 0.9 - spot.right
        middle = spot.right + room / 2
        renderer.line(f"On top: {self.top.name}", (middle, height * 0.12), 40, FLAME, Typeface.DISPLAY)
        renderer.paragraph(
            self.top.does, (middle, height * 0.12 + 40 * renderer.pixels), BODY, BONE, room * 0.94
        )
        told = f"{plural(len(self.pictures), 'card')}, bottom first"
        renderer.line(told, (width / 2, height * 0.46), BODY, FLAME)
        area = pygame.Rect(0, 0, round(width * 0.9), round(height * 0.48))
        area.midtop = width // 2, round(height * 0.49)
        _lay(renderer, self.pictures, area)


@dataclass(frozen=True, slots=True)
class LookedInto:
    """The cards of a face-down pile that may be looked at for a while."""

    title: str
    pictures: Sequence[str]

    def draw(self, renderer: TextRenderer) -> None:
        """Draw the title over the cards."""
        width, height = renderer.surface.get_size()
        _darken(renderer)
        renderer.line(self.title, (width / 2, height * 0.22), 40, FLAME, Typeface.DISPLAY)
        area = pygame.Rect(0, 0, round(width * 0.9), round(height * 0.6))
        area.midtop = width // 2, round(height * 0.26)
        _lay(renderer, self.pictures, area)


CloseUp: TypeAlias = LargeCard | OpenPile | LookedInto
"""A close look at something."""


def _lay(renderer: TextRenderer, pictures: Sequence[str], area: pygame.Rect) -> None:
    """Lay cards in rows, as large as fits."""
    columns = max(8, ceil(sqrt(len(pictures) * 5.0)))
    rows = ceil(len(pictures) / columns)
    aspect = renderer.assets.aspect(pictures[0])
    tall = min(area.height / rows * 0.94, area.width / columns * 0.94 / aspect, area.height * 0.6)
    for index, path in enumerate(pictures):
        row, column = divmod(index, columns)
        across = min(columns, len(pictures) - row * columns)
        x = area.centerx + (column - (across - 1) / 2) * tall * aspect * 1.06
        y = area.centery + (row - (rows - 1) / 2) * tall * 1.06
        picture = renderer.assets.picture(path, round(tall * aspect), round(tall))
        renderer.surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def looked_at(board: Board, words: AnyWords, view: View, sprite: CardSprite, cast: Cast) -> CloseUp | None:
    """Return what a close look at a sprite shows: an open pile, a card, or what a hidden one may show."""
    place = board.place_of(sprite)
    if sprite.card is None:
        return looked_into(board, words, view, place, cast)
    pile = [lying.front for lying in board.piles[place] if lying.front is not None]
    looked = large_card(board, words, view, sprite.card)
    if board.zone(place).spread is Spread.PILE and len(pile) > 1:
        return OpenPile(pile, looked)
    return looked


def looked_into(board: Board, words: AnyWords, view: View, place: int, cast: Cast) -> LookedInto | None:
    """Return the cards of a face-down pile that may be looked at now."""
    look = words.look_into(view, place, cast)
    return None if look is None else LookedInto(look.title, [board.front(card) for card in look.cards])


def large_card(board: Board, words: AnyWords, view: View, card: Card) -> LargeCard:
    """Return a card with its name and what it does now."""
    name = board.deck.faces[card].name.capitalize()
    return LargeCard(board.front(card), name, words.describe(view, card))


def _darken(renderer: TextRenderer) -> None:
    """Darken the table, and say how to come back to it."""
    surface = renderer.surface
    shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    shade.fill((*SOOT, DARK))
    surface.blit(shade, (0, 0))
    surface.fill(SOOT, pygame.Rect(0, 0, surface.get_width(), round(2 * CLOSES * renderer.pixels)))
    renderer.line(
        "Click or press any key to close", (surface.get_width() / 2, CLOSES * renderer.pixels), SMALL, ASH
    )
