"""Texts for the events of Hell is Hungry!: log lines, effects, moments, and the account of a game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.cards import Card, Seat
from game.contract.table import Burst, BySeat, Effect, Moment, Occasion, OnPlace, Verdict, Weight
from game.contract.words import SEPARATOR, Account, Feat, LogLine, Parts, Sum, rows
from game.hell_is_hungry.cards import OWNER, VALUE
from game.hell_is_hungry.events import (
    BattleBegan,
    BattleWon,
    HandsFilled,
    HellIsFed,
    Passed,
    Played,
    ReaperLifted,
    ReaperPlaced,
    TurnEnded,
)
from game.hell_is_hungry.grid import (
    BENEATH_KIND,
    EMPTY_PILES,
    HAND_KIND,
    POINTS_KIND,
    PURGATORY_KIND,
    SOUL_KIND,
)
from game.hell_is_hungry.position import Battling
from game.hell_is_hungry.rules import HAND_SIZE, QUIET_ROUNDS
from game.hell_is_hungry.scoring import games_won
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import added, named, summed, the
from game.hell_is_hungry.words.table import fighters
from game.sentences import Cast, capitalised, in_words, plural
from game.table import DealEnded, DealStarted, Event, MatchEnded, Moved


def narrate(event: Event, view: HellView, cast: Cast) -> LogLine | None:
    """Return the log line of an event; None if it needs none."""
    match event:
        case DealStarted(number=number, dealer=first):
            game = f"Game {number}. " if view.games > 1 else ""
            starts = cast.tell(first, "You go first.", "{name} goes first.")
            return LogLine(f"{game}{starts}", None if game else first)
        case HandsFilled():
            return _filled(event, cast)
        case ReaperPlaced(seat=seat, cell=cell):
            where = f"pile {cell + 1}"
            return LogLine.by(seat, cast, f"stand on {where}", f"stands on {where}")
        case ReaperLifted(seat=seat):
            words = cast.tell(seat, "Your reaper is off the board.", "{name}'s reaper is off the board.")
            return LogLine(words, hits=(seat,))
        case BattleBegan():
            return _began(event, cast)
        case Played(seat=seat, cards=cards):
            played = summed(cards)
            return LogLine.by(seat, cast, f"play {played}", f"plays {played}")
        case Passed(seat=seat):
            return LogLine.by(seat, cast, "pass", "passes")
        case BattleWon(seat=seat, captured=captured):
            won = f"the fight and {plural(captured, 'point')}" if captured else "the fight"
            return LogLine.by(seat, cast, f"win {won}", f"wins {won}")
        case TurnEnded(seat=seat):
            you, other = "end your turn without a fight", "ends the turn without a fight"
            return LogLine.by(seat, cast, you, other)
        case Moved():
            return _moved(event, view, cast)
        case HellIsFed():
            return LogLine(how_it_ended(event, view))
        case DealEnded(points=points):
            scores = ", ".join(f"{cast.name(seat)} {got}" for seat, got in enumerate(points))
            return LogLine(f"Final score: {scores}." if view.games == 1 else f"This game: {scores}.")
        case MatchEnded(winners=winners) if view.games == 1:
            return LogLine(f"{cast.won(winners)}.")
        case MatchEnded(winners=winners):
            most = max(games_won(view.standing.deals, view.seats))
            return LogLine(f"{cast.won(winners)} with {plural(most, 'game')}.")
        case _:
            return None


def _filled(event: HandsFilled, cast: Cast) -> LogLine | None:
    """Return the log line of the viewer's draw and the decks used up (HH-4)."""
    if all(count == HAND_SIZE for count in event.drawn):
        return None
    words = []
    if cast.you is None:
        words.append(f"Everyone draws up to {HAND_SIZE}.")
    elif event.drawn[cast.you]:
        words.append(f"You draw {plural(event.drawn[cast.you], 'card')}.")
    words += [cast.tell(seat, "Your deck is empty.", "{name}'s deck is empty.") for seat in event.used_up]
    drew = cast.you if cast.you is not None and event.drawn[cast.you] else None
    return LogLine(" ".join(words), drew) if words else None


def _began(event: BattleBegan, cast: Cast) -> LogLine:
    """Return the log line of an attack on a pile, and on its defender (HH-7, HH-14)."""
    seat, pile, defender = event.seat, f"pile {event.cell + 1}", event.defender
    if defender is None:
        return LogLine.by(seat, cast, f"fight for {pile}", f"fights for {pile}")
    whom = f"{cast.name(defender)} on {pile}"
    return LogLine.by(seat, cast, f"attack {whom}", f"attacks {whom}", hits=(defender,))


def _moved(event: Moved, view: HellView, cast: Cast) -> LogLine | None:
    """Return the log line of a soul or of a card in or out of purgatory (HH-5, HH-13, HH-14)."""
    if event.card is None:
        return None
    grid, card = view.grid, the(event.card)
    source, target = grid.kind_of(event.source), grid.kind_of(event.target)
    if target is SOUL_KIND and source is BENEATH_KIND:
        return LogLine(f"{capitalised(named([event.card]))} turns up on pile {event.target + 1}.")
    seat = grid.seat_of(event.target)
    if target is POINTS_KIND and source is SOUL_KIND:
        worth = VALUE[event.card]
        you, other = f"take {card} for {worth}", f"takes {card} for {worth}"
    elif target is PURGATORY_KIND:
        you, other = f"send {card} to purgatory", f"sends {card} to purgatory"
    elif target is HAND_KIND and source is PURGATORY_KIND:
        you, other = f"take {card} from purgatory", f"takes {card} from purgatory"
    else:
        return None
    return LogLine.by(seat, cast, you, other)


def moment(event: Event, view: HellView, cast: Cast) -> Moment | None:
    """Return the banner, sound and impact of an event; None if it has none."""
    match event:
        case BattleBegan(seat=seat, cell=cell, defender=defender) if defender is not None:
            whom = cast.name(defender)
            words = cast.tell(seat, f"You attack {whom}!", f"{{name}} attacks {whom}!")
            return Moment(words, "battle", weight=Weight.MEDIUM, burst=Burst.SPARKS, where=OnPlace(cell))
        case BattleWon(seat=seat, cell=cell, driven_off=victim):
            winner, lanes = view.grid.lanes[seat], view.grid.lanes
            beaten = (lane for lane in lanes if lane != winner)
            return Moment(
                "",
                "pile",
                clash=(winner, *beaten),
                weight=Weight.MEDIUM if victim is None else Weight.LARGE,
                burst=Burst.SPARKS if victim is None else Burst.EMBERS,
                where=OnPlace(cell),
            )
        case ReaperLifted(seat=seat):
            return Moment("", "touch", weight=Weight.MEDIUM, where=BySeat(seat))
        case ReaperPlaced():
            return Moment("", "touch")
        case HellIsFed(empty=empty):
            return Moment("Hell is fed!" if empty >= EMPTY_PILES else _quiet(view), "bell")
        case _:
            return None


def effects(event: Event, view: HellView, _cast: Cast) -> tuple[Effect, ...]:
    """Return an event's effects on seats, each in a few words."""
    match event:
        case BattleBegan(seat=seat, cell=cell, defender=None):
            return (Effect(seat, f"fighting for pile {cell + 1}", occasion=Occasion.FOUGHT),)
        case BattleBegan(seat=seat, cell=cell, defender=defender) if defender is not None:
            words = f"under attack on pile {cell + 1}"
            return (Effect(defender, words, by=seat, occasion=Occasion.ATTACKED),)
        case Played(seat=seat, cards=cards):
            return (Effect(seat, f"played {named(cards)}"),)
        case Passed(seat=seat):
            return (Effect(seat, "passed", occasion=Occasion.PASSED),)
        case BattleWon(seat=seat, captured=captured, driven_off=beaten):
            won = f"won the fight{SEPARATOR}+{captured}" if captured else "won the fight"
            occasion = Occasion.TOOK if beaten is None else Occasion.STOLE
            return (Effect(seat, won, gain=True, occasion=occasion),)
        case ReaperLifted(seat=seat):
            return (Effect(seat, "off the board", loss=True),)
        case TurnEnded(seat=seat):
            return (Effect(seat, "no fight"),)
        case HandsFilled(used_up=seats):
            return tuple(Effect(seat, "deck empty") for seat in seats)
        case DealEnded(points=points):
            return tuple(
                Effect(seat, plural(got, "point"), gain=got == max(points)) for seat, got in enumerate(points)
            )
        case Moved():
            return _moved_at_a_seat(event, view)
        case _:
            return ()


def _moved_at_a_seat(event: Moved, view: HellView) -> tuple[Effect, ...]:
    """Return the effect of a soul won, or a card in or out of purgatory."""
    card, grid = event.card, view.grid
    if card is None:
        return ()
    source, target = grid.kind_of(event.source), grid.kind_of(event.target)
    if source is SOUL_KIND and target is POINTS_KIND:
        return (Effect(grid.seat_of(event.target), f"+{VALUE[card]} for {the(card)}", gain=True),)
    if target is PURGATORY_KIND and source is HAND_KIND and isinstance(view.phase, Battling):
        return (Effect(grid.seat_of(event.target), f"paid with {the(card)}"),)
    if target is PURGATORY_KIND:
        return (Effect(grid.seat_of(event.target), f"sent {the(card)} to purgatory"),)
    if source is PURGATORY_KIND and target is HAND_KIND:
        return (Effect(grid.seat_of(event.target), f"took {the(card)} from purgatory"),)
    return ()


def verdict(events: Sequence[Event], view: HellView, cast: Cast) -> Verdict | None:
    """Return the winner of a battle and the last play, while its cards are on the table (HH-12, HH-13)."""
    won = events[-1]
    if not isinstance(won, BattleWon) or not isinstance(view.phase, Battling):
        return None
    plays = [*view.phase.plays, *((each.seat, each.cards) for each in events if isinstance(each, Played))]
    _, cards = plays[-1]
    wins = f"{_won(view, view.phase, won.seat)} with {named(cards)}"
    words = cast.tell(won.seat, f"You win {wins}.", f"{{name}} wins {wins}.")
    made = {seat: added(played) for seat, played in plays}
    captions = tuple((view.grid.lanes[seat], _made(seat, made, won.seat)) for seat in fighters(view))
    return Verdict(words, tuple(cards), captions)


def _won(view: HellView, phase: Battling, winner: Seat) -> str:
    """Return the prize in words; only a battle for a protected pile wins souls at once (HH-15)."""
    if phase.defender is None:
        return "the fight"
    both = winner != phase.defender and view.piles[view.grid.beneath[phase.cell]]
    return "both souls" if both else "the soul"


def _made(seat: Seat, made: Mapping[Seat, str], winner: Seat) -> str:
    """Return the sum of a fighter's last play, marked if it won."""
    if seat not in made:
        return ""
    return f"{made[seat]}{SEPARATOR}wins" if seat == winner else made[seat]


_RULE: Final = "Cards from your own deck score nothing."


def account(deal: Sequence[Event], view: HellView, cast: Cast) -> Account | None:
    """Return the reason for the end of the game, and each seat's sum (HH-16, HH-17)."""
    scored = next((event for event in deal if isinstance(event, DealEnded)), None)
    fed = next((event for event in deal if isinstance(event, HellIsFed)), None)
    if scored is None or fed is None or not isinstance(deal[0], DealStarted):
        return None
    won: list[list[Card]] = [[] for _ in range(view.seats)]
    for seat, card in _scored(deal, view):
        won[seat].append(card)
    sums = [_sum(cards, seat) for seat, cards in enumerate(won)]
    return Account(how_it_ended(fed, view), _RULE, "HH-17", rows(scored, sums))


def _scored(events: Sequence[Event], view: HellView) -> Iterator[tuple[Seat, Card]]:
    """Yield every card moved to a points pile, with the pile's owner."""
    grid = view.grid
    for event in events:
        if isinstance(event, Moved) and event.card is not None and grid.kind_of(event.target) is POINTS_KIND:
            yield grid.seat_of(event.target), event.card


def how_it_ended(fed: HellIsFed, view: HellView) -> str:
    """Return the reason for the end of a game (HH-16)."""
    if fed.empty >= EMPTY_PILES:
        return f"{capitalised(in_words(fed.empty))} piles are empty. Hell is fed."
    return f"{_quiet(view)}, so the game is over."


def _quiet(view: HellView) -> str:
    return f"Nobody fought for {QUIET_ROUNDS * view.seats} turns"


def _sum(cards: Sequence[Card], seat: Seat) -> Sum:
    """Return the sum of a points pile: ``souls 31 + cards 22``."""
    souls = [VALUE[card] for card in cards if OWNER[card] is None]
    captured = [VALUE[card] for card in cards if OWNER[card] not in (None, seat)]
    if not captured:
        return Sum((f"souls {sum(souls)}",))
    return Sum((f"souls {sum(souls)}", f"cards {sum(captured)}"), brief=(f"{sum(souls)} + {sum(captured)}",))


def parts(events: Sequence[Event], view: HellView) -> Parts:
    """Return each seat's points from each battle (HH-13, HH-15, HH-17)."""
    return Parts("fight", tuple(_gains(events, view)))


def _gains(events: Sequence[Event], view: HellView) -> Iterator[tuple[int, ...]]:
    """Yield each seat's points from each battle, for souls and cards (HH-13, HH-15, HH-17)."""
    for taken in _after_battles(events):
        gained = [0] * view.seats
        for seat, card in _scored(taken, view):
            gained[seat] += VALUE[card] if OWNER[card] != seat else 0
        yield tuple(gained)


def _after_battles(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """Yield the events from the end of each battle to the end of the next."""
    starts = [index for index, event in enumerate(events) if isinstance(event, BattleWon)]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        yield events[start:end]


def feats(deal: Sequence[Event], view: HellView, cast: Cast) -> list[Feat]:
    """Return the highlights of a game: the battles in which several seats played cards (HH-8, HH-13)."""
    found: list[Feat] = []
    played: dict[Seat, int] = {}
    gains, taken = _gains(deal, view), _after_battles(deal)
    for event in deal:
        match event:
            case BattleBegan():
                played = {}
            case Played(seat=seat, cards=cards):
                played[seat] = played.get(seat, 0) + len(cards)
            case BattleWon(seat=seat, cell=cell, captured=captured):
                gained, souls = next(gains)[seat], _souls(next(taken), view)
                if len(played) > 1 and seat in played:
                    others = [other for other in sorted(played) if other != seat]
                    theirs = f"{plural(captured, 'point')} in {_cards_of(others, cast)}"
                    words = f"{cast.name(seat)} won {_prize(souls, cell)} and {theirs}"
                    found.append(Feat(words, 10 * (len(played) - 1) + gained, seat))
    return found


def _souls(events: Sequence[Event], view: HellView) -> list[Card]:
    """Return the souls moved from the grid to a points pile."""
    moved = [event for event in events if isinstance(event, Moved)]
    field = (SOUL_KIND, BENEATH_KIND)
    won = [each for each in moved if view.grid.kind_of(each.target) is POINTS_KIND]
    return [each.card for each in won if each.card is not None and view.grid.kind_of(each.source) in field]


def _prize(souls: Sequence[Card], cell: int) -> str:
    """Return the prize of a battle in words: souls, or the fight alone if the soul went to purgatory."""
    if not souls:
        return f"the fight for pile {cell + 1}"
    return f"{the(souls[0]) if len(souls) == 1 else 'two souls'} on pile {cell + 1}"


def _cards_of(others: Sequence[Seat], cast: Cast) -> str:
    """Return the words for cards won from others: ``Otto's cards``, ``cards from Otto and Lilith``."""
    if len(others) > 1:
        return f"cards from {cast.together(others)}"
    return cast.tell(others[0], "your cards", "{name}'s cards")
