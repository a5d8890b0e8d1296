"""What a seat at Hell is Hungry! may know, and whole positions that agree with it."""

from dataclasses import dataclass
from random import Random

from game.cards import Card, Seat
from game.contract import View
from game.hell_is_hungry.cards import DECK_SIZE
from game.hell_is_hungry.rules import Board, HellAction, Phase, State, legal, standing, to_move
from game.shuffle import SEED_BITS, shuffled_by
from game.table import Table, masked


@dataclass(frozen=True, slots=True, kw_only=True)
class HellView(View[HellAction]):
    """All that one seat may know of a match of Hell is Hungry!"""

    board: Board
    games: int
    active: Seat
    phase: Phase
    reapers: tuple[int | None, ...]
    quiet: int
    known: tuple[frozenset[Card], ...]
    """For each seat, hand cards that everybody saw it take from its purgatory."""


def view(state: State, seat: Seat | None) -> HellView:
    """The position as a seat (None: a bystander) may know it."""
    table = state.table
    return HellView(
        seat=seat,
        seats=state.board.seats,
        to_move=to_move(state),
        piles=tuple(masked(pile, place, seat) for pile, place in zip(table.piles, table.places, strict=True)),
        legal=() if seat is None else tuple(legal(state, seat)),
        standing=standing(state),
        deal=len(state.deals) + 1,
        dealer=state.first,
        board=state.board,
        games=state.games,
        active=state.active,
        phase=state.phase,
        reapers=state.reapers,
        quiet=state.quiet,
        known=state.known,
    )


def imagine(view: HellView, random: Random) -> State:
    """A whole position that agrees with the view.

    Decks do not mix unseen: hidden souls are dealt among the grid and what is out of the game, each seat's
    unseen cards among its hand and its deck. A card taken openly from a purgatory is in the hand (HH-5).
    """
    board = view.board
    piles = [[card for card in pile if card is not None] for pile in view.piles]
    held = [frozenset[Card]() if seat == view.seat else cards for seat, cards in enumerate(view.known)]
    placed = {card for pile in piles for card in pile}.union(*held)
    _fill(view, piles, placed, 0, (*range(board.beneath, board.beneath + board.cells), board.unused), random)
    for seat in range(board.seats):
        hand = board.hands + seat
        piles[hand] += sorted(held[seat])
        _fill(view, piles, placed, DECK_SIZE * (seat + 1), (hand, board.decks + seat), random)
    return State(
        Table(board.places, piles),
        board,
        view.games,
        random.getrandbits(SEED_BITS),
        1,
        view.dealer,
        view.active,
        view.active if view.to_move is None else view.to_move,
        view.phase,
        view.reapers,
        view.quiet,
        view.known,
        view.standing.deals,
    )


def _fill(
    view: HellView,
    piles: list[list[Card]],
    placed: set[Card],
    start: int,
    places: tuple[int, ...],
    random: Random,
) -> None:
    """Deal the unseen cards of one deck, which begins at ``start``, to the places that lack cards."""
    unseen = [card for card in range(start, start + DECK_SIZE) if card not in placed]
    shuffled_by(unseen, random.random)
    for place in places:
        lacking = len(view.piles[place]) - len(piles[place])
        if lacking:
            piles[place] += unseen[:lacking]
            del unseen[:lacking]
