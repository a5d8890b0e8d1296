"""The first turns of a game of Hell is Hungry!"""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, InZone, OnCard, OnPlace, Piece
from game.hell_is_hungry.actions import Attack, HellAction, Pass, Pay, PlaceReaper, Play, TakeSoul
from game.hell_is_hungry.cards import deck
from game.hell_is_hungry.grid import grid_for
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
            "Put your reaper on pile 4 to guard the joker there.",
            "HH-6",
            points=(_pile(4), Piece("reaper_1", BySeat(0))),
            do=PlaceReaper(3),
            instead="You could do that. But today, pick pile 4.",
        ),
        Step(
            "Now fight for the jack next door, worth 10 points.",
            "HH-7",
            points=(_pile(7),),
            do=Attack(6),
            instead="You could do that. But the jack is worth more.",
            otherwise="No battle, no points. Click pile 7.",
        ),
        Step(
            "Both are 10, but a queen beats a jack. Play your queen.",
            "HH-9",
            points=(_pile(7), OnCard(_QUEEN[0]), _LANES[0]),
            do=Play(_QUEEN),
            instead="That beats it too. But try the queen alone.",
            then=(Play(_cards("9H.2 3D.2")),),
        ),
        Step(
            "Ben's two cards make 12. Beat him with your 9 and 8.",
            "HH-8",
            points=(*_LANES, *(OnCard(card) for card in _NINE_AND_EIGHT)),
            do=Play(_NINE_AND_EIGHT),
            instead="That beats it too. But keep the rest for later.",
            otherwise="Passing is free. But then Ben gets everything.",
            then=(Pass(),),
        ),
        Step(
            "Ben passed. You score the jack, and the cards he played.",
            "HH-13",
            points=(_pile(7), _WON),
            do=TakeSoul(),
            instead="In purgatory it scores nothing. Take it.",
            then=(PlaceReaper(4), Attack(5), Play(_JOKER)),
        ),
        Step(
            "Now Ben plays a joker for 20, and only a 2 beats it.",
            "HH-10",
            points=(_LANES[1], OnCard(_TWO[0])),
            do=Play(_TWO),
            instead="A 2 for a joker is the best trade in Hell. Play it.",
            then=(Play(_cards("5H.2")), Play(_cards("QS.1")), Pass(), TakeSoul(), PlaceReaper(3)),
        ),
        Step(
            "Beat Ben on the pile he guards, and you get two souls.",
            "HH-15",
            points=(_pile(5), BySeat(1)),
            do=Attack(4),
            instead="You could do that. But two souls are better than one.",
        ),
        Step(
            "Attacking costs a card worth 6 or more. Pay with your 10♣.",
            "HH-14",
            points=(_pile(5), OnCard(_TEN), _PURGATORY),
            do=Pay(_TEN),
            instead="That pays too, but you'll want it. Pay with the 10♣.",
            then=(Play(_cards("KC.1 AH.1")), Pass()),
        ),
        Step(
            "Three empty piles end the game, and your own cards never score.",
            "HH-16",
            points=(InZone("notes"), _WON),
        ),
    ),
)
