"""What the prompt asks for."""

import re
from typing import Any

from game.jokers_of_death.actions import (
    Draw,
    KeepDirection,
    Reverse,
    Stop,
    TakeUp,
)
from game.jokers_of_death.phases import Answering, Covering, Knocking, Naming, Playing, Shedding
from game.jokers_of_death.places import STOCK
from game.jokers_of_death.position import State
from game.jokers_of_death.scoring import standing
from tests.game.jokers_of_death.positions import hand_of
from tests.game.jokers_of_death.truth.base import (
    A_PILE,
    SOME_PILES,
    SUITS,
    TURN,
    answers,
    asked,
    bits,
    claim,
    cost,
    covers,
    draws_next,
    fits,
    lying,
    name,
    split,
    taken_up,
    ways_to_answer,
    written,
)
from tests.game.truth import Told


def _turn(found: re.Match[str], told: Told) -> State:
    """Whose turn the prompt says it is."""
    state: State = told.state
    mine = told.cast.you == state.turn
    assert found["turn"] == ("Your" if mine else f"{told.cast.names[state.turn]}'s")
    return state


@claim(
    "prompt",
    rf"{TURN}(?:match (?P<fits>{SOME_PILES}))?(?:; )?(?:(?:nothing fits (?P<lacks>{SOME_PILES})|"
    r"(?P<none>no card is left)): (?P<then>draw until one fits|the stock is empty, end the turn|the stock is empty))?"
    r"(?P<up>; or take up a pile)?\.",
)
def _playing(found: re.Match[str], told: Told, _: Any) -> None:
    """JD-4 to JD-6, JD-9, JD-28; others are told what is owed, and not what the hand lacks."""
    state = _turn(found, told)
    phase, hand = state.phase, hand_of(state, state.turn)
    assert isinstance(phase, Playing)
    owed = bits(phase.owed)
    if told.seat != state.turn:
        assert split(found["fits"]) == [asked(state, pile) for pile in owed] and not found["then"]
        return
    legal = told.view.legal
    fitting = [pile for pile in owed if any(fits(state, card, pile) for card in hand)]
    lacking = [pile for pile in owed if pile not in fitting]
    assert split(found["fits"]) == [asked(state, pile) for pile in fitting]
    assert split(found["lacks"]) == ([asked(state, pile) for pile in lacking] if hand else [])
    assert bool(found["none"]) == (not hand)
    assert (found["then"] == "draw until one fits") == (Draw() in legal)
    assert (found["then"] or "").endswith("turn") == (Stop() in legal)
    assert bool(found["up"]) == any(isinstance(action, TakeUp) for action in legal)


@claim(
    "prompt", rf"{TURN}cover (?P<pile>{A_PILE}) with (?P<suit>\w+) or an 8(?P<draw>, or draw for another)?\."
)
def _cover(found: re.Match[str], told: Told, _: Any) -> None:
    """JD-20"""
    state = _turn(found, told)
    assert isinstance(state.phase, Covering)
    top = lying(state, state.phase.pile)[-1]
    assert found["pile"] == name(state, state.phase.pile) and SUITS[found["suit"]] == written(state, top)[-1]
    assert bool(found["draw"]) == bool(state.table.piles[STOCK])
    assert told.seat != state.turn or any(covers(state, card, top) for card in hand_of(state, state.turn))


@claim("prompt", rf"{TURN}nothing you hold covers (?P<pile>{A_PILE}): draw until one fits\.")
def _cover_lacking(found: re.Match[str], told: Told, _: Any) -> None:
    """JD-20"""
    state = _turn(found, told)
    assert isinstance(state.phase, Covering) and found["pile"] == name(state, state.phase.pile)
    top = lying(state, state.phase.pile)[-1]
    assert told.seat == state.turn and Draw() in told.view.legal
    assert not any(covers(state, card, top) for card in hand_of(state, state.turn))


@claim(
    "prompt",
    rf"{TURN}(?:answer (?P<can>.+), or|nothing you hold answers (?P<not>{SOME_PILES}):) (?P<take>take [^;]+)(?P<each>; each pile is answered by itself)?\.",
)
def _answering(found: re.Match[str], told: Told, _: Any) -> None:
    """JD-10 to JD-16"""
    state = _turn(found, told)
    assert isinstance(state.phase, Answering)
    owed = bits(state.phase.owed)
    count = min(state.phase.penalty + sum(cost(state, pile) for pile in owed), len(state.table.piles[STOCK]))
    assert re.findall(r"\d+", found["take"]) == ([str(count)] if count else [])
    hand = hand_of(state, state.turn)
    can = [
        pile for pile in owed if told.seat != state.turn or any(answers(state, card, pile) for card in hand)
    ]
    assert bool(found["each"]) == (bool(can) and len(owed) > 1)
    if not can:
        assert split(found["not"]) == [asked(state, pile) for pile in owed]
        return
    ways = [f"{name(state, pile)} with {ways_to_answer(state, pile)}" for pile in can]
    assert found["can"] == (ways[0] if len(ways) == 1 else f"{', '.join(ways[:-1])} and {ways[-1]}")


@claim(
    "prompt",
    rf"{TURN}lay (?:the (?P<count>\d+) cards|the last card) taken up on the other piles, or give up\.",
)
def _shedding(found: re.Match[str], told: Told, _: Any) -> None:
    """JD-28"""
    state = _turn(found, told)
    assert isinstance(state.phase, Shedding) and len(taken_up(state)) == int(found["count"] or 1)


@claim("prompt", rf"{TURN}name a suit for (?P<pile>8[♠♥♦♣](?: \(pile \d\))?)\.")
def _naming(found: re.Match[str], told: Told, _: Any) -> None:
    """JD-17"""
    state = _turn(found, told)
    assert isinstance(state.phase, Naming) and found["pile"] == name(state, state.phase.pile)


@claim(
    "prompt",
    rf"{TURN}turn the direction (?:of play, or leave it|or leave it; for two (?P<same>it makes no difference))\.",
)
def _reversing(found: re.Match[str], told: Told, _: Any) -> None:
    """JD-18"""
    state = _turn(found, told)
    follows = set()
    for way in (Reverse(), KeepDirection()):
        then = state.clone()
        told.game.apply(then, state.turn, way)
        follows.add(then.turn)
    assert not found["same"] or len(follows) == 1


@claim("prompt", rf"{TURN}one card is left, but it fits nothing now: you draw, knock or not\.")
def _knocking_for_nothing(found: re.Match[str], told: Told, _: Any) -> None:
    """JD-7"""
    assert told.seat == _turn(found, told).turn and draws_next(told)


@claim(
    "prompt",
    rf"{TURN}(?:match (?P<fits>{SOME_PILES})|cover (?P<pile>{A_PILE})) with your last card, and you go out\.",
)
def _going_out(found: re.Match[str], told: Told, _: Any) -> None:
    """JD-8: the last card of a knocked hand goes there."""
    state = _turn(found, told)
    (card,) = hand_of(state, state.turn)
    assert told.seat == state.turn and state.turn in bits(state.knocked)
    if isinstance(state.phase, Covering):
        assert found["pile"] == name(state, state.phase.pile)
        assert covers(state, card, lying(state, state.phase.pile)[-1])
        return
    assert isinstance(state.phase, Playing)
    fitting = [pile for pile in bits(state.phase.owed) if fits(state, card, pile)]
    assert split(found["fits"]) == [asked(state, pile) for pile in fitting]


@claim("prompt", rf"{TURN}one card is left: knock, or laying it will not end the deal\.")
def _knocking(found: re.Match[str], told: Told, _: Any) -> None:
    """JD-7"""
    state = _turn(found, told)
    assert isinstance(state.phase, Knocking) and len(hand_of(state, state.turn)) == 1


@claim("prompt", r"The match is over: (?P<who>.+) won\.")
def _over(found: re.Match[str], told: Told, _: Any) -> None:
    """JD-24, JD-31"""
    totals = standing(told.state).totals
    best = [seat for seat in range(len(totals)) if totals[seat] == min(totals)]
    assert told.seats_listed(found["who"]) == best
