"""The layout of the board, and the order of a hand."""

import pygame
import pytest

from engine.layout import LONGEST_ROW
from game.angel.position import TRASH, TurningUp
from game.catalog import GAMES
from saves.settings import HandOrder, Speed
from scenes.table.close_up import CloseUp


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
    described = table.session.game.words.describe(table.session.view, hand[-1].card)
    assert driver.top.content.text == " ".join(described) != ""
    driver.frame()


def test_a_hand_is_sorted_as_chosen(brimstone) -> None:
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


def test_cards_keep_their_row_while_others_are_played(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp imp", "jokers", 5)
    rows: dict[int, float] = {}
    while len(table.session.match.log) < 30 and len(hand := driver.my_turn().board.hand()) > LONGEST_ROW:
        driver.turn(40)
        for sprite in hand:
            assert rows.setdefault(sprite.card, sprite.pose.y) == sprite.pose.y, "a card changed its row"
        driver.do(table.session.view.legal[0])
    assert len(rows) > LONGEST_ROW and len(table.session.match.log) > 5


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
