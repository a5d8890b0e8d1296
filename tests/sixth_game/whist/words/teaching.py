"""What Coal Whist is played for, what happens to whom, and what the things on its table are."""

from collections.abc import Sequence

from game.contract.table import BySeat, Effect, OnPlace, Piece, Spot
from game.contract.words import Account, Aim, Explanation, Opening, Row, Sum
from game.events import DealEnded, Event
from game.sentences import Cast, plural
from tests.sixth_game.whist.cards import DECK
from tests.sixth_game.whist.events import Swept, TrickWon
from tests.sixth_game.whist.places import STOCK, TRUMP
from tests.sixth_game.whist.view import WhistView
from tests.sixth_game.whist.words.beside import tally


def aim(view: WhistView, cast: Cast) -> Aim:
    """Return what is counted, and who leads."""
    race = cast.race(view.standing.totals, view.standing.ranks)
    return Aim("Most coals win", f"after {plural(view.options.deals, 'deal')}", race)


def opening(view: WhistView) -> list[Opening]:
    """The aim, a turn and the end (CW-2, CW-5 to CW-8)."""
    return [
        Opening(
            f"Win tricks: each is a coal. After {plural(view.options.deals, 'deal')} the most coals win.",
            tuple(DECK.cards("AS")),
        ),
        Opening(
            "Follow the suit that was led if you can. The highest of it wins, unless somebody plays a trump.",
            tuple(DECK.cards("7S 9S KS")),
        ),
        Opening("The card that is turned up says which suit is trump.", tuple(DECK.cards("7H"))),
    ]


def effects(event: Event, view: WhistView, cast: Cast) -> list[Effect]:
    """A trick won, at whoever won it."""
    return [Effect(event.seat, "won the trick", gain=True)] if isinstance(event, TrickWon) else []


def account(deal: Sequence[Event], view: WhistView, cast: Cast) -> Account | None:
    """How many tricks each has won, and what they count."""
    over = next((event for event in deal if isinstance(event, DealEnded)), None)
    if over is None:
        return None
    winners = [event.seat for event in deal if isinstance(event, TrickWon)]
    swept = any(isinstance(event, Swept) for event in deal) and view.options.sweep
    rows = tuple(
        Row(
            seat,
            Sum(
                (plural(winners.count(seat), "trick"), *([", × 2"] if swept and winners.count(seat) else []))
            ),
            over.points[seat],
            over.totals[seat],
        )
        for seat in range(view.seats)
    )
    rule = "All tricks pay as many coals again." if swept else "Each trick is a coal."
    won = cast.tell(winners[-1], "You win the last trick.", "{name} wins the last trick.")
    return Account(won, rule, "CW-7", rows)


def explain(view: WhistView, spot: Spot | Piece, cast: Cast) -> Explanation | None:
    """Return what a pile or a player is."""
    match spot:
        case OnPlace(place=place) if place == STOCK:
            return Explanation(f"{plural(len(view.piles[STOCK]), 'card')} that nobody sees in this deal.")
        case OnPlace(place=place) if place == TRUMP:
            return Explanation("The card that was turned up. Its suit is trump.")
        case BySeat(seat=seat):
            return Explanation(f"{cast.names[seat]}: {tally(view, seat)}.")
        case _:
            return None
