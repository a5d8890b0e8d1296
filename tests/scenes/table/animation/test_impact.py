"""Great moments land with force, over at a click, and not at all where nothing moves."""

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.angel.events import JudgementDay
from game.contract.table import Burst, BySeat, Effect, Moment, Occasion, Weight
from game.devil.events import DealWon
from game.evil_deal.events import TrickTaken
from game.hell_is_hungry.events import BattleWon
from game.jokers_of_death.events import PileKilled
from saves.models import Speed
from scenes.self_test import FRAME
from scenes.table.animation.impact import APART, BACK, FORCES, SPAN, Impact
from scenes.table.scene import TableScene
from scenes.table.states import SHOWN, Accounting, Showing
from tests.scenes.driver import Driver
from tests.scenes.great_moments import Wanted, happens

Brimstone = Callable[..., Driver]

LARGE = Moment("", weight=Weight.LARGE, burst=Burst.EMBERS)
MEDIUM = Moment("", weight=Weight.MEDIUM, burst=Burst.SPARKS)
FELT = (640, 400)
"""A point of the window where nothing can be clicked."""


def killed(event: object) -> bool:
    return isinstance(event, PileKilled)


def called(event: object) -> bool:
    return isinstance(event, JudgementDay)


def ended(event: object) -> bool:
    return isinstance(event, DealWon)


def stolen(event: object) -> bool:
    return isinstance(event, BattleWon) and event.driven_off is not None


def took(event: object) -> bool:
    return isinstance(event, TrickTaken)


GREAT = [
    ("jokers", 4, killed),
    ("angel", 4, called),
    ("devil", 4, ended),
    ("hell", 4, stolen),
    ("evil", 2, took),
]


def quiet(impact: Impact) -> bool:
    """True if nothing of any moment is seen."""
    return not impact.busy and impact.off == (0.0, 0.0) and not impact.dark and not impact.stamped


def at_rest(driver: Driver, **options: object) -> TableScene:
    """A table in the person's turn, with nothing moving."""
    driver.sit("person imp fiend imp", "devil")
    driver.click(FELT)
    table = driver.my_turn()
    driver.until(lambda: not table.moving and not table.controller.table_view.impact.busy)
    return table


def landed(driver: Driver, moment: Moment, along: tuple[float, float] = (200.0, 0.0)) -> float:
    """Let a moment land while cards move; returns by how many design pixels the table was off its place."""
    impact = driver.table.controller.table_view.impact
    impact.land(moment, FELT, along)
    most = 0.0
    while impact.busy:
        driver.turn()
        most = max(most, *(abs(part) for part in impact.off))
    return most


@pytest.mark.parametrize(("game", "seats", "wanted"), GREAT, ids=[each[0] for each in GREAT])
def test_a_great_moment_is_felt_and_leaves_nothing_behind(
    brimstone: Brimstone, game: str, seats: int, wanted: Wanted
) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = happens(driver, game, seats, wanted)
    impact = table.controller.table_view.impact
    driver.until(lambda: impact.off != (0.0, 0.0) and impact.particles.busy)
    driver.until(lambda: not isinstance(table.phase, SHOWN) and quiet(impact))
    if not isinstance(table.phase, Accounting):
        assert table.board.matches(table.session.view)


@pytest.mark.parametrize(("game", "seats", "wanted"), GREAT[:3], ids=[each[0] for each in GREAT[:3]])
def test_a_click_ends_all_of_it_at_once(brimstone: Brimstone, game: str, seats: int, wanted: Wanted) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = happens(driver, game, seats, wanted)
    impact = table.controller.table_view.impact
    driver.until(lambda: impact.busy and table.controller.timeline.held > 0)
    driver.press(FELT)
    driver.release(FELT)
    assert quiet(impact)


@pytest.mark.parametrize(("game", "seats", "wanted"), GREAT, ids=[each[0] for each in GREAT])
def test_where_nothing_moves_there_is_none_of_it(
    brimstone: Brimstone, game: str, seats: int, wanted: Wanted
) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = happens(driver, game, seats, wanted)
    for _ in range(40):
        assert quiet(table.controller.table_view.impact)
        assert not table.controller.timeline.busy
        driver.turn()


def test_a_hit_stop_holds_the_cards_and_no_input(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = at_rest(driver)
    picker = table.pointer.picker
    assert picker is not None
    seen: list[float] = []
    table.controller.timeline.add(0, 300, seen.append)
    driver.turn()
    table.controller.table_view.impact.land(LARGE, FELT, (1, 0))
    before = list(seen)
    driver.turn(3)
    assert set(seen) == set(before), "the cards stand still"
    driver.do(picker.choices[0][1])
    assert isinstance(table.phase, Showing), "a card is played all the same"
    assert seen[-1] == 1.0


def test_of_three_large_moments_in_twenty_seconds_the_third_lands_as_a_medium_one(
    brimstone: Brimstone,
) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    at_rest(driver)
    impact = driver.table.controller.table_view.impact
    medium = FORCES[Weight.MEDIUM].jolt
    offs = [landed(driver, LARGE) for _ in range(3)]
    assert offs[0] > medium and offs[1] > medium
    assert 0 < offs[2] <= medium
    for _ in range(int(SPAN / FRAME)):
        impact.update(FRAME)
    assert landed(driver, LARGE) > medium


def test_the_table_is_thrown_along_the_blow(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    at_rest(driver)
    impact = driver.table.controller.table_view.impact
    impact.land(LARGE, FELT, (0.0, -300.0))
    ways = []
    while impact.timeline.busy:
        impact.update(FRAME)
        ways.append(impact.off)
    assert ways[0][1] < 0, "upwards first"
    assert max(abs(y) for _, y in ways) > 2 * max(abs(x) for x, _ in ways)


@pytest.mark.parametrize(("shake", "flashes"), [(False, True), (True, False), (False, False)])
def test_shake_and_flashes_can_be_switched_off_each_by_itself(
    brimstone: Brimstone, shake: bool, flashes: bool
) -> None:
    driver = brimstone(speed=Speed.NORMAL, shake=shake, flashes=flashes)
    at_rest(driver)
    impact = driver.table.controller.table_view.impact
    impact.land(LARGE, FELT, (1.0, 0.0))
    impact.update(FRAME)
    assert (impact.off != (0.0, 0.0)) == shake
    plain = pygame.Surface((1280, 720))
    plain.fill((90, 90, 90))
    impact.particles.clear()
    impact.draw(plain)
    assert (plain.get_at((10, 10))[:3] != (90, 90, 90)) == flashes


def test_there_are_at_most_three_flashes_a_second(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    at_rest(driver)
    impact, plain, levels = driver.table.controller.table_view.impact, pygame.Surface((1280, 720)), []
    for turn in range(125):
        if turn % 5 == 0:
            impact.land(MEDIUM, FELT, (1.0, 0.0))
        impact.update(FRAME)
        impact.particles.clear()
        plain.fill((200, 200, 200))
        impact.draw(plain)
        levels.append(plain.get_at((10, 10)).b)
    flashes = sum(now < before - 3 for before, now in pairwise(levels))
    assert 0 < flashes <= 2 * 1000 / APART + 1


def test_whoever_is_hit_is_thrown_back_and_whoever_gains_hops(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = at_rest(driver)
    impact = table.controller.table_view.impact
    impact.react([Effect(1, "drew 2", by=2, occasion=Occasion.HIT), Effect(2, "went out", gain=True)])
    away, high = 0.0, 0
    for _ in range(20):
        driver.turn()
        away, high = min(away, impact.sway(1)[0]), min(high, impact.sway(2)[1])
    assert -BACK <= away < 0, "away from who did it, who sits on the right"
    assert high < 0
    driver.until(lambda: not impact.busy)
    assert impact.sway(1) == impact.sway(2) == (0, 0)


def test_in_the_dark_only_whoever_called_looks_content(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = happens(driver, "angel", 4, called)
    driver.until(lambda: table.controller.table_view.impact.dark > 0.5)
    caller = table.controller.table_view.impact.called
    assert all(("sour" in plate.face) == (plate.seat != caller) for plate in table.frame.plates)


def test_a_figure_rolls_to_its_new_value_and_is_there_at_once_on_a_new_table(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    pops = at_rest(driver).controller.table_view.impact.pops
    assert pops.figure("score", 10).value == 10
    assert pops.figure("score", 40).value == 10
    values, swells = [], []
    for _ in range(40):
        pops.timeline.update(FRAME)
        values.append(pops.figure("score", 40).value)
        swells.append(pops.figure("score", 40).swell)
    assert values == sorted(values) and len(set(values)) > 5
    assert (values[-1], swells[-1]) == (40, 0.0)
    assert max(swells) == pytest.approx(0.25, abs=0.05)


def test_a_moment_at_a_seat_bursts_where_that_player_is(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = at_rest(driver)
    impact, face = table.controller.table_view.impact, table.board.face(2)
    impact.land(Moment("", weight=Weight.LARGE, burst=Burst.BONE, where=BySeat(2)), FELT, (0.0, 1.0))
    driver.until(lambda: impact.particles.busy)
    first = impact.particles.flying[0]
    assert face.inflate(160, 160).collidepoint(first.x, first.y)
