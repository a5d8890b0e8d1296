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
            "Your card plus the top card must end in 5 or 9. 7 + 8 is 15, so play your 8.",
            "DV-7",
            points=(OnPlace(DISCARDS), OnCard(_EIGHT)),
            do=Discard(_EIGHT),
            instead="That fits too. But save your blank for later.",
            then=(Discard(_BENS_ONE), Draw()),
        ),
        Step(
            "Cleo drew a 4. It fit, so it was played. Play your Special 1 on it.",
            "DV-8",
            points=(OnPlace(DISCARDS), OnCard(_SPECIAL_1)),
            do=Discard(_SPECIAL_1),
            instead="That fits too. But see what the Special does.",
        ),
        Step(
            "You could end the deal, but your own hand would count double too. Keep going, and Ben draws 1.",
            "DV-11",
            points=(OnPlace(hand(0)), BySeat(1)),
            do=GoOn(),
            instead="You could. But it costs you 60 points. Keep going.",
            then=(Draw(),),
        ),
        Step(
            "A blank can't touch a Special, and nothing else adds up. Draw.",
            "DV-15",
            points=(OnPlace(STOCK), OnPlace(DISCARDS)),
            do=Draw(),
            then=(Discard(_BENS_FOUR), Draw()),
        ),
        Step(
            "Cleo drew a blank. Any number fits on it. Play your 10, and Ben misses a turn.",
            "DV-15",
            points=(OnCard(_TEN), OnPlace(DISCARDS), BySeat(1)),
            do=Discard(_TEN),
            instead="That fits too. But see what a 10 does.",
            then=(Discard(_CLEOS_NINE),),
        ),
        Step(
            "Your 5 doesn't fit, but a blank does. Play it, or it costs you 20.",
            "DV-7",
            points=(OnCard(_FIRST_BLANK), OnCard(_DRAWN_FIVE), OnPlace(DISCARDS)),
            do=Discard(_FIRST_BLANK),
            then=(Discard(_BENS_LAST_TEN),),
        ),
        Step(
            "Ben's 10 made Cleo miss a turn. Play your last card and go out.",
            "DV-17",
            points=(OnCard(_DRAWN_FIVE), BySeat(2)),
            do=Discard(_DRAWN_FIVE),
        ),
        Step(
            "You score nothing, Ben 12 and Cleo 32. Go out on a Special, and theirs count even more.",
            "DV-13",
            points=(BySeat(0), BySeat(1), BySeat(2)),
        ),
        Step(
            "Watch for an Onifuda. It ends the deal and doubles every hand. At 440 the match ends.",
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
            "Devil 440 has more cards, and two new ones. You hold a blank and the Onifuda.",
            "DV-2",
            points=(OnCard(_BLANK), OnCard(_ONIFUDA)),
        ),
        Step(
            "A blank fits any number. Left in your hand, it costs 20. Play it.",
            "DV-15",
            points=(OnCard(_BLANK), OnPlace(DISCARDS)),
            do=Discard(_BLANK),
            instead="You could. But see what a blank does.",
            then=(Discard(_BENS_TEN),),
        ),
        Step(
            "Any number fits on a blank too, like Ben's 10. Only a Special doesn't.",
            "DV-15",
            points=(OnPlace(DISCARDS), BySeat(2)),
        ),
        Step(
            "Save the Onifuda. You hold too much to end the deal now. Play your 9.",
            "DV-7",
            points=(OnCard(_LARGE_NINE), OnCard(_ONIFUDA)),
            do=Discard(_LARGE_NINE),
            instead="Not yet. Your 5 and 9 would count double.",
            then=(Discard(_BENS_OTHER_TEN),),
        ),
        Step(
            "10 + 5 is 15. Play your 5.",
            "DV-7",
            points=(OnCard(_FIVE),),
            do=Discard(_FIVE),
            instead="Not yet. Your 5 would count double.",
            then=(Draw(),),
        ),
        Step(
            "Now play the Onifuda. The deal ends, and every other hand counts double.",
            "DV-16",
            points=(OnCard(_ONIFUDA),),
            do=Discard(_ONIFUDA),
        ),
        Step(
            "You score nothing, Ben 30 and Cleo 34. Kept, that mask would have cost you 20.",
            "DV-18",
            points=(BySeat(0), BySeat(1), BySeat(2)),
        ),
    ),
)
