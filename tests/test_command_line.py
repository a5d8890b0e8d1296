"""The command line, run as a person runs it."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from brimstone import main
from saves.managing import export
from saves.store import Store
from tests import ROOT
from tests.saves.matches import NOW, begun, only_header, play_on


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


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("simulate", "devil", "--set", "target=100"), "from 180 to 100,000, not 100"),
        (("simulate", "devil", "--set", "target=soon"), "from 180 to 100,000, not 'soon'"),
        (("simulate", "devil", "--set", "hats=3"), "no option 'hats'"),
        (("simulate", "devil", "--set", "target"), "NAME=VALUE"),
        (("simulate", "devil", "--seats", "fiend"), "Devil is for 2 to 8 players, not 1"),
        (("simulate", "devil", "--seats", "fiend,angel"), "no opponent called 'angel'"),
        (("simulate", "poker"), "no game called 'poker'"),
        (("simulate", "devil", "--matches", "0"), "isn't a whole number from 1"),
        (("simulate", "devil", "--seed", "-1"), "isn't a whole number from 0"),
        (("simulate", "devil", "--seed", "9" * 5000), "isn't a whole number from 0"),
        (("arena", "devil", "--seats", "fiend,god"), "no opponent called 'god'"),
        (("arena", "devil", "--think", "9" * 5000), "isn't a number of seconds"),
        (("simulate", "devil", "--set", "target=200", "--set", " target =300"), "'target' is set twice"),
        (("simulate", "devil", "--se", "3"), "--se"),
        (("simulate", "devil", *["x\n"] * 5000), "unrecognized"),
        (("simulate", "devil", "--seats", "p" * 5000 + ",imp"), "no opponent called"),
        (("simulate",), "game"),
        (("play", "devil", "now"), "unrecognized"),
        (("",), "COMMAND"),
    ],
)
def test_nonsense_gets_one_line(arguments, sentence, capsys) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert sentence in told.err and told.out == ""
    assert told.err.startswith("brimstone: ") and told.err.count("\n") == 1 and len(told.err) < 600
    assert "_seed" not in told.err and "usage" not in told.err and "_whole" not in told.err


def test_a_bug_is_logged_behind_one_line(tmp_path: Path, capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise RuntimeError("the deck is upside down")

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("command_line.simulate", stumble)
    assert main(["simulate", "devil"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "upside down" not in told
    assert "upside down" in (tmp_path / "brimstone" / "brimstone.log").read_text(encoding="utf-8")


MANY = "brimstone simulate devil --matches 100 --json"


@pytest.mark.parametrize(
    ("command", "status", "told"),
    [
        (f"{MANY} | true; exit ${{PIPESTATUS[0]}}", 141, ""),
        (f"{MANY} >/dev/full", 2, "The output can't be written"),
        ("brimstone --help >/dev/full", 2, "The output can't be written"),
        ("brimstone --version >/dev/full", 2, "The output can't be written"),
        ("brimstone records >/dev/full", 2, "The output can't be written"),
        ("brimstone poker 2>/dev/full", 2, ""),
        (f"{MANY} >/dev/null 2>/dev/full", 0, ""),
        (f"{MANY} >/dev/null 2>&-", 0, ""),
    ],
)
def test_output_that_nobody_takes_is_no_traceback(tmp_path, command, status, told) -> None:
    run = subprocess.run(
        ["bash", "-c", command.replace("brimstone", f"{sys.executable} -m brimstone")],
        cwd=ROOT,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert run.returncode == status
    without_notes = [line for line in run.stderr.splitlines() if "actions in" not in line]
    assert len(without_notes) == (1 if told else 0) and told in run.stderr


def heed_interrupts() -> None:
    """Restore the handler: a process that a shell starts in the background ignores interrupts, and so do its children."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def worked(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return int(fields[11]) / os.sysconf("SC_CLK_TCK")


def interrupted(words: list[str], work: float, seconds: float = 0) -> tuple[int, str, str]:
    """Interrupt the program, once it has worked and a while longer; return its status and what it said."""
    program = subprocess.Popen(
        [sys.executable, "-m", "brimstone", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
        start_new_session=True,
    )
    try:
        while worked(program.pid) < work:
            time.sleep(0.02)
        time.sleep(seconds)
        os.killpg(program.pid, signal.SIGINT)
        output, errors = program.communicate(timeout=30)
    finally:
        program.kill()
    return program.returncode, output, errors


def test_an_interrupt_prints_what_there_is() -> None:
    status, output, errors = interrupted(["simulate", "devil", "--matches", "1000000", "--json"], 1.2)
    assert status == 0 and "Stopped after" in errors
    assert len(json.loads(output)["matches"]) > 1


@pytest.mark.parametrize("seconds", [0.3, 1.5, 4.0])
def test_an_interrupt_ends_everybody_in_the_arena_without_a_traceback(seconds: float) -> None:
    words = ["arena", "evil", "--deals", "1000", "--think", "30", "--jobs", "2"]
    status, output, errors = interrupted(words, 0.1, seconds)
    assert "Traceback" not in errors and "Error" not in errors, errors
    ends = ((130, ""), (-signal.SIGINT, ""), (0, "\nStopped after 0 of 2000.\n"))
    assert (status, errors) in ends, output


def test_simulating_never_loads_the_window() -> None:
    told = (
        "import sys, brimstone; brimstone.main(['simulate', 'devil', '--matches', '1']); "
        "print('pygame' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert run.stdout.strip().endswith("False")


def test_without_a_screen_the_program_ends_with_one_sentence(tmp_path: Path) -> None:
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
sys.exit(brimstone.main(sys.argv[1:]))
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


@pytest.mark.parametrize("words", [["{file}"], ["play", "{file}"]])
def test_a_match_file_on_the_command_line_opens_as_a_match(tmp_path: Path, words: list[str]) -> None:
    there = Store(tmp_path / "there")
    saved = begun(there)
    play_on(saved, 3)
    there.save(saved, NOW)
    file = tmp_path / "from Otto.BRIMSTONE"
    export(there, only_header(there), file)
    run = subprocess.run(
        [sys.executable, "-c", OPENED, *(word.format(file=file) for word in words)],
        cwd=ROOT,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (run.returncode, run.stderr) == (0, "")
    header = only_header(Store(tmp_path / "brimstone"))
    assert header.imported and header.actions >= 3


def test_records_are_printed_from_the_finished_matches(tmp_path: Path) -> None:
    def told(*options: str) -> str:
        run = brimstone("records", *options, XDG_DATA_HOME=str(tmp_path))
        assert (run.returncode, run.stderr) == (0, "")
        return run.stdout

    assert told().startswith("You haven't finished a match")
    assert json.loads(told("--json")) == {"records": []}
    store = Store(tmp_path / "brimstone")
    saved = begun(store)
    play_on(saved, 100_000)
    store.save(replace(saved, hints=4, seconds=7500), NOW)
    assert told().startswith("Devil, 2 players, imp: won ")
    assert told().endswith(", 2 h 5 min, 4 hints, 0 undos\n")
    (row,) = json.loads(told("--json"))["records"]
    assert (row["game"], row["level"], row["seats"], row["played"], row["hints"]) == ("devil", "imp", 2, 1, 4)
