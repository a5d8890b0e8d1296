"""The style of an opponent: a few settings that bend a sound policy without making it a weak one."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """An opponent's style, each setting from -1 to 1; at 0 a policy is as it was tuned."""

    nerve: float = 0.0
    """Above 0 takes chances and calls early, below 0 waits to be sure."""
    spite: float = 0.0
    """Above 0 hurts others, the leader first; below 0 leaves them alone."""
    thrift: float = 0.0
    """Above 0 saves good cards for later, below 0 spends them for a big win."""


PLAIN = Style()
