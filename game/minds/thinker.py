"""The thinker: asks a worker process for actions without blocking, and replaces it when it fails.

A caller gets a ticket to poll or drop. Questions are answered one at a time, in order.
"""

from collections import deque
from multiprocessing.process import BaseProcess

from game.contract import AnyGame
from game.contract.rules import View
from game.minds.search import Option
from game.minds.worker import HELLO, BadAnswer, BadQuestion, Now, Request, Serve, Worker, read_answer, serve

PATIENCE = 0.7
"""The time beyond its budget after which a worker is considered hung, in seconds."""
START = 10.0
"""The most time a new worker may take to start on a busy machine, in seconds."""
IMPORTS = 10.0
"""The extra time for the first answer about a game, which must be imported, in seconds."""


class Failed(Exception):
    """A worker that died, hung or sent a bad answer. The next question starts another one."""


class Ticket:
    """A question to the worker, open until it is answered, failed or dropped."""

    def __init__(self, thinker: "Thinker", question: Request) -> None:
        self.question = question
        self.open = True
        self._thinker = thinker
        self._outcome: list[Option] | Failed | None = None

    def poll(self) -> list[Option] | None:
        """Return the options, the best first, or None if there are none yet or the ticket was dropped.

        Raise ``Failed`` if the worker died, hung or sent a bad answer.
        """
        self._thinker.attend()
        if isinstance(self._outcome, Failed):
            raise self._outcome
        return self._outcome

    def drop(self) -> None:
        """Drop the question and ignore any later answer."""
        if self.open:
            self.open = False
            self._thinker.forget(self)

    def settle(self, outcome: list[Option] | Failed) -> None:
        """Store the answer or the failure, if the ticket is still open."""
        if self.open:
            self.open = False
            self._outcome = outcome


class Thinker:
    """The queue of questions to one worker process, which is started when first needed."""

    def __init__(self, clock: Now, target: Serve = serve, patience: float = PATIENCE) -> None:
        self._clock = clock
        self._patience = patience
        self._target = target
        self._worker: Worker | None = None
        self._imported: set[str] = set()
        """The ids of the games the worker has answered about."""
        self._due: float | None = None
        """The time by which the worker must send its next message, or None if none is expected."""
        self._asked: Ticket | None = None
        """The question being answered, open or dropped."""
        self._queue: deque[Ticket] = deque()
        """The questions waiting to be sent."""
        self._count = 0

    @property
    def busy(self) -> bool:
        """True if any question is open."""
        return bool(self._queue) or (self._asked is not None and self._asked.open)

    @property
    def process(self) -> BaseProcess | None:
        """The worker process, if it is running."""
        return self._worker.process if self._worker is not None else None

    def ask(self, game: AnyGame, view: View, seconds: float, seed: int) -> Ticket:
        """Ask for the best action in a view; return a ticket for the answer."""
        self._count += 1
        ticket = Ticket(self, Request(self._count, game, view, seconds, seed))
        self._queue.append(ticket)
        self.attend()
        return ticket

    def forget(self, ticket: Ticket) -> None:
        """Remove a question from the queue, or tell the worker to stop thinking about it."""
        if ticket in self._queue:
            self._queue.remove(ticket)
        elif self._worker is not None:
            self._due = self._due_after(ticket.question, 0.0)
            try:
                self._worker.drop(ticket.question)
            except OSError:
                self._end_worker()

    def attend(self) -> None:
        """Handle answers and failures, and send the next question, without blocking."""
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
        """Handle the worker's next message, if any; raise EOFError if late, BadAnswer if bad."""
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
        """Send the first question of the queue, or start a worker for it."""
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
