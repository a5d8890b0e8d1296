"""Actions as plain data and back, for saves, logs and pipes."""

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from pydantic import TypeAdapter, ValidationError

from game.contract.rules import Action


class NotAnAction(ValueError):
    """Plain data that describes no action of the game."""


def to_plain(action: Action) -> dict[str, Any]:
    """Return an action as JSON-ready data: the name of its type under ``do``, then its fields."""
    values = {name: getattr(action, name) for name in _names(type(action))}
    return {"do": type(action).__name__, **values}


def from_plain(plain: Any, types: Iterable[type[Action]]) -> Action:
    """Return the action that ``to_plain`` described; raise NotAnAction if it fits none of these types."""
    values = dict(plain) if isinstance(plain, dict) else {}
    name = values.pop("do", None)
    for kind in types:
        if kind.__name__ == name and values.keys() == _names(kind).keys():
            try:
                return _adapter(kind).validate_python(values)
            except ValidationError as error:
                raise NotAnAction(f"{name} has a field of the wrong type.") from error
    raise NotAnAction(f"{plain!r} is no action of this game.")


_fields: dict[type[Action], dict[str, None]] = {}
"""The names of the fields of each type of action, in their order: looked up for every line of a log."""


def _names(kind: type[Action]) -> dict[str, None]:
    if kind not in _fields:
        _fields[kind] = dict.fromkeys(field.name for field in fields(kind))
    return _fields[kind]


_adapters: dict[type[Action], TypeAdapter[Action]] = {}
"""The checkers of the fields of each type of action; making one takes longer than a hundred checks."""


def _adapter(kind: type[Action]) -> TypeAdapter[Action]:
    if kind not in _adapters:
        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]
