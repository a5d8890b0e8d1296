"""A first deal of Devil."""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, OnCard, OnPlace
from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.moves import DevilAction
from game.devil.options import DevilOptions
from game.devil.places import DISCARDS, STOCK, hand

_SIX, _NINE, _TEN, _SPECIAL_1 = 21, 30, 36, 38
"""The learner's cards in the first lesson."""
_BENS_THREE, _BENS_FIVE, _CLEOS_SPECIAL_4, _CLEOS_FOUR = 10, 14, 39, 13

AIM: Final = (
    "These four cards are yours. Be rid of them: whatever is left in your hand when the deal "
    "ends counts against you, and the fewest points win."
)
SPECIAL_ON_A_FOUR: Final = (
    "Your Special 1 counts as a 1, and 4 + 1 makes 5. Left in a hand, a Special 1 or 4 doubles "
    "everything there, itself too, so it is good to be rid of it. Lay it."
)

LESSON: Final[Lesson[DevilAction]] = Lesson(
    id="first",
    title="Devil",
    options=DevilOptions(target=180),
    others=("Ben", "Cleo"),
    seed=74105,
    steps=(
        Step(
            AIM,
            "DV-17",
            points=(OnPlace(hand(0)),),
        ),
        Step(
            "A card goes on the top one when their sum ends in 5 or 9. Here your 6 fits, 9 + 6 = 15, "
            "and your 10, 9 + 10 = 19. Lay the 6: click it, then the pile; or drag it there.",
            "DV-7",
            points=(OnPlace(DISCARDS), OnCard(_SIX), OnCard(_TEN)),
            do=Discard(_SIX),
            instead="That fits too. Here the 10 is worth keeping for a moment: lay the 6.",
            then=(Discard(_BENS_THREE), Draw()),
        ),
        Step(
            "Ben laid a 3 on your 6. Cleo had nothing that fits and had to draw. What came was a 6, "
            "and 3 + 6 makes 9, so it was laid at once.",
            "DV-8",
            points=(OnPlace(DISCARDS), BySeat(2)),
        ),
        Step(
            "Only your 9 makes such a sum with this 6. Whoever can lay must: nobody keeps a card back "
            "by drawing. Lay the 9.",
            "DV-7",
            points=(OnPlace(DISCARDS), OnCard(_NINE)),
            do=Discard(_NINE),
            then=(Draw(), Draw()),
        ),
        Step(
            "Both others had to draw, and kept what did not fit. Now your 10: 9 + 10 makes 19. A 10 "
            "skips the next player, who is Ben.",
            "DV-10",
            points=(OnCard(_TEN), BySeat(1)),
            do=Discard(_TEN),
            then=(Draw(),),
        ),
        Step(
            "On a 10 only a 5 or a 9 fits, and you have neither. Click the draw pile.",
            "DV-8",
            points=(OnPlace(STOCK),),
            do=Draw(),
            then=(Draw(), Discard(_CLEOS_SPECIAL_4), GoOn()),
        ),
        Step(
            "You drew a 5, laid at once; Ben drew too. Cleo laid the Special 4: whoever lays a Special may "
            "end the deal with it, or go on. She went on: so you, next in turn, drew two cards and were "
            "skipped.",
            "DV-12",
            points=(OnPlace(DISCARDS), OnPlace(hand(0)), BySeat(2)),
            then=(Discard(_BENS_FIVE), Discard(_CLEOS_FOUR)),
        ),
        Step(
            f"Ben laid a 5, Cleo a 4. {SPECIAL_ON_A_FOUR}",
            "DV-19",
            points=(OnCard(_SPECIAL_1),),
            do=Discard(_SPECIAL_1),
        ),
        Step(
            "Now choose. Go on: Ben draws one and is skipped. End the deal: every hand counts double, yours "
            "6 + 8 = 14, so 28. They hold four cards each, on average some 22 points, 44 doubled: end it.",
            "DV-11",
            points=(OnPlace(hand(0)),),
            do=EndDeal(),
            instead="That is allowed. Here, see first how a deal is counted: end it.",
        ),
        Step(
            "28 for you, 34 for Ben, 28 for Cleo, whose cards were low. A Special 4 doubles your own hand "
            "alone: end with it when yours is light. Is your last card a Special, the others count double "
            "(4) or four times (1).",
            "DV-13",
            points=(BySeat(0), BySeat(1), BySeat(2)),
        ),
        Step(
            "Whoever ended a deal deals the next, and so on until somebody has 180 points. Then the "
            "fewest win.",
            "DV-20",
            points=(BySeat(0),),
        ),
    ),
)
