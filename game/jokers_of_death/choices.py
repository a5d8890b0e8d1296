"""What a seat may do at Jokers of Death, and the actions themselves, made once."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from game.cards import Card, Seat
from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    KeepDirection,
    Knock,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Stop,
    Take,
    TakeUp,
)
from game.jokers_of_death.cards import FACES, JOKERS, MOST_DECKS, Kinds
from game.jokers_of_death.fitting import PILES_IN, answers, cover_wanted, wanted
from game.jokers_of_death.phases import (
    MOST_PILES,
    Answering,
    Covering,
    Knocking,
    Naming,
    Over,
    Phase,
    Playing,
    Reversing,
    Shedding,
)
from game.jokers_of_death.state import PILES, STOCK, State

JokersAction: TypeAlias = (
    Play
    | Draw
    | Stop
    | Take
    | NameSuit
    | Reverse
    | KeepDirection
    | Knock
    | GoOnWithoutKnocking
    | ShowJokers
    | TakeUp
    | GiveUp
)

MOST_CARDS: Final = 4 + FACES * MOST_DECKS
PLAY: Final = tuple(tuple(Play(card, pile) for card in range(MOST_CARDS)) for pile in range(MOST_PILES))
"""By pile, then by card."""
TAKE_UP: Final = tuple(TakeUp(pile) for pile in range(MOST_PILES))
DRAW: Final = Draw()
STOP: Final = Stop()
TAKE: Final = Take()
KNOCK: Final = Knock()
SHOW: Final = ShowJokers()
GIVE_UP: Final = GiveUp()
SUITS: Final[Sequence[JokersAction]] = tuple(NameSuit(suit) for suit in range(4))
TURNS: Final[Sequence[JokersAction]] = (Reverse(), KeepDirection())
KNOCKS: Final[Sequence[JokersAction]] = (KNOCK, GoOnWithoutKnocking())

Faces: TypeAlias = Mapping[Kinds, Card]
"""One card of each kind among some cards."""


def legal(state: State, seat: Seat) -> Sequence[JokersAction]:
    """What a seat may do; a few things also when it is another's turn (JD-22, JD-25)."""
    phase = state.phase
    if type(phase) is Over:
        return ()
    hand = state.table.piles[state.rules.hands + seat]
    bits = state.rules.facts.bit
    faces = {bits[card]: card for card in hand}
    if seat != state.turn:
        moves: list[JokersAction] = []
    elif type(phase) is Playing:
        moves = _playing_moves(state, faces, phase)
    else:
        moves = _pending_moves(state, seat, faces, phase)
    if state.given >> seat & 1 and not (seat == state.turn and type(phase) is Knocking):
        moves.append(KNOCK)
    if JOKERS in faces and jokers_in(hand, state.rules.facts.jokers) >= 2:
        moves.append(SHOW)
    return moves


def jokers_in(hand: Sequence[Card], jokers: int) -> int:
    """How many jokers a hand holds; they are the first cards of the deck."""
    held = 0
    for joker in range(jokers):
        if joker in hand:
            held += 1
    return held


def _pending_moves(state: State, seat: Seat, faces: Faces, phase: Phase) -> list[JokersAction]:
    """What may be done about a decision that comes before all else."""
    if type(phase) is Covering:
        return _covering_moves(state, faces, phase.pile)
    if type(phase) is Answering:
        return _answering_moves(state, seat, faces, phase.owed)
    if type(phase) is Shedding:
        return _shedding_moves(state, phase.pile)
    if type(phase) is Naming:
        return [*SUITS]
    return [*TURNS] if type(phase) is Reversing else [*KNOCKS]


def _add_plays(moves: list[JokersAction], faces: Faces, fitting: Kinds, pile: int) -> None:
    """A play of each of these kinds on a pile."""
    play = PLAY[pile]
    while fitting:
        lowest = fitting & -fitting
        moves.append(play[faces[lowest]])
        fitting ^= lowest


def _playing_moves(state: State, faces: Faces, phase: Playing) -> list[JokersAction]:
    """JD-4 to JD-6: play where it fits; draw only while some owed pile has no card that fits it.

    A hand that was emptied without a knock can only draw, or pass when there is nothing to draw (JD-9).
    """
    piles, called, known = state.table.piles, state.called, state.rules.facts
    held = sum(faces)
    moves: list[JokersAction] = []
    lacking = False
    for pile in PILES_IN[phase.owed]:
        fitting = held & wanted(known, piles[PILES + pile], called[pile])
        if fitting:
            _add_plays(moves, faces, fitting, pile)
        else:
            lacking = True
    if lacking and piles[STOCK]:
        moves.append(DRAW)
    elif not moves:
        moves.append(STOP)
    if phase.fresh and state.rules.free_pile:
        moves += _piles_to_take_up(state)
    return moves


def _piles_to_take_up(state: State) -> list[JokersAction]:
    """JD-28: any live pile, while another remains."""
    lying = [pile for pile in PILES_IN[state.live] if state.table.piles[PILES + pile]]
    return [TAKE_UP[pile] for pile in lying] if len(lying) > 1 else []


def _covering_moves(state: State, faces: Faces, pile: int) -> list[JokersAction]:
    """JD-20: cover it, or draw, although one could cover it."""
    piles = state.table.piles
    moves: list[JokersAction] = []
    _add_plays(moves, faces, sum(faces) & cover_wanted(state.rules.facts, piles[PILES + pile]), pile)
    if piles[STOCK]:
        moves.append(DRAW)
    return moves


def _answering_moves(state: State, seat: Seat, faces: Faces, owed: int) -> list[JokersAction]:
    """JD-10 to JD-16: answer pile by pile, or take."""
    held = sum(faces)
    moves: list[JokersAction] = []
    for pile in PILES_IN[owed]:
        debt = state.debts[pile]
        assert debt is not None
        _add_plays(moves, faces, held & answers(debt, seat), pile)
    moves.append(TAKE)
    return moves


def _shedding_moves(state: State, place: int) -> list[JokersAction]:
    """JD-28: the taken-up cards go on the other piles, as many as fit, never onto the empty place."""
    rules, piles = state.rules, state.table.piles
    faces = {rules.facts.bit[card]: card for card in piles[rules.taken]}
    held = sum(faces)
    moves: list[JokersAction] = []
    for pile in PILES_IN[state.live]:
        if pile != place and piles[PILES + pile]:
            fitting = held & wanted(rules.facts, piles[PILES + pile], state.called[pile])
            _add_plays(moves, faces, fitting, pile)
    moves.append(GIVE_UP)
    return moves
