"""What a card does at Jokers of Death (JD-10 to JD-25), and what it costs in a hand (JD-23)."""

from game.cards import Card
from game.jokers_of_death.cards import (
    ACE,
    EIGHT,
    FOUR_OF_SPADES,
    JACK,
    JOKER,
    KING,
    POINTS,
    RANK,
    TEN,
    TWO,
)
from game.jokers_of_death.variants.aces import clear_aces
from game.jokers_of_death.variants.hand_switching import switch_hands
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.names import taken_up

_COVER = "Needs another card on it at once, of its suit or an 8."
_DOES = {
    ACE: "Skips one player when the turn ends, and two aces skip two.",
    TWO: "Whoever plays next answers with a 2 on this pile, or takes two cards for each 2 in a row.",
    EIGHT: "Goes on any pile that is not to be answered; its player names the suit that follows.",
    TEN: "When the turn ends, its player may turn the direction of play.",
    JACK: _COVER,
    KING: _COVER,
}
_JOKER = "Goes only on a 4♠ that the player before has just laid: it kills the pile."
_SHOWN = {
    2: "There are two jokers; who holds both may show them, and play stops.",
    4: "There are four jokers; who holds two may show them, and play stops.",
}
"""What two of them do, by how many are in play (JD-1, JD-22, JD-26)."""
_FOUR = (
    "Whoever plays next answers with a 4♠, kills the pile with a joker, or takes four cards "
    "(sixteen after two in a row)."
)


def describe(view: JokersView, card: Card) -> str:
    """What a card does, and what it counts."""
    kind = view.rules.facts.kind[card]
    return f"{_effect(view, card, kind)} Left in a hand it counts {POINTS[kind]}."


def _effect(view: JokersView, card: Card, kind: int) -> str:
    if card in taken_up(view) and RANK[kind] != EIGHT:
        return "Taken up from a pile: it goes on its suit or its rank, and does nothing."
    if kind == JOKER:
        return f"{_JOKER} {_SHOWN[view.rules.facts.jokers]}"
    if kind == FOUR_OF_SPADES:
        return _FOUR
    if switch_hands in view.rules.effects[kind]:
        return "Every hand passes to the next player."
    if clear_aces in view.rules.effects[kind]:
        return f"{_DOES[ACE]} Three aces on the three piles send what lies beneath back into the stock."
    return _DOES.get(RANK[kind], "Goes on its suit or its rank, and does nothing more.")
