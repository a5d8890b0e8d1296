"""The first turns of a game of Hell is Hungry!"""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, InZone, OnCard, OnPlace, Piece
from game.hell_is_hungry.actions import Attack, EndTurn, Pass, Pay, PlaceReaper, Play, Swap, TakeSoul
from game.hell_is_hungry.cards import deck
from game.hell_is_hungry.grid import grid_for
from game.hell_is_hungry.moves import HellAction
from game.hell_is_hungry.options import HellOptions

_GRID: Final = grid_for(2, HellOptions().diagonals)


def _cards(codes: str) -> tuple[int, ...]:
    """Cards by their codes: those of the learner end in ``.1``, those of the other player in ``.2``."""
    return tuple(deck(2).cards(codes))


def _pile(number: int) -> OnPlace:
    return OnPlace(number - 1)


(_JACK,) = _cards("JD.1")
(_THREE,) = _cards("3D.1")
_TWO: Final = _cards("2D.1")
_QUEEN: Final = _cards("QD.1")
_TEN_AND_FOUR: Final = tuple(sorted(_cards("10C.1 4S.1"), reverse=True))

LESSON: Final[Lesson[HellAction]] = Lesson(
    id="first",
    title="Hell is Hungry!",
    options=HellOptions(),
    others=("Ben",),
    seed=396,
    steps=(
        Step(
            "These are piles of souls. You win the top one of a pile, and it counts what is on it: this "
            "joker 20.",
            "HH-2",
            points=(_pile(7),),
        ),
        Step(
            "Your reaper, the hooded figure, waits beside your name. From the pile it is set on it fights "
            "for the souls above, below, left and right.",
            "HH-6",
            points=(Piece("reaper_1", BySeat(0)),),
        ),
        Step(
            "Set your reaper on pile 4, beside the soul that counts 20: click it.",
            "HH-6",
            points=(_pile(4), Piece("reaper_1", BySeat(0))),
            do=PlaceReaper(3),
            instead="You may stand there. For this battle stand on pile 4, next to the joker.",
        ),
        Step(
            "To win a soul you lay a higher card. A joker is different: only a single 2 beats it, and you "
            "have one. Click the joker on pile 7.",
            "HH-10",
            points=(_pile(7), OnCard(_TWO[0])),
            do=Attack(6),
            instead="You could do that. The joker is worth 20: battle for it.",
        ),
        Step(
            "Cards are laid in your own lane, the one that is lit. Click the 2, then the lane; or drag it "
            "there.",
            "HH-8",
            points=(OnCard(_TWO[0]), OnPlace(_GRID.lanes[0])),
            do=Play(_TWO),
            then=(Play(_cards("4D.2")),),
        ),
        Step(
            "Ben laid a 4 on your 2. In turn each goes higher, or passes and is out. Lay the Q♦: above a 10 "
            "come jack, queen, king, ace and joker.",
            "HH-9",
            points=(OnPlace(_GRID.lanes[1]), OnCard(_QUEEN[0])),
            do=Play(_QUEEN),
            instead="That would do as well. For the lesson lay the Q♦.",
            otherwise="You may, but then Ben wins the joker. Lay the Q♦.",
            then=(Pass(),),
        ),
        Step(
            "Ben passed, so you won. All cards laid are among your points now, but only Ben's counts: your "
            "own never do. Take the joker, for 20 points.",
            "HH-13",
            points=(_pile(7), OnPlace(_GRID.points[0])),
            do=TakeSoul(),
            instead="In your purgatory it could be swapped into your hand, but is worth no points. Take it.",
            then=(PlaceReaper(4), Attack(7), Play(_cards("7S.2"))),
        ),
        Step(
            "Ben walked to pile 5 and fights for the 4 below it, with a 7. Four points are not worth a jack "
            "of yours. Passing costs nothing: pass.",
            "HH-12",
            points=(_pile(5), _pile(8), OnPlace(_GRID.lanes[1])),
            do=Pass(),
            instead="You could go higher. For the lesson pass.",
            then=(TakeSoul(),),
        ),
        Step(
            "At each new turn all hands are filled up to five. Walk on, or stay: set your reaper on pile 4 "
            "once more, beside Ben's reaper.",
            "HH-6",
            points=(_pile(4), _pile(5)),
            do=PlaceReaper(3),
            instead="You may stand there too. From pile 4 you can attack Ben.",
        ),
        Step(
            "Ben's reaper shelters the king on pile 5. If you win against it you get the soul beneath as "
            "well, and only Ben may answer. Attack pile 5.",
            "HH-14",
            points=(_pile(5), BySeat(1)),
            do=Attack(4),
            instead="You could battle there. For the lesson attack pile 5.",
            otherwise="You may end your turn, and win nothing in it. For the lesson attack pile 5.",
        ),
        Step(
            "Such an attack costs a card worth as much. Kings and jacks are worth 10 alike: put the J♦ into "
            "your purgatory.",
            "HH-14",
            points=(OnCard(_JACK), OnPlace(_GRID.purgatories[0])),
            do=Pay(_JACK),
            instead="That pays as well, but you will want it. Pay with the J♦.",
        ),
        Step(
            "Now lay more than the king's 10: one card, or two that are added. Pick the 10 and the 4, which "
            "make 14, and lay them.",
            "HH-8",
            points=(_pile(5), *(OnCard(card) for card in _TEN_AND_FOUR)),
            do=Play(_TEN_AND_FOUR),
            instead="That beats the king too. For the lesson lay the 10 and the 4 together.",
            then=(Pass(), PlaceReaper(0), EndTurn()),
        ),
        Step(
            "Both souls are yours, and Ben had to leave. Your jack is in purgatory, worth nothing there: "
            "give the 3♦ to swap it back.",
            "HH-15",
            points=(OnPlace(_GRID.purgatories[0]), OnCard(_THREE)),
            do=Swap(_THREE),
            instead="You may. For the lesson give the 3♦ for the jack.",
        ),
        Step(
            "The game ends when three piles are empty, or when nobody battles for two rounds, here four "
            "turns. The most points win, of souls and of captured cards.",
            "HH-16",
            points=(InZone("notes"),),
        ),
    ),
)
