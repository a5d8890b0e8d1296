"""A first deal of Devil 440 for whoever knows no Devil, and one of what it adds for whoever does."""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, OnCard, OnPlace
from game.devil.actions import Discard, Draw, GoOn
from game.devil.moves import DevilAction
from game.devil.options import Devil440Options
from game.devil.places import DISCARDS, STOCK, hand

_EIGHT, _SPECIAL_1, _TEN, _FIRST_BLANK, _DRAWN_FIVE = 28, 38, 50, 53, 15
"""The learner's cards in the first lesson, the last of them drawn."""
_BENS_ONE, _BENS_FOUR, _BENS_LAST_TEN, _CLEOS_NINE = 2, 45, 34, 31

LESSON: Final[Lesson[DevilAction]] = Lesson(
    id="first",
    title="Devil 440",
    options=Devil440Options(target=440),
    others=("Ben", "Cleo"),
    seed=1941626,
    steps=(
        Step(
            "Your card plus the top card must end in 5 or 9. 7 + 8 is 15: play your 8.",
            "DV-7",
            points=(OnPlace(DISCARDS), OnCard(_EIGHT)),
            do=Discard(_EIGHT),
            instead="That fits too, but save the blank for a turn when nothing else does.",
            then=(Discard(_BENS_ONE), Draw()),
        ),
        Step(
            "Cleo had nothing, drew a 4, and it fit, so it was played. 4 + 1 is 5: play your Special 1.",
            "DV-8",
            points=(OnPlace(DISCARDS), OnCard(_SPECIAL_1)),
            do=Discard(_SPECIAL_1),
            instead="That fits too. But see what the Special does.",
        ),
        Step(
            "End the deal now and every hand counts double, and your blank alone is 20. Keep going: Ben "
            "draws 1 and misses a turn.",
            "DV-11",
            points=(OnPlace(hand(0)), BySeat(1)),
            do=GoOn(),
            instead="You could, but it would cost you 60 points. Keep going.",
            then=(Draw(),),
        ),
        Step(
            "Nothing adds up, and a blank never touches a Special. Draw.",
            "DV-15",
            points=(OnPlace(STOCK), OnPlace(DISCARDS)),
            do=Draw(),
            then=(Discard(_BENS_FOUR), Draw()),
        ),
        Step(
            "Cleo drew a blank, and anything fits a blank. Play your 10: it makes Ben miss a turn.",
            "DV-15",
            points=(OnCard(_TEN), OnPlace(DISCARDS), BySeat(1)),
            do=Discard(_TEN),
            instead="That fits too. But see what a 10 does.",
            then=(Discard(_CLEOS_NINE),),
        ),
        Step(
            "Your 5 doesn't fit, your blank does. If you can play, you must, and this one would cost you 20.",
            "DV-7",
            points=(OnCard(_FIRST_BLANK), OnCard(_DRAWN_FIVE), OnPlace(DISCARDS)),
            do=Discard(_FIRST_BLANK),
            then=(Discard(_BENS_LAST_TEN),),
        ),
        Step(
            "Ben's 10 skipped Cleo. 10 + 5 is 15: play your last card and go out.",
            "DV-17",
            points=(OnCard(_DRAWN_FIVE), BySeat(2)),
            do=Discard(_DRAWN_FIVE),
        ),
        Step(
            "Nothing for you, 12 for Ben, 32 for Cleo. Out on a Special 4, theirs would double. On a Special "
            "1, four times.",
            "DV-13",
            points=(BySeat(0), BySeat(1), BySeat(2)),
        ),
        Step(
            "Beware of Onifuda: it fits anything, ends the deal and doubles every hand. At 440 the match "
            "ends. Ready?",
            "DV-16",
            points=(BySeat(0),),
        ),
    ),
)

_BLANK, _ONIFUDA, _FIVE, _LARGE_NINE = 54, 55, 17, 31
_BENS_TEN, _BENS_OTHER_TEN = 50, 49

LESSON_440: Final[Lesson[DevilAction]] = Lesson(
    id="440",
    title="What Devil 440 adds",
    assumes="devil",
    options=Devil440Options(target=440),
    others=("Ben", "Cleo"),
    seed=1318,
    steps=(
        Step(
            "Devil 440 has more of everything, and two new cards. You hold both: a blank and the Onifuda.",
            "DV-2",
            points=(OnCard(_BLANK), OnCard(_ONIFUDA)),
        ),
        Step(
            "A blank fits any number, so it goes on this 7. Left in your hand it costs 20: play it.",
            "DV-15",
            points=(OnCard(_BLANK), OnPlace(DISCARDS)),
            do=Discard(_BLANK),
            instead="You could. But see what a blank does.",
            then=(Discard(_BENS_TEN),),
        ),
        Step(
            "Any number fits a blank too: Ben's 10 did. Only a Special never touches one.",
            "DV-15",
            points=(OnPlace(DISCARDS), BySeat(2)),
        ),
        Step(
            "10 + 9 is 19: play your 9. The Onifuda fits as well, but you hold too much to end it.",
            "DV-7",
            points=(OnCard(_LARGE_NINE), OnCard(_ONIFUDA)),
            do=Discard(_LARGE_NINE),
            instead="Not yet. The 5 and the 9 in your hand would count double.",
            then=(Discard(_BENS_OTHER_TEN),),
        ),
        Step(
            "10 + 5 is 15: play your 5.",
            "DV-7",
            points=(OnCard(_FIVE),),
            do=Discard(_FIVE),
            instead="Not yet. The 5 in your hand would count double.",
            then=(Draw(),),
        ),
        Step(
            "Now the Onifuda. The deal ends, every hand counts double, and yours is empty.",
            "DV-16",
            points=(OnCard(_ONIFUDA),),
            do=Discard(_ONIFUDA),
        ),
        Step(
            "Nothing for you, 30 for Ben, 34 for Cleo. Stuck in your hand it would have cost you 20.",
            "DV-18",
            points=(BySeat(0), BySeat(1), BySeat(2)),
        ),
    ),
)
