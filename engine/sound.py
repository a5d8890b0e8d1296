"""Sounds, when there is a device to play them; silence when there is none."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from random import Random

import pygame

RATE = 22_050
"""Samples a second of every file: the mixer plays them as they are, so that loops have no seam."""
VOICES = 16
"""Sounds that can be heard at once, the loops among them."""
LOOPS = 2
"""Voices kept for loops: one comes while the other goes."""
FADE = 1200
"""Milliseconds in which a loop comes and goes."""
SAMPLE = 1500
"""Milliseconds for which a loop is heard when its volume is tried."""
CLOSEST = 28
"""Milliseconds from a sound to the next of its name: closer ones would only be louder."""
NOTES = 13
"""The number of rising notes to count up with."""


class Channel(Enum):
    """The channels that have a volume."""

    CARDS = "cards"
    TABLE = "table"
    ROOM = "room"
    """Fire and the tone of a room, which go round and round."""


SAMPLES = {Channel.CARDS: "card", Channel.TABLE: "knock", Channel.ROOM: "fire"}


def takes(folder: Path, name: str) -> tuple[Path, ...]:
    """Return the files of a sound: ``name.wav``, or its takes ``name_a.wav``, ``name_b.wav`` …"""
    alone = folder / f"{name}.wav"
    return (alone,) if alone.is_file() else tuple(sorted(folder.glob(f"{name}_[a-z].wav")))


def rising(step: int) -> str:
    """Return the sound of a step in counting up, from 0; beyond the highest note it stays there."""
    return f"count_{min(max(step, 0), NOTES - 1) + 1:02}"


class DamagedSound(Exception):
    """A file that cannot be played; the text says which, and why."""


def loaded(file: Path) -> pygame.mixer.Sound:
    """Load a file for the mixer, or raise DamagedSound: one without a sound would end the program."""
    import wave  # not before the menu is seen

    try:
        with wave.open(str(file)) as read:
            if read.readframes(1):
                return pygame.mixer.Sound(file)
    except (OSError, EOFError, wave.Error, pygame.error) as trouble:
        raise DamagedSound(
            f"The sound {file.name} cannot be played: {trouble or 'it ends too soon'}."
        ) from trouble
    raise DamagedSound(f"Nothing is to be heard in {file.name}.")


class Sound:
    """Plays what lies below ``assets/sounds``, from when the device was opened on.

    To open it may hold everything up for a tenth of a second, so that this waits for a moment in which
    nothing moves: callers check ``waiting`` in such a moment and call ``open``. Until then there is silence.

    Takes are chosen at random and never twice running; nothing in a match depends on which.
    """

    def __init__(self, root: Path, clock: Callable[[], int] = pygame.time.get_ticks) -> None:
        self._folder = root / "sounds"
        self._takes: dict[str, tuple[Path, ...]] = {}
        self._loaded: dict[Path, pygame.mixer.Sound | None] = {}
        self._last: dict[str, Path] = {}
        self._clock = clock
        """Milliseconds."""
        self._heard: dict[str, int] = {}
        self.on_damaged: Callable[[DamagedSound], None] = lambda damaged: None
        """Told once of each file that cannot be played."""
        self._random = Random()
        self._waiting = False
        self._silent = False
        self.muted = False
        """True if nothing is to be heard."""
        self.hidden = False
        """True if the window cannot be seen: then nothing is heard either."""
        self.volumes = {Channel.CARDS: 0.8, Channel.TABLE: 0.8, Channel.ROOM: 0.5}
        self._wanted = ""
        self.running = ""
        """The loop that is heard; empty where none is."""
        self._voice = 0

    @property
    def waiting(self) -> bool:
        """True if something was to be heard, but the device is not open yet."""
        return self._waiting and not self.muted and not self.hidden

    def open(self) -> None:
        """Open the device; the loop that is wanted comes. Where there is no device, silence remains."""
        self._waiting = False
        try:
            pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
        except pygame.error:
            self._silent = True
            return
        pygame.mixer.set_num_channels(VOICES)
        pygame.mixer.set_reserved(LOOPS)
        self.update_loop()

    def turn(self, channel: Channel, volume: float) -> None:
        """Make a channel louder or softer, 0 to 1; a running loop follows at once."""
        self.volumes[channel] = volume
        if channel is Channel.ROOM:
            self.update_loop()

    def play(self, name: str, channel: Channel, share: float = 1.0) -> Path | None:
        """Play a take of a sound at a share of its channel's volume.

        Returns the file; None where nothing is heard: muted, hidden, no such device or file, or the same
        sound began a moment ago.
        """
        volume = self.volumes[channel] * share
        if volume <= 0 or not self._audible() or not pygame.display.get_active():
            return None
        now = self._clock()
        if now - self._heard.get(name, now - CLOSEST) < CLOSEST:
            return None
        file = self._choose(name)
        sound = self._load(file) if file else None
        if sound is None:
            return None
        self._heard[name] = now
        sound.set_volume(volume)
        sound.play()
        return file

    def sample(self, channel: Channel) -> Path | None:
        """Let a channel's volume be heard; a loop that runs anyway is left alone."""
        if channel is not Channel.ROOM:
            return self.play(SAMPLES[channel], channel)
        if self.running or self.volumes[channel] <= 0 or not self._audible():
            return None
        file = self._choose(SAMPLES[channel])
        if file is None or not self._begin(file, SAMPLE, FADE // 4):
            return None
        return file

    def loop(self, name: str) -> None:
        """Let a loop come, and the one before it go; an empty name lets it go only."""
        self._wanted = name
        self.update_loop()

    def stop(self) -> None:
        """Let go of the device."""
        if pygame.mixer.get_init():
            pygame.mixer.quit()
        self._wanted = self.running = ""
        self._loaded.clear()

    def update_loop(self) -> None:
        """Start, change or stop the loop to match the wish and the volume."""
        volume = self.volumes[Channel.ROOM]
        wanted = self._wanted if self._wanted and volume > 0 and self._audible() else ""
        if wanted != self.running:
            if self.running:
                _let_go(pygame.mixer.Channel(self._voice))
            file = self._choose(wanted) if wanted else None
            self.running = wanted if file is not None and self._begin(file, 0, FADE) else ""
        elif wanted:
            playing = pygame.mixer.Channel(self._voice).get_sound()
            if playing is not None:
                playing.set_volume(volume)

    def _begin(self, file: Path, milliseconds: int, fade: int) -> bool:
        """Start a loop in the voice that did not have the last one; 0 milliseconds: for good."""
        sound = self._load(file)
        if sound is None:
            return False
        self._voice = (self._voice + 1) % LOOPS
        sound.set_volume(self.volumes[Channel.ROOM])
        pygame.mixer.Channel(self._voice).play(sound, -1, milliseconds, fade)
        return True

    def _audible(self) -> bool:
        """True if anything may be heard; asks for the device where it is not open yet."""
        if self.muted or self.hidden or self._silent:
            return False
        self._waiting = not pygame.mixer.get_init()
        return not self._waiting

    def _choose(self, name: str) -> Path | None:
        if name not in self._takes:
            self._takes[name] = takes(self._folder, name)
        fresh = [take for take in self._takes[name] if take != self._last.get(name)] or self._takes[name]
        if not fresh:
            return None
        self._last[name] = fresh[int(self._random.random() * len(fresh))]
        return self._last[name]

    def _load(self, file: Path) -> pygame.mixer.Sound | None:
        if file not in self._loaded:
            self._loaded[file] = None
            try:
                self._loaded[file] = loaded(file)
            except DamagedSound as damaged:
                self.on_damaged(damaged)
        return self._loaded[file]


def _let_go(voice: pygame.mixer.Channel) -> None:
    """Fade a voice out; one that has not come up yet would ignore that, so it is cut off."""
    if voice.get_volume() > 0:
        voice.fadeout(FADE)
    else:
        voice.stop()
