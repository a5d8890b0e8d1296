"""Why an action is advised."""

import re
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

from game.cards import Card
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.phases import Following, Leading
from game.evil_deal.places import BURIED, STACKS, TAKEN, TRICKS, TRUMPS
from tests.game.evil_deal.truth.base import (
    CARD,
    EXCHANGES,
    SUIT,
    claim,
    hand,
    number,
    phase,
    rank,
    running_trump,
    suit,
    takes,
    trump,
    written,
)
from tests.game.truth import Told

LOST = rf"{SUIT} would be cancelled in the (?:first|second)"
HELD = rf"(?P<{{0}}>no|a single|\d+) (?P<{{1}}>{SUIT}|spade|heart|diamond|club)"


def _holds(count: str, name: str, told: Told) -> None:
    held = sum(suit(card).startswith(name) for card in hand(told))
    assert held == number(count) and name.endswith("s") == (held != 1)


@claim("reason", "nobody has seen either stack, so neither is better")
def _unseen_stacks(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, TakeStack)
    assert all(set(told.view.piles[place]) == {None} for place in STACKS[told.state.turn])


def _higher_taken(told: Told, action: Any) -> bool:
    """Whether the higher of the two trump cards is the one that is taken up (ED-13)."""
    return bool(max(told.state.table.piles[TRUMPS[told.state.turn]], key=rank) == action.first)


JOINS = rf"(?P<joins>{CARD}), the higher, joins your second hand"


def _joins(found: re.Match[str], told: Told, action: Any) -> None:
    """The card that is taken up is named where it is the higher, and only there."""
    assert (found["joins"] is not None) == _higher_taken(told, action)
    assert found["joins"] in (None, written(action.first))


@claim("reason", rf"the first hand holds {HELD.format('a', 'b')} and {HELD.format('c', 'd')}")
def _two_suits(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Cross) and suit(action.first).startswith(found["b"])
    _holds(found["a"], found["b"], told)
    _holds(found["c"], found["d"], told)
    assert number(found["a"]) > number(found["c"])


@claim("reason", rf"as many (?P<one>{SUIT}) as (?P<other>{SUIT}) in the first hand, and higher ones")
def _higher_suit(found: re.Match[str], told: Told, action: Any) -> None:
    """Of two suits as long that whose ranks come to more; aces are high (ED-1)."""
    assert isinstance(action, Cross) and found["one"] == suit(action.first) != found["other"]
    under = next(card for card in told.state.table.piles[TRUMPS[told.state.turn]] if card != action.first)
    assert found["other"] == suit(under)
    one, other = ([rank(card) for card in hand(told) if suit(card) == found[key]] for key in ("one", "other"))
    assert len(one) == len(other) > 0 and sum(one) > sum(other)


@claim("reason", JOINS)
def _higher_joins(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Cross)
    _joins(found, told, action)


@claim("reason", rf"the other way round (?P<lost>{LOST}(?: and {LOST})?) half")
def _other_way_round(found: re.Match[str], told: Told, action: Any) -> None:
    seat = told.state.turn
    (other,) = (card for card in told.state.table.piles[TRUMPS[seat]] if card != action.first)
    then = [told.after(action), told.after(Cross(other))]
    ruled = [[trump(replace(told, state=state), seat, half) for half in range(2)] for state in then]
    assert "no trump" not in ruled[0]
    lost = [(suit((other, action.first)[half]), half) for half in range(2) if ruled[1][half] == "no trump"]
    said = [f"{name} would be cancelled in the {EXCHANGES[half]}" for name, half in lost]
    assert lost and found["lost"] == " and ".join(said)


@claim(
    "reason",
    rf"the hand holds {HELD.format('a', 'b')}(?:, and {JOINS})?",
)
def _one_suit(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Cross) and number(found["a"]) >= 3
    _holds(found["a"], found["b"], told)
    _joins(found, told, action)


@claim(
    "reason",
    "66 more for your fifth trick and each after it"
    rf"(?:(?:,| and) (?:(?P<lost>{SUIT}) laid across would be cancelled"
    rf"|(?:(?:only )?{HELD.format('a', 'b')}|(?P<high>\d+) cards from ten up) in hand))?(?:,? and {JOINS})?",
)
def _plain_hand(found: re.Match[str], told: Told, action: Any) -> None:
    """ED-14, and that the hand is short of the suit, or else high: fewer than three, or five and more."""
    assert isinstance(action, SideBySide)
    _joins(found, told, action)
    crossed = replace(told, state=told.after(Cross(action.first)))
    if crossed.state.firsts and "no trump" in [trump(crossed, told.state.turn, half) for half in range(2)]:
        assert found["lost"] == suit(action.first)
        return
    held = sum(suit(card) == suit(action.first) for card in hand(told))
    assert found["lost"] is None and ("only" in found[0]) == (held == 2)
    high = sum(rank(card) >= 10 for card in hand(told))
    assert (found["a"] is not None) == (held < 3) and (found["high"] is not None) == (held >= 3 and high >= 5)
    if found["a"] is not None:
        _holds(found["a"], found["b"], told)
        assert suit(action.first).startswith(found["b"])
    assert found["high"] in (None, str(high))


@claim("reason", rf"it is the only (?P<suit>\w+): without it any card may be played on (?P<suits>{SUIT})")
def _only_one(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Bury) and found["suits"] == f"{found['suit']}s" == suit(action.card)
    assert sum(suit(card) == suit(action.card) for card in hand(told)) == 1


def _free(told: Told) -> list[Card]:
    """ED-13: what may be discarded."""
    return [card for card in hand(told) if card != told.state.firsts[told.state.turn]]


@claim("reason", "no card that may be discarded is lower")
def _lowest(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Bury) and rank(action.card) == min(map(rank, _free(told)))


@claim(
    "reason",
    rf"it leaves {HELD.format('a', 'b')}: once (?:that is|they are) played, "
    rf"any card may be played on (?P<suit>{SUIT})",
)
def _leaves_few(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Bury) and suit(action.card) == found["suit"]
    assert found["suit"].startswith(found["b"]) and ("that is" in found[0]) == (found["a"] == "a single")
    left = sum(suit(card) == found["suit"] for card in hand(told)) - 1
    assert left == number(found["a"]) in (1, 2)
    lowest = min((card for card in _free(told) if suit(card) == found["suit"]), key=rank)
    assert lowest == action.card


BEATEN = rf"(?P<beat>\d+) (?P<kind>{SUIT}) that the other player may hold beat it"


def _higher(told: Told, card: Card) -> list[Card]:
    """What the other player may hold that is higher in its suit."""
    held = [other for pile in _others_cards(told) for other in pile]
    return [other for other in held if suit(other) == suit(card) and rank(other) > rank(card)]


@claim("reason", rf"it is the lowest of (?P<count>\d+) (?P<suit>{SUIT})(?:, and {BEATEN})?", BEATEN)
def _weak(found: re.Match[str], told: Told, action: Any) -> None:
    """What is discarded where the suit stays long: the lowest of it, and what still beats it (ED-11)."""
    assert isinstance(action, Bury)
    higher, alike = (
        _higher(told, action.card),
        [card for card in _free(told) if suit(card) == suit(action.card)],
    )
    assert found["beat"] == (str(len(higher)) if len(higher) >= 3 else None)
    assert found["kind"] in (None, suit(action.card))
    assert (action.card == min(alike, key=rank)) == ("lowest" in found[0])
    if "lowest" in found[0]:
        held = sum(suit(card) == suit(action.card) for card in hand(told))
        assert found["suit"] == suit(action.card) and int(found["count"]) == held


@claim(
    "reason",
    rf"(?:it is the lowest of (?P<count>\d+) (?P<suit>{SUIT}), and )?it wins no more than (?P<below>{CARD}): "
    "nothing that the other player may hold lies between",
)
def _no_better(found: re.Match[str], told: Told, action: Any) -> None:
    """A lower card of the hand is beaten by the very same cards."""
    assert isinstance(action, Bury)
    below = next(card for card in hand(told) if written(card) == found["below"])
    assert suit(below) == suit(action.card) and rank(below) < rank(action.card)
    assert _higher(told, below) == _higher(told, action.card)
    assert found["count"] is None or below == told.state.firsts[told.state.turn]


def _unbeaten(told: Told, card: Card) -> Fraction:
    """The share of hands the other may hold that cannot beat a lead, by listing or by counting them."""
    state, seat = told.state, told.state.turn
    certain, may = _others_cards(told)
    count = len(hand(told, 1 - seat)) - len(certain)
    trumps = running_trump(told)

    def beaten(held: tuple[Card, ...]) -> bool:
        follow = [other for other in held if suit(other) == suit(card)]
        return any(takes(other, card, trumps) for other in follow or held)

    if comb(len(may), count) <= 4000:
        hands = [(*certain, *held) for held in combinations(may, count)]
        return Fraction(sum(not beaten(held) for held in hands), len(hands))
    assert state is not None
    return _counted(card, certain, may, count, trumps)


def _counted(card: Card, certain: list[Card], may: list[Card], count: int, trumps: str) -> Fraction:
    def lack(unwanted: set[Card]) -> Fraction:
        if unwanted & set(certain):
            return Fraction(0)
        return Fraction(comb(len(set(may) - unwanted), count), comb(len(may), count))

    everything = {*may, *certain}
    higher = {other for other in everything if suit(other) == suit(card) and rank(other) > rank(card)}
    same = {other for other in everything if suit(other) == suit(card)}
    trump_cards = set() if trumps == suit(card) else {other for other in everything if suit(other) == trumps}
    return lack(higher) - (lack(same) - lack(same | trump_cards))


def _others_cards(told: Told) -> tuple[list[Card], list[Card]]:
    """ED-10, ED-13: what the other hand holds for certain, and what else it may hold."""
    state, seat = told.state, told.state.turn
    piles = state.table.piles
    open_to_all = [*piles[TRUMPS[0]], *piles[TRUMPS[1]], *piles[TRICKS[0]], *piles[TRICKS[1]]]
    gone = {*open_to_all, *piles[TAKEN[0]], *piles[TAKEN[1]], *hand(told), *piles[BURIED[seat]]}
    first = state.firsts[1 - seat]
    certain = [first] if state.half and first not in gone else []
    lacked = {
        name
        for index, name in enumerate(("spades", "hearts", "diamonds", "clubs"))
        if state.void[1 - seat] >> index & 1
    }
    if len(hand(told, 1 - seat)) == len(certain):
        return certain, []
    unseen = set(range(52)) - gone - {first}
    return certain, [card for card in unseen if suit(card) not in lacked]


def _said(share: str | None, chance: Fraction) -> None:
    """A share in per cent is that chance, and none is told of what is certain."""
    if share is None:
        assert chance == 1
    elif share in ("less than 1", "more than 99"):
        assert 0 < chance < 0.01 or 0.99 < chance < 1
    else:
        assert abs(int(share) / 100 - chance) <= 0.0051 and 0 < chance < 1


LEFT = rf"(?:; (?P<left>{CARD})(?: is left to lead for the trick|, as sure, is kept for later))?"


def _is_left(found: re.Match[str], told: Told, action: Any) -> None:
    """Another card of the hand: led now it would not be beaten in most hands, or at last in no more of them."""
    if found["left"] is None:
        return
    last = len(told.state.table.piles[TRICKS[told.state.turn]]) == 2
    left = next(card for card in hand(told) if written(card) == found["left"])
    assert left != action.card and ("as sure" in found[0]) == last
    assert _unbeaten(told, left) >= (_unbeaten(told, action.card) if last else 0.5)


@claim(
    "reason",
    r"(?:nothing beats it in (?P<share>.+)% of the hands that the other player may hold|it can be beaten), "
    rf"and (?:(?P<safest>no lead is safer){LEFT}|(?P<surest>{CARD}), the surest lead, is kept for later)",
)
def _chance(found: re.Match[str], told: Told, action: Any) -> None:
    phase(told, Leading)
    chances = {written(card): _unbeaten(told, card) for card in hand(told)}
    chance = chances[written(action.card)]
    if "can be beaten" in found[0]:
        assert chance == 0
    else:
        _said(found["share"], chance)
    _is_left(found, told, action)
    if found["surest"]:
        _later_is_not_too_late(told)
    assert bool(found["safest"]) == (chance == max(chances.values()))
    assert found["safest"] or chance < chances[found["surest"]] == max(chances.values())


@claim(
    "reason",
    r"every lead is beaten in most of the hands that the other player may hold"
    r"(?:, and no card(?P<plain> but a trump)? is lower)?",
)
def _mostly_beaten(found: re.Match[str], told: Told, action: Any) -> None:
    phase(told, Leading)
    assert 0 < max(_unbeaten(told, card) for card in hand(told)) < 0.5
    counted = [card for card in hand(told) if not found["plain"] or suit(card) != running_trump(told)]
    lower = [card for card in counted if rank(card) < rank(action.card)]
    if "is lower" in found[0]:
        assert action.card in counted and not lower


@claim(
    "reason",
    r"no card that the other player may hold beats it(?P<none>: no trump can be left there)?"
    rf"(?:: (?P<led>{SUIT}) have to be followed there)?{LEFT}",
)
def _certain(found: re.Match[str], told: Told, action: Any) -> None:
    ruling = running_trump(told)
    certain, may = _others_cards(told)
    assert _unbeaten(told, action.card) == 1
    _is_left(found, told, action)
    feared = ruling not in ("no trump", suit(action.card))
    may_trump = any(suit(card) == ruling for card in (*certain, *may))
    assert bool(found["none"]) == (feared and not may_trump)
    assert found["led"] == (suit(action.card) if feared and may_trump else None)


@claim("reason", "every lead can be beaten")
def _beaten(found: re.Match[str], told: Told, action: Any) -> None:
    assert not any(_unbeaten(told, card) for card in hand(told))


def _later_is_not_too_late(told: Told) -> None:
    """ED-14: a trick is not given up, when it is decided, without which its seat has too few to be paid."""
    state, decided = told.state, len(told.state.table.piles[TRICKS[told.state.turn]]) == 2
    least = 5 if state.turn == state.dealer else 4
    without = 8 - state.tricks[1 - state.turn] - 1
    assert not decided or without + 1 != least


def _kept_card(found: re.Match[str], told: Told, action: Any) -> Card:
    phase(told, Leading)
    _later_is_not_too_late(told)
    last = len(told.state.table.piles[TRICKS[told.state.turn]]) == 2
    assert last == ("for a later trick" in found[0])
    kept = next(card for card in hand(told) if written(card) == found["kept"])
    assert kept != action.card and _unbeaten(told, action.card) < 0.5
    return kept


EXCHANGE = rf"it keeps (?P<kept>{CARD}) for the exchange that takes the trick: "
HANDS_HELD = "of the hands that the other player may hold"


@claim(
    "reason",
    rf"{EXCHANGE}(?:if it is led|where (?P<followed>{SUIT}) have to be followed), "
    "no card that the other player may hold beats it",
)
def _kept_and_sure(found: re.Match[str], told: Told, action: Any) -> None:
    """Card by card, trumps too: what may be there beats it in no hand, whatever is played before it is led."""
    kept = _kept_card(found, told, action)
    certain, may = _others_cards(told)
    beating = [other for other in (*certain, *may) if takes(other, kept, running_trump(told))]
    assert found["followed"] == (suit(kept) if beating else None)
    assert suit(kept) not in map(suit, beating)
    _worth_keeping(told, action, kept, {card: _unbeaten(told, card) for card in hand(told)})


@claim("reason", rf"{EXCHANGE}led now, nothing would beat it in (?P<share>.+)% {HANDS_HELD}")
def _kept_and_likely(found: re.Match[str], told: Told, action: Any) -> None:
    kept = _kept_card(found, told, action)
    chances = {card: _unbeaten(told, card) for card in hand(told)}
    _said(found["share"], chances[kept])
    _worth_keeping(told, action, kept, chances)


@claim(
    "reason",
    rf"it keeps (?P<kept>{CARD}) for a later trick: where (?P<followed>{SUIT}) have to be followed, "
    rf"(?:nothing beats it in (?P<share>.+)% {HANDS_HELD}|no card that the other player may hold beats it)",
)
def _kept_for_a_trick(found: re.Match[str], told: Told, action: Any) -> None:
    """What will be trump then is not known: only that a card which follows suit has to be higher (ED-11)."""
    kept = _kept_card(found, told, action)
    assert found["followed"] == suit(kept)
    certain, may = _others_cards(told)
    count = len(hand(told, 1 - told.state.turn)) - len(certain)
    shares = {card: _counted(card, certain, may, count, "no trump") for card in hand(told)}
    _said(found["share"], shares[kept])
    _best_kept(told, action, kept, shares)


def _best_kept(told: Told, action: Any, kept: Card, shares: dict[Card, Fraction]) -> None:
    """No other card is safer, nor a higher one as safe."""
    _worth_keeping(told, action, kept, shares)
    others = [card for card in hand(told) if card != action.card and shares[card] >= shares[kept]]
    assert {shares[card] for card in others} == {shares[kept]} and rank(kept) == max(map(rank, others))


def _worth_keeping(told: Told, action: Any, kept: Card, shares: dict[Card, Fraction]) -> None:
    """It wins more often than not, and no higher card does as often: which is led at last is the plan's."""
    assert shares[kept] >= 0.5 and shares[kept] > shares[action.card]
    alike = [card for card in hand(told) if card != action.card and shares[card] == shares[kept]]
    assert rank(kept) == max(map(rank, alike))


PRIZE = "the (?:trick|exchange(?:, and so the next lead)?)"
LATER = "(?:, and no card is worth less later)?"


def _winning(found: re.Match[str], told: Told) -> tuple[list[Card], list[Card]]:
    """What may be played, and of that what takes the exchange; the prize must be named as it is."""
    led = phase(told, Following).led
    may = [action.card for action in told.game.legal(told.state, told.state.turn)]
    last = len(told.state.table.piles[TRICKS[told.state.turn]]) == 2
    assert ("the trick" in found[0].split(";")[0]) == last
    return may, [card for card in may if takes(card, led, running_trump(told))]


@claim("reason", rf"whatever is played takes {PRIZE}{LATER}")
def _all_take(found: re.Match[str], told: Told, action: Any) -> None:
    may, winning = _winning(found, told)
    assert may == winning


@claim("reason", rf"no other card here takes {PRIZE}{LEFT}")
def _alone(found: re.Match[str], told: Told, action: Any) -> None:
    assert _winning(found, told)[1] == [action.card]
    _is_left(found, told, action)


@claim("reason", rf"it takes {PRIZE}(?:, and no other that does is worth less later)?")
def _takes_it(found: re.Match[str], told: Told, action: Any) -> None:
    assert action.card in _winning(found, told)[1]


@claim("reason", rf"it gives up {PRIZE}, and keeps (?P<kept>{CARD}), which would take it, for later")
def _kept_for_later(found: re.Match[str], told: Told, action: Any) -> None:
    _later_is_not_too_late(told)
    winning = _winning(found, told)[1]
    assert action.card not in winning and found["kept"] in map(written, winning)


@claim(
    "reason",
    rf"without (?P<none>{SUIT})(?P<trump> or a trump)?, {PRIZE} is lost whatever is played{LATER}",
    rf"(?P<follow>{SUIT}) have to be followed, and none here takes {PRIZE}{LATER}",
)
def _none_takes(found: re.Match[str], told: Told, action: Any) -> None:
    """ED-10: whether the suit led keeps the hand from it, or that there is neither it nor a trump."""
    assert isinstance(action, PlayCard) and not _winning(found, told)[1]
    led, held = suit(phase(told, Following).led), {suit(card) for card in hand(told)}
    assert found["follow" if led in held else "none"] == led
    if led not in held:
        assert bool(found["trump"]) == (running_trump(told) not in ("no trump", led))
