"""Where Brimstone starts: straight at the table, or at the command line, which imports much more."""

import gc
import sys
from collections.abc import Sequence

AT_THE_TABLE: tuple[tuple[str, ...], ...] = ((), ("play",))
"""What is asked for where the table is to be opened."""

INTERRUPTED = 130
"""Exit status after Ctrl-C, as of other programs."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    if getattr(sys, "frozen", False):  # packaged, a process that thinks begins here as well
        from multiprocessing import freeze_support

        freeze_support()
    try:
        if tuple(sys.argv[1:] if arguments is None else arguments) in AT_THE_TABLE:
            gc.disable()  # nothing that importing makes is ever given back; the loop looks after the rest
            from scenes.main import play

            return play()
        from command_line import run

        return run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
