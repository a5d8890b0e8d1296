"""Words on the table of Jokers of Death: captions, tallies, the aim; the arrow and the knocks."""

from game.cards import Seat
from game.contract.table import BySeat, InZone, Piece
from game.contract.words import Aim, Opening, Tally
from game.french import SUITS
from game.jokers_of_death.cards import ACE_OF_SPADES, FACES, THREE_OF_DIAMONDS, deck
from game.jokers_of_death.phases import Answering, Covering, Playing, Reversing
from game.jokers_of_death.places import STOCK
from game.jokers_of_death.scoring import TARGET
from game.jokers_of_death.variants.aces import clear_aces
from game.jokers_of_death.variants.hand_switching import switch_hands
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.naming import top
from game.sentences import Cast, plural

_NUMBERS = {3: "three", 5: "five"}


def caption(view: JokersView, place: int) -> str:
    """Return a few words under a place: what is there, or what goes there."""
    rules = view.rules
    if place == rules.dead:
        return "killed" if view.piles[place] else ""
    pile = rules.pile_at(place)
    return "" if pile is None else _pile_caption(view, pile)


def count(view: JokersView, place: int) -> int | None:
    """Return how many cards are left to draw."""
    return len(view.piles[STOCK]) if place == STOCK else None


def _pile_caption(view: JokersView, pile: int) -> str:
    """Return the one thing that matters most there: short, for five piles lie close together."""
    debt, named, phase = view.debts[pile], view.named[pile], view.phase
    if not view.live >> pile & 1:
        return "killed"
    if debt is not None:
        now = isinstance(phase, Answering) and phase.owed >> pile & 1
        return f"answer or draw {debt.cost}" if now else f"next draws {debt.cost}"
    if isinstance(phase, Covering) and phase.pile == pile:
        return "cover it"
    owed = phase.owed if isinstance(phase, Playing) else 0
    if named is not None:
        return f"{SUITS[named].symbol} or 8"
    if not owed:
        return ""
    if not owed >> pile & 1:
        return "done"
    if view.to_move != view.seat:
        return ""
    return "any card" if top(view, pile) is None else "play here"


def tally(view: JokersView, seat: Seat) -> Tally:
    """Return the points, and who deals; a knock that stands has its fist there (JD-7)."""
    points = plural(view.standing.totals[seat], "point")
    return Tally(points, marks=("dealer",) if seat == view.dealer else ())


def following(view: JokersView) -> Seat | None:
    """Return who comes after the seat to move (JD-3, JD-18, JD-19)."""
    if view.to_move is None or isinstance(view.phase, Reversing):
        return None
    return (view.to_move + view.direction * (1 + view.aces)) % view.seats


def aim(view: JokersView, cast: Cast) -> Aim:
    """Return what wins, where the match ends, and who leads (JD-24)."""
    standing = view.standing
    return Aim("Lowest score wins", f"ends at {TARGET}", cast.race(standing.totals, standing.ranks))


def target(_view: JokersView) -> int:
    """Return the points that end the match (JD-24)."""
    return TARGET


def pieces(view: JokersView) -> list[Piece]:
    """Return the arrow for the direction of play, and a fist for each knock that stands."""
    arrow = "arrow_left" if view.direction > 0 else "arrow_right"
    knocks = [Piece("knock", BySeat(seat)) for seat in range(view.seats) if view.knocked >> seat & 1]
    return [Piece(arrow, InZone("direction")), *knocks]


def opening(view: JokersView) -> list[Opening]:
    """Return a turn, what else can happen, the end (JD-4, JD-5, JD-7, JD-10, JD-23, JD-24), and variants."""
    facts = view.rules.facts
    cards = deck((facts.cards - facts.jokers) // FACES, facts.jokers).cards
    lines = [
        Opening(
            f"Play one card on each of the {_NUMBERS[view.rules.piles]} piles, same suit or same rank. "
            "An 8 goes on anything. Can't play? Draw until you can.",
            tuple(cards("7S 9S 7D 8H")),
        ),
        Opening(
            "A 2 or a 4♠ makes the next player draw. An ace skips one. A joker only goes on a 4♠. "
            "With both jokers in your hand you can end the deal, but that usually loses.",
            tuple(cards("2H 4S AD JK")),
        ),
        Opening(
            "Knock when you have one card left, then play it and you're out. Cards left in hand cost points. "
            f"At {TARGET} the match ends, and the lowest score wins.",
            tuple(cards("5H")),
        ),
    ]
    told, shown = _variants(view)
    return [*lines, Opening(told, tuple(cards(shown)))] if told else lines


def _variants(view: JokersView) -> tuple[str, str]:
    """Return what the variants of this match add, and the cards it is about (JD-25, JD-27, JD-28)."""
    effects = view.rules.effects
    told, shown = [], []
    if switch_hands in effects[THREE_OF_DIAMONDS]:
        told.append("On a 3♦ everyone passes their hand on.")
        shown.append("3D")
    if clear_aces in effects[ACE_OF_SPADES]:
        told.append("With an ace on every pile, the cards beneath go back into the draw pile.")
        shown += ["AS", "AH", "AC"]
    if view.rules.openings:
        told.append("You can pick up a whole pile and play it on the others.")
        shown += ["5C", "5D", "9D"]
    return " ".join(told), " ".join(shown)
