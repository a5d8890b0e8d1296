"""The lesson of Angel: a first deal."""

from typing import Final

from game.angel.actions import AngelAction, CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import ANGEL, DEVIL
from game.angel.options import AngelOptions
from game.angel.position import TRASH, hand, unseen
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
            "Five cards each, and nobody's looked. Everyone flips one. You dealt, so you're last.",
            "AN-5",
            points=(OnPlace(unseen(0)),),
            then=(DiscardUnseen(2), DiscardUnseen(2), DiscardUnseen(0)),
        ),
        Step(
            "Flipped cards are out, and the lowest goes first. Ben's 6 is lowest so far. "
            "Flip your third card.",
            "AN-6",
            points=(OnPlace(unseen(0)), OnPlace(TRASH)),
            do=DiscardUnseen(2),
            instead="Any would do, really. But flip the third, for me.",
        ),
        Step(
            "Your 5 is lowest, so you go first. And meet the Devil. He's worth nothing, and he won't leave.",
            "AN-9",
            points=(OnPlace(TRASH), OnCard(DEVIL), OnPlace(hand(0))),
        ),
        Step(
            "Throw away your lowest card and draw another. Click the 4♥, then the discard pile.",
            "AN-8",
            points=(OnCard(_FOUR), OnPlace(TRASH)),
            do=Discard(_FOUR),
            instead="You could. But the 4♥ is worth least, so throw that.",
            then=(Discard(22), Discard(1), Discard(21)),
        ),
        Step(
            "Another 5! A pair adds 20, so you have 38. Keep it, and throw away the 8♣.",
            "AN-13",
            points=(OnCard(_EIGHT),),
            do=Discard(_EIGHT),
            instead="Break up a pair? Never. Throw away the 8♣.",
            then=(Discard(23), Discard(35), Discard(33)),
        ),
        Step(
            "From your third turn you can call Judgement Day. With 36? I wouldn't. Throw away the 6♠.",
            "AN-10",
            points=(OnCard(_SIX),),
            do=Discard(_SIX),
            instead="Keep your pair. Throw away the 6♠.",
            otherwise="Three people would thank you. Throw away the 6♠.",
            then=(Discard(31), Discard(26), Discard(20)),
        ),
        Step(
            "The Angel! She's worth 15 and can be any card. Here she's a third 5. Three of a kind adds 50. "
            "You have 75.",
            "AN-15",
            points=(OnCard(ANGEL), OnPlace(hand(0))),
        ),
        Step(
            "Call, and the deal ends. If anyone beats you, you alone lose a credit. But 75 is a lot."
            " Call it!",
            "AN-18",
            points=(OnPlace(hand(0)),),
            do=CallJudgementDay(),
            instead="And break that up? Press Judgement Day.",
        ),
        Step(
            "You win a credit. Dan has the worst hand and loses one. First to ten wins. If anyone "
            "runs out, the match ends. Ready?",
            "AN-17",
            points=(BySeat(0), BySeat(3)),
        ),
    ),
)
