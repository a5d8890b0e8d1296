"""Who sits at a new table."""

from collections.abc import Sequence

from game.contract.search import Level
from saves.models import Player
from scenes.faces import SITTERS

LEVEL_WORDS: dict[Level | None, str] = {
    None: "Person",
    Level.IMP: "Imp (beginner)",
    Level.FIEND: "Fiend (skilled)",
    Level.ARCHDEVIL: "Archdevil (expert)",
}
LEVEL_NOTES: dict[Level | None, str] = {
    None: "",
    Level.IMP: "An Imp plays like a beginner.",
    Level.FIEND: "A Fiend plays with skill.",
    Level.ARCHDEVIL: "An Archdevil plays like an expert.",
}

YOU = "You"
"""As whom a person is shown who plays alone and gave no name."""


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


def usual_players(seats: int, remembered: Sequence[str]) -> tuple[Player, ...]:
    """One person and otherwise fiends and imps in turn."""
    levels = [None, *(Level.FIEND if seat % 2 else Level.IMP for seat in range(1, seats))]
    return tuple(
        Player(name=usual_name(level, seat, remembered), level=level) for seat, level in enumerate(levels)
    )
