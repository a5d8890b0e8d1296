"""Who sits at a new table."""

from collections.abc import Sequence

from game.level import Level
from game.sentences import listed
from saves.models import Header, Player
from scenes.faces import SITTERS

LEVEL_WORDS: dict[Level | None, str] = {
    None: "Person",
    Level.IMP: "Imp · easy",
    Level.FIEND: "Fiend · medium",
    Level.ARCHDEVIL: "Archdevil · hard",
}
LEVELS: dict[Level | None, str] = {
    None: "",
    Level.IMP: "Imp",
    Level.FIEND: "Fiend",
    Level.ARCHDEVIL: "Archdevil",
}
LEVEL_NOTES: dict[Level | None, str] = {
    None: "",
    Level.IMP: "Imps are easy. They play without a plan.",
    Level.FIEND: "Fiends are medium. They've played a lot.",
    Level.ARCHDEVIL: "Archdevils are hard. They think ahead.",
}

YOU = "You"
"""As whom a person is shown who plays alone and gave no name."""
STRANGER = "Someone else"
"""The same, where the match was played elsewhere and taken in."""


def usual_name(level: Level | None, seat: int, remembered: Sequence[str]) -> str:
    """The name a seat starts with: the last one a person had there, or an opponent's own."""
    if level is None:
        return remembered[seat] if seat < len(remembered) and remembered[seat] else unnamed(seat)
    return SITTERS[level][seat % len(SITTERS[level])].title()


def unnamed(seat: int) -> str:
    """What a person is called who never gave a name."""
    return f"Player {seat + 1}"


def shown_names(players: Sequence[Player]) -> tuple[str, ...]:
    """As whom the players are shown at a table: a person who plays alone and gave no name is You."""
    people = [seat for seat, player in enumerate(players) if player.level is None]
    alone = len(people) == 1 and players[people[0]].name == unnamed(people[0])
    return tuple(YOU if alone and seat == people[0] else player.name for seat, player in enumerate(players))


def names_in(header: Header) -> tuple[str, ...]:
    """As whom the players of a saved match are shown, who may have played it elsewhere."""
    shown = shown_names(header.players)
    return tuple(STRANGER if name == YOU else name for name in shown) if header.imported else shown


def in_a_sentence(names: Sequence[str]) -> str:
    """Several of them, in the middle of a sentence, whoever is addressed first: ``you and Mara``."""
    return listed([within(name) for name in sorted(names, key=lambda name: name != YOU)])


def within(name: str) -> str:
    """One of them, as it stands in the middle of a sentence: what is no name begins small."""
    return name.lower() if name in (YOU, STRANGER) else name


def usual_players(seats: int, remembered: Sequence[str]) -> tuple[Player, ...]:
    """One person and otherwise fiends and imps in turn."""
    levels = [None, *(Level.FIEND if seat % 2 else Level.IMP for seat in range(1, seats))]
    return tuple(
        Player(name=usual_name(level, seat, remembered), level=level) for seat, level in enumerate(levels)
    )
