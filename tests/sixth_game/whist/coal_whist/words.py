"""The texts of Coal Whist: prompts, the log, captions and explanations."""

from collections.abc import Sequence

from coal_whist.actions import PlayCard
from coal_whist.cards import DECK, SUIT
from coal_whist.events import Swept, TrickWon
from coal_whist.policy import trump_in, winning
from coal_whist.position import STOCK, TRUMP, Following, Leading, hand, in_trick, won
from coal_whist.scoring import beats
from coal_whist.view import WhistView
from game.cards import Card, Seat
from game.contract.rules import Refusal
from game.contract.table import BySeat, Carry, Effect, Gesture, OnPlace, Piece, Spot
from game.contract.words import Account, Aim, Explanation, LogLine, Opening, Sum, Tally, Words, rows
from game.deal_cycle import Over
from game.french import SUITS
from game.sentences import Cast, capitalised, plural
from game.table import DealEnded, DealStarted, Event, MatchEnded, Moved


def gesture(view: WhistView, action: PlayCard) -> Carry:
    """Return the gesture of an action: a drag to the trick."""
    return Carry((action.card,), in_trick(view.seats, view.mover))


def prompt(view: WhistView, cast: Cast) -> str:
    """Return the prompt."""
    if view.to_move is None:
        return "The match is over."
    if view.to_move != view.seat:
        return f"{cast.names[view.to_move]}'s turn."
    if not isinstance(view.phase, Following):
        return cast.ask(view.to_move, "Lead any card.")
    led = view.phase.led
    if SUIT[view.legal[0].card] == SUIT[led]:
        return cast.ask(view.to_move, f"Follow the {DECK.text(led)}.")
    return cast.ask(view.to_move, f"You can't follow the {DECK.text(led)}. Play any card.")


def order(_view: WhistView, action: PlayCard) -> str:
    """Return an action as an order."""
    return f"play the {DECK.text(action.card)}"


def preview(view: WhistView, action: PlayCard, _cast: Cast) -> str:
    """Return the effect of an action."""
    leading = winning(view)
    if leading is None:
        return f"Lead {DECK.text(action.card)}"
    over = beats(action.card, leading, trump_in(view))
    return f"{'Beat' if over else 'Lose to'} {DECK.text(leading)}"


def clause_of(view: WhistView, _action: PlayCard) -> str:
    """Return the clause that rules an action."""
    return clause(view)


def clause(view: WhistView) -> str:
    """Return the most relevant clause of the position."""
    if view.to_move is None:
        return "CW-8"
    return "CW-4" if isinstance(view.phase, Leading) else "CW-5"


def narrate(event: Event, view: WhistView, cast: Cast) -> LogLine | None:
    """Return the log line of an event; None if it needs none."""
    match event:
        case DealStarted(number=number, dealer=dealer):
            return LogLine(cast.tell(dealer, f"Deal {number}: you deal.", f"Deal {number}: {{name}} deals."))
        case Moved(card=card, source=source, target=target) if source == STOCK and target == TRUMP:
            return LogLine(f"{DECK.text(card)} is turned up: its suit is trump.")
        case Moved(card=card, source=source, target=target) if source != STOCK and target != STOCK:
            players = [seat for seat in range(view.seats) if hand(seat) == source]
            return _played(players[0], DECK.text(card), cast) if players else None
        case TrickWon(seat=seat):
            return LogLine(cast.tell(seat, "You win the trick.", "{name} wins the trick."), seat)
        case Swept(seat=seat):
            return LogLine(cast.tell(seat, "You win every trick.", "{name} wins every trick."), seat)
        case DealEnded(points=points):
            return LogLine(cast.scored(points))
        case MatchEnded(winners=winners):
            return LogLine(f"{cast.won(winners)}.")
        case _:
            return None


def _played(seat: Seat, card: str, cast: Cast) -> LogLine:
    return LogLine(cast.tell(seat, f"You play {card}.", f"{{name}} plays {card}."), seat)


def caption(view: WhistView, place: int) -> str:
    """Return the captions of the stock and the trump card."""
    if place == STOCK:
        return plural(len(view.piles[STOCK]), "card")
    return "Trump" if place == TRUMP else ""


def describe(view: WhistView, card: Card) -> Sequence[str]:
    """Return a card's power, by its suit (CW-6)."""
    if SUIT[card] == trump_in(view):
        return (f"{DECK.text(card)} is a trump: it beats every card of another suit.",)
    return (f"{DECK.text(card)} wins only where its suit is led, and no trump is played.",)


def tally(view: WhistView, seat: Seat) -> Tally:
    """Return a seat's coals, and its tricks in this deal."""
    tricks = len(view.piles[won(view.seats, seat)]) // view.seats
    return Tally(plural(view.standing.totals[seat], "coal"), (plural(tricks, "trick"),))


def notes(view: WhistView, cast: Cast) -> list[str]:
    """Return the trump and the number of the deal (CW-8)."""
    number = min(view.deal, view.options.deals)
    return [f"Trump {SUITS[trump_in(view)].symbol}", f"Deal {number} of {view.options.deals}"]


def reason(view: WhistView, action: PlayCard, _cast: Cast) -> str:
    """Return the reason for a Fiend's action."""
    leading = winning(view)
    if leading is None:
        return "A high card is the most likely to win."
    if beats(action.card, leading, trump_in(view)):
        return f"It's your cheapest card that beats the {DECK.text(leading)}."
    return f"You can't beat the {DECK.text(leading)}, so throw your lowest."


def aim(view: WhistView, cast: Cast) -> Aim:
    """Return the goal, the end, and the leader."""
    race = cast.race(view.standing.totals, view.standing.ranks)
    return Aim("Most coals win", f"after {plural(view.options.deals, 'deal')}", race)


def opening(view: WhistView) -> list[Opening]:
    """Introduce the aim, a turn and the trump (CW-2, CW-5 to CW-8)."""
    return [
        Opening(
            f"Win tricks: each is a coal. After {plural(view.options.deals, 'deal')} the most coals win.",
            tuple(DECK.cards("AS")),
        ),
        Opening(
            "Follow the suit that was led if you can. The highest of it wins, unless somebody plays a trump.",
            tuple(DECK.cards("7S 9S KS")),
        ),
        Opening("The card that is turned up says which suit is trump.", tuple(DECK.cards("7H"))),
    ]


def effects(event: Event, view: WhistView, cast: Cast) -> list[Effect]:
    """Return the effect of a trick on its winner."""
    return [Effect(event.seat, "won the trick", gain=True)] if isinstance(event, TrickWon) else []


def account(deal: Sequence[Event], view: WhistView, cast: Cast) -> Account | None:
    """Return each seat's tricks and coals."""
    over = next((event for event in deal if isinstance(event, DealEnded)), None)
    if over is None:
        return None
    winners = [event.seat for event in deal if isinstance(event, TrickWon)]
    swept = any(isinstance(event, Swept) for event in deal) and view.options.sweep
    tricks = [winners.count(seat) for seat in range(view.seats)]
    ends = [((" × 2",), 2 * count) if swept and count else () for count in tricks]
    sums = [Sum((plural(count, "trick"),), *end) for count, end in zip(tricks, ends, strict=True)]
    rule = "All tricks pay as many coals again." if swept else "Each trick is a coal."
    won = cast.tell(winners[-1], "You win the last trick.", "{name} wins the last trick.")
    return Account(won, rule, "CW-7", rows(over, sums))


def explain(view: WhistView, spot: Spot | Piece, cast: Cast) -> Explanation | None:
    """Explain a pile or a player."""
    match spot:
        case OnPlace(place=place) if place == STOCK:
            return Explanation(f"{plural(len(view.piles[STOCK]), 'card')} that nobody sees in this deal.")
        case OnPlace(place=place) if place == TRUMP:
            return Explanation("The card that was turned up. Its suit is trump.")
        case BySeat(seat=seat):
            return Explanation(f"{cast.names[seat]}: {tally(view, seat)}.")
        case _:
            return None


WORDS: Words[WhistView, PlayCard] = Words(
    gesture=gesture,
    prompt=prompt,
    narrate=narrate,
    order=order,
    preview=preview,
    caption=caption,
    clause=clause,
    clause_of=clause_of,
    describe=describe,
    tally=tally,
    notes=notes,
    reason=reason,
    aim=aim,
    opening=opening,
    effects=effects,
    account=account,
    explain=explain,
)


def why_not(view: WhistView, gesture: Gesture) -> Refusal:
    """Return the clause that forbids an attempt, and a sentence with the cards in it."""
    if isinstance(view.phase, Over):
        return Refusal("CW-8", "The match is over.")
    if view.seat is None or view.seat != view.to_move:
        return Refusal("CW-4", "It is another player's turn.")
    if not isinstance(gesture, Carry):
        return Refusal("CW-4", "Lay one card from this hand into the trick.")
    held = view.piles[hand(view.seat)]
    if len(gesture.cards) != 1 or gesture.cards[0] not in held:
        return Refusal("CW-4", "Lay one card into the trick, and from this hand.")
    card = gesture.cards[0]
    name = capitalised(DECK.text(card))
    if isinstance(view.phase, Following) and SUIT[card] != SUIT[view.phase.led]:
        return Refusal("CW-5", f"{name} does not follow {DECK.text(view.phase.led)}, and this hand can.")
    if gesture.place != in_trick(view.seats, view.seat):
        return Refusal("CW-4", f"{name} can only be played to the trick.")
    return Refusal("CW-4", f"{name} cannot be played now.")
