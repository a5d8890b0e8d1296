"""Records hold what they were made with: those that may change, or take other fields, are named here."""

import dataclasses
import importlib
import inspect
import pkgutil
from collections.abc import Iterator

from pydantic import BaseModel

import game
import saves
import scenes

CHANGING = {
    *("State", "Node", "Runner", "Slip", "Desk", "Acts", "Finding", "Heaps", "Gathering", "Bar", "Counsel"),
    *("TypedCode", "Board", "Counting", "Director", "Carrying", "Fading", "Adviser", "Hopping", "Opponents"),
    *("PieceSprite", "Pieces", "Sorting", "Touches", "Underneath", "Winnings", "Won", "_Search", "Try"),
}
"""What is at work, or counts: positions of games, searches and what they weigh by thousands, parts of scenes."""
REMEMBERS = {"Picker", "Ground", "Neighbours", "Plot"}
"""What works something out once keeps it beside its fields."""


def records() -> Iterator[type]:
    """Every dataclass and model of the program."""
    for package in (game, saves, scenes):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for _, found in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
                if found.__module__ == module.name and (
                    dataclasses.is_dataclass(found) or issubclass(found, BaseModel)
                ):
                    yield found


def is_frozen(record: type) -> bool:
    """Whether its fields cannot be set anew."""
    if issubclass(record, BaseModel):
        return bool(record.model_config.get("frozen"))
    return bool(vars(record)["__dataclass_params__"].frozen)


def takes_no_more(record: type) -> bool:
    """Whether a field that is misspelt is refused, and not taken as another."""
    if issubclass(record, BaseModel):
        return record.model_config.get("extra") != "allow"
    return "__slots__" in vars(record)


def test_what_changes_is_named_and_nothing_else_changes() -> None:
    assert {record.__name__ for record in records() if not is_frozen(record)} == CHANGING


def test_no_record_takes_a_field_that_it_has_not() -> None:
    assert {record.__name__ for record in records() if not takes_no_more(record)} == REMEMBERS
