"""What lies on the table of Evil Deal beside its cards, and which cards lie crosswise."""

from game.cards import Card, Seat
from game.contract.table import InZone, OnCard, Piece
from game.evil_deal.actions import Cross
from game.evil_deal.phases import Naming
from game.evil_deal.places import TRICKS, TRUMPS
from game.evil_deal.view import EvilDealView
from game.french import SUITS
from game.french_tricks import beats


def pieces(view: EvilDealView) -> list[Piece]:
    """ED-9, ED-11: the sign of the running trick's trump, and a seal on each card that won an exchange."""
    if not view.in_a_trick:
        return []
    seals = [Piece("won", OnCard(card)) for card in exchanges_won(view)]
    return (
        seals
        if view.trump is None
        else [Piece(f"trump_{SUITS[view.trump].value}", InZone("trump sign")), *seals]
    )


def exchanges_won(view: EvilDealView) -> list[Card]:
    """The winning card of each finished exchange of the running trick, in order (ED-11)."""
    found, leader = [], view.opener
    for cards in zip(view.piles[TRICKS[0]], view.piles[TRICKS[1]], strict=False):
        led, answer = cards[leader], cards[1 - leader]
        assert led is not None and answer is not None
        won = beats(answer, led, view.trump)
        found.append(answer if won else led)
        leader = 1 - leader if won else leader
    return found


def crossed(view: EvilDealView) -> tuple[int, ...]:
    """ED-4, ED-5: trump cards lie as a cross unless they were laid side by side, or not laid yet."""
    return tuple(TRUMPS[seat] for seat in crossed_seats(view))


def crossed_seats(view: EvilDealView) -> tuple[Seat, ...]:
    """The seats that have laid their trump cards as a cross."""
    if view.firsts:
        return tuple(seat for seat in range(2) if not view.side_by_side[seat])
    laid = isinstance(view.phase, Naming) and isinstance(view.phase.theirs, Cross)
    return (1 - view.dealer,) if laid else ()
