"""Wrong edits: what they are, that they are tried in a copy alone, and that a test that fails notices them."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build_scripts"))

from mutant_fork import Answer, Asked, Portion  # noqa: E402
from mutant_run import Copy, copied, copy_that_forks, difference, edited, notices  # noqa: E402
from mutations import Mutation, functions_of, mutations_of  # noqa: E402

FILE = "game/table.py"
FORKED = ["tests/game/test_table.py"]


def edited_lines(source: str, file: str = "game/one.py") -> set[str]:
    """The lines that the edits of a source put into it."""
    before = source.splitlines()
    return {
        line.strip()
        for edit in mutations_of(file, source)
        for line in edit.text.splitlines()
        if line not in before
    }


@pytest.mark.parametrize(
    ("line", "edits"),
    [
        ("x = a < b", {"x = (a <= b)"}),
        ("x = a in b", {"x = (a not in b)"}),
        ("x = a and b", {"x = (a or b)"}),
        ("x = not a", {"x = (a)"}),
        ("x = a + 3", {"x = (a - 3)", "x = a + 4"}),
        ("x = True", {"x = False"}),
        ("x = a if b else c", {"x = (a if not b else c)"}),
        ("told(a)", {"pass"}),
        ("a.b = c", {"pass"}),
        ("raise Wrong", {"pass"}),
        ("x = f'{a + 1} cards'", set()),
        ("x: Card = a", set()),
        ("assert a < b", set()),
        ("x = zip(a, b, strict=True)", set()),
        ("'How it is meant.'", set()),
    ],
)
def test_a_line_is_edited_in_each_way_that_makes_it_wrong(line: str, edits: set[str]) -> None:
    assert edited_lines(f"def f(a, b, c):\n    {line}\n") == edits


def test_in_scenes_pixels_are_a_matter_of_looks() -> None:
    source = "def f(rect, left):\n    return rect.top + 12 * (1 + a) if left > 1 else 40\n"
    assert edited_lines(source, "scenes/one.py") == {
        "return (rect.top + 12 * (1 + a) if not left > 1 else 40)",
        "return rect.top + 12 * (1 + a) if left > 2 else 40",
    }


def test_an_edit_knows_its_function_and_is_python() -> None:
    files = sorted((ROOT / "game").rglob("*.py"))
    edits = [
        edit
        for file in files[::6]
        for edit in mutations_of(file.as_posix(), file.read_text(encoding="utf-8"))
    ]
    for edit in Random(1).sample(edits, 150):
        ast.parse(edit.text)
        spans = functions_of(Path(edit.file).read_text(encoding="utf-8"))
        if edit.function in spans:
            first, last = spans[edit.function]
            assert first <= edit.line <= last


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree."""
    found = tmp_path_factory.mktemp("tree")
    copied(found)
    return found


def wrong_move(tree: Path) -> Mutation:
    """A card that is taken from one place lands on no other."""
    edits = mutations_of(FILE, (tree / FILE).read_text(encoding="utf-8"))
    return next(
        edit for edit in edits if "-        self.piles[target].append(card)" in difference(tree, edit)
    )


@pytest.mark.slow
def test_a_test_that_fails_notices_an_edit_and_nothing_is_left_of_it(tree: Path) -> None:
    before = [(folder / FILE).read_text(encoding="utf-8") for folder in (tree, ROOT)]
    edit = wrong_move(tree)
    assert notices(tree, edit, [Portion(["tests/game/test_table.py"], 1)])
    assert not notices(tree, edit, [Portion(["tests/game/test_hidden_cards.py"], 1)])
    assert [(folder / FILE).read_text(encoding="utf-8") for folder in (tree, ROOT)] == before


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    """A copy with a process that has collected what tests a table of piles."""
    found = copy_that_forks(tmp_path_factory.mktemp("copy"), FORKED)
    yield found
    found.forker.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no forks")
def test_a_fork_answers_as_a_new_process_does_and_is_gone_afterwards(copy: Copy) -> None:
    tests = [f"{FORKED[0]}::{name}" for name in functions_of((copy.path / FORKED[0]).read_text("utf-8"))]

    def answer(edit: Mutation, tests: list[str]) -> Answer:
        with edited(copy.path, edit):
            copy.forker.send(Asked(edit, [Portion(tests, 1)]))
            found = copy.forker.recv()
        assert isinstance(found, Answer)
        return found

    edit, text = wrong_move(copy.path), (copy.path / FILE).read_text(encoding="utf-8")
    same = Mutation(FILE, edit.line, edit.function, text.replace("def move(", "def move (", 1))
    endless = Mutation(FILE, edit.line, edit.function, edit.text.replace("pass\n", "raise SystemExit\n", 1))
    assert answer(edit, tests) is Answer.NOTICED
    assert answer(edit, tests[:0]) is Answer.NOT_NOTICED
    assert answer(endless, tests) is Answer.NOTICED
    assert answer(same, tests) is Answer.CANNOT
    assert answer(edit, tests) is Answer.NOTICED
    assert (copy.path / FILE).read_text(encoding="utf-8") == text
