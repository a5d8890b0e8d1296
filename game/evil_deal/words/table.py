"""Texts at the table of Evil Deal: prompts, captions, tallies, the aim, explanations."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card, Seat
from game.contract.table import BySeat, InZone, OnCard, OnPlace, Piece, Spot
from game.contract.words import Aim, Explanation, Opening, PayTable, Rung, Subtotal, Tally
from game.evil_deal.actions import Cross, EvilAction, PlayCard, SideBySide
from game.evil_deal.cards import DECK
from game.evil_deal.policy import LAST
from game.evil_deal.position import (
    BURIED_KIND,
    HANDS,
    STACK_KIND,
    STACKS,
    TAKEN_KIND,
    TRICK_KIND,
    TRICKS,
    TRUMP_KIND,
    TRUMPS,
    Burying,
    Following,
    Leading,
    Naming,
    Picking,
    kind_of,
    seat_of,
    suits_named,
)
from game.evil_deal.scoring import ALL_TRICKS, BONUS, DEALER_POINTS, OTHER_POINTS, TARGET, paid
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import (
    HALVES,
    NO_TRUMP,
    account_words,
    in_halves,
    one_of,
    picked,
    suit_name,
    the,
)
from game.french import SUIT, SUITS, beats
from game.sentences import MATCH_OVER, Cast, capitalised, noun, paragraph, plural

_LEAST_PAID = 4
OWN_SIGN: Final = "trump sign"
THEIR_SIGN: Final = "their trump sign"
"""The zones of the current trump's sign: one if the viewer opened the trick, one if the other player did."""
_HIGH = "Aces are high."
_BOTH_CANCELLED = "both cancelled"


def prompt(view: EvilDealView, cast: Cast) -> str:
    """Return the prompt for the seat to move."""
    seat = view.to_move
    if seat is None:
        return MATCH_OVER
    if seat != view.seat:
        return _others(view, cast.names[seat])
    return cast.ask(seat, _asked(view, seat, cast))


def _others(view: EvilDealView, name: str) -> str:
    match view.phase:
        case Picking():
            return f"{name} is picking a stack."
        case Naming():
            return f"{name} is picking trumps."
        case Burying():
            return f"{name} is throwing a card away."
        case _:
            return f"{name}'s turn."


def _asked(view: EvilDealView, seat: Seat, cast: Cast) -> str:
    match view.phase:
        case Picking():
            return "Pick one of your stacks for the first half."
        case Naming():
            one, other = sorted(view.trump_cards(seat))
            if view.of_one_suit(seat):
                suit = SUIT[one]
                return (
                    f"{capitalised(suit_name(suit))} or no trump? "
                    f"And which {one_of(suit)} do you pick up for the second half?"
                )
            return f"Choose your trump for this half: {suit_name(SUIT[one])} or {suit_name(SUIT[other])}."
        case Burying():
            return f"Throw one card away, face down. You have to keep {the(view.firsts[seat])} you picked up."
        case Following(led=led):
            return _answer(view, led)
        case _:
            if view.exchange == LAST:
                return "Lead the third round. Win it and the trick is yours."
            if view.exchange:
                return "You won the round. Lead the next one."
            if view.trump is None and not view.side_by_side[seat]:
                suit = picked(view, seat, view.half)
                return f"Lead a card. You both picked {suit_name(suit)}, so there's no trump."
            if view.trump is None:
                return "Lead a card. There's no trump."
            return f"Lead a card. {capitalised(suit_name(view.trump))} are trumps."


def _answer(view: EvilDealView, led: Card) -> str:
    """Return the prompt to answer a led card (ED-10 to ED-12)."""
    cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
    suit, last = SUIT[led], view.exchange == LAST
    wins = [beats(card, led, view.trump) for card in cards]
    if len(cards) == 1:
        only = f"only {one_of(suit)}" if SUIT[cards[0]] == suit else "last card"
        return f"Play {the(cards[0])}. It's your {only}."
    if SUIT[cards[0]] != suit:
        return _without_it(led, wins, last)
    if all(wins):
        return f"Play a {one_of(suit)}. They all beat {the(led)}."
    if not any(wins):
        return f"Play a {one_of(suit)}. You can't beat {the(led)}."
    if last:
        return f"Beat {the(led)} and the trick is yours."
    return f"Beat {the(led)}, or play a low {one_of(suit)}."


def _without_it(led: Card, wins: Sequence[bool], last: bool) -> str:
    """Return the prompt of a hand without the suit led, in which only a trump wins (ED-10, ED-11)."""
    suit = suit_name(SUIT[led])
    if not any(wins):
        return f"You have no {suit} and can't win. Play anything."
    trumps = f"You have no {suit}. Trump {the(led)}"
    if last:
        return f"{trumps} and the trick is yours."
    if all(wins):
        return f"{trumps}."
    return f"{trumps}, or play a card you don't need."


_OF_PHASE: Final = {Picking: "ED-3", Burying: "ED-13", Following: "ED-10"}


def clause(view: EvilDealView) -> str:
    """Return the most relevant clause of the position."""
    if isinstance(view.phase, Naming):
        return "ED-5" if view.of_one_suit(view.mover) else "ED-4"
    if isinstance(view.phase, Leading):
        return "ED-9" if view.exchange == 0 else "ED-11"
    return _OF_PHASE.get(type(view.phase), "ED-15" if view.games == 1 else "ED-16")


def clause_of(view: EvilDealView, action: EvilAction) -> str:
    """Return the clause that rules an action."""
    return {Cross: "ED-4", SideBySide: "ED-5"}.get(type(action), clause(view))


def caption(view: EvilDealView, place: int) -> str:
    """Return the caption of a pile: tricks taken, a player's trumps, or the trump of the trick."""
    seat, kind = seat_of(place), kind_of(place)
    if seat is None:
        return ""
    if kind is TRUMP_KIND:
        return _trumps(view, seat)
    if kind is TAKEN_KIND:
        return plural(view.tricks[seat], "trick") if view.piles[place] else ""
    if kind is TRICK_KIND and seat == view.near and any(view.piles[row] for row in TRICKS):
        return _running_trump(view)
    if not view.piles[place]:
        return ""
    if kind is STACK_KIND:
        if not _both_stacks(view, seat):
            return "2nd half"
        # The other player's stacks can't be picked, so they need no names.
        return f"{'right' if place == STACKS[seat][1] else 'left'} stack" if seat == view.seat else ""
    if kind is BURIED_KIND:
        return "thrown away"
    return ""


def _running_trump(view: EvilDealView) -> str:
    """Name the trump of the current trick (ED-9)."""
    return NO_TRUMP if view.trump is None else f"{suit_name(view.trump)} are trumps"


def _trumps(view: EvilDealView, seat: Seat) -> str:
    """Return a player's trumps by half; the suits picked, until both have picked."""
    chosen = view.chosen(seat)
    if view.to_move is None:
        return ""
    if chosen is None:
        return "trumps"
    if isinstance(chosen, SideBySide):
        # Neither card is on top, so name the one picked up later (ED-13).
        return NO_TRUMP if view.half else f"{NO_TRUMP}, {DECK.text(chosen.first)} to pick up"
    if view.firsts:
        if view.half:
            return "cancelled" if view.trumps[seat][1] is None else "trump"
        now, later = _trump_sign(view, seat, 0), _trump_sign(view, seat, 1)
        cancelled = all(trump is None for trump in view.trumps[seat])
        return _BOTH_CANCELLED if cancelled else in_halves(now, later)
    named = suits_named(chosen, view.trump_cards(seat))
    first, second = (SUITS[suit].symbol for suit in named if suit is not None)
    return in_halves(first, second)


def _trump_sign(view: EvilDealView, seat: Seat, half: int) -> str:
    """Return the symbol of a seat's trump in a half, or ``none`` if it is cancelled (ED-4, ED-6)."""
    return "none" if view.trumps[seat][half] is None else SUITS[picked(view, seat, half)].symbol


def count(view: EvilDealView, place: int) -> int | None:
    """Return the number of cards in a stack while its seat has two; None for other piles."""
    seat = seat_of(place)
    stacks = seat is not None and kind_of(place) is STACK_KIND and _both_stacks(view, seat)
    return len(view.piles[place]) if stacks else None


def _both_stacks(view: EvilDealView, seat: Seat) -> bool:
    return all(view.piles[place] for place in STACKS[seat])


def score(view: EvilDealView, seat: Seat) -> int:
    """Return a seat's points in the current game."""
    return view.points[seat]


def tally(view: EvilDealView, seat: Seat) -> Tally:
    """Return a seat's points and tricks, and its account in a series (ED-16)."""
    tricks, marks = plural(view.tricks[seat], "trick"), ("dealer",) if seat == view.dealer else ()
    if view.games == 1:
        return Tally(plural(view.points[seat], "point"), (tricks,), marks)
    return Tally("", (tricks, plural(view.points[seat], "point"), account_words(view.accounts[seat])), marks)


def subtotals(view: EvilDealView) -> tuple[Subtotal, ...]:
    """Return the parts of a series' totals: accounts, and points in the current game (ED-16)."""
    if view.games == 1:
        return ()
    accounts = Subtotal("Total", view.accounts, tuple(map(account_words, view.accounts)))
    if view.to_move is None:
        return (accounts,)
    games = tuple(plural(view.points[seat], "point") for seat in range(2))
    return accounts, Subtotal(f"Game {view.game}", tuple(view.points), games)


def notes(view: EvilDealView, cast: Cast) -> PayTable:
    """Return the table of each player's pay by tricks (ED-14)."""
    mine = view.near
    columns = (mine, 1 - mine)
    titles = tuple(cast.names[seat] for seat in columns)
    taken = [view.tricks[seat] for seat in columns]
    rungs = tuple(
        Rung(
            tricks,
            tuple(paid(tricks, seat == view.dealer, view.side_by_side[seat]) for seat in columns),
            tuple(each == tricks for each in taken),
        )
        for tricks in range(ALL_TRICKS, _LEAST_PAID - 1, -1)
    )
    plain = [seat for seat in columns if view.side_by_side[seat]]
    dealt = cast.tell(view.dealer, "You dealt, so you need five.", "{name} dealt and needs five.")
    extra = (
        cast.tell(
            seat, "The points include your no-trump bonus.", "The points include {name}'s no-trump bonus."
        )
        for seat in plain
    )
    return PayTable("What tricks pay", titles, rungs, (dealt, *extra))


def aim(view: EvilDealView, cast: Cast) -> Aim:
    """Return the goal, the end, and the leader (ED-15, ED-16)."""
    race = cast.race(view.standing.totals, view.standing.ranks)
    if view.games == 1:
        return Aim(f"First to {TARGET} wins", "", race)
    return Aim("Highest total wins", f"game {view.game} of {view.games}, first to {TARGET}", race)


def target(view: EvilDealView) -> int | None:
    """Return the points that end a match of one game (ED-15); None for a series."""
    return TARGET if view.games == 1 else None


def introduce(_view: EvilDealView) -> tuple[Opening, ...]:
    """Introduce a trick, trumps and the end (ED-4, ED-9 to ED-12, ED-14 to ED-16)."""
    return (
        Opening(
            "A trick has three rounds. Win the third to take the trick.",
            (*DECK.cards("4S 9S"), "\u203a", *DECK.cards("7H 2H"), "\u203a", *DECK.cards("AC KC")),
            won=tuple(DECK.cards("9S 7H AC")),
        ),
        Opening(
            "You have a trump suit for each half. It beats the others, but only in tricks you lead.",
            (*DECK.cards("QH"), "tricks 1–4", *DECK.cards("6D"), "tricks 5–8"),
        ),
        Opening(
            f"You need four tricks to score, or five if you dealt. First to {TARGET} wins the game.",
            (f"{ALL_TRICKS} tricks = {OTHER_POINTS[-1]}", f"({DEALER_POINTS[-1]} if you dealt)"),
        ),
    )


def pieces(view: EvilDealView) -> list[Piece]:
    """Return the sign of the current trump, struck out if cancelled, and a seal on each exchange's winner.

    ED-5, ED-6, ED-9, ED-11.
    """
    if not view.in_a_trick:
        return []
    seals = [Piece("won", OnCard(card)) for card in exchanges_won(view)]
    suit = None if view.side_by_side[view.opener] else picked(view, view.opener, view.half)
    if suit is None:
        return seals
    where = InZone(OWN_SIGN if view.opener == view.near else THEIR_SIGN)
    sign = Piece(f"trump_{SUITS[suit].value}", where)
    return [sign, *seals] if view.trump is not None else [sign, Piece("struck", where), *seals]


def exchanges_won(view: EvilDealView) -> list[Card]:
    """Return the winning card of each finished exchange of the current trick, in order (ED-11)."""
    found, leader = [], view.opener
    for cards in zip(view.piles[TRICKS[0]], view.piles[TRICKS[1]], strict=False):
        led, answer = cards[leader], cards[1 - leader]
        assert led is not None and answer is not None
        won = beats(answer, led, view.trump)
        found.append(answer if won else led)
        leader = 1 - leader if won else leader
    return found


def crossed(view: EvilDealView) -> tuple[int, ...]:
    """Return the places of the trump cards drawn as a cross (ED-4, ED-5)."""
    return tuple(TRUMPS[seat] for seat in range(2) if isinstance(view.chosen(seat), Cross))


def explain(view: EvilDealView, spot: Spot | Piece, cast: Cast) -> Explanation | None:
    """Explain a pile, a player's plate or a piece."""
    match spot:
        case Piece(where=where):
            return explain(view, where, cast)
        case OnCard(card=card) if card in exchanges_won(view):
            return Explanation(f"{capitalised(the(card))} won its round.")
        case OnPlace(place=place):
            return _pile(view, place, cast)
        case BySeat(seat=seat):
            return _player(view, seat, cast)
        case InZone(name=name) if name in (OWN_SIGN, THEIR_SIGN):
            return _sign(view, cast)
        case InZone(name="notes"):
            return Explanation("What each number of tricks pays. The dealer needs five to score.")
        case _:
            return None


def _pile(view: EvilDealView, place: int, cast: Cast) -> Explanation:
    seat, kind = seat_of(place), kind_of(place)
    if seat is None:
        return Explanation("The deck.")
    if kind is STACK_KIND:
        if isinstance(view.phase, Picking):
            what = cast.tell(seat, "One of your two stacks.", "One of {name}'s two stacks.")
            how = "Click it to make it your hand." if seat == view.seat == view.to_move else ""
            return Explanation(f"{what} Nobody has seen it.", how)
        what = cast.tell(seat, "Your hand for the second half.", "{name}'s hand for the second half.")
        return Explanation(f"{what} Nobody has seen it.")
    if kind is TRUMP_KIND:
        return _trump_cards(view, seat, cast)
    if kind is TAKEN_KIND:
        taken = f"tricks so far: {view.tricks[seat]}."
        what = cast.tell(seat, f"Your {taken}", f"{{name}}'s {taken}")
        return Explanation(what, "Click to see the last one." if seat == view.last else "")
    if kind is BURIED_KIND:
        return Explanation(_discard(bool(view.piles[place]), seat, cast))
    if kind is TRICK_KIND:
        side = cast.tell(seat, "Your side of the trick.", "{name}'s side of the trick.")
        return Explanation(f"{side} The winner of the third round takes all six cards.")
    return _hand(view, seat, cast)


def _discard(discarded: bool, seat: Seat, cast: Cast) -> str:
    """Explain the discard between the halves (ED-13)."""
    if discarded:
        you = "The card you threw away. Nobody else saw it."
        return cast.tell(seat, you, "The card {name} threw away. Only {name} saw it.")
    you = "Before the second half, you throw a card away here."
    return cast.tell(seat, you, "Before the second half, {name} throws a card away here.")


def _trump_cards(view: EvilDealView, seat: Seat, cast: Cast) -> Explanation:
    """Explain a seat's trump cards (ED-4 to ED-6, ED-14)."""
    cards = noun(len(view.trump_cards(seat)), "trump card")
    whose = cast.tell(seat, f"Your {cards}", f"{{name}}'s {cards}")
    if not view.firsts:
        return Explanation(f"{whose}, one for each half.")
    if view.side_by_side[seat]:
        you = f"No trump, so each trick after your fourth pays {BONUS} extra."
        other = f"No trump, so each trick after their fourth pays {BONUS} extra."
        return Explanation(f"{whose}. {cast.tell(seat, you, other)}")
    suit = suit_name(picked(view, seat, view.half))
    if view.trumps[seat][view.half] is None:
        return Explanation(f"{whose}. You both picked {suit}, so neither of you has a trump in this half.")
    you = f"{capitalised(suit)} are trumps in tricks you lead."
    other = f"{capitalised(suit)} are trumps in tricks {{name}} leads."
    return Explanation(f"{whose}. {cast.tell(seat, you, other)}")


def _hand(view: EvilDealView, seat: Seat, cast: Cast) -> Explanation:
    if seat != view.seat:
        cards = plural(len(view.piles[HANDS[seat]]), "card")
        return Explanation(cast.tell(seat, f"Your hand: {cards}.", f"{{name}}'s hand: {cards}."))
    whose = "Your hand."
    if seat != view.to_move:
        return Explanation(whose, "Only you can see it.")
    match view.phase:
        case Picking():
            return Explanation("Your hand comes from the stack you pick.")
        case Naming():
            return Explanation(whose, "Choose your trumps first.")
        case Burying():
            return Explanation(whose, f"Throw one away, but keep {the(view.firsts[seat])}.")
        case Following():
            return Explanation(whose, "Double-click a card to play it, or drag it to the middle.")
        case _:
            return Explanation(whose, "Double-click a card to lead it, or drag it to the middle.")


def _player(view: EvilDealView, seat: Seat, cast: Cast) -> Explanation:
    """Explain a player's score (ED-14 to ED-16)."""
    points, tricks = plural(view.points[seat], "point"), plural(view.tricks[seat], "trick")
    told = [cast.tell(seat, f"You have {points} and {tricks}.", f"{{name}} has {points} and {tricks}.")]
    if view.games > 1:
        told.append(f"Total: {view.accounts[seat]}.")
    if seat == view.dealer:
        other = "{name} dealt and needs five tricks to score."
        told.append(cast.tell(seat, "You dealt, so you need five tricks to score.", other))
    wins = f"First to {TARGET} wins the match." if view.games == 1 else f"First to {TARGET} wins the game."
    return Explanation(paragraph(*told, wins))


def _sign(view: EvilDealView, cast: Cast) -> Explanation | None:
    """Explain the sign of the current trump (ED-9)."""
    if not isinstance(view.phase, Leading | Following) or view.trump is None:
        return None
    suit = capitalised(suit_name(view.trump))
    return Explanation(f"{suit} are trumps, because {cast.name(view.opener)} led this trick.")


def describe(view: EvilDealView, card: Card) -> Sequence[str]:
    """Return a card's role now: a trump card, a trump in this trick, or neither (ED-9 to ED-11)."""
    for seat in range(2):
        if card in view.trump_cards(seat) and (view.seat is not None or view.chosen(seat) is not None):
            return _trump_card(view, seat, card)
    lower = "Beats lower cards of its suit."
    if not view.in_a_trick:
        return lower, _HIGH, "A trump beats every other suit."
    if view.trump is None:
        return lower, _HIGH
    if view.trump == SUIT[card]:
        return "Trump in this trick.", "It beats every other suit.", _HIGH
    return lower, f"In this trick any {one_of(view.trump)} beats it.", _HIGH


def _trump_card(view: EvilDealView, seat: Seat, card: Card) -> Sequence[str]:
    """Describe a trump card by its half, its effect and its later use (ED-4 to ED-6, ED-13)."""
    chosen = view.chosen(seat)
    they, whose = ("you", "Your") if seat == view.seat else ("they", "Their")
    if chosen is None:
        says = f"{whose} trump card.", f"Its suit is trumps in one half, in tricks {they} lead."
        if view.of_one_suit(seat):
            return *says, f"With two of the same suit, {they} can also play no trump."
        return *says, "To play no trump, you need two of the same suit."
    half = int(card != chosen.first)
    later = "It stays on the table." if half else f"{capitalised(they)} pick it up for the second half."
    if isinstance(chosen, SideBySide):
        pays = f"Each trick after {whose.lower()} fourth pays {BONUS} extra."
        return f"{capitalised(they)} play no trump.", pays, later
    suit = suit_name(SUIT[card])
    if not view.firsts:
        return f"{capitalised(suit)} for the {HALVES[half]}.", _can_cancel(view, card), later
    if view.trumps[seat][half] is None:
        return f"You both picked {suit} for the {HALVES[half]}, so neither of you has a trump then.", later
    return f"{capitalised(suit)} are trumps in the {HALVES[half]}, in tricks {they} lead.", later


def _can_cancel(view: EvilDealView, card: Card) -> str:
    """Say if the dealer can still cancel a card's suit (ED-6)."""
    can = SUIT[card] in (SUIT[other] for other in view.trump_cards(view.dealer))
    if view.seat == view.dealer:
        return "You can cancel that." if can else "You can't cancel that."
    return "The dealer can cancel that." if can else "The dealer can't cancel that."
