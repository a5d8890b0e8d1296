"""The choices made before a match, as a form asks for them and a file tells them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from annotated_types import Ge, Le
from pydantic import BaseModel, ConfigDict, Field
from pydantic.fields import FieldInfo


class Options(BaseModel):
    """The base of every game's options; each game adds its own, with bounds and a line of help."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


OptionsT = TypeVar("OptionsT", bound=Options)


@dataclass(frozen=True, slots=True)
class OlderRules:
    """An older version of a game's rules that can still be played."""

    options: Mapping[str, Any]
    """The options that version did not have yet, with the values that play by its rules."""
    difference: str = ""
    """The difference to today's rules, in one sentence; empty if there is none."""


def retired(default: Any, title: str, description: str) -> Any:
    """Return the field of a rule that only older matches are played by: nobody is asked for it."""
    return Field(default, title=title, description=description, json_schema_extra={"retired": True})


def offered(options: type[Options]) -> dict[str, FieldInfo]:
    """Return the options a player may choose, by name."""
    return {name: field for name, field in options.model_fields.items() if not _is_retired(field)}


def variant_of(options: Options) -> str:
    """Return the optional rules that are played by: ``Five piles, Hand switching``; empty without any."""
    fields = offered(type(options)).items()
    played = (field.title or name for name, field in fields if getattr(options, name) is True)
    return ", ".join(played)


def without_retired(options: OptionsT) -> OptionsT:
    """Return the same choices under today's rules."""
    fields = type(options).model_fields.items()
    today = {name: field.default for name, field in fields if _is_retired(field)}
    return options.model_copy(update=today) if today else options


def bounds_of(field: FieldInfo) -> tuple[int, int] | None:
    """Return the least and the most a whole number may be; None where an option has no such bounds."""
    least = [int(str(bound.ge)) for bound in field.metadata if isinstance(bound, Ge)]
    most = [int(str(bound.le)) for bound in field.metadata if isinstance(bound, Le)]
    return (least[0], most[0]) if least and most else None


def _is_retired(field: FieldInfo) -> bool:
    extra = field.json_schema_extra
    return isinstance(extra, dict) and bool(extra.get("retired"))
