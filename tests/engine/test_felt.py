"""Light and felts are smooth: no blocks, no bands, no seams, and words can be read on them."""

from itertools import pairwise

import pygame
import pytest

from engine.app import App
from engine.felt import FELTS, felt, lay
from engine.grain import bump, glow, light
from engine.theme import BONE, FLAME, OXBLOOD, Colour
from tests.engine.test_assets import luminance

SIZE = (640, 360)


def lit_from_below() -> pygame.Surface:
    """Return a surface that a fire below its edge lights."""
    surface = pygame.Surface(SIZE)
    glow(surface, light(SIZE, bump(0.5, 0.6), bump(1.04, 0.5)), OXBLOOD)
    return surface


def blurred_column(surface: pygame.Surface, x: int) -> list[float]:
    """Red down a column, averaged over blocks that even the grain out."""
    return [
        pygame.transform.average_color(surface, pygame.Rect(x, y, 40, 8))[0] for y in range(0, SIZE[1] - 8, 8)
    ]


def test_light_grows_brighter_towards_its_middle_without_a_step(app: App) -> None:
    reds = blurred_column(lit_from_below(), 300)
    assert reds[-1] > reds[0] + 40
    assert all(lower >= upper - 2 for upper, lower in pairwise(reds))
    assert max(lower - upper for upper, lower in pairwise(reds)) < 8


def test_light_is_no_mosaic_of_even_blocks(app: App) -> None:
    """A smooth slope rounded without grain shows long runs of one colour; grain breaks them."""
    surface = lit_from_below()
    for y in range(200, 350, 30):
        row = [surface.get_at((x, y))[:3] for x in range(SIZE[0])]
        same = sum(one == other for one, other in pairwise(row))
        assert same < SIZE[0] * 0.7


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, by the web's guidelines."""
    brighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("chosen", FELTS, ids=lambda chosen: chosen.id)
def test_words_can_be_read_on_every_felt_where_it_is_brightest(app: App, chosen) -> None:
    surface = pygame.Surface(SIZE)
    lay(surface, chosen.colour or (0x1D, 0x4A, 0x36), chosen.cloth)
    red, green, blue, _ = pygame.transform.average_color(surface, pygame.Rect(300, 150, 40, 30))
    assert contrast(BONE, (red, green, blue)) >= 4.5
    assert contrast(FLAME, (red, green, blue)) >= 4.5


def test_felts_are_told_apart_by_id_title_and_looks(app: App) -> None:
    assert len({each.id for each in FELTS}) == len({each.title for each in FELTS}) == len(FELTS) >= 5
    seen = set()
    for each in FELTS:
        surface = pygame.Surface(SIZE)
        lay(surface, each.colour or (0x7A, 0x24, 0x16), each.cloth)
        seen.add(pygame.image.tobytes(surface, "RGB"))
    assert len(seen) == len(FELTS)


def test_a_felt_that_no_longer_exists_is_the_usual_one() -> None:
    assert felt("linen").title == "Tobacco linen"
    assert felt("gone") is FELTS[0]


def test_cloth_has_no_seam_where_its_squares_meet(app: App) -> None:
    for each in FELTS:
        surface = pygame.Surface((768, 300))
        lay(surface, (120, 120, 120), each.cloth)
        steps = [
            sum(abs(surface.get_at((x, y))[0] - surface.get_at((x + 1, y))[0]) for y in range(0, 300))
            for x in range(200, 560)
        ]
        at_seams = [steps[255 - 200], steps[511 - 200]]
        assert max(at_seams) <= max(step for x, step in enumerate(steps) if x not in (55, 311)) * 1.05
