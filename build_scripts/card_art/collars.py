"""The standing collars of the four queens, the right half of each, counted from the middle of the card."""

from card_art.dress import People
from card_art.svg import circle, inked, stroke

_SHAPES = {
    "S": (
        "M14 -56C34 -60 50 -76 61 -100C60 -90 62 -84 67 -79C60 -76 60 -68 66 -58"
        "C58 -56 56 -48 56 -42C44 -36 28 -34 16 -30Z"
    ),
    "H": (
        "M14 -56C30 -58 40 -70 42 -94C50 -84 53 -76 53 -68C59 -76 62 -84 62 -96"
        "C72 -80 70 -58 56 -44C46 -36 28 -34 16 -30Z"
    ),
    "D": (
        "M14 -56C26 -60 34 -72 38 -92Q48 -100 53 -91Q63 -90 62 -79Q70 -73 65 -63Q70 -52 58 -46"
        "C46 -38 28 -34 16 -30Z"
    ),
    "C": "M14 -54C34 -58 54 -72 58 -100C72 -78 68 -54 50 -44C38 -38 26 -34 16 -30Z",
}
_RIBS = {
    "S": "M20 -46C36 -54 52 -70 60 -94M20 -42C38 -46 54 -58 66 -78M22 -38C36 -40 50 -46 64 -58",
    "H": "M22 -48C34 -54 42 -66 45 -84M22 -40C42 -46 56 -62 62 -86",
    "D": (
        "M20 -48C30 -56 38 -70 42 -90M20 -45C36 -54 48 -68 54 -86M20 -42C38 -48 52 -60 62 -74"
        "M22 -38C38 -42 52 -48 63 -60"
    ),
    "C": "M20 -42C38 -50 52 -66 58 -92M36 -52L34 -60M46 -61L43 -71M40 -54L50 -54M49 -64L58 -66",
}


def collar(suit: str, people: People) -> list[str]:
    """A bat's wing, flames, a pleated fan with pearls, or a leaf."""
    fill = {"S": people.coat, "H": "#C8321F", "D": people.trim, "C": "#567A45"}[suit]
    line = {"S": people.trim, "H": people.trim, "D": people.fold, "C": people.fold}[suit]
    pearls = [circle(x, y, 2.6, people.lining) for x, y in ((44, -92), (57, -84), (63, -70), (62, -55))]
    return [inked(_SHAPES[suit], fill), stroke(_RIBS[suit], line, 1.6), *(pearls if suit == "D" else [])]
