"""The view model: what the table says, and where."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from random import Random
from typing import Any

import pygame
import pytest

from game.angel.actions import CALL
from game.angel.position import TRASH, Playing
from game.contract.table import BySeat, Carry, OnPlace, Piece
from game.devil.actions import Discard
from game.devil.cards import fits
from game.devil.position import DISCARDS
from game.level import Level
from saves.models import Pace, Speed
from scenes.navigation import open_table
from scenes.players import LEVEL_NOTES
from scenes.self_test import FRAME
from scenes.table.input.focus_targets import ButtonKey, CardKey
from scenes.table.pages import Curtain
from scenes.table.scene import TableScene
from scenes.table.states import Accounting, Beholding, Deciding, Showing, Waiting
from scenes.table.talk.messages import HAPPENING
from scenes.table.view.pieces import paid
from scenes.table.view.presenter import KEYS_FOR_CARDS
from scenes.table.view.view_model import Tool
from tests.conformance.tables import Setting, samples
from tests.scenes.driver import Driver, left_strip, whole
from tests.scenes.test_every_game import sit

TABLES = [
    ("angel", "person imp imp imp"),
    ("devil", "person imp fiend"),
    ("jokers", "person imp"),
    ("hell", "person fiend"),
    ("evil", "person fiend"),
]


def drawn(table: TableScene) -> list[str]:
    """Every piece of text in the last frame."""
    table.app.draw()
    return [text.words for text in table.controller.table_view.painter.texts]


def at_a_turn(driver: Driver, game: str, players: str) -> TableScene:
    """A turn of the person's, some way into the first deal."""
    driver.sit(players, game, 8)
    for _ in range(2):
        driver.do(driver.my_turn().session.view.legal[0])
    driver.my_turn()
    driver.turn(round(HAPPENING / FRAME) + 2)
    return driver.table


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whose_turn_it_is_is_marked_at_that_seat_alone(brimstone, game: str, players: str) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter=False)
    table = at_a_turn(driver, game, players)
    seen = set()
    for _ in range(400):
        if isinstance(table.phase, Deciding | Waiting):
            turn = table.session.match.to_move
            assert [plate.seat for plate in table.frame.plates if plate.turn] == [turn]
            seen.add(type(table.phase))
        if seen == {Deciding, Waiting}:
            return
        if isinstance(table.phase, Deciding):
            driver.do(table.session.view.legal[0])
        driver.turn()
    raise AssertionError(seen)


def test_where_a_card_can_go_is_lit_on_the_screen(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp fiend", "devil", 12)
    for _ in range(60):
        table = driver.my_turn()
        if table.pointer.picker.carries:
            break
        driver.do(table.session.view.legal[0])
    carry = table.pointer.picker.carries[0]
    area = table.board.area(carry.place, slack=4)
    driver.move((5, 300))

    def edge() -> bytes:
        driver.app.draw()
        return pygame.image.tobytes(driver.app.surface.subsurface((area.left, area.centery, 4, 4)), "RGB")

    before = edge()
    assert carry.place not in table.frame.lit
    driver.move(left_strip(table.board.sprite_of(carry.cards[0])))
    assert carry.place in table.frame.lit
    assert edge() != before


def test_the_curtain_tells_what_everybody_saw_since_the_person_last_acted(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp person imp", "jokers", 8)
    told = 0
    for _ in range(400):
        if isinstance(driver.top, Curtain):
            person = table.phase.person
            log = table.session.match.log
            acted = [index for index, entry in enumerate(log) if entry.seat == person]
            if acted:
                events = table.session.match.history(None, acted[-1] + 1)
                lines = table.session.untold().hear_all(events, table.session.view).lines
                assert table.session.recap(person) == lines
                own = table.session.match.history(None, acted[-1])
                assert len(own) > len(events), "what the person did itself is not told"
                told += 1
        if told > 2:
            return
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
        elif table.pointer.picker is not None and not table.moving:
            driver.do(table.session.view.legal[0])
        driver.turn()
    raise AssertionError("nobody came back to the table")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_deals_end_is_accounted_for_on_the_table(brimstone, game: str, players: str) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    table = driver.sit(players, game, 8)
    random, mind = Random(8), table.session.match.game.search.policies[Level.FIEND]
    for _ in range(8000):
        if isinstance(table.phase, Accounting):
            break
        if isinstance(table.phase, Deciding) and not table.moving:
            table.hands.commit(mind(table.session.view, random))
        driver.turn()
    rows, texts = table.frame.account, drawn(table)
    deal = table.session.match.standing.deals[0]
    assert [int(row.points.replace("\u2212", "-")) for row in rows] == list(deal)
    assert [row.seat for row in rows] == list(range(table.session.match.seats))
    assert all(row.points in texts for row in rows)
    words = table.session.match.game.words
    assert [plate.score for plate in table.frame.plates] == [
        words.score(table.session.view, plate.seat) for plate in table.frame.plates
    ]
    assert table.frame.prompt.words == f"{table.phase.account.ended}\n{table.phase.account.rule}"
    assert table.frame.captions == (), "what could be done before the deal ended is said no more"
    for place, where in enumerate(table.board.places):
        if where.kind.name == "hand" and game != "hell":
            assert all(sprite.face_up for sprite in table.board.piles[place])


def test_what_happens_to_a_player_is_said_at_the_name_for_a_while(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter=False)
    table = driver.sit("person imp fiend imp", "devil", 5)
    for _ in range(2000):
        plates = [plate for plate in table.frame.plates if plate.happening and plate.happening.by is not None]
        if plates:
            break
        if isinstance(table.phase, Deciding) and not table.moving:
            driver.do(table.session.view.legal[0])
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
        driver.turn()
    (plate, *_) = plates
    assert plate.happening.seat == plate.seat
    assert any(words in text for text in drawn(table) for words in plate.happening.words.split(" ")[:1])
    driver.turn(round(HAPPENING / FRAME) + 2)
    assert plate not in table.frame.plates, "it goes by itself"


def test_whoever_acts_is_lit_while_it_is_shown(brimstone) -> None:
    driver = brimstone(speed=Speed.SLOW, pace=Pace.NONE, banter=False)
    table = driver.sit("imp imp imp", "devil", 5)
    seen = set()
    for _ in range(3000):
        if isinstance(table.phase, Showing) and table.phase.actor is not None:
            assert [plate.seat for plate in table.frame.plates if plate.turn] == [table.phase.actor]
            assert table.phase.actor == table.session.match.log[-1].seat
            seen.add(table.phase.actor)
        if len(seen) > 1:
            return
        driver.turn()
    raise AssertionError(seen)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_aim_is_in_sight_and_what_is_pointed_at_says_what_it_is(
    brimstone, game: str, players: str
) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    table = at_a_turn(driver, game, players)
    words, view, cast = table.session.match.game.words, table.session.view, table.session.cast
    assert table.frame.aim == str(words.aim(view, cast)) != ""
    assert table.frame.aim in drawn(table)
    driver.move(table.board.seat_zone("plate", 1).rect.center)
    level = LEVEL_NOTES[table.session.saved.players[1].level]
    assert table.frame.tip.words == f"{level} {words.explain(view, BySeat(1), cast)}"
    for sprite in table.controller.table_view.pieces.shown.values():
        driver.move(sprite.rect.center)
        assert table.frame.tip.words.startswith(str(words.explain(view, sprite.piece, cast))), sprite.piece
    driver.move((5, 400))
    assert table.frame.tip is None and table.frame.news == table.lines[-1]


@pytest.mark.parametrize(
    ("sort", "told"),
    [
        ({"day": date(2026, 3, 1)}, "Deal of the day · "),
        ({"branched": True}, "Off the record · "),
        ({"day": date(2026, 3, 1), "branched": True}, "Off the record · "),
        ({"imported": True}, "Off the record · "),
        ({}, ""),
    ],
)
def test_the_table_tells_of_a_match_of_the_day_and_of_one_that_counts_in_no_records(
    brimstone, sort: dict[str, Any], told: str
) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    open_table(driver.desk, replace(driver.sit("person imp", "devil").session.saved, **sort))
    driver.turn(2)
    play = driver.table.session
    assert driver.table.frame.aim == f"{told}{play.match.game.words.aim(play.view, play.cast)}"


def test_a_card_that_cannot_be_played_says_why_when_it_is_pointed_at(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp fiend", "devil", 8)
    for _ in range(60):
        table = driver.my_turn()
        picker = table.pointer.picker
        dim = [sprite for sprite in table.board.hand() if not picker.playable(sprite.card)]
        if dim and picker.carries:
            break
        driver.do(table.session.view.legal[0])
    driver.move(left_strip(dim[0]))
    assert table.frame.tip.words == picker.refusal(Carry((dim[0].card,), picker.carries[0].place)).sentence
    assert table.notice == "", "to point is no attempt"


def test_the_tables_own_buttons_say_what_they_are_for_or_why_they_do_nothing_now(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit()
    table = driver.my_turn()
    for button in table.buttons:
        if isinstance(button.does, Tool):
            driver.move(button.rect.center)
            assert table.frame.tip.words == (button.does.purpose if button.live else button.does.hindrance)
            assert table.frame.hot == (button.label if button.live else "")
    idle = next(button for button in table.buttons if not button.live)
    count = len(table.session.match.log)
    driver.click(idle.rect.center)
    assert idle.does.hindrance == table.notice and len(table.session.match.log) == count
    assert table.frame.tip is None, "nothing is said twice"


def test_the_tables_own_buttons_stay_where_they_are_whoever_is_to_act(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter=False)
    driver.sit("person fiend fiend")

    def places() -> list[tuple[str, tuple[int, int]]]:
        own = (button for button in table.buttons if isinstance(button.does, Tool))
        return [(button.label, button.rect.topleft) for button in own]

    table = driver.my_turn()
    mine = places()
    driver.do(table.session.view.legal[0])
    driver.until(lambda: isinstance(table.phase, Waiting))
    assert places() == mine


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
def test_the_card_that_was_played_last_is_raised_until_the_next_thing_happens(
    brimstone, speed: Speed
) -> None:
    driver = brimstone(speed=speed)
    table = driver.sit("person imp fiend")
    raised: list[int] = []
    while len(raised) < 3:
        driver.my_turn()
        action = table.pointer.picker.choices[0][1]
        if isinstance(action, Discard):
            top = table.board.piles[DISCARDS][-1] if table.session.match.log else None
            table.hands.commit(action)
            driver.until(lambda: not table.controller.timeline.busy or not isinstance(table.phase, Showing))
            standing = [sprite for sprite in table.board.piles[DISCARDS] if sprite.lift > 0]
            assert len(standing) <= 1
            assert top is None or top.lift == 0
            raised += [sprite.card for sprite in standing]
        else:
            table.hands.commit(action)
        driver.turn(2)


def test_the_seat_that_comes_next_is_marked_by_name(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp fiend")
    driver.my_turn()
    assert [plate.seat for plate in table.frame.plates if "next" in plate.note] == [1]
    driver.app.draw()
    assert any("next" in text.words for text in table.controller.table_view.painter.texts)
    driver = brimstone(speed=Speed.OFF)
    two = driver.sit("person imp")
    driver.my_turn()
    assert not any("next" in plate.note for plate in two.frame.plates)


def test_the_words_under_a_pile_are_about_the_card_that_lies_on_it_even_while_cards_move(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL, banter=False)
    table = driver.sit("person imp imp imp", "devil", 2)
    said = 0
    for turn in range(6):
        driver.my_turn()
        driver.key(pygame.K_n) if turn % 2 else driver.do(table.session.view.legal[0])
        for _ in range(120):
            driver.turn(3)
            for caption in table.frame.captions:
                if table.board.places[caption.place].kind.name == "discard" and caption.words:
                    deck = table.session.match.deck
                    top = table.board.cards(caption.place)[-1]
                    assert top is not None
                    for name in re.split(", | or ", caption.words.removeprefix("fits: ")):
                        face = next(face for face in deck.faces if face.text == name)
                        assert fits(face, deck.faces[top]), caption.words
                        said += 1
    assert said > 20


def test_coins_are_paid_as_soon_as_a_deal_is_accounted_for(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    table = driver.sit("person imp imp imp", "angel", 8)
    while not isinstance(table.phase, Accounting):
        if table.pointer.picker is not None and not table.moving:
            driver.do(table.session.view.legal[-1])
        driver.turn()
    coins = Counter(sprite.piece.where.seat for sprite in table.controller.table_view.pieces.shown.values())
    assert [coins[seat] for seat in range(4)] == list(table.session.view.standing.totals)
    assert len(set(coins.values())) > 1, "somebody was paid"


@pytest.mark.parametrize(
    ("game", "told"), [("angel", "four in a row"), ("evil", "The dealer needs one more")]
)
def test_lines_kept_in_sight_say_what_they_are_until_the_pointer_only_rests_there(
    brimstone, game: str, told: str
) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp imp imp" if game == "angel" else "person imp", game)
    table = driver.my_turn()
    at = table.controller.table_view.presenter.table_map.zone("notes", table.board.window).rect.center
    driver.move(at)
    assert told in table.frame.tip.words
    driver.do(table.session.view.legal[0])
    assert table.frame.tip is None


def test_a_piece_goes_with_the_last_card_of_its_place() -> None:
    """Of a battle that ended the game nobody stands in a lane while it is accounted for."""
    lane, pile, name = (Piece("reaper_1", where) for where in (OnPlace(0), OnPlace(1), BySeat(0)))
    assert paid([lane, pile, name], [name], [(), (7,)]) == [pile, name]
    assert paid([lane, pile, name], [lane, name], [(), ()]) == [lane, name], (
        "but a defender stands on what it emptied"
    )


def things(table: TableScene) -> Iterator[tuple[int, int]]:
    """Every button, name, pile and card of the hand, by a point on it."""
    yield from (button.rect.center for button in table.frame.buttons)
    yield from (whole(table.board.named(seat).center) for seat in range(table.board.seats))
    yield from (whole(table.board.area(place).center) for place in range(len(table.board.places)))
    yield from (whole(left_strip(sprite)) for sprite in table.board.hand())


def watch(driver: Driver, table: TableScene) -> int:
    """Let the others play; how often news came, which was read each time, and no tip of before beside it."""
    told = heard = len(table.lines)
    for _ in range(3000):
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
            continue
        if table.pointer.picker is not None and not table.moving and not isinstance(table.phase, Waiting):
            break
        if table.session.match.to_move is None:
            break
        driver.turn()
        heard = max(heard, len(table.lines))
        if heard > told and driver.top is table and not isinstance(table.phase, Accounting | Beholding):
            assert table.frame.news == table.controller.messages.news.words == table.lines[-1]
            assert table.frame.tip is None
    return heard - told


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_what_happens_is_read_although_the_pointer_rests_on_something(brimstone, setting: Setting) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    sit(driver, setting)
    table, heard, random = driver.my_turn(), 0, Random(str(setting))
    mind = setting.game.search.policies[Level.FIEND]
    for _ in range(10):
        if table.session.match.to_move is None:
            break
        driver.move(random.choice(list(things(table))))
        assert table.frame.news == table.lines[-1], "whatever is pointed at"
        table.hands.commit(mind(table.session.view, random))
        heard += watch(driver, table)
    assert heard > 5


def test_whoever_asked_for_a_hint_is_not_told_that_it_is_somebody_elses_turn(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    table = driver.sit("person imp imp imp", "angel", 8)
    while not isinstance(table.session.view.phase, Playing):
        driver.do(driver.my_turn().session.view.legal[0])
    driver.my_turn()
    hint = next(each for each in table.frame.buttons if each.does is Tool.HINT)
    driver.click(hint.rect.center)
    assert not table.can_hint, "it is being thought about"
    assert table.frame.tip is None
    driver.move((hint.rect.centerx + 3, hint.rect.centery))
    assert table.frame.tip.words == Tool.HINT.hindrance
    assert "not your turn" not in table.frame.tip.words


def test_a_button_that_a_hint_advises_gives_way_to_a_card_that_is_pointed_at(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    table = driver.sit("person imp imp imp", "angel", 8, opens=1)
    while not isinstance(table.session.view.phase, Playing):
        driver.do(driver.my_turn().session.view.legal[0])
    picker = driver.my_turn().pointer.picker
    table.pointer.point_out(picker.gesture_of(CALL))
    driver.move((5, 400))
    assert table.frame.hot == "Judgement Day" and not table.frame.lit
    driver.move(left_strip(table.board.hand()[0]))
    assert table.frame.hot == "" and table.frame.lit == {TRASH}
    assert table.pointer.advice == picker.gesture_of(CALL), "Enter does it still"


@pytest.mark.parametrize(("seat", "level"), [(1, Level.IMP), (2, Level.FIEND), (3, Level.ARCHDEVIL)])
def test_a_name_or_face_tells_how_an_opponent_plays_before_all_else(
    brimstone, seat: int, level: Level
) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    table = driver.sit("person imp fiend archdevil", "devil", 8)
    driver.my_turn()
    for at in (table.board.seat_zone("plate", seat).rect.center, table.board.face(seat).center):
        driver.move((5, 5))
        driver.move(at)
        assert table.frame.tip.words.startswith(LEVEL_NOTES[level])


def test_the_focus_is_told_of_like_the_pointer_and_in_its_stead(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp fiend", "devil", 8)
    while not (table := driver.my_turn()).pointer.picker.carries:
        driver.do(table.session.view.legal[0])
    driver.move(table.board.face(1).center)
    told = set()
    for _ in range(24):
        driver.key(pygame.K_TAB)
        key, tip = table.pointer.focus.key, table.frame.tip
        button = next((each for each in table.buttons if key == ButtonKey(each.label)), None)
        if button is not None and button.does is Tool.SCORE:
            assert (tip.words, tip.about) == (Tool.SCORE.purpose, button.rect)
        if isinstance(key, CardKey):
            sprite = table.board.sprite_of(key.card)
            assert tip.words.startswith("You hold ") and tip.words.endswith(KEYS_FOR_CARDS)
            assert tip.about.collidepoint(sprite.x, sprite.y)
        told.add(type(key))
    assert told >= {CardKey, ButtonKey}
    driver.move(table.board.face(2).center)
    assert table.frame.tip.words.startswith(LEVEL_NOTES[Level.FIEND]), "what was moved last is told of"


@pytest.mark.parametrize("press", [pygame.K_o, pygame.K_h, pygame.K_l, pygame.K_ESCAPE])
def test_whatever_is_done_ends_a_tip_until_the_pointer_moves(brimstone, press: int) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp fiend", "devil", 8)
    table = driver.my_turn()
    at = table.board.face(1).center
    driver.move(at)
    assert table.frame.tip is not None
    driver.key(press)
    if driver.top is not table:
        driver.key(press)
    assert driver.top is table and table.frame.tip is None
    driver.move((at[0] + 2, at[1]))
    assert table.frame.tip is not None


def test_a_card_that_is_dragged_needs_no_tip(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp fiend", "devil", 8)
    table = driver.my_turn()
    at = left_strip(table.board.hand()[0])
    driver.move(at)
    assert table.frame.tip is not None
    driver.press(at)
    driver.move((at[0], at[1] - 60), held=True)
    assert table.pointer.held is not None and table.frame.tip is None
