"""Who sits at a table of the Descent, and the match that begins there."""

from dataclasses import replace

from game.catalog import GAMES
from game.contract.circle import CircleTable
from game.match import Match
from saves.descent import LAST_NIGHT, Spot, table_at
from saves.models import Player, Station
from saves.names import LONGEST_TITLE
from saves.saved import SavedMatch
from scenes.descent.progress import told
from scenes.desk import Desk
from scenes.faces import seated
from scenes.names import unnamed, usual_name

TITLE = "The Descent: "


def opponents(table: CircleTable) -> tuple[Player, ...]:
    """Those whom one meets at a table."""
    return tuple(Player(name=each.name, level=each.level) for each in table.opponents)


def faces(table: CircleTable) -> tuple[str, ...]:
    """Their faces."""
    return seated(opponents(table))


def players_at(desk: Desk, table: CircleTable) -> tuple[Player, ...]:
    """The person, under the name used last, and whoever sits there."""
    name = usual_name(None, 0, desk.settings.names)
    others = opponents(table)
    if name in {player.name for player in others}:
        name = unnamed(0)
    return (Player(name=name, level=None), *others)


def wanted_at(saved: SavedMatch) -> str:
    """Which table of the Descent a match is played at, and what wins it; nothing away from one's own way."""
    if saved.descent is None or not saved.firsthand or saved.free_undo:
        return ""
    if saved.descent.table == LAST_NIGHT:
        return "The last night: come first to win this table"
    return f"Come first to win {told((saved.match.game.id, saved.descent.table))}"


def begin_at(desk: Desk, spot: Spot, seed: int, night: str = "") -> SavedMatch:
    """A match that begins at a table; a last night that has no name yet begins with it."""
    game, table = GAMES[spot[0]], table_at(spot)
    players = players_at(desk, table)
    saved = desk.store.begin(Match(game, table.options, len(players), seed), players, desk.now())
    if spot[1] == LAST_NIGHT:
        night = night or saved.id
    station = Station(table=spot[1], night=night)
    return replace(saved, descent=station, title=f"{TITLE}{table.title}"[:LONGEST_TITLE])
