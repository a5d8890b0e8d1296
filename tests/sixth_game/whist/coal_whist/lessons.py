"""The lesson of Coal Whist: a first deal."""

from typing import Final

from coal_whist.actions import PlayCard
from coal_whist.cards import DECK
from coal_whist.options import WhistOptions
from coal_whist.position import TRUMP, hand, in_trick
from game.contract.lesson import Lesson, Step
from game.contract.table import OnCard, OnPlace

_YOURS: Final = OnPlace(in_trick(2, 0))
_BENS: Final = OnPlace(in_trick(2, 1))


def _card(code: str) -> int:
    return DECK.cards(code)[0]


def _play(code: str) -> PlayCard:
    return PlayCard(_card(code))


LESSON: Final[Lesson[PlayCard]] = Lesson(
    id="first",
    title="Coal Whist",
    options=WhistOptions(deals=1),
    others=("Ben",),
    seed=15,
    steps=(
        Step(
            "These five cards are yours. Each trick that you win is a coal, and the most coals win.",
            "CW-7",
            points=(OnPlace(hand(0)),),
        ),
        Step(
            "The 7♦ was turned up: diamonds are trump in this deal. Lead the A♥: click it, then the lit place.",
            "CW-4",
            points=(OnPlace(TRUMP), OnCard(_card("AH"))),
            do=_play("AH"),
            instead="You may lead it. For the lesson lead the ace.",
            then=(_play("QH"),),
        ),
        Step(
            "Ben had to follow suit, and an ace is higher than a queen. The winner leads: try the 8♠.",
            "CW-5",
            points=(OnCard(_card("8S")), _YOURS),
            do=_play("8S"),
            instead="You may lead it. For the lesson lead the 8♠.",
            then=(_play("JS"), _play("KS")),
        ),
        Step(
            "Ben won with a jack, and now he leads a king. You have no spade left, so you may play anything: the 2♦ "
            "is a trump, and takes it.",
            "CW-5",
            points=(_BENS, OnCard(_card("2D"))),
            do=_play("2D"),
            instead="That is allowed, but it would not take the king: play the trump.",
        ),
        Step(
            "The highest trump wins. You lead again: the 6♥.",
            "CW-6",
            points=(OnCard(_card("6H")),),
            do=_play("6H"),
            instead="You may lead it. For the lesson lead the 6♥.",
            then=(_play("6C"),),
        ),
        Step(
            "Ben had neither a heart nor a trump, so even a 6 wins. Lead your last card.",
            "CW-6",
            points=(OnCard(_card("5C")),),
            do=_play("5C"),
            then=(_play("9C"),),
        ),
        Step(
            "Three coals for you and two for Ben. Whoever wins all five tricks gets five coals more.", "CW-8"
        ),
    ),
)
