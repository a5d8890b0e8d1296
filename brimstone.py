"""The start of Brimstone: straight at the table, or at the command line, which imports much more."""

import gc
import sys
from collections.abc import Sequence

MATCH_FILE = ".brimstone"
"""Endings of the files that the table opens."""

INTERRUPTED = 130
"""Exit status after Ctrl-C, as of other programs."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    if getattr(sys, "frozen", False):  # packaged, a process that thinks begins here as well
        from multiprocessing import freeze_support

        freeze_support()
    try:
        asked = list(sys.argv[1:] if arguments is None else arguments)
        file = asked[0] if len(asked) == 1 and asked[0].lower().endswith(MATCH_FILE) else ""
        if file or asked in ([], ["play"]):
            gc.disable()  # nothing that importing makes is ever given back; the loop looks after the rest
            from scenes.main import play

            return play(file)
        from command_line import run

        return run(asked)
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
