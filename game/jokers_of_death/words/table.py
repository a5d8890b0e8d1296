"""Texts at the table of Jokers of Death: prompts, captions, tallies, the aim, explanations."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card, Seat
from game.contract.table import BySeat, InZone, OnPlace, Piece, Spot
from game.contract.words import Aim, Explanation, Opening
from game.french import SUIT_NAMES, SUITS
from game.jokers_of_death.actions import (
    DRAW,
    TAKE_UP,
    Draw,
    GiveUp,
    JokersAction,
    Play,
    ShowJokers,
    Stop,
    TakeUp,
)
from game.jokers_of_death.cards import (
    ACE,
    ACE_OF_SPADES,
    EIGHT,
    FOUR_OF_SPADES,
    JACK,
    JOKER,
    KING,
    PILES_IN,
    POINTS,
    RANK,
    TEN,
    THREE_OF_DIAMONDS,
    TWO,
    hand_points,
)
from game.jokers_of_death.position import (
    PILES,
    STOCK,
    Answering,
    Covering,
    Fours,
    Knocking,
    Naming,
    Playing,
    Reversing,
    Shedding,
    Twos,
)
from game.jokers_of_death.rules import clear_aces, switch_hands
from game.jokers_of_death.scoring import TARGET
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.naming import (
    A_SUIT,
    TEN_OF_MORE,
    TEN_OF_TWO,
    WAYS,
    covering,
    drawn,
    instead_of_answering,
    matching,
    pile_name,
)
from game.sentences import MATCH_OVER, Cast, any_of, capitalised, in_words, plural

LAST = "Play your last card to go out."
"""The prompt for the last card after a knock (JD-8)."""
_OF_KIND = {JOKER: "JD-16", FOUR_OF_SPADES: "JD-13"}
_OF_RANK = {ACE: "JD-19", TWO: "JD-10", EIGHT: "JD-17", TEN: "JD-18", JACK: "JD-20", KING: "JD-20"}
"""The clause of a card's effect, by rank."""


def prompt(view: JokersView, cast: Cast) -> str:
    """Return the prompt; only the seat to move is told that nothing in its hand fits."""
    seat = view.to_move
    if seat is None:
        return MATCH_OVER
    if seat != view.seat:
        return _others(view, cast.names[seat])
    return cast.ask(seat, _asked(view))


def _others(view: JokersView, name: str) -> str:
    if isinstance(view.phase, Covering):
        return f"{name} must cover {pile_name(view, view.phase.pile)}."
    if view.seats == 2 and isinstance(view.phase, Reversing):
        return f"{name}'s turn."
    doing = {
        Shedding: f"{name} picked up a pile and is playing it.",
        Naming: f"{name} is naming a suit.",
        Reversing: f"{name} can reverse the direction of play.",
        Knocking: f"{name} has one card left.",
    }
    return doing.get(type(view.phase), f"{name}'s turn.")


def _asked(view: JokersView) -> str:
    match view.phase:
        case Covering(pile=pile):
            card = view.top(pile)
            if not any(isinstance(action, Play) for action in view.legal):
                if view.drawn:
                    return f"You still can't cover {pile_name(view, pile)}. Press [D] to draw again."
                return f"You can't cover {pile_name(view, pile)}. Press [D] to draw a card."
            if view.has_knocked and len(view.hand) == 1:
                return LAST
            cover = f"Cover {pile_name(view, pile)} with {covering(view, card)}"
            return f"{cover}, or press [D] to draw." if view.piles[STOCK] else f"{cover}."
        case Answering(owed=owed):
            return _answer(view, PILES_IN[owed])
        case Shedding():
            left = len(view.picked_up)
            if not any(isinstance(action, Play) for action in view.legal):
                return "None of the rest fits. Give up."
            cards = "the last card" if left == 1 else f"the {in_words(left)} cards"
            return f"Play {cards} you picked up, or give up."
        case Naming(pile=pile):
            return f"Name a suit for {pile_name(view, pile)}."
        case Reversing() if view.seats == 2:
            return TEN_OF_TWO
        case Reversing():
            return "Reverse the direction of play?"
        case Knocking() if view.last_card_waits:
            return "One card left, but it doesn't fit."
        case Knocking(after=Naming()):
            return "One card left. Knock, or you can't go out. Then name a suit."
        case Knocking():
            return "One card left. Knock, or you can't go out."
        case Playing(owed=owed):
            return _play(view, PILES_IN[owed])
        case _:
            return MATCH_OVER


def _play(view: JokersView, owed: Sequence[int]) -> str:
    """Return the prompt of an ordinary turn (JD-4 to JD-6, JD-9, JD-28)."""
    playable = {action.pile for action in view.legal if isinstance(action, Play)}
    fitting = [pile for pile in owed if pile in playable]
    lacking = [pile for pile in owed if pile not in fitting]
    picks = any(isinstance(action, TakeUp) for action in view.legal)
    if fitting and view.has_knocked and len(view.hand) == 1:
        return LAST
    if not fitting:
        return _stuck(view, picks)
    if lacking and view.piles[STOCK]:
        names = any_of([pile_name(view, pile) for pile in lacking])
        if picks:
            where = names if len(lacking) == 1 else f"{in_words(len(lacking))} of the piles"
            return f"Nothing fits {where}. Press [D] to draw, play elsewhere, or pick up a pile."
        where = names if len(lacking) < 3 else f"{in_words(len(lacking))} of the piles"
        nothing = "Still nothing" if view.drawn else "Nothing"
        first = "elsewhere" if len(fitting) > 1 else f"on {pile_name(view, fitting[0])}"
        return f"{nothing} fits {where}. Press [D] to draw, or play {first} first."
    if lacking:
        return f"{_where(view, fitting, picks)} The draw pile is empty."
    return _where(view, fitting, picks)


def _where(view: JokersView, piles: Sequence[int], picks: bool) -> str:
    """Name the piles on which the hand can play."""
    if len(piles) == len(PILES_IN[view.live]) > 1:
        return "Play a card on each pile, or pick up a pile." if picks else "Play a card on each pile."
    if picks:
        return "Play where a card fits, or pick up a pile."
    if len(piles) > 2:
        return f"Play on {in_words(len(piles))} more piles."
    if len(piles) == 2:
        return f"Play on {pile_name(view, piles[0])} and {pile_name(view, piles[1])}."
    (pile,) = piles
    named = view.named[pile]
    card = "a card" if named is None else f"{A_SUIT[named]} or an 8"
    return f"Play {card} on {pile_name(view, pile)}."


def _stuck(view: JokersView, picks: bool) -> str:
    """Return the prompt if nothing fits or the hand is empty (JD-5, JD-6, JD-9)."""
    draws = bool(view.piles[STOCK])
    if not view.hand:
        if draws:
            return "You didn't knock, so you can't go out. Press [D] to draw."
        return "You have no cards, and there's nothing to draw. End your turn."
    if not draws:
        ends = "End your turn, or pick up a pile." if picks else "End your turn."
        return f"Nothing fits, and there's nothing to draw. {ends}"
    if view.drawn:
        return "Still nothing fits. Click the draw pile or press [D]."
    if picks:
        return "Nothing fits. Click the draw pile or press [D], or pick up a pile."
    return "Nothing fits. Click the draw pile or press [D]."


def _answer(view: JokersView, owed: Sequence[int]) -> str:
    """Return the prompt to answer, with the cost of no answer (JD-10 to JD-16)."""
    if not any(isinstance(action, Play) for action in view.legal):
        if not view.to_draw:
            return "You can't answer. There's nothing to draw, so end your turn."
        return f"You can't answer. Draw {drawn(view)}."
    return f"{_answers(view, owed)}, or {instead_of_answering(view)}."


def _answers(view: JokersView, owed: Sequence[int]) -> str:
    """Return the order to answer each attack (JD-11, JD-15)."""
    debts = [view.debt_on(pile) for pile in owed]
    if all(isinstance(debt, Twos) for debt in debts):
        return {1: "Play another 2", 2: "Answer both 2s"}.get(
            len(debts), f"Answer all {in_words(len(debts))} 2s"
        )
    if len(debts) == 1:
        return _four(view, *owed)
    return "Answer each 4♠" if all(isinstance(debt, Fours) for debt in debts) else "Answer each 2 and 4♠"


def _four(view: JokersView, pile: int) -> str:
    """Return the order to answer a 4♠ with the cards in the hand (JD-13, JD-14, JD-16)."""
    kind, debt = view.rules.facts.kind, view.debt_on(pile)
    assert isinstance(debt, Fours)
    held = {kind[action.card] for action in view.legal if isinstance(action, Play)}
    if held == {FOUR_OF_SPADES}:
        return "Play another 4♠"
    if JOKER in held and len(held) > 1:
        return "Play another 4♠ or a joker"
    draws = min(debt.killing_cost, len(view.piles[STOCK]))
    return f"Play a joker and draw {draws}" if draws else "Play a joker"


_OF_PHASE: Final = {
    Playing: "JD-4",
    Covering: "JD-20",
    Shedding: "JD-28",
    Naming: "JD-17",
    Reversing: "JD-18",
    Knocking: "JD-7",
}
_OF_ACTION: Final = {Draw: "JD-5", Stop: "JD-6", ShowJokers: "JD-22", TakeUp: "JD-28", GiveUp: "JD-30"}


def clause(view: JokersView) -> str:
    """Return the most relevant clause of the position."""
    match view.phase:
        case Answering(owed=owed):
            return _owed_by(view, PILES_IN[owed])
        case Playing() if DRAW in view.legal:
            return "JD-5"
        case Playing() if Stop() in view.legal:
            return "JD-6"
    return _OF_PHASE.get(type(view.phase), "JD-24")


def _owed_by(view: JokersView, owed: Sequence[int]) -> str:
    """Return the clause of the attacks to answer: 2s, 4♠s, or both."""
    fours = {isinstance(view.debt_on(pile), Fours) for pile in owed}
    if len(fours) > 1:
        return "JD-15"
    return "JD-13" if True in fours else "JD-11" if len(owed) > 1 else "JD-10"


def clause_of(view: JokersView, action: JokersAction) -> str:
    """Return the clause that rules an action."""
    if isinstance(action, Play) and isinstance(view.phase, Playing | Answering):
        kind = view.rules.facts.kind[action.card]
        return _OF_KIND.get(kind) or _OF_RANK.get(RANK[kind], clause(view))
    return _OF_ACTION.get(type(action), clause(view))


def caption(view: JokersView, place: int) -> str:
    """Return the caption of a pile: its state, or the cards that fit."""
    rules = view.rules
    if place == STOCK:
        return "" if view.piles[place] else "empty"
    if place == rules.dead:
        return "out of play" if view.piles[place] else ""
    pile = rules.pile_at(place)
    return "" if pile is None else _pile_caption(view, pile)


def count(view: JokersView, place: int) -> int | None:
    """Return the size of the draw pile; None for other piles."""
    return len(view.piles[STOCK]) if place == STOCK else None


def _pile_caption(view: JokersView, pile: int) -> str:
    """Return the most relevant caption of a pile, short enough for five piles side by side."""
    debt, named, phase = view.debts[pile], view.named[pile], view.phase
    if not view.live >> pile & 1:
        return "killed"
    if debt is not None and isinstance(phase, Answering) and phase.owed >> pile & 1:
        return f"answer or draw {debt.cost}" if view.to_draw else "answer it"
    if isinstance(phase, Covering) and phase.pile == pile:
        return "cover it"
    owed = phase.owed if isinstance(phase, Playing | Covering) else 0
    mine = isinstance(phase, Playing) and owed >> pile & 1 and view.to_move == view.seat
    fits = any(isinstance(action, Play) and action.pile == pile for action in view.legal)
    if named is not None:
        return f"{SUITS[named].symbol} or 8"
    if not owed and not isinstance(phase, Covering):
        return ""
    if not owed >> pile & 1:
        return "played"
    if not mine:
        return ""
    if not fits:
        return "nothing fits"
    return "any card" if view.top(pile) is None else ""


def following(view: JokersView) -> Seat | None:
    """Return the seat after the one to move; None before a choice of direction (JD-3, JD-18, JD-19)."""
    if view.to_move is None or isinstance(view.phase, Reversing):
        return None
    return (view.to_move + view.direction * (1 + view.aces)) % view.seats


def aim(view: JokersView, cast: Cast) -> Aim:
    """Return the goal, the end, and the leader (JD-24)."""
    race = cast.race(view.standing.totals, view.standing.ranks)
    return Aim("Lowest score wins", f"match ends at {TARGET} points", race)


def over(view: JokersView, cast: Cast) -> str:
    """Name the seat that passed the target, or say that all deals are played (JD-24, JD-31)."""
    totals = view.standing.totals
    if max(totals) >= TARGET and totals.count(max(totals)) == 1:
        return cast.passed(totals, TARGET)
    return f"That's {len(view.standing.deals)} deals, so the match is over."


def target(_view: JokersView) -> int:
    """Return the points that end the match (JD-24)."""
    return TARGET


def pieces(view: JokersView) -> list[Piece]:
    """Return an arrow for the direction of three or more seats, a fist for each knock, and tombstones."""
    arrow = Piece("arrow_left" if view.direction > 0 else "arrow_right", InZone("direction"))
    knocks = [Piece("knock", BySeat(seat)) for seat in range(view.seats) if view.knocked >> seat & 1]
    graves = [tombstone(pile) for pile in range(view.rules.piles) if not view.live >> pile & 1]
    return [*([arrow] if view.seats > 2 else []), *knocks, *graves]


def tombstone(pile: int) -> Piece:
    """Return the tombstone of a killed pile."""
    return Piece("tombstone", OnPlace(PILES[pile]))


def spent(view: JokersView) -> list[Card]:
    """Return the cards of killed piles, which would otherwise look like a draw pile (JD-13)."""
    return [card for card in view.piles[view.rules.dead] if card is not None]


_THREE_ACES = "When all three piles show an ace, the cards under them go back into the draw pile."


def opening(view: JokersView) -> list[Opening]:
    """Introduce a turn, knocks and attacks, the end and the variants.

    JD-4, JD-5, JD-7, JD-10, JD-23, JD-24, JD-25, JD-27, JD-28.
    """
    cards = view.deck.cards
    seven, nine, red, eight = cards("7S 9S 7D 8H")
    stuck, facts = cards("JK AS QC 9H"), view.rules.facts
    lines = [
        Opening(
            f"Get rid of your cards. Each turn, play one on each of {in_words(view.rules.piles)} piles. "
            "Match the suit or the rank, or play an 8.",
            (nine, "or", red, "or", eight, "on", seven),
        ),
        Opening(
            "Some cards bite. The next player must answer a 2 or a 4♠, or draw. "
            "A joker answers a 4♠ and takes that pile out of play.",
            tuple(cards("2H 4S JK")),
        ),
        Opening(
            "One card left? Knock. Then play it to go out. Cards left in hand add points, and a joker adds "
            f"{POINTS[JOKER]}. Once anyone has {TARGET}, the lowest score wins.",
            tuple(part for card in stuck for part in (card, f"**{facts.points[card]}**")),
        ),
    ]
    effects = view.rules.effects
    variants = [
        (switch_hands in effects[THREE_OF_DIAMONDS], "On a 3♦ everyone passes their hand on.", "3D"),
        (clear_aces in effects[ACE_OF_SPADES], _THREE_ACES, "AS AH AC"),
        (view.rules.openings, "You can pick up a whole pile and play it on the others.", "5C 5D 9D"),
    ]
    ruled = [(words, codes) for played, words, codes in variants if played]
    if ruled:
        words, codes = map(" ".join, zip(*ruled, strict=True))
        lines.append(Opening(words, tuple(cards(codes))))
    return lines


def explain(view: JokersView, spot: Spot | Piece, cast: Cast) -> Explanation | None:
    """Explain a pile, a player, the arrow or a knock."""
    match spot:
        case OnPlace(place=place) | Piece(where=OnPlace(place=place)):
            return _place(view, place, cast)
        case BySeat(seat=seat):
            return _player(view, seat, cast)
        case Piece(where=BySeat(seat=seat)):
            you = "You've knocked. Your last card ends the deal."
            return Explanation(cast.tell(seat, you, "{name} has knocked. Their last card ends the deal."))
        case InZone(name="direction") | Piece(where=InZone(name="direction")):
            return _direction(view, cast)
        case _:
            return None


def _place(view: JokersView, place: int, cast: Cast) -> Explanation | None:
    rules = view.rules
    pile, holder = rules.pile_at(place), rules.holder(place)
    if pile is not None:
        return _pile(view, pile)
    if holder is not None:
        return _hand(view, holder, cast)
    if place == STOCK:
        if not view.piles[STOCK]:
            return Explanation("The draw pile is empty. If nothing fits, your turn ends.")
        cards = plural(len(view.piles[STOCK]), "card")
        if DRAW in view.legal:
            return Explanation(f"The draw pile: {cards}.", "Click it or press D to draw.")
        return Explanation(f"The draw pile: {cards}.", "If nothing fits a pile, draw until something does.")
    if not view.piles[place]:
        return None
    cards = plural(len(view.piles[place]), "card")
    if place == rules.taken_up:
        how = "Play it on the other piles, or give up." if view.seat == view.to_move else ""
        return Explanation(f"The picked-up pile: {cards}.", how)
    return Explanation(f"Killed by a joker: {cards}. They're out until the next deal.")


def _pile(view: JokersView, pile: int) -> Explanation:
    if not view.live >> pile & 1:
        return Explanation("A joker killed this pile. It's out until the next deal.")
    if view.debts[pile] is not None:
        return _to_answer(view, pile)
    card = view.top(pile)
    if card is None:
        return Explanation("An empty pile. Any card but a joker starts it again.")
    if isinstance(view.phase, Covering) and view.phase.pile == pile:
        bare = capitalised(pile_name(view, pile))
        return Explanation(f"{bare} must be covered at once with {covering(view, card)}.")
    phase = view.phase
    done = isinstance(phase, Playing) and phase.owed and not phase.owed >> pile & 1
    what = f"{_fits(view, pile)} It's done for this turn." if done else _fits(view, pile)
    return Explanation(what, "Click it to pick it up." if TAKE_UP[pile] in view.legal else "")


def _fits(view: JokersView, pile: int) -> str:
    """Name the cards that fit on a pile with nothing to answer or cover (JD-4, JD-12, JD-17, JD-20)."""
    named, card = view.named[pile], view.top(pile)
    assert card is not None
    if named is not None:
        suits = capitalised(SUIT_NAMES[named])
        return f"{suits} were named, so {pile_name(view, pile)} takes {A_SUIT[named]} or an 8."
    fits = f"{capitalised(pile_name(view, pile))} takes {matching(view, pile)}."
    kind = view.rules.facts.kind[card]
    if RANK[kind] in (JACK, KING):
        return f"{fits} It needs no cover now."
    if RANK[kind] == TWO or kind == FOUR_OF_SPADES:
        return f"{fits} Nobody has to answer it now."
    return fits


def _to_answer(view: JokersView, pile: int) -> Explanation:
    """Explain a pile that has to be answered (JD-10, JD-13, JD-16)."""
    debt, where = view.debt_on(pile), pile_name(view, pile)
    now = isinstance(view.phase, Answering) and bool(view.phase.owed >> pile & 1)
    answer = "another 2"
    if isinstance(debt, Fours):
        answer = "another 4♠" if now and debt.by == view.to_move else "another 4♠ or a joker"
    cards = plural(debt.cost, "card")
    if now:
        return Explanation(f"Answer {where} with {answer}, or draw {cards}.")
    return Explanation(f"The next player must answer {where} with {answer}, or draw {cards}.")


def _hand(view: JokersView, seat: Seat, cast: Cast) -> Explanation:
    cards = plural(len(view.piles[view.rules.hands[seat]]), "card")
    if seat != cast.you:
        return Explanation(f"{cast.names[seat]}'s hand: {cards}.")
    points, how = plural(hand_points(view.hand, view.rules.facts), "point"), "Only you can see it."
    if any(isinstance(action, Play) for action in view.legal) and not view.picked_up:
        how = "Pick a card to play, or drag it to a pile."
    return Explanation(f"Your hand: {cards}, {points}.", how)


def _player(view: JokersView, seat: Seat, cast: Cast) -> Explanation:
    """Explain a player (JD-7)."""
    points = plural(view.standing.totals[seat], "point")
    you, other = f"You have {points}.", f"{{name}} has {points}."
    if view.knocked >> seat & 1:
        you, other = f"You have {points}, and you've knocked.", f"{{name}} has {points} and has knocked."
    return Explanation(cast.tell(seat, you, other))


def _direction(view: JokersView, cast: Cast) -> Explanation | None:
    """Explain the arrow (JD-3, JD-18)."""
    if view.seats == 2:
        return None
    way = WAYS[view.direction]
    after = following(view)
    if after is None:
        return Explanation(f"Play goes {way}.")
    unless = "unless an ace or a 10 changes that."
    you, other = f"You're next, {unless}", f"Next is {{name}}, {unless}"
    return Explanation(f"Play goes {way}. {cast.tell(after, you, other)}")


_OF_EACH_RANK = {
    ACE: ("The next player is skipped.",),
    TWO: ("The next player plays a 2, or draws two cards for each 2 in a row.",),
    EIGHT: ("An 8 goes on anything but a 2 or 4♠ you have to answer.", "You name the next suit."),
    TEN: (TEN_OF_MORE,),
}
_FOUR = (
    "The next player plays a 4♠ or a joker, or draws 4 cards.",
    "After two in a row, it's 16, and after three, 36.",
)
_JOKER = "Play it on a 4♠ that the player before you just played.", "It kills the pile."
_SHOWN = {
    2: "If you hold both, you can end the deal, but that rarely pays.",
    4: "If you hold two, you can end the deal, but that rarely pays.",
}
"""The effect of two jokers in hand, by the number of jokers in play (JD-1, JD-22, JD-26)."""


_SORTS = {RANK[JOKER]: "a joker", ACE: "an ace"}


def describe(view: JokersView, card: Card) -> Sequence[str]:
    """Return a card's effect (JD-10 to JD-25) and its cost in a hand (JD-23)."""
    kind = view.rules.facts.kind[card]
    effect = _effect(view, card, kind)
    shown = (_SHOWN[view.rules.facts.jokers],) if effect is _JOKER else ()
    points = plural(POINTS[kind], "point")
    costs = f"Left in your hand, it adds {points}."
    if view.seat is None and TWO <= RANK[kind] <= TEN:
        costs = "Left in your hand, a number card adds its number."
    elif view.seat is None:
        costs = f"Left in your hand, {_SORTS.get(RANK[kind], 'a face card')} adds {points}."
    return *effect, costs, *shown


def _effect(view: JokersView, card: Card, kind: int) -> Sequence[str]:
    if card in view.picked_up and RANK[kind] != EIGHT:
        return ("It's from a picked-up pile, so it has no effect.",)
    if kind == JOKER:
        return _JOKER
    if kind == FOUR_OF_SPADES:
        return _FOUR
    if switch_hands in view.rules.effects[kind]:
        return ("Everyone passes their hand to the next player.",)
    if clear_aces in view.rules.effects[kind]:
        return *_OF_EACH_RANK[ACE], _THREE_ACES
    if RANK[kind] in (JACK, KING):
        if view.seat is None:
            return ("Cover a jack or king at once with a card of its suit or an 8.",)
        return (f"Cover it at once with {covering(view, card)}.",)
    if RANK[kind] == TEN and view.seats == 2:
        return (TEN_OF_TWO,) if view.seat is not None else (*_OF_EACH_RANK[TEN], TEN_OF_TWO)
    return _OF_EACH_RANK.get(RANK[kind], ("No effect.", "Match the suit or the rank."))
