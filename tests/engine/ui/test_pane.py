"""A pane stays within its ends, follows the bar, and glides where things may move."""

from math import inf

import pygame
import pytest

from engine.ui.pane import BAR, Pane


@pytest.fixture
def pane() -> Pane:
    """A pane that is four times as high as what is seen of it."""
    return Pane(pygame.Rect(100, 50, 300, 200), 800, 1.0)


@pytest.mark.parametrize(("pages", "offset"), [(0.5, 100), (-1, 0), (99, 600), (inf, 600), (-inf, 0)])
def test_it_scrolls_no_further_than_its_ends(pane: Pane, pages: float, offset: float) -> None:
    pane.scroll(pages)
    assert pane.offset == offset


def test_a_glide_gets_there_and_then_lies_still(pane: Pane) -> None:
    assert pane.scroll(1, glides=True)
    assert pane.offset == 0
    seen = []
    while pane.update(16):
        seen.append(pane.offset)
    assert seen == sorted(seen) and len(seen) > 5
    assert pane.offset == 200


@pytest.mark.parametrize("top", [20, 380, 790])
def test_what_is_revealed_is_seen_with_its_margin(pane: Pane, top: int) -> None:
    inside = pygame.Rect(0, top, 50, 10).move(pane.content.topleft)
    pane.reveal(inside, 15)
    shown = pygame.Rect(0, top, 50, 10).move(pane.content.topleft)
    assert pane.rect.contains(pygame.Rect(pane.rect.left, shown.top, 10, shown.height))
    assert shown.bottom + 15 <= pane.rect.bottom or pane.offset == pane.most


def test_the_bar_follows_the_pointer_from_end_to_end(pane: Pane) -> None:
    x = pane.rect.right - BAR // 2
    assert not pane.take_hold((pane.rect.left + 5, 60))
    assert pane.take_hold((x, pane.thumb().centery))
    pane.drag((x, 5000))
    assert pane.offset == pane.most and pane.more == (True, False)
    pane.drag((x, -5000))
    assert pane.offset == 0 and pane.more == (False, True)
