"""How Angel speaks on the table."""

from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import DECK, DEVIL
from game.angel.credits import ANGEL_CREDITS, DEVIL_CREDITS, Ending, ending
from game.angel.events import GoesFirst, HandCounted, JudgementDay, LastCardDrawn
from game.angel.reasons import reason
from game.angel.rules import AngelAction
from game.angel.scoring import NAMES, best, score
from game.angel.state import HANDS, STOCK, TRASH, UNSEEN, TurningUp
from game.angel.table_talk import describe, moment, notes, pieces, tally
from game.angel.view import AngelView
from game.cards import Card
from game.contract.table import Carry, Gesture, Press, Touch
from game.contract.words import Words
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.sentences import Cast, listed, plural

CONFIRM = "This ends the deal at once. If your hand is not the best, you alone lose a credit."


def gesture(view: AngelView, action: AngelAction) -> Gesture:
    """How an action is done: a back chosen, a card carried to the trash, or the call."""
    match action:
        case DiscardUnseen(slot=slot):
            return Touch(UNSEEN + (view.to_move or 0), slot)
        case Discard(card=card):
            return Carry((card,), TRASH)
        case CallJudgementDay():
            return Press("Judgement Day", "J", CONFIRM)


def prompt(view: AngelView, cast: Cast) -> str:
    """Whose turn it is and what is wanted."""
    seat = view.to_move
    if seat is None:
        return cast.after(view.standing.winners)
    if isinstance(view.phase, TurningUp):
        if seat != view.seat:
            return f"{cast.does(seat, 'chooses')} a card to turn up."
        return f"{cast.turn(seat)}: turn up one of the five cards nobody has seen."
    if seat != view.seat:
        return f"{cast.does(seat, 'is', 'are')} to play."
    return f"{cast.turn(seat)}: discard a card, or call Judgement Day. The hand counts {_counted(view)}."


def narrate(event: Event, view: AngelView, cast: Cast) -> str:
    """A sentence for the log; empty for what needs no words."""
    match event:
        case DealStarted(number=number, dealer=dealer):
            return f"Deal {number}: {cast.does(dealer, 'deals')}{', drawn by lot' if number == 1 else ''}."
        case Moved(card=card, source=source, target=target) if target == TRASH and source >= UNSEEN:
            return f"{cast.does(source - UNSEEN, 'turns')} up {DECK.text(card)}."
        case Moved(card=card, source=source, target=target) if target == TRASH:
            return f"{cast.does(source - HANDS, 'discards')} {DECK.text(card)}."
        case Moved(card=card, source=source, target=target) if source == STOCK and target < UNSEEN:
            return f"{cast.does(target - HANDS, 'draws')} {DECK.text(card)}."
        case GoesFirst(seat=seat, card=card):
            return (
                f"{cast.does(seat, 'goes', 'go')} first, with {DECK.text(card)} the lowest. Everybody looks."
            )
        case JudgementDay(seat=seat):
            return f"{cast.does(seat, 'calls')} Judgement Day!"
        case LastCardDrawn():
            return "The last card of the play pile is drawn: the deal is over."
        case HandCounted(seat=seat, cards=cards, bonus=bonus, combination=combination):
            extra = f" + {bonus} for {combination} = {cards + bonus}" if combination else ""
            return f"{cast.names[seat]}: {cards}{extra}."
        case DealEnded(points=points):
            changed = [f"{cast.names[seat]} {got:+d}" for seat, got in enumerate(points) if got]
            return f"Credits: {listed(changed)}." if changed else "No credits change hands."
        case MatchEnded(winners=winners):
            return f"{_ending(view, cast)}{cast.won(winners)}."
        case _:
            return ""


def preview(view: AngelView, action: AngelAction) -> str:
    """What would be kept, or what a call would stand on."""
    match action:
        case DiscardUnseen():
            return "Turn this one up"
        case Discard(card=card):
            kept = [other for other in _own(view) if other != card]
            return f"Keep {listed([DECK.text(other) for other in kept])}"
        case CallJudgementDay():
            return f"Your hand counts {_counted(view)}"


def caption(view: AngelView, place: int) -> str:
    """Counts under the piles."""
    if place == STOCK:
        return plural(len(view.piles[STOCK]), "card")
    return plural(len(view.piles[TRASH]), "card") if place == TRASH else ""


def clause(view: AngelView) -> str:
    """The clause that matters most now."""
    why = ending(view.standing.totals, len(view.standing.deals))
    if why is not None:
        return why.value
    if isinstance(view.phase, TurningUp):
        return "AN-5"
    return "AN-9" if view.seat is not None and DEVIL in _own(view) else "AN-8"


def _ending(view: AngelView, cast: Cast) -> str:
    """Who has become the Angel, or else the Devil (AN-20, AN-21); or that the last deal is over (AN-22)."""
    totals = view.standing.totals
    why = ending(totals, len(view.standing.deals))
    if why is Ending.LAST_DEAL:
        return f"After {len(view.standing.deals)} deals the match ends as it stands. "
    credits, title = (ANGEL_CREDITS, "the Angel") if why is Ending.ANGEL else (DEVIL_CREDITS, "the Devil")
    titled = [seat for seat, total in enumerate(totals) if total == credits]
    return "".join(f"{cast.does(seat, 'is', 'are')} {title}. " for seat in titled)


def _own(view: AngelView) -> list[Card]:
    if view.seat is None:
        return []
    return [card for card in view.piles[HANDS + view.seat] if card is not None]


def _counted(view: AngelView) -> str:
    hand = _own(view)
    which = best(hand, view.bonuses)[1]
    return f"{score(hand, view.bonuses)}" + (f" with {NAMES[which]}" if which is not None else "")


WORDS: Words[AngelView, AngelAction] = Words(
    gesture=gesture,
    prompt=prompt,
    narrate=narrate,
    preview=preview,
    caption=caption,
    clause=clause,
    describe=describe,
    tally=tally,
    notes=notes,
    pieces=pieces,
    reason=reason,
    moment=moment,
)
