"""The last trick of Evil Deal, which both may look at until the next is opened (ED-12)."""

from collections.abc import Sequence

from game.contract.words import Look
from game.events import Event, Moved
from game.evil_deal.events import ExchangeWon, TrickTaken
from game.evil_deal.places import TAKEN, TRICK_KIND, kind_of
from game.evil_deal.tricks import EXCHANGES
from game.evil_deal.view import EvilDealView
from game.sentences import Cast


def look_into(view: EvilDealView, place: int, cast: Cast) -> Look | None:
    """Return the last trick, exchange by exchange, where it lies and while it may be seen (ED-12)."""
    if view.last is None or place != TAKEN[view.last]:
        return None
    trick = view.last_trick
    cards = tuple(card for pair in zip(trick[:EXCHANGES], trick[EXCHANGES:], strict=True) for card in pair)
    took = cast.tell(view.last, "You took it.", "{name} took it.")
    return Look(f"The last trick. {took}", cards)


def tellable(events: Sequence[Event]) -> list[bool]:
    """Hide the plays of older tricks while a deal runs: counting is the skill (ED-12).

    Who took them stays. The plays of the last trick go once the next one is opened.
    """
    told = [True] * len(events)
    running: list[int] = []
    last: list[int] = []
    for index, event in enumerate(events):
        match event:
            case Moved(target=target) if kind_of(target) is TRICK_KIND:
                for old in last:
                    told[old] = False
                last = []
                running.append(index)
            case ExchangeWon():
                running.append(index)
            case TrickTaken():
                last, running = running, []
    return told
