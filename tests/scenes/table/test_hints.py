"""Hints: one move with one reason, thought out by the search."""

import os
import signal
import time
from dataclasses import replace
from random import Random

import pygame
import pytest

from game.angel.position import STOCK
from game.contract.search import Calibration
from game.devil.actions import Discard
from game.devil.cards import DECK_440
from game.devil.game import DEVIL
from game.devil.view import view
from game.evil_deal.actions import PlayCard
from game.evil_deal.cards import DECK as EVIL_DECK
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.view import view as evil_view
from game.hell_is_hungry.actions import Attack, PlaceReaper
from game.hell_is_hungry.cards import deck as hell_deck
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.view import view as hell_view
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.view import view as jokers_view
from game.minds.search import Iterations, Option, search
from game.minds.thinker import Ticket
from game.sentences import Cast, capitalised
from saves.settings import Speed
from scenes.table import hints as hint
from scenes.table.hints import CLEAREST, CLOSEST, GOOD_PLAYER, NOT_YET, THINKING, Ranking, advised_first
from scenes.table.phases import Deciding
from scenes.table.picker import Picker
from scenes.table.scene import TableScene
from scenes.table.view.view_model import Comparison, Tool
from tests.game.devil.positions import position
from tests.game.evil_deal.positions import card, play
from tests.game.evil_deal.positions import position as evil_position
from tests.game.hell_is_hungry.positions import started
from tests.game.jokers_of_death.positions import OTHERS
from tests.game.jokers_of_death.positions import position as jokers_position
from tests.scenes.driver import Driver, left_strip, logged, notice

TWO, EIGHT = (DECK_440.cards(code)[0] for code in ("2", "8"))
CAST = Cast(("Mara", "Otto", "Lilith"), 0)


def asked() -> Picker:
    """Return a picker for a position with a 7 on top, and a 2 and an 8 that fit it."""
    state = position("seat 1: 2 8 1; seat 2: 3; seat 3: 3; discards: 7")
    return Picker.of(DEVIL, view(state, 0), DECK_440, CAST)


def options(first: float, second: float, deals: int = 60, expected: float = 0.5) -> list[Option]:
    """Return the 8, which is advised, then the 2, with how often each wins."""
    return [Option(Discard(EIGHT), deals, 0.5, first), Option(Discard(TWO), deals, expected, second)]


def answering(hand: str) -> Picker:
    """Return a picker for an answer to a 5♠, which any card of the hand takes."""
    state = evil_position(f"seat 1: 5S; seat 2: {hand}; trumps 1: 2H 3D; trumps 2: 2C 3S; exchange: 2")
    play(state, "5S")
    return Picker.of(EVIL_DEAL, evil_view(state, 1), EVIL_DECK, Cast(("Mara", "Otto"), 1))


def placing() -> Picker:
    """Return piles to fight for at Hell is Hungry!, one without a reason, and no calibration."""
    souls = "pile 2: 5S; pile 4: 9S; pile 6: 6S; pile 8: 7S"
    state = started(f"seat 1: AH 4H; seat 2: 4S; {souls}", PlaceReaper(4))
    words = replace(
        HELL_IS_HUNGRY.words, reason=lambda _, action, __: "" if action == Attack(1) else "It fits."
    )
    search = replace(HELL_IS_HUNGRY.search, calibrations={})
    silent = replace(HELL_IS_HUNGRY, search=search, words=words)
    return Picker.of(silent, hell_view(state, 0), hell_deck(2), Cast(("Mara", "Otto"), 0))


def test_equal_moves_are_told_apart_by_reason_or_share_it_or_are_a_toss_up() -> None:
    asks, fared = asked(), options(0.6, 0.4)
    sheds = "Play the 8. That's 8 points out of your hand. The 2 only saves you 2."
    assert Ranking(asks, fared, Discard(TWO)).advised() == sheds
    for reason, said in (("It fits.", "It fits."), ("", hint.TOSS_UP)):
        words = replace(asks.game.words, reason=lambda *_, reason=reason: reason)
        alike = replace(asks, game=replace(asks.game, words=words))
        assert Ranking(alike, fared, Discard(TWO)).advised() == f"Play the 8 or the 2. {said}"


def test_a_hint_for_several_equal_moves_names_another_instead_of_a_reason() -> None:
    asks = placing()
    words = replace(asks.game.words, reason=lambda *_: "It fits.")
    asks = replace(asks, game=replace(asks.game, words=words))
    fared = [Option(move, 60, 0.5, 0.5) for move in asks.view.legal[:3]]
    told = Ranking(asks, fared, fared[0].action)
    first, second = (asks.order(each.action) for each in fared[:2])
    assert told.advised() == f"{capitalised(first)}. {hint.AS_GOOD.format(second)}"
    assert told.comparison().words == hint.EQUAL


def test_a_move_that_was_hardly_tried_is_no_rival() -> None:
    eight, two = options(0.6, 0.4)
    assert Ranking(asked(), [eight, replace(two, visits=9)], eight.action).advised().startswith("Play the 8.")


def test_a_hint_prefers_the_move_with_a_reason_among_close_ones() -> None:
    asks = placing()
    silent, told = asks.view.legal[:2]
    for promise, first in ((0.49, told), (0.4, silent)):
        weighed = [Option(silent, 60, 0.5, 0.5), Option(told, 60, promise, 0.5)]
        assert advised_first(asks, weighed, silent)[0].action == first


def test_a_hint_prefers_the_usual_move_among_close_ones() -> None:
    asks = answering("6S 9S QS")
    alike = replace(asks, game=replace(asks.game, words=replace(asks.game.words, reason=lambda *_: "Fits.")))
    plays = [PlayCard(card(code)) for code in ("QS", "9S", "6S")]
    weighed = [Option(play, 60, promise, 0.6) for play, promise in zip(plays, (0.5, 0.49, 0.48), strict=True)]
    for option in weighed:
        equal = [replace(each, expected=0.5) for each in weighed]
        assert advised_first(asks, equal, option.action) == equal[::-1], "the cheapest of equals"
        assert advised_first(alike, weighed, option.action)[0] == option
        assert advised_first(asks, weighed, option.action)[0] == weighed[-1], "the cheapest that wins"


def test_moves_that_are_compared_are_for_the_same_pile() -> None:
    state = jokers_position(f"seat 1: 7S 9S 7H KH 9D; {OTHERS}; pile 1: 5S; pile 2: 3H; pile 3: 4D")
    seen = jokers_view(state, 0)
    asks = Picker.of(JOKERS_OF_DEATH, seen, seen.deck, CAST)
    fared = [Option(action, 60, 0.5, 0.5) for action in seen.legal]
    compared = Ranking(asks, fared, fared[0].action).comparison()
    assert compared.words == hint.EQUAL
    assert sorted(move.order for move in compared.moves) == ["Play the 7♠ on the 5♠", "Play the 9♠ on the 5♠"]


def test_a_winning_chance_decides_between_moves_with_equal_points() -> None:
    hand = answering("6S 9S QS")
    never, sometimes, less = (
        Option(PlayCard(card(code)), 60, *fared)
        for code, fared in (("6S", (0.344, 0.002)), ("9S", (0.343, 0.04)), ("QS", (0.33, 0.04)))
    )
    found = advised_first(hand, [never, sometimes], never.action)
    assert found[0] == sometimes
    assert "6♠" not in Ranking(hand, found, never.action).advised(), "nor is it too close to call"
    assert advised_first(hand, [never, less], never.action)[0] == never, "its points speak for it"
    rare = replace(sometimes, won=0.01)
    assert advised_first(hand, [never, rare], never.action)[0] == never, "nearly as seldom"


def test_a_hint_without_a_reason_tells_the_figures() -> None:
    asks = placing()
    asks = replace(asks, game=replace(asks.game, search=replace(asks.game.search, samples_tell_odds=True)))
    silent, other = asks.view.legal[:2]
    weighed = [Option(silent, 60, 0.6, 0.6), Option(other, 60, 0.4, 0.4)]
    begins, often = f"{capitalised(asks.order(silent))}.", "about 3 times in 5"
    assert Ranking(asks, weighed, other).advised() == f"{begins} You'd win this game {often}."
    behind = [replace(weighed[0], won=0.2), weighed[1]]
    assert Ranking(asks, behind, other).advised() == f"{begins} {CLEAREST}", "odds speak for the other"
    assert Ranking(asks, weighed, silent).advised() == f"{begins} A good player would do that here."


@pytest.mark.parametrize(
    ("promises", "why"), [((0.6, 0.56), CLEAREST), ((0.6, 0.58), CLOSEST), ((0.58, 0.6), CLOSEST)]
)
def test_a_hint_tells_no_figure_that_does_not_come_true(promises: tuple[float, float], why: str) -> None:
    asks = placing()
    silent, other = asks.view.legal[:2]
    weighed = [Option(silent, 60, promises[0], 0.6), Option(other, 60, promises[1], 0.6)]
    told = Ranking(asks, weighed, other).advised()
    assert told.endswith(f". {why}") and "in 5" not in told


def told(weighed: Ranking) -> list[tuple[int, str]]:
    """Return the percents of each bar's length and the figure on it, in order."""
    compared = weighed.comparison()
    assert compared is not None and compared.moves[0].order[1:] == weighed.picker.order(weighed.chosen)[1:]
    return [(round(100 * move.share), move.figure) for move in compared.moves]


@pytest.mark.parametrize(
    ("promises", "behind", "bars"),
    [
        ((0.6, 0.55, 0.5), (0, 0.4, 5.6), [(100, "best"), (53, "worse"), (6, "much worse")]),
        ((0.6, 0.58, 0.3), (0, 1.2, 9), [(100, "best"), (94, "1 point worse"), (6, "9 points worse")]),
        ((0.6, 0.5, 0.598), (0, 0, 3), [(100, "joint best"), (100, "joint best"), (6, "much worse")]),
        ((0.58, 0.55, 0.6), (0, 3, 9), [(100, "joint best"), (100, "joint best"), (72, "3 points worse")]),
        ((0.6, 0.55, 0.58), (0, 3, 9), [(100, "best"), (81, "a bit worse"), (53, "worse")]),
        ((0.6, 0.5, 0.58), (0, 3, -2), [(100, "best"), (81, "a bit worse"), (6, "much worse")]),
        ((0.6, *(0.5,) * 4), (0,) * 5, [(100, "best"), *((6, "much worse"),) * 3]),
    ],
)
def test_bars_rank_moves_as_the_points_beside_them(promises, behind, bars) -> None:
    asks = placing()
    fared = zip(asks.view.legal, promises, behind, strict=False)
    weighed = [Option(move, 60, promise, 0.9, lost) for move, promise, lost in fared]
    assert told(Ranking(asks, weighed, weighed[0].action)) == bars
    weighed = [weighed[0], *(replace(option, visits=19) for option in weighed[1:])]
    assert not any("point" in figure for _, figure in told(Ranking(asks, weighed, weighed[0].action)))


def by_odds(calibration: Calibration | None = None) -> Picker:
    """Return the picker with a 7 on top, in a game that counts no points."""
    search = replace(DEVIL.search, calibrations={} if calibration is None else {3: calibration})
    return replace(asked(), game=replace(DEVIL, info=replace(DEVIL.info, unit="credit"), search=search))


def test_calibrated_odds_change_only_what_is_told() -> None:
    calibrated, fared = by_odds(Calibration(shift=1.0, stretch=2.0)), options(0.6, 0.4, expected=0.4)
    bars = [(100, "wins 90% of deals"), (6, "wins 50% of deals")]
    assert told(Ranking(calibrated, fared, Discard(TWO))) == bars
    assert advised_first(calibrated, fared, Discard(TWO)) == advised_first(by_odds(), fared, Discard(TWO))
    ways = [search(game, calibrated.view, Random(1), Iterations(60)) for game in (calibrated.game, DEVIL)]
    assert ways[0] == ways[1]


@pytest.mark.parametrize(
    ("first", "second", "expected", "bars"),
    [
        (0.6, 0.4, 0.45, [(100, "wins 60% of deals"), (53, "wins 40% of deals")]),
        (1.0, 0.01, 0.4, [(100, "wins over 90% of deals"), (6, "wins under 10% of deals")]),
        (0.4, 0.41, 0.48, [(100, "best"), (81, "a bit worse")]),
        (0.4, 0.5, 0.4, [(100, "best"), (6, "much worse")]),
        (0.6, 0.4, 0.5, [(0, ""), (0, "")]),
    ],
)
def test_odds_never_speak_for_another_move_than_the_one_advised(first, second, expected, bars) -> None:
    fared = options(first, second, expected=expected)
    assert told(Ranking(by_odds(), fared, Discard(EIGHT))) == bars


def test_moves_that_are_joint_best_show_the_same_odds() -> None:
    worse = Option(Discard(DECK_440.cards("1")[0]), 60, 0.4, 0.4)
    fared = [*options(0.6, 0.6), worse]
    figures = [figure for _, figure in told(Ranking(by_odds(), fared, Discard(EIGHT)))]
    assert figures == ["wins 60% of deals", "wins 60% of deals", "wins 40% of deals"]


def test_too_few_deals_give_no_odds_but_the_usual_move() -> None:
    few = options(0.6, 0.4, deals=9)
    why = asked().reason(Discard(TWO)) or GOOD_PLAYER
    assert Ranking(asked(), few, Discard(TWO)).advised() == f"Play the 2. {why}"
    assert Ranking(asked(), few, Discard(TWO)).comparison() is None


def has_choice(table: TableScene) -> bool:
    return len(table.session.view.legal) > 1


def test_a_hint_for_a_forced_move_is_not_counted(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter="off")
    driver.sit("person imp", "hell", 3)
    table = driver.to_a_turn(lambda table: not has_choice(table))
    count, hints = len(table.session.match.log), table.session.saved.hints
    driver.key(pygame.K_h)
    assert f"Press [Enter] to {table.pointer.picker.order(table.session.view.legal[0])}." in notice(table)
    driver.key(pygame.K_RETURN)
    assert len(table.session.match.log) > count and table.session.saved.hints == hints


@pytest.mark.parametrize(("game", "players"), [("angel", "person imp imp imp"), ("evil", "person imp")])
def test_a_hint_says_at_once_that_luck_alone_decides(brimstone, game: str, players: str) -> None:
    driver = brimstone(speed=Speed.OFF, banter="off")
    table = driver.sit(players, game)
    assert not isinstance(table.phase, Deciding), "it waits for the person's turn"
    driver.key(pygame.K_h)
    driver.until(lambda: isinstance(table.phase, Deciding) and table.pointer.advice is not None)
    assert table.session.match.game.search.only_luck(table.session.view)
    assert table.pointer.picker.reason(table.session.view.legal[0]) in notice(table)
    assert not driver.desk.thinker.busy
    assert table.frame.lit == {touch.place for touch in table.pointer.picker.touches()}, "any will do"
    if game == "angel":
        driver.move(table.board.area(STOCK, slack=0).center)
        assert table.frame.tip.words.startswith("The draw pile"), "it explains what is pointed at"
    count = len(table.session.match.log)
    driver.key(pygame.K_RETURN)
    assert len(table.session.match.log) > count and table.session.saved.hints == 0


def test_a_hint_comes_from_the_policy_if_every_process_dies(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter="off")
    driver.sit("person imp", "devil")
    table, asked = driver.to_a_turn(has_choice), set()

    def is_told() -> bool:
        if (process := driver.desk.thinker.process) is not None and process.pid not in asked:
            asked.add(process.pid)
            process.kill()
        return notice(table) != THINKING

    for tries, how in ((hint.TRIES, "[H] to compare"), (hint.TRIES_TO_COMPARE, "Press [Enter] to ")):
        driver.key(pygame.K_h)
        driver.until(is_told)
        assert len(asked) == tries and table.session.saved.hints == 1
        legal, order = table.session.view.legal, table.pointer.picker.order
        assert any(capitalised(order(each)) in notice(table) for each in legal) and how in notice(table)


def test_each_hint_takes_longer_until_moves_can_be_compared(brimstone, monkeypatch) -> None:
    driver = brimstone(speed=Speed.OFF, banter="off", think=0.2)
    driver.sit("person imp", "devil")
    table, asked, enough = driver.to_a_turn(has_choice), [], hint.ENOUGH
    ask = table.session.ask_search

    def counted(seat: int, seconds: float) -> Ticket:
        asked.append(seconds)
        monkeypatch.setattr(hint, "ENOUGH", 10**9 if len(asked) < 3 else enough)
        return ask(seat, seconds)

    monkeypatch.setattr(table.session, "ask_search", counted)
    for compared in (False, True, False):
        driver.key(pygame.K_h)
        driver.until(lambda: notice(table) != THINKING)
        assert isinstance(table.controller.messages.notice, Comparison) == compared
        assert table.session.saved.hints == 1 and compared != ("[H] to compare" in notice(table))
    assert asked == [0.2, 0.2 * hint.TIME_FACTOR, 0.2 * hint.TIME_FACTOR**2]


def test_the_policy_answers_for_a_process_that_dies(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.OFF, think=20)
    table = driver.sit("archdevil fiend", "devil", 8)
    end = time.monotonic() + 30
    while not driver.desk.thinker.busy:
        driver.key(pygame.K_RETURN) if driver.waits_for_enter else driver.turn()
        assert time.monotonic() < end
    count = len(table.session.match.log)
    process = driver.desk.thinker.process
    assert process is not None and process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    while len(table.session.match.log) == count:
        driver.turn()
        time.sleep(0.002)
        assert time.monotonic() < end
    assert any("lost the thread" in line for line in logged(table))
    driver.desk.thinker.stop()


def test_an_archdevil_stops_thinking_when_its_table_is_left(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.OFF, think=20)
    driver.sit("archdevil archdevil", "devil", 8)
    driver.until(lambda: driver.desk.thinker.busy)
    driver.app.stack.pop()
    assert not driver.desk.thinker.busy
    driver.desk.thinker.stop()


def choosing_between_cards(driver: Driver) -> TableScene:
    """Return a table at which several cards can be played in the person's first turn."""
    for seed in range(50):
        driver.sit("person fiend", "devil", seed)
        table = driver.my_turn()
        legal = table.session.view.legal
        several = len(legal) > 1 and all(isinstance(action, Discard) for action in legal)
        if several and table.controller.adviser.can_advise(table.phase):
            return table
        driver.app.stack.pop()
    raise AssertionError("no hand begins with a choice")


def test_a_hint_has_a_reason_first_then_figures(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.OFF, think=0.2)
    table = choosing_between_cards(driver)
    driver.key(pygame.K_h)
    driver.until(lambda: table.session.saved.hints > 0)
    driver.key(pygame.K_RETURN)
    (card,) = table.pointer.chosen  # Enter leaves a hint alone that came only just now
    hint = notice(table)
    assert f"play the {table.session.match.deck.text(card)}" in hint.lower().replace("special", "Special")
    assert "%" not in hint
    driver.key(pygame.K_h)
    assert isinstance(table.controller.messages.notice, Comparison), "it comes when asked for"
    assert table.pointer.chosen == [card]
    driver.turn()
    sprite = table.board.sprite_of(card)
    driver.click(left_strip(sprite))
    assert table.pointer.chosen == [card], "a click on it does not put it back"
    headers = driver.desk.store.list_running(driver.desk.now()).headers
    assert [header.hints for header in headers if header.id == table.session.saved.id] == [1]
    driver.desk.thinker.stop()


def test_enter_while_a_hint_is_thought_about_says_to_wait_for_it(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.OFF, think=20)
    table = choosing_between_cards(driver)
    count = len(table.session.match.log)
    for _ in range(2):
        driver.key(pygame.K_h)
    assert table.controller.adviser.comparison_wanted, "the comparison follows at once"
    driver.key(pygame.K_RETURN)
    assert (notice(table), len(table.session.match.log)) == (NOT_YET, count)
    driver.app.stack.pop()
    driver.desk.thinker.stop()


@pytest.mark.parametrize("left", ["acted", "left the table"])
def test_nobody_thinks_on_about_a_hint_that_is_wanted_no_more(brimstone, left: str) -> None:
    driver: Driver = brimstone(speed=Speed.OFF, think=20)
    table = choosing_between_cards(driver)
    table.do(Tool.HINT)
    assert driver.desk.thinker.busy
    if left == "acted":
        table.commit(table.session.view.legal[0])
    else:
        driver.app.stack.pop()
    assert not driver.desk.thinker.busy
    driver.desk.thinker.stop()
