"""Everything a table has to show is on the screen, and drawn ahead."""

from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from random import Random
from time import perf_counter

import pygame
import pytest

from engine.assets import SurfaceCache
from engine.theme import DESIGN_HEIGHT, DESIGN_WIDTH
from game.catalog import GAMES
from game.contract import AnyGame
from saves.models import Speed
from scenes.table.scene import TableScene
from scenes.table.view.view_model import TableFrame, Tool
from tests.conformance.phrases import note_lines
from tests.conformance.tables import Setting, samples
from tests.scenes.driver import Driver

TURNS = 4
"""Turns of the person after which a table is busy."""
FEWEST_COLOURS = 12
"""Colours of the plainest card or face, looked at in a grid."""
SIZES = [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080)]
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
each_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def busy_table(driver: Driver, setting: Setting) -> TableScene:
    """Return a table after a few turns, in the person's."""
    driver.sit(setting.players, setting.game.id, 8, **setting.options.model_dump())
    random = Random(3)
    for _ in range(TURNS):
        table = driver.my_turn()
        if not table.session.view.legal:
            break
        driver.do(random.choice(table.session.view.legal))
    table = driver.my_turn()
    driver.app.draw()
    return table


def told(frame: TableFrame) -> Iterator[tuple[str, str]]:
    """Yield all words of a frame that have a place of their own, with what they are."""
    yield "prompt", frame.prompt.words
    yield "aim", frame.aim
    yield from (("name", plate.name) for plate in frame.plates)
    yield from (("note", plate.note) for plate in frame.plates if plate.happening is None)
    yield from (("caption", caption.words) for caption in frame.captions)
    yield from (("button", button.label) for button in frame.buttons if not isinstance(button.does, Tool))
    yield from (("score", str(plate.score)) for plate in frame.plates)
    yield from (("count", str(badge.figure)) for badge in frame.badges)
    yield from (("note", note) for note in note_lines(frame.notes))


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_every_word_of_a_frame_is_written(brimstone, setting: Setting) -> None:
    table = busy_table(brimstone((1920, 1080)), setting)
    written = squeezed(" ".join(text.words for text in table.controller.table_view.painter.texts))
    missing = [(kind, words) for kind, words in told(table.frame) if squeezed(words) not in written]
    assert not missing, f"not on the screen: {missing}"


def squeezed(words: str) -> str:
    """Return words without what may change where a line is broken."""
    return "".join(letter for letter in words if letter.isalnum())


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_every_card_face_and_piece_is_painted(brimstone, setting: Setting) -> None:
    driver = brimstone((1920, 1080))
    table = busy_table(driver, setting)
    board, surface = table.board, driver.app.surface
    rects = [("card", board.area(place, slack=0)) for place, pile in enumerate(board.piles) if pile]
    rects += [("face", board.face(plate.seat)) for plate in table.frame.plates if plate.face]
    rects += [("piece", sprite.rect) for sprite in table.controller.table_view.pieces.shown.values()]
    blank = [f"{what} at {rect}" for what, rect in rects if len(colours(surface, rect)) < FEWEST_COLOURS]
    assert not blank, f"nothing is painted: {blank}"


def colours(surface: pygame.Surface, rect: pygame.Rect) -> set[tuple[int, ...]]:
    """Return the colours in a grid of thirty points each way."""
    seen = rect.clip(surface.get_rect())
    columns = range(seen.left, seen.right, max(1, seen.width // 30))
    rows = range(seen.top, seen.bottom, max(1, seen.height // 30))
    return {tuple(surface.get_at((x, y))) for x in columns for y in rows}


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


def test_what_a_deal_shows_was_drawn_ahead(brimstone, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    driver.sit("person imp imp imp", "angel")
    driver.app.spare(perf_counter() + 60)
    drawn: list[object] = []
    load = pygame.image.load_sized_svg
    monkeypatch.setattr(
        pygame.image, "load_sized_svg", lambda path, *more: (drawn.append(path), load(path, *more))[1]
    )
    driver.my_turn()
    assert [path for path in drawn if "cards" in Path(str(path)).parts] == []


def test_a_table_that_is_laid_out_is_first_drawn_without_a_new_picture_or_line(
    brimstone, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = driver.sit("person imp imp imp", "angel")
    drawn = driver.app.frames
    while table.lay_out():
        pass
    assert driver.app.frames == drawn, "nobody sees it yet"
    made: list[object] = []
    get = SurfaceCache.get

    def told(kept: SurfaceCache, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        made.extend([] if kept.peek(key) else [key])
        return get(kept, key, make)

    monkeypatch.setattr(SurfaceCache, "get", told)
    table.draw(driver.app.surface)
    assert made == []
    assert not table.lay_out()
