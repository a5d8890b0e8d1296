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
    count = len(table.play.match.log)
    start = sprite.x, sprite.y + sprite.height * 0.4
    driver.drag(start, (pile.centerx, pile.bottom + sprite.height * 0.1))
    assert len(table.play.match.log) > count


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
        texts = [text.rect for text in table.course.laid.painter.texts if text.words.startswith(told)]
        assert texts
        assert all(not rect.colliderect(card.inflate(-6, -6)) for rect in texts)
    driver.release((40, 300))
