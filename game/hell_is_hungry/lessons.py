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
(_PRICE,) = _cards("QD.2")
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
            "The cards on the piles are souls. Win them for points. Stand your reaper on pile 8. It guards "
            "that queen, and you can fight for a pile next to it.",
            "HH-6",
            points=(_pile(8), Piece("reaper_1", BySeat(0))),
            do=PlaceReaper(7),
            instead="You could do that. But today, pick pile 8.",
        ),
        Step(
            "That jack is worth 10. You can fight for piles above, below, left or right of yours, but not "
            "diagonally. Click pile 7.",
            "HH-7",
            points=(_pile(7),),
            do=Attack(6),
            instead="You could do that. But today, fight for the jack.",
            otherwise="No battle, no points. Click pile 7.",
        ),
        Step(
            "Beat the jack to start. Face cards are all worth 10, but one on one, king beats queen beats "
            "jack beats ten. Play your queen.",
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
            then=(PlaceReaper(8), Attack(7), Pay(_PRICE)),
        ),
        Step(
            "You both drew back up to five. Ben attacks the pile you guard, so first he pays with a card "
            "worth at least as much as its top soul. It goes to his purgatory.",
            "HH-14",
            points=(_pile(8), _pile(9), BySeat(1), _BENS_PURGATORY),
            then=(Play(_JOKER),),
        ),
        Step(
            "Aces are worth 11, jokers 20. But only a single 2 beats a joker played alone. Then anything "
            "above 2 beats the 2. Play your 2.",
            "HH-10",
            points=(_LANES[1], OnCard(_TWO[0])),
            do=Play(_TWO),
            instead="A 2 for a joker is the best trade in Hell. Play it.",
            then=(Play(_cards("9C.2 9S.2")),),
        ),
        Step(
            "Ben's 9 + 9 makes 18. Beat it with your king and queen, or he wins two souls, yours and the "
            "one under it, and your reaper is off the board.",
            "HH-15",
            points=(*_LANES, _pile(8), *(OnCard(card) for card in _KING_AND_QUEEN)),
            do=Play(_KING_AND_QUEEN),
            instead="That beats it too. But play the king and queen.",
            otherwise="And lose two souls? Play the king and queen.",
            then=(Pass(),),
        ),
        Step(
            "His joker scores 20 for you. The game ends when three piles are empty, or after two whole "
            "rounds without a battle. Most points wins.",
            "HH-16",
            points=(InZone("notes"), _WON),
        ),
    ),
)
