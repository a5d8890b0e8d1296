"""Asks a process of its own what to do, never waits for it, and replaces it when it fails."""

import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from game.contract.rules import View
from game.minds.search import Option
from game.minds.worker import BadAnswer, Question, read_answer, serve

PATIENCE = 0.7
"""Seconds beyond its budget after which a process counts as hung."""
START = 10.0
"""Seconds that a new process may take to start on a busy machine, on top."""


class Failed(Exception):
    """The process died, hung or answered nonsense; another one is started for the next question."""


class Thinker:
    """One process that thinks, started when it is first needed."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._asked: Question | None = None
        self._deadline = 0.0
        self._count = 0

    @property
    def process(self) -> BaseProcess | None:
        """The process, if one runs."""
        return self._process

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return self._asked is not None

    def ask(self, game: str, view: View[Any], seconds: float, seed: int) -> None:
        """Send a view; the answer is fetched by ``poll``. An older question is forgotten.

        Raises:
            Failed: when no process can be reached.
        """
        self._count += 1
        question = Question(self._count, game, view, seconds, seed)
        fresh = self._process is None or not self._process.is_alive()
        try:
            if fresh:
                self._start()
            assert self._pipe is not None
            self._pipe.send(question)
        except OSError as error:
            self.stop()
            raise Failed("The thinking process could not be reached.") from error
        self._asked = question
        self._deadline = time.monotonic() + seconds + PATIENCE + (START if fresh else 0.0)

    def poll(self) -> list[Option] | None:
        """The answer, best action first, or None while there is none yet.

        Raises:
            Failed: when the process died, hung or answered nonsense.
        """
        asked = self._asked
        if asked is None or self._pipe is None:
            return None
        try:
            while self._pipe.poll():
                number, told = self._pipe.recv()
                if number == asked.number:
                    self._asked = None
                    return read_answer(asked, told)
        except (EOFError, OSError, BadAnswer, TypeError, ValueError) as error:
            self.stop()
            raise Failed(str(error) or "The thinking process has ended.") from error
        if time.monotonic() > self._deadline:
            self.stop()
            raise Failed("The thinking process did not answer in time.")
        return None

    def forget(self) -> None:
        """No longer want the answer to the open question."""
        self._asked = None

    def stop(self) -> None:
        """End the process."""
        self._asked = None
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(1.0)
        self._process = self._pipe = None

    def _start(self) -> None:
        self.stop()
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        process = context.Process(
            target=serve, args=(theirs, time.perf_counter), daemon=True, name="brimstone-thinks"
        )
        process.start()
        self._process = process
        theirs.close()
