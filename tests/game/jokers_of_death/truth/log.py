"""What has happened, in the log and in large words."""

import re

from game.cards import Seat
from game.events import DealEnded, DealStarted, MatchEnded, Moved
from game.jokers_of_death import events as happened
from game.jokers_of_death.phases import Playing
from game.jokers_of_death.places import PILES, STOCK
from game.jokers_of_death.scoring import standing
from tests.game.jokers_of_death.positions import hand_of
from tests.game.jokers_of_death.truth.base import (
    A_CARD,
    SUITS,
    WHO,
    bits,
    claim,
    fits,
    live,
    lying,
    points,
    rank,
    same_deal,
    taken_up,
    written,
)
from tests.game.truth import Told


def _who(found: re.Match[str], told: Told, seat: Seat) -> None:
    assert told.seat_called(found["who"]) == seat


@claim("narrate", rf"{WHO} draws? (?P<card>a card|{A_CARD})\.")
def _drew(found: re.Match[str], told: Told, event: Moved) -> None:
    assert event.source == STOCK and found["card"] == written(told.state, event.card)
    assert told.state.rules.holder(event.target) == told.seat_called(found["who"])


@claim("narrate", rf"{WHO} plays? (?P<card>{A_CARD}) on pile (?P<pile>\d)\.")
def _played(found: re.Match[str], told: Told, event: Moved) -> None:
    assert told.state.rules.holder(event.source) == told.seat_called(found["who"])
    assert PILES[int(found["pile"]) - 1] == event.target and found["card"] == written(told.state, event.card)


@claim("narrate", r"A joker is turned up, and goes back into the stock\.")
def _turned_up(found: re.Match[str], told: Told, event: Moved) -> None:
    assert event.source == STOCK and event.target in PILES and written(told.state, event.card) == "a joker"
    assert all(event.card not in told.state.table.piles[pile] for pile in PILES)


@claim(
    "narrate", rf"Deal (?P<number>\d+): {WHO} deals?, (?P<first>\w+) begins?; play runs counter-clockwise\."
)
def _dealt(found: re.Match[str], told: Told, event: DealStarted) -> None:
    _who(found, told, event.dealer)
    assert event.number == int(found["number"])
    if event.number == len(told.state.deals) + 1:
        assert (told.seat_called(found["first"]), -1) == (told.state.turn, told.state.direction)


@claim("narrate", rf"{WHO} names? (?P<suit>\w+) for pile (?P<pile>\d)\.")
def _named(found: re.Match[str], told: Told, event: happened.SuitNamed) -> None:
    _who(found, told, event.seat)
    assert (list(SUITS).index(found["suit"]), int(found["pile"]) - 1) == (event.suit, event.pile)


@claim("narrate", rf"{WHO} turns? the direction: play now runs (?P<way>clockwise|counter-clockwise)\.")
@claim("moment", r"Play now runs (?P<way>clockwise|counter-clockwise)")
def _reversed(found: re.Match[str], told: Told, event: happened.Reversed) -> None:
    assert (found["way"] == "clockwise") == (told.before.direction < 0)


@claim("narrate", r"(?P<names>.+) (?:is|are) skipped: (?P<aces>an ace|(?P<count>\d+) aces)\.")
def _skipped(found: re.Match[str], told: Told, event: happened.SeatsSkipped) -> None:
    count = int(found["count"] or 1)
    assert len(event.seats) == count and event.by == told.before.turn
    names = {told.seat_called(name) for name in re.split(r", | and ", found["names"])}
    assert names == set(event.seats)
    if same_deal(told.before, told.state):
        direction = told.state.direction
        assert told.state.turn == (told.before.turn + direction * (1 + count)) % told.state.rules.seats


@claim("narrate", rf"{WHO} knocks?\.")
@claim("moment", rf"{WHO} knocks?!")
def _knocked(found: re.Match[str], told: Told, event: happened.Knocked) -> None:
    _who(found, told, event.seat)


@claim("narrate", rf"{WHO} (?:has|have) one card left and do(?:es)? not knock: laying it will not .+\.")
def _did_not_knock(found: re.Match[str], told: Told, event: happened.WentOnWithoutKnocking) -> None:
    _who(found, told, event.seat)
    assert len(hand_of(told.before, event.seat)) == 1 and event.seat not in bits(told.state.knocked)


@claim("narrate", r"(?P<whose>Your|\w+'s) knock counts no more: the hand has grown\.")
def _knock_lost(found: re.Match[str], told: Told, event: happened.KnockLost) -> None:
    assert told.cast.whose(event.seat).lower() == found["whose"].lower()
    assert event.seat in bits(told.before.knocked) and event.seat not in bits(told.state.knocked)


@claim("narrate", rf"{WHO} pass(?:es)?: nothing fits, and the stock is empty\.")
def _passed(found: re.Match[str], told: Told, event: happened.Passed) -> None:
    _who(found, told, told.before.turn)
    phase = told.before.phase
    assert not told.before.table.piles[STOCK] and isinstance(phase, Playing)
    hand = hand_of(told.before, told.before.turn)
    assert not any(fits(told.before, card, pile) for card in hand for pile in bits(phase.owed))


@claim("narrate", rf"{WHO} kills? pile (?P<pile>\d)\.")
@claim("moment", r"Pile (?P<pile>\d) is killed")
def _pile_killed(found: re.Match[str], told: Told, event: happened.PileKilled) -> None:
    assert event.pile == int(found["pile"]) - 1 and event.pile in live(told.before)


@claim(
    "narrate",
    rf"{WHO} owes? (?P<owed>\d+) cards?(?:, but the stock (?:has only (?P<left>\d+)|(?P<none>is empty)))?\.",
)
def _owed(found: re.Match[str], told: Told, event: happened.PenaltyTaken) -> None:
    """JD-12"""
    _who(found, told, event.seat)
    left = len(told.before.table.piles[STOCK])
    assert event.owed == int(found["owed"]) and event.count == min(left, event.owed)
    short = found["left"] or ("0" if found["none"] else None)
    assert short == (str(left) if left < event.owed else None)


@claim("narrate", r"The 3♦: every hand passes to the next player\.")
@claim("moment", r"Every hand passes on")
def _switched(_: re.Match[str], told: Told, __: happened.HandsSwitched) -> None:
    if same_deal(told.before, told.state):
        seats = told.state.rules.seats
        giver, taker = told.before.turn, (told.before.turn + told.before.direction) % seats
        assert len(hand_of(told.state, taker)) == len(hand_of(told.before, giver)) - 1


@claim("narrate", r"Three aces: what lay beneath them goes back into the stock\.")
@claim("moment", r"Three aces: the piles go back")
def _aces(_: re.Match[str], told: Told, __: happened.AcesCleared) -> None:
    if same_deal(told.before, told.state):
        assert all(len(lying(told.state, pile)) == 1 for pile in live(told.state))


@claim("narrate", rf"{WHO} takes? up pile (?P<pile>\d): (?P<count>\d+) cards? to lay\.")
def _pile_taken_up(found: re.Match[str], told: Told, event: happened.PileTakenUp) -> None:
    _who(found, told, told.before.turn)
    pile = int(found["pile"]) - 1
    assert len(lying(told.before, pile)) == int(found["count"]) and not lying(told.state, pile)


@claim("narrate", rf"{WHO} lays? (?P<card>{A_CARD}) on pile (?P<pile>\d)\.")
def _shed(found: re.Match[str], told: Told, event: happened.CardShed) -> None:
    _who(found, told, told.before.turn)
    assert event.card in taken_up(told.before) and found["card"] == written(told.state, event.card)
    assert lying(told.state, int(found["pile"]) - 1)[-1] == event.card


@claim(
    "narrate", rf"{WHO} gives? up the rest of the pile: (?P<count>\d+) cards? and (?P<points>\d+) points?\."
)
@claim("moment", rf"{WHO} gives? up the pile: (?P<points>\d+) points?")
def _gave_up(found: re.Match[str], told: Told, event: happened.GaveUp) -> None:
    _who(found, told, told.before.turn)
    rest = taken_up(told.before)
    assert sum(points(told.before, card) for card in rest) == int(found["points"])
    assert len(rest) == int(found.groupdict().get("count") or len(rest))


@claim("narrate", rf"{WHO} (?:goes|go) out!")
@claim("moment", rf"{WHO} (?:goes|go) out!")
def _went_out(found: re.Match[str], told: Told, event: happened.WentOut) -> None:
    _who(found, told, event.seat)
    assert len(hand_of(told.before, event.seat)) == 1 and event.seat in bits(told.before.knocked)


@claim("narrate", rf"{WHO} shows? (?P<count>\d) jokers, as one may at any time: play stops\.")
@claim("moment", rf"{WHO} shows? the jokers of death!")
def _showed(found: re.Match[str], told: Told, event: happened.JokersShown) -> None:
    _who(found, told, event.seat)
    held = sum(rank(told.before, card) == "JK" for card in hand_of(told.before, event.seat))
    assert event.count == held == int(found.groupdict().get("count") or held)


@claim("narrate", r"Nobody has laid a card all round, and the stock is empty: play stops\.")
@claim("moment", r"Nobody laid a card all round")
def _nobody_played(_: re.Match[str], told: Told, __: happened.NobodyPlayed) -> None:
    assert told.before.idle == told.before.rules.seats - 1 and not told.before.hand_played


@claim("narrate", r"2000 turns are played: play stops\.")
@claim("moment", r"The turns have run out")
def _turns_ran_out(_: re.Match[str], told: Told, __: happened.TurnsRanOut) -> None:
    assert told.before.turns == 2000


@claim("narrate", r"Points: (?P<points>.+)\.")
def _counted(found: re.Match[str], told: Told, event: DealEnded) -> None:
    """JD-23"""
    counted = [int(number) for number in re.findall(r"\+(\d+)", found["points"])]
    assert tuple(counted) == event.points == told.state.deals[len(told.before.deals)]


@claim("narrate", r"(?P<names>.+) won the match\.")
def _won(found: re.Match[str], told: Told, event: MatchEnded) -> None:
    totals = standing(told.state).totals
    best = [seat for seat in range(len(totals)) if totals[seat] == min(totals)]
    assert told.seats_listed(found["names"]) == best
