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
            "Your card plus the top card must end in 5 or 9. 3 + 6 is 9: play your 6.",
            "DV-7",
            points=(OnPlace(DISCARDS), OnCard(_SIX)),
            do=Discard(_SIX),
            then=(Discard(_BENS_NINE), Discard(_CLEOS_SIX)),
        ),
        Step(
            "Ben made 15, and so did Cleo. You can too: 6 + 9. Play your 9.",
            "DV-7",
            points=(OnPlace(DISCARDS), OnCard(_NINE)),
            do=Discard(_NINE),
            then=(Draw(), Draw()),
        ),
        Step(
            "They had nothing, so they each drew a card. 9 + 10 is 19, and a 10 makes Ben miss a turn.",
            "DV-10",
            points=(OnCard(_TEN), BySeat(1)),
            do=Discard(_TEN),
            then=(Discard(_CLEOS_FIVE),),
        ),
        Step(
            "A 5 wants a 4 or a 10, and you're out of both. Draw.",
            "DV-8",
            points=(OnPlace(STOCK),),
            do=Draw(),
            then=(Discard(_BENS_ONE), Discard(_CLEOS_SPECIAL_4), GoOn()),
        ),
        Step(
            "Lucky: your 4 fit, so it was played. Less lucky: Cleo's Special 4 made you draw 2 and miss "
            "a turn.",
            "DV-12",
            points=(OnPlace(DISCARDS), OnPlace(hand(0)), BySeat(2)),
            then=(Draw(), Draw()),
        ),
        Step(
            "Your turn to be nasty. 4 + 1 is 5: play your Special 1. Left in your hand it would double "
            "everything.",
            "DV-19",
            points=(OnPlace(DISCARDS), OnCard(_SPECIAL_1)),
            do=Discard(_SPECIAL_1),
            instead="That fits too. But see what the Special does.",
        ),
        Step(
            "You may end it here, and every hand counts double. They hold more than you. End it.",
            "DV-11",
            points=(OnPlace(hand(0)), BySeat(1), BySeat(2)),
            do=EndDeal(),
            instead="You could. But they're stuck with more cards. End it.",
        ),
        Step(
            "10 for you, 40 for Ben, 44 for Cleo. If your last card is a Special, theirs count more: double "
            "on a 4, four times on a 1.",
            "DV-13",
            points=(BySeat(0), BySeat(1), BySeat(2)),
        ),
        Step(
            "At 180 points the match ends, and the fewest points win. That's all of it. Ready?",
            "DV-20",
            points=(BySeat(0),),
        ),
    ),
)
