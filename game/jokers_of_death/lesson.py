"""A first deal of Jokers of Death."""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, InZone, OnCard, OnPlace
from game.jokers_of_death.actions import Draw, JokersAction, Knock, NameSuit, Play, Reverse, Take
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.places import PILES

_HEARTS, _DIAMONDS = 1, 2
_BEN, _CLEO = 1, 2
_FIRST, _SECOND, _THIRD = PILES[:3]

LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="first",
    title="Jokers of Death",
    options=JokersOptions(),
    others=("Ben", "Cleo"),
    seed=13240,
    steps=(
        Step(
            "Get rid of your cards. Play one on each pile, same suit or same rank. "
            "Start with the 5♣ on the 6♣.",
            "JD-4",
            points=(OnPlace(_FIRST), OnCard(45)),
            do=Play(45, 0),
            instead="That fits too, but start with the 5♣ on the 6♣.",
            then=(Play(44, 2), Play(9, 1)),
        ),
        Step(
            "An 8 goes on anything, and you name the next suit. You hold six diamonds, so call diamonds.",
            "JD-17",
            points=(OnPlace(_SECOND),),
            do=NameSuit(_DIAMONDS),
            instead="You hold more diamonds than that. Call diamonds.",
            then=(
                *(Play(52, 2), Play(99, 0), Play(83, 1), Play(49, 0), Play(32, 1), Play(26, 2)),
                *(Play(28, 1), Play(50, 0), Play(72, 2)),
            ),
        ),
        Step(
            "You played an ace and a 10. The ace skips someone, and a 10 lets you reverse. "
            "Reverse, and you skip Ben instead.",
            "JD-18",
            points=(OnPlace(_FIRST), OnPlace(_SECOND), InZone("direction"), BySeat(_BEN), BySeat(_CLEO)),
            do=Reverse(),
            instead="Then you'd skip Cleo. Let's annoy Ben. Reverse.",
            then=(Play(16, 2), Play(30, 1), Play(97, 0)),
        ),
        Step(
            "Cleo's 2 is aimed at you. Play another 2, or draw two cards. "
            "Your 2♠ makes it Ben's problem, for four.",
            "JD-10",
            points=(OnPlace(_THIRD), OnCard(3)),
            do=Play(3, 2),
            instead="You could draw, but why not let Ben? Play the 2♠.",
            then=(Take(), Play(91, 1), Play(65, 2), Play(101, 0), Play(14, 2)),
        ),
        Step(
            "Ben drew four. Cover your king right away, with a spade or an 8. Cover it with the 3♠.",
            "JD-20",
            points=(OnPlace(_THIRD), OnCard(56)),
            do=Play(56, 2),
            instead="That covers it too, but use the 3♠.",
            otherwise="You could draw, but you want fewer cards. Play the 3♠.",
            then=(
                *(Play(78, 1), Play(36, 0)),
                *(Play(88, 0), Play(18, 1), Play(17, 2)),
                *(Play(57, 1), Play(23, 0), Play(20, 2)),
            ),
        ),
        Step(
            "Cleo's 4♠ costs you four cards, but a joker kills the whole pile. "
            "It's also 50 points you don't want. Play it.",
            "JD-16",
            points=(OnPlace(_SECOND), OnCard(1)),
            do=Play(1, 1),
            instead="And keep a joker that costs 50? Play it.",
            then=(
                *(Play(7, 2), Play(87, 0), NameSuit(_DIAMONDS), Play(62, 2), Play(39, 0)),
                *(Play(40, 0), Play(90, 0), Play(86, 0), Play(59, 2)),
                *(Play(4, 2), Play(82, 0), Play(60, 2), Play(48, 0), NameSuit(_HEARTS)),
                *(Play(25, 0), Play(21, 0), Draw(), Play(47, 2)),
                *(Play(34, 2), Play(61, 0), NameSuit(_HEARTS), Play(75, 0), Play(22, 2), NameSuit(_DIAMONDS)),
                *(Play(85, 2),),
            ),
        ),
        Step(
            "A few turns later, one card left. Knock, or you can't go out on it. Everyone forgets once.",
            "JD-7",
            points=(BySeat(0),),
            do=Knock(),
            instead="That's how people lose. Knock.",
        ),
        Step(
            "Your 5♥ goes on the 9♥. Play it and you're out.",
            "JD-8",
            points=(OnPlace(_FIRST), OnCard(71)),
            do=Play(71, 0),
        ),
        Step(
            "95 for Ben, 30 for Cleo, none for you. At 105 the match ends, and the lowest score wins. "
            "That's Jokers of Death. Ready?",
            "JD-24",
            points=(BySeat(_BEN), BySeat(_CLEO)),
        ),
    ),
)
