"""The layout of the board, and the order of a hand."""

from random import Random

import pygame
import pytest

from game.angel.position import TRASH, TurningUp
from game.catalog import GAMES
from game.jokers_of_death.actions import Knock, ShowJokers
from game.match import Entry
from saves.settings import HandOrder, Pace, Speed
from scenes.table.close_up import CloseUp
from tests import labels
from tests.game.jokers_of_death.positions import position


def test_an_open_pile_can_be_looked_through(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person fiend imp fiend", "angel", 8)
    table = driver.to_a_turn(lambda table: not isinstance(table.session.view.phase, TurningUp))
    at = table.board.area(TRASH).center
    driver.turn(1, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    assert isinstance(driver.top, CloseUp)
    seen = table.session.view.piles[TRASH]
    assert list(driver.top.content.cards) == [table.board.front(card) for card in seen if card is not None]
    driver.frame()
    driver.key(pygame.K_ESCAPE)
    assert driver.top is table


@pytest.mark.parametrize("game", GAMES)
def test_a_close_up_of_a_card_says_what_it_does(brimstone, game: str) -> None:
    driver = brimstone(speed=Speed.OFF)
    seats = [seats for seats in GAMES[game].seats if seats <= 4]
    driver.sit(" ".join(["person", *["imp"] * (seats[-1] - 1)]), game, 8)
    table = driver.my_turn()
    while not (hand := table.board.hand()):
        driver.do(table.session.view.legal[0])
        table = driver.my_turn()
    driver.turn(1, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(hand[-1].x, hand[-1].y), button=3))
    assert isinstance(driver.top, CloseUp)
    assert driver.top.content.text.endswith(".")
    driver.frame()


def test_the_hand_is_sorted_by_suit_by_rank_and_by_hand(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp fiend", "jokers", 8)
    table = driver.my_turn()
    faces = table.session.match.deck.faces
    suits = [faces.index(faces[sprite.card]) for sprite in table.board.hand()]
    assert suits == sorted(suits)
    driver.key(pygame.K_o)
    ranks = [faces[sprite.card].rank for sprite in table.board.hand()]
    assert table.board.sorting.order is HandOrder.RANK and ranks == sorted(ranks)
    last = table.board.hand()[-1]
    first = table.board.hand()[0]
    driver.drag((last.x, last.y), (first.x - 5, first.y))
    assert table.board.sorting.order is HandOrder.HAND
    assert table.board.hand()[0] is last


def test_a_large_hand_keeps_each_suit_in_one_row(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp fiend", "jokers", 8)
    table = driver.my_turn()
    rows: dict[float, set[int]] = {}
    for sprite, pose in zip(table.board.hand(), table.board.poses(table.board.hand_place), strict=True):
        rows.setdefault(pose.y, set()).add(table.session.match.deck.faces[sprite.card].suit)
    upper, lower = rows.values()
    assert not upper & lower, "a suit lies in both rows"


def test_a_hand_of_angel_stands_by_rank_at_first(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp imp imp", "angel", 8)
    assert driver.my_turn().board.sorting.order is HandOrder.RANK


def test_a_hand_of_others_is_sorted_as_usual_when_it_is_shown(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp fiend", "jokers", 8)
    table = driver.my_turn()
    seat, place = 1, table.board.hands[1]
    driver.key(pygame.K_o)
    cards = table.session.match.view(seat).piles[place]
    table.board.show(place, cards, table.table_view.pieces.timeline)
    table.board.settle()
    assert table.board.cards(place) == cards, "the pile is as it was dealt"
    assert table.board.held_by(seat) == sorted(cards, key=table.board.usual.rank) != list(cards)
    across = {sprite.card: sprite.x for sprite in table.board.piles[place]}
    order = [across[card] for card in table.board.held_by(seat)]
    assert order in (sorted(order), sorted(order, reverse=True))


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


def test_an_opponent_knocks_out_of_turn_when_it_is_given_one_card() -> None:
    state = position(
        "seat 1: 3D 5D; seat 2: 9H; seat 3: 4H 5H; pile 1: KD; pile 2: KS; pile 3: KC", switching=True
    )
    state.may_knock = 0b010
    state.turn = 0
    jokers = GAMES["jokers"]
    for mind in jokers.search.policies.values():
        assert mind(jokers.view(state, 1), Random(1)) == Knock()
        assert mind(jokers.view(state, 2), Random(1)) is None
