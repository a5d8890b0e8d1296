"""Sounds, or silence if there is no device to play them."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from random import Random

import pygame

RATE = 22_050
"""Samples per second of every file. The mixer plays them unchanged, so loops have no seam."""
MOST_SOUNDS = 16
"""The most sounds at once, including loops."""
LOOPS = 2
"""Mixer channels reserved for loops: one fades in while the other fades out."""
FADE_TIME = 1200
"""Milliseconds in which a loop fades in or out."""
SAMPLE_TIME = 1500
"""Milliseconds for which a loop plays when its volume is tried out."""
REPEAT_GAP = 28
"""Milliseconds between two sounds of the same name; closer ones would only be louder."""
RISING_NOTES = 13
"""The number of rising notes that sums are counted with."""


class Channel(Enum):
    """The groups of sounds with a volume of their own."""

    CARDS = "cards"
    TABLE = "table"
    ROOM = "room"
    """Loops: fire and the background noise of a room."""


SAMPLES = {Channel.CARDS: "card", Channel.TABLE: "knock", Channel.ROOM: "fire"}


def takes(folder: Path, name: str) -> tuple[Path, ...]:
    """Return the files of a sound: ``name.wav``, or its takes ``name_a.wav``, ``name_b.wav`` …"""
    alone = folder / f"{name}.wav"
    return (alone,) if alone.is_file() else tuple(sorted(folder.glob(f"{name}_[a-z].wav")))


def rising(step: int) -> str:
    """Return the sound of a step in counting up, from 0; the highest note repeats."""
    return f"count_{min(max(step, 0), RISING_NOTES - 1) + 1:02}"


class DamagedSound(Exception):
    """A sound file that can't be played; the message says which, and why."""


def loaded(file: Path) -> pygame.mixer.Sound:
    """Load a file for the mixer, or raise DamagedSound; pygame would crash on a file without samples."""
    import wave  # not needed before the menu

    try:
        with wave.open(str(file)) as read:
            if read.readframes(1):
                return pygame.mixer.Sound(file)
    except (OSError, EOFError, wave.Error, pygame.error) as trouble:
        raise DamagedSound(
            f"The sound {file.name} can't be played: {trouble or 'it ends too soon'}."
        ) from trouble
    raise DamagedSound(f"The sound {file.name} is silent.")


class Sound:
    """Plays the files below ``assets/sounds`` once the device is open, and is silent until then.

    Opening the device may block for a tenth of a second, so it waits until nothing moves: callers check
    ``waiting`` at such a moment and call ``open``.

    Takes are chosen at random, never the same twice in a row; no match depends on the choice.
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
        """Called once for each file that can't be played."""
        self._random = Random()
        self._waiting = False
        self._silent = False
        self.muted = False
        """True if all sound is switched off."""
        self.hidden = False
        """True if the window can't be seen, which silences it too."""
        self.volumes = {Channel.CARDS: 0.8, Channel.TABLE: 0.8, Channel.ROOM: 0.5}
        self._wanted = ""
        self.running = ""
        """The loop that is playing; empty for none."""
        self._loop_channel = 0

    @property
    def waiting(self) -> bool:
        """True if a sound has been asked for, but the device isn't open yet."""
        return self._waiting and not self.muted and not self.hidden

    def open(self) -> None:
        """Open the device and start the wanted loop; stay silent if there is no device."""
        self._waiting = False
        try:
            pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
        except pygame.error:
            self._silent = True
            return
        pygame.mixer.set_num_channels(MOST_SOUNDS)
        pygame.mixer.set_reserved(LOOPS)
        self.update_loop()

    def set_volume(self, channel: Channel, volume: float) -> None:
        """Set the volume of a channel, 0 to 1; a playing loop changes at once."""
        self.volumes[channel] = volume
        if channel is Channel.ROOM:
            self.update_loop()

    def play(self, name: str, channel: Channel, share: float = 1.0) -> Path | None:
        """Play a take of a sound at a share of its channel's volume.

        Return the file, or None if nothing is played: muted, hidden, no device or file, or the same sound
        started a moment ago.
        """
        volume = self.volumes[channel] * share
        if volume <= 0 or not self._audible() or not pygame.display.get_active():
            return None
        now = self._clock()
        if now - self._heard.get(name, now - REPEAT_GAP) < REPEAT_GAP:
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
        """Play a sample at a channel's volume; for the room, only while no loop is playing."""
        if channel is not Channel.ROOM:
            return self.play(SAMPLES[channel], channel)
        if self.running or self.volumes[channel] <= 0 or not self._audible():
            return None
        file = self._choose(SAMPLES[channel])
        if file is None or not self._begin(file, SAMPLE_TIME, FADE_TIME // 4):
            return None
        return file

    def loop(self, name: str) -> None:
        """Fade in a loop and fade out the last one; an empty name only fades out."""
        self._wanted = name
        self.update_loop()

    def stop(self) -> None:
        """Close the device."""
        if pygame.mixer.get_init():
            pygame.mixer.quit()
        self._wanted = self.running = ""
        self._loaded.clear()

    def update_loop(self) -> None:
        """Start, change or stop the loop to match the wanted one and the volume."""
        volume = self.volumes[Channel.ROOM]
        wanted = self._wanted if self._wanted and volume > 0 and self._audible() else ""
        if wanted != self.running:
            if self.running:
                _fade_out(pygame.mixer.Channel(self._loop_channel))
            file = self._choose(wanted) if wanted else None
            self.running = wanted if file is not None and self._begin(file, 0, FADE_TIME) else ""
        elif wanted:
            playing = pygame.mixer.Channel(self._loop_channel).get_sound()
            if playing is not None:
                playing.set_volume(volume)

    def _begin(self, file: Path, milliseconds: int, fade: int) -> bool:
        """Start a loop in the channel that didn't play the last one; for endless play pass 0 milliseconds."""
        sound = self._load(file)
        if sound is None:
            return False
        self._loop_channel = (self._loop_channel + 1) % LOOPS
        sound.set_volume(self.volumes[Channel.ROOM])
        pygame.mixer.Channel(self._loop_channel).play(sound, -1, milliseconds, fade)
        return True

    def _audible(self) -> bool:
        """True if anything may be heard; notes that the device is needed if it isn't open yet."""
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
        self._last[name] = self._random.choice(fresh)
        return self._last[name]

    def _load(self, file: Path) -> pygame.mixer.Sound | None:
        if file not in self._loaded:
            self._loaded[file] = None
            try:
                self._loaded[file] = loaded(file)
            except DamagedSound as damaged:
                self.on_damaged(damaged)
        return self._loaded[file]


def _fade_out(voice: pygame.mixer.Channel) -> None:
    """Fade a channel out. One that is still at volume 0 would ignore that, so it is stopped."""
    if voice.get_volume() > 0:
        voice.fadeout(FADE_TIME)
    else:
        voice.stop()
