"""What is longer than its place on a page: text boxes and areas with a scroll bar."""

import pygame
from pygame_gui.elements import UIScrollingContainer, UITextBox, UIVerticalScrollBar


def bar_of(scrolled: UITextBox | UIScrollingContainer) -> UIVerticalScrollBar | None:
    """The scroll bar beside it; None where all of it is seen."""
    if isinstance(scrolled, UITextBox):
        return scrolled.scroll_bar
    bar = scrolled.vert_scroll_bar
    return bar if bar is not None and bar.visible_percentage < 1 else None


def scroll(scrolled: UITextBox | UIScrollingContainer, pages: float) -> bool:
    """Scroll by a share of what is seen at once; whether there is anything to scroll."""
    bar = bar_of(scrolled)
    if bar is None:
        return False
    scroll_to(scrolled, bar.start_percentage + pages * bar.visible_percentage)
    return True


def reveal(area: UIScrollingContainer, rect: pygame.Rect, margin: int) -> None:
    """Scroll an area until a rectangle of its content, in window pixels, is seen with a margin."""
    bar = bar_of(area)
    if bar is None:
        return
    content = area.scrollable_container.rect
    below, above = rect.bottom + margin - area.rect.bottom, area.rect.top - (rect.top - margin)
    by = below if below > 0 else -above if above > 0 else 0
    if by:
        scroll_to(area, (area.rect.top - content.top + by) / content.height)


def share_of(scrolled: UITextBox | UIScrollingContainer) -> float:
    """The share of the whole that lies above what is seen."""
    bar = bar_of(scrolled)
    return bar.start_percentage if bar is not None else 0.0


def scroll_to(scrolled: UITextBox | UIScrollingContainer, share: float) -> None:
    """Scroll until a share of the whole lies above what is seen."""
    bar = bar_of(scrolled)
    if bar is None:
        return
    bar.set_scroll_from_start_percentage(max(0.0, min(share, 1 - bar.visible_percentage)))
    scrolled.update(0.0)
