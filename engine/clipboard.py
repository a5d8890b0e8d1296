"""Copy and paste text, where the system has a clipboard."""

import pygame


def copy(text: str) -> bool:
    """Put a text on the clipboard; return True if there is a clipboard."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def paste() -> str:
    """Return the text on the clipboard; nothing where there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
