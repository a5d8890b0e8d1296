"""Cards that lie still are drawn once, and look the same as if they were drawn in every frame."""

import pygame
import pytest

from engine.app import App
from engine.sprites import CardSprite, Glow, StaticLayer, draw

GROUND = (40, 80, 60)


def row(left: int, top: int) -> list[CardSprite]:
    return [
        CardSprite(card, f"cards/french/{card}H.svg", "", left + 30 * card, top, 140, face_up=True, z=card)
        for card in range(2, 6)
    ]


@pytest.fixture
def rows() -> list[list[CardSprite]]:
    """Provide two rows, the second partly over the first."""
    return [row(100, 200), row(160, 260)]


def shown(app: App, layer: StaticLayer, rows: list[list[CardSprite]], lit: bool = False) -> bytes:
    """Return the pixels drawn with a static layer, after checking that they are the same without one."""
    slot = pygame.Rect(90, 90, 300, 300)
    drawn = []
    for still in (True, False):
        app.surface.fill(GROUND)
        pygame.draw.rect(app.surface, (240, 180, 60) if lit else (120, 90, 40), slot, 6)
        if still:
            layer.draw(app.surface, rows, [(slot, lit)], app.assets)
        else:
            for lying in rows:
                draw(app.surface, lying, app.assets)
        drawn.append(pygame.image.tobytes(app.surface, "RGB"))
    assert drawn[0] == drawn[1]
    return drawn[0]


def test_rows_that_lie_still_look_the_same_whether_drawn_or_remembered(app, rows) -> None:
    layer = StaticLayer()
    assert len({shown(app, layer, rows) for _ in range(4)}) == 1


def test_a_change_beneath_a_row_is_seen_through_its_gaps(app: App, rows: list[list[CardSprite]]) -> None:
    layer = StaticLayer()
    for _ in range(3):
        shown(app, layer, rows)
    rows[0][1].lift = 25.0
    raised = {shown(app, layer, rows) for _ in range(3)}
    lit = {shown(app, layer, rows, lit=True) for _ in range(3)}
    rows[1].pop()
    fewer = {shown(app, layer, rows) for _ in range(3)}
    assert (len(raised), len(lit), len(fewer)) == (1, 1, 1)
    assert len(raised | lit | fewer) == 3


@pytest.mark.parametrize(
    "change",
    [{"x": 231.0}, {"glow": Glow.DIM}, {"angle": 4.0}, {"overlay": "tokens/chain.svg"}, {"face_up": False}],
)
def test_every_change_of_a_card_is_seen_at_once(app, rows, change) -> None:
    layer = StaticLayer()
    for lying in rows:
        for sprite in lying:
            sprite.back = "cards/backs/1.svg"
    before = {shown(app, layer, rows) for _ in range(3)}
    for name, value in change.items():
        setattr(rows[1][2], name, value)
    assert shown(app, layer, rows) not in before
