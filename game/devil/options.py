"""The options of Devil and of Devil 440 (DV-3)."""

from pydantic import Field

from game.contract.options import Options

LARGEST_TARGET = 100_000


def _target(least: int) -> int:
    """Return the option field of a target score with this default and minimum."""
    target: int = Field(
        least,
        ge=least,
        le=LARGEST_TARGET,
        title="Match ends at",
        description=f"The match ends once anyone has this many points. The minimum is {least}.",
    )
    return target


class DevilOptions(Options):
    """The options of Devil."""

    target: int = _target(180)


class Devil440Options(DevilOptions):
    """The options of Devil 440."""

    target: int = _target(440)
