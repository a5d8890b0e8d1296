"""What has happened at Jokers of Death, a sentence for each event worth one."""

from game.cards import Seat
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.jokers_of_death.cards import JOKER
from game.jokers_of_death.events import (
    AcesCleared,
    CardShed,
    GaveUp,
    HandsSwitched,
    JokersShown,
    Knocked,
    KnockLost,
    NobodyPlayed,
    Passed,
    PenaltyTaken,
    PileKilled,
    PileTakenUp,
    Reversed,
    SeatsSkipped,
    SuitNamed,
    TurnsRanOut,
    WentOnWithoutKnocking,
    WentOut,
)
from game.jokers_of_death.places import STOCK
from game.jokers_of_death.turns import TURN_LIMIT
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.names import SUIT_NAMES, text
from game.sentences import Cast, opening, plural

WAYS = {1: "clockwise", -1: "counter-clockwise"}
"""The way play runs, by direction."""


def narrate(event: Event, view: JokersView, cast: Cast) -> str:
    """A sentence for the log; empty for what needs no words."""
    match event:
        case Moved():
            return _moved(event, view, cast)
        case DealStarted(number=number, dealer=dealer):
            beginner = cast.name((dealer - 1) % view.seats)
            begins = "begin" if beginner == "you" else "begins"
            return f"Deal {number}: {cast.does(dealer, 'deals')}, {beginner} {begins}; play runs {WAYS[-1]}."
        case SuitNamed(seat=seat, pile=pile, suit=suit):
            return f"{cast.does(seat, 'names')} {SUIT_NAMES[suit]} for pile {pile + 1}."
        case Reversed(seat=seat, direction=direction):
            return f"{cast.does(seat, 'turns')} the direction: play now runs {WAYS[direction]}."
        case SeatsSkipped(seats=seats):
            return _skipped(seats, cast)
        case Knocked(seat=seat):
            return f"{cast.does(seat, 'knocks')}."
        case WentOnWithoutKnocking(seat=seat):
            has = cast.does(seat, "has", "have")
            return f"{has} one card left and {_not(seat, cast)} knock: laying it will not end the deal."
        case KnockLost(seat=seat):
            return f"{opening(cast.whose(seat))} knock counts no more: the hand has grown."
        case Passed(seat=seat):
            return f"{cast.does(seat, 'passes', 'pass')}: nothing fits, and the stock is empty."
        case PileKilled(seat=seat, pile=pile):
            return f"{cast.does(seat, 'kills')} pile {pile + 1}."
        case PenaltyTaken(seat=seat, owed=owed, count=count):
            return _penalty(cast.does(seat, "owes"), owed, count)
        case _:
            return _narrate_variant(event, view, cast) or _narrate_end(event, cast)


def _not(seat: Seat, cast: Cast) -> str:
    return "do not" if seat == cast.you else "does not"


def _moved(event: Moved, view: JokersView, cast: Cast) -> str:
    """A card drawn, laid from a hand, or turned up at the start."""
    rules = view.rules
    card = text(view, event.card)
    giver, taker, pile = rules.holder(event.source), rules.holder(event.target), rules.pile_at(event.target)
    if event.source == STOCK and taker is not None:
        return f"{cast.does(taker, 'draws')} {card}."
    if pile is None:
        return ""
    if giver is not None:
        return f"{cast.does(giver, 'plays')} {card} on pile {pile + 1}."
    return _turned_up(view, event)


def _turned_up(view: JokersView, event: Moved) -> str:
    """JD-2: what is turned up lies there to be seen; only of a joker there is something to tell."""
    joker = event.card is not None and view.rules.facts.kind[event.card] == JOKER
    return "A joker is turned up, and goes back into the stock." if joker and event.source == STOCK else ""


def _skipped(seats: tuple[int, ...], cast: Cast) -> str:
    """JD-19: who is passed over; with many aces somebody more than once."""
    names = cast.together(list(dict.fromkeys(seats)))
    be = "are" if len(set(seats)) > 1 or seats[0] == cast.you else "is"
    ace = "an ace" if len(seats) == 1 else f"{len(seats)} aces"
    return f"{opening(names)} {be} skipped: {ace}."


def _penalty(owes: str, owed: int, count: int) -> str:
    """JD-12: what is owed, and what the stock has of it; each card drawn is told by itself."""
    if count == owed:
        return f"{owes} {plural(owed, 'card')}."
    left = f"has only {count}" if count else "is empty"
    return f"{owes} {plural(owed, 'card')}, but the stock {left}."


def _narrate_variant(event: Event, view: JokersView, cast: Cast) -> str:
    """What happens only with a variant."""
    match event:
        case HandsSwitched():
            return "The 3♦: every hand passes to the next player."
        case AcesCleared():
            return "Three aces: what lay beneath them goes back into the stock."
        case PileTakenUp(seat=seat, pile=pile, count=count):
            return f"{cast.does(seat, 'takes')} up pile {pile + 1}: {plural(count, 'card')} to lay."
        case CardShed(seat=seat, card=card, pile=pile):
            return f"{cast.does(seat, 'lays')} {text(view, card)} on pile {pile + 1}."
        case GaveUp(seat=seat, count=count, points=points):
            price = f"{plural(count, 'card')} and {plural(points, 'point')}"
            return f"{cast.does(seat, 'gives', 'give')} up the rest of the pile: {price}."
        case _:
            return ""


def _narrate_end(event: Event, cast: Cast) -> str:
    """How a deal and a match end."""
    match event:
        case WentOut(seat=seat):
            return f"{cast.does(seat, 'goes', 'go')} out!"
        case JokersShown(seat=seat, count=count):
            return f"{cast.does(seat, 'shows')} {count} jokers, as one may at any time: play stops."
        case NobodyPlayed():
            return "Nobody has laid a card all round, and the stock is empty: play stops."
        case TurnsRanOut():
            return f"{TURN_LIMIT} turns are played: play stops."
        case DealEnded(points=points):
            return cast.scored(points)
        case MatchEnded(winners=winners):
            return f"{cast.won(winners)}."
        case _:
            return ""
