"""How each action of Jokers of Death is done on the table."""

from game.contract.table import Carry, Gesture, Press, Touch
from game.french import SUITS
from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    JokersAction,
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
from game.jokers_of_death.places import PILES, STOCK
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.names import owed_cards
from game.sentences import plural

SHOW_CONFIRM = "Play stops at once, and every hand counts, yours with its jokers."


def gesture(view: JokersView, action: JokersAction) -> Gesture:
    """How an action is done: cards carried, piles touched, the rest by buttons.

    For two it makes no difference which way play runs (JD-18).
    """
    match action:
        case Play(card=card, pile=pile):
            return Carry((card,), PILES[pile])
        case Draw():
            return Touch(STOCK)
        case TakeUp(pile=pile):
            return Touch(PILES[pile])
        case Stop():
            return Press("End the turn", "E")
        case Take():
            return Press(_take_label(view), "T")
        case NameSuit(suit=suit):
            return Press(f"{SUITS[suit].symbol} {SUITS[suit].name.capitalize()}", SUITS[suit].value)
        case Reverse() if view.seats > 2:
            return Press("Turn the direction", "V")
        case Reverse() | KeepDirection():
            return Press("Leave it", "B")
        case Knock():
            return Press("Knock", "K")
        case GoOnWithoutKnocking():
            return Press("Go on without knocking", "G")
        case ShowJokers():
            return Press("Show the jokers", "J", SHOW_CONFIRM)
        case GiveUp():
            return Press("Give up", "X")


def _take_label(view: JokersView) -> str:
    count = min(owed_cards(view), len(view.piles[STOCK]))
    return f"Take {plural(count, 'card')}" if count else "Take nothing"
