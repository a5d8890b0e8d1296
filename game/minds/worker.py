"""The worker process, which runs the search, and the connection to it.

A worker gets the views of seats and never a live match. It answers in JSON, which is validated field by
field: nothing from a worker is ever unpickled.
"""

import ctypes
import pickle
import signal
import sys
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import TypeAlias

from pydantic import BaseModel, ConfigDict, Field, FiniteFloat, ValidationError

from game.contract import AnyGame
from game.contract.rules import View
from game.minds.search import Option, Seconds, search

Now: TypeAlias = Callable[[], float]
"""A clock in seconds, from any start."""
Serve: TypeAlias = Callable[[Connection, Connection, Now], None]
"""The function that a worker process runs: see `serve`."""

HELLO = b"ready"
"""The first message of a worker, from which its time to answer is counted."""
LONGEST = 1 << 20
"""The longest answer that is read, in bytes."""
MOST_VISITS = 10**9
PR_SET_PDEATHSIG = 1
"""The ``prctl`` option for the signal sent when the parent dies, from ``linux/prctl.h``."""


@dataclass(frozen=True, slots=True)
class Request:
    """A question for a worker: the view of a seat, and the time to think."""

    number: int
    game: AnyGame
    view: View
    seconds: float
    seed: int


class BadQuestion(ValueError):
    """A question that can't be pickled, such as one about a game with lambdas."""


class BadAnswer(ValueError):
    """A message that isn't an answer to the question."""


class _Plain(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", defer_build=True)


class IndexedOption(_Plain):
    """An option, with its action as an index into the view's legal actions."""

    action: int = Field(ge=0)
    visits: int = Field(ge=0, le=MOST_VISITS)
    expected: FiniteFloat = Field(ge=0, le=1)
    won: FiniteFloat = Field(ge=0, le=1 + 1e-9)
    behind: FiniteFloat


class WorkerReply(_Plain):
    """The number of a question and its options, the best first."""

    number: int = Field(ge=1)
    options: tuple[IndexedOption, ...] = Field(min_length=1)


def write_answer(question: Request, options: Sequence[Option]) -> bytes:
    """Return the options as JSON."""
    weighed = tuple(
        IndexedOption(
            action=question.view.legal.index(option.action),
            visits=option.visits,
            expected=option.expected,
            won=option.won,
            behind=option.behind,
        )
        for option in options
    )
    return WorkerReply(number=question.number, options=weighed).model_dump_json().encode()


def read_answer(message: bytes, question: Request) -> list[Option]:
    """Return the options in a message; raise BadAnswer if it isn't an answer to the question."""
    try:
        answer = WorkerReply.model_validate_json(message)
    except ValidationError as error:
        raise BadAnswer("The worker answered nonsense.") from error
    if answer.number != question.number:
        raise BadAnswer("The worker answered another question.")
    legal = question.view.legal
    chosen = [weighed.action for weighed in answer.options]
    if len(set(chosen)) < len(chosen) or max(chosen) >= len(legal):
        raise BadAnswer("The worker chose what is not legal.")
    return [
        Option(legal[weighed.action], weighed.visits, weighed.expected, weighed.won, weighed.behind)
        for weighed in answer.options
    ]


def serve(line: Connection, dropped: Connection, clock: Now) -> None:
    """Answer questions from a connection, one at a time, until the program closes it.

    Numbers of questions that were dropped arrive on the connection ``dropped``.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    last = 0

    def is_dropped() -> bool:
        nonlocal last
        while dropped.poll():
            last = int(dropped.recv_bytes())
        return last >= question.number

    try:
        end_with_parent()
        line.send_bytes(HELLO)
        while True:
            question: Request = pickle.loads(line.recv_bytes())
            line.send_bytes(write_answer(question, answered(question, clock, is_dropped)))
    except (OSError, EOFError):
        return


def answered(question: Request, clock: Now, interrupted: Callable[[], bool]) -> list[Option]:
    """Return the search's answer to a question."""
    budget = Seconds(question.seconds, clock, interrupted)
    return search(question.game, question.view, Random(question.seed), budget)


def end_with_parent() -> None:
    """Have Linux kill this process when its parent dies, even if it hangs.

    On other systems it ends once it finds its connection closed.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class Worker:
    """A worker process, killed when this object is deleted or the program ends.

    A thread talks to it, so that no method waits for the process.
    """

    def __init__(self, target: Serve, clock: Now) -> None:
        context = get_context("spawn")
        line, theirs = context.Pipe()
        dropped, self._dropped = context.Pipe(duplex=False)
        self._questions = SimpleQueue[bytes | None]()
        self._answers = SimpleQueue[bytes | None]()
        self.process: BaseProcess = context.Process(
            target=target, args=(theirs, dropped, clock), daemon=True, name="brimstone-worker"
        )
        try:
            self.process.start()
        except OSError:
            line.close()
            self._dropped.close()
            raise
        finally:
            theirs.close()
            dropped.close()
        Thread(target=_converse, args=(line, self._questions, self._answers), daemon=True).start()
        self._end = weakref.finalize(self, _end, self.process, self._questions, self._dropped)

    def ask(self, question: Request) -> None:
        """Queue a question for the worker; raise BadQuestion if it can't be pickled."""
        try:
            self._questions.put(pickle.dumps(question))
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise BadQuestion(f"{question.game.title} can't be sent to a worker ({error}).") from error

    def drop(self, question: Request) -> None:
        """Tell the worker to stop thinking about a question and send its best answer so far."""
        self._dropped.send_bytes(str(question.number).encode())

    def receive(self) -> bytes | None:
        """Return the next message, if there is one; raise EOFError if the worker has ended."""
        try:
            message = self._answers.get_nowait()
        except Empty:
            return None
        if message is None:
            raise EOFError("The worker has ended.")
        return message

    def end(self) -> None:
        """Kill the process."""
        self._end()


def _converse(
    line: Connection, questions: "SimpleQueue[bytes | None]", answers: "SimpleQueue[bytes | None]"
) -> None:
    """Send questions and receive an answer to each, until the process or the program ends."""
    with line:
        try:
            answers.put(line.recv_bytes(LONGEST))
            while (question := questions.get()) is not None:
                line.send_bytes(question)
                answers.put(line.recv_bytes(LONGEST))
        except (OSError, EOFError):
            answers.put(None)


def _end(process: BaseProcess, questions: "SimpleQueue[bytes | None]", dropped: Connection) -> None:
    process.kill()
    questions.put(None)
    dropped.close()
    process.join(1.0)
