"""Helpers for sentences: names and "you", lists, plurals, odds and numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.cards import Seat

MATCH_OVER: Final = "The match is over."


class PlayerError(ValueError):
    """An error whose message is a sentence for the player. The text of any other error goes to the log."""


@dataclass(frozen=True, slots=True)
class Cast:
    """The players' names by seat, and the seat addressed as "you", if any."""

    names: tuple[str, ...]
    you: Seat | None = None

    @property
    def near(self) -> Seat:
        """The seat addressed, or the first if there is none."""
        return self.you or 0

    def tell(self, seat: Seat, you: str, other: str) -> str:
        """Return ``you`` for the seat addressed, else ``other`` with its name in place of ``{name}``."""
        return you if seat == self.you else other.replace("{name}", self.names[seat])

    def ask(self, seat: Seat, words: str) -> str:
        """Return a question to a person, with their name first if several people play."""
        return words if seat == self.you else f"{self.names[seat]}: {words}"

    def name(self, seat: Seat) -> str:
        """Return the name of a seat in the middle of a sentence, or ``you``."""
        return "you" if seat == self.you else self.names[seat]

    def together(self, seats: Sequence[Seat]) -> str:
        """Return several seats in the middle of a sentence, ``you`` first: ``you and Mara``."""
        return listed([self.name(seat) for seat in sorted(seats, key=lambda seat: seat != self.you)])

    def scored(self, points: Sequence[int]) -> str:
        """Return the points of each seat in a deal, as a sentence."""
        scores = [f"{self.name(seat)} {got}" for seat, got in enumerate(points)]
        return f"This deal: {', '.join(scores)}."

    def won(self, winners: Sequence[Seat]) -> str:
        """Return the winners of a match, as a sentence without its full stop."""
        if len(winners) > 1:
            return f"{capitalised(self.together(winners))} share the win"
        return self.tell(winners[0], "You win the match", "{name} wins the match")

    def race(self, totals: Sequence[int], ranks: Sequence[int]) -> str:
        """Return the leader and the score, ``Mara is ahead, 30 to your 42``; empty if tied at 0."""
        leaders = [seat for seat, rank in enumerate(ranks) if rank == 1]
        best = totals[leaders[0]]
        if len(leaders) == len(totals):
            tied = f"all tied at {best}" if len(totals) > 2 else f"tied at {best}"
            return tied if best else ""
        if leaders == [self.you]:
            return f"you're ahead with {best}"
        who = self.together(leaders)
        ahead = f"{who} are ahead" if len(leaders) > 1 else f"{who} is ahead"
        if self.you is None or self.you in leaders:
            return f"{ahead} with {best}"
        return f"{ahead}, {best} to your {totals[self.you]}"

    def passed(self, totals: Sequence[int], limit: int) -> str:
        """Return the sentence on who ended a match by reaching its limit of points."""
        there = [seat for seat, total in enumerate(totals) if total >= limit]
        who = f"{in_words(len(there))} players"
        if len(there) < 3:
            who = self.together(there)
        elif len(there) == len(totals):
            who = "everyone"
        passed = "passed" if min(totals[seat] for seat in there) > limit else "reached"
        return f"{capitalised(who)} {passed} {limit}, so the match is over."


def listed(words: Sequence[str], last: str = "and") -> str:
    """Return words joined as a list: ``a, b and c``."""
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)


def any_of(words: Sequence[str]) -> str:
    """Return words joined as a choice: ``a, b or c``."""
    return listed(words, "or")


def paragraph(*sentences: str) -> str:
    """Return the sentences that are not empty, one after the other."""
    return " ".join(filter(None, sentences))


def in_a_row(who: str, deeds: Sequence[str]) -> str:
    """Return a player's consecutive actions as a sentence: ``Mara draws a card, plays a 4, then passes.``"""
    *earlier, last = deeds
    return f"{who} {', '.join(earlier)}, then {last}." if earlier else f"{who} {last}."


def noun(count: int, word: str, many: str = "") -> str:
    """Return a noun in the singular or plural, which adds an s unless ``many`` is given."""
    return word if count == 1 else many or f"{word}s"


def plural(count: int, word: str, many: str = "") -> str:
    """Return a count with its noun: ``1 card``, ``3 cards``, ``3 matches``."""
    return f"{number(count)} {noun(count, word, many)}"


_COUNTS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def in_words(count: int) -> str:
    """Return a small number in words, and a larger one in figures."""
    return _COUNTS[count] if count < len(_COUNTS) else str(count)


def counted(count: int, word: str) -> str:
    """Return a count in words with its noun: ``an Imp``, ``a Fiend``, ``two Fiends``."""
    if count > 1:
        return f"{in_words(count)} {noun(count, word)}"
    return f"{'an' if word[0] in 'AEIOU' else 'a'} {word}"


def how_often(chance: float) -> str:
    """Return odds as people say them: ``about 4 times in 5``, ``about 1 time in 6``."""
    match _ratio(chance):
        case 0, _:
            return "almost never"
        case 1, 1:
            return "almost every time"
        case 1, 2:
            return "about half the time"
        case 1, many:
            return f"about 1 time in {many}"
        case some, many:
            return f"about {some} times in {many}"


def how_likely(chance: float) -> str:
    """Return the same odds as what "your chances are": ``about 4 in 5``, ``about even``."""
    match _ratio(chance):
        case 0, _:
            return "almost nil"
        case 1, 1:
            return "almost certain"
        case 1, 2:
            return "about even"
        case some, many:
            return f"about {some} in {many}"


def _ratio(chance: float) -> tuple[int, int]:
    """Return odds as a ratio of small numbers: 4 to 5; 0 to 1 if rare, 1 to 1 if almost certain."""
    if chance <= RARE:
        return 0, 1
    return (1, round(1 / chance)) if chance < OFTEN else _TENTHS[round(10 * chance) - 3]


RARE: Final = 0.05
"""The highest chance described as "almost never"."""
OFTEN: Final = 0.28
"""The chance from which odds are given in tenths; lower ones are given as one in N."""
_TENTHS: Final = ((3, 10), (2, 5), (1, 2), (3, 5), (7, 10), (4, 5), (9, 10), (1, 1))


def ordinal(number: int) -> str:
    """Return a number as an ordinal: ``1st``, ``2nd``, ``3rd``, ``4th``."""
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"


def capitalised(words: str) -> str:
    """Return words with their first letter in upper case."""
    return words[:1].upper() + words[1:]


def signed(points: int) -> str:
    """Return points with a plus or minus sign, or a bare 0."""
    return f"{points:+,}".replace("-", "−") if points else "0"


def number(points: int) -> str:
    """Return points with a true minus sign and commas between thousands."""
    return f"{points:,}".replace("-", "−")


def lead_in_words(margin: float) -> str:
    """Return a lead over the best opponent in words: ``36 ahead``, ``4 behind``, ``tied``."""
    if not margin:
        return "tied"
    return f"{margin:,g} ahead" if margin > 0 else f"{-margin:,g} behind"


def lasted(seconds: int) -> str:
    """Return a duration in hours and minutes: ``2 h 5 min``."""
    minutes = seconds // 60
    if minutes < 60:
        return f"{minutes} min"
    return f"{minutes // 60:,} h {minutes % 60} min"
