"""Conversion of actions and options between plain data and typed values."""

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from textwrap import shorten
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError
from pydantic.fields import FieldInfo

from game.contract import AnyGame
from game.contract.options import Options, bounds_of, offered
from game.contract.rules import Action, field_names
from game.sentences import PlayerError

LONGEST_TOLD: Final = 40
"""The most characters of a refused value that are quoted."""


class BadOptions(PlayerError):
    """Invalid options of a game. The text says which, and why."""


def read_options(game: AnyGame, raw: Mapping[str, Any]) -> Options:
    """Return a game's options from plain values, with defaults for the rest; raise BadOptions if invalid."""
    try:
        options: Options = game.options.model_validate(dict(raw))
    except ValidationError as error:
        raise BadOptions(" ".join(_sentence(game, dict(fault)) for fault in error.errors())) from error
    return options


def read_older_options(game: AnyGame, raw: Mapping[str, Any], rules_version: int) -> Options:
    """Return the options for continuing a match under an older version of the rules."""
    older = game.older_rules.get(rules_version)
    return read_options(game, raw if older is None else {**raw, **older.options})


def _sentence(game: AnyGame, fault: dict[str, Any]) -> str:
    """Return the sentence about an invalid option, with its possible values."""
    fields = game.options.model_fields
    name = str(fault["loc"][0]) if fault["loc"] else ""
    if fault["type"] == "value_error":
        return str(fault["ctx"]["error"])
    if name not in fields:
        known = ", ".join(offered(game.options)) or "none"
        return f"{game.title} has no option {name!r}. Its options: {known}."
    return f"“{fields[name].title or name}” must be {_allowed(fields[name])}, not {_told(fault['input'])}."


def _told(asked: object) -> str:
    """Return a refused value for a sentence: a number with commas, anything else in quotation marks."""
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


class NotAnAction(ValueError):
    """Plain data that isn't an action of the game."""


def to_plain(action: Action) -> dict[str, Any]:
    """Return an action as JSON-ready data: the name of its type under ``do``, then its fields."""
    kind: Any = type(action)
    return {"do": kind.__name__, **{name: getattr(action, name) for name in field_names(kind)}}


def from_plain(plain: Any, types: Iterable[type[Action]]) -> Action:
    """Return the action that ``to_plain`` wrote; raise NotAnAction if it is none of these types."""
    values = dict(plain) if isinstance(plain, dict) else {}
    name = values.pop("do", None)
    kind: Any
    for kind in types:
        if kind.__name__ == name and values.keys() == set(field_names(kind)):
            try:
                return _adapter(kind).validate_python(values)
            except ValidationError as error:
                raise NotAnAction(f"{name} has a field of the wrong type.") from error
    raise NotAnAction(f"{plain!r} is no action of this game.")


@cache
def _adapter(kind: Any) -> TypeAdapter[Action]:
    """Return the validator of an action's fields, cached because it is slow to make."""
    return TypeAdapter(kind)
