"""The aim, what happens to whom, what things are, and how it came out."""

import re
from dataclasses import replace
from typing import Any

from game.contract.table import InZone
from game.events import Moved
from game.evil_deal.phases import Burying, Following, Leading, Naming, Picking
from game.evil_deal.places import BURIED, HANDS, STACKS, TAKEN, TRICKS, TRUMPS
from tests.game.evil_deal.truth.base import (
    CARD,
    PAID,
    SUIT,
    claim,
    hand,
    ruled,
    running_trump,
    suit,
    takes,
    written,
)
from tests.game.truth import Told


@claim("aim", r"First to 666 points wins · (?P<race>.+)")
def _aim(found: re.Match[str], told: Told, _: Any) -> None:
    one, other = told.state.totals
    race, best = found["race"], max(told.state.totals)
    assert race.startswith("all level") == (one == other) and race.endswith(str(best))
    leader = int(other > one)
    assert one == other or (f"{told.name(leader)} lead" in race)
    if told.cast.you not in (None, leader) and one != other:
        assert race.startswith(f"you {told.state.totals[told.cast.you]} ")  # type: ignore[index]


@claim("effect", "took up a stack")
@claim("effect", r"no trump, \+66 from the fifth trick")
@claim("effect", "discarded, unseen")
def _own_doing(found: re.Match[str], told: Told, subject: Any) -> None:
    assert subject[1].seat == told.before.turn
    assert ("no trump" in found[0]) == getattr(subject[0], "side_by_side", False)


@claim("effect", rf"first (?P<one>{SUIT}), then (?P<two>{SUIT})")
@claim("effect", rf"(?P<both>{SUIT}) in both halves")
def _crosses(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert effect.seat == told.before.turn and not event.side_by_side
    under, over = told.state.table.piles[TRUMPS[effect.seat]]
    both = found.groupdict().get("both")
    assert ([both] * 2 if both else [found["one"], found["two"]]) == [suit(over), suit(under)]
    assert both or found["one"] != found["two"]


@claim("effect", rf"(?P<card>{CARD}) (?P<how>is trump: it wins|wins) the exchange")
def _card_wins(found: re.Match[str], told: Told, subject: Any) -> None:
    answer = next(each.card for each in told.events if isinstance(each, Moved) and each.target in TRICKS)
    led, ruling = told.before.phase.led, running_trump(replace(told, state=told.before))
    wins = takes(answer, led, ruling)
    assert found["card"] == written(answer if wins else led)
    assert subject[1].seat == (told.before.turn if wins else 1 - told.before.turn) and subject[1].gain
    assert ("trump" in found["how"]) == (wins and suit(answer) != suit(led))


@claim("effect", r"took the trick: (?P<count>\d) tricks?")
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
    r".+ unseen stacks: click this one to take it up as the first half's hand\.",
    r".+ unseen stacks: one becomes the first half's hand, the other waits\.",
    r".+ hand for the second half\. Nobody sees it until then\.",
)
def _about_stack(found: re.Match[str], told: Told, spot: Any) -> None:
    picking = isinstance(told.state.phase, Picking)
    if "click this" in found[0]:
        assert picking and spot.place in STACKS[told.seat] and told.state.turn == told.seat  # type: ignore[index]
    else:
        assert spot.place in STACKS[whose(found[0], told)] and picking == ("one becomes" in found[0])


@claim(
    "explain",
    r".+ trump cards, open to both: each will name the trump of one half, in tricks that (?P<who>\w+) opened\.",
)
@claim(
    "explain",
    rf".+ trump cards: in this half (?P<suit>{SUIT}) are trump in the tricks that (?P<who>\w+) opened\.",
)
def _about_trumps(found: re.Match[str], told: Told, spot: Any) -> None:
    seat = TRUMPS.index(spot.place)
    assert whose(found[0], told) == told.seat_called(found["who"]) == seat
    if "suit" in found.groupdict():
        assert found["suit"] == ruled(told, seat, told.state.half)
    else:
        assert not told.state.firsts


@claim("explain", r".+ trump cards: (?P<now>no trump) was chosen, for 66 more from the fifth trick on\.")
@claim(
    "explain",
    rf".+ trump cards: (?P<now>{SUIT} cancelled) in this half, as both named them\. Nothing is paid for that\.",
)
def _about_no_trump(found: re.Match[str], told: Told, spot: Any) -> None:
    """ED-5, ED-6, ED-14: only what was chosen pays."""
    seat = TRUMPS.index(spot.place)
    assert whose(found[0], told) == seat and found["now"] == ruled(told, seat, told.state.half)


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
@claim(
    "explain",
    rf".+ hand: (?:(?P<led>{SUIT}) are led, and have to be followed|it has no (?P<none>{SUIT}), so any card may go)\.",
)
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
        "be followed": Following,
        "it has no": Following,
        "lead any": Leading,
        "lies here": Picking,
    }
    assert isinstance(now, next(kind for words, kind in kinds.items() if words in found[0]))
    if isinstance(now, Following):
        has = any(suit(card) == suit(now.led) for card in hand(told))
        assert found["led" if has else "none"] == suit(now.led)


@claim(
    "explain",
    r"(?P<who>\w+): (?P<tricks>\d) tricks? in this deal, (?P<points>\d+) points? in the match"
    r"(?P<dealt>, dealt, so is paid from five tricks on)?(?P<opened>, opened this trick)?\.",
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


@claim(
    "explain",
    r"What tricks of this deal pay: the dealer from five on, the other from four; › ‹ is where each is now\.",
)
def _pay_table(found: re.Match[str], told: Told, spot: Any) -> None:
    assert spot == InZone("notes")
    assert (min(PAID[True]), min(PAID[False])) == (5, 4)
    rows = told.game.words.notes(told.view, told.cast)
    assert sum("›" in row and "‹" in row for row in rows) <= 2
