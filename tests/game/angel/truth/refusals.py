"""Angel, held to the position: close-ups and refusals."""

import re
from typing import Any

from game.angel.places import TRASH
from tests.game.angel.truth.facts import (
    BONUSES,
    REFUSALS,
    SIGNS,
    claim,
    code,
    value,
    written,
)
from tests.game.truth import Told


@claim(
    "close-up",
    r"(?P<devil>It counts as no jack: but for it and the (?P<other>Angel), the deck has no court cards\. "
    r"Once held it cannot be discarded\. It counts nothing .+)",
    r"(?P<angel>It counts as no queen: but for it and the (?P<other>Devil), the deck has no court cards\. "
    r"It counts 15, and stands for .+)",
    r"Counts (?P<points>\d+)\. Only the best bonus of a hand is added: (?P<bonuses>.+?)\. "
    r"A sequence is four in a row, the ace low; a flush four of a suit\.",
)
def _does(found: re.Match[str], told: Told, card: Any) -> None:
    groups = found.groupdict()
    assert ("devil" in groups, "angel" in groups) == (code(card) == "DV", code(card) == "AG")
    assert "points" not in groups or int(found["points"]) == value(card)
    if "bonuses" in groups:
        assert groups["bonuses"] == ", ".join(f"{name} {bonus}" for name, bonus in BONUSES.items())
    if groups.get("other"):
        special = {code(each) for each in range(42) if code(each)[-1] not in SIGNS}
        ranks = {code(each)[:-1] for each in range(42)} - {"D"}
        assert special == {"DV", "AG"} and ranks == {"A", *map(str, range(2, 11))}
        assert found["other"] == {"DV": "Angel", "AG": "Devil"}[code(card)]


@claim("refusal", *REFUSALS)
def _refused(found: re.Match[str], told: Told, tried: Any) -> None:
    assert REFUSALS[found.re.pattern](told, tried)


@claim("refusal", r"(?P<card>.+) stays on the trash until the next deal\. \(rule AN-7\)")
def _stays(found: re.Match[str], told: Told, tried: Any) -> None:
    card = next(card for card in tried.cards if card in told.state.table.piles[TRASH])
    assert found["card"].lower() == written(card).lower()


@claim("refusal", r"(?P<card>.+) can only be laid on the trash\. \(rule AN-8\)")
def _only_there(found: re.Match[str], told: Told, tried: Any) -> None:
    assert found["card"].lower() == written(tried.cards[0]).lower() and tried.place != TRASH
