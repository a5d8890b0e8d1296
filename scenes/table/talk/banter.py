"""Table talk: an opponent says something as a deal begins, or about what just happened."""

from collections.abc import Sequence
from random import Random
from typing import Final

from game.cards import Seat
from game.contract.table import Effect
from saves.models import Banter, Player
from scenes.table.talk.lines import ANSWERS, LINES, OWN_LINES, Mood

QUIET: Final = {Banter.SOME: 24_000.0, Banter.MUCH: 7_000.0}
"""Milliseconds after a line in which nothing that happens is remarked on."""
OFTEN: Final = {Banter.SOME: 0.6, Banter.MUCH: 1.0}
"""The share of later effects that are remarked on."""


def greeting(
    players: Sequence[Player], last: Sequence[int], low_wins: bool, said: Sequence[str], random: Random
) -> tuple[Seat, str] | None:
    """Return a line for the beginning of a deal, and its speaker; None without opponents.

    Args:
        players: by seat.
        last: what each seat got in the deal before; empty at the first one.
        low_wins: True if few points are good.
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
    """Return a line about an effect that is worth one, and its speaker; None without any.

    It is said by an opponent who brought it about or suffers it, or else by any other.
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
    """Return a line of somebody's: a fresh one of their own, a fresh one of their level, or the stalest."""
    player = players[seat]
    assert player.level is not None
    own = OWN_LINES[player.level].get(player.name.lower(), {}).get(mood, ())
    lines = (*own, *LINES[player.level][mood])
    for some in (own, lines):
        fresh = [line for line in some if line not in said]
        if fresh:
            return seat, fresh[int(random.random() * len(fresh))]
    last = {line: index for index, line in enumerate(said)}
    return seat, min(lines, key=last.__getitem__)
