"""The lesson of Angel: a first deal."""

from typing import Final

from game.angel.actions import AngelAction, CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import ANGEL, DEVIL
from game.angel.options import FEWEST, AngelOptions
from game.angel.position import HANDS, STOCK, TRASH, UNSEEN
from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, InZone, OnCard, OnPlace

_FOUR, _EIGHT, _SIX = 13, 37, 5

LESSON: Final[Lesson[AngelAction]] = Lesson(
    id="first",
    title="Angel",
    options=AngelOptions(target=FEWEST),
    others=("Ben", "Cleo", "Dan"),
    seed=166738,
    recap=(
        "From your third turn on, you can call Judgement Day.",
        "The best hand wins a credit. The worst loses one.",
        "First to ten credits wins, or seven in a short match.",
    ),
    steps=(
        Step(
            "The deck has ace to ten in each suit, an Angel and a Devil. You all get five cards, face down. "
            "Going clockwise, everyone flips a card. It's out for this deal.",
            "AN-5",
            points=(OnPlace(UNSEEN[0]),),
            then=(DiscardUnseen(2), DiscardUnseen(2), DiscardUnseen(0)),
        ),
        Step(
            "The lowest number goes first. If two tie, the one flipped first goes first. "
            "No peeking. Flip the middle card.",
            "AN-6",
            points=(OnPlace(UNSEEN[0]), OnPlace(TRASH)),
            do=DiscardUnseen(2),
            order="Flip the middle card.",
            instead="They all look the same from the back. Humour me, flip the middle one.",
        ),
        Step(
            "Your 5 is the lowest, so you go first. And meet the Devil. He's worth nothing, and you "
            "can't throw him away.",
            "AN-9",
            points=(OnCard(DEVIL), OnPlace(TRASH)),
        ),
        Step(
            "Turns always go the other way, anticlockwise, so Dan is next. Each turn, throw a card away and "
            "draw another. Drag the 4♥ to the discard pile.",
            "AN-8",
            points=(OnCard(_FOUR), OnPlace(TRASH), BySeat(3)),
            do=Discard(_FOUR),
            instead="You could. But the 4♥ is your lowest, so throw that.",
            then=(Discard(22), Discard(1), Discard(21)),
        ),
        Step(
            "Another 5! Your hand is worth all its cards added up, plus your best combination. A pair adds "
            "20, and you're stuck with the Devil, so throw away the 8♣.",
            "AN-13",
            points=(OnCard(_EIGHT), OnCard(DEVIL), InZone("notes")),
            do=Discard(_EIGHT),
            instead="Break up a pair? Never. Throw away the 8♣.",
            then=(Discard(23), Discard(35), Discard(33)),
        ),
        Step(
            "From your third turn on, you can call Judgement Day instead of throwing a card away. That ends "
            "the deal. Call with 36? I wouldn't. Throw away the 6♠.",
            "AN-10",
            points=(OnCard(_SIX), OnPlace(STOCK)),
            do=Discard(_SIX),
            instead="Keep your pair. Throw away the 6♠.",
            otherwise="Three people would thank you. Throw away the 6♠.",
            then=(Discard(31), Discard(26), Discard(20)),
        ),
        Step(
            "The Angel! She's worth 15 and can be any card. She's your third 5, so you get 50 instead of 20.",
            "AN-15",
            points=(OnCard(ANGEL), InZone("notes")),
        ),
        Step(
            "The best hand always wins a credit, and the worst loses one. But if you call and someone beats "
            "you, you lose one and nobody else does. With 75, call it!",
            "AN-18",
            points=(OnPlace(HANDS[0]),),
            do=CallJudgementDay(),
            instead="Throw that away? Never. Press Judgement Day.",
        ),
        Step(
            "You win a credit and Dan loses one. First to ten credits wins, or seven in a short match. "
            "If anyone runs out of credits, the leader wins.",
            "AN-17",
            points=(OnPlace(HANDS[0]), OnPlace(HANDS[3]), BySeat(0)),
        ),
    ),
)
