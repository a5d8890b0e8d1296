"""How Jokers of Death speaks on the table."""

from game.contract.table import Carry, Gesture, Press, Touch
from game.contract.words import Words
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.french import SUITS
from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    KeepDirection,
    Knock,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Stop,
    Take,
    TakeUp,
)
from game.jokers_of_death.cards import hand_points
from game.jokers_of_death.choices import JokersAction
from game.jokers_of_death.events import (
    AcesCleared,
    GaveUp,
    HandsSwitched,
    JokersShown,
    Knocked,
    PenaltyTaken,
    PileKilled,
    PlayStopped,
    Reversed,
    SeatsSkipped,
    SuitNamed,
    WentOut,
)
from game.jokers_of_death.fitting import PILES_IN
from game.jokers_of_death.phases import (
    Answering,
    Covering,
    Knocking,
    Naming,
    Playing,
    Reversing,
    Shedding,
)
from game.jokers_of_death.reasons import reason
from game.jokers_of_death.state import PILES, STOCK
from game.jokers_of_death.table_talk import describe, moment, notes, pieces, tally
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.why_not import text
from game.sentences import Cast, listed, plural

SHOW_CONFIRM = "Play stops at once, and every hand counts, yours with both jokers."


def gesture(view: JokersView, action: JokersAction) -> Gesture:
    """How an action is done: cards carried, piles touched, the rest by buttons."""
    match action:
        case Play(card=card, pile=pile):
            return Carry((card,), PILES + pile)
        case Draw():
            return Touch(STOCK)
        case TakeUp(pile=pile):
            return Touch(PILES + pile)
        case Stop():
            return Press("End the turn", "E")
        case Take():
            return Press(f"Take {plural(_owed_cards(view), 'card')}", "T")
        case NameSuit(suit=suit):
            return Press(f"{SUITS[suit].symbol} {SUITS[suit].name.capitalize()}", SUITS[suit].value)
        case Reverse():
            return Press("Turn the direction", "V")
        case KeepDirection():
            return Press("Leave it", "B")
        case Knock():
            return Press("Knock", "K")
        case GoOnWithoutKnocking():
            return Press("Go on without knocking", "G")
        case ShowJokers():
            return Press("Show the jokers", "J", SHOW_CONFIRM)
        case GiveUp():
            return Press("Give up", "X")


def prompt(view: JokersView, cast: Cast) -> str:
    """Whose turn it is and what is wanted."""
    seat = view.to_move
    if seat is None:
        return cast.after(view.standing.winners)
    return f"{cast.turn(seat)}: {_wanted(view)}."


def _wanted(view: JokersView) -> str:
    match view.phase:
        case Playing(owed=owed):
            return f"match {_piles_words(view, owed)}"
        case Covering(pile=pile):
            return f"cover {text(view, view.piles[PILES + pile][-1])} with its suit or an 8"
        case Answering(owed=owed):
            return f"answer {_piles_words(view, owed)}, or take"
        case Shedding():
            return f"shed the {plural(len(view.piles[view.rules.taken]), 'card')} taken up, or give up"
        case Naming():
            return "name a suit for the 8"
        case Reversing():
            return "turn the direction, or leave it"
        case Knocking():
            return "one card is left; knock, or go on without"
        case _:
            return "wait"


def _piles_words(view: JokersView, mask: int) -> str:
    return listed([_pile_words(view, pile) for pile in PILES_IN[mask]])


def _pile_words(view: JokersView, pile: int) -> str:
    if not view.piles[PILES + pile]:
        return "the empty place"
    if view.called[pile] >= 0:
        return f"{SUITS[view.called[pile]].name.lower()} (named)"
    return text(view, view.piles[PILES + pile][-1])


def _owed_cards(view: JokersView) -> int:
    phase = view.phase
    if not isinstance(phase, Answering):
        return 0
    debts = [view.debts[pile] for pile in PILES_IN[phase.owed]]
    return phase.penalty + sum(debt.cost for debt in debts if debt is not None)


def narrate(event: Event, view: JokersView, cast: Cast) -> str:
    """A sentence for the log; empty for what needs no words."""
    rules = view.rules
    match event:
        case DealStarted(number=number, dealer=dealer):
            return f"Deal {number}: {cast.does(dealer, 'deals')}."
        case Moved(card=card, source=source, target=target) if source == STOCK and target >= rules.hands:
            return f"{cast.does(target - rules.hands, 'draws')} {text(view, card)}."
        case Moved(card=card, source=source, target=target) if PILES <= target < rules.dead:
            who = cast.does(source - rules.hands, "plays") if source >= rules.hands else ""
            return f"{who} {text(view, card)} on pile {target - PILES + 1}.".strip()
        case SuitNamed(seat=seat, pile=pile, suit=suit):
            return f"{cast.does(seat, 'names')} {SUITS[suit].name.lower()} for pile {pile + 1}."
        case Reversed(seat=seat):
            return f"{cast.does(seat, 'turns')} the direction of play."
        case SeatsSkipped(count=count):
            return f"{plural(count, 'seat')} skipped."
        case Knocked(seat=seat):
            return f"{cast.does(seat, 'knocks')}."
        case PileKilled(seat=seat, pile=pile):
            return f"{cast.does(seat, 'kills')} pile {pile + 1}."
        case PenaltyTaken(seat=seat, owed=owed, count=count):
            return _penalty_words(cast.does(seat, "takes"), owed, count)
        case HandsSwitched():
            return "Every hand passes to the next player."
        case AcesCleared():
            return "Three aces: what lay beneath them goes back into the stock."
        case GaveUp(seat=seat, points=points):
            return f"{cast.does(seat, 'gives', 'give')} up the pile: {points} points."
        case WentOut(seat=seat):
            return f"{cast.does(seat, 'goes', 'go')} out!"
        case JokersShown(seat=seat):
            return f"{cast.does(seat, 'shows')} two jokers: play stops."
        case PlayStopped():
            return "Nobody can go on: play stops."
        case DealEnded(points=points):
            return cast.scored(points)
        case MatchEnded(winners=winners):
            return f"{cast.won(winners)}."
        case _:
            return ""


def _penalty_words(takes: str, owed: int, count: int) -> str:
    """What was taken of what was owed (JD-12)."""
    if count == owed:
        return f"{takes} {plural(count, 'card')}."
    had = f"the stock had only {count}" if count else "the stock is empty"
    return f"{takes} {plural(count, 'card') if count else 'nothing'} of {owed}: {had}."


def preview(view: JokersView, action: JokersAction) -> str:
    """What would follow from an action."""
    match action:
        case Play(card=card):
            return f"{text(view, card)} here"
        case Draw():
            return "Draw a card"
        case Take():
            return f"{plural(_owed_cards(view), 'card')} from the stock, and the turn ends"
        case TakeUp(pile=pile):
            return f"Shed all {plural(len(view.piles[PILES + pile]), 'card')} on the other piles"
        case GiveUp():
            rest = [card for card in view.piles[view.rules.taken] if card is not None]
            return f"{hand_points(rest, view.rules.facts)} points now, and the cards join the hand"
        case NameSuit(suit=suit):
            return f"{SUITS[suit].name.capitalize()}, or an 8, must follow"
        case Knock():
            return "The last card may then go out"
        case GoOnWithoutKnocking():
            return "The last card will not count as going out"
        case ShowJokers():
            return "Every hand counts now"
        case Reverse() | KeepDirection():
            return "Play runs " + (
                "clockwise" if (view.direction > 0) != (action == Reverse()) else "counter-clockwise"
            )
        case Stop():
            return "Nothing fits and nothing is left to draw"


def caption(view: JokersView, place: int) -> str:
    """Counts, called suits and debts."""
    if place == STOCK:
        return plural(len(view.piles[STOCK]), "card")
    pile = place - PILES
    if not 0 <= pile < view.rules.piles:
        return ""
    if not view.live >> pile & 1:
        return "killed"
    wants = []
    debt = view.debts[pile]
    if debt is not None:
        wants.append(f"answer or take {debt.cost}")
    if view.called[pile] >= 0:
        wants.append(f"{SUITS[view.called[pile]].symbol} named")
    match view.phase:
        case Covering(pile=bare) if bare == pile:
            wants.append("cover it")
        case Playing(owed=owed) if owed >> pile & 1:
            wants.append("owed")
    return " · ".join(wants)


def clause(view: JokersView) -> str:
    """The clause that matters most now."""
    match view.phase:
        case Playing():
            return "JD-4"
        case Covering():
            return "JD-20"
        case Answering():
            return "JD-11"
        case Shedding():
            return "JD-28"
        case Naming():
            return "JD-17"
        case Reversing():
            return "JD-18"
        case Knocking():
            return "JD-7"
        case _:
            return "JD-24"


WORDS: Words[JokersView, JokersAction] = Words(
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
