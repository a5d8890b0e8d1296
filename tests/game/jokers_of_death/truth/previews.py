"""What is promised of an action."""

import re

from game.contract.table import Press
from game.jokers_of_death import events as happened
from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    KeepDirection,
    Knock,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Stop,
    Take,
    TakeUp,
)
from game.jokers_of_death.phases import Answering, Covering, Fours, Naming, Shedding
from game.jokers_of_death.places import STOCK
from game.jokers_of_death.position import State
from tests.game.jokers_of_death.positions import face, hand_of
from tests.game.jokers_of_death.truth.base import (
    A_CARD,
    A_PILE,
    SIGNS,
    SUITS,
    bits,
    cards,
    claim,
    cost,
    draws_next,
    happenings,
    name,
    pending,
    points,
    rank,
    same_deal,
    settled,
    taken_up,
    written,
)
from tests.game.truth import Told


@claim("preview", rf"(?P<head>(?:A joker|{A_CARD}) on {A_PILE})(?P<parts>(?:; .+)?)")
def _play(found: re.Match[str], told: Told, action: Play) -> None:
    """JD-4 to JD-21, JD-25, JD-27, JD-28: each part of the promise, and nothing left out."""
    state, then = told.state, told.after(action)
    where = f"{written(state, action.card)} on {name(state, action.pile)}"
    assert found["head"] == where[:1].upper() + where[1:]
    parts = found["parts"].split("; ")[1:]
    if happenings(told, then, happened.WentOut):
        assert parts == ["you go out"]
        return
    if same_deal(state, then):
        assert "your turn ends" not in parts or settled(told, then).turn != state.turn
        assert sorted(parts) == sorted(_effects(told, state, then, action))


def _effects(told: Told, state: State, then: State, action: Play) -> list[str]:
    """What a play has brought about, in the words of a promise."""
    shed, code, its_rank = (
        isinstance(state.phase, Shedding),
        face(state, action.card),
        rank(state, action.card),
    )
    switched = bool(happenings(told, then, happened.HandsSwitched))
    left = len(hand_of(state, state.turn)) - (not shed)
    debt, was = then.debts[action.pile], state.debts[action.pile]
    waiting = pending(told, then)
    special = its_rank in ("A", "2", "10", "J", "K") or code in ("4S", "3D") * bool(state.rules.effects[28])
    price = 4 * (was.count - 1) ** 2 if isinstance(was, Fours) else 0
    killed = bool(happenings(told, then, happened.PileKilled))
    covered = any(isinstance(phase, Covering) and phase.pile == action.pile for phase in waiting)
    bare = not shed and its_rank in ("J", "K") and not covered
    so = {
        "you name a suit": any(isinstance(phase, Naming) for phase in waiting),
        "then it needs another card on it at once": covered,
        "nothing is left to cover it, so it stays": bare,
        "every hand passes on": switched,
        "the piles go back into the stock": bool(happenings(told, then, happened.AcesCleared)),
        "a player is skipped when the turn ends": its_rank == "A" and not shed,
        "you may turn the direction when your turn ends": its_rank == "10" and not shed,
        "the pile is killed": killed and not price,
        f"the pile is killed, and you owe {price}": killed and bool(price),
        f"whoever plays next answers, or owes {cost(then, action.pile) if debt else 0}": debt
        not in (None, was),
        "your turn ends": isinstance(state.phase, Answering) and state.phase.owed == 1 << action.pile,
        "without effect": shed and (special or code == "4S"),
        "then one card is left": left == 1 and not switched and not shed,
        "no card left, but no knock: you are not out": left == 0 and not switched and not shed,
    }
    return [words for words, is_so in so.items() if is_so]


@claim("preview", r"Draw a card; (?P<left>\d+) cards? left")
def _draw(found: re.Match[str], told: Told, _: Draw) -> None:
    assert len(told.state.table.piles[STOCK]) == int(found["left"]) > 0


@claim("preview", r"Nothing fits and nothing is left to draw|(?P<bare>Nothing is left to draw)")
def _stop(found: re.Match[str], told: Told, _: Stop) -> None:
    assert not told.state.table.piles[STOCK]
    assert bool(found["bare"]) == (not hand_of(told.state, told.state.turn))


@claim(
    "preview",
    r"Take (?:(?:the last )?(?P<count>\d+) cards?(?P<last> of the stock)?|nothing, for the stock is empty); your turn ends",
)
def _take(found: re.Match[str], told: Told, action: Take) -> None:
    """JD-11, JD-12; the button promises the same."""
    then = told.after(action)
    paid = happenings(told, then, happened.PenaltyTaken)[0]
    assert paid.count == int(found["count"] or 0) and bool(found["last"]) == (0 < paid.count < paid.owed)
    button = told.game.words.gesture(told.view, action)
    assert isinstance(button, Press)
    assert button.label == (f"Take {cards(paid.count)}" if paid.count else "Take nothing")


@claim("preview", r"Take up (?P<count>\d+) cards? to lay on the other piles")
def _take_up(found: re.Match[str], told: Told, action: TakeUp) -> None:
    assert len(taken_up(told.after(action))) == int(found["count"])


@claim(
    "preview", r"(?P<count>\d+) cards? into your hand, (?P<price>\d+) points? on your score; your turn ends"
)
def _give_up(found: re.Match[str], told: Told, _: GiveUp) -> None:
    """JD-30"""
    rest = taken_up(told.state)
    assert len(rest) == int(found["count"])
    assert sum(points(told.state, card) for card in rest) == int(found["price"])


@claim("preview", r"Only (?P<suit>\w+) or an 8 may follow there")
def _suit(found: re.Match[str], told: Told, action: NameSuit) -> None:
    assert isinstance(told.state.phase, Naming)
    assert SIGNS[told.after(action).named[told.state.phase.pile]] == SUITS[found["suit"]]


@claim("preview", r"Play runs (?P<way>clockwise|counter-clockwise)(?P<side>, to your (?:left|right))?")
def _direction(found: re.Match[str], told: Told, action: Reverse | KeepDirection) -> None:
    then = told.after(action)
    sides = {"clockwise": ", to your left", "counter-clockwise": ", to your right"}
    assert found["side"] == (sides[found["way"]] if told.state.rules.seats > 2 else None)
    if same_deal(told.state, then):
        assert (found["way"] == "clockwise") == (then.direction > 0)


@claim(
    "preview", r"(?P<knock>Tells all that one card is left); while you hold just it, laying it ends the deal"
)
@claim("preview", r"(?P<knock>Tells all that one card is left); the card (?P<draws>you draw) ends it")
@claim("preview", r"(?P<draws>You draw) and play on")
@claim(
    "preview", r"Laying this card does not end the deal: you (?P<then>would draw and play on|then hold none)"
)
def _knock(found: re.Match[str], told: Told, action: Knock | GoOnWithoutKnocking) -> None:
    then, parts = told.after(action), found.groupdict()
    assert len(hand_of(told.state, told.seat)) == 1
    assert ("draws" in parts) == (told.seat == told.state.turn and draws_next(told))
    assert "then" not in parts or bool(told.state.table.piles[STOCK]) == parts["then"].startswith("would")
    if same_deal(told.state, then):
        assert (told.seat in bits(then.knocked)) == ("knock" in parts)


@claim("preview", r"Every hand counts now, yours (?P<points>\d+)")
def _show(found: re.Match[str], told: Told, action: ShowJokers) -> None:
    """JD-22, JD-30"""
    assert told.seat is not None
    counted = told.after(action).deals[len(told.state.deals)][told.seat]
    assert counted - told.state.prices[told.seat] == int(found["points"])
