"""Nothing on the menu moves under the pointer, whatever match there is to go on with."""

import pytest

from game.catalog import GAMES
from game.level import Level
from saves.models import Player
from scenes.navigation import open_table
from scenes.new_match import fresh_match
from scenes.settings_page import TEXT_SIZES
from tests.scenes.driver import Driver
from tests.scenes.every_page import WIDE


def leave_a_match(driver: Driver, name: str, game: str, others: int) -> None:
    """Sit down with so many others, and go back to the menu."""
    players = (
        Player(name=name, level=None),
        *[Player(name=f"{name[:-1]}{at}", level=Level.IMP) for at in range(others)],
    )
    open_table(driver.desk, fresh_match(driver.desk, GAMES[game], GAMES[game].options(), players, others))
    driver.app.stack.pop()
    driver.turn()


def places(driver: Driver) -> list[tuple[int, int, int, int]]:
    """Return where all that can be pressed lies."""
    return [tuple(each.rect) for each in driver.top.form.controls]


@pytest.mark.parametrize("text_size", TEXT_SIZES.values(), ids=TEXT_SIZES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["720p", "1080p"])
def test_the_tables_lie_where_they_are_with_no_match_one_or_several(brimstone, size, text_size) -> None:
    driver = brimstone(size, text_size=text_size)
    before = places(driver)
    for name, game, others in (("Mara", "devil", 1), (WIDE, "hell", 5), ("You", "angel", 3)):
        leave_a_match(driver, name, game, others)
        assert places(driver) == before


def test_the_way_on_stays_where_it_is_from_match_to_match(brimstone) -> None:
    driver, seen = brimstone(), set()
    for name, game, others in (("Mara", "devil", 1), (WIDE, "hell", 5)):
        leave_a_match(driver, name, game, others)
        seen |= {tuple(way.rect) for way in driver.top.form.controls if way.key == "C"}
    assert len(seen) == 1
