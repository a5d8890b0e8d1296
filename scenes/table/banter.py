"""Table talk: opponents remark on public events, on the ends of deals, and now and then on nothing.

Their lines are in ``assets/talk.json``, by level, name (empty: anyone of that level) and mood. A mood can be
limited to a game's rules page or to the Descent: ``dares/angel``, ``greeting/descent``.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Annotated, Final, TypeAlias

from pydantic import StringConstraints, TypeAdapter, ValidationError

from engine.assets import MissingAsset
from game.cards import Seat
from game.contract.table import Occasion
from game.great_moments import deals_of
from game.level import Level
from game.sentences import Cast
from game.table import DealStarted, Event, TurnStarted
from saves.settings import Banter
from scenes.desk import Desk
from scenes.players import Expression
from scenes.table.session import Session
from scenes.table.view.view_model import SpeechLine

FILE: Final = "talk.json"
LONGEST: Final = 40
"""The most characters in a line, so that it is read at a glance."""
DESCENT: Final = "descent"

Line: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST)]
Lines: TypeAlias = Mapping[Level, Mapping[str, Mapping[str, tuple[Line, ...]]]]
LINES: Final = TypeAdapter[Lines](Lines)


class Mood(Enum):
    """A reason to speak. ``THEY`` and ``THEIR`` are about another player."""

    GREETING = "greeting"
    NEXT_DEAL = "next_deal"
    """A later deal begins."""
    STREAK = "streak", Expression.SOUR
    """The viewer was the only winner of the last two deals."""
    AHEAD = "ahead", Expression.GLAD
    BEHIND = "behind", Expression.SOUR
    """The speaker was among the best (``AHEAD``) or the worst of a deal."""
    THEY_WON = "they_won", Expression.SOUR
    THEY_LOST = "they_lost", Expression.GLAD
    """The viewer was the only best (``THEY_WON``) or worst of a deal."""
    TIED = "tied", Expression.THINKING
    """The speaker and the viewer were both best."""
    OVERTAKES = "overtakes", Expression.GLAD
    OVERTAKEN = "overtaken", Expression.SOUR
    MATCH_WON = "match_won", Expression.GLAD
    MATCH_LOST = "match_lost", Expression.SOUR
    DARES = "dares", Expression.GLAD
    THEY_DARE = "they_dare", Expression.THINKING
    DARE_HELD = "dare_held", Expression.GLAD
    DARE_FAILED = "dare_failed", Expression.SOUR
    THEIR_DARE_HELD = "their_dare_held", Expression.SOUR
    THEIR_DARE_FAILED = "their_dare_failed", Expression.GLAD
    SKIPPED = "skipped", Expression.SOUR
    SKIPS = "skips", Expression.GLAD
    SAW_SKIP = "saw_skip"
    HIT = "hit", Expression.SOUR
    HITS = "hits", Expression.GLAD
    SAW_HIT = "saw_hit"
    ATTACKED = "attacked", Expression.SOUR
    ATTACKS = "attacks", Expression.GLAD
    FIGHTS = "fights"
    THEY_FIGHT = "they_fight"
    TOOK = "took", Expression.GLAD
    THEY_TOOK = "they_took", Expression.SOUR
    STOLE = "stole", Expression.GLAD
    THEY_STOLE = "they_stole", Expression.SOUR
    TRUMPS = "trumps", Expression.GLAD
    THEY_TRUMP = "they_trump", Expression.SOUR
    KILLS = "kills", Expression.GLAD
    THEY_KILL = "they_kill", Expression.SOUR
    NEARLY = "nearly", Expression.GLAD
    THEY_NEARLY = "they_nearly", Expression.SOUR
    PASSES = "passes"
    THEY_PASS = "they_pass", Expression.THINKING
    SWITCHED = "switched"
    BEGINS = "begins", Expression.GLAD
    THEY_BEGIN = "they_begin"
    WAITS = "waits", Expression.THINKING
    """The viewer takes a long time to move."""
    UNDONE = "undone", Expression.SOUR
    IDLE = "idle"
    """Nobody has spoken for some turns."""
    REPLIES = "replies"
    """Another opponent has just made small talk."""

    def __init__(self, key: str, expression: Expression = Expression.RESTING) -> None:
        self.key = key
        """The key of its lines in ``talk.json``."""
        self.expression = expression
        """The speaker's expression."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """The moods that an effect causes."""

    own: Mood
    """The mood of the player affected."""
    seen: Mood
    """The mood of any other player."""
    doer: Mood | None = None
    """The mood of the player who caused it, or None to use ``seen``."""
    after: int = 2
    """The human actions since the last line that this one needs."""


REACTIONS: Final[Mapping[Occasion, Reaction]] = {
    Occasion.SKIPPED: Reaction(Mood.SKIPPED, Mood.SAW_SKIP, Mood.SKIPS),
    Occasion.HIT: Reaction(Mood.HIT, Mood.SAW_HIT, Mood.HITS),
    Occasion.ATTACKED: Reaction(Mood.ATTACKED, Mood.THEY_FIGHT, Mood.ATTACKS, after=3),
    Occasion.FOUGHT: Reaction(Mood.FIGHTS, Mood.THEY_FIGHT, after=4),
    Occasion.TOOK: Reaction(Mood.TOOK, Mood.THEY_TOOK, after=4),
    Occasion.STOLE: Reaction(Mood.STOLE, Mood.THEY_STOLE, after=1),
    Occasion.TRUMPED: Reaction(Mood.TRUMPS, Mood.THEY_TRUMP, after=3),
    Occasion.KILLED: Reaction(Mood.KILLS, Mood.THEY_KILL, after=1),
    Occasion.DARED: Reaction(Mood.DARES, Mood.THEY_DARE, after=0),
    Occasion.NEARLY_OUT: Reaction(Mood.NEARLY, Mood.THEY_NEARLY, after=1),
    Occasion.PASSED: Reaction(Mood.PASSES, Mood.THEY_PASS, after=4),
    Occasion.SWITCHED: Reaction(Mood.SWITCHED, Mood.SWITCHED, after=1),
    Occasion.BEGINS: Reaction(Mood.BEGINS, Mood.THEY_BEGIN, after=0),
}
MOST_FOR_VIEWER: Final = 1
"""The most human actions since the last line that a remark on the viewer's own moves or losses needs."""
SILENT_TURNS: Final = (8, 10, 12)
"""The numbers of turns without a line after which an opponent speaks; one is picked at random."""
SMALL_TALK: Final = (Mood.GREETING, Mood.NEXT_DEAL, Mood.STREAK, Mood.BEGINS, Mood.THEY_BEGIN, Mood.IDLE)
"""The moods that another opponent may reply to."""
INTERRUPTING: Final = (Mood.DARES, Mood.THEY_DARE)
"""The moods that interrupt another speaker."""
REPLY_CHANCE: Final = 0.6
"""The chance of a reply."""
STALE: Final = 1
"""The most human actions since the last line that still leave it open to a reply."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark that an opponent could make, once there were ``after`` human actions since the last line."""

    seat: Seat
    mood: Mood
    after: int = 0


class TableTalk:
    """The opponents' remarks in a match, one line at a time, based only on public events."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self._desk, self._session, self._random = desk, session, Random()
        self._lines: Lines | None = None
        self._speaker: Seat | None = None
        """The last speaker."""
        self._actions = 0
        """The number of human actions since the last line."""
        self._answered = True
        """True if the last line gets no reply."""
        self._owners: dict[str, Seat] = {}
        """The seat that said each line at this table; nobody else says it here."""

    def acted(self, seat: Seat) -> None:
        """Count an action by a seat."""
        self._actions += seat in self._session.people

    def line(self, remark: Remark | None) -> SpeechLine | None:
        """Return the line of a remark, or None without one or too soon after the last line."""
        banter = self._desk.settings.banter
        if remark is None or banter is Banter.OFF:
            return None
        if self._actions < (remark.after if banter is Banter.SOME else remark.after // 2):
            return None
        words = self._words(remark.seat, remark.mood)
        if not words:
            return None
        self._desk.talk.append(words)
        self._owners[words] = remark.seat
        self._speaker, self._actions = remark.seat, 0
        self._answered = remark.mood not in SMALL_TALK or self._random.random() > REPLY_CHANCE
        return SpeechLine(remark.seat, words, remark.mood.expression)

    def remark_on(self, event: Event) -> Remark | None:
        """Return a remark on an event as a bystander sees it, or None.

        The speaker is an opponent involved in it, or else any opponent.
        """
        match = self._session.match
        match event:
            case DealStarted(number=number):
                return self.anyone(Mood.GREETING) if number == 1 else self._opening(number)
            case TurnStarted(seat=seat) if seat in self._session.people:
                return self.anyone(Mood.IDLE, self._random.choice(SILENT_TURNS) // match.seats)
            case TurnStarted(seat=seat) if (
                not self._answered and seat != self._speaker and self._actions <= STALE
            ):
                return Remark(seat, Mood.REPLIES)
        cast = Cast(self._session.names, None)
        effects = match.game.words.effects(match.seen_by(None, [event])[0], match.view(None), cast)
        effect = next((each for each in effects if each.occasion in REACTIONS), None)
        if effect is None or effect.occasion is None or not self._opponents:
            return None
        reaction, involved = REACTIONS[effect.occasion], (effect.seat, effect.by)
        seat = self._pick([each for each in self._opponents if each in involved] or self._opponents)
        mood = reaction.own if seat == effect.seat else reaction.seen
        if seat == effect.by and seat != effect.seat and reaction.doer is not None:
            mood = reaction.doer
        mine = reaction.doer is not None and self._session.viewer in involved
        return Remark(seat, mood, min(reaction.after, MOST_FOR_VIEWER) if mine else reaction.after)

    def anyone(self, mood: Mood, after: int = 0) -> Remark | None:
        """Return a remark by any opponent, or None if there are none."""
        return Remark(self._pick(self._opponents), mood, after) if self._opponents else None

    def remark_on_deal(self, deal: int) -> Remark | None:
        """Return a remark on a scored deal: on the match, a dare, the lead or the deal itself."""
        match, standing = self._session.match, self._session.match.standing
        if deal > len(standing.deals) or not self._opponents:
            return None
        if match.to_move is None:
            winners = [seat for seat in self._opponents if seat in standing.winners]
            return Remark(self._pick(winners), Mood.MATCH_WON) if winners else self.anyone(Mood.MATCH_LOST)
        gains = self._gains(deal)
        if len(set(gains)) == 1:
            return None
        return self._of_dare(gains) or self._of_lead(gains) or self._of_deal(gains)

    def _opening(self, number: int) -> Remark | None:
        """Return a remark on the start of a later deal, or on the viewer's streak."""
        me, lately = self._session.viewer, [self._gains(deal) for deal in (number - 2, number - 1) if deal]
        streak = me is not None and all(_alone(gains, me, max(gains)) for gains in lately)
        return self.anyone(Mood.STREAK if streak and len(lately) > 1 else Mood.NEXT_DEAL)

    def _of_dare(self, gains: Sequence[int]) -> Remark | None:
        """Return a remark on the outcome of the deal's last dare."""
        match, cast = self._session.match, Cast(self._session.names, None)
        view, deal = match.view(None), deals_of(match.history(None))[-1]
        effects = (effect for event in deal for effect in match.game.words.effects(event, view, cast))
        darers = [effect.seat for effect in effects if effect.occasion is Occasion.DARED]
        if not darers:
            return None
        held = gains[darers[-1]] == max(gains)
        if darers[-1] in self._opponents:
            return Remark(darers[-1], Mood.DARE_HELD if held else Mood.DARE_FAILED)
        return self.anyone(Mood.THEIR_DARE_HELD if held else Mood.THEIR_DARE_FAILED)

    def _of_lead(self, gains: Sequence[int]) -> Remark | None:
        """Return a remark by an opponent who overtook the viewer, or was overtaken."""
        me, sign = self._session.viewer, self._sign
        if me is None:
            return None
        now = [sign * total for total in self._session.match.standing.totals]
        was = [total - gained for total, gained in zip(now, gains, strict=True)]
        remarks = [
            Remark(seat, Mood.OVERTAKES if now[seat] > now[me] else Mood.OVERTAKEN)
            for seat in self._opponents
            if (was[seat] - was[me]) * (now[seat] - now[me]) < 0
        ]
        return self._random.choice(remarks) if remarks else None

    def _of_deal(self, gains: Sequence[int]) -> Remark | None:
        """Return a remark by the best or worst of a deal, or by anyone on the viewer's result."""
        me, remarks = self._session.viewer, list[Remark | None]()
        best = [seat for seat in self._opponents if gains[seat] == max(gains)]
        if me is not None and best and gains[me] == max(gains):
            return Remark(self._pick(best), Mood.TIED)
        for wanted, own, theirs in (
            (max(gains), Mood.AHEAD, Mood.THEY_WON),
            (min(gains), Mood.BEHIND, Mood.THEY_LOST),
        ):
            seats = [seat for seat in self._opponents if gains[seat] == wanted]
            remarks += [Remark(self._pick(seats), own)] if seats else []
            remarks += [self.anyone(theirs)] if me is not None and _alone(gains, me, wanted) else []
        return self._random.choice(remarks) if remarks else None

    def _gains(self, deal: int) -> list[int]:
        """Return each seat's gain in a deal, negated where low scores win."""
        return [self._sign * points for points in self._session.match.standing.deals[deal - 1]]

    @property
    def _sign(self) -> int:
        return -1 if self._session.game.info.low_wins else 1

    @property
    def _opponents(self) -> list[Seat]:
        return [seat for seat in range(self._session.match.seats) if seat not in self._session.people]

    def _pick(self, seats: Sequence[Seat]) -> Seat:
        """Pick a random seat, other than the last speaker's if possible."""
        return self._random.choice([seat for seat in seats if seat != self._speaker] or seats)

    def _words(self, seat: Seat, mood: Mood) -> str:
        """Return an unused line for the player or its level, or the least recent; empty if there are none."""
        player, said = self._session.saved.players[seat], self._desk.talk
        if self._lines is None:
            self._lines = _read(self._desk)
        places = {self._session.game.info.page, *([DESCENT] if self._session.saved.descent else [])}
        pools = [
            _fitting(self._lines.get(player.level, {}).get(name, {}), mood, places)
            for name in (player.name.lower(), "")
            if player.level is not None
        ]
        pools = [[line for line in lines if self._owners.get(line, seat) == seat] for lines in pools]
        for lines in pools:
            if fresh := [line for line in lines if line not in said]:
                return self._random.choice(fresh)
        last = {line: index for index, line in enumerate(said)}
        return min((line for lines in pools for line in lines), key=last.__getitem__, default="")


def _alone(gains: Sequence[int], seat: Seat, wanted: int) -> bool:
    """True if only this seat gained that much."""
    return gains[seat] == wanted and list(gains).count(wanted) == 1


def _fitting(moods: Mapping[str, Sequence[str]], mood: Mood, places: Collection[str]) -> list[str]:
    """Return the lines for a mood: the general ones, and those for these places."""
    keys = (mood.key, *(f"{mood.key}/{place}" for place in sorted(places)))
    return [line for key in keys for line in moods.get(key, ())]


def _read(desk: Desk) -> Lines:
    """Return all lines; if the file is missing or damaged, report it and return none."""
    assets = desk.app.assets
    try:
        return LINES.validate_json(assets.read_text(FILE))
    except (MissingAsset, ValidationError) as trouble:
        missing = isinstance(trouble, MissingAsset)
        assets.troubles.append(
            str(trouble) if missing else f"Brimstone can't read {assets.root / FILE}. Reinstall the game."
        )
        return {}
