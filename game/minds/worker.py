"""The process that thinks. It is sent views and sends back weighed actions; it never holds a live match."""

import pickle
import signal
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from select import select
from socket import socket

from game.contract import AnyGame
from game.contract.rules import View
from game.minds.answer import write_answer
from game.minds.leash import end_with_parent
from game.minds.search import Option, Seconds, weigh
from game.minds.wire import Inbox, packed

HELLO = b"ready"
"""The first message of a process: from now on it counts how long an answer takes."""
REST = b""
"""A message that asks nothing: whatever is being thought about is not wanted any more."""
CHUNK = 1 << 16
"""Bytes read at a time."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that is sent to the process: what a seat may know, and how long to think."""

    number: int
    game: AnyGame
    view: View
    seconds: float
    seed: int


def serve(program: socket, clock: Callable[[], float]) -> None:
    """Answer questions until the other end is closed, by whatever end the program came to.

    A question is dropped as soon as another message comes, or nobody is left who asked it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    inbox = Inbox()
    try:
        program.sendall(packed(HELLO))
        while received := program.recv(CHUNK):
            messages = inbox.feed(received)
            if not messages or messages[-1] == REST or _speaks(program):
                continue
            question: Question = pickle.loads(messages[-1])
            options = answered(question, clock, lambda: _speaks(program))
            if not _speaks(program):
                program.sendall(packed(write_answer(question.number, question.view, options)))
    except OSError:
        return


def answered(question: Question, clock: Callable[[], float], interrupted: Callable[[], bool]) -> list[Option]:
    """What the search makes of a question."""
    budget = Seconds(question.seconds, clock, interrupted)
    return weigh(question.game, question.view, Random(question.seed), budget)


def _speaks(program: socket) -> bool:
    """Whether the program has sent something, or is gone."""
    readable, _, _ = select([program], [], [], 0)
    return bool(readable)
