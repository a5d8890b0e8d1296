"""What two jokers in one hand are good for, in a short deal of its own (JD-22)."""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, OnCard, OnPlace
from game.jokers_of_death.actions import JokersAction, Play, Reverse, ShowJokers, Take
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.places import PILES

_BEN, _CLEO = 1, 2
_FIRST, _SECOND, _THIRD = PILES[:3]

JOKERS_LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="two jokers",
    title="Showing two jokers",
    options=JokersOptions(),
    others=("Ben", "Cleo"),
    seed=59839,
    steps=(
        Step(
            "You have both jokers. Show them any time, and the deal stops and every hand counts. "
            "100 points in hand usually loses.",
            "JD-22",
            points=(OnCard(0), OnCard(1)),
            then=(
                *(Play(105, 2), Play(102, 2), Play(67, 1), Play(92, 0), Play(28, 0), Reverse()),
                *(Play(16, 1), Play(32, 0), Play(44, 2)),
                *(Play(68, 1), Take()),
                *(Play(42, 2), Play(6, 0), Play(72, 1)),
                *(Take(), Play(60, 0), Play(70, 1), Play(47, 2)),
                *(Play(94, 2), Play(17, 1), Play(3, 0)),
                *(Play(81, 2), Take(), Take()),
            ),
        ),
        Step(
            "So first get rid of the rest, and make the others draw. Your 2s just did. "
            "Play the 6♠ on the 2♠.",
            "JD-4",
            points=(OnCard(7), OnPlace(_FIRST)),
            do=Play(7, 0),
            instead="You could do that, but it's too early. Play the 6♠.",
        ),
        Step(
            "Now play the Q♦ on the 2♦.",
            "JD-4",
            points=(OnCard(91), OnPlace(_THIRD)),
            do=Play(91, 2),
            instead="You could do that, but it's too early. Play the Q♦.",
        ),
        Step(
            "And your 3♥ on the other 3♥. Patience.",
            "JD-4",
            points=(OnCard(69), OnPlace(_SECOND)),
            do=Play(69, 1),
            instead="You could do that, but one more turn pays. Play the 3♥.",
            then=(Play(88, 2), Play(57, 0), Play(26, 1), Take()),
        ),
        Step(
            "You hold 102. Ben has 19 cards and Cleo 29, at about 8 points a card. "
            "For once it pays. Show them.",
            "JD-22",
            points=(OnCard(0), OnCard(1), BySeat(_BEN), BySeat(_CLEO)),
            do=ShowJokers(),
            instead="You could do that, but now it pays. Show the jokers.",
        ),
        Step(
            "102 for you, 184 for Ben, 246 for Cleo. They're past 105, and the lowest score wins. "
            "Don't get used to it. Ready?",
            "JD-22",
            points=(BySeat(0), BySeat(_BEN), BySeat(_CLEO)),
        ),
    ),
)
