"""Hell is Hungry!: the rules, clause by clause as in ``assets/rules/hell_is_hungry.md``.

Every game ends: a battle removes one of at most 48 souls, and there are fewer than two whole rounds of turns
between battles.
"""

from collections.abc import Sequence
from typing import Final

from game import deal_cycle
from game.cards import Card, Seat
from game.deal_cycle import OVER, Over
from game.hell_is_hungry.actions import (
    ATTACK,
    CLAIMS,
    END_TURN,
    KEEP,
    PASS,
    PAY,
    PLACE,
    SWAP,
    Attack,
    EndTurn,
    HellAction,
    Pass,
    Pay,
    PlaceReaper,
    Play,
    SendToPurgatory,
    Swap,
    TakeSoul,
)
from game.hell_is_hungry.battle import TOPS, can_play, plays, top_of
from game.hell_is_hungry.cards import DECK_SIZE, KIND, ORDER, OWNER, VALUE
from game.hell_is_hungry.events import (
    BattleBegan,
    BattleWon,
    HandsFilled,
    HellIsFed,
    Passed,
    Played,
    ReaperLifted,
    ReaperPlaced,
    TurnEnded,
)
from game.hell_is_hungry.grid import EMPTY_PILES, grid_for
from game.hell_is_hungry.options import HellOptions, Passing
from game.hell_is_hungry.position import (
    CHOOSING,
    PLACING,
    SWAPPING,
    Battling,
    Choosing,
    Claiming,
    Paying,
    Placing,
    State,
    Swapping,
)
from game.hell_is_hungry.scoring import decided, outlook, points, standing
from game.table import Table

HAND_SIZE: Final = 5
SOULS_BENEATH: Final = 2
QUIET_ROUNDS: Final = 2
"""The number of rounds without a battle after which the game ends (HH-16)."""
_WHOLE_BATTLE: Final = Passing.WHOLE_BATTLE
"""Kept in a constant because looking up an enum member is slow."""


def deal(options: HellOptions, seats: int, seed: int) -> State:
    """Return the first position of a match."""
    grid = grid_for(seats, options.diagonals)
    piles: list[list[Card]] = [[] for _ in grid.places]
    piles[grid.unused] = list(range(DECK_SIZE))
    for seat, place in enumerate(grid.decks):
        piles[place] = list(range(DECK_SIZE * (seat + 1), DECK_SIZE * (seat + 2)))
    state = State(
        table=Table(grid.places, piles, []),
        grid=grid,
        games=options.games.count,
        passing=options.passing,
        seed=seed,
        phase=PLACING,
        reapers=(None,) * seats,
        known=(frozenset(),) * seats,
        totals=(0,) * seats,
    )
    start_game(state)
    return state


def to_move(state: State) -> Seat | None:
    """Return the seat to move; None when the match is over."""
    return None if type(state.phase) is Over else state.turn


def legal(state: State, seat: Seat) -> Sequence[HellAction]:
    """Return the legal actions of a seat."""
    if seat != state.turn:
        return ()
    phase = state.phase
    if type(phase) is Battling:
        going = plays(state.table.piles[state.grid.hands[seat]], phase.top)
        return going if phase.last is None else [*going, PASS]
    if type(phase) is Placing:
        return [PLACE[cell] for cell in free_piles(state, seat)]
    if type(phase) is Choosing:
        attacks: list[HellAction] = [ATTACK[cell] for cell in open_to_attack(state, seat)]
        attacks.append(END_TURN)
        return attacks
    if type(phase) is Claiming:
        return CLAIMS
    if type(phase) is Swapping:
        return [*(SWAP[card] for card in _faces(_hand(state, seat))), KEEP]
    if type(phase) is Paying:
        hand, soul = _hand(state, seat), state.table.piles[phase.cell][-1]
        return [PAY[card] for card in _faces(hand) if pays(hand, card, soul)]
    return ()


def free_piles(state: State, seat: Seat) -> list[int]:
    """Return the piles with souls and without another seat's reaper (HH-6)."""
    piles, reapers = state.table.piles, state.reapers
    own = reapers[seat]
    return [cell for cell in range(state.grid.cells) if piles[cell] and (cell not in reapers or cell == own)]


def open_to_attack(state: State, seat: Seat) -> list[int]:
    """Return the adjacent piles that a seat's hand can attack (HH-7, HH-14)."""
    stand = state.reapers[seat]
    assert stand is not None
    piles, reapers = state.table.piles, state.reapers
    hand = piles[state.grid.hands[seat]]
    found = []
    for cell in state.grid.adjacent[stand]:
        exposed = piles[cell]
        if not exposed:
            continue
        able = can_pay(hand, exposed[-1]) if cell in reapers else can_play(hand, TOPS[ORDER[exposed[-1]]])
        if able:
            found.append(cell)
    return found


def can_pay(hand: list[Card], soul: Card) -> bool:
    """True if a hand can pay for an attack on a protected soul and then open (HH-14)."""
    return any(pays(hand, card, soul) for card in hand)


def pays(hand: list[Card], card: Card, soul: Card) -> bool:
    """True if a card can pay for an attack on a soul, and the rest of the hand can open (HH-14)."""
    if VALUE[card] < VALUE[soul]:
        return False
    return can_play([other for other in hand if other != card], top_of((soul,)))


def _hand(state: State, seat: Seat) -> list[Card]:
    return state.table.piles[state.grid.hands[seat]]


def _faces(hand: list[Card]) -> list[Card]:
    """Return one card of each face."""
    found: dict[int, Card] = {}
    for card in hand:
        found.setdefault(KIND[card], card)
    return list(found.values())


def apply(state: State, seat: Seat, action: HellAction) -> None:
    """Carry out a legal action."""
    if type(action) is Play:
        _play(state, seat, action.cards)
    elif type(action) is Pass:
        _pass(state, seat)
    elif type(action) is PlaceReaper:
        _place_reaper(state, seat, action.cell)
    elif type(action) is Attack:
        _attack(state, seat, action.cell)
    elif type(action) is EndTurn:
        end_turn(state)
    elif type(action) is TakeSoul:
        _claim(state, state.grid.points[seat])
    elif type(action) is SendToPurgatory:
        _claim(state, state.grid.purgatories[seat])
    elif type(action) is Swap:
        _swap(state, seat, action.card)
    elif type(action) is Pay:
        _pay(state, seat, action.card)
    else:
        state.phase = PLACING


def _swap(state: State, seat: Seat, card: Card) -> None:
    """Swap a card with the top of the purgatory, in public (HH-5)."""
    grid, table = state.grid, state.table
    taken = table.move_top(grid.purgatories[seat], grid.hands[seat])
    table.move(card, grid.hands[seat], grid.purgatories[seat])
    _know(state, seat, state.known[seat] - {card} | {taken})
    state.phase = PLACING


def _know(state: State, seat: Seat, cards: frozenset[Card]) -> None:
    state.known = state.known[:seat] + (cards,) + state.known[seat + 1 :]


def _place_reaper(state: State, seat: Seat, cell: int) -> None:
    """Move a reaper to a pile (HH-6)."""
    state.reapers = state.reapers[:seat] + (cell,) + state.reapers[seat + 1 :]
    state.phase = CHOOSING
    state.table.record(ReaperPlaced, seat, cell)


def _attack(state: State, seat: Seat, cell: int) -> None:
    """Start a battle, or ask for the price of a protected pile first (HH-7, HH-14)."""
    defender = state.reapers.index(cell) if cell in state.reapers else None
    state.quiet = 0
    state.table.record(BattleBegan, seat, cell, defender)
    if defender is None:
        _open_battle(state, cell, None)
    else:
        state.phase = Paying(cell, defender)


def _pay(state: State, seat: Seat, card: Card) -> None:
    """Pay into the attacker's purgatory, and start the battle with the defender alone (HH-14)."""
    phase = state.phase
    assert type(phase) is Paying
    state.table.move(card, state.grid.hands[seat], state.grid.purgatories[seat])
    if state.known[seat]:
        _know(state, seat, state.known[seat] - {card})
    _open_battle(state, phase.cell, phase.defender)


def _open_battle(state: State, cell: int, defender: Seat | None) -> None:
    everybody = (1 << state.grid.seats) - 1
    outside = 0 if defender is None else everybody & ~(1 << state.active | 1 << defender)
    state.phase = Battling(cell, defender, outside, top_of(state.table.piles[cell]))


def _play(state: State, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Play cards in a battle, and let the next seat answer (HH-8 to HH-12)."""
    phase = state.phase
    assert type(phase) is Battling
    table, grid = state.table, state.grid
    hand, lane = grid.hands[seat], grid.lanes[seat]
    for card in cards:
        table.move(card, hand, lane)
    table.record(Played, seat, cards)
    if state.known[seat]:
        _know(state, seat, state.known[seat].difference(cards))
    top = top_of(cards, phase.top)
    passed, plays = phase.passed if state.passing is _WHOLE_BATTLE else 0, phase.plays + ((seat, cards),)
    battle = Battling(phase.cell, phase.defender, phase.outside, top, seat, passed, plays)
    _next_in_battle(state, battle, seat)


def _pass(state: State, seat: Seat) -> None:
    """Pass, which is always allowed and free (HH-12)."""
    phase = state.phase
    assert type(phase) is Battling
    state.table.record(Passed, seat)
    top, last, passed = phase.top, phase.last, phase.passed | 1 << seat
    battle = Battling(phase.cell, phase.defender, phase.outside, top, last, passed, phase.plays)
    _next_in_battle(state, battle, seat)


def _next_in_battle(state: State, phase: Battling, seat: Seat) -> None:
    """Pass the turn to the next seat that can answer; if there is none, the last to play wins (HH-12)."""
    seats, hands = state.grid.seats, state.grid.hands
    last, silent, piles = phase.last, phase.passed | phase.outside, state.table.piles
    following = (seat + 1) % seats
    while following != last:
        if not silent >> following & 1 and piles[hands[following]]:
            state.phase = phase
            state.turn = following
            return
        following = (following + 1) % seats
    _win(state, phase, following)


def _win(state: State, phase: Battling, winner: Seat) -> None:
    """Give the winner the cards played, and the souls of a protected pile (HH-13, HH-15)."""
    grid, table = state.grid, state.table
    won = grid.points[winner]
    if table.events is not None:
        played = [card for _, cards in phase.plays for card in cards]
        lost = phase.defender if winner != phase.defender else None
        table.events.append(BattleWon(winner, phase.cell, points(played, winner), lost))
    # The winner's own cards score nothing (HH-17), so they go to the bottom.
    for seat, cards in sorted(reversed(phase.plays), key=lambda each: each[0] != winner):
        for card in reversed(cards):
            table.move(card, grid.lanes[seat], won)
    if phase.defender is None:
        state.phase = Claiming(phase.cell)
        state.turn = winner
        return
    _take_soul(state, phase.cell, won)
    if winner != phase.defender:
        if table.piles[phase.cell]:
            _take_soul(state, phase.cell, won)
        state.reapers = state.reapers[: phase.defender] + (None,) + state.reapers[phase.defender + 1 :]
        table.record(ReaperLifted, phase.defender)  # until its seat's next turn (HH-15)
    after_battle(state)


def _claim(state: State, target: int) -> None:
    """Move the soul to the pile that the winner chose (HH-13)."""
    phase = state.phase
    assert type(phase) is Claiming
    _take_soul(state, phase.cell, target)
    after_battle(state)


def _take_soul(state: State, cell: int, target: int) -> None:
    """Move the exposed soul and turn up the next one (HH-13)."""
    table, below = state.table, state.grid.beneath[cell]
    table.move_top(cell, target)
    if table.piles[below]:
        table.move_top(below, cell)


def start_game(state: State) -> None:
    """Draw lots for the first seat, shuffle all decks and deal the grid of souls (HH-1 to HH-3)."""
    grid, table = state.grid, state.table
    state.dealer = deal_cycle.drawn_by_lot(state)
    deal_cycle.begin_deal(state)
    for place in (grid.unused, *grid.decks):
        deal_cycle.shuffle_pile(state, place)
    for cell, below in enumerate(grid.beneath):
        table.deal(grid.unused, [*[below] * SOULS_BENEATH, cell])
    state.reapers = (None,) * grid.seats
    state.known = (frozenset(),) * grid.seats
    state.quiet = 0
    start_turn(state, state.dealer)


def start_turn(state: State, seat: Seat) -> None:
    """Fill all hands up to five; then the active seat may swap (HH-4, HH-5)."""
    grid, table = state.grid, state.table
    piles = table.piles
    state.active = state.turn = seat
    deal_cycle.announce_turn(table, seat)
    held = [len(piles[hand]) for hand in grid.hands] if table.events is not None else []
    for deck, hand in grid.draws[seat]:
        while len(piles[hand]) < HAND_SIZE and piles[deck]:
            table.move_top(deck, hand)
    if held:
        _tell_drawn(state, held)
    swappable = piles[grid.purgatories[seat]] and piles[grid.hands[seat]]
    state.phase = SWAPPING if swappable else PLACING


def _tell_drawn(state: State, held: list[int]) -> None:
    """Record the number of cards each seat drew, and the decks used up."""
    grid, piles = state.grid, state.table.piles
    drawn = tuple(len(piles[hand]) - before for hand, before in zip(grid.hands, held, strict=True))
    used_up = tuple(seat for seat, deck in enumerate(grid.decks) if drawn[seat] and not piles[deck])
    if any(drawn):
        state.table.record(HandsFilled, drawn, used_up)


def after_battle(state: State) -> None:
    """End the game if three piles are empty (HH-16), or else the turn, after its one battle (HH-7)."""
    if empty_piles(state) >= EMPTY_PILES:
        _end_game(state)
    else:
        start_turn(state, (state.active + 1) % state.grid.seats)


def end_turn(state: State) -> None:
    """Pass the turn to the left, or end the game after two rounds without a battle (HH-3, HH-16)."""
    state.quiet += 1
    state.table.record(TurnEnded, state.active)
    if state.quiet >= QUIET_ROUNDS * state.grid.seats:
        _end_game(state)
    else:
        start_turn(state, (state.active + 1) % state.grid.seats)


def _end_game(state: State) -> None:
    """Score the game, and start another unless the match is decided (HH-17, HH-18)."""
    state.table.record(HellIsFed, empty_piles(state))
    deal_cycle.score_deal(state, outlook(state))
    if decided(state.deals, state.grid.seats, state.games):
        state.phase = OVER
        deal_cycle.end_match(state, standing(state).winners)
        return
    _gather(state)
    start_game(state)


def _gather(state: State) -> None:
    """Move every card back to its deck."""
    grid, table = state.grid, state.table
    for place, pile in enumerate(table.piles):
        for card in pile[:]:
            owner = OWNER[card]
            home = grid.unused if owner is None else grid.decks[owner]
            if home != place:
                table.move(card, place, home)


def empty_piles(state: State) -> int:
    """Return the number of piles without souls."""
    return sum(not state.table.piles[cell] for cell in range(state.grid.cells))
