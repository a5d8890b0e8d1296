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

AIM: Final = (
    "These four cards are yours. Get rid of them: whatever is left in your hand when the deal "
    "ends counts against you, and the fewest points win."
)
SPECIAL_ON_A_FOUR: Final = (
    "Your Special 1 counts as a 1, and 4 + 1 makes 5. Left in a hand, a Special 1 or 4 doubles "
    "everything there, itself too: be rid of it. Lay it."
)

LESSON: Final[Lesson[DevilAction]] = Lesson(
    id="first",
    title="Devil",
    options=DevilOptions(target=180),
    others=("Ben", "Cleo"),
    seed=14814444,
    steps=(
        Step(
            AIM,
            "DV-17",
            points=(OnPlace(hand(0)),),
        ),
        Step(
            "A card goes on the top one when their sum ends in 5 or 9. On this 3 your 6 fits: 3 + 6 makes 9. "
            "Lay it: click it, then the pile; or drag it there.",
            "DV-7",
            points=(OnPlace(DISCARDS), OnCard(_SIX)),
            do=Discard(_SIX),
            then=(Discard(_BENS_NINE), Discard(_CLEOS_SIX)),
        ),
        Step(
            "Ben laid a 9, for 6 + 9 makes 15, and Cleo a 6 on it. Only your 9 fits that. Whoever can lay "
            "must: nobody keeps a card back by drawing. Lay the 9.",
            "DV-7",
            points=(OnPlace(DISCARDS), OnCard(_NINE)),
            do=Discard(_NINE),
            then=(Draw(), Draw()),
        ),
        Step(
            "Both others had nothing that fits and had to draw a card each, which they keep. Now your 10: "
            "9 + 10 makes 19. A 10 skips the next player, who is Ben.",
            "DV-10",
            points=(OnCard(_TEN), BySeat(1)),
            do=Discard(_TEN),
            then=(Discard(_CLEOS_FIVE),),
        ),
        Step(
            "Cleo laid a 5, and only a 4 or a 10 goes on that. You have neither. Click the draw pile.",
            "DV-8",
            points=(OnPlace(STOCK),),
            do=Draw(),
            then=(Discard(_BENS_ONE), Discard(_CLEOS_SPECIAL_4), GoOn()),
        ),
        Step(
            "You drew a 4, and it was laid at once: 5 + 4 makes 9. Then Ben laid a 1 and Cleo the Special "
            "4: you had to draw two and were skipped.",
            "DV-12",
            points=(OnPlace(DISCARDS), OnPlace(hand(0)), BySeat(2)),
            then=(Draw(), Draw()),
        ),
        Step(
            f"Both others drew. {SPECIAL_ON_A_FOUR}",
            "DV-19",
            points=(OnPlace(DISCARDS), OnCard(_SPECIAL_1)),
            do=Discard(_SPECIAL_1),
            instead="That fits too. Here, see what the Special does.",
        ),
        Step(
            "Go on: Ben draws one and is skipped. End the deal: every hand counts double, yours 5 twice. "
            "They hold four and three cards, so far more: end it.",
            "DV-11",
            points=(OnPlace(hand(0)), BySeat(1), BySeat(2)),
            do=EndDeal(),
            instead="That is allowed. Here, see first how a deal is counted: end it.",
        ),
        Step(
            "10 for you, 40 for Ben, 44 for Cleo. A Special 4 doubles your own hand alone. As your very "
            "last card it doubles all others, and a Special 1 doubles them twice.",
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
