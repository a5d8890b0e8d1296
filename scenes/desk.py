"""The desk, handed to every scene: the app, the settings, the saved matches and the error log."""

import os
import stat
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from time import monotonic
from traceback import format_exception
from typing import TYPE_CHECKING

from engine.app import App
from engine.sound import Channel
from engine.theme import FOUR_COLOURS, TWO_COLOURS
from game.cards import Taste
from saves.files import SaveFailed
from saves.settings import Settings, Speed, kept_size, write_settings
from saves.store import Store

if TYPE_CHECKING:
    from game.minds.thinker import Thinker

LARGEST_LOG = 1_000_000
"""The size in bytes at which a new log begins; the previous one is kept."""


def log_of(folder: Path) -> Path:
    """Return the path of the error log in the data folder."""
    return folder / "brimstone.log"


def log_error(folder: Path, error: BaseException) -> None:
    """Add an error with its traceback to ``brimstone.log``; do nothing if it can't be written."""
    entry = f"{datetime.now().isoformat(timespec='seconds')}\n{''.join(format_exception(error))}\n"
    log = log_of(folder)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        if log.exists() and not stat.S_ISREG(log.stat().st_mode):
            return
        if log.exists() and log.stat().st_size > LARGEST_LOG:
            os.replace(log, folder / "brimstone.log.previous")
        with log.open("ab") as file:
            file.write(entry.encode("utf-8", "backslashreplace"))


@dataclass(slots=True)
class Desk:
    """The shared objects of one run of the program, handed from scene to scene."""

    app: App
    folder: Path
    store: Store
    settings: Settings
    now: Callable[[], datetime] = datetime.now
    troubles: list[str] = field(default_factory=list)
    """Sentences to show the player next."""
    reduced_motion: bool = False
    """True if the system is known to ask for reduced motion."""
    talk: list[str] = field(default_factory=list)
    """Lines spoken by opponents since the program started, the newest last."""
    _thinker: "Thinker | None" = field(default=None, init=False)

    @property
    def thinker(self) -> "Thinker":
        """The thinker for the Archdevil and for hints, imported on first use."""
        from game.minds.thinker import Thinker

        self._thinker = self._thinker or Thinker(monotonic)
        return self._thinker

    def stop_thinking(self) -> None:
        """Stop the thinker, if there is one."""
        if self._thinker is not None:
            self._thinker.stop()

    def change(self, settings: Settings) -> None:
        """Replace the settings, apply them and write them to disk."""
        self.settings = settings
        self.apply()
        try:
            write_settings(self.folder, self.settings)
        except SaveFailed as failed:
            self.report(str(failed))

    def apply(self) -> None:
        """Apply the settings to the app."""
        self.app.text_size = self.settings.text_size
        self.app.assets.suit_colours = FOUR_COLOURS if self.settings.four_colours else TWO_COLOURS
        self.app.animates = self.speed is not Speed.OFF
        self.app.sound.muted = self.settings.muted
        self.app.sound.set_volume(Channel.CARDS, self.settings.card_volume)
        self.app.sound.set_volume(Channel.TABLE, self.settings.table_volume)
        self.app.sound.set_volume(Channel.ROOM, self.settings.room_volume)

    def report(self, trouble: str) -> None:
        """Add a sentence for the next scene that can show it, unless it is already there."""
        if trouble not in self.troubles:
            self.troubles.append(trouble)

    def report_missing(self) -> None:
        """Report the assets that were found missing."""
        for trouble in self.app.assets.troubles:
            self.report(trouble)
        self.app.assets.troubles.clear()

    def log_error(self, error: Exception) -> None:
        """Log an error with its traceback, without telling the player."""
        log_error(self.folder, error)

    @property
    def speed(self) -> Speed:
        """The animation speed in the settings; off if the player or the system wants reduced motion."""
        settings = self.settings
        still = settings.reduced_motion or (settings.follow_system and self.reduced_motion)
        return Speed.OFF if still else self.settings.speed

    @property
    def tastes(self) -> frozenset[Taste]:
        """The player's preferences for card faces."""
        settings = self.settings
        liked = {Taste.FOUR_COLOURS: settings.four_colours, Taste.LARGE_CORNERS: settings.large_index}
        return frozenset(taste for taste, is_liked in liked.items() if is_liked)

    def remember_window(self) -> None:
        """Save the window's size and state for the next start."""
        window = kept_size(self.app.window_size)
        if (window, self.app.fullscreen) != (self.settings.window, self.settings.fullscreen):
            self.change(replace(self.settings, window=window, fullscreen=self.app.fullscreen))
