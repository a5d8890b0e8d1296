"""Fingerprints of positions, the same in every process, on every system and in every version of Python.

A fingerprint covers everything in a state by name, however deeply nested, to verify that a replayed log
reaches the same position.
"""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import blake2b
from types import BuiltinFunctionType, FunctionType
from typing import Any, Final

from pydantic import BaseModel

from game.contract.rules import State
from game.table import Table

FORM: Final = 1
"""The version of the format. Raise it for a change such as a renamed field; others are not compared."""
SIZE: Final = 8
"""The size of a fingerprint, in bytes."""
MOST_KEPT: Final = 256
PLAIN: Final = frozenset((int, str, bool, float, type(None)))
"""The types written as their ``repr``, which are the most common."""


class NotTellable(TypeError):
    """A state with a value that has no fingerprint, such as a generator."""


def fingerprint(state: State) -> str:
    """Return the fingerprint of a position with its format version; raise NotTellable if it has none."""
    return f"{FORM}-{blake2b(_text(state).encode(), digest_size=SIZE).hexdigest()}"


def is_comparable(taken: str) -> bool:
    """True if a fingerprint has the current format."""
    return taken.startswith(f"{FORM}-")


def _text(value: Any) -> str:
    """Return a text that is different for different values."""
    if value.__class__ in PLAIN:
        return f"{value!r};"
    match value:
        case Enum():
            return f"{type(value).__name__}.{value.name};"
        case None | bool() | int() | float() | str():
            return f"{value!r};"
        case tuple() | list():
            return f"({''.join(f'{each!r};' if each.__class__ in PLAIN else _text(each) for each in value)})"
        case frozenset() | set():
            return f"{{{''.join(sorted(map(_text, value)))}}}"
        case dict():
            return f"{{{''.join(sorted(f'{_text(key)}:{_text(each)}' for key, each in value.items()))}}}"
        case FunctionType() | BuiltinFunctionType():
            return f"{value.__qualname__};"
        case Table():
            return f"Table{_text(value.piles)}"
    if id(value) in _kept:
        return _kept[id(value)][1]
    kind = value.__class__
    text = f"{kind.__name__}[{''.join(f'{name}={_text(getattr(value, name))}' for name in _names(kind))}]"
    if _never_changes(value):
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        _kept[id(value)] = (value, text)
    return text


_kept: dict[int, tuple[Any, str]] = {}
"""The cached texts of immutable records, by id; many of them stay the same for a whole match."""


def _never_changes(value: Any) -> bool:
    """True if a record is immutable, with everything in it."""
    if not _is_frozen(value.__class__):
        return False
    try:
        hash(value)
    except TypeError:
        return False
    return True


@cache
def _is_frozen(kind: type) -> bool:
    return is_dataclass(kind) and bool(kind.__dataclass_params__.frozen)  # type: ignore[attr-defined]


@cache
def _names(kind: type) -> tuple[str, ...]:
    """Return the sorted names of a record's fields, without those that are not compared."""
    if is_dataclass(kind):
        return tuple(sorted(field.name for field in fields(kind) if field.compare))
    if issubclass(kind, BaseModel):
        return tuple(sorted(kind.model_fields))
    found = {name for base in kind.__mro__ for name in _declared(base)}
    if not found:
        raise NotTellable(f"{kind.__name__} has no fields that can be told.")
    return tuple(sorted(found))


def _declared(kind: type) -> Iterable[str]:
    """Return the attributes that a class declares in ``__slots__``."""
    slots = kind.__dict__.get("__slots__", ())
    return (slots,) if isinstance(slots, str) else slots
