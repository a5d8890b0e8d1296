"""Devil positions from the small notation, and steps through a deal."""

from random import Random

from game.devil.actions import Discard, Draw
from game.devil.cards import DECK_440, STANDARD_DECK
from game.devil.game import DEVIL, DEVIL_440
from game.devil.options import Devil440Options, DevilOptions
from game.devil.policy import fiend
from game.devil.position import DISCARDS, HANDS, STOCK, State
from game.devil.rules import apply, legal, to_move
from game.devil.view import view
from game.hidden_cards import Groups
from game.sentences import Cast
from game.table import Event
from tests.game.positions import parse, piles_of

CAST = Cast(("Mara", "Otto", "Lilith"), you=0)


def position(text: str, *, seats: int = 3, larger: bool = False, target: int = 0) -> State:
    """Return a position; cards it does not name lie where ``rest`` says, else at the bottom of the stock."""
    told = parse(text)
    options = (Devil440Options if larger else DevilOptions)()
    state = (DEVIL_440 if larger else DEVIL).deal(options, seats, 1)
    deck = DECK_440 if larger else STANDARD_DECK
    names = {"stock": STOCK, "discards": DISCARDS, **{f"seat {n + 1}": HANDS[n] for n in range(seats)}}
    piles = piles_of(told, names, deck, "stock")
    for name, place in names.items():
        state.table.piles[place] = piles[name]
    unknown: list[Groups] = [((len(piles[f"seat {n + 1}"]), 0),) for n in range(seats)]
    state.known = [groups if groups[0][0] else () for groups in unknown]
    state.turn = int(told.get("to play", "1")) - 1
    state.table.events = []
    if target:
        state.target = target
    return state


def held(state: State, seat: int) -> list[str]:
    """Return the face codes of a hand, sorted; seats count from 1."""
    return sorted(DECK_440.faces[card].code for card in state.table.piles[HANDS[seat - 1]])


def top(state: State) -> str:
    """Return the face code on the discards."""
    return DECK_440.faces[state.table.piles[DISCARDS][-1]].code


def events(state: State, kind: type[Event]) -> list[Event]:
    """Return the events of one kind since the position was set up."""
    return [event for event in state.table.events if isinstance(event, kind)]


def play(state: State, code: str) -> None:
    """Play a card of this face from the seat to move."""
    seat = state.turn
    chosen = next(
        action
        for action in legal(state, seat)
        if isinstance(action, Discard) and DECK_440.faces[action.card].code == code
    )
    apply(state, seat, chosen)


def draw(state: State) -> None:
    """Draw for the seat to move, which must be all it can do."""
    assert list(legal(state, state.turn)) == [Draw()]
    apply(state, state.turn, Draw())


def choices(state: State) -> list[str]:
    """Return the faces that the seat to move may play."""
    return [
        DECK_440.faces[action.card].code for action in legal(state, state.turn) if isinstance(action, Discard)
    ]


def last_points(state: State) -> tuple[int, ...]:
    """Return the points of the deal that has just ended."""
    return state.deals[-1]


def among_fiends(state: State, turns: int) -> State:
    """Return a match of Fiends after some more actions."""
    random = Random(1)
    for _ in range(turns):
        seat = to_move(state)
        apply(state, seat, fiend(view(state, seat), random))
    return state
