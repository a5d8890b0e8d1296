"""What each field of a file, an option or a message takes is what is kept.

A file of yesterday is read tomorrow: a bound drawn in, or a field taken away, makes whole files unreadable.
"""

import importlib
import inspect
import json
import pkgutil
from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

import pytest
from pydantic import BaseModel, TypeAdapter

import game
import saves.models
from tests.reading import otherwise

BESIDE = {"title", "description"}
"""What a schema tells for people: pages show it, and what they show is kept elsewhere."""


def models() -> Iterator[type]:
    """Everything with fields that files, options and messages are held to."""
    for package in (game, saves):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for _, found in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
                if found.__module__ == module.name and is_judged(found):
                    yield found


def is_judged(kind: type) -> bool:
    """Whether what comes from outside is held to the types of its fields."""
    if issubclass(kind, BaseModel):
        return bool(kind.model_fields)
    return is_dataclass(kind) and (
        kind.__module__ == saves.models.__name__ or hasattr(kind, "__pydantic_config__")
    )


def lines(model: type) -> Iterator[str]:
    """What a model takes, a line for each field; then what its choices are."""
    schema = TypeAdapter(model).json_schema()
    yield f"other fields: {schema.get('additionalProperties', 'passed over')}"
    for name, field in schema["properties"].items():
        yield f"{name}: {told(field)}{', needed' if name in schema.get('required', ()) else ''}"
    for name, choice in schema.get("$defs", {}).items():
        yield from ([f"{name}: {', '.join(choice['enum'])}"] if "enum" in choice else [])


def told(schema: Any) -> str:
    """A schema on one line, without what it says for people."""
    return json.dumps({name: schema[name] for name in sorted(schema.keys() - BESIDE)}).replace('"', "")


@pytest.mark.parametrize("model", list(models()), ids=lambda model: model.__name__)
def test_a_model_takes_what_it_is_kept_to_take(model: type, request: pytest.FixtureRequest) -> None:
    differing = otherwise(request, f"fields/{model.__name__}", list(lines(model)))
    assert not differing, "\n".join(differing)
