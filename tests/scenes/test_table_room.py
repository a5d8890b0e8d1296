"""No text on a table lies over another text, a card, a name or a button, none is cut, none squeezed: at every size."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from random import Random
from typing import Any

import pygame
import pytest

from engine.layout import Spread
from engine.sprites import room_of
from game.contract.table import BySeat
from game.match import Match
from saves.models import Speed
from scenes.settings_page import TEXT_SIZES
from scenes.table.animation.scores import account_rows
from scenes.table.input.pointer import CHOSEN_LIFT
from scenes.table.scene import TableScene
from scenes.table.session import Session, at_table
from scenes.table.view.hud import prompt_bottom
from scenes.table.view.log_panel import LogPanel, panel
from scenes.table.view.text_renderer import TextRenderer
from tests.scenes.busy_tables import USUAL, WIDEST, busy_tables
from tests.scenes.driver import Driver

SIZES = [(1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160)]
LARGEST = max(TEXT_SIZES.values())
BETWEEN = sorted(set(TEXT_SIZES.values()) - {1.0, LARGEST})
LONG_LINE = "I have seen a thousand of these deals, all told."
SLACK = 2
"""Pixels that rounding may take."""
APART = 8
"""Design pixels between a face and cards at the least."""


def overlap(one: pygame.Rect, other: pygame.Rect) -> bool:
    shared = one.clip(other)
    return shared.width > SLACK and shared.height > SLACK


def faults(table: TableScene) -> Iterator[str]:
    """Yield all that is wrong with the room of what a table says, in words."""
    board, texts = table.board, table.controller.table_view.painter.texts
    areas = [
        (where.kind.name, board.area(place, slack=0))
        for place, where in enumerate(board.places)
        if board.piles[place]
    ]
    for text in texts:
        if text.squeezed:
            yield f"squeezed: {text.words!r}"
        if text.cut:
            yield f"cut: {text.words!r}"
        lying = [] if text.badge else areas
        yield from (f"{text.words!r} on {name}" for name, area in lying if overlap(text.rect, area))
        for button in table.buttons:
            if overlap(text.rect, button.rect) and not button.rect.contains(text.rect):
                yield f"{text.words!r} on the frame of {button.label!r}"
    for one, other in combinations(texts, 2):
        if overlap(one.rect, other.rect):
            yield f"over each other: {one.words!r} and {other.words!r}"
    yield from piece_faults(table)
    yield from face_faults(table)
    yield from heap_faults(table)


def piece_faults(table: TableScene) -> Iterator[str]:
    """Pieces on words, on faces, or, where there are several, on the name over which they lie."""
    board, texts = table.board, table.controller.table_view.painter.texts
    for sprite in table.controller.table_view.pieces.shown.values():
        where, art = sprite.piece.where, sprite.piece.art
        yield from (f"{text.words!r} on a {art}" for text in texts if overlap(text.rect, sprite.rect))
        for seat in range(board.seats):
            if overlap(sprite.rect, board.face(seat)):
                yield f"a {art} on the face of {seat}"
            named = board.seat_zone("plate", seat).rect
            single = isinstance(where, BySeat) and sprite.piece.count == 1
            if not single and sprite.rect.colliderect(named):
                yield f"a {art} on the name of {seat}"


def face_faults(table: TableScene) -> Iterator[str]:
    """Faces that touch cards of others, or heaps."""
    board, least = table.board, round(2 * APART * table.app.pixels)
    for place, where in enumerate(board.places):
        rects = [room_of(sprite, board.assets) for sprite in board.piles[place]]
        if board.zone(place).spread is Spread.PILE and where.seat is None:
            rects.append(board.area(place, slack=0))
        near = [rect.inflate(least, least) for rect in rects]
        for seat in range(board.seats):
            if seat != where.seat and board.face(seat).collidelist(near) >= 0:
                yield f"the face of {seat} touches {where.kind.name}"


def heap_faults(table: TableScene) -> Iterator[str]:
    """Cards of one player's heaps that touch those of another heap: there seemed to be one card more."""
    board = table.board
    heaps = [
        (where.seat, where.kind.name, [room_of(sprite, board.assets) for sprite in board.piles[place]])
        for place, where in enumerate(board.places)
        if where.seat is not None
    ]
    for (one, name, cards), (other, kind, others) in combinations(heaps, 2):
        if one == other and any(card.collidelist(others) >= 0 for card in cards):
            yield f"{name} and {kind} of {one} touch"


def laid(driver: Driver, names: Sequence[str], ending: str = "") -> Iterator[tuple[str, TableScene]]:
    """Yield every busy position whose name ends so, on a table with no menu below it to be made anew."""
    for name, saved in busy_tables(names):
        if not name.endswith(ending):
            continue
        driver.app.stack.clear()
        driver.app.stack.push(TableScene(driver.desk, at_table(driver.desk, saved)))
        driver.turn(2)
        yield name, driver.table
    driver.app.stack.clear()


def also_slowly(*cases: tuple[object, ...]) -> list[Any]:
    """Return cases that a plain run leaves out: they repeat at other sizes what it shows at one."""
    return [pytest.param(*case, marks=pytest.mark.slow) for case in cases]


QUIET = {"speed": Speed.OFF, "muted": True, "banter": False}


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (SIZES[0], LARGEST),
        (SIZES[3], 1.0),
        *also_slowly(*product(SIZES[1:], [LARGEST]), *product(SIZES[1:2], [1.0, *BETWEEN])),
    ],
)
def test_every_text_on_a_table_has_its_room(
    brimstone: Callable[..., Driver], size: tuple[int, int], text: float
) -> None:
    driver = brimstone(size, text_size=text, **QUIET)
    found = {name: list(faults(table)) for name, table in laid(driver, USUAL)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert len(found) > 40


@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.slow)])
def test_a_card_of_the_lowest_row_that_is_picked_up_stays_below_the_strip_over_the_hand(
    brimstone: Callable[..., Driver], size: tuple[int, int]
) -> None:
    driver = brimstone(size, **QUIET)
    ink = TextRenderer(driver.app.surface, driver.app.assets, driver.app.text_pixels, driver.app.pixels)
    for name, table in laid(driver, USUAL):
        strip = prompt_bottom(ink, table.board.table_map.zone("prompt", size))
        hand = table.board.hand()
        low = max((sprite.y for sprite in hand), default=0.0)
        row = [sprite for sprite in hand if low - sprite.y < sprite.height / 2]
        tops = [sprite.y - sprite.height * (0.5 + CHOSEN_LIFT) for sprite in row]
        assert min(tops, default=strip) >= strip - SLACK, name


@pytest.mark.parametrize("text", [LARGEST, *also_slowly((1.0,), *[(each,) for each in BETWEEN])])
def test_the_longest_names_find_room_too(brimstone: Callable[..., Driver], text: float) -> None:
    driver = brimstone(text_size=text, **QUIET)
    found = {name: list(faults(table)) for name, table in laid(driver, WIDEST)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def spoken(driver: Driver, table: TableScene) -> Iterator[TableScene]:
    """A table while each pile is pointed at, while somebody says something, and while it tells something."""
    for place, pile in enumerate(table.board.piles):
        if pile:
            driver.move(table.board.area(place, slack=0).center)
            yield table
    driver.move((2, 2))
    for seat in range(table.session.match.seats):
        table.controller.messages.speak(seat, LONG_LINE)
        table.say("Only a move of yours that turned up no new card can be taken back.")
        yield table


def test_words_of_the_moment_find_room_at_the_largest_type(brimstone: Callable[..., Driver]) -> None:
    driver = brimstone(text_size=LARGEST, **QUIET)
    for name, table in laid(driver, USUAL):
        if name.endswith(("captions", "buttons")):
            for _ in spoken(driver, table):
                driver.app.draw()
                assert list(faults(table)) == [], name


def sheet_faults(table: TableScene) -> Iterator[str]:
    """Yield all that is wrong on a sheet that lies over a table."""
    painter = table.controller.table_view.painter
    (sheet,) = painter.sheets
    for text in painter.texts:
        if sheet.colliderect(text.rect) and (text.squeezed or text.cut or not sheet.contains(text.rect)):
            yield f"squeezed, cut or beyond the sheet: {text.words!r}"
    for one, other in combinations(painter.texts, 2):
        if overlap(one.rect, other.rect):
            yield f"over each other: {one.words!r} and {other.words!r}"


def after_a_deal(match: Match) -> Match:
    """A match once its first deal has ended, by play at random."""
    random = Random(3)
    while not match.standing.deals and match.to_move is not None:
        match.play(match.to_move, random.choice(match.legal(match.to_move)))
    return match


def test_the_account_of_a_deal_and_the_open_log_have_their_room(brimstone: Callable[..., Driver]) -> None:
    driver = brimstone((1024, 768), text_size=LARGEST, **QUIET)
    for name, table in laid(driver, WIDEST):
        if not name.endswith("first"):
            continue
        play = Session(
            driver.desk, replace(table.session.saved, match=after_a_deal(table.session.match.undone(0)))
        )
        story, account = play.story(), account_rows(play.account(), low_wins=play.match.game.low_wins)
        log = LogPanel()
        log.toggle()
        opened = log.page(story.lines, story.deals, play.cast, panel(table.board))
        painter, surface = table.controller.table_view.painter, driver.app.surface
        painter.draw(surface, replace(table.frame, log=opened))
        assert list(sheet_faults(table)) == [], name
        plates = tuple(replace(plate, note="", happening=None) for plate in table.frame.plates)
        bare = replace(
            table.frame, plates=plates, account=account, captions=(), badges=(), notes=(), preview=None
        )
        painter.draw(surface, bare)
        assert [
            fault for fault in faults(table) if "over each other" in fault or "squeezed" in fault
        ] == [], name


def test_nothing_that_people_usually_read_is_shortened(brimstone: Callable[..., Driver]) -> None:
    for name, table in laid(brimstone(**QUIET), USUAL):
        texts = [text.words for text in table.controller.table_view.painter.texts]
        assert not [words for words in texts if words.endswith("…") and words != "thinking…"], name
