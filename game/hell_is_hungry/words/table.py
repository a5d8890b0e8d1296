"""Texts at the table of Hell is Hungry!: prompts, captions, tallies, the aim, explanations."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from game.cards import Card, Seat
from game.contract.table import BySeat, InZone, OnPlace, Piece, Spot
from game.contract.words import SEPARATOR, Aim, Explanation, Opening, Tally
from game.hell_is_hungry.actions import PASS, Attack, HellAction, Pass, PlaceReaper, Play
from game.hell_is_hungry.battle import Need, top_of
from game.hell_is_hungry.cards import (
    ACE,
    JACK,
    JOKER,
    KING,
    ORDER,
    OWNER,
    QUEEN,
    TEN,
    TWO,
    VALUE,
    VALUE_OF_ORDER,
    deck,
)
from game.hell_is_hungry.grid import (
    BENEATH_KIND,
    DECK_KIND,
    EMPTY_PILES,
    HAND_KIND,
    LANE_KIND,
    POINTS_KIND,
    PURGATORY_KIND,
    SOUL_KIND,
    UNUSED_KIND,
)
from game.hell_is_hungry.options import Passing
from game.hell_is_hungry.position import Battling, Choosing, Claiming, Paying, Placing, Swapping
from game.hell_is_hungry.rules import HAND_SIZE, QUIET_ROUNDS
from game.hell_is_hungry.scoring import games_won
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import (
    RANKS,
    added,
    can_attack,
    empty_piles,
    offered,
    summed,
    the,
    total,
)
from game.sentences import MATCH_OVER, Cast, in_words, plural

ANSWER: Final = {
    Need.HIGHER: "Beat {top} or pass.",
    Need.A_TWO: "Only a single 2 beats that joker. Play your 2 or pass.",
    Need.TWO_TWOS: "Only two 2s beat that. Play your 2s or pass.",
    Need.TWO_CARDS: "Play two cards that make 5 or more, or pass.",
}
_START: Final = {
    Need.HIGHER: "You play first. Beat {top}.",
    Need.A_TWO: "You play first. Only a single 2 beats that joker.",
}
STUCK: Final = {
    Need.HIGHER: "You can't beat {top}.",
    Need.A_TWO: "You have no 2 to beat that joker.",
    Need.TWO_TWOS: "You don't have two 2s to beat that.",
    Need.TWO_CARDS: "No two of your cards make 5 or more.",
}
_OTHERS: Final = {
    Need.HIGHER: "{name} has to beat {top} or pass.",
    Need.A_TWO: "{name} can play a single 2 or pass.",
    Need.TWO_TWOS: "{name} can play two 2s or pass.",
    Need.TWO_CARDS: "{name} can play two cards that make 5 or more, or pass.",
}
_ENDS: Final = (
    f"The game ends when {in_words(EMPTY_PILES)} piles are empty, "
    f"or everyone takes {in_words(QUIET_ROUNDS)} turns in a row without fighting."
)
WINS_TIES: Final[dict[int | None, str]] = {
    TEN: "a single jack, queen or king",
    JACK: "a single queen or king",
    QUEEN: "a single king",
}
"""The single cards that win a tie at 10, by the rank in the order of the top (HH-9)."""


def prompt(view: HellView, cast: Cast) -> str:
    """Return the prompt for the seat to move."""
    seat = view.to_move
    if seat is None:
        return MATCH_OVER
    if seat != view.seat:
        return _others(view, cast.names[seat])
    if isinstance(view.phase, Battling):
        return cast.ask(seat, _in_battle(view, view.phase, seat))
    return cast.ask(seat, _wanted(view))


def _others(view: HellView, name: str) -> str:
    match view.phase:
        case Swapping():
            return f"{name} can swap a card."
        case Placing():
            return f"{name} is choosing where to stand."
        case Choosing():
            return f"{name} can start a fight."
        case Paying():
            return f"{name} is paying for the attack."
        case Battling(last=None):
            return f"{name} plays first."
        case Battling(top=top):
            return _OTHERS[top.need].format(name=name, top=top.value)
        case _:
            return f"{name} won and is choosing where the soul goes."


def _in_battle(view: HellView, phase: Battling, seat: Seat) -> str:
    """Return the prompt in a battle (HH-9 to HH-12)."""
    top = phase.top
    if view.legal == (PASS,):
        return f"{STUCK[top.need].format(top=top.value)} Pass."
    if top.need is Need.HIGHER and top.value == VALUE_OF_ORDER[TEN]:
        tied = WINS_TIES.get(top.order)
        least = top.value + 1
        match tied, phase.last:
            case None, None:
                return f"You play first. Play {least} or more."
            case None, _:
                return f"Play {least} or more, or pass."
            case _, None:
                return f"You play first. Play {least} or more, or {tied}."
            case _:
                return f"Play {least} or more, or {tied}, or pass."
    wanted = (_START if phase.last is None else ANSWER)[top.need].format(top=top.value)
    return f"Defend your pile! {wanted}" if seat == phase.defender and top.need is Need.HIGHER else wanted


def _wanted(view: HellView) -> str:
    match view.phase:
        case Swapping():
            return f"Swap a card for {the(offered(view))} in purgatory, or keep your hand."
        case Placing() if not view.hand(view.active):
            return "You have no cards. Pick a pile to stand on."
        case Placing() if _may_stay(view):
            return "Stay where you are or move. Then fight for a pile next to yours."
        case Placing():
            return "Stand your reaper on a pile. Then fight for one next to it."
        case Choosing() if not can_attack(view):
            return "There's nothing you can fight for here. End your turn."
        case Choosing():
            return "Fight for a pile next to yours, or end your turn."
        case Paying(cell=cell):
            return _price(view, cell)
        case Claiming(cell=cell):
            return f"Take {the(view.soul(cell))}, or send it to purgatory?"
        case _:
            return ""


def _may_stay(view: HellView) -> bool:
    """True if the reaper may stay on its pile (HH-6)."""
    stand = view.reapers[view.active]
    return stand is not None and PlaceReaper(stand) in view.legal


def _price(view: HellView, cell: int) -> str:
    """Return the prompt to pay for an attack, with a warning to keep a card to open with (HH-14)."""
    soul = view.soul(cell)
    worth = VALUE[soul]
    if top_of((soul,)).need is Need.A_TWO:
        return "Pay with a joker. Your 2 will beat the soul."
    enough = sum(VALUE[card] >= worth for card in view.hand(view.active))
    if enough > len(view.legal):
        return f"Pay with {worth} or more. Keep enough to beat {the(soul)}."
    return f"Pay with a card worth {worth} or more."


_OF_PHASE: Final = {Swapping: "HH-5", Placing: "HH-6", Choosing: "HH-7", Paying: "HH-14", Claiming: "HH-13"}
_OF_NEED: Final = {Need.A_TWO: "HH-10", Need.TWO_TWOS: "HH-11", Need.TWO_CARDS: "HH-11"}


def clause(view: HellView) -> str:
    """Return the most relevant clause of the position."""
    if isinstance(view.phase, Battling):
        return _OF_NEED.get(view.phase.top.need, "HH-9")
    return _OF_PHASE.get(type(view.phase), "HH-16")


def clause_of(view: HellView, action: HellAction) -> str:
    """Return the clause that rules an action."""
    match action:
        case Attack(cell=cell) if cell in view.reapers:
            return "HH-14"
        case Pass():
            return "HH-12"
    return clause(view)


def caption(view: HellView, place: int) -> str:
    """Return a pile's number, the state of a lane, or the name of one of the viewer's piles."""
    grid, kind = view.grid, view.grid.kind_of(place)
    if kind is SOUL_KIND:
        return str(place + 1)
    if kind is LANE_KIND and isinstance(view.phase, Battling):
        return _lane(view, view.phase, grid.seat_of(place))
    if kind is UNUSED_KIND:
        return "unused souls"
    if grid.places[place].seat is None:
        return ""
    captions = {POINTS_KIND: "won", DECK_KIND: "deck", PURGATORY_KIND: "purgatory"}
    return captions.get(kind, "") if grid.seat_of(place) == view.seat else ""


def count(view: HellView, place: int) -> int | None:
    """Return the number of souls on a pile, or of cards in the viewer's deck or purgatory."""
    grid, kind = view.grid, view.grid.kind_of(place)
    if kind is SOUL_KIND:
        return len(view.piles[place]) + len(view.piles[grid.beneath[place]])
    if kind in (DECK_KIND, PURGATORY_KIND) and grid.seat_of(place) == view.seat:
        return len(view.piles[place])
    return None


def spent(view: HellView) -> list[Card]:
    """Return the beaten cards of a battle: all but those of the last play (HH-9)."""
    plays = view.phase.plays if isinstance(view.phase, Battling) else ()
    return [card for _, cards in plays[:-1] for card in cards]


def score(view: HellView, seat: Seat) -> int:
    """Return a seat's points in this game (HH-18)."""
    return view.points(seat)


def _lane(view: HellView, phase: Battling, seat: Seat) -> str:
    """Return the sum of a seat's last play and its state, such as ``ahead``, ``passed`` or ``waiting``."""
    if seat == view.to_move and phase.last is None:
        return "you play first" if seat == view.seat else "plays first"
    plays = [cards for player, cards in phase.plays if player == seat]
    if not plays:
        return _state(view, phase, seat)
    return SEPARATOR.join(filter(None, (_made(phase, seat, plays), _state(view, phase, seat))))


def _state(view: HellView, phase: Battling, seat: Seat) -> str:
    """Return a seat's state in a battle: ahead, out, still to play, or empty if it was beaten."""
    if seat == phase.last:
        return "ahead"
    if seat not in fighters(view):
        return ""
    if phase.passed >> seat & 1:
        return _passed(view)
    return "" if any(player == seat for player, _ in phase.plays) else _unheard(view, phase, seat)


def _made(phase: Battling, seat: Seat, plays: Sequence[Sequence[Card]]) -> str:
    """Return the sum of a seat's last play, with its rank if that breaks a tie (HH-9).

    A single joker is named instead, because its value doesn't decide (HH-10).
    """
    last = plays[-1]
    makes, order = added(last), top_of(last).order
    if order == JOKER:
        return RANKS[JOKER]
    rivals = [top_of(cards) for player, cards in dict(phase.plays).items() if player != seat]
    equal = any(rival.value == total(last) and rival.order is not None for rival in rivals)
    ranked = equal and order is not None and TEN < order < ACE
    return f"{makes} ({RANKS[order]})" if ranked and order is not None else makes


def _passed(view: HellView) -> str:
    """Return the caption of a pass, which by older rules is for the whole battle (HH-12)."""
    return "passed" if view.passing is Passing.ONE_TURN else "out"


def _unheard(view: HellView, phase: Battling, seat: Seat) -> str:
    """Return the caption of a fighter without a play and without a current pass (HH-12)."""
    if not view.piles[view.grid.hands[seat]]:
        return "no cards"
    if seat == view.to_move:
        return "your turn" if seat == view.seat else "to play"
    turns = pairwise(player for player, _ in phase.plays)
    passed_over = any((seat - one) % view.seats < (other - one) % view.seats for one, other in turns)
    return _passed(view) if passed_over else "waiting"


def tally(view: HellView, seat: Seat) -> Tally:
    """Return a seat's points in this game, and the games won in a match of several (HH-18)."""
    counted = plural(view.points(seat), "point")
    if view.games == 1:
        return Tally(counted)
    return Tally(plural(games_won(view.standing.deals, view.seats)[seat], "game"), (counted,))


def notes(view: HellView, _cast: Cast) -> list[str]:
    """Return the progress towards the end of the game (HH-16)."""
    return [
        "The game ends when",
        f"{EMPTY_PILES} piles are empty ({empty_piles(view)} so far)",
        f"or nobody fights for {QUIET_ROUNDS * view.seats} turns ({view.quiet} so far)",
    ]


def following(view: HellView) -> Seat | None:
    """Return the seat after the one to move; None in a battle (HH-3)."""
    if view.to_move is None or isinstance(view.phase, Battling | Claiming):
        return None
    return (view.to_move + 1) % view.seats


def aim(view: HellView, cast: Cast) -> Aim:
    """Return the goal, the length and the leader; the notes have the end of a game (HH-17, HH-18)."""
    if view.games == 1:
        counted = [view.points(seat) for seat in range(view.seats)]
        goal, end = "Most points wins", ""
    else:
        counted = list(games_won(view.standing.deals, view.seats))
        goal, end = "Most games wins", f"best of {view.games}"
    ranks = [1 + sum(other > count for other in counted) for count in counted]
    return Aim(goal, end, cast.race(counted, ranks))


def opening(view: HellView) -> tuple[Opening, ...]:
    """Introduce a turn, the values of cards and the end (HH-6 to HH-12, HH-14, HH-16, HH-17)."""
    cards = deck(view.seats).cards
    nine, ten, four, eight = cards("9D 10H.1 4S.1 8C.1")
    ace, queen, joker, two, other = cards("AC QH JK 2S.1 2H.1")
    return (
        Opening(
            "Stand your reaper on a pile, then fight for the top soul of a pile next to it. Play one card, "
            "or two added together. Here, a 10 beats the 9 on the pile. Then 4 + 8 beats the 10.",
            (nine, "**<**", ten, "**<**", four, "+", eight),
        ),
        Opening(
            "Face cards are worth 10, aces 11, jokers 20. Only a single 2 beats a single joker. Two "
            "jokers, or a joker and an ace, lose only to two 2s.",
            (joker, "+", ace, "**<**", two, "+", other),
        ),
        Opening(
            f"{_ENDS} You score the souls you win, plus the cards the losers played.",
            (ace, "soul", "+", queen, "card", "= **21**"),
        ),
    )


def explain(view: HellView, spot: Spot | Piece, cast: Cast) -> Explanation | None:
    """Explain a pile, a player or a piece."""
    match spot:
        case Piece(owner=int(seat)):
            return _reaper(view, seat, cast)
        case Piece(where=OnPlace(place=place)) | OnPlace(place=place):
            return _pile(view, place, cast)
        case BySeat(seat=seat):
            return _player(view, seat, cast)
        case InZone(name="notes"):
            return Explanation(_ENDS)
        case _:
            return None


def _pile(view: HellView, place: int, cast: Cast) -> Explanation | None:
    grid, kind = view.grid, view.grid.kind_of(place)
    if kind is SOUL_KIND:
        return _souls(view, place, cast)
    if kind is BENEATH_KIND:
        return _souls(view, place - grid.beneath[0], cast)
    if place == grid.unused:
        return Explanation(f"These {plural(len(view.piles[place]), 'soul')} stay out of the game.")
    seat = grid.seat_of(place)
    if kind is LANE_KIND:
        return _explained_lane(view, seat, cast)
    cards = plural(len(view.piles[place]), "card")
    if kind is HAND_KIND:
        if not view.piles[place]:
            return Explanation(cast.tell(seat, "Your hand is empty.", "{name}'s hand is empty."))
        return None if seat == cast.you else Explanation(f"{cast.name(seat)} holds {cards}.")
    if kind is DECK_KIND:
        if not view.piles[place]:
            return Explanation(cast.tell(seat, "Your deck is empty.", "{name}'s deck is empty."))
        whose = cast.tell(seat, f"Your deck has {cards}.", f"{{name}}'s deck has {cards}.")
        return Explanation(f"{whose} Before every turn, everyone draws back up to {HAND_SIZE}.")
    if kind is POINTS_KIND:
        if not view.piles[place]:
            return Explanation(cast.tell(seat, "You've won nothing yet.", "{name} has won nothing yet."))
        worth = f"{cards}, worth {plural(view.points(seat), 'point')}"
        whose = cast.tell(seat, f"You've won {worth}.", f"{{name}} has won {worth}.")
        nothing = "Cards from your own deck score nothing.", "Cards from {name}'s own deck score nothing."
        return Explanation(f"{whose} {cast.tell(seat, *nothing)}")
    holds = f"purgatory has {cards}." if view.piles[place] else "purgatory is empty."
    whose = cast.tell(seat, f"Your {holds}", f"{{name}}'s {holds}")
    swap = "When your turn starts, you can swap a card from your hand for the top card."
    return Explanation(f"{whose} Cards here score nothing.", swap if seat == cast.you else "")


def _explained_lane(view: HellView, seat: Seat, cast: Cast) -> Explanation:
    """Explain a lane with every play in it, since only the last one counts (HH-8)."""
    played = view.phase.plays if isinstance(view.phase, Battling) else ()
    plays = [summed(cards) for player, cards in played if player == seat]
    how = ""
    if seat == view.seat and any(isinstance(action, Play) for action in view.legal):
        how = "Drag one card here, or two together."
    if plays:
        listed = ", then ".join(plays)
        told = [cast.tell(seat, f"You played {listed}.", f"{{name}} played {listed}.")]
        if len(plays) > 1:
            told.append("Only the last play counts.")
        return Explanation(" ".join(told), how)
    empty = "Cards you play in a fight go here."
    return Explanation(cast.tell(seat, empty, "Cards {name} plays in a fight go here."), how)


def _souls(view: HellView, cell: int, cast: Cast) -> Explanation:
    """Explain a pile of souls: its value, its guard, and the effect of a click."""
    if not view.piles[cell]:
        return Explanation(f"Pile {cell + 1} is empty. The game ends when {in_words(EMPTY_PILES)} are.")
    soul = view.soul(cell)
    beneath = len(view.piles[view.grid.beneath[cell]])
    told = [f"The soul on pile {cell + 1} is worth {VALUE[soul]}."]
    if beneath == 1:
        told.append("There's one more under it.")
    elif beneath:
        told.append(f"There are {in_words(beneath)} more under it.")
    if cell in view.reapers:
        told.append(cast.tell(view.reapers.index(cell), "You guard this pile.", "{name} guards this pile."))
    if cell == contested(view):
        told.append("The fight is for this pile.")
    what = " ".join(told)
    if PlaceReaper(cell) in view.legal:
        return Explanation(what, "Click to stand here.")
    click = "Click to attack it." if cell in view.reapers else "Click to fight for it."
    return Explanation(what, click if Attack(cell) in view.legal else "")


def _reaper(view: HellView, seat: Seat, cast: Cast) -> Explanation:
    stand = view.reapers[seat]
    if stand is None:
        you = "Your reaper is off the board until your next turn."
        other = "{name}'s reaper is off the board until {name}'s next turn."
        return Explanation(cast.tell(seat, you, other))
    does = f"guards pile {stand + 1}. It can fight for the piles next to it."
    return Explanation(cast.tell(seat, f"Your reaper {does}", f"{{name}}'s reaper {does}"))


def _player(view: HellView, seat: Seat, cast: Cast) -> Explanation:
    points = plural(view.points(seat), "point")
    told = [cast.tell(seat, f"You have {points}.", f"{{name}} has {points}.")]
    if isinstance(view.phase, Battling) and seat == view.phase.last:
        told.append(cast.tell(seat, "You're ahead in this fight.", "{name} is ahead in this fight."))
    elif seat == view.active and view.to_move is not None:
        told.append(cast.tell(seat, "It's your turn.", "It's {name}'s turn."))
    return Explanation(" ".join(told))


_BEATS: Final = {
    TWO: (
        "Worth 2.",
        "On its own, it beats a single joker.",
        "Two 2s beat a joker and an ace, or two jokers.",
    ),
    JACK: ("Worth 10. On its own, it beats a single ten.",),
    QUEEN: ("Worth 10. On its own, it beats a single ten or jack.",),
    KING: ("Worth 10. On its own, it beats a single ten, jack or queen.",),
    ACE: ("Worth 11.", "The only single card that beats it is a joker."),
    JOKER: (
        "Worth 20.",
        "On its own, it only loses to a single 2.",
        "With an ace or another joker, only to two 2s.",
    ),
}
"""The value and powers of special cards, by rank in the order (HH-9 to HH-11)."""


def describe(view: HellView, card: Card) -> Sequence[str]:
    """Return a card's value in a battle and its score afterwards (HH-8 to HH-11, HH-17)."""
    order = ORDER[card]
    scores = "Win it in a fight and it scores."
    if view.seat is None:
        scores = (
            "Win it in a fight and it scores, unless it's from your own deck or you send it to purgatory."
        )
    elif OWNER[card] == view.seat:
        scores = "Cards from your deck never score for you."
    return *_BEATS.get(order, ("Worth the number shown.",)), scores


def pieces(view: HellView) -> list[Piece]:
    """Return scythes on the contested pile, and each reaper on its pile, its plate and its lane."""
    found = []
    prize = contested(view)
    if prize is not None and view.piles[prize]:
        found.append(Piece("scythes", OnPlace(prize)))
    for seat, cell in enumerate(view.reapers):
        found.append(Piece("reaper", BySeat(seat), owner=seat))
        if cell is not None:
            found.append(Piece("reaper", OnPlace(cell), owner=seat))
        if seat in fighters(view):
            found.append(Piece("reaper", OnPlace(view.grid.lanes[seat]), owner=seat))
    return found


def contested(view: HellView) -> int | None:
    """Return the pile of the current battle, until its soul is moved; None otherwise (HH-7, HH-13)."""
    return view.phase.cell if isinstance(view.phase, Paying | Battling | Claiming) else None


def fighters(view: HellView) -> tuple[Seat, ...]:
    """Return the seats in the current battle, even those that have passed (HH-12, HH-14)."""
    if not isinstance(view.phase, Battling):
        return ()
    defender = view.phase.defender
    return tuple(range(view.seats)) if defender is None else (view.active, defender)
