"""A card is dragged by where it was taken hold of, goes to what it lies over, and springs home otherwise."""

from collections.abc import Callable

import pytest

from engine.sprites import CardSprite, room_of
from saves.models import Speed
from scenes.table.scene import TableScene
from tests.scenes.driver import Driver

Brimstone = Callable[..., Driver]


def playable(table: TableScene) -> CardSprite:
    """A card of the hand that may be laid."""
    assert table.pointer.picker is not None
    found = [each for each in table.board.hand() if table.pointer.picker.playable(each.card or 0)]
    return found[0]


def at_rest(driver: Driver) -> TableScene:
    """A table of Devil in the person's turn, with a card that may be laid."""
    for seed in range(3, 30):
        driver.sit("person imp", seed=seed)
        table = driver.my_turn()
        driver.until(lambda: not driver.table.moving)
        if table.pointer.picker.carries:
            return table
    raise AssertionError("nothing can be laid")


def test_a_card_stays_under_the_pointer_where_it_was_taken_hold_of(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = at_rest(driver)
    sprite = playable(table)
    corner = sprite.x - 18, sprite.y - 30
    driver.move(corner)
    lift = sprite.lift
    driver.press(corner)
    driver.move((corner[0] + 60, corner[1] - 90), held=True)
    assert (sprite.x, sprite.y) == pytest.approx((corner[0] + 78, corner[1] - 60 - lift), abs=1.0)
    driver.release((corner[0] + 60, corner[1] - 90))


def test_a_card_goes_to_the_pile_it_lies_over_though_the_pointer_is_beside_it(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = at_rest(driver)
    sprite = playable(table)
    place = table.pointer.picker.targets((sprite.card,))[0]
    pile = table.board.area(place)
    count = len(table.session.match.log)
    start = sprite.x, sprite.y + sprite.height * 0.4
    driver.drag(start, (pile.centerx, pile.bottom + sprite.height * 0.1))
    assert len(table.session.match.log) > count


def test_a_card_let_go_of_nowhere_glides_home(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = at_rest(driver)
    sprite = playable(table)
    home = sprite.x, sprite.y
    driver.drag(home, (40, 300))
    driver.turn(2)
    assert abs(sprite.x - home[0]) > 30
    driver.turn(20)
    assert (sprite.x, sprite.y) == pytest.approx(home)


def test_what_is_refused_glides_home_and_shakes_there(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = at_rest(driver)
    sprite = playable(table)
    home = sprite.x, sprite.y
    stock = table.board.area(0)
    driver.drag(home, stock.center)
    assert table.notice
    driver.turn(2)
    assert abs(sprite.y - home[1]) > 20
    driver.turn(14)
    assert abs(sprite.y - home[1]) < 2
    driver.turn(40)
    assert (sprite.x, sprite.y) == pytest.approx(home)


def test_cards_glide_where_they_are_sorted_to(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    driver.sit("person imp", "jokers")
    table = driver.my_turn()
    driver.until(lambda: not table.moving)
    before = [sprite.x for sprite in table.board.hand()]
    cards = [sprite.card for sprite in table.board.hand()]
    driver.click(next(button.rect.center for button in table.buttons if button.label == "Sort"))
    assert cards != [sprite.card for sprite in table.board.hand()]
    assert [sprite.x for sprite in table.board.hand()] != before
    driver.turn(20)
    assert [sprite.x for sprite in table.board.hand()] == pytest.approx(before)


def test_what_would_follow_is_read_beside_the_card_that_is_dragged(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    table = at_rest(driver)
    sprite = playable(table)
    pile = table.board.area(table.pointer.picker.targets((sprite.card,))[0])
    driver.press((sprite.x, sprite.y))
    for across in (0, 60, 120):
        driver.move((pile.right + across, pile.centery), held=True)
        card = room_of(sprite, driver.app.assets)
        assert table.frame.preview is not None
        told = table.frame.preview.words.split()[0]
        texts = [
            text.rect for text in table.controller.table_view.painter.texts if text.words.startswith(told)
        ]
        assert texts
        assert all(not rect.colliderect(card.inflate(-6, -6)) for rect in texts)
    driver.release((40, 300))


def carried(driver: Driver, sprite: CardSprite, *ways: tuple[float, float]) -> tuple[float, float]:
    """Take a card up and carry it along ways from where it lies; returns where the pointer is then."""
    x, y = sprite.x - sprite.height * 0.28, sprite.y
    driver.press((x, y))
    for across, down in ways:
        x, y = x + across, y + down
        driver.move((x, y), held=True)
    return x, y


def test_a_card_leans_the_way_it_is_carried_and_hangs_straight_when_it_rests(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = at_rest(driver)
    sprite = playable(table)
    at = carried(driver, sprite, (2, -60), (40, 0), (40, 0))
    assert -9.0 <= sprite.angle < -2.0
    driver.turn(20)
    assert sprite.angle == 0.0
    driver.move((at[0] - 60, at[1]), held=True)
    assert sprite.angle > 2.0
    driver.release((40, 300))


def test_the_hand_makes_room_where_a_card_is_carried_over_it_and_keeps_it_there(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    driver.sit("person imp", "jokers")
    table = driver.my_turn()
    driver.until(lambda: not table.moving)
    lay = [sprite.x for sprite in table.board.hand()]
    first, *others = table.board.hand()
    at = carried(driver, first, (0, -10), (lay[3] - lay[0], 0))
    driver.turn(20)
    assert [sprite.x for sprite in others] == pytest.approx(lay[:3] + lay[4:])
    away = at[0], at[1] - 2 * first.height
    driver.move(away, held=True)
    driver.turn(20)
    assert [sprite.x for sprite in others] == pytest.approx(lay[1:]), "it would spring home"
    driver.move(at, held=True)
    driver.release(at)
    driver.turn(20)
    assert table.board.hand() == [*others[:3], first, *others[3:]]
    assert [sprite.x for sprite in table.board.hand()] == pytest.approx(lay)


def test_without_motion_a_carried_card_never_leans_and_the_hand_parts_at_once(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp", "jokers")
    table = driver.my_turn()
    lay = [sprite.x for sprite in table.board.hand()]
    first, *others = table.board.hand()
    at = carried(driver, first, (0, -10), (lay[2] - lay[0], 0))
    assert first.angle == 0.0
    assert [sprite.x for sprite in others] == pytest.approx(lay[:2] + lay[3:])
    driver.release(at)


def test_a_card_that_is_pointed_at_rises_and_sinks_and_does_not_leap(brimstone: Brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = at_rest(driver)
    sprite = playable(table)
    driver.move((sprite.x, sprite.y))
    lifts = [sprite.lift]
    for _ in range(10):
        driver.turn()
        lifts.append(sprite.lift)
    assert lifts == sorted(lifts)
    assert lifts[0] < lifts[2] < lifts[-1] == sprite.due > 0
    driver.move((40, 300))
    driver.turn(2)
    assert 0 < sprite.lift < lifts[-1]
    driver.turn(10)
    assert sprite.lift == 0.0
