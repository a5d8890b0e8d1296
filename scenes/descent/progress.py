"""A player's progress on the Descent: what is won, who sits at its tables, and the matches begun there."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.felt import felt
from game.catalog import GAMES
from game.contract.campaign import CampaignTable, Gift, GiftKind
from game.match import Match
from saves.descent import LAST_NIGHT, NIGHT, Spot, Way, circle_of_spot, table_at, unlocks, way
from saves.models import Player, Station
from saves.names import LONGEST_TITLE
from saves.saved_match import SavedMatch
from scenes.backs import back
from scenes.desk import Desk
from scenes.players import seated, unnamed, usual_name

ORDINALS: Final = (
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
)
"""The names of the circles, in order."""


def progress(desk: Desk) -> Way:
    """Return the player's progress, from the matches in the folder as they are now."""
    return way(desk.store.descent_headers(desk.now(), desk.report))


def locked(desk: Desk, kind: GiftKind) -> Mapping[str, Spot]:
    """Return the gifts of a kind that have still to be won, by id, and where."""
    won = progress(desk).won
    return {gift.id: spot for gift, spot in unlocks().items() if gift.kind is kind and spot not in won}


def how_to_win(spot: Spot) -> str:
    """Return where something is to be won, in a sentence."""
    if spot == NIGHT:
        return "Win the last night of the Descent to get it."
    return f"Win {told(spot)} of the Descent to get it."


def told(spot: Spot) -> str:
    """Return a table in words: ``“The vestry” in the first circle``."""
    number, _ = circle_of_spot(spot)
    return f"“{table_at(spot).title}” in the {ORDINALS[number % len(ORDINALS)]} circle"


def ruled(table: CampaignTable) -> str:
    """Return the house rule of a table, in a sentence; nothing where it has none."""
    return f"House rule: {table.house_rule}" if table.house_rule else ""


def title_of(gift: Gift) -> str:
    """Return the name of a gift: ``the card back “Six wings”``."""
    match gift.kind:
        case GiftKind.BACK:
            name = back(gift.id).title
        case GiftKind.FELT:
            name = felt(gift.id).title
        case GiftKind.FACE:
            name = gift.id.title()
    return f"the {gift.kind.value} “{name}”"


TITLE = "The Descent: "


def opponents(table: CampaignTable) -> tuple[Player, ...]:
    """Return the opponents at a table."""
    return tuple(Player(name=each.name, level=each.level) for each in table.opponents)


def faces(table: CampaignTable) -> tuple[str, ...]:
    """Return their faces."""
    return seated(opponents(table))


def players_at(desk: Desk, table: CampaignTable) -> tuple[Player, ...]:
    """Return the person, under the name used last, and the opponents."""
    name = usual_name(None, 0, desk.settings.names)
    others = opponents(table)
    if name in {player.name for player in others}:
        name = unnamed(0)
    return (Player(name=name, level=None), *others)


def wanted_at(saved: SavedMatch) -> str:
    """Return what wins a match on the Descent, in a sentence; nothing away from the player's own way down."""
    if saved.descent is None or not saved.firsthand or saved.free_undo:
        return ""
    if saved.descent.table == LAST_NIGHT:
        return "The last night: come first to win this table"
    return f"Come first to win {told((saved.match.game.id, saved.descent.table))}"


def begin_at(desk: Desk, spot: Spot, seed: int, night: str = "") -> SavedMatch:
    """Begin a match at a table; a last night that has no name yet begins with it."""
    game, table = GAMES[spot[0]], table_at(spot)
    players = players_at(desk, table)
    saved = desk.store.begin(Match(game, table.options, len(players), seed), players, desk.now())
    if spot[1] == LAST_NIGHT:
        night = night or saved.id
    station = Station(table=spot[1], night=night)
    return replace(saved, descent=station, title=f"{TITLE}{table.title}"[:LONGEST_TITLE])
