"""The modules compiled with mypyc where a package or a wheel is built.

They are found by following the imports of each game's rules, policies and rollouts, of the search and of
random play. Options stay as they are: they are pydantic's.

mypyc compiles what a class says, but not the constructor that ``dataclass`` makes of it: that stays Python,
and a record takes ten times as long to make. So constructors are written out in the copy.

A source tree is never touched: what is compiled is a copy. What came of it is kept below ``build``,
or in the folder that the environment variable BRIMSTONE_COMPILED names.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
KEPT = Path(os.environ.get("BRIMSTONE_COMPILED") or ROOT / "build" / "compiled")
"""The folder of compiled games, by a fingerprint of their sources."""
SHARED = "game.minds.search"
"""The module that plays every game; its imports are followed, too."""
COMPILER = ("-m", "mypyc")
FLAGS = ("-fvisibility=hidden", "-fno-plt", "-ffp-contract=off")
"""For compilers that take such: functions call each other without a detour, and nothing is rounded once that
Python rounds twice."""
BEGINNINGS = ("rules", "policy", "scoring", "determinize", "rollout")
"""The modules of a game whose imports are followed, where it has them."""
MYPY_TABLES = re.compile(r"^\[+tool\.mypy.*?(?=^\[|\Z)", re.MULTILINE | re.DOTALL)
"""The compiler's part of the project's settings. The rest describes a package, which the copy is not."""
PYTHON = ("BaseModel", "Options", "Generic")
"""A module stays as it is where a class inherits from one of these: mypyc does not compile them."""


class CannotCompile(Exception):
    """There is no compiler here, or it refuses; the text says what it said."""


def modules() -> list[str]:
    """Return the modules to be compiled, by dotted name."""
    found: set[str] = set()
    games = [f"game.{policy.parent.name}" for policy in sorted(ROOT.glob("game/*/policy.py"))]
    waiting = [SHARED, *(f"{game}.{beginning}" for game in games for beginning in BEGINNINGS)]
    while waiting:
        name = waiting.pop()
        if name.startswith("game.") and name not in found and (ROOT / file_of(name)).is_file():
            found.add(name)
            waiting += imported(ROOT / file_of(name))
    return sorted(name for name in found if can_be_compiled(ROOT / file_of(name)))


def file_of(module: str) -> str:
    """Return the path of a module, from the root."""
    return f"{module.replace('.', '/')}.py"


def imported(file: Path) -> Iterator[str]:
    """Return the modules that a file imports, or takes names from."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name for name in names if (ROOT / file_of(name)).is_file())
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def can_be_compiled(file: Path) -> bool:
    """Return True if nothing in a module has to stay Python."""
    return not any(base in PYTHON for node in classes_of(file).values() for base in bases_of(node))


DECORATOR = re.compile(r"^@dataclass(\((?P<arguments>.*)\))?$")
EXTENDABLE = "@mypyc_attr(allow_interpreted_subclasses=True)"
"""Without it, ``__new__`` would want all arguments: copies and processes make records without any."""
IMPORTS = (
    "from typing import TYPE_CHECKING, Any",
    "if TYPE_CHECKING:",
    "    from mypy_extensions import mypyc_attr",
)


@dataclass(frozen=True)
class Field:
    """An argument of a constructor, as it is written."""

    name: str
    kind: str
    default: str | None
    """None where it has to be given."""
    fresh: bool = False
    """True if each record gets a new default."""

    def argument(self) -> str:
        """Return it as the head of the constructor has it."""
        if self.fresh:
            return f"{self.name}: {self.kind} | None = None"
        return f"{self.name}: {self.kind}" + ("" if self.default is None else f" = {self.default}")

    def value(self) -> str:
        """Return the value that is assigned."""
        return f"{self.default} if {self.name} is None else {self.name}" if self.fresh else self.name


Inherited = Callable[[str], list[Field]]
"""From the name of a base to the fields that come of it."""


def with_constructors(text: str, inherited: Inherited) -> str:
    """Return the source of a module, whose records have their constructors written down."""
    lines = text.splitlines()
    records = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and is_record(node)]
    for node in reversed(records):
        given = _all_fields(node, inherited)
        lines[node.end_lineno : node.end_lineno] = [
            *(_constructor(node, given) if given else ()),
            *(_as_declared(node) if node.bases else ()),
        ]
        for decorator in node.decorator_list:
            number = decorator.lineno - 1
            lines[number] = DECORATOR.sub(_decorated, lines[number])
    if records:
        docstring, *_ = ast.parse(text).body
        lines[docstring.end_lineno : docstring.end_lineno] = IMPORTS
    return "\n".join(lines) + "\n"


def is_record(node: ast.ClassDef) -> bool:
    """Return True if a class is a dataclass."""
    return any(DECORATOR.match(f"@{ast.unparse(each)}") for each in node.decorator_list)


def fields(node: ast.ClassDef) -> Iterator[Field]:
    """Return the fields that a record declares itself."""
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            yield _field(each.target.id, ast.unparse(each.annotation), each.value)


def _all_fields(node: ast.ClassDef, inherited: Inherited) -> list[Field]:
    """Return a record's fields with those of its bases, whose types are checked when they are assigned."""
    bases = [field for base in node.bases for field in inherited(ast.unparse(base))]
    given = {field.name: Field(field.name, "Any", field.default, field.fresh) for field in bases}
    return list((given | {field.name: field for field in fields(node)}).values())


def _field(name: str, kind: str, value: ast.expr | None) -> Field:
    if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "field"):
        return Field(name, kind, None if value is None else ast.unparse(value))
    told = {each.arg: ast.unparse(each.value) for each in value.keywords}
    if "default_factory" in told:
        return Field(name, kind, f"{told['default_factory']}()", fresh=True)
    return Field(name, kind, told.get("default"))


def _constructor(node: ast.ClassDef, given: list[Field]) -> list[str]:
    named = any("kw_only=True" in ast.unparse(each) for each in node.decorator_list)
    arguments = ["self", *(["*"] if named else []), *(field.argument() for field in given)]
    return [
        "",
        f"    def __init__({', '.join(arguments)}) -> None:",
        *(f"        self.{field.name} = {field.value()}" for field in given),
    ]


def _as_declared(node: ast.ClassDef) -> list[str]:
    """Give an action what pydantic asks for and mypyc leaves out: its slots, and its types in full."""
    own = list(fields(node))
    types = [f"{node.name}.__dataclass_fields__[{each.name!r}].type = {each.kind!r}" for each in own]
    return [f"setattr({node.name}, '__slots__', {tuple(each.name for each in own)})", *types]


def _decorated(found: re.Match[str]) -> str:
    """Thaw a record: it is only hashed as a frozen one is, and may be sent to a process."""
    said = (found["arguments"] or "").replace("frozen=True", "unsafe_hash=True").replace("slots=True", "")
    said = ", ".join(each.strip() for each in ["init=False", *said.split(",")] if each.strip())
    return f"{EXTENDABLE}\n@dataclass({said})"


def classes_of(file: Path) -> dict[str, ast.ClassDef]:
    """Return the classes of a module, by name."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def bases_of(node: ast.ClassDef) -> list[str]:
    """Return the bases of a class, without the types that are filled in."""
    return [ast.unparse(base).partition("[")[0] for base in node.bases]


def inherited(file: Path, base: str) -> list[Field]:
    """Return the fields that a record has of a base: a class of its module, or one that it imports."""
    classes = classes_of(file)
    if base in classes:
        found = classes[base]
        return [field for each in bases_of(found) for field in inherited(file, each)] + list(fields(found))
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and base in {alias.name for alias in node.names}:
            source = ROOT / file_of(node.module or "")
            return inherited(source, base) if source.is_file() else []
    return []


def copied(folder: Path) -> list[str]:
    """Copy the games into a folder, ready to be compiled there; returns the files, from the folder.

    Records are frozen in the source, where a slip would be noticed. Here they are only hashed alike: a frozen
    one takes longer to make, and compiled it could not be sent to a process.
    """
    shutil.copytree(ROOT / "game", folder / "game", ignore=shutil.ignore_patterns("__pycache__"))
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (folder / "pyproject.toml").write_text("".join(MYPY_TABLES.findall(settings)), encoding="utf-8")
    files = [file_of(name) for name in modules()]
    for file in (folder / "game").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if file.relative_to(folder).as_posix() in files:
            text = with_constructors(text, partial(inherited, file))
        thawed = re.sub(r"@dataclass\(frozen=True", "@dataclass(unsafe_hash=True", text)
        file.write_text(thawed, encoding="utf-8")
    return files


def compiled(folder: Path) -> None:
    """Put the games into a folder, compiled; another process that wants the same meanwhile waits for it.

    Raises:
        CannotCompile: when there is no compiler, or it refuses.
    """
    from filelock import FileLock  # where a wheel is built, there is none

    kept = KEPT / _fingerprint()
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(KEPT.with_suffix(".lock")):
        if not kept.exists():
            shutil.rmtree(KEPT, ignore_errors=True)
            work = KEPT / "work"
            _compile(work)
            work.rename(kept)
        shutil.copytree(kept, folder, dirs_exist_ok=True)


def _compile(work: Path) -> None:
    work.mkdir(parents=True)
    command = [sys.executable, *COMPILER, *copied(work)]
    told = os.environ | flags()
    run = subprocess.run(command, cwd=work, env=told, capture_output=True, text=True, check=False)
    if run.returncode:
        raise CannotCompile(run.stdout + run.stderr)
    shutil.rmtree(work / "build")
    shutil.rmtree(work / ".mypy_cache", ignore_errors=True)


def flags() -> dict[str, str]:
    """Return the environment variables that give the compiler its flags."""
    return {"CFLAGS": " ".join([os.environ.get("CFLAGS", ""), *FLAGS]).strip()}


def _fingerprint() -> str:
    """Return a fingerprint of all that decides what comes of compiling."""
    digest = blake2b(f"{sys.version} {_version_of_mypy()}".encode(), digest_size=8)
    here = [Path(__file__), ROOT / "pyproject.toml"]
    for file in [*here, *sorted(ROOT.glob("game/**/*.py"))]:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _version_of_mypy() -> str:
    try:
        return version("mypy")
    except PackageNotFoundError:
        return "none"


def extensions(folder: Path) -> list[Any]:
    """Return the same for setuptools, from a copy in a folder; the environment has the flags from then on."""
    from mypyc.build import mypycify

    shutil.rmtree(folder, ignore_errors=True)
    files, here = copied(folder), Path.cwd()
    os.chdir(folder)
    try:
        made: list[Any] = mypycify(files, target_dir=str(folder / "build"))
        os.environ.update(flags())
        return made
    finally:
        os.chdir(here)
