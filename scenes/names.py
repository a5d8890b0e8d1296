"""Who sits at a new table."""

from collections.abc import Sequence

from saves.models import Kind, Player

_OPPONENTS = {
    Kind.IMP: ("Pip", "Snick", "Cinder", "Tallow", "Grizzle", "Nettle", "Soot", "Wick"),
    Kind.FIEND: ("Mordax", "Lilith", "Vesper", "Azra", "Belial", "Ruin", "Sable", "Thorn"),
    Kind.ARCHDEVIL: ("Asmodea", "Malphas", "Zagan", "Vine", "Paimon", "Naberia", "Orobas", "Astaroth"),
}

FACES = 3
"""How many faces each level has."""

KIND_WORDS = {
    Kind.PERSON: "Person",
    Kind.IMP: "Imp: careless",
    Kind.FIEND: "Fiend: sound",
    Kind.ARCHDEVIL: "Archdevil: thinks",
}


def usual_name(kind: Kind, seat: int, remembered: Sequence[str]) -> str:
    """The name a seat starts with: the last one a person had there, or an opponent's own."""
    if kind is Kind.PERSON:
        return remembered[seat] if seat < len(remembered) and remembered[seat] else f"Player {seat + 1}"
    return _OPPONENTS[kind][seat % len(_OPPONENTS[kind])]


def usual_players(seats: int, remembered: Sequence[str]) -> tuple[Player, ...]:
    """One person and otherwise fiends and imps in turn."""
    kinds = [Kind.PERSON, *(Kind.FIEND if seat % 2 else Kind.IMP for seat in range(1, seats))]
    return tuple(
        Player(name=usual_name(kind, seat, remembered), kind=kind) for seat, kind in enumerate(kinds)
    )


def face(kind: Kind, seat: int) -> str:
    """The picture of an opponent at a seat, below ``assets``; a person has none."""
    return "" if kind is Kind.PERSON else f"faces/{kind.value}_{seat % FACES + 1}.svg"
