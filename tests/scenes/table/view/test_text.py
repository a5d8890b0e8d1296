"""All words at a table have their room, at every text size."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from random import Random
from typing import Any

import pygame
import pytest

from engine.layout import Spread
from engine.sprites import bounds_of
from engine.ui.placement import gap
from game.contract.table import BySeat
from game.devil.position import DISCARDS
from game.match import Match
from saves.settings import TEXT_SIZES, Speed
from scenes.table.scene import TableScene
from scenes.table.session import Session, session_of
from scenes.table.view.buttons import is_icon
from scenes.table.view.hud import aim_area
from scenes.table.view.labels import draw_preview
from scenes.table.view.log_panel import LogPanel, log_area
from scenes.table.view.presenter import shown_results
from scenes.table.view.view_model import ComparedMove, Comparison, PromptLine, SpeechLine, Tone
from tests.letterings import SLACK, overlap
from tests.scenes.busy_tables import USUAL, WIDEST, busy_tables, pointed_out, tables
from tests.scenes.driver import Driver, left_strip, whole

SIZES = [(1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080)]
LARGEST = max(TEXT_SIZES)
BETWEEN = sorted(set(TEXT_SIZES) - {1.0, LARGEST})
ORDERS = {
    "angel": "Throw away the Angel",
    "devil": "Play the Special 4",
    "jokers": "Play the 10♣ on the middle pile",
    "hell": "Swap the 10♣ for the joker",
    "evil": "Make diamonds trump and pick up the 10♦ later",
}
"""The longest name of a move in each game."""
LONG_LINE = "I have seen a thousand of these deals, all told."
APART = 8
"""Design pixels between a face and cards at the least."""
QUIET = {"speed": Speed.OFF, "muted": True, "banter": "off"}
LABELS_QUIET = {"muted": True, "banter": "off"}
NEAR = 160
"""Design pixels between words and their thing at the most."""


def faults(table: TableScene) -> Iterator[str]:
    """Yield all that is wrong with the room of what a table says, in words."""
    board, texts = table.board, table.controller.table_view.painter.texts
    areas = [
        (where.kind.name, board.area(place, slack=0))
        for place, where in enumerate(board.places)
        if board.piles[place]
    ]
    for text in texts:
        if text.squeezed:
            yield f"squeezed: {text.words!r}"
        if not text.room.contains(text.rect):
            yield f"cut: {text.words!r}"
        lying = [] if text.badge else areas
        yield from (f"{text.words!r} on {name}" for name, area in lying if overlap(text.rect, area))
        for button in table.buttons:
            if overlap(text.rect, button.rect) and not button.rect.contains(text.rect):
                yield f"{text.words!r} on the frame of {button.label!r}"
    for one, other in combinations(texts, 2):
        if overlap(one.rect, other.rect):
            yield f"over each other: {one.words!r} and {other.words!r}"
    for rect in (bounds_of(sprite, board.assets) for sprite in board.hand()):
        yield from (f"{text.words!r} on a card of the hand" for text in texts if overlap(text.rect, rect))
    yield from piece_faults(table)
    yield from face_faults(table)
    yield from heap_faults(table)


def piece_faults(table: TableScene) -> Iterator[str]:
    """Yield pieces on words, on faces, or, where there are several, on the name over which they lie."""
    board, texts = table.board, table.controller.table_view.painter.texts
    for sprite in table.controller.table_view.pieces.shown.values():
        where, art = sprite.piece.where, sprite.piece.art
        yield from (f"{text.words!r} on a {art}" for text in texts if overlap(text.rect, sprite.rect))
        for seat in range(board.seats):
            if overlap(sprite.rect, board.layout.faces[seat]):
                yield f"a {art} on the face of {seat}"
            named = board.layout.seat_zone("plate", seat).rect
            single = isinstance(where, BySeat) and sprite.piece.count is None
            if not single and sprite.rect.colliderect(named):
                yield f"a {art} on the name of {seat}"


def face_faults(table: TableScene) -> Iterator[str]:
    """Yield faces that touch cards of others, or heaps."""
    board, least = table.board, round(2 * APART * table.app.box_scale)
    for place, where in enumerate(board.places):
        rects = [bounds_of(sprite, board.assets) for sprite in board.piles[place]]
        if board.layout.zones[place].spread is Spread.PILE and where.seat is None:
            rects.append(board.area(place, slack=0))
        near = [rect.inflate(least, least) for rect in rects]
        for seat in range(board.seats):
            if seat != where.seat and board.layout.faces[seat].collidelist(near) >= 0:
                yield f"the face of {seat} touches {where.kind.name}"


def heap_faults(table: TableScene) -> Iterator[str]:
    """Yield cards of one player's heaps that touch those of another heap: there seemed to be one card more."""
    board = table.board
    heaps = [
        (where.seat, where.kind.name, [bounds_of(sprite, board.assets) for sprite in board.piles[place]])
        for place, where in enumerate(board.places)
        if where.seat is not None
    ]
    for (one, name, cards), (other, kind, others) in combinations(heaps, 2):
        if one == other and any(card.collidelist(others) >= 0 for card in cards):
            yield f"{name} and {kind} of {one} touch"


def opened_tables(driver: Driver, names: Sequence[str], ending: str = "") -> Iterator[tuple[str, TableScene]]:
    """Yield every busy position whose name ends so, on a table without a menu below it."""
    for name, saved in busy_tables(names):
        if not name.endswith(ending):
            continue
        driver.app.stack.clear()
        driver.app.stack.push(TableScene(driver.desk, session_of(driver.desk, saved)))
        driver.turn(2)
        yield name, driver.table
    driver.app.stack.clear()


def also_slowly(*cases: tuple[object, ...]) -> list[Any]:
    """Return cases that a plain run leaves out: they repeat at other sizes what it shows at one."""
    return [pytest.param(*case, marks=pytest.mark.slow) for case in cases]


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (SIZES[0], LARGEST),
        (SIZES[3], 1.0),
        *also_slowly(*product(SIZES[1:], [LARGEST]), *product(SIZES[1:2], [1.0, *BETWEEN])),
    ],
)
def test_every_text_on_a_table_has_its_room(brimstone, size: tuple[int, int], text: float) -> None:
    driver = brimstone(size, text_size=text, **QUIET)
    found = {name: list(faults(table)) for name, table in opened_tables(driver, USUAL)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert len(found) > 40, "hardly any position was looked at"


@pytest.mark.parametrize("text", [LARGEST, *also_slowly((1.0,), *[(each,) for each in BETWEEN])])
def test_the_longest_names_find_room_too(brimstone, text: float) -> None:
    driver = brimstone(text_size=text, **QUIET)
    found = {name: list(faults(table)) for name, table in opened_tables(driver, WIDEST)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def spoken(driver: Driver, table: TableScene) -> Iterator[TableScene]:
    """Yield a table while each pile is pointed at, while somebody says something, and while it tells something."""
    for place, pile in enumerate(table.board.piles):
        if pile:
            driver.move(table.board.area(place, slack=0).center)
            yield table
    driver.move((2, 2))
    for seat in range(table.session.match.seats):
        table.controller.messages.show_speech(SpeechLine(seat, LONG_LINE))
        table.say("Only a move of yours that turned up no new card can be taken back.")
        yield table


def test_words_of_the_moment_find_room_at_the_largest_type(brimstone) -> None:
    driver = brimstone(text_size=LARGEST, **QUIET)
    for name, table in opened_tables(driver, USUAL):
        if name.endswith(("captions", "buttons")):
            for _ in spoken(driver, table):
                driver.app.draw()
                assert list(faults(table)) == [], name


@pytest.mark.parametrize("text", [LARGEST, *also_slowly((1.0,))])
@pytest.mark.parametrize("game", ["angel", "devil", "jokers", "hell", "evil"])
def test_hints_have_room_where_the_prompt_stood(brimstone, game: str, text: float) -> None:
    driver = brimstone(text_size=text, **QUIET)
    long = ORDERS[game]
    enter = f"Press [Enter] to {long[0].lower()}{long[1:]}."
    moves = tuple(ComparedMove(long, share, "100 points worse") for share in (1, 0.5, 0.3, 0.1))
    compared = Comparison("How these moves compare on average", Tone.HINT, more=(enter,), moves=moves)
    for seats in (2, 6) if game == "hell" else (2,) if game == "evil" else (4,):
        driver.sit("person" + " imp" * (seats - 1), game, 8)
        table = driver.my_turn()
        driver.app.draw()
        boxes = [table.table_view.painter.prompt.box]
        for line in (PromptLine(f"{long}. It's a toss-up.", Tone.HINT, more=(enter,)), compared):
            table.controller.messages.show_hint(line)
            driver.move((2, 2))
            driver.app.draw()
            box, board = table.controller.table_view.painter.prompt.box, table.board
            kept = [*board.layout.faces, *(bounds_of(sprite, board.assets) for sprite in board.visible())]
            assert list(faults(table)) == [] and box.collidelist(kept) < 0
            boxes.append(box)
        hint, other = boxes[1], boxes[2 if text == LARGEST else 0]  # large type has no room over the hand
        assert max(abs(hint.centerx - other.centerx), abs(hint.bottom - other.bottom)) <= 8
        driver.app.stack.pop()


def sheet_faults(table: TableScene) -> Iterator[str]:
    """Yield all that is wrong on a sheet that lies over a table."""
    painter = table.controller.table_view.painter
    (sheet,) = painter.sheets
    for text in painter.texts:
        if sheet.colliderect(text.rect) and (text.squeezed or not sheet.contains(text.rect)):
            yield f"squeezed, cut or beyond the sheet: {text.words!r}"
    for one, other in combinations(painter.texts, 2):
        if overlap(one.rect, other.rect):
            yield f"over each other: {one.words!r} and {other.words!r}"


def after_a_deal(match: Match) -> Match:
    """Return a match once its first deal has ended, by play at random."""
    random = Random(3)
    while not match.standing.deals and match.to_move is not None:
        match.play(match.to_move, random.choice(match.legal(match.to_move)))
    return match


def after_first_deals(driver: Driver) -> Iterator[tuple[str, TableScene, Session]]:
    """Yield a table of each game and variant, with a session of its match once the first deal is over."""
    for name, table in opened_tables(driver, WIDEST, "first"):
        match = after_a_deal(table.session.match.undone(0))
        yield name, table, Session(driver.desk, replace(table.session.saved, match=match))


def test_the_open_log_has_its_room(brimstone) -> None:
    driver, log = brimstone((1024, 768), text_size=LARGEST, **QUIET), LogPanel()
    log.toggle()
    for name, table, play in after_first_deals(driver):
        opened = log.page(play.event_log().merged, play.cast, log_area(table.board))
        table.controller.table_view.painter.draw(driver.app.surface, replace(table.frame, log=opened))
        assert list(sheet_faults(table)) == [], name


def test_the_account_of_a_deal_has_its_room(brimstone) -> None:
    driver = brimstone((1024, 768), text_size=LARGEST, **QUIET)
    for name, table, play in after_first_deals(driver):
        painter, surface = table.controller.table_view.painter, driver.app.surface
        account = shown_results(play.account(), play.match.game.info)
        plates = tuple(replace(plate, note="", next=False, effect=None) for plate in table.frame.plates)
        bare = replace(
            table.frame, plates=plates, account=account, captions=(), badges=(), notes=(), preview=None
        )
        painter.draw(surface, bare)
        drawn = [text.words for text in painter.texts]
        for row in account:
            told = replace(row.sum, value=None).unbroken, *row.sum.brief
            assert any(words.startswith(first) for words in told for first in drawn if len(first) > 3), told
        for seat in range(1, play.match.seats):
            speech = SpeechLine(seat, "That's how it's done, my dear friend.")
            painter.draw(surface, replace(bare, speech=speech))
            wrong = [each for each in faults(table) if "over each other" in each or "squeezed" in each]
            assert wrong == [], f"{name}, seat {seat} speaks"


def test_bonuses_are_stamped_on_a_deals_sums_once_all_cards_are_counted(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = driver.sit("person imp imp imp", "angel", 8)
    play = Session(driver.desk, replace(table.session.saved, match=after_a_deal(table.session.match)))
    sums, score = [row.sum for row in play.account().rows], table.controller.table_view.score_animation
    score.begin(play.account())
    assert any(total.rest for total in sums)
    while score.counted is not None:
        cards = all(score.shown(total).startswith(total.first(len(total.parts))) for total in sums)
        assert cards or not any("for" in score.shown(total) for total in sums)
        driver.turn()
    assert [score.shown(total) for total in sums] == list(map(str, sums))


def test_nothing_that_people_usually_read_is_shortened(brimstone) -> None:
    for name, table in opened_tables(brimstone(**QUIET), USUAL):
        texts = [text.words for text in table.controller.table_view.painter.texts]
        cut = [words for words in texts if words.endswith("…") and not words.startswith("thinking")]
        assert not cut, name


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1280, 720), LARGEST), ((1920, 1080), 1.0)])
def test_previews_stand_near_their_places(brimstone, size, text) -> None:
    said = set()
    for name, table in tables(driver := brimstone(size, text_size=text, **LABELS_QUIET), USUAL):
        for _ in pointed_out(driver, table):
            assert list(faults(table)) == [], name
            for label in table.controller.table_view.painter.labels:
                whole = label.rects[0].unionall(label.rects[1:])
                assert gap(whole, label.about) <= NEAR * driver.app.box_scale * text, (
                    f"{name}: {label.words!r}"
                )
                said.add(label.words)
    assert len(said) > 20, "hardly any preview was seen"


def test_a_short_preview_stands_beside_its_pile(brimstone) -> None:
    board = (driver := brimstone()).sit("person imp imp", "devil", 8).board
    renderer, pile = driver.app.renderer(driver.app.surface), board.area(DISCARDS, slack=0)
    zone = board.layout.zones[DISCARDS]
    draw_preview(renderer, "9 + 10 = 19. Ben misses a turn.", pile, [pile], zone)
    (words,) = renderer.labels[-1].rects
    assert words.left > pile.right and pile.top < words.centery < pile.bottom


def test_remarks_have_room_near_their_faces(brimstone) -> None:
    for name, table in tables(driver := brimstone(**LABELS_QUIET), USUAL):
        for seat in range(1, table.session.match.seats):
            table.controller.messages.show_speech(SpeechLine(seat, LONG_LINE))
            driver.move((0, 0))
            (label,) = [each for each in table.table_view.painter.labels if LONG_LINE in each.words]
            assert list(faults(table)) == [], name
            whole = label.rects[0].unionall(label.rects[1:])
            assert len(label.rects) <= 2
            faces = [table.board.layout.faces[other] for other in range(table.board.seats)]
            assert whole.collidelist([*faces, aim_area(driver.app.surface.get_size())]) < 0
            apart = gap(whole, table.board.layout.named(seat))
            assert apart <= NEAR * driver.app.box_scale, f"{name}: seat {seat}"


ROOMS = [((1280, 720), LARGEST, WIDEST), ((1280, 720), 1.0, USUAL), ((1920, 1080), 1.0, USUAL)]
FULLEST = "captions"
"""The positions with most words below their piles, one for each game and variant."""
FAR = 420
"""Design pixels from what it is about beyond which a tip is far: where there is no room that is nearer."""


def things(table: TableScene) -> Iterator[tuple[int, int]]:
    """Yield every button, name, pile and piece, and every third card of the hand, by a point on it."""
    board = table.board
    yield from (button.rect.center for button in table.frame.buttons)
    yield from (whole(board.layout.named(seat).center) for seat in range(board.seats))
    yield from (whole(board.area(place).center) for place in range(len(board.places)))
    yield from (whole(left_strip(sprite)) for sprite in board.hand()[::3])
    yield from (piece.rect.center for piece in table.controller.table_view.pieces.shown.values())


def on_the_rail(table: TableScene) -> bool:
    """True if the tip is about a tool of the rail: it may lie over players, cards and coins."""
    tip = table.frame.tip
    return tip is not None and any(
        button.rect == tip.about and is_icon(button) for button in table.frame.buttons
    )


def wrong(table: TableScene) -> Iterator[str]:
    """Yield all that is wrong with the place of the tip that was just drawn."""
    tip, box, board = table.frame.tip, table.controller.table_view.painter.tip.box, table.board
    if tip is None:
        return
    if box is None:
        yield "has no place"
        return
    if not table.app.surface.get_rect().contains(box):
        yield "leaves the window"
    if box.colliderect(tip.about):
        yield "lies on what it is about"
    yield from (f"lies on {button.label}" for button in table.frame.buttons if box.colliderect(button.rect))
    if on_the_rail(table):
        row = tip.about.move(box.right - tip.about.right, 0)
        if not (box.right <= tip.about.left and box.colliderect(row.inflate(0, 2 * SLACK + row.height // 2))):
            yield "is not left of its own icon"
        plates = (board.layout.seat_zone("plate", seat).rect for seat in range(board.seats))
        yield from ("lies on a name" for plate in plates if box.colliderect(plate))
        return
    yield from (
        f"lies on player {seat}" for seat in range(board.seats) if box.colliderect(board.layout.named(seat))
    )
    for place, pile in enumerate(board.piles):
        name = board.places[place].kind.name
        lies = board.area(place, slack=0) if pile or place in table.frame.lit else pygame.Rect(0, 0, 0, 0)
        if place != board.hand_place and box.colliderect(lies):
            yield f"lies on {name}"
        if any(box.colliderect(bounds_of(sprite, board.assets)) for sprite in pile):
            yield f"lies on a card of {name}"
    yield from (
        f"lies on a {sprite.piece.art}"
        for sprite in table.controller.table_view.pieces.shown.values()
        if box.colliderect(sprite.rect)
    )


@pytest.mark.parametrize(
    ("size", "text", "names", "ending"),
    [(*ROOMS[0], FULLEST), *also_slowly((*ROOMS[0], ""), *((*room, FULLEST) for room in ROOMS[1:]))],
)
def test_every_tip_of_a_busy_table_has_a_place_of_its_own(brimstone, size, text, names, ending) -> None:
    driver = brimstone(size, text_size=text, **QUIET)
    found, told, far = {}, 0, 0
    for name, table in opened_tables(driver, names, ending):
        for at in things(table):
            driver.move(at)
            painter = table.controller.table_view.painter
            box = painter.tip.box
            told += table.frame.tip is not None
            apart = gap(box, table.frame.tip.about) if box is not None else 0
            far += apart > FAR * table.app.box_scale
            if apart > NEAR * table.app.box_scale:
                painter.tip.forget()
                driver.app.draw()
                assert painter.tip.box == box, f"{name} at {at}: a tip that stayed where it was is far off"
            if met := [*wrong(table), *(() if on_the_rail(table) else faults(table))]:
                found[f"{name} at {at}: {table.frame.tip and table.frame.tip.words}"] = met
    assert found == {}
    assert told > (100 if ending else 400) and far < told * (0.25 if text == LARGEST else 0.1)
