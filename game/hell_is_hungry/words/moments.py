"""Large words for what is out of the ordinary at Hell is Hungry!"""

from game.contract.table import Moment
from game.events import Event
from game.hell_is_hungry.events import BattleBegan, BattleWon, HellIsFed
from game.hell_is_hungry.turns import EMPTY_PILES
from game.hell_is_hungry.view import HellView
from game.sentences import Cast


def moment(event: Event, view: HellView, cast: Cast) -> Moment | None:
    """Attacks, victories and the end."""
    match event:
        case BattleBegan(seat=seat, defender=defender) if defender is not None:
            return Moment(f"{cast.does(seat, 'attacks')} {cast.name(defender)}", "knock")
        case BattleWon(seat=seat):
            return Moment(f"{cast.does(seat, 'wins')} the battle", "knock")
        case HellIsFed(empty=empty):
            return Moment("Hell is fed" if empty >= EMPTY_PILES else "Nobody battles any more", "bell")
        case _:
            return None
