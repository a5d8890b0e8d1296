"""Who sits where, for sentences: names, and "you" where only one person plays."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from game.cards import Seat

ONE_CARD: Final = " a card."
"""How a sentence ends that tells of a card nobody else saw."""
BEFELL: Final = "You are "
"""How a sentence begins that tells what was done to the one it addresses."""
BEFELL_SEVERAL: Final = re.compile("You(?:,.+)? and .+? are ")
"""How one begins that tells it of several: ``You and Mara are skipped.``"""
PARTED: Final = re.compile(rf"[:.;,!?]| and |^{BEFELL}")
"""What stands in a sentence that nothing is joined to."""


@dataclass(frozen=True, slots=True)
class Cast:
    """The players' names by seat, and the seat to address as "you", if any."""

    names: tuple[str, ...]
    you: Seat | None = None

    def does(self, seat: Seat, verb: str, verb_for_you: str = "") -> str:
        """Subject and verb: ``Mara draws`` or ``You draw``; irregular verbs give both forms."""
        if seat == self.you:
            return f"You {verb_for_you or verb.removesuffix('s')}"
        return f"{self.names[seat]} {verb}"

    def name(self, seat: Seat) -> str:
        """The seat as an object in the middle of a sentence: a name, or ``you``."""
        return "you" if seat == self.you else self.names[seat]

    def together(self, seats: Sequence[Seat]) -> str:
        """Several seats in the middle of a sentence, whoever is addressed first: ``you and Mara``."""
        return listed([self.name(seat) for seat in sorted(seats, key=lambda seat: seat != self.you)])

    def whose(self, seat: Seat) -> str:
        """The seat's possessive: ``Mara's`` or ``your``."""
        return "your" if seat == self.you else f"{self.names[seat]}'s"

    def turn(self, seat: Seat) -> str:
        """How a prompt begins: ``Your turn`` or ``Mara's turn``."""
        return "Your turn" if seat == self.you else f"{self.names[seat]}'s turn"

    def scored(self, points: Sequence[int]) -> str:
        """What each seat got in a deal."""
        return f"Points: {listed([f'{self.name(seat)} +{got}' for seat, got in enumerate(points)])}."

    def won(self, winners: Sequence[Seat]) -> str:
        """The end of a match, without a full stop."""
        return f"{opening(self.together(winners))} won the match"

    def race(self, totals: Sequence[int], ranks: Sequence[int]) -> str:
        """Who leads and with what, and what the one addressed has: ``you 42 · Mara leads with 30``."""
        leaders = [seat for seat, rank in enumerate(ranks) if rank == 1]
        best = totals[leaders[0]]
        if len(leaders) == len(totals):
            return f"all level at {best}"
        if leaders == [self.you]:
            return f"you lead with {best}"
        lead = f"{self.together(leaders)} {'lead' if len(leaders) > 1 else 'leads'} with {best}"
        return lead if self.you is None or self.you in leaders else f"you {totals[self.you]} · {lead}"

    def after(self, winners: Sequence[Seat]) -> str:
        """What there is to say once a match is over."""
        return f"The match is over: {self.together(winners)} won."


def listed(words: Sequence[str]) -> str:
    """Words joined as a sentence lists them: ``a, b and c``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def befell_you(sentence: str) -> bool:
    """Whether a sentence tells what was done to the one it addresses: ``You are skipped.``"""
    return sentence.startswith(BEFELL) or BEFELL_SEVERAL.match(sentence) is not None


def counted(sentences: Sequence[str]) -> list[str]:
    """Cards that one player takes unseen, one after the other, as one sentence: ``Azra draws 3 cards.``"""
    runs = ((sentence, len(list(run))) for sentence, run in groupby(sentences))
    return [
        each
        for sentence, count in runs
        for each in (
            [f"{sentence.removesuffix(ONE_CARD)} {count} cards."]
            if count > 1 and sentence.endswith(ONE_CARD)
            else [sentence] * count
        )
    ]


def joined(sentences: Sequence[str], names: Sequence[str]) -> list[str]:
    """Two short sentences on end about the same player as one: ``Azra discards 6♦ and draws a card.``"""
    short: list[str] = []
    for sentence in sentences:
        who = next((f"{name} " for name in ("You", *names) if sentence.startswith(f"{name} ")), None)
        last = short[-1] if short else ""
        if who and last.startswith(who) and _takes_more(last) and not befell_you(sentence):
            verb = last.removeprefix(who).partition(" ")[0]
            short[-1] = f"{last[:-1]} and {sentence.removeprefix(who).removeprefix(f'{verb} ')}"
        else:
            short.append(sentence)
    return short


def _takes_more(sentence: str) -> bool:
    """Whether a sentence says one thing, so that another can be joined to it."""
    return sentence.endswith(".") and not PARTED.search(sentence[:-1])


def plural(count: int, word: str) -> str:
    """A count with its noun: ``1 card``, ``3 cards``."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def lowered(words: str) -> str:
    """Words that begin a sentence as they stand within one: ``you``, while a name keeps its capital."""
    return f"you{words[3:]}" if words.startswith("You ") else words


def opening(words: str) -> str:
    """Words as they begin a sentence; what follows the first letter keeps its case."""
    return words[:1].upper() + words[1:]


def signed(points: int) -> str:
    """Points with their sign, as one writes it; none has none."""
    return f"{points:+}".replace("-", "−") if points else "0"


def number(points: int) -> str:
    """Points as one writes them: a minus is as long as a plus."""
    return str(points).replace("-", "−")


def lasted(seconds: int) -> str:
    """A time as one says it: ``2 h 5 min``."""
    minutes = seconds // 60
    if minutes < 60:
        return f"{minutes} min"
    return f"{minutes // 60:,} h {minutes % 60} min"
