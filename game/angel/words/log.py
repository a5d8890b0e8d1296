"""Texts for Angel's events: log lines, effects, moments, and the account of a deal."""

from collections.abc import Sequence
from typing import Final

from game.angel.cards import ANGEL, DEVIL, VALUE
from game.angel.events import GoesFirst, HandCounted, JudgementDay, LastCardDrawn
from game.angel.position import HAND_KIND, HANDS, STOCK, TRASH, UNSEEN_KIND, kind_of, seat_of
from game.angel.scoring import DEVIL_CREDITS, EndClause, best, cards_of
from game.angel.view import AngelView
from game.angel.words.naming import in_order, the
from game.cards import Card, Seat
from game.contract.table import Burst, BySeat, Effect, Moment, Occasion, Verdict, Weight
from game.contract.words import Account, Feat, LogLine, Sum, rows
from game.sentences import Cast, capitalised
from game.table import DealEnded, DealStarted, Event, MatchEnded, Moved, Shown


def narrate(event: Event, view: AngelView, cast: Cast) -> LogLine | None:
    """Return the log line of an event; None if it needs none."""
    match event:
        case Moved():
            return _moved(event, cast)
        case DealStarted(number=number, dealer=dealer):
            first = (dealer + 1) % view.seats
            deals = cast.tell(dealer, f"Deal {number}. You deal.", f"Deal {number}. {{name}} deals.")
            flips = cast.tell(first, "You flip first", "{name} flips first")
            return LogLine(f"{deals} {flips}, then everyone else, clockwise.")
        case GoesFirst(seat=seat, card=card, tied=tied):
            goes = cast.tell(seat, "You go first", "{name} goes first")
            after = cast.tell((seat - 1) % view.seats, "you're next", "{name} is next")
            earlier = ", tied for lowest but flipped first" if tied else ""
            return LogLine(f"{goes} with {the(card)}{earlier}. Turns go anticlockwise, so {after}.", seat)
        case JudgementDay(seat=seat):
            return LogLine(_called(seat, cast), seat)
        case LastCardDrawn():
            return LogLine("That's the last card. The deal is over.")
        case HandCounted(seat=seat, cards=cards, bonus=bonus, combination=combination):
            points = f"{cards + bonus} with {combination}" if combination else f"{cards + bonus}"
            return LogLine.by(seat, cast, f"have {points}", f"has {points}")
        case DealEnded(points=points):
            return _settled(points, cast)
        case MatchEnded(winners=winners):
            if view.ending is EndClause.ANGEL:
                if len(winners) > 1:
                    return LogLine(f"{cast.won(winners)} with {view.target} credits each.")
                return LogLine(f"{cast.won(winners)} with {view.target} credits.")
            return LogLine(f"{over(view, cast)} {cast.won(winners)}.")
        case _:
            return None


def _moved(event: Moved, cast: Cast) -> LogLine | None:
    """Return the line of a flip, a discard or the viewer's draw; other draws need none (AN-5, AN-8)."""
    giver, taker, card = seat_of(event.source), seat_of(event.target), the(event.card)
    if giver is not None and event.target == TRASH:
        if kind_of(event.source) is UNSEEN_KIND:
            if event.card in (DEVIL, ANGEL):
                flips = f"flips {card} and can't go first"
                return LogLine.by(giver, cast, f"flip {card} and can't go first", flips)
            return LogLine.by(giver, cast, f"flip {card}", f"flips {card}")
        return LogLine.by(giver, cast, f"throw away {card}", f"throws away {card}")
    if taker is None or event.card is None or event.source != STOCK or kind_of(event.target) is not HAND_KIND:
        return None
    return LogLine.by(taker, cast, f"draw {card}", f"draws {card}")


def _called(seat: Seat, cast: Cast) -> str:
    return cast.tell(seat, "You call Judgement Day!", "{name} calls Judgement Day!")


def _settled(points: Sequence[int], cast: Cast) -> LogLine:
    """Name the winners and the losers of a credit (AN-17 to AN-19)."""
    winners = [seat for seat, got in enumerate(points) if got > 0]
    losers = tuple(seat for seat, got in enumerate(points) if got < 0)
    if len(winners) == len(points):
        won = "Everyone wins a credit."
    elif len(winners) > 1:
        won = f"{capitalised(cast.together(winners))} win a credit each."
    else:
        won = cast.tell(winners[0], "You win a credit.", "{name} wins a credit.")
    lost = [cast.tell(seat, "You lose one.", "{name} loses one.") for seat in losers]
    return LogLine(" ".join([won, *lost]), hits=losers)


def over(view: AngelView, cast: Cast) -> str:
    """Name the seats with enough credits or with none, or say that the last deal is over (AN-20 to AN-22)."""
    totals = view.standing.totals
    match view.ending:
        case EndClause.LAST_DEAL:
            return f"That's {len(view.standing.deals)} deals. The match ends."
        case EndClause.ANGEL:
            credits, you = view.target, f"You have {view.target} credits."
            other = f"{{name}} has {view.target} credits."
        case _:
            credits, you = DEVIL_CREDITS, "You have no credits left."
            other = "{name} has no credits left."
    return " ".join(cast.tell(seat, you, other) for seat, total in enumerate(totals) if total == credits)


def moment(event: Event, _view: AngelView, cast: Cast) -> Moment | None:
    """Return the banner of a call, and of each hand's points when it is shown."""
    match event:
        case JudgementDay(seat=seat):
            return Moment(
                _called(seat, cast),
                "judgement",
                weight=Weight.LARGE,
                burst=Burst.FEATHERS,
                where=BySeat(seat),
                spotlight=seat,
            )
        case LastCardDrawn():
            return Moment("That's the last card", "bell")
        case HandCounted(seat=seat, cards=cards, bonus=bonus, combination=combination):
            words = f"{cards + bonus}: {combination}" if combination else f"{cards + bonus}"
            return Moment(words, "coin", HANDS[seat])
        case _:
            return None


def effects(event: Event, _view: AngelView, _cast: Cast) -> list[Effect]:
    """Return an event's effects on seats, each in a few words."""
    match event:
        case GoesFirst(seat=seat):
            return [Effect(seat, "going first", gain=True, occasion=Occasion.BEGINS)]
        case JudgementDay(seat=seat):
            return [Effect(seat, "called Judgement Day", occasion=Occasion.DARED)]
        case DealEnded(points=points):
            return [
                Effect(seat, "+1 credit" if got > 0 else "−1 credit", gain=got > 0, loss=got < 0)
                for seat, got in enumerate(points)
                if got
            ]
        case Moved(card=card) if card in (DEVIL, ANGEL):
            return _devil_or_angel(event)
        case _:
            return []


def _devil_or_angel(event: Moved) -> list[Effect]:
    """Return the effect of flipping or drawing the Devil or the Angel (AN-6, AN-9)."""
    giver, taker = seat_of(event.source), seat_of(event.target)
    if giver is not None and kind_of(event.source) is UNSEEN_KIND and taker is None:
        return [Effect(giver, f"flipped {the(event.card)}", gain=event.card == DEVIL)]
    if giver is None and taker is not None and kind_of(event.target) is HAND_KIND:
        if event.card == DEVIL:
            return [Effect(taker, "drew the Devil", occasion=Occasion.HIT)]
        return [Effect(taker, "drew the Angel", gain=True, occasion=Occasion.TOOK)]
    return []


def verdict(events: Sequence[Event], view: AngelView, cast: Cast) -> Verdict | None:
    """Return a sentence on another seat going first, and why (AN-6); the viewer gets a prompt instead."""
    match events[-1]:
        case GoesFirst(seat=seat, card=card, tied=tied) if seat != cast.you:
            last = [event.card for event in events if isinstance(event, Moved) and event.target == TRASH]
            flipped = [each for each in (*view.piles[TRASH], *last) if each is not None]
            return Verdict(f"{cast.names[seat]} goes first. {_lowest(card, flipped, tied=tied)}", (card,))
    return None


def _lowest(card: Card, flipped: Sequence[Card], *, tied: bool) -> str:
    """Give the reason why a card's seat goes first (AN-6)."""
    name = capitalised(the(card))
    if tied:
        return f"{name} ties for lowest, and it was flipped first."
    if DEVIL in flipped:
        return f"{name} is lowest. The Devil can't go first."
    return f"{name} is lowest."


TITLES: Final = {DEVIL: "Devil ", ANGEL: "Angel "}
"""Names written before the points of cards that don't show their points."""
HIGH: Final = 1000
"""Points that no hand reaches."""
BARE: Final = 60
"""Points below which a call is bold: such a hand usually has neither a straight nor a flush."""
CLOSE: Final = 5
"""The most points by which a call can win and still count as close."""


def account(deal: Sequence[Event], view: AngelView, cast: Cast) -> Account | None:
    """Return a deal's end, its effect on the credits, and each sum (AN-10 to AN-13, AN-17 to AN-19)."""
    scored = next((event for event in deal if isinstance(event, DealEnded)), None)
    if scored is None:
        return None
    shown = {event.place: event.cards for event in deal if isinstance(event, Shown)}
    counted = sorted((event for event in deal if isinstance(event, HandCounted)), key=lambda each: each.seat)
    caller = next((event.seat for event in deal if isinstance(event, JudgementDay)), None)
    sums = [_sum(shown[HANDS[each.seat]], each, view.bonuses) for each in counted]
    points = [each.cards + each.bonus for each in counted]
    ended = "The cards ran out before anyone called."
    if caller is not None:
        called = f"called Judgement Day with {points[caller]}."
        ended = cast.tell(caller, f"You {called}", f"{{name}} {called}")
    return Account(ended, *_credits(points, caller, cast), rows(scored, sums))


def _sum(cards: Sequence[Card], counted: HandCounted, bonuses: Sequence[int]) -> Sum:
    """Return a hand's sum, in the order of the hand: ``7 + 7 + Angel 15 + 50 for three of a kind = 79``."""
    held = in_order(cards)
    parts = [f"{TITLES.get(card, '')}{VALUE[card]}" for card in held]
    bonus = (f" + {counted.bonus} for {counted.combination}",) if counted.combination else ()
    value = counted.cards + counted.bonus
    _, which = best(cards, bonuses)
    joined = () if which is None else cards_of(cards, which)
    return Sum(tuple(parts), bonus, value, tuple(held), joined)


def _credits(scores: Sequence[int], caller: Seat | None, cast: Cast) -> tuple[str, str]:
    """Return the change of the credits in words, and the clause it follows."""
    most, least = max(scores), min(scores)
    if most == least:
        return f"All four hands tie at {most}, so everyone wins a credit.", "AN-19"
    if caller is not None and scores[caller] == most and scores.count(most) == 1:
        other = "Nobody beats that, so {name} wins a credit."
        wins = cast.tell(caller, "Nobody beats that, so you win a credit.", other)
    else:
        wins = _best(most, scores, cast)
    if caller is not None and scores[caller] < most:
        called = "{name} was beaten, so only {name} loses one."
        loses = cast.tell(caller, "You were beaten, so only you lose one.", called)
        return f"{wins} {loses}", "AN-18"
    if scores.count(least) > 1:
        return f"{wins} The worst hands tie and lose nothing.", "AN-17"
    worst = cast.tell(
        scores.index(least),
        f"You have the worst hand, {least}, and lose one.",
        f"{{name}} has the worst hand, {least}, and loses one.",
    )
    return f"{wins} {worst}", "AN-17"


def _best(most: int, scores: Sequence[int], cast: Cast) -> str:
    winners = [seat for seat, points in enumerate(scores) if points == most]
    if len(winners) > 1:
        return f"{capitalised(cast.together(winners))} tie for best with {most} and win a credit each."
    return cast.tell(
        winners[0],
        f"You have the best hand, {most}, and win a credit.",
        f"{{name}} has the best hand, {most}, and wins a credit.",
    )


def feats(deal: Sequence[Event], _view: AngelView, cast: Cast) -> list[Feat]:
    """Return a call that won with a weak hand or by little; a weaker hand is bolder (AN-10, AN-17)."""
    caller = next((event.seat for event in deal if isinstance(event, JudgementDay)), None)
    counts = {event.seat: event.cards + event.bonus for event in deal if isinstance(event, HandCounted)}
    if caller is None or caller not in counts:
        return []
    own = counts.pop(caller)
    next_best = max(counts.values())
    if own <= next_best or (own >= BARE and own > next_best + CLOSE):
        return []
    called = f"called Judgement Day with {own}, and the next best was {next_best}"
    return [Feat(f"{cast.name(caller)} {called}", HIGH - own, caller)]
