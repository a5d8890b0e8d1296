"""What the process that thinks may answer: plain data, checked before anything is made of it."""

from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict, Field, FiniteFloat, ValidationError

from game.contract.rules import View
from game.minds.search import Option

MOST_VISITS = 10**9
MOST_LEAD = 10**6


class BadAnswer(ValueError):
    """The process answered something that is no answer to the question."""


class _Plain(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", defer_build=True)


class Weighed(_Plain):
    """One option; its action is told by its index among the legal ones, so no foreign action can be named."""

    action: int = Field(ge=0)
    visits: int = Field(ge=0, le=MOST_VISITS)
    expected: FiniteFloat = Field(ge=0, le=1)
    won: FiniteFloat = Field(ge=0, le=1 + 1e-9)
    lead: FiniteFloat = Field(ge=-MOST_LEAD, le=MOST_LEAD)


class Answer(_Plain):
    """Which question is answered, and the options weighed, the one to choose first."""

    number: int = Field(ge=1)
    options: tuple[Weighed, ...] = Field(min_length=1)


def write_answer(number: int, view: View, options: Sequence[Option]) -> bytes:
    """Weighed options as bytes of JSON."""
    weighed = tuple(
        Weighed(
            action=view.legal.index(option.action),
            visits=option.visits,
            expected=option.expected,
            won=option.won,
            lead=option.lead,
        )
        for option in options
    )
    return Answer(number=number, options=weighed).model_dump_json().encode()


def read_answer(message: bytes) -> Answer:
    """The answer that bytes of JSON tell.

    Raises:
        BadAnswer: when they tell none.
    """
    try:
        return Answer.model_validate_json(message)
    except ValidationError as error:
        raise BadAnswer("The thinking process answered nonsense.") from error


def options_of(answer: Answer, view: View) -> list[Option]:
    """The options of an answer about a view, with the actions they mean.

    Raises:
        BadAnswer: when it names an action twice, or one that there is not.
    """
    chosen = [weighed.action for weighed in answer.options]
    if len(set(chosen)) < len(chosen) or max(chosen) >= len(view.legal):
        raise BadAnswer("The thinking process chose something that is not allowed.")
    return [
        Option(view.legal[weighed.action], weighed.visits, weighed.expected, weighed.won, weighed.lead)
        for weighed in answer.options
    ]
