"""Focus targets of the keyboard: cards that can be played, places that take something, buttons."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.assets import Assets
from engine.sprites import CardSprite, size_of
from engine.ui.focus import Target
from game.cards import Card
from game.contract.table import Touch
from scenes.table.input.picker import Picker
from scenes.table.view.board import Board
from scenes.table.view.view_model import Button


@dataclass(frozen=True, slots=True)
class CardKey:
    """The focus is on a card of the hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlaceKey:
    """The focus is on a place, and on one of its unseen cards where that is a choice."""

    place: int
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class ButtonKey:
    """The focus is on a button."""

    label: str


def reachable(
    board: Board, picker: Picker | None, cards: Sequence[CardSprite], chosen: Sequence[Card], assets: Assets
) -> list[Target]:
    """Return the cards and places that can have the focus, in the order of Tab.

    Args:
        board: where everything lies.
        picker: what the viewer can do.
        cards: those that could be picked up; what cannot be played is passed over.
        chosen: those that are.
        assets: for the size of a card.
    """
    if picker is None:
        return []
    targets = [
        Target(CardKey(sprite.card), _rect(sprite, assets))
        for sprite in cards
        if sprite.card is not None and picker.playable(sprite.card)
    ]
    if chosen:
        places = picker.targets(tuple(chosen))
        targets += [Target(PlaceKey(place), board.area(place, slack=0)) for place in places]
    return targets + [_touch_target(board, touch, assets) for touch in picker.touches()]


def buttons_reachable(buttons: Sequence[Button]) -> list[Target]:
    """Return the buttons as focus targets."""
    return [Target(ButtonKey(button.label), button.rect) for button in buttons]


def _touch_target(board: Board, touch: Touch, assets: Assets) -> Target:
    rect = board.area(touch.place, slack=0)
    if touch.slot is not None and touch.slot < len(board.piles[touch.place]):
        rect = _rect(board.piles[touch.place][touch.slot], assets)
    return Target(PlaceKey(touch.place, touch.slot), rect)


def _rect(sprite: CardSprite, assets: Assets) -> pygame.Rect:
    rect = pygame.Rect((0, 0), size_of(sprite, assets))
    rect.center = (round(sprite.x), round(sprite.y))
    return rect
