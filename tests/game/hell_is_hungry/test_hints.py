"""Reasons for a move at Hell is Hungry! hold in the position, and are told in one sentence."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import prod
from random import Random
from statistics import fmean

from game.cards import Card, Seat
from game.contract.rules import cloned
from game.hell_is_hungry.actions import PASS, Attack, HellAction, SendToPurgatory, TakeSoul
from game.hell_is_hungry.battle import beats, top_of
from game.hell_is_hungry.cards import DECK_SIZE, JOKER, ORDER, VALUE
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.options import HellOptions, Passing
from game.hell_is_hungry.position import Battling, State
from game.hell_is_hungry.rules import apply
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.weighing import play_of, prospects, usefulness, weighed
from game.hell_is_hungry.words import hints
from game.hell_is_hungry.words.hints import Plain, Reason, why
from game.hell_is_hungry.words.naming import total as worth
from tests.conformance.tables import Setting, tables_of
from tests.game.among_fiends import among_fiends

RANDOM = Random(7)
HANDS = [RANDOM.sample(range(DECK_SIZE), 5) for _ in range(1500)]
"""Hands of a whole deck, to count a rival's chances over."""
OF_RANK = {ORDER[card]: card for card in range(DECK_SIZE)}
"""A card for each place in the order."""
CLOSE = 1.5
"""Times in ten that two counts over different hands may differ, one of them rounded."""


def every_play(hand: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Return each card of a hand, and each two."""
    return [*((card,) for card in hand), *combinations(hand, 2)]


def held(state: State, seat: Seat) -> list[Card]:
    """Return a seat's hand."""
    return state.table.piles[state.grid.hands[seat]]


@cache
def able_share(top: tuple[Card, ...], count: int) -> float:
    """Return the share of hands of this size that can beat a play."""
    return fmean(any(beats(each, top_of(top)) for each in every_play(hand[:count])) for hand in HANDS)


def rivals_of(state: State) -> list[Seat]:
    """Return the seats that may beat a play."""
    gone = state.phase.outside | (state.phase.passed if state.passing is Passing.WHOLE_BATTLE else 0)
    return [seat for seat in range(state.grid.seats) if seat != state.turn and not gone >> seat & 1]


def wins_in_ten(state: State, cards: tuple[Card, ...]) -> float:
    """Return the wins of a play out of ten, over other random hands: rivals who can go higher do.

    The rest of a hand that was played from is as strong as the whole was.
    """
    phase = state.phase
    rest = [card for card in held(state, state.turn) if card not in cards]
    played = {seat for seat, _ in phase.plays}

    def unbeaten(top: tuple[Card, ...], seat: Seat) -> float:
        count = len(held(state, seat))
        strong = 5 if seat in played and count > 1 else count
        return 1 - able_share(tuple(sorted(OF_RANK[ORDER[card]] for card in top)), strong)

    return 10 * max(
        prod(unbeaten(top, seat) for seat in rivals_of(state)) for top in [cards, *every_play(rest)]
    )


def gives_away(found: hints.Gamble, state: State) -> bool:
    """True if a pass, where there is one, lets the rival win at once, or nobody if none is told."""
    done = cloned(state)
    if PASS in HELL_IS_HUNGRY.legal(state, state.turn):
        apply(done, state.turn, PASS)
    return found.rival == (None if isinstance(done.phase, Battling) else state.phase.last)


def to_win(state: State) -> int:
    """Return the points that lie there: the soul, and cards that others played."""
    theirs = [card for _, cards in state.phase.plays for card in cards if card // DECK_SIZE != state.turn + 1]
    return VALUE[state.table.piles[state.phase.cell][-1]] + worth(theirs)


def playable(state: State) -> list[tuple[Card, ...]]:
    """Return every play that beats the top."""
    return [cards for cards in every_play(held(state, state.turn)) if beats(cards, state.phase.top)]


def attackable(state: State) -> list[int]:
    """Return the piles that can be fought for."""
    return [action.cell for action in HELL_IS_HUNGRY.legal(state, state.turn) if isinstance(action, Attack)]


def points_after(state: State, *done: HellAction) -> tuple[int, ...]:
    """Return the points of the game if an action ends it, or the soul that is taken then."""
    over = cloned(state)
    for action in done:
        if len(over.deals) == len(state.deals):
            apply(over, over.turn, action)
    return over.deals[-1] if len(over.deals) > len(state.deals) else ()


def wins_now(state: State, action: HellAction) -> bool:
    """True if an action ends the game, and its player wins even if a rival takes the soul."""
    return (points := points_after(state, action, TakeSoul()))[state.turn] > sorted(points)[-2]


def holds_in_battle(found: Reason, state: State, seen: HellView, action: HellAction) -> bool:
    """True if a reason to play or to pass is so."""
    made = {play_of(seen, each): each for each, _ in weighed(seen, state.phase)}
    match found:
        case hints.Wins(tenths=tenths, cheapest=cheapest, later=later):
            cheaper = [play.cards for play, each in made.items() if each.wear < made[action].wear]
            dear = not cheapest or all(wins_in_ten(state, cards) < tenths + CLOSE for cards in cheaper)
            left = {*held(state, state.turn)} - {*action.cards}
            told = {*later} <= left and not (cheapest and later)
            return told and dear and abs(tenths - wins_in_ten(state, action.cards)) < CLOSE
        case hints.Gamble():
            told = (found.points, found.risk) == (to_win(state), worth(action.cards))
            pays = (10 - found.tenths) * found.risk <= found.tenths * found.points
            fair = (pays and found.rival is None) or (found.risk <= found.points and gives_away(found, state))
            return told and fair and abs(found.tenths - wins_in_ten(state, action.cards)) < CLOSE
        case Plain.LOW_CARDS:
            deck = state.table.piles[state.grid.decks[state.turn]]
            low = sum(map(usefulness, action.cards)) < 5 * len(action.cards)
            return low and len(action.cards) <= len(deck)
        case Plain.GIVES_LEAST:
            return state.phase.last is None and worth(action.cards) == min(map(worth, playable(state)))
        case hints.OnlyPlay(beaten=beaten):
            shown = state.phase.plays[-1][1] if state.phase.plays else (seen.soul(state.phase.cell),)
            return [*map(set, playable(state))] == [{*action.cards}] and beaten == shown
        case Plain.BEST_OF_BAD | hints.Reserve():
            best = max(wins_in_ten(state, cards) for cards in playable(state))
            return best - wins_in_ten(state, action.cards) < CLOSE
        case Plain.SURE_TO_WIN:
            done = cloned(state)
            apply(done, state.turn, action)
            theirs = [cards for seat in rivals_of(state) for cards in every_play(held(state, seat))]
            return not isinstance(done.phase, Battling) or not any(
                beats(each, done.phase.top) for each in theirs
            )
        case hints.CantPlay(top=top):
            return not playable(state) and top == state.phase.top
        case hints.SeldomWins(tenths=tenths):
            return abs(tenths - max(wins_in_ten(state, cards) for cards in playable(state))) < CLOSE
        case Plain.COMES_BACK:
            following = [(state.turn + step) % state.grid.seats for step in range(1, state.grid.seats)]
            silent = state.phase.passed | state.phase.outside
            between = [
                seat for seat in following[: following.index(state.phase.last)] if not silent >> seat & 1
            ]
            top = tuple(sorted(OF_RANK[ORDER[card]] for card in state.phase.plays[-1][1]))
            unable = prod(1 - able_share(top, len(held(state, seat))) for seat in between)
            return state.passing is Passing.ONE_TURN and 10 * (1 - unable) > 5 - CLOSE
        case hints.WinsTheGame():
            return wins_now(state, action)
    return False


def holds_elsewhere(found: Reason, state: State, seen: HellView, action: HellAction) -> bool:
    """True if a reason to swap, to walk, to attack, to pay or to take a soul is so."""
    hand, piles, grid = held(state, state.turn), state.table.piles, state.grid
    purgatory = piles[grid.purgatories[state.turn]]
    match found:
        case hints.Improves(offered=offered, given=given):
            better = usefulness(offered) > usefulness(given) == usefulness(action.card)
            return better and offered == purgatory[-1]
        case hints.SoulScores(soul=soul):
            return soul == purgatory[-1] and soul // DECK_SIZE == 0 < action.card // DECK_SIZE
        case hints.NoGain(offered=offered, weakest=weakest, hardly=hardly):
            gain = usefulness(offered) - usefulness(weakest)
            least = usefulness(weakest) == min(map(usefulness, hand))
            return least and offered == purgatory[-1] and (gain == 1 if hardly else gain <= 0)
        case Plain.NEEDS_TWO:
            return JOKER in [ORDER[seen.soul(cell)] for cell in range(grid.cells) if piles[cell]]
        case hints.Beside(target=target):
            walked = cloned(state)
            apply(walked, state.turn, action)
            return target in attackable(walked) and target not in walked.reapers
        case hints.Waits(rival=rival):
            return grid.seats == 2 and rival != state.turn and bool(held(state, rival))
        case hints.Guards(soul=guarded):
            return guarded == seen.soul(action.cell)
        case Plain.ONLY_BATTLE:
            return attackable(state) == [action.cell]
        case hints.OneFoe(souls=souls, defender=defender):
            lie = 2 if piles[grid.beneath[action.cell]] else 1
            return (souls, defender) == (lie, state.reapers.index(action.cell))
        case hints.RichestSoul(worth=told_worth):
            most = max(VALUE[seen.soul(cell)] for cell in attackable(state))
            return told_worth == VALUE[seen.soul(action.cell)] == most
        case Plain.EASIEST | Plain.NO_FIGHT_NO_POINTS:
            promise = max(prospects(seen, attackable(state)).values()) > 0
            easiest = min(ORDER[seen.soul(cell)] for cell in attackable(state))
            easy = ORDER[seen.soul(action.cell)] == easiest
            return (promise and easy) == (found is Plain.EASIEST)
        case Plain.NO_BATTLE | Plain.POOR_BATTLES:
            return bool(attackable(state)) == (found is Plain.POOR_BATTLES)
        case hints.SeldomWon() | hints.PoorSouls():
            best = max(VALUE[seen.soul(cell)] for cell in attackable(state))
            told = not isinstance(found, hints.PoorSouls) or found.worth == best < 8
            return told and (not isinstance(found, hints.SeldomWon) or found.tenths < 5)
        case Plain.CHEAPEST:
            prices = [each.card for each in HELL_IS_HUNGRY.legal(state, state.turn)]
            return VALUE[action.card] == min(VALUE[price] for price in prices)
        case Plain.SAFE:
            sent = cloned(state)
            apply(sent, state.turn, SendToPurgatory())
            soul = seen.soul(state.phase.cell)
            return isinstance(action, TakeSoul) and soul in sent.table.piles[grid.purgatories[state.turn]]
        case hints.SwapsLater(worse=worse):
            better = [card for card in hand if VALUE[card] < VALUE[seen.soul(state.phase.cell)]]
            return not points_after(state, action) and (worse is None or worse in better)
        case Plain.ENDS_AHEAD | Plain.WINS_GAME:
            return wins_now(state, action)
    return False


TABLES = [*tables_of(HELL_IS_HUNGRY), Setting(HELL_IS_HUNGRY, HellOptions(passing=Passing.WHOLE_BATTLE), 3)]


def test_hint_reasons_are_true(decisions: int, fuzz_seed: int) -> None:
    told = set[object]()
    for random in (Random(1), Random(fuzz_seed)):  # the first comes to every kind of reason
        for state, seen in among_fiends(TABLES, max(75, decisions // 20), random):
            holds = holds_in_battle if hasattr(state.phase, "top") else holds_elsewhere
            for action in random.sample(seen.legal, min(3, len(seen.legal))):
                found = why(seen, action)
                if found is not None:
                    assert holds(found, state, seen, action), (found, action)
                    told.add(found if isinstance(found, Plain) else type(found))
    usual = {hints.Wins, hints.Gamble, hints.SeldomWins, hints.Guards, hints.OneFoe, Plain.SAFE}
    assert {*usual, hints.SwapsLater} <= told
