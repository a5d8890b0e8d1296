"""A match watched again: the very boards of play, at any action, and no card that is still hidden."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.catalog import GAMES
from game.minds.search import Option
from game.sentences import capitalised
from game.table import Moved
from saves.models import GivenUp
from saves.records import counted_as
from saves.saved_match import SavedMatch
from saves.settings import Pace, Speed
from scenes.navigation import watch
from scenes.players import unnamed
from scenes.replay.page import ReplayPage
from scenes.replay.panel import HIDDEN_CARDS, MATCH_OVER, heading
from scenes.replay.playback import Playback
from scenes.replay.session import PRACTICE, Perspective, ReplaySession
from scenes.table.messages import Messages
from scenes.table.phases import DealOver, Deciding, MatchOver, Recalling, ShowingVerdict, Waiting
from scenes.table.scene import TableScene
from scenes.table.view.presenter import presenter_of
from scenes.table.view.table_layout import map_for
from scenes.table.view.view_model import TableFrame
from tests import labels
from tests.conformance.tables import at_random, past_of
from tests.saves.matches import all_headers
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver

SEATS = {"evil": "person imp", "angel": "person imp imp imp"}
ACTIONS = 45


def board_of(controller: Any) -> list[Any]:
    """Return every card where it lies: what it shows, its spot, its angle, its height."""
    view = controller.table_view
    pieces = sorted((key, (piece.x, piece.y, piece.height)) for key, piece in view.pieces.shown.items())
    return [[lying(card) for card in pile] for pile in view.board.piles] + [pieces]


def lying(card: Any) -> tuple[Any, ...]:
    """Return the place and pose of a card."""
    at = round(card.x, 6), round(card.y, 6)
    return card.card, card.face_up, at, card.angle, card.height, card.overlay


def told(frame: TableFrame) -> tuple[Any, ...]:
    """Return all that a frame says of a position, apart from who is thinking."""
    plates = [replace(plate, thinking="", effect=None, face="", blink="") for plate in frame.plates]
    return plates, frame.captions, frame.aim, frame.notes


def played(driver: Driver, game: str) -> tuple[dict[int, Any], SavedMatch]:
    """Play at a table; return what was on it whenever everything lay still, by the number of actions."""
    table, random = driver.sit(SEATS.get(game, "person imp imp"), game, 5), Random(2)
    seen: dict[int, Any] = {}

    def looked_to_the_end(table: TableScene) -> bool:
        phase, count = table.phase, len(table.session.match.log)
        if isinstance(phase, Deciding | Waiting | MatchOver) and not table.controller.timeline.busy:
            table.controller.table_view.pieces.timeline.finish()
            silent = Messages(table.session, table.session.empty_log())
            frame = presenter_of(table.controller.table_view, phase, silent).frame(())
            seen[count] = (board_of(table.controller), told(frame))
        return count in seen and (count >= ACTIONS or isinstance(phase, MatchOver))

    driver.play_until(looked_to_the_end, lambda view: random.choice(view.legal))
    return seen, table.session.saved


def playback_of(driver: Driver, saved: SavedMatch) -> Playback:
    """Lay a replay of a match on the whole window."""
    play = ReplaySession(driver.desk, saved, past_of(saved.match))
    table_map = map_for(driver.app.assets, saved.match.game.info.map, saved.match.places)
    playback = Playback(driver.desk, play, table_map, lambda: None)
    playback.show_in(driver.app)
    return playback


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_replay_shows_the_boards_that_play_showed(brimstone, game: str) -> None:
    driver = brimstone(banter="off")
    seen, saved = played(driver, game)
    assert set(seen) == set(range(len(saved.match.log) + 1)), "the board was seen at every action"
    playback = playback_of(driver, saved)
    for count, expected in seen.items():
        playback.go_to(count)
        assert (board_of(playback.controller), told(playback.frame)) == expected, f"after {count} actions"
    playback.go_to(0)
    while playback.session.count < playback.total:
        playback.step()
        while playback.showing:
            playback.update(300)
            if isinstance(playback.controller.phase, DealOver):
                playback.step()
        playback.controller.table_view.pieces.timeline.finish()
        shown = (board_of(playback.controller), told(playback.frame))
        assert shown == seen[playback.session.count], f"shown {playback.session.count} actions"


def watched(
    driver: Driver,
    game: str = "devil",
    players: str = "person imp",
    actions: int = 60,
    *,
    named: bool = True,
    given_up: GivenUp | None = None,
) -> ReplayPage:
    """Open the page on which a match of random play is watched, paused at its beginning."""
    driver.sit(players, game, 3)
    saved = replace(driver.table.session.saved, given_up=given_up)
    if not named:
        first, *others = saved.players
        saved = replace(saved, players=(replace(first, name=unnamed(0)), *others))
    random = Random(1)
    while saved.match.to_move is not None and len(saved.match.log) < actions:
        at_random(saved.match, random)
    driver.desk.store.save(saved, NOW)
    driver.app.stack.pop()
    watch(driver.desk, next(each for each in all_headers(driver.desk.store) if each.id == saved.id))
    assert isinstance(driver.top, ReplayPage)
    driver.turn(3)
    driver.top.playback.playing = False
    driver.top.playback.go_to(0)
    return driver.top


def beside(driver: Driver) -> str:
    """Return the words that stand beside the table of a replay, one line after the other."""
    driver.turn()
    driver.app.draw()
    renderer = driver.top.renderer
    return " ".join(text.words for text in renderer.texts)


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
    session = driver.top.session
    while session.speed != speed:
        driver.key(pygame.K_PERIOD if session.speed < speed else pygame.K_COMMA)


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


def test_space_plays_a_replay_to_its_end(brimstone) -> None:
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


def test_the_speed_of_a_replay_is_that_of_its_cards(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    playback = watched(driver).playback
    times = []
    for speed in (0.5, 1.0, 8.0):
        play_at(driver, speed)
        playback.go_to(0)
        playback.step()
        milliseconds = 0
        while playback.showing:
            playback.update(1)
            milliseconds += 1
        times.append(speed * milliseconds)
    assert times == pytest.approx([times[1]] * 3, rel=0.1), "twice the speed takes half the time"


def test_the_bar_leads_to_any_moment(brimstone) -> None:
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


def hidden_shown(page: ReplayPage) -> set[int]:
    """Return the cards in hands that the board shows."""
    match = page.session.match
    hands = [place for place, where in enumerate(match.places) if where.kind.name == "hand"]
    board = page.playback.controller.table_view.board
    return {card.card for place in hands for card in board.piles[place] if card.card is not None}


def hand(page: ReplayPage, seat: int) -> set[int]:
    """Return the cards that a seat holds."""
    match = page.session.past.at(page.session.count)
    piles = zip(match.places, match.position().table.piles, strict=True)
    return {card for at, pile in piles if (at.kind.name, at.seat) == ("hand", seat) for card in pile}


def test_hands_lie_open_only_where_the_deal_is_over(brimstone) -> None:
    driver = brimstone()
    page = watched(driver)
    last = max(mark.count for mark in page.bar.marks if mark.deal)
    look_as(driver, Perspective(0, open_hands=True))
    page.playback.go_to(2)
    assert hidden_shown(page) == hand(page, 0) | hand(page, 1)
    look_as(driver, Perspective(1))
    assert hidden_shown(page) == hand(page, 1)
    for seat, opened in ((0, True), (1, False), (1, True), (None, True)):
        look_as(driver, Perspective(seat, opened))
        page.playback.go_to(last + 1)
        assert hidden_shown(page) == hand(page, 0), "a hand of a deal that is not over is seen"
    look_as(driver, Perspective(1, open_hands=True))
    page.playback.go_to(last - 1)
    while page.session.count < last + 2:
        page.playback.update(300)
        page.playback.step()
        if page.session.count >= last and not page.playback.showing:
            assert hidden_shown(page) == hand(page, 0)


@pytest.mark.parametrize("given_up", [None, GivenUp.LOST])
def test_of_several_people_nobody_sees_a_hand_before_the_end(brimstone, given_up) -> None:
    driver = brimstone()
    page = watched(driver, "jokers", "person person", actions=4, given_up=given_up)
    for wanted in (Perspective(0), Perspective(1), Perspective(None, open_hands=True)):
        look_as(driver, wanted)
        for count in range(5):
            page.playback.go_to(count)
            assert bool(hidden_shown(page)) == (given_up is not None)
    assert ("conceded." in beside(driver)) == (given_up is not None), "its end tells who gave it up"
    page.playback.go_to(0)
    driver.key(pygame.K_h)
    assert (HIDDEN_CARDS in beside(driver)) == (given_up is None)
    assert driver.desk.thinker.busy == (given_up is not None)


def test_watching_a_match_leaves_its_file_alone(brimstone) -> None:
    driver = brimstone()
    page = watched(driver)
    store = driver.desk.store
    file = next(store.running.folder.glob("*.json"))
    before = file.read_bytes()
    driver.key(pygame.K_SPACE)
    driver.turn(60)
    driver.key(pygame.K_ESCAPE)
    assert file.read_bytes() == before
    assert not store.locks.holds(page.session.saved.id)


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
    running = {header.id: header for header in driver.desk.store.list_running(NOW).headers}
    own, first = running[table.session.saved.id], running[page.session.saved.id]
    ended = replace(own, over=True, totals=(1, 2))
    assert own.branched and own.title == PRACTICE and counted_as(ended) is None
    assert counted_as(replace(ended, branched=False)) is not None
    assert driver.desk.store.read(first).match.digest() == digest


def test_a_replay_cut_short_in_a_reveal_ends_lit_with_open_hands(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    page = watched(driver, "angel", "person imp imp imp", actions=10_000)
    page.playback.go_to(page.playback.total - 1)
    page.playback.step()
    driver.until(lambda: page.playback.controller.table_view.impact.darkness.share > 0)
    driver.key(pygame.K_END)
    assert not page.playback.controller.table_view.impact.darkness.share
    assert hidden_shown(page) == set().union(*(hand(page, seat) for seat in range(4)))
    driver.click_button(labels.PLAY_ON)
    assert driver.top is page and MATCH_OVER in beside(driver)
    assert heading(page.session, 1, page.playback.total)[1].startswith("The end")


def test_a_replay_tells_the_hint_that_the_table_would_have_given(brimstone, monkeypatch) -> None:
    driver, asked = brimstone(think=0.1), []
    page = watched(driver)
    past = page.session.past
    count = next(at for at in range(60) if (then := past.at(at)).to_move == 0 and len(then.legal(0)) > 1)
    usual = then.game.search.usual(then.view(0), Random(0))
    other = next(action for action in then.legal(0) if action != usual)
    page.playback.go_to(count)
    ask = driver.desk.thinker.ask

    def weighed(*question: Any) -> Any:
        ticket = ask(*question)
        asked.append(question[2])
        few = [Option(other, 1, 0.5, 0.5), Option(usual, 1, 0.5, 0.5)]
        fared = few if len(asked) < 2 else [replace(few[0], visits=60), Option(usual, 60, 0.49, 0.5)]
        return SimpleNamespace(poll=lambda: fared, drop=ticket.drop)

    monkeypatch.setattr(driver.desk.thinker, "ask", weighed)
    driver.key(pygame.K_h)
    driver.until(lambda: "Hint for " in beside(driver))
    assert asked == [0.1, 0.4], "too few deals call for a longer try"
    order = capitalised(then.game.words.order(then.view(0), usual))
    assert f"“{order}. " in beside(driver), "of two moves too close to tell apart the usual is advised"
    assert "You chose to " in beside(driver)
    driver.key(pygame.K_RIGHT)
    driver.turn(2)
    assert "Hint for" not in beside(driver) and len(past.whole.log) == 60


TURNS = 12
"""Turns of the person; each is watched again where there is something to watch."""


def seen_again(driver: Driver, table: TableScene) -> int:
    """Watch it again, before and after every action; return how often something was decided in it."""
    now, decided, before = table.phase.view, 0, None
    driver.key(pygame.K_n)
    while isinstance(table.phase, Recalling | ShowingVerdict):
        if isinstance(table.phase, ShowingVerdict):
            decided += bool(table.phase.verdict.cards)
            assert all(map(table.board.sprite_of, table.phase.verdict.cards)), "it is seen what decided"
        elif table.phase.episodes[0].after is not before:
            before = table.phase.episodes[0].after
            assert_shown_as_then(table)
        table.controller.hurry()
    assert table.board.matches(now) and table.phase.view is now, "and now it lies as it did before"
    return decided


def assert_shown_as_then(table: TableScene) -> None:
    """Check that cards from open places are seen before they move, and that the rest lies as it was known then."""
    episode = table.phase.episodes[0]
    if episode.opening:
        return
    moved = {event.card for event in episode.events if isinstance(event, Moved)}
    for place, then in enumerate(episode.before.piles):
        lying = set(then) - moved - {None}
        assert lying <= {sprite.card for sprite in table.board.piles[place]}, place


@pytest.mark.parametrize("game", GAMES)
def test_a_replayed_turn_shows_the_board_of_that_time(brimstone, game: str) -> None:
    driver = brimstone(pace=Pace.SLOW)
    driver.sit(" ".join(["person", *["imp"] * (GAMES[game].seats.start - 1)]), game, 8)
    again = decided = 0
    for _ in range(TURNS):
        table = driver.my_turn()
        if not isinstance(table.phase, Deciding):
            break
        if table.phase.recallable:
            decided += seen_again(driver, table)
            again += 1
        driver.do(table.session.view.legal[0])
    assert again > TURNS / 4, "there was something to watch again"
    assert decided or game not in ("evil", "hell"), "and something was decided in it"
