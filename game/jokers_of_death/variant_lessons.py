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
            "When a 3♦ is played, everyone passes their hand to the next player. You have one.",
            "JD-25",
            points=(OnCard(82),),
        ),
        Step(
            "Something harmless first. Play your 5♠ on the other 5♠.",
            "JD-4",
            points=(OnCard(58), OnPlace(PILES[0])),
            do=Play(58, 0),
            instead="That fits too, but start with the 5♠.",
        ),
        Step(
            "Now the 3♦. Play it on the 2♦. Your hand goes to Cleo, hers to Ben, and his to you.",
            "JD-25",
            points=(OnCard(82), OnPlace(PILES[1])),
            do=Play(82, 1),
            instead="That fits too, but let the hands go round. Play the 3♦.",
        ),
        Step(
            "These were Ben's cards. And you know every card Cleo has, because they were yours.",
            "JD-25",
            points=(OnPlace(rules_of(_HAND_SWITCHING, 3).hands[0]), BySeat(_CLEO)),
        ),
        Step(
            "It's still your turn, with your new hand. Play the 7♥ on the 10♥.",
            "JD-4",
            points=(OnCard(73), OnPlace(PILES[2])),
            do=Play(73, 2),
            instead="That fits too, but play the 7♥.",
            then=(Play(7, 0), Play(19, 2), Play(88, 1), Play(59, 0), Play(101, 1), Play(20, 2)),
        ),
        Step(
            "A switch cancels every knock. But if you've knocked and a 3♦ is your last card, "
            "you simply go out. Ready?",
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
            "With an ace on every pile, all the cards beneath go back into the draw pile. "
            "An ace turned up at the start doesn't count.",
            "JD-27",
            points=(
                OnPlace(STOCK),
                OnPlace(PILES[0]),
            ),
        ),
        Step(
            "You have three aces. Start with the A♥ on the first pile.",
            "JD-4",
            points=(OnCard(67), OnPlace(PILES[0])),
            do=Play(67, 0),
            instead="That fits too, but start with the A♥ on the first pile.",
        ),
        Step(
            "The A♣ goes on the second pile, a club on a club.",
            "JD-4",
            points=(OnCard(41), OnPlace(PILES[1])),
            do=Play(41, 1),
            instead="That fits too, but play the A♣ on the second pile.",
        ),
        Step(
            "The A♦ makes three. Each one skips a player, so Cleo, Ben and you sit out. Cleo is next.",
            "JD-27",
            points=(OnCard(28), OnPlace(PILES[2]), BySeat(_CLEO)),
            do=Play(28, 2),
            instead="That fits too, but you want three aces. Play the A♦.",
        ),
        Step(
            "Everything beneath is in the draw pile now. Each pile is down to its ace. Cleo plays, then Ben.",
            "JD-27",
            points=(OnPlace(STOCK), OnPlace(PILES[0]), OnPlace(PILES[1]), OnPlace(PILES[2])),
            then=(Play(70, 0), Play(84, 2), Play(43, 1), Play(45, 1), Play(58, 2), Play(69, 0)),
        ),
        Step(
            "It only works while no pile has been killed. Deals can get long this way. That's Aces. Ready?",
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
            "At the start of your turn you can pick up a whole pile and play it on the others. "
            "First, let one grow.",
            "JD-28",
            then=(
                *(Play(45, 0), Play(19, 2), Play(82, 1)),
                *(Play(20, 2), Play(83, 1), Play(98, 0)),
                *(Play(73, 2), Play(18, 1), Play(85, 0)),
            ),
        ),
        Step(
            "All four cards of the third pile fit on the others. That costs you nothing, "
            "and you pick the new tops. Click it.",
            "JD-28",
            points=(OnPlace(PILES[2]),),
            do=TakeUp(2),
            instead="You could do that, but pick up the third pile first.",
        ),
        Step(
            "Your hand waits until these four are gone. Start with the 6♥ on the 6♦.",
            "JD-28",
            points=(OnCard(20), OnPlace(PILES[0])),
            do=Play(20, 0),
            instead="That fits too, but start with the 6♥ on the 6♦.",
            otherwise="Give up? They all fit. Play the 6♥ on the 6♦.",
            then=(Play(73, 1), Play(76, 0)),
        ),
        Step(
            "Two more went the same way. Only an 8 has an effect here. Now the 5♥, on the 7♥.",
            "JD-28",
            points=(OnCard(19), OnPlace(PILES[1])),
            do=Play(19, 1),
            instead="You could do that, but play the 5♥ on the 7♥.",
        ),
        Step(
            "Now your normal turn. The empty pile takes anything but a joker. Play the 7♣ there.",
            "JD-29",
            points=(OnCard(99), OnPlace(PILES[2])),
            do=Play(99, 2),
            instead="That fits too, but start the empty pile with the 7♣.",
        ),
        Step(
            "If some don't fit, you give up. You keep them, your turn ends, "
            "and their points are yours at once. Ready?",
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
            "Four players, four decks, four jokers and five piles. Each turn you play a card on all five.",
            "JD-26",
            points=tuple(OnPlace(place) for place in PILES),
        ),
        Step(
            "Any order will do. Start with the 9♥ on the 3♥.",
            "JD-4",
            points=(OnCard(25), OnPlace(PILES[1])),
            do=Play(25, 1),
            instead="You could do that, but start with the 9♥.",
            then=(Play(47, 0),),
        ),
        Step(
            "Your 5♣ went on the A♣. Now the 5♠ on the K♠. A king that just lies there needs no cover.",
            "JD-20",
            points=(OnPlace(PILES[0]), OnCard(60), OnPlace(PILES[2])),
            do=Play(60, 2),
            instead="You could do that, but play the 5♠ on the K♠.",
            then=(Play(145, 4),),
        ),
        Step(
            "Nothing fits the 3♠. Click the draw pile until something does.",
            "JD-5",
            points=(OnPlace(STOCK), OnPlace(PILES[3])),
            do=Draw(),
            instead="You could do that, but there's still a pile to play on. Draw.",
        ),
        Step(
            "Lucky you. The Q♠ fits. Play it.",
            "JD-5",
            points=(OnCard(119), OnPlace(PILES[3])),
            do=Play(119, 3),
            instead="You could do that, but play the Q♠.",
            then=(
                *(Play(75, 1), Play(202, 0), Play(87, 4), Play(106, 3), Play(67, 2)),
                *(Play(140, 4), Play(12, 2), Play(46, 0), Play(22, 1), Play(103, 3)),
                *(Play(86, 4), Play(201, 0), Play(20, 1), Play(61, 2), Play(97, 3)),
            ),
        ),
        Step(
            "You have two jokers. Show them and the deal stops and every hand counts. "
            "It usually loses you the match. Try it here.",
            "JD-22",
            points=(OnCard(0), OnCard(3)),
            do=ShowJokers(),
            instead="You could do that, but try the jokers, while it's free.",
        ),
        Step(
            "231 for you, 100 of it for jokers. Cleo wins with 115. "
            "Show them only when you hold the least. Ready?",
            "JD-22",
            points=(BySeat(0), BySeat(_CLEO)),
        ),
    ),
)

VARIANT_LESSONS: Final = (HAND_SWITCHING_LESSON, FIVE_PILES_LESSON, ACES_LESSON, FREE_PILE_LESSON)
