"""The first turns of a game of Hell is Hungry!"""

from typing import Final

from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, InZone, OnCard, OnPlace
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
            "Souls are worth what is on them, this joker 20. First your reaper, the hooded figure beside "
            "your name, is set on a pile: it shelters that one and fights for those above, below, left "
            "and right. Click pile 4.",
            "HH-6",
            points=(_pile(7), _pile(4), BySeat(0)),
            do=PlaceReaper(3),
            instead="You may stand there. For this battle stand on pile 4, next to the joker.",
        ),
        Step(
            "To win a soul you lay a higher card. A joker is different: only a single 2 beats it, and you "
            "have one. Click the joker on pile 7 to battle for it.",
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
            "On your 2 anything higher goes, and Ben laid a 4. In turn each goes higher, or passes and is "
            "out of the battle. Answer with the Q♦: it counts 10.",
            "HH-9",
            points=(OnPlace(_GRID.lanes[1]), OnCard(_QUEEN[0])),
            do=Play(_QUEEN),
            instead="That would do as well. For the lesson lay the Q♦.",
            otherwise="You may, but then Ben wins the joker. Lay the Q♦.",
            then=(Pass(),),
        ),
        Step(
            "Ben passed, so you laid last and won. All cards laid are now among your points, but only Ben's"
            " counts: your own never do. Take the joker, for 20 points.",
            "HH-13",
            points=(_pile(7), OnPlace(_GRID.points[0])),
            do=TakeSoul(),
            instead="In your purgatory it could be swapped into your hand, but is worth no points. Take it.",
            then=(PlaceReaper(4), Attack(7), Play(_cards("7S.2"))),
        ),
        Step(
            "At each new turn all hands are filled up to five, each from its own deck. Ben walked to pile 5 "
            "and fights for the 4 below it, with a 7. Four points are not worth one of your jacks. Passing "
            "costs nothing: pass.",
            "HH-7",
            points=(_pile(8), OnPlace(_GRID.lanes[1])),
            do=Pass(),
            instead="You could go higher. For the lesson pass.",
            then=(TakeSoul(),),
        ),
        Step(
            "Your turn: walk again, or stay where you are. Set your reaper on pile 4 once more, beside "
            "Ben's.",
            "HH-6",
            points=(_pile(4), _pile(5)),
            do=PlaceReaper(3),
            instead="You may stand there too. From pile 4 you can attack Ben.",
        ),
        Step(
            "Ben's reaper shelters the king on pile 5. An attack on it costs a card worth as much, and only"
            " Ben may answer. If you win, you get the soul beneath as well. Attack pile 5.",
            "HH-14",
            points=(_pile(5), BySeat(1)),
            do=Attack(4),
            instead="You could battle there. For the lesson attack pile 5.",
            otherwise="You may end your turn, and win nothing in it. For the lesson attack pile 5.",
        ),
        Step(
            "For the price only worth counts: a jack is 10 like the king. In a battle single cards rise 10, "
            "jack, queen, king, ace, joker. Put the J♦ into your purgatory.",
            "HH-14",
            points=(OnCard(_JACK), OnPlace(_GRID.purgatories[0])),
            do=Pay(_JACK),
            instead="That pays as well, but you will want it. Pay with the J♦.",
        ),
        Step(
            "Now lay more than the king's 10: one card, or two that are added. A joker adds 20; with an ace "
            "or another joker only two 2s beat it. Pick 10 and 4, which make 14, and lay them.",
            "HH-8",
            points=tuple(OnCard(card) for card in _TEN_AND_FOUR),
            do=Play(_TEN_AND_FOUR),
            instead="That beats the king too. For the lesson lay the 10 and the 4 together.",
            then=(Pass(), PlaceReaper(0), EndTurn()),
        ),
        Step(
            "Both souls are yours, and Ben's reaper had to leave. A defender who lays last wins the one "
            "soul, and stays. Your jack is in purgatory, worth nothing: give the 3♦ to swap it back.",
            "HH-15",
            points=(OnPlace(_GRID.purgatories[0]), OnCard(_THREE)),
            do=Swap(_THREE),
            instead="You may. For the lesson give the 3♦ for the jack.",
        ),
        Step(
            "The game ends when three piles are empty, or when nobody battles for two rounds, here four "
            "turns. Souls and captured cards are counted; the most points win. More than two players "
            "have sixteen piles.",
            "HH-16",
            points=(InZone("notes"),),
        ),
    ),
)
