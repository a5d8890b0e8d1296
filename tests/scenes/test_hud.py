"""Words beside the cards."""

import pygame
import pytest

from engine.assets import Assets, default_root
from engine.theme import Typeface
from saves.models import Speed
from scenes.table.ink import halved, in_lines


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("First half spades, second half hearts", ["First half spades,", "second half hearts"]),
        ("This hand counts 14; theirs count double", ["This hand counts 14;", "theirs count double"]),
        ("To 180 · you 42, Mara 30, Otto 7", ["To 180", "you 42, Mara 30, Otto 7"]),
        ("Alone", ["Alone"]),
    ],
)
def test_a_long_line_is_parted_at_a_dot_or_about_its_middle(words: str, lines: list[str]) -> None:
    assert halved(words) == lines


@pytest.mark.parametrize(
    "words", ["", "Alone", "It takes 12 points out of your hand, where a Special doubles"]
)
@pytest.mark.parametrize("most", [1, 2, 3])
def test_words_are_set_in_so_many_lines_as_narrow_as_can_be(words: str, most: int) -> None:
    pygame.font.init()
    font = Assets(default_root()).font(Typeface.TEXT, 20)
    lines = in_lines(words, most, font)
    assert " ".join(lines) == words
    assert len(lines) <= most
    assert max(font.size(line)[0] for line in lines) <= 1.4 * font.size(words)[0] / most or len(lines) == 1


def test_what_is_written_again_is_what_was_written_and_follows_what_changes(brimstone) -> None:
    driver = brimstone((1920, 1080), speed=Speed.OFF, banter=False)
    driver.sit("person imp imp", "hell")
    table = driver.my_turn()
    painter, surface = table.course.laid.painter, driver.app.surface

    def seen() -> tuple[bytes, list[str]]:
        painter.draw(surface, table.frame)
        return pygame.image.tobytes(surface, "RGB"), [text.words for text in painter.texts]

    first = seen()
    assert [seen() for _ in range(3)] == [first] * 3
    piece = next(iter(table.course.laid.pieces.shown.values()))
    piece.x += 200
    moved = seen()
    painter._frame = None
    assert seen() == moved
    table.say("Something else.")
    assert "Something else." in seen()[1]
