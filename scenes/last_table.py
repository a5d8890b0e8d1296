"""The table that a game was last played at: seats, levels and options, for the next match to start from."""

from game.choices import BadOptions, read_options
from game.contract import AnyGame
from game.contract.options import Options, without_retired
from saves.models import LastTable, Player, Settings
from scenes.desk import Desk
from scenes.players import usual_players


def last_table(settings: Settings, game: AnyGame) -> tuple[tuple[Player, ...], Options]:
    """Who played a game last and by which options; whoever usually would where that can no longer be."""
    kept = settings.tables.get(game.id)
    if kept is None:
        return usual_table(settings, game), game.options()
    players = kept.players
    names = {player.name for player in players}
    if len(players) not in game.seats or len(names) < len(players):
        players = usual_table(settings, game)
    try:
        return players, read_options(game, kept.options)
    except BadOptions:
        return players, game.options()


def usual_table(settings: Settings, game: AnyGame) -> tuple[Player, ...]:
    """Whom a person meets who has chosen nobody yet."""
    seats = min(max(game.sign.usual_seats, game.seats[0]), game.seats[-1])
    return usual_players(seats, settings.names)


def took_back_freely(settings: Settings, game: AnyGame) -> bool:
    """Whether moves could be taken back freely at the last table of a game."""
    kept = settings.tables.get(game.id)
    return kept is not None and kept.free_undo


def remember_table(
    desk: Desk, game: AnyGame, players: tuple[Player, ...], options: Options, free_undo: bool
) -> None:
    """Keep a table for the next match of the game."""
    chosen = without_retired(options).model_dump(mode="json")
    table = LastTable(players=players, options=chosen, free_undo=free_undo)
    if desk.settings.tables.get(game.id) != table:
        desk.change(tables={**desk.settings.tables, game.id: table})
