"""What was bold in a game of Hell is Hungry! and came off: a battle won against cards of others."""

from collections.abc import Sequence

from game.cards import Seat
from game.contract.words import Feat
from game.events import Event
from game.hell_is_hungry.events import BattleBegan, BattleWon, Played
from game.hell_is_hungry.view import HellView
from game.sentences import Cast, plural


def feats(deal: Sequence[Event], _view: HellView, cast: Cast) -> list[Feat]:
    """Battles that somebody else played cards in, and who won them (HH-8, HH-13)."""
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
                    f"against {plural(theirs, 'card')} from {others}"
                )
                found.append(Feat(words, 10 * (len(played) - 1) + theirs, seat))
    return found
