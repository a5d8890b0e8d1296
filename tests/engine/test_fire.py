"""Embers rise and die within seconds; then nothing is drawn."""

from itertools import pairwise
from random import Random

import pygame
import pytest

from engine.app import App
from engine.fire import Ember, Embers, brightness, place

WINDOW = (1280, 720)
EMBER = Ember(0.0, 2000.0, 0.5, 1.0, 0.4, 0.02, 1.0, 0.3, 4.0, 0.5)


def test_an_ember_rises_slower_and_slower() -> None:
    heights = [place(EMBER, age)[1] for age in range(0, 2001, 200)]
    climbs = [lower - higher for lower, higher in pairwise(heights)]
    assert climbs == sorted(climbs, reverse=True)
    assert heights[-1] == pytest.approx(1.0 - 0.4)


def test_an_ember_is_dark_before_it_is_born_and_after_its_life() -> None:
    assert brightness(EMBER, -1) == 0
    assert brightness(EMBER, EMBER.life) == 0
    assert all(0 < brightness(EMBER, age) <= 1 for age in range(50, 2000, 50))


def test_what_a_page_kindles_lies_still_within_six_seconds() -> None:
    embers = Embers(Random(1))
    embers.kindle()
    assert embers.busy
    embers.update(6000)
    assert not embers.busy


def test_embers_only_add_light(app: App) -> None:
    surface = pygame.Surface(WINDOW)
    surface.fill((40, 20, 20))
    before = pygame.transform.average_color(surface)
    embers = Embers(Random(1))
    embers.kindle()
    embers.update(1500)
    embers.draw(surface, 1.0)
    assert min(surface.get_at((x, y)).r for x in range(0, 1280, 16) for y in range(0, 720, 9)) >= 40
    assert sum(pygame.transform.average_color(surface)) >= sum(before)
    lit = pygame.mask.from_threshold(surface, (255, 180, 80), (90, 120, 120))
    assert lit.count() > 20


def test_the_same_generator_gives_the_same_embers() -> None:
    def shown() -> bytes:
        embers = Embers(Random(4))
        embers.kindle()
        embers.update(900)
        surface = pygame.Surface(WINDOW)
        embers.draw(surface, 1.0)
        return pygame.image.tobytes(surface, "RGB")

    assert shown() == shown()
