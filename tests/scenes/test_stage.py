"""Tables are places: players sit behind the far edge, and all that is in play lies before it."""

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from engine.theme import DESIGN_HEIGHT, DESIGN_WIDTH
from game.catalog import GAMES
from game.contract import AnyGame
from saves.models import LARGEST_TEXT, Speed
from scenes.table.scene import TableScene
from scenes.table.view.hud import banner_box, prompt_box
from scenes.table.view.table_layout import PLATE, SUM, gem_of
from scenes.table.view.text_renderer import TextRenderer
from scenes.table.view.view_model import Line, Tone
from tests.scenes.driver import Driver

SIZES = [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080)]
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
each_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def seated(driver: Driver, game: AnyGame) -> Iterator[TableScene]:
    """Yield a table of a game for every number of seats."""
    for seats in game.seats:
        yield driver.sit(" ".join(["person", *["imp"] * (seats - 1)]), game.id, seed=3)
        driver.app.stack.pop()


def edge(table: TableScene, x: float) -> float:
    """Return how far down a table's far edge is at a point of the window."""
    width, height = table.board.window
    return table.board.table_map.rim.y(x * DESIGN_WIDTH / width) * height / DESIGN_HEIGHT


@each_size
@each_game
def test_nothing_that_belongs_to_all_crosses_the_far_edge(brimstone, game: AnyGame, size) -> None:
    for table in seated(brimstone(size, speed=Speed.OFF, banter=False), game):
        shared = [place for place, where in enumerate(table.board.places) if where.seat is None]
        for place in shared:
            area = table.board.area(place, slack=0)
            highest = min(area.top - edge(table, x) for x in (area.left, area.centerx, area.right))
            assert highest > 0, f"{table.board.places[place].kind.name} at {table.session.match.seats} seats"


@each_size
@each_game
def test_names_lie_on_the_edge_apart_from_each_other_with_faces_above(brimstone, game: AnyGame, size) -> None:
    for table in seated(brimstone(size, speed=Speed.OFF, banter=False), game):
        others = [seat for seat in range(table.board.seats) if seat != table.board.near]
        plates = {seat: table.board.seat_zone(PLATE, seat).rect for seat in others}
        whole = [plate.union(gem_of(plate)) for plate in plates.values()]
        assert all(one.collidelist([other]) < 0 for one, other in combinations(whole, 2))
        assert all(whole_window(table).contains(rect) for rect in whole)
        for seat, plate in plates.items():
            rim = edge(table, plate.centerx)
            assert plate.top < rim + table.board.table_map.rim.depth and plate.bottom > rim, seat
            assert table.board.face(seat).centery < rim, "a face looks over the edge"


@each_game
def test_each_sum_of_a_deals_end_stands_in_the_window_clear_of_every_name(brimstone, game: AnyGame) -> None:
    for table in seated(brimstone((1280, 720), speed=Speed.OFF, banter=False), game):
        seats = range(table.board.seats)
        rooms = [table.board.seat_zone(SUM, seat).rect for seat in seats]
        names = [table.board.seat_zone(PLATE, seat).rect for seat in seats]
        assert all(whole_window(table).contains(room) for room in rooms)
        assert all(room.collidelist(names) < 0 for room in rooms), table.board.seats
        assert all(not one.colliderect(other) for one, other in combinations(rooms, 2)), table.board.seats


def whole_window(table: TableScene) -> pygame.Rect:
    """Return the whole window of a table."""
    return pygame.Rect((0, 0), table.board.window)


def piles_of_all(table: TableScene) -> list[pygame.Rect]:
    """Return where the piles that belong to nobody lie, in window pixels."""
    places = enumerate(table.board.places)
    return [table.board.area(place, slack=0) for place, where in places if where.seat is None]


@each_size
@each_game
def test_large_words_cover_no_pile(brimstone, game: AnyGame, size) -> None:
    driver = brimstone(size, speed=Speed.OFF, banter=False)
    for table in seated(driver, game):
        ink = TextRenderer(driver.app.surface, driver.app.assets, driver.app.text_pixels, driver.app.pixels)
        prompt = table.board.table_map.zone("prompt", table.board.window)
        assert banner_box(ink, prompt).collidelist(piles_of_all(table)) < 0


@each_size
@pytest.mark.parametrize("text", [1.0, LARGEST_TEXT])
def test_a_notice_of_two_lines_covers_no_soul(brimstone, size, text: float) -> None:
    driver = brimstone(size, speed=Speed.OFF, banter=False, text_size=text)
    notice = Line("Stand on the king.\nEnter plays it. H compares the moves.", Tone.NOTICE)
    for table in seated(driver, GAMES["hell"]):
        ink = TextRenderer(driver.app.surface, driver.app.assets, driver.app.text_pixels, driver.app.pixels)
        prompt = table.board.table_map.zone("prompt", table.board.window)
        assert prompt_box(ink, prompt, notice).collidelist(piles_of_all(table)) < 0
