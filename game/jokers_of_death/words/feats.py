"""What was bold in a deal of Jokers of Death and came off: to end it while the others hold much."""

from collections.abc import Sequence

from game.contract.words import Feat
from game.events import DealEnded, Event
from game.jokers_of_death.events import JokersShown, WentOut
from game.jokers_of_death.view import JokersView
from game.sentences import Cast


def feats(deal: Sequence[Event], _view: JokersView, cast: Cast) -> list[Feat]:
    """Going out, or showing jokers, with fewer points than anybody else (JD-8, JD-22, JD-23)."""
    over = next((event for event in deal if isinstance(event, DealEnded)), None)
    ended = next((event for event in deal if isinstance(event, WentOut | JokersShown)), None)
    if over is None or ended is None:
        return []
    others = [points for seat, points in enumerate(over.points) if seat != ended.seat]
    own, taken = over.points[ended.seat], sum(others)
    if own >= min(others):
        return []
    how = f"showed {ended.count} jokers" if isinstance(ended, JokersShown) else "went out"
    paid = f" for {own} points" if own else ""
    rest = "the other hand counted" if len(others) == 1 else "the others counted"
    return [Feat(f"{cast.name(ended.seat)} {how}{paid}, and {rest} {taken}", taken, ended.seat)]
