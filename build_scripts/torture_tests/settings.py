"""Damage settings files in every way. Valid values must be kept, and all others must get their defaults."""

import json
import shutil
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from random import Random

from saves.files import previous
from saves.settings import NAME, Settings, Speed, read_settings, write_settings
from torture_tests.headless import HeadlessProgram
from torture_tests.mutations import odd_value, replaced_by_something_else, ruined_bytes, ruined_values
from torture_tests.run import Run

NOW = datetime(2026, 3, 1, 20, 15)
SOUND = Settings(speed=Speed.FAST, text_size=1.2, muted=True, think=2.0, names=("Mara", "", "Otto"))
SHOWN_EVERY = 25
"""Trials between two whose settings are put to use."""


def settings(run: Run) -> None:
    """Damage the settings, then read them."""
    folder = run.folder / "trial"
    read = 0
    with HeadlessProgram(run.folder / "program") as program:
        for random in run.trials():
            shutil.rmtree(folder, ignore_errors=True)
            for _ in range(random.randint(1, 2)):
                write_settings(folder, SOUND)
            had_previous = previous(folder / NAME).exists()
            expected = _ruin(folder / NAME, random, SOUND if had_previous else Settings())
            with run.no_traceback("reading settings"):
                found, trouble = read_settings(folder, NOW)
                read += 1
                for name, value in expected.items():
                    if getattr(found, name) != value:
                        run.fail(f"{name} is {getattr(found, name)!r} and should be {value!r}: {trouble}")
                if read_settings(folder, NOW) != (found, ""):
                    run.fail(
                        f"a second start finds other settings than the first, or complains again: {trouble}"
                    )
            if run.tried % SHOWN_EVERY == 1:
                with run.no_traceback("showing settings"):
                    program.show_settings(folder)
    run.did(read, "ruined files read")


def _ruin(path: Path, random: Random, otherwise: Settings) -> dict[str, object]:
    """Damage the file; return the settings that must still be read from it, by name."""
    data = path.read_bytes()
    sound = {name: getattr(SOUND, name) for name in asdict(SOUND)}
    match random.randrange(4):
        case 0:
            path.write_bytes(ruined_bytes(data, random))
            return {}
        case 1:
            path.write_text(json.dumps(ruined_values(json.loads(data), random)), encoding="utf-8")
            return {}
        case 2:
            name = random.choice(list(sound))
            path.write_text(json.dumps({**json.loads(data), name: odd_value(random)}), encoding="utf-8")
            del sound[name]
            return sound
        case _:
            replaced_by_something_else(path, random)
            return {name: getattr(otherwise, name) for name in sound}
