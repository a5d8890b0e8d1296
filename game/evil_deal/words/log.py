"""Texts for Evil Deal's events: log lines, effects, moments, and the account of a deal."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card, Seat
from game.contract.table import Burst, BySeat, Effect, Moment, Occasion, Verdict, Weight
from game.contract.words import Account, Feat, LogLine, Peek, Sum, rows
from game.evil_deal.cards import DECK
from game.evil_deal.events import (
    ExchangeWon,
    Led,
    SecondHalf,
    StackTaken,
    TrickTaken,
    TrumpsClash,
    TrumpsPlaced,
)
from game.evil_deal.policy import LAST
from game.evil_deal.position import (
    BURIED_KIND,
    EXCHANGES,
    HAND_KIND,
    TAKEN,
    TRICK_KIND,
    TRICKS,
    TRUMP_KIND,
    kind_of,
    seat_of,
)
from game.evil_deal.scoring import BONUS, BONUS_ABOVE, DEALER_POINTS, OTHER_POINTS, TARGET, won_by
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import HALVES, NO_TRUMP, account_words, in_halves, suit_name, the
from game.french import ACE_HIGH, SUIT
from game.sentences import Cast, capitalised, in_words, plural, signed
from game.table import DealEnded, DealStarted, Event, GameEnded, MatchEnded, Moved

BOLD: Final = 5
"""The fewest ranks between a trump and the higher card it beats that make a highlight of the match."""
SWEEP: Final = 20
"""The size of the highlight of all eight tricks, larger than any trump's."""
QUEEN: Final = 11
"""The least rank, with the ace high, of a trumped card that makes a highlight."""


def narrate(event: Event, view: EvilDealView, cast: Cast) -> LogLine | None:
    """Return the log line of an event; None if it needs none."""
    match event:
        case DealStarted(number=number, dealer=dealer):
            starts = cast.tell(1 - dealer, "so you lead.", "so {name} leads.")
            deals = cast.tell(dealer, f"Deal {number}. You deal,", f"Deal {number}. {{name}} deals,")
            return LogLine(f"{deals} {starts}")
        case StackTaken(seat=seat):
            return LogLine.by(seat, cast, "pick a stack", "picks a stack")
        case Moved():
            return _moved(event, cast)
        case TrumpsPlaced():
            return _trumps(event, cast)
        case TrumpsClash(halves=halves, suit=suit):
            return LogLine(_clash(halves, suit, cast))
        case SecondHalf():
            return LogLine("The second half begins. You each pick up your other stack.")
        case ExchangeWon() | TrickTaken():
            return _won(event, cast)
        case DealEnded(points=points):
            seat = max(range(2), key=lambda seat: points[seat])
            got = f"{plural(points[seat], 'point')} for the deal"
            return LogLine.by(seat, cast, f"score {got}", f"scores {got}")
        case GameEnded(number=number, seat=seat, points=lead):
            return LogLine(game_won(number, seat, lead, cast), seat)
        case MatchEnded(winners=winners):
            return LogLine(match_won(view, winners, cast), winners[0] if len(winners) == 1 else None)
        case _:
            return None


def _moved(event: Moved, cast: Cast) -> LogLine | None:
    seat, target = seat_of(event.target), kind_of(event.target)
    if seat is None:
        return None
    if target is BURIED_KIND:
        card = "a card" if event.card is None else the(event.card)
        return LogLine.by(seat, cast, f"throw away {card}", f"throws away {card}")
    if event.card is None:
        return None
    card = the(event.card)
    if isinstance(event, Led):
        return LogLine.by(seat, cast, f"lead {card}", f"leads {card}")
    if target is TRICK_KIND:
        return LogLine.by(seat, cast, f"play {card}", f"plays {card}")
    if target is HAND_KIND and kind_of(event.source) is TRUMP_KIND:
        return LogLine.by(seat, cast, f"pick up {card}", f"picks up {card}")
    return None


def _trumps(event: TrumpsPlaced, cast: Cast) -> LogLine:
    """Return the log line of a seat's choice of trumps (ED-4, ED-5, ED-14)."""
    seat, first, second = event.seat, suit_name(SUIT[event.first]), suit_name(SUIT[event.second])
    if event.side_by_side:
        you = f"You play no trump. Each trick after your fourth pays {BONUS} extra."
        other = f"{{name}} plays no trump. Each trick after their fourth pays {BONUS} extra."
        return LogLine(cast.tell(seat, you, other), seat)
    if first == second:
        picks = f"{first} for both halves"
    else:
        picks = f"{first} for the first half and {second} for the second"
    return LogLine.by(seat, cast, f"pick {picks}", f"picks {picks}")


def _clash(halves: Sequence[int], suit: int, cast: Cast) -> str:
    """Say that both players picked the same suit, and its effect (ED-6)."""
    when = "neither half has a" if len(halves) > 1 else f"the {HALVES[halves[0]]} has no"
    return f"{capitalised(cast.together((0, 1)))} both picked {suit_name(suit)}, so {when} trump."


def _won(event: ExchangeWon | TrickTaken, cast: Cast) -> LogLine:
    """Return the log line of an exchange won or a trick taken (ED-11, ED-12)."""
    seat = event.seat
    if isinstance(event, TrickTaken):
        takes = cast.tell(seat, "You take the trick.", "{name} takes the trick.")
        first = cast.near
        mine, theirs = event.tricks[first], event.tricks[1 - first]
        standing = f"{capitalised(cast.name(first))}\u00a0{mine}, {cast.name(1 - first)}\u00a0{theirs}."
        return LogLine(f"{takes} {standing}", seat, hits=(1 - seat,))
    card = DECK.text(event.card)
    if event.trumped:
        return LogLine(cast.tell(seat, f"Your {card} trumps it.", f"{{name}}'s {card} trumps it."))
    return LogLine(cast.tell(seat, f"Your {card} wins.", f"{{name}}'s {card} wins."))


def game_won(number: int, winner: Seat, lead: int, cast: Cast) -> str:
    """Return the winner and the margin of a game in a series (ED-16)."""
    points = plural(lead, "point")
    you = f"You win game {number} by {points}. They're added to your total."
    other = f"{{name}} wins game {number} by {points}. They're added to {{name}}'s total."
    return cast.tell(winner, you, other)


def match_won(view: EvilDealView, winners: Sequence[Seat], cast: Cast) -> str:
    """Return the winner and the score of the match (ED-15); equal accounts share the win (ED-16)."""
    if len(winners) > 1:
        return f"{capitalised(cast.together(winners))} share the win."
    winner, totals = winners[0], view.standing.totals
    score = f"{totals[winner]} to {totals[1 - winner]}"
    return cast.tell(winner, f"You win the match, {score}!", f"{{name}} wins the match, {score}.")


def moment(event: Event, view: EvilDealView, cast: Cast) -> Moment | None:
    """Return the banner, sound and impact of an event; None if it has none."""
    match event:
        case TrumpsPlaced(seat=seat, side_by_side=True):
            words = cast.tell(seat, "You play no trump!", "{name} plays no trump!")
            return Moment(words, "slam", weight=Weight.MEDIUM, where=BySeat(seat))
        case TrumpsClash():
            # The verdict says it already, and a banner would cover the captions of the trump cards.
            return Moment("", "bell")
        case SecondHalf():
            trumps = any(trump is not None for _, trump in view.trumps)
            return Moment("Second half" if trumps else "Second half, no trump", "bell")
        case ExchangeWon() if not view.exchange:
            return Moment("", "knock", weight=Weight.MEDIUM, burst=Burst.SPARKS, columns=TRICKS)
        case TrickTaken():
            return Moment("", "trick", weight=Weight.MEDIUM, burst=Burst.SPARKS)
        case GameEnded(number=number, seat=seat):
            words = cast.tell(seat, f"You win game {number}", f"{{name}} wins game {number}")
            return Moment(words, "bell", weight=Weight.LARGE, burst=Burst.EMBERS, where=BySeat(seat), by=seat)
        case _:
            return None


def effects(event: Event, view: EvilDealView, _cast: Cast) -> tuple[Effect, ...]:
    """Return an event's effects on seats, each in a few words."""
    match event:
        case StackTaken(seat=seat):
            return (Effect(seat, "picked a stack"),)
        case TrumpsPlaced(seat=seat, side_by_side=True):
            return (Effect(seat, NO_TRUMP, occasion=Occasion.DARED),)
        case TrumpsPlaced(seat=seat, first=first, second=second):
            return (Effect(seat, in_halves(suit_name(SUIT[first]), suit_name(SUIT[second]))),)
        case ExchangeWon(seat=seat, card=card, trumped=trumped):
            won = Effect(seat, f"won with {the(card)}", gain=True)
            if trumped:
                won = Effect(seat, f"trumped with {the(card)}", gain=True, occasion=Occasion.TRUMPED)
            return won, Effect(1 - seat, "lost the round" if view.exchange else "lost the trick")
        case TrickTaken(seat=seat):
            return (Effect(seat, "took the trick", gain=True, occasion=Occasion.TOOK),)
        case Moved(target=target) if kind_of(target) is BURIED_KIND:
            discarder = seat_of(target)
            return () if discarder is None else (Effect(discarder, "threw a card away"),)
        case GameEnded(seat=seat, points=lead):
            return (Effect(seat, f"+{lead} to the total", gain=True),)
        case DealEnded(points=points):
            return tuple(Effect(seat, signed(got), gain=got > 0) for seat, got in enumerate(points))
        case _:
            return ()


def verdict(events: Sequence[Event], view: EvilDealView, cast: Cast) -> Verdict | None:
    """Explain a cancelled suit (ED-6), or name a trick's winner while its cards are on the table (ED-12)."""
    decisive = events[-1]
    if isinstance(decisive, TrumpsClash):
        return Verdict(_clash(decisive.halves, decisive.suit, cast), ())
    if not isinstance(decisive, ExchangeWon) or view.exchange < LAST:
        return None
    seat, card = decisive.seat, the(decisive.card)
    you, other = f"You take the trick with {card}.", f"{{name}} takes the trick with {card}."
    if decisive.trumped:
        you = f"You trump it with {card} and take the trick."
        other = f"{{name}} trumps it with {card} and takes the trick."
    return Verdict(cast.tell(seat, you, other), (decisive.card,))


def peek(view: EvilDealView, place: int, cast: Cast) -> Peek | None:
    """Return the last trick, exchange by exchange; None for other piles, or if it may not be seen (ED-12)."""
    if view.last is None or place != TAKEN[view.last]:
        return None
    trick = view.last_trick
    mine, cards = cast.near, (trick[:EXCHANGES], trick[EXCHANGES:])
    rows = tuple((capitalised(cast.name(seat)), cards[seat]) for seat in (1 - mine, mine))
    took = cast.tell(view.last, "You took it.", "{name} took it.")
    return Peek(f"The last trick. {took}", rows)


def may_tell(events: Sequence[Event]) -> list[bool]:
    """Return which events the log may show during a deal: not the plays of older tricks (ED-12).

    The winners of all tricks stay. The plays of the last trick are hidden once the next one is opened.
    """
    shown = [True] * len(events)
    running: list[int] = []
    last: list[int] = []
    for index, event in enumerate(events):
        match event:
            case Moved(target=target) if kind_of(target) is TRICK_KIND:
                for old in last:
                    shown[old] = False
                last = []
                running.append(index)
            case ExchangeWon():
                running.append(index)
            case TrickTaken():
                last, running = running, []
    return shown


def account(events: Sequence[Event], view: EvilDealView, cast: Cast) -> Account | None:
    """Return the tricks taken, the dealer's need of five, and the pay (ED-14 to ED-16)."""
    dealer: Seat | None = None
    number, tricks, ended = 1, (0, 0), None
    plain: set[Seat] = set()
    for event in events:
        match event:
            case DealStarted(number=number, dealer=seat):
                dealer = seat
            case TrumpsPlaced(seat=seat, side_by_side=True):
                plain.add(seat)
            case TrickTaken():
                tricks = event.tricks
            case DealEnded():
                ended = event
    if ended is None or dealer is None:
        return None
    beside = _accounts(number, ended, view)
    sums = [_sum(tricks[seat], seat == dealer, seat in plain) for seat in range(2)]
    ahead = max(range(2), key=lambda seat: ended.points[seat])
    took, got = f"{in_words(tricks[ahead])} tricks", plural(ended.points[ahead], "point")
    story = cast.tell(ahead, f"{capitalised(took)}! {got}.", f"{{name}} took {took} for {got}.")
    needed = _needed(dealer, tricks, cast)
    if max(ended.totals) >= TARGET and view.games > 1:
        won = game_won(_game_of(number, view), *won_by(ended.totals), cast)
        needed = f"{needed} {won}".strip()
    return Account(story, needed, "ED-14", rows(ended, sums, beside))


def _needed(dealer: Seat, tricks: Sequence[int], cast: Cast) -> str:
    """Say that the dealer needed five tricks, if that decided the pay; else return an empty string."""
    if tricks[dealer] not in (BONUS_ABOVE, BONUS_ABOVE + 1):
        return ""
    return cast.tell(dealer, "You dealt, so you needed five.", "{name} dealt and needed five.")


def _game_of(number: int, view: EvilDealView) -> int:
    """Return the number of the game in which a deal was played."""
    game, totals = 1, [view.head_start, view.head_start]
    for deal in view.standing.deals[: number - 1]:
        totals = [total + points for total, points in zip(totals, deal, strict=True)]
        if max(totals) >= TARGET:
            game, totals = game + 1, [view.head_start, view.head_start]
    return game


def _accounts(number: int, ended: DealEnded, view: EvilDealView) -> tuple[str, str]:
    """Return each account after a deal of a series; empty otherwise (ED-16)."""
    if view.games == 1:
        return "", ""
    before = view.standing.course[number - 1]
    accounts = [before[seat] - (ended.totals[seat] - ended.points[seat]) for seat in range(2)]
    if max(ended.totals) >= TARGET:
        winner, lead = won_by(ended.totals)
        accounts[winner] += lead
    return account_words(accounts[0]), account_words(accounts[1])


def _sum(tricks: int, deals: bool, plain: bool) -> Sum:
    """Return the pay of tricks: ``5 tricks: 111 + 66 for no trump = 177``."""
    table = (DEALER_POINTS if deals else OTHER_POINTS)[tricks]
    took = f"{plural(tricks, 'trick')} as dealer" if deals else plural(tricks, "trick")
    above = max(0, tricks - BONUS_ABOVE)
    if not plain or not above:
        return Sum((took,), (), table)
    times = f"{above} × {BONUS}" if above > 1 else str(BONUS)
    return Sum((f"{took}: {table}",), (f" + {times} for no trump",), table + above * BONUS)


def feats(deal: Sequence[Event], _view: EvilDealView, cast: Cast) -> list[Feat]:
    """Return a deal's highlights: all eight tricks taken (ED-12), high cards beaten by low trumps (ED-11).

    More ranks between the two cards make a larger highlight.
    """
    found: list[Feat] = []
    played: list[Card] = []
    for event in deal:
        match event:
            case Moved(card=card, target=target) if card is not None and kind_of(target) is TRICK_KIND:
                played.append(card)
            case ExchangeWon(seat=seat, card=card, trumped=True):
                (beaten,) = (each for each in played[-2:] if each != card)
                below = ACE_HIGH[beaten] - ACE_HIGH[card]
                if below >= BOLD and ACE_HIGH[beaten] >= QUEEN:
                    words = f"trumped {the(beaten)} with {the(card)}"
                    feat = cast.tell(seat, f"you {words}", f"{{name}} {words}")
                    found.append(Feat(feat, below, seat))
            case TrickTaken(seat=seat, tricks=tricks) if tricks[seat] == len(OTHER_POINTS) - 1:
                feat = cast.tell(seat, "you took all eight tricks", "{name} took all eight tricks")
                found.append(Feat(feat, SWEEP, seat))
    return found
