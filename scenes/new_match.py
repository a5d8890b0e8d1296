"""New matches: at a game's last or usual table, with the same players, or of a day's deal."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from secrets import randbits

from game.cards import SEED_BITS
from game.contract import AnyGame
from game.contract.options import Options, without_retired
from game.level import Level
from game.match import Match
from game.plain_data import BadOptions, read_options
from saves.days import seed_of_day
from saves.models import Player, is_solo
from saves.saved_match import SavedMatch
from saves.settings import LastTable, Settings
from scenes.desk import Desk
from scenes.players import FACES_BY_LEVEL, players_at, usual_name, usual_players

NEXT_LEVEL = {Level.IMP: Level.FIEND, Level.FIEND: Level.ARCHDEVIL, Level.ARCHDEVIL: Level.ARCHDEVIL}


def new_seed() -> int:
    """Return a random seed."""
    return randbits(SEED_BITS)


def fresh_match(
    desk: Desk, game: AnyGame, options: Options, players: tuple[Player, ...], seed: int
) -> SavedMatch:
    """Begin a match and return it."""
    return desk.store.begin(Match(game, options, len(players), seed), players, desk.now())


def quick_match(desk: Desk, game: AnyGame) -> SavedMatch:
    """Begin a match at a game's last table, or at a usual one."""
    players, options = last_table(desk.settings, game)
    free = had_free_undo(desk.settings, game) and is_solo(player.level for player in players)
    return replace(fresh_match(desk, game, options, players, new_seed()), free_undo=free)


def rematch(desk: Desk, saved: SavedMatch, players: tuple[Player, ...]) -> SavedMatch:
    """Begin a match with the options of another and new cards."""
    options = without_retired(saved.match.options)
    fresh = fresh_match(desk, saved.match.game, options, players, new_seed())
    return replace(fresh, free_undo=saved.free_undo)


def with_players(desk: Desk, game: AnyGame, players: tuple[Player, ...]) -> SavedMatch:
    """Begin a match of another game with the same players and that game's last options."""
    _, options = last_table(desk.settings, game)
    return fresh_match(desk, game, options, seated_players(players, game), new_seed())


def daily_match(desk: Desk, game: AnyGame, day: date) -> SavedMatch:
    """Begin a game's daily deal at its usual table."""
    players = usual_table(desk.settings, game)
    saved = fresh_match(desk, game, game.options(), players, seed_of_day(game.id, day))
    return replace(saved, day=day)


def easy_table(settings: Settings, game: AnyGame) -> tuple[Player, ...]:
    """Return the players of an easy first match: Imps, as many as in the first lesson."""
    seats = game.lessons[0].seats if game.lessons else game.seats[0]
    return players_at([None, *[Level.IMP] * (seats - 1)], settings.names)


def usual_table(settings: Settings, game: AnyGame) -> tuple[Player, ...]:
    """Return the usual players of a game."""
    seats = min(max(game.info.usual_seats, game.seats[0]), game.seats[-1])
    return usual_players(seats, settings.names)


def last_table(settings: Settings, game: AnyGame) -> tuple[tuple[Player, ...], Options]:
    """Return the players and options of a game's last match, or the usual ones if those no longer work.

    A first match is short and easy.
    """
    kept = settings.tables.get(game.id)
    if kept is None and game.id not in settings.known:
        return easy_table(settings, game), game.options() if game.short is None else game.short
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


def custom_table(settings: Settings, game: AnyGame) -> tuple[Player, ...]:
    """Return the last players of a game that were no quick setup, or else the last players."""
    kept = settings.tables.get(game.id)
    if kept is not None and len(kept.own) in game.seats:
        return kept.own
    return last_table(settings, game)[0]


def had_free_undo(settings: Settings, game: AnyGame) -> bool:
    """True if the last table of a game had unlimited undo."""
    kept = settings.tables.get(game.id)
    return kept is not None and kept.free_undo


def remember_table(
    desk: Desk,
    game: AnyGame,
    players: tuple[Player, ...],
    options: Options,
    free_undo: bool,
    own: tuple[Player, ...] = (),
) -> None:
    """Keep a table for the next match of a game; ``own`` are the last players that were no quick setup."""
    chosen = without_retired(options).model_dump(mode="json")
    table = LastTable(players=players, options=chosen, free_undo=free_undo, own=own)
    settings = desk.settings
    if settings.tables.get(game.id) != table:
        desk.change(replace(settings, tables={**settings.tables, game.id: table}))


def presets(game: AnyGame, settings: Settings) -> dict[str, tuple[Player, ...]]:
    """Return ready-made line-ups for a game, by title."""
    fewest, most = game.seats[0], game.seats[-1]
    easy, usual = easy_table(settings, game), usual_table(settings, game)
    normal = harder(easy, settings.names) or easy if usual == easy else usual
    found = {"Easy": easy, "Standard": normal}
    if (full := usual_players(most, settings.names)) not in found.values():
        found[f"Full table ({most})"] = full
    found["With a friend"] = players_at([None, None, *[Level.FIEND] * (fewest - 2)], settings.names)
    return found


def harder(players: Sequence[Player], remembered: Sequence[str]) -> tuple[Player, ...] | None:
    """Return the same players with opponents one level better; None if there are none."""
    levels = [None if player.level is None else NEXT_LEVEL[player.level] for player in players]
    if levels == [player.level for player in players]:
        return None
    return tuple(
        player if player.level is level else Player(name=usual_name(level, seat, remembered), level=level)
        for seat, (player, level) in enumerate(zip(players, levels, strict=True))
    )


def seated_players(players: Sequence[Player], game: AnyGame) -> tuple[Player, ...]:
    """Return the same people and opponents for another game.

    If there are too few seats, people come before opponents. New opponents take the seats that a game needs;
    after a match against a single opponent, they take its usual number.
    """
    fewest, most = game.seats[0], game.seats[-1]
    if len(players) == 2 and is_solo(player.level for player in players):
        fewest = max(fewest, min(game.info.usual_seats, most))
    level = next((player.level for player in players if player.level is not None), Level.FIEND)
    ranked = sorted(range(len(players)), key=lambda seat: (players[seat].level is not None, seat))
    seated = [players[seat] for seat in sorted(ranked[:most])]
    names = {player.name for player in seated}
    strangers = (name.title() for name in FACES_BY_LEVEL[level] if name.title() not in names)
    while len(seated) < fewest:
        seated.append(Player(name=next(strangers), level=level))
    return tuple(seated)
