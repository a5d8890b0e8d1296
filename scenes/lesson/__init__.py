"""Lessons: guided first deals at the real table, and the pages before and after them."""
