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
            "You were dealt both jokers of the deck. They go on a 4♠ alone, so they are likely to stay "
            "with you, at fifty points each. Some turns are played for you first.",
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
            "Your 2s made Ben and Cleo take cards. Now be rid of what you hold beside the jokers: lay the "
            "6♠ on the 2♠.",
            "JD-4",
            points=(OnCard(7), OnPlace(_FIRST)),
            do=Play(7, 0),
            instead="That is allowed. Here, lay the 6♠ on the first pile.",
        ),
        Step(
            "The Q♦ goes on the 2♦.",
            "JD-4",
            points=(OnCard(91), OnPlace(_THIRD)),
            do=Play(91, 2),
            instead="That is allowed. Here, lay the Q♦ on the third pile.",
        ),
        Step(
            "And the 3♥ on the 3♥.",
            "JD-4",
            points=(OnCard(69), OnPlace(_SECOND)),
            do=Play(69, 1),
            instead="Here, lay the 3♥ on the second pile.",
            then=(Play(88, 2), Play(57, 0), Play(26, 1), Take()),
        ),
        Step(
            "Your hand counts 102. Ben has 19 cards and Cleo 29, about 8 points each: far more. So show "
            "the jokers: play stops, and every hand counts. You may at any time.",
            "JD-22",
            points=(OnCard(0), OnCard(1), BySeat(_BEN), BySeat(_CLEO)),
            do=ShowJokers(),
            instead="That is allowed. Here, show the jokers.",
        ),
        Step(
            "Ben and Cleo have more than 105 points, so the match has ended, and you have the fewest: you "
            "win. Show two jokers only while every other hand counts more than yours.",
            "JD-22",
            points=(BySeat(0), BySeat(_BEN), BySeat(_CLEO)),
        ),
    ),
)
