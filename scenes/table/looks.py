"""How the players look as the match goes: thinking, glad, sour, beaten."""

from game.cards import Seat
from game.match import Match
from scenes.faces import Look, after_deal, after_match
from scenes.table.phases import Accounting, Over, Phase, Scoring, Waiting


def look(phase: Phase, seat: Seat, match: Match) -> Look:
    """How somebody takes what is going on."""
    standing = match.standing
    match phase:
        case Waiting(seat=thinker) if thinker == seat:
            return Look.THINKING
        case Accounting(view=view) | Scoring(view=view) if view.deal <= len(standing.deals):
            return after_deal(standing.deals[view.deal - 1], low_wins=match.game.low_wins)[seat]
        case Over():
            return after_match(standing.ranks)[seat]
    return Look.RESTING
