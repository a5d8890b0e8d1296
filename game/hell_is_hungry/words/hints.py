"""Hints for Hell is Hungry!: the reasons for an action as values, and their sentences."""

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from game.cards import Card, Seat
from game.hell_is_hungry import actions
from game.hell_is_hungry.actions import HellAction
from game.hell_is_hungry.battle import Top, plays, top_of
from game.hell_is_hungry.cards import JOKER, ORDER, OWNER, TWO, VALUE, VALUE_OF_ORDER
from game.hell_is_hungry.policy import wastes_two
from game.hell_is_hungry.position import Battling, Claiming
from game.hell_is_hungry.rules import QUIET_ROUNDS
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.weighing import (
    MEAN_SOUL,
    alike,
    answer_chance,
    is_unbeatable,
    own,
    play_of,
    prospects,
    reserves,
    unbeaten_chance,
    usefulness,
    weighed,
    win_chance,
)
from game.hell_is_hungry.words.naming import (
    empty_piles,
    ends_game,
    held,
    named,
    offered,
    prize,
    rival,
    souls_lost,
    the,
    total,
    your,
)
from game.hell_is_hungry.words.table import STUCK
from game.sentences import Cast, capitalised, how_often, in_words, plural

EVEN: Final = 5
"""The wins out of ten below which a play is a gamble."""
SLIM: Final = 3
"""The wins out of ten below which a fight is a long shot."""
PROBABLE: Final = 0.5
SLIGHT: Final = 1
"""The most usefulness a swap can gain for a hint to advise against it."""


class Plain(Enum):
    """Reasons without numbers, each with its sentence."""

    GIVES_LEAST = "If you lose, you give away the fewest points."
    LOW_CARDS = "Low cards are easily replaced."
    BEST_OF_BAD = "No other play is more likely to win."
    SURE_TO_WIN = "Nobody has enough cards to beat that."
    COMES_BACK = "Someone else will probably play, and then you get another turn."
    EASIEST = "No soul here is easier to beat."
    NO_FIGHT_NO_POINTS = "No fight, no points."
    ONLY_BATTLE = "It's the only fight you can start."
    NO_BATTLE = "There's nothing you can fight for here."
    POOR_BATTLES = "A fight here would probably cost you more than you'd win."
    NEEDS_TWO = "Only a 2 beats the joker you could fight for."
    CHEAPEST = "You can't pay with less."
    ENDS_AHEAD = "That ends the game, and you're ahead."
    SAFE = "In purgatory, it scores nothing."
    WINS_GAME = "That wins you the game."


class SoulScores(NamedTuple):
    """A swap of one's own card for a soul, which scores if a fight is won with it."""

    soul: Card


class Wins(NamedTuple):
    """A play likely to win the battle, alone or with a second play."""

    tenths: int
    cheapest: bool
    """True if other plays win no more often, and those that win as often all cost more."""
    later: tuple[Card, ...]
    """The play to make if others go higher; empty if the first wins as often alone."""


class Gamble(NamedTuple):
    """A play that seldom wins, but is worth the risk or risks no more than it can win."""

    tenths: int
    points: int
    risk: int
    rival: Seat | None
    """The seat that would win the battle at once after a pass, if any; None if the risk is worth it."""


class Reserve(NamedTuple):
    """A play likely to be beaten, with a better one in reserve."""

    later: tuple[Card, ...]


class OnlyPlay(NamedTuple):
    """The hand's only play that beats these cards."""

    beaten: tuple[Card, ...]


class CantPlay(NamedTuple):
    """A top that no play of the hand beats."""

    top: Top


class SeldomWins(NamedTuple):
    """The wins out of ten of the best play."""

    tenths: int


class WinsTheGame(NamedTuple):
    """A pass that ends the game, by letting another seat empty the last pile, while this seat leads."""

    winner: Seat
    souls: int


class SeldomWon(NamedTuple):
    """The wins out of ten in the best battle."""

    tenths: int


class Waits(NamedTuple):
    """The only rival may start the next battle, which this seat can join (HH-12, HH-14)."""

    rival: Seat


class PoorSouls(NamedTuple):
    """The most valuable soul in reach is worth less than average."""

    worth: int


class Improves(NamedTuple):
    """A swap for a better card."""

    offered: Card
    given: Card


class NoGain(NamedTuple):
    """A swap that would gain little or nothing."""

    offered: Card
    weakest: Card
    hardly: bool


class Beside(NamedTuple):
    """A pile next to a good one to fight for, which nobody guards."""

    target: int


class Guards(NamedTuple):
    """A pile worth guarding."""

    soul: Card


class RichestSoul(NamedTuple):
    """The most valuable soul in reach."""

    worth: int


class OneFoe(NamedTuple):
    """An attack on a guarded pile, which only its defender can join."""

    souls: int
    defender: Seat


class SwapsLater(NamedTuple):
    """A soul in purgatory can be swapped into the hand at the next turn."""

    worse: Card | None
    """The hand's least useful card; None unless the soul is worth more."""


OfAPlay: TypeAlias = Wins | Gamble | Reserve | OnlyPlay
OfAPass: TypeAlias = CantPlay | SeldomWins | WinsTheGame | SeldomWon | PoorSouls | Waits
OfACard: TypeAlias = Improves | SoulScores | NoGain | SwapsLater
OfAPile: TypeAlias = Beside | Guards | RichestSoul | OneFoe
Reason: TypeAlias = Plain | OfAPlay | OfAPass | OfACard | OfAPile


def why(view: HellView, action: HellAction) -> Reason | None:
    """Return the reason for an action; None if it has no clear one."""
    match action:
        case actions.Play():
            return _why_play(view, action)
        case actions.Pass():
            return _why_pass(view)
        case actions.Swap(card=card):
            if usefulness(offered(view)) > usefulness(card):
                return Improves(offered(view), card)
            back = OWNER[offered(view)] is None and OWNER[card] is not None
            return SoulScores(offered(view)) if back else None
        case actions.KeepHand():
            weakest = min(own(view), key=usefulness)
            if wastes_two(view, actions.Swap(weakest)):
                return Plain.NEEDS_TWO
            gain = usefulness(offered(view)) - usefulness(weakest)
            return NoGain(offered(view), weakest, hardly=gain > 0) if gain <= SLIGHT else None
        case actions.PlaceReaper(cell=cell):
            return _why_place(view, cell)
        case actions.Attack(cell=cell):
            return _why_attack(view, cell)
        case actions.EndTurn():
            targets = [other.cell for other in view.legal if isinstance(other, actions.Attack)]
            return _why_end_turn(view, targets) if targets else Plain.NO_BATTLE
        case actions.Pay(card=card):
            prices = [other.card for other in view.legal if isinstance(other, actions.Pay)]
            return Plain.CHEAPEST if VALUE[card] == min(VALUE[price] for price in prices) else None
        case actions.TakeSoul():
            return _why_take(view)
        case actions.SendToPurgatory():
            return None if ends_game(view) else _why_send(view)


def _why_take(view: HellView) -> Plain:
    """Return the reason to take the won soul: it scores, or wins the game."""
    assert isinstance(view.phase, Claiming)
    worth = VALUE[view.soul(view.phase.cell)]
    points = [view.points(seat) + worth * (seat == view.seat) for seat in range(view.seats)]
    return Plain.WINS_GAME if ends_game(view) and _leads(view, points) else Plain.SAFE


def _why_send(view: HellView) -> SwapsLater:
    """Return the reason to send the won soul to purgatory: a swap for a less useful card."""
    assert isinstance(view.phase, Claiming)
    worst = min(own(view), key=usefulness, default=None)
    better = worst is not None and VALUE[view.soul(view.phase.cell)] > VALUE[worst]
    return SwapsLater(worst if better else None)


def _tenths(chance: float) -> int:
    return round(10 * chance)


def _why_play(view: HellView, action: actions.Play) -> OfAPlay | Plain | None:
    """Return the reason for a play: its odds, or another if it seldom wins."""
    phase = view.phase
    assert isinstance(phase, Battling)
    if is_unbeatable(view, phase, action):
        return Plain.SURE_TO_WIN
    tries = {play_of(view, each): each for each, _ in weighed(view, phase)}
    tried, tenths = tries[action], _tenths(win_chance(view, phase, action))
    if tenths >= EVEN:
        if _tenths(unbeaten_chance(view, phase, action)) != tenths:
            return Wins(tenths, cheapest=False, later=_later(view, phase, action))
        others = [other for other in tries if not alike(view, action, other)]
        rivals = [play for play in others if _tenths(win_chance(view, phase, play)) >= tenths]
        cheapest = all(tried.wear < tries[play].wear for play in rivals)
        return Wins(tenths, cheapest=bool(rivals) and cheapest, later=())
    best_of_bad: Reserve | OnlyPlay | Plain | None = None
    if win_chance(view, phase, action) == max(win_chance(view, phase, play) for play in tries):
        later = _later(view, phase, action)
        best_of_bad = Reserve(later) if later else Plain.BEST_OF_BAD
        if not later and len(tries) == 1:
            best_of_bad = OnlyPlay(phase.plays[-1][1] if phase.plays else (view.soul(phase.cell),))
    if phase.last is None:
        if len(tries) > 1 and tried.stake == min(each.stake for each in tries.values()):
            return Plain.GIVES_LEAST
        if best_of_bad is not None:
            return best_of_bad
    points, risk = prize(view, phase), tried.stake
    if (10 - tenths) * risk <= tenths * points:
        return Gamble(tenths, points, risk, rival=None)
    assert view.seat is not None
    fresh = len(view.piles[view.grid.decks[view.seat]]) >= len(action.cards)
    if tried.wear < 0 and fresh:
        return Plain.LOW_CARDS
    if risk <= points:
        winner = phase.last if phase.last is not None and souls_lost(view) else None
        return Gamble(tenths, points, risk, winner)
    return best_of_bad


def _later(view: HellView, phase: Battling, action: actions.Play) -> tuple[Card, ...]:
    """Return the best play of the cards left, if it is more likely to win than this one."""
    chances = {play.cards: unbeaten_chance(view, phase, play) for play in reserves(view, action)}
    best = max(chances, key=lambda cards: (chances[cards], total(cards)), default=())
    return best if chances.get(best, 0.0) > unbeaten_chance(view, phase, action) else ()


def _why_pass(view: HellView) -> OfAPass | Plain | None:
    """Return the reason to pass: it wins the game, no play is likely to win, or another turn is likely."""
    phase = view.phase
    assert isinstance(phase, Battling) and phase.last is not None
    if (souls := souls_lost(view)) and ends_game(view, souls) and _stays_ahead(view, phase, souls):
        return WinsTheGame(phase.last, souls)
    tries = [play_of(view, each) for each, _ in weighed(view, phase)]
    if not tries:
        return CantPlay(phase.top)
    tenths = _tenths(max(win_chance(view, phase, play) for play in tries))
    if tenths < EVEN:
        return SeldomWins(tenths)
    return Plain.COMES_BACK if answer_chance(view, phase) > PROBABLE else None


def _stays_ahead(view: HellView, phase: Battling, souls: int) -> bool:
    """True if the viewer leads after a pass, even if the second soul is a joker (HH-13, HH-15, HH-17)."""
    lying = [card for _, cards in phase.plays for card in cards if OWNER[card] != phase.last]
    hidden = VALUE_OF_ORDER[JOKER] if souls > 1 else 0
    won = VALUE[view.soul(phase.cell)] + hidden + total(lying)
    return _leads(view, [view.points(seat) + won * (seat == phase.last) for seat in range(view.seats)])


def _leads(view: HellView, points: Sequence[int]) -> bool:
    """True if the viewer alone has the most of these points."""
    return points[view.near] == max(points) and points.count(max(points)) == 1


def _why_place(view: HellView, cell: int) -> Beside | Guards | None:
    """Return the pile's soul if it's worth guarding, or else a good battle next to it."""
    if VALUE[view.soul(cell)] >= MEAN_SOUL:
        return Guards(view.soul(cell))
    guarded = [stand for seat, stand in enumerate(view.reapers) if seat != view.seat]
    near = [other for other in view.grid.adjacent[cell] if view.piles[other] and other not in guarded]
    promise = prospects(view, near)
    target = max(promise, key=promise.__getitem__, default=cell)
    good = promise.get(target, 0.0) > 0 and VALUE[view.soul(target)] >= MEAN_SOUL
    return Beside(target) if good and _best_chance(view, [target]) >= EVEN else None


def _best_chance(view: HellView, targets: Sequence[int]) -> int:
    """Return the wins out of ten of the best play to start a battle for one of these unguarded piles."""
    battles = [Battling(cell, None, 0, top_of((view.soul(cell),))) for cell in targets]
    return _tenths(
        max(win_chance(view, each, play) for each in battles for play in plays(own(view), each.top))
    )


def _why_attack(view: HellView, cell: int) -> Plain | OneFoe | RichestSoul:
    """Return the reason for a battle: the only one, its souls, or a single foe."""
    targets = [action.cell for action in view.legal if isinstance(action, actions.Attack)]
    promise = prospects(view, targets)
    best, worth = max(promise.get(target, 0.0) for target in targets), VALUE[view.soul(cell)]
    if best > 0 and len(targets) == 1:
        return Plain.ONLY_BATTLE
    souls = 1 + bool(view.piles[view.grid.beneath[cell]])
    if cell in view.reapers and (souls > 1 or view.seats > 2):
        return OneFoe(souls, view.reapers.index(cell))
    if best > 0 and worth == max(VALUE[view.soul(target)] for target in targets):
        return RichestSoul(worth)
    lowest = min(ORDER[view.soul(target)] for target in targets)
    return Plain.EASIEST if best > 0 and ORDER[view.soul(cell)] == lowest else Plain.NO_FIGHT_NO_POINTS


def _why_end_turn(view: HellView, targets: Sequence[int]) -> OfAPass | Plain | None:
    """Return the reason to end the turn: it wins the game, every battle is poor, or the rival may start."""
    ends = view.quiet + 1 >= QUIET_ROUNDS * view.seats
    if ends and _leads(view, [view.points(seat) for seat in range(view.seats)]):
        return Plain.ENDS_AHEAD
    if max(prospects(view, targets).values(), default=0.0) <= 0:
        return Plain.POOR_BATTLES
    if not any(cell in view.reapers for cell in targets):
        if (tenths := _best_chance(view, targets)) < EVEN:
            return SeldomWon(tenths)
        if (worth := max(VALUE[view.soul(cell)] for cell in targets)) < MEAN_SOUL:
            return PoorSouls(worth)
    rivals = [seat for seat in range(view.seats) if seat != view.seat]
    waits = len(rivals) == 1 and view.piles[view.grid.hands[rivals[0]]] and not ends
    return Waits(rivals[0]) if waits else None


def _wins(tenths: int) -> str:
    """Return a sentence on the chance of winning a fight."""
    if tenths == 10:
        return "You'll almost certainly win."
    return f"You'd win this fight {how_often(tenths / 10)}."


def _stakes(view: HellView, points: int, risk: int) -> str:
    """Return a sentence on the points that a play can win or lose, and the second soul (HH-15)."""
    phase = view.phase
    assert isinstance(phase, Battling)
    won = plural(points, "point")
    if phase.defender not in (None, view.seat) and view.piles[view.grid.beneath[phase.cell]]:
        won = f"{won} and a second soul"
    return f"You'd gain {won}, or give away {risk}."


def reason(view: HellView, action: HellAction, cast: Cast) -> str:
    """Return the reason for an action in words; empty if it has no clear one."""
    found = why(view, action)
    if found is None:
        return ""
    if isinstance(found, Plain):
        if found is Plain.SURE_TO_WIN and (only := rival(view, cast, "")):
            return f"{only} has too few cards to beat that."
        return found.value
    if isinstance(found, OfAPlay):
        return _of_a_play(view, found, cast)
    if isinstance(found, OfAPass):
        return _of_a_pass(view, found, cast)
    if isinstance(found, OfACard):
        return _of_a_card(found)
    return _of_a_pile(view, found, cast)


def _of_a_play(view: HellView, found: OfAPlay, cast: Cast) -> str:
    """Return a reason for a play in a battle."""
    match found:
        case Wins(tenths=tenths, later=later) if later:
            return f"{_wins(tenths)} {_in_reserve(view, later, cast)}"
        case OnlyPlay(beaten=cards):
            return f"It's your only play that beats {named(cards)}."
        case Reserve(later=later):
            return _in_reserve(view, later, cast)
        case Wins(tenths=tenths, cheapest=True):
            return f"{_wins(tenths)} Better cards wouldn't help."
        case Wins(tenths=tenths):
            return _wins(tenths)
        case Gamble(tenths=tenths, points=points, risk=risk, rival=winner):
            chance = "It's a long shot." if tenths < SLIM else _wins(tenths)
            passing = "" if winner is None else f"But if you pass, {cast.name(winner)} wins the fight."
            return f"{chance} {passing or _stakes(view, points, risk)}"


def _in_reserve(view: HellView, later: tuple[Card, ...], cast: Cast) -> str:
    """Return a sentence on the play to make if a rival goes higher."""
    return f"If {rival(view, cast, 'someone')} has an answer, you still have {held(view, later)}."


def _of_a_pass(view: HellView, found: OfAPass, cast: Cast) -> str:
    """Return a reason to pass, or to end the turn without a fight."""
    match found:
        case WinsTheGame(winner=winner, souls=souls):
            name, empty = cast.names[winner], in_words(empty_piles(view) + 1)
            if souls > 1:
                return f"{name} takes both souls, but then {empty} piles are empty and you win the game."
            return f"{name} takes the soul, but then {empty} piles are empty and you win the game."
        case CantPlay(top=top):
            return STUCK[top.need].format(top=top.value)
        case SeldomWins(tenths=0):
            return "Nothing you have is likely to win."
        case SeldomWins(tenths=tenths):
            return f"You'd win this fight only {how_often(tenths / 10)}."
        case SeldomWon(tenths=0):
            return "You'd have almost no chance in a fight here."
        case SeldomWon(tenths=tenths):
            return f"You'd win a fight here only {how_often(tenths / 10)}."
        case PoorSouls(worth=worth):
            return f"The best soul you can fight for is worth only {worth}."
        case Waits(rival=starter):
            return f"Let {cast.names[starter]} start the next fight, then join in."


def _of_a_card(found: OfACard) -> str:
    """Return a reason to swap a card or not, or for what is done with a won soul."""
    match found:
        case SoulScores(soul=card):
            return f"{capitalised(the(card))} is a soul. Win a fight with it, and it scores."
        case Improves(offered=card, given=given) if ORDER[card] == TWO:
            return f"A 2 can beat a joker. {capitalised(your(given))} can't."
        case Improves(offered=card):
            return f"{capitalised(the(card))} is worth more in a fight."
        case NoGain(offered=card, weakest=weakest) if ORDER[weakest] == TWO and VALUE[card] > VALUE[weakest]:
            return f"A 2 can beat a joker. {capitalised(the(card))} can't."
        case NoGain(offered=card, hardly=True) if ORDER[card] == TWO:
            return f"{capitalised(the(card))} only helps against a joker."
        case NoGain(offered=card, weakest=weakest, hardly=True):
            return f"{capitalised(the(card))} is hardly better than {your(weakest)}."
        case NoGain(offered=card, weakest=weakest):
            return f"{capitalised(the(card))} is no better than {your(weakest)}."
        case SwapsLater(worse=int(worse)):
            return f"It's worth more in a fight than {your(worse)}, and next turn you can swap them."
        case SwapsLater():
            return "Next turn you can swap it into your hand."


def _of_a_pile(view: HellView, found: OfAPile, cast: Cast) -> str:
    """Return a reason to stand on a pile or to fight for one."""
    match found:
        case Beside(target=target):
            return f"From there you can fight for {the(view.soul(target))} on pile {target + 1}."
        case Guards(soul=soul):
            return f"You'll guard {the(soul)}. To attack it, {rival(view, cast, 'others')} must pay first."
        case RichestSoul(worth=worth):
            return f"Its soul is worth {worth}, and you can't fight for a better one."
        case OneFoe(souls=1, defender=defender):
            return f"Only {cast.name(defender)} can fight back."
        case OneFoe() if view.seats == 2:
            return "You can win two souls."
        case OneFoe(defender=defender):
            return f"You can win two souls, and only {cast.name(defender)} can fight back."
