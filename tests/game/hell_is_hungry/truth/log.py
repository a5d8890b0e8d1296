"""What the log and the great moments tell."""

import re
from typing import Any

from game.deal_cycle import OVER
from game.events import DealEnded, DealStarted, Moved
from game.hell_is_hungry.events import (
    BattleBegan,
    BattleWon,
    HellIsFed,
    Passed,
    Played,
    ReaperLifted,
    ReaperPlaced,
)
from tests.game.hell_is_hungry.truth.base import CARD, THE, adjacent, claim, counts, made, the, worth, written
from tests.game.truth import Told


@claim("narrate", r"(?:Game (?P<number>\d+): t|T)he souls are laid out\. By lot, (?P<who>\w+) will begin\.")
def _game(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event == DealStarted(len(told.state.deals) + 1, seat)
    assert (told.state.dealer, told.state.active) == (seat, seat)
    assert found["number"] == (str(event.number) if told.state.games > 1 else None)


@claim(
    "narrate",
    r"Hands are filled up to five(?:: you draw (?P<own>\d))?\.(?P<used_up>(?: (?:Your|\w+'s) deck is used up .+?\.)*)",
)
def _filled(found: re.Match[str], told: Told, event: Any) -> None:
    """From the cards that moved from decks to hands before it was said."""
    grid = told.state.grid
    drawn = [
        sum(
            isinstance(each, Moved) and (each.source, each.target) == (grid.decks[seat], grid.hands[seat])
            for each in told.events
        )
        for seat in range(grid.seats)
    ]
    assert event.drawn == tuple(drawn) and int(found["own"] or 0) == (
        0 if told.cast.you is None else drawn[told.cast.you]
    )
    ended = [
        seat for seat in range(grid.seats) if drawn[seat] and not told.state.table.piles[grid.decks[seat]]
    ]
    names = re.findall(r"(Your|\w+'s) deck is used up", found["used_up"])
    assert [name.lower() for name in names] == [told.cast.whose(seat).lower() for seat in ended]
    assert list(event.used_up) == ended


@claim("narrate", r"(?P<who>\w+) places? a reaper on pile (?P<number>\d+)\.")
def _placed(found: re.Match[str], told: Told, event: Any) -> None:
    seat, cell = told.seat_called(found["who"]), int(found["number"]) - 1
    assert event == ReaperPlaced(seat, cell) and told.state.reapers[seat] == cell


@claim("narrate", r"(?P<whose>Your|\w+'s) reaper leaves the grid\.")
def _lifted(found: re.Match[str], told: Told, event: Any) -> None:
    assert isinstance(event, ReaperLifted) and told.before.reapers[event.seat] is not None
    own = "Your" if event.seat == told.cast.you else f"{told.cast.names[event.seat]}'s"
    assert found["whose"] == own
    fresh = len(told.state.deals) > len(told.before.deals)
    assert fresh or told.state.reapers[event.seat] is None


@claim("narrate", r"(?P<who>\w+) battles? for pile (?P<number>\d+)\.")
@claim("narrate", r"(?P<who>\w+) attacks? (?P<whose>your|\w+'s) pile (?P<number>\d+)\.")
def _began(found: re.Match[str], told: Told, event: Any) -> None:
    seat, cell = told.seat_called(found["who"]), int(found["number"]) - 1
    standing = [other for other, stand in enumerate(told.before.reapers) if stand == cell]
    assert event == BattleBegan(seat, cell, standing[0] if standing else None)
    assert cell in adjacent(told, told.before.reapers[seat])
    if standing:
        assert found["whose"] == told.cast.whose(standing[0])


@claim("moment", r"(?P<who>\w+) attacks? (?P<whom>\w+)")
def _attacks(found: re.Match[str], told: Told, event: Any) -> None:
    assert event.seat == told.seat_called(found["who"]) == told.before.turn
    assert told.before.reapers[told.seat_called(found["whom"])] == event.cell


@claim("narrate", rf"(?P<who>\w+) plays? (?P<one>{CARD})(?: and (?P<two>{CARD}): (?P<sum>\d+))?\.")
def _plays(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert isinstance(event, Played) and event.seat == seat == told.before.turn
    assert list(map(written, event.cards)) == [name for name in (found["one"], found["two"]) if name]
    assert found["sum"] is None or int(found["sum"]) == made(event.cards)
    assert set(event.cards) <= set(told.before.table.piles[told.before.grid.hands[seat]])


@claim("narrate", r"(?P<who>\w+) pass(?:es)?\.")
def _passes(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event == Passed(seat) and seat == told.before.turn


@claim(
    "narrate", r"(?P<who>\w+) wins? the battle and all cards played(?:: (?P<worth>\d+) points? captured)?\."
)
def _wins(found: re.Match[str], told: Told, event: Any) -> None:
    seat, before = told.seat_called(found["who"]), told.before
    assert (event.seat, event.cell) == (seat, before.phase.cell)
    played = [each for each in told.events if isinstance(each, Played)]
    assert seat == (played[0].seat if played else before.phase.last if before.phase.plays else before.active)
    lying = {card for place in before.grid.lanes for card in before.table.piles[place]}
    lying |= {card for each in played for card in each.cards}
    moved = {
        each.card
        for each in told.events
        if isinstance(each, Moved)
        and each.source in before.grid.lanes
        and each.target == before.grid.points[seat]
    }
    assert moved == lying
    captured = sum(worth(card) for card in lying if card // 54 - 1 != seat)
    assert event.captured == captured == int(found["worth"] or 0)


@claim("narrate", rf"Pile (?P<number>\d+) turns up (?P<card>{CARD})\.")
def _turns_up(found: re.Match[str], told: Told, event: Any) -> None:
    cell = int(found["number"]) - 1
    assert event.target == cell and found["card"] == written(event.card)
    assert event.source == told.before.grid.beneath[cell]


@claim("narrate", rf"(?P<who>\w+) takes? (?P<card>{THE}): (?P<points>\d+) points?\.")
def _takes(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event.target == told.before.grid.points[seat] and event.source == told.before.phase.cell
    assert found["card"] == the(event.card) and int(found["points"]) == worth(event.card)


@claim("narrate", rf"(?P<who>\w+) puts? (?P<card>{CARD}) into purgatory\.")
def _puts(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event.target == told.before.grid.purgatories[seat] and found["card"] == written(event.card)


@claim("narrate", rf"(?P<who>\w+) takes? (?P<card>{CARD}) from purgatory\.")
def _swapped_in(found: re.Match[str], told: Told, event: Any) -> None:
    seat, before = told.seat_called(found["who"]), told.before
    assert before.table.piles[before.grid.purgatories[seat]][-1] == event.card
    assert event.target == before.grid.hands[seat] and found["card"] == written(event.card)


@claim("narrate", r"Two rounds without a battle: the game is over\.")
@claim("moment", "Nobody battles any more")
def _silence(found: re.Match[str], told: Told, event: Any) -> None:
    assert isinstance(event, HellIsFed) and told.before.quiet == 2 * told.before.grid.seats - 1
    assert len(told.state.deals) == len(told.before.deals) + 1


@claim("narrate", r"(?P<empty>\d) piles empty: Hell is fed\.")
@claim("moment", "Hell is fed")
def _fed(found: re.Match[str], told: Told, event: Any) -> None:
    empty = sum(not told.before.table.piles[cell] for cell in range(told.before.grid.cells))
    assert isinstance(event, HellIsFed) and empty < 3 <= event.empty <= empty + 1
    assert "empty" not in found.groupdict() or int(found["empty"]) == event.empty


@claim("narrate", r"Points: (?P<points>.+)\.")
def _scored(found: re.Match[str], told: Told, event: Any) -> None:
    got = told.state.deals[-1]
    assert event == DealEnded(got, told.state.totals)
    names = [f"{told.name(seat)} {points}" for seat, points in enumerate(got)]
    assert re.split(r", | and ", found["points"]) == names
    if told.state.phase is OVER:
        assert list(got) == [counts(told, told.state, seat) for seat in range(len(got))]


@claim(
    "verdict",
    rf"(?P<who>\w+) wins? the battle with (?P<cards>{CARD}(?: and {CARD})?)(?:: (?P<sum>\d+))?"
    r"(?:, and with it (?P<prize>both souls|the soul))?\.",
)
def _decided(found: re.Match[str], told: Told, decided: Any) -> None:
    seat, before = told.seat_called(found["who"]), told.before
    plays = [
        *before.phase.plays,
        *((each.seat, each.cards) for each in told.events if isinstance(each, Played)),
    ]
    player, cards = plays[-1]
    defender, below = before.phase.defender, before.table.piles[before.grid.beneath[before.phase.cell]]
    prize = "both souls" if below and seat != defender else "the soul"
    assert found["prize"] == (None if defender is None else prize)
    assert (player, cards) == (seat, decided.cards)
    assert set(found["cards"].split(" and ")) == {written(card) for card in cards}
    assert (found["sum"] is None) == (len(cards) == 1)
    assert found["sum"] is None or int(found["sum"]) == made(cards)
    assert [each.seat for each in told.events if isinstance(each, BattleWon)] == [seat]
    lanes = dict(decided.captions)
    assert lanes[before.grid.lanes[seat]] == f"{made(cards)} · wins"
    last = {before.grid.lanes[player]: str(made(laid)) for player, laid in plays if player != seat}
    rest = {place: words for place, words in lanes.items() if place != before.grid.lanes[seat]}
    assert {place: words for place, words in rest.items() if words} == last
