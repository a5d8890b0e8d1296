"""What Hell is Hungry! says, and how to tell from the position whether it is so."""

import re
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from game.cards import Card
from game.deal_cycle import OVER
from game.events import DealEnded, DealStarted, MatchEnded, Moved
from game.hell_is_hungry.actions import (
    Attack,
    EndTurn,
    KeepHand,
    Pass,
    Pay,
    PlaceReaper,
    SendToPurgatory,
    Swap,
    TakeSoul,
)
from game.hell_is_hungry.cards import MOST_SEATS, deck
from game.hell_is_hungry.events import (
    BattleBegan,
    BattleWon,
    HellIsFed,
    Passed,
    Played,
    ReaperLifted,
    ReaperPlaced,
)
from game.hell_is_hungry.phases import Battling, Choosing, Claiming, Paying, Placing, Swapping
from tests.game.truth import Oracle, Told

ORACLE = Oracle()
claim = ORACLE.claim

DECK = deck(MOST_SEATS)
CARD = r"(?:(?:\d+|[JQKA])[♠♥♦♣]|a joker)"
THE = r"(?:the (?:(?:\d+|[JQKA])[♠♥♦♣]|joker))"
NEEDED = r"(?P<needed>.+?)"


def code(card: Card) -> str:
    """The rank of a card: 2 to 10, J, Q, K, A or JK."""
    found = DECK.faces[card].code.split(".")[0]
    return found if found == "JK" else found[:-1]


def worth(card: Card) -> int:
    """HH-8."""
    return {"JK": 20, "A": 11, "K": 10, "Q": 10, "J": 10}.get(code(card)) or int(code(card))


def made(cards: Iterable[Card]) -> int:
    """What cards make together."""
    return sum(map(worth, cards))


def written(card: Card) -> str:
    """How a card is written when it is first spoken of."""
    return DECK.faces[card].text


def the(card: Card) -> str:
    """How it is written from then on."""
    return f"the {written(card).removeprefix('a ')}"


def ranks_above(card: Card, other: Card) -> bool:
    """HH-9: between two single cards of equal value."""
    order = ("10", "J", "Q", "K", "A", "JK")
    return code(card) in order and code(other) in order and order.index(code(card)) > order.index(code(other))


def beats(cards: Sequence[Card], top: Sequence[Card], before: Sequence[Card] | None = None) -> bool:
    """HH-9 to HH-11, from the codes; ``before`` is what the top was laid on."""
    faces, above = sorted(map(code, top)), sorted(map(code, cards))
    if faces == ["JK"]:
        return above == ["2"]
    if faces in (["A", "JK"], ["JK", "JK"]):
        return above == ["2", "2"]
    if (
        before is not None
        and faces == ["2", "2"]
        and sorted(map(code, before)) in (["A", "JK"], ["JK", "JK"])
    ):
        return len(cards) == 2 and made(cards) > 4
    if made(cards) == made(top):
        return len(cards) == len(top) == 1 and ranks_above(cards[0], top[0])
    return made(cards) > made(top)


def options(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Every play of a hand."""
    return [*((card,) for card in cards), *combinations(cards, 2)]


def laid(told: Told) -> list[tuple[Card, ...]]:
    """What lies on the pile that is fought for: the soul, then each play."""
    phase = told.state.phase
    return [(told.state.table.piles[phase.cell][-1],), *(cards for _, cards in phase.plays)]


def goes_on(told: Told, cards: Sequence[Card]) -> bool:
    """Whether a play may be laid now."""
    lying = laid(told)
    return beats(cards, lying[-1], lying[-2] if len(lying) > 1 else None)


def hand(told: Told, seat: int | None = None) -> list[Card]:
    """A seat's hand, or that of the seat to move."""
    grid = told.state.grid
    return list(told.state.table.piles[grid.hands[told.state.turn if seat is None else seat]])


def soul(told: Told, cell: int) -> Card:
    """The exposed soul of a pile."""
    return int(told.state.table.piles[cell][-1])


def adjacent(told: Told, cell: int) -> set[int]:
    """HH-7, from rows and columns."""
    side = 3 if told.state.grid.seats == 2 else 4
    row, column = divmod(cell, side)
    near = {
        (row + down) * side + column + across
        for down in (-1, 0, 1)
        for across in (-1, 0, 1)
        if (down or across) and 0 <= row + down < side and 0 <= column + across < side
    }
    diagonal = {other for other in near if other % side != column and other // side != row}
    return near if diagonal & set(told.state.grid.adjacent[cell]) else near - diagonal


def can_attack(told: Told, cell: int) -> bool:
    """HH-7, HH-9, HH-14: for the seat to move."""
    held, exposed = hand(told), told.state.table.piles[cell]
    if not exposed:
        return False
    if cell in told.state.reapers:
        prices = [card for card in held if worth(card) >= worth(exposed[-1])]
        return any(can_open([card for card in held if card != price], exposed[-1]) for price in prices)
    return can_open(held, exposed[-1])


def can_open(held: Sequence[Card], on: Card) -> bool:
    """Whether a hand can lay anything on a soul."""
    return any(beats(cards, (on,)) for cards in options(held))


def counts(told: Told, state: Any, seat: int) -> int:
    """HH-17: what a points pile counts."""
    pile = state.table.piles[state.grid.points[seat]]
    return sum(worth(card) for card in pile if card // 54 - 1 != seat)


def addressed(found: re.Match[str], told: Told) -> None:
    """A prompt begins with the seat to move."""
    start = "Your turn" if told.cast.you == told.state.turn else f"{told.cast.names[told.state.turn]}'s turn"
    assert found[0].startswith(start)


def phase(told: Told, kind: type) -> Any:
    """The phase, which must be of a kind."""
    assert isinstance(told.state.phase, kind), told.state.phase
    return told.state.phase


# Prompts


@claim("prompt", rf".+ turn: swap a card for (?P<card>{THE}) in purgatory, or keep the hand\.")
def _swap(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    phase(told, Swapping)
    purgatory = told.state.table.piles[told.state.grid.purgatories[told.state.turn]]
    assert found["card"] == the(purgatory[-1]) and hand(told)


@claim("prompt", r".+ turn: place the reaper on a pile of souls\.")
def _place(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    phase(told, Placing)


@claim("prompt", r".+ turn: no pile beside the reaper can be fought for, so end the turn\.")
@claim("prompt", r".+ turn: battle for an adjacent pile, or end the turn\.")
def _choose(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    phase(told, Choosing)
    if told.seat == told.state.turn:
        stand = told.state.reapers[told.seat]
        able = any(can_attack(told, cell) for cell in adjacent(told, stand))
        assert able == ("adjacent" in found[0])
    else:
        assert "adjacent" in found[0], "nobody else knows the hand"


@claim("prompt", r".+ turn: pay with a card worth (?P<worth>\d+) or more(?P<keep>, and keep what opens)?\.")
def _pay(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    on = soul(told, phase(told, Paying).cell)
    assert int(found["worth"]) == worth(on)
    prices = [card for card in hand(told) if worth(card) >= worth(on)]
    needed = [price for price in prices if not can_open([card for card in hand(told) if card != price], on)]
    assert bool(found["keep"]) <= (told.seat == told.state.turn)
    if told.seat == told.state.turn and len({code(card) for card in prices}) == len(prices):
        assert bool(found["keep"]) == bool(needed)


def satisfies(needed: str, told: Told) -> None:
    """What is said to go on top is just what does, over every play of a whole deck."""
    cards = range(54 * (told.state.turn + 1), 54 * (told.state.turn + 2))
    for play in [*((card,) for card in cards), *combinations(list(cards)[:13] + list(cards)[52:], 2)]:
        assert _told_to_go(needed, play) == goes_on(told, play), [written(card) for card in play]


def _told_to_go(needed: str, play: Sequence[Card]) -> bool:
    faces = sorted(map(code, play))
    if needed == "a single 2 on the joker":
        return faces == ["2"]
    if needed == "two 2s":
        return faces == ["2", "2"]
    if needed == "two cards that make more than 4":
        return len(play) == 2 and made(play) > 4
    found = re.fullmatch(r"more than (\d+)(?:, or a single (.+))?", needed)
    assert found is not None, needed
    named = {"jack": "J", "queen": "Q", "king": "K"}
    equals = [named[name] for name in found[2].split(" or ")] if found[2] else []
    return made(play) > int(found[1]) or (len(play) == 1 and faces[0] in equals)


@claim("prompt", rf".+ turn: open with {NEEDED}\.", rf".+ turn: play {NEEDED}, or pass\.")
def _battle(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    assert (phase(told, Battling).last is None) == ("open with" in found[0])
    satisfies(found["needed"], told)
    if told.seat == told.state.turn:
        assert any(goes_on(told, play) for play in options(hand(told)))


@claim("prompt", r".+ turn: nothing here goes higher, so pass\.")
def _must_pass(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    assert told.seat == told.state.turn and not any(goes_on(told, play) for play in options(hand(told)))


@claim("prompt", rf".+ turn: take (?P<card>{THE}), or send it to purgatory\.")
def _claim(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    assert found["card"] == the(soul(told, phase(told, Claiming).cell))


@claim("prompt", r"The match is over: (?P<who>.+) won\.")
@claim("narrate", r"(?P<who>.+) won the match(?: with (?P<games>\d) games?)?\.")
def _won(found: re.Match[str], told: Told, event: Any) -> None:
    state = told.state
    assert state.phase is OVER
    single = state.games == 1
    score = [
        sum(deal[seat] for deal in state.deals)
        if single
        else sum(deal[seat] == max(deal) for deal in state.deals)
        for seat in range(state.grid.seats)
    ]
    first = [seat for seat, got in enumerate(score) if got == max(score)]
    names = [told.cast.name(seat) if event is None else told.cast.names[seat] for seat in first]
    assert re.split(r", | and ", found["who"]) == names
    if event is not None:
        assert event == MatchEnded(tuple(first))
        assert single == (found["games"] is None) and (single or int(found["games"]) == max(score))


# Captions, tallies and notes


@claim("caption", r"(?P<number>\d+) · (?:(?P<souls>\d) souls?|(?P<empty>empty)|(?P<battle>fought for))")
def _pile(found: re.Match[str], told: Told, place: Any) -> None:
    piles = told.state.table.piles
    depth = len(piles[place]) + len(piles[told.state.grid.beneath[place]])
    assert int(found["number"]) == place + 1 and place < told.state.grid.cells
    here = isinstance(told.state.phase, Paying | Battling | Claiming) and told.state.phase.cell == place
    assert bool(found["battle"]) == here
    assert here or depth == int(found["souls"] or 0)


@claim("caption", r"(?:(?P<makes>\d+)(?: · )?)?(?P<how>leads|passed)?", rf"(?P<opens>opens): {NEEDED}")
def _lane(found: re.Match[str], told: Told, place: Any) -> None:
    seat, battle = told.state.grid.lanes.index(place), phase(told, Battling)
    if found.groupdict().get("opens"):
        assert seat == told.state.turn and not battle.plays
        satisfies(found["needed"], told)
        return
    own = [cards for player, cards in battle.plays if player == seat]
    assert (found["makes"] is not None) == bool(own)
    assert not own or int(found["makes"]) == made(own[-1])
    assert sorted(told.state.table.piles[place]) == sorted(card for cards in own for card in cards)
    leads = bool(battle.plays) and battle.plays[-1][0] == seat
    assert leads == (found["how"] == "leads")
    if found["how"] == "passed":
        assert battle.passed >> seat & 1
        assert battle.defender is None or seat in (told.state.active, battle.defender)


@claim("caption", "not in play")
def _unused(found: re.Match[str], told: Told, place: Any) -> None:
    assert place == told.state.grid.unused


@claim("caption", r"deck of (?P<count>\d+)")
def _deck(found: re.Match[str], told: Told, place: Any) -> None:
    assert place == told.state.grid.decks[told.seat]  # type: ignore[index]
    assert len(told.state.table.piles[place]) == int(found["count"])


@claim("caption", "purgatory")
def _purgatory(found: re.Match[str], told: Told, place: Any) -> None:
    assert place == told.state.grid.purgatories[told.seat]  # type: ignore[index]


@claim("caption", r"(?P<points>\d+) points?")
def _points(found: re.Match[str], told: Told, place: Any) -> None:
    assert told.seat is not None and place == told.state.grid.points[told.seat]
    assert int(found["points"]) == counts(told, told.state, told.seat)


@claim("tally", r"(?P<points>\d+) points?(?: · (?P<games>\d) games?)?")
def _tally(found: re.Match[str], told: Told, seat: Any) -> None:
    assert int(found["points"]) == counts(told, told.state, seat)
    won = sum(deal[seat] == max(deal) for deal in told.state.deals)
    assert (found["games"] is None) == (told.state.games == 1)
    assert found["games"] is None or int(found["games"]) == won


@claim("note", "Hell is hungry")
def _title(found: re.Match[str], told: Told, _: Any) -> None:
    assert found


@claim("note", r"3 empty piles end the game: (?P<empty>\d) now")
def _empty(found: re.Match[str], told: Told, _: Any) -> None:
    empty = sum(not told.state.table.piles[cell] for cell in range(told.state.grid.cells))
    assert int(found["empty"]) == empty and (empty < 3 or told.state.phase is OVER)


@claim("note", r"So do (?P<most>\d+) turns without a battle: (?P<now>\d+) now")
def _quiet(found: re.Match[str], told: Told, _: Any) -> None:
    assert int(found["most"]) == 2 * told.state.grid.seats
    assert int(found["now"]) == told.state.quiet <= int(found["most"])


# Previews


@claim(
    "preview",
    r"(?P<sum>.+?) on (?P<under>\d+)(?P<asks>; only .+? it)?(?P<soul>; a soul counts for whoever wins it)?",
)
def _play(found: re.Match[str], told: Told, action: Any) -> None:
    cards = action.cards
    values = " + ".join(str(worth(card)) for card in cards)
    assert found["sum"] == (values if len(cards) == 1 else f"{values} = {made(cards)}")
    assert int(found["under"]) == made(laid(told)[-1])
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


@claim("preview", r"Protects a soul worth (?P<worth>\d+)")
@claim("preview", r"For a soul worth (?P<worth>\d+)")
def _soul_worth(found: re.Match[str], told: Told, action: Any) -> None:
    assert int(found["worth"]) == worth(soul(told, action.cell))
    if isinstance(action, Attack):
        assert action.cell not in told.state.reapers
    else:
        assert isinstance(action, PlaceReaper)


@claim(
    "preview",
    r"Costs a card worth (?P<worth>\d+) or more; wins (?P<wins>\d+)(?P<more> and the soul beneath)?",
)
def _attack(found: re.Match[str], told: Told, action: Any) -> None:
    assert action.cell in told.state.reapers
    assert int(found["worth"]) == int(found["wins"]) == worth(soul(told, action.cell))
    below = told.state.table.piles[told.state.grid.beneath[action.cell]]
    assert bool(found["more"]) == bool(below)


@claim("preview", r"Worth (?P<worth>\d+) points")
def _take(found: re.Match[str], told: Told, action: Any) -> None:
    then, seat = told.after(action), told.state.turn
    assert isinstance(action, TakeSoul)
    ended = len(then.deals) > len(told.state.deals)
    gained = then.deals[-1][seat] if ended else counts(told, then, seat)
    assert gained - counts(told, told.state, seat) == int(found["worth"])


@claim("preview", "No points, but it can be swapped into the hand at the next turn")
def _send(found: re.Match[str], told: Told, action: Any) -> None:
    then, seat = told.after(action), told.state.turn
    assert isinstance(action, SendToPurgatory)
    if len(then.deals) == len(told.state.deals):
        assert counts(told, then, seat) == counts(told, told.state, seat)
        lying = told.state.table.piles[told.state.phase.cell][-1]
        assert then.table.piles[told.state.grid.purgatories[seat]][-1] == lying


@claim("preview", "Swap nothing")
def _keep(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, KeepHand)


@claim("preview", "No battle this turn(?P<over> either: the game is over)?")
def _end_turn(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, EndTurn)
    assert bool(found["over"]) == (len(told.after(action).deals) > len(told.state.deals))


@claim("preview", "Ends the battle: the last to play has won", "Out of this battle for good")
def _pass(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Pass)
    won = [event for event in told.after(action).table.events if isinstance(event, BattleWon)]
    assert bool(won) == found[0].startswith("Ends")
    assert not won or won[0].seat == told.state.phase.last


# The log and the great moments


@claim("narrate", r"Game (?P<number>\d+): the souls are laid out\. By lot, (?P<who>\w+) will begin\.")
def _game(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event == DealStarted(len(told.state.deals) + 1, seat)
    assert (told.state.dealer, told.state.active) == (seat, seat)
    assert int(found["number"]) == event.number


@claim("narrate", r"(?P<who>\w+) places? a reaper on pile (?P<number>\d+)\.")
def _placed(found: re.Match[str], told: Told, event: Any) -> None:
    seat, cell = told.seat_called(found["who"]), int(found["number"]) - 1
    assert event == ReaperPlaced(seat, cell) and told.state.reapers[seat] == cell


@claim("narrate", r"(?P<whose>Your|\w+'s) reaper leaves the grid\.")
def _lifted(found: re.Match[str], told: Told, event: Any) -> None:
    assert isinstance(event, ReaperLifted) and told.before.reapers[event.seat] is not None
    own = "Your" if event.seat == told.cast.you else f"{told.cast.names[event.seat]}'s"
    assert found["whose"] == own
    fresh = len(told.state.deals) > len(told.before.deals)
    assert fresh or told.state.reapers[event.seat] is None


@claim("narrate", r"(?P<who>\w+) battles? for pile (?P<number>\d+)\.")
@claim("narrate", r"(?P<who>\w+) attacks? (?P<whose>your|\w+'s) pile (?P<number>\d+)\.")
def _began(found: re.Match[str], told: Told, event: Any) -> None:
    seat, cell = told.seat_called(found["who"]), int(found["number"]) - 1
    standing = [other for other, stand in enumerate(told.before.reapers) if stand == cell]
    assert event == BattleBegan(seat, cell, standing[0] if standing else None)
    assert cell in adjacent(told, told.before.reapers[seat])
    if standing:
        assert found["whose"] == told.cast.whose(standing[0])


@claim("moment", r"(?P<who>\w+) attacks? (?P<whom>\w+)")
def _attacks(found: re.Match[str], told: Told, event: Any) -> None:
    assert event.seat == told.seat_called(found["who"]) == told.before.turn
    assert told.before.reapers[told.seat_called(found["whom"])] == event.cell


@claim("narrate", rf"(?P<who>\w+) plays? (?P<one>{CARD})(?: and (?P<two>{CARD}): (?P<sum>\d+))?\.")
def _plays(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert isinstance(event, Played) and event.seat == seat == told.before.turn
    assert list(map(written, event.cards)) == [name for name in (found["one"], found["two"]) if name]
    assert found["sum"] is None or int(found["sum"]) == made(event.cards)
    assert set(event.cards) <= set(told.before.table.piles[told.before.grid.hands[seat]])


@claim("narrate", r"(?P<who>\w+) pass(?:es)?\.")
def _passes(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event == Passed(seat) and seat == told.before.turn


@claim("narrate", r"(?P<who>\w+) wins? the battle and all cards played\.")
@claim("moment", r"(?P<who>\w+) wins? the battle")
def _wins(found: re.Match[str], told: Told, event: Any) -> None:
    seat, before = told.seat_called(found["who"]), told.before
    assert event == BattleWon(seat, before.phase.cell)
    played = [each for each in told.events if isinstance(each, Played)]
    assert seat == (played[0].seat if played else before.phase.last if before.phase.plays else before.active)
    lying = {card for place in before.grid.lanes for card in before.table.piles[place]}
    lying |= {card for each in played for card in each.cards}
    moved = {
        each.card
        for each in told.events
        if isinstance(each, Moved)
        and each.source in before.grid.lanes
        and each.target == before.grid.points[seat]
    }
    assert moved == lying


@claim("narrate", rf"Pile (?P<number>\d+) turns up (?P<card>{CARD})\.")
def _turns_up(found: re.Match[str], told: Told, event: Any) -> None:
    cell = int(found["number"]) - 1
    assert event.target == cell and found["card"] == written(event.card)
    assert event.source == told.before.grid.beneath[cell]


@claim("narrate", rf"(?P<who>\w+) takes? (?P<card>{THE}): (?P<points>\d+) points?\.")
def _takes(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event.target == told.before.grid.points[seat] and event.source == told.before.phase.cell
    assert found["card"] == the(event.card) and int(found["points"]) == worth(event.card)


@claim("narrate", rf"(?P<who>\w+) puts? (?P<card>{CARD}) into purgatory\.")
def _puts(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event.target == told.before.grid.purgatories[seat] and found["card"] == written(event.card)


@claim("narrate", rf"(?P<who>\w+) takes? (?P<card>{CARD}) from purgatory\.")
def _swapped_in(found: re.Match[str], told: Told, event: Any) -> None:
    seat, before = told.seat_called(found["who"]), told.before
    assert before.table.piles[before.grid.purgatories[seat]][-1] == event.card
    assert event.target == before.grid.hands[seat] and found["card"] == written(event.card)


@claim("narrate", r"Two rounds without a battle: the game is over\.")
@claim("moment", "Nobody battles any more")
def _silence(found: re.Match[str], told: Told, event: Any) -> None:
    assert isinstance(event, HellIsFed) and told.before.quiet == 2 * told.before.grid.seats - 1
    assert len(told.state.deals) == len(told.before.deals) + 1


@claim("narrate", r"(?P<empty>\d) piles empty: Hell is fed\.")
@claim("moment", "Hell is fed")
def _fed(found: re.Match[str], told: Told, event: Any) -> None:
    empty = sum(not told.before.table.piles[cell] for cell in range(told.before.grid.cells))
    assert isinstance(event, HellIsFed) and empty < 3 <= event.empty <= empty + 1
    assert "empty" not in found.groupdict() or int(found["empty"]) == event.empty


@claim("narrate", r"Points: (?P<points>.+)\.")
def _scored(found: re.Match[str], told: Told, event: Any) -> None:
    got = told.state.deals[-1]
    assert event == DealEnded(got, told.state.totals)
    names = [f"{told.cast.names[seat]} {points}" for seat, points in enumerate(got)]
    assert re.split(r", | and ", found["points"]) == names
    if told.state.phase is OVER:
        assert list(got) == [counts(told, told.state, seat) for seat in range(len(got))]


# The aim, what happens to whom, and what things are


@claim("aim", r"Most points win · until 3 piles are empty · (?P<race>.+)")
@claim("aim", r"Most games win · best of (?P<games>\d) · (?P<race>.+)")
def _aim(found: re.Match[str], told: Told, _: Any) -> None:
    state, seats = told.state, range(told.state.grid.seats)
    single = "games" not in found.groupdict()
    assert single == (state.games == 1) and (single or int(found["games"]) == state.games)
    counted = [
        counts(told, state, seat) if single else sum(deal[seat] == max(deal) for deal in state.deals)
        for seat in seats
    ]
    leaders = [told.name(seat) for seat in seats if counted[seat] == max(counted)]
    assert found["race"].endswith(f" {max(counted)}")
    level = found["race"].startswith("all level")
    assert level == (len(leaders) == len(counted)) and (
        level or all(name in found["race"] for name in leaders)
    )


@claim("effect", r"battles for pile (?P<number>\d+)")
@claim("effect", r"attacked on pile (?P<number>\d+)")
def _fights(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    standing = [seat for seat, stand in enumerate(told.before.reapers) if stand == event.cell]
    assert int(found["number"]) == event.cell + 1 == told.state.phase.cell + 1
    assert [effect.seat] == (standing or [told.before.turn])
    assert effect.by == (told.before.turn if standing else None)


@claim("effect", r"lays (?P<sum>\d+)", "passes")
def _does_it(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert effect.seat == told.before.turn
    assert isinstance(event, Passed) == (found[0] == "passes")
    assert isinstance(event, Passed) or int(found["sum"]) == made(event.cards)


@claim("effect", "wins the battle", "beaten: no reaper until the next turn")
def _won_or_lost(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert effect.seat == event.seat and effect.gain == found[0].startswith("wins")
    if not effect.gain:
        assert told.before.phase.defender == effect.seat


@claim("effect", r"\+(?P<worth>\d+): a soul")
@claim("effect", rf"(?P<card>{CARD}) (?P<way>to|from) purgatory")
def _gets(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    grid = told.before.grid
    if "worth" in found.groupdict():
        assert int(found["worth"]) == worth(event.card) and event.target == grid.points[effect.seat]
        return
    assert found["card"] == written(event.card)
    assert grid.purgatories[effect.seat] == (event.target if found["way"] == "to" else event.source)


@claim("effect", r"(?P<points>\d+) points")
def _ends_with(found: re.Match[str], told: Told, subject: Any) -> None:
    got = told.state.deals[-1]
    assert int(found["points"]) == got[subject[1].seat] and subject[1].gain == (
        int(found["points"]) == max(got)
    )


def whose(words: str, told: Told) -> int:
    """Whose thing is spoken of."""
    name = words.split(" ")[0].lower()
    names = [each.lower() for each in told.cast.names]
    return told.cast.you if name == "your" else names.index(name.removesuffix("'s"))  # type: ignore[return-value]


@claim(
    "explain",
    rf"Pile (?P<number>\d+): (?P<soul>{THE}) is worth (?P<worth>\d+), (?P<beneath>\d) souls? beneath"
    r"(?:; (?P<whose>.+) reaper protects it)?\.(?P<click> Click it to (?:stand here|battle for it)\.)?",
    r"Pile (?P<number>\d+) is empty: three empty piles end the game\.",
)
def _about_pile(found: re.Match[str], told: Told, spot: Any) -> None:
    cell, grid, piles = int(found["number"]) - 1, told.state.grid, told.state.table.piles
    assert spot.place in (cell, grid.beneath[cell])
    if found[0].endswith("end the game."):
        assert not piles[cell]
        return
    assert (found["soul"], int(found["worth"])) == (the(soul(told, cell)), worth(soul(told, cell)))
    assert int(found["beneath"]) == len(piles[grid.beneath[cell]])
    protectors = [seat for seat, stand in enumerate(told.state.reapers) if stand == cell]
    assert protectors == ([whose(found["whose"], told)] if found["whose"] else [])
    may = () if told.seat is None else told.game.legal(told.state, told.seat)
    expected = {PlaceReaper(cell): "stand here", Attack(cell): "battle for it"}
    does = [words for action, words in expected.items() if action in may]
    assert does == ([found["click"].removeprefix(" Click it to ").rstrip(".")] if found["click"] else [])


@claim("explain", r"(?P<count>\d+) souls? that have no part in this game\.")
def _about_unused(found: re.Match[str], told: Told, spot: Any) -> None:
    assert spot.place == told.state.grid.unused
    assert int(found["count"]) == len(told.state.table.piles[spot.place])


@claim("explain", r".+ lane: what is laid in a battle lies here until it is won\.")
@claim("explain", r".+ deck, (?P<count>\d+) cards?: at every turn all hands are filled up to five\.")
@claim("explain", r".+ hand: (?P<count>\d+) cards?\.")
@claim(
    "explain",
    r".+ points pile, (?P<points>\d+) points?: souls and captured cards count, cards of the own deck do not\.",
)
@claim(
    "explain",
    r".+ purgatory, worth no points: at the start of a turn its top card may be swapped into the hand\.",
)
def _about_own(found: re.Match[str], told: Told, spot: Any) -> None:
    grid, seat = told.state.grid, whose(found[0], told)
    kinds = {"lane": grid.lanes, "deck": grid.decks, "hand": grid.hands, "points": grid.points}
    word = found[0].split(" ")[1].rstrip(",:")
    assert kinds.get(word, grid.purgatories)[seat] == spot.place
    parts = found.groupdict()
    assert "count" not in parts or int(parts["count"]) == len(told.state.table.piles[spot.place])
    assert "points" not in parts or int(parts["points"]) == counts(told, told.state, seat)


@claim("explain", r".+ reaper is off the grid until .+ next turn\.")
@claim("explain", r".+ reaper protects pile (?P<number>\d+), and battles for the piles beside it\.")
def _about_reaper(found: re.Match[str], told: Told, piece: Any) -> None:
    seat = whose(found[0], told)
    stand = told.state.reapers[seat]
    assert piece.art == f"reaper_{seat + 1}"
    assert stand is None if "number" not in found.groupdict() else stand == int(found["number"]) - 1


@claim(
    "explain",
    r"(?P<who>\w+) ha(?:s|ve) (?P<points>\d+) points?"
    r"(?P<leads>, leads? the battle)?(?P<turn>, and it is (?:your|this player's) turn)?\.",
)
def _about_player(found: re.Match[str], told: Told, spot: Any) -> None:
    seat, state = told.seat_called(found["who"]), told.state
    assert spot.seat == seat and int(found["points"]) == counts(told, state, seat)
    leads = isinstance(state.phase, Battling) and bool(state.phase.plays) and state.phase.plays[-1][0] == seat
    assert bool(found["leads"]) == leads
    assert bool(found["turn"]) == (state.phase is not OVER and seat == state.active and not leads)


@claim(
    "account",
    r"(?P<fed>\d piles are empty: Hell is fed|Nobody has battled for two rounds)\. Souls count, and so do cards of "
    r"other decks; your own, and purgatories, count nothing\. \(HH-17\)",
)
def _account(found: re.Match[str], told: Told, account: Any) -> None:
    assert [row.points for row in account.rows] == list(told.state.deals[-1])


# Reasons


def useful(card: Card) -> int:
    """What a card is good for in a hand: a 2 is the answer to a joker."""
    return 6 if code(card) == "2" else worth(card)


def offered(told: Told) -> Card:
    """What lies on top of the purgatory of the seat to move."""
    return int(told.state.table.piles[told.state.grid.purgatories[told.state.turn]][-1])


@claim(
    "reason",
    r"it, or a stronger play that is kept, (?:is as good as certain to win the battle|"
    r"wins the battle about (?P<share>\d+)% of the time)",
)
def _holds(found: re.Match[str], told: Told, action: Any) -> None:
    assert goes_on(told, action.cards) and 0 <= int(found["share"] or 100) <= 100


@claim("reason", "to play on would cost more than it is likely to bring")
def _too_dear(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Pass)


@claim("reason", rf"(?P<offered>{THE}) is more useful in a hand than (?P<given>{CARD})")
@claim("reason", rf"(?P<given>{CARD}) can be taken back later")
def _why_swap(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Swap) and found["given"] == written(action.card)
    if "offered" in found.groupdict():
        assert found["offered"] == the(offered(told)) and useful(offered(told)) > useful(action.card)


@claim(
    "reason",
    rf"no card of the hand is less useful than (?P<offered>{THE})(?:; (?P<two>2.) is the answer to a joker)?",
)
@claim(
    "reason",
    rf"(?P<offered>{THE}) is hardly more useful than (?P<poorest>{CARD}), the poorest card of the hand",
)
@claim("reason", rf"(?P<offered>{THE}) stays in purgatory for a later turn")
def _why_keep(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, KeepHand) and found["offered"] == the(offered(told))
    poorest = min(map(useful, hand(told)))
    if "no card" in found[0]:
        assert useful(offered(told)) <= poorest
        assert not found["two"] or found["two"] in map(written, hand(told))
    elif "hardly" in found[0]:
        assert useful(offered(told)) == poorest + 1
        assert any(written(card) == found["poorest"] and useful(card) == poorest for card in hand(told))


def battles_beside(told: Told, cell: int) -> set[int]:
    """The piles next to this one for which the hand could battle from there."""
    return {other for other in adjacent(told, cell) if _could_attack(told, other)}


def _could_attack(told: Told, cell: int) -> bool:
    own = told.state.reapers[told.state.turn]
    exposed = told.state.table.piles[cell]
    if exposed and cell == own:
        return can_open(hand(told), exposed[-1])
    return can_attack(told, cell)


@claim(
    "reason", rf"beside it there is no battle to open, but it shelters (?P<soul>{CARD}), worth (?P<worth>\d+)"
)
def _shelters(found: re.Match[str], told: Told, action: Any) -> None:
    assert found["soul"] == written(soul(told, action.cell)) and int(found["worth"]) == worth(
        soul(told, action.cell)
    )
    assert not battles_beside(told, action.cell)


@claim(
    "reason",
    rf"no battle promises more than the one beside it, for (?P<target>{CARD}) on pile (?P<number>\d+)",
    rf"beside it lies the battle for (?P<target>{CARD}) on pile (?P<number>\d+), "
    rf"and it shelters (?P<soul>{CARD}), worth (?P<worth>\d+)",
)
def _beside(found: re.Match[str], told: Told, action: Any) -> None:
    cell = int(found["number"]) - 1
    assert found["target"] == written(soul(told, cell)) and cell in battles_beside(told, action.cell)
    if found.groupdict().get("soul"):
        assert (found["soul"], int(found["worth"])) == (
            written(soul(told, action.cell)),
            worth(soul(told, action.cell)),
        )


def attacks(told: Told) -> list[int]:
    """The piles that may be attacked."""
    return [cell for cell in adjacent(told, told.state.reapers[told.state.turn]) if can_attack(told, cell)]


@claim("reason", "it is the only battle that can be opened here")
@claim("reason", "no other battle that can be opened here promises more")
@claim("reason", rf"(?P<soul>{CARD}) is worth (?P<worth>\d+)")
def _why_attack(found: re.Match[str], told: Told, action: Any) -> None:
    assert action.cell in attacks(told)
    assert ("only" in found[0]) == (len(attacks(told)) == 1)
    if "soul" in found.groupdict():
        assert (found["soul"], int(found["worth"])) == (
            written(soul(told, action.cell)),
            worth(soul(told, action.cell)),
        )


@claim("reason", "there is no battle you can open", "a battle may cost more than it brings")
def _why_end(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, EndTurn) and bool(attacks(told)) == found[0].startswith("a battle")


@claim("reason", "it is the least useful card that will do", "it will do as the price")
def _why_pay(found: re.Match[str], told: Told, action: Any) -> None:
    prices = [other.card for other in told.game.legal(told.state, told.state.turn)]
    assert action.card in prices
    assert ("least" in found[0]) == (useful(action.card) == min(map(useful, prices)))


@claim("reason", "its points are safe there", "it can be swapped into the hand at the next turn")
def _why_claim(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, TakeSoul) == found[0].endswith("safe there")


# Close-ups


SOUL = r"A soul: it counts for whoever has it among their points\."
CAPTURED = r"Among their points it counts for everybody but the player whose deck it is from\."


@claim("close-up", rf"(?P<worth>\d+) in a battle(?P<does>[.,].+?) (?P<whose>{SOUL}|{CAPTURED})")
def _does(found: re.Match[str], told: Told, card: Any) -> None:
    assert int(found["worth"]) == worth(card) and (card < 54) == found["whose"].startswith("A soul")
    below = [name for name, rank in (("ten", "10"), ("jack", "J"), ("queen", "Q")) if _ranks_over(card, rank)]
    told_of = {
        "JK": ". Alone, only a 2 beats it; with an ace or another joker, only two 2s.",
        "A": ", and the highest of the single cards below the joker.",
        "2": ". Alone it beats a joker; two 2s beat a joker with an ace or with another joker.",
    }
    if code(card) in told_of:
        assert found["does"] == told_of[code(card)]
    elif below:
        assert re.findall(r"a single (\w+)", found["does"]) == below
    else:
        assert found["does"] == ", alone or summed with one other card."


def _ranks_over(card: Card, rank: str) -> bool:
    order = ("10", "J", "Q", "K")
    return code(card) in order and order.index(code(card)) > order.index(rank)


# Refusals


def _mine(told: Told) -> None:
    assert told.seat is not None and told.game.to_move(told.state) == told.seat


@claim("refusal", r"The game is over: Hell is fed\. \(HH-16\)")
def _over(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert told.state.phase is OVER


@claim(
    "refusal",
    r"Another player has to play higher or pass first\. \(HH-12\)",
    r"First the winner of the battle says where the soul goes\. \(HH-13\)",
    r"It is another player's turn: wait until play comes round to this hand\. \(HH-3\)",
)
def _wait(found: re.Match[str], told: Told, gesture: Any) -> None:
    kinds = {"12": Battling, "13": Claiming, "3": Swapping | Placing | Choosing | Paying}
    assert told.state.turn != told.seat
    assert isinstance(told.state.phase, kinds[found[0].rstrip(")").split("-")[1]])


@claim("refusal", r"Only cards from the hand whose turn it is can be carried\. \(HH-8\)")
def _not_held(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    assert not set(gesture.cards) <= set(hand(told))


@claim(
    "refusal",
    rf"First swap a hand card for (?P<card>{THE}) in purgatory, or keep the hand\. \(HH-5\)",
    rf"One card is swapped for (?P<card>{THE}), no more\. \(HH-5\)",
)
def _swap_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Swapping)
    assert found["card"] == the(offered(told))


@claim(
    "refusal",
    r"That pile is empty: a reaper stands only where there are souls\. \(HH-6\)",
    r"Another reaper stands there\. \(HH-6\)",
    r"First place the reaper on a pile of souls\. \(HH-6\)",
)
def _place_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Placing)
    if found[0].startswith("That"):
        assert not told.state.table.piles[gesture.place]
    elif found[0].startswith("Another"):
        assert gesture.place in told.state.reapers and gesture.place != told.state.reapers[told.seat]


@claim(
    "refusal",
    r"First touch the adjacent pile to battle for, or end the turn\. \(HH-7\)",
    r"Battle for an adjacent pile, or end the turn\. \(HH-7\)",
)
def _choose_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Choosing)


@claim("refusal", r"The pile under one's own reaper cannot be fought for\. \(HH-14\)")
@claim("refusal", r"That pile is empty\. \(HH-7\)")
@claim("refusal", r"That pile is not adjacent to this seat's reaper\. \(HH-7\)")
@claim("refusal", rf"This hand cannot both pay for (?P<soul>{THE}) and then open on it\. \(HH-14\)")
@claim("refusal", r"That soul is a joker, beaten only by a single 2, and this hand has none\. \(HH-10\)")
@claim("refusal", rf"This hand holds nothing higher than (?P<soul>{THE})\. \(HH-9\)")
def _no_battle(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Choosing)
    cell, stand, exposed = gesture.place, told.state.reapers[told.seat], told.state.table.piles[gesture.place]
    assert ("own reaper" in found[0]) == (cell == stand)
    assert ("is empty" in found[0]) == (not exposed)
    assert ("not adjacent" in found[0]) == (
        cell not in adjacent(told, stand) and cell != stand and bool(exposed)
    )
    if cell in adjacent(told, stand) and exposed:
        assert not can_attack(told, cell)
        assert ("both pay" in found[0]) == (cell in told.state.reapers)
        assert "soul" not in found.groupdict() or found["soul"] == the(exposed[-1])
        if "joker, beaten" in found[0]:
            assert code(exposed[-1]) == "JK" and "2" not in map(code, hand(told))


@claim(
    "refusal",
    rf"First pay for (?P<soul>{THE}): put a card worth (?P<worth>\d+) or more into the own purgatory\. \(HH-14\)",
    rf"The price for (?P<soul>{THE}) is a single card\. \(HH-14\)",
)
@claim(
    "refusal",
    r"(?P<card>.+) counts (?P<counts>\d+); the price is a card worth (?P<worth>\d+) or more\. \(HH-14\)",
)
@claim(
    "refusal",
    rf"Without (?P<card>{THE}) this hand has nothing left that opens on (?P<soul>{THE})\. \(HH-14\)",
)
def _pay_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    on = soul(told, phase(told, Paying).cell)
    parts = found.groupdict()
    assert parts.get("soul") in (None, the(on)) and int(parts.get("worth") or worth(on)) == worth(on)
    if "counts" in parts:
        (card,) = gesture.cards
        assert parts["card"].lower() == written(card).lower()
        assert int(parts["counts"]) == worth(card) < worth(on)
    elif "card" in parts:
        (card,) = gesture.cards
        assert parts["card"] == the(card) and worth(card) >= worth(on)
        assert not can_open([other for other in hand(told) if other != card], on)


@claim("refusal", r"A play is one card, or two that are summed\. \(HH-8\)")
@claim("refusal", r"In a battle, cards are laid in your own lane, beside those of the others\. \(HH-8\)")
def _how_to_play(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Battling)
    assert (len(gesture.cards) > 2) == found[0].startswith("A play")
    if len(gesture.cards) <= 2:
        assert gesture.place != told.state.grid.lanes[told.seat]
        assert any(set(gesture.cards) <= set(play) and goes_on(told, play) for play in options(hand(told)))


@claim("refusal", r"Who attacks must open the battle\. \(HH-1[24]\)", r"Play higher, or pass\. \(HH-12\)")
def _open_or_pass(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    battle = phase(told, Battling)
    assert (battle.last is None) == found[0].startswith("Who")
    assert ("HH-14" in found[0]) <= (battle.defender is not None)


@claim("refusal", r"A single joker is beaten only by a single 2, not by (?P<played>.+)\. \(HH-10\)")
@claim("refusal", r"That pair with a joker is beaten only by two 2s, not by (?P<played>.+)\. \(HH-11\)")
@claim("refusal", r"On these two 2s go only two cards that make more than 4, not (?P<played>.+)\. \(HH-11\)")
@claim("refusal", r"(?P<played>.+) makes? (?P<makes>\d+); it takes more than (?P<takes>\d+)\. \(HH-9\)")
@claim("refusal", r"(?P<played>.+) makes? (?P<makes>\d+) too, and ranks no higher: .+\. \(HH-9\)")
@claim("refusal", r"(?P<played>.+) makes? (?P<makes>\d+) too; it takes more than (?P<takes>\d+)\. \(HH-9\)")
def _too_low(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    top = laid(told)[-1]
    assert found["played"].lower() == " and ".join(map(written, gesture.cards)).lower()
    assert not goes_on(told, gesture.cards)
    faces = sorted(map(code, top))
    if "single joker" in found[0]:
        assert faces == ["JK"]
    elif "pair with a joker" in found[0]:
        assert faces in (["A", "JK"], ["JK", "JK"])
    elif "these two 2s" in found[0]:
        assert faces == ["2", "2"]
    else:
        assert int(found["makes"]) == made(gesture.cards)
        assert int(found.groupdict().get("takes") or made(top)) == made(top)
        assert ("too" in found[0]) == (made(top) == made(gesture.cards))


@claim("refusal", r"First say where the soul goes: to the points or to purgatory\. \(HH-13\)")
def _claim_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Claiming)
