"""The options of a match, for forms and files."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from annotated_types import Ge, Le
from pydantic import BaseModel, ConfigDict, Field
from pydantic.fields import FieldInfo


class Options(BaseModel):
    """The base class of a game's options, each with bounds and a description."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


OptionsT = TypeVar("OptionsT", bound=Options)


@dataclass(frozen=True, slots=True)
class OlderRules:
    """An older version of a game's rules that can still be played."""

    options: Mapping[str, Any]
    """The options that version lacked, with the values that reproduce its rules."""
    difference: str = ""
    """The difference from the current rules in one sentence, or empty."""


def retired(default: Any, title: str, description: str) -> Any:
    """Return the field for a rule that only older matches use, which is not offered to players."""
    return Field(default, title=title, description=description, json_schema_extra={"retired": True})


def offered(options: type[Options]) -> dict[str, FieldInfo]:
    """Return the fields that players may choose, by name."""
    return {name: field for name, field in options.model_fields.items() if not _is_retired(field)}


def variant_of(options: Options) -> str:
    """Return the titles of the optional rules in use, such as ``Five piles, Hand switching``, or empty."""
    fields = offered(type(options)).items()
    played = (field.title or name for name, field in fields if getattr(options, name) is True)
    return ", ".join(played)


def without_retired(options: OptionsT) -> OptionsT:
    """Return the options with retired fields at their current defaults."""
    fields = type(options).model_fields.items()
    today = {name: field.default for name, field in fields if _is_retired(field)}
    return options.model_copy(update=today) if today else options


def bounds_of(field: FieldInfo) -> tuple[int, int] | None:
    """Return the bounds of a whole number, or None if the option has none."""
    least = [int(str(bound.ge)) for bound in field.metadata if isinstance(bound, Ge)]
    most = [int(str(bound.le)) for bound in field.metadata if isinstance(bound, Le)]
    return (least[0], most[0]) if least and most else None


def _is_retired(field: FieldInfo) -> bool:
    extra = field.json_schema_extra
    return isinstance(extra, dict) and bool(extra.get("retired"))
