"""The choices made before a match, as a form asks for them and a file tells them."""

from typing import TypeVar

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    """What every game's options inherit from; each game adds its own, with bounds and a line of help."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


OptionsT = TypeVar("OptionsT", bound=Options)
