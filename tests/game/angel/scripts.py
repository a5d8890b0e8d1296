"""What the play scripts of these rules have in common."""

from game.angel.actions import CallJudgementDay, DiscardUnseen
from game.angel.cards import DECK
from game.angel.moves import legal
from game.angel.options import LATEST, AngelOptions
from game.angel.phases import TurningUp
from game.angel.position import State, unseen
from game.angel.rules import apply, bonus_table, deal
from game.angel.scoring import score

BONUSES = bonus_table(AngelOptions())
CALL = CallJudgementDay()


HANDS_AT_THE_END = (
    "seat 1: 7H 7D 7S 7C; seat 2: AC 5D 8D 10S; seat 3: 2S 3H 6D 9C; seat 4: AS 2H 3D 5C; stock: 8S"
)


def counts(cards: str) -> int:
    """What a hand counts."""
    return score(DECK.cards(cards), BONUSES)


def fresh(seed: int = 1, opens: int = LATEST) -> State:
    """Return a match that has just begun."""
    return deal(AngelOptions(opens=opens), 4, seed)


def turn_up_all(state: State) -> list[int]:
    """Every seat turns up its first unseen card; the cards in that order."""
    turned = []
    while isinstance(state.phase, TurningUp):
        turned.append(state.table.piles[unseen(state.turn)][0])
        apply(state, state.turn, DiscardUnseen(0))
    return turned


def in_play(seed: int = 1, opens: int = LATEST) -> State:
    """Return a deal in which everybody has just looked at their hand."""
    state = fresh(seed, opens)
    turn_up_all(state)
    return state


def discard(state: State, turns: int) -> None:
    """Let so many turns go by in which the first card that may be discarded is."""
    for _ in range(turns):
        apply(state, state.turn, legal(state, state.turn)[0])
