"""Tooltips at a table have a place near what they are about."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from engine.sprites import room_of
from saves.models import Speed
from scenes.settings_page import TEXT_SIZES
from scenes.table.scene import TableScene
from scenes.table.view.hud import is_icon
from scenes.table.view.label_placement import gap
from scenes.table.view.log_panel import panel
from tests.scenes.busy_tables import USUAL, WIDEST
from tests.scenes.driver import Driver, left_strip, whole
from tests.scenes.table.view.test_text import faults, laid

LARGEST = max(TEXT_SIZES.values())
ROOMS = [
    ((1280, 720), 1.0, USUAL),
    ((1280, 720), LARGEST, USUAL),
    ((1280, 720), LARGEST, WIDEST),
    ((1920, 1080), 1.0, USUAL),
]
FULLEST = "captions"
"""The positions with most words below their piles, one for each game and variant."""
FAR = 420
"""Design pixels from what it is about beyond which a tip is far: where there is no room that is nearer."""
QUIET = {"speed": Speed.OFF, "muted": True, "banter": False}


def things(table: TableScene) -> Iterator[tuple[int, int]]:
    """Every button, name, pile and piece, and every third card of the hand, by a point on it."""
    board = table.board
    yield from (button.rect.center for button in table.frame.buttons)
    yield from (whole(board.named(seat).center) for seat in range(board.seats))
    yield from (whole(board.area(place).center) for place in range(len(board.places)))
    yield from (whole(left_strip(sprite)) for sprite in board.hand()[::3])
    yield from (piece.rect.center for piece in table.controller.table_view.pieces.shown.values())


def on_the_rail(table: TableScene) -> bool:
    """True if the tip is about a tool of the rail: it may lie over players, cards and coins."""
    tip = table.frame.tip
    return tip is not None and any(
        button.rect == tip.about and is_icon(button) for button in table.frame.buttons
    )


def wrong(table: TableScene) -> Iterator[str]:
    """Yield all that is wrong with the place of the tip that was just drawn."""
    tip, box, board = table.frame.tip, table.controller.table_view.painter.tip.box, table.board
    if tip is None:
        return
    if box is None:
        yield "has no place"
        return
    if not table.app.surface.get_rect().contains(box):
        yield "leaves the window"
    if box.colliderect(tip.about):
        yield "lies on what it is about"
    yield from (f"lies on {button.label}" for button in table.frame.buttons if box.colliderect(button.rect))
    if on_the_rail(table):
        if not (box.right <= tip.about.left and box.top <= tip.about.centery <= box.bottom):
            yield "is not left of its own icon"
        return
    yield from (f"lies on player {seat}" for seat in range(board.seats) if box.colliderect(board.named(seat)))
    for place, pile in enumerate(board.piles):
        name = board.places[place].kind.name
        lies = board.area(place, slack=0) if pile or place in table.frame.lit else pygame.Rect(0, 0, 0, 0)
        if place != board.hand_place and box.colliderect(lies):
            yield f"lies on {name}"
        if any(box.colliderect(room_of(sprite, board.assets)) for sprite in pile):
            yield f"lies on a card of {name}"
    yield from (
        f"lies on a {sprite.piece.art}"
        for sprite in table.controller.table_view.pieces.shown.values()
        if box.colliderect(sprite.rect)
    )


@pytest.mark.parametrize(
    ("size", "text", "names", "ending"),
    [(*ROOMS[2], FULLEST), *(pytest.param(*room, "", marks=pytest.mark.slow) for room in ROOMS)],
)
def test_every_tip_of_a_busy_table_has_a_place_of_its_own(
    brimstone: Callable[..., Driver], size: tuple[int, int], text: float, names: tuple[str, ...], ending: str
) -> None:
    driver = brimstone(size, text_size=text, **QUIET)
    found, told, far = {}, 0, 0
    for name, table in laid(driver, names, ending):
        for at in things(table):
            driver.move(at)
            box = table.controller.table_view.painter.tip.box
            told += table.frame.tip is not None
            far += box is not None and gap(box, table.frame.tip.about) > FAR * table.app.pixels
            if met := [*wrong(table), *(() if on_the_rail(table) else faults(table))]:
                found[f"{name} at {at}: {table.frame.tip and table.frame.tip.words}"] = met
    assert found == {}
    assert told > (100 if ending else 400) and far < told * (0.25 if text == LARGEST else 0.1)


def test_the_same_words_stay_where_they_are_while_the_pointer_goes_along_a_hand(brimstone) -> None:
    driver = brimstone(**QUIET)
    driver.sit("person imp", "evil", 8)
    while len((table := driver.my_turn()).pointer.picker.carries) < 4:
        driver.do(table.session.view.legal[0])
    picker, places = table.pointer.picker, set()
    for sprite in table.board.hand():
        if picker.playable(sprite.card):
            driver.move(left_strip(sprite))
            driver.app.draw()
            assert table.frame.tip.words.startswith("Your hand")
            places.add(tuple(table.controller.table_view.painter.tip.box))
    assert len(places) == 1


def test_no_tip_stays_while_the_log_is_read_and_one_comes_again_outside_it(
    brimstone: Callable[..., Driver],
) -> None:
    driver = brimstone(**QUIET)
    driver.sit()
    table = driver.my_turn()
    pile = whole(table.board.area(0).center)
    driver.key(pygame.K_l)
    area = panel(table.board)
    assert not area.collidepoint(pile)
    driver.move(pile)
    assert table.frame.tip is not None
    driver.move(area.center)
    assert table.frame.log is not None and table.frame.tip is None
    driver.move(pile)
    assert table.frame.tip is not None
