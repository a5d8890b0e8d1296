"""All words at a table have their room, at every text size."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from random import Random
from typing import Any

import pygame
import pytest

from engine.assets import Assets, default_root
from engine.felt import felt
from engine.layout import Spread, TableMap
from engine.sprites import room_of
from engine.text_wrapping import halved
from engine.theme import BONE, Typeface
from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.table import BySeat, Press
from game.match import Match
from saves.models import Speed
from scenes.descent.progress import DAYLIGHT
from scenes.settings_page import TEXT_SIZES
from scenes.table.animation.scores import account_rows
from scenes.table.input.pointer import CHOSEN_LIFT
from scenes.table.scene import TableScene
from scenes.table.session import Session, at_table
from scenes.table.view.buttons import FORCED_MOVES, lowest, press_rects
from scenes.table.view.hud import aim_area, prompt_bottom, prompt_box, prompt_zone, within_inlay
from scenes.table.view.label_placement import gap, rim_rects
from scenes.table.view.log_panel import LogPanel, panel
from scenes.table.view.painter import FRAME
from scenes.table.view.table_layout import map_for
from scenes.table.view.text_renderer import LEAST, Text, TextRenderer, in_lines
from scenes.table.view.view_model import Tool
from tests.assets import all_assets
from tests.scenes.busy_tables import USUAL, WIDEST, busy_tables
from tests.scenes.driver import Driver
from tests.scenes.labelled import point_out, pointed_out, tables
from tests.scenes.table.test_controller import forced

SIZES = [(1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160)]
LARGEST = max(TEXT_SIZES.values())
BETWEEN = sorted(set(TEXT_SIZES.values()) - {1.0, LARGEST})
LONG_LINE = "I have seen a thousand of these deals, all told."
SLACK = 2
"""Pixels that rounding may take."""
APART = 8
"""Design pixels between a face and cards at the least."""
QUIET = {"speed": Speed.OFF, "muted": True, "banter": False}
LABELS_QUIET = {"muted": True, "banter": False}
NEAR = 160
"""Design pixels between words and their thing at the most."""
WINDOW = pygame.Rect(0, 0, 1280, 720)
CROWDED = {
    "evil": (
        *("What tricks pay", "You", "Theodore", "Theodore: +66 a trick after 4", "You: +66 a trick after 4"),
        *("Spades, keep 4♠", "Spades, keep 6♠", "No trump, keep 4♠", "No trump, keep 6♠"),
        *("Spades cancel out in the first", "66 extra for each trick after your"),
        "66 extra for each trick after your fourth.",
        *("fourth. You'll pick up the 4♠ later.", "fourth. You'll pick up the 6♠ later."),
        *("half. You'll pick up the 4♠ later.", "half. You'll pick up the 6♠ later."),
    ),
    "devil": ("Theodore", "Jonathan", "Leonora"),
    "devil440": ("Theodore", "Jonathan", "Leonora", "118", "142", "172"),
    "hell": (
        *("Theodore", "deck", "purgatory", "To purgatory", "No points. Swap it in next turn."),
        *("to play", "waiting", "passed", "19 · winning", "28 · winning"),
    ),
    "jokers": ("♠ or 8", "♣ or 8", "♥ or 8", "♦ or 8"),
}
"""Text without room to grow: four choices with notes of two full lines each, what stands below a
lane or a small pile, and is as wide as that, and long names and scores of eight players."""
Lines = dict[str, int]


def overlap(one: pygame.Rect, other: pygame.Rect) -> bool:
    shared = one.clip(other)
    return shared.width > SLACK and shared.height > SLACK


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
        if text.cut:
            yield f"cut: {text.words!r}"
        lying = [] if text.badge else areas
        yield from (f"{text.words!r} on {name}" for name, area in lying if overlap(text.rect, area))
        for button in table.buttons:
            if overlap(text.rect, button.rect) and not button.rect.contains(text.rect):
                yield f"{text.words!r} on the frame of {button.label!r}"
    for one, other in combinations(texts, 2):
        if overlap(one.rect, other.rect):
            yield f"over each other: {one.words!r} and {other.words!r}"
    yield from piece_faults(table)
    yield from face_faults(table)
    yield from heap_faults(table)


def piece_faults(table: TableScene) -> Iterator[str]:
    """Pieces on words, on faces, or, where there are several, on the name over which they lie."""
    board, texts = table.board, table.controller.table_view.painter.texts
    for sprite in table.controller.table_view.pieces.shown.values():
        where, art = sprite.piece.where, sprite.piece.art
        yield from (f"{text.words!r} on a {art}" for text in texts if overlap(text.rect, sprite.rect))
        for seat in range(board.seats):
            if overlap(sprite.rect, board.face(seat)):
                yield f"a {art} on the face of {seat}"
            named = board.seat_zone("plate", seat).rect
            single = isinstance(where, BySeat) and sprite.piece.count == 1
            if not single and sprite.rect.colliderect(named):
                yield f"a {art} on the name of {seat}"


def face_faults(table: TableScene) -> Iterator[str]:
    """Faces that touch cards of others, or heaps."""
    board, least = table.board, round(2 * APART * table.app.pixels)
    for place, where in enumerate(board.places):
        rects = [room_of(sprite, board.assets) for sprite in board.piles[place]]
        if board.zone(place).spread is Spread.PILE and where.seat is None:
            rects.append(board.area(place, slack=0))
        near = [rect.inflate(least, least) for rect in rects]
        for seat in range(board.seats):
            if seat != where.seat and board.face(seat).collidelist(near) >= 0:
                yield f"the face of {seat} touches {where.kind.name}"


def heap_faults(table: TableScene) -> Iterator[str]:
    """Cards of one player's heaps that touch those of another heap: there seemed to be one card more."""
    board = table.board
    heaps = [
        (where.seat, where.kind.name, [room_of(sprite, board.assets) for sprite in board.piles[place]])
        for place, where in enumerate(board.places)
        if where.seat is not None
    ]
    for (one, name, cards), (other, kind, others) in combinations(heaps, 2):
        if one == other and any(card.collidelist(others) >= 0 for card in cards):
            yield f"{name} and {kind} of {one} touch"


def laid(driver: Driver, names: Sequence[str], ending: str = "") -> Iterator[tuple[str, TableScene]]:
    """Yield every busy position whose name ends so, on a table with no menu below it to be made anew."""
    for name, saved in busy_tables(names):
        if not name.endswith(ending):
            continue
        driver.app.stack.clear()
        driver.app.stack.push(TableScene(driver.desk, at_table(driver.desk, saved)))
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
def test_every_text_on_a_table_has_its_room(
    brimstone: Callable[..., Driver], size: tuple[int, int], text: float
) -> None:
    driver = brimstone(size, text_size=text, **QUIET)
    found = {name: list(faults(table)) for name, table in laid(driver, USUAL)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert len(found) > 40


@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.slow)])
def test_a_card_of_the_lowest_row_that_is_picked_up_stays_below_the_strip_over_the_hand(
    brimstone: Callable[..., Driver], size: tuple[int, int]
) -> None:
    driver = brimstone(size, **QUIET)
    ink = TextRenderer(driver.app.surface, driver.app.assets, driver.app.text_pixels, driver.app.pixels)
    for name, table in laid(driver, USUAL):
        strip = prompt_bottom(ink, table.board.table_map.zone("prompt", size))
        hand = table.board.hand()
        low = max((sprite.y for sprite in hand), default=0.0)
        row = [sprite for sprite in hand if low - sprite.y < sprite.height / 2]
        tops = [sprite.y - sprite.height * (0.5 + CHOSEN_LIFT) for sprite in row]
        assert min(tops, default=strip) >= strip - SLACK, name


@pytest.mark.parametrize("text", [LARGEST, *also_slowly((1.0,), *[(each,) for each in BETWEEN])])
def test_the_longest_names_find_room_too(brimstone: Callable[..., Driver], text: float) -> None:
    driver = brimstone(text_size=text, **QUIET)
    found = {name: list(faults(table)) for name, table in laid(driver, WIDEST)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def spoken(driver: Driver, table: TableScene) -> Iterator[TableScene]:
    """A table while each pile is pointed at, while somebody says something, and while it tells something."""
    for place, pile in enumerate(table.board.piles):
        if pile:
            driver.move(table.board.area(place, slack=0).center)
            yield table
    driver.move((2, 2))
    for seat in range(table.session.match.seats):
        table.controller.messages.speak(seat, LONG_LINE)
        table.say("Only a move of yours that turned up no new card can be taken back.")
        yield table


def test_words_of_the_moment_find_room_at_the_largest_type(brimstone: Callable[..., Driver]) -> None:
    driver = brimstone(text_size=LARGEST, **QUIET)
    for name, table in laid(driver, USUAL):
        if name.endswith(("captions", "buttons")):
            for _ in spoken(driver, table):
                driver.app.draw()
                assert list(faults(table)) == [], name


@pytest.mark.parametrize("text", [1.0, LARGEST])
def test_a_hint_at_hell_is_hungry_covers_no_pile(brimstone: Callable[..., Driver], text: float) -> None:
    driver = brimstone(text_size=text, **QUIET)
    ink = TextRenderer(driver.app.surface, driver.app.assets, driver.app.text_pixels, driver.app.pixels)
    for name, table in laid(driver, USUAL, "first"):
        if not name.startswith("hell"):
            continue
        board = table.board
        table.say(
            "Stand on pile 5. Your best battle, pile 6, is next door. You'll guard the Q♦ too.\nPress Enter."
        )
        zone = prompt_zone(ink, board.table_map, table.frame.prompt)
        piles = [board.area(place, slack=0) for place, where in enumerate(board.places) if where.seat is None]
        assert prompt_box(ink, zone, table.frame.prompt).collidelist(piles) < 0, name


def test_words_beside_the_discard_pile_leave_a_gap(brimstone: Callable[..., Driver]) -> None:
    driver = brimstone(**QUIET)
    driver.sit("person imp", "devil", 8)
    table = driver.my_turn()
    texts = table.controller.table_view.painter.texts
    (words,) = [text for text in texts if text.words.startswith("fits")]
    places = [place for place, where in enumerate(table.board.places) if where.kind.name == "discard"]
    outline = table.board.area(places[0], slack=FRAME)
    assert words.rect.left - outline.right >= 11 * driver.app.pixels


def sheet_faults(table: TableScene) -> Iterator[str]:
    """Yield all that is wrong on a sheet that lies over a table."""
    painter = table.controller.table_view.painter
    (sheet,) = painter.sheets
    for text in painter.texts:
        if sheet.colliderect(text.rect) and (text.squeezed or text.cut or not sheet.contains(text.rect)):
            yield f"squeezed, cut or beyond the sheet: {text.words!r}"
    for one, other in combinations(painter.texts, 2):
        if overlap(one.rect, other.rect):
            yield f"over each other: {one.words!r} and {other.words!r}"


def after_a_deal(match: Match) -> Match:
    """A match once its first deal has ended, by play at random."""
    random = Random(3)
    while not match.standing.deals and match.to_move is not None:
        match.play(match.to_move, random.choice(match.legal(match.to_move)))
    return match


def test_the_account_of_a_deal_and_the_open_log_have_their_room(brimstone: Callable[..., Driver]) -> None:
    driver = brimstone((1024, 768), text_size=LARGEST, **QUIET)
    for name, table in laid(driver, WIDEST):
        if not name.endswith("first"):
            continue
        play = Session(
            driver.desk, replace(table.session.saved, match=after_a_deal(table.session.match.undone(0)))
        )
        story, account = play.story(), account_rows(play.account(), low_wins=play.match.game.low_wins)
        log = LogPanel()
        log.toggle()
        opened = log.page(story.lines, story.deals, play.cast, panel(table.board))
        painter, surface = table.controller.table_view.painter, driver.app.surface
        painter.draw(surface, replace(table.frame, log=opened))
        assert list(sheet_faults(table)) == [], name
        plates = tuple(replace(plate, note="", happening=None) for plate in table.frame.plates)
        bare = replace(
            table.frame, plates=plates, account=account, captions=(), badges=(), notes=(), preview=None
        )
        painter.draw(surface, bare)
        assert [
            fault for fault in faults(table) if "over each other" in fault or "squeezed" in fault
        ] == [], name


def test_nothing_that_people_usually_read_is_shortened(brimstone: Callable[..., Driver]) -> None:
    for name, table in laid(brimstone(**QUIET), USUAL):
        texts = [text.words for text in table.controller.table_view.painter.texts]
        assert not [words for words in texts if words.endswith("…") and not words.startswith("thinking")], (
            name
        )


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("First half spades, second half hearts", ["First half spades,", "second half hearts"]),
        ("This hand counts 14; theirs count double", ["This hand counts 14;", "theirs count double"]),
        ("To 180 · you 42, Mara 30, Otto 7", ["To 180", "you 42, Mara 30, Otto 7"]),
        ("A joker (5 · 3 souls): stand there to fight", ["A joker (5 · 3 souls):", "stand there to fight"]),
        ("Alone", ["Alone"]),
        ("(never apart)", ["(never apart)"]),
    ],
)
def test_a_long_line_is_parted_at_a_dot_or_about_its_middle(words: str, lines: list[str]) -> None:
    assert halved(words) == lines


@pytest.mark.parametrize(
    "words", ["", "Alone", "It takes 12 points out of your hand, where a Special doubles"]
)
@pytest.mark.parametrize("most", [1, 2, 3])
def test_words_are_set_in_so_many_lines_as_narrow_as_can_be(words: str, most: int) -> None:
    pygame.font.init()
    font = Assets(default_root()).font(Typeface.TEXT, 20)
    lines = in_lines(words, most, font)
    assert " ".join(lines) == words
    assert len(lines) <= most
    assert max(font.size(line)[0] for line in lines) <= 1.4 * font.size(words)[0] / most or len(lines) == 1


def test_what_is_written_again_is_what_was_written_and_follows_what_changes(brimstone) -> None:
    driver = brimstone((1920, 1080), banter=False)
    driver.sit("person imp imp", "hell")
    table = driver.my_turn()
    painter, surface = table.controller.table_view.painter, driver.app.surface

    def seen() -> tuple[bytes, list[str]]:
        painter.draw(surface, table.frame)
        return pygame.image.tobytes(surface, "RGB"), [text.words for text in painter.texts]

    first = seen()
    assert [seen() for _ in range(3)] == [first] * 3
    piece = next(iter(table.controller.table_view.pieces.shown.values()))
    piece.x += 200
    moved = seen()
    painter.fit(felt(driver.desk.settings.felt), DAYLIGHT)
    assert seen() == moved
    table.say("Something else.")
    assert "Something else." in seen()[1]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
def test_buttons_beside_the_hand_are_clear_of_the_lines_around_the_table(
    game: AnyGame, size: tuple[int, int]
) -> None:
    table_map = map_for(all_assets(), game.map, game.places(game.options(), game.seats[-1]))
    area = table_map.zone("buttons", size).rect
    inside = within_inlay(size).inflate(2, 2)
    assert all(inside.contains(rect) for rect in (*press_rects(area, 4), lowest(area)))


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1280, 720), LARGEST), ((1920, 1080), 1.0)])
def test_what_would_follow_stands_near_where_it_happens(
    brimstone: Callable[..., Driver], size: tuple[int, int], text: float
) -> None:
    said = set()
    for name, table in tables(driver := brimstone(size, text_size=text, **LABELS_QUIET), USUAL):
        for _ in pointed_out(driver, table):
            assert list(faults(table)) == [], name
            for label in table.controller.table_view.painter.labels:
                whole = label.rects[0].unionall(label.rects[1:])
                assert gap(whole, label.about) <= NEAR * driver.app.pixels * text, f"{name}: {label.words!r}"
                said.add(label.words)
    assert len(said) > 20


def test_what_an_opponent_says_covers_nothing_and_stands_near_its_face(
    brimstone: Callable[..., Driver],
) -> None:
    for name, table in tables(driver := brimstone(**LABELS_QUIET), USUAL):
        for seat in range(1, table.session.match.seats):
            table.controller.messages.speak(seat, LONG_LINE)
            driver.move((0, 0))
            (label,) = table.controller.table_view.painter.labels
            assert LONG_LINE in label.words
            assert list(faults(table)) == [], name
            whole = label.rects[0].unionall(label.rects[1:])
            assert len(label.rects) <= 2
            faces = [table.board.face(other) for other in range(table.board.seats)]
            assert whole.collidelist([*faces, aim_area(driver.app.surface.get_size())]) < 0
            assert gap(whole, table.board.named(seat)) <= NEAR * driver.app.pixels, f"{name}: seat {seat}"


@pytest.mark.parametrize("text", [1.0, LARGEST])
def test_no_caption_lies_across_the_edge_of_the_table(brimstone: Callable[..., Driver], text: float) -> None:
    seen = 0
    for name, table in laid(brimstone(text_size=text, **QUIET), USUAL, "captions"):
        said = " ".join(caption.words for caption in table.frame.captions)
        painter = table.controller.table_view.painter
        texts = [each for each in painter.texts if each.words in said and " " in each.words]
        rim = rim_rects(map_of(table).rim, table.app.surface.get_size())
        across = [each.words for each in texts if each.rect.collidelist(rim) >= 0]
        assert not across, name
        seen += len(texts)
    assert seen


def map_of(table: TableScene) -> TableMap:
    """The table map of a match."""
    match = table.session.match
    return map_for(table.app.assets, match.game.map, match.places)


def test_what_a_button_does_is_said_on_the_button_alone(brimstone: Callable[..., Driver]) -> None:
    presses = 0
    for _, table in tables(driver := brimstone(**LABELS_QUIET), USUAL):
        for gesture, action in table.pointer.picker.choices:
            words = table.pointer.picker.preview(action)
            if not isinstance(gesture, Press) or not words:
                continue
            presses += 1
            point_out(driver, table, gesture)
            assert not table.controller.table_view.painter.labels
            assert words in [button.note for button in table.buttons]
    assert presses


@pytest.fixture
def ink() -> TextRenderer:
    pygame.init()
    return TextRenderer(pygame.Surface(WINDOW.size), Assets(default_root()), 1.0, 1.0)


@pytest.mark.parametrize("type_size", [40, 30, LEAST + 1, LEAST])
def test_a_paragraph_is_set_as_large_as_there_is_room_for_it(ink: TextRenderer, type_size: int) -> None:
    words, most = "What a card does is told in as many words as it takes. " * 6, 400
    font = ink.assets.font(Typeface.TEXT, type_size)
    tall = font.render(words, True, BONE, None, most).get_height()
    rect = ink.paragraph(words, (640, WINDOW.height - tall), 40, BONE, most)
    assert rect.height == tall and not ink.texts[-1].cut


def test_a_paragraph_without_room_is_set_in_the_smallest_type(ink: TextRenderer) -> None:
    words, most = "What a card does is told in as many words as it takes. " * 6, 400
    tall = ink.assets.font(Typeface.TEXT, LEAST).render(words, True, BONE, None, most).get_height()
    ink.paragraph(words, (640, WINDOW.height - tall / 2), 40, BONE, most)
    assert ink.texts[-1].rect.height == tall and ink.texts[-1].cut


def lines(table: TableScene) -> Lines:
    """Every line on a table, and how many pixels high its type is."""
    texts: list[Text] = table.controller.table_view.painter.texts
    return {text.words: text.rect.height for text in texts}


def written(driver: Driver) -> dict[str, Lines]:
    """Every line on every busy table."""
    return {name: lines(table) for name, table in laid(driver, USUAL)}


def small(usual: Lines, larger: Lines) -> set[str]:
    """Return what is no larger than at the usual text size; a line that is parted otherwise is held to the smallest."""
    least = min(usual.values())
    return {words for words, high in larger.items() if high <= usual.get(words, least)}


@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.slow)])
def test_every_text_on_a_table_grows_with_the_text_size(
    brimstone: Callable[..., Driver], size: tuple[int, int]
) -> None:
    usual, larger = (written(brimstone(size, text_size=text, **QUIET)) for text in (1.0, LARGEST))
    for name, texts in usual.items():
        assert small(texts, larger[name]) <= set(CROWDED.get(name.split("-")[0], ())), name


def offered(driver: Driver) -> Lines:
    """Every line on a table where it is offered to do what is the only thing to do."""
    table = forced(driver, "devil", FORCED_MOVES)
    driver.app.draw()
    return lines(table)


def test_what_is_offered_at_a_table_grows_too(brimstone: Callable[..., Driver]) -> None:
    usual, larger = (offered(brimstone(text_size=text, **QUIET)) for text in (1.0, LARGEST))
    assert Tool.SPARE.label in usual and small(usual, larger) == set()
