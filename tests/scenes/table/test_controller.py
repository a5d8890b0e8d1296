"""The turn controller: the sound of a turn, and moves that are made for the viewer."""

from dataclasses import replace
from random import Random

import pytest

from game.catalog import GAMES
from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    KeepDirection,
    Knock,
    Play,
    ShowJokers,
    TakeUp,
)
from game.jokers_of_death.position import STOCK, Playing, State
from game.level import Level
from game.match import Entry, Match
from game.table import DealEnded
from saves.settings import Pace, Speed
from scenes.navigation import open_table
from scenes.new_match import fresh_match
from scenes.table.phases import Deciding
from scenes.table.scene import TableScene
from tests import labels
from tests.game.jokers_of_death.positions import face, hand_of, position
from tests.scenes.driver import Driver, notice, players_of

OTHERS = "seat 2: 5H 6H 7H 5S; seat 3: 5D 6D 7D 7D"
PILES_LIE = "pile 1: 7S; pile 2: QD; pile 3: 3C"


def seated(driver: Driver, players: str, state: State) -> TableScene:
    """Return a table that begins at a position in which the person is to move."""
    jokers = replace(GAMES["jokers"], deal=lambda *_: state)
    open_table(driver.desk, fresh_match(driver.desk, jokers, jokers.options(), players_of(players), 8))
    return driver.my_turn()


def after_playing(driver: Driver, table: TableScene, card: int) -> list[Entry]:
    """Play a card on the first pile; return the last two entries of the log."""
    driver.do(Play(card, 0))
    driver.turn(40)
    return table.session.match.log[-2:]


@pytest.mark.parametrize("always", [True, False])
@pytest.mark.clause("JD-7")
def test_auto_knock_knocks_for_those_who_chose_it(brimstone, always: bool) -> None:
    driver = brimstone(speed=Speed.OFF, always_knock=always)
    state = position(f"seat 1: 9S QH; {OTHERS}; {PILES_LIE}")
    table = seated(driver, "person imp fiend", state)
    done = after_playing(driver, table, state.table.piles[state.rules.hands[0]][0])
    assert (Entry(0, Knock()) in done) == always
    assert (GoOnWithoutKnocking() in table.session.view.legal) != always


@pytest.mark.clause("JD-7", "JD-20")
def test_a_knock_that_a_draw_would_cancel_is_asked_for_after_it(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    state = position(f"seat 1: 3S JC; {OTHERS}; pile 1: 6C; pile 2: 6S; pile 3: QS; stock: 2C")
    (jack,) = (card for card in hand_of(state, 0) if face(state, card) == "JC")
    cover, table = state.table.piles[STOCK][-1], seated(driver, "person imp fiend", state)
    after_playing(driver, table, jack)
    assert table.session.view.legal == (Draw(),)
    assert not any("knock" in line.words for line in table.session.event_log().lines), (
        "told of a choice nobody made"
    )
    for action in (Draw(), Play(cover, 0)):
        driver.do(action)
        driver.turn(40)
    assert GoOnWithoutKnocking() in table.session.view.legal


@pytest.mark.clause("JD-18")
def test_nobody_is_asked_which_way_play_runs_where_it_comes_to_the_same(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    state = position(f"seat 1: 10S QH 4C 4D; seat 2: 5H 6H 7H 7H; {PILES_LIE}", seats=2)
    state.phase = Playing(0b001, False)
    table = seated(driver, "person imp", state)
    after_playing(driver, table, state.table.piles[state.rules.hands[0]][0])
    assert Entry(0, KeepDirection()) in table.session.match.log


@pytest.mark.clause("JD-30")
def test_nobody_gives_up_a_pile_for_a_person(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, play_forced=True)
    state = position(f"seat 1: 9S QH; {OTHERS}; {PILES_LIE}", free_pile=True)
    table = seated(driver, "person imp fiend", state)
    driver.do(TakeUp(1))
    driver.turn(120)
    assert table.session.view.legal == (GiveUp(),), "it was given up unasked"


@pytest.mark.parametrize("automatic", [False, True])
@pytest.mark.parametrize("game", ["devil", "hell", "evil"])
def test_forced_moves_are_played_for_a_person_where_that_is_set(
    brimstone, game: str, automatic: bool
) -> None:
    driver = brimstone(speed=Speed.OFF, play_forced=automatic)
    driver.sit("person imp fiend fiend" if game == "hell" else "person imp", game, 8)
    mind, random = GAMES[game].search.policies[Level.FIEND], Random(8)

    def forced(table: TableScene) -> bool:
        decides = isinstance(table.phase, Deciding) and not table.controller.moving
        return decides and len(table.session.view.legal) == 1 < len(table.board.hand())

    def has_choice(table: TableScene) -> bool:
        return isinstance(table.phase, Deciding) and len(table.session.view.legal) > 1

    table = driver.play_until(forced, lambda view: mind(view, random))
    acted = len(table.session.match.log)
    driver.turn(2)
    assert notice(table).startswith("Your only move") is automatic
    driver.turn(118)
    assert (len(table.session.match.log) > acted) is automatic
    driver.play_until(has_choice, lambda view: mind(view, random))
    assert not notice(table).startswith("Your only move"), "a choice has its own prompt"


@pytest.mark.parametrize(
    ("game", "seed"), [("devil", 8), ("devil440", 1), pytest.param("jokers", 10, marks=pytest.mark.slow)]
)
def test_a_last_card_or_a_move_that_ends_the_deal_waits_for_the_person(
    brimstone, game: str, seed: int
) -> None:
    driver = brimstone(speed=Speed.OFF, play_forced=True)
    fiend = driver.sit("person imp", game, seed).session.match.game.search.policies[Level.FIEND]

    def waits(table: TableScene) -> bool:
        match, legal = table.session.match, table.session.view.legal
        if not isinstance(table.phase, Deciding) or len(legal) > 1 or table.pointer.picker.touches():
            return False
        ahead = match.taken_up(len(match.log), match.position(), Match).play(0, legal[0])
        return len(table.board.hand()) == 1 or any(isinstance(event, DealEnded) for event in ahead)

    table = driver.play_until(waits, lambda view: fiend(view, Random(8)))
    driver.turn(120)
    assert waits(table), "it was played unasked"


def test_the_jokers_can_be_shown_in_anybodys_turn(brimstone) -> None:
    def may_show() -> bool:
        driver.turn()
        picker = table.pointer.picker
        return picker.choices and picker.waiting and ShowJokers() in picker.view.legal

    for seed in range(25, 200):
        driver = brimstone(speed=Speed.OFF, pace=Pace.FAST)
        table = driver.sit("person fiend fiend", "jokers", seed)
        if any(may_show() for _ in range(140)):
            break
    button = next(button for button in table.buttons if button.label == labels.SHOW_JOKERS)
    driver.click(button.rect.center)
    driver.click_button(labels.SHOW_JOKERS)
    assert Entry(0, ShowJokers()) in table.session.match.log
