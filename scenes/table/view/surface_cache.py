"""Words of a table that stay as they are: set once, and written again until something about them changes."""

from collections.abc import Callable, Hashable

from scenes.table.view.text_renderer import TextRenderer, Words


class SurfaceCache:
    """The parts of one table's words as they were written last."""

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[object, Words]] = {}

    def forget(self) -> None:
        """Something about all of them changes, such as the window's size."""
        self._parts.clear()

    def write(self, part: Hashable, about: object, ink: TextRenderer, write: Callable[[], object]) -> Words:
        """Write a part once more, or anew where it does not depend on the same as when it was written last.

        Args:
            part: which one; a part may be made of others.
            about: all that it depends on beside the window; it is not changed later.
            ink: what it is written with.
            write: writes it.
        """
        known = self._parts.get(part)
        if known is not None and known[0] == about:
            ink.again(known[1])
            return known[1]
        pictures, texts, labels = len(ink.put_down), len(ink.texts), len(ink.labels)
        write()
        words = Words(tuple(ink.put_down[pictures:]), tuple(ink.texts[texts:]), tuple(ink.labels[labels:]))
        self._parts[part] = about, words
        return words
