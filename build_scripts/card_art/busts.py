"""The faces at the table in medallions: each person in every look."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from card_art import bust_parts as parts
from card_art import heads
from card_art.colours import BONE, BRASS, FLAME, SILVER, SOOT
from card_art.dress import PEOPLE, People
from card_art.looks import TILT, Look, Mouth, brows, eyes, mouth, sweat
from card_art.svg import discs, document, group, moved, ring, stroke

SIDE = 200

Part = Callable[[People], list[str]]
"""Something drawn in a person's colours."""
Gaze = Callable[[Look, People], list[str]]
"""Eyes for a look, in a person's colours."""


class Rank(Enum):
    """The sort of person: an opponent of some level, a mortal, or the keeper of a circle."""

    IMP = "imp"
    FIEND = "fiend"
    ARCHDEVIL = "archdevil"
    MORTAL = "mortal"
    KEEPER = "keeper"


GROUNDS = {
    Rank.IMP: ("#3D5A4C", "#57796A", BRASS),
    Rank.FIEND: ("#4A2C5E", "#6A4684", SILVER),
    Rank.ARCHDEVIL: ("#4A1010", "#7E2A1E", FLAME),
    Rank.MORTAL: ("#2F4763", "#47658A", BONE),
    Rank.KEEPER: ("#1B1512", "#7A4A1C", FLAME),
}
"""Ground, rays and rim of each rank, so that the level shows before the face does."""


@dataclass(frozen=True)
class Sitter:
    """Somebody who sits at the table."""

    rank: Rank
    people: People
    head: str
    """The outline of the head: a key of ``heads.OUTLINES``."""
    brow: str
    mouth: Mouth
    behind: tuple[Part, ...] = ()
    """Behind the head: horns, ears, hair."""
    over: tuple[Part, ...] = ()
    """Over the features: hair, hat, marks."""
    mask: tuple[Part, ...] = ()
    """On the skin, beneath the eyes."""
    collar: str = ""
    """The lining of a cape's collar behind everything, which does not lean with the head; none if empty."""
    beard: str = ""
    """The suit of the king whose beard it is; none where nothing is said."""
    brow_colour: str = ""
    """The hair's, where nothing is said."""


def colours(*own: str, trim: str = PEOPLE["H"].trim, lining: str = PEOPLE["H"].lining) -> People:
    """Return a person's own colours from skin to fold; trim and lining are a court's unless given."""
    court = PEOPLE["H"]
    return People(*[*own, trim, lining, court.ground, court.speck])


def plain(draw: Callable[[], list[str]]) -> Part:
    """Return a part that has colours of its own."""
    return lambda _people: draw()


def portraits(sitters: dict[str, Sitter]) -> dict[str, str]:
    """Return every person in every look: ``name_look`` to SVG."""
    return {
        f"{name}_{look.value}": _medallion(sitter, look) for name, sitter in sitters.items() for look in Look
    }


def _medallion(sitter: Sitter, look: Look) -> str:
    ground, ray, rim = GROUNDS[sitter.rank]
    rays = [group([stroke("M0 -62V-74", ray, 3)], 100, 112, turn) for turn in range(0, 360, 12)]
    disc = discs(100, 112, (86, SOOT), (83, rim), (77, SOOT), (75.5, ground))
    person = group(bust(sitter, look), 100, 104, 0, 1.48)
    return document(SIDE, SIDE, [*disc, *rays, ring(100, 112, 80, SOOT, 1.2), person])


def bust(sitter: Sitter, look: Look, gaze: Gaze = eyes) -> list[str]:
    """Return head and shoulders about the bridge of the nose, with the given eyes."""
    people = sitter.people
    head = [
        *_drawn(sitter.behind, people),
        *heads.face(sitter.head, people),
        *_drawn(sitter.mask, people),
        *_trimmed(heads.whiskers(sitter.beard, people) if sitter.beard else []),
        *heads.nose(people),
        *gaze(look, replace(people, skin=people.lining, shade=people.lining) if sitter.mask else people),
        *brows(look, sitter.brow, sitter.brow_colour or people.hair),
        _sized(mouth(look, sitter.mouth), _MOUTH_SIZES.get(sitter.head, 1)),
        *_trimmed(heads.moustache(people) if sitter.beard else []),
        *_drawn(sitter.over, people),
        *sweat(look),
    ]
    collar = parts.high_collar(sitter.collar) if sitter.collar else []
    return [*collar, *parts.shoulders(people), _leaning(head, TILT[look])]


def silhouette(sitter: Sitter, look: Look) -> str:
    """Return the parts of the outline of a head, leaning as the look has it, without the features."""
    people = sitter.people
    outline = [
        *_drawn(sitter.behind, people),
        *heads.face(sitter.head, people)[:1],
        *_trimmed(heads.whiskers(sitter.beard, people) if sitter.beard else []),
        *_drawn(sitter.over, people),
    ]
    return _leaning(outline, TILT[look])


_MOUTH_SIZES = {"J": 0.88, "Q": 0.94, "T": 0.8}
"""The scale of the mouth in a narrow head."""


def _sized(mouth: list[str], size: float) -> str:
    return group(mouth, 0, 22 * (1 - size), 0, size)


def _drawn(pieces: tuple[Part, ...], people: People) -> list[str]:
    return [part for piece in pieces for part in piece(people)]


def _leaning(head: list[str], degrees: int) -> str:
    """Draw a head turned about its neck."""
    return moved(head, f"rotate({degrees} 0 40)") if degrees else "".join(head)


def _trimmed(beard: list[str]) -> list[str]:
    """Draw a king's beard, shortened to stay within the medallion."""
    return [moved(beard, "translate(0 4.2) scale(1 .74)")] if beard else []
