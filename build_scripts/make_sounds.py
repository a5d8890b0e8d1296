"""Makes the table's sounds: dry cards, wood, a low bell. The same script always writes the same files.

Usage: python build_scripts/make_sounds.py [FOLDER]
"""

import struct
import sys
import wave
from collections.abc import Callable
from math import exp, pi, sin
from pathlib import Path
from random import Random

RATE = 22_050
"""Samples a second, mono, 16 bit."""

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"


def rustle(seconds: float, brightness: float, seed: int) -> list[float]:
    """Filtered noise that swells and dies: paper on felt."""
    random = Random(seed)
    count = int(RATE * seconds)
    smooth, samples = 0.0, []
    for index in range(count):
        share = index / count
        smooth += (random.uniform(-1, 1) - smooth) * brightness
        samples.append(smooth * sin(pi * share**0.6) ** 2)
    return samples


def thump(seconds: float, pitch: float, hardness: float, seed: int) -> list[float]:
    """A struck piece of wood."""
    random = Random(seed)
    samples = []
    for index in range(int(RATE * seconds)):
        time = index / RATE
        body = sin(2 * pi * pitch * time) + 0.5 * sin(2 * pi * pitch * 2.76 * time) * exp(-time * 60)
        click = random.uniform(-1, 1) * exp(-time * 900) * hardness
        samples.append(body * exp(-time * 38) + click)
    return samples


def chime(seconds: float, pitch: float) -> list[float]:
    """A low bell with its uneven overtones."""
    partials = (
        (0.5, 0.6, 1.2),
        (1.0, 1.0, 1.8),
        (1.19, 0.5, 2.4),
        (1.5, 0.35, 3.0),
        (2.0, 0.5, 3.6),
        (2.74, 0.25, 5.0),
    )
    return [
        sum(loud * sin(2 * pi * pitch * ratio * time) * exp(-time * fade) for ratio, loud, fade in partials)
        for time in (index / RATE for index in range(int(RATE * seconds)))
    ]


def together(*parts: tuple[float, list[float]]) -> list[float]:
    """Sounds laid over one another, each from its own second on."""
    length = max(int(start * RATE) + len(samples) for start, samples in parts)
    mixed = [0.0] * length
    for start, samples in parts:
        for index, sample in enumerate(samples):
            mixed[int(start * RATE) + index] += sample
    return mixed


SOUNDS: dict[str, Callable[[], list[float]]] = {
    "card": lambda: together((0, rustle(0.09, 0.55, 1)), (0.055, thump(0.05, 190, 0.5, 2))),
    "flip": lambda: together((0, rustle(0.07, 0.8, 3)), (0.05, rustle(0.05, 0.5, 4))),
    "shuffle": lambda: together(*((step * 0.036, rustle(0.06, 0.6, 10 + step)) for step in range(14))),
    "knock": lambda: together((0, thump(0.16, 165, 0.8, 5)), (0.17, thump(0.2, 158, 0.8, 6))),
    "refuse": lambda: thump(0.22, 82, 0.3, 7),
    "bell": lambda: chime(2.6, 146.8),
}


def write(path: Path, samples: list[float], loudest: float) -> None:
    """Write samples as a WAV file, the loudest at a share of full scale."""
    top = max(map(abs, samples))
    values = [round(sample / top * loudest * 32_767) for sample in samples]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(values)}h", *values))


def main(folder: Path) -> None:
    """Write every sound into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make(), 0.35 if name in ("card", "flip", "shuffle") else 0.6)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
