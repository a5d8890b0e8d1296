"""Why an action is advised."""

import re
from typing import Any

from game.cards import Card
from game.hell_is_hungry.actions import (
    EndTurn,
    KeepHand,
    Pass,
    Swap,
    TakeSoul,
)
from tests.game.hell_is_hungry.truth.base import (
    CARD,
    THE,
    adjacent,
    beats,
    can_attack,
    can_open,
    claim,
    code,
    goes_on,
    hand,
    laid,
    made,
    offered,
    options,
    soul,
    the,
    worth,
    written,
)
from tests.game.truth import Told


def useful(card: Card) -> int:
    """What a card is good for in a hand: a 2 is the answer to a joker."""
    return 6 if code(card) == "2" else worth(card)


PRIZE = r"for (?P<points>\d+) points?(?P<more> and the soul beneath)?"


def _is_prize(found: re.Match[str], told: Told) -> None:
    """HH-13, HH-15: the soul, what others laid, and for an attacker the soul beneath."""
    battle, piles, seat = told.state.phase, told.state.table.piles, told.state.turn
    theirs = [card for play in laid(told)[1:] for card in play if card // 54 - 1 != seat]
    assert int(found["points"]) == worth(piles[battle.cell][-1]) + made(theirs)
    attacks = battle.defender is not None and seat == told.state.active
    assert bool(found["more"]) == (attacks and bool(piles[told.state.grid.beneath[battle.cell]]))


@claim(
    "reason",
    r"with it, and higher cards later where they are needed, this battle is won (?:as good as certainly|"
    rf"about (?P<share>\d+)% of the time), {PRIZE}(?P<least>; none so likely costs less)?",
)
def _holds(found: re.Match[str], told: Told, action: Any) -> None:
    assert goes_on(told, action.cards) and 50 <= int(found["share"] or 100) <= 100
    assert not found["least"] or sum(goes_on(told, play) for play in options(hand(told))) > 1
    _is_prize(found, told)


@claim("reason", r"whoever battles has to open, and no other play gives away less if it is lost")
@claim(
    "reason",
    r"whoever battles has to open, and no other play wins more often than about (?P<few>[1-9]\d*)% of the time",
)
def _opens(found: re.Match[str], told: Told, action: Any) -> None:
    """HH-12: there is no pass before a play."""
    assert goes_on(told, action.cards) and told.state.phase.last is None
    if "few" in found.groupdict():
        assert int(found["few"]) <= 50
    else:
        assert made(action.cards) == min(made(play) for play in options(hand(told)) if goes_on(told, play))


@claim(
    "reason",
    r"about (?P<few>[1-9]\d*)% of the time it wins (?P<points>\d+) points?(?P<more> and the soul beneath)?, "
    r"and otherwise only (?P<stake>\d+) go to (?:the other|one of the (?P<others>\d) others)",
)
def _is_worth_it(found: re.Match[str], told: Told, action: Any) -> None:
    """What is expected of it is more than what whoever wins instead gets more of, shared among all others."""
    assert goes_on(told, action.cards) and told.state.phase.last is not None
    _is_prize(found, told)
    others, share = told.state.grid.seats - 1, int(found["few"]) / 100
    assert int(found["others"] or 1) == others and int(found["stake"]) == made(action.cards)
    assert (share + 0.005) * int(found["points"]) * others >= (1 - share - 0.005) * made(action.cards)


@claim(
    "reason",
    r"(?:a card|cards) as low as (?:this is|these are) better laid than kept: hands are filled up at the next turn",
)
def _is_low(found: re.Match[str], told: Told, action: Any) -> None:
    """HH-4: as long as there is a deck to fill it up from."""
    assert told.state.table.piles[told.state.grid.decks[told.state.turn]]
    assert ("cards" in found[0]) == (len(action.cards) == 2)
    assert sum(map(useful, action.cards)) < 5 * len(action.cards)


@claim(
    "reason", r"no play here (?:is likely to win|would win more than about (?P<share>[1-9]\d*)% of the time)"
)
@claim("reason", rf"it may cost more cards than it is worth to fight on {PRIZE}")
def _too_dear(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Pass)
    if "share" in found.groupdict():
        assert int(found["share"] or 0) <= 50
    else:
        _is_prize(found, told)
        assert any(goes_on(told, play) for play in options(hand(told)))


@claim(
    "reason",
    rf"(?P<offered>{THE}) in purgatory is more useful in a hand than (?P<given>{CARD})"
    "(?P<poorest>, and no card here is less useful than that)?",
)
def _why_swap(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Swap) and found["given"] == written(action.card)
    assert found["offered"] == the(offered(told)) and useful(offered(told)) > useful(action.card)
    assert bool(found["poorest"]) == (useful(action.card) == min(map(useful, hand(told))))


@claim(
    "reason",
    rf"no card of the hand is less useful than (?P<offered>{THE}) in purgatory(?:; (?P<two>2.) is the answer to a joker)?",
)
@claim(
    "reason",
    rf"(?P<offered>{THE}) in purgatory is hardly more useful than (?P<poorest>{CARD}), the poorest card of the hand",
)
@claim("reason", rf"(?P<offered>{THE}) stays in purgatory for a later turn")
def _why_keep(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, KeepHand) and found["offered"] == the(offered(told))
    poorest = min(map(useful, hand(told)))
    if "no card" in found[0]:
        assert useful(offered(told)) <= poorest
        assert not found["two"] or found["two"] in map(written, hand(told))
    elif "hardly" in found[0]:
        assert useful(offered(told)) == poorest + 1
        assert any(written(card) == found["poorest"] and useful(card) == poorest for card in hand(told))


def battles_beside(told: Told, cell: int) -> set[int]:
    """The piles next to this one for which the hand could battle from there."""
    return {other for other in adjacent(told, cell) if _could_attack(told, other)}


def _could_attack(told: Told, cell: int) -> bool:
    own = told.state.reapers[told.state.turn]
    exposed = told.state.table.piles[cell]
    if exposed and cell == own:
        return can_open(hand(told), exposed[-1])
    return can_attack(told, cell)


@claim(
    "reason", rf"beside it there is no battle to open, but it shelters (?P<soul>{CARD}), worth (?P<worth>\d+)"
)
def _shelters(found: re.Match[str], told: Told, action: Any) -> None:
    assert found["soul"] == written(soul(told, action.cell)) and int(found["worth"]) == worth(
        soul(told, action.cell)
    )
    assert not battles_beside(told, action.cell)


@claim(
    "reason",
    rf"(?P<where>stand|stay) there to fight for (?P<target>{CARD}) on pile (?P<number>\d+): no battle promises more"
    rf"(?P<most>; and it shelters (?P<kept>{CARD}), worth (?P<kept_worth>\d+))?",
    rf"(?P<where>stand|stay) there to fight for (?P<target>{CARD}) on pile (?P<number>\d+), "
    rf"and it shelters (?P<soul>{CARD}), worth (?P<worth>\d+)",
)
def _beside(found: re.Match[str], told: Told, action: Any) -> None:
    cell = int(found["number"]) - 1
    assert found["target"] == written(soul(told, cell)) and cell in battles_beside(told, action.cell)
    assert (found["where"] == "stay") == (told.state.reapers[told.state.turn] == action.cell)
    own = soul(told, action.cell)
    if found.groupdict().get("soul"):
        assert (found["soul"], int(found["worth"])) == (written(own), worth(own))
        return
    stands = [each.cell for each in told.game.legal(told.state, told.state.turn)]
    sheltered = [worth(soul(told, stand)) for stand in stands if cell in adjacent(told, stand)]
    assert bool(found["most"]) == (len(sheltered) > 1 and worth(own) == max(sheltered))
    assert not found["most"] or (found["kept"], int(found["kept_worth"])) == (written(own), worth(own))


def attacks(told: Told) -> list[int]:
    """The piles that may be attacked."""
    return [cell for cell in adjacent(told, told.state.reapers[told.state.turn]) if can_attack(told, cell)]


@claim("reason", "it is the only battle that can be opened here")
@claim("reason", "no other battle that can be opened here promises more")
@claim("reason", "no soul that can be fought for here is worth more")
@claim(
    "reason",
    rf"a turn without a battle wins nothing, and (?P<lowest>{CARD}(?: and {CARD})?) will do to open this one",
)
def _why_attack(found: re.Match[str], told: Told, action: Any) -> None:
    assert action.cell in attacks(told)
    assert "only" not in found[0] or len(attacks(told)) == 1
    if "lowest" in found.groupdict():
        openings = [play for play in options(hand(told)) if beats(play, (soul(told, action.cell),))]
        least = min(map(made, openings))
        assert found["lowest"] in [
            " and ".join(map(written, order))
            for play in openings
            if made(play) == least
            for order in (play, play[::-1])
        ]
    if "no soul" in found[0]:
        souls = [worth(soul(told, cell)) for cell in attacks(told)]
        assert worth(soul(told, action.cell)) == max(souls)


@claim(
    "reason",
    "there is no battle to open",
    "a battle may cost more than it brings",
    "a battle here is likely to cost more than it brings",
)
def _why_end(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, EndTurn) and bool(attacks(told)) == found[0].startswith("a battle")


@claim("reason", "no card that pays for the attack is less useful")
def _why_pay(found: re.Match[str], told: Told, action: Any) -> None:
    prices = [other.card for other in told.game.legal(told.state, told.state.turn)]
    assert action.card in prices
    assert useful(action.card) == min(map(useful, prices))


@claim("reason", "its points are safe there", "it can be swapped into the hand at the next turn")
def _why_claim(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, TakeSoul) == found[0].endswith("safe there")
    over = len(told.after(action).deals) > len(told.state.deals)
    assert not (over and "next turn" in found[0]), "there is none"
