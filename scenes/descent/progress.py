"""A player's progress on the Descent: the tables won, their players, and what a match there means."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.felt import FELTS, Felt, felt
from engine.theme import Colour
from game.catalog import GAMES
from game.contract.descent import CircleTable, Gift, GiftKind
from game.info import TABLES
from game.match import Match
from game.sentences import listed, paragraph
from saves.descent import (
    LAST_NIGHT,
    NIGHT,
    Night,
    Progress,
    TableId,
    circles,
    counts_on_descent,
    is_won,
    nights_gift,
    read_progress,
    table_at,
    tables,
    unlocks,
)
from saves.models import LONGEST_TITLE, DescentMatch, Player
from saves.saved_match import SavedMatch, header_of
from scenes.backs import BACKS
from scenes.descent.prize import Prize
from scenes.desk import Desk
from scenes.navigation import NEXT_TABLE, PLAY_AGAIN, THE_DESCENT, TRY_AGAIN, NextButton
from scenes.players import faces_of, unnamed, usual_name

ORDINALS: Final = (
    *("first", "second", "third", "fourth", "fifth"),
    *("sixth", "seventh", "eighth", "ninth", "tenth"),
)
TITLE = "The Descent: "
DAYLIGHT: Final[Colour] = (255, 255, 255)
"""The light that shows a room as it was painted."""
LIGHTS: Final[dict[int, Colour]] = {
    1: (255, 236, 205),
    2: (150, 178, 255),
    3: (255, 140, 112),
    LAST_NIGHT: (196, 150, 255),
}
"""The light of a circle's three tables, by candles, moon and embers, and of the last night."""
WHERE = {
    GiftKind.BACK: "Find it in Settings.",
    GiftKind.FELT: "Find it in Settings.",
    GiftKind.FACE: "Choose it when you set up a match.",
}


def players_progress(desk: Desk) -> Progress:
    """Return the player's progress, from the saved matches."""
    return read_progress(desk.store, desk.now(), desk.report)


def locked(desk: Desk, kind: GiftKind) -> Mapping[str, TableId]:
    """Return the gifts of a kind that are still locked, by id, with the tables that unlock them."""
    won = players_progress(desk).won
    return {gift.id: table for gift, table in unlocks().items() if gift.kind is kind and table not in won}


def how_to_win(table: TableId) -> str:
    """Return a sentence on how to win the gift of a table."""
    if table == NIGHT:
        return "Win the last night of the Descent to get it."
    return f"Win {placed(table)} of the Descent to get it."


def quoted(table: TableId) -> str:
    """Return a table's title in quotes: ``“The vestry”``."""
    return f"“{table_at(table).title}”"


def placed(table: TableId) -> str:
    """Return a table's title and circle: ``“The vestry” in the first circle``."""
    return f"{quoted(table)} in the {circle_number(table.game)} circle"


def circle_number(game: str) -> str:
    """Return the number of a game's circle in words, from the top down."""
    return ORDINALS[circles().index(game) % len(ORDINALS)]


def house_rule(table: CircleTable) -> str:
    """Return a table's house rule as a sentence; empty if it has none."""
    return f"House rules: {table.house_rule}" if table.house_rule else ""


def title_of(gift: Gift) -> str:
    """Return the name of a gift: ``the “Six wings” card back``."""
    match gift.kind:
        case GiftKind.BACK:
            return f"the “{BACKS[gift.id]}” card back"
        case GiftKind.FELT:
            return f"the “{felt(gift.id).title}” tabletop"
        case GiftKind.FACE:
            return f"{gift.id.title()}'s portrait"


def opponents(table: CircleTable) -> tuple[Player, ...]:
    """Return the opponents at a table."""
    return tuple(Player(name=each.name, level=each.level) for each in table.opponents)


def faces(table: CircleTable) -> tuple[str, ...]:
    """Return the faces of the opponents at a table."""
    return faces_of(opponents(table))


def players_of(desk: Desk, table: CircleTable) -> tuple[Player, ...]:
    """Return the person, under the name they used last, and the opponents at a table."""
    name = usual_name(None, 0, desk.settings.names)
    others = opponents(table)
    if name in {player.name for player in others}:
        name = unnamed(0)
    return (Player(name=name, level=None), *others)


def begin_at(desk: Desk, table: TableId, seed: int, night: str = "") -> SavedMatch:
    """Begin a match at a table; one of the last night without a ``night`` begins a new night."""
    game, details = GAMES[table.game], table_at(table)
    players = players_of(desk, details)
    saved = desk.store.begin(Match(game, details.options, len(players), seed), players, desk.now())
    if table.number == LAST_NIGHT:
        night = night or saved.id
    descent = DescentMatch(table=table.number, night=night)
    return replace(saved, descent=descent, title=f"{TITLE}{details.title}"[:LONGEST_TITLE])


def light_at(descent: DescentMatch | None) -> Colour:
    """Return the light of a table of the Descent, or that of the room for any other table."""
    return DAYLIGHT if descent is None else LIGHTS[descent.table]


def felt_at(desk: Desk, game: str, descent: DescentMatch | None) -> Felt:
    """Return the felt that a table of the Descent has as its prize, or the player's own choice."""
    if descent is None:
        return felt(desk.settings.felt)
    gift = table_at(TableId(game, descent.table)).gift
    given = gift.id if gift is not None and gift.kind is GiftKind.FELT else ""
    return next((each for each in FELTS if each.id == given), felt(desk.settings.felt))


@dataclass(frozen=True, slots=True)
class DescentResult:
    """The outcome of a match on the Descent, in words, with the buttons that lead on."""

    words: str
    onward: Sequence[NextButton]
    prize: Prize | None = None


def descent_result(desk: Desk, saved: SavedMatch) -> DescentResult | None:
    """Return the outcome of a finished match; None if it isn't part of the player's own Descent."""
    header = header_of(saved, desk.now())
    if saved.descent is None or not counts_on_descent(header):
        return None
    progress = players_progress(desk)
    won = is_won(header)
    if saved.descent.table == LAST_NIGHT:
        same = progress.night is not None and progress.night.name == saved.descent.night
        night = progress.night if same else None
        words = _night_result(night, saved.match.game.title, won=won)
        onward = [NEXT_TABLE, THE_DESCENT] if night is not None and night.to_come else [THE_DESCENT]
        return DescentResult(
            words, onward, _prize(progress, NIGHT) if won and NIGHT in progress.won else None
        )
    table = TableId(saved.match.game.id, saved.descent.table)
    again = PLAY_AGAIN if table in progress.won else TRY_AGAIN
    return DescentResult(
        _table_result(progress, table, won=won),
        [THE_DESCENT, again],
        _prize(progress, table) if won else None,
    )


def _prize(progress: Progress, table: TableId) -> Prize | None:
    """Return the prize of a table that was won; its title names the circle if all of it is won."""
    gift = nights_gift() if table == NIGHT else table_at(table).gift
    if gift is None:
        return None
    if table == NIGHT:
        title = "The last night is yours"
    elif all(TableId(table.game, number) in progress.won | {table} for number in range(1, TABLES + 1)):
        title = f"The {circle_number(table.game)} circle is yours"
    else:
        title = f"{table_at(table).title} is yours"
    return Prize(title, f"You win {title_of(gift)}.", gift)


def _table_result(progress: Progress, table: TableId, *, won: bool) -> str:
    """Return the outcome of a match at a table of a circle, in words."""
    if not won and table in progress.won:
        return f"You've won {quoted(table)} before. It stays yours."
    if not won:
        return f"The house keeps {quoted(table)}. Try again."
    sentences = [f"{quoted(table)} is yours."]
    if (gift := table_at(table).gift) is not None:
        sentences += [f"You win {title_of(gift)}.", WHERE[gift.kind]]
    opened = [each for each in tables()[:-1] if _opened_by(progress, table, each)]
    if opened:
        names = listed([quoted(each) if each.game == table.game else placed(each) for each in opened])
        sentences.append(f"You can play {names} now.")
    return " ".join(sentences)


def _opened_by(progress: Progress, table: TableId, other: TableId) -> bool:
    """True if winning one table opened another that isn't won yet."""
    if other in progress.won or not progress.is_open(other):
        return False
    return not replace(progress, won=progress.won - {table}).is_open(other)


def _night_result(night: Night | None, title: str, *, won: bool) -> str:
    """Return the outcome of a match of the last night, in words; short if that night isn't current."""
    table = f"You win the {title} table." if won else f"The house wins the {title} table."
    if night is None:
        return table
    if not night.over:
        sentences = [table, f"So far you've won {night.won} and lost {night.lost}."]
        if night.to_come:
            game = night.to_come[0]
            sentences += [f"{game.title} is next.", house_rule(table_at(TableId(game.id, LAST_NIGHT)))]
        return paragraph(*sentences)
    if night.won_by_you:
        prize = title_of(nights_gift())
        return f"{table} You win the night {night.won} to {night.lost}, and with it {prize}."
    return f"{table} The house wins the night {night.lost} to {night.won}. Try another night."
