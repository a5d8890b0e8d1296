"""A player without a name is called You, and every sentence to them is good grammar, in every game."""

import re
from random import Random

from game.level import Level
from game.match import Match
from game.sentences import Cast
from scenes.endings import ending_of
from scenes.players import YOU
from tests.conformance.phrases import said_of_a_position, said_of_events
from tests.conformance.tables import Setting
from tests.each import each_sample
from tests.game.matches import NAMES

MOST_ACTIONS = 400
PERSON = 1
"""The person's seat: not the first, so that an order of seats puts others before."""
OF_ANOTHER = re.compile(
    r"\b(?<!of )[Yy]ou (?!pass\b|miss\b|always\b|as\b|less\b|across\b)\w+s\b|\b[Yy]ou's\b"
)
"""A verb in the third person: ``You wins``, but not ``neither of you wins``."""
IN_THE_MIDDLE = re.compile(r"[a-z,] You\b")
"""A capital in the middle of a sentence."""
AFTER_ANOTHER = re.compile(rf"(?:{'|'.join(NAMES)}) and you\b")
"""Somebody else named first: ``Ben and you``."""
AS_OF_ANOTHER = re.compile(r"(?!(?:points|clubs|diamonds|hearts|spades)\b)[a-z]+s\b")
"""The beginning of words at a seat that only go with another name: ``wins the battle`` under You."""


def cast_of(match: Match) -> Cast:
    """Return a cast with the person in the second seat, who gave no name."""
    return Cast((NAMES[0], YOU, *NAMES[2 : match.seats]), PERSON)


def is_wrong(words: str) -> bool:
    """True if the words don't speak to the person as "you" throughout."""
    return any(wrong.search(words) for wrong in (OF_ANOTHER, IN_THE_MIDDLE, AFTER_ANOTHER))


@each_sample
def test_all_that_is_said_to_you_is_said_as_one_speaks_to_you(setting: Setting) -> None:
    match, random = setting.match(8), Random(8)
    wrong: set[str] = set()
    while (seat := match.to_move) is not None and len(match.log) < MOST_ACTIONS:
        before = match.view(PERSON)
        level = Level.FIEND if (seat + len(match.log) // 9) % 2 else Level.IMP
        events = match.play(seat, setting.game.search.policies[level](match.view(seat), random))
        cast = cast_of(match)
        told = [*said_of_events(match, before, events, cast), *said_of_a_position(match, cast)]
        wrong |= {str(each) for _, each in told if is_wrong(str(each))}
        for event in match.seen_by(PERSON, events):
            effects = setting.game.words.effects(event, match.view(PERSON), cast)
            wrong |= {each.words for each in effects if AS_OF_ANOTHER.match(each.words)}
    if match.to_move is None:
        ending = ending_of(match, cast_of(match))
        told = [ending.headline, ending.story, ending.decided, ending.boldest]
        wrong |= {each for each in told if is_wrong(each)}
    assert not wrong, "\n".join(sorted(wrong))
