"""What at Angel must not go by unseen: who goes first, and why."""

from collections.abc import Sequence

from game.angel.cards import DECK, DEVIL, VALUE
from game.angel.events import GoesFirst
from game.angel.places import TRASH
from game.angel.view import AngelView
from game.cards import Card
from game.contract.table import Verdict
from game.events import Event, Moved
from game.sentences import Cast


def verdict(events: Sequence[Event], view: AngelView, cast: Cast) -> Verdict | None:
    """Another goes first (AN-6); whoever it is themselves is asked to play, and has the time to read."""
    match events[-1]:
        case GoesFirst(seat=seat, card=card) if seat != cast.you:
            last = [event.card for event in events if isinstance(event, Moved) and event.target == TRASH]
            turned_up = [each for each in (*view.piles[TRASH], *last) if each is not None]
            return Verdict(f"{cast.does(seat, 'goes', 'go')} first: {_lowest(card, turned_up)}.", (card,))
    return None


def _lowest(card: Card, turned_up: Sequence[Card]) -> str:
    """Why a card lets its seat go first (AN-6): ``A♥ is the lowest; the Devil cannot go first``."""
    equal = [other for other in turned_up if VALUE[other] == VALUE[card]]
    barred = "; the Devil cannot go first" if DEVIL in turned_up else ""
    return f"{DECK.text(card)} {'is the lowest' if len(equal) < 2 else 'is the first of the lowest'}{barred}"
