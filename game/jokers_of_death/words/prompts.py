"""Whose turn it is at Jokers of Death, and what is wanted."""

from collections.abc import Sequence

from game.jokers_of_death.actions import Draw, GiveUp, JokersAction, Play, ShowJokers, Stop, TakeUp
from game.jokers_of_death.cards import (
    ACE,
    EIGHT,
    FOUR_OF_SPADES,
    JACK,
    JOKER,
    KING,
    RANK,
    TEN,
    TWO,
)
from game.jokers_of_death.phases import (
    Answering,
    Covering,
    Knocking,
    Naming,
    Playing,
    Reversing,
    Shedding,
    Twos,
)
from game.jokers_of_death.places import PILES_IN, STOCK
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.names import (
    cover_words,
    debt_on,
    last_card_waits,
    owed_cards,
    own,
    pile_name,
    taken_up,
    taking,
    wanted_words,
)
from game.sentences import Cast, listed

UNTIL = "draw until one fits"
"""What to do where nothing fits (JD-5, JD-20)."""
LAST = "with your last card, and you go out"
"""What a knock was for (JD-8)."""
_OF_KIND = {JOKER: "JD-16", FOUR_OF_SPADES: "JD-13"}
_OF_RANK = {ACE: "JD-19", TWO: "JD-10", EIGHT: "JD-17", TEN: "JD-18", JACK: "JD-20", KING: "JD-20"}
"""What a card does, by its kind or else by its rank; any other is only laid."""


def prompt(view: JokersView, cast: Cast) -> str:
    """Whose turn it is and what is wanted; what the hand lacks only to whoever holds it."""
    seat = view.to_move
    if seat is None:
        return cast.after(view.standing.winners)
    return f"{cast.turn(seat)}: {_asked(view)}."


def _asked(view: JokersView) -> str:
    match view.phase:
        case Playing(owed=owed):
            return _playing(view, owed)
        case Covering(pile=pile):
            return _covering(view, pile)
        case Answering(owed=owed):
            return _answering(view, owed)
        case Shedding():
            left = len(taken_up(view))
            cards = "the last card" if left == 1 else f"the {left} cards"
            return f"lay {cards} taken up on the other piles, or give up"
        case Naming(pile=pile):
            return f"name a suit for {pile_name(view, pile)}"
        case Reversing() if view.seats == 2:
            return "turn the direction or leave it; for two it makes no difference"
        case Reversing():
            return "turn the direction of play, or leave it"
        case Knocking() if last_card_waits(view):
            return "one card is left, but it fits nothing now: you draw, knock or not"
        case Knocking():
            return "one card is left: knock, or laying it will not end the deal"
        case _:
            return "wait"


def _playing(view: JokersView, owed: int) -> str:
    """JD-4 to JD-6, JD-9: what is to be matched, and what lacks a card for it."""
    piles = PILES_IN[owed]
    if view.seat != view.to_move:
        return f"match {_all_of(view, piles)}"
    fitting = [pile for pile in piles if any(_lays_on(action, pile) for action in view.legal)]
    lacking = [pile for pile in piles if pile not in fitting]
    if fitting and _about_to_go_out(view):
        return f"match {_any_of(view, fitting)} {LAST}"
    words = f"match {_all_of(view, fitting)}" if fitting else ""
    if lacking:
        lack = f"nothing fits {_any_of(view, lacking)}" if own(view) else "no card is left"
        words += f"; {lack}" if words else lack
        words += f": {_then(view, bool(fitting))}"
    return f"{words}; or take up a pile" if any(isinstance(a, TakeUp) for a in view.legal) else words


def _then(view: JokersView, fits_elsewhere: bool) -> str:
    """What to do about a pile that nothing in the hand fits."""
    if view.piles[STOCK]:
        return UNTIL
    return "the stock is empty" if fits_elsewhere else "the stock is empty, end the turn"


def _covering(view: JokersView, pile: int) -> str:
    """JD-20: a jack or king is covered, or a card drawn for it."""
    cover = f"cover {pile_name(view, pile)} with {cover_words(view, pile)}"
    if view.seat != view.to_move or any(isinstance(action, Play) for action in view.legal):
        if _about_to_go_out(view):
            return f"cover {pile_name(view, pile)} {LAST}"
        return f"{cover}, or draw for another" if view.piles[STOCK] else cover
    return f"nothing you hold covers {pile_name(view, pile)}: {UNTIL}"


def _answering(view: JokersView, owed: int) -> str:
    """JD-10 to JD-16: what answers each 2 and 4♠, and what not answering costs."""
    piles = PILES_IN[owed]
    take = taking(view, owed_cards(view))
    if view.seat == view.to_move:
        piles = tuple(pile for pile in piles if any(_lays_on(action, pile) for action in view.legal))
    if not piles:
        return f"nothing you hold answers {_any_of(view, PILES_IN[owed])}: {take}"
    apart = "; each pile is answered by itself" if len(PILES_IN[owed]) > 1 else ""
    return f"answer {listed([_answer_words(view, pile) for pile in piles])}, or {take}{apart}"


def _answer_words(view: JokersView, pile: int) -> str:
    debt = debt_on(view, pile)
    if isinstance(debt, Twos):
        return f"{pile_name(view, pile)} with a 2"
    joker = "" if debt.by == view.to_move else " or a joker"
    return f"{pile_name(view, pile)} with a 4♠{joker}"


def _all_of(view: JokersView, piles: Sequence[int]) -> str:
    return listed([wanted_words(view, pile) for pile in piles])


def _any_of(view: JokersView, piles: Sequence[int]) -> str:
    return " or ".join(wanted_words(view, pile) for pile in piles)


def _about_to_go_out(view: JokersView) -> bool:
    """JD-8: whether the seat to move looks at its last card, and its knock stands."""
    return view.seat == view.to_move and len(own(view)) == 1 and bool(view.knocked >> (view.seat or 0) & 1)


def _lays_on(action: JokersAction, pile: int) -> bool:
    return isinstance(action, Play) and action.pile == pile


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


def clause_of(view: JokersView, action: JokersAction) -> str:
    """The clause of what an action does."""
    match action:
        case Play(card=card) if isinstance(view.phase, Playing | Answering):
            kind = view.rules.facts.kind[card]
            return _OF_KIND.get(kind) or _OF_RANK.get(RANK[kind], clause(view))
        case Draw():
            return "JD-5"
        case ShowJokers():
            return "JD-22"
        case TakeUp():
            return "JD-28"
        case GiveUp():
            return "JD-30"
        case Stop():
            return "JD-6"
    return clause(view)
