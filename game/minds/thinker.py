"""The thinker: asks a worker process for actions, never waits for it, and replaces it when it fails.

A caller gets a ticket, to be polled or dropped. Questions are answered one at a time, in the order they
were asked.
"""

from collections import deque
from multiprocessing.process import BaseProcess

from game.contract import AnyGame
from game.contract.rules import View
from game.minds.search import Option
from game.minds.worker import HELLO, BadAnswer, BadQuestion, Now, Request, Serve, Worker, read_answer, serve

PATIENCE = 0.7
"""Seconds beyond its budget after which a worker counts as hung."""
START = 10.0
"""Seconds that a new worker may take to start on a busy machine."""
IMPORTS = 10.0
"""Seconds more for its first answer about a game, which it has to import, on a busy machine."""


class Failed(Exception):
    """The worker died, hung or answered nonsense. The next question gets another one."""


class Ticket:
    """A question that was asked, open until it is answered, has failed or is dropped."""

    def __init__(self, thinker: "Thinker", question: Request) -> None:
        self.question = question
        self.open = True
        self._thinker = thinker
        self._outcome: list[Option] | Failed | None = None

    def poll(self) -> list[Option] | None:
        """Return the options weighed, the best first; None while there are none yet, or once dropped.

        Raises ``Failed`` if there will be none, because the worker died, hung or answered nonsense.
        """
        self._thinker.attend()
        if isinstance(self._outcome, Failed):
            raise self._outcome
        return self._outcome

    def drop(self) -> None:
        """Take the question back. Its answer reaches nobody, however late it comes."""
        if self.open:
            self.open = False
            self._thinker.forget(self)

    def settle(self, outcome: list[Option] | Failed) -> None:
        """Keep the answer or the failure, if the ticket is still open."""
        if self.open:
            self.open = False
            self._outcome = outcome


class Thinker:
    """One worker process, started when it is first needed, and the questions to it."""

    def __init__(self, clock: Now, target: Serve = serve, patience: float = PATIENCE) -> None:
        self._clock = clock
        self._patience = patience
        self._target = target
        self._worker: Worker | None = None
        self._imported: set[str] = set()
        """The ids of the games that it has answered about."""
        self._due: float | None = None
        """The time by which the worker must have said hello or answered; None if it owes nothing."""
        self._asked: Ticket | None = None
        """The question that it owes an answer, open or dropped."""
        self._queue: deque[Ticket] = deque()
        """The questions to ask next."""
        self._count = 0

    @property
    def busy(self) -> bool:
        """True if any question is open."""
        return bool(self._queue) or (self._asked is not None and self._asked.open)

    @property
    def process(self) -> BaseProcess | None:
        """The worker process, if one runs."""
        return self._worker.process if self._worker is not None else None

    def ask(self, game: AnyGame, view: View, seconds: float, seed: int) -> Ticket:
        """Ask a question about a view; return a ticket for the answer or the failure."""
        self._count += 1
        ticket = Ticket(self, Request(self._count, game, view, seconds, seed))
        self._queue.append(ticket)
        self.attend()
        return ticket

    def forget(self, ticket: Ticket) -> None:
        """Drop a question, or stop the worker from thinking about it."""
        if ticket in self._queue:
            self._queue.remove(ticket)
        elif self._worker is not None:
            self._due = self._due_after(ticket.question, 0.0)
            try:
                self._worker.drop(ticket.question)
            except OSError:
                self._end_worker()

    def attend(self) -> None:
        """Settle answers and failures, and ask the next question, without waiting."""
        try:
            if self._worker is not None and self._due is not None:
                self._listen(self._worker, self._due)
            if self._due is None and self._queue:
                self._ask_next()
        except (OSError, EOFError, BadAnswer, BadQuestion) as error:
            failed = self._asked or (self._queue.popleft() if self._queue else None)
            self._end_worker()
            if failed is not None:
                failed.settle(Failed(str(error)))

    def stop(self) -> None:
        """End the worker and drop all questions."""
        for ticket in [*self._queue]:
            ticket.drop()
        if self._asked is not None:
            self._asked.drop()
        self._end_worker()

    def _listen(self, worker: Worker, due: float) -> None:
        """Take the hello or the answer that the worker owes; raise EOFError if late, BadAnswer if bad."""
        message = worker.receive()
        if message is None:
            if self._clock() > due:
                raise EOFError("The worker did not answer in time.")
            return
        if self._asked is not None:
            self._asked.settle(read_answer(message, self._asked.question))
            self._imported.add(self._asked.question.game.id)
        elif message != HELLO:
            raise BadAnswer("The worker did not begin as it should.")
        self._due = self._asked = None

    def _ask_next(self) -> None:
        """Ask the first question of the queue, or start a worker for it."""
        if self._worker is None or not self._worker.process.is_alive():
            self._end_worker()
            self._worker = Worker(self._target, self._clock)
            self._imported.clear()
            self._due = self._clock() + START
            return
        self._asked = self._queue.popleft()
        self._due = self._due_after(self._asked.question, self._asked.question.seconds)
        self._worker.ask(self._asked.question)

    def _due_after(self, question: Request, seconds: float) -> float:
        imports = 0.0 if question.game.id in self._imported else IMPORTS
        return self._clock() + seconds + self._patience + imports

    def _end_worker(self) -> None:
        if self._worker is not None:
            self._worker.end()
        self._worker = self._asked = self._due = None
