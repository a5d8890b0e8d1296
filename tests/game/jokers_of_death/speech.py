"""Texts of Jokers of Death at a position, for tests; seats and piles are written from 1."""

from collections.abc import Callable
from random import Random

from game.contract.rules import Action, Refusal
from game.contract.table import Carry, Gesture
from game.jokers_of_death.actions import Play
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.position import PILES, Answering, State
from game.jokers_of_death.rules import apply
from game.jokers_of_death.turns import start_turn
from game.jokers_of_death.view import view
from game.level import Level
from game.sentences import Cast
from tests.game.jokers_of_death.positions import face, hand_of, position, twos

WORDS = JOKERS_OF_DEATH.words
NAMES = ("Ben", "Mara", "Jo", "Ann")
CAST = Cast(NAMES, 0)
OTHERS = "seat 2: 5H 6H 7H; seat 3: 5D 6D 7D"
PILES_LIE = "pile 1: 7S; pile 2: QD; pile 3: 3C"
FREE = "seat 1: 9S 9D 3H 4C; seat 2: 5H 6H; seat 3: 5D 6D; pile 1: 6S 7S; pile 2: QS; pile 3: 3C"
NO_STOCK = "seat 3: ; rest: seat 3"


def prompt(state: State, seat: int = 1) -> str:
    """Return what is asked of the seat to move, as a seat reads it."""
    return WORDS.prompt(view(state, seat - 1), Cast(NAMES, seat - 1))


def previewed(state: State, action: Action) -> str:
    """Return what is promised of a legal action of the seat to move."""
    assert action in view(state, state.turn).legal
    return WORDS.preview(view(state, state.turn), action)


def lay(state: State, code: str, pile: int) -> Play:
    """Return the play of a face on a pile by the seat to move."""
    for action in view(state, state.turn).legal:
        if isinstance(action, Play) and (face(state, action.card), action.pile) == (code, pile - 1):
            return action
    raise AssertionError(f"{code} may not be played on pile {pile}")


def told(state: State, action: Action) -> list[str]:
    """Return what the log tells of an action of the seat to move."""
    state.table.events = []
    apply(state, state.turn, action)
    seen, cast = view(state, 0), Cast(NAMES[: state.rules.seats], 0)
    lines = [WORDS.narrate(event, seen, cast) for event in state.table.events]
    return [line.words for line in lines if line is not None]


def refused(state: State, gesture: Gesture) -> Refusal:
    """Return why the seat to move may not do this."""
    seen = view(state, state.turn)
    assert gesture not in [WORDS.gesture(seen, action) for action in seen.legal]
    return JOKERS_OF_DEATH.why_not(seen, gesture)


def carry(state: State, code: str, pile: int) -> Carry:
    """Return a card of the seat to move, or of the pile it picked up, carried to a pile."""
    cards = [*state.table.piles[state.rules.taken_up], *hand_of(state, state.turn)]
    return Carry((next(card for card in cards if face(state, card) == code),), PILES[pile - 1])


def advised(state: State) -> tuple[Action, str]:
    """Return the Fiend's choice and its reason."""
    seen = view(state, state.turn)
    choice = JOKERS_OF_DEATH.search.policies[Level.FIEND](seen, Random(1))
    return choice, WORDS.reason(seen, choice, Cast(NAMES, state.turn))


def answering(text: str, *, count: int, by: int = 2, owing: Callable[..., State] = twos) -> State:
    """Return a position in which seat 1 has to answer what lies on pile 1."""
    state = owing(position(text), 1, count=count, by=by)
    start_turn(state, 0)
    assert isinstance(state.phase, Answering)
    return state
