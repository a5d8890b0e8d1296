"""Words at the table look for room."""

import pygame
import pytest

from engine.assets import Assets, default_root
from engine.theme import BONE, Typeface
from scenes.table.view.text_renderer import LEAST, TextRenderer

WINDOW = pygame.Rect(0, 0, 1280, 720)


@pytest.fixture
def ink() -> TextRenderer:
    pygame.init()
    return TextRenderer(pygame.Surface(WINDOW.size), Assets(default_root()), 1.0, 1.0)


@pytest.mark.parametrize("type_size", [40, 30, LEAST + 1, LEAST])
def test_a_paragraph_is_set_as_large_as_there_is_room_for_it(ink: TextRenderer, type_size: int) -> None:
    words, most = "What a card does is told in as many words as it takes. " * 6, 400
    font = ink.assets.font(Typeface.TEXT, type_size)
    tall = font.render(words, True, BONE, None, most).get_height()
    rect = ink.paragraph(words, (640, WINDOW.height - tall), 40, BONE, most)
    assert rect.height == tall and not ink.texts[-1].cut


def test_a_paragraph_without_room_is_set_in_the_smallest_type(ink: TextRenderer) -> None:
    words, most = "What a card does is told in as many words as it takes. " * 6, 400
    tall = ink.assets.font(Typeface.TEXT, LEAST).render(words, True, BONE, None, most).get_height()
    ink.paragraph(words, (640, WINDOW.height - tall / 2), 40, BONE, most)
    assert ink.texts[-1].rect.height == tall and ink.texts[-1].cut
