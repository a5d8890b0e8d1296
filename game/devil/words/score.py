"""The score of a deal of Devil: each hand's sum, and bold moves."""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.contract.words import Account, Feat, Row, Sum
from game.devil.cards import DECK_440, POINTS, RANK, Rank, a_card
from game.devil.events import DealBlocked, DealWon
from game.devil.position import holder
from game.devil.rules import TURN_LIMIT
from game.devil.scoring import SPECIALS, counts_ended, counts_gone_out, hand_points
from game.devil.view import DevilView
from game.events import DealEnded, Event, Shown
from game.sentences import Cast

_SCORED = "Cards left in your hand cost points."
_GONE_OUT = {
    Rank.SPECIAL_1: "Going out on a Special 1 makes every other hand count four times.",
    Rank.SPECIAL_4: "Going out on a Special 4 doubles every other hand.",
    Rank.ONIFUDA: "The Onifuda doubles every hand.",
}
_ENDED = {
    Rank.SPECIAL_1: "The Special 1 doubles every hand.",
    Rank.ONIFUDA: "The Onifuda doubles every hand.",
}
_CLAUSES = {Rank.SPECIAL_1: "DV-11", Rank.SPECIAL_4: "DV-12", Rank.ONIFUDA: "DV-16"}


def account(deal: Sequence[Event], view: DevilView, cast: Cast) -> Account | None:
    """Return who ended the deal, by what rule, and each sum (DV-9, DV-11 to DV-13, DV-16 to DV-19)."""
    over = next((event for event in deal if isinstance(event, DealEnded)), None)
    if over is None:
        return None
    hands = {holder(event.place): event.cards for event in deal if isinstance(event, Shown)}
    won = next((event for event in deal if isinstance(event, DealWon)), None)
    times = [1] * view.seats if won is None else _times(won, hands[won.seat], view.seats)
    rows = tuple(
        Row(
            seat,
            _sum(_as_held(hands[seat], seat, cast), times[seat]),
            over.points[seat],
            over.totals[seat],
        )
        for seat in range(view.seats)
    )
    if won is None:
        blocked = any(isinstance(event, DealBlocked) for event in deal)
        why = "Nobody could move." if blocked else f"That was {TURN_LIMIT:,} turns."
        return Account(f"{why} Nobody wins the deal.", _SCORED, "DV-9", rows)
    return Account(*_how(won, bool(hands[won.seat]), cast), rows)


def _times(won: DealWon, left: Sequence[Card], seats: int) -> list[int]:
    return (counts_ended if left else counts_gone_out)(seats, won.seat, won.card)


def _how(won: DealWon, cards_left: bool, cast: Cast) -> tuple[str, str, str]:
    """Return who ended it, what that means, and the clause."""
    rank, card = RANK[won.card], a_card(won.card)
    if cards_left:
        ended = cast.tell(
            won.seat, f"You ended the deal with {card}.", f"{{name}} ended the deal with {card}."
        )
        four = "The Special 4 doubles only your hand.", "The Special 4 doubles only {name}'s hand."
        rule = cast.tell(won.seat, *four) if rank is Rank.SPECIAL_4 else _ENDED[rank]
        return ended, rule, _CLAUSES[rank]
    clause = "DV-13" if rank in SPECIALS else "DV-16" if rank is Rank.ONIFUDA else "DV-17"
    out = cast.tell(won.seat, f"You went out on {card}.", f"{{name}} went out on {card}.")
    return out, _GONE_OUT.get(rank, _SCORED), clause


def _as_held(hand: Sequence[Card], seat: Seat, cast: Cast) -> Sequence[Card]:
    """Return cards in the order in which they lie on the table, where one's own hand is sorted by number."""
    faces = DECK_440.faces
    return sorted(hand, key=lambda card: (faces.index(faces[card]), card)) if seat == cast.you else hand


def _sum(hand: Sequence[Card], times: int) -> Sum:
    """Return a hand's sum: ``6 + 8 + 1 = 15, × 2 for the Special = 30, × 2 = 60``."""
    if not hand:
        return Sum(("no cards",))
    points = sum(POINTS[card] for card in hand)
    first, *others = (str(POINTS[card]) for card in hand)
    steps = [first, *(f" + {each}" for each in others), *([f" = {points}"] if others else [])]
    specials = sum(RANK[card] in SPECIALS for card in hand)
    if specials:
        kind = "the Special" if specials == 1 else f"{specials} Specials"
        steps += [f", × {2**specials} for {kind}", f" = {hand_points(hand)}"]
    if times > 1:
        steps += [f", × {times}", f" = {hand_points(hand) * times}"]
    return Sum(tuple(steps))


_WEIGHTY = (Rank.SPECIAL_1, Rank.SPECIAL_4, Rank.ONIFUDA)
"""Cards that make hands count more where a deal ends on them."""


def feats(deal: Sequence[Event], _view: DevilView, cast: Cast) -> list[Feat]:
    """Return a deal's end that made hands count more, to its player's gain (DV-11 to DV-13, DV-16)."""
    over = next((event for event in deal if isinstance(event, DealEnded)), None)
    won = next((event for event in deal if isinstance(event, DealWon)), None)
    if over is None or won is None or RANK[won.card] not in _WEIGHTY:
        return []
    own = over.points[won.seat]
    taken = sum(over.points) - own
    if own > min(over.points) or not taken:
        return []
    left = any(isinstance(event, Shown) and holder(event.place) == won.seat and event.cards for event in deal)
    how = "ended the deal on" if left else "went out on"
    rest = "the others" if len(over.points) > 2 else cast.name(1 - won.seat)
    words = f"{cast.name(won.seat)} {how} {a_card(won.card)} and cost {rest} {taken}"
    return [Feat(words, taken, won.seat)]
