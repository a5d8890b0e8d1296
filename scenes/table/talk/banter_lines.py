"""What opponents say, by how well they play and what has just happened."""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final, TypeAlias

from game.contract.table import Occasion
from game.level import Level


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
