"""Hell is Hungry! positions from the small notation."""

from game.hell_is_hungry.actions import Action, Attack, Pass, PlaceReaper, Play
from game.hell_is_hungry.battle import play
from game.hell_is_hungry.cards import DECK_SIZE, FACES, deck
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.options import HellOptions, Passing
from game.hell_is_hungry.position import PLACING, State
from game.hell_is_hungry.rules import apply, deal, legal
from game.match import Match
from game.sentences import Cast
from tests.game.positions import parse

CODES = [face.code for face in FACES]


def cards(codes: str, owner: int) -> list[int]:
    """Return cards of one deck by code: deck 0 is the souls, then the seats from 1. A second JK is the other."""
    found: list[int] = []
    for code in codes.split():
        index = CODES.index(code)
        card = owner * DECK_SIZE + index
        found.append(card + 1 if card in found else card)
    return found


def position(
    text: str, *, seats: int = 2, diagonals: bool = False, passing: Passing = Passing.ONE_TURN
) -> State:
    """Return a position in which seat 1 is about to place its reaper.

    ``pile 1: 5H`` puts a soul on a pile; ``reaper 2: 3`` a reaper. Hands are a seat's own cards; ``purgatory 1``
    and ``points 1`` too; ``7S*`` is a soul, which everybody has seen. All else stays as it was dealt.
    """
    told = parse(text)
    state = HELL_IS_HUNGRY.deal(HellOptions(diagonals=diagonals, passing=passing), seats, 1)
    piles, grid = state.table.piles, state.grid
    for seat in range(seats):
        deck_pile, hand = piles[grid.decks[seat]], piles[grid.hands[seat]]
        deck_pile[:0] = hand
        hand.clear()
        places = {"seat": grid.hands, "purgatory": grid.purgatories, "points": grid.points}
        for name, place in ((name, by_seat[seat]) for name, by_seat in places.items()):
            for code in told.get(f"{name} {seat + 1}", "").split():
                card = _taken(state, code, seat)
                piles[place].append(card)
                if code.endswith("*") and name == "seat":
                    state.known = (*state.known[:seat], state.known[seat] | {card}, *state.known[seat + 1 :])
    for name, codes in told.items():
        if name.startswith("pile "):
            _put_soul(state, int(name.split()[1]) - 1, codes)
    state.reapers = tuple(
        int(told[f"reaper {seat + 1}"]) - 1 if f"reaper {seat + 1}" in told else None for seat in range(seats)
    )
    state.active = state.turn = 0
    state.phase = PLACING
    state.table.events = []
    assert sum(map(len, piles)) == len(deck(seats))
    return state


def _taken(state: State, code: str, seat: int) -> int:
    """Return a card out of a seat's deck, or a soul that lay out of the game or was exchanged for one that did."""
    piles, grid = state.table.piles, state.grid
    if not code.endswith("*"):
        deck_pile = piles[grid.decks[seat]]
        copies = cards("JK JK" if code == "JK" else code, seat + 1)
        card = next(card for card in copies if card in deck_pile)
        deck_pile.remove(card)
        return card
    (soul,) = cards(code.removesuffix("*"), 0)
    holder = next(pile for pile in piles if soul in pile)
    if holder is not piles[grid.unused]:
        holder[holder.index(soul)] = piles[grid.unused].pop()
    else:
        holder.remove(soul)
    return soul


def _put_soul(state: State, cell: int, code: str) -> None:
    """Exchange a pile's exposed soul for the one wanted, or empty the pile."""
    piles, grid = state.table.piles, state.grid
    if code == "empty":
        for place in (cell, grid.beneath[cell]):
            piles[grid.unused] += piles[place]
            piles[place].clear()
        return
    if code == "last":
        piles[grid.unused] += piles[grid.beneath[cell]]
        piles[grid.beneath[cell]].clear()
        return
    wanted = cards(code, 0)[0]
    holder = next(pile for pile in piles if wanted in pile)
    there, here = holder.index(wanted), piles[cell]
    holder[there], here[-1] = here[-1], wanted


TEXT = "seat 1: KH 9H 3H; seat 2: 10H JK AH 2H; pile 2: 8S"
"""Seat 1 may battle for an eight; seat 2 can go higher."""


def started(text: str = TEXT, *did: Action, seats: int = 2) -> State:
    """Return a position after some actions, each by the seat to move."""
    state = position(text, seats=seats)
    for action in did:
        apply(state, state.turn, action)
    return state


def fighting(text: str = TEXT) -> State:
    """Return a position in which seat 1 has opened on pile 2 with its nine."""
    return started(text, PlaceReaper(0), Attack(1), play(*cards("9H", 1)), seats=2)


def paying() -> State:
    """Return a position in which seat 1 attacks the pile of seat 2."""
    return started(f"{TEXT}; reaper 2: 2", PlaceReaper(0), Attack(1))


def fresh(seats: int = 2, seed: int = 1, **options: object) -> State:
    return deal(HellOptions.model_validate(options), seats, seed)


def attack(state: State) -> None:
    """Let seat 1 stand on pile 1 and attack pile 2."""
    apply(state, 0, PlaceReaper(0))
    apply(state, 0, Attack(1))


def play_cards(state: State, codes: str) -> None:
    """Play cards of the seat to move."""
    chosen = tuple(cards(codes, state.turn + 1))
    found = [a for a in legal(state, state.turn) if isinstance(a, Play) and sorted(a.cards) == sorted(chosen)]
    assert found, f"{codes} may not be played"
    apply(state, state.turn, found[0])


def answer(state: State, codes: str) -> None:
    """Play these cards of the seat to move, or pass where there are none."""
    if codes:
        play_cards(state, codes)
    else:
        apply(state, state.turn, Pass())


def battle(text: str, *played: str, seats: int = 3, passing: Passing = Passing.ONE_TURN) -> State:
    """Return a battle for pile 2. Seat 1 plays first, then each seat in turn; ``""`` is a pass."""
    state = position(text, seats=seats, passing=passing)
    attack(state)
    for codes in played:
        answer(state, codes)
    return state


def may_play(state: State, codes: str) -> bool:
    """True if the seat to move may play these cards of its own."""
    chosen = sorted(cards(codes, state.turn + 1))
    return any(isinstance(a, Play) and sorted(a.cards) == chosen for a in legal(state, state.turn))


PROTECTED = "pile 2: 8S; reaper 2: 2"
CAST = Cast(("Mara", "Otto O'Neil", "Lilith"), you=0)


def two_jokers() -> Match:
    """Return a fight for an eight in which the hand of seat 1 has its two jokers."""
    opening = position("seat 1: 4C JK KC JK; seat 2: 5C 6D; pile 2: 8S")
    match = Match(HELL_IS_HUNGRY, HellOptions(), 2, 1).taken_up(0, opening, Match)
    match.play(0, PlaceReaper(0))
    match.play(0, Attack(1))
    return match
