"""What opponents say: a short line when a deal begins, by how the last one went for them."""

from collections.abc import Sequence
from enum import Enum, auto
from random import Random

from game.cards import Seat
from game.contract.search import Level
from saves.models import Player


class Mood(Enum):
    """Why something is said."""

    GREETING = auto()
    AHEAD = auto()
    BEHIND = auto()


LINES = {
    Level.IMP: {
        Mood.GREETING: ("I know this one! Mostly.", "Is it my turn? Is it?", "No peeking. I promised."),
        Mood.AHEAD: ("Did I do that?", "Luck is a skill. Somebody said so.", "Hee!"),
        Mood.BEHIND: ("I meant to do that.", "These cards are sticky.", "Again! Again!"),
    },
    Level.FIEND: {
        Mood.GREETING: ("Shall we.", "I count, you know.", "Do take your time."),
        Mood.AHEAD: ("As reckoned.", "You left that open.", "One does what one can."),
        Mood.BEHIND: ("Noted.", "That was well played.", "It will not happen twice."),
    },
    Level.ARCHDEVIL: {
        Mood.GREETING: (
            "I have seen a thousand of these deals.",
            "Sit. Let us see.",
            "I only see my own cards. Enough.",
        ),
        Mood.AHEAD: ("I dreamt it so.", "In most worlds you lose here.", "Inevitable. Nearly."),
        Mood.BEHIND: ("An unlikely world, this one.", "Interesting.", "I had not imagined that."),
    },
}


def spoken(
    players: Sequence[Player], last: Sequence[int], low_wins: bool, random: Random
) -> tuple[Seat, str] | None:
    """Who says what as a deal begins, if there is an opponent to say anything.

    Args:
        players: by seat.
        last: what each seat got in the deal before; empty at the first one.
        low_wins: whether few points are good.
        random: chooses among the lines; nothing in the match depends on it.
    """
    opponents = [(seat, player.level) for seat, player in enumerate(players) if player.level is not None]
    if not opponents:
        return None
    seat, level = opponents[int(random.random() * len(opponents))]
    mood = Mood.GREETING
    if last:
        best = min(last) if low_wins else max(last)
        mood = Mood.AHEAD if last[seat] == best else Mood.BEHIND
    lines = LINES[level][mood]
    return seat, lines[int(random.random() * len(lines))]
