"""Who won a battle of Hell is Hungry!, said while the cards of all still lie in their lanes."""

from collections.abc import Mapping, Sequence

from game.cards import Seat
from game.contract.table import Verdict
from game.events import Event
from game.hell_is_hungry.events import BattleWon, Played
from game.hell_is_hungry.phases import Battling
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import summed, text, total
from game.hell_is_hungry.words.pieces import fighters
from game.sentences import Cast


def verdict(events: Sequence[Event], view: HellView, cast: Cast) -> Verdict | None:
    """The last play that nobody beat wins the battle (HH-12, HH-13)."""
    won = events[-1]
    if not isinstance(won, BattleWon) or not isinstance(view.phase, Battling):
        return None
    plays = [*view.phase.plays, *((each.seat, each.cards) for each in events if isinstance(each, Played))]
    _, cards = plays[-1]
    battle = f"{cast.does(won.seat, 'wins')} the battle with {text(cards)}{summed(cards)}"
    made = {seat: total(laid) for seat, laid in plays}
    captions = tuple((view.grid.lanes[seat], _made(seat, made, won.seat)) for seat in fighters(view))
    return Verdict(f"{battle}{_prize(view, view.phase, won.seat)}.", tuple(cards), captions)


def _made(seat: Seat, made: Mapping[Seat, int], winner: Seat) -> str:
    """What a fighter's last play made, and who won with it."""
    wins = " · wins" if seat == winner else ""
    return f"{made[seat]}{wins}" if seat in made else ""


def _prize(view: HellView, phase: Battling, winner: Seat) -> str:
    """HH-15: what comes without a choice, where a pile was protected."""
    if phase.defender is None:
        return ""
    both = winner != phase.defender and view.piles[view.grid.beneath[phase.cell]]
    return f", and with it {'both souls' if both else 'the soul'}"
