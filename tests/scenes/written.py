"""What is written on a page, as it is read."""

import re
from html import unescape

from engine.page import Page

TAG = re.compile("<[^>]+>")


def written(page: Page) -> str:
    """All that is seen written on a page: labels, buttons and text boxes, one after the other."""
    elements = [each for each in page.form.manager.get_sprite_group().sprites() if each.visible]
    texts = [getattr(each, "text", "") for each in elements]
    texts += [unescape(TAG.sub(" ", getattr(each, "html_text", ""))) for each in elements]
    return " ".join(" ".join(texts).split())


def unsaid(page: Page) -> str:
    """Return the sentence that a page has for its reader and does not show; empty where all is shown."""
    sentence = " ".join(page.said.split())
    return "" if sentence in written(page) else sentence
