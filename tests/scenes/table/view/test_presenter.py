"""The view model: what the table says, and where."""

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from engine.sprites import CardSprite
from engine.theme import DESIGN_HEIGHT, DESIGN_WIDTH
from game.contract import AnyGame
from game.contract.table import BySeat, Carry
from game.devil.position import DISCARDS
from game.devil.words.naming import summed
from game.level import Level
from saves.settings import Pace, Speed
from scenes.players import about
from scenes.self_test import FRAME
from scenes.table.messages import EFFECT_TIME
from scenes.table.pages import Curtain
from scenes.table.phases import DealOver, Deciding, Waiting
from scenes.table.scene import TableScene
from scenes.table.view.view_model import TableFrame, Tool
from tests.conformance.phrases import note_lines
from tests.conformance.tables import Setting
from tests.each import each_game, each_sample
from tests.scenes.driver import Driver, left_strip, logged, notice

TABLES = [
    ("angel", "person imp imp imp"),
    ("devil", "person imp fiend"),
    ("jokers", "person imp"),
    ("hell", "person fiend"),
    ("evil", "person fiend"),
]


def drawn(table: TableScene) -> list[str]:
    table.app.draw()
    return [text.words for text in table.controller.table_view.painter.texts]


def at_a_turn(driver: Driver, game: str, players: str) -> TableScene:
    """Return a turn of the person's, some way into the first deal."""
    driver.sit(players, game, 8)
    for _ in range(2):
        driver.do(driver.my_turn().session.view.legal[0])
    driver.my_turn()
    driver.turn(round(EFFECT_TIME / FRAME) + 2)
    return driver.table


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whose_turn_it_is_is_marked_at_that_seat_alone(brimstone, game: str, players: str) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter="off")
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


def test_the_curtain_tells_what_others_did_since_the_persons_last_move(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp person imp", "devil", 8)
    told: list[str] = []

    def third(table: TableScene) -> bool:
        if isinstance(driver.top, Curtain) and driver.words() not in told:
            told.append(driver.words())
        return len(told) == 3

    driver.play_until(third)
    news = "Ida draws a card. Mara plays a 10. Otto misses a turn."
    assert told[-1] == f"Pass to Vera No peeking! {news} I'm Vera"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_deals_end_is_accounted_for_on_the_table(brimstone, game: str, players: str) -> None:
    driver = brimstone(speed=Speed.OFF, banter="off")
    table = driver.sit(players, game, 8)
    random, mind = Random(8), table.session.match.game.search.policies[Level.FIEND]
    driver.play_until(lambda table: isinstance(table.phase, DealOver), lambda view: mind(view, random))
    rows, texts = table.frame.account, drawn(table)
    deal = table.session.match.standing.deals[0]
    assert [int(row.points.replace("\u2212", "-").split()[0]) for row in rows] == list(deal)
    assert game != "angel" or {row.points[1:] for row in rows} == {"1 credit", ""}, "points beside credits"
    assert [row.seat for row in rows] == list(range(table.session.match.seats))
    assert all(row.points in texts for row in rows if row.points != "0" or not row.sum.value)
    score, view = table.session.match.game.words.score, table.session.view
    assert all(plate.score == score(view, plate.seat) for plate in table.frame.plates)
    driver.key(pygame.K_h)
    over = f"{table.session.deal_result} " * table.session.over
    assert table.frame.prompt.text == f"{over}{table.phase.account.ended} {table.phase.account.rule}".strip()
    assert table.frame.captions == (), "what could be done before the deal ended is said no more"
    for place, where in enumerate(table.board.places):
        if where.kind.name == "hand" and game != "hell":
            assert all(sprite.face_up for sprite in table.board.piles[place])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_table_explains_what_is_pointed_at(brimstone, game, players) -> None:
    driver = brimstone(speed=Speed.OFF, banter="off")
    table = at_a_turn(driver, game, players)
    words, view, cast = table.session.match.game.words, table.session.view, table.session.cast
    assert table.frame.aim == str(words.aim(view, cast)) != ""
    assert table.frame.aim in drawn(table)
    driver.move(table.board.layout.seat_zone("plate", 1).rect.center)
    level = about(table.session.saved.players[1])
    assert table.frame.tip.words == f"{level} {words.explain(view, BySeat(1), cast)}"
    for sprite in table.controller.table_view.pieces.shown.values():
        driver.move(sprite.rect.center)
        assert table.frame.tip.words.startswith(str(words.explain(view, sprite.piece, cast))), sprite.piece
    driver.move((5, 400))
    assert table.frame.tip is None and table.frame.last_event == logged(table)[-1]


def test_a_card_that_cannot_be_played_says_why_when_it_is_pointed_at(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter="off")
    driver.sit("person imp fiend", "devil", 8)

    def dim(table: TableScene) -> list[CardSprite]:
        return [sprite for sprite in table.board.hand() if not table.pointer.picker.playable(sprite.card)]

    table = driver.to_a_turn(lambda table: dim(table) and table.pointer.picker.carries)
    picker, card = table.pointer.picker, dim(table)[0]
    driver.move(left_strip(card))
    assert table.frame.tip.words == picker.refusal(Carry((card.card,), picker.carries[0].place)).sentence
    assert notice(table) == "", "to point is no attempt"


def test_tools_say_what_they_do_or_why_they_are_grey(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter="off")
    driver.sit()
    table = driver.my_turn()
    for button in table.buttons:
        if isinstance(button.does, Tool):
            driver.move(button.rect.center)
            told = table.frame.tip.words
            assert told.startswith(button.does.purpose.rstrip(".") if button.live else button.does.why_grey)
            assert table.frame.hovered == (button.label if button.live else "")
    idle = next(button for button in table.buttons if not button.live)
    count = len(table.session.match.log)
    driver.click(idle.rect.center)
    assert idle.does.why_grey == notice(table) and len(table.session.match.log) == count
    assert table.frame.tip is None, "nothing is said twice"


TURNS = 4
"""Turns of the person after which a table is busy."""
FEWEST_COLOURS = 12
"""Colours of the plainest card or face, looked at in a grid."""
SIZES = [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080)]
each_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def busy_table(driver: Driver, setting: Setting) -> TableScene:
    """Return a table after a few turns, in the person's."""
    driver.sit(setting.players, setting.game.id, 8, **setting.options.model_dump())
    random = Random(3)
    for _ in range(TURNS):
        table = driver.my_turn()
        if not table.session.view.legal:
            break
        driver.do(random.choice(table.session.view.legal))
    table = driver.my_turn()
    driver.app.draw()
    return table


def told(frame: TableFrame) -> Iterator[tuple[str, str]]:
    """Yield all words of a frame that have a place of their own, with what they are."""
    yield "prompt", frame.prompt.words
    yield "aim", frame.aim
    yield from (("name", plate.name) for plate in frame.plates)
    yield from (("note", plate.note) for plate in frame.plates if plate.effect is None)
    yield from (("caption", caption.words) for caption in frame.captions)
    yield from (("button", button.label) for button in frame.buttons if not isinstance(button.does, Tool))
    yield from (("score", str(plate.score)) for plate in frame.plates)
    yield from (("count", str(badge.figure)) for badge in frame.badges)
    yield from (("note", note) for note in note_lines(frame.notes))


@each_sample
def test_all_of_a_frame_is_on_the_screen(brimstone, setting: Setting) -> None:
    driver = brimstone((1920, 1080))
    table = busy_table(driver, setting)
    written = squeezed(" ".join(text.words for text in table.controller.table_view.painter.texts))
    missing = [(kind, words) for kind, words in told(table.frame) if squeezed(words) not in written]
    assert not missing, f"not on the screen: {missing}"
    board, surface = table.board, driver.app.surface
    rects = [("card", board.area(place, slack=0)) for place, pile in enumerate(board.piles) if pile]
    rects += [("face", board.layout.faces[plate.seat]) for plate in table.frame.plates if plate.face]
    rects += [("piece", sprite.rect) for sprite in table.controller.table_view.pieces.shown.values()]
    blank = [f"{what} at {rect}" for what, rect in rects if len(colours(surface, rect)) < FEWEST_COLOURS]
    assert not blank, f"nothing is painted: {blank}"


def squeezed(words: str) -> str:
    """Return words without what may change where a line is broken."""
    return "".join(letter for letter in words if letter.isalnum())


def colours(surface: pygame.Surface, rect: pygame.Rect) -> set[tuple[int, ...]]:
    """Return the colours in a grid of thirty points each way."""
    seen = rect.clip(surface.get_rect())
    columns = range(seen.left, seen.right, max(1, seen.width // 30))
    rows = range(seen.top, seen.bottom, max(1, seen.height // 30))
    return {tuple(surface.get_at((x, y))) for x in columns for y in rows}


def seated(driver: Driver, game: AnyGame) -> Iterator[TableScene]:
    """Yield a table of a game for every number of seats."""
    for seats in game.seats:
        yield driver.sit(" ".join(["person", *["imp"] * (seats - 1)]), game.id, seed=3)
        driver.app.stack.pop()


def edge(table: TableScene, x: float) -> float:
    """Return the height of a table's far edge at a point of the window."""
    width, height = table.board.window
    return table.board.table_map.rim.y(x * DESIGN_WIDTH / width) * height / DESIGN_HEIGHT


@each_size
@each_game
def test_nothing_that_belongs_to_all_crosses_the_far_edge(brimstone, game: AnyGame, size) -> None:
    for table in seated(brimstone(size, speed=Speed.OFF, banter="off"), game):
        shared = [place for place, where in enumerate(table.board.places) if where.seat is None]
        for place in shared:
            area = table.board.area(place, slack=0)
            highest = min(area.top - edge(table, x) for x in (area.left, area.centerx, area.right))
            assert highest > 0, f"{table.board.places[place].kind.name} at {table.session.match.seats} seats"


def test_opponents_actions_stay_at_their_seats_until_the_person_acts(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter="off")
    table = at_a_turn(driver, "devil", "person imp imp imp")
    did = {plate.seat: plate.note for plate in table.frame.plates if plate.seat != 0}
    assert all(note.startswith(("played", "drew", "missed")) for note in did.values()), did
    driver.do(table.session.view.legal[0])
    driver.until(lambda: isinstance(table.phase, Waiting))
    notes = [plate.note for plate in table.frame.plates if plate.seat != 0]
    assert not any(note.startswith(("played", "drew", "missed")) for note in notes), notes


def test_the_sum_of_the_last_play_stands_on_its_pile(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = driver.sit("person imp imp imp", "devil", 8)
    while not (table.frame.labels and isinstance(table.phase, Deciding)):
        driver.do(driver.my_turn().session.view.legal[0])
        driver.my_turn()
    (label,) = table.frame.labels
    below, top = table.session.view.piles[DISCARDS][-2:]
    assert label.words == summed(top, below)
