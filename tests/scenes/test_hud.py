"""Words beside the cards."""

import pygame
import pytest

from engine.assets import Assets, default_root
from engine.felt import felt
from engine.lettering import halved
from engine.theme import Typeface
from game.catalog import GAMES
from game.contract import AnyGame
from scenes.table.view.buttons import lowest, press_rects
from scenes.table.view.hud import within_inlay
from scenes.table.view.label_placement import free_places
from scenes.table.view.table_layout import map_for
from scenes.table.view.text_renderer import in_lines
from tests.assets import all_assets


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("First half spades, second half hearts", ["First half spades,", "second half hearts"]),
        ("This hand counts 14; theirs count double", ["This hand counts 14;", "theirs count double"]),
        ("To 180 · you 42, Mara 30, Otto 7", ["To 180", "you 42, Mara 30, Otto 7"]),
        ("A joker (5 · 3 souls): stand there to fight", ["A joker (5 · 3 souls):", "stand there to fight"]),
        ("Alone", ["Alone"]),
        ("(never apart)", ["(never apart)"]),
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
    driver = brimstone((1920, 1080), banter=False)
    driver.sit("person imp imp", "hell")
    table = driver.my_turn()
    painter, surface = table.controller.table_view.painter, driver.app.surface

    def seen() -> tuple[bytes, list[str]]:
        painter.draw(surface, table.frame)
        return pygame.image.tobytes(surface, "RGB"), [text.words for text in painter.texts]

    first = seen()
    assert [seen() for _ in range(3)] == [first] * 3
    piece = next(iter(table.controller.table_view.pieces.shown.values()))
    piece.x += 200
    moved = seen()
    painter.fit(felt(driver.desk.settings.felt))
    assert seen() == moved
    table.say("Something else.")
    assert "Something else." in seen()[1]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
def test_buttons_beside_the_hand_are_clear_of_the_lines_around_the_table(
    game: AnyGame, size: tuple[int, int]
) -> None:
    table_map = map_for(all_assets(), game.map, game.places(game.options(), game.seats[-1]))
    area = table_map.zone("buttons", size).rect
    inside = within_inlay(size).inflate(2, 2)
    assert all(inside.contains(rect) for rect in (*press_rects(area, 4), lowest(area)))


def test_every_gap_is_found_that_a_sheet_fits_and_none_that_it_does_not() -> None:
    within = pygame.Rect(0, 0, 100, 100)
    kept = [pygame.Rect(0, 0, 60, 100), pygame.Rect(60, 0, 40, 40), pygame.Rect(60, 71, 40, 29)]
    assert list(free_places((40, 31), within, kept, [(50, 50)])) == [pygame.Rect(60, 40, 40, 31)]
    assert not list(free_places((41, 31), within, kept, [(50, 50)]))
    assert not list(free_places((40, 32), within, kept, [(50, 50)]))
    (top, *_), (*_, bottom) = (
        sorted(rect.top for rect in free_places((10, 10), within, kept[:1], [at]))
        for at in [(80, 0), (80, 99)]
    )
    assert (top, bottom) == (0, 90), "as near as can be to what it is about"
