"""Seeds as codes that can be told to a friend."""

from game.shuffle import SEED_BITS

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def deal_code(seed: int) -> str:
    """A seed as a code."""
    digits = ""
    while seed or not digits:
        seed, digit = divmod(seed, len(LETTERS))
        digits = LETTERS[digit] + digits
    return digits


def read_deal_code(code: str) -> int:
    """The seed that a code stands for.

    Raises:
        ValueError: with a sentence, when it is no code.
    """
    seed = 0
    for letter in code.strip().upper():
        if letter not in LETTERS:
            raise ValueError(f"A deal code has only the letters and digits {LETTERS}, not {letter!r}.")
        seed = seed * len(LETTERS) + LETTERS.index(letter)
    if seed >= 1 << SEED_BITS:
        raise ValueError("That deal code is too long.")
    return seed
