"""The program with the sixth game in its catalog: ``python -m tests.sixth_game``."""

import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":
    from brimstone import main
    from tests.sixth_game.plugin import install

    with tempfile.TemporaryDirectory() as folder:
        install(Path(folder))
        sys.exit(main())
