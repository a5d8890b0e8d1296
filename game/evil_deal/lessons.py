"""The lessons of Evil Deal: a first deal, and a deal played with no trump."""

from typing import Final

from game.cards import Card
from game.contract.lesson import Lesson, Step
from game.contract.table import InZone, OnCard, OnPlace
from game.evil_deal.actions import Bury, Cross, EvilAction, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.position import STACKS, TRICKS, TRUMPS

LEFT: Final = "Pick your left stack."
"""Replaces the usual order, which names either stack."""


def _card(code: str) -> Card:
    return DECK.cards(code)[0]


def _plays(codes: str) -> tuple[PlayCard, ...]:
    return tuple(PlayCard(card) for card in DECK.cards(codes))


FIRST_LESSON: Final[Lesson[EvilAction]] = Lesson(
    id="first",
    title="Evil Deal",
    options=EvilDealOptions(),
    others=("Ben",),
    seed=1347866,
    recap=(
        "Win the third round and the trick is yours.",
        "Your trump only works in tricks you lead.",
        "Score with four tricks, or five if you dealt.",
    ),
    steps=(
        Step(
            "A deal has two halves. For each half, you have a face-down stack and a face-up trump card. "
            "Start with your left stack.",
            "ED-3",
            points=(OnPlace(STACKS[0][0]), OnPlace(TRUMPS[0])),
            do=TakeStack(0),
            order=LEFT,
            instead="Either stack would do, but pick your left one.",
            then=(TakeStack(1),),
        ),
        Step(
            "Choose your trump. It beats the other suits in tricks you lead. You hold five clubs but only "
            "one diamond, so pick clubs for this half and keep diamonds for the next.",
            "ED-4",
            points=(OnPlace(TRUMPS[0]),),
            do=Cross(_card("7C")),
            instead="With one diamond? Brave. You have five clubs, so pick those.",
            then=(Cross(_card("3H")),),
        ),
        Step(
            "A trick has three rounds. You each play one card a round. You lead this trick, so your "
            "clubs are trumps, and Ben's hearts aren't. Start small, with the 2♥.",
            "ED-9",
            points=(OnCard(_card("2H")), OnPlace(TRICKS[0])),
            do=PlayCard(_card("2H")),
            instead="Save that one for later. Play the 2♥.",
            then=_plays("6H 4S"),
        ),
        Step(
            "Ben's 6♥ won the round, so he leads the next. You must follow suit if you can. You have "
            "no spades, so you can play anything. Trump his 4♠ with the 2♣.",
            "ED-10",
            points=(OnPlace(TRICKS[1]), OnCard(_card("2C"))),
            do=PlayCard(_card("2C")),
            instead="Trump his 4♠ with a club, and a small one will do. Play the 2♣.",
        ),
        Step(
            "You won the round, so you lead the third. Win it and the trick is yours. The "
            "first two rounds only decide who leads next. Play your ace.",
            "ED-12",
            points=(OnCard(_card("AH")),),
            do=PlayCard(_card("AH")),
            instead="An ace is safer. Play the A♥.",
            then=_plays("9H 4H 10H AD 9D AC 3C KS"),
            watch="Watch. Ben takes the next trick by winning its third round.",
        ),
        Step(
            "You took the first trick and Ben the second, so he leads the third trick. Now his hearts "
            "are trumps, not your clubs. Trump his K♠ with the 5♥.",
            "ED-9",
            points=(OnCard(_card("KS")), OnPlace(TRUMPS[1]), OnCard(_card("5H"))),
            do=PlayCard(_card("5H")),
            instead="Trump his K♠ with a heart, and a small one will do. Play the 5♥.",
            then=_plays("7H 3D KH 4D 4C 8C 8D 9C 5C QD"),
            watch="Watch. I'll finish this trick, then win the next with your clubs.",
        ),
        Step(
            "You pick up your other stack and your old trump card, the 7♣. That's one card too many. "
            "You must keep the 7♣, so throw away the 8♥. Now diamonds are your trumps.",
            "ED-13",
            points=(OnCard(_card("7C")), OnCard(_card("8H"))),
            do=Bury(_card("8H")),
            instead="You may need that one. Throw the 8♥ away.",
            then=(Bury(_card("3S")),),
        ),
        Step(
            "You need four of the eight tricks to score. Ben dealt, so he needs five. You began the "
            "first half, so he begins this one. First to 666 wins. You're on your own now.",
            "ED-14",
            points=(InZone("notes"),),
            then=_plays("KD 2D QC KC JH 3H 2S JS JD 6D JC 7C 10S 6S 9S QS 8S 7S QH 7D 6C 10C AS 5D"),
            freely=True,
        ),
        Step(
            "If you both pick the same suit, that half has no trump. If your own two trump cards share a "
            "suit, you can play both halves with no trump, for a bonus.",
            "ED-6",
        ),
    ),
)

NO_TRUMP_LESSON: Final[Lesson[EvilAction]] = Lesson(
    id="no trump",
    title="Playing without a trump",
    teaches="When both your trump cards are the same suit.",
    options=EvilDealOptions(),
    others=("Ben",),
    seed=48756,
    steps=(
        Step(
            "Both your trump cards are diamonds, so you may play both halves without a trump. "
            "Ben picks a stack first.",
            "ED-5",
            points=(OnPlace(TRUMPS[0]),),
            then=(TakeStack(0),),
        ),
        Step(
            "Now you. Pick your left stack. I have a good feeling about it.",
            "ED-3",
            points=(OnPlace(STACKS[0][0]),),
            do=TakeStack(0),
            order=LEFT,
            instead="Trust me. Pick your left one.",
            then=(Cross(_card("KD")),),
        ),
        Step(
            "Ben picked diamonds for this half. If you pick them too, they're cancelled. "
            "You hold four aces, so play no trump instead, and pick up the J♦ for the second half.",
            "ED-6",
            points=(OnPlace(TRUMPS[1]), OnPlace(TRUMPS[0])),
            do=SideBySide(_card("JD")),
            instead="You could, but the J♦ is the better card. Pick that one up later.",
            otherwise="Then this half has no trump, and you get nothing extra. Play no trump.",
            then=_plays("QH"),
        ),
        Step(
            "Ben leads, so his diamonds are trumps in this trick. Lose the first round cheaply, with the 5♥.",
            "ED-7",
            points=(OnPlace(TRICKS[1]), OnCard(_card("5H"))),
            do=PlayCard(_card("5H")),
            instead="Save that one. Play the 5♥.",
            then=_plays("9D"),
        ),
        Step(
            "The 9♦ is a trump, and you must follow suit. "
            "Beat it with your ace, and you lead the third round.",
            "ED-11",
            points=(OnCard(_card("9D")), OnCard(_card("AD"))),
            do=PlayCard(_card("AD")),
            instead="That loses, and Ben leads the third round. Play your ace.",
        ),
        Step(
            "You lead the third round. Win it and you take the trick. Lead the A♣.",
            "ED-12",
            points=(OnCard(_card("AC")), OnPlace(TRICKS[0])),
            do=PlayCard(_card("AC")),
            instead="An ace is safer. Play the A♣.",
            then=_plays("3C"),
        ),
        Step(
            "You took the trick, so you lead the next one. Now there's no trump, and nobody can beat "
            "an ace you lead. You dealt, so you need five tricks. You're on your own now.",
            "ED-14",
            points=(InZone("notes"),),
            then=(
                *_plays("5S 9S 9C 8C 9H JH 5D 7D 8S QS KS 6S AS 7S 6H 3H AH 5C"),
                *(Bury(_card("8H")), Bury(_card("2S"))),
                *_plays("2C JC KD 4D JS 3S 10D JD 10H 2H QD 3D 4H 7H 10S 6C 8D 7C 6D QC KH 4C 4S KC"),
            ),
            freely=True,
        ),
        Step(
            "Each trick after your fourth pays 66 extra with no trump. Without aces it's a fine way to lose.",
            "ED-14",
        ),
    ),
)

LESSONS: Final = (FIRST_LESSON, NO_TRUMP_LESSON)
