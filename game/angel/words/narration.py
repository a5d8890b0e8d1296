"""What happens at Angel, in sentences for the log and in large words."""

from game.angel.cards import DECK
from game.angel.events import GoesFirst, HandCounted, JudgementDay, LastCardDrawn
from game.angel.places import HAND_KIND, STOCK, TRASH, UNSEEN_KIND, hand, kind_of, seat_of
from game.angel.scoring import ANGEL_CREDITS, DEVIL_CREDITS, Ending, ending
from game.angel.view import AngelView
from game.contract.table import Moment
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.sentences import Cast, listed, opening, signed


def narrate(event: Event, view: AngelView, cast: Cast) -> str:
    """A sentence for the log; empty for what needs no words."""
    match event:
        case Moved():
            return _moved(event, cast)
        case DealStarted(number=number, dealer=dealer):
            why = ", drawn by lot" if number == 1 else "; the deal passes to the right"
            return f"Deal {number}: {cast.does(dealer, 'deals')}{why}."
        case GoesFirst(seat=seat, card=card):
            first = f"{cast.does(seat, 'goes', 'go')} first with {DECK.text(card)}. All look now."
            return (
                f"{first} From here play runs counter-clockwise, {cast.name((seat - 1) % view.seats)} next."
            )
        case JudgementDay(seat=seat):
            return f"{cast.does(seat, 'calls')} Judgement Day!"
        case LastCardDrawn():
            return "The last card of the play pile is drawn: the deal is over."
        case HandCounted(seat=seat, cards=cards, bonus=bonus, combination=combination):
            extra = f" + {bonus} for {combination} = {cards + bonus}" if combination else ""
            return f"{opening(cast.name(seat))}: {cards}{extra}."
        case DealEnded(points=points):
            changed = [f"{cast.name(seat)} {signed(got)}" for seat, got in enumerate(points) if got]
            return f"Credits: {listed(changed)}."
        case MatchEnded(winners=winners):
            return f"{_ending(view, cast)}{cast.won(winners)}."
        case _:
            return ""


def _moved(event: Moved, cast: Cast) -> str:
    text = DECK.text(event.card)
    giver, taker = seat_of(event.source), seat_of(event.target)
    if giver is not None and event.target == TRASH:
        if kind_of(event.source) is UNSEEN_KIND:
            return f"{cast.does(giver, 'turns')} up {text}."
        return f"{cast.does(giver, 'discards')} {text}."
    if taker is not None and event.source == STOCK and kind_of(event.target) is HAND_KIND:
        return f"{cast.does(taker, 'draws')} {text}."
    return ""


def _ending(view: AngelView, cast: Cast) -> str:
    """Who has become the Angel, or else the Devil (AN-20, AN-21); or that the last deal is over (AN-22)."""
    totals = view.standing.totals
    why = ending(totals, len(view.standing.deals))
    if why is Ending.LAST_DEAL:
        return f"After {len(view.standing.deals)} deals the match ends as it stands. "
    credits, title = (ANGEL_CREDITS, "the Angel") if why is Ending.ANGEL else (DEVIL_CREDITS, "the Devil")
    titled = [seat for seat, total in enumerate(totals) if total == credits]
    return "".join(f"{cast.does(seat, 'is', 'are')} {title}. " for seat in titled)


def moment(event: Event, view: AngelView, cast: Cast) -> Moment | None:
    """The call, and what each hand counts when all are turned up."""
    match event:
        case JudgementDay(seat=seat):
            return Moment(f"{cast.does(seat, 'calls')} Judgement Day!", "judgement")
        case LastCardDrawn():
            return Moment("The last card is drawn", "bell")
        case HandCounted(seat=seat, cards=cards, bonus=bonus, combination=combination):
            words = f"{cards + bonus}: {combination}" if combination else f"{cards}"
            return Moment(words, "coin", hand(seat))
        case _:
            return None
