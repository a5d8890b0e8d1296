"""Options from outside (a form, a command line, a file) into a game's options model, or a clear refusal."""

from collections.abc import Mapping
from enum import Enum
from textwrap import shorten
from typing import Any, Final

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from game.contract import AnyGame
from game.contract.options import Options, bounds_of, offered

LONGEST_TOLD: Final = 40
"""Letters of a refused value that are repeated."""


class BadOptions(ValueError):
    """Options that a game cannot be played with; its text says which and why."""


def read_options(game: AnyGame, raw: Mapping[str, Any]) -> Options:
    """Return a game's options from plain values, else the defaults; raise BadOptions for bad ones."""
    try:
        options: Options = game.options.model_validate(dict(raw))
    except ValidationError as error:
        raise BadOptions(" ".join(_sentence(game, dict(fault)) for fault in error.errors())) from error
    return options


def read_older_options(game: AnyGame, raw: Mapping[str, Any], rules_version: int) -> Options:
    """Return the options of a match that began by this version of the rules, so that it plays on by them."""
    older = game.older_rules.get(rules_version)
    return read_options(game, raw if older is None else {**raw, **older.options})


def _sentence(game: AnyGame, fault: dict[str, Any]) -> str:
    """Return the error in one option, and its possible values."""
    fields = game.options.model_fields
    name = str(fault["loc"][0]) if fault["loc"] else ""
    if fault["type"] == "value_error":
        return str(fault["ctx"]["error"])
    if name not in fields:
        known = ", ".join(offered(game.options)) or "none"
        return f"{game.title} has no option {name!r}. Its options: {known}."
    return f"“{fields[name].title or name}” must be {_allowed(fields[name])}, not {_told(fault['input'])}."


def _told(asked: object) -> str:
    """Return the value given: a number as people write it, all else in quotation marks."""
    text = shorten(str(asked), LONGEST_TOLD, placeholder="…")
    try:
        return f"{int(text):,}"
    except ValueError:
        return repr(text)


def _allowed(field: FieldInfo) -> str:
    """Return an option's possible values, as the end of a sentence."""
    kind = field.annotation
    if isinstance(kind, type) and issubclass(kind, Enum):
        return " or ".join(repr(str(member.value)) for member in kind)
    if kind is bool:
        return "true or false"
    bounds = bounds_of(field)
    return "a whole number" if bounds is None else f"a whole number from {bounds[0]:,} to {bounds[1]:,}"
