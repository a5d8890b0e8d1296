"""What the play scripts of these rules have in common."""

from game.devil.actions import Discard, Draw
from game.devil.cards import DECK_440
from game.devil.moves import legal
from game.devil.position import State
from game.devil.rules import apply


def play(state: State, code: str) -> None:
    """The seat to move discards a card of this face."""
    seat = state.turn
    chosen = next(
        action
        for action in legal(state, seat)
        if isinstance(action, Discard) and DECK_440.faces[action.card].code == code
    )
    apply(state, seat, chosen)


def draw(state: State) -> None:
    """The seat to move draws, which must be all it can do."""
    assert list(legal(state, state.turn)) == [Draw()]
    apply(state, state.turn, Draw())


def choices(state: State) -> list[str]:
    """The faces the seat to move may discard."""
    return [
        DECK_440.faces[action.card].code for action in legal(state, state.turn) if isinstance(action, Discard)
    ]


def last_points(state: State) -> tuple[int, ...]:
    """What the deal that has just ended added."""
    return state.deals[-1]
