"""Devil, held to the position: the log."""

import re
from typing import Any

from game.cards import Seat
from game.devil.events import (
    Buried,
    DealBlocked,
    DealWon,
    LaidAtOnce,
    Lot,
    MadeToDraw,
    NothingToDraw,
    Skipped,
    TurnsUsedUp,
)
from game.devil.places import DISCARDS, STOCK, hand
from game.events import DealEnded, DealStarted, MatchEnded, Moved
from tests.game.devil.truth.facts import (
    A_CARD,
    FACE,
    claim,
    code,
    fits,
    happened,
    number,
    written,
)
from tests.game.truth import Told


@claim("narrate", rf"(?P<who>\w+) (?P<verb>lays?|draws?) (?P<what>{A_CARD})\.")
def _moved(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    lays = found["verb"].startswith("lay")
    ends = (hand(seat), DISCARDS) if lays else (STOCK, hand(seat))
    assert (event.source, event.target) == ends
    if found["what"] == "a card":
        assert event.card is None and told.seat != seat
    else:
        assert found["what"].split(" ", 1)[1] == written(event.card)


@claim("narrate", r"(?P<who>\w+) draws? a card\.")
def _unseen(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert seat != told.seat and event == Moved(None, STOCK, hand(seat))


@claim("narrate", rf"(?P<what>A |An |The )(?P<face>{FACE}) is turned up\.")
def _turned(found: re.Match[str], told: Told, event: Any) -> None:
    assert (event.source, event.target) == (STOCK, DISCARDS) and written(event.card) == found["face"]


@claim("narrate", r"The Onifuda may not lie first: it is buried, and another card turned up\.")
def _buried(found: re.Match[str], told: Told, event: Any) -> None:
    assert isinstance(event, Buried) and code(event.card) == "O"
    assert code(told.state.table.piles[DISCARDS][0]) != "O"


@claim("narrate", r"The draw pile is shuffled\.")
def _shuffled(found: re.Match[str], told: Told, event: Any) -> None:
    assert event.place == STOCK
    assert told.state.shuffles > (0 if told.before is told.state else told.before.shuffles)


@claim("narrate", rf"(?P<who>\w+) (?:is|are) skipped, for (?P<what>{A_CARD})\.")
def _skipped(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event == Skipped(seat, told.before.turn, event.card)
    assert seat == (told.before.turn + 1) % told.before.seats
    assert found["what"].split(" ", 1)[1] == written(event.card)
    assert code(event.card) in ("10", "S1", "S4")
    assert told.before.seats == 2 or told.state.deals != told.before.deals or told.state.turn != seat


@claim("narrate", r"(?P<who>\w+) pass(?:es)?: nothing fits and there is nothing to draw\.")
def _nothing(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event == NothingToDraw(seat)
    piles = told.before.table.piles
    assert len(piles[STOCK]) + len(piles[DISCARDS]) == 1
    assert not any(fits(card, piles[DISCARDS][-1]) for card in piles[hand(seat)])


@claim(
    "narrate",
    r"Deal (?P<number>\d+): (?P<who>\w+) (?P<lowest>drew the lowest card and )?deals?, "
    r"and (?P<first>\w+) begins?\.",
)
def _deals(found: re.Match[str], told: Told, event: Any) -> None:
    dealer = told.seat_called(found["who"])
    assert event == DealStarted(int(found["number"]), dealer)
    assert told.seat_called(found["first"]) == (dealer + 1) % told.state.seats == told.state.turn
    assert (dealer, int(found["number"])) == (told.state.dealer, len(told.state.deals) + 1)
    lots = happened(told, Lot)
    assert bool(found["lowest"]) == (event.number == 1) == bool(lots)
    assert not lots or _drew_lowest(lots, dealer)
    won = happened(told, DealWon)
    assert dealer == (won[0].seat if won else told.before.dealer)


def _drew_lowest(lots: list[Lot], dealer: Seat) -> bool:
    """Whether no lot of a round was lower than a seat's, and in the last none as low (DV-4)."""
    drawn: dict[Seat, list[int]] = {}
    for lot in lots:
        if number(lot.card):
            drawn.setdefault(lot.seat, []).append(number(lot.card))
    mine = drawn.pop(dealer)
    rounds = [[each[at] for each in drawn.values() if len(each) > at] for at in range(len(mine))]
    lowest = all(low <= min(rest) for low, rest in zip(mine, rounds, strict=True))
    return lowest and mine[-1] < min(rounds[-1])


@claim("narrate", r"Nobody can go on: the deal stops without a winner\.")
@claim("moment", "Nobody can go on")
def _blocked(found: re.Match[str], told: Told, event: Any) -> None:
    assert event == DealBlocked() and told.before.idle == told.before.seats - 1
    assert told.state.dealer == told.before.dealer and not happened(told, DealWon)


@claim("narrate", r"After 1000 turns the deal stops without a winner\.")
@claim("moment", "1000 turns are played")
def _too_long(found: re.Match[str], told: Told, event: Any) -> None:
    assert event == TurnsUsedUp() and told.before.turns == 1000
    assert told.state.dealer == told.before.dealer and not happened(told, DealWon)


@claim("narrate", rf"(?P<who>\w+) ends? the deal with (?P<what>{A_CARD})\.")
def _ends(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event.seat == seat == told.before.turn and told.state.dealer == seat
    assert found["what"].split(" ", 1)[1] == written(event.card)
    assert len(told.state.deals) == len(told.before.deals) + 1


@claim("moment", r"(?P<who>\w+) ends? the deal")
def _ends_large(found: re.Match[str], told: Told, event: Any) -> None:
    assert isinstance(event, DealWon) and told.seat_called(found["who"]) == told.before.turn


@claim("narrate", r"Points: (?P<points>.+)\.")
def _scored(found: re.Match[str], told: Told, event: Any) -> None:
    got = told.state.deals[-1]
    told_of = re.findall(r"(\w+) \+(\d+)", found["points"])
    assert told_of == [(told.name(seat), str(points)) for seat, points in enumerate(got)]
    assert event == DealEnded(got, told.state.totals)


@claim("narrate", r"(?P<who>.+) won the match\.")
def _won(found: re.Match[str], told: Told, event: Any) -> None:
    totals = told.state.totals
    least = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
    assert event == MatchEnded(least) and max(totals) >= told.state.target
    assert told.seats_listed(found["who"]) == list(least)


@claim("narrate", rf"(?P<who>\w+) draws? (?P<what>{A_CARD}) to see who deals: the lowest does\.")
def _lot(found: re.Match[str], told: Told, event: Any) -> None:
    assert event == Lot(told.seat_called(found["who"]), event.card)


@claim("verdict", rf"You drew (?P<what>{A_CARD}): (?P<why>.+), so it is laid at once\.")
def _laid_at_once(found: re.Match[str], told: Told, verdict: Any) -> None:
    (laid,) = happened(told, LaidAtOnce)
    assert laid.seat == told.seat == told.before.turn and verdict.cards == (laid.card,)
    assert found["what"].split(" ", 1)[1] == written(laid.card)
    below = told.before.table.piles[DISCARDS][-1]
    assert fits(laid.card, below)
    if found["why"] == "it goes on anything":
        assert code(laid.card) == "O"
    elif found["why"] == "a blank goes with any number":
        assert "B" in (code(laid.card), code(below))
    else:
        under, over, makes = map(int, re.findall(r"\d+", found["why"]))
        assert (under, over, makes) == (number(below), number(laid.card), number(below) + number(laid.card))


@claim("verdict", r"(?P<who>\w+) lays a 10: you are skipped\.")
@claim(
    "verdict",
    r"(?P<who>\w+) goes on with a (?P<special>Special [14]): you draw (?:(?P<count>\d) cards?|no card, .+,)"
    r" and are skipped\.",
)
def _lost_turn(found: re.Match[str], told: Told, verdict: Any) -> None:
    (lost,) = happened(told, Skipped)
    assert lost.seat == told.seat != lost.by == told.seat_called(found["who"]) == told.before.turn
    assert verdict.cards == ()
    drawn = happened(told, MadeToDraw)
    if "special" not in found.re.groupindex:
        assert code(lost.card) == "10" and not drawn
        return
    assert written(lost.card) == found["special"]
    assert drawn == [MadeToDraw(told.seat, lost.by, int(found["count"] or 0))]
    assert len([event for event in happened(told, Moved) if event.source == STOCK]) >= int(
        found["count"] or 0
    )
