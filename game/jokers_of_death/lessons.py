"""The lessons of Jokers of Death: a first deal, two jokers, and one for each variant."""

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
    recap=(
        "On each pile, match the suit or the rank, or play an 8.",
        "Facing a 2 or a 4♠? Answer it, or draw.",
        "One card left? Knock, then go out. The lowest score wins.",
    ),
    steps=(
        Step(
            "Be the first to get rid of your cards. Each turn, play one card on each pile. Match the top "
            "card's suit or rank. If nothing fits a pile, draw until something does.",
            "JD-4",
            points=(OnPlace(_FIRST), OnCard(45)),
            do=Play(45, 0),
            also=(Play(44, 2),),
        ),
        Step(
            "An 8 is wild, so it fits here too. Play yours, then name the suit that comes next. Name "
            "diamonds, your longest suit.",
            "JD-17",
            points=(OnPlace(_SECOND), OnCard(9)),
            do=Play(9, 1),
            also=(NameSuit(_DIAMONDS),),
            instead="That fits too, but play the 8♠.",
            otherwise="Diamonds are your longest suit. Name diamonds.",
            then=(*(Play(52, 2), Play(99, 0), Play(83, 1), Play(49, 0), Play(32, 1), Play(26, 2)),),
        ),
        Step(
            "An ace skips the next player. A 10 lets you reverse the direction of play at the end of your "
            "turn. The arrow shows which way play goes.",
            "JD-18",
            points=(OnPlace(_FIRST), OnPlace(_SECOND), InZone("direction"), BySeat(_BEN), BySeat(_CLEO)),
            do=Play(28, 1),
            also=(Play(50, 0), Play(72, 2), Reverse()),
            otherwise="Then you'd skip Cleo. Let's annoy Ben. Reverse.",
            then=(Play(16, 2), Play(30, 1), Play(97, 0)),
        ),
        Step(
            "Cleo played a 2. Answer with another, or draw 2 cards. Not even an 8 helps. If you answer, "
            "Ben must play a 2 or draw 4. Either way, your turn ends.",
            "JD-10",
            points=(OnPlace(_THIRD), OnCard(3)),
            do=Play(3, 2),
            instead="You could draw, but why not let Ben? Play the 2♠.",
            then=(Take(), Play(91, 1), Play(65, 2), Play(101, 0)),
        ),
        Step(
            "If you play a king or jack, cover it at once with a card of its suit or an 8, or draw until you "
            "can. Play your K♠, cover it with the 3♠ and finish your turn.",
            "JD-20",
            points=(OnPlace(_THIRD), OnCard(56)),
            do=Play(14, 2),
            also=(Play(56, 2), Play(78, 1), Play(36, 0)),
            otherwise="You could draw, but you want fewer cards.",
            then=(
                *(Play(88, 0), Play(18, 1), Play(17, 2)),
                *(Play(57, 1), Play(23, 0), Play(20, 2)),
            ),
        ),
        Step(
            "There are two of every card. Answer Cleo's 4♠ with the other one or a joker, or draw 4 cards. "
            "Another 4♠ on top would make Ben answer or draw 16. Play your joker.",
            "JD-16",
            points=(OnPlace(_SECOND), OnCard(1)),
            do=Play(1, 1),
            instead="Keep a joker and you'll regret it. Play it.",
        ),
        Step(
            "That kills the pile for this deal. There are only two jokers. If you hold both, you can show "
            "them to end the deal. But they cost you 100 points, so it rarely pays.",
            "JD-22",
            points=(OnPlace(_SECOND),),
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
            "A few turns later, you have one card left. Knock, or you can't go out. If you draw, you "
            "must knock again. The deal ends when someone goes out or nobody can play.",
            "JD-7",
            points=(BySeat(0), OnPlace(STOCK)),
            do=Knock(),
            also=(Play(71, 0),),
            instead="That's how people lose. Knock.",
        ),
        Step(
            "Points are bad. A joker left in your hand adds 50 points, an ace 20 and a face card 10. "
            "The rest add their number. When someone reaches 105, the lowest score wins.",
            "JD-24",
        ),
    ),
)


JOKERS_LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="two jokers",
    title="Showing two jokers",
    teaches="End the deal when you hold both.",
    options=JokersOptions(),
    others=("Ben", "Cleo"),
    seed=59839,
    steps=(
        Step(
            "With both jokers in your hand, you can show them at any time. The deal ends, and "
            "everyone adds up their cards. Your jokers cost 100, so you'd usually lose.",
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
            "A few turns later, I've played some 2s to make the others draw. Show your jokers once everyone "
            "else has more points in hand. First, get rid of your other cards.",
            "JD-4",
            points=(OnCard(7), OnPlace(_FIRST)),
            do=Play(7, 0),
            instead="That fits too, but play the 6♠.",
            otherwise="It's too early to show your jokers. Play the 6♠.",
        ),
        Step(
            "Now your queen. Left in your hand, it costs 10 points.",
            "JD-4",
            points=(OnCard(91), OnPlace(_THIRD)),
            do=Play(91, 2),
            instead="That fits too, but play the Q♦.",
            otherwise="It's too early to show your jokers. Play the Q♦.",
        ),
        Step(
            "Then your 3♥. Let the others draw once more before you show your jokers.",
            "JD-4",
            points=(OnCard(69), OnPlace(_SECOND)),
            do=Play(69, 1),
            instead="Not yet. Wait one more turn. Play the 3♥.",
            then=(Play(88, 2), Play(57, 0), Play(26, 1), Take()),
        ),
        Step(
            "You hold 102 points. At about 8 points a card, Ben's 19 cards and Cleo's 29 cards cost more. "
            "For once, it's worth it.",
            "JD-22",
            points=(OnCard(0), OnCard(1), BySeat(_BEN), BySeat(_CLEO)),
            do=ShowJokers(),
            instead="Don't wait any longer. Show your jokers.",
        ),
        Step(
            "You score 102 points, Ben 184 and Cleo 246. They're past 105, so the match ends. The lowest "
            "score wins. Don't get used to it.",
            "JD-22",
        ),
    ),
)


_HAND_SWITCHING: Final = JokersOptions(switching=True)

HAND_SWITCHING_LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="hand switching",
    title="Hand switching",
    teaches="A 3♦ moves every hand one seat on.",
    options=_HAND_SWITCHING,
    others=("Ben", "Cleo"),
    seed=5,
    steps=(
        Step(
            "When a 3♦ is played, everyone passes their hand to the next player. You have a 3♦. Play it "
            "when you'd get a smaller hand.",
            "JD-25",
            points=(OnCard(82),),
        ),
        Step(
            "You can play on other piles first. The cards you keep go to Cleo.",
            "JD-4",
            points=(OnCard(58), OnPlace(PILES[0])),
            do=Play(58, 0),
            instead="That fits too, but start with the 5♠.",
        ),
        Step(
            "Just to see it, pass your hand on now. It goes to Cleo, hers to Ben, and his to you.",
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
            "It's still your turn. Carry on with your new hand.",
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
    teaches="Three aces clear their piles.",
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
            "You have three aces, and each of them fits a pile.",
            "JD-4",
            points=(OnCard(67), OnPlace(PILES[0])),
            do=Play(67, 0),
            instead="That fits too, but start with the A♥ on the left pile.",
        ),
        Step(
            "That's one ace. Now a club on a club.",
            "JD-4",
            points=(OnCard(41), OnPlace(PILES[1])),
            do=Play(41, 1),
            instead="That fits too, but play the A♣ on the middle pile.",
        ),
        Step(
            "The A♦ makes three. Each ace skips a player, so Cleo, Ben and you are all skipped. That makes "
            "it Cleo's turn.",
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
            "It only works while no joker has killed a pile. The draw pile fills up again, so deals last "
            "longer.",
            "JD-27",
            points=(OnPlace(STOCK),),
        ),
    ),
)

FREE_PILE_LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="free pile",
    title="Pick up a pile",
    teaches="Pick up a pile and play it on the others.",
    options=JokersOptions(free_pile=True),
    others=("Ben", "Cleo"),
    seed=5,
    steps=(
        Step(
            "At the start of your turn, you can pick up a whole pile and play it on the others. First, let "
            "one grow.",
            "JD-28",
            then=(
                *(Play(45, 0), Play(19, 2), Play(82, 1)),
                *(Play(20, 2), Play(83, 1), Play(98, 0)),
                *(Play(73, 2), Play(18, 1), Play(85, 0)),
            ),
        ),
        Step(
            "All four cards of the right pile fit on the others. Picking it up costs you nothing, and you "
            "choose what ends up on top. Click the pile.",
            "JD-28",
            points=(OnPlace(PILES[2]),),
            do=TakeUp(2),
            instead="You could, but pick up the right pile first.",
        ),
        Step(
            "Your hand has to wait until these four are gone. You can play as many on a pile as you like.",
            "JD-28",
            points=(OnCard(20), OnPlace(PILES[0])),
            do=Play(20, 0),
            otherwise="Give up? They all fit.",
            also=(Play(73, 1), Play(76, 0)),
        ),
        Step(
            "Cards from a picked-up pile have no effect, except that you name a suit for an 8.",
            "JD-28",
            points=(OnCard(19), OnPlace(PILES[1])),
            do=Play(19, 1),
            instead="That fits too, but play the 5♥ on the 7♥.",
            otherwise="Give up? They all fit.",
        ),
        Step(
            "Now take your normal turn. The empty pile takes any card but a joker. Use one that fits "
            "nowhere else.",
            "JD-29",
            points=(OnCard(99), OnPlace(PILES[2])),
            do=Play(99, 2),
            instead="That fits too, but start the empty pile with the 7♣.",
        ),
        Step(
            "If some cards don't fit, you can give up. You keep them, your turn ends, and you pay their "
            "points at once. So check that they fit first.",
            "JD-30",
        ),
    ),
)

FIVE_PILES_LESSON: Final[Lesson[JokersAction]] = Lesson(
    id="five piles",
    title="Five piles",
    teaches="Four players, four decks and five piles.",
    options=JokersOptions(five_piles=True),
    others=("Ben", "Cleo", "Dan"),
    seed=2747,
    steps=(
        Step(
            "Four players, four decks, four jokers and five piles. Each turn, you play a card on every pile.",
            "JD-26",
            points=tuple(OnPlace(place) for place in PILES),
        ),
        Step(
            "Any order will do. Let's start with a heart.",
            "JD-4",
            points=(OnCard(25), OnPlace(PILES[1])),
            do=Play(25, 1),
            otherwise="It's too early to show your jokers. Play a card.",
            also=(Play(47, 0),),
        ),
        Step(
            "The K♠ was turned up at the start, so it needs no cover. It takes a spade, a king or an 8.",
            "JD-20",
            points=(OnPlace(PILES[0]), OnCard(60), OnPlace(PILES[2])),
            do=Play(60, 2),
            otherwise="It's too early to show your jokers. Play a card.",
            also=(Play(145, 4),),
        ),
        Step(
            "Nothing fits the 3♠, so draw until something does. Click the draw pile.",
            "JD-5",
            points=(OnPlace(STOCK), OnPlace(PILES[3])),
            do=Draw(),
            instead="You could do that, but you need a card for the 3♠. Draw one.",
        ),
        Step(
            "Lucky you. The Q♠ fits, so you can stop drawing.",
            "JD-5",
            points=(OnCard(119), OnPlace(PILES[3])),
            do=Play(119, 3),
            instead="That fits too, but play the Q♠.",
            otherwise="Not yet. The Q♠ fits. Play it.",
            then=(
                *(Play(75, 1), Play(202, 0), Play(87, 4), Play(106, 3), Play(67, 2)),
                *(Play(140, 4), Play(12, 2), Play(46, 0), Play(22, 1), Play(103, 3)),
                *(Play(86, 4), Play(201, 0), Play(20, 1), Play(61, 2), Play(97, 3)),
            ),
        ),
        Step(
            "With two jokers you can end the deal, and everyone adds up their cards. That's rarely "
            "wise, but try it here.",
            "JD-22",
            points=(OnCard(0), OnCard(3)),
            do=ShowJokers(),
            instead="You could do that, but show your jokers, while it's free.",
        ),
        Step(
            "You score 231 points, 100 of them for jokers. Cleo wins with 115. So only show them when "
            "everyone else has more in hand.",
            "JD-22",
        ),
    ),
)

VARIANT_LESSONS: Final = (HAND_SWITCHING_LESSON, FIVE_PILES_LESSON, ACES_LESSON, FREE_PILE_LESSON)
