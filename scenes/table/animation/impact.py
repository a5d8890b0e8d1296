"""The impact of moments: a hit stop, a jolt, particles, light and sound, by a moment's weight.

Players who are hit are thrown back, and those who gain hop. The effects run on a timeline that the game does
not wait for. With animation off, an outline replaces them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import hypot
from random import Random
from typing import Final

import pygame

from engine.motion import ease_out, hopped, jolt, linear, thrown_back
from engine.particles import ParticleKind, Particles
from engine.sound import Channel, Sound, rising
from engine.sprites import CardSprite, Glow, size_of
from engine.theme import BONE, BRASS, FLAME, OXBLOOD, SOOT, Colour, mixed
from engine.timeline import Timeline
from game.cards import Card, Seat
from game.contract.table import Burst, BySeat, Effect, InZone, Moment, Occasion, OnCard, OnPlace, Spot, Weight
from scenes.table.animation.card_motion import hop_cards
from scenes.table.animation.darkness import LIGHTEN_MS, WHITE, Darkness
from scenes.table.view.board import Board
from scenes.table.view.pieces import Pieces
from scenes.table.view.table_layout import SUM

LARGE_MOMENTS, LARGE_MOMENTS_MS = 2, 20_000.0
"""The most large moments in a period in milliseconds; any more land as medium ones."""
FLASH_GAP_MS: Final = 340.0
"""The least time between two flashes, in milliseconds: at most three a second."""
THROWN_BACK_PX, HOP_PX, HANDS_HOP_PX = 10, 12, 12
"""The distance in design pixels that a portrait is thrown back, that it hops, and that hands hop."""
THROWN_BACK_MS, HOP_MS = 420.0, 520.0
"""The time a portrait is thrown back, and the time it hops, in milliseconds."""
DOWN: Final = (0.0, 1.0)
BONUS_VOLUME: Final = 0.6
"""The volume of a bonus stamped on a sum, as a share."""
STAMP_MS, STAMP_GROWTH = 220.0, 0.6
"""The time large words take to be stamped, in milliseconds, and the share by which they start larger."""
GREAT_WEIGHTS: Final = (Weight.LARGE, Weight.CROWNING)
WINNER_LIT_MS: Final = 2800.0
"""The time only the winner of the match is lit, and its banner is shown, in milliseconds."""
PIECE_RISE_DELAY_MS: Final = 420.0
"""The time until a moment's piece rises, in milliseconds."""
OUTLINE_MS, OUTLINE_FADE_MS = 600.0, 150.0
"""The time a moment is outlined with animation off, and the part of it that fades, in milliseconds."""
COLUMN_GAP_MS: Final = 110.0
"""The time from one column lighting up to the next, in milliseconds."""
EYE_DIRECTIONS: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))
"""The directions of the four eyes from the middle of a card, in the order they open."""
EYE_WIDTH, EYE_OFFSET, EYE_GAP_MS = 0.19, 0.12, 50.0
"""The width of an eye and its distance from the middle, in card heights; milliseconds between two."""
LOCK_PICTURE: Final = "tokens/lock.svg"
PLAIN_AREA_PX: Final = (120.0, 168.0)
"""The size of the area that particles start from if no place or player has them, in design pixels."""
TRAIL_SIZE: Final = 0.4
"""The size of the embers that a moving card sheds, as a share of other embers."""
COLUMN_VOLUME, COLUMN_NOTES = 0.6, 4
"""The volume of a column that lights up, as a share, and the notes it counts up from one to the next."""
LOCK_WIDTH: Final = 0.8
"""The width of the lock over a skipped player, as a share of the portrait's."""


@dataclass(frozen=True, slots=True)
class Force:
    """The strength of a moment's effects, by its weight. Times are in milliseconds."""

    stop: float
    jolt: float
    """The distance the table is jolted, in design pixels."""
    shakes: float
    """The duration of the shaking."""
    light: float
    """The strength of a flash, from 0 to 1."""
    fades: float
    """The duration of a flash."""


FORCES: Final = {
    Weight.SMALL: Force(stop=0, jolt=0, shakes=0, light=0, fades=0),
    Weight.MEDIUM: Force(stop=60, jolt=4, shakes=240, light=0.16, fades=220),
    Weight.LARGE: Force(stop=120, jolt=10, shakes=380, light=0.55, fades=420),
    Weight.CROWNING: Force(stop=160, jolt=12, shakes=450, light=0.55, fades=700),
}


@dataclass(frozen=True, slots=True)
class BurstEffect:
    """The particles, light and sounds of a burst."""

    kind: ParticleKind
    medium: int
    large: int
    """The number of particles at a large moment; ``medium`` is that at a medium one."""
    light: Colour
    sounds: tuple[tuple[str, float, float], ...]
    """Sounds besides the moment's own: name, delay in milliseconds, volume."""
    fades: float = 1.0
    """The duration of the light, as a multiple of a flash's."""


BURSTS: Final = {
    Burst.SPARKS: BurstEffect(
        ParticleKind.SPARK, medium=22, large=60, light=(255, 226, 170), sounds=(("knock", 0.0, 0.5),)
    ),
    Burst.EMBERS: BurstEffect(
        ParticleKind.EMBER,
        medium=18,
        large=90,
        light=(255, 150, 60),
        sounds=(("slam", 0.0, 0.9), ("flare", 120.0, 1.0), ("bell", 300.0, 0.5)),
    ),
    Burst.BONE: BurstEffect(
        ParticleKind.BONE,
        medium=12,
        large=48,
        light=(255, 110, 80),
        sounds=(("slam", 0.0, 0.6), ("crack", 0.0, 1.0), ("bell", 320.0, 0.4), ("laugh", 900.0, 0.8)),
    ),
    Burst.FEATHERS: BurstEffect(
        ParticleKind.FEATHER,
        medium=10,
        large=40,
        light=(196, 206, 255),
        sounds=(("slam", 0.0, 0.6), ("wings", 200.0, 1.0), ("bell", 1000.0, 0.4)),
    ),
}
SINKING: Final = BurstEffect(
    ParticleKind.EMBER,
    medium=18,
    large=30,
    light=(96, 108, 168),
    sounds=(("slam", 0.0, 0.8), ("sink", 160.0, 1.0)),
    fades=3.0,
)
"""The effect of another player's large moment: the embers sink."""


@dataclass(slots=True)
class Impact:
    """The effects now running."""

    board: Board
    card_timeline: Timeline
    """The timeline of the cards, which is held for a moment at a blow."""
    sound: Sound
    pieces: Pieces
    timeline: Timeline = field(init=False)
    """The timeline of the effects, which the game does not wait for."""
    shakes: bool = True
    flashes: bool = True
    particles: Particles = field(default_factory=lambda: Particles(Random(11)))
    shaken: tuple[float, float] = (0.0, 0.0)
    """The offset of the whole table, in design pixels."""
    darkness: Darkness = field(init=False)
    crowning: Colour | None = None
    """The colour of the banner that names the winner of the match, while it is shown."""
    opened: float = 1.0
    """The share of its height to which the banner is open now."""
    stamped: float = 0.0
    """The share by which a banner's words are larger now than at rest."""
    now: float = 0.0
    """The time since the start, in milliseconds."""
    _large: list[float] = field(default_factory=list)
    """The times of the latest large moments."""
    _flashed: float = -FLASH_GAP_MS
    _light: tuple[Colour, float] = (WHITE, 0.0)
    """The colour of the flash over the room, and its strength from 0 to 1."""
    _bust_offsets: dict[Seat, tuple[float, float]] = field(default_factory=dict)
    """The offsets of portraits, in design pixels."""
    _outlined: pygame.Rect | None = None
    """The outline around the latest moment, shown when animation is off."""
    _outline_left: float = 0.0
    """The time until the outline disappears, in milliseconds."""

    def __post_init__(self) -> None:
        self.timeline = Timeline(self.card_timeline.speed)
        self.darkness = Darkness(self.board, self.timeline)

    @property
    def busy(self) -> bool:
        """True while any effect is moving."""
        return self.timeline.busy or self.particles.busy

    def configure(self, *, shakes: bool, flashes: bool) -> None:
        """Apply the settings for shake, flashes and animation speed."""
        self.shakes, self.flashes = shakes, flashes
        self.timeline.run_at(self.card_timeline.speed)
        if self.card_timeline.off:
            self.stop()

    def update(self, milliseconds: float) -> bool:
        """Advance the effects; return True if the picture has changed."""
        self.now += milliseconds
        moved = self._fade_outline(milliseconds) or self.busy
        self.timeline.update(milliseconds)
        if self.particles.busy:
            self.particles.update(milliseconds)
        return moved

    def _fade_outline(self, milliseconds: float) -> bool:
        """Let the outline fade; return True if it has just appeared or looks different now."""
        before, self._outline_left = self._outline_left, self._outline_left - milliseconds
        if self._outline_left <= 0:
            self._outlined = None
        return before == OUTLINE_MS or 0 < before <= OUTLINE_FADE_MS + milliseconds

    def stop(self) -> None:
        """End every effect at once."""
        self.timeline.finish()
        self.particles.clear()
        self.darkness.end()
        self.shaken, self._light = (0.0, 0.0), (WHITE, 0.0)
        self.stamped, self.opened, self.crowning = 0.0, 1.0, None
        self._bust_offsets.clear()

    def land(self, moment: Moment, placed: tuple[float, float], along: tuple[float, float]) -> None:
        """Show a moment's effects at a point where a card was ``placed``, moving ``along`` a vector."""
        if moment.weight is Weight.SMALL:
            return
        if self.card_timeline.off:
            self._outlined, self._outline_left = self._around(moment.where, placed), OUTLINE_MS
        if self._is_still:
            return
        weight = self._limited(moment.weight)
        force, large = FORCES[weight], weight in GREAT_WEIGHTS
        sinks = large and moment.by is not None and self.board.viewer not in (None, moment.by)
        burst = SINKING if sinks else BURSTS.get(moment.burst)
        blow, around = _unit(along), self._around(moment.where, placed)
        self._strike_table(force, blow)
        if moment.clash and large:
            self.particles.burst(ParticleKind.SLASH, 1, around, self.board.box_scale)
        if burst is not None:
            self._flash(burst.light, force.light, force.fades * burst.fades)
            self._throw(burst, around, blow, force.stop, large=large)
        if moment.stares_at is not None and isinstance(moment.where, OnCard):
            self._stare(moment.where.card, moment.stares_at, force.stop)
        if moment.piece is not None:
            self.timeline.call(force.stop + PIECE_RISE_DELAY_MS, partial(self.pieces.add, moment.piece))
        rows = (self.board.piles[place] for place in moment.columns)
        for index, column in enumerate(zip(*rows, strict=False)):
            self.timeline.call(force.stop + COLUMN_GAP_MS * index, partial(self._light_up, column, index))
        if large:
            for name, late, share in () if burst is None else burst.sounds:
                self.timeline.call(late, partial(self._sound, name, share))
            self._strike(moment, force.stop)
        if weight is Weight.CROWNING:
            self._crown(moment.where, sinks=sinks)

    def _strike(self, moment: Moment, late: float) -> None:
        """Let the hands hop at a large moment, or darken the room; break a card for bones."""
        if moment.spotlight is None:
            self.timeline.call(late, self._hop_hands)
        else:
            self.darkness.begin(moment.spotlight)
        if moment.burst is Burst.BONE and isinstance(moment.where, OnPlace):
            self.timeline.call(late, partial(self._shatter, moment.where.place))

    def land_bonus(self, seats: Sequence[Seat]) -> None:
        """Show the impact of a bonus on the sums of some players."""
        if self._is_still:
            return
        force, sparks = FORCES[Weight.MEDIUM], BURSTS[Burst.SPARKS]
        self._strike_table(force, DOWN)
        for seat in seats:
            self._throw(sparks, self.board.layout.seat_zone(SUM, seat).rect, DOWN, 0, large=False)
        self._sound("slam", BONUS_VOLUME)

    def _strike_table(self, force: Force, blow: tuple[float, float]) -> None:
        """Stop the cards for a moment, and jolt the table in the direction of a blow."""
        self.card_timeline.pause(force.stop)
        if self.shakes:
            self.timeline.add(0, force.shakes, partial(self._jolt, force.jolt, blow), linear)

    def trail(self, sprite: CardSprite, lasts: float) -> None:
        """Shed embers from a moving card, for some milliseconds."""
        if self._is_still:
            return

        def shed(share: float) -> None:
            if share < 1:
                side = round(sprite.height / 3)
                around = pygame.Rect(0, 0, side, side).move_to(center=(round(sprite.x), round(sprite.y)))
                self.particles.burst(ParticleKind.EMBER, 1, around, TRAIL_SIZE * self.board.box_scale)

        self.timeline.add(0, lasts, sprite.until_sent(shed), linear)

    def stamp(self) -> None:
        """Animate the stamping of large words on the table."""
        self.opened = 1.0 if self._is_still else 0.0
        if not self._is_still:
            self.timeline.add(0, STAMP_MS, self._stamp, linear)

    def close(self, share: float) -> None:
        """Close the band behind large words by a share."""
        self.opened = 1 - share

    def react(self, effects: Sequence[Effect]) -> None:
        """Throw back players who are hit, and let those who gain hop."""
        if self._is_still:
            return
        for effect in effects:
            if effect.unwelcome:
                self._throw_back(effect.seat, self._away(effect))
                if effect.occasion is Occasion.SKIPPED:
                    self._lock(effect.seat)
            elif effect.gain:
                self._move_bust(effect.seat, HOP_MS, (0.0, -1.0), lambda share: HOP_PX * hopped(share))

    def hit(self, seat: Seat | None) -> None:
        """Throw back a player who draws a penalty card; do nothing for None."""
        if seat is not None and not self._is_still:
            self._throw_back(seat, (0.0, -1.0))

    def bust_offset(self, seat: Seat) -> tuple[int, int]:
        """Return the offset of a player's portrait, in window pixels."""
        x, y = self._bust_offsets.get(seat, (0.0, 0.0))
        box_scale = self.board.box_scale
        return round(x * box_scale), round(y * box_scale)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw light and particles over the table."""
        if self.darkness.share > 0:
            self.darkness.draw(surface)
        elif self._light[1] > 0:
            surface.fill(mixed(WHITE, *self._light), None, pygame.BLEND_RGB_MULT)
        if self.particles.busy:
            self.particles.draw(surface, self.board.assets)
        if self._outlined is not None:
            ring = pygame.Surface(self._outlined.inflate(16, 16).size, pygame.SRCALPHA)
            pygame.draw.rect(ring, BRASS, ring.get_rect(), 4, border_radius=10)
            ring.set_alpha(round(255 * min(1.0, self._outline_left / OUTLINE_FADE_MS)))
            surface.blit(ring, ring.get_rect(center=self._outlined.center))

    def shake(self, surface: pygame.Surface) -> None:
        """Shift the whole picture while the table shakes."""
        box_scale = self.board.box_scale
        across, down = round(self.shaken[0] * box_scale), round(self.shaken[1] * box_scale)
        if across or down:
            surface.scroll(across, down)

    def _crown(self, where: Spot | None, *, sinks: bool) -> None:
        """Light up only the winner of the match; embers rise everywhere unless it ``sinks``."""
        self.crowning = BONE if sinks else FLAME
        if isinstance(where, BySeat):
            self.darkness.begin(where.seat)
            self.timeline.call(WINNER_LIT_MS - LIGHTEN_MS, partial(self.darkness.follow, None))
        if not sinks:
            self.particles.start_embers(pygame.Rect((0, 0), self.board.window), self.board.box_scale)

    def _hop_hands(self) -> None:
        high = HANDS_HOP_PX * self.board.box_scale
        for place in self.board.hands.values():
            hop_cards(self.board.piles[place], high, self.timeline)

    def _light_up(self, column: Sequence[CardSprite], index: int) -> None:
        """Light up the cards of a column, with a higher note for each column."""
        if not self.timeline.finishing:
            self.sound.play(rising(COLUMN_NOTES * index), Channel.TABLE, COLUMN_VOLUME)
            hop_cards(column, 2 * HANDS_HOP_PX * self.board.box_scale, self.timeline)
            for sprite in column:
                sprite.glow = Glow.CHOSEN

    def _shatter(self, place: int) -> None:
        """Break the card below the top one."""
        for sprite in () if self.timeline.finishing else self.board.piles[place][-2:-1]:
            art = self.board.assets.picture(sprite.picture, *size_of(sprite, self.board.assets))
            self.particles.shatter(art, (sprite.x, sprite.y), self.board.box_scale)

    def _stare(self, card: Card, seat: Seat, late: float) -> None:
        """Open four eyes on a card one after another, all looking at a player."""
        sprite = self.board.sprite_of(card)
        if sprite is None:
            return
        victim, high = self._seat(seat), sprite.height
        toward = _unit((victim.centerx - sprite.x, victim.centery - sprite.y))
        art = _eye(round(EYE_WIDTH * high), toward)
        for index, (across, down) in enumerate(EYE_DIRECTIONS):
            around = pygame.Rect(0, 0, 0, 0)
            around.center = (
                round(sprite.x + across * EYE_OFFSET * high),
                round(sprite.y + down * EYE_OFFSET * high - sprite.lift),
            )
            opens = partial(self.particles.burst, ParticleKind.EYE, 1, around, 1.0, art=art)
            self.timeline.call(late + EYE_GAP_MS * index, opens)

    def _lock(self, seat: Seat) -> None:
        face, assets = self.board.layout.faces[seat], self.board.assets
        wide = round(face.width * LOCK_WIDTH)
        art = assets.picture(LOCK_PICTURE, wide, round(wide / assets.aspect(LOCK_PICTURE)))
        self.particles.burst(ParticleKind.STAMP, 1, face, 1.0, art=art)

    @property
    def _is_still(self) -> bool:
        """True if animation is off or being finished."""
        return self.card_timeline.finishing or self.card_timeline.off

    def _limited(self, weight: Weight) -> Weight:
        """Return a moment's weight, or medium if there were too many large ones lately."""
        if weight is not Weight.LARGE:
            return weight
        self._large = [then for then in self._large if self.now - then < LARGE_MOMENTS_MS]
        if len(self._large) >= LARGE_MOMENTS:
            return Weight.MEDIUM
        self._large.append(self.now)
        return weight

    def _throw(
        self, burst: BurstEffect, around: pygame.Rect, blow: tuple[float, float], late: float, *, large: bool
    ) -> None:
        """Schedule the particles of a burst."""
        box_scale, count = self.board.box_scale, burst.large if large else burst.medium

        def fly() -> None:
            self.particles.burst(burst.kind, count, around, box_scale, blow)
            if large and burst.kind is not ParticleKind.FEATHER:
                self.particles.burst(ParticleKind.RING, 1, around, box_scale)
            if large and burst.kind is ParticleKind.EMBER:
                self.particles.burst(ParticleKind.SPARK, count // 3, around, box_scale, blow)

        self.timeline.call(late, fly)

    def _sound(self, name: str, share: float) -> None:
        if not self.timeline.finishing:
            self.sound.play(name, Channel.TABLE, share)

    def _flash(self, colour: Colour, most: float, fades: float) -> None:
        """Flash a colour over the room, unless one has just flashed."""
        if not self.flashes or self.now - self._flashed < FLASH_GAP_MS:
            return
        self._flashed = self.now

        def fade(share: float) -> None:
            self._light = colour, most * (1 - share) ** 2

        self.timeline.add(0, fades, fade, linear)

    def _stamp(self, share: float) -> None:
        self.stamped = STAMP_GROWTH * (1 - ease_out(share))
        self.opened = ease_out(min(1.0, 2 * share))

    def _jolt(self, most: float, blow: tuple[float, float], share: float) -> None:
        self.shaken = jolt(share, most, *blow)

    def _throw_back(self, seat: Seat, way: tuple[float, float]) -> None:
        self._move_bust(seat, THROWN_BACK_MS, way, lambda share: THROWN_BACK_PX * thrown_back(share))

    def _move_bust(
        self, seat: Seat, lasts: float, way: tuple[float, float], far: Callable[[float], float]
    ) -> None:
        """Move a portrait along a direction and back; ``far`` maps a share of the time to design pixels."""

        def move(share: float) -> None:
            if share >= 1:
                self._bust_offsets.pop(seat, None)
            else:
                self._bust_offsets[seat] = way[0] * far(share), way[1] * far(share)

        self.timeline.add(0, lasts, move, linear)

    def _away(self, effect: Effect) -> tuple[float, float]:
        """Return the direction in which a player is thrown: away from the one who did it, or up."""
        if effect.by is None or effect.by == effect.seat:
            return 0.0, -1.0
        one, other = self._seat(effect.by), self._seat(effect.seat)
        return _unit((other.centerx - one.centerx, other.centery - one.centery))

    def _seat(self, seat: Seat) -> pygame.Rect:
        """Return a player's area: the portrait, or the plate of the viewer."""
        mine = seat == self.board.viewer
        return self.board.layout.plate(seat) if mine else self.board.layout.faces[seat]

    def _around(self, spot: Spot | None, middle: tuple[float, float]) -> pygame.Rect:
        """Return the area that particles start from."""
        match spot:
            case OnPlace(place=place):
                return self.board.area(place, slack=0)
            case BySeat(seat=seat):
                return self._seat(seat)
            case InZone(name=name):
                return self.board.zone(name).rect
            case OnCard(card=card) if (sprite := self.board.sprite_of(card)) is not None:
                middle = sprite.x, sprite.y
        wide, high = (round(part * self.board.box_scale) for part in PLAIN_AREA_PX)
        return pygame.Rect(0, 0, wide, high).move_to(center=(round(middle[0]), round(middle[1])))


def _unit(along: tuple[float, float]) -> tuple[float, float]:
    """Return the unit vector of a direction, or down if it is too short."""
    far = hypot(*along)
    return (along[0] / far, along[1] / far) if far > 1 else (0.0, 1.0)


def _eye(wide: int, toward: tuple[float, float]) -> pygame.Surface:
    """Draw an open eye that looks in a direction, at four times its size, and scale it down."""
    width, height = 4 * wide, 2 * wide
    eye = pygame.Surface((width, height), pygame.SRCALPHA)
    for share, colour in ((1.0, BRASS), (0.86, BONE)):
        lid = [(width / 2 + share * width / 2 * x, height / 2 + share * height / 2 * y) for x, y in _LIDS]
        pygame.draw.polygon(eye, colour, lid)
    at = width / 2 + toward[0] * width * 0.2, height / 2 + toward[1] * height * 0.2
    pygame.draw.circle(eye, OXBLOOD, at, height * 0.3)
    pygame.draw.circle(eye, SOOT, at, height * 0.16)
    return pygame.transform.smoothscale(eye, (wide, wide // 2))


_LIDS: Final = [
    (x / 8, side * (1 - (x / 8) ** 2)) for side in (-1, 1) for x in range(-8 * side, 9 * side, side)
]
"""The outline of an eye, in coordinates from -1 to 1."""
