"""What the table of Angel shows beside its cards: bonuses, credits, the chained Devil, the calls."""

from game.angel.cards import ANGEL, DEVIL, VALUE
from game.angel.events import HandCounted, JudgementDay, LastCardDrawn
from game.angel.scoring import NAMES
from game.angel.state import HANDS
from game.angel.view import AngelView
from game.cards import Card, Seat
from game.contract.table import BySeat, Moment, OnCard, Piece
from game.events import Event
from game.sentences import Cast, plural


def describe(view: AngelView, card: Card) -> str:
    """What a card is worth, and what is special about it (AN-9, AN-12, AN-15, AN-16)."""
    if card == DEVIL:
        return (
            "Once held it cannot be discarded. It counts nothing and joins no combination. "
            "Whoever turns it up unseen is rid of it, and cannot go first."
        )
    if card == ANGEL:
        return "Counts 15, and stands for whatever rank and suit makes the best bonus. It may be discarded."
    return f"Counts {VALUE[card]}. Pairs, sequences and flushes of the whole hand earn one bonus."


def tally(view: AngelView, seat: Seat) -> str:
    """The credits, and who deals."""
    credits = plural(view.standing.totals[seat], "credit")
    return f"{credits} · dealer" if seat == view.dealer else credits


def notes(view: AngelView, cast: Cast) -> list[str]:
    """The bonus table of this match (AN-13)."""
    rows = [f"{name}: {bonus}" for name, bonus in zip(NAMES, view.bonuses, strict=True)]
    return ["One bonus a hand", *rows]


def pieces(view: AngelView) -> list[Piece]:
    """A coin for each credit, and a chain on the Devil in a hand that is seen."""
    coins = [Piece("coin", BySeat(seat), credits) for seat, credits in enumerate(view.standing.totals)]
    held = any(DEVIL in view.piles[HANDS + seat] for seat in range(view.seats))
    return [*coins, Piece("chain", OnCard(DEVIL))] if held else coins


def moment(event: Event, view: AngelView, cast: Cast) -> Moment | None:
    """The call, and what each hand counts when all are turned up."""
    match event:
        case JudgementDay(seat=seat):
            return Moment(f"{cast.does(seat, 'calls')} Judgement Day!", "bell")
        case LastCardDrawn():
            return Moment("The last card is drawn", "bell")
        case HandCounted(seat=seat, cards=cards, bonus=bonus, combination=combination):
            words = f"{cards + bonus}: {combination}" if combination else f"{cards}"
            return Moment(words, place=HANDS + seat)
        case _:
            return None
