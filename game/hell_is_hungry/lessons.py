"""The lesson of Hell is Hungry!: the first turns of a game."""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, InZone, OnCard, OnPlace, Piece
from game.hell_is_hungry.actions import (
    Attack,
    HellAction,
    Pass,
    Pay,
    PlaceReaper,
    Play,
    SendToPurgatory,
    Swap,
)
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
_KING_AND_JACK: Final = _cards("KC.1 JC")
_JOKER: Final = _cards("JK.2 JK.2")[1:]
(_BENS_PRICE,) = _cards("QD.2")
(_FIVE,) = _cards("5C.1")
(_PRICE,) = _cards("10C.1")
_WON: Final = OnPlace(_GRID.points[0])
_PURGATORY, _BENS_PURGATORY = (OnPlace(place) for place in _GRID.purgatories)
_LANES: Final = (OnPlace(_GRID.lanes[0]), OnPlace(_GRID.lanes[1]))

LESSON: Final[Lesson[HellAction]] = Lesson(
    id="first",
    title="Hell is Hungry!",
    options=HellOptions(),
    others=("Ben",),
    seed=5632,
    recap=(
        "Stand on a pile to guard it, then fight for one next to it.",
        "Beat the last play or pass. The last to play wins.",
        "Three empty piles end the game. So do two rounds without a fight.",
    ),
    steps=(
        Step(
            "The face-up cards are souls. Win them for points. Each turn, stand on a pile, then fight for "
            "one above, below or beside it. Stand on pile 8 and fight for pile 7.",
            "HH-7",
            points=(_pile(8), Piece("reaper", BySeat(0), owner=0)),
            do=PlaceReaper(7),
            also=(Attack(6),),
            instead="Nice view, but I've stacked things around pile 8. Stand there.",
            otherwise="The jack on pile 7 is worth the bruises. Fight for it.",
        ),
        Step(
            "The first play must beat the soul. Tens and face cards are worth 10, aces 11. If single cards "
            "tie, they rank king, queen, jack, ten. Play your queen.",
            "HH-9",
            points=(_pile(7), OnCard(_QUEEN[0]), _LANES[0]),
            do=Play(_QUEEN),
            instead="Two cards for a jack? Overkill. Play just the queen.",
            then=(Play(_cards("9H.2 3D.2")),),
        ),
        Step(
            "Ben joins the fight. His 9 and 3 make 12. Your queen is beaten and "
            "no longer counts. Play your 9 and 8. They make 17.",
            "HH-8",
            points=(_pile(7), *_LANES, *(OnCard(card) for card in _NINE_AND_EIGHT)),
            do=Play(_NINE_AND_EIGHT),
            instead="That only just beats him. Rub it in with your 9 and 8.",
            otherwise="You can pass, but then Ben gets everything. Beat him.",
            then=(Pass(),),
        ),
        Step(
            "Ben passed, so you win. You score his cards, but not your own. Send the jack to purgatory. "
            "It scores nothing there, but next turn you can swap it into your hand.",
            "HH-13",
            points=(_pile(7), _WON, _PURGATORY),
            do=SendToPurgatory(),
            instead="Ten points now? Patience. Send it to purgatory.",
            then=(PlaceReaper(8), Attack(7), Pay(_BENS_PRICE), Play(_JOKER)),
        ),
        Step(
            "You stand on pile 8, so you guard it. Ben had to pay with his queen "
            "to attack you. Then he played a joker. Only a single 2 beats a single joker. Play your 2.",
            "HH-10",
            points=(_pile(8), _pile(9), _BENS_PURGATORY, _LANES[1], OnCard(_TWO[0])),
            do=Play(_TWO),
            instead="A 2 for a joker is the best trade in Hell. Play it.",
            then=(Pass(),),
        ),
        Step(
            "You won 10 for the soul and 20 for Ben's joker. Before every turn, everyone draws back up to "
            "five. Now swap your 5 for the jack in purgatory, then stay on pile 8.",
            "HH-5",
            points=(_WON, OnCard(_FIVE), _PURGATORY, _pile(8)),
            do=Swap(_FIVE),
            also=(PlaceReaper(7),),
            instead="Swap your 5. It's the card you'll miss least.",
            otherwise="You've got your jack, and you needn't even walk. Stay on pile 8.",
        ),
        Step(
            "Ben guards pile 9. To attack it, first pay with a card worth at least as much as its soul. "
            "Attack pile 9 and pay with the 10♣. It goes to your purgatory.",
            "HH-14",
            points=(_pile(9), OnCard(_PRICE), _PURGATORY),
            do=Attack(8),
            also=(Pay(_PRICE),),
            instead="Ben started it. Attack pile 9 and pay with the 10♣.",
            otherwise="You can spare the 10♣. Pay with that.",
        ),
        Step(
            "Only Ben can fight back. If you win, you get the top two souls. His reaper is then off the "
            "board until his next turn. Beat the 10♠ with your king and jack.",
            "HH-15",
            points=(_pile(9), _LANES[0], *(OnCard(card) for card in _KING_AND_JACK)),
            do=Play(_KING_AND_JACK),
            instead="That'd do it, but Ben hates a king and jack. Play those.",
            then=(Pass(),),
        ),
        Step(
            "The jack you played is a soul, not from your own deck, so it scores too. The game ends "
            "when three piles are empty, or everyone goes two turns without a fight.",
            "HH-16",
            points=(InZone("notes"), _WON, Piece("reaper", BySeat(1), owner=1)),
        ),
    ),
)
