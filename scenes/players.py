"""Players on screen: their names, levels, faces and expressions."""

from collections.abc import Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import Final

from game.level import Level
from game.sentences import listed, paragraph
from saves.models import Header, Player

FACES_BY_LEVEL: Final[Mapping[Level | None, tuple[str, ...]]] = {
    Level.IMP: ("pip", "snick", "cinder", "tallow", "grizzle", "nettle", "soot", "wick"),
    Level.FIEND: ("mordax", "lilith", "vesper", "azra", "belial", "ruin", "sable", "thorn"),
    Level.ARCHDEVIL: ("asmodea", "malphas", "zagan", "vine", "paimon", "naberia", "orobas", "astaroth"),
    None: (
        *("gambler", "witch", "sailor", "lady", "jester"),
        *("countess", "knight", "dancer", "thief", "scholar"),
    ),
}
"""The faces of opponents by level, and those of people who haven't chosen any."""
NAMESAKES: Final[Mapping[str, str]] = MappingProxyType({"Ben": "sailor", "Cleo": "countess", "Dan": "knight"})
"""The faces of people with these names, which lessons use, unless they choose another."""
DESCENT_FACES: Final = ("sariel", "nergal", "momus", "abaddon", "mephisto")
"""Archdevils who only play on the Descent; their faces are unlocked there."""
ALL_FACES: Final = (*(face for faces in FACES_BY_LEVEL.values() for face in faces), *DESCENT_FACES)
NOTHING_CHOSEN: Final[Mapping[str, str]] = MappingProxyType({})
LEVEL_WORDS: dict[Level | None, str] = {
    None: "Human",
    Level.IMP: "◆ Imp · easy",
    Level.FIEND: "◆◆ Fiend · medium",
    Level.ARCHDEVIL: "◆◆◆ Archdevil · hard",
}
LEVELS: dict[Level | None, str] = {
    None: "",
    Level.IMP: "Imp",
    Level.FIEND: "Fiend",
    Level.ARCHDEVIL: "Archdevil",
}
LEVEL_NOTES: dict[Level, str] = {
    Level.IMP: "An imp. Easy to beat, and never has a plan.",
    Level.FIEND: "A fiend. Knows the game, but can be beaten.",
    Level.ARCHDEVIL: "An archdevil. Thinks ahead, and is hard to beat.",
}
YOU = "You"
"""The name of a person who plays alone and entered none."""
UNKNOWN = "Someone else"
"""The name of that person in an imported match."""


class Expression(Enum):
    """A player's expression; there is a picture of each face with each expression."""

    RESTING = "resting"
    THINKING = "thinking"
    GLAD = "glad"
    SOUR = "sour"
    BEATEN = "beaten"


def faces_of(players: Sequence[Player], chosen: Mapping[str, str] = NOTHING_CHOSEN) -> tuple[str, ...]:
    """Return a face for each seat, no two alike.

    An opponent has the face of its name, a person the one ``chosen`` for their name or that of a namesake. A
    player without one, or whose face is taken, gets the next free face.
    """
    taken: dict[int, str] = {}
    for seat, player in enumerate(players):
        own = {**NAMESAKES, **chosen}.get(player.name, "")
        wanted = own if player.level is None else player.name.lower()
        if wanted in _open_to(player.level) and wanted not in taken.values():
            taken[seat] = wanted
    for seat, player in enumerate(players):
        if seat not in taken:
            taken[seat] = _free(player.level, seat, set(taken.values()))
    return tuple(taken[seat] for seat in range(len(players)))


def picture(face: str, expression: Expression) -> str:
    """Return the path of a face with an expression, below ``assets``."""
    return f"faces/{face}_{expression.value}.svg"


def head(face: str, expression: Expression) -> str:
    """Return the path of a face with an expression but no medallion, below ``assets``."""
    return f"heads/{face}_{expression.value}.svg"


def blink(face: str) -> str:
    """Return the path of a face at rest with closed eyes and no medallion, below ``assets``."""
    return f"heads/{face}_blink.svg"


def after_deal(points: Sequence[int], *, low_wins: bool) -> tuple[Expression, ...]:
    """Return each seat's expression after a deal: the best are glad, the worst sour."""
    order = [-each for each in points] if low_wins else list(points)
    if len(set(order)) < 2:
        return tuple(Expression.RESTING for _ in order)
    expressions = {min(order): Expression.SOUR, max(order): Expression.GLAD}
    return tuple(expressions.get(each, Expression.RESTING) for each in order)


def after_match(ranks: Sequence[int]) -> tuple[Expression, ...]:
    """Return each seat's expression after a match: rank 1 is glad, the last beaten, the rest sour."""
    if len(set(ranks)) < 2:
        return tuple(Expression.RESTING for _ in ranks)
    expressions = {max(ranks): Expression.BEATEN, 1: Expression.GLAD}
    return tuple(expressions.get(rank, Expression.SOUR) for rank in ranks)


def _open_to(level: Level | None) -> tuple[str, ...]:
    """Return the faces open to an opponent of a level, or to a person (None): all of them."""
    keepers = DESCENT_FACES if level is Level.ARCHDEVIL else ()
    return ALL_FACES if level is None else (*FACES_BY_LEVEL[level], *keepers)


def _free(level: Level | None, seat: int, taken: set[str]) -> str:
    """Return the next free face of a level, or of any level if all of those are taken."""
    own = FACES_BY_LEVEL[level]
    first = seat % len(own)
    return next(face for face in (*own[first:], *own[:first], *ALL_FACES) if face not in taken)


def about(player: Player) -> str:
    """Return an opponent's level and style of play, in words; empty for a person."""
    from game.minds.characters import character  # it is slow to import, so not for the menu

    if player.level is None:
        return ""
    style = character(player.name, player.level).about
    return paragraph(LEVEL_NOTES[player.level], style)


def usual_name(level: Level | None, seat: int, remembered: Sequence[str]) -> str:
    """Return a seat's default name: the last one a person had there, or an opponent's own."""
    if level is None:
        return remembered[seat] if seat < len(remembered) and remembered[seat] else unnamed(seat)
    return FACES_BY_LEVEL[level][seat % len(FACES_BY_LEVEL[level])].title()


def unnamed(seat: int) -> str:
    """Return the name of a person who hasn't entered one."""
    return f"Player {seat + 1}"


def shown_names(players: Sequence[Player]) -> tuple[str, ...]:
    """Return the names at a table; a person who plays alone and entered no name is called You."""
    people = [seat for seat, player in enumerate(players) if player.level is None]
    alone = len(people) == 1 and players[people[0]].name == unnamed(people[0])
    return tuple(YOU if alone and seat == people[0] else player.name for seat, player in enumerate(players))


def names_in(header: Header) -> tuple[str, ...]:
    """Return the names in a saved match, which may be imported."""
    shown = shown_names(header.players)
    return tuple(UNKNOWN if name == YOU else name for name in shown) if header.imported else shown


def names_in_sentence(names: Sequence[str]) -> str:
    """Return names for the middle of a sentence, the player's own first: ``you and Mara``."""
    return listed([name_in_sentence(name) for name in sorted(names, key=lambda name: name != YOU)])


def name_in_sentence(name: str) -> str:
    """Return a name for the middle of a sentence: ``You`` and ``Someone else`` lose their capital."""
    return name.lower() if name in (YOU, UNKNOWN) else name


def usual_players(seats: int, remembered: Sequence[str]) -> tuple[Player, ...]:
    """Return one person with Imps and Fiends in turn; a single opponent is an Imp."""
    levels = (Level.IMP if seat % 2 else Level.FIEND for seat in range(1, seats))
    return players_at([None, *levels], remembered)


def players_at(levels: Sequence[Level | None], remembered: Sequence[str]) -> tuple[Player, ...]:
    """Return players of these levels by seat, under their usual names."""
    return tuple(
        Player(name=usual_name(level, seat, remembered), level=level) for seat, level in enumerate(levels)
    )
