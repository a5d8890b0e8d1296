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


@pytest.mark.parametrize(
    "avoid",
    [[], [pygame.Rect(740, 300, 60, 60)], [pygame.Rect(700, 300, 60, 60), pygame.Rect(520, 300, 60, 60)]],
    ids=["room", "something on the right", "something on either side"],
)
def test_a_block_of_words_stays_clear_of_what_it_must_not_cover(
    ink: TextRenderer, avoid: list[pygame.Rect]
) -> None:
    rects = ink.block("Draw one: nothing of yours fits.", (640, 310), 30, BONE, most=600, avoid=avoid)
    assert all(WINDOW.contains(rect) and rect.collidelist(avoid) < 0 for rect in rects)
    assert bool(avoid) == (len(rects) > 1)


def test_a_block_of_words_stays_in_the_window(ink: TextRenderer) -> None:
    rects = ink.block("Draw one: nothing of yours fits.", (100, 310), 30, BONE, most=600, avoid=[])
    assert all(WINDOW.contains(rect) for rect in rects) and len(rects) > 1


def test_a_block_of_words_is_no_wider_than_its_place(ink: TextRenderer) -> None:
    for most in (90, 150, 240):
        rects = ink.block("Draw one: nothing of yours fits.", (640, 310), 30, BONE, most=most, avoid=[])
        assert all(rect.width <= most for rect in rects)


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
