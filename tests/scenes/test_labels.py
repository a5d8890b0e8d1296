"""Words of the moment stand beside what they are about, and cover nothing."""

from collections.abc import Callable

import pytest

from game.contract.table import Press
from scenes.settings_page import TEXT_SIZES
from scenes.table.view.label_placement import gap
from tests.scenes.busy_tables import USUAL
from tests.scenes.driver import Driver
from tests.scenes.labelled import point_out, pointed_out, tables
from tests.scenes.test_table_room import LONG_LINE, faults

QUIET = {"muted": True, "banter": False}
LARGEST = max(TEXT_SIZES.values())
NEAR = 160
"""Design pixels between words and their thing at the most."""


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1280, 720), LARGEST), ((1920, 1080), 1.0)])
def test_what_would_follow_stands_near_where_it_happens(
    brimstone: Callable[..., Driver], size: tuple[int, int], text: float
) -> None:
    said = set()
    for name, table in tables(driver := brimstone(size, text_size=text, **QUIET), USUAL):
        for _ in pointed_out(driver, table):
            assert list(faults(table)) == [], name
            for label in table.controller.table_view.painter.labels:
                whole = label.rects[0].unionall(label.rects[1:])
                assert gap(whole, label.about) <= NEAR * driver.app.pixels * text, f"{name}: {label.words!r}"
                said.add(label.words)
    assert len(said) > 20


def test_what_an_opponent_says_covers_nothing_and_stands_near_its_face(
    brimstone: Callable[..., Driver],
) -> None:
    for name, table in tables(driver := brimstone(**QUIET), USUAL):
        for seat in range(1, table.session.match.seats):
            table.controller.messages.speak(seat, LONG_LINE)
            driver.move((0, 0))
            (label,) = table.controller.table_view.painter.labels
            assert LONG_LINE in label.words
            assert list(faults(table)) == [], name
            whole = label.rects[0].unionall(label.rects[1:])
            assert gap(whole, table.board.named(seat)) <= NEAR * driver.app.pixels, f"{name}: seat {seat}"


def test_what_a_button_does_is_said_on_the_button_alone(brimstone: Callable[..., Driver]) -> None:
    presses = 0
    for _, table in tables(driver := brimstone(**QUIET), USUAL):
        for gesture, action in table.pointer.picker.choices:
            words = table.pointer.picker.preview(action)
            if not isinstance(gesture, Press) or not words:
                continue
            presses += 1
            point_out(driver, table, gesture)
            assert not table.controller.table_view.painter.labels
            assert words in [button.note for button in table.buttons]
    assert presses
