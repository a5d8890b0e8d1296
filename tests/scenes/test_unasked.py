"""What a person is not asked: what comes to the same, and what the settings say for them."""

import pytest

from game.jokers_of_death.actions import GoOnWithoutKnocking, KeepDirection, Knock, Play
from game.jokers_of_death.phases import Playing
from game.jokers_of_death.position import State
from game.match import Entry
from saves.models import Speed
from scenes.table.scene import TableScene
from tests.game.jokers_of_death.positions import position
from tests.scenes.driver import Driver

OTHERS = "seat 2: 5H 6H 7H 5S; seat 3: 5D 6D 7D 7D"
PILES_LIE = "pile 1: 7S; pile 2: QD; pile 3: 3C"


def seated(driver: Driver, players: str, state: State) -> TableScene:
    """A table at a position in which the person is to move."""
    driver.sit(players, "jokers", 8)
    table = driver.my_turn()
    table.play.match._state = state
    table.course._start_over()
    return driver.my_turn()


def lay(driver: Driver, table: TableScene, card: int) -> list[Entry]:
    """Lay a card on the first pile; what has been done then."""
    driver.do(Play(card, 0))
    driver.turn(40)
    return table.play.match.log[-2:]


@pytest.mark.parametrize("always", [True, False])
@pytest.mark.clause("JD-7")
def test_a_knock_is_given_for_whoever_has_asked_for_it(brimstone, always: bool) -> None:
    driver = brimstone(speed=Speed.OFF, always_knock=always)
    state = position(f"seat 1: 9S QH; {OTHERS}; {PILES_LIE}")
    table = seated(driver, "person imp fiend", state)
    done = lay(driver, table, state.table.piles[state.rules.hands[0]][0])
    assert (Entry(0, Knock()) in done) == always
    assert (GoOnWithoutKnocking() in table.play.view.legal) != always


@pytest.mark.clause("JD-18")
def test_nobody_is_asked_which_way_play_runs_where_it_comes_to_the_same(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    state = position(f"seat 1: 10S QH 4C 4D; seat 2: 5H 6H 7H 7H; {PILES_LIE}", seats=2)
    state.phase = Playing(0b001, False)
    table = seated(driver, "person imp", state)
    lay(driver, table, state.table.piles[state.rules.hands[0]][0])
    assert Entry(0, KeepDirection()) in table.play.match.log
