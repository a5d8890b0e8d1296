"""What the table shows: the frame says it, and the painter puts it on the screen."""

import pygame
import pytest

from saves.models import Pace, Speed
from scenes.curtain import Curtain
from scenes.table.phases import Deciding, Waiting
from scenes.table.scene import TableScene
from tests.scenes.driver import Driver, left_strip

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
    return [text.words for text in table.course.laid.painter.texts]


def at_a_turn(driver: Driver, game: str, players: str) -> TableScene:
    """A turn of the person's, some way into the first deal."""
    driver.sit(players, game, 8)
    for _ in range(2):
        driver.do(driver.my_turn().play.view.legal[0])
    return driver.my_turn()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_everything_that_the_frame_says_is_on_the_screen(brimstone, game: str, players: str) -> None:
    table = at_a_turn(brimstone(speed=Speed.OFF, banter=False), game, players)
    frame, texts = table.frame, drawn(table)
    assert frame.prompt.words == table.play.match.game.words.prompt(table.play.view, table.play.cast)
    assert frame.prompt.words.split("\n")[0] in texts
    assert frame.news in texts
    assert all(caption.words in texts for caption in frame.captions)
    assert all(plate.note in texts for plate in frame.plates)
    assert all(note in texts for note in frame.notes)
    assert all(any(button.label in text for text in texts) for button in frame.buttons)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whose_turn_it_is_is_marked_beside_that_name_alone(brimstone, game: str, players: str) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter=False)
    table = at_a_turn(driver, game, players)
    seen = set()
    for _ in range(400):
        if isinstance(table.phase, Deciding | Waiting):
            turn = table.play.match.to_move
            assert [plate.seat for plate in table.frame.plates if plate.turn] == [turn]
            assert [text for text in drawn(table) if text.startswith("› ")] == [
                f"› {table.play.names[turn]} ‹"
            ]
            seen.add(type(table.phase))
        if seen == {Deciding, Waiting}:
            return
        if isinstance(table.phase, Deciding):
            driver.do(table.play.view.legal[0])
        driver.turn()
    raise AssertionError(seen)


def test_where_a_card_can_go_is_lit_on_the_screen(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp fiend", "devil", 12)
    for _ in range(60):
        table = driver.my_turn()
        if table.pointer.picker.carries:
            break
        driver.do(table.play.view.legal[0])
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


def test_a_frame_is_made_once_a_change(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp fiend", "devil", 12)
    table = driver.my_turn()
    driver.turn(3)
    frame = table.frame
    for _ in range(5):
        driver.app.draw()
        driver.turn()
    assert table.frame is frame
    driver.move(left_strip(table.board.hand()[0]))
    assert table.frame is not frame


def test_the_curtain_tells_what_everybody_saw_since_the_person_last_acted(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp person imp", "jokers", 8)
    told = 0
    for _ in range(400):
        if isinstance(driver.top, Curtain):
            person = table.phase.person
            log = table.play.match.log
            acted = [index for index, entry in enumerate(log) if entry.seat == person]
            if acted:
                events = table.play.match.history(None, acted[-1] + 1)
                lines = table.play.untold().hear_all(events, table.play.view).lines
                assert table.play.recap(person) == lines
                own = table.play.match.history(None, acted[-1])
                assert len(own) > len(events), "what the person did itself is not told"
                told += 1
        if told > 2:
            return
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
        elif table.pointer.picker is not None and not table.moving:
            driver.do(table.play.view.legal[0])
        driver.turn()
    raise AssertionError("nobody came back to the table")
