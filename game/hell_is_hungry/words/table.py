"""Words on the table of Hell is Hungry!: captions, tallies, the aim, explanations."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card, Seat
from game.contract.table import BySeat, InZone, OnPlace, Piece, Spot
from game.contract.words import Aim, Explanation, Opening, Tally
from game.hell_is_hungry.actions import Attack, PlaceReaper, Play
from game.hell_is_hungry.battle import top_of
from game.hell_is_hungry.cards import ACE, JOKER, ORDER, OWNER, TEN, TWO, VALUE, VALUE_OF_ORDER, deck
from game.hell_is_hungry.options import Passing
from game.hell_is_hungry.phases import Battling, Claiming
from game.hell_is_hungry.places import (
    BENEATH_KIND,
    DECK_KIND,
    HAND_KIND,
    LANE_KIND,
    POINTS_KIND,
    PURGATORY_KIND,
    SOUL_KIND,
    UNUSED_KIND,
)
from game.hell_is_hungry.scoring import games_won
from game.hell_is_hungry.turns import EMPTY_PILES, HAND_SIZE, QUIET_ROUNDS
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import RANKS, empty_piles, summed, total
from game.hell_is_hungry.words.pieces import contested, fighters
from game.sentences import Cast, plural


def caption(view: HellView, place: int) -> str:
    """Return a pile's number, what a lane makes, or what a pile of the viewer's is."""
    grid, kind = view.grid, view.grid.kind_of(place)
    if kind is SOUL_KIND:
        return str(place + 1)
    if kind is LANE_KIND and isinstance(view.phase, Battling):
        return _lane(view, view.phase, grid.seat_of(place))
    if kind is UNUSED_KIND:
        return "unused"
    if grid.places[place].seat is None:
        return ""
    return _OWN.get(kind.name, "") if grid.seat_of(place) == view.seat else ""


_OWN = {POINTS_KIND.name: "souls", DECK_KIND.name: "deck", PURGATORY_KIND.name: "purgatory"}


def count(view: HellView, place: int) -> int | None:
    """Return how many souls lie on a pile, and how many cards are in a deck."""
    grid, kind = view.grid, view.grid.kind_of(place)
    if kind is SOUL_KIND:
        depth = len(view.piles[place]) + len(view.piles[grid.beneath[place]])
        return depth if depth > 1 else None
    if kind is DECK_KIND and grid.seat_of(place) == view.seat:
        return len(view.piles[place])
    return None


def score(view: HellView, seat: Seat) -> int:
    """Return the points of this game (HH-18)."""
    return view.points(seat)


def _lane(view: HellView, phase: Battling, seat: Seat) -> str:
    """Return what a seat's last play makes, and whether it starts, leads, is still to play or has passed."""
    if seat == view.to_move and phase.last is None:
        return "plays first"
    plays = [cards for player, cards in phase.plays if player == seat]
    state = ""
    if seat == phase.last:
        state = "winning"
    elif seat in fighters(view):
        state = _passed(view) if phase.passed >> seat & 1 else "" if plays else _unheard(view, seat)
    return " · ".join(filter(None, (_made(phase, seat, plays) if plays else "", state)))


def _made(phase: Battling, seat: Seat, plays: Sequence[Sequence[Card]]) -> str:
    """Return the sum, or the rank that tells it from as much in another lane (HH-9).

    A sum of two cards is written out where earlier plays lie in the same lane.
    """
    *earlier, last = plays
    makes, order = str(total(last)), top_of(last).order
    if earlier and len(last) > 1:
        return f"{' + '.join(str(VALUE[card]) for card in last)} = {makes}"
    rivals = [top_of(cards) for player, cards in dict(phase.plays).items() if player != seat]
    equal = any(rival.value == total(last) and rival.order is not None for rival in rivals)
    ranked = equal and order is not None and TEN < order < ACE
    return f"{makes} ({RANKS[order]})" if ranked and order is not None else makes


def _passed(view: HellView) -> str:
    """Return how a pass is shown: HH-12, only by older rules it is for the whole battle."""
    return "passed" if view.passing is Passing.ONE_TURN else "out"


def _unheard(view: HellView, seat: Seat) -> str:
    """Return what is told of a fighter that has neither played nor passed yet."""
    return "to play" if view.piles[view.grid.hands[seat]] else "no cards"


def tally(view: HellView, seat: Seat) -> Tally:
    """Return the points of this game, and in a match of several the games won (HH-18)."""
    counted = plural(view.points(seat), "point")
    if view.games == 1:
        return Tally(counted)
    return Tally(plural(games_won(view.standing.deals, view.seats)[seat], "game"), (counted,))


def notes(view: HellView, _cast: Cast) -> list[str]:
    """Return how near the end is (HH-16)."""
    return [
        "How the game ends",
        f"Empty piles: {empty_piles(view)} of {EMPTY_PILES}",
        f"Turns without a battle: {view.quiet} of {QUIET_ROUNDS * view.seats}",
    ]


def following(view: HellView) -> Seat | None:
    """Return who comes after the seat to move (HH-3)."""
    if view.to_move is None or isinstance(view.phase, Battling | Claiming):
        return None
    return (view.to_move + 1) % view.seats


def aim(view: HellView, cast: Cast) -> Aim:
    """Return what wins, what ends it, and who leads (HH-16 to HH-18)."""
    if view.games == 1:
        counted = [view.points(seat) for seat in range(view.seats)]
        goal, end = "Most points wins", f"until {EMPTY_PILES} piles are empty"
    else:
        counted = list(games_won(view.standing.deals, view.seats))
        goal, end = "Most games wins", f"best of {view.games}"
    ranks = [1 + sum(other > count for other in counted) for count in counted]
    return Aim(goal, end, cast.race(counted, ranks))


def opening(view: HellView) -> tuple[Opening, ...]:
    """Return a turn, what cards are worth, and the end (HH-6 to HH-12, HH-14, HH-16, HH-17)."""
    cards = deck(view.seats).cards
    return (
        Opening(
            "Stand on a pile of souls and fight for one next to it. Beat its soul with one card, or two "
            "added up. A 10 beats a 9, and so do a 4 and an 8. The last to play wins everything.",
            tuple(cards("9D 10H.1 4S.1 8C.1")),
        ),
        Opening(
            "Tens and face cards are worth 10, an ace 11, a joker 20. Only a 2 beats a joker. Attacking an "
            "opponent's pile costs you a card worth at least its soul.",
            tuple(cards("KS AC JK 2S.1")),
        ),
        Opening(
            f"{EMPTY_PILES} empty piles end the game. Souls score, and so do cards you win from others. Your "
            "own cards don't. Most points wins.",
            tuple(cards("AS QH")),
        ),
    )


def explain(view: HellView, spot: Spot | Piece, cast: Cast) -> Explanation | None:
    """Return what a pile, a player or a piece is."""
    match spot:
        case Piece(art=art) if art.startswith("reaper"):
            return _reaper(view, int(art.rpartition("_")[2]) - 1, cast)
        case OnPlace(place=place):
            return _pile(view, place, cast)
        case BySeat(seat=seat):
            return _player(view, seat, cast)
        case InZone(name="notes"):
            return Explanation(
                f"{EMPTY_PILES} empty piles end the game. So do {QUIET_ROUNDS} rounds without a battle."
            )
        case _:
            return None


def _pile(view: HellView, place: int, cast: Cast) -> Explanation:
    grid, kind = view.grid, view.grid.kind_of(place)
    if kind is SOUL_KIND:
        return _souls(view, place, cast)
    if kind is BENEATH_KIND:
        return _souls(view, place - grid.beneath[0], cast)
    if place == grid.unused:
        return Explanation(f"{plural(len(view.piles[place]), 'soul')} not in this game.")
    seat = grid.seat_of(place)
    if kind is LANE_KIND:
        return _explained_lane(view, seat, cast)
    if kind is HAND_KIND:
        return _hand(view, seat, cast)
    if kind is DECK_KIND:
        return _deck(view, seat, cast)
    if kind is POINTS_KIND:
        points = view.points(seat)
        whose = cast.tell(
            seat, f"You've won {plural(points, 'point')}.", f"{{name}} has won {plural(points, 'point')}."
        )
        scores = cast.tell(seat, "Your own cards don't.", "{name}'s own cards don't.")
        return Explanation(f"{whose} Souls count, and so do cards won from others. {scores}")
    whose = cast.tell(seat, "Your purgatory.", "{name}'s purgatory.")
    swap = "When your turn starts, you can swap for the top one." if seat == cast.you else ""
    return Explanation(f"{whose} Cards here score nothing.", swap)


def _explained_lane(view: HellView, seat: Seat, cast: Cast) -> Explanation:
    """Return every play of a lane: only the cards of one play are summed (HH-8)."""
    played = view.phase.plays if isinstance(view.phase, Battling) else ()
    plays = [summed(cards) for player, cards in played if player == seat]
    how = ""
    if seat == view.seat and any(isinstance(action, Play) for action in view.legal):
        how = "Drag one card here, or two together."
    if plays:
        told = ", then ".join(plays)
        return Explanation(cast.tell(seat, f"You played {told}.", f"{{name}} played {told}."), how)
    empty = "Cards you play in a battle go here."
    return Explanation(
        cast.tell(seat, f"Your lane. {empty}", "{name}'s lane. Cards {name} plays in a battle go here."), how
    )


def _hand(view: HellView, seat: Seat, cast: Cast) -> Explanation:
    count = len(view.piles[view.grid.hands[seat]])
    if not count:
        return Explanation(cast.tell(seat, "Your hand is empty.", "{name}'s hand is empty."))
    cards = plural(count, "card")
    return Explanation(cast.tell(seat, f"You hold {cards}.", f"{{name}} holds {cards}."))


def _deck(view: HellView, seat: Seat, cast: Cast) -> Explanation:
    """HH-4."""
    count = len(view.piles[view.grid.decks[seat]])
    if not count:
        return Explanation(cast.tell(seat, "Your deck is empty.", "{name}'s deck is empty."))
    cards = plural(count, "card")
    whose = cast.tell(seat, f"Your deck has {cards}.", f"{{name}}'s deck has {cards}.")
    return Explanation(f"{whose} Every turn, everyone draws back up to {HAND_SIZE}.")


def _souls(view: HellView, cell: int, cast: Cast) -> Explanation:
    """Return what a pile holds, who guards it, and what a click does."""
    if not view.piles[cell]:
        return Explanation(f"Pile {cell + 1} is empty. {EMPTY_PILES} empty piles end the game.")
    soul = view.soul(cell)
    beneath = len(view.piles[view.grid.beneath[cell]])
    below = {0: "", 1: " There's 1 more under it."}.get(beneath, f" There are {beneath} more under it.")
    what = f"The soul on pile {cell + 1} is worth {VALUE[soul]}.{below}"
    if cell in view.reapers:
        what += cast.tell(view.reapers.index(cell), " You guard this pile.", " {name} guards this pile.")
    if cell == contested(view):
        return Explanation(f"{what} The battle is for this pile.")
    if PlaceReaper(cell) in view.legal:
        return Explanation(what, "Click to stand here.")
    return Explanation(what, "Click to fight for it." if Attack(cell) in view.legal else "")


def _reaper(view: HellView, seat: Seat, cast: Cast) -> Explanation:
    stand = view.reapers[seat]
    if stand is None:
        return Explanation(
            cast.tell(
                seat,
                "Your reaper is off the board until your next turn.",
                "{name}'s reaper is off the board until {name}'s next turn.",
            )
        )
    does = f"guards pile {stand + 1}. It can fight for the piles next to it."
    return Explanation(cast.tell(seat, f"Your reaper {does}", f"{{name}}'s reaper {does}"))


def _player(view: HellView, seat: Seat, cast: Cast) -> Explanation:
    points = plural(view.points(seat), "point")
    has = cast.tell(seat, f"You have {points}.", f"{{name}} has {points}.")
    doing = ""
    if isinstance(view.phase, Battling) and seat == view.phase.last:
        doing = cast.tell(seat, " You're winning the battle.", " {name} is winning the battle.")
    elif seat == view.active and view.to_move is not None:
        doing = cast.tell(seat, " It's your turn.", " It's {name}'s turn.")
    return Explanation(f"{has}{doing}")


_SOUL: Final = "A soul scores for whoever wins it."
_OWNED: Final = "Won in a battle, it scores for anyone but its owner."
_BEATS: Final = {
    TWO: "Worth 2. Alone, it beats a joker. Two 2s beat a joker with an ace, or two jokers.",
    TEN + 1: "Worth 10. Alone, it beats a single ten.",
    TEN + 2: "Worth 10. Alone, it beats a single ten or jack.",
    TEN + 3: "Worth 10. Alone, it beats a single ten, jack or queen.",
    ACE: "Worth 11. The only single card that beats it is a joker.",
    JOKER: "Worth 20. Alone, only a single 2 beats it. With an ace or a joker, only two 2s do.",
}
"""Powers of a card beyond its value, by its place in the order (HH-9 to HH-11)."""


def describe(_view: HellView, card: Card) -> str:
    """Return what a card is worth in a battle and afterwards (HH-8 to HH-11, HH-17)."""
    order = ORDER[card]
    plain = f"Worth {VALUE_OF_ORDER[order]}. Play it alone or add it to another card."
    return f"{_BEATS.get(order, plain)} {_SOUL if OWNER[card] is None else _OWNED}"
