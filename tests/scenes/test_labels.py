"""Words of the moment are seen to belong to their thing: they stand nearest to it, or a line leads to it."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from engine.theme import scale
from game.contract.table import Press
from saves.models import Banter
from scenes.settings_page import TEXT_SIZES
from scenes.table import hud
from scenes.table.frame import Line
from scenes.table.ink import Ink, Label
from scenes.table.painter import TOP
from scenes.table.placing import HEM, gap
from scenes.table.scene import TableScene
from scenes.table.slots import FRAME
from tests.scenes.busy_tables import USUAL
from tests.scenes.driver import Driver
from tests.scenes.labelled import point_out, pointed_out, tables
from tests.scenes.test_table_room import LONG_LINE, faults, overlap

QUIET = {"muted": True, "banter": False}
LARGEST = max(TEXT_SIZES.values())
INLAY = 10
"""Design pixels from the edge of the window to the border let into a table top."""


def things(table: TableScene, label: Label) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
    """Return what words are about, with what lies on it or before it; and every other pile and name."""
    board = table.board
    areas = {place: board.area(place, slack=0) for place, pile in enumerate(board.piles) if pile}
    names = {seat: board.seat_zone("plate", seat).rect for seat in range(board.seats)}
    whose = next((seat for seat, name in names.items() if label.about.contains(name)), None)
    if whose is None:
        own = [label.about, *(area for area in areas.values() if area.colliderect(label.about))]
        return own, [area for area in (*areas.values(), *names.values()) if area not in own]
    own = [label.about, *(area for place, area in areas.items() if board.places[place].seat == whose)]
    rest = [area for place, area in areas.items() if board.places[place].seat != whose]
    return own, [*rest, *(name for seat, name in names.items() if seat != whose)]


def misread(table: TableScene) -> Iterator[str]:
    """Words that can be taken to be about something else than they are."""
    for label in table.course.laid.painter.labels:
        strip = round(2 * HEM * table.app.text_pixels)
        whole = label.rects[0].unionall(label.rects[1:]).inflate(strip, 0)
        own, others = things(table, label)
        near = min(gap(whole, rect) for rect in own)
        nearer = [rect for rect in others if gap(whole, rect) <= near]
        if label.leader is None and nearer:
            yield f"{label.words!r} is nearer to what it is not about"
        if label.leader is not None and not (
            label.about.collidepoint(label.leader[1]) and whole.inflate(4, 4).collidepoint(label.leader[0])
        ):
            yield f"the line from {label.words!r} leads somewhere else"
        if whole.top < TOP * scale(table.board.window):
            yield f"{label.words!r} stands in the row at the top"


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1280, 720), LARGEST), ((1920, 1080), 1.0)])
def test_what_would_follow_is_seen_to_belong_to_where_it_happens(
    brimstone: Callable[..., Driver], size: tuple[int, int], text: float
) -> None:
    said, led = set(), 0
    for name, table in tables(driver := brimstone(size, text_size=text, **QUIET), USUAL):
        for _ in pointed_out(driver, table):
            assert [*misread(table), *faults(table)] == [], name
            said |= {label.words for label in table.course.laid.painter.labels}
            led += sum(label.leader is not None for label in table.course.laid.painter.labels)
    assert len(said) > 20 and led


def test_what_an_opponent_says_stands_by_its_name_and_what_is_said_there_else_is_seen_not_to_be_its_words(
    brimstone: Callable[..., Driver],
) -> None:
    for name, table in tables(driver := brimstone(**QUIET), USUAL):
        voices = []
        for seat in range(1, table.play.match.seats):
            table.course.talk.speak(seat, LONG_LINE)
            driver.move((0, 0))
            (label,) = table.course.laid.painter.labels
            assert LONG_LINE in label.words
            assert [*misread(table), *faults(table)] == [], name
            name_area = table.board.seat_zone("plate", seat).rect
            voices += [rect for rect in label.rects if name_area.left < rect.centerx < name_area.right]
        table.course.talk.heed(Banter.OFF)
        for _ in pointed_out(driver, table):
            for label in table.course.laid.painter.labels:
                at = [rect for rect in label.rects for voice in voices if overlap(rect, voice)]
                assert not at or label.leader is not None or not [*misread(table)], name


def test_what_a_button_does_is_said_on_the_button_alone(brimstone: Callable[..., Driver]) -> None:
    presses = 0
    for _, table in tables(driver := brimstone(**QUIET), USUAL):
        for gesture, action in table.pointer.picker.choices:
            words = table.pointer.picker.preview(action)
            if not isinstance(gesture, Press) or not words:
                continue
            presses += 1
            point_out(driver, table, gesture)
            assert not table.course.laid.painter.labels
            assert words in [button.note for button in table.buttons]
    assert presses


LONG_HINT = "A hint of two lines, as long as most of those that are given at any table, and then a line more"


def test_no_frame_touches_a_button_and_no_hint_or_inlay_the_words_under_a_pile(
    brimstone: Callable[..., Driver],
) -> None:
    for name, table in tables(brimstone(**QUIET), USUAL):
        board, painter = table.board, table.course.laid.painter
        inlay = table.app.surface.get_rect().inflate(*2 * [-round(2 * INLAY * table.app.pixels)])
        tools = [button.rect.inflate(2, 2) for button in table.buttons]
        for place in table.frame.lit:
            assert board.area(place, slack=FRAME).collidelist(tools) < 0, name
        ink = Ink(table.app.surface, table.app.assets, table.app.text_pixels, table.app.pixels)
        zone = board.table_map.zone("prompt", board.window)
        hint = hud.prompt_box(ink, zone, Line(f"{LONG_HINT}\nEnter does it; R tells the rule."))
        for line in (line for lines in painter.under.values() for line in lines):
            strip = line.inflate(round(2 * HEM * ink.pixels), 0)
            assert inlay.contains(strip), f"{name}: {strip}"
            assert not strip.colliderect(hint), f"{name}: {strip}"
