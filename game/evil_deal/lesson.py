"""A first trick of Evil Deal, and what the rest of a deal is like."""

from typing import Final

from game.cards import Card
from game.contract.lesson import Lesson, Step
from game.contract.table import BySeat, InZone, OnCard, OnPlace
from game.evil_deal.actions import Cross, PlayCard, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.moves import EvilAction
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.places import HANDS, STACKS, TAKEN, TRICKS, TRUMPS


def _card(code: str) -> Card:
    return DECK.cards(code)[0]


def _play(code: str) -> PlayCard:
    return PlayCard(_card(code))


_FOR_NOW: Final = "That may be played too. For now follow the lesson."

LESSON: Final[Lesson[EvilAction]] = Lesson(
    id="first",
    title="Evil Deal",
    options=EvilDealOptions(),
    others=("Ben",),
    seed=439,
    steps=(
        Step(
            "Each of you has two stacks that nobody has seen. One becomes your hand for the first half of "
            "the deal, the other waits unseen for the second. Click the left one.",
            "ED-3",
            points=(OnPlace(STACKS[0][0]),),
            do=TakeStack(0),
            instead="Either would do. For the lesson take the left one.",
            then=(TakeStack(0),),
        ),
        Step(
            "Both your trump cards are clubs: your trump in both halves, or none for 66 more a trick from "
            "your fifth on. The first half's card joins your second hand: take the 9.",
            "ED-5",
            points=(OnPlace(TRUMPS[0]),),
            do=Cross(_card("9C")),
            instead="That is allowed. For the lesson take the 9♣ for the first half.",
            then=(Cross(_card("6D")),),
        ),
        Step(
            "A trick is three exchanges of one card each. Ben dealt, so you open, and your trump is this "
            "trick's: clubs. Begin low: click the 2♠, then the lit place.",
            "ED-9",
            points=(OnCard(_card("2S")), OnPlace(TRICKS[0])),
            do=_play("2S"),
            instead=_FOR_NOW,
            then=(_play("6S"), _play("4H")),
        ),
        Step(
            "Ben's 6♠ is higher, so he led the second exchange: a heart. You would have to follow suit, but"
            " you have none, so any card may go. A trump wins: the 3♣.",
            "ED-10",
            points=(OnPlace(TRICKS[1]), OnPlace(HANDS[0])),
            do=_play("3C"),
            instead="Without a heart you may play that, but only a club wins. Play the 3♣, the lowest.",
        ),
        Step(
            "Now you lead the third exchange. It alone decides who takes the trick, with all six cards. "
            "Nothing in diamonds is higher than the ace.",
            "ED-12",
            points=(OnCard(_card("AD")),),
            do=_play("AD"),
            instead=_FOR_NOW,
            then=(_play("8D"),),
        ),
        Step(
            "The trick is yours, so you open the next one. Four tricks of eight pay you 66, five 111, all "
            "eight 666; the dealer gets less. Lead the 4♠.",
            "ED-14",
            points=(OnPlace(TAKEN[0]), OnCard(_card("4S")), InZone("notes")),
            do=_play("4S"),
            instead=_FOR_NOW,
            then=(_play("8S"), _play("7C")),
        ),
        Step(
            "Ben won, and leads a club. You have clubs, so you must follow: nothing else may be played. The "
            "queen is high enough.",
            "ED-10",
            points=(OnCard(_card("7C")), OnPlace(HANDS[0]), OnCard(_card("QC"))),
            do=_play("QC"),
            instead="That follows suit too. For the lesson play the Q♣.",
        ),
        Step(
            "This is the third exchange again. Let Ben have this trick, to see what changes: lead the 7♦.",
            "ED-12",
            points=(OnCard(_card("7D")),),
            do=_play("7D"),
            instead=_FOR_NOW,
            then=(_play("QD"), _play("QH")),
        ),
        Step(
            "Ben took the trick and opened this one, so only his trump counts: his 6♦ lies on top. Clubs "
            "are worth nothing here. Take his queen with the K♦.",
            "ED-9",
            points=(OnCard(_card("QH")), OnPlace(TRUMPS[1]), OnCard(_card("KD"))),
            do=_play("KD"),
            instead="Only a diamond is trump here. For the lesson play the K♦.",
        ),
        Step(
            "After four tricks the second half begins. You open your other stack, take up the 9♣ and "
            "discard another, which Ben never sees. The 6♣ stays on the table.",
            "ED-13",
            points=(OnPlace(STACKS[0][1]), OnPlace(TRUMPS[0])),
        ),
        Step(
            "The dealer leads the second half, and then hearts are Ben's trump: his J♥ lies across, under "
            "the 6♦. Had both named one suit, neither would have a trump.",
            "ED-6",
            points=(OnPlace(TRUMPS[1]), BySeat(1)),
        ),
        Step(
            "When all eight tricks are played, just one of you is paid: you from four on, the dealer from "
            "five. Then the other deals. The first to 666 points wins.",
            "ED-14",
            points=(InZone("notes"),),
        ),
    ),
)
