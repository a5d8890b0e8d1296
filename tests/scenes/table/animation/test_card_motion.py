"""Motions of cards: dealt, swept to a winner, shuffled, slammed, clashing, or snapping under a finger."""

from collections.abc import Callable

import pygame
import pytest

from engine.layout import Spot
from engine.motion import Pose, riffle
from engine.sound import rising
from engine.sprites import CardSprite, draw, room_of
from engine.timeline import Timeline
from game.catalog import GAMES
from game.contract.table import Effect, Occasion
from game.devil.position import DISCARDS, STOCK
from game.events import Moved
from game.hell_is_hungry.events import BattleWon
from game.match import Match
from game.table import sees
from saves.models import Pace, Speed
from scenes.table.animation.card_motion import THROWN, clash_rows, send_card
from scenes.table.animation.director import slam_of, ways
from scenes.table.scene import TableScene
from scenes.table.states import Accounting
from tests.game.feats import played
from tests.scenes.driver import Driver
from tests.scenes.table.input.test_pointer import at_rest as with_a_card_to_lay
from tests.scenes.table.test_controller import heard_at, overheard

Brimstone = Callable[..., Driver]


def at_rest(driver: Driver, players: str = "person imp fiend imp", game: str = "devil") -> TableScene:
    """A table in the person's turn, with nothing moving."""
    driver.sit(players, game)
    driver.click((640, 300))
    table = driver.my_turn()
    driver.until(lambda: not table.moving)
    return table


def test_the_turn_hops_over_whoever_is_skipped_and_lands_at_the_next(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = at_rest(driver)
    hopping = table.controller.table_view.turn_token
    hopping.hop([Effect(2, "skipped", by=1, occasion=Occasion.SKIPPED), Effect(3, "took 2", by=1)])
    driver.turn(2)
    start = hopping.pose
    driver.turn(22)
    end = hopping.pose
    assert start is not None
    assert end is not None
    names = [table.board.seat_zone("plate", seat).rect for seat in range(4)]
    assert names[1].inflate(80, 160).collidepoint(start.x, start.y)
    assert names[3].inflate(80, 160).collidepoint(end.x, end.y)
    driver.until(lambda: not table.moving)
    assert hopping.pose is None


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.OFF])
def test_a_click_ends_a_hop_and_without_motion_there_is_none(brimstone: Brimstone, speed: Speed) -> None:
    driver = brimstone(speed=speed)
    table = at_rest(driver)
    table.controller.table_view.turn_token.hop([Effect(1, "skipped", by=0, occasion=Occasion.SKIPPED)])
    table.controller.timeline.finish()
    assert table.controller.table_view.turn_token.pose is None


def test_a_heap_is_shuffled_before_a_deal_and_lies_as_it_lay(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = driver.sit("person imp imp")
    heap = table.board.piles[0][-8:]
    lay = [(sprite.x, sprite.y) for sprite in heap]
    driver.turn(15)
    assert len({round(sprite.x) for sprite in heap}) > 1
    assert max(sprite.x for sprite in heap) - min(sprite.x for sprite in heap) > heap[0].height / 2
    table.controller.timeline.finish()
    assert table.board.matches(table.session.view)
    assert riffle(Pose(*lay[0]), 1.0, 0, 8, 60) == Pose(*lay[0])


def battle_won(driver: Driver) -> TableScene:
    """A table of Hell is Hungry! where a battle among two has just been won and is shown."""
    table = driver.sit("fiend fiend fiend", "hell")
    for _ in range(4000):
        seen = getattr(table.phase, "batch", ())
        rows = [pile for place, pile in enumerate(table.board.piles) if _lane(table, place) and pile]
        if seen and isinstance(seen[-1], BattleWon) and len(rows) > 1:
            return table
        driver.turn()
    raise AssertionError("nobody wins a battle")


def _lane(table: TableScene, place: int) -> bool:
    return table.board.places[place].kind.name == "lane"


def test_cards_clash_where_a_battle_is_decided_and_lie_there_again_until_they_are_taken(
    brimstone: Brimstone,
) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = battle_won(driver)
    lanes = [place for place in range(len(table.board.piles)) if _lane(table, place)]
    cards = [sprite for place in lanes for sprite in table.board.piles[place]]
    heard, farthest, home = [], 0.0, {id(sprite): sprite.y for sprite in cards}
    for _ in range(60):
        heard += heard_at(driver, 1)
        farthest = max(farthest, *(abs(sprite.y - home[id(sprite)]) for sprite in cards))
    assert "battle" in heard
    assert farthest > 30
    table.controller.timeline.finish()
    assert not clash_rows([table.board.piles[lanes[0]]], table.controller.timeline)


def account(driver: Driver) -> TableScene:
    """A table at which a deal has just ended."""
    table = driver.sit("imp imp fiend", seed=12)
    driver.until(lambda: isinstance(table.phase, Accounting))
    return table


def test_sums_count_up_card_by_card_with_rising_notes_and_bring_their_points_last(
    brimstone: Brimstone,
) -> None:
    driver = brimstone(speed=Speed.NORMAL, muted=False)
    table = account(driver)
    assert isinstance(table.phase, Accounting)
    assert table.phase.account is not None
    counting, rows = table.controller.table_view.points_flight.counting, table.phase.account.rows
    assert counting.shown(rows[0].sum) == ""
    heard = heard_at(driver, 90)
    longest = max(len(row.sum.steps) for row in rows)
    notes = [name for name in heard if name.startswith("count")]
    assert notes == sorted(notes)
    assert notes[-1] == rising(longest - 1)
    assert [counting.shown(row.sum) for row in rows] == [str(row.sum) for row in rows]


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.OFF])
def test_a_click_shows_sums_whole_and_without_motion_they_are_so_at_once(
    brimstone: Brimstone, speed: Speed
) -> None:
    driver = brimstone(speed=speed)
    table = account(driver)
    if speed is Speed.NORMAL:
        driver.click((640, 300))
    assert isinstance(table.phase, Accounting)
    assert table.phase.account is not None
    assert all(
        table.controller.table_view.points_flight.counting.whole(row.sum) for row in table.phase.account.rows
    )


def test_a_card_that_is_taken_up_snaps_and_is_as_large_as_before(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = at_rest(driver)
    sprite = next(each for each in table.board.hand() if table.pointer.picker.playable(each.card))
    high = sprite.height
    driver.move((sprite.x - 20, sprite.y))
    with overheard(driver) as heard:
        driver.press((sprite.x - 20, sprite.y))
        driver.release((sprite.x - 20, sprite.y))
    assert "touch" in heard
    driver.turn(2)
    assert sprite.height < high
    driver.turn(20)
    assert sprite.height == high
    assert sprite.drawn_at == 0.0


def test_a_pressed_button_dips_and_comes_back(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = at_rest(driver)
    touches, buttons = table.controller.table_view.press_feedback, table.buttons
    touches.button(next(button for button in buttons if button.label == "Sort"))
    table.controller.update(16)
    dipped = touches.dipped(buttons, 1.0)
    assert [one.label for one, other in zip(dipped, buttons, strict=True) if one.rect != other.rect] == [
        "Sort"
    ]
    driver.turn(20)
    assert touches.dipped(buttons, 1.0) == list(buttons)


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.OFF])
def test_a_card_that_is_taken_back_glides_home_at_ctrl_z(brimstone: Brimstone, speed: Speed) -> None:
    driver = brimstone(speed=speed, pace=Pace.SLOW)
    table = with_a_card_to_lay(driver)
    card = next(each.card for each in table.board.hand() if table.pointer.picker.playable(each.card))
    home = {sprite.card: (sprite.x, sprite.y) for sprite in table.board.hand()}
    table.hands.commit(
        next(action for gesture, action in table.pointer.picker.choices if card in gesture.cards)
    )
    driver.turn(30 if speed is Speed.NORMAL else 2)
    driver.key(pygame.K_z, pygame.KMOD_CTRL)
    sprite = table.board.sprite_of(card)
    assert sprite in table.board.hand()
    away = abs(sprite.x - home[card][0]) + abs(sprite.y - home[card][1])
    assert away > 50 if speed is Speed.NORMAL else away == 0
    driver.turn(20)
    assert (sprite.x, sprite.y) == pytest.approx(home[card])


def test_a_card_on_its_way_passes_over_a_name(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = at_rest(driver)
    sprite, plate = table.board.hand()[0], table.board.seat_zone("plate", 1).rect
    sprite.x, sprite.y, sprite.angle, sprite.aloft = *plate.center, 0.0, True
    driver.app.draw()
    alone = pygame.Surface(driver.app.surface.get_size())
    draw(alone, [sprite], driver.app.assets)
    middle = room_of(sprite, driver.app.assets).inflate(-20, -20).clip(plate)
    seen = [pygame.image.tobytes(each.subsurface(middle), "RGB") for each in (driver.app.surface, alone)]
    assert seen[0] == seen[1]


def middle(place: int) -> tuple[int, int]:
    return 10 * place, 100


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_only_what_everybody_saw_is_swept_and_only_to_somebody_who_keeps_it(game) -> None:
    match: Match = played(game, game.seats[0], 1)
    history, places = match.history(None), match.places
    for event, way in zip(history, ways(history, places, middle), strict=True):
        if way is not THROWN:
            assert isinstance(event, Moved)
            assert sees(places[event.source], None)
            assert places[event.target].seat is not None and places[event.target].kind.name != "hand"


@pytest.mark.parametrize(("code", "slammed"), [("S1", True), ("S4", True), ("7", False)])
def test_a_specialis_slammed_down_and_a_plain_card_is_thrown(brimstone, code: str, slammed: bool) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = driver.sit("person imp", "devil", 8)
    driver.my_turn()
    places = table.board.places
    hand = next(index for index, place in enumerate(places) if place.kind.name == "hand")
    (card,) = table.session.match.deck.cards(code)
    played = Moved(card, hand, DISCARDS)
    moment = table.session.match.game.words.moment(played, table.session.view, table.session.cast)
    assert (slam_of(played, [moment], places) is not None) == slammed
    assert slam_of(Moved(card, STOCK, hand), [moment], places) is None


def test_what_lay_across_a_card_stays_behind_when_it_goes() -> None:
    """A soul that was won goes to its winner without the sign that it is fought for."""
    sprite, timeline = (
        CardSprite(0, "a", "b", 0, 0, height=200.0, overlay="tokens/scythes.svg"),
        Timeline(1.0),
    )
    send_card(sprite, lambda: Spot(300, 0), 150.0, THROWN, timeline, lambda: None)
    assert sprite.overlay == ""
