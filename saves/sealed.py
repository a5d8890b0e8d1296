"""What Brimstone wrote down and nobody touched since: a seal tells, and it need not be judged once more.

That makes a start quick: what judges is large. A seal that does not hold costs only time, for then the file
is judged as any other.
"""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from datetime import date, datetime
from enum import Enum
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_origin

from saves.folder import checksum

T = TypeVar("T")
Make: TypeAlias = Callable[[Any], Any]


def seal(form: str, told: bytes) -> str:
    """By which a text is known again; ``form`` is raised wherever it would be told or judged differently."""
    return f"{form} {checksum(told)}"


def made(kind: type[T], plain: object) -> T:
    """A record from the JSON it was written down as. Nothing is checked: only for what a seal holds of.

    Raises:
        TypeError, ValueError, KeyError, AttributeError: when it was written down as something else.
    """
    record: T = _make(kind)(plain)
    return record


_makes: dict[object, Make] = {}
"""How each type is made of plain values."""


def _make(kind: Any) -> Make:
    if kind not in _makes:
        _makes[kind] = _maker(kind)
    return _makes[kind]


def _maker(kind: Any) -> Make:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _make(inner[0])
    if origin is tuple:
        return _rows(inner)
    if origin is dict:
        value = _make(inner[1])
        return lambda plain: {name: value(each) for name, each in plain.items()}
    if type(None) in inner:
        some = _make(inner[0])
        return lambda plain: None if plain is None else some(plain)
    if is_dataclass(kind):
        return _record(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind
    return kind.fromisoformat if kind in (date, datetime) else _same


def _record(kind: Any) -> Make:
    makes = {field.name: _make(field.type) for field in fields(kind)}
    return lambda plain: kind(**{name: makes[name](each) for name, each in plain.items()})


def _rows(inner: tuple[Any, ...]) -> Make:
    if inner[-1] is Ellipsis:
        each = _make(inner[0])
        return lambda plain: tuple(map(each, plain))
    makes = [_make(kind) for kind in inner]
    return lambda plain: tuple(make(each) for make, each in zip(makes, plain, strict=True))


def _same(plain: Any) -> Any:
    return plain
