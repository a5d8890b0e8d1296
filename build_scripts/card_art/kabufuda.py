"""The kabufuda deck: ten numbers cut in ink and vermilion, two Specials, a blank, the Onifuda and a back."""

from card_art.kabufuda_numbers import MOTIFS
from card_art.kabufuda_sheet import HEIGHT, WIDTH, index, paper
from card_art.kabufuda_shows import back, blank, special_1, special_4
from card_art.onifuda import onifuda
from card_art.svg import SOOT, Letters, document


def deck(letters: Letters) -> dict[str, str]:
    """Every card of the deck: file name without ending to SVG."""
    cards = {str(count): _plain(count, letters) for count in range(1, 11)}
    cards["special_1"] = special_1(letters)
    cards["special_4"] = special_4(letters)
    cards["blank"] = blank()
    cards["onifuda"] = onifuda(letters)
    cards["back"] = back()
    return cards


def _plain(count: int, letters: Letters) -> str:
    motif = MOTIFS[count - 1]
    return document(WIDTH, HEIGHT, [*paper(), *motif(), *index(str(count), letters, SOOT)])
