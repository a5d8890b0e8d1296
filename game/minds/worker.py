"""The worker process, in which the search runs, and the connection to it.

A worker is sent the views of seats and never holds a live match. It answers in JSON, which is checked field
by field: nothing that comes from a worker is ever unpickled.
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
from game.minds.search import Option, Seconds, weigh

Now: TypeAlias = Callable[[], float]
"""Seconds since any moment."""
Serve: TypeAlias = Callable[[Connection, Connection, Now], None]
"""The function that a worker process runs: see `serve`."""

HELLO = b"ready"
"""The first message of a worker: its time to answer counts from now on."""
LONGEST = 1 << 20
"""Bytes of the longest answer that is read."""
MOST_VISITS = 10**9
PR_SET_PDEATHSIG = 1
"""From ``linux/prctl.h``: the signal a process gets when its parent dies."""


@dataclass(frozen=True, slots=True)
class Request:
    """Everything that a worker is sent: the view of a seat, and how long to think."""

    number: int
    game: AnyGame
    view: View
    seconds: float
    seed: int


class BadQuestion(ValueError):
    """A question that can't be sent, such as one about a game whose functions have no names."""


class BadAnswer(ValueError):
    """A message that does not answer the question."""


class _Plain(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", defer_build=True)


class IndexedOption(_Plain):
    """An option. Its action is an index into the view's legal actions, so it can't be an illegal one."""

    action: int = Field(ge=0)
    visits: int = Field(ge=0, le=MOST_VISITS)
    expected: FiniteFloat = Field(ge=0, le=1)
    won: FiniteFloat = Field(ge=0, le=1 + 1e-9)
    behind: FiniteFloat


class WorkerReply(_Plain):
    """The number of a question and the options weighed, the best first."""

    number: int = Field(ge=1)
    options: tuple[IndexedOption, ...] = Field(min_length=1)


def write_answer(question: Request, options: Sequence[Option]) -> bytes:
    """Return the options weighed as JSON."""
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
    """Return the options that a message weighs; raise BadAnswer if it is no answer to the question."""
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
    """Answer the questions that come down the line, one at a time, until the program closes it.

    The numbers of questions whose answers nobody wants any more come down another line, ``dropped``.
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
    return weigh(question.game, question.view, Random(question.seed), budget)


def end_with_parent() -> None:
    """Let Linux kill this process with its parent, even while it hangs.

    Elsewhere it ends as soon as it finds the line closed.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class Worker:
    """A worker process as the program holds it. It is killed when this object goes or the program ends.

    A thread does the talking, so nothing here ever waits for the process.
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
        """Send a question, once the one before it is answered; raise BadQuestion if it can't be pickled."""
        try:
            self._questions.put(pickle.dumps(question))
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise BadQuestion(f"{question.game.title} can't be sent to a worker ({error}).") from error

    def drop(self, question: Request) -> None:
        """Tell the worker to stop thinking about a question. It answers at once with its best so far."""
        self._dropped.send_bytes(str(question.number).encode())

    def receive(self) -> bytes | None:
        """Return the next message, if one has come in; raise EOFError if no more will come."""
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
    """Send questions and receive a message after each, until the process or the program ends."""
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
