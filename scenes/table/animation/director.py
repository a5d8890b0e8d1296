"""The director: turns events into animation on one timeline."""

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import Final, Protocol

from engine.motion import ease_in_out
from engine.sound import Channel, Sound, rising
from engine.sprites import CardSprite
from engine.timeline import Timeline
from game.cards import Seat
from game.contract.table import Moment, Weight
from game.table import (
    DealEnded,
    DealStarted,
    Event,
    GameEnded,
    MatchEnded,
    Moved,
    Place,
    Shown,
    Shuffled,
    TurnStarted,
    sees,
)
from scenes.table.animation.card_motion import (
    CLASH_HIT,
    CLASH_MS,
    DRIFTED,
    HURLED,
    PRESENTED,
    SHUFFLE_MS,
    SLAMMED,
    THROWN,
    TRAVEL_MS,
    Travel,
    clash_rows,
    shuffle_pile,
    swept,
)
from scenes.table.animation.impact import WINNER_LIT_MS, Impact
from scenes.table.view.board import PILE_SHOWN, Board, turn_up_delay
from scenes.table.view.table_layout import HAND

DEAL_GAP_MS = 42.0
"""The time from one dealt card to the next, in milliseconds."""
GATHER_GAP_MS = 9.0
"""The time from one card to the next when many are gathered up, in milliseconds."""
SPIRIT_GAP_MS = 120.0
"""The time from one spirit to the next, in milliseconds."""
PENALTY_GAP_MS, PENALTY_MS, PENALTY_VOLUME = 90.0, 1300.0, 0.35
"""The most time from one penalty card to the next, and for all, in milliseconds; the volume of each note."""
READ_MS = 320.0
"""The time to read about an event, in milliseconds."""
PLAYED_LIFT, PLAYED_LIFT_MS = 0.05, 120.0
"""The lift of the card just played, in card heights, and the time it takes to rise, in milliseconds."""
SILENCE_MS, HEARTBEATS_MS = 760.0, (180.0, 430.0)
"""The pause before the caller's hand on Judgement Day, and the heartbeats in it, in milliseconds."""
BANNER_MS, BANNER_CLOSE_MS = 1500.0, 180.0
"""The time a banner is shown, and the part of it in which it closes, in milliseconds."""
BANNER_MS_BY_WEIGHT: Final = {Weight.SMALL: 1200.0, Weight.CROWNING: WINNER_LIT_MS}
"""The time a banner is shown for other weights, in milliseconds."""
TOGETHER_GAP_MS = 110.0
"""The time from one to the next of several cards played together, in milliseconds."""
Middle = Callable[[int], tuple[int, int]]
"""A function that returns the middle of a place, in window pixels."""


class Listener(Protocol):
    """An observer of events as their animation starts."""

    def event_shown(self, event: Event) -> None:
        """Handle the start of an event's animation."""

    def moment(self, event: Event) -> Moment | None:
        """Return the moment that an event makes, if any."""

    def changed(self) -> None:
        """Handle a change of the picture."""

    def counted(self) -> None:
        """Handle the arrival of a deal's points."""


@dataclass(slots=True)
class Director:
    """The animator of events on a board, which notifies a listener of each."""

    board: Board
    timeline: Timeline
    sound: Sound
    impact: Impact
    listener: Listener
    banner: str = ""
    labels: dict[int, str] = field(default_factory=dict)
    """Words over the cards of a place, by place, until one of the cards moves."""
    raised: list[CardSprite] = field(default_factory=list)
    """The cards just played, raised until the next events."""
    _placed: CardSprite | None = None
    _from: tuple[float, float] = (0.0, 0.0)
    """The point from which the last card moved, in window pixels."""

    def show(self, events: Sequence[Event]) -> None:
        """Schedule events on the timeline, one after another."""
        for sprite in self.raised:
            sprite.raise_by(0.0)
        self.raised.clear()
        delay = 0.0
        moments = [self.listener.moment(event) for event in events]
        spirits = {place for place in range(len(self.board.places)) if self.board.layout.zones[place].spirit}
        going = travels_of(events, self.board.places, lambda place: self.board.area(place).center, spirits)
        penalties = _penalties(events, self.board.places)
        lit = (moment.spotlight for moment in moments if moment is not None)
        caller = next((seat for seat in lit if seat is not None), None)
        for index, (event, moment) in enumerate(zip(events, moments, strict=True)):
            following = events[index + 1] if index + 1 < len(events) else None
            way = slam_of(event, moments[index : index + 2], self.board.places) or going[index]
            if way is THROWN and self._plays_another(event):
                way = PRESENTED
            if caller is not None and isinstance(event, Shown) and self._owner(event.place) == caller:
                delay += self._silence(delay)
            if index in penalties and isinstance(event, Moved):
                self.timeline.call(delay, partial(self._sound, rising(penalties[index][0]), PENALTY_VOLUME))
                victim = self._owner(event.target) if self._owner(event.source) is None else None
                self.timeline.call(delay + TRAVEL_MS, partial(self.impact.hit, victim))
            self.timeline.call(delay, self._starter(event, moment, way))
            if moment is not None and moment.words and moment.place is None:
                delay += self._show_banner(moment, delay)
            elif index + 1 in penalties and penalties[index + 1][0]:
                delay += min(PENALTY_GAP_MS, PENALTY_MS / penalties[index][1])
            else:
                delay += self._pause_after(event, following, way, going[index], moment)
        self.timeline.call(delay, lambda: None)  # it stays busy until then

    def _show_banner(self, moment: Moment, delay: float) -> float:
        """Schedule the end of a banner; return its duration in milliseconds."""
        stays = BANNER_MS_BY_WEIGHT.get(moment.weight, BANNER_MS) + (CLASH_MS if moment.clash else 0.0)
        self.timeline.add(delay + stays - BANNER_CLOSE_MS, BANNER_CLOSE_MS, self.impact.close, ease_in_out)
        self.timeline.call(delay + stays, self.clear_banner)
        return stays

    def _pause_after(
        self, event: Event, following: Event | None, way: Travel, usual: Travel, moment: Moment | None
    ) -> float:
        """Return the time from one event to the next, in milliseconds."""
        moves_on = isinstance(following, Moved)
        if way is PRESENTED and self._plays_another(following):
            return TOGETHER_GAP_MS
        if way.lands and moment is None:
            return way.lands
        if way is DRIFTED and moves_on:
            return SPIRIT_GAP_MS
        if usual is not THROWN and moves_on:
            return max(GATHER_GAP_MS, way.lands)
        return max(_delay_after(event, following, self.board.places), way.lands)

    def show_past(self, events: Sequence[Event]) -> None:
        """Show the board after these events without animation, with the cards they played raised."""
        self.banner = ""
        self.labels.clear()
        played = [
            event for event in events if isinstance(event, Moved) and _is_played(event, self.board.places)
        ]
        found = [self.board.sprite_of(event.card) for event in played if event.card is not None]
        self.raised = [sprite for sprite in found if sprite is not None]
        for sprite in self.raised:
            sprite.raise_by(PLAYED_LIFT * sprite.height)

    def mark(self, event: Event, moment: Moment | None) -> None:
        """Show the words that a past event left over its place, until a card comes there or leaves."""
        if isinstance(event, Moved):
            self.labels.pop(event.source, None)
            self.labels.pop(event.target, None)
        if moment is not None and moment.words and moment.place is not None:
            self.labels[moment.place] = moment.words

    def clear_banner(self) -> None:
        """Hide the banner."""
        self.banner, self.impact.crowning = "", None
        self.listener.changed()

    def _starter(self, event: Event, moment: Moment | None, way: Travel) -> Callable[[], None]:
        def start() -> None:
            self.listener.event_shown(event)
            self._move(event, way)
            if moment is not None and isinstance(event, Moved):
                self.timeline.call(way.lands or TRAVEL_MS, partial(self._speak, moment))
            elif moment is not None and clash_rows(
                [self.board.piles[place] for place in moment.clash], self.timeline
            ):
                self.timeline.call(CLASH_HIT * CLASH_MS, partial(self._sound, "battle"))
                self.timeline.call(CLASH_MS, partial(self._speak, moment))
            elif moment is not None:
                self._speak(moment)
            self.listener.changed()

        return start

    def _move(self, event: Event, way: Travel) -> None:
        match event:
            case Moved():
                self.mark(event, None)
                self.sound.play(way.sound, Channel.CARDS)
                self._from = self.board.area(event.source).center
                self.board.move(event, self.timeline, way)
                self._placed = self.board.piles[event.target][-1]
                if goes_to_owner(event, self.board.places):
                    self.impact.trail(self._placed, way.lasts)
                if _is_played(event, self.board.places):
                    self._raise(self.board.piles[event.target][-1], way.lasts)
            case Shown(place=place, cards=cards):
                for index in range(len(cards)):
                    self.timeline.call(index * turn_up_delay(len(cards)), partial(self._sound, "flip"))
                self.board.show(place, cards, self.timeline)
                self.impact.darkness.follow(self._owner(place))
            case Shuffled(place=place):
                self.sound.play("shuffle", Channel.CARDS)
                shuffle_pile(self.board.piles[place][-PILE_SHOWN:], self.timeline)
            case DealEnded():
                self.sound.play("knock", Channel.TABLE)
                self.impact.darkness.follow(None)

    def _plays_another(self, event: Event | None) -> bool:
        """True if the event is another player's card being played."""
        if not isinstance(event, Moved) or not _is_played(event, self.board.places):
            return False
        return self._owner(event.source) != self.board.viewer

    def _owner(self, place: int) -> Seat | None:
        return self.board.places[place].seat

    def _silence(self, delay: float) -> float:
        """Schedule two heartbeats before the caller's hand; return their duration in milliseconds."""
        for late in HEARTBEATS_MS:
            self.timeline.call(delay + late, partial(self._sound, "heart"))
        return SILENCE_MS

    def _raise(self, sprite: CardSprite, late: float) -> None:
        """Raise a played card a little once it has landed."""
        self.raised.append(sprite)

        def rise(share: float) -> None:
            if sprite in self.raised:
                sprite.raise_by(share * PLAYED_LIFT * sprite.height)

        self.timeline.add(late, PLAYED_LIFT_MS, sprite.until_sent(rise))

    def _sound(self, name: str, share: float = 1.0) -> None:
        """Play a sound, unless the timeline is being finished."""
        if not self.timeline.finishing:
            self.sound.play(name, Channel.TABLE, share)

    def _speak(self, moment: Moment) -> None:
        if moment.sound:
            self.sound.play(moment.sound, Channel.TABLE)
        at = (self._placed.x, self._placed.y) if self._placed is not None else self._from
        self.impact.land(moment, at, (at[0] - self._from[0], at[1] - self._from[1]))
        if not moment.words:
            return
        if moment.place is None:
            self.banner = moment.words
        else:
            self.labels[moment.place] = moment.words
            self.listener.changed()
        self.impact.stamp()


def slam_of(event: Event, moments: Sequence[Moment | None], places: Sequence[Place]) -> Travel | None:
    """Return the slam of a played card if one of these moments is heavy enough."""
    if not isinstance(event, Moved) or not _is_played(event, places):
        return None
    weights = {moment.weight for moment in moments if moment is not None}
    if Weight.LARGE in weights:
        return HURLED
    return SLAMMED if Weight.MEDIUM in weights else None


def _is_played(event: Moved, places: Sequence[Place]) -> bool:
    """True if a card moves from a hand to a face-up place."""
    source, target = places[event.source], places[event.target]
    return source.kind.name == HAND and target.kind.name != HAND and sees(target, None)


def _delay_after(event: Event, following: Event | None, places: Sequence[Place]) -> float:
    """Return the time until the next event starts, in milliseconds."""
    match event:
        case Moved(target=target) if isinstance(following, Moved) and following.source != target:
            return DEAL_GAP_MS if places[target].seat is not None else GATHER_GAP_MS
        case Moved(target=target) if following is None and places[target].kind.name == HAND:
            return TRAVEL_MS  # nothing to read: a hand has a card more
        case Moved():
            return TRAVEL_MS + READ_MS / 2
        case TurnStarted():
            return 0.0
        case Shown(cards=cards):
            return READ_MS + turn_up_delay(len(cards)) * max(0, len(cards) - 1)
        case Shuffled():
            return DEAL_GAP_MS if isinstance(following, Shuffled) else SHUFFLE_MS
        case DealStarted():
            return READ_MS
        case DealEnded() | GameEnded() | MatchEnded():
            return 3 * READ_MS
        case _:
            return READ_MS * 1.3


def _penalties(events: Sequence[Event], places: Sequence[Place]) -> dict[int, tuple[int, int]]:
    """Return, by event, the index of a card among several drawn in a row by one hand, and their number."""
    found: dict[int, tuple[int, int]] = {}
    if any(isinstance(event, DealStarted) for event in events):
        return found
    targets = [event.target if isinstance(event, Moved) else None for event in events]
    for target, run in groupby(range(len(events)), targets.__getitem__):
        drawn = list(run)
        if target is not None and places[target].kind.name == HAND and len(drawn) > 1:
            found |= {index: (step, len(drawn)) for step, index in enumerate(drawn)}
    return found


def travels_of(
    events: Sequence[Event], places: Sequence[Place], middle_of: Middle, spirits: Set[int] = frozenset()
) -> list[Travel]:
    """Return the motion of each event's card. Several face-up cards that one player wins move together.

    A card that leaves a place in ``spirits`` drifts alone.
    """
    found = [THROWN] * len(events)
    run: list[tuple[int, Moved]] = []
    for index, event in enumerate([*events, None]):
        won = event if isinstance(event, Moved) and goes_to_owner(event, places) else None
        if won is not None and won.source in spirits:
            found[index], won = DRIFTED, None
        if run and (won is None or won.target != run[0][1].target):
            _sweep(found, run, middle_of)
            run = []
        if won is not None:
            run.append((index, won))
    return found


def _sweep(found: list[Travel], run: Sequence[tuple[int, Moved]], middle_of: Middle) -> None:
    """Sweep the cards of a run together through the middle of their places; throw a single one."""
    if len(run) < 2:
        return
    middles = [middle_of(event.source) for _, event in run]
    x, y = (sum(parts) / len(middles) for parts in zip(*middles, strict=True))
    for index, _ in run:
        found[index] = swept(x, y)


def goes_to_owner(event: Moved, places: Sequence[Place]) -> bool:
    """True if a face-up card on the table is won by a player."""
    source, target = places[event.source], places[event.target]
    in_sight = sees(source, None) and source.kind.name != HAND
    return in_sight and target.seat is not None and target.kind.name != HAND
