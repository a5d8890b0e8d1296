"""What is written on a page, as it is read."""

import re
from html import unescape

from engine.page import Page

TAG = re.compile("<[^>]+>")
ASIDE = ("_trouble", "_told")
"""Where pages keep a sentence about what was done last, or refused."""


def written(page: Page) -> str:
    """All that is seen written on a page: labels, buttons and text boxes, one after the other."""
    elements = [each for each in page.form.manager.get_sprite_group().sprites() if each.visible]
    texts = [getattr(each, "text", "") for each in elements]
    texts += [unescape(TAG.sub(" ", getattr(each, "html_text", ""))) for each in elements]
    return " ".join(" ".join(texts).split())


def unsaid(page: Page) -> str:
    """A sentence that a page has for its reader and does not show; none where all is told."""
    kept = [getattr(page, name, "") for name in ASIDE]
    sentences = [" ".join(each.split()) for each in kept if isinstance(each, str) and each.strip()]
    return next((each for each in sentences if each not in written(page)), "") if sentences else ""
