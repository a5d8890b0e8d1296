"""Whatever a table may have to show at once, in whichever window, is drawn as it is kept.

What stands there is mixed: short words and long ones, all that can happen to a seat, accounts, logs, labels, in
windows and types of every size, one after another, so that words find their places anew or stay.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any
from zlib import crc32

import pygame
import pytest

from game.cards import Seat
from scenes.table.close_up import LargeCard, OpenPile
from scenes.table.frame import (
    AccountRow,
    AccountSheet,
    Button,
    Caption,
    Happening,
    Line,
    OpenLog,
    Plate,
    Sentence,
    Speech,
    Tip,
    Tone,
)
from scenes.table.free_play import at_table
from scenes.table.log import panel
from scenes.table.painter import Painter
from scenes.table.scene import TableScene
from tests.conformance.tables import Setting, samples
from tests.reading import otherwise
from tests.scenes.drawn import Paper, paper, placed
from tests.scenes.hands_on import Hands
from tests.scenes.test_tables_answer import INTO, played, saved

PICTURES = 30
SIZES = (1280, 720), (1920, 1080), (1024, 768), (1366, 700)
TYPES = 0.9, 1.0, 1.15, 1.3
SENTENCES = (
    "Vera takes 2.",
    "Your turn: lead.",
    "7♦ or any diamond goes there.",
    "Otto lays K♠ and names hearts.",
    "Mara is skipped, and Jon, who sits behind her, is to take the four cards that lie there by now.",
    "One soul",
    "Nobody has anything that fits, so the heap is turned and whoever dealt begins anew.",
    "Ida wins the trick with the ace.\nIt counts eleven.",
)
SUMS = "6 + 8 = 14", "10 + 10 + 9 + 7 + 2 + 6 + 8 + 11 + 2 + 3 = 68, × 2 = 136", "nothing", ""


class Mixture:
    """A table with whatever chance puts on it."""

    def __init__(self, hands: Hands, setting: Setting) -> None:
        self.hands, self.driver = hands, hands.driver
        self.random = Random(str(setting))
        table = TableScene(self.driver.desk, at_table(self.driver.desk, saved(played(setting, INTO))))
        self.table = table
        self.driver.app.stack.push(table)
        table.course.timeline.finish()
        self.base = self.frame = table.frame
        self.noted = "notes" in table.board.table_map.zones

    @property
    def painter(self) -> Painter:
        return self.table.course.laid.painter

    def any_of(self, things: Sequence[Any]) -> Any:
        return things[int(self.random.random() * len(things))]

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def words(self) -> str:
        return self.any_of(SENTENCES)

    def place(self) -> int:
        return int(self.random.random() * len(self.table.board.places))

    def captions(self, most: int) -> tuple[Caption, ...]:
        """Words at some places, each its own."""
        places = sorted({self.place() for _ in range(int(self.random.random() * (most + 1)))})
        return tuple(Caption(place, self.words().replace("\n", " ")) for place in places)

    def plate(self, plate: Plate) -> Plate:
        """Somebody to whom something happens, or who thinks, or whose turn it is."""
        return replace(
            plate,
            level=self.any_of(("", "Imp", "Archdevil")),
            note=self.any_of(("", "5 cards", "12 cards · 3 tricks · 104 points · dealer")),
            turn=self.chance(0.3),
            following=self.chance(0.3),
            thinking=self.chance(0.2),
            marked=self.chance(0.3),
            happening=self.happening(plate.seat) if self.chance(0.3) else None,
        )

    def happening(self, seat: Seat) -> Happening:
        """Done by somebody or nobody, from name to name or from place to place."""
        by = self.any_of([None, *range(self.table.board.seats)])
        path = (self.place(), self.place()) if self.chance(0.4) else None
        return Happening(
            seat,
            self.any_of(("takes 2", "skipped, and takes four more cards")),
            by,
            self.chance(0.5),
            path,
            False,
        )

    def account(self) -> AccountSheet:
        """With totals or without, won or not."""
        totals, plates = self.chance(0.6), self.base.plates
        rows = tuple(
            AccountRow(
                plate.seat,
                plate.name,
                self.any_of(SUMS),
                self.any_of(("+14", "0", "−136")),
                self.any_of(("14", "0", "442")) if totals else "",
                self.chance(0.3),
            )
            for plate in plates
        )
        return AccountSheet(self.words(), self.words(), rows)

    def log(self) -> OpenLog:
        """So many lines of it, at its end or before."""
        numbers = range(int(self.random.random() * 24))
        lines = tuple(Sentence(f"{number}. {self.words()}", "", self.chance(0.2)) for number in numbers)
        return OpenLog(lines, self.chance(0.5), self.chance(0.5), panel(self.table.board))

    def close_up(self) -> LargeCard | OpenPile:
        """A card, or a whole pile."""
        front = f"cards/{self.table.board.deck.art(0, frozenset())}.svg"
        card = LargeCard(front, "Some card", self.words())
        count = int(self.random.random() * 40)
        return card if self.chance(0.5) else OpenPile([front] * (1 + count), card)

    def buttons(self) -> tuple[Button, ...]:
        """The same; some grey, some with a note."""
        notes = "", "", "when nothing else can be done"
        return tuple(
            replace(each, live=self.chance(0.7), note=self.any_of(notes)) for each in self.base.buttons
        )

    def parts(self) -> dict[str, Callable[[], Any]]:
        """What can be put on the table, by the name that a frame has for it."""
        board = self.table.board
        empty: tuple[Any, ...] = ()
        return {
            "prompt": lambda: Line(self.any_of(("", *SENTENCES, *SENTENCES)), self.any_of(list(Tone))),
            "news": lambda: self.any_of(("", *SENTENCES)),
            "earlier": lambda: tuple(self.words() for _ in range(int(self.random.random() * 4))),
            "aim": lambda: self.any_of(("", *SENTENCES)),
            "account": lambda: self.account() if self.chance(0.4) else None,
            "plates": lambda: tuple(map(self.plate, self.base.plates)),
            "captions": lambda: self.captions(6),
            "labels": lambda: self.captions(2),
            "banner": lambda: self.any_of(("", "", "", "Judgement Day")),
            "notes": lambda: self.any_of((empty, SENTENCES[:4])) if self.noted else empty,
            "preview": lambda: Caption(self.place(), self.words()) if self.chance(0.5) else None,
            "tip": lambda: (
                Tip(self.words(), board.named(self.any_of(range(board.seats)))) if self.chance(0.3) else None
            ),
            "speech": lambda: (
                Speech(self.any_of(range(board.seats)), self.words()) if self.chance(0.5) else None
            ),
            "buttons": self.buttons,
            "hot": lambda: self.any_of(("", *(button.label for button in self.base.buttons))),
            "lit": lambda: frozenset(self.place() for _ in range(3)),
            "held": lambda: self.any_of([None, *(sprite.card for sprite in board.hand())]),
            "ring": lambda: pygame.Rect(600, 300, 90, 40) if self.chance(0.2) else None,
            "log": lambda: self.log() if self.chance(0.15) else None,
            "close_up": lambda: self.close_up() if self.chance(0.1) else None,
        }

    def mix(self) -> str:
        """Put something else there; which."""
        parts = self.parts()
        share = 1.0 if self.chance(0.2) else 0.25
        names = [name for name in parts if self.chance(share)]
        self.frame = replace(self.frame, **{name: parts[name]() for name in names})
        laid = self.table.course.laid
        laid.winnings.share = self.any_of((0.0, 0.4, 1.0))
        laid.winnings.counting.counted = self.any_of((None, None, 0, 1, 3))
        laid.painter.lain_over = (pygame.Rect(500, 200, 300, 120),) if self.chance(0.1) else ()
        return " ".join(names)

    def fit(self) -> str:
        """Another window, other type."""
        size, text_size = self.any_of(SIZES), self.any_of(TYPES)
        self.driver.app.surface = paper(size)
        self.driver.desk.change(text_size=text_size)
        self.table.resume()
        self.base = self.frame = self.table.frame
        return f"{size[0]}×{size[1]} {text_size}"

    def picture(self) -> str:
        """The sum of all that is drawn, and of the room that words say they took."""
        surface = self.driver.app.surface
        assert type(surface) is Paper
        surface.marks.clear()
        self.painter._stills.forget()
        self.painter.draw(surface, self.frame)
        told = [placed(*mark) for mark in surface.marks]
        told += [f"{each}" for each in (*self.painter.texts, *self.painter.labels, *self.painter.sheets)]
        return f"{crc32(chr(10).join(told).encode()):08x}"


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_whatever_a_table_shows_is_drawn_as_it_is_kept(
    brimstone, setting: Setting, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    mixture = Mixture(Hands(brimstone, monkeypatch), setting)
    lines = []
    for number in range(PICTURES):
        where = mixture.fit() if number % 5 == 0 else ""
        what = mixture.mix()
        lines.append(f"{mixture.picture()} {where} {what}")
    differing = otherwise(request, f"drawn/{setting}", lines)
    assert not differing, "\n".join(differing)
