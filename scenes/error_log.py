"""Where tracebacks go, so that the player never meets one."""

import os
import stat
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from traceback import format_exception

LARGEST_LOG = 1_000_000
"""Bytes, after which the log begins anew; the one before is kept beside it."""


def log_of(folder: Path) -> Path:
    """The log of errors in the data folder."""
    return folder / "brimstone.log"


def log_error(folder: Path, error: BaseException) -> None:
    """Add an error with its traceback to ``brimstone.log``; where nothing can be written, nothing is."""
    told = f"{datetime.now().isoformat(timespec='seconds')}\n{''.join(format_exception(error))}\n"
    log = log_of(folder)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        if log.exists() and not stat.S_ISREG(log.stat().st_mode):
            return
        if log.exists() and log.stat().st_size > LARGEST_LOG:
            os.replace(log, folder / "brimstone.log.previous")
        with log.open("ab") as file:
            file.write(told.encode("utf-8", "backslashreplace"))
