"""A burst flies apart, is the same from the same seed, and is gone before long."""

from random import Random

import pygame
import pytest

from engine.app import App
from engine.particles import MOST_PARTICLES, ParticleKind, Particles

AROUND = pygame.Rect(900, 500, 100, 160)
LONGEST = 3000
"""Milliseconds in which everything has to be gone."""


@pytest.mark.parametrize("kind", ParticleKind)
def test_a_burst_is_gone_within_three_seconds(kind: ParticleKind) -> None:
    particles = Particles(Random(1))
    particles.burst(kind, 20, AROUND, 1.0)
    assert len(particles.flying) == 20
    for _ in range(LONGEST // 16):
        particles.update(16)
    assert not particles.busy


def test_there_are_never_more_than_can_be_drawn_in_time() -> None:
    particles = Particles(Random(1))
    for _ in range(10):
        particles.burst(ParticleKind.EMBER, MOST_PARTICLES // 3, AROUND, 1.0)
    assert len(particles.flying) == MOST_PARTICLES


@pytest.mark.parametrize("kind", ParticleKind)
def test_a_burst_can_be_seen_until_it_is_cleared(app: App, kind: ParticleKind) -> None:
    surface, particles = pygame.Surface((1920, 1080)), Particles(Random(1))
    dark = pygame.image.tobytes(surface, "RGB")
    art = pygame.Surface((60, 90), pygame.SRCALPHA)
    art.fill((200, 60, 60))
    own = art if kind in (ParticleKind.SHARD, ParticleKind.STAMP, ParticleKind.EYE) else None
    particles.burst(kind, 20, AROUND, 1.0, art=own)
    particles.update(80)
    particles.draw(surface, app.assets)
    assert not app.assets.troubles
    assert pygame.image.tobytes(surface, "RGB") != dark
    particles.clear()
    surface.fill((0, 0, 0))
    particles.draw(surface, app.assets)
    assert pygame.image.tobytes(surface, "RGB") == dark


def test_particles_of_a_page_lie_still_within_six_seconds() -> None:
    embers = Particles(Random(1))
    embers.start_embers(pygame.Rect(0, 0, 1920, 1080), 1.0)
    assert embers.busy
    embers.update(6000)
    assert not embers.busy
