"""The list of all keys of a page, as anybody may ask for it with F1 or a question mark."""

from collections.abc import Callable, Sequence

from engine.commands import SCROLLING, KeyGroup, KeyLine
from engine.ui.blocks import Block, TextColumn, beside, framed
from engine.ui.form import BACK_BOX, Form, MenuItem
from engine.ui.widget import Control

KEYS = "Controls"
"""The title of the list, and of the way there."""
STOPS = ".!?"
HELP = ("F1", "?")
"""Keys that open the list of keys, and close it."""


def grouped(form: Form, usual: Sequence[KeyLine], elsewhere: Sequence[KeyGroup]) -> list[KeyGroup]:
    """Return the keys of a form, and those of other places that do not do the same here.

    ``usual`` is what keys do besides the letters of its buttons.
    """
    keyed: tuple[Control | MenuItem, ...] = (*form.controls, *form.shortcuts)
    here = [KeyLine(each.key, _stopped(each.name)) for each in keyed if each.key and each.name]
    here += [*([SCROLLING] if form.panes else []), *usual]
    others = [(group.title, [line for line in group.lines if line not in here]) for group in elsewhere]
    return [
        KeyGroup("On the page you came from", here),
        *(KeyGroup(title, lines) for title, lines in others if lines),
    ]


def _stopped(name: str) -> str:
    return name if name[-1] in STOPS else f"{name}."


def build_keys(form: Form, groups: Sequence[KeyGroup], back: Callable[[], None]) -> None:
    """Put the list on a form."""
    form.button("Back", BACK_BOX, back)
    form.label(KEYS, (360, 40, 1200, 100), "@heading")
    titles, keys, does = TextColumn(form, 10, 1260), TextColumn(form, 10, 400), TextColumn(form, 430, 860)
    blocks: list[Block] = []
    for group in groups:
        blocks.append(titles.text(group.title, "@section"))
        blocks += [beside(keys.text(line.keys, "@key"), does.text(line.does)) for line in group.lines]
    framed(form, (300, 168, 1320, 860), blocks)
