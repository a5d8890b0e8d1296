"""A match that is given up at its table, for good or to begin anew: asked about first, nothing deleted."""

from typing import Final

from saves.descent import LAST_NIGHT
from saves.models import GivenUp
from saves.saved import header_of
from scenes.came_from import Back
from scenes.desk import Desk
from scenes.matches.asking import GIVE_UP, GiveUpPage
from scenes.pause import ANEW, Wish
from scenes.scoreboard import Next
from scenes.table.play import Play

OTHER_CARDS: Final = "Another begins at once, with the same players, the same rules and other cards."


def ends_of(play: Play) -> tuple[Wish, ...]:
    """In which ways a match may be ended now; no table of a last night is played twice."""
    if not play.may_end:
        return ()
    descent = play.saved.descent
    night = descent is not None and descent.table == LAST_NIGHT
    return (Wish.GIVE_UP,) if night else (Wish.ANEW, Wish.GIVE_UP)


def ask_to_end(desk: Desk, play: Play, then: Next, back: Back) -> None:
    """Ask whether a match is to end here; leave the table with ``then`` once it has."""
    saved, game = play.saved, play.match.game.title

    def answered(how: GivenUp | None) -> None:
        if how is None:
            back()
        else:
            play.give_up(how)
            desk.app.stack.pop(then)

    anew = then is Next.REMATCH
    title, act = (f"Begin {game} anew?", ANEW) if anew else (f"Give up {game}?", GIVE_UP)
    more = OTHER_CARDS if anew else ""
    desk.app.stack.push(GiveUpPage(title, header_of(saved, desk.now()), act, more), answered)
