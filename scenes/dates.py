"""Dates as one writes them."""

from datetime import date


def dated(day: date) -> str:
    """A day, or that of a moment: ``1 March 2026``."""
    return f"{day.day} {day:%B %Y}"


def in_short(day: date) -> str:
    """The same where there is little room: ``1 Mar 2026``."""
    return f"{day.day} {day:%b %Y}"
