"""The lessons of Devil and Devil 440: a first deal of each, and one for players who know Devil."""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, OnCard, OnPlace
from game.devil.actions import DevilAction, Discard, Draw, EndDeal, GoOn
from game.devil.cards import THE_ONIFUDA
from game.devil.options import Devil440Options, DevilOptions
from game.devil.position import DISCARDS, HANDS, STOCK

_SIX, _NINE, _TEN, _SPECIAL_1 = 18, 30, 34, 38
"""The learner's cards in the lesson of Devil."""
_BENS_NINE, _BENS_ONE, _CLEOS_SIX, _CLEOS_FIVE, _CLEOS_SPECIAL_4 = 31, 0, 21, 14, 39

LESSON: Final[Lesson[DevilAction]] = Lesson(
    id="first",
    title="Devil",
    options=DevilOptions(target=180),
    others=("Ben", "Cleo"),
    seed=14814444,
    recap=(
        "Your card plus the top card must make a number ending in 5 or 9.",
        "If nothing fits, draw a card.",
        "Cards left in your hand add points, and the lowest score wins.",
    ),
    steps=(
        Step(
            "You start. Your card plus the top card must add up to a number ending in 5 or 9. 3 + 6 = 9, so "
            "play your 6.",
            "DV-7",
            points=(OnPlace(STOCK), OnPlace(DISCARDS), OnCard(_SIX)),
            do=Discard(_SIX),
            then=(Discard(_BENS_NINE), Discard(_CLEOS_SIX)),
        ),
        Step(
            "Ben made 15, and so did Cleo. 6 + 9 = 15, so play your 9. Cards left in your hand at the end "
            "count against you.",
            "DV-7",
            points=(OnPlace(DISCARDS), OnCard(_NINE)),
            do=Discard(_NINE),
            then=(Draw(), Draw()),
        ),
        Step(
            "They had nothing for your 9, so they drew. 9 + 10 = 19, so play your 10. It makes the next "
            "player miss a turn. Sorry, Ben.",
            "DV-10",
            points=(OnCard(_TEN), BySeat(1)),
            do=Discard(_TEN),
            then=(Discard(_CLEOS_FIVE),),
        ),
        Step(
            "Your last card is a Special 1. 5 + 1 = 6, so it doesn't fit. You can draw only if nothing fits. "
            "Draw a card. If it fits, you must play it. If not, you keep it.",
            "DV-8",
            points=(OnPlace(STOCK), OnPlace(DISCARDS), OnCard(_SPECIAL_1)),
            do=Draw(),
            then=(Discard(_BENS_ONE), Discard(_CLEOS_SPECIAL_4)),
        ),
        Step(
            "You drew a 4 and played it. Then Cleo played a Special 4. She can end the deal, but then her "
            "hand counts double. If she doesn't, you draw 2 and miss a turn.",
            "DV-12",
            points=(OnPlace(DISCARDS), BySeat(2)),
            then=(GoOn(), Draw(), Draw()),
        ),
        Step(
            "She kept going, so you drew 2 and missed a turn. 4 + 1 = 5, so play your Special. If you're "
            "left with a Special at the end, your hand counts double.",
            "DV-19",
            points=(OnPlace(DISCARDS), OnCard(_SPECIAL_1)),
            do=Discard(_SPECIAL_1),
            instead="That fits too. But see what the Special does.",
        ),
        Step(
            "End the deal with a Special 1, and every hand counts double. Yours adds up to 5, so you'd "
            "score 10. The others hold more cards, so end it.",
            "DV-11",
            points=(OnPlace(HANDS[0]), BySeat(1), BySeat(2)),
            do=EndDeal(),
            instead="You could. But the others hold more cards, so end it.",
        ),
        Step(
            "You score 10, Ben 40, Cleo 44. You ended the deal, so you deal next. When someone reaches 180, "
            "the lowest score wins.",
            "DV-20",
            points=(BySeat(0), BySeat(1), BySeat(2)),
        ),
        Step(
            "A deal also ends when you go out. Play your last card, and you score 0. If it's a Special 4, "
            "the other hands count double. A Special 1 makes them count four times.",
            "DV-13",
            points=(BySeat(0),),
        ),
    ),
)

_EIGHT, _SPECIAL, _TEN_440, _FIRST_BLANK, _DRAWN_FIVE = 28, 38, 50, 53, 15
"""The learner's cards in the first lesson of Devil 440; the last one is drawn."""
_BENS_ONE_440, _BENS_FOUR, _BENS_LAST_TEN, _CLEOS_NINE = 2, 45, 34, 31

FIRST_440: Final[Lesson[DevilAction]] = Lesson(
    id="first",
    title="Devil 440",
    teaches="The whole game, from the start.",
    options=Devil440Options(target=440),
    others=("Ben", "Cleo"),
    seed=1941626,
    recap=(
        "Your card plus the top card must make a number ending in 5 or 9.",
        "A blank is any number. It goes on anything but a Special.",
        "The Onifuda goes on anything and ends the deal.",
    ),
    steps=(
        Step(
            "You start. Your card plus the top card must add up to a number ending in 5 or 9. 7 + 8 = 15, so "
            "play your 8.",
            "DV-7",
            points=(OnPlace(STOCK), OnPlace(DISCARDS), OnCard(_EIGHT)),
            do=Discard(_EIGHT),
            instead="That fits too. But save your blank for later.",
            then=(Discard(_BENS_ONE_440), Draw()),
        ),
        Step(
            "Cleo drew a 4. It fitted, so she played it. 4 + 1 = 5, so play your Special 1. If you still "
            "hold a Special when the deal ends, your whole hand counts double.",
            "DV-8",
            points=(OnPlace(DISCARDS), OnCard(_SPECIAL)),
            do=Discard(_SPECIAL),
            instead="That fits too. But see what the Special does.",
        ),
        Step(
            "You have a choice. If you end the deal, every hand counts double. With a 10 and a "
            "blank, worth 20, that costs you 60. Keep going. Ben draws a card and misses a turn.",
            "DV-11",
            points=(OnPlace(HANDS[0]), BySeat(1)),
            do=GoOn(),
            instead="And score 60? Keep going.",
            then=(Draw(),),
        ),
        Step(
            "1 + 10 = 11, no good. And a blank can't go on a Special. Draw a card. If it fits, "
            "you must play it. If not, your turn is over.",
            "DV-15",
            points=(OnPlace(STOCK), OnPlace(DISCARDS)),
            do=Draw(),
            then=(Discard(_BENS_FOUR), Draw()),
        ),
        Step(
            "Cleo drew a blank card and played it. Anything but a Special fits on it. A 10 makes the next "
            "player miss a turn. Play yours.",
            "DV-15",
            points=(OnCard(_TEN_440), OnPlace(DISCARDS), BySeat(1)),
            do=Discard(_TEN_440),
            instead="That fits too. But see what a 10 does.",
            then=(Discard(_CLEOS_NINE),),
        ),
        Step(
            "9 + 5 = 14, no good. But your blank fits, so play it. Then you won't be stuck with its 20 "
            "points.",
            "DV-7",
            points=(OnCard(_FIRST_BLANK), OnCard(_DRAWN_FIVE), OnPlace(DISCARDS)),
            do=Discard(_FIRST_BLANK),
            then=(Discard(_BENS_LAST_TEN),),
        ),
        Step(
            "10 + 5 = 15. Play your last card to go out and score 0. Go out on a Special 4 and the other "
            "hands count double. On a Special 1, they count four times.",
            "DV-17",
            points=(OnCard(_DRAWN_FIVE),),
            do=Discard(_DRAWN_FIVE),
        ),
        Step(
            "Play a Special 4 with cards left, and you can end the deal. Then only your own hand counts "
            "double. Or keep going: the next player draws 2 cards and misses a turn.",
            "DV-12",
            shows=_CLEOS_SPECIAL_4,
        ),
        Step(
            "The Onifuda fits on anything, ends the deal and doubles every hand. Left in your hand, it "
            "costs 20, like a blank. When someone reaches 440, the lowest score wins.",
            "DV-16",
            shows=THE_ONIFUDA,
        ),
    ),
)

_BLANK, _ONIFUDA, _FIVE, _LARGE_NINE = 54, THE_ONIFUDA, 17, 31
_BENS_TEN, _BENS_OTHER_TEN = 50, 49

WHAT_440_ADDS: Final[Lesson[DevilAction]] = Lesson(
    id="440",
    title="What 440 adds",
    teaches="For anyone who knows Devil.",
    recap=(
        "A blank fits on anything but a Special.",
        "The Onifuda fits on anything and ends the deal.",
        "Either one costs you 20 if you're stuck with it.",
    ),
    assumes="devil",
    options=Devil440Options(target=440),
    others=("Ben", "Cleo"),
    seed=1318,
    steps=(
        Step(
            "Devil 440 adds more Specials, more 10s and two new kinds of card. You have both, a blank "
            "and the Onifuda, the demon's mask.",
            "DV-2",
            points=(OnCard(_BLANK), OnCard(_ONIFUDA)),
        ),
        Step(
            "A blank fits on anything but a Special. If you get stuck with it, it costs you 20. Play it.",
            "DV-15",
            points=(OnCard(_BLANK), OnPlace(DISCARDS)),
            do=Discard(_BLANK),
            instead="You could. But see what a blank does.",
            then=(Discard(_BENS_TEN),),
        ),
        Step(
            "Anything but a Special fits on a blank, too. Ben played a 10, so Cleo missed a turn.",
            "DV-15",
            points=(OnPlace(DISCARDS), BySeat(2)),
        ),
        Step(
            "10 + 9 = 19, so play your 9. Save the Onifuda until your hand is smaller.",
            "DV-7",
            points=(OnCard(_LARGE_NINE), OnCard(_ONIFUDA)),
            do=Discard(_LARGE_NINE),
            instead="You could. But save the Onifuda, and play your 9.",
            then=(Discard(_BENS_OTHER_TEN),),
        ),
        Step(
            "10 + 5 = 15. Play your 5.",
            "DV-7",
            points=(OnCard(_FIVE),),
            do=Discard(_FIVE),
            instead="Not yet. You'd score 10 for your 5.",
            then=(Draw(),),
        ),
        Step(
            "Now play the Onifuda. It fits on anything and ends the deal, and every hand counts double. "
            "Yours will be empty.",
            "DV-16",
            points=(OnCard(_ONIFUDA),),
            do=Discard(_ONIFUDA),
        ),
        Step(
            "You score 0, Ben 30, Cleo 34. But if you're stuck with the mask, it costs you 20.",
            "DV-18",
            points=(BySeat(0), BySeat(1), BySeat(2)),
        ),
    ),
)
