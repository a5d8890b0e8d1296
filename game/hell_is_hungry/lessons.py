"""The lesson of Hell is Hungry!: the first turns of a game."""

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
_KING_AND_QUEEN: Final = _cards("KC.1 QS.1")
_JOKER: Final = _cards("JK.2 JK.2")[1:]
(_BENS_PRICE,) = _cards("QD.2")
(_PRICE,) = _cards("10C.1")
_WON: Final = OnPlace(_GRID.points[0])
_BENS_PURGATORY: Final = OnPlace(_GRID.purgatories[1])
_LANES: Final = (OnPlace(_GRID.lanes[0]), OnPlace(_GRID.lanes[1]))

LESSON: Final[Lesson[HellAction]] = Lesson(
    id="first",
    title="Hell is Hungry!",
    options=HellOptions(),
    others=("Ben",),
    seed=5632,
    steps=(
        Step(
            "The cards on the piles are souls. Win them for points. Click pile 8 to stand there. You'll "
            "guard its queen, and you can fight for a pile next to it.",
            "HH-6",
            points=(_pile(8), Piece("reaper_1", BySeat(0))),
            do=PlaceReaper(7),
            instead="You could. But for this lesson, stand on pile 8.",
        ),
        Step(
            "You can fight for a pile above, below, left or right of yours. Nobody guards pile 7, so anyone "
            "can join the battle. Click it to fight for its jack, worth 10.",
            "HH-7",
            points=(_pile(7),),
            do=Attack(6),
            instead="You could. But for this lesson, fight for the jack.",
            otherwise="No battle, no points. Fight for pile 7.",
        ),
        Step(
            "Beat the jack to start. Tens and face cards are worth 10, aces 11. When two single cards tie at "
            "10, king beats queen beats jack beats ten. Play your queen.",
            "HH-9",
            points=(_pile(7), OnCard(_QUEEN[0]), _LANES[0]),
            do=Play(_QUEEN),
            instead="That beats it too. But play just the queen.",
            then=(Play(_cards("9H.2 3D.2")),),
        ),
        Step(
            "Ben's two cards make 12. A tie isn't enough, so you need 13 or more. You can add two cards, "
            "too. Play your 9 and 8. They make 17.",
            "HH-8",
            points=(*_LANES, *(OnCard(card) for card in _NINE_AND_EIGHT)),
            do=Play(_NINE_AND_EIGHT),
            instead="That beats it too. But keep the rest for later.",
            otherwise="You can pass, but then Ben gets everything. Beat him.",
            then=(Pass(),),
        ),
        Step(
            "You win! You score Ben's 9 and 3, but not your own cards. Take the jack. Or send it to "
            "purgatory: no points, but later you can swap one of your cards for it.",
            "HH-13",
            points=(_pile(7), _WON),
            do=TakeSoul(),
            instead="In purgatory it scores nothing. Take it.",
            then=(PlaceReaper(8), Attack(7), Pay(_BENS_PRICE), Play(_JOKER)),
        ),
        Step(
            "Ben attacked your queen, so he had to put a card worth 10 or more into his purgatory. Then "
            "he played a joker. Only a single 2 beats a single joker. Play yours.",
            "HH-10",
            points=(_pile(8), _pile(9), _BENS_PURGATORY, _LANES[1], OnCard(_TWO[0])),
            do=Play(_TWO),
            instead="A 2 for a joker is the best trade in Hell. Play it.",
            then=(Pass(),),
        ),
        Step(
            "You score Ben's joker and the queen, and draw back up to five. Stay on pile 8, then attack "
            "pile 9. Ben guards its 10♠, so first pay with a card worth 10 or more.",
            "HH-14",
            points=(_WON, _pile(9), OnCard(_PRICE), OnPlace(_GRID.purgatories[0])),
            do=PlaceReaper(7),
            also=(Attack(8), Pay(_PRICE)),
            instead="You could. But attack pile 9 from pile 8.",
            otherwise="You could. But attack pile 9, and pay with the 10♣.",
        ),
        Step(
            "It's Ben's pile, so only he can fight back. If you win, you get its top two souls. If you lose, "
            "he gets the 10♠. Beat the 10♠ with your king and queen.",
            "HH-15",
            points=(_pile(9), _LANES[0], *(OnCard(card) for card in _KING_AND_QUEEN)),
            do=Play(_KING_AND_QUEEN),
            instead="That beats it too. But play your king and queen.",
            then=(Pass(),),
        ),
        Step(
            "You win two souls. Ben's reaper is gone until his next turn. The game ends when three "
            "piles are empty, or everyone takes two turns without fighting. High score wins.",
            "HH-16",
            points=(InZone("notes"), _WON, Piece("reaper_2", BySeat(1))),
        ),
    ),
)
