"""Writes out the constructors of records, for mypyc.

It compiles what a class says, but not the constructor that ``dataclass`` makes of it: that stays Python, and
a record takes ten times as long to make as one whose constructor is written down.
"""

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

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
        """In the head of the constructor."""
        if self.fresh:
            return f"{self.name}: {self.kind} | None = None"
        return f"{self.name}: {self.kind}" + ("" if self.default is None else f" = {self.default}")

    def value(self) -> str:
        """The value that is assigned."""
        return f"{self.default} if {self.name} is None else {self.name}" if self.fresh else self.name


Inherited = Callable[[str], list[Field]]
"""From the name of a base to the fields that come of it."""


def with_constructors(text: str, inherited: Inherited) -> str:
    """The source of a module, whose records have their constructors written down."""
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
    """The fields that a record declares itself."""
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            yield _field(each.target.id, ast.unparse(each.annotation), each.value)


def _all_fields(node: ast.ClassDef, inherited: Inherited) -> list[Field]:
    """With those of its bases, whose types are not at hand: they are looked at when they are assigned."""
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
    """Records are frozen in the source; here they are only hashed alike, and may be sent to a process."""
    said = (found["arguments"] or "").replace("frozen=True", "unsafe_hash=True").replace("slots=True", "")
    said = ", ".join(each.strip() for each in ["init=False", *said.split(",")] if each.strip())
    return f"{EXTENDABLE}\n@dataclass({said})"
