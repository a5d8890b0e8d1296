"""Motions of cards: dealt, swept to a winner, shuffled, slammed, clashing, or snapping under a finger."""

from collections.abc import Iterator
from itertools import groupby, pairwise

import pygame
import pytest

from engine.motion import Pose
from game.angel.events import JudgementDay
from game.catalog import GAMES
from game.contract.table import Burst, Moment, Weight
from game.devil.events import DealWon
from game.evil_deal.events import TrickTaken
from game.hell_is_hungry.events import BattleWon
from game.jokers_of_death.events import PileKilled
from game.match import Match
from game.table import MatchEnded, Moved, sees
from saves.settings import Speed
from scenes.end_page import EndPage
from scenes.self_test import FRAME
from scenes.table.animation.card_motion import THROWN, glide_card
from scenes.table.animation.director import travels_of
from scenes.table.animation.impact import Impact
from scenes.table.phases import ANIMATED, DealOver, Deciding, Showing
from scenes.table.scene import TableScene
from tests.each import each_game
from tests.game.matches import played
from tests.scenes.driver import Driver
from tests.scenes.great_moments import Wanted, before_the_end_of, fiends_match, happens, sat_down_to


def middle(place: int) -> tuple[int, int]:
    return 10 * place, 100


@each_game
def test_only_public_cards_are_swept_to_a_player_who_keeps_them(game) -> None:
    match: Match = played(game, game.seats[0], 1)
    history, places = match.history(None), match.places
    for event, way in zip(history, travels_of(history, places, middle), strict=True):
        if way is not THROWN:
            assert isinstance(event, Moved)
            assert sees(places[event.source], None)
            assert places[event.target].seat is not None and places[event.target].kind.name != "hand"


LARGE = Moment("", weight=Weight.LARGE, burst=Burst.EMBERS)
MEDIUM = Moment("", weight=Weight.MEDIUM, burst=Burst.SPARKS)
FELT = (640, 400)
"""A point of the window where nothing can be clicked."""


GREAT = [
    ("jokers", 4, lambda event: isinstance(event, PileKilled)),
    ("angel", 4, lambda event: isinstance(event, JudgementDay)),
    ("devil", 4, lambda event: isinstance(event, DealWon)),
    ("hell", 4, lambda event: isinstance(event, BattleWon) and event.driven_off is not None),
    ("evil", 2, lambda event: isinstance(event, TrickTaken)),
]


def quiet(impact: Impact) -> bool:
    """True if nothing of any moment is seen."""
    return (
        not impact.busy and impact.shaken == (0.0, 0.0) and not impact.darkness.share and not impact.stamped
    )


def between_turns(driver: Driver) -> TableScene:
    """Return a table in the person's turn, with nothing moving."""
    driver.sit("person imp fiend imp", "devil")
    driver.click(FELT)
    table = driver.my_turn()
    driver.until(lambda: not table.controller.moving and not table.controller.table_view.impact.busy)
    return table


@pytest.mark.parametrize(("game", "seats", "wanted"), GREAT, ids=[each[0] for each in GREAT])
def test_a_great_moment_leaves_nothing_behind(brimstone, game, seats, wanted) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = happens(driver, game, seats, wanted)
    impact = table.controller.table_view.impact
    driver.until(lambda: impact.shaken != (0.0, 0.0) and impact.particles.busy)
    driver.until(lambda: not isinstance(table.phase, ANIMATED) and quiet(impact))
    if not isinstance(table.phase, DealOver):
        assert table.board.matches(table.session.view)


@pytest.mark.parametrize(("game", "seats", "wanted"), GREAT[:3], ids=[each[0] for each in GREAT[:3]])
def test_a_click_ends_all_of_it_at_once(brimstone, game: str, seats: int, wanted: Wanted) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = happens(driver, game, seats, wanted)
    impact = table.controller.table_view.impact
    driver.until(lambda: impact.busy and table.controller.timeline.pause_left > 0)
    driver.press(FELT)
    driver.release(FELT)
    assert quiet(impact) and not table.controller.timeline.pause_left


@pytest.mark.parametrize(("game", "seats", "wanted"), GREAT, ids=[each[0] for each in GREAT])
def test_where_nothing_moves_there_is_none_of_it(brimstone, game: str, seats: int, wanted: Wanted) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = happens(driver, game, seats, wanted)
    for _ in range(40):
        assert quiet(table.controller.table_view.impact)
        assert not table.controller.timeline.busy
        driver.turn()


def test_a_hit_stop_holds_up_no_input(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = between_turns(driver)
    picker = table.pointer.picker
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


@pytest.mark.parametrize(("shake", "flashes"), [(False, True), (True, False), (False, False)])
def test_shake_can_be_switched_off_apart_from_flashes(brimstone, shake: bool, flashes: bool) -> None:
    driver = brimstone(speed=Speed.NORMAL, shake=shake, flashes=flashes)
    between_turns(driver)
    impact = driver.table.controller.table_view.impact
    impact.land(LARGE, FELT, (1.0, 0.0))
    impact.update(FRAME)
    assert (impact.shaken != (0.0, 0.0)) == shake
    plain = pygame.Surface((1280, 720))
    plain.fill((90, 90, 90))
    impact.particles.clear()
    impact.draw(plain)
    assert (plain.get_at((10, 10))[:3] != (90, 90, 90)) == flashes


def test_there_are_at_most_three_flashes_a_second(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    between_turns(driver)
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
    assert 0 < flashes <= 6, "in two seconds"


def test_the_winner_of_a_match_is_told_over_its_account(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = happens(driver, "devil", 2, lambda event: isinstance(event, MatchEnded))
    impact = table.controller.table_view.impact
    driver.until(lambda: isinstance(table.phase, DealOver) and impact.darkness.share > 0)
    assert table.frame.banner and not table.frame.account and not table.frame.prompt.words
    driver.until(lambda: quiet(impact) and impact.crowning is None)
    assert table.frame.account and table.frame.prompt.words.startswith(table.session.deal_result)


def test_a_card_with_no_way_to_glide_lies_still_at_once(brimstone) -> None:
    table = between_turns(brimstone(speed=Speed.NORMAL))
    card = table.board.hand()[0]
    card.gliding = True
    glide_card(card, Pose(card.x, card.y, card.angle), table.controller.timeline)
    assert not card.gliding


FRAMES = 3000
"""More than any deal's end takes."""


def told(table: TableScene) -> tuple[int | None, ...]:
    """Return the score in each gem."""
    return tuple(plate.score for plate in table.frame.plates)


def totals(driver: Driver) -> Iterator[tuple[int | None, ...]]:
    """Yield the totals beside the names in each frame, until the score or the end is up or somebody is to act."""
    for _ in range(FRAMES):
        table = driver.top
        if not isinstance(table, TableScene) or isinstance(table.phase, Deciding):
            return
        yield told(table)
        if isinstance(table.phase, DealOver) and not table.controller.timeline.busy:
            driver.key(pygame.K_RETURN)
        driver.turn()
    raise AssertionError("it never ended")


def assert_told_once(shown: list[tuple[int | None, ...]]) -> None:
    """Check that no score is left and come back to."""
    for seat, column in enumerate(zip(*shown, strict=True)):
        values = [value for value, _ in groupby(column)]
        assert len(values) == len(set(values)), (seat, values)


@pytest.mark.parametrize("game_id", GAMES)
def test_at_the_end_of_a_match_totals_count_up_once(brimstone, game_id: str) -> None:
    driver: Driver = brimstone(speed=Speed.NORMAL, muted=True, banter="off")
    match = fiends_match(game_id)
    late, seat, action = before_the_end_of(match, len(match.standing.deals))
    table = sat_down_to(driver, late, seat)
    before = told(table)
    table.controller.act(seat, action)
    shown = [before, *totals(driver)]
    assert isinstance(driver.top, EndPage)
    assert_told_once(shown)
    words = match.game.words
    assert shown[-1] == tuple(words.score(match.view(seat), each) for each in range(match.seats))
