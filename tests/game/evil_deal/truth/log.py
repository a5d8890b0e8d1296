"""What the log and the great moments tell."""

import re
from dataclasses import replace
from typing import Any

from game.events import DealEnded, DealStarted, Moved
from game.evil_deal.events import ExchangeWon, Lot, SecondHalf, StackTaken, TrickTaken, TrumpsClash
from game.evil_deal.places import BURIED, HANDS, STACKS, TAKEN, TRICKS, TRUMPS
from tests.game.evil_deal.truth.base import (
    CARD,
    PAID,
    SUIT,
    claim,
    hand,
    of_half,
    running_trump,
    suit,
    takes,
    written,
)
from tests.game.truth import Told


@claim("narrate", r"The lot falls on (?P<who>\w+) to deal first\.")
def _lot(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event == Lot(seat) and told.state.dealer == seat


@claim("narrate", r"Deal (?P<number>\d+): (?P<who>\w+) deals?\.")
def _deals(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event == DealStarted(len(told.state.deals) + 1, seat) and seat == told.state.dealer
    assert int(found["number"]) == len(told.state.deals) + 1
    assert told.before is told.state or seat == 1 - told.before.dealer


@claim("narrate", r"(?P<who>\w+) takes? up an unseen stack\.")
def _stack_taken(found: re.Match[str], told: Told, event: Any) -> None:
    assert event == StackTaken(told.seat_called(found["who"])) and event.seat == told.before.turn


@claim("narrate", rf"(?P<who>\w+) plays? (?P<card>{CARD})\.")
def _plays(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event == Moved(event.card, HANDS[seat], TRICKS[seat]) and written(event.card) == found["card"]


@claim("narrate", rf"(?P<who>\w+) discards? (?P<card>a card|{CARD}), unseen\.")
def _discards(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    (card,) = told.state.table.piles[BURIED[seat]]
    assert (event.source, event.target) == (HANDS[seat], BURIED[seat])
    assert found["card"] == (written(card) if seat == told.seat else "a card")


@claim("narrate", rf"(?P<who>\w+) takes? up (?P<card>{CARD})\.")
def _takes_up(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert written(told.before.firsts[seat]) == found["card"] and event.card in hand(told, seat)


@claim(
    "narrate",
    rf"(?P<who>\w+) lays? (?P<first>{CARD}) (?P<how>across|and) (?P<second>{CARD})"
    r"(?:: the upper one rules the first half, the other the second| side by side: no trump, and 66 more from the fifth trick on)\.",
)
def _lays(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert seat == told.before.turn == event.seat
    pile = told.state.table.piles[TRUMPS[seat]]
    assert [found["first"], found["second"]] == [written(pile[1]), written(pile[0])], (
        "the first half's on top"
    )
    assert event.side_by_side == (found["how"] == "and") == ("side by side" in found[0])


@claim(
    "narrate",
    rf"Both named (?P<suit>{SUIT}): cancelled in (?P<when>both halves|the first half|the second half), without the 66 for no trump\.",
)
def _clash(found: re.Match[str], told: Told, event: Any) -> None:
    assert isinstance(event, TrumpsClash)
    cancelled = [
        half
        for half in range(2)
        if all(suit(of_half(told, seat, half)) == found["suit"] for seat in range(2))
    ]
    halves = {"both halves": [0, 1], "the first half": [0], "the second half": [1]}
    assert halves[found["when"]] == cancelled
    assert told.state.side_by_side == (False, False)


@claim("moment", r"(?P<who>\w+) plays? without trump")
def _without(found: re.Match[str], told: Told, event: Any) -> None:
    assert event.side_by_side and event.seat == told.seat_called(found["who"]) == told.before.turn


@claim("narrate", r"(?P<who>\w+) wins? the exchange\.")
def _exchange_won(found: re.Match[str], told: Told, event: Any) -> None:
    seat, before = told.seat_called(found["who"]), told.before
    answer = next(each.card for each in told.events if isinstance(each, Moved) and each.target in TRICKS)
    earlier = replace(told, state=before)
    wins = takes(answer, before.phase.led, running_trump(earlier))
    led = before.phase.led
    trumped = wins and suit(answer) != suit(led)
    assert event == ExchangeWon(seat, answer if wins else led, trumped)
    assert seat == (before.turn if wins else 1 - before.turn)


@claim("narrate", r"(?P<who>\w+) takes? the trick: (?P<own>\d) to (?P<other>\d)\.")
def _trick_taken(found: re.Match[str], told: Told, event: Any) -> None:
    seat, before = told.seat_called(found["who"]), told.before
    taken = [len(before.table.piles[place]) // 6 + (who == seat) for who, place in enumerate(TAKEN)]
    assert [int(found["own"]), int(found["other"])] == [taken[seat], taken[1 - seat]]
    assert event == TrickTaken(seat, tuple(taken)) and [
        each.seat for each in told.events if isinstance(each, ExchangeWon)
    ] == [seat]


@claim("narrate", r"The second stacks are opened\.")
@claim("moment", "The second half")
def _second_half(found: re.Match[str], told: Told, event: Any) -> None:
    assert event == SecondHalf() and (told.before.half, told.state.half) == (0, 1)
    assert not any(told.state.table.piles[place] for stacks in STACKS for place in stacks)


@claim("narrate", r"(?P<who>\w+) scores? (?P<points>\d+) points\.")
def _scores(found: re.Match[str], told: Told, event: Any) -> None:
    seat, before = told.seat_called(found["who"]), told.before
    winner = next(each.seat for each in told.events if isinstance(each, TrickTaken))
    tricks = len(before.table.piles[TAKEN[seat]]) // 6 + (winner == seat)
    pays = PAID[seat == before.dealer].get(tricks, 0)
    extra = 66 * max(0, tricks - 4) if before.side_by_side[seat] else 0
    assert int(found["points"]) == pays + extra == told.state.deals[-1][seat] > 0
    assert isinstance(event, DealEnded) and told.state.deals[-1][1 - seat] == 0


@claim(
    "verdict",
    rf"(?P<who>\w+) takes? the trick: (?P<card>{CARD}) (?P<how>is trump and wins|wins) the third exchange\.",
)
def _trick_decided(found: re.Match[str], told: Told, decided: Any) -> None:
    before = told.before
    answer = next(each.card for each in told.events if isinstance(each, Moved) and each.target in TRICKS)
    wins = takes(answer, before.phase.led, running_trump(replace(told, state=before)))
    winning = answer if wins else before.phase.led
    seat = before.turn if wins else 1 - before.turn
    trumped = wins and suit(answer) != suit(before.phase.led)
    assert len(before.table.piles[TRICKS[before.turn]]) == 2
    assert seat == told.seat_called(found["who"]) and found["card"] == written(winning)
    assert trumped == (found["how"] == "is trump and wins")
    assert decided.cards == (winning,)
