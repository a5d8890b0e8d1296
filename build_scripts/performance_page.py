"""Tells the figures of docs/performance.json as a page, and which plots go with it."""

import statistics
from collections.abc import Callable, Sequence
from typing import Any

from click_times import FRAME, part_of
from compiled_rates import Compared, as_table
from line_plots import Plot, drawn

from game.catalog import GAMES

Told = dict[str, Any]

HEAD = """# How quick, and how quiet

Every figure here comes from one run of `build_scripts/performance.py` ({day}; {machine}; load {load} as
it began), which writes this page, its plots and `docs/performance.json`. Milliseconds are of one core
(processor time), so that other programs on the machine count less; each stands beside its floor, measured
in the same run. What was aimed at stands in brackets.
"""

START = """## Start

From the first line of the program until the menu is on the screen, and until a key pressed right then is
answered by another page (2 times the floor). The floor is a window of pygame's with nothing in it, for
which SDL loads OpenGL on an X server. Brimstone hands its frames on from memory: what the same window takes
so stands below it.

{table}

What a person has to wait for is imported first: facts about the games, settings, headers of running matches,
forms. What judges files, the rules and words of all games, and every other page come in the background once
the menu is seen and what was pressed at once is answered. What stands between this and the floor is
our own modules being imported, and the forms being laid.
"""

PACKAGED = """### Packaged

The same, both programs packaged by PyInstaller (1.3 times the floor).

{table}
"""

CLICK = """## Click

The controls of every page, of several that read alike one, and every button of each game's fullest table,
at 1920 x 1080: from the event until any pixel on the screen is another one, and until the whole frame is.
The floor is a frame, {frame:.1f} ms (99 of 100 answered within it).

{table}

What is chosen lights up on the screen before anything comes of it; then its page is made and shown in one go.

![Clicks](pictures/performance/click.svg)
"""

OPENED = """## Opening a match

Its log is played again and every fingerprint compared. The longest, {actions:,} actions of {title}:
**{taken:.0f} ms** (100 for 4,000 actions); the floor, reading its file as JSON: {floor:.1f} ms.

![Opening](pictures/performance/open.svg)
"""

MEMORY = """## Memory at the menu

A bare window holds {bare:.0f} MB, and {plain:.0f} MB where it goes without OpenGL, as ours does; the menu
{menu:.0f} MB: {times:.2f} times (1.25). At 1280 x 720, on a screen. What holds it, step by step:

{table}
"""

COMPILED = """## Compiled

The rules, policies and the search, as they are and as a package has them, compiled by mypyc; at the fewest
seats, imagined views at the most; in processor time, both builds by turns, in a run of its own that began
at a load of {load} (random play 3 times as fast, the search 2.5 times; 400,000 random actions a second, at
Devil and Evil 1,000,000; 20,000 views imagined at every table).

{table}

What keeps random play below is C in both builds: a new generator for each shuffle, which where deals are
short at random (Angel, Devil 440) is a fifth of a compiled action; at Jokers finding one card of each face.
"""

GROWS = (
    ("seats", "Random play of whole matches with the rules alone; the best of three runs."),
    ("imagined", "A view taken and a whole position imagined from it, along random play."),
    ("hand", "Medians along random play, at the fewest seats; hands of up to 24 cards."),
    ("table", "A deal and the turns after it, everything moving."),
    ("pixels", "The same by the size of the window."),
    ("budget", "At the fewest seats, along random play; each step up is ten times the one before."),
)
"""What is plotted of how it grows, and how it was measured."""


def page(told: Told) -> str:
    """The page in Markdown."""
    parts = [HEAD.format(**told), _start(told), _packaged(told), _click(told), _opened(told), _memory(told)]
    parts += [_compiled(told), _growth()]
    return "\n".join(part for part in parts if part)


def plots(told: Told) -> dict[str, str]:
    """The plots as SVG, by the names of their files."""
    by_game = _by_game(told)
    found = {
        "seats": Plot("Random actions a second", "seats", "a second", by_game("seats", "seats", "actions")),
        "imagined": Plot(
            "Views imagined a second", "seats", "a second", by_game("seats", "seats", "imagined")
        ),
        "hand": Plot(
            "What is legal, and a view",
            "cards in the hand",
            "microseconds",
            by_game("hand", "cards", "microseconds"),
        ),
        "open": Plot(
            "Opening a match",
            "actions",
            "milliseconds",
            by_game("open", "actions", "milliseconds"),
            {"aimed at: 100": 100.0},
        ),
        "pixels": Plot(
            "Frames of the fullest table, 99 of 100 under",
            "million pixels of the window",
            "milliseconds",
            by_game("pixels", "pixels", "p99", 1e-6),
            {"a frame": FRAME},
        ),
        "table": Plot(
            "Frames at 1920 x 1080, 99 of 100 under",
            "seats",
            "milliseconds",
            by_game("table", "seats", "p99"),
            {"a frame": FRAME},
        ),
        "budget": Plot(
            "Iterations of the Archdevil in one answer",
            "seconds to think",
            "iterations",
            by_game("budget", "budget", "iterations"),
            steep=True,
        ),
        "click": Plot(
            "To an answer",
            "of 100 answers",
            "milliseconds",
            {
                "pressed": _shares(told, "down", "milliseconds"),
                "let go": _shares(told, "up", "milliseconds"),
                "let go, whole": _shares(told, "up", "whole"),
            },
            {"a frame": FRAME},
        ),
    }
    return {name: drawn(plot) for name, plot in found.items()}


def _by_game(told: Told) -> Callable[..., dict[str, Sequence[tuple[float, float]]]]:
    def lines(
        part: str, across: str, up: str, scale: float = 1.0
    ) -> dict[str, Sequence[tuple[float, float]]]:
        found: dict[str, list[tuple[float, float]]] = {}
        for row in told[part]:
            found.setdefault(GAMES.infos[row["game"]].title, []).append((row[across] * scale, row[up]))
        return {name: points for name, points in found.items()}

    return lines


def _shares(told: Told, part: str, key: str) -> list[tuple[float, float]]:
    times = [each[key] for each in told["click"] if each["part"] == part]
    return [(share, part_of(times, share / 100)) for share in (1, 10, 25, 50, 75, 90, 95, 98, 99, 100)]


def _typical(starts: Sequence[Told], kind: str, seen: int) -> float:
    return statistics.median(start[kind][seen] for start in starts)


def _starts_table(starts: dict[str, list[Told]]) -> list[str]:
    bare = next(iter(starts.values()))
    lines = [
        "| | of a core | times the floor | by the clock | times the floor |",
        "| --- | --- | --- | --- | --- |",
    ]
    for name, runs in starts.items():
        name += " (the floor)" if runs is bare else ""
        seen = ("first frame", "a key is answered")[: len(runs[0]["core"])]
        for index, what in enumerate(seen):
            cells = [f"{name}, {what}" if len(seen) > 1 else name]
            for kind in ("core", "clock"):
                value = _typical(runs, kind, index)
                cells += [f"{value:.0f} ms", f"{value / _typical(bare, kind, 0):.2f}"]
            lines.append(f"| {' | '.join(cells)} |")
    return lines


def _start(told: Told) -> str:
    return START.format(table="\n".join(_starts_table(told["start"])))


def _packaged(told: Told) -> str:
    return PACKAGED.format(table="\n".join(_starts_table(told["packaged"]))) if "packaged" in told else ""


def _click(told: Told) -> str:
    lines = [
        "| | answers | median | 99 of 100 under | slowest | later than a frame |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for part, what in (("down", "pressed"), ("up", "let go")):
        answers = [each for each in told["click"] if each["part"] == part]
        late = sum(each["turns"] > 1 or each["milliseconds"] > FRAME for each in answers)
        for seen, key, later in (("first pixel", "milliseconds", str(late)), ("whole", "whole", "")):
            times = [each[key] for each in answers]
            taken = (part_of(times, 0.5), part_of(times, 0.99), max(times))
            cells = [f"{what}: {seen}", str(len(times)), *(f"{each:.1f} ms" for each in taken), later]
            lines.append(f"| {' | '.join(cells)} |")
    return CLICK.format(frame=FRAME, table="\n".join(lines))


def _opened(told: Told) -> str:
    longest = max(told["open"], key=lambda each: float(each["actions"]))
    return OPENED.format(
        actions=longest["actions"],
        title=GAMES.infos[longest["game"]].title,
        taken=longest["milliseconds"],
        floor=longest["floor"],
    )


def _memory(told: Told) -> str:
    memory = dict(told["memory"])
    bare, menu = memory.pop("bare"), 0.0
    plain = memory.pop("plain", bare)
    lines = ["| once there is | MB | more |", "| --- | --- | --- |"]
    for name, value in memory.items():
        lines.append(f"| {name} | {value:.0f} | {value - menu:.0f} |")
        menu = value
    return MEMORY.format(bare=bare, plain=plain, menu=menu, times=menu / bare, table="\n".join(lines))


def _compiled(told: Told) -> str:
    if "compiled" not in told:
        return ""
    rates = [Compared(**each) for each in told["compiled"]["rates"]]
    return COMPILED.format(table="\n".join(as_table(rates)), load=told["compiled"]["load"])


def _growth() -> str:
    pictures = [f"![{name}](pictures/performance/{name}.svg)\n\n{what}\n" for name, what in GROWS]
    return "\n".join(["## How it grows\n", *pictures])
