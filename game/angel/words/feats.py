"""What was bold in a deal of Angel and came off: a call with a hand that was only just the best."""

from collections.abc import Sequence

from game.angel.events import HandCounted, JudgementDay
from game.angel.view import AngelView
from game.contract.words import Feat
from game.events import Event
from game.sentences import Cast

HIGH = 1000
"""More than any hand counts."""


def feats(deal: Sequence[Event], _view: AngelView, cast: Cast) -> list[Feat]:
    """A call that held, the bolder the less the hand counts (AN-10, AN-17)."""
    caller = next((event.seat for event in deal if isinstance(event, JudgementDay)), None)
    counts = {event.seat: event.cards + event.bonus for event in deal if isinstance(event, HandCounted)}
    if caller is None or caller not in counts:
        return []
    own = counts.pop(caller)
    next_best = max(counts.values())
    if own <= next_best:
        return []
    whose = cast.whose(caller)
    words = f"{whose} call of Judgement Day at {own} held: the next best hand counted {next_best}"
    return [Feat(words, HIGH - own, caller)]
