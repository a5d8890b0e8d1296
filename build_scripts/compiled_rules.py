"""Compiles the rules of every game with mypyc, unchanged, and sees that they play the same compiled.

Usage: python build_scripts/compiled_rules.py

What is compiled is found by following the imports of each game's rules. Modules that only declare (records,
options) stay as they are. Prints a line for each table, and exits 1 when a match differs.
"""

import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.catalog import GAMES, AnyGame

MINDS = ("fiend", "imp", "random")
SHARED = ("game.table", "game.shuffle", "game.unseen")
"""What every game's rules lean on. The rest of what games share declares, or is called once a deal."""


def rules_modules() -> list[str]:
    """The modules to be compiled, by dotted name: a game's rules, and all of its own that they import."""
    found: dict[str, None] = dict.fromkeys(SHARED)
    for game in GAMES.values():
        package = game.deal.__module__.rpartition(".")[0]
        waiting = [game.deal.__module__]
        while waiting:
            name = waiting.pop()
            if name not in found and name.startswith(f"{package}.") and (ROOT / file_of(name)).is_file():
                found[name] = None
                waiting += imported(ROOT / file_of(name))
    return [name for name in found if does_something(ROOT / file_of(name))]


def file_of(module: str) -> str:
    """Where a module lies, from the root."""
    return f"{module.replace('.', '/')}.py"


def imported(file: Path) -> Iterator[str]:
    """The modules that a file takes names from."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def does_something(file: Path) -> bool:
    """Whether a module has functions or plain classes; records gain nothing, and may not compile."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    if any(each.decorator_list or each.bases for each in classes):
        return is_shared(file)
    return bool(classes) or any(isinstance(node, ast.FunctionDef) for node in tree.body)


def is_shared(file: Path) -> bool:
    """Whether a file is one that every game's rules lean on."""
    return file in {ROOT / file_of(name) for name in SHARED}


def compiled(folder: Path) -> None:
    """Put the program's rules into a folder, compiled."""
    shutil.copytree(ROOT / "game", folder / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "brimstone.py", folder)
    files = [file_of(name) for name in rules_modules()]
    run = subprocess.run(["mypyc", *files], cwd=folder, capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(run.stdout + run.stderr)


def tables(game: AnyGame) -> Iterator[list[str]]:
    """What to ask for: the fewest and the most seats, without and with every yes-or-no option that goes."""
    for count in sorted({game.seats[0], game.seats[-1]}):
        seats = ",".join([*MINDS, *["imp"] * count][:count])
        yield [game.id, "--seats", seats]
        fields = game.options.model_fields.items()
        for name in (name for name, field in fields if field.default is False):
            yield [game.id, "--seats", seats, "--set", f"{name}=true"]


def played(folder: Path, asked: list[str]) -> str:
    """What a few matches come to; why not, where the game refuses the table."""
    command = [sys.executable, "brimstone.py", "simulate", *asked, "--matches", "3", "--seed", "5", "--json"]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return run.stdout or run.stderr


def main() -> int:
    """Compile, and compare; returns the exit status."""
    status = 0
    with tempfile.TemporaryDirectory() as folder:
        compiled(Path(folder))
        for game in GAMES.values():
            for asked in tables(game):
                same = played(ROOT, asked) == played(Path(folder), asked)
                print(f"{' '.join(asked)}: {'the same' if same else 'DIFFERS'}", flush=True)
                status |= not same
    return status


if __name__ == "__main__":
    sys.exit(main())
