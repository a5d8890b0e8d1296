"""The log of Hell is Hungry! in sentences, and large words for its great moments."""

from game.contract.table import Moment
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.hell_is_hungry.cards import VALUE
from game.hell_is_hungry.events import (
    BattleBegan,
    BattleWon,
    HandsFilled,
    HellIsFed,
    Passed,
    Played,
    ReaperLifted,
    ReaperPlaced,
)
from game.hell_is_hungry.places import BENEATH_KIND, HAND_KIND, POINTS_KIND, PURGATORY_KIND, SOUL_KIND
from game.hell_is_hungry.scoring import games_won
from game.hell_is_hungry.turns import EMPTY_PILES, HAND_SIZE
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import summed, text, the
from game.sentences import Cast, listed, opening, plural


def narrate(event: Event, view: HellView, cast: Cast) -> str:
    """A sentence for the log; empty for what needs no words."""
    match event:
        case DealStarted(number=number, dealer=first):
            game = f"Game {number}: the" if view.games > 1 else "The"
            return f"{game} souls are laid out. By lot, {cast.name(first)} will begin."
        case HandsFilled():
            return _filled(event, cast)
        case ReaperPlaced(seat=seat, cell=cell):
            return f"{cast.does(seat, 'places')} a reaper on pile {cell + 1}."
        case ReaperLifted(seat=seat):
            return f"{opening(cast.whose(seat))} reaper leaves the grid."
        case BattleBegan(seat=seat, cell=cell, defender=None):
            return f"{cast.does(seat, 'battles')} for pile {cell + 1}."
        case BattleBegan(seat=seat, cell=cell, defender=defender) if defender is not None:
            return f"{cast.does(seat, 'attacks')} {cast.whose(defender)} pile {cell + 1}."
        case Played(seat=seat, cards=cards):
            return f"{cast.does(seat, 'plays')} {text(cards)}{summed(cards)}."
        case Passed(seat=seat):
            return f"{cast.does(seat, 'passes', 'pass')}."
        case BattleWon(seat=seat, captured=captured):
            worth = f": {plural(captured, 'point')} captured" if captured else ""
            return f"{cast.does(seat, 'wins')} the battle and all cards played{worth}."
        case Moved():
            return _moved(event, view, cast)
        case HellIsFed(empty=empty) if empty < EMPTY_PILES:
            return "Two rounds without a battle: the game is over."
        case HellIsFed(empty=empty):
            return f"{plural(empty, 'pile')} empty: Hell is fed."
        case DealEnded(points=counted):
            return f"Points: {listed([f'{cast.name(seat)} {got}' for seat, got in enumerate(counted)])}."
        case MatchEnded(winners=winners):
            return f"{cast.won(winners)}{_games(view)}."
        case _:
            return ""


def _filled(event: HandsFilled, cast: Cast) -> str:
    """HH-4: what the one addressed drew, and whose deck is used up; the first hands are no news."""
    if all(count == HAND_SIZE for count in event.drawn):
        return ""
    own = 0 if cast.you is None else event.drawn[cast.you]
    words = "Hands are filled up to five" + (f": you draw {own}." if own else ".")
    ends = [
        f" {opening(cast.whose(seat))} deck is used up and fills no more hands." for seat in event.used_up
    ]
    return words + "".join(ends)


def _moved(event: Moved, view: HellView, cast: Cast) -> str:
    """Souls and purgatories; draws and the cards of a battle need no words of their own."""
    grid, card = view.grid, event.card
    if card is None:
        return ""
    source, target = grid.kind_of(event.source), grid.kind_of(event.target)
    if target is SOUL_KIND and source is BENEATH_KIND:
        return f"Pile {event.target + 1} turns up {text([card])}."
    taker = grid.seat_of(event.target)
    if target is POINTS_KIND and source is SOUL_KIND:
        return f"{cast.does(taker, 'takes')} {the(card)}: {plural(VALUE[card], 'point')}."
    if target is PURGATORY_KIND:
        return f"{cast.does(taker, 'puts')} {text([card])} into purgatory."
    if target is HAND_KIND and source is PURGATORY_KIND:
        return f"{cast.does(taker, 'takes')} {text([card])} from purgatory."
    return ""


def _games(view: HellView) -> str:
    """HH-18: in a match of several games, how many the winners have won."""
    if view.games == 1:
        return ""
    won = games_won(view.standing.deals, view.seats)
    return f" with {plural(max(won), 'game')}"


def moment(event: Event, view: HellView, cast: Cast) -> Moment | None:
    """Attacks, the clash that ends a battle (its verdict says who won), and the end."""
    match event:
        case BattleBegan(seat=seat, defender=defender) if defender is not None:
            return Moment(f"{cast.does(seat, 'attacks')} {cast.name(defender)}", "battle")
        case BattleWon(seat=seat):
            winner, lanes = view.grid.lanes[seat], view.grid.lanes
            beaten = (lane for lane in lanes if lane != winner)
            return Moment("", "pile", clash=(winner, *beaten))
        case ReaperPlaced():
            return Moment("", "touch")
        case HellIsFed(empty=empty):
            return Moment("Hell is fed" if empty >= EMPTY_PILES else "Nobody battles any more", "bell")
        case _:
            return None
