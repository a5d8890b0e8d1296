"""Texts for Devil's events: log lines, effects, moments, and the account of a deal."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.cards import Card, Seat
from game.contract.table import Burst, BySeat, Effect, Moment, Occasion, OnCard, OnPlace, Verdict, Weight
from game.contract.words import Account, Feat, LogLine, Sum, rows
from game.devil.cards import DECK_440, POINTS, RANK, Rank
from game.devil.events import (
    Buried,
    DealBlocked,
    DealWon,
    Lot,
    LotsTied,
    MadeToDraw,
    NothingToDraw,
    PlayedAtOnce,
    Reshuffled,
    Skipped,
    TurnsUsedUp,
)
from game.devil.position import DISCARDS, STOCK, holder
from game.devil.rules import TURN_LIMIT
from game.devil.scoring import SPECIALS, hand_points, multipliers_when_ended, multipliers_when_gone_out
from game.devil.view import DevilView
from game.devil.words.naming import a_card, bound, sum_on, summed
from game.devil.words.table import over
from game.sentences import Cast, capitalised, counted, plural
from game.table import DealEnded, DealStarted, Event, MatchEnded, Moved, Shown


def narrate(event: Event, view: DevilView, cast: Cast) -> LogLine | None:
    """Return the log line of an event; None if it needs none."""
    match event:
        case Moved():
            return _moved(event, cast)
        case DealStarted(number=number, dealer=dealer):
            return _started(number, dealer, view.seats, cast)
        case Lot(seat=seat, card=card):
            return LogLine.by(seat, cast, f"cut {a_card(card)}", f"cuts {a_card(card)}")
        case LotsTied(seats=seats):
            return LogLine(f"{capitalised(cast.together(seats))} tie for lowest and cut again.")
        case Buried():
            return LogLine("The Onifuda can't start the discard pile. Another card is turned up.")
        case Reshuffled():
            return LogLine("The discards are shuffled into a new draw pile.")
        case MadeToDraw(seat=seat, count=0):
            return LogLine("There's nothing to draw.", hits=(seat,))
        case Skipped(seat=seat):
            return LogLine.by(seat, cast, "miss a turn", "misses a turn", hits=(seat,))
        case NothingToDraw(seat=seat):
            stuck = cast.tell(seat, "You pass.", "{name} passes.")
            return LogLine(f"{stuck} Nothing fits, and there's nothing to draw.", seat)
        case DealBlocked():
            return LogLine("Everyone's stuck. The deal ends without a winner.")
        case TurnsUsedUp():
            return LogLine(f"That's {TURN_LIMIT:,} turns. The deal ends without a winner.")
        case DealWon(seat=seat, card=card, out=False):
            last = f"the deal with {a_card(card)}"
            return LogLine.by(seat, cast, f"end {last}", f"ends {last}")
        case DealWon(seat=seat):
            return LogLine.by(seat, cast, "go out", "goes out")
        case DealEnded(points=points):
            return LogLine(cast.scored(points))
        case MatchEnded(winners=winners):
            return LogLine(f"{over(view, cast)} {cast.won(winners)}.")
        case _:
            return None


def _started(number: int, dealer: Seat, seats: int, cast: Cast) -> LogLine:
    """Name the dealer, at first by the cut, and the seat that starts."""
    first = (dealer + 1) % seats
    starts = cast.tell(first, "You start.", "{name} starts.")
    if number > 1:
        deals = cast.tell(dealer, f"Deal {number}. You deal.", f"Deal {number}. {{name}} deals.")
    else:
        you, other = "You cut the lowest card, so you deal.", "{name} cuts the lowest card and deals."
        deals = f"Deal 1. {cast.tell(dealer, you, other)}"
    return LogLine(f"{deals} {starts}")


def _moved(event: Moved, cast: Cast) -> LogLine | None:
    giver, taker, card = holder(event.source), holder(event.target), a_card(event.card)
    if giver is not None and event.target == DISCARDS:
        line = LogLine.by(giver, cast, f"play {card}", f"plays {card}")
        return replace(line, card=event.card, with_it=cast.tell(giver, "play it", "plays it"))
    if taker is not None and event.source == STOCK:
        if event.card is None:
            return LogLine.by(taker, cast, "draw a card", "draws a card", repeated="draws {count} cards")
        line = LogLine.by(taker, cast, "", "").with_card(cast.tell(taker, "draw", "draws"), card)
        return replace(line, card=event.card)
    if (event.source, event.target) == (STOCK, DISCARDS):
        return LogLine(f"{capitalised(card)} is turned up.")
    return None


def moment(event: Event, view: DevilView, cast: Cast) -> Moment | None:
    """Return the banner, sound and impact of an event; None if it has none."""
    match event:
        case DealWon(seat=seat, out=out):
            ends = cast.tell(seat, "You end the deal!", "{name} ends the deal!")
            words = cast.tell(seat, "You go out!", "{name} goes out!") if out else ends
            where = OnPlace(DISCARDS)
            return Moment(words, "slam", weight=Weight.LARGE, burst=Burst.EMBERS, where=where, by=seat)
        case DealBlocked():
            return Moment("Everyone's stuck", "bell")
        case TurnsUsedUp():
            return Moment(f"{TURN_LIMIT:,} turns. Enough!", "bell")
        case Skipped(seat=seat):
            return Moment("", "skip", weight=Weight.MEDIUM, where=BySeat(seat))
        case Moved(card=card, source=source, target=target) if target == DISCARDS and source != STOCK:
            return None if card is None else _played(card, holder(source), view)
    return None


def _played(card: Card, by: Seat | None, view: DevilView) -> Moment | None:
    """Return the sum of a card, shown on the pile; a Special is slammed down.

    None for a plain card without a sum.
    """
    below, top = view.piles[DISCARDS][-2:] if len(view.piles[DISCARDS]) > 1 else (None, None)
    words = sum_on(card, below) if top == card and below is not None else ""
    if RANK[card] not in SPECIALS:
        return Moment(words, place=DISCARDS) if words else None
    four = RANK[card] is Rank.SPECIAL_4
    victim = (by + 1) % view.seats if by is not None and four else None
    return Moment(
        words,
        "slam",
        place=DISCARDS,
        weight=Weight.MEDIUM,
        burst=Burst.SPARKS,
        where=OnCard(card),
        stares_at=victim,
    )


def effects(event: Event, view: DevilView, _cast: Cast) -> list[Effect]:
    """Return an event's effects on seats, each in a few words."""
    match event:
        case Skipped(seat=seat, by=by):
            return [Effect(seat, "missed a turn", by, occasion=Occasion.SKIPPED)]
        case Lot(seat=seat, card=card):
            return [Effect(seat, f"cut {a_card(card)}")]
        case DealStarted(number=1, dealer=dealer):
            return [Effect(dealer, "dealer")]
        case MadeToDraw(seat=seat, by=by, count=count) if count:
            return [Effect(seat, f"drew {plural(count, 'card')}", by, occasion=Occasion.HIT)]
        case NothingToDraw(seat=seat):
            return [Effect(seat, "passed")]
        case DealWon(seat=seat, out=out):
            points = view.standing.deals[-1] if view.standing.deals else (0,) * view.seats
            best = points[seat] == min(points)
            words = "went out" if out else "ended the deal"
            return [Effect(seat, words, gain=best)]
        case Moved(card=card, source=source, target=target) if target == DISCARDS:
            giver = holder(source)
            if giver is not None and len(view.piles[source]) == 1:
                return [Effect(giver, "one card left", gain=True, occasion=Occasion.NEARLY_OUT)]
            return [] if giver is None else [Effect(giver, f"played {a_card(card)}")]
        case Moved(source=source, target=target) if source == STOCK:
            taker = holder(target)
            return [] if taker is None else [Effect(taker, "drew a card")]
    return []


def verdict(events: Sequence[Event], view: DevilView, cast: Cast) -> Verdict | None:
    """Explain a drawn card that is played at once (DV-8), or a missed turn (DV-10 to DV-12)."""
    match events[-1]:
        case PlayedAtOnce(seat=seat, card=card) if seat == cast.you and RANK[card] is Rank.ONIFUDA:
            return Verdict("You drew the Onifuda, so you must play it. That ends the deal.", (card,))
        case PlayedAtOnce(seat=seat, card=card) if seat == cast.you:
            return Verdict(f"You drew {a_card(card)}. {summed(card, view.top)}, so you play it.", (card,))
        case Skipped(seat=seat, by=by, card=card) if seat == cast.you and by != seat:
            return Verdict(_lost_turn(events, cast.names[by], card), ())
        case _:
            return None


def _lost_turn(events: Sequence[Event], by: str, card: Card) -> str:
    """Name the player and the card that cost the turn, and the number of cards drawn."""
    played = f"{by} plays {a_card(card)}."
    drawn = next((event.count for event in events if isinstance(event, MadeToDraw)), 0)
    if RANK[card] is Rank.TEN:
        return f"{played} You miss a turn."
    if not drawn:
        return f"{played} You miss a turn. There's nothing to draw."
    return f"{played} You draw {drawn} and miss a turn."


_SCORED = "Everyone scores the cards they hold."
_GONE_OUT = {
    Rank.SPECIAL_1: "Going out on a Special 1 makes {} count four times.",
    Rank.SPECIAL_4: "Going out on a Special 4 doubles {}.",
    Rank.ONIFUDA: "The Onifuda doubles every hand.",
}
_ENDED = {
    Rank.SPECIAL_1: "The Special 1 doubles every hand.",
    Rank.ONIFUDA: "The Onifuda doubles every hand.",
}
_CLAUSES = {Rank.SPECIAL_1: "DV-11", Rank.SPECIAL_4: "DV-12", Rank.ONIFUDA: "DV-16"}


def account(deal: Sequence[Event], view: DevilView, cast: Cast) -> Account | None:
    """Return the end of the deal, its rule, and each sum (DV-9, DV-11 to DV-13, DV-16 to DV-19)."""
    scored = next((event for event in deal if isinstance(event, DealEnded)), None)
    if scored is None:
        return None
    hands = {holder(event.place): event.cards for event in deal if isinstance(event, Shown)}
    won = next((event for event in deal if isinstance(event, DealWon)), None)
    times = [1] * view.seats
    if won is not None:
        multipliers = multipliers_when_gone_out if won.out else multipliers_when_ended
        times = multipliers(view.seats, won.seat, won.card)
    last = None if won is None else won.card
    sums = [_sum(DECK_440.in_order(hands[seat]), times[seat], last) for seat in range(view.seats)]
    results = rows(scored, sums)
    if won is None:
        blocked = any(isinstance(event, DealBlocked) for event in deal)
        why = "Everyone was stuck." if blocked else f"That was {TURN_LIMIT:,} turns."
        return Account(f"{why} Nobody ended the deal.", _SCORED, "DV-9", results)
    return Account(*_how(won, cast, drawn=_drawn(won, deal)), results)


def _how(won: DealWon, cast: Cast, *, drawn: bool) -> tuple[str, str, str]:
    """Return the end of the deal, its rule, and the clause; an Onifuda may have been ``drawn``."""
    rank, card = RANK[won.card], a_card(won.card)
    if drawn:
        you = "You drew the Onifuda, and that ended the deal."
        ended = cast.tell(won.seat, you, "{name} drew the Onifuda, and that ended the deal.")
        return ended, _ENDED[rank], _CLAUSES[rank]
    if not won.out:
        ended = cast.tell(
            won.seat, f"You ended the deal with {card}.", f"{{name}} ended the deal with {card}."
        )
        four = "The Special 4 doubles only your hand.", "The Special 4 doubles only {name}'s hand."
        rule = cast.tell(won.seat, *four) if rank is Rank.SPECIAL_4 else _ENDED[rank]
        return ended, rule, _CLAUSES[rank]
    clause = "DV-13" if rank in SPECIALS else "DV-16" if rank is Rank.ONIFUDA else "DV-17"
    out = cast.tell(won.seat, f"You went out on {card}.", f"{{name}} went out on {card}.")
    nothing = cast.tell(won.seat, "You score 0.", "{name} scores 0.")
    others, hands = "Everyone else scores the cards they hold.", "every other hand"
    if len(cast.names) == 2:
        others = cast.tell(1 - won.seat, "You score what you hold.", "{name} scores the cards left in hand.")
        hands = cast.tell(1 - won.seat, "your hand", "{name}'s hand")
    rule = _GONE_OUT[rank].format(hands) if rank in _GONE_OUT else f"{nothing} {others}"
    return out, rule, clause


def _sum(hand: Sequence[Card], times: int, last: Card | None) -> Sum:
    """Return a hand's sum: ``(1 + 6 + 8) × 2 (Onifuda) × 2 (holding a Special) = 60``."""
    if not hand:
        return Sum(("no cards",))
    parts, added = [str(POINTS[card]) for card in hand], sum(POINTS[card] for card in hand)
    specials = sum(RANK[card] in SPECIALS for card in hand)
    factors, brief = list[str](), [str(added)]
    if times > 1 and last is not None:
        named = bound(DECK_440.faces[last])
        factors.append(f" ×\u00a0{times}\u00a0({named})" if specials else f" × {times}")
        brief.append(f"{times}\u00a0({named})")
    if specials:
        kind = counted(specials, "Special").replace(" ", "\u00a0")
        factors.append(f" ×\u00a0{2**specials}\u00a0(holding\u00a0{kind})")
        brief.append(f"{2**specials}\u00a0(holding\u00a0{kind})")
    if factors and len(hand) > 1:
        parts[0], factors[0] = f"({parts[0]}", f"){factors[0]}"
    value = hand_points(hand) * times if factors or len(hand) > 1 else None
    shortest = f"{added} × {times * 2**specials}"
    told = (" × ".join(brief), shortest) if factors else (plural(len(hand), "card"),)
    return Sum(tuple(parts), tuple(factors), value, brief=told)


WORTH_TELLING: Final = 20
"""Points that a deal must cost each of the others, on average, to be a highlight of the match."""
_WEIGHTY = (Rank.SPECIAL_1, Rank.SPECIAL_4, Rank.ONIFUDA)
"""Cards that multiply hands if a deal ends on them."""


def feats(deal: Sequence[Event], _view: DevilView, cast: Cast) -> list[Feat]:
    """Return a deal's end that multiplied the others' hands at low cost (DV-11 to DV-13, DV-16)."""
    scored = next((event for event in deal if isinstance(event, DealEnded)), None)
    won = next((event for event in deal if isinstance(event, DealWon)), None)
    if scored is None or won is None or RANK[won.card] not in _WEIGHTY:
        return []
    own = scored.points[won.seat]
    taken = sum(scored.points) - own
    if own > min(scored.points) or taken < WORTH_TELLING * (len(scored.points) - 1):
        return []
    who, card = cast.name(won.seat), a_card(won.card)
    stuck = f"stuck everyone else with {taken} points in all"
    if len(scored.points) == 2:
        stuck = f"stuck {cast.name(1 - won.seat)} with {taken} points"
    words = f"{who} ended the deal with {card} and {stuck}"
    if won.out:
        words = f"{who} went out on {card} and {stuck}"
    elif _drawn(won, deal):
        words = f"{who} drew {card}, ended the deal and {stuck}"
    return [Feat(words, taken, won.seat)]


def _drawn(won: DealWon, deal: Sequence[Event]) -> bool:
    """True if the Onifuda that ended a deal was drawn and played at once (DV-8, DV-16)."""
    at_once = (event.card for event in deal if isinstance(event, PlayedAtOnce))
    return RANK[won.card] is Rank.ONIFUDA and won.card in at_once
