"""Wrong edits: what they are, that they are tried in a copy alone, and that a test that fails notices them."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build_scripts"))

from coverage_map import CoverageMap  # noqa: E402
from mutant_fork import Answer, Asked, Portion  # noqa: E402
from mutant_run import Copy, copied, copy_that_forks, difference, edited, notices, portions  # noqa: E402
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


def test_whether_a_bound_itself_counts_is_not_seen_between_pixels_or_moments() -> None:
    source = "def f(rect, left, end):\n    return perf_counter() < end, rect.top < left\n"
    assert edited_lines(source, "scenes/one.py") == set()
    assert edited_lines(source) == {"return perf_counter() < end, (rect.top <= left)"}


def test_in_scenes_numbers_of_what_is_drawn_are_a_matter_of_looks_but_not_what_is_drawn() -> None:
    source = "def f(a, b):\n    a.blit(b[1], (0, 1))\n    return Rect(0, a, 2, 1), g(0)\n"
    assert edited_lines(source, "scenes/one.py") == {
        "pass",
        "a.blit(b[2], (0, 1))",
        "return Rect(0, a, 2, 1), g(1)",
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


def test_a_test_that_fails_notices_an_edit_and_nothing_is_left_of_it(tree: Path) -> None:
    before = [(folder / FILE).read_text(encoding="utf-8") for folder in (tree, ROOT)]
    edit = wrong_move(tree)
    assert notices(tree, edit, [Portion(["tests/game/test_table.py"], 1)])
    assert not notices(tree, edit, [Portion(["tests/game/test_unseen.py"], 1)])
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


def test_quick_tests_are_tried_first_and_processes_of_their_own_by_their_folder(tree: Path) -> None:
    known = CoverageMap({FILE: {"Table.move": ["slow", "quick"]}}, {"slow": 20.0, "quick": 1.0})
    assert list(portions(wrong_move(tree), known)) == [Portion(["quick"], 1.0), Portion(["slow"], 20.0)]
    processes = {
        "tests/game/minds/test_worker.py::test_it_serves": 9.0,
        "tests/conformance/test_all.py::test": 0.1,
    }
    unknown = Mutation("game/minds/worker.py", 1, "serve", "")
    assert [each.tests for each in portions(unknown, CoverageMap({}, processes))] == [
        [name] for name in processes
    ]


def test_what_is_kept_once_it_was_worked_out_meets_the_tests_beside_it_too(tree: Path) -> None:
    near = "tests/game/test_table.py::test_a_card_moves"
    known = CoverageMap({FILE: {"Table.move": ["the first to ask"]}}, {"the first to ask": 1.0, near: 0.1})
    assert [each.tests for each in portions(wrong_move(tree), known)] == [["the first to ask", near]]


def test_a_test_of_many_cases_leaves_room_for_others(tree: Path) -> None:
    seconds = {"many[1]": 1.0, "many[2]": 2.0, "many[3]": 3.0, "another": 4.0}
    known = CoverageMap({FILE: {"Table.move": list(seconds)}}, seconds)
    assert [each.tests for each in portions(wrong_move(tree), known)] == [
        ["many[1]", "another", "many[2]"],
        ["many[3]"],
    ]


def test_what_stands_outside_functions_is_tried_by_the_tests_that_lie_as_its_file_does() -> None:
    of_words = "tests/game/hell_is_hungry/test_words.py::test_what_an_ace_can_do"
    known = CoverageMap({"game/hell_is_hungry/cards.py": {"deck": ["first"]}}, {"first": 0.1, of_words: 3.0})
    constant = Mutation("game/hell_is_hungry/cards.py", 18, "", "")
    assert [each.tests for each in portions(constant, known)] == [[of_words, "first"]]
    kept = "tests/conformance/test_facts_say.py::test_what_is_laid_down"
    known.seconds[kept] = 1.0
    assert [each.tests for each in portions(constant, known)] == [[kept, of_words, "first"]]
