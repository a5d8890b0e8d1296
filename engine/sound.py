"""Sounds, when there is a device to play them; silence when there is none."""

from enum import Enum
from pathlib import Path

import pygame


class Channel(Enum):
    """What a volume setting is for."""

    CARDS = "cards"
    TABLE = "table"


class Sound:
    """Plays short sounds below ``assets/sounds``. The mixer starts at the first one."""

    def __init__(self, root: Path) -> None:
        self._folder = root / "sounds"
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._silent = False
        self.muted = False
        self.volume = {Channel.CARDS: 0.8, Channel.TABLE: 0.8}

    def play(self, name: str, channel: Channel) -> None:
        """Play a sound by its file name without ending; a missing device or file is silence."""
        volume = self.volume[channel]
        if self.muted or volume <= 0 or self._silent or not pygame.display.get_active():
            return
        if not pygame.mixer.get_init() and not self._start():
            return
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        sound = self._sounds[name]
        if sound is not None:
            sound.set_volume(volume)
            sound.play()

    def stop(self) -> None:
        """Let go of the device."""
        if pygame.mixer.get_init():
            pygame.mixer.quit()
        self._sounds.clear()

    def _start(self) -> bool:
        try:
            pygame.mixer.init(44100, -16, 1, 512)
        except pygame.error:
            self._silent = True
        return not self._silent

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(self._folder / f"{name}.wav")
        except (pygame.error, FileNotFoundError):
            return None
