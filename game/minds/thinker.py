"""Asks a process of its own what to do, never waits for it, and replaces it when it fails.

A question is a ticket in the hands of whoever asked: it is polled, or dropped, by nobody else. Questions are
thought about one at a time, in the order they were asked.
"""

import pickle
from collections import deque
from multiprocessing.process import BaseProcess

from game.contract import AnyGame
from game.contract.rules import View
from game.minds.answer import BadAnswer, options_of, read_answer
from game.minds.search import Option
from game.minds.wire import BadMessage
from game.minds.worker import REST, Question, serve
from game.minds.worker_process import Clock, Serve, WorkerProcess

PATIENCE = 0.7
"""Seconds beyond its budget after which a process counts as hung where somebody waits at a table."""
START = 10.0
"""Seconds that a new process may take to start on a busy machine."""


class Failed(Exception):
    """The process died, hung or answered nonsense; another one is started for the next question."""


class Ticket:
    """A question that was asked. Only who asked it holds it."""

    def __init__(self, thinker: "Thinker", question: Question) -> None:
        self.question = question
        self._thinker = thinker
        self._outcome: list[Option] | Failed | None = None

    @property
    def open(self) -> bool:
        """Whether there is still an answer to wait for."""
        return self in self._thinker

    def poll(self) -> list[Option] | None:
        """The options weighed, the one to choose first; None while there are none yet, or once dropped.

        Raises:
            Failed: when there will be none, because the process died, hung or answered nonsense.
        """
        self._thinker.attend()
        if isinstance(self._outcome, Failed):
            raise self._outcome
        return self._outcome

    def drop(self) -> None:
        """No longer want the answer. It is taken by nobody then, however late it comes."""
        self._thinker.drop(self)

    def settle(self, outcome: list[Option] | Failed) -> None:
        """Put down what came of the question; the thinker does."""
        self._outcome = outcome


class Thinker:
    """One process that thinks, started when it is first needed."""

    def __init__(self, clock: Clock, target: Serve = serve, patience: float = PATIENCE) -> None:
        """``patience``: seconds beyond its budget after which the process counts as hung."""
        self._clock = clock
        self._patience = patience
        self._target = target
        self._worker: WorkerProcess | None = None
        self._line: deque[Ticket] = deque()
        """The open questions; the first is the one that is thought about."""
        self._sent: Ticket | None = None
        self._deadline = 0.0
        self._count = 0

    def __contains__(self, ticket: Ticket) -> bool:
        return ticket in self._line

    @property
    def busy(self) -> bool:
        """Whether any question is open."""
        return bool(self._line)

    @property
    def process(self) -> BaseProcess | None:
        """The process, if one runs."""
        return self._worker.process if self._worker is not None else None

    def ask(self, game: AnyGame, view: View, seconds: float, seed: int) -> Ticket:
        """Hand in a question about a view. What comes of it, failures too, is for the ticket to tell."""
        self._count += 1
        ticket = Ticket(self, Question(self._count, game, view, seconds, seed))
        self._line.append(ticket)
        self.attend()
        return ticket

    def drop(self, ticket: Ticket) -> None:
        """Forget a question; a ticket says it of itself."""
        if ticket not in self._line:
            return
        self._line.remove(ticket)
        if ticket is self._sent:
            self._sent = None
            self._interrupt()

    def attend(self) -> None:
        """Send what is to be asked, and settle what was answered or went wrong. Never waits."""
        if not self._line:
            return
        try:
            self._exchange(self._asking())
        except (OSError, EOFError, BadMessage, BadAnswer) as error:
            self._fail(str(error) or "The thinking process has ended.")
            return
        if self._sent is not None and self._clock() > self._deadline:
            self._fail("The thinking process did not answer in time.")

    def stop(self) -> None:
        """End the process. Open questions are dropped."""
        self._line.clear()
        self._end()

    def _asking(self) -> WorkerProcess:
        """The process, with the first question of the line sent to it."""
        if self._sent is None and (self._worker is None or not self._worker.process.is_alive()):
            self._end()
            self._worker = WorkerProcess(self._target, self._clock)
        assert self._worker is not None
        if self._sent is None:
            self._sent = self._line[0]
            self._deadline = self._due(self._sent, 0.0 if self._worker.ready else START)
            self._worker.send(pickle.dumps(self._sent.question))
        return self._worker

    def _due(self, ticket: Ticket, start: float) -> float:
        return self._clock() + start + ticket.question.seconds + self._patience

    def _exchange(self, worker: WorkerProcess) -> None:
        was_ready = worker.ready
        messages = worker.exchange()
        if self._sent is not None and worker.ready and not was_ready:
            self._deadline = self._due(self._sent, 0.0)
        for message in messages:
            self._hear(message)

    def _hear(self, message: bytes) -> None:
        """Take an answer to the question that is thought about; an older one is late, and nobody's."""
        answer = read_answer(message)
        if answer.number > self._count:
            raise BadAnswer("The thinking process answered what nobody asked.")
        ticket = self._sent
        if ticket is None or answer.number != ticket.question.number:
            return
        ticket.settle(options_of(answer, ticket.question.view))
        self._line.remove(ticket)
        self._sent = None

    def _fail(self, why: str) -> None:
        """The question that is thought about will not be answered, and the process is no good."""
        failed = self._line.popleft()
        self._end()
        failed.settle(Failed(why))

    def _interrupt(self) -> None:
        """What is thought about is not wanted any more: a process that does not listen is ended."""
        if self._worker is None:
            return
        try:
            self._worker.send(REST)
        except OSError:
            self._end()
            return
        if self._worker.stuck:
            self._end()

    def _end(self) -> None:
        if self._worker is not None:
            self._worker.end()
        self._worker = self._sent = None
