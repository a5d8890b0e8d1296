"""A frame finds the nearest free place beside its subject."""

from random import Random

from pygame import Rect

from engine.ui.placement import far, nearest, nearest_in

ROOM, SIZES, AWAY = Rect(0, 0, 640, 360), [(120, 40), (70, 60)], 8


def test_a_frame_finds_the_nearest_free_place() -> None:
    random, found = Random(4), 0
    for _ in range(60):
        at = [(random.randrange(560), random.randrange(300)) for _ in range(14)]
        spot, *taken = [Rect(each, (random.randrange(20, 120), random.randrange(20, 80))) for each in at]
        avoided = [spot.inflate(2 * AWAY, 2 * AWAY), *(each.inflate(4, 4) for each in taken)]
        grid = [Rect((x, y), size) for size in SIZES for x in range(0, 640, 10) for y in range(0, 360, 8)]
        free = [box for box in grid if ROOM.contains(box) and box.collidelist(avoided) < 0]
        box, near = nearest(SIZES, spot, ROOM, AWAY, taken), nearest(SIZES, spot, ROOM, AWAY, taken, 30)
        found += box is not None
        assert box or not free, "there is room"
        assert not box or (ROOM.contains(box) and box.collidelist(avoided) < 0)
        assert all(far(spot, box) <= far(spot, other) for other in free)
        assert near == (box if box and far(spot, box)[0] <= 30 else None)
        assert ROOM.contains(nearest_in([ROOM], SIZES, spot, AWAY, taken, 30)), "at last it covers something"
    assert found > 20


def test_a_frame_can_be_kept_in_the_row_of_its_subject() -> None:
    spot, room, beside = Rect(100, 200, 50, 50), Rect(0, 0, 900, 300), [Rect(0, 150, 500, 150)]
    above, level = (nearest([(80, 40)], spot, room, 8, beside, down=weight) for weight in (1, 9))
    assert above.bottom <= 150 and level.left > 500 and spot.top <= level.top <= spot.bottom - 40
