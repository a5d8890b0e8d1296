"""What Devil says, and how to tell from the position whether it is so."""

import re
from random import Random
from statistics import fmean
from typing import Any

from game.cards import Card
from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.cards import DECK_440
from game.devil.events import (
    Buried,
    DealBlocked,
    DealWon,
    LaidAtOnce,
    Lot,
    MadeToDraw,
    NothingToDraw,
    Skipped,
    TurnsUsedUp,
)
from game.devil.places import DISCARDS, STOCK, hand
from game.devil.view import imagine
from game.events import DealEnded, DealStarted, MatchEnded, Moved
from tests.game.truth import Oracle, Told

ORACLE = Oracle()
claim = ORACLE.claim

FACE = r"(?:\d+|Special [14]|blank|Onifuda)"
A_CARD = rf"(?:(?:an? |the )(?:{FACE}))"


def code(card: Card) -> str:
    """A card's code: its number, S1, S4, B or O."""
    return DECK_440.faces[card].code


def number(card: Card) -> int:
    """What a card counts in a sum; 0 for those that have no number."""
    return 0 if code(card) in "BO" else int(code(card).removeprefix("S"))


def fits(card: Card, top: Card) -> bool:
    """DV-7, DV-15, DV-16, from the codes."""
    if code(card) == "O":
        return True
    if "B" in (code(card), code(top)):
        return "S" not in code(card) + code(top)
    return (number(card) + number(top)) % 10 in (5, 9)


def points(cards: list[Card]) -> int:
    """DV-18, DV-19."""
    value = sum(number(card) or 20 for card in cards)
    return int(value * 2 ** sum("S" in code(card) for card in cards))


def written(card: Card) -> str:
    """How a card is written without its article."""
    return {"S1": "Special 1", "S4": "Special 4", "B": "blank", "O": "Onifuda"}.get(code(card), code(card))


def named(words: str) -> set[str]:
    """The faces that a list in a sentence names."""
    return {re.sub(r"^(an?|the) ", "", each) for each in re.split(r", | or | and ", words)}


def top(told: Told) -> Card:
    """The last discard."""
    return int(told.state.table.piles[DISCARDS][-1])


def held(told: Told) -> list[Card]:
    """The hand of the seat to move."""
    return list(told.state.table.piles[hand(told.state.turn)])


def fitting(told: Told) -> set[str]:
    """The faces of the deck in play that may follow the last discard."""
    return {written(card) for card in range(told.state.cards) if fits(card, top(told))}


def addressed(words: str, told: Told) -> bool:
    """Whether a prompt begins with the seat to move."""
    start = "Your turn" if told.cast.you == told.state.turn else f"{told.cast.names[told.state.turn]}'s turn"
    return words.startswith(start)


# Prompts and captions


@claim("prompt", rf".+ turn: lay (?P<wanted>.+) on the (?P<top>{FACE}): the sum ends in 5 or 9\.")
def _lay(found: re.Match[str], told: Told, _: Any) -> None:
    assert addressed(found[0], told)
    assert found["top"] == written(top(told))
    assert named(found["wanted"]) == fitting(told)
    assert any(fits(card, top(told)) for card in held(told))


@claim("prompt", r".+ turn: lay anything but a Special on the blank\.")
def _lay_on_blank(found: re.Match[str], told: Told, _: Any) -> None:
    assert addressed(found[0], told) and code(top(told)) == "B"
    assert fitting(told) == {written(card) for card in range(told.state.cards) if "S" not in code(card)}


@claim("prompt", rf".+ turn: nothing fits (?P<top>{A_CARD})\. Draw a card\.")
def _draw(found: re.Match[str], told: Told, _: Any) -> None:
    assert addressed(found[0], told) and found["top"].split(" ", 1)[1] == written(top(told))
    assert not any(fits(card, top(told)) for card in held(told))
    assert drawn(told, Draw()) == 1


@claim("prompt", r".+ turn: nothing fits .+\. Pass: there is nothing to draw\.")
def _pass(found: re.Match[str], told: Told, _: Any) -> None:
    assert addressed(found[0], told) and drawn(told, Draw()) == 0


@claim("prompt", r"(?P<who>\w+) chooses?: end the deal with the (?P<special>Special [14]), or go on\?")
def _choose(found: re.Match[str], told: Told, _: Any) -> None:
    assert told.seat_called(found["who"]) == told.state.turn
    assert found["special"] == written(top(told))
    assert told.game.legal(told.state, told.state.turn) == (EndDeal(), GoOn())


@claim("prompt", r"(?P<who>\w+) (?:is|are) to play\.")
def _wait(found: re.Match[str], told: Told, _: Any) -> None:
    assert told.seat_called(found["who"]) == told.game.to_move(told.state) != told.seat


@claim("prompt", r"The match is over: (?P<who>.+) won\.")
def _over(found: re.Match[str], told: Told, _: Any) -> None:
    totals = told.state.totals
    assert max(totals) >= told.state.target
    winners = [told.name(seat) for seat, total in enumerate(totals) if total == min(totals)]
    assert re.split(r", | and ", found["who"]) == winners


@claim("caption", r"(?P<count>\d+) cards?")
def _count(found: re.Match[str], told: Told, place: Any) -> None:
    assert place == STOCK and int(found["count"]) == len(told.state.table.piles[STOCK])


@claim("caption", r"(?P<faces>.+) fit")
def _fit(found: re.Match[str], told: Told, place: Any) -> None:
    assert place == DISCARDS and told.game.to_move(told.state) is not None
    assert named(found["faces"]) == fitting(told)


@claim("caption", "anything fits but a Special")
def _fits_blank(found: re.Match[str], told: Told, place: Any) -> None:
    assert place == DISCARDS and told.game.to_move(told.state) is not None
    assert fitting(told) == {written(card) for card in range(told.state.cards) if "S" not in code(card)}


@claim("tally", r"(?P<points>\d+) points?(?P<dealer> · dealer)?")
def _tally(found: re.Match[str], told: Told, seat: Any) -> None:
    assert int(found["points"]) == sum(deal[seat] for deal in told.state.deals)
    assert bool(found["dealer"]) == (seat == told.state.dealer)


@claim("note", "Fewest points win", r"The match ends at (?P<target>\d+)")
def _notes(found: re.Match[str], told: Told, _: Any) -> None:
    if "target" in found.groupdict():
        assert int(found["target"]) == told.state.target


# Previews


def drawn(told: Told, action: Any) -> int:
    """How many cards an action takes off the stock, all told."""
    then = told.after(action)
    moves = [event for event in then.table.events if isinstance(event, Moved)]
    first = next(
        (index for index, event in enumerate(then.table.events) if isinstance(event, DealEnded)), None
    )
    if first is not None:
        moves = [event for event in then.table.events[:first] if isinstance(event, Moved)]
    return sum(event.source == STOCK for event in moves)


def ended(told: Told, action: Any) -> bool:
    """Whether an action ends the deal."""
    return len(told.after(action).deals) > len(told.state.deals)


SUM = r"(?P<under>\d+) \+ (?P<number>\d+) = (?P<sum>\d+)"
FITS = rf"(?:{SUM}|A blank fits any number)"


def sum_is_so(found: re.Match[str], told: Told, action: Any) -> None:
    """A sum that ends in 5 or 9, or a blank that has none."""
    assert isinstance(action, Discard)
    if found["sum"] is None:
        assert "B" in (code(action.card), code(top(told)))
        return
    assert (int(found["under"]), int(found["number"])) == (number(top(told)), number(action.card))
    assert int(found["sum"]) == number(top(told)) + number(action.card)
    assert int(found["sum"]) % 10 in (5, 9)


@claim("preview", FITS)
def _plain(found: re.Match[str], told: Told, action: Any) -> None:
    sum_is_so(found, told, action)
    then = told.after(action)
    assert not ended(told, action) and then.turn == (told.state.turn + 1) % told.state.seats


@claim("preview", rf"{FITS}; the next player is skipped", rf"{FITS}; play again, the other is skipped")
def _skips(found: re.Match[str], told: Told, action: Any) -> None:
    sum_is_so(found, told, action)
    then = told.after(action)
    assert then.turn == (told.state.turn + 2) % told.state.seats
    assert ("again" in found[0]) == (then.turn == told.state.turn)


@claim("preview", rf"{FITS}; then end the deal or go on")
def _then_choose(found: re.Match[str], told: Told, action: Any) -> None:
    sum_is_so(found, told, action)
    assert told.game.legal(told.after(action), told.state.turn) == (EndDeal(), GoOn())


@claim("preview", rf"{FITS}: the last card, the deal ends(?: and the others count × (?P<times>\d))?")
def _goes_out(found: re.Match[str], told: Told, action: Any) -> None:
    sum_is_so(found, told, action)
    times, piles = int(found["times"] or 1), told.state.table.piles
    expected = tuple(
        0 if seat == told.state.turn else times * points(piles[hand(seat)])
        for seat in range(told.state.seats)
    )
    assert told.after(action).deals[-1] == expected


@claim("preview", "Goes on anything: the deal ends, and every hand counts double")
def _ends_all(found: re.Match[str], told: Told, action: Any) -> None:
    piles, seats = told.state.table.piles, range(told.state.seats)
    left = [[card for card in piles[hand(seat)] if card != action.card] for seat in seats]
    assert told.after(action).deals[-1] == tuple(2 * points(cards) for cards in left)


@claim("preview", r"This hand counts (?P<own>\d+) × 2 = (?P<double>\d+); theirs count (?P<times>.+)")
def _costs(found: re.Match[str], told: Told, action: Any) -> None:
    times = {"double too": 2, "once": 1}[found["times"]]
    piles = told.state.table.piles
    got = told.after(action).deals[-1]
    for seat in range(told.state.seats):
        assert got[seat] == points(piles[hand(seat)]) * (2 if seat == told.state.turn else times)
    assert (int(found["own"]), int(found["double"])) == (points(held(told)), got[told.state.turn])


@claim("preview", r"The next player (?:draws (?P<count>\d)|finds nothing to draw) and is skipped")
def _goes_on(found: re.Match[str], told: Told, action: Any) -> None:
    assert drawn(told, action) == int(found["count"] or 0)
    assert told.after(action).turn == (told.state.turn + 2) % told.state.seats or ended(told, action)


@claim("preview", "Draw one: if it fits it is laid at once, else your turn is over")
def _draws(found: re.Match[str], told: Told, action: Any) -> None:
    assert told.state.table.piles[STOCK] and drawn(told, action) == 1
    drawn_card = told.state.table.piles[STOCK][-1]
    then = told.after(action)
    laid = any(
        isinstance(event, Moved) and (event.card, event.target) == (drawn_card, DISCARDS)
        for event in then.table.events
    )
    assert laid == fits(drawn_card, top(told)) or ended(told, action)


@claim(
    "preview",
    r"Shuffle (?P<count>\d+) discards? into a new stock and draw one: if it fits it is laid at once",
)
def _shuffles(found: re.Match[str], told: Told, action: Any) -> None:
    assert not told.state.table.piles[STOCK]
    assert int(found["count"]) == len(told.state.table.piles[DISCARDS]) - 1 > 0
    assert drawn(told, action) == 1


@claim("preview", "Pass: there is nothing to draw")
def _passes(found: re.Match[str], told: Told, action: Any) -> None:
    assert drawn(told, action) == 0


# The log


def happened(told: Told, kind: type) -> list[Any]:
    """The events of a kind that the action brought about."""
    return [event for event in told.events if isinstance(event, kind)]


@claim("narrate", rf"(?P<who>\w+) (?P<verb>lays?|draws?) (?P<what>{A_CARD})\.")
def _moved(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    lays = found["verb"].startswith("lay")
    ends = (hand(seat), DISCARDS) if lays else (STOCK, hand(seat))
    assert (event.source, event.target) == ends
    if found["what"] == "a card":
        assert event.card is None and told.seat != seat
    else:
        assert found["what"].split(" ", 1)[1] == written(event.card)


@claim("narrate", r"(?P<who>\w+) draws? a card\.")
def _unseen(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert seat != told.seat and event == Moved(None, STOCK, hand(seat))


@claim("narrate", rf"(?P<what>A |An |The )(?P<face>{FACE}) is turned up\.")
def _turned(found: re.Match[str], told: Told, event: Any) -> None:
    assert (event.source, event.target) == (STOCK, DISCARDS) and written(event.card) == found["face"]


@claim("narrate", r"The Onifuda may not lie first: it is buried, and another card turned up\.")
def _buried(found: re.Match[str], told: Told, event: Any) -> None:
    assert isinstance(event, Buried) and code(event.card) == "O"
    assert code(told.state.table.piles[DISCARDS][0]) != "O"


@claim("narrate", r"The draw pile is shuffled\.")
def _shuffled(found: re.Match[str], told: Told, event: Any) -> None:
    assert event.place == STOCK
    assert told.state.shuffles > (0 if told.before is told.state else told.before.shuffles)


@claim("narrate", rf"(?P<who>\w+) (?:is|are) skipped, for (?P<what>{A_CARD})\.")
def _skipped(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event == Skipped(seat, told.before.turn, event.card)
    assert seat == (told.before.turn + 1) % told.before.seats
    assert found["what"].split(" ", 1)[1] == written(event.card)
    assert code(event.card) in ("10", "S1", "S4")
    assert told.before.seats == 2 or told.state.deals != told.before.deals or told.state.turn != seat


@claim("narrate", r"(?P<who>\w+) pass(?:es)?: nothing fits and there is nothing to draw\.")
def _nothing(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event == NothingToDraw(seat)
    piles = told.before.table.piles
    assert len(piles[STOCK]) + len(piles[DISCARDS]) == 1
    assert not any(fits(card, piles[DISCARDS][-1]) for card in piles[hand(seat)])


@claim("narrate", r"Deal (?P<number>\d+): (?P<who>\w+) deals?, and (?P<first>\w+) begins?\.")
def _deals(found: re.Match[str], told: Told, event: Any) -> None:
    dealer = told.seat_called(found["who"])
    assert event == DealStarted(int(found["number"]), dealer)
    assert told.seat_called(found["first"]) == (dealer + 1) % told.state.seats == told.state.turn
    assert (dealer, int(found["number"])) == (told.state.dealer, len(told.state.deals) + 1)
    won = happened(told, DealWon)
    assert dealer == (won[0].seat if won else told.before.dealer)


@claim("narrate", r"Nobody can go on: the deal stops without a winner\.")
@claim("moment", "Nobody can go on")
def _blocked(found: re.Match[str], told: Told, event: Any) -> None:
    assert event == DealBlocked() and told.before.idle == told.before.seats - 1
    assert told.state.dealer == told.before.dealer and not happened(told, DealWon)


@claim("narrate", r"After 1000 turns the deal stops without a winner\.")
@claim("moment", "1000 turns are played")
def _too_long(found: re.Match[str], told: Told, event: Any) -> None:
    assert event == TurnsUsedUp() and told.before.turns == 1000
    assert told.state.dealer == told.before.dealer and not happened(told, DealWon)


@claim("narrate", rf"(?P<who>\w+) ends? the deal with (?P<what>{A_CARD})\.")
def _ends(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.seat_called(found["who"])
    assert event.seat == seat == told.before.turn and told.state.dealer == seat
    assert found["what"].split(" ", 1)[1] == written(event.card)
    assert len(told.state.deals) == len(told.before.deals) + 1


@claim("moment", r"(?P<who>\w+) ends? the deal")
def _ends_large(found: re.Match[str], told: Told, event: Any) -> None:
    assert isinstance(event, DealWon) and told.seat_called(found["who"]) == told.before.turn


@claim("narrate", r"Points: (?P<points>.+)\.")
def _scored(found: re.Match[str], told: Told, event: Any) -> None:
    got = told.state.deals[-1]
    told_of = re.findall(r"(\w+) \+(\d+)", found["points"])
    assert told_of == [(name, str(points)) for name, points in zip(told.cast.names, got, strict=True)]
    assert event == DealEnded(got, told.state.totals)


@claim("narrate", r"(?P<who>.+) won the match\.")
def _won(found: re.Match[str], told: Told, event: Any) -> None:
    totals = told.state.totals
    least = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
    assert event == MatchEnded(least) and max(totals) >= told.state.target
    assert re.split(r", | and ", found["who"]) == [told.cast.names[seat] for seat in least]


@claim("narrate", rf"(?P<who>\w+) draws? (?P<what>{A_CARD}) for the deal\.")
def _lot(found: re.Match[str], told: Told, event: Any) -> None:
    assert event == Lot(told.seat_called(found["who"]), event.card)


# Reasons


def others(told: Told, action: Any) -> list[Any]:
    """The other cards that may be laid."""
    return [
        other
        for other in told.game.legal(told.state, told.state.turn)
        if isinstance(other, Discard) and other != action
    ]


@claim("reason", "nothing fits")
def _only_draw(found: re.Match[str], told: Told, action: Any) -> None:
    assert action == Draw() and not any(fits(card, top(told)) for card in held(told))


@claim("reason", "nothing else fits")
def _only_card(found: re.Match[str], told: Told, action: Any) -> None:
    assert not others(told, action)


@claim("reason", "it is your last card")
def _last_card(found: re.Match[str], told: Told, action: Any) -> None:
    assert held(told) == [action.card]


@claim("reason", r"it takes (?P<points>\d+) points? out of your hand")
def _sheds(found: re.Match[str], told: Told, action: Any) -> None:
    rest = [card for card in held(told) if card != action.card]
    assert int(found["points"]) == points(held(told)) - points(rest) > 0


@claim("reason", r"(?P<count>\d+) cards? of yours can go on it")
def _follows(found: re.Match[str], told: Told, action: Any) -> None:
    rest = [card for card in held(told) if card != action.card]
    assert int(found["count"]) == sum(fits(card, action.card) for card in rest) > 0


@claim("reason", "the next player is skipped")
def _skips_next(found: re.Match[str], told: Told, action: Any) -> None:
    assert code(action.card) in ("10", "S1", "S4")


@claim("reason", r"only (?P<count>\d+) of the (?P<all>\d+) cards you have not seen can go on it")
def _shuts(found: re.Match[str], told: Told, action: Any) -> None:
    shown = {card for pile in told.view.piles for card in pile}
    unseen = [card for card in range(told.state.cards) if card not in shown]
    assert len(unseen) == int(found["all"])
    assert int(found["count"]) == sum(fits(card, action.card) for card in unseen)


@claim(
    "reason",
    r"(?:to end now would cost|it ends the deal, which costs) you (?P<own>\d+),? and each of the "
    r"others some (?P<others>\d+) on average",
)
def _compares(found: re.Match[str], told: Told, action: Any) -> None:
    ending = EndDeal() if action == GoOn() else action
    mover, then = told.state.turn, told.after(ending)
    assert int(found["own"]) == then.deals[-1][mover]
    random = Random(1)
    costs = []
    for _ in range(100):
        imagined = imagine(told.view, random)
        told.game.apply(imagined, mover, ending)
        got = imagined.deals[-1]
        costs.append((sum(got) - got[mover]) / (len(got) - 1))
    assert abs(int(found["others"]) - fmean(costs)) < 0.3 * fmean(costs) + 5, fmean(costs)


# Close-ups and refusals


@claim(
    "close-up",
    r"(?P<does>.+?)\. (?:A hand it is left in counts double\. )?Left in a hand it counts (?P<points>\d+)\.",
)
def _does(found: re.Match[str], told: Told, card: Any) -> None:
    assert int(found["points"]) == (number(card) or 20)
    assert ("left in counts double" in found[0]) == ("S" in code(card))
    begins = {
        "10": "It goes like the other numbers, and the next player is skipped",
        "S1": "Goes like a 1. Then choose: end the deal, and every hand counts double; or go on, and the next "
        "player draws one and is skipped. As a last card it makes the others count four times",
        "S4": "Goes like a 4. Then choose: end the deal, and your hand alone counts double; or go on, and the "
        "next player draws two and is skipped. As a last card it makes the others count double",
        "B": "Fits any number, and any number fits it; no Special does",
        "O": "Goes on anything and ends the deal; every hand counts double",
    }
    usual = "It goes where the two numbers make a sum that ends in 5 or 9"
    assert found["does"] == begins.get(code(card), usual)


@claim(
    "refusal", r"(?P<number>\d+) \+ (?P<under>\d+) makes (?P<sum>\d+); the sum must end in 5 or 9\. \(DV-7\)"
)
def _misfits(found: re.Match[str], told: Told, gesture: Any) -> None:
    (card,) = gesture.cards
    assert gesture.place == DISCARDS and card in held(told) and not fits(card, top(told))
    assert (int(found["number"]), int(found["under"])) == (number(card), number(top(told)))
    assert int(found["sum"]) == number(card) + number(top(told))


@claim("refusal", r"A blank and a Special may not touch, either way round\. \(DV-15\)")
def _may_not_touch(found: re.Match[str], told: Told, gesture: Any) -> None:
    (card,) = gesture.cards
    assert card in held(told) and {code(card)[0], code(top(told))[0]} == {"B", "S"}


@claim("refusal", r"(?P<cards>.+) fits?, and who can discard must\. \(DV-7\)")
def _must_lay(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert gesture.place == STOCK
    may = {written(card) for card in held(told) if fits(card, top(told))}
    assert named(found["cards"].lower().replace("onifuda", "Onifuda").replace("special", "Special")) == may


@claim("refusal", r"It is another player's turn: wait until play comes round to this hand\. \(DV-7\)")
def _not_your_turn(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert told.game.to_move(told.state) != told.seat


@claim("refusal", r"First choose: end the deal with the (?P<special>Special [14]), or go on\. \(DV-1[12]\)")
def _choose_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert told.game.legal(told.state, told.seat) == (EndDeal(), GoOn())
    assert found["special"] == written(top(told)) and found[0][-2] == {"S1": "1", "S4": "2"}[code(top(told))]


@claim("refusal", r"Only a card from the hand whose turn it is can be laid\. \(DV-7\)")
def _not_held(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert gesture.cards[0] not in held(told)


@claim("refusal", r"Cards are laid on the discard pile\. \(DV-7\)")
def _elsewhere(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert gesture.cards[0] in held(told) and gesture.place != DISCARDS


@claim(
    "refusal",
    r"(?P<what>Lay a card from this hand on the discard pile|Nothing fits: click the stock .+)\. \(DV-[789]\)",
)
def _what_to_do(found: re.Match[str], told: Told, gesture: Any) -> None:
    able = any(fits(card, top(told)) for card in held(told))
    assert able == found["what"].startswith("Lay")
    if not able:
        assert ("draw" in found["what"]) == bool(drawn(told, Draw()))


# What teaches


@claim("narrate", r"(?P<whose>\w+|\w+'s) card fits, and is laid at once\.")
def _laid_at_once(found: re.Match[str], told: Told, event: Any) -> None:
    seat = told.before.turn
    assert found["whose"] == ("Your" if told.cast.you == seat else f"{told.cast.names[seat]}'s")
    drawn_card = next(move.card for move in happened(told, Moved) if move.target == hand(seat))
    assert event == LaidAtOnce(seat, drawn_card) and fits(drawn_card, told.before.table.piles[DISCARDS][-1])


@claim("aim", r"Fewest points win · to (?P<target>\d+) · (?P<race>.+)")
def _aim(found: re.Match[str], told: Told, _: Any) -> None:
    assert int(found["target"]) == told.state.target
    totals = told.state.totals
    least, you = min(totals), told.cast.you
    leaders = [told.name(seat) for seat, total in enumerate(totals) if total == least]
    race = found["race"]
    assert race.endswith(str(least))
    assert race.startswith("all level") == (len(leaders) == len(totals))
    if not race.startswith("all level"):
        assert all(name in race for name in leaders)
        assert race.startswith("you lead") == (leaders == ["you"])
        own = re.match(r"you (\d+) · ", race)
        assert bool(own) == (you is not None and totals[you] > least)
        assert own is None or int(own[1]) == totals[you]


@claim("explain", r"The draw pile, (?P<count>\d+) cards?: click it to draw when nothing in your hand fits\.")
def _stock_is(found: re.Match[str], told: Told, spot: Any) -> None:
    assert spot.place == STOCK and int(found["count"]) == len(told.state.table.piles[STOCK])


@claim("explain", "The draw pile is used up: to draw, the discards beneath the top one are shuffled first\\.")
def _stock_is_empty(found: re.Match[str], told: Told, spot: Any) -> None:
    piles = told.state.table.piles
    assert spot.place == STOCK and not piles[STOCK] and len(piles[DISCARDS]) > 1


@claim("explain", rf"The discards: (?P<what>.+) can be laid on (?P<top>{A_CARD}|the blank)\.")
def _discards_are(found: re.Match[str], told: Told, spot: Any) -> None:
    assert spot.place == DISCARDS and found["top"].split(" ", 1)[1] == written(top(told))
    if found["what"] != "anything but a Special":
        assert named(found["what"]) == fitting(told)


@claim("explain", r"(?P<whose>Your|\w+'s) hand, (?P<count>\d+) cards?: .+\.")
def _hand_is(found: re.Match[str], told: Told, spot: Any) -> None:
    seat = spot.place - hand(0)
    assert (found["whose"] == "Your") == (seat == told.seat)
    assert int(found["count"]) == len(told.state.table.piles[spot.place])


@claim(
    "explain",
    r"(?P<who>\w+) (?:has|have) (?P<points>\d+) points? so far(?P<dealt>, and dealt this hand)?\. "
    r"Few are good; the match ends at (?P<target>\d+)\.",
)
def _player_is(found: re.Match[str], told: Told, spot: Any) -> None:
    seat = told.seat_called(found["who"])
    assert seat == spot.seat and int(found["points"]) == told.state.totals[seat]
    assert bool(found["dealt"]) == (seat == told.state.dealer) and int(found["target"]) == told.state.target


@claim("effect", rf"skipped: (?P<what>{A_CARD})")
def _is_skipped(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert (effect.seat, effect.by) == (event.seat, told.before.turn)
    assert effect.seat == (told.before.turn + 1) % told.before.seats
    assert found["what"].split(" ", 1)[1] == written(event.card)


@claim("effect", r"takes (?P<count>\d)", "nothing to take")
def _takes(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert isinstance(event, MadeToDraw) and effect.seat == (told.before.turn + 1) % told.before.seats
    drawn_cards = [
        move for move in happened(told, Moved) if (move.source, move.target) == (STOCK, hand(effect.seat))
    ]
    before = told.events.index(event)
    drawn_cards = [move for move in told.events[:before] if move in drawn_cards]
    assert len(drawn_cards) == int(found.groupdict().get("count") or 0)


@claim("effect", rf"drew (?P<what>{A_CARD}): it fits")
def _drew(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert effect.seat == told.before.turn and fits(event.card, told.before.table.piles[DISCARDS][-1])
    assert found["what"].split(" ", 1)[1] == written(event.card)


@claim("effect", "passes: nothing to draw")
def _passes_by(found: re.Match[str], told: Told, subject: Any) -> None:
    piles = told.before.table.piles
    assert subject[1].seat == told.before.turn and len(piles[STOCK]) + len(piles[DISCARDS]) == 1


@claim("effect", "ends the deal")
def _ends_it(found: re.Match[str], told: Told, subject: Any) -> None:
    assert subject[1].seat == told.before.turn and len(told.state.deals) > len(told.before.deals)


@claim("effect", "one card left")
def _one_left(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert event.target == DISCARDS and event.source == hand(effect.seat)
    assert len(told.before.table.piles[event.source]) in (1, 2)
    assert len(told.state.table.piles[hand(effect.seat)]) == 1


@claim(
    "account",
    r"(?P<who>\w+) (?P<how>ended the deal|went out) with (?P<what>.+)\. (?P<rule>.+)\. \((?P<clause>DV-\d+)\)",
)
def _account(found: re.Match[str], told: Told, account: Any) -> None:
    winner = told.seat_called(found["who"])
    assert winner == told.before.turn and told.state.dealer == winner
    won = happened(told, DealWon)[0]
    assert found["what"].split(" ", 1)[1] == written(won.card)
    left = {event.place: event.cards for event in told.events if type(event).__name__ == "Shown"}
    assert (found["how"] == "went out") == (not left[hand(winner)])
    rows_are_so(told, account, left)
    times = {"double": 2, "double, and no other": 1, "four times": 4}
    said = re.search(r"(double(?:, and no other)?|four times)$", found["rule"])
    others = next(seat for seat in range(told.before.seats) if seat != winner)
    expected = points(list(left[hand(others)])) * (times[said[1]] if said else 1)
    assert told.state.deals[-1][others] == expected


@claim("account", r"(?:Nobody could lay or draw a card|1000 turns were played): nobody wins the deal\. .+")
def _nobody(found: re.Match[str], told: Told, account: Any) -> None:
    left = {event.place: event.cards for event in told.events if type(event).__name__ == "Shown"}
    assert not happened(told, DealWon)
    rows_are_so(told, account, left)


def rows_are_so(told: Told, account: Any, left: dict[int, tuple[Card, ...]]) -> None:
    """Each sum adds up step by step, from the cards of the hand to the points that were added."""
    for seat, row in enumerate(account.rows):
        cards = list(left[hand(seat)])
        assert (row.seat, row.points) == (seat, told.state.deals[-1][seat])
        assert row.total == sum(deal[seat] for deal in told.state.deals)
        if not cards:
            assert row.sum == "no card left: 0"
            continue
        steps = row.sum.split(" = ")
        assert steps[0].split(",")[0].split(" + ") == [str(number(card) or 20) for card in cards]
        amount = sum(number(card) or 20 for card in cards)
        for factor, result in re.findall(r"× (\d)[^=]* = (\d+)", row.sum):
            amount *= int(factor)
            assert amount == int(result)
        assert amount == row.points
