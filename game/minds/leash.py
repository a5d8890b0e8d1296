"""That a process ends when the one that started it does, however that came about."""

import ctypes
import signal
import sys
from multiprocessing import parent_process

_PR_SET_PDEATHSIG = 1
"""From ``linux/prctl.h``: the signal a process gets when its parent dies."""


def end_with_parent() -> None:
    """Be killed with the parent, even while stopped. On Linux; elsewhere a closed pipe has to do.

    Raises:
        OSError: when the parent is gone already.
    """
    if sys.platform != "linux":
        return
    ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    parent = parent_process()
    if parent is not None and not parent.is_alive():
        raise OSError("The program has ended.")
