"""A field that is misspelt is refused by every record, and not taken as another."""

import dataclasses
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from functools import cached_property

from pydantic import BaseModel

import game
import saves
import scenes


def records() -> Iterator[type]:
    """Yield every dataclass and model of the program."""
    for package in (game, saves, scenes):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for _, found in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
                if found.__module__ == module.name and (
                    dataclasses.is_dataclass(found) or issubclass(found, BaseModel)
                ):
                    yield found


def takes_no_more(record: type) -> bool:
    """Return True if a field that it has not cannot be given to it."""
    if issubclass(record, BaseModel):
        return record.model_config.get("extra") != "allow"
    remembers = any(isinstance(each, cached_property) for each in vars(record).values())
    return remembers or "__slots__" in vars(record)


def test_no_record_takes_a_field_that_it_has_not() -> None:
    """A dataclass that works something out once keeps it beside its fields, and so has no slots."""
    assert [record for record in records() if not takes_no_more(record)] == []
