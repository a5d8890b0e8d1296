"""Make the sounds: cards, wood, bells, fire. The same script always writes the same files.

A sound with several takes is written as ``name_a``, ``name_b`` …, each a little higher than the last.

Usage: python build_scripts/make_sounds.py [FOLDER]
"""

import struct
import sys
import wave
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from sound_art import cards, rooms, table
from sound_art.synth import RATE, Samples, loudest, peak, power

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
CEILING = 10 ** (-3 / 20)
"""The highest sample, 3 dB below full scale so that two sounds at once don't clip."""
SPREAD = 0.045
"""The rise in pitch from take to take, as a share."""
TAIL = RATE // 100
"""Samples over which a sound fades out at its end, to avoid a click."""

HEAD = RATE // 2000
"""Samples over which a sound fades in at its start, to avoid a click."""

Maker = Callable[[float, Random], Samples]
"""A function from a pitch, around 1, and a random generator to samples of any loudness."""


@dataclass(frozen=True)
class Sound:
    """A sound and its loudness."""

    make: Maker
    level: float
    """Loudness in dBFS: of the loudest twentieth of a second, or of a whole loop."""
    takes: int = 1
    loop: bool = False


CARD, TABLE, GREAT, TOUCH, ROOM = -23.0, -20.0, -17.0, -30.0, -36.0
"""The loudness of each kind of sound, in dBFS."""

NOTES = 13
"""The number of rising notes that sums are counted with."""
_STEPS = (0, 2, 4, 5, 7, 9, 11)
"""The semitones of a major scale."""


def _count(step: int) -> Maker:
    octave, degree = divmod(step, len(_STEPS))
    hertz = 293.66 * 2 ** (octave + _STEPS[degree] / 12)
    return lambda pitch, _random: table.note(hertz * pitch)


SOUNDS: dict[str, Sound] = {
    "card": Sound(cards.card, CARD, 5),
    "flip": Sound(cards.flip, CARD, 4),
    "shuffle": Sound(cards.shuffle, CARD, 3),
    "pile": Sound(cards.pile, CARD, 3),
    "trick": Sound(cards.trick, CARD, 3),
    "touch": Sound(cards.touch, TOUCH, 3),
    "page": Sound(cards.page, TOUCH, 3),
    "knock": Sound(table.knock, TABLE, 3),
    "skip": Sound(table.skip, TABLE, 3),
    "coin": Sound(table.coin, TABLE, 4),
    "battle": Sound(table.battle, TABLE, 3),
    "slam": Sound(table.slam, GREAT, 3),
    "crack": Sound(table.crack, TABLE, 3),
    "flare": Sound(table.flare, TABLE, 3),
    "wings": Sound(table.wings, TABLE),
    "heart": Sound(table.heart, TABLE, 2),
    "sink": Sound(table.sink, TABLE),
    "breath": Sound(table.breath, CARD, 2),
    "choir": Sound(table.choir, TABLE, 2),
    "laugh": Sound(table.laugh, TABLE, 2),
    "refuse": Sound(table.refuse, TABLE, 3),
    "turn": Sound(table.turn, TABLE),
    "bell": Sound(table.bell, TABLE),
    "judgement": Sound(table.judgement, GREAT),
    "win": Sound(table.win, GREAT),
    "lose": Sound(table.lose, GREAT),
    "draw": Sound(table.draw, GREAT),
    **{f"count_{step + 1:02}": Sound(_count(step), TABLE) for step in range(NOTES)},
    "fire": Sound(rooms.fire, ROOM, loop=True),
    **{
        make.__name__: Sound(make, ROOM, loop=True)
        for make in (
            rooms.room_angel,
            rooms.room_devil,
            rooms.room_evil_deal,
            rooms.room_hell_is_hungry,
            rooms.room_jokers_of_death,
        )
    },
}


def levelled(samples: Samples, sound: Sound) -> Samples:
    """Scale a sound to its loudness, without exceeding the ceiling, and fade its ends unless it is a loop."""
    loud = power(samples) if sound.loop else loudest(samples)
    gain = min(10 ** (sound.level / 20) / loud, CEILING / peak(samples))
    out = [sample * gain for sample in samples]
    if not sound.loop:
        for index in range(min(TAIL, len(out))):
            out[-1 - index] *= index / TAIL
        for index in range(min(HEAD, len(out))):
            out[index] *= index / HEAD
    return out


def takes(name: str, sound: Sound) -> Iterator[tuple[str, Samples]]:
    """Yield a sound's takes: the file's name without a suffix, and samples as shares of full scale."""
    for take in range(sound.takes):
        pitch = 1 + SPREAD * (take - (sound.takes - 1) / 2)
        ending = f"_{'abcdefgh'[take]}" if sound.takes > 1 else ""
        random = Random(f"{name} {take}")
        yield name + ending, levelled(sound.make(pitch, random), sound)


def write(path: Path, samples: Samples) -> None:
    """Write samples as a WAV file."""
    values = [round(sample * 32_767) for sample in samples]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(values)}h", *values))


def main(folder: Path) -> None:
    """Write every sound to a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, sound in SOUNDS.items():
        for file, samples in takes(name, sound):
            write(folder / f"{file}.wav", samples)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
