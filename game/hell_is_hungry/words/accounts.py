"""How a game of Hell is Hungry! came out: souls and captured cards, seat by seat."""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.contract.words import Account, Parts, Row
from game.events import DealEnded, DealStarted, Event, Moved
from game.hell_is_hungry.cards import OWNER, VALUE
from game.hell_is_hungry.events import BattleWon, HellIsFed
from game.hell_is_hungry.places import POINTS_KIND
from game.hell_is_hungry.turns import EMPTY_PILES
from game.hell_is_hungry.view import HellView
from game.sentences import Cast, plural

RULE = "Souls count, and cards captured from others; one's own cards and purgatories count nothing."


def account(events: Sequence[Event], view: HellView, cast: Cast) -> Account | None:
    """What ended the game, and what lies among each seat's points (HH-16, HH-17)."""
    won: list[list[Card]] = [[] for _ in range(view.seats)]
    ended = fed = None
    for event in events:
        match event:
            case Moved(card=card, target=target) if (
                view.grid.kind_of(target) is POINTS_KIND and card is not None
            ):
                won[view.grid.seat_of(target)].append(card)
            case HellIsFed():
                fed = event
            case DealEnded():
                ended = event
    if ended is None or fed is None or not isinstance(events[0], DealStarted):
        return None
    rows = tuple(
        Row(seat, _counted(cards, seat), ended.points[seat], ended.totals[seat])
        for seat, cards in enumerate(won)
    )
    return Account(_why(fed), RULE, "HH-17", rows)


def parts(events: Sequence[Event], view: HellView) -> Parts:
    """The battles, and what the cards of each and its souls count for each seat (HH-13, HH-15, HH-17)."""
    gains: list[list[int]] = []
    for event in events:
        match event:
            case BattleWon():
                gains.append([0] * view.seats)
            case Moved(card=card, target=target) if (
                view.grid.kind_of(target) is POINTS_KIND and card is not None
            ):
                seat = view.grid.seat_of(target)
                gains[-1][seat] += VALUE[card] if OWNER[card] != seat else 0
    return Parts("battle", tuple(map(tuple, gains)))


def _why(fed: HellIsFed) -> str:
    if fed.empty >= EMPTY_PILES:
        return f"{plural(fed.empty, 'pile')} are empty: Hell is fed."
    return "Nobody has battled for two rounds."


def _counted(cards: Sequence[Card], seat: Seat) -> str:
    """``31 for 5 souls + 22 for 4 captured``: what they come to is told beside it."""
    souls = [VALUE[card] for card in cards if OWNER[card] is None]
    captured = [VALUE[card] for card in cards if OWNER[card] not in (None, seat)]
    parts = [f"{sum(souls)} for {plural(len(souls), 'soul')}"]
    if captured:
        parts.append(f"{sum(captured)} for {len(captured)} captured")
    return " + ".join(parts)
