"""What is wanted of whoever is to move at Coal Whist, and what would follow."""

from game.contract.table import Carry
from game.sentences import Cast
from tests.sixth_game.whist.actions import PlayCard
from tests.sixth_game.whist.cards import DECK, SUIT
from tests.sixth_game.whist.phases import Following, Leading
from tests.sixth_game.whist.places import in_trick
from tests.sixth_game.whist.policy import trump_in, winning
from tests.sixth_game.whist.scoring import beats
from tests.sixth_game.whist.view import WhistView


def gesture(view: WhistView, action: PlayCard) -> Carry:
    """A card carried into the trick."""
    return Carry((action.card,), in_trick(view.seats, view.to_move or 0))


def prompt(view: WhistView, cast: Cast) -> str:
    """Whose turn it is and what is wanted."""
    if view.to_move is None:
        return cast.after(view.standing.winners)
    if view.to_move != view.seat:
        return f"{cast.names[view.to_move]}'s move."
    if not isinstance(view.phase, Following):
        return cast.ask(view.to_move, "Lead any card.")
    led = view.phase.led
    if SUIT[view.legal[0].card] == SUIT[led]:
        return cast.ask(view.to_move, f"Follow the {DECK.text(led)}.")
    return cast.ask(view.to_move, f"You can't follow the {DECK.text(led)}. Play any card.")


def order(_view: WhistView, action: PlayCard) -> str:
    """Return a card to play, as an order."""
    return f"play the {DECK.text(action.card)}"


def preview(view: WhistView, action: PlayCard) -> str:
    """Whether the card would be the best so far."""
    leading = winning(view)
    if leading is None:
        return f"Lead {DECK.text(action.card)}"
    over = beats(action.card, leading, trump_in(view))
    return f"{'Beat' if over else 'Lose to'} {DECK.text(leading)}"


def clause_of(view: WhistView, _action: PlayCard) -> str:
    """The clause of what an action does."""
    return clause(view)


def clause(view: WhistView) -> str:
    """The clause that matters most now."""
    if view.to_move is None:
        return "CW-8"
    return "CW-4" if isinstance(view.phase, Leading) else "CW-5"
