"""All that a table has to tell is on the screen: words, cards, faces and pieces."""

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from scenes.table.frame import TableFrame
from scenes.table.scene import TableScene
from tests.conformance.tables import Setting, samples
from tests.scenes.driver import Driver

TURNS = 4
"""Turns of the person after which a table is busy."""
FEWEST_COLOURS = 12
"""Colours of the plainest card or face, looked at in a grid."""


def busy_table(driver: Driver, setting: Setting) -> TableScene:
    """Return a table after a few turns, in the person's."""
    driver.sit(setting.players, setting.game.id, 8, **setting.options.model_dump())
    random = Random(3)
    for _ in range(TURNS):
        table = driver.my_turn()
        if not table.play.view.legal:
            break
        driver.do(random.choice(table.play.view.legal))
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
    yield from (("button", button.label) for button in frame.buttons)
    yield from (("note", note) for note in frame.notes)


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_every_word_of_a_frame_is_written(brimstone, setting: Setting) -> None:
    table = busy_table(brimstone((1920, 1080)), setting)
    written = squeezed(" ".join(text.words for text in table.course.laid.painter.texts))
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
    rects += [("piece", sprite.rect) for sprite in table.course.laid.pieces.shown.values()]
    blank = [f"{what} at {rect}" for what, rect in rects if len(colours(surface, rect)) < FEWEST_COLOURS]
    assert not blank, f"nothing is painted: {blank}"


def colours(surface: pygame.Surface, rect: pygame.Rect) -> set[tuple[int, ...]]:
    """Return the colours in a grid of thirty points each way."""
    seen = rect.clip(surface.get_rect())
    columns = range(seen.left, seen.right, max(1, seen.width // 30))
    rows = range(seen.top, seen.bottom, max(1, seen.height // 30))
    return {tuple(surface.get_at((x, y))) for x in columns for y in rows}
