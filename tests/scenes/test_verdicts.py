"""Who won a trick or a battle stays in sight until it was seen, at any speed."""

from dataclasses import replace

import pygame
import pytest

from engine.sprites import Glow
from game.catalog import GAMES
from game.contract import AnyGame
from game.evil_deal.position import TRICKS
from game.hell_is_hungry.phases import Battling
from game.jokers_of_death.events import SeatsSkipped
from saves.models import Speed
from scenes.lesson.scene import LessonScene
from scenes.table.controller import held
from scenes.table.scene import TableScene
from scenes.table.states import Beholding, Over, Showing, suffered
from tests.scenes.driver import Driver


def decided(driver: Driver, game: str, seats: str) -> TableScene:
    """A table at which something has just been decided."""
    table = driver.sit(seats, game, seed=4)
    for _ in range(4000):
        if isinstance(table.phase, Beholding) and table.phase.verdict.cards:
            return table
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
        elif table.pointer.picker is not None and not table.moving:
            table.hands.commit(table.pointer.picker.choices[0][1])
        driver.turn()
    raise AssertionError("nothing is ever decided")


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_the_cards_of_a_trick_lie_with_its_winner_marked_until_it_was_seen(brimstone, speed: Speed) -> None:
    driver = brimstone(speed=speed)
    table = decided(driver, "evil", "person imp")
    (winner,) = table.phase.verdict.cards
    lying = [sprite for place in TRICKS for sprite in table.board.piles[place]]
    raised = [sprite.card for sprite in lying if sprite.lift > 0]
    assert len(lying) == 6
    assert raised == [winner]
    assert table.frame.prompt.words == table.phase.verdict.words
    acted, phase = len(table.session.match.log), table.phase
    for _ in range(round(held(table.controller.timeline.speed) / 16) - 8):
        driver.turn()
    assert table.phase is phase
    assert len(table.session.match.log) == acted
    driver.until(lambda: table.phase is not phase)
    driver.until(lambda: not isinstance(table.phase, Showing))
    assert not any(table.board.piles[place] for place in TRICKS) or len(table.session.match.log) > acted


def test_one_key_goes_on_from_it(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = decided(driver, "evil", "person imp")
    driver.key(pygame.K_RETURN)
    assert not isinstance(table.phase, Beholding)


def test_a_battle_that_is_won_lies_in_its_lanes_until_it_was_seen(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = decided(driver, "hell", "person imp fiend")
    assert isinstance(table.phase.view.phase, Battling)
    lanes = table.phase.view.grid.lanes
    lying = {sprite.card for place in lanes for sprite in table.board.piles[place] if sprite.lift > 0}
    assert lying == set(table.phase.verdict.cards)
    told = {each.place: each.words for each in table.frame.captions if each.place in lanes}
    (winner,) = {place for place in lanes if any(sprite.lift > 0 for sprite in table.board.piles[place])}
    assert told[winner].endswith(" · wins"), "the play that won has its sum"
    assert not any("leads" in words for words in told.values()), "nobody leads any more"


def test_from_when_a_battle_is_won_until_its_cards_go_no_lane_is_told_to_lead(brimstone) -> None:
    """Before it is held, while it is, and when what follows begins."""
    driver = brimstone(speed=Speed.FAST)
    table = driver.sit("person imp fiend", "hell", seed=4)
    phases, won = set(), 0
    for _ in range(9000):
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
        elif table.pointer.picker is not None and not table.moving:
            table.hands.commit(table.pointer.picker.choices[-1][1])
        driver.turn()
        plates = [each for each in table.frame.plates if each.happening is not None]
        winners = [each.seat for each in plates if each.happening.words.startswith("won the battle")]
        lanes = table.session.view.grid.lanes
        if winners and table.moving and table.board.piles[lanes[winners[0]]]:
            told = {each.place: each.words for each in table.frame.captions if each.place in lanes}
            assert told[lanes[winners[0]]].endswith(" · wins") and "leads" not in " ".join(told.values())
            won += type(table.phase) is Beholding and Beholding not in phases
            phases.add(type(table.phase))
        elif len(phases) > 1:
            break
    assert won and phases == {Showing, Beholding}


def test_who_goes_first_stands_out_only_until_it_was_seen(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = decided(driver, "angel", "person imp fiend fiend")
    (lowest,) = map(table.board.sprite_of, table.phase.verdict.cards)
    assert "goes first" in table.frame.prompt.words
    assert lowest.lift > 0 and lowest.glow is Glow.CHOSEN
    table.controller.hurry()
    assert table.board.sprite_of(lowest.card) is lowest, "it stays on the trash"
    assert not lowest.lift and lowest.glow is Glow.NONE


def test_what_was_decided_is_held_again_when_it_is_shown_once_more(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = decided(driver, "evil", "person imp")
    verdict = table.phase.verdict
    while not (table.pointer.picker is not None and not table.moving):
        assert not isinstance(table.phase, Over)
        driver.turn()
    driver.key(pygame.K_n)
    driver.until(lambda: isinstance(table.phase, Beholding))
    assert table.phase.verdict == verdict


def beheld(driver: Driver, table: TableScene, wanted: str) -> None:
    """Play on until something that is to be seen says so."""
    for _ in range(9000):
        if isinstance(table.phase, Beholding) and wanted in table.phase.verdict.words:
            return
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
        elif isinstance(table.phase, Beholding):
            table.controller.hurry()
        elif table.pointer.picker is not None and not table.moving:
            table.hands.commit(table.pointer.picker.choices[0][1])
        driver.turn()
    raise AssertionError(f"nobody hears {wanted!r}")


def test_a_lost_turn_stands_until_it_was_seen_and_at_the_seat_until_its_player_acts(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp", "devil", seed=4)
    beheld(driver, table, "miss a turn")
    phase = table.phase
    assert table.frame.prompt.words == phase.verdict.words
    driver.turn(60)
    assert table.phase is phase
    told = next(each for each in table.controller.messages.happenings if each.seat == 0)
    assert told.by not in (None, 0)
    table.controller.messages.update(60_000)
    lasting = replace(told, by=None)
    assert lasting in table.controller.messages.happenings
    driver.my_turn()
    table.hands.commit(table.pointer.picker.choices[0][1])
    assert lasting not in table.controller.messages.happenings


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_who_begins_a_match_is_held_until_it_was_seen_unless_it_is_the_viewer(
    brimstone, game: AnyGame
) -> None:
    driver = brimstone(speed=Speed.OFF)
    seats = "person" + " imp" * (game.seats[-1] - 1)
    for seed in range(4, 9):
        table = driver.sit(seats, game.id, seed=seed)
        driver.until(lambda table=table: not isinstance(table.phase, Showing))
        mine = table.session.match.to_move == table.session.viewer
        assert isinstance(table.phase, Beholding) != mine
        assert mine or table.frame.prompt.words in table.lines, "it is told as the log tells it"
        if not mine:
            assert not table.session.match.log, "before anybody acts"


def test_what_others_did_since_is_told_while_one_decides(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp imp imp", "devil", seed=4)
    driver.move((5, 400))
    driver.my_turn()
    driver.do(table.session.view.legal[0])
    assert table.frame.fuller == (), "while things happen each is told by itself"
    told = driver.my_turn().frame.fuller[0]
    assert told.startswith("You ") and all(name in told for name in table.session.names[1:])


def test_a_drawn_card_that_is_laid_at_once_is_seen_in_the_hand_before(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp", "devil", seed=4)
    beheld(driver, table, "so it's played")
    (card,) = table.phase.verdict.cards
    assert card in {sprite.card for sprite in table.board.hand() if sprite.lift > 0}
    others = [sprite for sprite in table.board.hand() if sprite.card != card]
    assert {sprite.glow for sprite in others} == {Glow.NONE}, "nothing is to be played now"
    driver.until(lambda: table.board.sprite_of(card) not in table.board.hand())


def test_what_others_do_to_the_viewer_is_held_in_any_game_unless_the_viewer_answers(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp imp", "jokers", seed=4)
    mine = driver.my_turn().phase.view
    theirs = replace(mine, to_move=2)
    skips = (SeatsSkipped((0,), by=1),)
    assert suffered(table.session, skips, theirs).words == f"{table.session.names[1]}'s ace skips you."
    assert suffered(table.session, skips, mine) is None
    assert suffered(table.session, (SeatsSkipped((2,), by=1),), theirs) is None
    assert suffered(table.session, (SeatsSkipped((0,), by=0),), theirs) is None


def test_a_lesson_begins_with_its_own_words(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    for game in GAMES.values():
        scene = LessonScene(driver.desk, game, game.lessons[0])
        driver.app.stack.push(scene, lambda _: None)
        driver.until(lambda scene=scene: not isinstance(scene.phase, Showing))
        assert not isinstance(scene.phase, Beholding)
