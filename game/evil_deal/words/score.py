"""The score of a deal of Evil Deal: the tricks, their pay, and bold moves."""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.contract.words import Account, Feat, Row, Sum
from game.events import DealEnded, DealStarted, Event, Moved
from game.evil_deal.events import ExchangeWon, TrickTaken, TrumpsLaid
from game.evil_deal.position import TRICK_KIND, kind_of
from game.evil_deal.scoring import BONUS, BONUS_ABOVE, DEALER_POINTS, OTHER_POINTS, TARGET, won_by
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.log import game_won, won_by_score
from game.evil_deal.words.naming import account_told, the
from game.french import ACE_HIGH
from game.sentences import Cast, in_words, opening, plural


def account(events: Sequence[Event], view: EvilDealView, cast: Cast) -> Account | None:
    """Return the tricks taken, who dealt, and what that pays (ED-14 to ED-16)."""
    dealer: Seat | None = None
    number, tricks, ended = 1, (0, 0), None
    plain: set[Seat] = set()
    for event in events:
        match event:
            case DealStarted(number=number, dealer=seat):
                dealer = seat
            case TrumpsLaid(seat=seat, side_by_side=True):
                plain.add(seat)
            case TrickTaken():
                tricks = event.tricks
            case DealEnded():
                ended = event
    if ended is None or dealer is None:
        return None
    beside = _accounts(number, ended, view)
    rows = tuple(
        Row(
            seat,
            _sum(tricks[seat], seat == dealer, seat in plain),
            ended.points[seat],
            ended.totals[seat],
            beside[seat],
        )
        for seat in range(2)
    )
    ahead = max(range(2), key=lambda seat: ended.points[seat])
    took, got = f"{in_words(tricks[ahead])} tricks", plural(ended.points[ahead], "point")
    told = cast.tell(ahead, f"{opening(took)}! {got}.", f"{{name}} took {took} for {got}.")
    return Account(told, _rule(dealer, number, ended, view, cast), "ED-14", rows)


def _rule(dealer: Seat, number: int, ended: DealEnded, view: EvilDealView, cast: Cast) -> str:
    """Return from how many tricks each scores, and what has been won by it (ED-15, ED-16)."""
    deals = cast.tell(
        dealer, "As dealer, you needed five to score.", "As dealer, {name} needed five to score."
    )
    other = cast.tell(1 - dealer, "You needed four.", "{name} needed four.")
    if max(ended.totals) < TARGET:
        return f"{deals} {other}"
    if view.games == 1:
        return f"{deals} {other} {won_by_score(ended.totals, won_by(ended.totals)[0], cast)}"
    return f"{deals} {other} {game_won(_game_of(number, view), *won_by(ended.totals), cast)}"


def _game_of(number: int, view: EvilDealView) -> int:
    """Return the number of the game in which a deal was played."""
    game, totals = 1, [view.head_start, view.head_start]
    for deal in view.standing.deals[: number - 1]:
        totals = [total + points for total, points in zip(totals, deal, strict=True)]
        if max(totals) >= TARGET:
            game, totals = game + 1, [view.head_start, view.head_start]
    return game


def _accounts(number: int, ended: DealEnded, view: EvilDealView) -> tuple[str, str]:
    """Return each account after a deal of a series (ED-16)."""
    if view.games == 1:
        return "", ""
    before = view.standing.course[number - 1]
    accounts = [before[seat] - (ended.totals[seat] - ended.points[seat]) for seat in range(2)]
    if max(ended.totals) >= TARGET:
        winner, lead = won_by(ended.totals)
        accounts[winner] += lead
    return account_told(accounts[0]), account_told(accounts[1])


def _sum(tricks: int, deals: bool, plain: bool) -> Sum:
    """Return the pay of tricks: ``5 tricks: 111, + 66 for no trump = 177``."""
    table = (DEALER_POINTS if deals else OTHER_POINTS)[tricks]
    pays = f"{plural(tricks, 'trick')}{' as dealer' if deals else ''}: {table}"
    above = max(0, tricks - BONUS_ABOVE)
    if not plain or not above:
        return Sum((pays,))
    times = f"{above} × {BONUS}" if above > 1 else str(BONUS)
    return Sum((pays, f", + {times} for no trump", f" = {table + above * BONUS}"))


def feats(deal: Sequence[Event], _view: EvilDealView, cast: Cast) -> list[Feat]:
    """Return cards won by a trump, the bolder the further it lies below the card it beat (ED-11)."""
    found: list[Feat] = []
    played: list[Card] = []
    for event in deal:
        match event:
            case Moved(card=card, target=target) if card is not None and kind_of(target) is TRICK_KIND:
                played.append(card)
            case ExchangeWon(seat=seat, card=card, trumped=True):
                (beaten,) = (each for each in played[-2:] if each != card)
                below = ACE_HIGH[beaten] - ACE_HIGH[card]
                if below > 0:
                    words = f"trumped {the(beaten)} with {the(card)}"
                    told = cast.tell(seat, f"you {words}", f"{{name}} {words}")
                    found.append(Feat(told, below, seat))
    return found
