"""Devil, held to the position: what teaches."""

import re
from typing import Any

from game.devil.actions import Discard
from game.devil.events import (
    DealWon,
    LaidAtOnce,
    Lot,
    MadeToDraw,
)
from game.devil.places import DISCARDS, STOCK, hand
from game.events import Moved
from tests.game.devil.truth.facts import (
    A_CARD,
    claim,
    fits,
    fitting,
    happened,
    named,
    points,
    rows_are_so,
    top,
    written,
)
from tests.game.truth import Told


@claim("narrate", r"(?P<whose>\w+|\w+'s) card fits, and is laid at once\.")
def _laid_at_once(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.before.turn
    assert found["whose"] == ("Your" if told.cast.you == seat else f"{told.cast.names[seat]}'s")
    drawn_card = next(move.card for move in happened(told, Moved) if move.target == hand(seat))
    assert event == LaidAtOnce(seat, drawn_card) and fits(drawn_card, told.before.table.piles[DISCARDS][-1])


@claim("aim", r"Fewest points win · to (?P<target>\d+) · (?P<race>.+)")
def _aim(found: re.Match[str], told: Told, _: Any) -> None:
    assert int(found["target"]) == told.state.target
    totals = told.state.totals
    least, you = min(totals), told.cast.you
    leaders = [told.name(seat) for seat, total in enumerate(totals) if total == least]
    race = found["race"]
    assert race.endswith(str(least))
    assert race.startswith("all level") == (len(leaders) == len(totals))
    if not race.startswith("all level"):
        assert all(name in race for name in leaders)
        assert race.startswith("you lead") == (leaders == ["you"])
        own = re.match(r"you (\d+) · ", race)
        assert bool(own) == (you is not None and totals[you] > least)
        assert own is None or int(own[1]) == totals[you]


@claim("explain", r"The draw pile, (?P<count>\d+) cards?: click it to draw when nothing in your hand fits\.")
def _stock_is(found: re.Match[str], told: Told, spot: Any) -> None:
    assert spot.place == STOCK and int(found["count"]) == len(told.state.table.piles[STOCK])


@claim("explain", "The draw pile is used up: to draw, the discards beneath the top one are shuffled first\\.")
def _stock_is_empty(found: re.Match[str], told: Told, spot: Any) -> None:
    piles = told.state.table.piles
    assert spot.place == STOCK and not piles[STOCK] and len(piles[DISCARDS]) > 1


@claim("explain", rf"The discards: (?P<what>.+) can be laid on (?P<top>{A_CARD}|the blank)\.")
def _discards_are(found: re.Match[str], told: Told, spot: Any) -> None:
    assert spot.place == DISCARDS and found["top"].split(" ", 1)[1] == written(top(told))
    if found["what"] != "anything but a Special":
        assert named(found["what"]) == fitting(told)


@claim("explain", r"(?P<whose>Your|\w+'s) hand, (?P<count>\d+) cards?: .+\.")
def _hand_is(found: re.Match[str], told: Told, spot: Any) -> None:
    seat = spot.place - hand(0)
    assert (found["whose"] == "Your") == (seat == told.seat)
    able = seat == told.seat and any(isinstance(action, Discard) for action in told.view.legal)
    assert ("click one" in found[0]) == able
    assert int(found["count"]) == len(told.state.table.piles[spot.place])


@claim(
    "explain",
    r"(?P<who>\w+) (?:has|have) (?P<points>\d+) points? so far(?P<dealt>, and dealt this hand)?\. "
    r"Few are good; the match ends at (?P<target>\d+)\.",
)
def _player_is(found: re.Match[str], told: Told, spot: Any) -> None:
    seat = told.seat_called(found["who"])
    assert seat == spot.seat and int(found["points"]) == told.state.totals[seat]
    assert bool(found["dealt"]) == (seat == told.state.dealer) and int(found["target"]) == told.state.target


@claim("effect", rf"drew (?P<what>{A_CARD})")
def _draws_a_lot(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert event == Lot(effect.seat, event.card) and found["what"].split(" ", 1)[1] == written(event.card)


@claim("effect", rf"skipped by (?P<what>{A_CARD})")
def _is_skipped(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert (effect.seat, effect.by) == (event.seat, told.before.turn)
    assert effect.seat == (told.before.turn + 1) % told.before.seats
    assert found["what"].split(" ", 1)[1] == written(event.card)


@claim("effect", r"took (?P<count>\d)", "nothing to take")
def _takes(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert isinstance(event, MadeToDraw) and effect.seat == (told.before.turn + 1) % told.before.seats
    drawn_cards = [
        move for move in happened(told, Moved) if (move.source, move.target) == (STOCK, hand(effect.seat))
    ]
    before = told.events.index(event)
    drawn_cards = [move for move in told.events[:before] if move in drawn_cards]
    assert len(drawn_cards) == int(found.groupdict().get("count") or 0)


@claim("effect", rf"drew (?P<what>{A_CARD}): it fits")
def _drew(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert effect.seat == told.before.turn and fits(event.card, told.before.table.piles[DISCARDS][-1])
    assert found["what"].split(" ", 1)[1] == written(event.card)


@claim("effect", "passed: nothing to draw")
def _passes_by(found: re.Match[str], told: Told, subject: Any) -> None:
    piles = told.before.table.piles
    assert subject[1].seat == told.before.turn and len(piles[STOCK]) + len(piles[DISCARDS]) == 1


@claim("effect", "ended the deal")
def _ends_it(found: re.Match[str], told: Told, subject: Any) -> None:
    assert subject[1].seat == told.before.turn and len(told.state.deals) > len(told.before.deals)


@claim("effect", "one card left")
def _one_left(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert event.target == DISCARDS and event.source == hand(effect.seat)
    assert len(told.before.table.piles[event.source]) in (1, 2)
    assert len(told.state.table.piles[hand(effect.seat)]) == 1


@claim(
    "account",
    r"(?P<who>\w+) (?P<how>ended the deal|went out) with (?P<what>.+)\. (?P<rule>.+)\. \((?P<clause>DV-\d+)\)",
)
def _account(found: re.Match[str], told: Told, account: Any) -> None:
    winner = told.seat_called(found["who"])
    assert winner == told.before.turn and told.state.dealer == winner
    won = happened(told, DealWon)[0]
    assert found["what"].split(" ", 1)[1] == written(won.card)
    left = {event.place: event.cards for event in told.events if type(event).__name__ == "Shown"}
    assert (found["how"] == "went out") == (not left[hand(winner)])
    rows_are_so(told, account, left)
    times = {"double": 2, "double, and no other": 1, "four times": 4}
    said = re.search(r"(double(?:, and no other)?|four times)$", found["rule"])
    others = next(seat for seat in range(told.before.seats) if seat != winner)
    expected = points(list(left[hand(others)])) * (times[said[1]] if said else 1)
    assert told.state.deals[-1][others] == expected


@claim("account", r"(?:Nobody could lay or draw a card|1000 turns were played): nobody wins the deal\. .+")
def _nobody(found: re.Match[str], told: Told, account: Any) -> None:
    left = {event.place: event.cards for event in told.events if type(event).__name__ == "Shown"}
    assert not happened(told, DealWon)
    rows_are_so(told, account, left)
