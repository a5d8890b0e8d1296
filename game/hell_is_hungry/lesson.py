"""The first turns of a game of Hell is Hungry!"""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, InZone, OnCard, OnPlace, Piece
from game.hell_is_hungry.actions import Attack, Pass, Pay, PlaceReaper, Play, TakeSoul
from game.hell_is_hungry.cards import deck
from game.hell_is_hungry.grid import grid_for
from game.hell_is_hungry.moves import HellAction
from game.hell_is_hungry.options import HellOptions

_GRID: Final = grid_for(2, HellOptions().diagonals)


def _cards(codes: str) -> tuple[int, ...]:
    """Return cards by their codes: the learner's end in ``.1``, Ben's in ``.2``."""
    return tuple(deck(2).cards(codes))


def _pile(number: int) -> OnPlace:
    return OnPlace(number - 1)


_QUEEN: Final = _cards("QC.1")
_NINE_AND_EIGHT: Final = _cards("9D.1 8H.1")
_TWO: Final = _cards("2H.1")
_JOKER: Final = _cards("JK.2 JK.2")[1:]
(_TEN,) = _cards("10C.1")
_WON: Final = OnPlace(_GRID.points[0])
_PURGATORY: Final = OnPlace(_GRID.purgatories[0])
_LANES: Final = (OnPlace(_GRID.lanes[0]), OnPlace(_GRID.lanes[1]))

LESSON: Final[Lesson[HellAction]] = Lesson(
    id="first",
    title="Hell is Hungry!",
    options=HellOptions(),
    others=("Ben",),
    seed=5632,
    steps=(
        Step(
            "You're the hooded reaper by your name. Click pile 4 to stand there. You'll guard its joker and "
            "fight for what's next to it.",
            "HH-6",
            points=(_pile(4), Piece("reaper_1", BySeat(0))),
            do=PlaceReaper(3),
            instead="You could do that. But today you're after the jack next to pile 4.",
        ),
        Step(
            "Souls are points: tens, jacks, queens and kings 10, aces 11, jokers 20. Fight for the jack on "
            "pile 7. Click it.",
            "HH-7",
            points=(_pile(7),),
            do=Attack(6),
            instead="You could do that. But the jack is worth more.",
            otherwise="No battle, no souls. Click pile 7.",
        ),
        Step(
            "Your Q♣ is 10 too. Ties go by rank: joker, ace, king, queen, jack, ten. Click it, then your "
            "lane.",
            "HH-9",
            points=(_pile(7), OnCard(_QUEEN[0]), _LANES[0]),
            do=Play(_QUEEN),
            instead="That beats it too. Try the queen alone.",
            then=(Play(_cards("9H.2 3D.2")),),
        ),
        Step(
            "Ben added two cards: 9 + 3 = 12. Beat 12, or pass. Two can play at that: 9♦ and 8♥ make 17.",
            "HH-8",
            points=(*_LANES, *(OnCard(card) for card in _NINE_AND_EIGHT)),
            do=Play(_NINE_AND_EIGHT),
            instead="That beats it too. But keep the rest for later.",
            otherwise="Passing is free. But then Ben gets the lot.",
            then=(Pass(), TakeSoul(), PlaceReaper(4), Attack(5), Play(_JOKER)),
        ),
        Step(
            "Ben passed. You won the jack, and his cards count for you. Your own never do. Now he plays a "
            "joker. Only a 2 beats it!",
            "HH-10",
            points=(_WON, _LANES[1], OnCard(_TWO[0])),
            do=Play(_TWO),
            instead="A 2 for a joker is the best trade in Hell. Play it.",
            then=(Play(_cards("5H.2")), Play(_cards("QS.1")), Pass()),
        ),
        Step(
            "Ben put a 5 on your 2, you put a queen on that, and he passed. Take the ace for 11. In "
            "purgatory it scores nothing.",
            "HH-13",
            points=(_pile(6), _WON),
            do=TakeSoul(),
            instead="You could swap it into your hand later, but it wouldn't score. Take it.",
            then=(PlaceReaper(3),),
        ),
        Step(
            "Everyone's back to five cards. Ben's reaper guards pile 5. Beat him there, and you get two "
            "souls. Attack!",
            "HH-15",
            points=(_pile(5), BySeat(1)),
            do=Attack(4),
            instead="You could do that. But two souls are better than one.",
        ),
        Step(
            "A guarded pile costs a card worth as much as its soul, here 6. Drag your 10♣ to your purgatory.",
            "HH-14",
            points=(_pile(5), OnCard(_TEN), _PURGATORY),
            do=Pay(_TEN),
            instead="That pays too, but you'll want it. Pay with the 10♣.",
            then=(Play(_cards("KC.1 AH.1")), Pass()),
        ),
        Step(
            "Ben can't beat 21, so both souls are yours. Three empty piles end the game. Most points win. "
            "That's Hell is Hungry! Ready?",
            "HH-16",
            points=(InZone("notes"), _WON),
        ),
    ),
)
