"""The Archdevil at the table: a process of its own, sent views alone, that may die without harm; and hints."""

import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pygame
import pytest

from game.catalog import GAMES
from game.contract.search import Level
from game.devil.actions import Discard
from game.match import Match
from game.minds.worker import BadAnswer, Question, answered, read_answer
from saves.models import Kind, Speed
from scenes.table.thinker import Failed, Thinker
from tests.conformance.tables import Setting, at_random, settings
from tests.scenes.driver import Driver, left_strip

ROOT = Path(__file__).resolve().parents[2]


def ticking() -> object:
    """A clock that moves on by a hundredth of a second each time it is looked at."""
    ticks = iter(range(10_000_000))
    return lambda: next(ticks) / 100


def view_with_a_choice(game: str = "devil", seed: int = 4):
    """What the seat to move sees, where it has a choice."""
    chosen = GAMES[game]
    match = Match(chosen, chosen.options(), max(2, chosen.seats[0]), seed)
    random = Random(seed)
    while len(match.legal(match.to_move)) < 2:
        at_random(match, random)
    return match.view(match.to_move)


def wait_for(thinker: Thinker, seconds: float = 20.0):
    """The answer, looked for as the table does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = thinker.poll()
        if answer is not None:
            return answer
        time.sleep(0.01)
    raise AssertionError("no answer")


@pytest.fixture
def thinker():
    found = Thinker()
    yield found
    found.stop()


def test_a_process_answers_with_legal_actions_the_best_first(thinker: Thinker) -> None:
    view = view_with_a_choice()
    thinker.ask("devil", view, 0.2, 1)
    answer = wait_for(thinker)
    assert {option.action for option in answer} <= set(view.legal)
    assert answer[0].visits >= max(option.visits for option in answer) - 1
    assert all(0 <= option.won <= 1 for option in answer)


def test_the_same_process_answers_again(thinker: Thinker) -> None:
    processes = set()
    for seed in range(3):
        thinker.ask("devil", view_with_a_choice(seed=seed), 0.1, seed)
        wait_for(thinker)
        assert thinker.process is not None
        processes.add(thinker.process.pid)
    assert len(processes) == 1


def test_a_question_is_dropped_when_another_one_comes(thinker: Thinker) -> None:
    view = view_with_a_choice("angel")
    thinker.ask("angel", view, 0.1, 1)
    wait_for(thinker)
    thinker.ask("angel", view, 30.0, 1)
    time.sleep(0.3)
    thinker.forget()
    thinker.ask("angel", view, 0.1, 2)
    assert wait_for(thinker, 10.0)


def test_a_process_that_cannot_be_started_has_failed(thinker: Thinker, monkeypatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("out of processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess._Popen", refuse)
    with pytest.raises(Failed, match="could not be reached"):
        thinker.ask("devil", view_with_a_choice(), 0.1, 1)


def test_a_killed_process_is_told_of_and_replaced(thinker: Thinker) -> None:
    view = view_with_a_choice()
    thinker.ask("devil", view, 0.1, 1)
    wait_for(thinker)
    assert thinker.process is not None and thinker.process.pid is not None
    thinker.ask("devil", view, 20.0, 1)
    os.kill(thinker.process.pid, signal.SIGKILL)
    with pytest.raises(Failed):
        wait_for(thinker)
    thinker.ask("devil", view, 0.1, 1)
    assert wait_for(thinker)


def test_a_hung_process_is_replaced_within_a_second_of_its_budget(thinker: Thinker) -> None:
    view = view_with_a_choice()
    thinker.ask("devil", view, 0.1, 1)
    wait_for(thinker)
    assert thinker.process is not None and thinker.process.pid is not None
    os.kill(thinker.process.pid, signal.SIGSTOP)
    thinker.ask("devil", view, 0.1, 1)
    asked = time.monotonic()
    with pytest.raises(Failed, match="in time"):
        wait_for(thinker)
    assert time.monotonic() - asked < 1.1 + 1.0, "the budget, a second, and some for a busy machine"
    thinker.ask("devil", view, 0.1, 1)
    assert wait_for(thinker)


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        [],
        "discard",
        [({"do": "Explode"}, 1, 0.5, 0.5, 0.0)],
        [({"do": "Draw"}, "many", 0.5, 0.5, 0.0)],
        [(1, 2)],
        [({"do": "Discard", "card": 39}, 1, 0.5, 0.5, 0.0)],
    ],
    ids=str,
)
def test_nonsense_from_the_process_is_not_believed(nonsense: object) -> None:
    view = view_with_a_choice()
    with pytest.raises(BadAnswer):
        read_answer(Question(1, "devil", view, 0.1, 1), nonsense)


def runs(process: int) -> bool:
    """Whether a process runs still; one that has ended but was not buried does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
    except FileNotFoundError:
        return False


def test_no_process_outlives_a_killed_program(tmp_path: Path) -> None:
    program = tmp_path / "asks.py"
    program.write_text(
        "import sys, time\n"
        f"sys.path.insert(0, {str(ROOT)!r})\n"
        "from scenes.table.thinker import Thinker\n"
        "from tests.scenes.test_thinking import view_with_a_choice\n"
        "if __name__ == '__main__':\n"
        "    thinker = Thinker()\n"
        "    thinker.ask('angel', view_with_a_choice('angel'), 60.0, 1)\n"
        "    print(thinker.process.pid, flush=True)\n"
        "    time.sleep(60)\n"
    )
    quiet = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    asking = subprocess.Popen(
        [sys.executable, str(program)], stdout=subprocess.PIPE, text=True, cwd=ROOT, env=quiet
    )
    assert asking.stdout is not None
    child = int(asking.stdout.readline())
    time.sleep(2.0)
    asking.kill()
    asking.wait()
    end = time.monotonic() + 10
    while runs(child):
        assert time.monotonic() < end, "the thinking process is an orphan"
        time.sleep(0.05)


@pytest.mark.parametrize("setting", settings()[::5], ids=str)
def test_what_is_hidden_changes_no_byte_that_is_sent_and_no_answer(setting: Setting) -> None:
    """Nobody peeks: every card dealt anew that the seat cannot see."""
    match, random = setting.match(7), Random(7)
    for _ in range(12):
        at_random(match, random)
    while len(match.legal(match.to_move)) < 2:
        at_random(match, random)
    view = match.view(match.to_move)
    other = setting.game.view(setting.game.imagine(view, random), view.seat)
    asked = [Question(1, setting.game.id, each, 0.05, 3) for each in (view, other)]
    assert view == other
    assert pickle.loads(pickle.dumps(asked[0])) == asked[1]
    assert answered(asked[0], ticking()) == answered(asked[1], ticking())


def test_the_archdevil_plays_a_deal_at_the_table(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.OFF, think=0.1)
    table = driver.sit("archdevil archdevil", "devil", 8)
    end = time.monotonic() + 60
    while not table.play.match.standing.deals:
        driver.turn()
        time.sleep(0.002)
        assert time.monotonic() < end
    assert driver.desk.thinker.process is not None
    driver.desk.thinker.stop()


def test_the_policy_answers_for_a_process_that_dies(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.OFF, think=20)
    table = driver.sit("archdevil fiend", "devil", 8)
    end = time.monotonic() + 30
    while not driver.desk.thinker.busy:
        driver.turn() if driver.top is table else driver.key(pygame.K_RETURN)
        assert time.monotonic() < end
    count = len(table.play.match.log)
    process = driver.desk.thinker.process
    assert process is not None and process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    while len(table.play.match.log) == count:
        driver.turn()
        time.sleep(0.002)
        assert time.monotonic() < end
    assert any("loses the thread" in line for line in table.lines)
    driver.desk.thinker.stop()


def be_advised(driver: Driver) -> None:
    """Press H and wait for what the table says."""
    driver.key(pygame.K_h)
    end = time.monotonic() + 30
    while driver.table.play.table.hints == 0:
        driver.turn()
        time.sleep(0.002)
        assert time.monotonic() < end


def test_a_hint_names_unseen_cards_that_are_all_alike_once(brimstone) -> None:
    """At Angel's first turn: which of five cards that nobody has seen to turn up."""
    driver: Driver = brimstone(speed=Speed.OFF, think=0.2)
    driver.sit("person fiend imp imp", "angel", 7)
    table = driver.my_turn()
    assert len(table.play.view.legal) == 5
    be_advised(driver)
    assert table.notice.count("Turn this one up") == 1
    driver.desk.thinker.stop()


def test_a_hint_names_the_best_options_lights_the_card_and_is_counted(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.OFF, think=0.2)
    driver.sit("person fiend", "devil", 8)
    table = driver.my_turn()
    while not all(isinstance(action, Discard) for action in table.play.view.legal) or not table.can_hint:
        driver.do(table.play.view.legal[0])
        table = driver.my_turn()
    be_advised(driver)
    assert "imagined deals" in table.notice and "%" in table.notice
    (card,) = table.pointer.chosen
    assert table.notice.startswith(table.play.match.deck.text(card))
    driver.turn()
    sprite = table.board.sprite_of(card)
    driver.click(left_strip(sprite))
    assert table.pointer.chosen == [card], "a click on it does not put it back"
    (found,) = driver.desk.store.find(driver.desk.now()).tables
    assert found.hints == 1
    driver.desk.thinker.stop()


def test_a_card_that_a_hint_picked_up_can_be_put_down_and_picked_up_again(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp imp imp", "angel", 8)
    table = driver.my_turn()
    while len(table.board.hand()) != 4 or not table.pointer.picker.carries:
        driver.do(table.play.view.legal[0])
        table = driver.my_turn()
    carry = table.pointer.picker.carries[0]
    table.pointer.point_out(carry)
    driver.click((20, 400))
    assert table.pointer.chosen == []
    driver.click(left_strip(table.board.sprite_of(carry.cards[0])))
    assert table.pointer.chosen == list(carry.cards)


def test_a_hint_is_given_up_when_what_happened_is_watched_again(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.NORMAL, think=5.0)
    driver.sit("person fiend", "hell", 8)
    table = driver.my_turn()
    while not (table.can_hint and table.can_show_again):
        driver.do(table.play.view.legal[0])
        table = driver.my_turn()
    driver.key(pygame.K_h)
    driver.key(pygame.K_n)
    driver.my_turn()
    assert table.notice == "" and table.can_hint
    driver.desk.thinker.stop()


def test_levels_are_the_ones_a_player_can_choose() -> None:

    assert {kind.value for kind in Kind} == {"person", *(level.value for level in Level)}
