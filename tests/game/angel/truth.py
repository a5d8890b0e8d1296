"""What Angel says, and how to tell from the position whether it is so."""

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from statistics import fmean
from typing import Any

from game.angel.actions import CallJudgementDay, Discard
from game.angel.cards import DECK
from game.angel.events import GoesFirst, HandCounted, JudgementDay, LastCardDrawn
from game.angel.options import AngelOptions
from game.angel.phases import Playing, TurningUp
from game.angel.places import STOCK, TRASH, hand, unseen
from game.angel.policy import enough
from game.cards import Card
from game.contract.table import Press
from game.events import DealEnded, DealStarted, MatchEnded, Moved
from tests.game.truth import Oracle, Told

ORACLE = Oracle()
claim = ORACLE.claim

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
A_CARD = r"(?:a card|the Devil|the Angel|(?:[2-9A]|10)[♠♥♦♣])"
COMBINATION = r"(?:a pair|two pairs|three of a kind|a sequence|a flush|a sequence and flush|four of a kind)"
TABLE = AngelOptions()


def code(card: Card) -> str:
    """A card's code: rank and suit, DV or AG."""
    return DECK.faces[card].code


def written(card: Card) -> str:
    """How a card is written."""
    special = {"DV": "the Devil", "AG": "the Angel"}
    return special.get(code(card)) or code(card)[:-1] + SIGNS[code(card)[-1]]


def value(card: Card) -> int:
    """AN-12."""
    special = {"DV": 0, "AG": 15}
    return special[code(card)] if code(card) in special else int(code(card)[:-1].replace("A", "1"))


def bonus(cards: list[Card]) -> tuple[int, str]:
    """AN-13 to AN-16, with the Angel tried as each card there is."""
    return _bonus(frozenset(cards))


@cache
def _bonus(cards: frozenset[Card]) -> tuple[int, str]:
    codes = [code(card) for card in cards if code(card) != "DV"]
    if "AG" not in codes:
        return max(_found(codes), default=(0, ""), key=lambda each: each[0])
    codes.remove("AG")
    tried = [_found([*codes, code(card)]) for card in range(len(DECK)) if code(card) not in ("DV", "AG")]
    return max((each for found in tried for each in found), default=(0, ""), key=lambda each: each[0])


def _found(codes: list[str]) -> list[tuple[int, str]]:
    """Each combination of ordinary cards, with its bonus, in the order of the table."""
    ranks = sorted(int(each[:-1].replace("A", "1")) for each in codes)
    counts = sorted(Counter(ranks).values())
    whole = len(codes) == 4
    row = whole and all(two - one == 1 for one, two in pairwise(ranks))
    suited = whole and len({each[-1] for each in codes}) == 1
    having = {
        "a pair": (TABLE.pair, bool(counts) and counts[-1] >= 2),
        "two pairs": (TABLE.two_pairs, counts == [2, 2]),
        "three of a kind": (TABLE.three, bool(counts) and counts[-1] >= 3),
        "a sequence": (TABLE.sequence, row),
        "a flush": (TABLE.flush, suited),
        "a sequence and flush": (TABLE.sequence_flush, row and suited),
        "four of a kind": (TABLE.four, bool(counts) and counts[-1] == 4),
    }
    return [(points, name) for name, (points, has) in having.items() if has]


def total(cards: list[Card]) -> int:
    """What a hand counts."""
    return sum(map(value, cards)) + bonus(cards)[0]


def held(told: Told) -> list[Card]:
    """The hand of the seat spoken to."""
    return list(told.state.table.piles[hand(told.seat)])


def addressed(words: str, told: Told) -> bool:
    """Whether a prompt begins with the seat to move, which is the one that looks."""
    return words.startswith("Your turn") and told.cast.you == told.state.turn


def counts_so(points: str, combination: str | None, cards: list[Card]) -> None:
    """A count and the combination that is claimed to give its bonus."""
    assert int(points) == total(cards)
    assert bool(combination) == bool(bonus(cards)[0])
    if combination:
        assert bonus(cards)[0] in [each[0] for each in _all(cards) if each[1] == combination]


def _all(cards: list[Card]) -> list[tuple[int, str]]:
    codes = [code(card) for card in cards if code(card) not in ("DV", "AG")]
    if "AG" not in map(code, cards):
        return _found(codes)
    wild = [code(card) for card in range(len(DECK)) if code(card) not in ("DV", "AG")]
    return [each for card in wild for each in _found([*codes, card])]


# Prompts and captions


@claim(
    "prompt",
    rf"Your turn: discard a card, or call Judgement Day\. The hand counts (?P<points>\d+)"
    rf"(?: with (?P<combination>{COMBINATION}))?\.",
)
def _discard_or_call(found: re.Match[str], told: Told, _: Any) -> None:
    assert addressed(found[0], told) and CallJudgementDay() in told.view.legal
    assert any(isinstance(action, Discard) for action in told.view.legal)
    counts_so(found["points"], found["combination"], held(told))


@claim("prompt", r"Your turn: turn up one of the five cards nobody has seen\.")
def _choose_a_back(found: re.Match[str], told: Told, _: Any) -> None:
    assert addressed(found[0], told) and isinstance(told.state.phase, TurningUp)
    assert len(told.state.table.piles[unseen(told.state.turn)]) == len(told.view.legal) == 5


@claim("prompt", r"(?P<who>\w+) chooses a card to turn up\.")
def _chooses(found: re.Match[str], told: Told, _: Any) -> None:
    assert isinstance(told.state.phase, TurningUp)
    assert told.seat_called(found["who"]) == told.state.turn != told.seat


@claim("prompt", r"(?P<who>\w+) is to play\.")
def _wait(found: re.Match[str], told: Told, _: Any) -> None:
    assert isinstance(told.state.phase, Playing)
    assert told.seat_called(found["who"]) == told.state.turn != told.seat


def winners(told: Told) -> list[int]:
    """AN-20 to AN-22: who has won, from the credits."""
    credits = told.state.totals
    assert max(credits) >= 10 or min(credits) <= 0 or len(told.state.deals) == 200
    return [seat for seat, got in enumerate(credits) if got == max(credits)]


@claim("prompt", r"The match is over: (?P<who>.+) won\.")
def _over(found: re.Match[str], told: Told, _: Any) -> None:
    assert re.split(r", | and ", found["who"]) == [told.name(seat) for seat in winners(told)]


@claim("caption", r"(?P<count>\d+) cards?")
def _count(found: re.Match[str], told: Told, place: Any) -> None:
    assert place in (STOCK, TRASH) and int(found["count"]) == len(told.state.table.piles[place])


@claim("tally", r"(?P<credits>\d+) credits?(?P<dealer> · dealer)?")
def _tally(found: re.Match[str], told: Told, seat: Any) -> None:
    assert int(found["credits"]) == 5 + sum(deal[seat] for deal in told.state.deals)
    assert bool(found["dealer"]) == (seat == told.state.dealer)


@claim("note", "One bonus a hand", rf"(?P<combination>{COMBINATION}): (?P<points>\d+)")
def _bonuses(found: re.Match[str], told: Told, _: Any) -> None:
    table = {
        "a pair": TABLE.pair,
        "two pairs": TABLE.two_pairs,
        "three of a kind": TABLE.three,
        "a sequence": TABLE.sequence,
        "a flush": TABLE.flush,
        "a sequence and flush": TABLE.sequence_flush,
        "four of a kind": TABLE.four,
    }
    if "combination" in found.groupdict():
        assert table[found["combination"]] == int(found["points"])


# Previews


@claim("preview", "Turn this one up")
def _turns_up(found: re.Match[str], told: Told, action: Any) -> None:
    card = told.state.table.piles[unseen(told.seat)][action.slot]
    assert told.after(action).table.piles[TRASH][-1] == card


@claim("preview", rf"Keep (?P<cards>{A_CARD}, {A_CARD} and {A_CARD})(?P<last>; the last card .+)?")
def _keeps(found: re.Match[str], told: Told, action: Any) -> None:
    kept = [card for card in held(told) if card != action.card]
    assert re.split(r", | and ", found["cards"]) == [written(card) for card in kept]
    events = told.after(action).table.events
    assert bool(found["last"]) == (LastCardDrawn() in events)
    drawn = next(event.card for event in events if isinstance(event, Moved) and event.source == STOCK)
    assert drawn == told.state.table.piles[STOCK][-1]


@claim("preview", rf"Your hand counts (?P<points>\d+)(?: with (?P<combination>{COMBINATION}))?")
def _stands_on(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, CallJudgementDay)
    counts_so(found["points"], found["combination"], held(told))


# The log


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


@claim("narrate", r"Deal (?P<number>\d+): (?P<who>\w+) deals?(?P<lot>, drawn by lot)?\.")
def _deals(found: re.Match[str], told: Told, event: Any) -> None:
    dealer = told.seat_called(found["who"])
    assert event == DealStarted(int(found["number"]), dealer) and dealer == told.state.dealer
    assert bool(found["lot"]) == (not told.state.deals)
    assert not told.state.deals or dealer == (told.before.dealer - 1) % 4


@claim(
    "narrate",
    rf"(?P<who>\w+) go(?:es)? first, with (?P<card>{A_CARD}) the lowest\. Everybody looks; play runs .+",
)
def _first(found: re.Match[str], told: Told, event: Any) -> None:
    trash = told.state.table.piles[TRASH]
    able = [card for card in trash if code(card) not in ("DV", "AG")]
    lowest = next(card for card in able if value(card) == min(map(value, able)))
    seat = (told.state.dealer + 1 + trash.index(lowest)) % 4
    assert event == GoesFirst(seat, lowest) and told.state.turn == seat == told.seat_called(found["who"])
    assert found["card"] == written(lowest)
    assert all(len(told.state.table.piles[hand(other)]) == 4 for other in range(4))


@claim("narrate", r"(?P<who>\w+) calls? Judgement Day!")
@claim("moment", r"(?P<who>\w+) calls? Judgement Day!")
def _called(found: re.Match[str], told: Told, event: Any) -> None:
    assert event == JudgementDay(told.seat_called(found["who"])) and event.seat == told.before.turn
    assert len(told.state.deals) == len(told.before.deals) + 1


@claim("narrate", r"The last card of the play pile is drawn: the deal is over\.")
@claim("moment", "The last card is drawn")
def _last_card(found: re.Match[str], told: Told, event: Any) -> None:
    assert event == LastCardDrawn() and len(told.before.table.piles[STOCK]) == 1


def counted(told: Told, seat: int) -> list[Card]:
    """A hand as it was counted: as it was before a call, or with the last card drawn."""
    shown = [event for event in told.events if type(event).__name__ == "Shown" and event.place == hand(seat)]
    assert len(shown) == 1
    return list(shown[0].cards)


@claim(
    "narrate",
    rf"(?P<who>\w+): (?P<cards>\d+) \+ (?P<bonus>\d+) for (?P<combination>{COMBINATION}) = (?P<total>\d+)\.",
    r"(?P<who>\w+): (?P<total>\d+)\.",
)
def _hand_counted(found: re.Match[str], told: Told, event: Any) -> None:
    assert isinstance(event, HandCounted) and told.cast.names[event.seat] == found["who"]
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
    told_of = dict(re.findall(r"(\w+) ([+-]\d)", found["changes"]))
    assert told_of == {told.cast.names[seat]: f"{got:+d}" for seat, got in enumerate(expected) if got}


@claim(
    "narrate",
    r"(?P<titled>(?:\w+ (?:is|are) the (?:Angel|Devil)\. )+)(?P<who>.+) won the match\.",
    r"After (?P<deals>200) deals the match ends as it stands\. (?P<who>.+) won the match\.",
)
def _ends(found: re.Match[str], told: Told, event: Any) -> None:
    best = winners(told)
    assert event == MatchEnded(tuple(best))
    assert re.split(r", | and ", found["who"]) == [told.cast.names[seat] for seat in best]
    credits = told.state.totals
    title, wanted = ("Angel", 10) if max(credits) == 10 else ("Devil", 0)
    titled = re.findall(r"(\w+) (?:is|are) the (Angel|Devil)", found[0])
    assert [(told.seat_called(name), what) for name, what in titled] == [
        (seat, title) for seat, got in enumerate(credits) if got == wanted
    ]


# Reasons


def may_come(told: Told) -> list[Card]:
    """The cards this seat has not seen."""
    seen = {card for pile in told.view.piles for card in pile}
    return [card for card in range(len(DECK)) if card not in seen]


@claim("reason", "nobody has seen any of them")
def _unseen(found: re.Match[str], told: Told, action: Any) -> None:
    pile = told.view.piles[unseen(told.seat)]
    assert pile == (None,) * 5


@claim(
    "reason",
    r"with the next card the hand counts (?P<mean>\d+) on average, and (?P<best>\d+) in (?P<share>\d+)%",
)
def _hopes(found: re.Match[str], told: Told, action: Any) -> None:
    kept = [card for card in held(told) if card != action.card]
    counts = [total([*kept, card]) for card in may_come(told)]
    assert abs(int(found["mean"]) - fmean(counts)) <= 0.5
    assert int(found["best"]) == max(counts)
    assert abs(int(found["share"]) - 100 * counts.count(max(counts)) / len(counts)) <= 0.5


@claim(
    "reason", r"it counts (?P<points>\d+), and with (?P<left>\d+) cards? to come (?P<enough>\d+) is enough .+"
)
def _enough(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, CallJudgementDay) and int(found["points"]) == total(held(told))
    assert int(found["left"]) == len(told.state.table.piles[STOCK])
    assert int(found["points"]) >= int(found["enough"]) >= enough(told.view) > int(found["enough"]) - 1


# Close-ups and refusals


@claim(
    "close-up",
    r"(?P<devil>Once held it cannot be discarded\. It counts nothing .+)",
    r"(?P<angel>Counts 15, and stands for .+)",
    r"Counts (?P<points>\d+)\. Two, three or four of a rank, .+",
)
def _does(found: re.Match[str], told: Told, card: Any) -> None:
    groups = found.groupdict()
    assert ("devil" in groups, "angel" in groups) == (code(card) == "DV", code(card) == "AG")
    assert "points" not in groups or int(found["points"]) == value(card)


REFUSALS = {
    r"First discard a card; the next one then comes by itself\. \(AN-8\)": lambda told, tried: (
        tried.place == STOCK
    ),
    r"What lies on the trash stays out until the next deal\. \(AN-7\)": lambda told, tried: (
        tried.place == TRASH
    ),
    r"Lay one card from this hand on the trash, or call Judgement Day\. \(AN-8\)": lambda told, tried: (
        told.state.turn == told.seat
    ),
    r"Cards are turned up clockwise from the dealer's left; it is another's turn\. \(AN-5\)": (
        lambda told, tried: told.state.turn != told.seat
    ),
    r"Turn up one of the five cards in front of this seat\. \(AN-5\)": lambda told, tried: (
        tried.place != unseen(told.seat)
    ),
    r"Nobody looks at the five cards: choose one of the backs, and it is turned up\. \(AN-4\)": (
        lambda told, tried: isinstance(told.state.phase, TurningUp) and told.state.turn == told.seat
    ),
    r"It is another player's turn; play goes counter-clockwise\. \(AN-8\)": lambda told, tried: (
        told.state.turn != told.seat and not isinstance(tried, Press)
    ),
    r"Only a card from the hand whose turn it is can be discarded\. \(AN-8\)": lambda told, tried: (
        tried.cards[0] not in held(told)
    ),
    r"The Devil can never be discarded: it stays in this hand until the deal is over\. \(AN-9\)": (
        lambda told, tried: code(tried.cards[0]) == "DV" and tried.cards[0] in held(told)
    ),
}


@claim("refusal", *REFUSALS)
def _refused(found: re.Match[str], told: Told, tried: Any) -> None:
    assert REFUSALS[found.re.pattern](told, tried)


@claim("refusal", r"(?P<card>.+) stays on the trash until the next deal\. \(AN-7\)")
def _stays(found: re.Match[str], told: Told, tried: Any) -> None:
    card = next(card for card in tried.cards if card in told.state.table.piles[TRASH])
    assert found["card"].lower() == written(card).lower()


@claim("refusal", r"(?P<card>.+) can only be laid on the trash\. \(AN-8\)")
def _only_there(found: re.Match[str], told: Told, tried: Any) -> None:
    assert found["card"].lower() == written(tried.cards[0]).lower() and tried.place != TRASH


# What teaches


@claim("aim", r"Most credits win · 10 end it, and so does the first to have none · (?P<race>.+)")
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


@claim("effect", "goes first: the lowest card", "calls Judgement Day")
def _acts(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert effect.seat == event.seat
    assert isinstance(event, GoesFirst | JudgementDay)


@claim("effect", r"(?P<sign>[+−])1 credit")
def _credit(found: re.Match[str], told: Told, subject: Any) -> None:
    effect = subject[1]
    assert told.state.deals[-1][effect.seat] == (1 if found["sign"] == "+" else -1)
    assert effect.gain == (found["sign"] == "+")


@claim("effect", r"turns up (?P<card>the Devil|the Angel): cannot go first")
def _turned_up(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert (event.source, event.target) == (unseen(effect.seat), TRASH) and written(event.card) == found[
        "card"
    ]
    first = [other.seat for other in told.events if isinstance(other, GoesFirst)]
    assert effect.seat not in first


@claim("effect", r"draws (?P<card>the Devil|the Angel)(?:: it stays)?")
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
        names = [told.name(seat) for seat, got in enumerate(totals) if got == max(totals)]
        assert (re.split(r", | and ", best[1]), int(best[2])) == (names, max(totals))
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
        assert row.sum.split(" = ")[0].split(" + ") == [str(value(card)) for card in cards]
        assert int(row.sum.split(" = ")[-1]) == totals[seat]
