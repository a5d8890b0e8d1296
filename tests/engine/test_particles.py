"""A burst flies apart, is the same from the same seed, and is gone before long."""

from random import Random

import pygame
import pytest

from engine.app import App
from engine.particles import MOST, Kind, Particles

AROUND = pygame.Rect(900, 500, 100, 160)
LONGEST = 3000
"""Milliseconds in which everything has to be gone."""


@pytest.mark.parametrize("kind", Kind)
def test_what_bursts_is_gone_within_three_seconds(kind: Kind) -> None:
    particles = Particles(Random(1))
    particles.burst(kind, 20, AROUND, 1.0)
    assert len(particles.flying) == 20
    for _ in range(LONGEST // 16):
        particles.update(16)
    assert not particles.busy


@pytest.mark.parametrize("kind", [Kind.SPARK, Kind.EMBER, Kind.BONE, Kind.FEATHER])
def test_it_flies_apart_to_all_sides(kind: Kind) -> None:
    particles = Particles(Random(1))
    particles.burst(kind, 60, AROUND, 1.0)
    for _ in range(12):
        particles.update(16)
    xs = [each.x for each in particles.flying]
    assert min(xs) < AROUND.left and max(xs) > AROUND.right


def test_a_blow_carries_it_on() -> None:
    def middle(along: tuple[float, float]) -> float:
        particles = Particles(Random(4))
        particles.burst(Kind.SPARK, 80, AROUND, 1.0, along)
        particles.update(50)
        return sum(each.x for each in particles.flying) / len(particles.flying)

    assert middle((-1.0, 0.0)) < middle((0.0, 0.0)) < middle((1.0, 0.0))


def test_the_same_seed_gives_the_same_burst() -> None:
    bursts = []
    for _ in range(2):
        particles = Particles(Random(7))
        particles.burst(Kind.BONE, 30, AROUND, 1.0)
        particles.update(16)
        bursts.append(particles.flying)
    assert bursts[0] == bursts[1]


def test_there_are_never_more_than_can_be_drawn_in_time() -> None:
    particles = Particles(Random(1))
    for _ in range(10):
        particles.burst(Kind.EMBER, MOST // 3, AROUND, 1.0)
    assert len(particles.flying) == MOST


@pytest.mark.parametrize("kind", Kind)
def test_all_of_it_can_be_seen_and_nothing_of_it_later(app: App, kind: Kind) -> None:
    surface, particles = pygame.Surface((1920, 1080)), Particles(Random(1))
    dark = pygame.image.tobytes(surface, "RGB")
    art = pygame.Surface((60, 90), pygame.SRCALPHA)
    art.fill((200, 60, 60))
    own = art if kind in (Kind.SHARD, Kind.STAMP) else None
    particles.burst(kind, 20, AROUND, 1.0, art=own)
    particles.update(80)
    particles.draw(surface, app.assets)
    assert not app.assets.troubles
    assert pygame.image.tobytes(surface, "RGB") != dark
    particles.clear()
    surface.fill((0, 0, 0))
    particles.draw(surface, app.assets)
    assert pygame.image.tobytes(surface, "RGB") == dark


def test_a_picture_breaks_into_five_parts_that_make_it_whole_at_first_and_fall() -> None:
    art, particles = pygame.Surface((100, 160), pygame.SRCALPHA), Particles(Random(1))
    art.fill((200, 60, 60))
    particles.shatter(art, AROUND.center, 1.0)
    parts = list(particles.flying)
    assert len(parts) == 5
    covered = sum(pygame.mask.from_surface(part.art).count() for part in parts if part.art is not None)
    assert covered >= 100 * 160
    height = sum(part.y for part in parts)
    for _ in range(35):
        particles.update(16)
    assert sum(part.y for part in parts) > height
