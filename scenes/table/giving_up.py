"""A match that is given up at its table, for good or to begin anew: asked about first, nothing deleted."""

from functools import partial
from typing import Final

from saves.descent import LAST_NIGHT
from saves.models import GivenUp
from saves.saved import header_of
from scenes.came_from import Back
from scenes.desk import Desk
from scenes.matches.actions import GIVE_UP, GiveUpPage
from scenes.scoreboard import Next
from scenes.table.controller import TurnController
from scenes.table.read_only import ReadOnlySession
from scenes.table.session import Session
from scenes.table_pages import ANEW, Wish

OTHER_CARDS: Final = "Same players, same rules, new cards."


def ends_of(play: Session) -> tuple[Wish, ...]:
    """In which ways a match may be ended now; no table of a last night is played twice."""
    if play.over or isinstance(play, ReadOnlySession):
        return ()
    descent = play.saved.descent
    night = descent is not None and descent.table == LAST_NIGHT
    return (Wish.GIVE_UP,) if night else (Wish.ANEW, Wish.GIVE_UP)


def ask_to_give_up(desk: Desk, course: TurnController, back: Back) -> None:
    """Ask whether a match is to end here; its end is told like any other once it has."""
    play = course.play

    def answered(how: GivenUp | None) -> None:
        back() if how is None else course.step(partial(play.give_up, how))

    page = GiveUpPage("Concede this match?", header_of(play.saved, desk.now()), GIVE_UP)
    desk.app.stack.push(page, answered)


def ask_to_begin_anew(desk: Desk, play: Session, back: Back) -> None:
    """Ask whether a match is to end here and another is to lie on the table."""

    def answered(how: GivenUp | None) -> None:
        if how is None:
            back()
        else:
            play.give_up(how)
            desk.app.stack.pop(Next.REMATCH)

    header = header_of(play.saved, desk.now())
    page = GiveUpPage(f"Restart {play.match.game.title}?", header, ANEW, OTHER_CARDS)
    desk.app.stack.push(page, answered)
