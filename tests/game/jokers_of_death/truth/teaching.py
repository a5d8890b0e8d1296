"""What teaches the game: the aim, words at the seats, what things are, and how a deal came out."""

import re
from typing import Any

from game.cards import Card
from game.contract.table import BySeat, Effect, Piece
from game.contract.words import Account
from game.events import Shown
from game.jokers_of_death import events as happened
from game.jokers_of_death.actions import Draw, TakeUp
from game.jokers_of_death.phases import Answering, Covering, Playing
from game.jokers_of_death.places import STOCK
from game.jokers_of_death.scoring import standing
from tests.game.jokers_of_death.positions import face, hand_of
from tests.game.jokers_of_death.truth.base import (
    A_CARD,
    A_PILE,
    SIGNS,
    SUITS,
    bits,
    claim,
    cost,
    fits,
    live,
    lying,
    name,
    points,
    rank,
    taken_up,
    ways_to_answer,
    written,
)
from tests.game.truth import Told


@claim("aim", r"Fewest points win · to 105 · (?P<race>.+)")
def _aim(found: re.Match[str], told: Told, _: Any) -> None:
    totals = standing(told.state).totals
    leaders = [told.name(seat) for seat, total in enumerate(totals) if total == min(totals)]
    assert found["race"].endswith(str(min(totals)))
    assert found["race"].startswith("all level") == (len(leaders) == len(totals))
    assert found["race"].startswith("all level") or all(leader in found["race"] for leader in leaders)


@claim(
    "explain",
    r"The stock, (?P<count>\d+) cards? left of (?P<decks>\d) decks and (?P<jokers>\d) jokers: "
    r"(?:(?P<now>a click draws one)|you draw where nothing you hold fits a pile you owe)\.",
)
def _stock(found: re.Match[str], told: Told, spot: Any) -> None:
    dealt = [face(told.state, card) for pile in told.state.table.piles for card in pile]
    assert dealt.count("AS") == int(found["decks"]) and dealt.count("JK") == int(found["jokers"])
    assert bool(found["now"]) == (Draw() in told.view.legal)
    assert spot.place == STOCK and len(told.state.table.piles[STOCK]) == int(found["count"])


@claim("explain", r"The stock is empty: nobody draws, and who can lay nothing passes\.")
def _empty_stock(_: re.Match[str], told: Told, spot: Any) -> None:
    assert spot.place == STOCK and not told.state.table.piles[STOCK]


@claim("explain", r"A joker killed this pile: it is out of play for this deal\.")
def _killed(_: re.Match[str], told: Told, spot: Any) -> None:
    assert told.state.rules.pile_at(spot.place) not in live(told.state)


@claim("explain", r"Piles killed by a joker, (?P<count>\d+) cards?: out of play until the next deal\.")
def _dead(found: re.Match[str], told: Told, spot: Any) -> None:
    assert spot.place == told.state.rules.dead
    assert len(told.state.table.piles[spot.place]) == int(found["count"])


@claim("explain", r"The pile taken up, (?P<count>\d+) cards?: lay them on the other piles, or give up\.")
def _taken(found: re.Match[str], told: Told, spot: Any) -> None:
    assert spot.place == told.state.rules.taken_up and len(taken_up(told.state)) == int(found["count"])


@claim("explain", r"An empty place: any card but a joker goes on it, and it is a pile again\.")
def _empty(_: re.Match[str], told: Told, spot: Any) -> None:
    assert not lying(told.state, told.state.rules.pile_at(spot.place))


@claim(
    "explain",
    rf"(?P<pile>{A_PILE}): whoever (?P<who>is to move|plays next) lays (?P<ways>.+) on it, "
    r"or owes (?P<cost>\d+) cards?\.",
)
def _to_answer(found: re.Match[str], told: Told, spot: Any) -> None:
    state, pile = told.state, told.state.rules.pile_at(spot.place)
    assert found["pile"] == name(state, pile) and int(found["cost"]) == cost(state, pile)
    now = isinstance(state.phase, Answering) and pile in bits(state.phase.owed)
    assert now == (found["who"] == "is to move")
    assert not now or found["ways"] == ways_to_answer(state, pile)


@claim("explain", rf"(?P<pile>{A_PILE}): (?P<suit>\w+) or an 8 has to be laid on it at once\.")
def _to_cover(found: re.Match[str], told: Told, spot: Any) -> None:
    phase = told.state.phase
    assert isinstance(phase, Covering) and phase.pile == told.state.rules.pile_at(spot.place)
    assert found["pile"] == name(told.state, phase.pile)
    assert SUITS[found["suit"]] == written(told.state, lying(told.state, phase.pile)[-1])[-1]


@claim(
    "explain",
    rf"(?P<pile>{A_PILE}): (?:(?P<named>\w+) were named, so \w+ or an 8|"
    r"(?P<what>a \w+(?:, an? \w+)? or an 8)) goes on it"
    r"(?P<bare>, as on any card)?(?P<paid>; nothing is owed for it)?(?P<up>; click it to take it up)?"
    r"(?P<served>; it has had its card this turn)?\.",
)
def _ordinary(found: re.Match[str], told: Told, spot: Any) -> None:
    """JD-4, JD-17: exactly the cards that fit are named."""
    state, pile = told.state, told.state.rules.pile_at(spot.place)
    top, phase = lying(state, pile)[-1], state.phase
    assert found["pile"] == name(state, pile)
    assert bool(found["bare"]) == (rank(state, top) in ("J", "K"))
    assert bool(found["paid"]) == (rank(state, top) == "2" or face(state, top) == "4S")
    assert state.debts[pile] is None
    served = isinstance(phase, Playing) and phase.owed and pile not in bits(phase.owed)
    assert bool(found["served"]) == bool(served)
    assert bool(found["up"]) == (TakeUp(pile) in told.view.legal)
    for card in range(state.rules.facts.jokers, state.rules.facts.cards):
        assert fits(state, card, pile) == _is_named(found, told, card), written(state, card)


def _is_named(found: re.Match[str], told: Told, card: int) -> bool:
    its_suit = list(SUITS)[SIGNS.index(written(told.state, card)[-1])]
    its_rank = rank(told.state, card)
    if found["named"]:
        return its_rank == "8" or its_suit == found["named"]
    ranks = re.findall(r"an? (10|[2-9AJQK])\b", found["what"])
    return its_suit.removesuffix("s") in found["what"] or its_rank in ranks


@claim(
    "explain",
    r"(?P<whose>Your|\w+'s) hand, (?P<count>\d+) cards?(?:, (?P<points>\d+) points?)?: .+",
)
def _hand(found: re.Match[str], told: Told, spot: Any) -> None:
    seat = told.state.rules.holder(spot.place)
    assert (found["whose"] == "Your") == (seat == told.cast.you)
    assert len(hand_of(told.state, seat)) == int(found["count"])
    if found["points"]:
        assert sum(points(told.state, card) for card in hand_of(told.state, seat)) == int(found["points"])


@claim(
    "explain",
    r"(?P<who>\w+) (?:has|have) (?P<points>\d+) points? so far(?P<knocked> and (?:has|have) knocked)?\. "
    r"Few are good: 105 end the match\.",
)
def _player(found: re.Match[str], told: Told, spot: BySeat) -> None:
    assert told.seat_called(found["who"]) == spot.seat
    assert standing(told.state).totals[spot.seat] == int(found["points"])
    assert bool(found["knocked"]) == (spot.seat in bits(told.state.knocked))


@claim("explain", r"(?P<who>\w+) (?:has|have) knocked: the last card may go out\.")
def _has_knocked(found: re.Match[str], told: Told, _: Piece) -> None:
    assert told.seat_called(found["who"]) in bits(told.state.knocked)


@claim(
    "explain",
    r"Play runs (?P<way>clockwise|counter-clockwise)"
    r"(?:: (?P<next>\w+) comes? after (?P<now>\w+), unless an ace skips)?\.",
)
def _direction(found: re.Match[str], told: Told, _: Piece) -> None:
    state = told.state
    assert (found["way"] == "clockwise") == (state.direction > 0)
    if found["next"]:
        following, now = told.seat_called(found["next"]), told.seat_called(found["now"])
        assert now == state.turn and following == (now + state.direction) % state.rules.seats


EFFECTS = {
    happened.SeatsSkipped: r"skipped by an ace",
    happened.HandsSwitched: r"got (?:your|\w+'s) hand",
    happened.ToAnswer: r"to answer, or owe \d+",
    happened.PenaltyTaken: r"took \d+|nothing to take",
    happened.GaveUp: r"gave up: \d+ points?",
    happened.KnockLost: r"the knock is off",
    happened.WentOnWithoutKnocking: r"one card left, no knock",
    happened.Passed: r"passed",
    happened.Knocked: r"knocked",
    happened.PileKilled: r"killed pile \d",
    happened.SuitNamed: r"named [♠♥♦♣]",
    happened.PileTakenUp: r"took up pile \d",
    happened.WentOut: r"went out",
    happened.JokersShown: r"showed \d jokers",
}


@claim("effect", *EFFECTS.values())
def _effect(found: re.Match[str], told: Told, subject: tuple[Any, Effect]) -> None:
    """Said at the seat it happens to, with the number that the log tells."""
    event, effect = subject
    assert re.fullmatch(EFFECTS[type(event)], found[0])
    number = int(re.sub(r"\D", "", found[0]) or 0)
    match event:
        case happened.SeatsSkipped(seats=seats, by=by):
            assert effect.seat in seats and effect.by == by
            return
        case happened.HandsSwitched(direction=direction):
            giver = (effect.seat - direction) % told.state.rules.seats
            assert effect.by == giver and told.cast.whose(giver) in found[0]
            return
        case happened.ToAnswer(by=by, owed=owed):
            assert (effect.by, number) == (by, owed)
        case happened.PenaltyTaken(count=count) | happened.JokersShown(count=count):
            assert number == count
        case happened.GaveUp(points=price):
            assert number == price
        case happened.PileKilled(pile=pile) | happened.PileTakenUp(pile=pile):
            assert number == pile + 1
        case happened.SuitNamed(suit=suit):
            assert found[0].endswith(SIGNS[suit])
        case _:
            assert number == 0
    assert effect.seat == event.seat


@claim("account", rf"(?P<who>\w+) went out with (?P<last>{A_CARD}), after a knock\. .+ \(JD-8\)")
def _went_out(found: re.Match[str], told: Told, account: Account) -> None:
    seat = told.seat_called(found["who"])
    assert seat == told.before.turn and found["last"] == written(told.before, hand_of(told.before, seat)[0])
    _rows(told, account)


@claim(
    "account",
    r"(?P<who>\w+) showed (?P<count>\d) jokers, and play stopped\. "
    r"Two jokers may stop play at any time: every hand counts, (?P<whose>yours|\w+'s) too, at 50 a joker\. \(JD-22\)",
)
def _showed(found: re.Match[str], told: Told, account: Account) -> None:
    seat = told.seat_called(found["who"])
    held = hand_of(told.before, seat)
    assert sum(rank(told.before, card) == "JK" for card in held) == int(found["count"])
    assert found["whose"] == ("yours" if seat == told.cast.you else f"{told.name(seat)}'s")
    _rows(told, account)


@claim(
    "account",
    r"The stock is empty, and nobody laid a card all round\. .+ \(JD-6\)",
    r"2000 turns were played\. .+ \(JD-6\)",
)
def _stopped(found: re.Match[str], told: Told, account: Account) -> None:
    assert (told.before.turns == 2000) == found[0].startswith("2000")
    _rows(told, account)


def _in_a_new_deck(told: Told, card: Card) -> int:
    """Where a card of its face first comes in the deck: a hand is sorted so on the table."""
    return [face(told.state, other) for other in range(len(told.deck))].index(face(told.state, card))


def _rows(told: Told, account: Account) -> None:
    """JD-23, JD-30: each sum is of the cards that were shown, and comes to the points that were added."""
    hands = {event.place: event.cards for event in told.events if isinstance(event, Shown)}
    dealt = len(told.before.deals)
    for row in account.rows:
        held = hands[told.state.rules.hands[row.seat]]
        if row.seat == told.cast.you:
            held = tuple(sorted(held, key=lambda card: (_in_a_new_deck(told, card), card)))
        counted = [points(told.state, card) for card in held]
        assert re.split(r" = |, ", row.sum)[0] == (" + ".join(map(str, counted)) or "no card left: 0")
        price = re.search(r"\+ (\d+) for a pile given up = (\d+)", row.sum)
        assert price is None or int(price[2]) == row.points
        assert sum(counted) + int(price[1] if price else 0) == row.points == told.state.deals[dealt][row.seat]
        assert row.total == sum(deal[row.seat] for deal in told.state.deals[: dealt + 1])
