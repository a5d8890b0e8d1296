"""What stands under piles and beside names."""

import re
from typing import Any

from game.deal_cycle import OVER
from game.evil_deal.actions import Cross, SideBySide
from game.evil_deal.phases import Naming, Picking
from game.evil_deal.places import BURIED, STACKS, TAKEN, TRICKS, TRUMPS
from tests.game.evil_deal.truth.base import (
    CARD,
    PAID,
    SUIT,
    claim,
    phase,
    ruled,
    suit,
    trump_told,
    written,
)
from tests.game.truth import Told


@claim("caption", r"(?P<count>\d+) cards?", "for the second half")
def _stack(found: re.Match[str], told: Told, place: Any) -> None:
    seat = next(seat for seat in range(2) if place in STACKS[seat])
    left = [other for other in STACKS[seat] if told.state.table.piles[other]]
    assert place in left and told.state.half == 0
    if found[0] == "for the second half":
        assert left == [place]
    else:
        assert len(left) == 2 and len(told.state.table.piles[place]) == int(found["count"])


WHOSE = r"(?:(?P<whose>yours|theirs): )?"
SHOWN = rf"(?:no trump|cancelled|{SUIT})"


def _shown(told: Told, seat: int, half: int) -> str:
    """What rules a half; of a cancelled suit no more, which its card shows."""
    return ruled(told, seat, half).split(" ")[-1].replace("trump", "no trump")


def _owned(found: re.Match[str], told: Told, place: int) -> None:
    """Whose trumps these are is told to whoever plays."""
    owner = None if told.seat is None else "yours" if place == TRUMPS[told.seat] else "theirs"
    assert found["whose"] == owner


@claim("caption", rf"{WHOSE}now (?P<one>{SHOWN})")
def _trump_now(found: re.Match[str], told: Told, place: Any) -> None:
    _owned(found, told, place)
    assert told.state.half == 1 and found["one"] == _shown(told, TRUMPS.index(place), 1)


@claim("caption", rf"{WHOSE}(?P<when>now|first) (?P<one>{SHOWN}), then (?P<then>{SHOWN})")
@claim("caption", rf"{WHOSE}(?P<both>{SHOWN}) in both halves")
def _trumps(found: re.Match[str], told: Told, place: Any) -> None:
    _owned(found, told, place)
    seat, (one, other) = TRUMPS.index(place), _named(told, place)
    assert told.state.half == 0 and not told.state.side_by_side[seat]
    if "both" in found.groupdict():
        assert one == other == found["both"]
        return
    assert [found["one"], found["then"]] == [one, other] and one != other
    assert (found["when"] == "now") == bool(told.state.firsts)


def _named(told: Told, place: int) -> list[str]:
    """What a seat's trump cards rule, or before the dealer has laid its own, what they name."""
    if told.state.firsts:
        return [_shown(told, TRUMPS.index(place), half) for half in range(2)]
    laid = phase(told, Naming).theirs
    assert place == TRUMPS[1 - told.state.dealer] and isinstance(laid, Cross)
    return [suit(card) for card in reversed(told.state.table.piles[place])]


@claim("caption", rf"{WHOSE}no trump; (?P<card>{CARD}) joins the hand later")
def _side_by_side(found: re.Match[str], told: Told, place: Any) -> None:
    """ED-5, ED-13: the card of the first half lies on the pile's top."""
    _owned(found, told, place)
    assert told.state.half == 0 and written(told.state.table.piles[place][-1]) == found["card"]
    if told.state.firsts:
        assert told.state.side_by_side[TRUMPS.index(place)]
    else:
        assert isinstance(phase(told, Naming).theirs, SideBySide) and place == TRUMPS[1 - told.state.dealer]


@claim("caption", rf"{WHOSE}a trump for each half")
def _of_either_half(found: re.Match[str], told: Told, place: Any) -> None:
    _owned(found, told, place)
    not_laid(found, told, place)


def not_laid(_: re.Match[str], told: Told, place: Any) -> None:
    assert isinstance(told.state.phase, Picking | Naming) and len(told.state.table.piles[place]) == 2
    laid = isinstance(told.state.phase, Naming) and told.state.phase.theirs is not None
    assert not laid or place == TRUMPS[told.state.dealer]


@claim(
    "caption",
    rf"(?P<half>First|Second) half, trick (?P<trick>\d) of 4, exchange (?P<number>\d) of 3; "
    rf"(?P<trump>no trump, by choice|{SUIT} cancelled: no trump|{SUIT} are trump)",
)
def _exchange(found: re.Match[str], told: Told, place: Any) -> None:
    assert place == TRICKS[told.seat or 0]
    assert int(found["number"]) == 1 + min(len(told.state.table.piles[place]) for place in TRICKS)
    taken = sum(len(told.state.table.piles[taken]) for taken in TAKEN) // 6
    assert (found["half"] == "Second") == bool(told.state.half) and int(found["trick"]) == taken % 4 + 1
    trump_told(found["trump"], told)


@claim("caption", r"(?P<count>\d) tricks?")
def _tricks(found: re.Match[str], told: Told, place: Any) -> None:
    assert int(found["count"]) == len(told.state.table.piles[place]) // 6 and place in TAKEN


@claim("caption", "discarded(?P<only>, seen by you only)?")
def _discarded(found: re.Match[str], told: Told, place: Any) -> None:
    assert place in BURIED and len(told.state.table.piles[place]) == 1
    assert bool(found["only"]) == (told.view.piles[place] != (None,))


@claim("tally", r"(?P<tricks>\d) tricks? · (?P<points>\d+) points?")
def _tally(found: re.Match[str], told: Told, seat: Any) -> None:
    assert int(found["tricks"]) == len(told.state.table.piles[TAKEN[seat]]) // 6
    assert int(found["points"]) == sum(deal[seat] for deal in told.state.deals)


def _columns(told: Told) -> tuple[int, int]:
    return (told.seat or 0, 1 - (told.seat or 0))


@claim("note", "Points for so many tricks")
@claim("note", r"tricks: to (?P<one>\w+)(?P<deals>\s\(deals\))? · to (?P<other>\w+)(?: \(deals\))?")
def _note_title(found: re.Match[str], told: Told, _: Any) -> None:
    if found[0] == "Points for so many tricks":
        return
    mine, other = _columns(told)
    assert (found["one"], found["other"]) == (told.name(mine), told.name(other))
    assert bool(found["deals"]) == (mine == told.state.dealer) and found[0].count("(deals)") == 1


@claim("note", r"(?P<tricks>\d): (?P<one>›?\d+‹?) · (?P<other>›?\d+‹?)")
def _note_row(found: re.Match[str], told: Told, _: Any) -> None:
    for seat, paid in zip(_columns(told), (found["one"], found["other"]), strict=True):
        tricks = int(found["tricks"])
        assert int(paid.strip("›‹")) == PAID[seat == told.state.dealer].get(tricks, 0)
        assert ("›" in paid) == (tricks == len(told.state.table.piles[TAKEN[seat]]) // 6)


@claim("note", r"(?P<who>\w+): \+66 a trick from the fifth")
def _note_extra(found: re.Match[str], told: Told, _: Any) -> None:
    assert told.state.side_by_side[told.seat_called(found["who"])]


@claim("note", "666 wins the match")
def _note_target(found: re.Match[str], told: Told, _: Any) -> None:
    assert max(told.state.totals) < 666 or told.state.phase is OVER
