"""The score of a game of Hell is Hungry!: souls, captured cards, battles, bold moves."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.cards import Card, Seat
from game.contract.words import Account, Feat, Parts, Row, Sum
from game.events import DealEnded, DealStarted, Event, Moved
from game.hell_is_hungry.cards import OWNER, VALUE
from game.hell_is_hungry.events import BattleBegan, BattleWon, HellIsFed, Played
from game.hell_is_hungry.grid import EMPTY_PILES, POINTS_KIND
from game.hell_is_hungry.view import HellView
from game.sentences import Cast, plural

_RULE: Final = "Souls count, and so do cards won from others. Your own cards don't."


def account(deal: Sequence[Event], view: HellView, cast: Cast) -> Account | None:
    """Return the end of the game, and the sum of each seat's points (HH-16, HH-17)."""
    over = next((event for event in deal if isinstance(event, DealEnded)), None)
    fed = next((event for event in deal if isinstance(event, HellIsFed)), None)
    if over is None or fed is None or not isinstance(deal[0], DealStarted):
        return None
    won: list[list[Card]] = [[] for _ in range(view.seats)]
    for seat, card in _won(deal, view):
        won[seat].append(card)
    rows = tuple(
        Row(seat, _sum(cards, seat), over.points[seat], over.totals[seat]) for seat, cards in enumerate(won)
    )
    return Account(how_it_ended(fed), _RULE, "HH-17", rows)


def _won(events: Sequence[Event], view: HellView) -> Iterator[tuple[Seat, Card]]:
    """Yield every card that goes to a points pile, with whose that is."""
    grid = view.grid
    for event in events:
        if isinstance(event, Moved) and event.card is not None and grid.kind_of(event.target) is POINTS_KIND:
            yield grid.seat_of(event.target), event.card


def how_it_ended(fed: HellIsFed) -> str:
    """Return why a game is over (HH-16)."""
    if fed.empty >= EMPTY_PILES:
        return f"{fed.empty} piles are empty. Hell is fed."
    return "Nobody fought for two rounds. The game is over."


def _sum(cards: Sequence[Card], seat: Seat) -> Sum:
    """Return the sum of a points pile: ``31 for 5 souls + 22 for 4 cards``."""
    souls = [VALUE[card] for card in cards if OWNER[card] is None]
    captured = [VALUE[card] for card in cards if OWNER[card] not in (None, seat)]
    steps = [f"{sum(souls)} for {plural(len(souls), 'soul')}"]
    if captured:
        steps.append(f" + {sum(captured)} for {plural(len(captured), 'card')}")
    return Sum(tuple(steps))


def parts(events: Sequence[Event], view: HellView) -> Parts:
    """Return the points that each battle brought each seat (HH-13, HH-15, HH-17)."""
    starts = [index for index, event in enumerate(events) if isinstance(event, BattleWon)]
    gains = []
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        gained = [0] * view.seats
        for seat, card in _won(events[start:end], view):
            gained[seat] += VALUE[card] if OWNER[card] != seat else 0
        gains.append(tuple(gained))
    return Parts("battle", tuple(gains))


def feats(deal: Sequence[Event], _view: HellView, cast: Cast) -> list[Feat]:
    """Return the battles that others played cards in, with who won them (HH-8, HH-13)."""
    found: list[Feat] = []
    played: dict[Seat, int] = {}
    for event in deal:
        match event:
            case BattleBegan():
                played = {}
            case Played(seat=seat, cards=cards):
                played[seat] = played.get(seat, 0) + len(cards)
            case BattleWon(seat=seat, cell=cell) if len(played) > 1 and seat in played:
                others = cast.together([other for other in sorted(played) if other != seat])
                own, theirs = played[seat], sum(played.values()) - played[seat]
                words = (
                    f"{cast.name(seat)} won pile {cell + 1} with {plural(own, 'card')} "
                    f"against {theirs} from {others}"
                )
                found.append(Feat(words, 10 * (len(played) - 1) + theirs, seat))
    return found
