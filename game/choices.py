"""Options from outside (a form, a command line, a file) into a game's options model, or a clear refusal."""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from game.contract import AnyGame
from game.contract.options import Options


class BadOptions(ValueError):
    """Options that a game cannot be played with; its text says which and why."""


def read_options(game: AnyGame, raw: Mapping[str, Any]) -> Options:
    """A game's options from plain values; what is not mentioned keeps its default.

    Raises:
        BadOptions: with one sentence for everything that is wrong.
    """
    try:
        options: Options = game.options.model_validate(dict(raw))
    except ValidationError as error:
        raise BadOptions(" ".join(_sentence(game, dict(fault)) for fault in error.errors())) from error
    return options


def _sentence(game: AnyGame, fault: dict[str, Any]) -> str:
    fields = game.options.model_fields
    name = str(fault["loc"][0]) if fault["loc"] else ""
    if fault["type"] == "value_error":
        return str(fault["ctx"]["error"])
    if name not in fields:
        known = ", ".join(fields) or "none"
        return f"{game.title} has no option {name!r}. Its options: {known}."
    asked = fault["input"]
    title = fields[name].title or name
    limits = fault.get("ctx", {})
    if "ge" in limits:
        return f"{title}: {game.title} needs at least {limits['ge']}, not {asked}."
    if "le" in limits:
        return f"{title}: {game.title} takes at most {limits['le']}, not {asked}."
    return f"{title}: {asked!r} is not allowed; {fault['msg'][:1].lower()}{fault['msg'][1:]}."
