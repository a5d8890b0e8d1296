"""The rules of the Descent, on a page of their own."""

from typing import Final

from engine.ui.blocks import lay, words
from engine.ui.form import BACK, Form
from engine.ui.page import Page
from scenes.desk import Desk
from scenes.rules_page import DESCENT, TEXT, clause_by_clause, read_rules

SHEET: Final = (100.0, 140.0, 1720.0, 900.0)
"""The area of the text, in design pixels."""


class DescentRules(Page):
    """The page that tells how to win tables of the Descent; pops itself."""

    reads = True

    def __init__(self, desk: Desk) -> None:
        self._text = read_rules(desk.app.assets.words(DESCENT))

    def build(self, form: Form) -> None:
        """Lay out all sections one below the other."""
        form.label("Rules: The Descent", (240, 20, 1400, 100), "@heading_left")
        lead = words(form, self._text.introduction, *TEXT, "@lead")
        lay(form, SHEET, [lead, *clause_by_clause(form, self._text.parts)])
        form.button("Back", BACK, self.back, key="R")
