"""The self-test, ``brimstone self-test``: every part of the program is tried once, without a window."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
