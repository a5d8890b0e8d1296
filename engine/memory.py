"""Giving memory back when a scene is left."""

import gc
from functools import cache
from typing import Any


def give_back() -> None:
    """Collect reference cycles, such as forms, and return free blocks to the system."""
    gc.collect()
    trim()


def trim() -> None:
    """Return free blocks to the system."""
    trimmed = _trim()
    if trimmed is not None:
        trimmed(0)


def leave_alone() -> None:
    """Have what was imported so far left alone, without looking through it first: that holds up a frame."""
    gc.freeze()
    gc.enable()


@cache
def _trim() -> Any:
    """Return the C library's function that gives back free blocks; None where it has none."""
    import ctypes  # nobody needs it before the first frame

    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):
        return None
