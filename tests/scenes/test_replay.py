"""A match watched again: the very boards of play, at any action, and no card that is still hidden."""

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pygame
import pytest

from game.catalog import GAMES
from saves.models import Speed
from saves.records import circle_of
from saves.saved_match import SavedMatch, header_of
from scenes.navigation import watch
from scenes.players import YOU, unnamed
from scenes.replay.bar import marks_of
from scenes.replay.page import ReplayPage
from scenes.replay.panel import OVER, SECRET, head
from scenes.replay.playback import BETWEEN, SPEEDS, Playback
from scenes.replay.session import Perspective, Replayed
from scenes.table.scene import TableScene
from scenes.table.states import Accounting, Deciding, Over, Waiting
from scenes.table.view.presenter import Said
from scenes.table.view.table_layout import map_for
from scenes.table.view.view_model import TableFrame, Tip
from tests import labels
from tests.game.test_checkpoints import past_of
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver
from tests.scenes.written import written

SEATS = {"evil": "person imp", "angel": "person imp imp imp"}
ACTIONS = 45
NOTHING_SAID = Said((), None, (), None, None, None)


def board_of(controller: Any) -> list[Any]:
    """Return every card where it lies: what it shows, its spot, its angle, its height."""
    return [
        [
            (
                card.card,
                card.face_up,
                round(card.x, 6),
                round(card.y, 6),
                card.angle,
                card.height,
                card.overlay,
            )
            for card in pile
        ]
        for pile in controller.table_view.board.piles
    ] + [
        sorted(
            (key, (piece.x, piece.y, piece.height))
            for key, piece in controller.table_view.pieces.shown.items()
        )
    ]


def told(frame: TableFrame) -> tuple[Any, ...]:
    """Return all that a frame says of a position, apart from who is thinking."""
    plates = [replace(plate, thinking="", happening=None, face="", blink="") for plate in frame.plates]
    return plates, frame.captions, frame.aim, frame.notes


def played(driver: Driver, game: str) -> tuple[dict[int, Any], SavedMatch]:
    """Play at a table; return what was on it whenever everything lay still, by the number of actions."""
    table = driver.sit(SEATS.get(game, "person imp imp"), game, 5)
    seen: dict[int, Any] = {}

    def look() -> None:
        phase = table.controller.phase
        if isinstance(phase, Deciding | Waiting | Over) and not table.controller.timeline.busy:
            table.controller.table_view.pieces.timeline.finish()
            frame = table.controller.table_view.presenter.frame(phase, NOTHING_SAID, ())
            seen[len(table.session.match.log)] = (board_of(table.controller), told(frame))

    def looking(done: Callable[[], bool]) -> Callable[[], bool]:
        return lambda: (look(), done())[1]

    random = Random(2)
    driver.until(looking(lambda: to_act(driver, table)))
    while len(table.session.match.log) < ACTIONS and table.session.match.to_move is not None:
        legal = table.session.view.legal
        table.hands.commit(legal[int(random.random() * len(legal))])
        driver.until(looking(lambda: to_act(driver, table)))
    driver.until(looking(lambda: not table.controller.moving))
    if table.session.match.to_move is None:
        driver.until(looking(lambda: led_on(driver, table)))
        look()
    return seen, table.session.saved


def to_act(driver: Driver, table: TableScene) -> bool:
    """Return True if it is the person's turn or the match is over; go on past scoreboards."""
    if table.session.match.to_move is None:
        return True
    if driver.waits_for_enter:
        driver.key(pygame.K_RETURN)
        return False
    return table.pointer.picker is not None and not table.moving


def led_on(driver: Driver, table: TableScene) -> bool:
    """Go on from the last deal's end; return True once the table stands as it does when a match is over."""
    if isinstance(table.controller.phase, Accounting):
        driver.key(pygame.K_RETURN)
    return isinstance(table.controller.phase, Over) and not table.controller.moving


def playback_of(driver: Driver, saved: SavedMatch) -> Playback:
    """Lay a replay of a match on the whole window."""
    play = Replayed(driver.desk, saved, past_of(saved.match))
    table_map = map_for(driver.app.assets, saved.match.game.map, saved.match.places)
    playback = Playback(driver.desk, play, table_map, lambda: None)
    playback.lay(driver.app)
    return playback


def showing(playback: Playback) -> bool:
    """Return True while an action is still being shown."""
    return playback.controller.moving or isinstance(playback.controller.phase, Accounting)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_replay_shows_the_boards_that_play_showed(brimstone, game: str) -> None:
    """At every action, both come to by jumping there and by being shown what happens."""
    driver = brimstone(banter=False)
    seen, saved = played(driver, game)
    assert set(seen) == set(range(len(saved.match.log) + 1)), "the board was seen at every action"
    playback = playback_of(driver, saved)
    for count, expected in seen.items():
        playback.go_to(count)
        assert (board_of(playback.controller), told(playback.frame)) == expected, f"after {count} actions"
    playback.go_to(0)
    while playback.session.count < playback.total:
        playback.step()
        while showing(playback):
            playback.update(300)
            if isinstance(playback.controller.phase, Accounting):
                playback.step()
        playback.controller.table_view.pieces.timeline.finish()
        shown = (board_of(playback.controller), told(playback.frame))
        assert shown == seen[playback.session.count], f"shown {playback.session.count} actions"


def watched(
    driver: Driver, game: str = "devil", players: str = "person imp", actions: int = 60, *, named: bool = True
) -> ReplayPage:
    """Open the page on which a match of random play is watched, paused at its beginning."""
    driver.sit(players, game, 3)
    saved = driver.table.session.saved
    if not named:
        first, *others = saved.players
        saved = replace(saved, players=(replace(first, name=unnamed(0)), *others))
    random = Random(1)
    while saved.match.to_move is not None and len(saved.match.log) < actions:
        moves = saved.match.legal(saved.match.to_move)
        saved.match.play(saved.match.to_move, moves[int(random.random() * len(moves))])
    driver.desk.store.save(saved, NOW)
    driver.app.stack.pop()
    headers = driver.desk.store.list_running(NOW).headers + driver.desk.store.list_finished(NOW).headers
    watch(driver.desk, next(header for header in headers if header.id == saved.id))
    assert isinstance(driver.top, ReplayPage)
    driver.turn(3)
    driver.top.playback.playing = False
    driver.top.playback.go_to(0)
    return driver.top


def beside(driver: Driver) -> str:
    """Return the words that stand beside the table of a replay, one line after the other."""
    driver.turn()
    driver.app.draw()
    ink = driver.top.ink
    return " ".join(text.words for text in ink.texts)


def look_as(driver: Driver, perspective: Perspective) -> None:
    """Press the keys for somebody's eyes, and for open hands, until it is their turn."""
    page = driver.top
    while page.session.wanted.seat != perspective.seat:
        driver.key(pygame.K_v)
    if page.session.wanted != perspective:
        driver.key(pygame.K_z)
    assert page.session.wanted == perspective


def play_at(driver: Driver, speed: float) -> None:
    """Press the keys for another speed until it is that one."""
    playback = driver.top.playback
    while playback.speed != speed:
        driver.key(pygame.K_PERIOD if playback.speed < speed else pygame.K_COMMA)


def find_all_marks(driver: Driver, page: ReplayPage) -> None:
    """Wait until all marks of the match stand on the bar."""
    marks = [
        mark
        for mark in marks_of(page.session.past, page.session.cast, page.session.viewer)
        if mark is not None
    ]
    driver.until(lambda: page.bar.marks == marks)


def key(driver: Driver, code: int, mod: int = 0) -> int:
    """Press a key; return how many actions are done then."""
    driver.key(code, mod)
    return driver.top.session.count


def test_keys_lead_along_a_match(brimstone) -> None:
    driver = brimstone()
    page = watched(driver)
    deals = [mark.count for mark in page.bar.marks if mark.deal]
    assert key(driver, pygame.K_RIGHT) == 1
    assert key(driver, pygame.K_RIGHT) == 2
    assert key(driver, pygame.K_LEFT) == 1
    assert key(driver, pygame.K_PAGEDOWN) == deals[1]
    assert key(driver, pygame.K_RIGHT, pygame.KMOD_SHIFT) == deals[2]
    assert key(driver, pygame.K_PAGEUP) == deals[1]
    assert key(driver, pygame.K_LEFT, pygame.KMOD_SHIFT) == 0
    assert key(driver, pygame.K_RIGHT, pygame.KMOD_SHIFT) == deals[1]
    assert key(driver, pygame.K_END) == 60
    assert key(driver, pygame.K_HOME) == 0


def test_keys_lead_from_mark_to_mark_and_stand_on_the_list_of_keys(brimstone) -> None:
    driver = brimstone()
    page = watched(driver, actions=400)
    find_all_marks(driver, page)
    marks = sorted({mark.count for mark in page.bar.marks if mark.count})
    assert any(not mark.deal for mark in page.bar.marks)
    assert [key(driver, pygame.K_RIGHT, pygame.KMOD_CTRL) for _ in marks] == marks
    assert [key(driver, pygame.K_LEFT, pygame.KMOD_CTRL) for _ in marks] == [*reversed(marks[:-1]), 0]
    driver.key(pygame.K_F1)
    here = written(page)
    assert "Space Play or pause." in here and "Ctrl+Left, Ctrl+Right To the next great moment" in here
    assert "Enter, Space" not in here.partition("At the table")[0] and "F1, ? This list." in here
    driver.key(pygame.K_RIGHT)
    assert page.session.count == 0, "keys lead along a match that cannot be seen"


def test_buttons_lead_along_a_match(brimstone) -> None:
    driver = brimstone()
    page = watched(driver)
    deals = [mark.count for mark in page.bar.marks if mark.deal]
    for button, count in (
        ("Deal ›", deals[1]),
        ("›", deals[1] + 1),
        ("Deal ›", deals[2]),
        ("‹", deals[2] - 1),
        ("‹ Deal", deals[1]),
        ("‹ Deal", 0),
    ):
        driver.click_button(button)
        driver.turn(2)
        assert page.session.count == count, button


def test_the_words_beside_a_replay_are_put_away_and_brought_back(brimstone) -> None:
    driver = brimstone()
    watched(driver)
    assert "move 0 of" in beside(driver)
    seen = driver.frame()
    driver.key(pygame.K_l)
    driver.turn(3)
    assert "move 0 of" not in beside(driver) and driver.frame() != seen
    driver.key(pygame.K_l)
    driver.turn(3)
    assert "move 0 of" in beside(driver) and driver.frame() == seen


def test_the_log_beside_a_replay_ends_where_the_match_does(brimstone) -> None:
    driver = brimstone()
    page = watched(driver)
    told = {}
    for count in (10, 40, 25, 10):
        page.playback.go_to(count)
        lines = list(page.playback.controller.messages.story.lines)
        assert told.setdefault(count, lines) == lines
    assert told[10] != told[25] != told[40] != told[10]


@pytest.mark.parametrize("game", ["angel", "devil", "jokers"])
def test_along_a_replay_each_seat_tells_only_of_the_action_that_is_shown(brimstone, game: str) -> None:
    driver = brimstone()
    playback = watched(driver, game, "person imp imp imp", actions=40).playback
    along = [told_at(playback, number) for number in range(1, 30)]
    assert any(along)
    for number, told in enumerate(along, 1):
        playback.go_to(number - 1)
        assert told_at(playback, number) == told


def told_at(playback: Playback, number: int) -> list[str]:
    """Return what is told at the seats once the action of a number was shown."""
    while playback.session.count < number or showing(playback):
        playback.step()
        playback.update(20.0)
    return [happening.words for happening in playback.controller.messages.happenings]


def test_space_plays_to_the_end_and_nothing_comes_up_on_the_way(brimstone) -> None:
    driver = brimstone()
    page = watched(driver, actions=400)
    play_at(driver, 8.0)
    driver.key(pygame.K_SPACE)
    assert page.playback.playing
    driver.turn(20)
    paused = key(driver, pygame.K_SPACE)
    assert paused > 0 and not page.playback.playing
    driver.turn(60)
    assert page.session.count == paused
    page.playback.go_to(page.playback.total - 30)
    driver.key(pygame.K_SPACE)
    driver.until(lambda: not page.playback.playing)
    assert driver.top is page and page.session.count == page.playback.total


def test_it_plays_backwards_too_and_stops_at_the_first_deal(brimstone) -> None:
    driver = brimstone()
    page = watched(driver, actions=60)
    play_at(driver, -8.0)
    page.playback.go_to(40)
    driver.key(pygame.K_SPACE)
    seen = []
    driver.until(lambda: seen.append(page.session.count) or not page.playback.playing)
    assert page.session.count == 0 and set(range(40)) <= set(seen)
    assert seen == sorted(seen, reverse=True)
    driver.key(pygame.K_SPACE)
    assert page.playback.playing and page.session.count == page.playback.total


def test_comma_and_full_stop_lead_through_the_speeds_both_ways(brimstone) -> None:
    driver = brimstone()
    page = watched(driver)
    assert page.playback.speed == 1.0
    for speed in (0.5, -0.5, -1.0):
        driver.key(pygame.K_COMMA)
        assert page.playback.speed == speed
    driver.key(pygame.K_PERIOD)
    assert page.playback.speed == -0.5
    slower = [page.playback.speed for _ in SPEEDS if driver.key(pygame.K_COMMA) is None]
    faster = [page.playback.speed for _ in SPEEDS if driver.key(pygame.K_PERIOD) is None]
    assert slower[:4] == [-1.0, -2.0, -4.0, -8.0] and set(slower[4:]) == {SPEEDS[0]}
    assert faster == [*SPEEDS[1:], SPEEDS[-1]]


def test_the_bar_is_clicked_and_dragged_anywhere(brimstone) -> None:
    driver = brimstone()
    page = watched(driver)
    bar = page.bar
    driver.click((bar.x_of(31), bar.rect.centery))
    assert abs(page.session.count - 31) <= 1
    driver.press((bar.x_of(31), bar.rect.centery))
    for count in (40, 52, 7):
        driver.move((bar.x_of(count), bar.rect.top - 200), held=True)
        assert page.session.count == count
    driver.release((bar.x_of(7), bar.rect.centery))
    driver.move((bar.x_of(50), bar.rect.centery))
    assert page.session.count == 7
    deal = next(mark for mark in bar.marks if mark.deal and mark.count)
    driver.click((bar.x_of(deal.count) + 3, bar.rect.centery))
    assert page.session.count == deal.count


def test_a_pad_steps_along_the_bar(brimstone) -> None:
    driver = brimstone()
    page = watched(driver)
    page.focus.shown = True
    right, left = pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_LEFT
    for button, count in ((right, 1), (right, 2), (left, 1), (right, 2), (left, 1), (left, 0), (left, 0)):
        driver.turn(1, pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
        assert page.session.count == count


@pytest.mark.parametrize("speed", SPEEDS)
def test_it_plays_so_many_actions_a_second_as_its_speed_says(brimstone, speed: float) -> None:
    driver = brimstone()
    page = watched(driver)
    playback = page.playback
    playback.set_speed(speed)
    playback.go_to(20)
    playback.toggle()
    for _ in range(12):
        for _ in range(int(BETWEEN / abs(speed) / 10)):
            playback.update(10)
    moved = playback.session.count - 20
    assert 1 <= moved <= 12 if speed > 0 else moved in (-11, -12), "what is shown of an action takes its time"


def test_what_leads_elsewhere_pauses_and_what_only_looks_does_not(brimstone) -> None:
    driver = brimstone(think=0.1)
    page = watched(driver)
    pauses: dict[str, bool] = {}
    for control in page.form.controls[1:]:
        name = control.name or type(control).__name__
        if name in ("Back", "Play", "Play on"):
            continue
        page.playback.go_to(30)
        page.playback.playing = True
        control.step(1) if control.steps else control.activate()
        pauses[name] = not page.playback.playing
    assert len(pauses) == 9
    assert {name for name, paused in pauses.items() if paused} == {"‹ Deal", "‹", "›", "Deal ›", "Hint"}


def test_at_the_end_of_a_match_that_is_under_way_advice_tells_of_no_action(brimstone) -> None:
    driver = brimstone(think=0.1)
    past = watched(driver).session.past
    count = next(at for at in range(20, 60) if (then := past.at(at)).to_move == 0 and len(then.legal(0)) > 1)
    watched(driver, actions=count)
    driver.key(pygame.K_END)
    driver.key(pygame.K_h)
    driver.until(lambda: "Hint for " in beside(driver))
    assert " chose: " not in beside(driver)


def hidden_shown(page: ReplayPage) -> set[int]:
    """Return the cards in hands that the board shows."""
    match = page.session.match
    hands = [place for place, where in enumerate(match.places) if where.kind.name == "hand"]
    board = page.playback.controller.table_view.board
    return {card.card for place in hands for card in board.piles[place] if card.card is not None}


def hand(page: ReplayPage, seat: int) -> set[int]:
    """Return the cards that a seat holds."""
    match = page.session.past.at(page.session.count)
    place = next(
        place for place, where in enumerate(match.places) if where.kind.name == "hand" and where.seat == seat
    )
    return set(match.position().table.piles[place])


def test_hands_lie_open_only_where_the_deal_is_over(brimstone) -> None:
    driver = brimstone()
    page = watched(driver)
    last = max(mark.count for mark in page.bar.marks if mark.deal)
    look_as(driver, Perspective(0, open_hands=True))
    page.playback.go_to(2)
    assert hidden_shown(page) == hand(page, 0) | hand(page, 1)
    look_as(driver, Perspective(1))
    assert hidden_shown(page) == hand(page, 1)
    for wanted in (
        Perspective(0, open_hands=True),
        Perspective(1),
        Perspective(1, open_hands=True),
        Perspective(None, open_hands=True),
    ):
        look_as(driver, wanted)
        page.playback.go_to(last + 1)
        assert hidden_shown(page) == hand(page, 0), "a hand of a deal that is not over is seen"
    look_as(driver, Perspective(1, open_hands=True))
    page.playback.go_to(last - 1)
    while page.session.count < last + 2:
        page.playback.update(300)
        page.playback.step()
        if page.session.count >= last and not showing(page.playback):
            assert hidden_shown(page) == hand(page, 0)


def test_a_person_without_a_name_is_you_only_to_whoever_looks_through_those_eyes(brimstone) -> None:
    driver = brimstone()
    page = watched(driver, named=False)
    page.playback.go_to(2)
    assert page.session.names == (YOU, "Otto") and "Your view" in beside(driver)
    look_as(driver, Perspective(1))
    assert page.session.names == (unnamed(0), "Otto"), "nobody is told that You draws a card"


def test_of_several_people_nobody_sees_a_hand_before_the_deal_is_over(brimstone) -> None:
    driver = brimstone()
    page = watched(driver, "jokers", "person person", actions=4)
    for wanted in (Perspective(0), Perspective(1), Perspective(None, open_hands=True)):
        look_as(driver, wanted)
        for count in range(5):
            page.playback.go_to(count)
            assert hidden_shown(page) == set()
    page.playback.go_to(0)
    driver.key(pygame.K_h)
    assert SECRET in beside(driver)
    assert not driver.desk.thinker.busy


def test_the_words_tell_whose_eyes_are_looked_through_and_the_buttons_what_a_click_does(brimstone) -> None:
    driver = brimstone()
    page = watched(driver)
    last = max(mark.count for mark in page.bar.marks if mark.deal)

    def told() -> str:
        driver.turn(2)
        return head(page.session, page.playback.total)[-1]

    assert told() == "Mara's view"
    driver.click_button(labels.OPEN_HANDS)
    assert told() == "Mara's view, all hands open"
    page.playback.go_to(last + 1)
    assert told() == "Mara's view until the deal ends"
    driver.click_button(labels.CLOSE_HANDS)
    assert told() == "Mara's view"
    page.playback.go_to(2)
    for button, now in (
        ("View as Otto", "Otto's view"),
        (labels.OPEN_HANDS, "Otto's view, all hands open"),
        ("Spectator view", "Spectator view, all hands open"),
        ("Hide hands", "Spectator view"),
        ("View as Mara", "Mara's view"),
    ):
        driver.click_button(button)
        assert told() == now


def test_a_replay_opens_at_its_beginning_and_is_seen_there_for_a_moment(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    page = watched(driver)
    driver.key(pygame.K_ESCAPE)
    watch(driver.desk, header_of(page.session.saved, NOW))
    page = driver.top
    driver.turn(60)
    assert page.playback.playing and page.session.count == 0
    driver.until(lambda: page.session.count > 0, most=60)


def test_watching_writes_nothing_and_keeps_the_match_from_nobody(brimstone) -> None:
    driver = brimstone()
    page = watched(driver)
    store = driver.desk.store
    file = next(store.running.glob("*.json"))
    before = file.read_bytes()
    driver.key(pygame.K_SPACE)
    driver.turn(60)
    driver.key(pygame.K_ESCAPE)
    assert file.read_bytes() == before
    assert not store.plays(page.session.saved.id)


def test_one_plays_on_from_any_moment_in_a_match_that_counts_for_nobody(brimstone) -> None:
    driver = brimstone()
    page = watched(driver)
    digest = page.session.past.whole.digest()
    page.playback.go_to(9)
    driver.click_button(labels.PLAY_ON)
    table = driver.my_turn()
    assert len(table.session.match.log) >= 9
    assert table.session.match.log[:9] == page.session.past.whole.log[:9]
    assert table.session.saved.id != page.session.saved.id
    (own,) = [
        each for each in driver.desk.store.list_running(NOW).headers if each.id == table.session.saved.id
    ]
    ended = replace(own, over=True, totals=(1, 2))
    assert own.branched and circle_of(ended) is None
    assert circle_of(replace(ended, branched=False)) is not None
    (first,) = [
        each for each in driver.desk.store.list_running(NOW).headers if each.id == page.session.saved.id
    ]
    assert driver.desk.store.read(first).match.digest() == digest


def test_nobody_plays_on_from_the_end_of_a_match_and_the_words_say_why(brimstone) -> None:
    driver = brimstone()
    page = watched(driver, actions=10_000)
    driver.key(pygame.K_END)
    driver.click_button(labels.PLAY_ON)
    assert driver.top is page and OVER in beside(driver)
    assert head(page.session, page.playback.total)[1].startswith("The end")


def test_the_archdevil_tells_what_it_would_have_weighed(brimstone) -> None:
    driver = brimstone(think=0.1)
    page = watched(driver)
    match = page.session.past.whole
    count = next(
        count
        for count in range(60)
        if (then := page.session.past.at(count)).to_move == 0 and len(then.legal(0)) > 1
    )
    page.playback.go_to(count)
    driver.key(pygame.K_h)
    driver.until(lambda: "Hint for " in beside(driver))
    assert "You chose: " in beside(driver)
    driver.key(pygame.K_RIGHT)
    driver.turn(2)
    assert "Hint for" not in beside(driver) and len(match.log) == 60


def test_a_replay_asks_nothing_of_who_looks_on_and_advises_others_by_name(brimstone) -> None:
    driver = brimstone(think=0.1)
    page = watched(driver, actions=200)
    past = page.session.past
    for count in range(40):
        page.playback.go_to(count)
        mine = past.at(count).to_move == page.session.viewer
        assert (page.playback.frame.prompt.words == "Your move. Press › to see it.") == mine
    page.playback.go_to(len(past))
    assert "then" not in page.playback.frame.prompt.words
    count = next(
        count
        for count in range(len(past))
        if (then := past.at(count)).to_move == 1 and len(then.legal(1)) > 1
        if then.view(None).deal <= past.deals_over()
    )
    page.playback.go_to(count)
    driver.key(pygame.K_h)
    driver.until(lambda: "Hint for Otto: “" in beside(driver))
    said = beside(driver).partition("Hint for")[2].partition("Otto chose: ")
    assert said[1] and "You came" not in said[0]


def test_a_match_of_other_rules_is_not_watched_and_told_of(brimstone) -> None:
    driver = brimstone()
    driver.sit()
    driver.app.stack.pop()
    (header,) = driver.desk.store.list_running(NOW).headers
    file, _ = driver.desk.store.paths(header.id)
    file.write_text("ruined", encoding="utf-8")
    watch(driver.desk, header)
    assert "Can't watch" in written(driver.top)
    assert file.read_text(encoding="utf-8") == "ruined"


def test_a_match_of_many_names_has_room_for_its_words(brimstone) -> None:
    driver = brimstone((1280, 720), text_size=1.3)
    page = watched(driver, players="person imp fiend imp")
    for count in (0, 20, 60):
        page.playback.go_to(count)
        driver.app.draw()
        assert page.ink is not None
        assert not [text for text in page.ink.texts if text.squeezed or text.cut]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pointed_at_in_a_replay_is_told_as_at_the_table_but_for_what_hands_can_do(
    brimstone, game: str
) -> None:
    driver = brimstone()
    page = watched(driver, game, SEATS.get(game, "person imp"))
    for perspective in (Perspective(0), Perspective(None), Perspective(1, open_hands=True)):
        look_as(driver, perspective)
        for count in (4, 12):
            page.playback.go_to(count)
            tips = [tip for at in pointed_at(page) if (tip := tip_at(driver, at)) is not None]
            assert len(tips) > page.session.match.seats
            assert not [tip.words for tip in tips if re.search("click|nobody else sees", tip.words)]
    driver.move(page.bar.rect.center)
    assert page.playback.frame.tip is None


def pointed_at(page: ReplayPage) -> list[tuple[int, int]]:
    """Return a point on each name and each pile of the table of a replay."""
    board = page.playback.controller.table_view.board
    rects = [board.named(seat) for seat in range(board.seats)]
    rects += [board.area(place, slack=0) for place in range(len(board.places))]
    return [rect.center for rect in rects]


def tip_at(driver: Driver, at: tuple[int, int]) -> Tip | None:
    """Return the tip that is told where the pointer is put."""
    driver.move(at)
    driver.app.draw()
    tip: Tip | None = driver.top.playback.frame.tip
    return tip
