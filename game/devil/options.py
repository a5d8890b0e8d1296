"""The options of Devil and of Devil 440 (DV-3)."""

from pydantic import Field

from game.contract.options import Options

LARGEST_TARGET = 100_000


class DevilOptions(Options):
    """Options of Devil."""

    target: int = Field(
        180,
        ge=180,
        le=LARGEST_TARGET,
        title="Target score",
        description="The match ends when anyone reaches this score. Lowest score wins.",
    )


class Devil440Options(Options):
    """Options of Devil 440."""

    target: int = Field(
        440,
        ge=440,
        le=LARGEST_TARGET,
        title="Target score",
        description="The match ends when anyone reaches this score. Lowest score wins.",
    )
