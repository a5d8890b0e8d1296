"""The pages that a table puts over itself."""

import re
from collections.abc import Sequence
from typing import Any

from engine.controls import Shortcut
from engine.lettering import plain
from game.cards import Seat
from game.contract.rules import View
from scenes.curtain import Curtain
from scenes.deal_code import deal_code
from scenes.desk import Desk
from scenes.lesson import ways
from scenes.pause import Pause
from scenes.rules_page import RulesPage
from scenes.scoreboard import Scoreboard
from scenes.table.play import Play

REFUSED_BY = re.compile(r"\(([A-Z]{2}-\d+)\)$")
"""The clause at the end of a refusal."""
RECAP = 6
"""Lines that the curtain tells of what everybody saw meanwhile."""


def menu_page(play: Play) -> Pause:
    """What stands behind Escape."""
    return Pause(play.match.game.title, deal_code(play.match.seed))


def remind(desk: Desk, play: Play) -> None:
    """The game in three lines and its lessons, in the middle of a match."""
    ways.remind(desk, play.match.game, "Back to the table")


def rules_page(desk: Desk, play: Play, view: View[Any], said: str) -> RulesPage:
    """The rules at the clause of the refusal that is being said, or at the one that matters now."""
    game = play.match.game
    refused = REFUSED_BY.search(said)
    clause = refused[1] if refused else game.words.clause(view)
    return RulesPage(desk, game, clause, lambda chosen: ways.remind(desk, chosen, "Back to the rules"))


def score_page(play: Play, title: str, links: Sequence[Shortcut]) -> Scoreboard:
    """The score so far, with ways to more."""
    match = play.match
    code, counts = deal_code(match.seed), match.game.counts
    return Scoreboard(title, play.names, match.standing, counts, code, links)


def curtain(play: Play, person: Seat) -> Curtain:
    """What hides the table until a person is there."""
    recap = "<br>".join(plain(line) for line in play.recap(person)[-RECAP:])
    return Curtain(play.names[person], recap or "The cards are dealt.")
