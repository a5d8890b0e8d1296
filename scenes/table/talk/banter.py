"""Who says something, and what: as a deal begins, and when something befalls somebody."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from random import Random
from typing import Final, TypeAlias

from game.cards import Seat
from game.contract.table import Effect, Occasion
from game.level import Level
from saves.models import Banter, Player

QUIET: Final = {Banter.SOME: 24_000.0, Banter.MUCH: 7_000.0}
"""Milliseconds after a line in which nothing that happens is remarked on."""
OFTEN: Final = {Banter.SOME: 0.6, Banter.MUCH: 1.0}
"""How often something that happens is remarked on after that, as a share."""


class Mood(Enum):
    """Why something is said."""

    GREETING = auto()
    """The first deal begins."""
    AHEAD = auto()
    """The last deal went well for whoever speaks."""
    BEHIND = auto()
    """It did not."""
    SKIPPED = auto()
    SKIPPED_THEM = auto()
    HIT = auto()
    HIT_THEM = auto()
    TOOK = auto()
    THEY_TOOK = auto()
    DARES = auto()
    THEY_DARE = auto()
    NEARLY = auto()
    THEY_NEARLY = auto()


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


ANSWERS: Final[Mapping[Occasion, tuple[Mood, Mood]]] = {
    Occasion.SKIPPED: (Mood.SKIPPED, Mood.SKIPPED_THEM),
    Occasion.HIT: (Mood.HIT, Mood.HIT_THEM),
    Occasion.TOOK: (Mood.TOOK, Mood.THEY_TOOK),
    Occasion.DARED: (Mood.DARES, Mood.THEY_DARE),
    Occasion.NEARLY_OUT: (Mood.NEARLY, Mood.THEY_NEARLY),
}
"""How whoever it happens to takes it, and how another does."""

Lines: TypeAlias = Mapping[Mood, tuple[str, ...]]

IMP: Final[Lines] = {
    Mood.GREETING: ("I know this one! Mostly.", "Is it my turn? Is it?", "No peeking. I promised."),
    Mood.AHEAD: ("Did I do that?", "Luck is a skill. Somebody said so.", "Hee!"),
    Mood.BEHIND: ("I meant to do that.", "These cards are sticky.", "Again! Again!"),
    Mood.SKIPPED: ("But I had a plan!", "Hey! I was next!", "I was not ready anyway."),
    Mood.SKIPPED_THEM: ("Hop! Right over.", "Did you see that? Did you?", "Oh, that must sting."),
    Mood.HIT: ("Ow.", "All of that? For me?", "My poor little hand."),
    Mood.HIT_THEM: ("Hee, not me!", "Better them than me.", "Take that! Whoever did it."),
    Mood.TOOK: ("Mine! All mine!", "Ooh, shiny.", "I can keep this? Really?"),
    Mood.THEY_TOOK: ("I wanted that one.", "Leave some for me!", "No fair. Probably."),
    Mood.DARES: ("Here goes everything!", "Watch this!", "I hope this is how it works."),
    Mood.THEY_DARE: ("Already?", "Are you sure? I would not be.", "Uh-oh."),
    Mood.NEARLY: ("Nearly, nearly, nearly!", "Nobody look at me.", "I can smell it."),
    Mood.THEY_NEARLY: ("Somebody do something!", "That was quick.", "Stop them! Not it!"),
}
FIEND: Final[Lines] = {
    Mood.GREETING: ("Shall we.", "I count, you know.", "Do take your time."),
    Mood.AHEAD: ("Just as I counted.", "You left that open.", "One does what one can."),
    Mood.BEHIND: ("Noted.", "That was well played.", "It will not happen twice."),
    Mood.SKIPPED: ("I can wait.", "That will be remembered.", "Rude, but sound."),
    Mood.SKIPPED_THEM: ("One fewer to worry about.", "Sit down again.", "Such a pity."),
    Mood.HIT: ("Noted, and not forgiven.", "That costs. It will cost you.", "Hm. Expensive."),
    Mood.HIT_THEM: ("It had to be somebody.", "Neatly done.", "I should hate to be there."),
    Mood.TOOK: ("Thank you.", "I had counted on it.", "That belongs with me."),
    Mood.THEY_TOOK: ("Enjoy it while it lasts.", "Dearly bought.", "That was meant for me."),
    Mood.DARES: ("I like the odds.", "Let us settle this.", "Now, I think."),
    Mood.THEY_DARE: ("Brave. We shall see.", "Have you counted?", "Interesting odds."),
    Mood.NEARLY: ("Nearly there.", "You may begin to worry.", "Patience pays."),
    Mood.THEY_NEARLY: ("Careful, everybody.", "I saw that.", "That will have to be stopped."),
}
ARCHDEVIL: Final[Lines] = {
    Mood.GREETING: (
        "I have seen a thousand of these deals.",
        "Sit. Let us see.",
        "I only see my own cards. Enough.",
    ),
    Mood.AHEAD: ("I dreamt it so.", "In most worlds you lose here.", "Inevitable. Nearly."),
    Mood.BEHIND: ("An unlikely world, this one.", "Interesting.", "I had not imagined that."),
    Mood.SKIPPED: ("Time is all I have.", "A turn. I have spent more.", "You fear my turn. Wisely."),
    Mood.SKIPPED_THEM: ("So it was dreamt.", "The wheel passes you by.", "Fate did not call your name."),
    Mood.HIT: ("A small price.", "This too was among the worlds.", "You will want that one back."),
    Mood.HIT_THEM: ("As it must be.", "I felt that in most worlds.", "Fate, with good aim."),
    Mood.TOOK: ("It was always mine.", "One more soul, so to speak.", "I saw it come to me."),
    Mood.THEY_TOOK: ("Borrowed. Not owned.", "Take it. I took the thread.", "A gift, of a kind."),
    Mood.DARES: ("I have seen how this ends.", "Let it be now.", "The hour is well chosen."),
    Mood.THEY_DARE: ("Bold. I know the odds. Do you?", "In half the worlds you are right.", "So soon?"),
    Mood.NEARLY: ("The end has my face.", "One thread left.", "It draws to a close."),
    Mood.THEY_NEARLY: ("I did foresee this. Too late.", "So close. So far.", "Some ends can be turned."),
}

LINES: Final[Mapping[Level, Lines]] = {Level.IMP: IMP, Level.FIEND: FIEND, Level.ARCHDEVIL: ARCHDEVIL}
