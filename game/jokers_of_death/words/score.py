"""The score of a deal of Jokers of Death: each hand's sum, and bold moves."""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.contract.words import Account, Feat, Row, Sum
from game.events import DealEnded, Event, Moved, Shown
from game.jokers_of_death.events import JokersShown, NobodyPlayed, TurnsRanOut, WentOut
from game.jokers_of_death.turns import TURN_LIMIT
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.naming import cards_of, the
from game.sentences import Cast

_SCORED = "Cards left in hand cost points."


def account(deal: Sequence[Event], view: JokersView, cast: Cast) -> Account | None:
    """Return who ended the deal and how, and each hand's sum (JD-6, JD-8, JD-22, JD-23, JD-30)."""
    over = next((event for event in deal if isinstance(event, DealEnded)), None)
    if over is None:
        return None
    hands = {view.rules.holder(event.place): event.cards for event in deal if isinstance(event, Shown)}
    rows = tuple(
        Row(
            seat,
            _sum(view, _as_held(view, hands[seat], seat, cast), over.points[seat]),
            over.points[seat],
            over.totals[seat],
        )
        for seat in range(view.seats)
    )
    return Account(*_how(deal, view, cast), rows)


def _how(deal: Sequence[Event], view: JokersView, cast: Cast) -> tuple[str, str, str]:
    """Return who ended it, what that means, and the clause."""
    for event in deal:
        match event:
            case WentOut(seat=seat):
                last = the(view, _last_card(deal, view, seat))
                return (
                    cast.tell(seat, f"You went out on {last}.", f"{{name}} went out on {last}."),
                    _SCORED,
                    "JD-8",
                )
            case JokersShown(seat=seat, count=count):
                shown = cast.tell(seat, f"You showed {count} jokers.", f"{{name}} showed {count} jokers.")
                return shown, "Every hand counts, and a joker costs 50.", "JD-22"
            case NobodyPlayed():
                return "Nobody could play, and nobody went out.", _SCORED, "JD-6"
            case TurnsRanOut():
                return f"That was {TURN_LIMIT:,} turns. Nobody went out.", _SCORED, "JD-6"
    raise ValueError("a deal ends in one of these ways")


def _last_card(deal: Sequence[Event], view: JokersView, seat: Seat) -> Card | None:
    """Return the card with which a seat went out: the last one that left its hand for a pile."""
    hand = view.rules.hands[seat]
    played = [
        event.card
        for event in deal
        if isinstance(event, Moved) and event.source == hand and view.rules.pile_at(event.target) is not None
    ]
    return played[-1]


def _as_held(view: JokersView, hand: Sequence[Card], seat: Seat, cast: Cast) -> Sequence[Card]:
    """Return cards in the order in which they lie on the table, where one's own hand is sorted by suit."""
    faces = cards_of(view).faces
    return sorted(hand, key=lambda card: (faces.index(faces[card]), card)) if seat == cast.you else hand


def _sum(view: JokersView, hand: Sequence[Card], points: int) -> Sum:
    """Return a hand's sum (JD-23), with what piles given up have cost (JD-30): ``9 + 20 = 29, + 6 = 35``."""
    counted = [view.rules.facts.points[card] for card in hand]
    steps = ["no cards left"]
    if counted:
        first, *others = map(str, counted)
        steps = [first, *(f" + {each}" for each in others), *([f" = {sum(counted)}"] if others else [])]
    price = points - sum(counted)
    if price:
        steps += [f", + {price} for giving up", f" = {points}"]
    return Sum(tuple(steps))


def feats(deal: Sequence[Event], _view: JokersView, cast: Cast) -> list[Feat]:
    """Return a deal's end that cost its player fewer points than anybody else (JD-8, JD-22)."""
    over = next((event for event in deal if isinstance(event, DealEnded)), None)
    ended = next((event for event in deal if isinstance(event, WentOut | JokersShown)), None)
    if over is None or ended is None:
        return []
    others = [points for seat, points in enumerate(over.points) if seat != ended.seat]
    paid, taken = over.points[ended.seat], sum(others)
    if paid >= min(others):
        return []
    how = f"showed {ended.count} jokers" if isinstance(ended, JokersShown) else "went out"
    cost = f" for {paid}" if paid else ""
    rest = "the other player" if len(others) == 1 else "the others"
    return [Feat(f"{cast.name(ended.seat)} {how}{cost}, and {rest} paid {taken}", taken, ended.seat)]
