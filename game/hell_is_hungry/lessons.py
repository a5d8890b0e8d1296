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
            "The cards on the piles are souls. Win them for points. Click pile 8 to stand on it. You'll "
            "guard that queen, and you can fight for a pile next to it.",
            "HH-6",
            points=(_pile(8), Piece("reaper_1", BySeat(0))),
            do=PlaceReaper(7),
            instead="You could. But today, stand on pile 8.",
        ),
        Step(
            "You can fight for piles above, below, left or right of yours, but not diagonally. Click pile 7 "
            "to fight for that jack, worth 10.",
            "HH-7",
            points=(_pile(7),),
            do=Attack(6),
            instead="You could. But today, fight for the jack.",
            otherwise="No battle, no points. Fight for pile 7.",
        ),
        Step(
            "Beat the jack to start. Face cards are worth 10, aces 11. But one on one, king beats queen "
            "beats jack beats ten. Play your queen.",
            "HH-9",
            points=(_pile(7), OnCard(_QUEEN[0]), _LANES[0]),
            do=Play(_QUEEN),
            instead="That beats it too. But try the queen alone.",
            then=(Play(_cards("9H.2 3D.2")),),
        ),
        Step(
            "Ben's two cards add up to 12, and your queen is worth 10. Beat him with 9 + 8 = 17. With two "
            "cards, a tie isn't enough.",
            "HH-8",
            points=(*_LANES, *(OnCard(card) for card in _NINE_AND_EIGHT)),
            do=Play(_NINE_AND_EIGHT),
            instead="That beats it too. But keep the rest for later.",
            otherwise="You can pass, but then Ben gets everything. Beat him.",
            then=(Pass(),),
        ),
        Step(
            "You win! Ben's 9 and 3 score for you. Your own cards don't. Take the jack. In purgatory it "
            "scores nothing, but next turn you could swap it into your hand.",
            "HH-13",
            points=(_pile(7), _WON),
            do=TakeSoul(),
            instead="In purgatory it scores nothing. Take it.",
            then=(PlaceReaper(8), Attack(7), Pay(_BENS_PRICE), Play(_JOKER)),
        ),
        Step(
            "Ben attacks your pile. First he paid with a card worth at least its top soul. Now a joker, "
            "worth 20! Only a single 2 beats a joker played alone. Play your 2.",
            "HH-10",
            points=(_pile(8), _pile(9), _BENS_PURGATORY, _LANES[1], OnCard(_TWO[0])),
            do=Play(_TWO),
            instead="A 2 for a joker is the best trade in Hell. Play it.",
            then=(Play(_cards("9C.2 9S.2")),),
        ),
        Step(
            "Anything above 2 beats a 2. Beat Ben's 9 + 9 with your king and queen, or he wins the top two "
            "souls of your pile, and your reaper leaves the board.",
            "HH-15",
            points=(*_LANES, _pile(8), *(OnCard(card) for card in _KING_AND_QUEEN)),
            do=Play(_KING_AND_QUEEN),
            instead="That beats it too. But play the king and queen.",
            otherwise="And lose two souls? Play the king and queen.",
            then=(Pass(), PlaceReaper(7), Attack(8)),
        ),
        Step(
            "Ben's cards score 38 for you, and the queen you guarded 10. Now you attack his pile. Its soul "
            "is worth 10, so pay with your 10♣. It goes to your purgatory.",
            "HH-14",
            points=(_WON, _pile(9), OnCard(_PRICE), OnPlace(_GRID.purgatories[0])),
            do=Pay(_PRICE),
            instead="You could. But you'll miss the 10♣ least.",
            then=(Play(_cards("QH.1 7H.1")), Pass()),
        ),
        Step(
            "You win two souls, and Ben's reaper leaves the board. The game ends when three piles are empty, "
            "or after two turns each without a battle. Most points wins.",
            "HH-16",
            points=(InZone("notes"), _WON, Piece("reaper_2", BySeat(1))),
        ),
    ),
)
