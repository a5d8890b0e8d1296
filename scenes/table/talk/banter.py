"""Who says something, and what: as a deal begins, and when something befalls somebody."""

from collections.abc import Sequence
from random import Random
from typing import Final

from game.cards import Seat
from game.contract.table import Effect
from saves.models import Banter, Player
from scenes.table.talk.banter_lines import ANSWERS, LINES, Mood

QUIET: Final = {Banter.SOME: 24_000.0, Banter.MUCH: 7_000.0}
"""Milliseconds after a line in which nothing that happens is remarked on."""
OFTEN: Final = {Banter.SOME: 0.6, Banter.MUCH: 1.0}
"""How often something that happens is remarked on after that, as a share."""


def greeting(
    players: Sequence[Player], last: Sequence[int], low_wins: bool, said: Sequence[str], random: Random
) -> tuple[Seat, str] | None:
    """Who says what as a deal begins, if there is an opponent to say anything.

    Args:
        players: by seat.
        last: what each seat got in the deal before; empty at the first one.
        low_wins: whether few points are good.
        said: lines that were said lately, the last one last.
        random: chooses among the lines; nothing in the match depends on it.
    """
    opponents = [seat for seat, player in enumerate(players) if player.level is not None]
    if not opponents:
        return None
    seat = opponents[int(random.random() * len(opponents))]
    mood = Mood.GREETING
    if last:
        best = min(last) if low_wins else max(last)
        mood = Mood.AHEAD if last[seat] == best else Mood.BEHIND
    return _line(players, seat, mood, said, random)


def remark(
    players: Sequence[Player], effects: Sequence[Effect], said: Sequence[str], random: Random
) -> tuple[Seat, str] | None:
    """Who says what to something that befalls somebody, if there is anything to be said.

    Whoever it befalls speaks, or whoever brought it about, or any other opponent.
    """
    effect = next((each for each in effects if each.occasion is not None), None)
    if effect is None or effect.occasion is None:
        return None
    opponents = [seat for seat, player in enumerate(players) if player.level is not None]
    concerned = [seat for seat in opponents if seat in (effect.seat, effect.by)]
    speakers = concerned or opponents
    if not speakers:
        return None
    seat = speakers[int(random.random() * len(speakers))]
    own, others = ANSWERS[effect.occasion]
    return _line(players, seat, own if seat == effect.seat else others, said, random)


def _line(
    players: Sequence[Player], seat: Seat, mood: Mood, said: Sequence[str], random: Random
) -> tuple[Seat, str]:
    """A line of somebody's, fresh if there is one; else the one that was said longest ago."""
    level = players[seat].level
    assert level is not None
    lines = LINES[level][mood]
    fresh = [line for line in lines if line not in said]
    if fresh:
        return seat, fresh[int(random.random() * len(fresh))]
    last = {line: index for index, line in enumerate(said)}
    return seat, min(lines, key=last.__getitem__)
