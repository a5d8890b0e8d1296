"""The lessons of Devil and Devil 440: a first deal of each, and one for those who know Devil."""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, OnCard, OnPlace
from game.devil.actions import DevilAction, Discard, Draw, EndDeal, GoOn
from game.devil.options import Devil440Options, DevilOptions
from game.devil.position import DISCARDS, STOCK, hand

_SIX, _NINE, _TEN, _SPECIAL_1 = 18, 30, 34, 38
"""The learner's cards in the lesson of Devil."""
_BENS_NINE, _BENS_ONE, _CLEOS_SIX, _CLEOS_FIVE, _CLEOS_SPECIAL_4 = 31, 0, 21, 14, 39

LESSON: Final[Lesson[DevilAction]] = Lesson(
    id="first",
    title="Devil",
    options=DevilOptions(target=180),
    others=("Ben", "Cleo"),
    seed=14814444,
    steps=(
        Step(
            "Your card plus the top card must end in 5 or 9. 3 + 6 is 9, so play your 6.",
            "DV-7",
            points=(OnPlace(DISCARDS), OnCard(_SIX)),
            do=Discard(_SIX),
            then=(Discard(_BENS_NINE), Discard(_CLEOS_SIX)),
        ),
        Step(
            "Ben's 9 made 15, and so did Cleo's 6. Your 9 does too. Play it.",
            "DV-7",
            points=(OnPlace(DISCARDS), OnCard(_NINE)),
            do=Discard(_NINE),
            then=(Draw(), Draw()),
        ),
        Step(
            "Neither could play, so they drew. Play your 10, and Ben misses a turn.",
            "DV-10",
            points=(OnCard(_TEN), BySeat(1)),
            do=Discard(_TEN),
            then=(Discard(_CLEOS_FIVE),),
        ),
        Step(
            "You have no 4 or 10 for this 5, so draw.",
            "DV-8",
            points=(OnPlace(STOCK), OnPlace(DISCARDS)),
            do=Draw(),
            then=(Discard(_BENS_ONE), Discard(_CLEOS_SPECIAL_4), GoOn()),
        ),
        Step(
            "You drew a 4, and it was played for you. Cleo's Special 4 made you draw 2 and miss a turn.",
            "DV-12",
            points=(OnPlace(DISCARDS), OnPlace(hand(0)), BySeat(2)),
            then=(Draw(), Draw()),
        ),
        Step(
            "The bright cards are Specials. Play your Special 1. Get caught with it and you pay double.",
            "DV-19",
            points=(OnPlace(DISCARDS), OnCard(_SPECIAL_1)),
            do=Discard(_SPECIAL_1),
            instead="That fits too. But see what the Special does.",
        ),
        Step(
            "Now you can end the deal. All hands count double, and theirs are bigger. End it.",
            "DV-11",
            points=(OnPlace(hand(0)), BySeat(1), BySeat(2)),
            do=EndDeal(),
            instead="You could. But they're stuck with more cards. End it.",
        ),
        Step(
            "You score 10, Ben 40, Cleo 44. Make a Special your last card, and they pay double or more.",
            "DV-13",
            points=(BySeat(0), BySeat(1), BySeat(2)),
        ),
        Step(
            "The match ends at 180. Lowest score wins.",
            "DV-20",
            points=(BySeat(0),),
        ),
    ),
)

_EIGHT, _SPECIAL, _TEN_440, _FIRST_BLANK, _DRAWN_FIVE = 28, 38, 50, 53, 15
"""The learner's cards in the first lesson of Devil 440, the last of them drawn."""
_BENS_ONE_440, _BENS_FOUR, _BENS_LAST_TEN, _CLEOS_NINE = 2, 45, 34, 31

FIRST_440: Final[Lesson[DevilAction]] = Lesson(
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
            then=(Discard(_BENS_ONE_440), Draw()),
        ),
        Step(
            "Cleo drew a 4. It fit, so it was played. Play your Special 1 on it.",
            "DV-8",
            points=(OnPlace(DISCARDS), OnCard(_SPECIAL)),
            do=Discard(_SPECIAL),
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
            points=(OnCard(_TEN_440), OnPlace(DISCARDS), BySeat(1)),
            do=Discard(_TEN_440),
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

WHAT_440_ADDS: Final[Lesson[DevilAction]] = Lesson(
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
            "You score nothing, Ben 30 and Cleo 34. Keep that mask and it costs you 20.",
            "DV-18",
            points=(BySeat(0), BySeat(1), BySeat(2)),
        ),
    ),
)
