"""The words on a page, in reading order."""

from engine.ui.page import Page


def written(page: Page) -> str:
    return " ".join(" ".join(line.words for each in page.form.widgets for line in each.written()).split())


def unsaid(page: Page) -> str:
    """Return the sentence that a page has for its reader and does not show; empty where all is shown."""
    return "" if says(page, page.said) else page.said


def says(page: Page, words: str) -> bool:
    """True if words are written on a page, on however many lines."""
    return "".join(words.split()) in "".join(written(page).split())
