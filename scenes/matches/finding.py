"""Looks for matches a few a look, so that no page waits for thousands of files."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from saves.slips import Slip
from scenes.desk import Desk
from scenes.matches.sifting import Heaps
from scenes.piecemeal import taken

AT_ONCE: Final = 50
"""Slips between looks at the clock."""


@dataclass(slots=True)
class Finding:
    """Every match that was found so far."""

    desk: Desk
    heaps: Heaps = field(default_factory=Heaps)
    busy: bool = field(init=False)
    """Whether there may be more."""
    _unread: Iterator[tuple[Slip, Path]] = field(default_factory=lambda: iter(()))

    def begin(self) -> None:
        """Look for all of them anew."""
        self.heaps, self.busy = Heaps(), True
        self._unread = self.desk.store.turn_over_slips(self.desk.now(), self.desk.report)

    def go_on(self, seconds: float) -> None:
        """Look for so long, or until all are found."""
        store = self.desk.store
        heaps = {
            store.running: self.heaps.running,
            store.finished: self.heaps.finished,
            store.bin.folder: self.heaps.binned,
        }
        found, self.busy = taken(self._unread, seconds, AT_ONCE)
        for slip, folder in found:
            heaps[folder].append(slip)
