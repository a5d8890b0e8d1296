"""Small wrong edits of a Python file: a comparison turned round, a line left out, a number one too high."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

OPPOSITES: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}
NOT_CODE = ("annotation", "returns", "decorator_list", "type_params", "bases")
"""Fields of a node that say what something is, and do nothing."""
SMALL = 2
"""In scenes a larger number is a matter of looks: no test should hold it to a pixel."""
CLOCKS = {"perf_counter", "monotonic"}
"""Of two moments it makes no difference whether one is before another, or the same."""
GEOMETRY = {
    *("pixels", "rect", "area", "left", "right", "top", "bottom", "width", "height", "x", "y", "at"),
    *("center", "centerx", "centery", "size", "row", "wide", "high", "plain", "text_size"),
    *("gap", "edge"),
}
"""Names, of constants too, whose sums and products are a matter of looks."""
DRAWING = {
    *("Rect", "FRect", "Color", "Surface", "blit", "fill", "set_at"),
    *("inflate", "inflate_ip", "move", "move_ip"),
}
"""Calls whose numbers are pixels, and the red, green, blue and cover of a colour: a matter of looks too."""


@dataclass(frozen=True)
class Mutation:
    """One wrong edit: which file, which line, which function, and the text of the file with it."""

    file: str
    line: int
    function: str
    text: str


@dataclass(frozen=True)
class _Edit:
    """Replace a node of the tree by other source."""

    node: ast.expr | ast.stmt
    function: str
    source: str


def mutations_of(file: str, text: str) -> list[Mutation]:
    """Every wrong edit of a file that this module knows, in the order of its lines."""
    tree = ast.parse(text)
    looks = file.startswith("scenes")
    return [
        Mutation(file, edit.node.lineno, edit.function, _edited(text, edit))
        for edit in _edits(tree, "", looks)
    ]


def functions_of(text: str) -> dict[str, tuple[int, int]]:
    """The functions of a file with their first and last lines; those within a class as ``Class.name``."""
    found: dict[str, tuple[int, int]] = {}
    _collect(ast.parse(text), "", found)
    return found


def _collect(node: ast.AST, prefix: str, found: dict[str, tuple[int, int]]) -> None:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            found[prefix + child.name] = (child.lineno, child.end_lineno or child.lineno)
        elif isinstance(child, ast.ClassDef):
            _collect(child, f"{child.name}.", found)


def _edits(node: ast.AST, function: str, looks: bool) -> Iterator[_Edit]:
    """The edits of a node and of everything in it."""
    if looks and isinstance(node, ast.BinOp) and _is_geometry(node):
        return
    if looks and isinstance(node, ast.Call) and _draws(node):
        plain = [part for part in node.args if not _is_pixels(part)]
        node = ast.copy_location(ast.Call(node.func, plain, node.keywords), node)
    for source in _sources(node, looks):
        assert isinstance(node, ast.expr | ast.stmt)
        yield _Edit(node, function, source)
    for field, value in ast.iter_fields(node):
        if field in NOT_CODE:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _says_nothing(child):
                yield from _edits(child, _named(child, function), looks)


def _named(node: ast.AST, function: str) -> str:
    """The function that a node lies in; functions within functions belong to the outer one."""
    if isinstance(node, ast.ClassDef) and not function:
        return f"{node.name}."
    if isinstance(node, ast.FunctionDef) and (not function or function.endswith(".")):
        return function + node.name
    return function


def _says_nothing(node: ast.AST) -> bool:
    """Whether an edit would be seen by mypy, or by nobody: imports, asserts, texts.

    That a zip is strict asserts that as many meet as many.
    """
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.JoinedStr):
        return True
    if isinstance(node, ast.keyword):
        return node.arg == "strict"
    if isinstance(node, ast.AnnAssign):
        return "TypeAlias" in ast.unparse(node.annotation)
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _sources(node: ast.AST, looks: bool) -> Iterator[str]:
    """What may stand in a node's place and be wrong."""
    match node:
        case ast.Compare(ops=[ast.Lt() | ast.LtE() | ast.Gt() | ast.GtE()]) if _is_bound(node, looks):
            return
        case ast.Compare(left=left, ops=[operator], comparators=[right]):
            yield from _turned(operator, lambda other: ast.Compare(left, [other], [right]))
        case ast.BoolOp(op=operator, values=values):
            yield from _turned(operator, lambda other: ast.BoolOp(other, values))
        case ast.BinOp(left=left, op=operator, right=right) if not _is_text(node):
            yield from _turned(operator, lambda other: ast.BinOp(left, other, right))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield _bracketed(operand)
        case ast.IfExp(test=test, body=body, orelse=other):
            yield _bracketed(ast.IfExp(ast.UnaryOp(ast.Not(), test), body, other))
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)) if not looks or value <= SMALL:
            yield str(value + 1)
        case ast.Break():
            yield "continue"
        case ast.Continue():
            yield "break"
        case ast.Raise() | ast.AugAssign() | ast.Expr(value=ast.Call()) | ast.Delete():
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case ast.Return(value=ast.Compare() | ast.BoolOp() | ast.Call() as value):
            yield from ("return True", "return False") if not isinstance(value, ast.Call) else ()


def _turned(operator: ast.AST, build: object) -> Iterator[str]:
    opposite = OPPOSITES.get(type(operator))
    if opposite is not None and callable(build):
        yield _bracketed(build(opposite()))


def _is_text(node: ast.BinOp) -> bool:
    """Whether texts are put together, which can only be added."""
    sides = (node.left, node.right)
    texts = (side.value for side in sides if isinstance(side, ast.Constant))
    return any(isinstance(side, ast.JoinedStr) for side in sides) or any(isinstance(t, str) for t in texts)


def _is_geometry(node: ast.expr) -> bool:
    """Whether an expression works out where something is drawn, or how large."""
    numbers = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    names = {name.lower() for name in _names(node)}
    return bool(names & GEOMETRY) or any(isinstance(number, float) for number in numbers)


def _is_bound(node: ast.Compare, looks: bool) -> bool:
    """Whether pixels or moments are compared, so that whether the bound itself counts is never seen."""
    sides = (node.left, *node.comparators)
    return bool(_names(node) & CLOCKS) or (looks and any(_is_geometry(side) for side in sides))


def _names(node: ast.expr) -> set[str]:
    """All names in an expression, those of attributes too."""
    parts = list(ast.walk(node))
    names = {part.id for part in parts if isinstance(part, ast.Name)}
    return names | {part.attr for part in parts if isinstance(part, ast.Attribute)}


def _draws(node: ast.Call) -> bool:
    """Whether a call puts something on a surface, or says where or in which colour."""
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in DRAWING
    return False


def _is_pixels(node: ast.expr) -> bool:
    """Whether an argument is a number of pixels, or several of them and nothing else worked out."""
    parts = node.elts if isinstance(node, ast.Tuple) else [node]
    return all(isinstance(part, ast.Constant | ast.Name | ast.Attribute) for part in parts)


def _bracketed(node: ast.expr) -> str:
    return f"({ast.unparse(ast.fix_missing_locations(node))})"


def _edited(text: str, edit: _Edit) -> str:
    """The file's text with one edit; columns of a syntax tree count bytes."""
    lines = text.encode().splitlines(keepends=True)
    node = edit.node
    assert node.end_lineno is not None and node.end_col_offset is not None
    before = b"".join(lines[: node.lineno - 1]) + lines[node.lineno - 1][: node.col_offset]
    after = lines[node.end_lineno - 1][node.end_col_offset :] + b"".join(lines[node.end_lineno :])
    return (before + edit.source.encode() + after).decode()
