"""Words at the table look for room."""

import pygame
import pytest

from engine.assets import Assets, default_root
from engine.theme import BONE
from scenes.table.ink import Ink

WINDOW = pygame.Rect(0, 0, 1280, 720)


@pytest.fixture
def ink() -> Ink:
    pygame.init()
    return Ink(pygame.Surface(WINDOW.size), Assets(default_root()), 1.0, 1.0)


@pytest.mark.parametrize(
    "avoid",
    [[], [pygame.Rect(740, 300, 60, 60)], [pygame.Rect(700, 300, 60, 60), pygame.Rect(520, 300, 60, 60)]],
    ids=["room", "something on the right", "something on either side"],
)
def test_a_block_of_words_stays_clear_of_what_it_must_not_cover(ink: Ink, avoid: list[pygame.Rect]) -> None:
    rects = ink.block("Draw one: nothing of yours fits.", (640, 310), 30, BONE, most=600, avoid=avoid)
    assert all(WINDOW.contains(rect) and rect.collidelist(avoid) < 0 for rect in rects)
    assert bool(avoid) == (len(rects) > 1)


def test_a_block_of_words_stays_in_the_window(ink: Ink) -> None:
    rects = ink.block("Draw one: nothing of yours fits.", (100, 310), 30, BONE, most=600, avoid=[])
    assert all(WINDOW.contains(rect) for rect in rects) and len(rects) > 1
