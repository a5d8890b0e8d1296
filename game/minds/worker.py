"""The process that thinks. It is sent views and sends back weighed actions; it never holds a live match."""

from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any, TypeAlias

from game.catalog import find
from game.codec import NotAnAction, from_plain, to_plain
from game.contract.rules import View
from game.minds.search import Option, Seconds, weigh

Answer: TypeAlias = list[tuple[dict[str, Any], int, float, float, float]]
"""Options with their actions as plain data, the one to choose first."""


AGES = 3600.0
"""Seconds by which the clock jumps when there is no use in thinking on: more than any budget."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that is sent to the process: what a seat may know, and how long to think."""

    number: int
    game: str
    view: View[Any]
    seconds: float
    seed: int


class BadAnswer(ValueError):
    """The process answered something that is no answer to the question."""


def serve(pipe: Connection, clock: Callable[[], float]) -> None:
    """Answer questions until the other end of the pipe is closed, by whatever end the program came to.

    A question is dropped as soon as another one comes, or nobody is left who asked it.
    """

    def hurried() -> float:
        return clock() + (AGES if pipe.poll() else 0.0)

    try:
        while True:
            question: Question = pipe.recv()
            while pipe.poll():
                question = pipe.recv()
            pipe.send((question.number, answered(question, hurried)))
    except (EOFError, OSError):
        return


def answered(question: Question, clock: Callable[[], float]) -> Answer:
    """What the search makes of a question, as plain data."""
    game = find(question.game)
    weighed = weigh(game, question.view, Random(question.seed), Seconds(question.seconds, clock))
    return [
        (to_plain(option.action), option.visits, option.expected, option.won, option.lead)
        for option in weighed
    ]


def read_answer(question: Question, told: object) -> list[Option]:
    """The weighed actions of an answer, each of them legal in the view that was sent.

    Raises:
        BadAnswer: when it is anything else.
    """
    types = find(question.game).actions
    try:
        assert isinstance(told, list) and told
        options = [
            Option(from_plain(plain, types), int(visits), float(expected), float(won), float(lead))
            for plain, visits, expected, won, lead in told
        ]
    except (AssertionError, NotAnAction, TypeError, ValueError) as error:
        raise BadAnswer("The thinking process answered nonsense.") from error
    if any(option.action not in question.view.legal for option in options):
        raise BadAnswer("The thinking process chose something that is not allowed.")
    return options
