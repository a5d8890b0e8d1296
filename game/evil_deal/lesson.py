"""A first deal of Evil Deal."""

from typing import Final

from game.cards import Card
from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, InZone, OnCard, OnPlace
from game.evil_deal.actions import Bury, Cross, PlayCard, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.moves import EvilAction
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.places import STACKS, TRICKS, TRUMPS


def _card(code: str) -> Card:
    return DECK.cards(code)[0]


def _plays(codes: str) -> tuple[PlayCard, ...]:
    return tuple(PlayCard(card) for card in DECK.cards(codes))


LESSON: Final[Lesson[EvilAction]] = Lesson(
    id="first",
    title="Evil Deal",
    options=EvilDealOptions(),
    others=("Ben",),
    seed=1347866,
    steps=(
        Step(
            "You each have two stacks nobody has seen, one for now and one for later. Take the left one.",
            "ED-3",
            points=(OnPlace(STACKS[0][0]),),
            do=TakeStack(0),
            instead="Either would do. Here, take the left one.",
            then=(TakeStack(1),),
        ),
        Step(
            "These two are your trumps, one for each half. You hold five clubs and one diamond, so put the "
            "7♣ first.",
            "ED-4",
            points=(OnPlace(TRUMPS[0]),),
            do=Cross(_card("7C")),
            instead="You could, but one diamond is a thin trump. Put the 7♣ first.",
            then=(Cross(_card("3H")),),
        ),
        Step(
            "You lead, so your clubs are trump in this trick. Start small, with the 2♥.",
            "ED-9",
            points=(OnCard(_card("2H")), OnPlace(TRICKS[0])),
            do=PlayCard(_card("2H")),
            instead="You could, but save it for later. Start with the 2♥.",
            then=_plays("6H 4S"),
        ),
        Step(
            "Ben's 6♥ won, so he leads the second card, a spade. You have none: trump it with the 2♣.",
            "ED-10",
            points=(OnPlace(TRICKS[1]), OnCard(_card("2C"))),
            do=PlayCard(_card("2C")),
            instead="Any club wins here, so spend the cheapest: the 2♣.",
        ),
        Step(
            "The third card takes the whole trick, all six cards. Play your ace.",
            "ED-12",
            points=(OnCard(_card("AH")),),
            do=PlayCard(_card("AH")),
            instead="That might not hold. Your ace will.",
            then=_plays("9H 4H 10H AD 9D AC 3C KS"),
        ),
        Step(
            "Ben took the second trick, so his hearts are trump now and your clubs are just clubs. Trump his "
            "K♠ with the 5♥.",
            "ED-9",
            points=(OnCard(_card("KS")), OnPlace(TRUMPS[1]), OnCard(_card("5H"))),
            do=PlayCard(_card("5H")),
            instead="Only hearts beat it, and the lowest is enough. Play the 5♥.",
            then=_plays("7H 3D KH 4D 4C 8C 8D 9C 5C QD"),
        ),
        Step(
            "Second half: you've picked up new cards and your 7♣. Throw the 2♦ away where Ben can't see it.",
            "ED-13",
            points=(OnCard(_card("7C")), OnCard(_card("2D"))),
            do=Bury(_card("2D")),
            instead="You could, but it may still win something. Throw the 2♦ away.",
            then=(Bury(_card("6C")), *_plays("3H 8H KC JC QS 3S 2S 7S QC 7C 7D 6D 9S 6S 5D 8S")),
        ),
        Step(
            "Ben's spades are trump here, and you hold the ace. Play it: five tricks pay 111, four only 66.",
            "ED-14",
            points=(InZone("notes"), OnPlace(TRUMPS[1]), OnCard(_card("AS"))),
            do=PlayCard(_card("AS")),
            instead="Nothing beats the ace of trumps. Play that.",
            then=_plays("10S JH KD JS QH JD 10C"),
        ),
        Step(
            "111 for you, nothing for Ben, who dealt and needed five. First to 666 wins. That's Evil Deal. "
            "Ready?",
            "ED-15",
            points=(BySeat(0), BySeat(1)),
        ),
    ),
)
