"""What a card does."""

import re
from typing import Any

from game.cards import Card
from tests.game.hell_is_hungry.truth.base import claim, code, worth
from tests.game.truth import Told

SOUL = r"A soul: it counts for whoever has it among their points\."
CAPTURED = r"Among their points it counts for everybody but the player whose deck it is from\."


@claim("close-up", rf"(?P<worth>\d+) in a battle(?P<does>[.,].+?) (?P<whose>{SOUL}|{CAPTURED})")
def _does(found: re.Match[str], told: Told, card: Any) -> None:
    assert int(found["worth"]) == worth(card) and (card < 54) == found["whose"].startswith("A soul")
    below = [name for name, rank in (("ten", "10"), ("jack", "J"), ("queen", "Q")) if _ranks_over(card, rank)]
    told_of = {
        "JK": ". Alone, only a 2 beats it; with an ace or another joker, only two 2s.",
        "A": ", and the highest of the single cards below the joker.",
        "2": ". Alone it beats a joker; two 2s beat a joker with an ace or with another joker.",
    }
    if code(card) in told_of:
        assert found["does"] == told_of[code(card)]
    elif below:
        assert re.findall(r"a single (\w+)", found["does"]) == below
    else:
        assert found["does"] == ", alone or summed with one other card."


def _ranks_over(card: Card, rank: str) -> bool:
    order = ("10", "J", "Q", "K")
    return code(card) in order and order.index(code(card)) > order.index(rank)
