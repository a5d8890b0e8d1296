"""A frame finds the nearest free place beside its subject."""

from random import Random

import pytest
from pygame import Rect

from engine.ui.placement import far, nearest, nearest_in

ROOM, SIZES, AWAY = Rect(0, 0, 640, 360), [(120, 40), (70, 60)], 8
SPOT = Rect(300, 160, 40, 40)
LEFT, RIGHT = Rect(0, 160, 296, 40), Rect(344, 160, 296, 40)
ABOVE, BELOW = Rect(300, 0, 40, 156), Rect(300, 204, 40, 156)


def avoided(spot: Rect, taken: list[Rect]) -> list[Rect]:
    """Return what a frame stays out of: its subject and all around it, with their margins."""
    return [spot.inflate(2 * AWAY, 2 * AWAY), *(each.inflate(AWAY // 2, AWAY // 2) for each in taken)]


def free_places(spot: Rect, taken: list[Rect]) -> list[Rect]:
    """Return all free places for a frame whose corner is on a fine grid."""
    grid = [Rect((x, y), size) for size in SIZES for x in range(0, 640, 10) for y in range(0, 360, 8)]
    return [box for box in grid if ROOM.contains(box) and box.collidelist(avoided(spot, taken)) < 0]


@pytest.mark.parametrize(
    ("taken", "corner"),
    [
        ([RIGHT, ABOVE, BELOW], (172, 160)),
        ([LEFT, ABOVE, BELOW], (348, 160)),
        ([LEFT, RIGHT, BELOW], (260, 112)),
        ([LEFT, RIGHT, ABOVE], (260, 208)),
    ],
)
def test_a_frame_lies_on_the_side_that_is_free(taken: list[Rect], corner: tuple[int, int]) -> None:
    assert nearest(SIZES, SPOT, ROOM, AWAY, taken) == Rect(corner, (120, 40))


def test_a_frame_farther_than_allowed_is_not_found() -> None:
    ring = [SPOT.inflate(200, 120)]
    box = Rect(260, 56, 120, 40)  # 64 pixels away
    assert nearest(SIZES, SPOT, ROOM, AWAY, ring) == nearest(SIZES, SPOT, ROOM, AWAY, ring, 64) == box
    assert nearest(SIZES, SPOT, ROOM, AWAY, ring, 63) is None
    assert nearest_in([ROOM], SIZES, SPOT, AWAY, ring, 63) == box, "if nothing nearer is free"


def test_a_frame_covers_something_if_nothing_is_free() -> None:
    assert nearest(SIZES, SPOT, ROOM, AWAY, [ROOM]) is None
    assert nearest_in([ROOM], SIZES, SPOT, AWAY, [ROOM], 30) == Rect(260, 112, 120, 40)


@pytest.mark.parametrize("seed", range(20))
def test_no_free_place_is_nearer(seed: int) -> None:
    random = Random(seed)
    at = [(random.randrange(560), random.randrange(300)) for _ in range(14)]
    spot, *taken = [Rect(each, (random.randrange(20, 120), random.randrange(20, 80))) for each in at]
    box, free = nearest(SIZES, spot, ROOM, AWAY, taken), free_places(spot, taken)
    if box is None:
        assert not free
        return
    assert ROOM.contains(box) and box.collidelist(avoided(spot, taken)) < 0
    assert all(far(spot, box) <= far(spot, other) for other in free)


def test_a_frame_can_be_kept_in_the_row_of_its_subject() -> None:
    spot, room, beside = Rect(100, 200, 50, 50), Rect(0, 0, 900, 300), [Rect(0, 150, 500, 150)]
    above, level = (nearest([(80, 40)], spot, room, 8, beside, down=weight) for weight in (1, 9))
    assert above.bottom <= 150 and level.left > 500 and spot.top <= level.top <= spot.bottom - 40
