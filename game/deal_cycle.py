"""The cycle of a match that is played in deals: shuffle, deal, play, score, gather, and so on to its end.

Each step stands here once. What is a game's own (how many cards go to whom, what a hand counts, who deals
next, when it is enough) stays with the game, which calls the steps in its order::

    begin_deal(state)                 the deal is announced
    shuffle_pile(state, STOCK)        and its cards are mixed; then the game deals them
    ...
    show_hands(state.table, hands)    every hand is turned up
    score_deal(state, points)         and counted
    gather(state.table, STOCK)        then the cards come back for the next deal,
    end_match(state, winners)         or the match is over
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from game.cards import Seat, shuffle
from game.contract.rules import Standing
from game.events import DealEnded, DealStarted, MatchEnded, Shown, Shuffled, TurnStarted
from game.table import Table


@dataclass(frozen=True, slots=True)
class Over:
    """The phase of a match that is over."""


OVER: Final = Over()


class Dealt(Protocol):
    """A position in a match that is played in deals."""

    table: Table
    seed: int
    shuffles: int
    dealer: Seat
    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...]

    @property
    def phase(self) -> object:
        """The decision to be made; ``OVER`` if there is none."""


def drawn_by_lot(position: Dealt) -> Seat:
    """Return a seat drawn by lot, for the first dealer; the lot is one of the shuffles of the match."""
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
    """Announce whose turn it is."""
    if table.events is not None:
        table.events.append(TurnStarted(seat))


def show_hands(table: Table, places: Iterable[int]) -> None:
    """Turn up the hands in these places for everybody."""
    if table.events is not None:
        table.events += [Shown(place, tuple(table.piles[place])) for place in places]


def score_deal(position: Dealt, points: Sequence[int]) -> None:
    """Close the deal with the points it adds to each seat's total."""
    added = tuple(points)
    position.totals = tuple([total + added[seat] for seat, total in enumerate(position.totals)])
    position.deals = position.deals + (added,)
    position.table.record(DealEnded, added, position.totals)


def gather(table: Table, stock: int) -> None:
    """Bring every card that lies after the stock, by place index, back to it."""
    for place in range(stock + 1, len(table.piles)):
        if table.piles[place]:
            table.move_all(place, stock)


def end_match(position: Dealt, winners: tuple[Seat, ...]) -> None:
    """Announce who has won a match that is over."""
    position.table.record(MatchEnded, winners)


def standing_by(
    position: Dealt,
    ranks: tuple[int, ...],
    totals: tuple[int, ...] | None = None,
    course: tuple[tuple[int, ...], ...] = (),
) -> Standing:
    """Return the standing by these ranks; the first seats win once the match is over."""
    over = type(position.phase) is Over
    first = tuple([seat for seat, rank in enumerate(ranks) if rank == 1]) if over else ()
    return Standing(position.totals if totals is None else totals, position.deals, ranks, first, course)
