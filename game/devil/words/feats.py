"""What was bold in a deal of Devil and came off: to end it while the others had much to count."""

from collections.abc import Sequence

from game.cards import Seat
from game.contract.words import Feat
from game.devil.cards import RANK, Rank
from game.devil.events import DealWon
from game.devil.places import holder
from game.devil.view import DevilView
from game.devil.words.naming import a_card
from game.events import DealEnded, Event, Shown
from game.sentences import Cast, plural

_WEIGHTY = (Rank.SPECIAL_1, Rank.SPECIAL_4, Rank.ONIFUDA)
"""What makes hands count more where a deal ends on it."""


def feats(deal: Sequence[Event], _view: DevilView, cast: Cast) -> list[Feat]:
    """A deal ended on a card that makes hands count more, to its player's gain (DV-11 to DV-13, DV-16)."""
    over = next((event for event in deal if isinstance(event, DealEnded)), None)
    won = next((event for event in deal if isinstance(event, DealWon)), None)
    if over is None or won is None or RANK[won.card] not in _WEIGHTY:
        return []
    own = over.points[won.seat]
    taken = sum(over.points) - own
    if own > min(over.points) or not taken:
        return []
    left = any(isinstance(event, Shown) and _lies_with(event, won.seat) and event.cards for event in deal)
    card = a_card(won.card)
    how = f"ended the deal on {card} for {plural(own, 'point')}" if left else f"went out on {card}"
    rest = "the only other hand counted" if len(over.points) == 2 else "the others counted"
    return [Feat(f"{cast.name(won.seat)} {how}, and {rest} {taken}", taken, won.seat)]


def _lies_with(event: Shown, seat: Seat) -> bool:
    return holder(event.place) == seat
