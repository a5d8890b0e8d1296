"""The paper of a kabufuda card, and the number in its corners."""

from card_art.svg import BONE, SOOT, Letters, frame, gradient, group, plate

WIDTH, HEIGHT = 300, 500


CORNER = 18


MIDDLE = (WIDTH / 2, HEIGHT / 2)


def paper() -> list[str]:
    """The bare card."""
    return [
        gradient("paper", [(0, "#F4ECDA"), (0.6, BONE), (1, "#E0D3B8")]),
        plate(1, 1, WIDTH - 2, HEIGHT - 2, CORNER, "url(#paper)"),
        frame(1.5, 1.5, WIDTH - 3, HEIGHT - 3, CORNER, SOOT, 3),
    ]


def index(text: str, letters: Letters, colour: str) -> list[str]:
    """The number in two corners, within the strip that a fan leaves open."""
    size = 84 if len(text) == 1 else 68
    corner = [letters.draw(text, 46, 78, size, colour)]
    return [*corner, group(corner, WIDTH, HEIGHT, 180)]


def sized(parts: list[str], size: float, down: float = 0) -> list[str]:
    """Parts drawn smaller about the card's middle, to leave the corners to the numbers."""
    x, y = MIDDLE
    return [group(parts, x * (1 - size), y * (1 - size) + down, 0, size)]
