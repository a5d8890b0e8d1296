"""What stands under piles and beside names."""

import re
from typing import Any

from game.deal_cycle import OVER
from game.hell_is_hungry.phases import Battling
from tests.game.hell_is_hungry.truth.base import claim, code, counts, made, phase, worth
from tests.game.truth import Told


@claim("caption", r"(?P<number>\d+) · (?:(?P<souls>\d) souls?|empty)")
def _pile(found: re.Match[str], told: Told, place: Any) -> None:
    piles = told.state.table.piles
    depth = len(piles[place]) + len(piles[told.state.grid.beneath[place]])
    assert int(found["number"]) == place + 1 and place < told.state.grid.cells
    assert depth == int(found["souls"] or 0)


@claim(
    "caption",
    r"(?:(?P<sum>\d+ \+ \d+ = )?(?P<makes>\d+|jack|queen|king)(?: · )?)?(?P<how>leads|passed|to answer|no cards)?",
    r"(?P<opens>opens)",
)
def _lane(found: re.Match[str], told: Told, place: Any) -> None:
    if place in told.state.grid.points:
        other = told.state.grid.points.index(place)
        assert other != told.seat and found[0] == str(counts(told, told.state, other))
        return
    seat, battle = told.state.grid.lanes.index(place), phase(told, Battling)
    if found.groupdict().get("opens"):
        assert seat == told.state.turn and not battle.plays
        return
    own = [cards for player, cards in battle.plays if player == seat]
    assert (found["makes"] is not None) == bool(own)
    if own:
        latest = dict(battle.plays)
        others = [made(cards) for player, cards in latest.items() if player != seat and len(cards) == 1]
        named = len(own[-1]) == 1 and made(own[-1]) in others
        by_rank = {"J": "jack", "Q": "queen", "K": "king"}.get(code(own[-1][0])) if named else None
        assert found["makes"] == (by_rank or str(made(own[-1])))
        told_of = " + ".join(str(worth(card)) for card in own[-1]) + " = "
        assert (found["sum"] or "") == (told_of if len(own) > 1 and len(own[-1]) > 1 else "")
    assert sorted(told.state.table.piles[place]) == sorted(card for cards in own for card in cards)
    leads = bool(battle.plays) and battle.plays[-1][0] == seat
    assert leads == (found["how"] == "leads")
    fights = battle.defender is None or seat in (told.state.active, battle.defender)
    waits = not own and fights and not battle.passed >> seat & 1
    told_to_wait = "to answer" if told.state.table.piles[told.state.grid.hands[seat]] else "no cards"
    assert (found["how"] if found["how"] in ("to answer", "no cards") else None) == (
        told_to_wait if waits else None
    )
    if found["how"] == "passed":
        assert battle.passed >> seat & 1
        assert battle.defender is None or seat in (told.state.active, battle.defender)


@claim("caption", "not in play")
def _unused(found: re.Match[str], told: Told, place: Any) -> None:
    assert place == told.state.grid.unused


@claim("caption", r"deck of (?P<count>\d+)", "deck used up")
def _deck(found: re.Match[str], told: Told, place: Any) -> None:
    assert place == told.state.grid.decks[told.seat]  # type: ignore[index]
    assert len(told.state.table.piles[place]) == int(found.groupdict().get("count") or 0)


@claim("caption", "purgatory")
def _heap(found: re.Match[str], told: Told, place: Any) -> None:
    heaps = told.state.grid.purgatories
    mine = told.seat is not None and place == heaps[told.seat]
    assert place in heaps and (mine or told.state.table.piles[place])


@claim("caption", r"won: (?P<points>\d+) points?")
def _points(found: re.Match[str], told: Told, place: Any) -> None:
    assert told.seat is not None and place == told.state.grid.points[told.seat]
    assert int(found["points"]) == counts(told, told.state, told.seat)


@claim("tally", r"(?P<points>\d+) points?(?: · (?P<games>\d) games?)?")
def _tally(found: re.Match[str], told: Told, seat: Any) -> None:
    assert int(found["points"]) == counts(told, told.state, seat)
    won = sum(deal[seat] == max(deal) for deal in told.state.deals)
    assert (found["games"] is None) == (told.state.games == 1)
    assert found["games"] is None or int(found["games"]) == won


@claim("note", "Hell is hungry")
def _title(found: re.Match[str], told: Told, _: Any) -> None:
    assert found


@claim("note", r"3 empty piles end it: (?P<empty>\d) now")
def _empty(found: re.Match[str], told: Told, _: Any) -> None:
    empty = sum(not told.state.table.piles[cell] for cell in range(told.state.grid.cells))
    assert int(found["empty"]) == empty and (empty < 3 or told.state.phase is OVER)


@claim("note", r"or (?P<most>\d+) turns without battle: (?P<now>\d+) now")
def _quiet(found: re.Match[str], told: Told, _: Any) -> None:
    assert int(found["most"]) == 2 * told.state.grid.seats
    assert int(found["now"]) == told.state.quiet <= int(found["most"])
