"""The worker and the thinker: only views are sent, no answer is believed unchecked, and any worker may die."""

import gc
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing import active_children
from operator import le
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.rules import View
from game.match import Match
from game.minds.search import Option
from game.minds.thinker import PATIENCE, Failed, Thinker, Ticket
from game.minds.worker import HELLO, BadAnswer, Request, Worker, answered, read_answer
from tests import ROOT
from tests.conformance.tables import Setting, at_random, settings, undecided
from tests.each import each_game
from tests.game.minds.nonsense import (
    HEADER,
    LISTENS_AFTER,
    NONSENSE,
    Liar,
    answers_late,
    babbles_at_once,
    floods,
    listens_late,
)

WITH_A_PROCESS = (
    "silence",
    "half a message",
    "a length beyond all bounds",
    "a foreign pickle",
    "the number of no question",
)
"""Nonsense that a process is started for: what only time or the count of questions finds out."""
GAME = next(iter(GAMES.values()))


def view_with_a_choice(game: AnyGame = GAME, seed: int = 6) -> View:
    """Return the view of a seat to move that has something to think about."""
    match, random = Match(game, game.options(), game.seats[-1], seed), Random(seed)
    while True:
        if match.to_move is not None:
            view = match.view(match.to_move)
            if len(view.legal) > 1 and not game.search.only_luck(view):
                return view
        at_random(match, random)


def wait_for(ticket: Ticket, seconds: float = 30.0) -> list[Option]:
    """Return the answer, looked for as the table does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = ticket.poll()
        if answer is not None:
            return answer
        time.sleep(0.01)
    raise AssertionError("no answer")


def until(holds: Callable[[], bool], why: str, seconds: float = 20.0) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, why
        time.sleep(0.02)


def process_of(thinker: Thinker) -> int:
    """Return the number of the process that thinks."""
    assert thinker.process is not None and thinker.process.pid is not None
    return thinker.process.pid


def started(patience: float = PATIENCE) -> Thinker:
    """Return a thinker whose process has answered once."""
    thinker = Thinker(time.monotonic, patience=patience)
    wait_for(thinker.ask(GAME, view_with_a_choice(), 0.05, 1))
    return thinker


@pytest.fixture
def fresh() -> Iterator[Thinker]:
    """Return a thinker with a process that may be killed."""
    found = started()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def shared() -> Iterator[Thinker]:
    """Return a thinker of which one process serves the module, and which waits for it on a busy machine."""
    found = started(patience=10.0)
    yield found
    found.stop()


@pytest.fixture
def thinker(shared: Thinker) -> Iterator[Thinker]:
    """Return the shared thinker, which is left without a question."""
    yield shared
    if shared.busy:
        shared.stop()


@each_game
def test_a_process_answers_about_every_game(thinker: Thinker, game: AnyGame) -> None:
    view = view_with_a_choice(game)
    answer = wait_for(thinker.ask(game, view, 0.05, 1))
    assert {option.action for option in answer} <= set(view.legal)
    assert all(0 <= option.won <= 1 for option in answer)


def test_two_who_ask_each_get_the_answer_to_their_own_question(thinker: Thinker) -> None:
    views = [view_with_a_choice(seed=seed) for seed in (1, 2)]
    tickets = [thinker.ask(GAME, view, 0.05, 1) for view in views]
    for ticket, view in reversed(list(zip(tickets, views, strict=True))):
        assert wait_for(ticket)[0].action in view.legal
    assert not thinker.busy


def test_nobody_cancels_the_question_of_another(thinker: Thinker) -> None:
    mine = thinker.ask(GAME, view_with_a_choice(), 30.0, 1)
    other = thinker.ask(GAME, view_with_a_choice(), 0.05, 2)
    third = thinker.ask(GAME, view_with_a_choice(), 30.0, 3)
    third.drop()
    mine.drop()
    assert not mine.open and other.open
    assert wait_for(other, 10.0), "the long question before it was dropped, and holds it up no more"
    mine.drop()
    assert mine.poll() is None


def test_an_answer_that_comes_late_is_taken_by_nobody() -> None:
    thinker = Thinker(time.monotonic, answers_late)
    view = view_with_a_choice()
    wait_for(thinker.ask(GAME, view, 5.0, 1))
    late = thinker.ask(GAME, view, 5.0, 2)
    late.drop()
    answer = wait_for(thinker.ask(GAME, view, 5.0, 3))
    assert answer[0].action == view.legal[0], "the late answer names the second action first"
    assert late.poll() is None
    thinker.stop()


def seconds_worked(process: int) -> float:
    """Return the processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().split()
    return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


def test_a_process_rests_when_its_question_is_dropped(thinker: Thinker) -> None:
    ticket = thinker.ask(GAME, view_with_a_choice(), 30.0, 1)
    process = process_of(thinker)
    begun = seconds_worked(process)
    until(lambda: seconds_worked(process) > begun + 0.2, "it does not think")
    ticket.drop()
    time.sleep(0.2)
    begun = seconds_worked(process)
    time.sleep(0.5)
    assert seconds_worked(process) <= begun + 0.02


def test_a_process_that_cannot_be_started_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("out of processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess._Popen", refuse)
    ticket = Thinker(time.monotonic).ask(GAME, view_with_a_choice(), 0.1, 1)
    with pytest.raises(Failed, match="out of processes"):
        ticket.poll()
    assert not ticket.open


def test_a_game_that_cannot_be_sent_to_a_worker_has_failed(thinker: Thinker) -> None:
    ticket = thinker.ask(replace(GAME, deal=lambda *_: None), view_with_a_choice(), 0.1, 1)
    with pytest.raises(Failed, match="can't be sent"):
        wait_for(ticket)


def test_a_killed_process_fails_only_one_question(fresh: Thinker) -> None:
    mine = fresh.ask(GAME, view_with_a_choice(), 20.0, 1)
    next_one = fresh.ask(GAME, view_with_a_choice(), 0.05, 2)
    os.kill(process_of(fresh), signal.SIGKILL)
    with pytest.raises(Failed):
        wait_for(mine)
    assert wait_for(next_one)


def test_a_stopped_process_is_replaced_within_a_second_of_its_budget(fresh: Thinker) -> None:
    process = process_of(fresh)
    os.kill(process, signal.SIGSTOP)
    ticket = fresh.ask(GAME, view_with_a_choice(), 0.1, 1)
    asked = time.monotonic()
    with pytest.raises(Failed, match="in time"):
        wait_for(ticket)
    assert time.monotonic() - asked < 1.1 + 1.0, "the budget, a second, and some for a busy machine"
    assert not runs(process)
    assert wait_for(fresh.ask(GAME, view_with_a_choice(), 0.1, 1))


def test_a_question_too_long_for_one_go_does_not_hold_the_program_up() -> None:
    worker = Worker(listens_late, time.monotonic)
    until(lambda: worker.receive() == HELLO, "it says no hello")
    asked = time.monotonic()
    worker.ask(Request(1, GAME, bytes(10_000_000), 1.0, 1))  # type: ignore[arg-type]
    assert time.monotonic() - asked < LISTENS_AFTER / 2
    until(lambda: worker.receive() == b"10000000", "it never got all of it")
    worker.end()


@pytest.mark.parametrize("kind", [kind for kind in NONSENSE if kind not in WITH_A_PROCESS])
def test_nonsense_is_read_as_no_answer(kind: str) -> None:
    question = Request(1, GAME, view_with_a_choice(), 0.1, 1)
    with pytest.raises(BadAnswer):
        read_answer(NONSENSE[kind](question)[HEADER:], question)


@pytest.mark.parametrize("kind", WITH_A_PROCESS)
def test_a_process_that_answers_nonsense_is_replaced(kind: str) -> None:
    thinker = Thinker(time.monotonic, Liar(kind))
    ticket = thinker.ask(GAME, view_with_a_choice(), 0.1, 1)
    process = process_of(thinker)
    with pytest.raises(Failed):
        wait_for(ticket)
    assert thinker.process is None and not runs(process)


@pytest.mark.parametrize("target", [babbles_at_once, floods], ids=lambda target: target.__name__)
def test_a_process_that_talks_out_of_turn_is_replaced(target: Any) -> None:
    thinker = Thinker(time.monotonic, target)
    thinker.ask(GAME, view_with_a_choice(), 0.1, 1).drop()
    ticket = thinker.ask(GAME, view_with_a_choice(), 0.1, 1)
    with pytest.raises(Failed):
        wait_for(ticket)
    assert thinker.process is None


def runs(process: int) -> bool:
    """True if a process still runs. A zombie has ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
    except FileNotFoundError:
        return False


ASKS = """
import sys, time
from tests.game.minds.test_thinker import GAME, started, view_with_a_choice
if __name__ == "__main__":
    thinker = started()
    ticket = thinker.ask(GAME, view_with_a_choice(), 60.0, 1)
    print(thinker.process.pid, flush=True)
    sys.stdin.readline()
"""


@pytest.fixture
def program(tmp_path: Path) -> Iterator[tuple["subprocess.Popen[str]", int]]:
    """Provide a program with a question open, and the process that thinks about it. It ends after a line of input."""
    script = tmp_path / "asks.py"
    script.write_text(ASKS)
    asking = subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    child = int(asking.stdout.readline())
    yield asking, child
    asking.kill()
    asking.communicate()
    if runs(child):
        os.kill(child, signal.SIGKILL)


@pytest.mark.parametrize("stopped", [False, True], ids=["thinking", "stopped"])
def test_no_process_outlives_a_killed_program(program: tuple[Any, int], stopped: bool) -> None:
    asking, child = program
    if stopped:
        os.kill(child, signal.SIGSTOP)
    asking.kill()
    asking.wait()
    until(lambda: not runs(child), "the thinking process is an orphan")


@pytest.mark.parametrize("stopped", [False, True], ids=["thinking", "stopped"])
def test_a_program_that_ends_takes_its_process_with_it(program: tuple[Any, int], stopped: bool) -> None:
    asking, child = program
    if stopped:
        os.kill(child, signal.SIGSTOP)
    asking.stdin.write("\n")
    asking.stdin.flush()
    assert asking.wait(20) == 0
    until(lambda: not runs(child), "the thinking process is an orphan")


def test_a_process_does_not_mind_the_keys_that_end_the_program(fresh: Thinker) -> None:
    process = process_of(fresh)
    os.kill(process, signal.SIGINT)
    assert wait_for(fresh.ask(GAME, view_with_a_choice(), 0.05, 1))
    assert process_of(fresh) == process


def ticking() -> Callable[[], float]:
    """Return a clock that moves on by a hundredth of a second each time it is looked at."""
    ticks = iter(range(10_000_000))
    return lambda: next(ticks) / 100


@pytest.mark.parametrize("setting", settings()[::5], ids=str)
def test_hidden_cards_change_nothing_that_a_worker_is_sent(setting: Setting) -> None:
    match = undecided(setting)
    view = match.view(match.to_move)
    other = setting.game.view(setting.game.determinize(view, Random(7)), view.seat)
    asked = [Request(1, setting.game, each, 0.05, 3) for each in (view, other)]
    assert view == other
    assert pickle.loads(pickle.dumps(asked[0])) == asked[1]
    first, second = (answered(question, ticking(), lambda: False) for question in asked)
    assert first == second


def left_to_itself(thinker: Thinker, _: Ticket) -> None:
    """Leave the question alone, without a word to the thinker."""


def killed(thinker: Thinker, ticket: Ticket) -> None:
    os.kill(process_of(thinker), signal.SIGKILL)
    with pytest.raises(Failed):
        wait_for(ticket)


@pytest.mark.parametrize("ends", [left_to_itself, killed], ids=lambda way: way.__name__)
def test_nothing_that_was_opened_for_a_process_outlives_it(ends: Callable[[Thinker, Ticket], None]) -> None:
    threads = threading.active_count()
    Worker(listens_late, time.monotonic).end()
    gc.collect()
    until(lambda: threading.active_count() <= threads, "its thread goes on")
    before = held()
    thinker = Thinker(time.monotonic, listens_late)
    ticket = thinker.ask(GAME, view_with_a_choice(), 0.1, 1)
    number = process_of(thinker)
    assert held() != before
    ends(thinker, ticket)
    del thinker, ticket
    gc.collect()
    until(lambda: all(map(le, held(), before)), "something is left open")
    assert not runs(number)


def held() -> tuple[int, int, int]:
    """Return the number of files, threads and processes that this program has open."""
    return len(os.listdir("/proc/self/fd")), threading.active_count(), len(active_children())
