"""The guided deals of Jokers of Death: a first deal, two jokers, and one for each variant."""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, InZone, OnCard, OnPlace
from game.jokers_of_death.actions import (
    Draw,
    JokersAction,
    Knock,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Take,
    TakeUp,
)
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.position import PILES, STOCK
from game.jokers_of_death.rules import rules_of

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
            "Get rid of your cards. Each turn, play one on each pile, same suit or same rank. "
            "If nothing fits a pile, draw until something does. Start with the 5♣ on the 6♣.",
            "JD-4",
            points=(OnPlace(_FIRST), OnCard(45)),
            do=Play(45, 0),
            instead="That fits too, but start with the 5♣ on the 6♣.",
            then=(Play(44, 2), Play(9, 1)),
        ),
        Step(
            "I've played the next two. Your 8 goes on almost anything, and you name the next suit. "
            "You hold six diamonds, so name diamonds.",
            "JD-17",
            points=(OnPlace(_SECOND),),
            do=NameSuit(_DIAMONDS),
            instead="You hold more diamonds than that. Name diamonds.",
            then=(
                *(Play(52, 2), Play(99, 0), Play(83, 1), Play(49, 0), Play(32, 1), Play(26, 2)),
                *(Play(28, 1), Play(50, 0), Play(72, 2)),
            ),
        ),
        Step(
            "I've played your next turn. Your ace skips a player, and your 10 lets you reverse. "
            "Reverse, and you skip Ben instead of Cleo.",
            "JD-18",
            points=(OnPlace(_FIRST), OnPlace(_SECOND), InZone("direction"), BySeat(_BEN), BySeat(_CLEO)),
            do=Reverse(),
            instead="Then you'd skip Cleo. Let's annoy Ben. Reverse.",
            then=(Play(16, 2), Play(30, 1), Play(97, 0)),
        ),
        Step(
            "Cleo's 2 costs you two cards. Only another 2 answers it, not an 8. "
            "Play your 2♠. That ends your turn, and Ben must answer or draw four.",
            "JD-10",
            points=(OnPlace(_THIRD), OnCard(3)),
            do=Play(3, 2),
            instead="You could draw, but why not let Ben? Play the 2♠.",
            then=(Take(), Play(91, 1), Play(65, 2), Play(101, 0), Play(14, 2)),
        ),
        Step(
            "I've played your K♠. Cover a king or jack at once with a card of its suit or an 8. "
            "The same rank alone won't do. Play the 3♠.",
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
            "Cleo's 4♠ makes you draw 4. Two in a row make it 16, then 36, 64. Kill the pile with your "
            "joker. It only goes on a 4♠ that the player before you just played.",
            "JD-16",
            points=(OnPlace(_SECOND), OnCard(1)),
            do=Play(1, 1),
            instead="And keep a joker that costs 50 points? Play it.",
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
            "Killing the middle pile ended your turn, and the pile is gone for this deal. "
            "Let's skip ahead. You have one card left. Knock, or you can't go out.",
            "JD-7",
            points=(BySeat(0),),
            do=Knock(),
            instead="That's how people lose. Knock.",
        ),
        Step(
            "Your 5♥ goes on the 9♥. Play it and you go out.",
            "JD-8",
            points=(OnPlace(_FIRST), OnCard(71)),
            do=Play(71, 0),
        ),
        Step(
            "Cards left cost points. Jokers cost 50, aces 20, jacks, queens and kings 10, the rest their "
            "number. At 105 the match ends. The lowest score wins.",
            "JD-24",
        ),
    ),
)


JOKERS_LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="two jokers",
    title="Showing two jokers",
    options=JokersOptions(),
    others=("Ben", "Cleo"),
    seed=59839,
    steps=(
        Step(
            "With both jokers in your hand, you can show them at any time. The deal stops and "
            "everyone adds up their cards. Your jokers cost 100, so it rarely pays.",
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
            "So first get rid of your other cards, and make the others draw. I've played some 2s for you. "
            "Now play the 6♠ on the 2♠.",
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
            "You hold 102 points. Ben has 19 cards and Cleo 29, at about 8 points a card. "
            "For once it pays. Show your jokers.",
            "JD-22",
            points=(OnCard(0), OnCard(1), BySeat(_BEN), BySeat(_CLEO)),
            do=ShowJokers(),
            instead="You could do that, but now it pays. Show the jokers.",
        ),
        Step(
            "You pay 102 points, Ben 184 and Cleo 246. They're past 105, and the lowest score wins. "
            "Don't get used to it.",
            "JD-22",
        ),
    ),
)


_HAND_SWITCHING: Final = JokersOptions(switching=True)

HAND_SWITCHING_LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="hand switching",
    title="Hand switching",
    options=_HAND_SWITCHING,
    others=("Ben", "Cleo"),
    seed=5,
    steps=(
        Step(
            "When a 3♦ is played, everyone passes their hand to the next player. You have a 3♦.",
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
            "Switching hands cancels every knock. But if you've knocked and a 3♦ is your last card, "
            "you simply go out.",
            "JD-25",
            points=(BySeat(_BEN), BySeat(_CLEO)),
        ),
    ),
)

ACES_LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="aces",
    title="Three aces",
    options=JokersOptions(aces=True),
    others=("Ben", "Cleo"),
    seed=320,
    steps=(
        Step(
            "With an ace on every pile, all the cards under them go back into the draw pile.",
            "JD-27",
            points=(OnPlace(STOCK), OnPlace(PILES[0])),
        ),
        Step(
            "You have three aces. Start with the A♥ on the left pile.",
            "JD-4",
            points=(OnCard(67), OnPlace(PILES[0])),
            do=Play(67, 0),
            instead="That fits too, but start with the A♥ on the left pile.",
        ),
        Step(
            "The A♣ goes on the middle pile, a club on a club.",
            "JD-4",
            points=(OnCard(41), OnPlace(PILES[1])),
            do=Play(41, 1),
            instead="That fits too, but play the A♣ on the middle pile.",
        ),
        Step(
            "The A♦ makes three. Each one skips a player, so Cleo, Ben and you sit out. Cleo is next.",
            "JD-27",
            points=(OnCard(28), OnPlace(PILES[2]), BySeat(_CLEO)),
            do=Play(28, 2),
            instead="That fits too, but you want three aces. Play the A♦.",
        ),
        Step(
            "Everything under the aces is in the draw pile now. Cleo plays, then Ben.",
            "JD-27",
            points=(OnPlace(STOCK), OnPlace(PILES[0]), OnPlace(PILES[1]), OnPlace(PILES[2])),
            then=(Play(70, 0), Play(84, 2), Play(43, 1), Play(45, 1), Play(58, 2), Play(69, 0)),
        ),
        Step(
            "It only works while no joker has killed a pile. Deals can get long this way. That's Three aces.",
            "JD-27",
        ),
    ),
)

FREE_PILE_LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="free pile",
    title="Free discard pile",
    options=JokersOptions(free_pile=True),
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
            "All four cards of the right pile fit on the others. They cost you nothing, "
            "and you pick what ends up on top. Click it.",
            "JD-28",
            points=(OnPlace(PILES[2]),),
            do=TakeUp(2),
            instead="You could do that, but pick up the right pile first.",
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
            "I've played the next two. Only an 8 has an effect here. Now play the 5♥ on the 7♥.",
            "JD-28",
            points=(OnCard(19), OnPlace(PILES[1])),
            do=Play(19, 1),
            instead="You could do that, but play the 5♥ on the 7♥.",
        ),
        Step(
            "Now take your normal turn. The empty pile takes anything but a joker. Play the 7♣ there.",
            "JD-29",
            points=(OnCard(99), OnPlace(PILES[2])),
            do=Play(99, 2),
            instead="That fits too, but start the empty pile with the 7♣.",
        ),
        Step(
            "If some cards don't fit, give up. You keep them, your turn ends, "
            "and you pay their points at once.",
            "JD-30",
        ),
    ),
)

FIVE_PILES_LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="five piles",
    title="Five piles",
    options=JokersOptions(five_piles=True),
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
            "I put your 5♣ on the A♣. Now play the 5♠ on the K♠. Only a king you just played needs a cover.",
            "JD-20",
            points=(OnPlace(PILES[0]), OnCard(60), OnPlace(PILES[2])),
            do=Play(60, 2),
            instead="You could do that, but play the 5♠ on the K♠.",
            then=(Play(145, 4),),
        ),
        Step(
            "I've played on the last pile too. Nothing fits the 3♠, so click the draw pile.",
            "JD-5",
            points=(OnPlace(STOCK), OnPlace(PILES[3])),
            do=Draw(),
            instead="You could do that, but there's still a pile to play on. Draw a card.",
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
            "You have two jokers. Show them, and the deal stops and everyone adds up their cards. "
            "It rarely pays, but try it here.",
            "JD-22",
            points=(OnCard(0), OnCard(3)),
            do=ShowJokers(),
            instead="You could do that, but try the jokers, while it's free.",
        ),
        Step(
            "You pay 231 points, and 100 of that is jokers. Cleo wins with 115. "
            "Only show them when you hold the least.",
            "JD-22",
        ),
    ),
)

VARIANT_LESSONS: Final = (HAND_SWITCHING_LESSON, FIVE_PILES_LESSON, ACES_LESSON, FREE_PILE_LESSON)
