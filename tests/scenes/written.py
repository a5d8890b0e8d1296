"""The text on a page, in reading order."""

from engine.ui.page import Page


def written(page: Page) -> str:
    return " ".join(" ".join(line.words for each in page.form.widgets for line in each.written()).split())


def unsaid(page: Page) -> str:
    """Return the page's message to its reader if the page doesn't show it; else an empty string."""
    return "" if says(page, page.said) else page.said


def says(page: Page, words: str) -> bool:
    """True if a page shows these words, on any number of lines."""
    return "".join(words.split()) in "".join(written(page).split())
