"""How the players look as the match goes: thinking, glad, sour, beaten."""

from collections.abc import Sequence

from game.cards import Seat
from game.match import Match
from scenes.players import Look, after_deal, after_match
from scenes.table.states import Accounting, Deciding, Over, Phase, Waiting
from scenes.table.view.view_model import Happening


def look(phase: Phase, seat: Seat, match: Match, befell: Happening | None = None) -> Look:
    """How somebody takes what is going on; ``befell``: what has just happened to them."""
    standing = match.standing
    match phase:
        case Accounting(view=view) if view.deal <= len(standing.deals):
            return after_deal(standing.deals[view.deal - 1], low_wins=match.game.low_wins)[seat]
        case Over():
            return after_match(standing.ranks)[seat]
        case _ if befell is not None and (befell.gain or befell.loss):
            return Look.GLAD if befell.gain else Look.SOUR
        case Waiting(seat=thinker) if thinker == seat:
            return Look.THINKING
    return Look.RESTING


def happening(phase: Phase, told: Sequence[Happening], seat: Seat, viewer: Seat | None) -> Happening | None:
    """What happens to a seat; what was done to the viewer is past once it is the viewer's turn."""
    now = next((each for each in told if each.seat == seat), None)
    past = isinstance(phase, Deciding) and seat == viewer and now is not None and not now.gain
    return None if past else now
