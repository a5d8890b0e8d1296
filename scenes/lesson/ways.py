"""The ways to learn a game: before its first hand, from the menu, and in the middle of a match."""

from collections.abc import Callable

from engine.assets import MissingAsset
from engine.layout import BadMap
from game.contract import AnyGame
from game.contract.lesson import AnyLesson
from scenes.came_from import Back, nowhere
from scenes.desk import Desk
from scenes.lesson.end_page import Another, Deal, LessonEnd, Wanted
from scenes.lesson.first_page import FirstPage, Way
from scenes.lesson.progress import is_known, next_lesson
from scenes.lesson.scene import Left, LessonScene
from scenes.message import Message

Dealing = Callable[[], None]
"""What begins a real match."""


def before_first_hand(desk: Desk, game: AnyGame, deal: Dealing, back: Back = nowhere) -> None:
    """Deal; a game that was never known is introduced first."""
    if is_known(desk.settings, game):
        deal()
    else:
        introduce(desk, game, deal, back)


def introduce(desk: Desk, game: AnyGame, deal: Dealing, back: Back = nowhere) -> None:
    """The game in three lines, and from there to its lesson or to a real deal."""
    page = FirstPage(desk, game)

    def again() -> None:
        desk.app.stack.push(page, went)

    def went(way: Way) -> None:
        if way is Way.DEAL:
            deal()
        elif way is Way.SHOW:
            _show(desk, game, deal, "Menu", again)
        else:
            back()

    again()


def remind(desk: Desk, game: AnyGame, leads: str, deal: Dealing | None = None, back: Back = nowhere) -> None:
    """The game in three lines and its lessons, for somebody who is in the middle of something.

    Whoever sits at no table may be dealt one after a lesson. ``leads`` is what the end of a lesson calls the
    way to where all this began.
    """
    page = FirstPage(desk, game, deal="")

    def again() -> None:
        desk.app.stack.push(page, went)

    def went(way: Way) -> None:
        if way is Way.SHOW:
            _show(desk, game, deal, leads, again)
        else:
            back()

    again()


def _show(desk: Desk, game: AnyGame, deal: Dealing | None, leads: str, back: Back) -> None:
    lesson = next_lesson(desk.settings, game)
    if lesson is not None:
        teach(desk, game, lesson, deal, leads, back)


def teach(
    desk: Desk, game: AnyGame, lesson: AnyLesson, deal: Dealing | None, leads: str, back: Back = nowhere
) -> None:
    """A lesson, and what follows it; where the table cannot be shown, why."""

    def wants(wanted: Wanted) -> None:
        if isinstance(wanted, Another):
            teach(desk, game, wanted.lesson, deal, leads, back)
        elif isinstance(wanted, Deal) and deal is not None:
            deal()

    def left(how: Left) -> None:
        if how is Left.DONE:
            page = LessonEnd(desk, game, lesson, deals=deal is not None, back=leads)
            desk.app.stack.push(page, wants)
        else:
            back()

    try:
        desk.app.stack.push(LessonScene(desk, game, lesson), left)
    except (BadMap, MissingAsset) as trouble:
        desk.app.stack.push(Message("This table can't be shown", str(trouble)))
