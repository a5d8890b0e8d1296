"""What Evil Deal says, and how to tell from the position whether it is so."""

import re
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

from game.cards import Card
from game.deal_cycle import OVER
from game.events import DealEnded, DealStarted, MatchEnded, Moved
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.events import ExchangeWon, Lot, SecondHalf, StackTaken, TrickTaken, TrumpsClash
from game.evil_deal.phases import Burying, Following, Leading, Naming, Picking
from game.evil_deal.places import BURIED, HANDS, STACKS, TAKEN, TRICKS, TRUMPS
from tests.game.truth import Oracle, Told

ORACLE = Oracle()
claim = ORACLE.claim

CARD = r"(?:\d+|[JQKA])[♠♥♦♣]"
SUIT = r"(?:spades|hearts|diamonds|clubs)"
TRUMP = rf"(?:no trump|{SUIT})"
EXCHANGES = ("first", "second", "third")
PAID = {
    True: {5: 66, 6: 111, 7: 222, 8: 333},
    False: {4: 66, 5: 111, 6: 222, 7: 333, 8: 666},
}
"""By whether a seat dealt: what so many tricks pay."""


def written(card: Card) -> str:
    """How a card is written."""
    return DECK.faces[card].text


def suit(card: Card) -> str:
    """The suit of a card, in words."""
    return {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}[DECK.faces[card].code[-1]]


def rank(card: Card) -> int:
    """2 to 14: aces are high (ED-1)."""
    code = DECK.faces[card].code[:-1]
    return {"J": 11, "Q": 12, "K": 13, "A": 14}.get(code) or int(code)


def trump(told: Told, seat: int, half: int) -> str:
    """ED-4 to ED-7: what is trump in the tricks that a seat opens, from the trump cards and how they lie."""
    state = told.state
    named = [
        None if plain else suit(_of_half(told, who, half)) for who, plain in enumerate(state.side_by_side)
    ]
    return "no trump" if named[seat] is None or named[0] == named[1] else str(named[seat])


def _of_half(told: Told, seat: int, half: int) -> Card:
    first = told.state.firsts[seat]
    if half == 0:
        return int(first)
    return next(card for card in told.state.table.piles[TRUMPS[seat]] if card != first)


def running_trump(told: Told) -> str:
    """ED-8, ED-9, ED-12: the trump of whoever opened the running trick."""
    state = told.state
    return trump(told, state.opener, state.half)


def takes(answer: Card, led: Card, trump: str) -> bool:
    """ED-11."""
    return rank(answer) > rank(led) if suit(answer) == suit(led) else suit(answer) == trump


def hand(told: Told, seat: int | None = None) -> list[Card]:
    """A seat's hand, or that of the seat to move."""
    return list(told.state.table.piles[HANDS[told.state.turn if seat is None else seat]])


def addressed(found: re.Match[str], told: Told) -> None:
    """A prompt begins with the seat to move."""
    start = "Your turn" if told.cast.you == told.state.turn else f"{told.cast.names[told.state.turn]}'s turn"
    assert found[0].startswith(start)


def phase(told: Told, kind: type) -> Any:
    """The phase, which must be of a kind."""
    assert isinstance(told.state.phase, kind), told.state.phase
    return told.state.phase


# Prompts


@claim("prompt", r".+ turn: pick one of the two unseen stacks\.")
def _pick(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    phase(told, Picking)
    assert [len(told.state.table.piles[place]) for place in STACKS[told.state.turn]] == [12, 12]


@claim("prompt", r".+ turn: say which trump card rules which half(?P<plain>, or lay them side by side)?\.")
def _name(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    phase(told, Naming)
    one, other = told.state.table.piles[TRUMPS[told.state.turn]]
    assert bool(found["plain"]) == (suit(one) == suit(other))


@claim("prompt", r".+ turn: discard one card, unseen by the other player\.")
def _discard(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    phase(told, Burying)
    assert len(hand(told)) == 13 and len(told.game.legal(told.state, told.state.turn)) == 12


@claim(
    "prompt",
    rf".+ turn: (?:answer (?P<led>{CARD}),|lead) the (?P<exchange>\w+) exchange"
    rf"(?P<takes>, which takes the trick)?; (?P<trump>there is no trump|{SUIT} are trump)\.",
)
def _play(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    piles = [told.state.table.piles[place] for place in TRICKS]
    number = min(map(len, piles))
    assert found["exchange"] == EXCHANGES[number] and bool(found["takes"]) == (number == 2)
    _trump_told(found["trump"], told)
    if found["led"]:
        led = piles[1 - told.state.turn][-1]
        assert len(piles[1 - told.state.turn]) == number + 1 and found["led"] == written(led)
    else:
        phase(told, Leading)


def _trump_told(words: str, told: Told) -> None:
    assert words == (
        "there is no trump" if running_trump(told) == "no trump" else f"{running_trump(told)} are trump"
    )


@claim("prompt", r"(?P<who>\w+) wins? the match by (?P<lead>\d+) points\.")
@claim("narrate", r"(?P<who>\w+) wins? the match by (?P<lead>\d+) points\.")
def _won(found: re.Match[str], told: Told, event: Any) -> None:
    totals, seat = told.state.totals, told.seat_called(found["who"])
    assert told.state.phase is OVER and totals[seat] >= 666 and totals[seat] == max(totals)
    assert int(found["lead"]) == totals[seat] - totals[1 - seat]
    assert event is None or event == MatchEnded((seat,))


# Captions, tallies and notes


@claim("caption", r"(?P<count>\d+) cards?", "for the second half")
def _stack(found: re.Match[str], told: Told, place: Any) -> None:
    seat = next(seat for seat in range(2) if place in STACKS[seat])
    left = [other for other in STACKS[seat] if told.state.table.piles[other]]
    assert place in left and told.state.half == 0
    if found[0] == "for the second half":
        assert left == [place]
    else:
        assert len(left) == 2 and len(told.state.table.piles[place]) == int(found["count"])


@claim("caption", rf"(?P<when>now|first) (?P<one>{TRUMP})(?:, then (?P<then>{TRUMP}))?")
def _trumps(found: re.Match[str], told: Told, place: Any) -> None:
    state, seat = told.state, TRUMPS.index(place)
    if found["when"] == "first":
        laid = phase(told, Naming).theirs
        assert seat == 1 - state.dealer and laid is not None
        cards = [laid.first, *(card for card in state.table.piles[place] if card != laid.first)]
        named = ["no trump"] * 2 if isinstance(laid, SideBySide) else [suit(card) for card in cards]
        assert [found["one"], found["then"]] == named
        return
    assert found["one"] == trump(told, seat, state.half)
    assert found["then"] == (None if state.half else trump(told, seat, 1))


@claim("caption", "trump cards, not laid yet")
def _not_laid(found: re.Match[str], told: Told, place: Any) -> None:
    assert isinstance(told.state.phase, Picking | Naming) and len(told.state.table.piles[place]) == 2
    laid = isinstance(told.state.phase, Naming) and told.state.phase.theirs is not None
    assert not laid or place == TRUMPS[told.state.dealer]


@claim("caption", rf"Exchange (?P<number>\d) of 3; (?P<trump>there is no trump|{SUIT} are trump)")
def _exchange(found: re.Match[str], told: Told, place: Any) -> None:
    assert place == TRICKS[told.seat or 0]
    assert int(found["number"]) == 1 + min(len(told.state.table.piles[place]) for place in TRICKS)
    _trump_told(found["trump"], told)


@claim("caption", r"(?P<count>\d) tricks?")
def _tricks(found: re.Match[str], told: Told, place: Any) -> None:
    assert int(found["count"]) == len(told.state.table.piles[place]) // 6 and place in TAKEN


@claim("caption", "discarded")
def _discarded(found: re.Match[str], told: Told, place: Any) -> None:
    assert place in BURIED and len(told.state.table.piles[place]) == 1


@claim("tally", r"(?P<tricks>\d) tricks? · (?P<points>\d+) points?")
def _tally(found: re.Match[str], told: Told, seat: Any) -> None:
    assert int(found["tricks"]) == len(told.state.table.piles[TAKEN[seat]]) // 6
    assert int(found["points"]) == sum(deal[seat] for deal in told.state.deals)


def _columns(told: Told) -> tuple[int, int]:
    return (told.seat or 0, 1 - (told.seat or 0))


@claim("note", r"Tricks pay (?P<one>\w+)(?P<deals>\s\(deals\))? · (?P<other>\w+)(?: \(deals\))?")
def _note_title(found: re.Match[str], told: Told, _: Any) -> None:
    mine, other = _columns(told)
    assert (found["one"], found["other"]) == (told.name(mine), told.name(other))
    assert bool(found["deals"]) == (mine == told.state.dealer) and found[0].count("(deals)") == 1


@claim("note", r"(?P<tricks>\d): (?P<one>›?\d+‹?) · (?P<other>›?\d+‹?)")
def _note_row(found: re.Match[str], told: Told, _: Any) -> None:
    for seat, paid in zip(_columns(told), (found["one"], found["other"]), strict=True):
        tricks = int(found["tricks"])
        assert int(paid.strip("›‹")) == PAID[seat == told.state.dealer].get(tricks, 0)
        assert ("›" in paid) == (tricks == len(told.state.table.piles[TAKEN[seat]]) // 6)


@claim("note", r"(?P<who>\w+): \+66 a trick above four")
def _note_extra(found: re.Match[str], told: Told, _: Any) -> None:
    assert told.state.side_by_side[told.seat_called(found["who"])]


@claim("note", "666 wins the match")
def _note_target(found: re.Match[str], told: Told, _: Any) -> None:
    assert max(told.state.totals) < 666 or told.state.phase is OVER


# Previews


@claim("preview", r"The first hand; the other stack stays unseen until the second half")
def _first_hand(found: re.Match[str], told: Told, action: Any) -> None:
    stacks = [told.state.table.piles[place] for place in STACKS[told.state.turn]]
    then = told.after(action).table.piles
    assert set(then[HANDS[told.state.turn]]) == set(stacks[action.number])
    assert then[STACKS[told.state.turn][1 - action.number]] == stacks[1 - action.number]


@claim(
    "preview",
    rf"First half (?P<one>{TRUMP}), second half (?P<two>{TRUMP})(?P<unless>, unless the dealer names the same)?; "
    rf"(?P<card>{CARD}) is taken up between them",
)
def _cross(found: re.Match[str], told: Told, action: Any) -> None:
    seat, then = told.state.turn, told.after(action)
    assert isinstance(action, Cross) and found["card"] == written(action.first)
    if then.firsts:
        after = replace(told, state=then)
        assert not found["unless"]
        assert [found["one"], found["two"]] == [trump(after, seat, half) for half in range(2)]
        return
    cards = [action.first, *(card for card in told.state.table.piles[TRUMPS[seat]] if card != action.first)]
    assert [found["one"], found["two"]] == [suit(card) for card in cards]
    cancelled = {
        half
        for half in range(2)
        for laid in told.game.legal(then, 1 - seat)
        if _laid(told, then, 1 - seat, laid)[half] == suit(cards[half])
    }
    assert bool(found["unless"]) == bool(cancelled)


def _laid(told: Told, state: Any, seat: int, laid: Any) -> list[str | None]:
    """The suits that a way of laying trump cards names for the halves."""
    if isinstance(laid, SideBySide):
        return [None, None]
    return [suit(laid.first), *(suit(card) for card in state.table.piles[TRUMPS[seat]] if card != laid.first)]


@claim(
    "preview",
    rf"No trump in either half, and 66 more for each trick above four; (?P<card>{CARD}) is taken up between them",
)
def _plain(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, SideBySide) and found["card"] == written(action.first)
    one, other = told.state.table.piles[TRUMPS[told.state.turn]]
    assert suit(one) == suit(other)


@claim("preview", rf"(?P<card>{CARD}) is out of the deal, and nobody else sees it")
def _bury(found: re.Match[str], told: Told, action: Any) -> None:
    then = told.after(action)
    assert found["card"] == written(then.table.piles[BURIED[told.state.turn]][0])
    assert told.game.view(then, 1 - told.state.turn).piles[BURIED[told.state.turn]] == (None,)


@claim("preview", rf"Lead (?P<card>{CARD})(?P<last>: whoever wins takes the trick)?")
def _lead(found: re.Match[str], told: Told, action: Any) -> None:
    assert found["card"] == written(action.card)
    assert bool(found["last"]) == (len(told.state.table.piles[TRICKS[told.state.turn]]) == 2)


@claim(
    "preview",
    "(?P<wins>Takes the trick|Wins the exchange and leads the next)",
    "(?P<loses>Gives up the trick|Gives up the exchange)",
)
def _answer(found: re.Match[str], told: Told, action: Any) -> None:
    then, seat = told.after(action), told.state.turn
    events = then.table.events
    won = [event.seat for event in events if isinstance(event, ExchangeWon)]
    assert (won == [seat]) == found[0].startswith(("Takes", "Wins"))
    assert found[0].endswith("the trick") == any(isinstance(event, TrickTaken) for event in events)
    if found[0].endswith("leads the next"):
        assert then.turn == seat and isinstance(then.phase, Leading)


# The log and the great moments


@claim("narrate", r"The lot falls on (?P<who>\w+) to deal first\.")
def _lot(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event == Lot(seat) and told.state.dealer == seat


@claim("narrate", r"Deal (?P<number>\d+): (?P<who>\w+) deals?\.")
def _deals(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event == DealStarted(len(told.state.deals) + 1, seat) and seat == told.state.dealer
    assert int(found["number"]) == len(told.state.deals) + 1
    assert told.before is told.state or seat == 1 - told.before.dealer


@claim("narrate", r"(?P<who>\w+) takes? up an unseen stack\.")
def _stack_taken(found: re.Match[str], told: Told, event: Any) -> None:
    assert event == StackTaken(told.seat_called(found["who"])) and event.seat == told.before.turn


@claim("narrate", rf"(?P<who>\w+) plays? (?P<card>{CARD})\.")
def _plays(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event == Moved(event.card, HANDS[seat], TRICKS[seat]) and written(event.card) == found["card"]


@claim("narrate", rf"(?P<who>\w+) discards? (?P<card>a card|{CARD}), unseen\.")
def _discards(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    (card,) = told.state.table.piles[BURIED[seat]]
    assert (event.source, event.target) == (HANDS[seat], BURIED[seat])
    assert found["card"] == (written(card) if seat == told.seat else "a card")


@claim("narrate", rf"(?P<who>\w+) takes? up (?P<card>{CARD})\.")
def _takes_up(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert written(told.before.firsts[seat]) == found["card"] and event.card in hand(told, seat)


@claim(
    "narrate",
    rf"(?P<who>\w+) lays? (?P<first>{CARD}) (?P<how>across|and) (?P<second>{CARD})"
    r"(?:: the upper one rules the first half, the other the second| side by side: no trump in either half)\.",
)
def _lays(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert seat == told.before.turn == event.seat
    pile = told.state.table.piles[TRUMPS[seat]]
    assert [found["first"], found["second"]] == [written(pile[1]), written(pile[0])], (
        "the first half's on top"
    )
    assert event.side_by_side == (found["how"] == "and") == ("side by side" in found[0])


@claim("narrate", rf"Both named (?P<suit>{SUIT}): no trump in the (?P<half>first|second) half\.")
@claim("moment", rf"Both name (?P<suit>{SUIT}): no trump in the (?P<half>first|second) half")
def _clash(found: re.Match[str], told: Told, event: Any) -> None:
    half = EXCHANGES.index(found["half"])
    assert isinstance(event, TrumpsClash)
    assert [suit(_of_half(told, seat, half)) for seat in range(2)] == [found["suit"]] * 2
    assert told.state.side_by_side == (False, False)


@claim("moment", r"(?P<who>\w+) plays? without trump")
def _without(found: re.Match[str], told: Told, event: Any) -> None:
    assert event.side_by_side and event.seat == told.seat_called(found["who"]) == told.before.turn


@claim("narrate", r"(?P<who>\w+) wins? the exchange\.")
def _exchange_won(found: re.Match[str], told: Told, event: Any) -> None:
    seat, before = told.seat_called(found["who"]), told.before
    answer = next(each.card for each in told.events if isinstance(each, Moved) and each.target in TRICKS)
    earlier = replace(told, state=before)
    wins = takes(answer, before.phase.led, running_trump(earlier))
    led = before.phase.led
    trumped = wins and suit(answer) != suit(led)
    assert event == ExchangeWon(seat, answer if wins else led, trumped)
    assert seat == (before.turn if wins else 1 - before.turn)


@claim("narrate", r"(?P<who>\w+) takes? the trick: (?P<own>\d) to (?P<other>\d)\.")
def _trick_taken(found: re.Match[str], told: Told, event: Any) -> None:
    seat, before = told.seat_called(found["who"]), told.before
    taken = [len(before.table.piles[place]) // 6 + (who == seat) for who, place in enumerate(TAKEN)]
    assert [int(found["own"]), int(found["other"])] == [taken[seat], taken[1 - seat]]
    assert event == TrickTaken(seat, tuple(taken)) and [
        each.seat for each in told.events if isinstance(each, ExchangeWon)
    ] == [seat]


@claim("narrate", r"The second stacks are opened\.")
@claim("moment", "The second half")
def _second_half(found: re.Match[str], told: Told, event: Any) -> None:
    assert event == SecondHalf() and (told.before.half, told.state.half) == (0, 1)
    assert not any(told.state.table.piles[place] for stacks in STACKS for place in stacks)


@claim("narrate", r"(?P<who>\w+) scores? (?P<points>\d+) points\.")
def _scores(found: re.Match[str], told: Told, event: Any) -> None:
    seat, before = told.seat_called(found["who"]), told.before
    winner = next(each.seat for each in told.events if isinstance(each, TrickTaken))
    tricks = len(before.table.piles[TAKEN[seat]]) // 6 + (winner == seat)
    pays = PAID[seat == before.dealer].get(tricks, 0)
    extra = 66 * max(0, tricks - 4) if before.side_by_side[seat] else 0
    assert int(found["points"]) == pays + extra == told.state.deals[-1][seat] > 0
    assert isinstance(event, DealEnded) and told.state.deals[-1][1 - seat] == 0


# The aim, what happens to whom, and what things are


@claim("aim", r"First to 666 points wins · (?P<race>.+)")
def _aim(found: re.Match[str], told: Told, _: Any) -> None:
    one, other = told.state.totals
    race, best = found["race"], max(told.state.totals)
    assert race.startswith("all level") == (one == other) and race.endswith(str(best))
    leader = int(other > one)
    assert one == other or (f"{told.name(leader)} lead" in race)
    if told.cast.you not in (None, leader) and one != other:
        assert race.startswith(f"you {told.state.totals[told.cast.you]} ")  # type: ignore[index]


@claim("effect", "takes up a stack")
@claim("effect", "no trump in either half")
@claim("effect", "discards, unseen")
def _own_doing(found: re.Match[str], told: Told, subject: Any) -> None:
    assert subject[1].seat == told.before.turn


@claim("effect", rf"first (?P<one>{SUIT}), then (?P<two>{SUIT})")
def _crosses(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert effect.seat == told.before.turn and not event.side_by_side
    under, over = told.state.table.piles[TRUMPS[effect.seat]]
    assert [found["one"], found["two"]] == [suit(over), suit(under)]


@claim("effect", rf"(?P<suit>{SUIT}) cancelled in the (?P<half>first|second) half")
def _cancelled(found: re.Match[str], told: Told, subject: Any) -> None:
    half = EXCHANGES.index(found["half"])
    assert [suit(_of_half(told, seat, half)) for seat in range(2)] == [found["suit"]] * 2


@claim("effect", rf"(?P<card>{CARD}) (?P<how>is trump: it wins|wins) the exchange")
def _card_wins(found: re.Match[str], told: Told, subject: Any) -> None:
    answer = next(each.card for each in told.events if isinstance(each, Moved) and each.target in TRICKS)
    led, ruling = told.before.phase.led, running_trump(replace(told, state=told.before))
    wins = takes(answer, led, ruling)
    assert found["card"] == written(answer if wins else led)
    assert subject[1].seat == (told.before.turn if wins else 1 - told.before.turn) and subject[1].gain
    assert ("trump" in found["how"]) == (wins and suit(answer) != suit(led))


@claim("effect", r"takes the trick: (?P<count>\d) tricks?")
def _trick_gained(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    before = len(told.before.table.piles[TAKEN[effect.seat]]) // 6
    assert effect.seat == event.seat and int(found["count"]) == before + 1


@claim("effect", r"\+(?P<points>\d+)")
def _paid(found: re.Match[str], told: Told, subject: Any) -> None:
    assert int(found["points"]) == told.state.deals[-1][subject[1].seat]
    assert subject[1].gain == (found["points"] != "0")


def whose(words: str, told: Told) -> int:
    """Whose thing is spoken of."""
    name = words.split(" ")[0]
    return told.cast.you if name == "Your" else told.cast.names.index(name.removesuffix("'s"))  # type: ignore[return-value]


@claim("explain", r"Here the cards lie before they are dealt\.")
def _stock(found: re.Match[str], told: Told, spot: Any) -> None:
    assert spot.place == 0


@claim(
    "explain",
    r"One of your two unseen stacks: click it to take it up as the first half's hand\.",
    r".+ unseen stacks: one becomes the first half's hand, the other waits\.",
    r".+ hand for the second half\. Nobody sees it until then\.",
)
def _about_stack(found: re.Match[str], told: Told, spot: Any) -> None:
    picking = isinstance(told.state.phase, Picking)
    if found[0].startswith("One"):
        assert picking and spot.place in STACKS[told.seat] and told.state.turn == told.seat  # type: ignore[index]
    else:
        assert spot.place in STACKS[whose(found[0], told)] and picking == ("one becomes" in found[0])


@claim(
    "explain",
    r".+ trump cards, not laid yet: each will name the trump of one half, in tricks that (?P<who>\w+) opened\.",
)
@claim(
    "explain",
    rf".+ trump cards: in this half (?:nothing is|(?P<suit>{SUIT}) are) trump in the tricks that (?P<who>\w+) opened\.",
)
def _about_trumps(found: re.Match[str], told: Told, spot: Any) -> None:
    seat = TRUMPS.index(spot.place)
    assert whose(found[0], told) == told.seat_called(found["who"]) == seat
    if "suit" in found.groupdict():
        assert (found["suit"] or "no trump") == trump(told, seat, told.state.half)
    else:
        assert not told.state.firsts


@claim("explain", r".+ tricks: (?P<count>\d) of eight\. Nobody looks at them again\.")
def _about_taken(found: re.Match[str], told: Told, spot: Any) -> None:
    seat = TAKEN.index(spot.place)
    assert (
        whose(found[0], told) == seat and int(found["count"]) == len(told.state.table.piles[spot.place]) // 6
    )


@claim("explain", r".+ discard between the halves, out of the deal and seen by nobody else\.")
@claim("explain", r".+ side of the trick\. Whoever wins the third exchange takes all six cards\.")
def _about_own(found: re.Match[str], told: Told, spot: Any) -> None:
    places = BURIED if "discard" in found[0] else TRICKS
    assert places.index(spot.place) == whose(found[0], told)


@claim("explain", r".+ hand: (?P<count>\d+) cards?\.")
@claim("explain", r".+ hand for the first half\. First lay the trump cards\.")
@claim("explain", r".+ hand for the second half: one card has to go, any but the trump card just taken up\.")
@claim("explain", r".+ hand: follow the suit led if you can; what lies dark may not be played\.")
@claim("explain", r".+ hand: lead any card to the middle\.")
@claim("explain", r".+ hand lies here once a stack is picked\.")
def _about_hand(found: re.Match[str], told: Told, spot: Any) -> None:
    seat, now = HANDS.index(spot.place), told.state.phase
    assert whose(found[0], told) == seat
    if "count" in found.groupdict():
        assert int(found["count"]) == len(told.state.table.piles[spot.place])
        return
    assert seat == told.seat == told.state.turn
    kinds = {
        "First lay": Naming,
        "has to go": Burying,
        "follow": Following,
        "lead any": Leading,
        "lies here": Picking,
    }
    assert isinstance(now, next(kind for words, kind in kinds.items() if words in found[0]))


@claim(
    "explain",
    r"(?P<who>\w+): (?P<tricks>\d) tricks? in this deal, (?P<points>\d+) points? in the match"
    r"(?P<dealt>, dealt, so needs a trick more)?(?P<opened>, opened this trick)?\.",
)
def _about_player(found: re.Match[str], told: Told, spot: Any) -> None:
    seat, state = told.seat_called(found["who"]), told.state
    assert spot.seat == seat and int(found["points"]) == sum(deal[seat] for deal in state.deals)
    assert int(found["tricks"]) == len(state.table.piles[TAKEN[seat]]) // 6
    assert bool(found["dealt"]) == (seat == state.dealer)
    running = isinstance(state.phase, Leading | Following)
    assert bool(found["opened"]) == (running and seat == state.opener)


@claim(
    "explain",
    r"(?P<suit>Spades|Hearts|Diamonds|Clubs) are trump in this trick, because (?P<who>\w+) opened it\.",
)
def _about_sign(found: re.Match[str], told: Told, piece: Any) -> None:
    assert (
        running_trump(told) == found["suit"].lower() and told.seat_called(found["who"]) == told.state.opener
    )
    assert piece.art == f"trump_{found['suit'][0]}"


# Reasons


def number(words: str) -> int:
    """A count in words."""
    return {"no": 0, "a single": 1}.get(words) if words in ("no", "a single") else int(words)  # type: ignore[return-value]


HELD = rf"(?P<{{0}}>no|a single|\d+) (?P<{{1}}>{SUIT}|spade|heart|diamond|club)"


def _holds(count: str, name: str, told: Told) -> None:
    held = sum(suit(card).startswith(name) for card in hand(told))
    assert held == number(count) and name.endswith("s") == (held != 1)


@claim("reason", "nobody has seen either stack, so neither is better")
def _unseen_stacks(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, TakeStack)
    assert all(set(told.view.piles[place]) == {None} for place in STACKS[told.state.turn])


@claim("reason", rf"for the first half the hand holds {HELD.format('a', 'b')} and {HELD.format('c', 'd')}")
def _two_suits(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Cross) and suit(action.first).startswith(found["b"])
    _holds(found["a"], found["b"], told)
    _holds(found["c"], found["d"], told)


@claim(
    "reason",
    rf"the hand holds {HELD.format('a', 'b')}, and takes up the (?P<which>higher|lower) of the two trump cards",
)
def _one_suit(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Cross)
    _holds(found["a"], found["b"], told)
    best = max(told.state.table.piles[TRUMPS[told.state.turn]], key=rank)
    assert (best == action.first) == (found["which"] == "higher")


@claim("reason", rf"the hand holds (?P<high>\d+) cards from ten up and {HELD.format('a', 'b')}")
def _plain_hand(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, SideBySide)
    assert int(found["high"]) == sum(rank(card) >= 10 for card in hand(told))
    _holds(found["a"], found["b"], told)


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
    "reason", rf"it is (?P<lowest>the lowest that may be discarded|one) of (?P<count>\d+) (?P<suit>{SUIT})"
)
def _of_some(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, Bury) and suit(action.card) == found["suit"]
    assert sum(suit(card) == found["suit"] for card in hand(told)) == int(found["count"])
    lowest = min((card for card in _free(told) if suit(card) == found["suit"]), key=rank)
    assert (lowest == action.card) == (found["lowest"] != "one")


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
    unseen = set(range(52)) - gone - {first}
    return certain, [card for card in unseen if suit(card) not in lacked]


@claim(
    "reason",
    r"nothing beats it in (?P<share>.+)% of the hands that the other player may hold",
    "no card that the other player may hold beats it",
)
def _chance(found: re.Match[str], told: Told, action: Any) -> None:
    phase(told, Leading)
    chance = _unbeaten(told, action.card)
    if found[0].startswith("no card"):
        assert chance == 1
    elif found["share"] in ("less than 1", "more than 99"):
        assert 0 < chance < 0.01 or 0.99 < chance < 1
    else:
        assert abs(int(found["share"]) / 100 - chance) <= 0.0051 and 0 < chance < 1


@claim(
    "reason",
    "(?P<all>every lead can be beaten)",
    "it can be beaten, but leaves a card that is harder to beat",
)
def _beaten(found: re.Match[str], told: Told, action: Any) -> None:
    assert _unbeaten(told, action.card) == 0
    assert found[0].startswith("every") == (not any(_unbeaten(told, card) for card in hand(told)))


@claim(
    "reason",
    rf"(?P<kept>{CARD}), which is harder to beat, is kept for the exchange that takes the trick",
)
def _kept(found: re.Match[str], told: Told, action: Any) -> None:
    kept = next(card for card in hand(told) if written(card) == found["kept"])
    assert kept != action.card and _unbeaten(told, kept) > _unbeaten(told, action.card)
    assert len(told.state.table.piles[TRICKS[told.state.turn]]) < 2


PRIZE = r"the (?:trick|exchange, and with it the next lead)"


def _winning(found: re.Match[str], told: Told) -> tuple[list[Card], list[Card]]:
    """What may be played, and of that what takes the exchange; the prize must be named as it is."""
    led = phase(told, Following).led
    may = [action.card for action in told.game.legal(told.state, told.state.turn)]
    last = len(told.state.table.piles[TRICKS[told.state.turn]]) == 2
    assert ("the trick" in found[0]) == last
    return may, [card for card in may if takes(card, led, running_trump(told))]


@claim("reason", rf"whatever is played takes {PRIZE}")
def _all_take(found: re.Match[str], told: Told, action: Any) -> None:
    may, winning = _winning(found, told)
    assert may == winning


@claim("reason", rf"no other card here takes {PRIZE}")
def _alone(found: re.Match[str], told: Told, action: Any) -> None:
    assert _winning(found, told)[1] == [action.card]


@claim("reason", rf"it takes {PRIZE}(?:, and is missed less later than the others that do)?")
def _takes_it(found: re.Match[str], told: Told, action: Any) -> None:
    assert action.card in _winning(found, told)[1]


@claim("reason", rf"(?P<kept>{CARD}), which would take {PRIZE}, is kept for later")
def _kept_for_later(found: re.Match[str], told: Told, action: Any) -> None:
    winning = _winning(found, told)[1]
    assert action.card not in winning and found["kept"] in map(written, winning)


@claim("reason", rf"nothing here takes {PRIZE}(?:, and this is missed least later)?")
def _none_takes(found: re.Match[str], told: Told, action: Any) -> None:
    assert isinstance(action, PlayCard) and not _winning(found, told)[1]


# Close-ups


@claim(
    "close-up",
    rf"Wins an exchange in which (?P<suit>{SUIT}) are led, unless a higher one(?P<trump> or a trump)? is played\. "
    r"Aces are high\.",
)
def _plain_card(found: re.Match[str], told: Told, card: Any) -> None:
    assert suit(card) == found["suit"]
    if isinstance(told.state.phase, Leading | Following):
        assert bool(found["trump"]) == (running_trump(told) != "no trump") and running_trump(told) != suit(
            card
        )
        assert takes(min(range(52), key=rank), card, running_trump(told)) is False or found["trump"]


@claim("close-up", r"Trump in this trick: it takes any card of another suit\. Aces are high\.")
def _trump_card(found: re.Match[str], told: Told, card: Any) -> None:
    assert isinstance(told.state.phase, Leading | Following) and suit(card) == running_trump(told)
    assert all(takes(card, other, suit(card)) for other in range(52) if suit(other) != suit(card))


def _lies(told: Told, card: Card) -> int:
    """Before whom a trump card lies."""
    return next(seat for seat in range(2) if card in told.state.table.piles[TRUMPS[seat]])


@claim(
    "close-up",
    r"A trump card, not laid yet\. Its suit will be trump in one half, in its owner's own tricks\.",
)
def _to_be_laid(found: re.Match[str], told: Told, card: Any) -> None:
    _not_laid(found, told, TRUMPS[_lies(told, card)])


LATER = r"(?P<later>It stays on the table|It is taken up between the halves)\."


@claim("close-up", rf"Laid side by side: its owner opens every trick without a trump\. {LATER}")
def _beside(found: re.Match[str], told: Told, card: Any) -> None:
    state, seat = told.state, _lies(told, card)
    laid = state.phase.theirs if not state.firsts else None
    assert isinstance(laid, SideBySide) or state.side_by_side[seat]
    first = laid.first if laid else state.firsts[seat]
    assert (card == first) == ("taken up" in found["later"])


@claim(
    "close-up",
    rf"Names (?P<suit>{SUIT}) for the (?P<half>first|second) half; the dealer can still cancel that\. {LATER}",
)
def _may_be_cancelled(found: re.Match[str], told: Told, card: Any) -> None:
    laid = phase(told, Naming).theirs
    assert (
        isinstance(laid, Cross) and _lies(told, card) == 1 - told.state.dealer and suit(card) == found["suit"]
    )
    assert (card == laid.first) == (found["half"] == "first") == ("taken up" in found["later"])


@claim(
    "close-up",
    rf"Both players named (?P<suit>{SUIT}) for the (?P<half>first|second) half: nobody has a trump in it\. {LATER}",
    rf"(?P<opens>Spades|Hearts|Diamonds|Clubs) are trump in the tricks that its owner opens in the "
    rf"(?P<half>first|second) half\. {LATER}",
)
def _rules_a_half(found: re.Match[str], told: Told, card: Any) -> None:
    half, seat = EXCHANGES.index(found["half"]), _lies(told, card)
    assert card == _of_half(told, seat, half) and (half == 0) == ("taken up" in found["later"])
    if found[0].startswith("Both"):
        assert [suit(_of_half(told, who, half)) for who in range(2)] == [found["suit"]] * 2
        assert trump(told, seat, half) == "no trump"
    else:
        assert found["opens"].lower() == suit(card) == trump(told, seat, half)


# Refusals


def _mine(told: Told) -> None:
    assert told.seat is not None and told.game.to_move(told.state) == told.seat


@claim("refusal", r"The match is over: somebody has reached 666 points\. \(ED-15\)")
def _over(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert told.state.phase is OVER and max(told.state.totals) >= 666


@claim("refusal", r"Tricks that were taken are not looked at again: counting is the skill\. \(ED-12\)")
def _not_again(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert gesture.place in TAKEN


@claim(
    "refusal",
    r"The other player (?P<what>picks a stack|lays trump cards|discards) now; (?P<why>.+)\. \(ED-(?P<clause>\d+)\)",
)
def _wait(found: re.Match[str], told: Told, gesture: Any) -> None:
    kind, clause = {
        "picks a stack": (Picking, "3"),
        "lays trump cards": (Naming, "4"),
        "discards": (Burying, "13"),
    }[found["what"]]
    phase(told, kind)
    assert told.state.turn != told.seat and found["clause"] == clause


@claim("refusal", rf"It is the other player's turn to answer (?P<led>{CARD})\. \(ED-9\)")
def _to_answer(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert told.state.turn != told.seat and written(phase(told, Following).led) == found["led"]


@claim(
    "refusal",
    r"The other player (?P<why>won the last exchange and leads this one|took the last trick and opens this one|"
    r"opens this half)\. \(ED-(?P<clause>\d+)\)",
)
def _to_lead(found: re.Match[str], told: Told, gesture: Any) -> None:
    phase(told, Leading)
    state = told.state
    piles = [len(state.table.piles[place]) for place in TRICKS]
    tricks = sum(len(state.table.piles[place]) for place in TAKEN) // 6
    assert state.turn != told.seat
    expected = "12" if tricks % 4 else "8"
    assert found["clause"] == ("11" if piles[0] else expected)
    if found["clause"] == "8":
        assert state.turn == (state.dealer if state.half else 1 - state.dealer)


@claim(
    "refusal",
    r"First look at a hand: trump cards are laid after both stacks were picked\. \(ED-3\)",
    r"Those stacks are the other player's\. Pick one of the two on this side\. \(ED-3\)",
    r"First pick one of the two unseen stacks on this side of the table\. \(ED-3\)",
)
def _pick_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Picking)
    if found[0].startswith("Those"):
        assert gesture.place in STACKS[1 - told.state.turn]


@claim("refusal", r"The stacks that are left stay unseen until the second half\. \(ED-3\)")
def _stays_unseen(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    assert told.state.half == 0 and gesture.place in (*STACKS[0], *STACKS[1])


@claim("refusal", rf"First say which half (?P<one>{CARD}) rules and which (?P<other>{CARD})\. \(ED-4\)")
def _say_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Naming)
    pile = told.state.table.piles[TRUMPS[told.state.turn]]
    assert {found["one"], found["other"]} == set(map(written, pile))


@claim("refusal", rf"(?P<card>{CARD}) has just been taken up: discard another card\. \(ED-13\)")
def _just_taken(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Burying)
    assert found["card"] == written(told.state.firsts[told.state.turn]) == written(gesture.cards[0])


@claim("refusal", r"First discard one card of this hand, unseen by the other player\. \(ED-13\)")
def _discard_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Burying)


@claim(
    "refusal",
    r"Trump cards lie on the table; the first half's is taken up after this half\. \(ED-13\)",
    r"The second half's trump card stays on the table and is not played\. \(ED-13\)",
)
def _lie_there(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    assert told.state.firsts and (told.state.half == 0) == found[0].startswith("Trump cards")


@claim(
    "refusal",
    rf"(?P<card>{CARD}) does not follow suit: this hand has (?:a (?P<one>\w+), and it|(?P<count>\d+) (?P<suit>\w+), "
    r"and one of them) must be played\. \(ED-10\)",
)
def _follow(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    led = phase(told, Following).led
    (card,) = gesture.cards
    held = [other for other in hand(told) if suit(other) == suit(led)]
    assert written(card) == found["card"] and card in hand(told) and suit(card) != suit(led)
    assert len(held) == int(found["count"] or 1) and suit(led) == (found["suit"] or f"{found['one']}s")


@claim("refusal", r"Cards are played to this side of the middle\. \(ED-9\)")
def _this_side(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    assert gesture.cards[0] in hand(told) and gesture.place != TRICKS[told.state.turn]


@claim("refusal", r"The cards of a trick lie here until its third exchange is won\. \(ED-12\)")
def _lie_here(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    seen = [place for place in TRICKS if getattr(gesture, "cards", (None,))[0] in told.view.piles[place]]
    assert gesture.place in TRICKS or seen


@claim("refusal", r"What was discarded between the halves is out of the deal\. \(ED-13\)")
def _gone(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    own = BURIED[told.state.turn]
    assert gesture.place in BURIED or getattr(gesture, "cards", (None,))[0] in told.state.table.piles[own]


@claim("refusal", r"Lead a card: carry one from this hand to the middle\. \(ED-11\)")
def _lead_one(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Leading)


@claim("refusal", rf"Answer (?P<led>{CARD}): carry a card from this hand to the middle\. \(ED-10\)")
def _answer_it(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    assert written(phase(told, Following).led) == found["led"]


@claim("explain", rf"(?P<card>{CARD}) won its exchange\.")
def _about_seal(found: re.Match[str], told: Told, piece: Any) -> None:
    card, piles = piece.where.card, [told.state.table.piles[place] for place in TRICKS]
    assert found["card"] == written(card)
    leader, ruling = told.state.opener, running_trump(told)
    winners = []
    for pair in zip(*piles, strict=False):
        if takes(pair[1 - leader], pair[leader], ruling):
            leader = 1 - leader
        winners.append(pair[leader])
    assert card in winners
