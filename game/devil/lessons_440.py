"""A first deal of Devil 440 for whoever knows no Devil, and one of what it adds for whoever does."""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, OnCard, OnPlace
from game.devil.actions import Discard, Draw, GoOn
from game.devil.lesson import AIM, SPECIAL_ON_A_FOUR
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
        Step(AIM, "DV-17", points=(OnPlace(hand(0)),)),
        Step(
            "A card goes on the top one when their sum ends in 5 or 9. On this 7 your 8 fits, for 15. Lay "
            "the 8: click it, then the pile; or drag it there.",
            "DV-7",
            points=(OnPlace(DISCARDS), OnCard(_EIGHT)),
            do=Discard(_EIGHT),
            instead="That fits too, but keep the blank for a turn when nothing else fits.",
            then=(Discard(_BENS_ONE), Draw()),
        ),
        Step(
            "Ben laid a 1 on your 8. Cleo had nothing that fits and had to draw. What came was a 4, "
            "and 1 + 4 makes 5, so it was laid at once.",
            "DV-8",
            points=(OnPlace(DISCARDS), BySeat(2)),
        ),
        Step(
            SPECIAL_ON_A_FOUR,
            "DV-19",
            points=(OnCard(_SPECIAL_1),),
            do=Discard(_SPECIAL_1),
            instead="That fits too. Here, see what the Special does.",
        ),
        Step(
            "Now you choose. End the deal, and every hand counts double: yours would be 20 for the blank "
            "and 10, twice. Go on, and Ben draws one and is skipped. Go on.",
            "DV-11",
            points=(OnPlace(hand(0)), BySeat(1)),
            do=GoOn(),
            instead="That is allowed, but it would cost you 60 points. Go on instead.",
            then=(Draw(),),
        ),
        Step(
            "On the Special 1 a 4 or an 8 fits, and a blank never touches a Special. Cleo could only draw, "
            "and so can you. Click the draw pile.",
            "DV-15",
            points=(OnPlace(STOCK), OnPlace(DISCARDS)),
            do=Draw(),
            then=(Discard(_BENS_FOUR), Draw()),
        ),
        Step(
            "Ben laid a 4, and Cleo drew a blank that went on it. Any number goes on a blank: lay your "
            "10. It skips the next player, who is Ben.",
            "DV-15",
            points=(OnCard(_TEN), OnPlace(DISCARDS), BySeat(1)),
            do=Discard(_TEN),
            instead="That fits too. To see what a 10 does, lay the 10.",
            then=(Discard(_CLEOS_NINE),),
        ),
        Step(
            "On Cleo's 9 your 5 does not fit, your blank does. Whoever can lay must: nobody keeps a card "
            "back by drawing. And a blank left in a hand costs 20. Lay it.",
            "DV-7",
            points=(OnCard(_FIRST_BLANK), OnCard(_DRAWN_FIVE), OnPlace(DISCARDS)),
            do=Discard(_FIRST_BLANK),
            then=(Discard(_BENS_LAST_TEN),),
        ),
        Step(
            "Ben's 10 skipped Cleo, and 10 + 5 makes 15. Lay your last card, and the deal is over.",
            "DV-17",
            points=(OnCard(_DRAWN_FIVE), BySeat(2)),
            do=Discard(_DRAWN_FIVE),
        ),
        Step(
            "Nothing for you, 12 for Ben and 32 for Cleo. Had a Special been your last card, theirs would "
            "have counted double, with a Special 1 even four times.",
            "DV-13",
            points=(BySeat(0), BySeat(1), BySeat(2)),
        ),
        Step(
            "Not met yet: a Special 4 makes the next player draw two, or ends the deal with your hand "
            "alone doubled. An Onifuda goes on anything and ends it, all doubled.",
            "DV-16",
        ),
        Step(
            "Whoever ended a deal deals the next, and so on until somebody has 440 points. Then the "
            "fewest win.",
            "DV-20",
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
            "Devil 440 goes to 440 points, with more 1s, 4s, 10s and Specials, two blanks and the "
            "Onifuda. You hold two of the new cards.",
            "DV-2",
            points=(OnCard(_BLANK), OnCard(_ONIFUDA)),
        ),
        Step(
            "A blank stands for any number, so it goes on this 7. Left in a hand it would cost 20. Lay it.",
            "DV-15",
            points=(OnCard(_BLANK), OnPlace(DISCARDS)),
            do=Discard(_BLANK),
            instead="That is allowed. To see what a blank does, lay the blank.",
            then=(Discard(_BENS_TEN),),
        ),
        Step(
            "Any number goes on a blank too: Ben laid a 10, and Cleo is skipped. Only a Special may "
            "never touch a blank, either way round.",
            "DV-15",
            points=(OnPlace(DISCARDS), BySeat(2)),
        ),
        Step(
            "10 + 9 makes 19: lay the 9. The Onifuda would fit as well, for it goes on anything.",
            "DV-7",
            points=(OnCard(_LARGE_NINE), OnCard(_ONIFUDA)),
            do=Discard(_LARGE_NINE),
            instead="Not yet: with the 5 and the 9 still in your hand it would cost you their points.",
            then=(Discard(_BENS_OTHER_TEN),),
        ),
        Step(
            "And 10 + 5 makes 15. Lay the 5.",
            "DV-7",
            points=(OnCard(_FIVE),),
            do=Discard(_FIVE),
            instead="Not yet: the 5 would still count against you, and double.",
            then=(Draw(),),
        ),
        Step(
            "Now the Onifuda. It ends the deal at once, and every hand counts double; yours is empty. "
            "If it is the only card that fits it must be laid, however much you hold.",
            "DV-16",
            points=(OnCard(_ONIFUDA),),
            do=Discard(_ONIFUDA),
        ),
        Step(
            "Nothing for you, 30 for Ben and 34 for Cleo. Left in your hand, an Onifuda would have cost "
            "you 20 at least.",
            "DV-18",
            points=(BySeat(0), BySeat(1), BySeat(2)),
        ),
    ),
)
