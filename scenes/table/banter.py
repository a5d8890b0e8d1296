"""Table talk: an opponent says something as a deal begins, or about what just happened."""

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
MINE: Final = 0.5
"""The share of that time after which opponents remark on what the viewer does or suffers."""
OFTEN: Final = {Banter.SOME: 0.6, Banter.MUCH: 1.0}
"""The share of later effects that are remarked on."""


class Mood(Enum):
    """Why something is said."""

    GREETING = auto()
    AHEAD = auto()
    """The last deal went well for the speaker."""
    BEHIND = auto()
    """The last deal went badly for them."""
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


ANSWERS: Final[Mapping[Occasion, tuple[Mood, Mood]]] = {
    Occasion.SKIPPED: (Mood.SKIPPED, Mood.SKIPPED_THEM),
    Occasion.HIT: (Mood.HIT, Mood.HIT_THEM),
    Occasion.TOOK: (Mood.TOOK, Mood.THEY_TOOK),
    Occasion.DARED: (Mood.DARES, Mood.THEY_DARE),
    Occasion.NEARLY_OUT: (Mood.NEARLY, Mood.THEY_NEARLY),
}
"""The moods of the player it happens to, and of another one."""


def greeting(
    players: Sequence[Player], last: Sequence[int], low_wins: bool, said: Sequence[str], random: Random
) -> tuple[Seat, str] | None:
    """Return a line for the beginning of a deal, and its speaker; None without opponents.

    ``last`` is what each seat got in the deal before, ``said`` the lines of late, the last one last.
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


Lines: TypeAlias = Mapping[Mood, tuple[str, ...]]

IMP: Final[Lines] = {
    Mood.GREETING: ("I know this one! Mostly.", "Is it my turn? Is it?", "No peeking. I promised."),
    Mood.AHEAD: ("Did I do that?", "Luck is a skill. Someone said so.", "Hee!"),
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
    Mood.THEY_NEARLY: ("Someone do something!", "That was quick.", "Stop them! Not it!"),
}
FIEND: Final[Lines] = {
    Mood.GREETING: ("Shall we?", "I count, you know.", "Do take your time."),
    Mood.AHEAD: ("Just as I counted.", "You left that open.", "One does what one can."),
    Mood.BEHIND: ("Noted.", "That was well played.", "It will not happen twice."),
    Mood.SKIPPED: ("I can wait.", "That will be remembered.", "Rude, but sound."),
    Mood.SKIPPED_THEM: ("One fewer to worry about.", "Sit down again.", "Such a pity."),
    Mood.HIT: ("Noted, and not forgiven.", "That costs. It will cost you.", "Hm. Expensive."),
    Mood.HIT_THEM: ("It had to be someone.", "Neatly done.", "I'd hate to be you."),
    Mood.TOOK: ("Thank you.", "I was counting on it.", "That belongs with me."),
    Mood.THEY_TOOK: ("Enjoy it while it lasts.", "Dearly bought.", "That was meant for me."),
    Mood.DARES: ("I like the odds.", "Let us settle this.", "Now, I think."),
    Mood.THEY_DARE: ("Brave. We shall see.", "Have you counted?", "Interesting odds."),
    Mood.NEARLY: ("Nearly there.", "You may begin to worry.", "Patience pays."),
    Mood.THEY_NEARLY: ("Careful, everyone.", "I saw that.", "That will have to be stopped."),
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

OWN_LINES: Final[Mapping[Level, Mapping[str, Lines]]] = {
    Level.IMP: {
        "pip": {
            Mood.GREETING: ("I read the rules! Up to here.",),
            Mood.AHEAD: ("Page one was right!",),
            Mood.HIT: ("That was on page two.",),
        },
        "snick": {
            Mood.GREETING: ("Hee-hee. You'll see.",),
            Mood.BEHIND: ("Not funny. A bit funny.",),
            Mood.TOOK: ("Hee-hee-hee!",),
        },
        "cinder": {
            Mood.GREETING: ("Can I touch the cards?",),
            Mood.HIT_THEM: ("Hot, isn't it?",),
            Mood.BEHIND: ("I got burned. Me!",),
        },
        "tallow": {
            Mood.GREETING: ("I'll take the closest one.",),
            Mood.AHEAD: ("It was right there!",),
            Mood.HIT: ("Drip.",),
        },
        "grizzle": {
            Mood.GREETING: ("Who dealt this?",),
            Mood.BEHIND: ("I blame the dealer.",),
            Mood.SKIPPED: ("The dealer did that.",),
        },
        "nettle": {
            Mood.GREETING: ("Me first. No? Me second.",),
            Mood.SKIPPED: ("That was MY turn!",),
            Mood.SKIPPED_THEM: ("Your turn's mine now.",),
        },
        "soot": {
            Mood.GREETING: ("Is this the one with jokers?",),
            Mood.AHEAD: ("I thought we were playing snap.",),
            Mood.DARES: ("Snap! No?",),
        },
        "wick": {
            Mood.GREETING: ("Quick, quick, quick.",),
            Mood.NEARLY: ("Almost burned down!",),
            Mood.BEHIND: ("I'm out of wax.",),
        },
    },
    Level.FIEND: {
        "mordax": {
            Mood.GREETING: ("Who wants to bleed first?",),
            Mood.AHEAD: ("I barely used both hands.",),
            Mood.HIT: ("Good. Now it's a fight.",),
            Mood.HIT_THEM: ("Don't cry on the felt.",),
            Mood.DARES: ("All of it. Now.",),
        },
        "lilith": {
            Mood.GREETING: ("I'm in no hurry, darling.",),
            Mood.AHEAD: ("Patience, darling. It pays.",),
            Mood.BEHIND: ("I was waiting for a better one.",),
            Mood.DARES: ("Now I'm sure.",),
            Mood.THEY_DARE: ("So soon, darling?",),
        },
        "vesper": {
            Mood.GREETING: ("Double or nothing? Always.",),
            Mood.AHEAD: ("You see? Double.",),
            Mood.BEHIND: ("Nothing, then.",),
            Mood.DARES: ("I feel lucky. I always do.",),
            Mood.TOOK: ("The big one! I knew it.",),
        },
        "azra": {
            Mood.GREETING: ("I keep the good ones for later.",),
            Mood.AHEAD: ("That wasn't even my best card.",),
            Mood.BEHIND: ("I still have something. I think.",),
            Mood.NEARLY: ("This is what I was saving.",),
            Mood.HIT: ("I save cards, but not that many.",),
        },
        "belial": {
            Mood.GREETING: ("Smile. It'll be over soon.",),
            Mood.AHEAD: ("Early is on time.",),
            Mood.BEHIND: ("Worth it. Look at your faces.",),
            Mood.DARES: ("Why wait?",),
            Mood.THEY_DARE: ("Ah, one of mine.",),
        },
        "ruin": {
            Mood.GREETING: ("I'll settle for the leader losing.",),
            Mood.HIT_THEM: ("That's what winning gets you.",),
            Mood.AHEAD: ("I'm first? Awkward.",),
            Mood.BEHIND: ("You'll be first one day. I'll be here.",),
            Mood.THEY_NEARLY: ("Oh no you don't.",),
        },
        "sable": {
            Mood.GREETING: ("Don't mind me.",),
            Mood.AHEAD: ("Nobody noticed. Good.",),
            Mood.BEHIND: ("It could have been worse. It usually is.",),
            Mood.SKIPPED: ("Fine. I like it quiet.",),
            Mood.THEY_DARE: ("I'd rather not watch.",),
        },
        "thorn": {
            Mood.GREETING: ("Mind the edges.",),
            Mood.HIT_THEM: ("I kept that one just for you.",),
            Mood.AHEAD: ("Everything I have is sharp.",),
            Mood.HIT: ("I'll keep that, too.",),
            Mood.TOOK: ("It'll look nice with the others.",),
        },
    },
    Level.ARCHDEVIL: {
        "asmodea": {
            Mood.GREETING: ("You count. I'll dare.",),
            Mood.AHEAD: ("You were still counting.",),
            Mood.DARES: ("Someone has to.",),
            Mood.BEHIND: ("I'd do it again.",),
        },
        "malphas": {
            Mood.GREETING: ("I have built towers with less.",),
            Mood.AHEAD: ("Brick by brick.",),
            Mood.BEHIND: ("A wall falls. I have more walls.",),
            Mood.TOOK: ("One more stone.",),
        },
        "zagan": {
            Mood.GREETING: ("I was dealt water. Watch me pour wine.",),
            Mood.AHEAD: ("Wine.",),
            Mood.BEHIND: ("Water, this time.",),
            Mood.DARES: ("From nothing, everything.",),
        },
        "vine": {
            Mood.GREETING: ("Climb, by all means.",),
            Mood.HIT_THEM: ("Too high.",),
            Mood.THEY_NEARLY: ("I have you by the ankle.",),
            Mood.BEHIND: ("Higher, then. I can wait.",),
        },
        "paimon": {
            Mood.GREETING: ("Not yet.",),
            Mood.AHEAD: ("Then.",),
            Mood.BEHIND: ("It wasn't time.",),
            Mood.DARES: ("Now.",),
        },
        "naberia": {
            Mood.GREETING: ("I remember you.",),
            Mood.HIT: ("I'll remember that.",),
            Mood.HIT_THEM: ("You remember why.",),
            Mood.AHEAD: ("I told you I'd remember.",),
        },
        "orobas": {
            Mood.GREETING: ("I only bite back.",),
            Mood.HIT: ("You'll wish you'd asked nicely.",),
            Mood.AHEAD: ("Nothing personal.",),
            Mood.HIT_THEM: ("You asked.",),
        },
        "astaroth": {
            Mood.GREETING: ("Spend it while it's warm.",),
            Mood.AHEAD: ("Easy come.",),
            Mood.BEHIND: ("Easy go.",),
            Mood.TOOK: ("For the pile by the bed.",),
        },
        "sariel": {
            Mood.GREETING: ("Call when you're ready. They all were.",),
            Mood.THEY_DARE: ("They all said that.",),
            Mood.AHEAD: ("Another grave, well dug.",),
        },
        "nergal": {
            Mood.GREETING: ("Draw. Go on. Draw.",),
            Mood.HIT_THEM: ("Two more. How sweet.",),
            Mood.BEHIND: ("I prefer it when you draw.",),
        },
        "momus": {
            Mood.GREETING: ("Knock, knock.",),
            Mood.AHEAD: ("The joke was you.",),
            Mood.BEHIND: ("I'd lose twice for that punchline.",),
            Mood.DARES: ("Stop me if you've heard this one.",),
        },
        "abaddon": {
            Mood.GREETING: ("I haven't eaten.",),
            Mood.TOOK: ("Seconds.",),
            Mood.THEY_TOOK: ("I was going to eat that.",),
            Mood.DARES: ("I'm still hungry.",),
        },
        "mephisto": {
            Mood.GREETING: ("Read the small print. Nobody does.",),
            Mood.AHEAD: ("You signed, remember?",),
            Mood.BEHIND: ("There's a clause for that.",),
            Mood.TOOK: ("As agreed.",),
        },
    },
}
"""Lines of a single opponent, by name; they come before those that any opponent of its level may say."""
