"""Pointing, dragging and keys at the table."""

import pygame
import pytest

from engine.input import INPUT_DELAY, LONG_PRESS
from engine.sprites import CardSprite, Glow
from game.contract.table import Carry, Press, Touch
from game.evil_deal.actions import Cross
from game.evil_deal.position import TRUMPS, Naming
from game.hell_is_hungry.actions import PlaceReaper, Play
from game.jokers_of_death.actions import DRAW
from game.level import Level
from saves.models import Player
from saves.saved_match import SavedMatch
from saves.settings import Pace, Speed
from scenes.navigation import open_table
from scenes.rules_page import RulesPage
from scenes.self_test import FRAME
from scenes.table.close_up import CloseUp
from scenes.table.pages import Curtain, Pause
from scenes.table.phases import PassingOn, Waiting
from scenes.table.picker import SEVERAL_CARDS, SEVERAL_MOVES
from scenes.table.pointer import ButtonKey, CardKey
from scenes.table.scene import TableScene
from scenes.table.view.view_model import Offered, Tone, Tool
from tests.game.hell_is_hungry.positions import two_jokers
from tests.scenes.driver import Driver, left_strip, notice, pressed


def cards_with_places(table: TableScene, count: int) -> list:
    """Return the sprites in hand that can go, alone, to this number of places."""
    picker = table.pointer.picker
    return [sprite for sprite in table.board.hand() if len(picker.targets((sprite.card,))) == count]


def at_jokers(driver: Driver, places: int) -> tuple[TableScene, object]:
    """Return a turn at Jokers of Death with a card that can go to this number of piles."""
    driver.sit("person imp fiend", "jokers", 8)
    table = driver.to_a_turn(lambda table: cards_with_places(table, places))
    return table, cards_with_places(table, places)[0]


@pytest.mark.parametrize(
    ("game", "kind"),
    [("devil", Carry), ("angel", Touch), ("evil", Press), ("jokers", Carry), ("hell", Press)],
)
def test_enter_does_what_a_hint_advises(brimstone, game: str, kind: type) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW)
    driver.sit("person imp" + " imp imp" * (game == "angel"), game, 8)

    def advisable(table: TableScene) -> list:
        found = [choice for choice in table.pointer.picker.choices if isinstance(choice[0], kind)][-1:]
        return [choice for choice in found if not getattr(choice[0], "confirm", "")]

    table = driver.to_a_turn(advisable)
    ((gesture, action),) = advisable(table)
    count = len(table.session.match.log)
    table.pointer.select_gesture(gesture)
    table.resume()
    if isinstance(gesture, Press):
        assert [each.label for each in table.frame.buttons if each.advised] == [gesture.label], "it's lit"
    else:
        assert table.frame.lit == {gesture.place}, "its place alone is lit"
    if isinstance(gesture, Touch) and gesture.slot is not None:
        back = table.board.piles[gesture.place][gesture.slot]
        assert table.frame.ring.center == (round(back.x), round(back.y)), "its back is marked"
    assert table.frame.preview is None or table.frame.preview.place == gesture.place
    driver.key(pygame.K_RETURN)
    faces = table.session.match.deck.faces
    done = table.session.match.log[count].action
    card, other = getattr(done, "card", None), getattr(action, "card", None)
    assert done == action or faces[card] == faces[other]


@pytest.mark.parametrize(("game", "together"), [("jokers", 1), ("hell", 2)])
def test_a_card_pointed_at_or_clicked_or_dragged_takes_the_place_of_a_hint(brimstone, game, together) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp fiend", game, 8)
    table = driver.to_a_turn(
        lambda table: {1, together} == {len(each.cards) for each in table.pointer.picker.carries}
    )
    hinted, dragged = [card for card in table.board.hand() if table.pointer.picker.targets((card.card,))][:2]
    carry = next(each for each in table.pointer.picker.carries if each.cards == (hinted.card,))
    table.pointer.select_gesture(carry)
    for card, meant in ((dragged, table.pointer.picker.targets((dragged.card,))), (hinted, [carry.place])):
        driver.move(left_strip(card))
        assert table.pointer.pointed() == (card.card,) and table.frame.lit == {*meant}
    driver.click(left_strip(dragged))
    assert table.pointer.chosen == [dragged.card]
    table.pointer.select_gesture(carry)
    driver.press(left_strip(dragged))
    driver.move((600, 500), held=True)
    assert not table.pointer.chosen and table.pointer.pointed() == (dragged.card,)
    assert table.pointer.targets() == table.pointer.picker.targets((dragged.card,))
    driver.release((600, 500))


@pytest.mark.parametrize(
    ("game", "key", "action"),
    [("hell", pygame.K_5, PlaceReaper(4)), ("jokers", pygame.K_d, DRAW), ("hell", None, PlaceReaper(4))],
)
def test_a_pile_is_meant_by_its_key_or_by_dragging_a_reaper(brimstone, game: str, key, action) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp", game, 8)
    table = driver.to_a_turn(lambda table: table.pointer.picker.touches())
    if key is None:
        driver.drag(table.board.area(0).center, table.board.area(4).center)
    else:
        driver.key(key)
    assert table.session.match.log[-1].action == action


def test_a_pile_may_be_clicked_before_its_card(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp", "jokers", 8)
    table = driver.to_a_turn(lambda table: DRAW not in table.pointer.picker.view.legal)
    driver.key(pygame.K_d)
    assert notice(table).endswith("so you can't draw.")
    picker = table.pointer.picker
    carry = picker.carries[0]
    driver.click(table.board.area(carry.place).center)
    driver.click(left_strip(table.board.sprite_of(carry.cards[0])))
    assert picker.gesture_of(table.session.match.log[-1].action) == carry


def test_a_hidden_card_is_flipped_by_dragging_it_anywhere(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp imp imp", "angel", 8)
    table = driver.to_a_turn(lambda table: table.pointer.picker.touches())
    gesture, action = table.pointer.picker.choices[1]
    back = table.board.piles[gesture.place][gesture.slot]
    driver.drag((back.x, back.y), (back.x, back.y - 300))
    assert action in [entry.action for entry in table.session.match.log]


def test_enter_says_that_there_is_a_choice(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table, card = at_jokers(driver, 2)
    count = len(table.session.match.log)
    driver.key(pygame.K_RETURN)
    assert table.frame.prompt.words in (SEVERAL_CARDS, SEVERAL_MOVES)
    hand, playable = [each.card for each in table.board.hand()], table.pointer.picker.playable
    number = next(index for index, card in enumerate(hand) if playable(card))
    driver.key(pygame.K_1 + number)
    assert table.pointer.chosen == [hand[number]], "a number picks the card there"
    driver.key(pygame.K_ESCAPE)
    driver.click(left_strip(card))
    assert table.frame.prompt.words == "It fits two piles. Click one."
    driver.key(pygame.K_RETURN)
    assert table.frame.prompt.words == "It fits two piles. [Tab] to one and press [Enter]."
    assert len(table.session.match.log) == count


def test_enter_says_why_a_card_cannot_be_played_alone(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp imp", "hell", 8)

    def halves(table: TableScene) -> list[CardSprite]:
        """Return cards of the hand that can only be played with another one."""
        picker = table.pointer.picker
        cards = [sprite for sprite in table.board.hand() if not picker.targets((sprite.card,))]
        return [sprite for sprite in cards if picker.partners((sprite.card,))]

    table = driver.to_a_turn(halves)
    half, lane = halves(table)[0], table.pointer.picker.carries[0].place
    assert half.glow is Glow.NONE, "it is less ready than a card that can be played alone"
    driver.click(left_strip(half))
    others = [each for each in table.board.hand() if each is not half and each.glow is Glow.LEGAL]
    assert others, "those that complete it are bright"
    driver.key(pygame.K_RETURN)
    assert table.frame.prompt.tone is Tone.REFUSAL
    assert table.frame.prompt.words == table.pointer.picker.refusal(Carry((half.card,), lane)).sentence
    assert table.pointer.chosen == [half.card], "another one may join it"


@pytest.mark.parametrize("forced", [True, False])
def test_a_button_is_the_main_one_only_if_it_is_the_only_move(brimstone, forced: bool) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp imp", "hell", 8)
    table = driver.to_a_turn(
        lambda table: (
            table.pointer.picker.presses() and isinstance(table.pointer.picker.forced, Press) is forced
        )
    )
    offered = [button.main for button in table.frame.buttons if isinstance(button.does, Offered)]
    assert offered == [forced] * len(offered) != []


def test_the_hand_stays_bright_while_a_trump_is_chosen_by_it(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp", "evil", 9)
    table = driver.to_a_turn(lambda table: isinstance(table.pointer.picker.view.phase, Naming))
    assert {sprite.glow for sprite in table.board.hand()} == {Glow.NONE}
    count, (trump, _) = len(table.session.match.log), table.board.piles[TRUMPS[0]]
    driver.click((trump.x, trump.y))
    assert table.session.match.log[count].action == Cross(trump.card), "a click on it chooses it"


def test_a_drop_on_a_wrong_pile_leaves_the_card_picked_up(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table, card = at_jokers(driver, 1)
    (right,) = table.pointer.picker.targets((card.card,))
    wrong = next(carry.place for carry in table.pointer.picker.carries if carry.place != right)
    driver.click(left_strip(card))
    driver.drag(left_strip(card), table.board.area(wrong).center)
    assert (table.frame.prompt.tone, table.pointer.chosen) == (Tone.REFUSAL, [card.card])
    playable = {sprite.card for sprite in table.board.hand() if table.pointer.picker.playable(sprite.card)}
    for _ in range(60):
        marked = {sprite.card for sprite in table.board.hand() if sprite.glow in (Glow.LEGAL, Glow.CHOSEN)}
        assert marked == playable, "what may be played is marked during the shake and after it"
        driver.turn()
    driver.until(lambda: not notice(table))


def test_a_card_is_refused_alike_by_click_or_drag(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp", "evil", 8)

    def unplayable(table: TableScene) -> list:
        picker = table.pointer.picker
        return [sprite for sprite in table.board.hand() if not picker.playable(sprite.card)]

    table = driver.to_a_turn(lambda table: unplayable(table) and table.pointer.picker.carries)
    card = unplayable(table)[0]
    driver.click(left_strip(card))
    clicked = notice(table)
    driver.drag(left_strip(card), table.board.area(table.pointer.picker.carries[0].place).center)
    assert clicked == notice(table) != ""
    assert table.controller.messages.notice.clause == "ED-10"
    fits = next(each for each in table.board.hand() if table.pointer.picker.playable(each.card))
    driver.move(left_strip(fits))
    assert notice(table) == "", "another card's preview is to be read"


def test_the_refusal_of_a_pile_is_gone_once_a_legal_one_is_pointed_at(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp", "hell", 8)

    def piles(table: TableScene, *, legal: bool) -> list[int]:
        touched = {touch.place for touch in table.pointer.picker.touches()}
        kinds = {table.board.places[place].kind for place in touched}
        alike = [place for place, each in enumerate(table.board.places) if each.kind in kinds]
        return [place for place in alike if (place in touched) == legal and table.board.piles[place]]

    table = driver.to_a_turn(lambda table: piles(table, legal=True) and len(piles(table, legal=False)) > 1)
    refused, other = piles(table, legal=False)[:2]
    driver.click(table.board.area(refused).center)
    said = notice(table)
    driver.move(table.board.area(other).center)
    assert notice(table) == said != "", "another pile that isn't legal leaves it"
    driver.move(table.board.area(piles(table, legal=True)[0]).center)
    assert notice(table) == ""


def test_the_focus_visits_only_what_can_be_done(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp fiend", "devil", 8)
    table = driver.to_a_turn(lambda table: cards_with_places(table, 0) and cards_with_places(table, 1))
    visited = set()
    for _ in range(40):
        driver.key(pygame.K_TAB)
        visited.add(table.pointer.focus.key)
    cards = {key.card for key in visited if isinstance(key, CardKey)}
    assert cards == {sprite.card for sprite in cards_with_places(table, 1)}
    assert ButtonKey(Tool.MENU.label) in visited


def test_keys_in_an_opponents_turn_do_not_open_the_menu(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW)
    driver.sit("person imp", "devil", 8)
    table = driver.play_until(lambda table: isinstance(table.phase, Waiting))
    for key in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_UP, pygame.K_RETURN):
        driver.key(key)
    assert driver.top is table


def test_escape_is_not_swallowed_while_a_page_opens(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = driver.my_turn()
    driver.see()
    escape = pressed(pygame.K_ESCAPE)
    driver.app.pump(pressed(pygame.K_r), FRAME)
    assert isinstance(driver.top, RulesPage)
    driver.app.pump(escape, FRAME)
    assert driver.top is table
    driver.app.pump(escape, FRAME)
    assert isinstance(driver.top, Pause)


def test_a_finger_that_rests_on_a_card_looks_closely(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = driver.my_turn()
    card = table.board.hand()[0]
    driver.press(left_strip(card))
    driver.turn(LONG_PRESS // FRAME - 2)
    assert driver.top is table
    driver.turn(4)
    assert isinstance(driver.top, CloseUp) and driver.top.content.picture == card.front
    driver.release(left_strip(card))
    assert isinstance(driver.top, CloseUp) and table.pointer.chosen == [], "letting go is no click"


def test_escape_lets_go_of_a_card_that_is_dragged(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit()
    table = driver.my_turn()
    sprite = table.board.hand()[0]
    driver.press(left_strip(sprite))
    driver.move((640, 300), held=True)
    assert table.pointer.dragged is sprite
    driver.key(pygame.K_ESCAPE)
    assert table.pointer.dragged is None


def test_a_second_quick_enter_does_nothing_at_the_curtain_or_the_table(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = driver.sit("person person", "devil", 8)
    driver.my_turn()
    driver.do(table.session.view.legal[-1])
    driver.until(lambda: isinstance(table.phase, PassingOn))
    driver.turn(round(INPUT_DELAY / FRAME) + 2)
    done = len(table.session.match.log)
    for _ in range(2):
        driver.app.pump(pressed(pygame.K_RETURN), FRAME)
        driver.app.pump([], FRAME)
    assert isinstance(driver.top, Curtain), "the second is not for what the first led to"
    driver.see()
    for _ in range(2):
        driver.app.pump(pressed(pygame.K_RETURN), FRAME)
        driver.app.pump([], FRAME)
    driver.until(lambda: table.pointer.picker.choices and not table.controller.moving)
    assert driver.top is table and len(table.session.match.log) == done


def simple_cards(table: TableScene) -> list[CardSprite]:
    """Return the cards of the hand that can go to one place and belong to no pair."""
    picker = table.pointer.picker
    return [
        sprite
        for sprite in table.board.hand()
        if len(picker.targets((sprite.card,))) == 1 and not picker.partners((sprite.card,))
    ]


def at_a_choice(driver: Driver) -> tuple[TableScene, list[CardSprite]]:
    """Return a turn at Evil Deal with several cards that can go to one place, and these from left to right."""
    driver.sit("person imp", "evil", 8)
    table = driver.to_a_turn(lambda table: len(simple_cards(table)) > 3)
    return table, sorted(simple_cards(table), key=lambda sprite: sprite.x)


def test_a_second_click_plays_a_card_that_has_one_place(brimstone, monkeypatch) -> None:
    monkeypatch.setattr("engine.input.DOUBLE_PRESS", 0)
    driver = brimstone(speed=Speed.OFF)
    table, cards = at_a_choice(driver)
    count = len(table.session.match.log)
    driver.click(left_strip(cards[2]))
    assert table.pointer.chosen == [cards[2].card]
    driver.click(left_strip(cards[2]))
    assert table.session.match.log[count].action.card == cards[2].card


def test_a_card_that_is_put_back_drops_though_the_pointer_is_on_it(brimstone, monkeypatch) -> None:
    monkeypatch.setattr("engine.input.DOUBLE_PRESS", 0)
    driver = brimstone(speed=Speed.OFF)
    table, card = at_jokers(driver, 2)
    driver.click(left_strip(card))
    driver.turn(2)
    assert card.lift > 0
    driver.click(left_strip(card))
    at = left_strip(card)
    driver.move((at[0] + 2, at[1] + 2))
    assert (table.pointer.chosen, table.pointer.pointed(), card.lift) == ([], (), 0)
    driver.move((600, 300))
    driver.move(left_strip(card))
    assert table.pointer.pointed() == (card.card,), "it rises again once the pointer has left it"


@pytest.mark.parametrize("clicked", [True, False])
def test_the_keys_go_on_from_the_card_that_stands_up(brimstone, clicked: bool) -> None:
    driver = brimstone(speed=Speed.OFF)
    table, cards = at_a_choice(driver)
    count = len(table.session.match.log)
    (driver.click if clicked else driver.move)(left_strip(cards[2]))
    driver.key(pygame.K_LEFT)
    driver.turn(2)
    assert [sprite for sprite in table.board.hand() if sprite.lift] == [cards[1]], "one card stands up"
    driver.key(pygame.K_RETURN)
    assert table.session.match.log[count].action.card == cards[1].card


def test_a_card_under_the_pointer_takes_the_keys_from_another(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table, cards = at_a_choice(driver)
    count = len(table.session.match.log)
    driver.key(pygame.K_RIGHT)
    driver.move(left_strip(cards[2]))
    driver.turn(2)
    assert [sprite for sprite in table.board.hand() if sprite.lift] == [cards[2]], "one card stands up"
    driver.key(pygame.K_RETURN)
    assert len(table.session.match.log) == count, "nothing is chosen"
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    assert table.session.match.log[count].action.card == cards[3].card


def test_tab_goes_from_a_chosen_card_to_its_places(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table, card = at_jokers(driver, 2)
    count = len(table.session.match.log)
    driver.click(left_strip(card))
    first = table.pointer.targets()[0]
    driver.key(pygame.K_TAB)
    assert table.pointer.focused_place == first
    driver.key(pygame.K_RETURN)
    done = table.session.match.log[count].action
    assert (done.card, table.pointer.chosen) == (card.card, [])


def test_a_hand_can_be_arranged_while_an_opponent_thinks(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL, pace="slow")
    table = driver.sit("person imp imp", "devil", 8)
    driver.my_turn()
    driver.do(table.session.view.legal[0])
    driver.until(lambda: isinstance(table.phase, Waiting) and not table.controller.timeline.busy)
    assert not table.pointer.picker.choices
    hand = sorted(table.board.hand(), key=lambda sprite: sprite.x)
    first, last = hand[0], hand[-1]
    driver.drag(left_strip(first), (last.x + last.height * 0.3, last.y))
    assert max(table.board.hand(), key=lambda sprite: sprite.x) is first
    driver.drag(left_strip(first), (640, 300))
    assert max(table.board.hand(), key=lambda sprite: sprite.x) is first
    assert first.y > 500, "it springs home"


def with_two_jokers(driver: Driver) -> TableScene:
    """Open a table at which the person begins a battle with a joker of each colour in the hand."""
    players = (Player(name="Mara", level=None), Player(name="Otto", level=Level.IMP))
    open_table(driver.desk, SavedMatch("jokers", two_jokers(), players, driver.desk.now()))
    return driver.my_turn()


def by_clicks(driver: Driver, table: TableScene, card: int, lane: int) -> None:
    driver.click(left_strip(table.board.sprite_of(card)))
    driver.click(table.board.area(lane).center)


def by_dragging(driver: Driver, table: TableScene, card: int, lane: int) -> None:
    driver.drag(left_strip(table.board.sprite_of(card)), table.board.area(lane).center)


def by_keys(driver: Driver, table: TableScene, card: int, _lane: int) -> None:
    for _ in range(40):
        if table.pointer.focus.shown and table.pointer.focus.key == CardKey(card):
            break
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_SPACE)
    driver.key(pygame.K_RETURN)


@pytest.mark.parametrize("way", [by_clicks, by_dragging, by_keys])
@pytest.mark.parametrize("which", [0, 1])
def test_the_joker_that_is_picked_is_the_one_played(brimstone, way, which: int) -> None:
    driver = brimstone()
    table = with_two_jokers(driver)
    view = table.session.view
    jokers = [card for card in view.piles[view.grid.hands[0]] if table.board.deck.text(card) == "a joker"]
    sprite = table.board.sprite_of(jokers[which])
    picture = sprite.front
    way(driver, table, jokers[which], view.grid.lanes[0])
    assert table.session.match.log[2].action == Play((jokers[which],))
    played = table.board.piles[view.grid.lanes[0]]
    assert [(each.card, each.front) for each in played] == [(jokers[which], picture)]
    assert played[0] is sprite
    assert table.board.sprite_of(jokers[1 - which]).front != picture
