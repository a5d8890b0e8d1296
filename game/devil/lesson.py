"""A first deal of Devil."""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, OnCard, OnPlace
from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.moves import DevilAction
from game.devil.options import DevilOptions
from game.devil.places import DISCARDS, STOCK, hand

_SIX, _NINE, _TEN, _SPECIAL_1 = 18, 30, 34, 38
"""The learner's cards in the first lesson."""
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
            "Ben's 9 made 15, then Cleo's 6 did. So can you. Play your 9.",
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
            "You have no 4 and no 10 for this 5, so draw.",
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
            "The bright cards are Specials. Play your Special 1: caught holding it, you'd pay double.",
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
            "The match ends at 180. Lowest score wins. Ready?",
            "DV-20",
            points=(BySeat(0),),
        ),
    ),
)
