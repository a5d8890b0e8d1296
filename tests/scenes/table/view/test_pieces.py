"""Pieces, large words, close-ups and the viewer's hand."""

from random import Random

import pygame
import pytest

from engine.sprites import room_of
from engine.timeline import Timeline
from game.angel.actions import Discard
from game.angel.cards import DEVIL
from game.angel.options import LATEST
from game.angel.position import TRASH, TurningUp, hand
from game.angel.words.moves import CONFIRM
from game.catalog import GAMES
from game.contract.table import BySeat, InZone, OnPlace, Piece
from game.jokers_of_death.actions import Knock, ShowJokers
from game.level import Level
from game.match import Entry
from game.sentences import signed
from saves.models import Order, Pace, Speed
from saves.settings import read_settings
from scenes.table.hints import THINKING
from scenes.table.scene import TableScene
from scenes.table.states import Accounting
from scenes.table.view.close_up import LargeCard, OpenPile
from scenes.table.view.pieces import Pieces
from scenes.table.view.table_layout import PLATE, SUM
from scenes.table.view.view_model import Choice
from tests import labels
from tests.game.jokers_of_death.positions import position
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver


def angel_in_play(driver: Driver, seed: int = 8, opens: int = LATEST) -> TableScene:
    """A table of Angel at the person's first turn with open cards."""
    driver.sit("person fiend imp fiend", "angel", seed, opens=opens)
    for _ in range(30):
        table = driver.my_turn()
        if not isinstance(table.session.view.phase, TurningUp):
            return table
        driver.do(table.session.view.legal[0])
    raise AssertionError("nobody was dealt open cards")


def test_each_credit_is_a_coin_beside_the_name(brimstone) -> None:
    table = angel_in_play(brimstone(speed=Speed.OFF))
    credits = sum(table.session.view.standing.totals)
    coins = [sprite for (art, _), sprite in table.controller.table_view.pieces.shown.items() if art == "coin"]
    assert len(coins) == credits
    width, height = table.app.surface.get_size()
    assert all(0 < coin.x < width and 0 < coin.y < height for coin in coins)


def test_the_devil_is_chained_in_the_hand_that_holds_it(brimstone) -> None:
    for seed in range(60):
        driver = brimstone(speed=Speed.OFF)
        table = angel_in_play(driver, seed)
        if DEVIL in table.session.view.piles[hand(0)]:
            break
    devil = table.board.sprite_of(DEVIL)
    assert devil is not None and devil.overlay == "tokens/chain.svg"
    assert Discard(DEVIL) not in table.session.view.legal
    others = [sprite for sprite in table.board.hand() if sprite is not devil]
    assert all(not sprite.overlay for sprite in others)


def test_only_the_coin_that_is_paid_flies_and_those_that_stay_do_not_spin(brimstone) -> None:
    table = angel_in_play(brimstone(speed=Speed.OFF))
    pieces = Pieces(table.board, Timeline())
    pieces.lay([Piece("coin", BySeat(0), 5), Piece("coin", BySeat(1), 5), Piece("coin", BySeat(2), 5)])
    lay = {id(coin): (coin.x, coin.y) for coin in pieces.shown.values()}
    paid = [Piece("coin", BySeat(0), 4), Piece("coin", BySeat(1), 5), Piece("coin", BySeat(2), 6)]
    pieces.follow(paid)
    pieces.timeline.update(90)
    spun = [coin for coin in pieces.shown.values() if coin.flip < 1]
    assert [coin.piece.where for coin in spun] == [BySeat(2)]
    assert lay[id(spun[0])][0] == max(x for x, _ in list(lay.values())[:5]), "the first seat's last"
    middle = [coin for coin in pieces.shown.values() if coin.piece.where == BySeat(1)]
    assert all((coin.x, coin.y) == lay[id(coin)] for coin in middle)
    pieces.follow(paid)
    pieces.timeline.update(90)
    assert spun[0].flip < 1, "told so again, it flies on"
    pieces.timeline.finish()
    there = Pieces(table.board, Timeline())
    there.lay(paid)
    spots = [
        {key: (round(coin.x), round(coin.y)) for key, coin in each.shown.items()} for each in (pieces, there)
    ]
    assert spots[0] == spots[1]


def some_pieces(random: Random) -> list[Piece]:
    """A few pieces of three kinds, here and there, no kind twice in one place."""
    places = [BySeat(0), BySeat(1), BySeat(2), OnPlace(0), OnPlace(1), InZone("notes")]
    kinds = [(art, where) for art in ("coin", "knock", "reaper_1") for where in places]
    return [Piece(*kind, random.choice((1, 1, 3))) for kind in random.sample(kinds, random.randrange(6))]


def test_pieces_become_none_of_another_kind_and_arrive_where_they_belong(brimstone) -> None:
    table = angel_in_play(brimstone(speed=Speed.OFF))
    pieces, random = Pieces(table.board, Timeline()), Random(3)
    for _ in range(60):
        kinds = {id(sprite): sprite.piece.art for sprite in pieces.shown.values()}
        stood = {(each.piece.art, each.piece.where, each.x, each.y) for each in pieces.shown.values()}
        wanted = some_pieces(random)
        pieces.follow(wanted)
        for (art, _), sprite in pieces.shown.items():
            assert sprite.piece.art == art and kinds.get(id(sprite), art) == art
        for piece in wanted:
            kind = (piece.art, piece.where)
            if any(each[:2] == kind for each in stood):
                now = {(each.piece.art, each.piece.where, each.x, each.y) for each in pieces.shown.values()}
                assert any(each[:2] == kind for each in now & stood), "what belongs where it is does not leap"
        pieces.timeline.finish()
        there = Pieces(table.board, Timeline())
        there.lay(wanted)
        lies = [
            sorted(
                (key[0], round(each.x), round(each.y), round(each.height)) for key, each in of.shown.items()
            )
            for of in (pieces, there)
        ]
        assert lies[0] == lies[1]


def test_judgement_day_is_asked_about_called_out_and_every_hand_is_labelled(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = angel_in_play(driver, opens=1)
    driver.my_turn()
    (call,) = [button for button in table.buttons if button.label == "Judgement Day"]
    driver.move(call.rect.center)
    assert table.frame.tip.words == CONFIRM, "what it would ask is told where it is pointed at"
    driver.turn(1, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=call.rect.center, button=3))
    assert table.notice == CONFIRM
    driver.key(pygame.K_j)
    assert driver.top.form.controls[driver.top.focus.key].name == "Call it" and driver.top.focus.shown
    driver.key(pygame.K_RETURN)
    assert driver.top is table, "Enter did what it was seen to do"
    driver.until(lambda: bool(table.controller.table_view.director.banner))
    assert "Judgement Day" in table.controller.table_view.director.banner
    driver.turn()
    assert table.frame.banner in {text.words for text in table.controller.table_view.painter.texts}
    driver.until(lambda: len(table.controller.table_view.director.labels) == 4)
    assert set(table.controller.table_view.director.labels) == {hand(seat) for seat in range(4)}
    driver.app.draw()
    for label in table.controller.table_view.painter.labels:
        (place,) = [
            hand(seat) for seat in range(4) if table.board.area(hand(seat)).collidepoint(label.about.center)
        ]
        assert all(label.about.colliderect(rect) for rect in label.rects), "a sum lies on its own cards"
        assert label.words == table.controller.table_view.director.labels[place]
    driver.turn()
    assert hand(0) not in {caption.place for caption in table.frame.captions}, "the label says it already"
    assert all(sprite.face_up for seat in range(4) for sprite in table.board.piles[hand(seat)])
    driver.my_turn()
    assert not table.controller.table_view.director.labels and not table.controller.table_view.director.banner


def test_an_open_pile_can_be_looked_through(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = angel_in_play(driver)
    at = table.board.area(TRASH).center
    driver.turn(1, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    assert isinstance(table.close_up, OpenPile)
    seen = table.session.view.piles[TRASH]
    assert list(table.close_up.pictures) == [table.board.front(card) for card in seen if card is not None]
    driver.frame()
    driver.key(pygame.K_ESCAPE)
    assert table.close_up is None


def test_a_letter_puts_a_closer_look_away_and_does_what_it_always_does(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = angel_in_play(driver, opens=1)
    look = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=table.board.area(TRASH).center, button=3)
    driver.turn(1, look)
    driver.key(pygame.K_h)
    assert table.close_up is None and table.notice == THINKING
    driver.turn(1, look)
    driver.key(pygame.K_i)
    assert table.close_up is None, "that of the closer look only ends it"
    choices = [button for button in table.buttons if isinstance(button.does, Choice) and button.hotkey]
    driver.turn(1, look)
    moves = len(table.session.match.log)
    for button in choices:
        driver.key(pygame.key.key_code(button.hotkey.lower()))
        assert table.close_up is None and len(table.session.match.log) == moves, "unseen, nothing is chosen"
        driver.turn(1, look)
    assert choices


@pytest.mark.parametrize("game", GAMES)
def test_a_card_looked_at_closely_says_what_it_does(brimstone, game: str) -> None:
    driver = brimstone(speed=Speed.OFF)
    seats = [seats for seats in GAMES[game].seats if seats <= 4]
    driver.sit(" ".join(["person", *["imp"] * (seats[-1] - 1)]), game, 8)
    table = driver.my_turn()
    while not (hand := table.board.hand()):
        driver.do(table.session.view.legal[0])
        table = driver.my_turn()
    driver.turn(1, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(hand[-1].x, hand[-1].y), button=3))
    assert isinstance(table.close_up, LargeCard)
    assert len(table.close_up.does) > 20
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
    assert table.board.sorting.order is Order.RANK and ranks == sorted(ranks)
    last = table.board.hand()[-1]
    first = table.board.hand()[0]
    driver.drag((last.x, last.y), (first.x - 5, first.y))
    assert table.board.sorting.order is Order.HAND
    assert table.board.hand()[0] is last


def test_a_hand_lies_as_one_of_the_same_game_was_sorted_last(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp fiend", "jokers", 8)
    driver.my_turn()
    driver.key(pygame.K_o)
    kept = driver.desk.settings.orders
    assert kept == read_settings(driver.desk.folder, NOW)[0].orders, "it is on disk"
    again = brimstone(speed=Speed.OFF, orders={game: order.value for game, order in kept.items()})
    again.sit("person imp fiend", "jokers", 9)
    assert again.my_turn().board.sorting.order is Order.RANK
    again.sit("person imp", "devil", 9)
    assert again.my_turn().board.sorting.order is Order.SUIT, "each game has its own"


def test_what_was_arranged_by_hand_is_of_that_hand_alone(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, orders={"jokers": Order.RANK.value})
    driver.sit("person imp fiend", "jokers", 8)
    table = driver.my_turn()
    driver.key(pygame.K_o)
    assert table.board.sorting.order is Order.HAND
    assert driver.desk.settings.orders == {"jokers": Order.RANK}


def test_the_jokers_can_be_shown_in_anybodys_turn(brimstone) -> None:
    for seed in range(25, 200):
        driver = brimstone(speed=Speed.OFF, pace=Pace.FAST)
        table = driver.sit("person fiend fiend", "jokers", seed)
        driver.turn(140)
        if table.session.match.to_move != 0 and ShowJokers() in table.session.view.legal:
            break
    assert table.pointer.picker is not None and table.pointer.picker.waiting
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


def test_other_french_cards_are_shown_as_soon_as_they_are_chosen(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp fiend", "jokers", 8)
    table = driver.my_turn()
    before = driver.frame()
    driver.desk.change(four_colours=True, large_index=True)
    table.resume()
    assert all("/french4_large/" in sprite.front for sprite in table.board.hand())
    assert driver.frame() != before
    fiend = table.session.match.game.search.policies[Level.FIEND]
    driver.do(fiend(table.session.view, Random(1)))
    table = driver.my_turn()
    assert all("/french4_large/" in sprite.front for sprite in table.board.hand())


def at_an_account(
    driver: Driver, players: str = "person imp fiend", game: str = "devil", seed: int = 12
) -> TableScene:
    """A table at which a deal has just ended."""
    table = driver.sit(players, game, seed)
    for _ in range(3000):
        if isinstance(table.phase, Accounting):
            return table
        if table.pointer.picker is not None and not table.moving:
            table.hands.commit(table.pointer.picker.choices[0][1])
        driver.turn()
    raise AssertionError("the deal never ends")


def test_the_points_of_a_deal_fly_from_the_sums_to_the_gems(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = at_an_account(driver)
    winnings, rows = table.controller.table_view.points_flight, table.phase.account.rows
    before = [plate.score for plate in table.frame.plates]
    assert winnings.under_way
    driver.until(lambda: winnings.share > 0.3)
    driver.app.draw()
    told = [text.words for text in table.controller.table_view.painter.texts]
    assert all(signed(row.points) in told for row in rows)
    driver.until(lambda: not winnings.under_way)
    after = [plate.score for plate in table.frame.plates]
    assert after == [row.total for row in rows] != before


@pytest.mark.parametrize("way", ["click", "off"])
def test_a_click_lets_them_arrive_and_with_animations_off_they_are_there(brimstone, way: str) -> None:
    driver = brimstone(speed=Speed.OFF if way == "off" else Speed.NORMAL)
    table = at_an_account(driver)
    if way == "click":
        driver.click((640, 300))
        assert isinstance(table.phase, Accounting)
    assert not table.controller.table_view.points_flight.under_way


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    ("players", "game", "seeds"),
    [("person imp fiend", "devil", (12,)), ("person imp imp imp", "angel", (1, 2, 4))],
)
def test_the_sums_of_a_deal_leave_the_cards_and_the_names_in_sight(
    brimstone, size: tuple[int, int], players: str, game: str, seeds: tuple[int, ...]
) -> None:
    driver = brimstone(size, speed=Speed.OFF)
    for seed in seeds:
        table = at_an_account(driver, players, game, seed)
        driver.app.draw()
        cards = [room_of(sprite, driver.app.assets) for sprite in table.board.visible()]
        names = [table.board.seat_zone(PLATE, plate.seat).rect for plate in table.frame.plates]
        buttons = [button.rect for button in table.frame.buttons]
        for seat in range(table.board.seats):
            room = table.board.seat_zone(SUM, seat).rect
            assert room.collidelist([*cards, *names, *buttons]) < 0, seat
            assert driver.app.surface.get_rect().contains(room)
        driver.app.stack.pop()
