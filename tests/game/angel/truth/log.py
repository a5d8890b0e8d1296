"""Angel, held to the position: the log."""

import re
from typing import Any

from game.angel.events import GoesFirst, HandCounted, JudgementDay, LastCardDrawn
from game.angel.places import STOCK, TRASH, hand, unseen
from game.events import DealEnded, DealStarted, MatchEnded
from tests.game.angel.truth.facts import (
    A_CARD,
    COMBINATION,
    bonus,
    claim,
    code,
    counted,
    counts_so,
    total,
    value,
    winners,
    written,
)
from tests.game.truth import Told


@claim("narrate", rf"(?P<who>\w+) (?P<verb>turns? up|discards?|draws?) (?P<what>{A_CARD})\.")
def _moved(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    ends = {"t": (unseen(seat), TRASH), "di": (hand(seat), TRASH), "dr": (STOCK, hand(seat))}
    verb = found["verb"]
    assert (event.source, event.target) == ends["t" if verb.startswith("t") else verb[:2]]
    if found["what"] == "a card":
        assert event.card is None and seat != told.seat
    else:
        assert found["what"] == written(event.card)


@claim(
    "narrate",
    r"Deal (?P<number>\d+): (?P<who>\w+) deals?(?P<why>, drawn by lot|; the deal passes to the right)\.",
)
def _deals(found: re.Match[str], told: Told, event: Any) -> None:
    dealer = told.seat_called(found["who"])
    assert event == DealStarted(int(found["number"]), dealer) and dealer == told.state.dealer
    assert ("by lot" in found["why"]) == (not told.state.deals)
    assert not told.state.deals or dealer == (told.before.dealer - 1) % 4


@claim(
    "narrate",
    rf"(?P<who>\w+) go(?:es)? first with (?P<card>{A_CARD})\. All look now\. "
    r"From here play runs counter-clockwise, (?P<next>\w+) next\.",
)
def _first(found: re.Match[str], told: Told, event: Any) -> None:
    trash = told.state.table.piles[TRASH]
    able = [card for card in trash if code(card) not in ("DV", "AG")]
    lowest = next(card for card in able if value(card) == min(map(value, able)))
    seat = (told.state.dealer + 1 + trash.index(lowest)) % 4
    assert event == GoesFirst(seat, lowest) and told.state.turn == seat == told.seat_called(found["who"])
    assert found["card"] == written(lowest) and told.seat_called(found["next"]) == (seat + 3) % 4
    assert all(len(told.state.table.piles[hand(other)]) == 4 for other in range(4))


@claim(
    "verdict",
    rf"(?P<who>\w+) goes first: (?P<card>{A_CARD}) is the (?P<tie>first of the )?lowest"
    r"(?P<barred>; the Devil cannot go first)?\.",
)
def _another_first(found: re.Match[str], told: Told, decided: Any) -> None:
    seat = told.seat_called(found["who"])
    (card,) = decided.cards
    assert GoesFirst(seat, card) in told.events and found["card"] == written(card)
    assert told.state.turn == seat != told.seat
    able = [value(other) for other in told.state.table.piles[TRASH] if code(other) not in ("DV", "AG")]
    assert min(able) == value(card) and bool(found["tie"]) == (able.count(value(card)) > 1)
    assert bool(found["barred"]) == ("DV" in map(code, told.state.table.piles[TRASH]))


@claim("narrate", r"(?P<who>\w+) calls? Judgement Day!")
@claim("moment", r"(?P<who>\w+) calls? Judgement Day!")
def _called(found: re.Match[str], told: Told, event: Any) -> None:
    assert event == JudgementDay(told.seat_called(found["who"])) and event.seat == told.before.turn
    assert len(told.state.deals) == len(told.before.deals) + 1


@claim("narrate", r"The last card of the play pile is drawn: the deal is over\.")
@claim("moment", "The last card is drawn")
def _last_card(found: re.Match[str], told: Told, event: Any) -> None:
    assert event == LastCardDrawn() and len(told.before.table.piles[STOCK]) == 1


@claim(
    "narrate",
    rf"(?P<who>\w+): (?P<cards>\d+) \+ (?P<bonus>\d+) for (?P<combination>{COMBINATION}) = (?P<total>\d+)\.",
    r"(?P<who>\w+): (?P<total>\d+)\.",
)
def _hand_counted(found: re.Match[str], told: Told, event: Any) -> None:
    assert isinstance(event, HandCounted) and told.seat_called(found["who"]) == event.seat
    cards = counted(told, event.seat)
    groups = found.groupdict()
    counts_so(found["total"], groups.get("combination"), cards)
    if "cards" in groups:
        assert (int(found["cards"]), int(found["bonus"])) == (sum(map(value, cards)), bonus(cards)[0])


@claim("moment", rf"(?P<total>\d+)(?:: (?P<combination>{COMBINATION}))?")
def _hand_counted_large(found: re.Match[str], told: Told, event: Any) -> None:
    counts_so(found["total"], found["combination"], counted(told, event.seat))


@claim("narrate", r"Credits: (?P<changes>.+)\.")
def _credits(found: re.Match[str], told: Told, event: Any) -> None:
    """AN-17 to AN-19, from the hands that were shown."""
    totals = [total(counted(told, seat)) for seat in range(4)]
    caller = next((event.seat for event in told.events if isinstance(event, JudgementDay)), None)
    expected = [int(points == max(totals)) for points in totals]
    if caller is not None and totals[caller] < max(totals):
        expected[caller] = -1
    elif totals.count(min(totals)) == 1 < 4 and min(totals) < max(totals):
        expected[totals.index(min(totals))] = -1
    assert event == DealEnded(tuple(expected), told.state.totals)
    told_of = dict(re.findall(r"(\w+) ([+−]\d)", found["changes"]))
    assert told_of == {
        told.name(seat): ("+1" if got > 0 else "−1") for seat, got in enumerate(expected) if got
    }


@claim(
    "narrate",
    r"(?P<titled>(?:\w+ (?:is|are) the (?:Angel|Devil)\. )+)(?P<who>.+) won the match\.",
    r"After (?P<deals>200) deals the match ends as it stands\. (?P<who>.+) won the match\.",
)
def _ends(found: re.Match[str], told: Told, event: Any) -> None:
    best = winners(told)
    assert event == MatchEnded(tuple(best))
    assert told.seats_listed(found["who"]) == best
    credits = told.state.totals
    title, wanted = ("Angel", 10) if max(credits) == 10 else ("Devil", 0)
    titled = re.findall(r"(\w+) (?:is|are) the (Angel|Devil)", found[0])
    assert [(told.seat_called(name), what) for name, what in titled] == [
        (seat, title) for seat, got in enumerate(credits) if got == wanted
    ]
