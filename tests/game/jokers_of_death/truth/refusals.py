"""Why something is refused."""

import re
from typing import Any

from game.contract.table import Carry
from game.jokers_of_death.actions import (
    Reverse,
    Take,
)
from game.jokers_of_death.phases import Answering, Covering, Knocking, Naming, Playing, Shedding
from game.jokers_of_death.places import STOCK
from game.jokers_of_death.position import State
from tests.game.jokers_of_death.positions import hand_of
from tests.game.jokers_of_death.truth.base import (
    A_CARD,
    A_PILE,
    SUITS,
    bits,
    claim,
    cost,
    covers,
    fits,
    live,
    lying,
    name,
    rank,
    shown,
    taken_up,
    ways_to_answer,
    written,
)
from tests.game.truth import Told


@claim("refusal", r"It is another player's turn\. \(rule JD-3\)")
def _not_your_turn(_: re.Match[str], told: Told, __: Any) -> None:
    assert told.seat != told.state.turn


@claim("refusal", r"One card is left: first knock, or go on without knocking\. \(rule JD-7\)")
def _first_knock(_: re.Match[str], told: Told, __: Any) -> None:
    assert isinstance(told.state.phase, Knocking)


@claim("refusal", rf"First name a suit for (?P<pile>{A_PILE})\. \(rule JD-17\)")
def _first_name(found: re.Match[str], told: Told, _: Any) -> None:
    assert isinstance(told.state.phase, Naming) and found["pile"] == name(told.state, told.state.phase.pile)


@claim("refusal", r"First say whether the direction of play turns\. \(rule JD-18\)")
def _first_turn(_: re.Match[str], told: Told, __: Any) -> None:
    assert Reverse() in told.view.legal


@claim("refusal", r"The match is over: .+\. \(rule JD-(?:24|31)\)")
def _match_is_over(_: re.Match[str], told: Told, __: Any) -> None:
    assert told.view.to_move is None


@claim("refusal", r"The stock is empty(?:: cover .+)?\. \(rule JD-(?:6|20)\)")
def _stock_is_empty(_: re.Match[str], told: Told, gesture: Any) -> None:
    assert gesture.place == STOCK and not told.state.table.piles[STOCK]


@claim("refusal", r"Something you hold fits on each pile that still wants a card: .+ \(rule JD-5\)")
def _no_drawing(_: re.Match[str], told: Told, gesture: Any) -> None:
    state: State = told.state
    assert isinstance(state.phase, Playing) and gesture.place == STOCK and state.table.piles[STOCK]
    hand = hand_of(state, state.turn)
    assert all(any(fits(state, card, pile) for card in hand) for pile in bits(state.phase.owed))


@claim(
    "refusal",
    rf"(?P<card>{A_CARD}) matches (?P<top>{A_CARD}) neither in suit nor in rank\. \(rule JD-(?:4|28)\)",
)
def _no_match(found: re.Match[str], told: Told, gesture: Carry) -> None:
    pile = told.state.rules.pile_at(gesture.place)
    assert not fits(told.state, gesture.cards[0], pile)
    assert (found["card"], found["top"]) == (written(told.state, gesture.cards[0]), shown(told.state, pile))


@claim(
    "refusal",
    rf"(?P<card>{A_CARD}) does not go there: (?P<suit>\w+) were named, or another 8\. \(rule JD-17\)",
)
def _not_named(found: re.Match[str], told: Told, gesture: Carry) -> None:
    pile = told.state.rules.pile_at(gesture.place)
    assert found["suit"] == list(SUITS)[told.state.named[pile]]
    assert written(told.state, gesture.cards[0]) == found["card"] and not fits(
        told.state, gesture.cards[0], pile
    )


@claim("refusal", rf"(?P<top>{A_PILE}) was laid there this turn: that pile has had its card\. \(rule JD-4\)")
def _was_served(found: re.Match[str], told: Told, gesture: Any) -> None:
    state: State = told.state
    pile = state.rules.pile_at(gesture.place)
    assert isinstance(state.phase, Playing) and pile is not None and pile not in bits(state.phase.owed)
    assert found["top"] == name(state, pile) and state.hand_played


@claim("refusal", r"That pile was killed by a joker\. \(rule JD-13\)")
def _was_killed(_: re.Match[str], told: Told, gesture: Any) -> None:
    assert told.state.rules.pile_at(gesture.place) not in live(told.state)


@claim(
    "refusal",
    r"A joker goes only on a 4♠ that the player before has laid, and nobody paid for\. \(rule JD-16\)",
)
def _joker_refused(_: re.Match[str], told: Told, gesture: Carry) -> None:
    assert rank(told.state, gesture.cards[0]) == "JK" and not isinstance(told.state.phase, Answering)


@claim("refusal", r"A joker never goes on your own 4♠: lay another 4♠, or take\. \(rule JD-16\)")
def _own_four(_: re.Match[str], told: Told, gesture: Carry) -> None:
    debt = told.state.debts[told.state.rules.pile_at(gesture.place)]
    assert rank(told.state, gesture.cards[0]) == "JK" and debt.by == told.seat


@claim("refusal", r"Any card but a joker goes on the empty place\. \(rule JD-29\)")
def _empty_place(_: re.Match[str], told: Told, gesture: Carry) -> None:
    assert rank(told.state, gesture.cards[0]) == "JK"
    assert not lying(told.state, told.state.rules.pile_at(gesture.place))


@claim(
    "refusal",
    r"Only cards from your hand can be laid\. \(rule JD-4\)",
    r"Your hand waits until the pile that was taken up is laid, or given up\. \(rule JD-28\)",
)
def _other_cards(found: re.Match[str], told: Told, gesture: Carry) -> None:
    shed = isinstance(told.state.phase, Shedding)
    assert shed == ("hand waits" in found[0])
    own = taken_up(told.state) if shed else hand_of(told.state, told.state.turn)
    assert not set(gesture.cards) <= set(own)


@claim(
    "refusal",
    r"Cards are laid on the piles in the middle\. \(rule JD-4\)",
    r"Lay one card on each live pile\. \(rule JD-4\)",
    r"Choose a card to lay there\. \(rule JD-4\)",
)
def _play_first(_: re.Match[str], told: Told, gesture: Any) -> None:
    assert isinstance(told.state.phase, Playing)


@claim("refusal", r"A pile may be taken up only at the start of a turn, before all else\. \(rule JD-28\)")
def _taken_up_too_late(_: re.Match[str], told: Told, gesture: Any) -> None:
    assert isinstance(told.state.phase, Playing) and not told.state.phase.fresh and told.state.rules.openings


@claim(
    "refusal", r"A pile may be taken up only while another pile lies there to take its cards\. \(rule JD-28\)"
)
def _last_pile(_: re.Match[str], told: Told, gesture: Any) -> None:
    assert sum(bool(lying(told.state, pile)) for pile in live(told.state)) == 1


@claim(
    "refusal",
    rf"First cover (?P<top>{A_CARD}) with (?P<suit>\w+) or an 8\. \(rule JD-20\)",
    rf"(?P<card>{A_CARD}) cannot cover (?P<top>{A_CARD}): it takes (?P<suit>\w+) or an 8\. \(rule JD-20\)",
)
def _cover_refused(found: re.Match[str], told: Told, gesture: Any) -> None:
    state: State = told.state
    assert isinstance(state.phase, Covering)
    top = lying(state, state.phase.pile)[-1]
    assert found["top"] == written(state, top) and SUITS[found["suit"]] == written(state, top)[-1]
    if "card" in found.groupdict():
        assert not covers(state, gesture.cards[0], top) and written(state, gesture.cards[0]) == found["card"]


@claim("refusal", r"What is owed is taken all at once, by the button\. \(rule JD-11\)")
def _take_by_button(_: re.Match[str], told: Told, gesture: Any) -> None:
    assert Take() in told.view.legal and gesture.place == STOCK


@claim("refusal", r"You have answered there; the next player has to now\. \(rule JD-11\)")
def _answered_there(_: re.Match[str], told: Told, gesture: Any) -> None:
    pile, phase = told.state.rules.pile_at(gesture.place), told.state.phase
    assert (
        isinstance(phase, Answering)
        and told.state.debts[pile].by == told.seat
        and pile not in bits(phase.owed)
    )


@claim(
    "refusal", r"This turn only answers: nothing goes where there is no 2 or 4♠ to answer\. \(rule JD-11\)"
)
def _only_answers(_: re.Match[str], told: Told, gesture: Any) -> None:
    pile = told.state.rules.pile_at(gesture.place)
    assert isinstance(told.state.phase, Answering) and (pile is None or told.state.debts[pile] is None)


@claim("refusal", r"An 8 does not answer a 2 or a 4♠\. \(rule JD-17\)")
def _eight_refused(_: re.Match[str], told: Told, gesture: Carry) -> None:
    assert rank(told.state, gesture.cards[0]) == "8" and isinstance(told.state.phase, Answering)


@claim(
    "refusal",
    r"Only (?P<what>a 2|a 4♠|a 4♠ or a joker) answers (?:here|your own 4♠); if not, you owe (?P<cost>\d+)\. \(rule JD-1[03]\)",
)
def _answer_refused(found: re.Match[str], told: Told, gesture: Any) -> None:
    pile = told.state.rules.pile_at(gesture.place)
    assert found["what"] == ways_to_answer(told.state, pile) and cost(told.state, pile) == int(found["cost"])


@claim(
    "refusal",
    r"Nothing is drawn until the pile that was taken up is laid, or given up\. \(rule JD-28\)",
    r"Lay the cards taken up on the other piles, or give up\. \(rule JD-28\)",
)
def _shed_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert isinstance(told.state.phase, Shedding)
    assert "drawn" not in found[0] or gesture.place == STOCK


@claim("refusal", r"The cards taken up go on the other piles, not back on their place\. \(rule JD-28\)")
def _not_back(_: re.Match[str], told: Told, gesture: Any) -> None:
    assert told.state.phase == Shedding(told.state.rules.pile_at(gesture.place))


@claim("refusal", r"The cards taken up go on piles, not on an empty place\. \(rule JD-28\)")
def _not_on_an_empty_place(_: re.Match[str], told: Told, gesture: Any) -> None:
    assert not lying(told.state, told.state.rules.pile_at(gesture.place))
