"""Deal codes: entered for a match, shown to be shared, and everybody's results on one compared."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from engine import window
from engine.stepwise import ReadingPage
from engine.ui import styles
from engine.ui.blocks import Block, TextColumn, beside, framed
from engine.ui.form import BACK_BOX, Form
from engine.ui.page import Dialog
from engine.ui.styles import TextStyle
from game.catalog import info_of
from game.contract import AnyGame
from game.contract.options import Options
from game.info import ranked
from game.sentences import PlayerError, capitalised, counted, lead_in_words, listed, ordinal, plural
from saves.days import dated
from saves.deal_code import CodedDeal, CodeResult, Validity, best, best_first, code_of, read_code, results_on
from saves.models import Header, cleaned
from scenes.desk import Desk
from scenes.new_match import new_seed
from scenes.players import LEVELS, names_in, names_in_sentence

CODE_HELP = "Friends who enter this code when they set up a match get the same cards and options."
DEAL_CODE = "Share it so that friends can play the same cards."
"""The tip of every button that shows the deal code."""
COPIED, NO_CLIPBOARD = "Copied.", "There's no clipboard here. Write the code down."
NOTHING_COPIED = "The clipboard is empty. Copy a code first."
OLDER_RULES = "That code was made under older rules. You may get different cards."
PLAYED_AS_THEN = "That code was made under older rules, and you'll play by those. {difference}"
LONGEST_CODE: Final = 60
BOX: Final = (84.0, 326.0, 1752.0, 684.0)
"""The area of the table of results, in design pixels."""
COLUMNS: Final = ((0.0, 50.0), (60.0, 440.0), (520.0, 170.0), (710.0, 340.0), (1070.0, 640.0))
"""Left and width of each column of that table, in design pixels."""
COMPARE = "Compare with friends"
"""The title of the page, and the label of the buttons that open it."""
COMPARE_TIP = "How others did with the same cards."
HOW_TO_COMPARE = (
    "Send a friend the deal code. When they send you their match file, import it under Matches to see both "
    "results here."
)


def copied(code: str) -> str:
    """Copy a code to the clipboard; return a sentence about the result."""
    return COPIED if window.copy_text(code) else NO_CLIPBOARD


class TypedCode:
    """The deal code entered for the next match of a game; empty for a new deal."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.text = ""

    def type(self, text: str) -> None:
        """Set the code as it is typed."""
        self.text = text

    def paste(self) -> None:
        """Take the code from the clipboard; raise PlayerError if it is empty."""
        self.text = cleaned(window.paste_text(), LONGEST_CODE)
        if not self.text:
            raise PlayerError(NOTHING_COPIED)

    def copy(self, options: Options, seats: int) -> str:
        """Copy a code for a table, with the entered deal or a new one; return a sentence about it."""
        try:
            deal = self.deal()
        except PlayerError:
            deal = None
        seed = new_seed() if deal is None else deal.seed
        self.text = code_of(self._game, options, seats, seed)
        return copied(self.text)

    def deal(self) -> CodedDeal | None:
        """Return the code's deal, None without a code; raise PlayerError if it is wrong."""
        if not self.text.strip():
            return None
        deal = read_code(self.text)
        if deal.game is not self._game:
            raise PlayerError(f"That code is for {deal.game.title}. Enter it on that game's set-up page.")
        return deal

    def proviso(self) -> str:
        """Return a warning about a deal from older rules, or an empty string."""
        deal = self.deal()
        if deal is None or deal.rules_version == self._game.rules_version:
            return ""
        if deal.older_rules is None:
            return OLDER_RULES
        difference = deal.older_rules.difference
        return PLAYED_AS_THEN.format(difference=difference) if difference else ""


class CodePage(Dialog):
    """The dialog that shows a deal code; pops itself."""

    box = (220, 270, 1480, 540)

    def __init__(self, code: str) -> None:
        self._code = code
        self.said = ""

    def build(self, form: Form) -> None:
        """Place the code, a line on its use, and the Copy button."""
        form.label("Deal code", (320, 300, 1280, 100), styles.HEADING)
        form.label(self._code, (240, 410, 1440, 80), styles.CODE)
        form.paragraph(CODE_HELP, (360, 510, 1200), styles.FAINT)
        if self.said:
            form.label(self.said, (360, 586, 1200, 60), styles.SAID)
        form.button("Copy", (1060, 680, 540, 84), self._copy, key="C", main=True)
        form.button("Back", (320, 680, 400, 84), self.back, style=styles.LARGE)
        self.focus.begin(0)

    def _copy(self) -> None:
        self.said = copied(self._code)
        self.rebuild()


class ComparePage(ReadingPage[CodeResult]):
    """Results on one deal code; pops itself. ``own`` is the id of the match the page was opened from."""

    def __init__(self, desk: Desk, game: AnyGame, code: str, own: str) -> None:
        self._desk = desk
        self._game = game
        self._code = code
        self._own = own

    def begin_reading(self) -> None:
        """Look for matches with this code, except in the bin."""
        store = self._desk.store
        entries = store.entries(self._desk.now(), self._desk.report)
        kept = (entry for entry, folder in entries if folder is not store.bin)
        self.read(results_on(self._code, self._game.id, kept))

    def build(self, form: Form) -> None:
        """Place a line on who did best, and a row for each person."""
        form.label(COMPARE, (160, 30, 1600, 100), styles.HEADING)
        form.label(f"{self._game.title} · {self._code}", (160, 130, 1600, 48), styles.FAINT)
        found = "Searching …" if self.job.busy else describe_results(self.job.found, self._own)
        wide = form.balanced_width(found, 1600)
        form.paragraph(found, ((1920 - wide) / 2, 190, wide), styles.BODY)
        if self.job.found and not self.job.busy:
            self._build_rows(form)
        left, top, _, height = BACK_BOX
        box = (1920 - left - 260, top, 260, height)
        form.button("Deal code", box, lambda: self.app.stack.push(CodePage(self._code)))
        form.button("Back", BACK_BOX, self.back, key="F")
        self.focus.begin(0)

    def _build_rows(self, form: Form) -> None:
        shown, columns = best_first(self.job.found), [TextColumn(form, *each) for each in COLUMNS]
        titles = ("", "Player", capitalised(self._game.info.counts), "Result", "Notes")
        rows = [_row(columns, titles, [styles.FAINT_LEFT] * len(columns))]
        for place, result in zip(_places(shown), shown, strict=True):
            style = styles.KEY if result.header.id == self._own else styles.LEFT
            total = str(result.header.totals[result.seat])
            cells = (place, name_of(result), total, _result(result), _notes(result))
            rows.append(_row(columns, cells, [style] * (len(columns) - 1) + [styles.FAINT_LEFT]))
        framed(form, BOX, rows)


def _row(columns: Sequence[TextColumn], cells: Sequence[str], looks: Sequence[TextStyle]) -> Block:
    return beside(*(each.text(cell, look) for each, cell, look in zip(columns, cells, looks, strict=True)))


def describe_results(found: Sequence[CodeResult], own: str) -> str:
    """Return a sentence on who did best, or on how to get friends' results."""
    if not any(result.header.id != own for result in found):
        return HOW_TO_COMPARE
    first = best(found)
    if not first:
        return "Only a first try counts, and nobody has finished one yet."
    unlike = dict.fromkeys(name_of(result) for result in first)
    names, alone = capitalised(names_in_sentence(list(unlike))), len(unlike) == 1
    how = lead_in_words(first[0].ahead)
    if first[0].ahead == 0:
        return f"{names} did best, with a tie." if alone else f"{names} did equally well, with a tie each."
    return f"{names} did best, {how}." if alone else f"{names} did equally well, {how}."


def name_of(result: CodeResult) -> str:
    """Return the name of the person with this result."""
    return names_in(result.header)[result.seat]


def _places(shown: Sequence[CodeResult]) -> list[str]:
    """Return ``1.`` and so on for results that count, if several do; ties share a place."""
    if sum(result.validity is Validity.COUNTS for result in shown) < 2:
        return [""] * len(shown)
    places: list[str] = []
    for (validity, _), level in groupby(shown, key=lambda result: (result.validity, result.ahead)):
        place = f"{len(places) + 1}." if validity is Validity.COUNTS else ""
        places += [place for _ in level]
    return places


def _result(result: CodeResult) -> str:
    """Return a person's result at their own table: ``4th, 139 behind``."""
    if result.validity is Validity.GIVEN_UP:
        return str(result.validity.value)
    if result.validity is Validity.UNDER_WAY and not result.header.deals:
        return "no result yet"
    ranks = ranked(result.header.totals, info_of(result.header.game).low_wins)
    place = ordinal(ranks[result.seat])
    place = f"tied for {place}" if ranks.count(ranks[result.seat]) > 1 else place
    place = f"{place}, {lead_in_words(result.ahead)}" if result.ahead else place
    return f"{place} so far" if result.validity is Validity.UNDER_WAY else place


def _notes(result: CodeResult) -> str:
    """Return the notes on a result: ``against two Fiends and an Imp · 2 hints · 3 March 2026``."""
    header = result.header
    parts = [_against(header)]
    if result.validity not in (Validity.COUNTS, Validity.GIVEN_UP):
        parts.append(result.validity.value)
    if header.hints:
        parts.append(plural(header.hints, "hint"))
    if header.undone:
        parts.append(plural(header.undone, "undo"))
    parts.append(dated(header.saved.astimezone()))
    if header.title:
        parts.insert(0, header.title)
    return " · ".join(filter(None, parts))


def _against(header: Header) -> str:
    levels = Counter(LEVELS[player.level] for player in header.players if player.level is not None)
    return f"against {listed([counted(count, level) for level, count in levels.items()])}" if levels else ""
