"""Measure the sounds: length, peak, loudness, loudness on small speakers, pitch and the seams of loops.

Usage: python build_scripts/sound_levels.py [FOLDER] [--json]
"""

import json
import struct
import sys
import wave
from pathlib import Path

from make_sounds import FOLDER, SOUNDS
from sound_art.synth import decibels, loudest, peak, pitch, power, seam, silence, small

BEGINS, GOES_ON = (0.05, 0.35), (0.5, 0.8)
"""The two spans in which the pitch is measured, in seconds."""
LOOPS = {name for name, sound in SOUNDS.items() if sound.loop}


def read(path: Path) -> tuple[list[float], int]:
    """Return a file's samples as shares of full scale, and its samples per second."""
    with wave.open(str(path), "rb") as file:
        frames = file.readframes(file.getnframes())
        return [value / 32_768 for (value,) in struct.iter_unpack("<h", frames)], file.getframerate()


def measured(path: Path) -> dict[str, str | float | None]:
    """Return a file's figures; levels in dBFS, pitch in Hz."""
    samples, rate = read(path)
    loop = path.stem in LOOPS
    return {
        "file": path.stem,
        "seconds": round(len(samples) / rate, 2),
        "peak": round(decibels(peak(samples)), 1),
        "loudest": round(decibels(loudest(samples)), 1),
        "small": round(decibels(loudest(small(samples))), 1),
        "click": max(abs(samples[0]), abs(samples[-1])),
        "waits": round(silence(samples) / rate, 4),
        "lingers": round(silence(samples[::-1]) / rate, 4),
        "whole": round(decibels(power(samples)), 1),
        "begins": round(pitch(samples, rate, *BEGINS)),
        "goes_on": round(pitch(samples, rate, *GOES_ON)),
        "seam": round(seam(samples), 2) if loop else None,
    }


def main(folder: Path, *, as_json: bool) -> None:
    """Print a line for each file."""
    figures = [measured(path) for path in sorted(folder.glob("*.wav"))]
    if as_json:
        print(json.dumps(figures))
        return
    print(
        f"{'file':24}{'seconds':>9}{'peak':>8}{'loudest':>9}{'small':>8}{'whole':>8}{'begins':>8}{'then':>6}{'seam':>7}"
    )
    for line in figures:
        seam_told = "" if line["seam"] is None else f"{line['seam']:.2f}"
        print(
            f"{line['file']:24}{line['seconds']:9.2f}{line['peak']:8.1f}"
            f"{line['loudest']:9.1f}{line['small']:8.1f}{line['whole']:8.1f}{line['begins']:8}{line['goes_on']:6}{seam_told:>7}"
        )


if __name__ == "__main__":
    folders = [Path(argument) for argument in sys.argv[1:] if not argument.startswith("--")]
    main(folders[0] if folders else FOLDER, as_json="--json" in sys.argv)
