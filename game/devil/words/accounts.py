"""How a deal of Devil came out, sum by sum."""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.contract.words import Account, Row
from game.devil.cards import DECK_440, POINTS, RANK, Rank
from game.devil.events import DealBlocked, DealWon
from game.devil.places import holder
from game.devil.rules import TURN_LIMIT
from game.devil.scoring import SPECIALS, counts_ended, counts_gone_out, hand_points
from game.devil.view import DevilView
from game.devil.words.naming import a_card
from game.events import DealEnded, Event, Shown
from game.sentences import Cast

_SCORED = "What is left in a hand counts against it."
_GONE_OUT = {
    Rank.SPECIAL_1: "A Special 1 as the last card makes the others count four times.",
    Rank.SPECIAL_4: "A Special 4 as the last card makes the others count double.",
    Rank.ONIFUDA: "The Onifuda makes every hand count double.",
}
_ENDED = {
    Rank.SPECIAL_1: "To end on a Special 1 makes every hand count double.",
    Rank.SPECIAL_4: "To end on a Special 4 makes the hand of whoever ends count double, and no other.",
    Rank.ONIFUDA: "The Onifuda makes every hand count double.",
}
_CLAUSES = {Rank.SPECIAL_1: "DV-11", Rank.SPECIAL_4: "DV-12", Rank.ONIFUDA: "DV-16"}


def account(deal: Sequence[Event], view: DevilView, cast: Cast) -> Account | None:
    """Who ended the deal, by what rule, and each sum written out (DV-9, DV-11 to DV-13, DV-16 to DV-19)."""
    over = next((event for event in deal if isinstance(event, DealEnded)), None)
    if over is None:
        return None
    hands = {holder(event.place): event.cards for event in deal if isinstance(event, Shown)}
    won = next((event for event in deal if isinstance(event, DealWon)), None)
    times = [1] * view.seats if won is None else _times(won, hands[won.seat], view.seats)
    rows = tuple(
        Row(
            seat,
            _written(_as_held(hands[seat], seat, cast), times[seat]),
            over.points[seat],
            over.totals[seat],
        )
        for seat in range(view.seats)
    )
    if won is None:
        blocked = any(isinstance(event, DealBlocked) for event in deal)
        why = "Nobody could lay or draw a card" if blocked else f"{TURN_LIMIT} turns were played"
        return Account(f"{why}: nobody wins the deal.", _SCORED, "DV-9", rows)
    return Account(*_how(won, bool(hands[won.seat]), cast), rows)


def _times(won: DealWon, left: Sequence[Card], seats: int) -> list[int]:
    return (counts_ended if left else counts_gone_out)(seats, won.seat, won.card)


def _how(won: DealWon, cards_left: bool, cast: Cast) -> tuple[str, str, str]:
    """Who ended it, what that means, and the clause."""
    rank, card = RANK[won.card], a_card(won.card)
    if cards_left:
        return f"{_who(won.seat, cast)} ended the deal with {card}.", _ENDED[rank], _CLAUSES[rank]
    clause = "DV-13" if rank in SPECIALS else "DV-16" if rank is Rank.ONIFUDA else "DV-17"
    return f"{_who(won.seat, cast)} went out with {card}.", _GONE_OUT.get(rank, _SCORED), clause


def _who(seat: Seat, cast: Cast) -> str:
    return "You" if seat == cast.you else cast.names[seat]


def _as_held(hand: Sequence[Card], seat: Seat, cast: Cast) -> Sequence[Card]:
    """Cards in the order in which they lie on the table, where one's own hand is sorted by number."""
    faces = DECK_440.faces
    return sorted(hand, key=lambda card: (faces.index(faces[card]), card)) if seat == cast.you else hand


def _written(hand: Sequence[Card], times: int) -> str:
    """A hand's sum: ``6 + 8 + 1 = 15, × 2 for the Special = 30, × 2 = 60``."""
    if not hand:
        return "no card left: 0"
    points = sum(POINTS[card] for card in hand)
    words = " + ".join(str(POINTS[card]) for card in hand)
    if len(hand) > 1:
        words += f" = {points}"
    specials = sum(RANK[card] in SPECIALS for card in hand)
    if specials:
        kind = "the Special" if specials == 1 else f"{specials} Specials"
        words += f", × {2**specials} for {kind} = {hand_points(hand)}"
    if times > 1:
        words += f", × {times} = {hand_points(hand) * times}"
    return words
