"""Judges what comes from a file by the types of our records, and writes records down: pydantic does both."""

from dataclasses import fields
from typing import Any, TypeVar

from pydantic import TypeAdapter

T = TypeVar("T")


def get_ready(*kinds: type) -> None:
    """Make what judges these kinds, so that nobody has to wait for it later."""
    for kind in kinds:
        _adapter(kind)


def judged(kind: type[T], found: object) -> T:
    """Plain values as a record of this kind.

    Raises:
        ValidationError: with all that does not fit.
    """
    record: T = _adapter(kind).validate_python(found)
    return record


def judged_json(kind: type[T], found: bytes | str) -> T:
    """JSON as a record of this kind.

    Raises:
        ValidationError: with all that does not fit.
    """
    record: T = _adapter(kind).validate_json(found)
    return record


def changed(record: T, **changes: Any) -> T:
    """A record with other values in some of its fields, judged as if it came from a file.

    Raises:
        ValidationError: with all that does not fit.
    """
    kept = {field.name: getattr(record, field.name) for field in fields(record)}  # type: ignore[arg-type]
    return judged(type(record), kept | changes)


def json_of(record: object, indent: int | None = None) -> str:
    """A record as JSON."""
    return _adapter(type(record)).dump_json(record, indent=indent).decode()


_adapters: dict[object, TypeAdapter[Any]] = {}
"""What judges each kind; making one takes longer than a hundred judgements."""


def _adapter(kind: Any) -> TypeAdapter[Any]:
    if kind not in _adapters:
        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]
