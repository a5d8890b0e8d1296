"""The command line, run as a person runs it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from brimstone import main
from saves.version import VERSION

ROOT = Path(__file__).resolve().parents[1]


def brimstone(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run the program and wait for it."""
    return subprocess.run(
        [sys.executable, "-m", "brimstone", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_the_same_seed_gives_the_same_result_on_every_run() -> None:
    asked = ("simulate", "devil", "--matches", "5", "--seed", "9", "--seats", "fiend,imp,random", "--json")
    one, other = brimstone(*asked), brimstone(*asked)
    assert one.returncode == 0
    assert one.stdout == other.stdout
    told = json.loads(one.stdout)
    assert [match["seed"] for match in told["matches"]] == [9, 10, 11, 12, 13]
    assert all(len(match["totals"]) == 3 and match["winners"] for match in told["matches"])


def test_the_version_is_told() -> None:
    assert brimstone("--version").stdout == f"Brimstone {VERSION}\n"


def test_results_are_told_in_words_too() -> None:
    run = brimstone("simulate", "devil440", "--matches", "3", "--set", "target=500")
    assert "seat 1  fiend" in run.stdout
    assert "actions in" in run.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("simulate", "devil", "--set", "target=100"), "from 180 to 100,000, not 100"),
        (("simulate", "devil440", "--set", "target=180"), "from 440 to 100,000, not 180"),
        (("simulate", "devil", "--set", "target=soon"), "from 180 to 100,000, not 'soon'"),
        (("simulate", "devil", "--set", "hats=3"), "no option 'hats'"),
        (("simulate", "devil", "--set", "target"), "NAME=VALUE"),
        (("simulate", "devil", "--seats", "fiend"), "Devil is for 2 to 8 players, not 1"),
        (("simulate", "devil", "--seats", ",".join(["imp"] * 9)), "Devil is for 2 to 8 players, not 9"),
        (("simulate", "devil", "--seats", "fiend,angel"), "no opponent called 'angel'"),
        (("simulate", "poker"), "no game called 'poker'"),
        (("simulate", "devil", "--matches", "0"), "isn't a whole number of 1 or more"),
        (("simulate", "devil", "--seed", "-1"), "isn't a whole number of 0 or more"),
    ],
)
def test_nonsense_gets_a_sentence_and_status_two(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(arguments)
    except SystemExit as ended:
        status = ended.code
    assert status == 2
    assert sentence in capsys.readouterr().err


def test_a_person_sees_no_traceback_of_nonsense() -> None:
    run = brimstone("simulate", "poker")
    assert run.returncode == 2
    assert "no game called 'poker'" in run.stderr
    assert "Traceback" not in run.stderr


def heed_interrupts() -> None:
    """What a shell starts in the background ignores them, and so would its children."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def worked(pid: int) -> float:
    """Seconds of a core that a process has had, however busy the machine is."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return int(fields[11]) / os.sysconf("SC_CLK_TCK")


def test_an_interrupt_prints_what_there_is() -> None:
    command = [sys.executable, "-m", "brimstone", "simulate", "devil", "--matches", "1000000", "--json"]
    program = subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
    )
    try:
        while worked(program.pid) < 1.2:
            time.sleep(0.05)
        program.send_signal(signal.SIGINT)
        output, errors = program.communicate(timeout=30)
    finally:
        program.kill()
    assert program.returncode == 0
    assert len(json.loads(output)["matches"]) > 1
    assert "Stopped after" in errors


def test_simulating_never_loads_the_window() -> None:
    told = (
        "import sys, brimstone; brimstone.main(['simulate', 'devil', '--matches', '1']); "
        "print('pygame' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert run.stdout.strip().endswith("False")


def test_without_a_screen_there_is_one_sentence_and_status_two(tmp_path: Path) -> None:
    bare = {
        key: value
        for key, value in os.environ.items()
        if key not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    run = subprocess.run(
        [sys.executable, "-m", "brimstone"],
        cwd=ROOT,
        env={**bare, "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 2
    assert run.stderr.strip() == (
        "brimstone: There's no screen here. Start Brimstone from a desktop session."
    )


def test_a_screen_that_does_not_answer_is_the_same() -> None:
    run = brimstone(DISPLAY=":98765", SDL_VIDEODRIVER="")
    assert run.returncode == 2
    assert "Traceback" not in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1


OPENED = """
import os, sys, threading, time
import brimstone
import pygame
def end():
    while not pygame.display.get_init() or pygame.display.get_surface() is None:
        time.sleep(0.05)
    time.sleep(0.3)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
threading.Thread(target=end, daemon=True).start()
sys.exit(brimstone.main([]))
"""


@pytest.mark.parametrize(
    "home",
    [
        b"APART/home\xff\xfe",
        b"",
        *(
            pytest.param(home, marks=pytest.mark.slow)
            for home in (b"APART/nowhere/at/all", b"relative", b"/dev/null")
        ),
    ],
)
def test_a_home_that_is_odd_or_missing_is_no_trouble(tmp_path: Path, home: bytes) -> None:
    kept = {name: value for name, value in os.environb.items() if name not in (b"HOME", b"XDG_DATA_HOME")}
    quiet = {b"SDL_VIDEODRIVER": b"dummy", b"SDL_AUDIODRIVER": b"dummy", b"PYTHONPATH": os.fsencode(ROOT)}
    run = subprocess.run(
        [sys.executable, "-c", OPENED],
        cwd=tmp_path,  # what the system keeps for a home that is relative, or none, lands there
        env={**kept, b"HOME": home.replace(b"APART", os.fsencode(tmp_path)), **quiet},
        capture_output=True,
        timeout=60,
    )
    assert run.returncode == 0
    assert b"Traceback" not in run.stderr


def test_records_are_printed_from_the_finished_matches(tmp_path: Path) -> None:
    run = brimstone("records", XDG_DATA_HOME=str(tmp_path))
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("You haven't finished a match")
    assert json.loads(brimstone("records", "--json", "--from-logs", XDG_DATA_HOME=str(tmp_path)).stdout) == {
        "records": []
    }
