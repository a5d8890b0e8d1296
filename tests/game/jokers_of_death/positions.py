"""Jokers of Death positions from the small notation."""

from collections.abc import Callable

from game.contract.rules import Action, Refusal
from game.contract.table import Carry, Gesture
from game.jokers_of_death.actions import Play
from game.jokers_of_death.cards import deck
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.position import PILES, STOCK, Answering, Debt, Fours, Playing, State, Twos
from game.jokers_of_death.rules import apply, legal
from game.jokers_of_death.turns import dealt, start_turn
from game.jokers_of_death.view import view
from game.jokers_of_death.words.moves import why_not
from game.sentences import Cast
from tests.game.positions import parse, piles_of

SPADES, HEARTS, DIAMONDS, CLUBS = range(4)

OTHERS = "seat 2: 5H 6H 7H; seat 3: 5D 6D 7D"
FREE = "seat 1: 9S 9D 3H 4C; seat 2: 5H 6H; seat 3: 5D 6D; pile 1: 6S 7S; pile 2: QS; pile 3: 3C"


def position(text: str, *, seats: int = 3, target: int = 0, **options: object) -> State:
    """Return a turn of seat 1. The stock is written top first; ``rest`` says where the other cards lie."""
    told = parse(text)
    chosen = JokersOptions.model_validate(options)
    state = JOKERS_OF_DEATH.deal(chosen, seats, 1)
    rules = state.rules
    cards = deck((rules.facts.cards - rules.facts.jokers) // 52, rules.facts.jokers)
    names = {"stock": STOCK, **{f"pile {n + 1}": PILES[n] for n in range(rules.piles)}, "dead": rules.dead}
    names |= {f"seat {n + 1}": rules.hands[n] for n in range(seats)}
    piles = piles_of(told, names, cards, "stock")
    for name, place in names.items():
        state.table.piles[place] = piles[name]
    held = [len(piles[f"seat {n + 1}"]) for n in range(seats)]
    state.known = [dealt(count) if count else ((),) for count in held]
    state.turn = int(told.get("to play", "1")) - 1
    state.phase = Playing(state.live, True)
    state.table.events = []
    return state


def twos(state: State, pile: int, *, count: int, by: int) -> State:
    return _owing(state, pile, Twos(count, by - 1))


def fours(state: State, pile: int, *, count: int, by: int) -> State:
    return _owing(state, pile, Fours(count, by - 1))


def _owing(state: State, pile: int, debt: Debt) -> State:
    debts = list(state.debts)
    debts[pile - 1] = debt
    state.debts = tuple(debts)
    return state


def hand_of(state: State, seat: int) -> list[int]:
    return state.table.piles[state.rules.hands[seat]]


def face(state: State, card: int) -> str:
    facts = state.rules.facts
    return deck((facts.cards - facts.jokers) // 52, facts.jokers).faces[card].code


def hand(state: State, seat: int) -> list[str]:
    return sorted(face(state, card) for card in state.table.piles[state.rules.hands[seat - 1]])


def play(state: State, code: str, pile: int) -> None:
    """Play a card of this face on a pile, from the seat to move."""
    apply(state, state.turn, play_of(state, code, pile))


def may(state: State, pile: int) -> list[str]:
    """Return the cards that the seat to move may play on a pile."""
    return sorted(
        face(state, action.card)
        for action in legal(state, state.turn)
        if isinstance(action, Play) and action.pile == pile - 1
    )


def do(state: State, action: object) -> None:
    assert action in legal(state, state.turn), f"{action} is not among {legal(state, state.turn)}"
    apply(state, state.turn, action)


def answering(state: State) -> State:
    """Let the seat to move start its turn with what is open."""
    start_turn(state, state.turn)
    assert isinstance(state.phase, Answering)
    return state


def refused(state: State, code: str, pile: int) -> str:
    card = next(card for card in hand_of(state, state.turn) if face(state, card) == code)
    assert code not in may(state, pile)
    return why_not(view(state, state.turn), Carry((card,), PILES[pile - 1])).clause


WORDS = JOKERS_OF_DEATH.words
NAMES = ("Ben", "Mara", "Jo", "Ann")
PILES_LIE = "pile 1: 7S; pile 2: QD; pile 3: 3C"
NO_STOCK = "seat 3: ; rest: seat 3"


def play_of(state: State, code: str, pile: int) -> Play:
    """Return the play of a face on a pile by the seat to move."""
    for action in view(state, state.turn).legal:
        if isinstance(action, Play) and (face(state, action.card), action.pile) == (code, pile - 1):
            return action
    raise AssertionError(f"{code} may not be played on pile {pile}")


def told(state: State, action: Action) -> list[str]:
    """Return the log of an action of the seat to move."""
    state.table.events = []
    apply(state, state.turn, action)
    seen, cast = view(state, 0), Cast(NAMES[: state.rules.seats], 0)
    lines = [WORDS.narrate(event, seen, cast) for event in state.table.events]
    return [line.words for line in lines if line is not None]


def refusal_of(state: State, gesture: Gesture) -> Refusal:
    """Return the refusal of a gesture of the seat to move."""
    seen = view(state, state.turn)
    assert gesture not in [WORDS.gesture(seen, action) for action in seen.legal]
    return JOKERS_OF_DEATH.why_not(seen, gesture)


def carry(state: State, code: str, pile: int) -> Carry:
    """Return a card of the seat to move, or of the pile it picked up, carried to a pile."""
    cards = [*state.table.piles[state.rules.taken_up], *hand_of(state, state.turn)]
    return Carry((next(card for card in cards if face(state, card) == code),), PILES[pile - 1])


def struck(text: str, *, count: int, by: int = 2, owing: Callable[..., State] = twos) -> State:
    """Return a position in which seat 1 has to answer what lies on pile 1."""
    state = owing(position(text), 1, count=count, by=by)
    start_turn(state, 0)
    assert isinstance(state.phase, Answering)
    return state
