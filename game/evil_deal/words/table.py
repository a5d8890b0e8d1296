"""Words on the table of Evil Deal: captions, tallies, the pay for tricks, the aim."""

from game.cards import Seat
from game.contract.words import Aim, Opening, Subtotal, Tally
from game.evil_deal.actions import SideBySide
from game.evil_deal.cards import DECK
from game.evil_deal.phases import Naming
from game.evil_deal.places import (
    BURIED_KIND,
    STACK_KIND,
    STACKS,
    TAKEN_KIND,
    TRICK_KIND,
    TRUMP_KIND,
    kind_of,
    seat_of,
)
from game.evil_deal.scoring import BONUS, BONUS_ABOVE, DEALER_POINTS, OTHER_POINTS, TARGET
from game.evil_deal.tricks import suits_named
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import (
    NO_TRUMP,
    NUMBERED,
    account_told,
    in_halves,
    suit_name,
    trump_told,
)
from game.sentences import Cast, opening, plural

_LEAST_PAID = 4
"""The fewest tricks that pay anything."""


def caption(view: EvilDealView, place: int) -> str:
    """Return tricks taken, each player's trumps, and which card of the trick is played."""
    seat, kind = seat_of(place), kind_of(place)
    if seat is None:
        return ""
    if kind is TRUMP_KIND:
        told = _trumps(view, seat)
        return f"{_whose(view, seat)}{told}" if told else ""
    if kind is TAKEN_KIND:
        return plural(view.tricks[seat], "trick")
    if kind is TRICK_KIND and seat == (view.seat or 0) and view.in_a_trick:
        return f"{NUMBERED[view.exchange]} · {_running_trump(view)}"
    if not view.piles[place]:
        return ""
    if kind is STACK_KIND:
        return "" if _both_stacks(view, seat) else "for the second half"
    if kind is BURIED_KIND:
        return "your discard" if seat == view.seat else "discard"
    return ""


def _running_trump(view: EvilDealView) -> str:
    """ED-9."""
    return NO_TRUMP if view.trump is None else f"{suit_name(view.trump)} are trump"


def _whose(view: EvilDealView, seat: Seat) -> str:
    """Return whose trumps they are: two captions may tell the same. A bystander sees whose side it is."""
    return "" if view.seat is None else "yours: " if seat == view.seat else "theirs: "


def _trumps(view: EvilDealView, seat: Seat) -> str:
    """Return a player's trumps by half; until both have picked, what the first of them picked."""
    if view.to_move is None:
        return ""
    if view.firsts:
        now, later = trump_told(view, seat, 0), trump_told(view, seat, 1)
        if view.half:
            return later
        return _plain(view.firsts[seat]) if view.side_by_side[seat] else in_halves(now, later)
    if isinstance(view.phase, Naming) and view.phase.theirs is not None and seat != view.dealer:
        laid = view.phase.theirs
        if isinstance(laid, SideBySide):
            return _plain(laid.first)
        named = suits_named(laid, view.trump_cards(seat))
        first, second = (suit_name(suit) for suit in named if suit is not None)
        return in_halves(first, second)
    return "one for each half"


def _plain(first: int) -> str:
    """ED-5, ED-13: neither lies on top, so it's told which of the two is picked up later."""
    return f"{NO_TRUMP}, keeps {DECK.text(first)}"


def count(view: EvilDealView, place: int) -> int | None:
    """Return how many cards lie in each of two stacks."""
    seat = seat_of(place)
    stacks = seat is not None and kind_of(place) is STACK_KIND and _both_stacks(view, seat)
    return len(view.piles[place]) if stacks else None


def _both_stacks(view: EvilDealView, seat: Seat) -> bool:
    return all(view.piles[STACKS[seat][number]] for number in range(2))


def score(view: EvilDealView, seat: Seat) -> int:
    """Return the points of the running game."""
    return view.points[seat]


def tally(view: EvilDealView, seat: Seat) -> Tally:
    """Return the points and tricks; in a series the account too (ED-16)."""
    tricks, marks = plural(view.tricks[seat], "trick"), ("dealer",) if seat == view.dealer else ()
    if view.games == 1:
        return Tally(_points(view, seat), (tricks,), marks)
    return Tally("", (tricks, _points(view, seat), account_told(view.accounts[seat])), marks)


def _points(view: EvilDealView, seat: Seat) -> str:
    """Return the points of a seat in the running game."""
    return plural(view.points[seat], "point")


def subtotals(view: EvilDealView) -> tuple[Subtotal, ...]:
    """Return what the totals of a series are made of: accounts, and points of the running game (ED-16)."""
    if view.games == 1:
        return ()
    accounts = Subtotal("Account", view.accounts, tuple(map(account_told, view.accounts)))
    if view.to_move is None:
        return (accounts,)
    told = tuple(_points(view, seat) for seat in range(2))
    return accounts, Subtotal(f"Game {view.game}", tuple(view.points), told)


def notes(view: EvilDealView, cast: Cast) -> list[str]:
    """Return what tricks pay, a column for each player, marked where that player stands (ED-14)."""
    mine = view.seat or 0
    columns = (mine, 1 - mine)
    names = " · ".join(f"{cast.name(seat)}{' (dealer)' if seat == view.dealer else ''}" for seat in columns)
    rows = [
        f"{tricks}: {' · '.join(_paid(view, seat, tricks) for seat in columns)}"
        for tricks in range(8, _LEAST_PAID - 1, -1)
    ]
    extra = [
        f"{opening(cast.name(seat))}: +{BONUS} a trick after {BONUS_ABOVE}"
        for seat in columns
        if view.side_by_side[seat]
    ]
    won = "match" if view.games == 1 else "game"
    return ["What tricks pay", f"tricks: {names}", *rows, *extra, f"{TARGET} wins the {won}"]


def _paid(view: EvilDealView, seat: Seat, tricks: int) -> str:
    """Return what tricks pay a seat; between marks where it has taken just as many."""
    paid = (DEALER_POINTS if seat == view.dealer else OTHER_POINTS)[tricks]
    return f"›{paid}‹" if tricks == view.tricks[seat] else str(paid)


def aim(view: EvilDealView, cast: Cast) -> Aim:
    """Return what wins, where it ends, and who leads (ED-15, ED-16)."""
    race = cast.race(view.standing.totals, view.standing.ranks)
    if view.games == 1:
        return Aim(f"First to {TARGET} wins", "", race)
    return Aim("Larger account wins", f"game {view.game} of {view.games}, first to {TARGET}", race)


def target(view: EvilDealView) -> int | None:
    """Return the points that end a match of one game (ED-15); none end a series."""
    return TARGET if view.games == 1 else None


def introduce(view: EvilDealView) -> tuple[Opening, ...]:
    """Return a turn, what else matters, and the end (ED-4, ED-9 to ED-12, ED-14 to ED-16)."""
    match = "the match" if view.games == 1 else "a game, and the larger account wins the match"
    return (
        Opening(
            "A trick is three cards each. Follow suit if you can. The third card takes all six.",
            tuple(DECK.cards("4S 9S 7H 2H AC KC")),
            together=2,
        ),
        Opening(
            "Whoever leads the trick sets the trump. You have one for each half of the deal.",
            tuple(DECK.cards("QH 6D")),
        ),
        Opening(
            f"Take four of the eight tricks to score, five if you dealt. First to {TARGET} wins {match}.",
            tuple(DECK.cards("AS KS QS")),
        ),
    )
