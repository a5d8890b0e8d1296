"""Actions as plain data and back, for saves, logs and pipes."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from game.contract.rules import Action, field_names


class NotAnAction(ValueError):
    """Plain data that describes no action of the game."""


def to_plain(action: Action) -> dict[str, Any]:
    """Return an action as JSON-ready data: the name of its type under ``do``, then its fields."""
    kind: Any = type(action)
    return {"do": kind.__name__, **{name: getattr(action, name) for name in field_names(kind)}}


def from_plain(plain: Any, types: Iterable[type[Action]]) -> Action:
    """Return the action that ``to_plain`` described; raise NotAnAction if it fits none of these types."""
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
    """Return the checker of the fields of an action; making one takes longer than a hundred checks."""
    return TypeAdapter(kind)
