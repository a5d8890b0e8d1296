"""The cycle of a match played in deals: shuffle, deal, play, score, gather, and so on to its end.

Each step is a function here. Everything specific (the number of cards, the score of a hand, the next dealer,
the end) is up to the game, which calls the steps in its own order::

    begin_deal(state)                 announce the deal
    shuffle_pile(state, STOCK)        shuffle its cards; then the game deals them
    ...
    show_hands(state.table, hands)    turn up all hands
    score_deal(state, points)         score them
    gather(state.table, STOCK)        bring the cards back for the next deal,
    end_match(state, winners)         or end the match
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from game.cards import Seat, shuffle
from game.contract.rules import Standing
from game.table import DealEnded, DealStarted, MatchEnded, Shown, Shuffled, Table, TurnStarted


@dataclass(frozen=True, slots=True)
class Over:
    """The phase of a match that is over."""


OVER: Final = Over()


class Dealt(Protocol):
    """A position in a match played in deals."""

    table: Table
    seed: int
    shuffles: int
    dealer: Seat
    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...]

    @property
    def phase(self) -> object:
        """The decision to be made, or ``OVER`` if there is none."""


def drawn_by_lot(position: Dealt) -> Seat:
    """Return a random seat for the first dealer; drawing it counts as a shuffle of the match."""
    lots = list(range(len(position.totals)))
    shuffle(lots, position.seed, position.shuffles)
    position.shuffles += 1
    return lots[0]


def begin_deal(position: Dealt) -> None:
    """Announce the next deal and its dealer."""
    position.table.record(DealStarted, len(position.deals) + 1, position.dealer)


def shuffle_pile(position: Dealt, place: int) -> None:
    """Shuffle the pile in a place."""
    shuffle(position.table.piles[place], position.seed, position.shuffles)
    position.shuffles += 1
    position.table.record(Shuffled, place)


def announce_turn(table: Table, seat: Seat) -> None:
    """Announce the start of a seat's turn."""
    if table.events is not None:
        table.events.append(TurnStarted(seat))


def show_hands(table: Table, places: Iterable[int]) -> None:
    """Show the hands in these places to all seats."""
    if table.events is not None:
        table.events += [Shown(place, tuple(table.piles[place])) for place in places]


def score_deal(position: Dealt, points: Sequence[int]) -> None:
    """End the deal by adding points to each seat's total."""
    added = tuple(points)
    position.totals = tuple([total + added[seat] for seat, total in enumerate(position.totals)])
    position.deals = position.deals + (added,)
    position.table.record(DealEnded, added, position.totals)


def gather(table: Table, stock: int) -> None:
    """Move all cards from places after the stock, by place index, back to it."""
    for place in range(stock + 1, len(table.piles)):
        if table.piles[place]:
            table.move_all(place, stock)


def end_match(position: Dealt, winners: tuple[Seat, ...]) -> None:
    """Announce the winners of the match."""
    position.table.record(MatchEnded, winners)


def standing_by(
    position: Dealt,
    ranks: tuple[int, ...],
    totals: tuple[int, ...] | None = None,
    course: tuple[tuple[int, ...], ...] = (),
) -> Standing:
    """Return the standing with these ranks; seats ranked 1 win once the match is over."""
    over = type(position.phase) is Over
    first = tuple([seat for seat, rank in enumerate(ranks) if rank == 1]) if over else ()
    return Standing(position.totals if totals is None else totals, position.deals, ranks, first, course)
