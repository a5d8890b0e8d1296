"""The French deck: indices, pips in the classic places, courts, jokers, the Devil and the Angel."""

from math import cos, radians, sin

from card_art import courts, show_pieces
from card_art.suits import LOOKS, Look, sign
from card_art.svg import BONE, SOOT, Letters, document, frame, gradient, group, plate

WIDTH, HEIGHT = 250, 350
CORNER = 15
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

_LEFT, _MIDDLE, _RIGHT = 82.0, 125.0, 168.0
_FOUR_DOWN = (66.0, 139.0, 211.0, 284.0)
_PIPS: dict[int, list[tuple[float, float]]] = {
    2: [(_MIDDLE, 66), (_MIDDLE, 284)],
    3: [(_MIDDLE, 66), (_MIDDLE, 175), (_MIDDLE, 284)],
    4: [(x, y) for x in (_LEFT, _RIGHT) for y in (66, 284)],
    5: [*((x, y) for x in (_LEFT, _RIGHT) for y in (66, 284)), (_MIDDLE, 175)],
    6: [(x, y) for x in (_LEFT, _RIGHT) for y in (66, 175, 284)],
    7: [*((x, y) for x in (_LEFT, _RIGHT) for y in (66, 175, 284)), (_MIDDLE, 120)],
    8: [*((x, y) for x in (_LEFT, _RIGHT) for y in (66, 175, 284)), (_MIDDLE, 120), (_MIDDLE, 230)],
    9: [*((x, y) for x in (_LEFT, _RIGHT) for y in _FOUR_DOWN), (_MIDDLE, 175)],
    10: [*((x, y) for x in (_LEFT, _RIGHT) for y in _FOUR_DOWN), (_MIDDLE, 102), (_MIDDLE, 248)],
}


def decks(letters: Letters) -> dict[str, dict[str, str]]:
    """Folder to the cards in it: file name without ending to SVG."""
    found = {
        folder: {
            f"{rank}{suit}": _card(number, suit, look, letters)
            for suit in "SHDC"
            for number, rank in enumerate(RANKS, 1)
        }
        for folder, look in LOOKS.items()
    }
    for cards in found.values():
        cards["joker_red"] = _whole(show_pieces.joker("#B3261E", "#F6B042"))
        cards["joker_black"] = _whole(show_pieces.joker(SOOT, "#8A5FB0"))
        cards["devil"] = _whole(show_pieces.devil())
        cards["angel"] = _whole(show_pieces.angel())
    return found


def paper() -> list[str]:
    """The blank card."""
    return [
        gradient("paper", [(0, "#FAF4E6"), (0.6, "#F4ECDA"), (1, "#E6DABF")]),
        plate(1, 1, WIDTH - 2, HEIGHT - 2, CORNER, "url(#paper)"),
        frame(1.25, 1.25, WIDTH - 2.5, HEIGHT - 2.5, CORNER, SOOT, 2.5),
    ]


def _whole(parts: list[str]) -> str:
    return document(WIDTH, HEIGHT, [*paper(), *parts])


def _card(number: int, suit: str, look: Look, letters: Letters) -> str:
    ink = look.inks[suit]
    large = look.rank > 60
    if number > 10:
        inside = courts.court(number, suit, ink)
    elif number == 1:
        inside = [*_ace_ring(ink), sign(suit, 125, 175, 120, ink)]
    elif large:
        inside = [sign(suit, 125, 175, 110, ink)]
    else:
        size = 54 if number < 7 else 48 if number < 9 else 44
        inside = [sign(suit, x, y, size, ink, 180 if y > 176 else 0) for x, y in _PIPS[number]]
    return _whole([*inside, *_corners(RANKS[number - 1], suit, look, letters)])


def _ace_ring(ink: str) -> list[str]:
    """Rays round the ace's sign."""
    rays = [f"M125 175m0 -{84 + (step % 2) * 6}v-{14 if step % 2 else 22}" for step in range(24)]
    return [
        group([f'<path d="{ray}" stroke="{ink}" stroke-width="2" fill="none"/>'], *_spun(step * 15.0))
        for step, ray in enumerate(rays)
    ]


def _spun(turn: float) -> tuple[float, float, float]:
    """The group move that turns about the card's middle."""
    angle = radians(turn)
    x, y = 125.0, 175.0
    return x - (x * cos(angle) - y * sin(angle)), y - (x * sin(angle) + y * cos(angle)), turn


def _corners(rank: str, suit: str, look: Look, letters: Letters) -> list[str]:
    """Rank over suit in two corners, within the strip that a fan leaves open."""
    ink = look.inks[suit]
    size = look.rank * (0.82 if rank == "10" else 1)
    wide = look.rank > 60
    x = 36.0 if wide else 29.0
    corner = [plate(4, 6, 66, 132, 12, BONE)] if wide and rank in "JQK" else []
    corner += [
        letters.draw(rank, x, 14 + look.rank * 0.72, size, ink),
        sign(suit, x, 20 + look.rank * 0.78 + look.sign * 0.55, look.sign, ink),
    ]
    return [*corner, group(corner, WIDTH, HEIGHT, 180)]
