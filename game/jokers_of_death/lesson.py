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
            "Be rid of your cards: what is left counts against you. In a turn you lay one on each of the "
            "three piles, of its suit or its rank. Click the 5♣, then the 6♣.",
            "JD-4",
            points=(OnPlace(_FIRST), OnCard(45)),
            do=Play(45, 0),
            instead="That is allowed. Here, begin with the 5♣ on the first pile.",
            then=(Play(44, 2),),
        ),
        Step(
            "The third pile was served for you, in the same way. On the second lay the 8♠: an 8 goes on "
            "almost any card.",
            "JD-17",
            points=(OnPlace(_THIRD), OnPlace(_SECOND), OnCard(9)),
            do=Play(9, 1),
            instead="That fits too. To see what an 8 does, lay the 8♠.",
        ),
        Step(
            "Who lays an 8 names a suit: only that suit or another 8 may follow on it. You hold six "
            "diamonds.",
            "JD-17",
            points=(OnPlace(_SECOND),),
            do=NameSuit(_DIAMONDS),
            instead="You may name any suit. Here, name diamonds: you hold most of them.",
            then=(Play(52, 2), Play(99, 0), Play(83, 1), Play(49, 0), Play(32, 1), Play(26, 2)),
        ),
        Step(
            "Play runs as the arrow shows: Cleo laid her cards, then Ben, now you. An ace skips the next "
            "player when your turn ends. Lay the A♦ on the 5♦.",
            "JD-19",
            points=(OnPlace(_SECOND), OnCard(28), InZone("direction")),
            do=Play(28, 1),
            instead="That is allowed. To see what an ace does, lay the A♦.",
            then=(Play(50, 0), Play(72, 2)),
        ),
        Step(
            "Your other two cards were laid for you. The 10 among them lets you turn the direction of "
            "play. Turn it: Ben is then next, the ace skips him, and Cleo plays.",
            "JD-18",
            points=(OnPlace(_FIRST), OnPlace(_SECOND), InZone("direction"), BySeat(_BEN), BySeat(_CLEO)),
            do=Reverse(),
            instead="You may leave it. Here, turn the direction.",
            then=(Play(16, 2), Play(30, 1), Play(97, 0)),
        ),
        Step(
            "Cleo's 2 hits you: lay a 2 on it, or take two cards. Either ends your turn, and nothing else "
            "may be laid. Lay the 2♠: then Ben has to lay a 2, or take four.",
            "JD-10",
            points=(OnPlace(_THIRD), OnCard(3)),
            do=Play(3, 2),
            instead="You may take. Here, pass it on with the 2♠.",
            then=(Take(), Play(91, 1), Play(65, 2), Play(101, 0)),
        ),
        Step(
            "Ben had no 2 and took four cards; then Cleo laid hers. Now a king: a king or a jack that you "
            "lay needs another card on it at once. Lay the K♠ on the Q♠.",
            "JD-20",
            points=(OnPlace(_THIRD), OnCard(14)),
            do=Play(14, 2),
            instead="That is allowed. To see what a king asks for, lay the K♠.",
        ),
        Step(
            "It takes its own suit, or an 8; with neither you draw until one comes. Here alone you may draw "
            "though something fits. Cover it with the 3♠.",
            "JD-20",
            points=(OnPlace(_THIRD), OnCard(56)),
            do=Play(56, 2),
            instead="Here, cover the king with the 3♠.",
            otherwise="You may draw instead. Here, cover the king with the 3♠.",
            then=(
                *(Play(78, 1), Play(36, 0)),
                *(Play(88, 0), Play(18, 1), Play(17, 2)),
                *(Play(57, 1), Play(23, 0), Play(20, 2)),
            ),
        ),
        Step(
            "Cleo's 4♠ costs you four cards, unless you lay another or a joker: that kills the pile for "
            "this deal. A joker goes nowhere else, and in a hand costs fifty. Lay it.",
            "JD-16",
            points=(OnPlace(_SECOND), OnCard(1)),
            do=Play(1, 1),
            instead="Here, lay the joker.",
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
            "One card is left, after some turns played for you. Knock, to warn the others: without it "
            "your last card ends nothing, and you would draw until one fits.",
            "JD-7",
            points=(BySeat(0),),
            do=Knock(),
            instead="You may forget it. Here, knock.",
        ),
        Step(
            "The first pile still wants a card, and your 5♥ fits the 9♥. Lay it: you are out.",
            "JD-8",
            points=(OnPlace(_FIRST), OnCard(71)),
            do=Play(71, 0),
        ),
        Step(
            "What Ben and Cleo held counts against them: an ace twenty, a court card ten. Deal follows "
            "deal until somebody has 105 points; then the fewest win.",
            "JD-24",
            points=(BySeat(_BEN), BySeat(_CLEO)),
        ),
    ),
)
