"""Whichever way a process that thinks comes to its end, nothing that was opened for it is left."""

import gc
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing import active_children

import pytest

from game.minds.thinker import Failed, Thinker, Ticket
from game.minds.worker import Worker
from tests.game.minds.nonsense import listens_late
from tests.game.minds.test_thinker import GAME, process_of, runs, until, view_with_a_choice, wait_for


def test_a_worker_that_is_ended_is_gone_while_somebody_still_holds_it() -> None:
    worker = Worker(listens_late, time.monotonic)
    number = worker.process.pid or 0
    assert runs(number)
    worker.end()
    assert not runs(number)
    worker.end()


def left_to_itself(thinker: Thinker, _: Ticket) -> None:
    """Nobody wants it any more, and nobody says so."""


def dropped(_: Thinker, ticket: Ticket) -> None:
    """The question is dropped before the process is there."""
    ticket.drop()


def stopped(thinker: Thinker, _: Ticket) -> None:
    """It is ended."""
    thinker.stop()


def killed(thinker: Thinker, ticket: Ticket) -> None:
    """Its process is killed, and missed."""
    os.kill(process_of(thinker), signal.SIGKILL)
    with pytest.raises(Failed):
        wait_for(ticket)


@pytest.mark.parametrize("ends", [left_to_itself, dropped, stopped, killed], ids=lambda way: way.__name__)
def test_nothing_that_was_opened_for_a_process_outlives_it(ends: Callable[[Thinker, Ticket], None]) -> None:
    """But what Python itself opens for the first process that it starts, and keeps."""
    Worker(listens_late, time.monotonic).end()
    gc.collect()
    until(lambda: threading.active_count() == 1, "its thread goes on")
    before = held()
    thinker = Thinker(time.monotonic, listens_late)
    ticket = thinker.ask(GAME, view_with_a_choice(), 0.1, 1)
    number = process_of(thinker)
    assert held() != before
    ends(thinker, ticket)
    del thinker, ticket
    gc.collect()
    until(lambda: held() == before, "something is left open")
    assert not runs(number)


def held() -> tuple[int, int, int]:
    """How many files, threads and processes this program has open."""
    return len(os.listdir("/proc/self/fd")), threading.active_count(), len(active_children())
