"""Angel positions from the small notation, and steps through a deal."""

from random import Random

from game.angel.actions import CallJudgementDay, DiscardUnseen
from game.angel.cards import DECK
from game.angel.game import ANGEL
from game.angel.options import LATEST, AngelOptions
from game.angel.policy import fiend
from game.angel.position import HANDS, PLAYING, SEATS, STOCK, TRASH, UNSEEN, State, TurningUp
from game.angel.rules import apply, bonus_table, deal, legal, to_move
from game.angel.scoring import score
from game.angel.view import view
from game.sentences import Cast
from tests.game.positions import parse, piles_of

BONUSES = bonus_table(AngelOptions())
CALL = CallJudgementDay()
CAST = Cast(("Ada", "Ben", "Cleo", "Dan"), 0)
FOUR_SEVENS = "seat 1: 7H 7D 7S 7C"
AT_THE_END = f"{FOUR_SEVENS}; seat 2: AC 5D 8D 10S; seat 3: 2S 3H 6D 9C; seat 4: AS 2H 3D 5C; stock: 8S"
IN_PLAY = "seat 1: 3C 4H 4D 5S; seat 2: 2S 2H 2D 2C; seat 3: 6S 6H 6D 6C; seat 4: 9S 9H 9D 9C"


def position(text: str, credits: tuple[int, ...] = (5, 5, 5, 5), **options: int) -> State:
    """Return a position in play.

    The stock is written top first, ``left`` is how many of its cards are left when the others lie on the
    trash, and ``rest`` says where cards lie that are not named.
    """
    told = parse(text)
    state = ANGEL.deal(AngelOptions.model_validate(options), 4, 1)
    names = {"stock": STOCK, "trash": TRASH, **{f"seat {n + 1}": HANDS[n] for n in range(4)}}
    piles = piles_of(told, names, DECK, "trash")
    gone = len(piles["stock"]) - int(told.get("left", len(piles["stock"])))
    piles["trash"] += piles["stock"][:gone]
    del piles["stock"][:gone]
    state.table.piles[:] = [piles[name] for name in names] + [[], [], [], []]
    state.phase = PLAYING
    state.turn = int(told.get("to play", "1")) - 1
    state.totals = credits
    state.table.events = []
    return state


def cards(codes: str) -> tuple[int, ...]:
    """Return the cards of these codes."""
    return tuple(DECK.cards(codes))


def counts(codes: str) -> int:
    """Return the points of a hand."""
    return score(DECK.cards(codes), BONUSES)


def fresh(seed: int = 1, opens: int = LATEST) -> State:
    """Return a match that has just begun."""
    return deal(AngelOptions(opens=opens), 4, seed)


def flip_all(state: State) -> list[int]:
    """Let every seat flip its first unseen card; return the cards in that order."""
    flipped = []
    while isinstance(state.phase, TurningUp):
        flipped.append(state.table.piles[UNSEEN[state.turn]][0])
        apply(state, state.turn, DiscardUnseen(0))
    return flipped


def in_play(opens: int = LATEST) -> State:
    """Return a deal in which everybody has just looked at their hand."""
    state = fresh(1, opens)
    flip_all(state)
    return state


def discard(state: State, turns: int) -> None:
    """Play turns in which the first card that may go is discarded."""
    for _ in range(turns):
        apply(state, state.turn, legal(state, state.turn)[0])


def among_fiends(seed: int, turns: int) -> State | None:
    """Return a deal of Fiends after some turns; None if it was over by then."""
    state, random = fresh(seed), Random(seed)
    for _ in range(SEATS + turns):
        seat = to_move(state)
        apply(state, seat, fiend(view(state, seat), random))
        if state.deals:
            return None
    return state


def hand_points(state: State, seat: int) -> int:
    """Return the points of a seat's hand."""
    return score(state.table.piles[HANDS[seat]], state.bonuses)
