"""Texts for the events of Jokers of Death: log lines, effects, moments, and the account of a deal."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.cards import Card, Seat
from game.contract.table import Burst, BySeat, Effect, Moment, Occasion, OnPlace, Weight
from game.contract.words import Account, Feat, LogLine, Sum, rows
from game.french import SUIT_NAMES, SUITS
from game.jokers_of_death import events
from game.jokers_of_death.cards import ACE, JACK, JOKER, KING, POINTS, RANK, hand_points
from game.jokers_of_death.position import PILES, STOCK
from game.jokers_of_death.turns import TURN_LIMIT
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.naming import WAYS, the, the_pile
from game.jokers_of_death.words.table import over, tombstone
from game.sentences import Cast, capitalised, in_words, listed, noun, plural
from game.table import DealEnded, DealStarted, Event, MatchEnded, Moved, Shown


def narrate(event: Event, view: JokersView, cast: Cast) -> LogLine | None:
    """Return the log line of an event; None if it needs none."""
    match event:
        case Moved():
            return _moved(event, view, cast)
        case DealStarted(number=number, dealer=dealer):
            first = (dealer - 1) % view.seats
            starts = cast.tell(first, "so you start.", "so {name} starts.")
            deals = cast.tell(dealer, f"Deal {number}. You deal,", f"Deal {number}. {{name}} deals,")
            return LogLine(f"{deals} {starts}")
        case events.SuitNamed(seat=seat, suit=suit):
            named = SUIT_NAMES[suit]
            return replace(LogLine.by(seat, cast, f"name {named}", f"names {named}"), aside=named)
        case events.Reversed(seat=seat, direction=direction) if view.seats > 2:
            you, other = "You reverse the direction of play", "{name} reverses the direction of play"
            return LogLine(f"{cast.tell(seat, you, other)}. Play now goes {WAYS[direction]}.", seat)
        case events.SeatsSkipped(seats=seats, by=by):
            if len(seats) == 1:
                missed = cast.name(seats[0])
                once = cast.tell(by, f"Your ace skips {missed}.", f"{{name}}'s ace skips {missed}.")
                keeps = f"aces keep skipping {missed}."
                often = cast.tell(by, f"Your {keeps}", f"{{name}}'s {keeps}")
                return LogLine(once, repeated=often, hits=seats)
            return _skipped(seats, by, view.seats, cast)
        case events.ToAnswer() | events.PenaltyTaken():
            return _hit(event, view, cast)
        case events.LeftUncovered(seat=seat, card=card):
            bare = f"can't cover {the(view, card)}, and there's nothing to draw. It stays on top."
            return LogLine(cast.tell(seat, f"You {bare}", f"{{name}} {bare}"), seat)
        case events.Passed(seat=seat):
            you = "You can't go on, and there's nothing to draw."
            other = "{name} can't go on, and there's nothing to draw."
            if not view.piles[view.rules.hands[seat]]:
                you = "You have no cards, but never knocked, and there's nothing to draw."
                other = "{name} has no cards, but never knocked, and there's nothing to draw."
            return LogLine(cast.tell(seat, you, other), seat)
        case events.PileKilled(seat=seat, pile=pile, card=card):
            kills = f"joker kills {the_pile(view, pile)}."
            said = cast.tell(seat, f"Your {kills}", f"{{name}}'s {kills}")
            return LogLine(said, seat, card=card, instead=True)
        case events.Knocked(seat=seat):
            knocks = cast.tell(seat, "You knock.", "{name} knocks.")
            return LogLine(f"{knocks} One card left.", seat)
        case events.WentOnWithoutKnocking(seat=seat) if seat != cast.you:
            return LogLine.by(seat, cast, "", "has one card left and doesn't knock")
        case events.KnockLost(seat=seat):
            counts = "knock no longer counts."
            return LogLine(cast.tell(seat, f"Your {counts}", f"{{name}}'s {counts}"))
        case events.HandsSwitched():
            return LogLine("The 3♦! Everyone passes their hand on.", hits=tuple(range(view.seats)))
        case events.AcesCleared():
            return LogLine("Three aces! The cards under them go back into the draw pile.")
        case events.PileTakenUp(seat=seat, pile=pile, count=count):
            picks = f"up {the_pile(view, pile)}. That's {plural(count, 'card')}."
            return LogLine(cast.tell(seat, f"You pick {picks}", f"{{name}} picks {picks}"), seat)
        case events.CardShed(seat=seat, card=card, pile=pile):
            return _played(seat, card, pile, view, cast)
        case events.GaveUp(seat=seat, count=count, points=points):
            left, price = f"with {plural(count, 'card')} left", plural(points, "point")
            you, other = f"give up {left} and pay {price}", f"gives up {left} and pays {price}"
            return LogLine.by(seat, cast, you, other)
        case events.WentOut(seat=seat):
            return LogLine(cast.tell(seat, "You go out!", "{name} goes out!"), seat)
        case events.JokersShown(seat=seat, count=count):
            jokers = f"{in_words(count)} jokers. The deal ends."
            return LogLine(cast.tell(seat, f"You show {jokers}", f"{{name}} shows {jokers}"), seat)
        case events.NobodyPlayed():
            return LogLine("Nobody played a card, and there's nothing to draw. The deal ends.")
        case events.TurnsRanOut():
            return LogLine(f"That's {TURN_LIMIT:,} turns. The deal ends.")
        case DealEnded(points=points):
            return LogLine(cast.scored(points))
        case MatchEnded(winners=winners):
            return LogLine(f"{over(view, cast)} {cast.won(winners)}.")
        case _:
            return None


def _skipped(seats: Sequence[Seat], by: Seat, table: int, cast: Cast) -> LogLine:
    """Return the log line of several aces, with the seats skipped in order and the next to play (JD-19)."""
    missed = [
        f"{cast.name(seat)} again" if seat in seats[:index] else cast.name(seat)
        for index, seat in enumerate(seats)
    ]
    plays = (seats[-1] + seats[0] - by) % table
    then = cast.tell(plays, "it's your turn", "it's {name}'s turn")
    if plays == by:
        then = cast.tell(by, "you play again", "{name} plays again")
    aces = f"{in_words(len(seats))} aces skip {', then '.join(missed)}, so {then}."
    return LogLine(cast.tell(by, f"Your {aces}", f"{{name}}'s {aces}"), hits=tuple(set(seats)))


def _moved(event: Moved, view: JokersView, cast: Cast) -> LogLine | None:
    """Return the log line of a card drawn or played from a hand, or of a joker turned up (JD-2)."""
    rules = view.rules
    giver, taker, pile = rules.holder(event.source), rules.holder(event.target), rules.pile_at(event.target)
    if event.source == STOCK and taker is not None:
        draws = cast.tell(taker, "draw", "draws")
        if event.card is None:
            return LogLine.by(taker, cast, "draw a card", "draws a card", repeated="draws {count} cards")
        return LogLine.by(taker, cast, "", "").with_card(draws, *_copies(view, event.card))
    if pile is None:
        return None
    if giver is not None:
        return _played(giver, event.card, pile, view, cast)
    joker = event.card is not None and rules.facts.kind[event.card] == JOKER
    if joker and event.source == STOCK:
        return LogLine("A joker can't start a pile. Another card is turned up.")
    return None


def _played(seat: Seat, card: Card | None, pile: int, view: JokersView, cast: Cast) -> LogLine:
    """Return the log line of a card played on a pile."""
    plays, where = cast.tell(seat, "play", "plays"), f" on {the_pile(view, pile)}"
    return replace(LogLine.by(seat, cast, "", "").with_card(plays, *_copies(view, card), where), card=card)


def _copies(view: JokersView, card: Card | None) -> tuple[str, str]:
    """Return a card with its article, and the words for another of the same face."""
    return the(view, card), f"another {view.deck.text(card)}"


def _hit(event: events.ToAnswer | events.PenaltyTaken, view: JokersView, cast: Cast) -> LogLine | None:
    """Return the log line of an attack or its penalty (JD-10 to JD-14); None if other lines say it."""
    seat, cards = event.seat, plural(event.owed, "card")
    if isinstance(event, events.ToAnswer):
        if event.by == seat:
            if seat == cast.you:
                return LogLine(f"You must answer your own card or draw {cards}.", hits=(seat,))
            return LogLine.by(seat, cast, "", "faces their own card")
        copies = Counter(view.deck.text(card) for card in event.cards).items()
        attacks = [f"the {card}" if n == 1 else f"{in_words(n)} {noun(n, card)}" for card, n in copies]
        # The viewer's prompt already says it.
        return None if seat == cast.you else LogLine.by(seat, cast, "", f"faces {listed(attacks)}")
    if event.count == event.owed:
        return LogLine(f"You draw {cards}.", hits=(seat,)) if seat == cast.you else None
    draws = cast.tell(seat, f"You must draw {cards}", f"{{name}} must draw {cards}")
    left = {0: "there are none left", 1: "only 1 is left"}.get(event.count, f"only {event.count} are left")
    return LogLine(f"{draws}, but {left}.", hits=(seat,))


def moment(event: Event, view: JokersView, cast: Cast) -> Moment | None:
    """Return the banner, sound and impact of an event; None if it has none."""
    match event:
        case events.Knocked(seat=seat):
            words = cast.tell(seat, "You knock!", "{name} knocks!")
            return Moment(words, "knock", weight=Weight.MEDIUM, where=BySeat(seat))
        case events.PileKilled(pile=pile):
            return Moment(
                f"{capitalised(the_pile(view, pile))} is dead",
                "slam",
                weight=Weight.LARGE,
                burst=Burst.BONE,
                where=OnPlace(PILES[pile]),
                piece=tombstone(pile),
            )
        case events.HandsSwitched():
            return Moment("Pass your hands on!", "shuffle")
        case events.AcesCleared():
            return Moment("Three aces!", "shuffle")
        case events.Reversed(direction=direction) if view.seats > 2:
            return Moment(f"Now {WAYS[direction]}!")
        case events.JokersShown(seat=seat):
            shows = "the jokers of death!"
            return Moment(
                cast.tell(seat, f"You show {shows}", f"{{name}} shows {shows}"),
                "slam",
                weight=Weight.LARGE,
                burst=Burst.BONE,
                where=BySeat(seat),
            )
        case events.GaveUp(seat=seat, points=points):
            price = f"up. That's {plural(points, 'point')}!"
            return Moment(cast.tell(seat, f"You give {price}", f"{{name}} gives {price}"), "pile")
        case events.WentOut(seat=seat):
            words = cast.tell(seat, "You go out!", "{name} goes out!")
            return Moment(words, "bell", weight=Weight.LARGE, burst=Burst.EMBERS, by=seat)
        case events.SeatsSkipped(seats=seats):
            return Moment("", "skip", weight=Weight.MEDIUM, where=BySeat(seats[0]))
        case events.PenaltyTaken(seat=seat) | events.PileTakenUp(seat=seat):
            return Moment("", "pile", weight=Weight.MEDIUM, where=BySeat(seat))
        case events.NobodyPlayed():
            return Moment("Nobody played!", "bell")
        case events.TurnsRanOut():
            return Moment(f"Enough! That was {TURN_LIMIT:,} turns.", "bell")
        case _:
            return None


def effects(event: Event, view: JokersView, cast: Cast) -> list[Effect]:
    """Return an event's effects on seats, each in a few words."""
    match event:
        case events.SeatsSkipped(seats=seats, by=by):
            skipped = dict.fromkeys(seats)
            return [Effect(seat, "missed a turn", by, occasion=Occasion.SKIPPED) for seat in skipped]
        case events.HandsSwitched(direction=direction):
            givers = [(seat - direction) % view.seats for seat in range(view.seats)]
            return [
                Effect(
                    seat,
                    cast.tell(giver, "got your hand", "got {name}'s hand"),
                    giver,
                    occasion=Occasion.SWITCHED,
                )
                for seat, giver in enumerate(givers)
            ]
        case events.ToAnswer(seat=seat) if seat == cast.you:
            # The prompt, the pile and the button already say it.
            return []
        case events.ToAnswer(seat=seat, by=by, owed=owed):
            told = f"answer or draw {owed}" if view.piles[STOCK] else "answer it"
            return [Effect(seat, told, by, occasion=Occasion.HIT)]
        case events.PenaltyTaken(seat=seat, count=0):
            return [Effect(seat, "nothing to draw")]
        case events.PenaltyTaken(seat=seat, count=count):
            return [Effect(seat, f"drew {count}", occasion=Occasion.HIT)]
        case events.GaveUp(seat=seat, points=points):
            return [Effect(seat, f"gave up, {plural(points, 'point')}", loss=True)]
        case events.KnockLost(seat=seat):
            return [Effect(seat, "knock cancelled", loss=True)]
        case events.WentOnWithoutKnocking(seat=seat) if seat != cast.you:
            # A person chose it, or had to draw in any case and wasn't asked.
            return [Effect(seat, "one card, no knock")]
        case events.LeftUncovered(seat=seat):
            return [Effect(seat, "no cover")]
        case events.Passed(seat=seat):
            return [Effect(seat, "couldn't play" if view.piles[view.rules.hands[seat]] else "no cards")]
        case events.Knocked(seat=seat):
            return [Effect(seat, "knocked", gain=True, occasion=Occasion.NEARLY_OUT)]
        case events.PileKilled(seat=seat):
            return [Effect(seat, "killed a pile", gain=True, occasion=Occasion.KILLED)]
        case events.SuitNamed(seat=seat, suit=suit):
            return [Effect(seat, f"named {SUITS[suit].symbol}", gain=True)]
        case events.PileTakenUp(seat=seat):
            return [Effect(seat, "picked up a pile", gain=True, occasion=Occasion.TOOK)]
        case events.WentOut(seat=seat):
            return [Effect(seat, "went out", gain=True)]
        case events.JokersShown(seat=seat, count=count):
            return [Effect(seat, f"showed {in_words(count)} jokers", gain=True)]
        case Moved(card=card, source=source, target=target) if view.rules.pile_at(target) is not None:
            giver = view.rules.holder(source)
            return [] if giver is None else [Effect(giver, f"played {the(view, card)}")]
        case _:
            return []


_SCORED = "Cards left in hand add points."
FEW: Final = 5
"""The most cards in a hand whose sum lists each number card."""


def account(deal: Sequence[Event], view: JokersView, cast: Cast) -> Account | None:
    """Return the end of the deal, and each hand's sum (JD-6, JD-8, JD-9, JD-22, JD-23, JD-30)."""
    scored = next((event for event in deal if isinstance(event, DealEnded)), None)
    if scored is None:
        return None
    hands = {view.rules.holder(event.place): event.cards for event in deal if isinstance(event, Shown)}
    sums = [_sum(view, hands[seat], scored.points[seat]) for seat in range(view.seats)]
    bare = [seat for seat in range(view.seats) if not hands[seat]]
    return Account(*_how(deal, view, cast, bare), rows(scored, sums))


def _how(deal: Sequence[Event], view: JokersView, cast: Cast, bare: Sequence[Seat]) -> tuple[str, str, str]:
    """Return the end of the deal, its rule, and the clause; ``bare`` are the seats without cards."""
    for event in deal:
        match event:
            case events.WentOut(seat=seat):
                last = the(view, _last_card(deal, view, seat))
                out = cast.tell(seat, f"You went out with {last}.", f"{{name}} went out with {last}.")
                return out, _SCORED, "JD-8"
            case events.JokersShown(seat=seat, count=count):
                shown = f"{capitalised(cast.name(seat))} showed {in_words(count)} jokers."
                return shown, f"Every hand counts, and a joker costs {POINTS[JOKER]}.", "JD-22"
            case events.NobodyPlayed() if bare:
                played = f"{capitalised(cast.together(bare))} had no cards left, but hadn't knocked."
                return f"Nobody could play. {played}", _SCORED, "JD-9"
            case events.NobodyPlayed():
                return "Nobody could play, and nobody went out.", _SCORED, "JD-6"
            case events.TurnsRanOut():
                return f"That was {TURN_LIMIT:,} turns. Nobody went out.", _SCORED, "JD-6"
    raise ValueError("a deal ends in one of these ways")


def _last_card(deal: Sequence[Event], view: JokersView, seat: Seat) -> Card | None:
    """Return the card with which a seat went out, the last it played on a pile."""
    hand = view.rules.hands[seat]
    moves = [event for event in deal if isinstance(event, Moved) and event.source == hand]
    return [move.card for move in moves if view.rules.pile_at(move.target) is not None][-1]


def _sum(view: JokersView, hand: Sequence[Card], points: int) -> Sum:
    """Return a hand's sum (JD-23), with the points for piles given up (JD-30): ``9 + 20 = 29, + 6 = 35``.

    Many number cards are added up: ``aces 40 + face cards 30 + number cards 24 = 94``.
    """
    held, kinds = hand_points(hand, view.rules.facts), [view.rules.facts.kind[card] for card in hand]
    parts = tuple(_by_worth(kinds, "face card", "number cards")) or ("no cards left",)
    several, price = len(parts) > 1, points - held
    shorter = (" + ".join(_by_worth(kinds, "face", "rest")), plural(len(hand), "card")) if several else ()
    if not price:
        return Sum(parts, (), held if several else None, brief=shorter)
    rest = (*([f" = {held}"] if several else []), f", + {price} for giving up")
    return Sum(parts, rest, points, brief=tuple(f"{words}, + {price}" for words in shorter))


def _by_worth(kinds: Sequence[int], face: str, others: str) -> list[str]:
    """Return the points of jokers, aces, face cards and the rest, each without line breaks."""
    names = {RANK[JOKER]: "joker", ACE: "ace", **dict.fromkeys(range(JACK, KING + 1), face)}
    named = {kind: names.get(RANK[kind], "") for kind in kinds}
    parts = []
    for name in dict.fromkeys(names.values()):
        points = [POINTS[kind] for kind in kinds if named[kind] == name]
        if points:
            parts.append(f"{noun(len(points), name)} {sum(points)}")
    rest = sorted((POINTS[kind] for kind in kinds if not named[kind]), reverse=True)
    parts += map(str, rest) if len(kinds) <= FEW else [f"{others} {sum(rest)}"] if rest else []
    return [part.replace(" ", "\u00a0") for part in parts]


def feats(deal: Sequence[Event], _view: JokersView, cast: Cast) -> list[Feat]:
    """Return the highlight of a deal ended by a seat that paid the fewest points (JD-8, JD-22)."""
    scored = next((event for event in deal if isinstance(event, DealEnded)), None)
    ended = next((event for event in deal if isinstance(event, events.WentOut | events.JokersShown)), None)
    if scored is None or ended is None:
        return []
    others = [points for seat, points in enumerate(scored.points) if seat != ended.seat]
    paid, taken = scored.points[ended.seat], sum(others)
    if paid >= min(others):
        return []
    who, stuck = cast.name(ended.seat), f"stuck everyone else with {taken} points in all"
    if len(others) == 1:
        stuck = f"stuck {cast.name(1 - ended.seat)} with {taken} points"
    if isinstance(ended, events.JokersShown):
        words = f"{who} showed {in_words(ended.count)} jokers for {paid} and {stuck}"
    else:
        words = f"{who} went out for {paid} and {stuck}" if paid else f"{who} went out and {stuck}"
    return [Feat(words, taken, ended.seat)]
