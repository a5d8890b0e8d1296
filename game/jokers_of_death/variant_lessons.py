"""What each variant of Jokers of Death adds, in a short deal of its own (JD-25 to JD-30, JD-22)."""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, OnCard, OnPlace
from game.jokers_of_death.actions import Draw, JokersAction, Play, ShowJokers, TakeUp
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.places import PILES, STOCK
from game.jokers_of_death.setup import rules_of

_HAND_SWITCHING: Final = JokersOptions(switching=True)
_ACES: Final = JokersOptions(aces=True)
_FREE_PILE: Final = JokersOptions(free_pile=True)
_FIVE_PILES: Final = JokersOptions(five_piles=True)
_BEN, _CLEO = 1, 2

HAND_SWITCHING_LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="hand switching",
    title="Hand switching",
    options=_HAND_SWITCHING,
    others=("Ben", "Cleo"),
    seed=5,
    steps=(
        Step(
            "A table may be set up with hand switching: when a 3♦ is laid, every hand goes to the next "
            "player, the way play runs. You hold one.",
            "JD-25",
            points=(OnCard(82),),
        ),
        Step(
            "An ordinary card first: lay the 5♠ on the 5♠.",
            "JD-4",
            points=(OnCard(58), OnPlace(PILES[0])),
            do=Play(58, 0),
            instead="That is allowed. Here, begin with the 5♠ on the first pile.",
        ),
        Step(
            "Now the 3♦ on the 2♦. Your hand will go to Cleo, hers to Ben, and Ben's will come to you.",
            "JD-25",
            points=(OnCard(82), OnPlace(PILES[1])),
            do=Play(82, 1),
            instead="That is allowed. To see hands switch, lay the 3♦ on the second pile.",
        ),
        Step(
            "These were Ben's cards. You know every card that Cleo holds now, for you gave them to "
            "her; nobody else does.",
            "JD-25",
            points=(OnPlace(rules_of(_HAND_SWITCHING, 3).hands[0]), BySeat(_CLEO)),
        ),
        Step(
            "Your turn goes on with the new hand. The third pile still wants a card: lay the 7♥ on the 10♥.",
            "JD-4",
            points=(OnCard(73), OnPlace(PILES[2])),
            do=Play(73, 2),
            instead="That is allowed. Here, lay the 7♥.",
            then=(Play(7, 0), Play(19, 2), Play(88, 1), Play(59, 0), Play(101, 1), Play(20, 2)),
        ),
        Step(
            "A switch takes every knock off; whoever is given a single card may knock at once. A 3♦ "
            "that is the last card of a knocked hand switches nothing: it goes out.",
            "JD-25",
            points=(BySeat(_BEN), BySeat(_CLEO)),
        ),
    ),
)

ACES_LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="aces",
    title="Aces",
    options=_ACES,
    others=("Ben", "Cleo"),
    seed=320,
    steps=(
        Step(
            "With Aces, three aces on top of the three piles send all that lies beneath them back into "
            "the stock. An ace turned up at the start, as here, does nothing.",
            "JD-27",
            points=(
                OnPlace(STOCK),
                OnPlace(PILES[0]),
            ),
        ),
        Step(
            "You hold three aces. Lay the A♥ on the first pile.",
            "JD-4",
            points=(OnCard(67), OnPlace(PILES[0])),
            do=Play(67, 0),
            instead="That is allowed. Here, lay the A♥ on the first pile.",
        ),
        Step(
            "The A♣ on the second pile: its suit agrees.",
            "JD-4",
            points=(OnCard(41), OnPlace(PILES[1])),
            do=Play(41, 1),
            instead="That is allowed. Here, lay the A♣ on the second pile.",
        ),
        Step(
            "And the A♦ makes the third ace. Each ace skips a player besides, so three of them come "
            "round the table: past Cleo, Ben and yourself, to Cleo.",
            "JD-27",
            points=(OnCard(28), OnPlace(PILES[2]), BySeat(_CLEO)),
            do=Play(28, 2),
            instead="That is allowed. To see the piles go back, lay the A♦.",
        ),
        Step(
            "All that lay beneath the aces was shuffled into the stock, and each pile has one card. "
            "Now Cleo plays, then Ben.",
            "JD-27",
            points=(OnPlace(STOCK), OnPlace(PILES[0]), OnPlace(PILES[1]), OnPlace(PILES[2])),
            then=(Play(70, 0), Play(84, 2), Play(43, 1), Play(45, 1), Play(58, 2), Play(69, 0)),
        ),
        Step(
            "It happens only while all three piles are in play, and as soon as a card from a hand "
            "makes it so. A deal can go on for long that way.",
            "JD-27",
        ),
    ),
)

FREE_PILE_LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="free pile",
    title="Free discard pile",
    options=_FREE_PILE,
    others=("Ben", "Cleo"),
    seed=5,
    steps=(
        Step(
            "With a free discard pile you may take up a whole pile as a turn starts, and lay it on the "
            "others. First a turn of everybody is played, so that a pile grows.",
            "JD-28",
            then=(
                *(Play(45, 0), Play(19, 2), Play(82, 1)),
                *(Play(20, 2), Play(83, 1), Play(98, 0)),
                *(Play(73, 2), Play(18, 1), Play(85, 0)),
            ),
        ),
        Step(
            "All four cards of the third pile fit on the other two. You lose no card of your hand by it, "
            "but the tops change to what you like. Click the third pile to take it up.",
            "JD-28",
            points=(OnPlace(PILES[2]),),
            do=TakeUp(2),
            instead="That is allowed. To see how a pile is laid out, click the third pile.",
        ),
        Step(
            "Its cards lie open beside your hand, which waits until all are laid. Lay the 6♥ on the 6♦.",
            "JD-28",
            points=(OnCard(20), OnPlace(PILES[0])),
            do=Play(20, 0),
            instead="That fits too. Here, begin with the 6♥ on the first pile.",
            otherwise="You may put the rest into your hand. Here, begin with the 6♥ on the first pile.",
        ),
        Step(
            "The 7♥ goes on the 4♥. As many cards as you like go on one pile.",
            "JD-28",
            points=(OnCard(73), OnPlace(PILES[1])),
            do=Play(73, 1),
            instead="That fits too. Here, lay the 7♥ on the second pile.",
            otherwise="You may put the rest into your hand. Here, lay the 7♥ on the second pile.",
        ),
        Step(
            "The 10♥ on the 6♥. Laid like this no card does anything, but for an 8, which names a "
            "suit: a 2 is not to be answered, a king needs no cover.",
            "JD-28",
            points=(OnCard(76), OnPlace(PILES[0])),
            do=Play(76, 0),
            instead="That fits too. Here, lay the 10♥ on the first pile.",
            otherwise="You may put the rest into your hand. Here, lay the 10♥ on the first pile.",
        ),
        Step(
            "And the last one: the 5♥ on the 7♥.",
            "JD-28",
            points=(OnCard(19), OnPlace(PILES[1])),
            do=Play(19, 1),
            instead="Here, lay the 5♥ on the second pile.",
        ),
        Step(
            "Now your usual turn, all three places owed. The empty one takes any card but a joker: lay "
            "the 7♣ there.",
            "JD-29",
            points=(OnCard(99), OnPlace(PILES[2])),
            do=Play(99, 2),
            instead="That is allowed. Here, fill the empty place with the 7♣ first.",
        ),
        Step(
            "Had something not fitted, you would have to give up: what is left joins your hand, your "
            "turn ends, and its points go on your score at once, whoever wins the deal.",
            "JD-30",
        ),
    ),
)

FIVE_PILES_LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="five piles",
    title="Five piles",
    options=_FIVE_PILES,
    others=("Ben", "Cleo", "Dan"),
    seed=2747,
    steps=(
        Step(
            "A table of four may be set up with five piles, four decks and four jokers. In a turn you lay "
            "a card on each of the five.",
            "JD-26",
            points=tuple(OnPlace(place) for place in PILES),
        ),
        Step(
            "In any order you like. Begin with the 9♥ on the 3♥: both are hearts.",
            "JD-4",
            points=(OnCard(25), OnPlace(PILES[1])),
            do=Play(25, 1),
            instead="That is allowed. Here, lay the 9♥ on the second pile.",
        ),
        Step(
            "The 5♣ goes on the A♣.",
            "JD-4",
            points=(OnCard(47), OnPlace(PILES[0])),
            do=Play(47, 0),
            instead="That is allowed. Here, lay the 5♣ on the first pile.",
        ),
        Step(
            "The 5♠ goes on the K♠. A king that was covered, or turned up, needs nothing more.",
            "JD-20",
            points=(OnCard(60), OnPlace(PILES[2])),
            do=Play(60, 2),
            instead="That is allowed. Here, lay the 5♠ on the third pile.",
        ),
        Step(
            "The Q♦ goes on the 4♦.",
            "JD-4",
            points=(OnCard(145), OnPlace(PILES[4])),
            do=Play(145, 4),
            instead="That is allowed. Here, lay the Q♦ on the fifth pile.",
        ),
        Step(
            "Nothing you hold fits the 3♠. Draw, card by card, until something does: click the stock.",
            "JD-5",
            points=(OnPlace(STOCK), OnPlace(PILES[3])),
            do=Draw(),
            instead="The fourth pile has to be served: draw for it.",
        ),
        Step(
            "The Q♠ fits. Lay it, and see the others play.",
            "JD-5",
            points=(OnCard(119), OnPlace(PILES[3])),
            do=Play(119, 3),
            instead="Here, lay the Q♠ on the fourth pile.",
            then=(
                *(Play(75, 1), Play(202, 0), Play(87, 4), Play(106, 3), Play(67, 2)),
                *(Play(140, 4), Play(12, 2), Play(46, 0), Play(22, 1), Play(103, 3)),
                *(Play(86, 4), Play(201, 0), Play(20, 1), Play(61, 2), Play(97, 3)),
            ),
        ),
        Step(
            "Two jokers may be shown at any time: play stops, and every hand counts. See what that costs.",
            "JD-22",
            points=(OnCard(0), OnCard(3)),
            do=ShowJokers(),
            instead="Here, show the jokers.",
        ),
        Step(
            "Yours counted most, a hundred of it for the two jokers. It is over 105, so the match is over "
            "and Cleo has won. Show jokers only while the others hold more than you.",
            "JD-22",
            points=(BySeat(0),),
        ),
    ),
)

VARIANT_LESSONS: Final = (HAND_SWITCHING_LESSON, FIVE_PILES_LESSON, ACES_LESSON, FREE_PILE_LESSON)
