"""A first deal of Angel."""

from typing import Final

from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import ANGEL, DEVIL
from game.angel.moves import AngelAction
from game.angel.options import AngelOptions
from game.angel.places import STOCK, TRASH, hand, unseen
from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, OnCard, OnPlace

_FOUR, _EIGHT, _SIX = 13, 37, 5

LESSON: Final[Lesson[AngelAction]] = Lesson(
    id="first",
    title="Angel",
    options=AngelOptions(),
    others=("Ben", "Cleo", "Dan"),
    seed=166738,
    steps=(
        Step(
            "Everybody has five cards, and nobody has looked at them. Each turns one up, the way a clock "
            "goes: Ben, Cleo, Dan, and you last, for you dealt.",
            "AN-5",
            points=(OnPlace(unseen(0)),),
            then=(DiscardUnseen(2), DiscardUnseen(2), DiscardUnseen(0)),
        ),
        Step(
            "Ben turned up a 6, Cleo a 10, Dan the 9 on top: these are out of the deal. The lowest card goes "
            "first. Nobody can know which of yours that is: click the third.",
            "AN-6",
            points=(OnPlace(unseen(0)), OnPlace(TRASH)),
            do=DiscardUnseen(2),
            instead="Any of them would do. In this lesson take the third.",
        ),
        Step(
            "A five: you go first, then Dan, against the clock. Of your four cards the Devil counts "
            "nothing, fits nothing and cannot be discarded: 5 + 4 + 8 = 17.",
            "AN-9",
            points=(OnCard(DEVIL), OnPlace(hand(0))),
        ),
        Step(
            "In a turn you discard a card and draw another. Discard your lowest, the 4♥: click it, then the "
            "trash, the pile that lies open; or drag it there.",
            "AN-8",
            points=(OnCard(_FOUR), OnPlace(TRASH)),
            do=Discard(_FOUR),
            instead="That is allowed, but see first what comes for the 4♥.",
            then=(Discard(22), Discard(1), Discard(21)),
        ),
        Step(
            "A second 5 came. A pair earns 20: 5 + 5 + 8 = 18, and 20 make 38. Then the others had "
            "their turns: Dan, Cleo, Ben. Keep the pair, discard the 8♣.",
            "AN-13",
            points=(OnCard(_EIGHT),),
            do=Discard(_EIGHT),
            instead="Keep the pair, for its 20 points, and do not call yet: 38 is little. Discard the 8♣.",
            then=(Discard(23), Discard(35), Discard(33)),
        ),
        Step(
            "A 6 came, no better. With the Devil in your hand a sequence or a flush is out of reach, but "
            "a third 5 is not. Discard the 6♠.",
            "AN-16",
            points=(OnCard(_SIX), OnCard(DEVIL)),
            do=Discard(_SIX),
            instead="Keep the pair, and do not call yet: the others draw too. Discard the 6♠.",
            then=(Discard(31), Discard(26), Discard(20)),
        ),
        Step(
            "The Angel! It counts 15 and stands for whatever helps most, here a third 5. Three of a kind "
            "earn 50: 5 + 5 + 15 = 25, and 50 make 75.",
            "AN-15",
            points=(OnCard(ANGEL),),
        ),
        Step(
            "A deal ends when this pile is used up, or when somebody calls Judgement Day. Call while "
            "another hand is better, and you lose a credit. 75 is a lot: call.",
            "AN-10",
            points=(OnPlace(STOCK),),
            do=CallJudgementDay(),
            instead="Here, press Judgement Day.",
        ),
        Step(
            "Yours is the best hand and gains a credit; Dan's is the worst and loses one. A wrong call "
            "costs the caller alone; the best still gain.",
            "AN-17",
            points=(BySeat(0), BySeat(3)),
        ),
        Step(
            "With ten credits you win. Once somebody has none the match is over too, and the most credits "
            "win. Equal players win together.",
            "AN-20",
            points=(BySeat(0),),
        ),
    ),
)
