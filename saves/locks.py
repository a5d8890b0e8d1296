"""Locks on matches: one program at a time plays a match, however many run on one folder.

The system drops a lock by itself when its holder ends, however it ends.
"""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from filelock import FileLock

PATIENCE = 0.1
"""Seconds to try for: another program that starts holds a left lock for a moment, to remove it."""


class Locks:
    """The matches that this program plays, each with a locked file of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: dict[str, FileLock] = {}

    def take(self, match_id: str) -> bool:
        """Lock a match; False where another program has it. Where nothing can be locked, all may play."""
        if match_id in self._held:
            return True
        from filelock import FileLock, Timeout

        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            lock = FileLock(self._folder / f"{match_id}.lock")
            lock.acquire(timeout=PATIENCE, poll_interval=PATIENCE / 5)
        except Timeout:
            return False
        except (OSError, NotImplementedError):
            return True
        self._held[match_id] = lock
        return True

    def holds(self, match_id: str) -> bool:
        """True if this program has locked a match."""
        return match_id in self._held

    def drop(self, match_id: str) -> None:
        """Unlock a match."""
        lock = self._held.pop(match_id, None)
        if lock is not None:
            with suppress(OSError):
                Path(lock.lock_file).unlink(missing_ok=True)
            with suppress(OSError):
                lock.release()

    def sweep(self) -> None:
        """Remove the locks that killed programs left behind."""
        with suppress(OSError):
            for left in self._folder.glob("*.lock"):
                if left.stem not in self._held and self.take(left.stem):
                    self.drop(left.stem)
