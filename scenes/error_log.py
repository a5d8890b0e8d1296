"""Where tracebacks go, so that the player never meets one."""

import logging
from datetime import datetime
from pathlib import Path


def log_error(folder: Path, error: Exception) -> None:
    """Add an error with its traceback to ``brimstone.log``; a folder that cannot be written is let be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = logging.FileHandler(folder / "brimstone.log", encoding="utf-8")
    except OSError:
        return
    logger = logging.getLogger("brimstone")
    logger.propagate = False
    logger.addHandler(handler)
    logger.error("%s", datetime.now().isoformat(timespec="seconds"), exc_info=error)
    logger.removeHandler(handler)
    handler.close()
