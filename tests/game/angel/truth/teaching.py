"""Angel, held to the position: what teaches."""

import re
from typing import Any

from game.angel.events import GoesFirst, JudgementDay
from game.angel.places import STOCK, TRASH, hand, unseen
from game.contract.table import InZone
from tests.game.angel.truth.facts import (
    DECK,
    bonus,
    claim,
    code,
    counted,
    total,
    value,
    written,
)
from tests.game.truth import Told


@claim("aim", r"Most credits win · whoever has 10 or 0 ends it · (?P<race>.+)")
def _aim(found: re.Match[str], told: Told, _: Any) -> None:
    credits, you = told.state.totals, told.cast.you
    leaders = [told.name(seat) for seat, got in enumerate(credits) if got == max(credits)]
    race = found["race"]
    assert race.endswith(str(max(credits))) and race.startswith("all level") == (len(leaders) == 4)
    if not race.startswith("all level"):
        assert all(name in race for name in leaders) and race.startswith("you lead") == (leaders == ["you"])
        own = re.match(r"you (\d+) · ", race)
        assert bool(own) == (you is not None and credits[you] < max(credits))
        assert own is None or int(own[1]) == credits[you]


@claim("explain", r"The (?P<pile>play pile|trash), (?P<count>\d+) cards?: .+\.")
def _pile_is(found: re.Match[str], told: Told, spot: Any) -> None:
    assert spot.place == {"play pile": STOCK, "trash": TRASH}[found["pile"]]
    assert int(found["count"]) == len(told.state.table.piles[spot.place])


@claim("explain", r"(?P<whose>Your|\w+'s)(?P<hand> hand,)? (?P<count>\d) cards?[:,] .+\.")
def _hand_is(found: re.Match[str], told: Told, spot: Any) -> None:
    seat = (spot.place - hand(0)) % 4
    assert spot.place == (hand(seat) if found["hand"] else unseen(seat))
    assert ("click one" in found[0]) == (bool(told.view.legal) and seat == told.seat and bool(found["hand"]))
    assert found["whose"] == ("Your" if told.cast.you == seat else f"{told.cast.names[seat]}'s")
    assert int(found["count"]) == len(told.state.table.piles[spot.place])


@claim(
    "explain",
    r"(?P<who>\w+) (?:has|have) (?P<credits>\d+) credits?(?P<dealt>, and dealt this hand)?\. 10 .+\.",
)
def _player_is(found: re.Match[str], told: Told, spot: Any) -> None:
    seat = told.seat_called(found["who"])
    assert seat == getattr(spot, "where", spot).seat and int(found["credits"]) == told.state.totals[seat]
    assert bool(found["dealt"]) == (seat == told.state.dealer)


@claim("explain", r"The Devil is chained to this hand: it cannot be discarded, and counts nothing\.")
def _chained(found: re.Match[str], told: Told, spot: Any) -> None:
    lies = [seat for seat in range(4) if spot.where.card in told.view.piles[hand(seat)]]
    assert len(lies) == 1 and code(spot.where.card) == "DV"


@claim("effect", "first to play: the lowest card", "called Judgement Day")
def _acts(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert effect.seat == event.seat
    assert isinstance(event, GoesFirst | JudgementDay)


@claim("effect", r"(?P<sign>[+−])1 credit")
def _credit(found: re.Match[str], told: Told, subject: Any) -> None:
    effect = subject[1]
    assert told.state.deals[-1][effect.seat] == (1 if found["sign"] == "+" else -1)
    assert effect.gain == (found["sign"] == "+")


@claim("effect", r"turned up (?P<card>the Devil|the Angel): cannot go first")
def _turned_up(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert (event.source, event.target) == (unseen(effect.seat), TRASH) and written(event.card) == found[
        "card"
    ]
    first = [other.seat for other in told.events if isinstance(other, GoesFirst)]
    assert effect.seat not in first


@claim("effect", r"drew (?P<card>the Devil|the Angel)(?:: it stays)?")
def _found_by(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert (event.source, event.target) == (STOCK, hand(effect.seat)) and written(event.card) == found["card"]
    assert told.seat == effect.seat, "nobody else is told"


@claim("account", r"(?P<ended>.+)\. (?P<rule>(?:The best|All hands) .+)\. \((?P<clause>AN-\d+)\)")
def _account(found: re.Match[str], told: Told, account: Any) -> None:
    caller = next((event.seat for event in told.events if isinstance(event, JudgementDay)), None)
    who = re.match(r"(\w+) called Judgement Day", found["ended"])
    assert (told.seat_called(who[1]) if who else None) == caller
    totals = [total(counted(told, seat)) for seat in range(4)]
    change = told.state.deals[-1]
    best = re.search(r"The best hands? \((.+?), (\d+)\)", found["rule"])
    if best:
        assert told.seats_listed(best[1]) == [seat for seat, got in enumerate(totals) if got == max(totals)]
        assert int(best[2]) == max(totals)
    losers = [seat for seat, got in enumerate(change) if got < 0]
    worst = re.search(r"The worst hand \((.+?), (\d+)\) loses one", found["rule"])
    assert bool(worst) == (found["clause"] == "AN-17" and bool(losers))
    if worst:
        assert [told.seat_called(worst[1])] == losers and int(worst[2]) == min(totals)
    assert (found["clause"] == "AN-18") == (caller is not None and totals[caller] < max(totals))
    for seat, row in enumerate(account.rows):
        cards = counted(told, seat)
        assert (row.seat, row.points, row.total) == (
            seat,
            change[seat],
            5 + sum(d[seat] for d in told.state.deals),
        )
        told_cards = sorted(cards) if seat == told.cast.you else cards
        names = {"DV": "Devil 0", "AG": "Angel 15"}
        summands = [names.get(code(card), str(value(card))) for card in told_cards]
        points, combination = bonus(cards)
        summands += [f"{points} for {combination}"] if combination else []
        assert row.sum == f"{' + '.join(summands)} = {totals[seat]}"


@claim(
    "explain",
    r"A sequence is four in a row, the ace low; a flush four of a suit\. Only the best counts\.",
)
def _bonuses(found: re.Match[str], told: Told, spot: Any) -> None:
    assert spot == InZone("notes") and len(told.game.words.notes(told.view, told.cast)) > 1
    hands = {"AS 2H 3S 4H": "a sequence", "8H 9S 10H AS": "", "AS 3S 7S 9S": "a flush"}
    for codes, name in hands.items():
        assert bonus(DECK.cards(codes))[1] == name
