"""The aim, what happens to whom, what things are, and how it came out."""

import re
from typing import Any

from game.contract.table import InZone
from game.deal_cycle import OVER
from game.hell_is_hungry.actions import (
    Attack,
    PlaceReaper,
)
from game.hell_is_hungry.events import (
    Passed,
)
from game.hell_is_hungry.phases import Battling, Claiming, Paying
from tests.game.hell_is_hungry.truth.base import CARD, THE, claim, counts, made, soul, the, worth, written
from tests.game.truth import Told


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


@claim("effect", r"went for pile (?P<number>\d+)")
@claim("effect", r"attacked on pile (?P<number>\d+)")
def _fights(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    standing = [seat for seat, stand in enumerate(told.before.reapers) if stand == event.cell]
    assert int(found["number"]) == event.cell + 1 == told.state.phase.cell + 1
    assert [effect.seat] == (standing or [told.before.turn])
    assert effect.by == (told.before.turn if standing else None)


@claim("effect", r"laid (?P<sum>\d+)", "passed")
def _does_it(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert effect.seat == told.before.turn
    assert isinstance(event, Passed) == (found[0] == "passed")
    assert isinstance(event, Passed) or int(found["sum"]) == made(event.cards)


@claim("effect", r"won the battle(?:: (?P<worth>\d+) points? captured)?", "beaten: reaper off the grid")
def _won_or_lost(found: re.Match[str], told: Told, subject: Any) -> None:
    event, effect = subject
    assert effect.seat == event.seat and effect.gain == found[0].startswith("won")
    if not effect.gain:
        assert told.before.phase.defender == effect.seat
    else:
        assert int(found["worth"] or 0) == event.captured


@claim("effect", "deck used up")
def _used_up(found: re.Match[str], told: Told, subject: Any) -> None:
    assert not told.state.table.piles[told.state.grid.decks[subject[1].seat]]


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
    r"(?:; (?P<whose>.+) reaper protects it)?\.(?P<click> Click it to (?:stand here|battle for it)\.)?"
    r"(?P<battle> It is fought for\.)?",
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
    fought_for = isinstance(told.state.phase, Paying | Battling | Claiming) and told.state.phase.cell == cell
    assert fought_for == bool(found["battle"])
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
@claim("explain", r".+ deck is used up: this hand is filled no more\.")
@claim("explain", r".+ hand is empty: its turns are to place the reaper and to end\.")
@claim("explain", r".+ hand: (?P<count>\d+) cards?\.")
@claim(
    "explain",
    r".+ points pile, (?P<points>\d+) points?, won for good: souls and captured cards count, cards of the own "
    r"deck do not\.",
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
    assert (
        "count" in parts or word in ("lane", "points", "purgatory") or not told.state.table.piles[spot.place]
    )
    assert "count" not in parts or int(parts["count"]) == len(told.state.table.piles[spot.place])
    assert "points" not in parts or int(parts["points"]) == counts(told, told.state, seat)


@claim("explain", r"(?P<whose>.+) lane: (?P<plays>(?!what is laid).+?)(: (?P<sum>\d+))?\.")
def _about_battling(found: re.Match[str], told: Told, spot: Any) -> None:
    seat = whose(found[0], told)
    assert spot.place == told.state.grid.lanes[seat]
    plays = [cards for player, cards in told.state.phase.plays if player == seat]
    assert found["plays"] == ", then ".join(" and ".join(map(written, cards)) for cards in plays)
    assert (found["sum"] and int(found["sum"])) == (made(plays[-1]) if len(plays[-1]) > 1 else None)


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
    r"(?P<leads> and leads? the battle)?(?P<turn>, and it is (?:your|this player's) turn)?\.",
)
def _about_player(found: re.Match[str], told: Told, spot: Any) -> None:
    seat, state = told.seat_called(found["who"]), told.state
    assert spot.seat == seat and int(found["points"]) == counts(told, state, seat)
    leads = isinstance(state.phase, Battling) and bool(state.phase.plays) and state.phase.plays[-1][0] == seat
    assert bool(found["leads"]) == leads
    assert bool(found["turn"]) == (state.phase is not OVER and seat == state.active and not leads)


@claim(
    "account",
    r"(?P<fed>\d piles are empty: Hell is fed|Nobody has battled for two rounds)\. Souls count, and cards captured from others; one's own cards and purgatories count nothing\. \(HH-17\)",
)
def _account(found: re.Match[str], told: Told, account: Any) -> None:
    assert [row.points for row in account.rows] == list(told.state.deals[-1])


@claim("explain", r"How near the end is: three empty piles, or two rounds of turns in which nobody battles\.")
def _about_notes(found: re.Match[str], told: Told, spot: Any) -> None:
    assert spot == InZone("notes")
    rows = " ".join(told.game.words.notes(told.view, told.cast))
    assert "3 empty piles end it" in rows and ("or" not in rows or f"or {2 * told.view.seats} turns" in rows)
