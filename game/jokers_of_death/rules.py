"""Jokers of Death, or Insane Eights: the rules, as in ``assets/rules/jokers_of_death.md``."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from game.cards import Card, Seat
from game.deal_cycle import OVER, Over, drawn_by_lot, shuffle_pile
from game.jokers_of_death import turns
from game.jokers_of_death.actions import (
    DRAW,
    GIVE_UP,
    KNOCK,
    KNOCK_OR_NOT,
    SHOW,
    STOP,
    SUITS_TO_NAME,
    TAKE,
    TAKE_UP,
    WAYS_TO_TURN,
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    JokersAction,
    KeepDirection,
    Knock,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Stop,
    Take,
    TakeUp,
    add_plays,
)
from game.jokers_of_death.cards import (
    ACE,
    EIGHT,
    FACES,
    FOUR_OF_SPADES,
    JOKER,
    JOKERS,
    PILES_IN,
    RANK,
    TEN,
    THREE_OF_DIAMONDS,
    TWO,
    Facts,
    Held,
    Kinds,
    cover_wanted,
    facts_of,
    hand_points,
    held_of,
    jokers_in,
    wanted,
)
from game.jokers_of_death.events import (
    AcesCleared,
    CardShed,
    GaveUp,
    HandsSwitched,
    JokersShown,
    Knocked,
    Passed,
    PileKilled,
    PileTakenUp,
    Reversed,
    SuitNamed,
    WentOnWithoutKnocking,
    WentOut,
)
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.position import (
    BUSY,
    DONE,
    FOLLOWING,
    PILES,
    STOCK,
    Answering,
    Covering,
    Effect,
    Fours,
    Knocking,
    Naming,
    Opening,
    Phase,
    Playing,
    Reversing,
    Rules,
    Shedding,
    State,
    Twos,
    places_for,
)
from game.sentences import PlayerError
from game.table import Table


def deal(options: JokersOptions, seats: int, seed: int) -> State:
    """Return the first position of a match; the first dealer is drawn by lot (JD-3)."""
    rules = rules_of(options, seats)
    state = State(
        table=Table(rules.places, [list(range(rules.facts.cards)), *([] for _ in rules.places[1:])], []),
        rules=rules,
        seed=seed,
        phase=OVER,
        live=rules.all_piles,
        prices=(0,) * seats,
        totals=(0,) * seats,
    )
    state.dealer = drawn_by_lot(state)
    turns.start_deal(state)
    return state


def to_move(state: State) -> Seat | None:
    """Return the seat to move; None when the match is over."""
    return None if type(state.phase) is Over else state.turn


def legal(state: State, seat: Seat) -> Sequence[JokersAction]:
    """Return the legal actions of a seat, including those out of turn (JD-22, JD-25)."""
    phase = state.phase
    if type(phase) is Over:
        return ()
    rules = state.rules
    hand = state.table.piles[rules.hands[seat]]
    held = held_of(hand, rules.facts)
    moves: list[JokersAction] = []
    if seat == state.turn:
        if type(phase) is Playing:
            _playing(state, moves, held, phase)
        elif type(phase) is Covering:
            _covering(state, moves, held, phase)
        elif type(phase) is Answering:
            _answering(state, moves, held, phase)
        elif type(phase) is Shedding:
            moves_shedding(state, moves, phase)
        elif type(phase) is Naming:
            moves += SUITS_TO_NAME
        elif type(phase) is Reversing:
            moves += WAYS_TO_TURN
        else:
            moves += KNOCK_OR_NOT
    if state.may_knock >> seat & 1:
        moves.append(KNOCK)
    if held[0] & JOKERS and jokers_in(hand, rules.facts) >= 2:
        moves.append(SHOW)
    return moves


def _playing(state: State, moves: list[JokersAction], held: Held, phase: Playing) -> None:
    """Add plays, a draw if nothing fits on some owed pile, or else a stop (JD-4 to JD-6).

    A hand emptied without a knock can only draw, or pass if there is nothing to draw (JD-9).
    """
    piles, named, facts = state.table.piles, state.named, state.rules.facts
    lacking = False
    for pile in PILES_IN[phase.owed]:
        fitting = wanted(facts, piles[PILES[pile]], named[pile])
        if held[0] & fitting:
            add_plays(moves, held, fitting, pile)
        else:
            lacking = True
    if lacking and piles[STOCK]:
        moves.append(DRAW)
    elif not moves:
        moves.append(STOP)
    if phase.fresh:
        for opening in state.rules.openings:
            moves += opening(state)


def _covering(state: State, moves: list[JokersAction], held: Held, phase: Covering) -> None:
    """Add covers, and a draw even if the seat can cover (JD-20)."""
    piles = state.table.piles
    covers = cover_wanted(state.rules.facts, piles[PILES[phase.pile]])
    add_plays(moves, held, covers, phase.pile)
    if piles[STOCK]:
        moves.append(DRAW)


def _answering(state: State, moves: list[JokersAction], held: Held, phase: Answering) -> None:
    """Add answers for each pile, and the penalty (JD-10 to JD-16)."""
    for pile in PILES_IN[phase.owed]:
        debt = state.debts[pile]
        assert debt is not None
        add_plays(moves, held, debt.answers(state.turn), pile)
    moves.append(TAKE)


def apply(state: State, seat: Seat, action: JokersAction) -> None:
    """Carry out a legal action."""
    if type(action) is Play:
        _PLAY_IN[type(state.phase)](state, seat, action.card, action.pile)
        return
    if type(action) is Draw:
        draw(state, seat)
        return
    match action:
        case Stop():
            stop(state, seat)
        case Take():
            take(state, seat)
        case NameSuit(suit=suit):
            name_suit(state, seat, suit)
        case Reverse():
            state.direction = -state.direction  # before seats are skipped (JD-18, JD-19)
            state.table.record(Reversed, seat, state.direction)
            turns.end_turn(state)
        case KeepDirection():
            turns.end_turn(state)
        case Knock():
            knock(state, seat)
        case GoOnWithoutKnocking():
            go_on_without_knocking(state, seat)
        case ShowJokers():
            hand = state.table.piles[state.rules.hands[seat]]
            state.table.record(JokersShown, seat, jokers_in(hand, state.rules.facts))
            turns.stop_play(state)
        case TakeUp(pile=pile):
            take_up(state, pile)
        case GiveUp():
            give_up(state, seat)


def play(state: State, seat: Seat, card: Card, pile: int) -> None:
    """Play a card from the hand (JD-4, JD-20), with all its effects (JD-21)."""
    phase = state.phase
    assert type(phase) is Playing or type(phase) is Covering
    if put_on_pile(state, seat, card, pile):
        return
    kind = state.rules.facts.kind[card]
    for effect in state.rules.effects[kind]:
        effect(state, seat, pile)
    turns.ask_to_knock(state, seat, FOLLOWING[kind][pile][phase.owed & ~(1 << pile)])


def put_on_pile(state: State, seat: Seat, card: Card, pile: int) -> bool:
    """Move a card from a hand to a pile; return True if that ends the deal (JD-8)."""
    table, hand = state.table, state.rules.hands[seat]
    table.move(card, hand, PILES[pile])
    turns.leave_hand(state, seat, card)
    state.hand_played = True
    state.drawn = 0
    state.may_knock &= ~(1 << seat)
    if state.named[pile] is not None:
        turns.name(state, pile, None)
    if table.piles[hand] or not state.knocked >> seat & 1:
        return False
    state.table.record(WentOut, seat)
    turns.stop_play(state)
    return True


def open_two(state: State, seat: Seat, pile: int) -> None:
    """Attack with a 2; the count starts at one (JD-10, JD-12)."""
    turns.owe(state, pile, Twos(1, seat))


def open_four(state: State, seat: Seat, pile: int) -> None:
    """Attack with a 4♠; the count starts at one (JD-12, JD-13)."""
    turns.owe(state, pile, Fours(1, seat))


def skip_a_seat(state: State, _seat: Seat, _pile: int) -> None:
    """Skip one more seat for an ace (JD-19)."""
    state.aces += 1


def offer_reversal(state: State, _seat: Seat, _pile: int) -> None:
    """Let the seat choose the direction at the end of its turn, for a ten (JD-18)."""
    state.ten_played = True


EFFECTS: Final[Mapping[int, Effect]] = {
    **{kind: open_two for kind in range(FACES) if RANK[kind] == TWO},
    **{kind: skip_a_seat for kind in range(FACES) if RANK[kind] == ACE},
    **{kind: offer_reversal for kind in range(FACES) if RANK[kind] == TEN},
    FOUR_OF_SPADES: open_four,
}
"""The effects of the base game, by kind; those of eights, jacks and kings are in ``FOLLOWING``."""


def draw(state: State, seat: Seat) -> None:
    """Draw a card, and note that nothing in the hand fits on one of the owed piles (JD-5)."""
    phase = state.phase
    if type(phase) is Playing:
        turns.shows_lack_for_one(state, seat, phase.owed)
        phase = BUSY[phase.owed]
    assert type(phase) is Playing or type(phase) is Covering
    turns.take_card(state, seat)
    state.drawn += 1
    turns.ask_to_knock(state, seat, phase)


def wanted_on_any(
    facts: Facts, piles: Sequence[Sequence[Card | None]], named: Sequence[int | None], owed: int
) -> Kinds:
    """Return the kinds that fit on at least one of the owed piles (JD-4, JD-17)."""
    kinds = 0
    for pile in PILES_IN[owed]:
        kinds |= wanted(facts, piles[PILES[pile]], named[pile])
    return kinds


def stop(state: State, seat: Seat) -> None:
    """End a turn in which nothing can be played or drawn (JD-6)."""
    phase = state.phase
    assert isinstance(phase, Playing)
    fitting = wanted_on_any(state.rules.facts, state.table.piles, state.named, phase.owed)
    turns.shows_lack(state, seat, fitting)
    state.table.record(Passed, seat)
    turns.go_on(state, seat, DONE)


def name_suit(state: State, seat: Seat, suit: int) -> None:
    """Name the suit that must follow on a pile, except for eights (JD-17)."""
    phase = state.phase
    assert isinstance(phase, Naming)
    turns.name(state, phase.pile, suit)
    state.table.record(SuitNamed, seat, phase.pile, suit)
    turns.go_on(state, seat, phase.after)


def knock(state: State, seat: Seat) -> None:
    """Knock, which counts as long as the hand stays at one card (JD-7)."""
    state.knocked |= 1 << seat
    state.may_knock &= ~(1 << seat)
    state.table.record(Knocked, seat)
    if seat == state.turn and isinstance(state.phase, Knocking):
        turns.go_on(state, seat, state.phase.after)


def go_on_without_knocking(state: State, seat: Seat) -> None:
    """Continue without a knock (JD-7)."""
    phase = state.phase
    assert isinstance(phase, Knocking)
    state.table.record(WentOnWithoutKnocking, seat)
    turns.go_on(state, seat, phase.after)


def answer(state: State, seat: Seat, card: Card, pile: int) -> None:
    """Answer a 2 with a 2, or a 4♠ with a 4♠ or a joker, which kills the pile (JD-10 to JD-16)."""
    phase, debt = state.phase, state.debts[pile]
    assert isinstance(phase, Answering) and debt is not None
    if put_on_pile(state, seat, card, pile):
        return
    penalty = phase.penalty
    if state.rules.facts.kind[card] == JOKER:
        assert isinstance(debt, Fours)
        penalty += debt.killing_cost
        turns.owe(state, pile, None)
        state.live &= ~(1 << pile)  # until the next deal (JD-13)
        state.table.record(PileKilled, seat, pile, card)
        state.table.move_all(PILES[pile], state.rules.dead)
    else:
        turns.owe(state, pile, debt.answered(seat))
    turns.ask_to_knock(state, seat, Answering(phase.owed & ~(1 << pile), penalty))


def take(state: State, seat: Seat) -> None:
    """Draw for everything unanswered; those piles are ordinary again (JD-11, JD-12)."""
    phase = state.phase
    assert isinstance(phase, Answering)
    penalty = phase.penalty
    for pile in PILES_IN[phase.owed]:
        debt = state.debts[pile]
        assert debt is not None
        penalty += debt.cost
        turns.owe(state, pile, None)
    turns.pay(state, seat, penalty)


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """The differences of a variant; its defaults are the base game (JD-1, JD-2)."""

    seats: range = range(2, 7)
    seats_refused: str = ""
    """The reason why other numbers of seats can't play it."""
    decks: int | None = None
    jokers: int = 2
    piles: int = 3
    effects: Mapping[int, Effect] = field(default_factory=dict)
    """The extra effects of cards played from a hand, by kind."""
    openings: tuple[Opening, ...] = ()


def switch_hands(state: State, _seat: Seat, _pile: int) -> None:
    """Pass every hand to the next seat in the direction of play, and cancel all knocks (JD-25)."""
    rules, table = state.rules, state.table
    seats = range(rules.seats)
    table.record(HandsSwitched, state.direction)
    before = [table.piles[hand][:] for hand in rules.hands]
    for seat in seats:
        for card in before[seat]:
            table.move(card, rules.hands[seat], rules.hands[(seat + state.direction) % rules.seats])
    givers = [(seat - state.direction) % rules.seats for seat in seats]
    state.known = [state.known[giver] for giver in givers]
    state.open_cards = [state.open_cards[giver] for giver in givers]
    state.secrets = tuple(_secrets_of(state, knower, givers, before[knower]) for knower in seats)
    state.knocked = 0
    state.may_knock = sum(1 << seat for seat in seats if len(table.piles[rules.hands[seat]]) == 1)


def _secrets_of(
    state: State, knower: Seat, givers: list[Seat], gave: list[Card]
) -> tuple[frozenset[Card], ...]:
    """Return the cards that only one seat knows in each hand, after a switch: all of the hand it gave."""
    nothing = frozenset[Card]()
    before = state.secrets[knower] if state.secrets else (nothing,) * len(givers)
    came = [frozenset(gave) if giver == knower else before[giver] for giver in givers]
    came[knower] = nothing
    return tuple(came)


def clear_aces(state: State, _seat: Seat, _pile: int) -> None:
    """Return the cards under three aces to the stock, after an ace played from a hand (JD-27)."""
    table, rules = state.table, state.rules
    if state.live != rules.all_piles:
        return
    places = PILES[: rules.piles]
    kind = rules.facts.kind
    if not all(table.piles[place] and RANK[kind[table.piles[place][-1]]] == ACE for place in places):
        return
    table.record(AcesCleared)
    for place in places:
        beneath = table.piles[place][:-1]
        turns.in_no_hand(state, beneath)
        for card in beneath:
            table.move(card, place, STOCK)
    shuffle_pile(state, STOCK)


def piles_to_take_up(state: State) -> list[JokersAction]:
    """Return the pick-ups of live piles, if there is more than one (JD-28)."""
    lying = [pile for pile in PILES_IN[state.live] if state.table.piles[PILES[pile]]]
    return [TAKE_UP[pile] for pile in lying] if len(lying) > 1 else []


def moves_shedding(state: State, moves: list[JokersAction], phase: Shedding) -> None:
    """Add plays of the picked-up cards on the other piles, but not on empty ones (JD-28)."""
    facts, piles = state.rules.facts, state.table.piles
    held = held_of(piles[state.rules.taken_up], facts)
    for pile in PILES_IN[state.live]:
        lying = piles[PILES[pile]]
        if pile != phase.pile and lying:
            add_plays(moves, held, wanted(facts, lying, state.named[pile]), pile)
    moves.append(GIVE_UP)


def take_up(state: State, pile: int) -> None:
    """Pick up a pile as a second hand, visible to all (JD-28)."""
    table = state.table
    table.record(PileTakenUp, state.turn, pile, len(table.piles[PILES[pile]]))
    table.move_all(PILES[pile], state.rules.taken_up)
    turns.name(state, pile, None)
    state.phase = Shedding(pile)


def is_shedding(state: State) -> bool:
    """True if part of a picked-up pile is left."""
    return bool(state.table.piles[state.rules.taken_up])


def shed(state: State, seat: Seat, card: Card, pile: int) -> None:
    """Play a picked-up card, without an effect except for the suit of an eight (JD-28)."""
    phase = state.phase
    assert isinstance(phase, Shedding)
    state.table.record(CardShed, seat, card, pile)
    state.table.move(card, state.rules.taken_up, PILES[pile])
    turns.name(state, pile, None)
    if RANK[state.rules.facts.kind[card]] == EIGHT:
        state.phase = Naming(pile, phase)
    else:
        turns.go_on(state, seat, phase)


def give_up(state: State, seat: Seat) -> None:
    """Keep the rest of a picked-up pile, pay its points now and end the turn (JD-30).

    A hand of one card is asked to knock then too (JD-7).
    """
    rest = state.table.piles[state.rules.taken_up]
    count, price = len(rest), hand_points(rest, state.rules.facts)
    turns.take_what_is_left(state, seat)
    turns.hand_grew(state, seat)
    state.prices = (*state.prices[:seat], state.prices[seat] + price, *state.prices[seat + 1 :])
    state.table.record(GaveUp, seat, count, price)
    turns.ask_to_knock(state, seat, DONE)


HAND_SWITCHING: Final = Variant(effects={THREE_OF_DIAMONDS: switch_hands})
FIVE_PILES: Final = Variant(
    seats=range(4, 5), seats_refused="Five piles needs exactly four players.", decks=4, jokers=4, piles=5
)
THREE_ACES: Final = Variant(
    seats=range(2, 4),
    seats_refused="Three aces is for two or three players.",
    decks=2,
    effects={kind: clear_aces for kind in range(FACES) if RANK[kind] == ACE},
)
FREE_PILE: Final = Variant(openings=(piles_to_take_up,))


def chosen(options: JokersOptions) -> list[Variant]:
    """Return the variants of a match (JD-25 to JD-28)."""
    variants = (
        (options.switching, HAND_SWITCHING),
        (options.five_piles, FIVE_PILES),
        (options.aces, THREE_ACES),
        (options.free_pile, FREE_PILE),
    )
    return [variant for wanted, variant in variants if wanted]


def usual_decks(seats: int) -> int:
    """Return the usual number of decks: 2 for two or three seats, 3 for four or five, 4 for six (JD-1)."""
    return 2 if seats <= 3 else 3 if seats <= 5 else 4


def decks_for(options: JokersOptions, seats: int) -> int:
    """Return the number of decks; raise PlayerError if the options don't allow the seats or decks."""
    for variant in chosen(options):
        if seats not in variant.seats:
            raise PlayerError(variant.seats_refused)
        if variant.decks is not None:
            return variant.decks
    usual = usual_decks(seats)
    if options.decks and options.decks < usual:
        raise PlayerError(f"{seats} players need at least {usual} decks, not {options.decks}.")
    return options.decks or usual


@cache
def rules_of(options: JokersOptions, seats: int) -> Rules:
    """Return the fixed facts of a match; raise PlayerError if the options don't allow the seats or decks."""
    variants = [Variant(), *chosen(options)]
    piles, jokers = max(variant.piles for variant in variants), max(variant.jokers for variant in variants)
    dead = PILES[0] + piles
    hands = dead + 2
    return Rules(
        seats=seats,
        piles=piles,
        facts=facts_of(decks_for(options, seats), jokers),
        effects=tuple(_effects(kind, variants) for kind in (*range(FACES), JOKER)),
        openings=tuple(opening for variant in variants for opening in variant.openings),
        dead=dead,
        taken_up=dead + 1,
        hands=tuple(range(hands, hands + seats)),
        all_piles=(1 << piles) - 1,
        places=places_for(piles, seats),
    )


def _effects(kind: int, variants: list[Variant]) -> tuple[Effect, ...]:
    """Return all effects of a kind of card, the base game's first."""
    answers = (EFFECTS, *(variant.effects for variant in variants))
    return tuple(effects[kind] for effects in answers if kind in effects)


_PLAY_IN: Final[dict[type[Phase], Callable[[State, Seat, Card, int], None]]] = {
    Playing: play,
    Covering: play,
    Answering: answer,
    Shedding: shed,
}
"""The function that plays a card, by phase."""
