"""What stands beside the cards of Coal Whist: counts, standing, advice."""

from game.cards import Card, Seat
from game.contract.words import Tally
from game.french import SUITS
from game.sentences import Cast, plural
from tests.sixth_game.whist.actions import PlayCard
from tests.sixth_game.whist.cards import DECK, SUIT
from tests.sixth_game.whist.places import STOCK, TRUMP, won
from tests.sixth_game.whist.policy import trump_in, winning
from tests.sixth_game.whist.scoring import beats
from tests.sixth_game.whist.view import WhistView


def caption(view: WhistView, place: int) -> str:
    """Words under the piles in the middle."""
    if place == STOCK:
        return plural(len(view.piles[STOCK]), "card")
    return "Trump" if place == TRUMP else ""


def crossed(view: WhistView) -> list[int]:
    """Tricks are laid across each other, so that they can be told apart."""
    lying = [won(view.seats, seat) for seat in range(view.seats)]
    return [place for place in lying if len(view.piles[place]) > view.seats]


def describe(view: WhistView, card: Card) -> str:
    """What a card does, by its suit (CW-6)."""
    if SUIT[card] == trump_in(view):
        return f"{DECK.text(card)} is a trump: it beats every card of another suit."
    return f"{DECK.text(card)} wins only where its suit is led, and no trump is played."


def tally(view: WhistView, seat: Seat) -> Tally:
    """Return the coals, and the tricks of this deal."""
    tricks = len(view.piles[won(view.seats, seat)]) // view.seats
    return Tally(plural(view.standing.totals[seat], "coal"), (plural(tricks, "trick"),))


def notes(view: WhistView, cast: Cast) -> list[str]:
    """The trump, and how long the match goes on (CW-8)."""
    number = min(view.deal, view.options.deals)
    return [f"Trump {SUITS[trump_in(view)].symbol}", f"Deal {number} of {view.options.deals}"]


def reason(view: WhistView, action: PlayCard, _cast: Cast) -> str:
    """Return why the Fiend plays what it plays."""
    leading = winning(view)
    if leading is None:
        return "A high card is the most likely to win."
    if beats(action.card, leading, trump_in(view)):
        return f"It's your cheapest card that beats the {DECK.text(leading)}."
    return f"You can't beat the {DECK.text(leading)}, so throw your lowest."
