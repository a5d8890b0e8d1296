"""What is promised of an action."""

import re
from typing import Any

from game.hell_is_hungry.actions import (
    Attack,
    EndTurn,
    KeepHand,
    Pass,
    Pay,
    PlaceReaper,
    SendToPurgatory,
    TakeSoul,
)
from game.hell_is_hungry.events import (
    BattleWon,
)
from tests.game.hell_is_hungry.truth.base import (
    CARD,
    THE,
    claim,
    code,
    counts,
    laid,
    made,
    soul,
    the,
    worth,
    written,
)
from tests.game.truth import Told


@claim(
    "preview",
    r"(?P<sum>.+?) on (?P<under>\d+)(?P<court>: alone, a (?P<over>\w+) goes on a (?P<below>\w+))?(?P<asks>; only .+? it)?(?P<soul>; a soul counts for whoever wins it)?",
)
def _play(found: re.Match[str], told: Told, action: Any) -> None:
    cards = action.cards
    values = " + ".join(str(worth(card)) for card in cards)
    assert found["sum"] == (values if len(cards) == 1 else f"{values} = {made(cards)}")
    assert int(found["under"]) == made(laid(told)[-1])
    equal = len(cards) == 1 and made(cards) == made(laid(told)[-1]) and made(cards) < 20
    assert bool(found["court"]) == equal
    if equal:
        names = {"10": "ten", "J": "jack", "Q": "queen", "K": "king"}
        (under,) = laid(told)[-1]
        assert (found["over"], found["below"]) == (names[code(cards[0])], names[code(under)])
    assert bool(found["soul"]) == any(card < 54 for card in cards)
    _asks(found["asks"], sorted(map(code, cards)), sorted(map(code, laid(told)[-1])))


def _asks(asks: str | None, faces: list[str], under: list[str]) -> None:
    jokers = (["A", "JK"], ["JK", "JK"])
    expected = None
    if under in jokers:
        expected = "; only two cards that make more than 4 go on it"
    elif faces == ["JK"]:
        expected = "; only a single 2 goes on it"
    elif faces in jokers:
        expected = "; only two 2s go on it"
    assert asks == expected


@claim("preview", rf"(?P<given>{CARD}) for (?P<taken>{CARD})")
def _exchange(found: re.Match[str], told: Told, action: Any) -> None:
    seat, then = told.state.turn, told.after(action)
    grid = told.state.grid
    taken = told.state.table.piles[grid.purgatories[seat]][-1]
    assert found["taken"] == written(taken) and taken in then.table.piles[grid.hands[seat]]
    assert found["given"] == written(then.table.piles[grid.purgatories[seat]][-1])


@claim("preview", "The price of the attack; worth nothing in purgatory")
def _price(found: re.Match[str], told: Told, action: Any) -> None:
    then, seat = told.after(action), told.state.turn
    assert isinstance(action, Pay) and then.table.piles[told.state.grid.purgatories[seat]][-1] == action.card
    assert counts(told, then, seat) == counts(told, told.state, seat)


@claim("preview", r"A reaper on pile (?P<pile>\d+) protects a soul worth (?P<worth>\d+)")
@claim(
    "preview",
    r"For pile (?P<pile>\d+): a soul worth (?P<worth>\d+), and all that others lay; the other(?:s| player) may go higher",
)
def _soul_worth(found: re.Match[str], told: Told, action: Any) -> None:
    assert int(found["pile"]) == action.cell + 1 and int(found["worth"]) == worth(soul(told, action.cell))
    if isinstance(action, Attack):
        assert action.cell not in told.state.reapers
    else:
        assert isinstance(action, PlaceReaper)


@claim(
    "preview",
    r"Pile (?P<pile>\d+) costs a card worth (?P<worth>\d+) or more; only the defender answers; wins (?P<wins>\d+)(?P<more> and the soul beneath)?",
)
def _attack(found: re.Match[str], told: Told, action: Any) -> None:
    assert action.cell in told.state.reapers and int(found["pile"]) == action.cell + 1
    assert int(found["worth"]) == int(found["wins"]) == worth(soul(told, action.cell))
    below = told.state.table.piles[told.state.grid.beneath[action.cell]]
    assert bool(found["more"]) == bool(below)


@claim("preview", r"Worth (?P<worth>\d+) points(?P<over>, and the game is over)?")
def _take(found: re.Match[str], told: Told, action: Any) -> None:
    then, seat = told.after(action), told.state.turn
    assert isinstance(action, TakeSoul)
    ended = len(then.deals) > len(told.state.deals)
    gained = then.deals[-1][seat] if ended else counts(told, then, seat)
    assert gained - counts(told, told.state, seat) == int(found["worth"])
    assert bool(found["over"]) == ended


@claim("preview", "No points, and the game is over")
def _send_at_the_end(found: re.Match[str], told: Told, action: Any) -> None:
    then, seat = told.after(action), told.state.turn
    assert isinstance(action, SendToPurgatory) and len(then.deals) > len(told.state.deals)
    assert then.deals[-1][seat] == counts(told, told.state, seat)


@claim(
    "preview",
    "No points, but it can be swapped into the hand at the next turn"
    rf"(?:; it covers (?P<buried>{THE}) there)?",
)
def _send(found: re.Match[str], told: Told, action: Any) -> None:
    then, seat = told.after(action), told.state.turn
    assert isinstance(action, SendToPurgatory)
    assert len(then.deals) == len(told.state.deals), "there is a next turn"
    assert counts(told, then, seat) == counts(told, told.state, seat)
    lying = told.state.table.piles[told.state.phase.cell][-1]
    assert then.table.piles[told.state.grid.purgatories[seat]][-1] == lying
    before = told.state.table.piles[told.state.grid.purgatories[seat]]
    assert found["buried"] == (the(before[-1]) if before else None)


@claim("preview", "Swap nothing")
def _keep(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, KeepHand)


@claim("preview", "No battle this turn(?P<over> either: the game is over)?")
def _end_turn(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, EndTurn)
    assert bool(found["over"]) == (len(told.after(action).deals) > len(told.state.deals))


@claim("preview", "Gives the battle up: the reaper here is off the grid until its next turn")
def _gives_up(found: re.Match[str], told: Told, action: Any) -> None:
    """HH-15: only an attack leaves its defender no other way to end it."""
    seat = told.state.turn
    assert isinstance(action, Pass) and told.state.phase.defender == seat
    assert told.after(action).reapers[seat] is None


@claim(
    "preview",
    "Ends the battle: whoever laid last wins it",
    "A pass is for good: no more cards in this battle",
)
def _pass(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Pass)
    won = [event for event in told.after(action).table.events if isinstance(event, BattleWon)]
    assert bool(won) == found[0].startswith("Ends")
    assert not won or won[0].seat == told.state.phase.last
