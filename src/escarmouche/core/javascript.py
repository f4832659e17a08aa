"""Plain Python as JavaScript, for what needs whole numbers of any size in the page: exact odds.

`translated` writes the wanted functions of a module, and all they reach, as one JavaScript module.
The language is small: functions, classes, named tuples, enumerations, dictionaries, loops and
comprehensions; whatever else is met is refused by file and line. `javascript_runtime.js` holds what
Python does and JavaScript does not: numbers of any size, fractions, dictionaries with tuples as
keys, truth of what is empty.

What a module takes from the standard library must be known to the runtime by the same name.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

RUNTIME = Path(__file__).with_name("javascript_runtime.js")
_PACKAGE = __package__.partition(".")[0]
_DATA_FILES = f"{_PACKAGE}.core.datafile"  # of the core the part that is translated whole
# Words that only JavaScript keeps for itself.
_RESERVED = frozenset({
    "arguments", "case", "catch", "const", "debugger", "default", "delete", "do", "enum", "eval",
    "export", "extends", "function", "implements", "instanceof", "interface", "let", "new", "null",
    "package", "private", "protected", "public", "static", "super", "switch", "this", "throw",
    "typeof", "undefined", "var", "void",
})  # fmt: skip
_OPERATORS = {
    ast.Add: "$add", ast.Sub: "$sub", ast.Mult: "$mul", ast.Div: "$div", ast.FloorDiv: "$floordiv",
    ast.Mod: "$mod", ast.Pow: "$pow", ast.LShift: "$shl", ast.RShift: "$shr", ast.BitAnd: "$band",
    ast.BitOr: "$bor", ast.BitXor: "$bxor",
}  # fmt: skip
_COMPARISONS = {
    ast.Lt: "$lt({}, {})", ast.Gt: "$lt({1}, {0})", ast.LtE: "!$lt({1}, {0})",
    ast.GtE: "!$lt({}, {})", ast.Eq: "$eq({}, {})", ast.NotEq: "!$eq({}, {})", ast.Is: "{} === {}",
    ast.IsNot: "{} !== {}", ast.In: "$has({1}, {0})", ast.NotIn: "!$has({1}, {0})",
}  # fmt: skip


# Methods of lists and texts, by the names that JavaScript gives them.
_METHODS = {
    "append": "push", "lower": "toLowerCase", "upper": "toUpperCase", "replace": "replaceAll",
    "strip": "trim",
}  # fmt: skip


# Methods of lists and texts that are functions of the runtime.
_OF_TEXTS = ("index", "isprintable", "join", "partition", "split")


class TranslationError(Exception):
    """Why something cannot be written in JavaScript; told to developers only."""


def translated(module: str, wanted: Iterable[str], data: Mapping[str, Any] | None = None) -> str:
    """A JavaScript module that exports the wanted functions, with what it needs to run.

    `data` are functions without arguments, as `package.module.function`, that only read a file:
    their answers are written instead.
    """
    program = _Program(data or {})
    names = {name: program.reach(module, name) for name in wanted}
    exported = ", ".join(f"{name} as {public}" for public, name in names.items())
    runtime = RUNTIME.read_text(encoding="utf-8")
    return "\n".join([runtime, *program.written(), f"export {{ {exported} }}", ""])


@dataclass
class _Module:
    name: str
    number: int
    path: str
    definitions: dict[str, ast.stmt] = field(default_factory=dict)
    imported: dict[str, tuple[str, str | None]] = field(default_factory=dict)


class _Program:
    """The modules met, and which of their names are reached."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data
        self._modules: dict[str, _Module] = {}
        self._reached: dict[tuple[str, str], str] = {}  # in the order of use, innermost first
        self._texts: dict[tuple[str, str], str] = {}
        self.methods: dict[str, ast.FunctionDef] = {}

    def written(self) -> list[str]:
        return list(self._texts.values())

    def reach(self, module: str, name: str) -> str:
        """What a name of a module is called in JavaScript; it is written before its first use."""
        home = self._module(module)
        if name not in home.definitions:
            if name not in home.imported:
                return _safe(name)
            source, original = home.imported[name]
            if original is None or not source.startswith(_PACKAGE):
                return _safe(original or name)
            if source in (f"{_PACKAGE}.core.errors", f"{_PACKAGE}.core.texts"):
                return name
            return self.reach(source, original)
        called = f"{_safe(name)}${home.number}"
        if (module, name) not in self._reached:
            self._reached[module, name] = called
            given = self._data.get(f"{module}.{name}", self)
            if given is not self:
                text = f"const {called} = () => $fromData({json.dumps(given)})"
            else:
                text = _Writer(self, home).definition(home.definitions[name], called)
            self._texts[module, name] = text
        return called

    def definition(self, module: str, name: str) -> ast.stmt | None:
        """The function or class that a name of a module means."""
        home = self._module(module)
        if name in home.imported:
            source, original = home.imported[name]
            if original is None or not source.startswith(_PACKAGE):
                return None
            return self.definition(source, original)
        return home.definitions.get(name)

    def submodule(self, module: str, name: str) -> str | None:
        """The module of the package that a name of another means, if it means one."""
        source, original = self._module(module).imported.get(name, ("", None))
        whole = f"{source}.{original}"
        if source.startswith(_PACKAGE) and original and not self.definition(module, name):
            return whole
        return None

    def _module(self, name: str) -> _Module:
        known = self._modules.get(name)
        if known is None:
            path = import_module(name).__file__
            assert path is not None
            known = self._modules[name] = _Module(name, len(self._modules), path)
            tree = ast.parse(Path(path).read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.ImportFrom) and node.module:
                    for each in node.names:
                        called = each.asname or each.name
                        known.imported[called] = node.module, each.name
                elif isinstance(node, ast.Import):
                    for each in node.names:
                        known.imported[each.asname or each.name] = each.name, None
                elif isinstance(node, ast.ClassDef):
                    self.methods.update(
                        (each.name, each)
                        for each in node.body
                        if isinstance(each, ast.FunctionDef) and not _decorators(each)
                    )
            for statement in tree.body:
                for defined in _defined(statement):
                    known.definitions[defined] = statement
            # All at once: whether a name is a method anywhere must be known before it is written.
            for source, _ in known.imported.values():
                if source.startswith(_PACKAGE) and (
                    not source.startswith(f"{_PACKAGE}.core") or source == _DATA_FILES
                ):
                    self._module(source)
        return known


def _defined(statement: ast.stmt) -> list[str]:
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return [statement.name]
    if isinstance(statement, ast.Assign):
        return [node.id for target in statement.targets for node in _names(target)]
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        return [statement.target.id]
    return []


def _names(target: ast.expr) -> list[ast.Name]:
    return [node for node in ast.walk(target) if isinstance(node, ast.Name)]


def _safe(name: str) -> str:
    return f"{name}$" if name in _RESERVED else name


def _decorators(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    plain = [each.func if isinstance(each, ast.Call) else each for each in node.decorator_list]
    return [each.id for each in plain if isinstance(each, ast.Name)]


def _bases(node: ast.ClassDef) -> list[str]:
    plain = [each.value if isinstance(each, ast.Subscript) else each for each in node.bases]
    return [each.id for each in plain if isinstance(each, ast.Name)]


def _is_tuple(node: ast.ClassDef) -> bool:
    return "NamedTuple" in _bases(node) or "dataclass" in _decorators(node)


def _is_enumeration(node: ast.ClassDef) -> bool:
    return bool({"Enum", "IntEnum"} & set(_bases(node)))


def _fields(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [each for each in node.body if isinstance(each, ast.AnnAssign)]


class _Writer:
    """Writes one definition of a module."""

    def __init__(self, program: _Program, home: _Module) -> None:
        self._program = program
        self._home = home
        self._scopes: list[set[str]] = []  # of the functions around
        self._temporaries = 0

    # --- definitions ------------------------------------------------------------------------------

    def definition(self, node: ast.stmt, called: str) -> str:
        if isinstance(node, ast.ClassDef):
            return self._class(node, called)
        if isinstance(node, ast.FunctionDef):
            text = self._function(node, called)
            if {"cache", "lru_cache"} & set(_decorators(node)):
                return f"const {called} = $cached({text})"
            return text
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
            if isinstance(target, ast.Name):
                return f"const {called} = {self._value(node.value)}"
            if isinstance(target, ast.Tuple):
                place = [each.id for each in target.elts if isinstance(each, ast.Name)]
                word = next(name for name in place if called.startswith(f"{_safe(name)}$"))
                return f"const {called} = $at($seq({self._value(node.value)}), {place.index(word)})"
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            return f"const {called} = {self._value(node.value)}"
        raise self._refused(node)

    def _class(self, node: ast.ClassDef, called: str) -> str:
        lines = []
        for statement in node.body:
            if isinstance(statement, ast.FunctionDef):
                lines.append(self._method(statement))
        body = "\n".join(lines)
        if _is_enumeration(node):
            base = next(each for each in _bases(node) if each in ("Enum", "IntEnum"))
            members = [f"[{json.dumps(name)}, {value}]" for name, value in self._assigned(node)]
            whole = f"class {called} extends {base} {{\n{body}\n}}"
            return f"const {called} = $enumerated({whole}, [{', '.join(members)}])"
        if _is_tuple(node):
            names = [json.dumps(each.target.id) for each in _fields(node)]  # type: ignore[union-attr]
            parameters = ", ".join(self._field(each) for each in _fields(node))
            fills = " ".join(f"this.{n[1:-1]} = {_safe(n[1:-1])};" for n in names)
            start = f"constructor({parameters}) {{ super(); {fills} }}"
            start += f"\nstatic fields = [{', '.join(names)}]"
            start += f"\nget items$() {{ return [{', '.join(f'this.{n[1:-1]}' for n in names)}] }}"
            return f"class {called} extends NamedTuple {{\n{start}\n{body}\n}}"
        bases = [self._base(each) for each in _bases(node) if each not in ("Protocol", "Generic")]
        attributes = [
            f"{called}.prototype.{name} = {value}" for name, value in self._assigned(node)
        ]
        extends = bases[0] if bases else "PyObject"
        return "\n".join([f"class {called} extends {extends} {{\n{body}\n}}", *attributes])

    def _assigned(self, node: ast.ClassDef) -> list[tuple[str, str]]:
        """What the body of a class gives names to."""
        return [
            (target.id, self._value(each.value))
            for each in node.body
            if isinstance(each, ast.Assign)
            for target in each.targets
            if isinstance(target, ast.Name) and not target.id.startswith("__")
        ]

    def _base(self, name: str) -> str:
        if name == "Exception":
            return "PyError"
        return {"dict": "Dict"}.get(name) or self._program.reach(self._home.name, name)

    def _field(self, node: ast.AnnAssign) -> str:
        assert isinstance(node.target, ast.Name)
        name = _safe(node.target.id)
        return f"{name} = {self._value(node.value)}" if node.value else name

    def _method(self, node: ast.FunctionDef) -> str:
        kinds = _decorators(node)
        prefix = "get " if "property" in kinds else "static " if "classmethod" in kinds else ""
        return prefix + self._function(node, node.name, bound=True)

    def _function(self, node: ast.FunctionDef, called: str, bound: bool = False) -> str:
        arguments = node.args
        # What is given by any name comes as one object, last.
        further = [each.arg for each in (arguments.vararg, arguments.kwarg) if each]
        if len(further) > 1:
            raise self._refused(node)
        names = [each.arg for each in [*arguments.args, *arguments.kwonlyargs]]
        defaults: list[ast.expr | None] = [None] * (len(arguments.args) - len(arguments.defaults))
        defaults += [*arguments.defaults, *arguments.kw_defaults]
        given = [
            f"{_safe(name)} = {self._value(default)}" if default else _safe(name)
            for name, default in zip(names, defaults, strict=True)
        ]
        self._scopes.append({*names, *further, *_assigned(node)})
        before = f"const {_safe(names[0])} = this;" if bound else ""
        if bound:
            given = given[1:]
        given += [
            f"...{_safe(name)}" if arguments.vararg else f"{_safe(name)} = {{}}" for name in further
        ]
        fresh = sorted(_assigned(node) - set(names) - _foreign(node))
        if fresh:
            before += f" let {', '.join(map(_safe, fresh))};"
        lines = self._statements(node.body)
        self._scopes.pop()
        keyword = "" if bound else "function "
        return f"{keyword}{called}({', '.join(given)}) {{ {before}\n{lines}\n}}"

    # --- statements -------------------------------------------------------------------------------

    def _statements(self, body: list[ast.stmt]) -> str:
        return "\n".join(self._statement(each) for each in body)

    def _statement(self, node: ast.stmt) -> str:
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Pass() | ast.ImportFrom() | ast.Assert():
                return ""
            case ast.Nonlocal() | ast.AnnAssign(value=None):
                return ""
            case ast.Expr():
                return f"{self._value(node.value)};"
            case ast.Return():
                return f"return {self._value(node.value) if node.value else 'null'};"
            case ast.Assign():
                return self._assignment(node)
            case ast.AnnAssign():
                assert node.value is not None
                return self._store(node.target, self._value(node.value))
            case ast.AugAssign():
                now = self._binary(node.op, self._value(_loaded(node.target)), node.value)
                return self._store(node.target, now)
            case ast.If():
                other = f" else {{\n{self._statements(node.orelse)}\n}}" if node.orelse else ""
                return f"if ({self._truth(node.test)}) {{\n{self._statements(node.body)}\n}}{other}"
            case ast.While() if not node.orelse:
                return f"while ({self._truth(node.test)}) {{\n{self._statements(node.body)}\n}}"
            case ast.For() if not node.orelse:
                return self._loop(node)
            case ast.Raise():
                assert node.exc is not None
                return f"throw $made({self._value(node.exc)});"
            case ast.Try() if len(node.handlers) == 1 and not node.finalbody and not node.orelse:
                handler = node.handlers[0]
                assert handler.type is not None
                caught = f"if (!(error$ instanceof {self._value(handler.type)})) throw error$;"
                inner = f"{caught}\n{self._statements(handler.body)}"
                return f"try {{\n{self._statements(node.body)}\n}} catch (error$) {{\n{inner}\n}}"
            case ast.Delete(targets=[ast.Subscript() as target]):
                return f"{self._value(target.value)}.remove({self._value(target.slice)});"
            case ast.Break():
                return "break;"
            case ast.Continue():
                return "continue;"
            case ast.FunctionDef():
                return f"{_safe(node.name)} = ({self._nested(node)});"
        raise self._refused(node)

    def _loop(self, node: ast.For) -> str:
        each = self._temporary()
        match node:
            case ast.For(
                target=ast.Tuple(elts=[number, target]),
                iter=ast.Call(func=ast.Name(id="enumerate"), args=[over], keywords=[]),
            ):  # without a pair for each
                count = self._temporary()
                before = f"let {count} = 0;\n"
                stored = f"{self._store(number, f'{count}++')} {self._store(target, each)}"
            case _:
                over, before = node.iter, ""
                stored = self._store(node.target, each)
        inner = self._statements(node.body)
        values = self._value(over)
        return f"{before}for (const {each} of $iter({values})) {{\n{stored}\n{inner}\n}}"

    def _nested(self, node: ast.FunctionDef) -> str:
        """A function in a function keeps the `self` around it, which is a variable."""
        return self._function(node, _safe(node.name))

    def _assignment(self, node: ast.Assign) -> str:
        if len(node.targets) == 1:
            return self._store(node.targets[0], self._value(node.value))
        once = self._temporary()
        stores = " ".join(self._store(target, once) for target in node.targets)
        return f"const {once} = {self._value(node.value)}; {stores}"

    def _store(self, target: ast.expr, value: str) -> str:
        match target:
            case ast.Name():
                return f"{_safe(target.id)} = {value};"
            case ast.Attribute():
                return f"{self._value(target.value)}.{target.attr} = {value};"
            case ast.Subscript():
                whole, index = self._value(target.value), self._value(target.slice)
                return f"$setItem({whole}, {index}, {value});"
            case ast.Tuple():
                return self._unpacked(target.elts, value)
        raise self._refused(target)

    def _unpacked(self, targets: list[ast.expr], value: str) -> str:
        once = self._temporary()
        lines = [f"const {once} = $seq({value});"]
        stars = [at for at, each in enumerate(targets) if isinstance(each, ast.Starred)]
        for at, each in enumerate(targets):
            behind = len(targets) - at
            if isinstance(each, ast.Starred):
                rest = f"{once}.slice({at}, {once}.length - {behind - 1})"
                lines.append(self._store(each.value, rest))
            elif stars and at > stars[0]:
                lines.append(self._store(each, f"{once}[{once}.length - {behind}]"))
            else:
                lines.append(self._store(each, f"{once}[{at}]"))
        return " ".join(lines)

    # --- expressions ------------------------------------------------------------------------------

    def _value(self, node: ast.expr) -> str:
        match node:
            case ast.Constant():
                return self._constant(node)
            case ast.Name():
                return self._name(node.id)
            case ast.Attribute():
                return self._attribute(node)
            case ast.Call():
                return self._call(node)
            case ast.BinOp():
                return self._binary(node.op, self._value(node.left), node.right)
            case ast.UnaryOp(op=ast.Not()):
                return f"!{self._truth(node.operand)}"
            case ast.UnaryOp(op=ast.USub()):
                return f"$sub(0, {self._value(node.operand)})"
            case ast.BoolOp():
                word = "$and" if isinstance(node.op, ast.And) else "$or"
                text = self._value(node.values[-1])
                for each in reversed(node.values[:-1]):
                    text = f"{word}({self._value(each)}, () => {text})"
                return text
            case ast.Compare():
                return f"({self._comparison(node)})"
            case ast.IfExp():
                condition = self._truth(node.test)
                return f"({condition} ? {self._value(node.body)} : {self._value(node.orelse)})"
            case ast.Tuple() | ast.List():
                return f"[{self._elements(node.elts)}]"
            case ast.Set():
                return f"$set([{self._elements(node.elts)}])"
            case ast.Dict():
                pairs = [
                    f"[{self._value(key)}, {self._value(value)}]"
                    for key, value in zip(node.keys, node.values, strict=True)
                    if key is not None
                ]
                return f"$dict([{', '.join(pairs)}])"
            case ast.Subscript():
                return self._subscript(node)
            case ast.Lambda():
                return self._lambda(node)
            case ast.ListComp() | ast.GeneratorExp():
                return self._comprehension(node.generators, self._value, node.elt)
            case ast.SetComp():
                return f"$set({self._comprehension(node.generators, self._value, node.elt)})"
            case ast.DictComp():
                pair = ast.Tuple([node.key, node.value], ast.Load())
                return f"$dict({self._comprehension(node.generators, self._value, pair)})"
            case ast.NamedExpr():
                return f"({_safe(node.target.id)} = {self._value(node.value)})"
            case ast.JoinedStr():
                return "`" + "".join(self._piece(each) for each in node.values) + "`"
        raise self._refused(node)

    def _constant(self, node: ast.Constant) -> str:
        value = node.value
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 2**53:
            return f"{value}n"
        if value is None or isinstance(value, bool | int | float | str):
            return json.dumps(value, ensure_ascii=False)
        raise self._refused(node)

    def _piece(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            return str(node.value).replace("\\", "\\\\").replace("`", "\\`").replace("$", "\\$")
        assert isinstance(node, ast.FormattedValue)
        how = ""
        if isinstance(node.format_spec, ast.JoinedStr):
            how = "".join(str(each.value) for each in node.format_spec.values)  # type: ignore[attr-defined]
        return f"${{$format({self._value(node.value)}, {json.dumps(how)})}}"

    def _name(self, name: str) -> str:
        if any(name in scope for scope in self._scopes):
            return _safe(name)
        return self._program.reach(self._home.name, name)

    def _attribute(self, node: ast.Attribute) -> str:
        if isinstance(node.value, ast.Name) and not any(node.value.id in s for s in self._scopes):
            module = self._program.submodule(self._home.name, node.value.id)
            if module:
                return self._program.reach(module, node.attr)
        whole = self._value(node.value)
        if node.attr in self._program.methods or node.attr.startswith("__"):
            bound = f"$bound({whole}, {json.dumps(node.attr)})"
            if not isinstance(node.value, ast.Name):
                return bound
            # Usually a field that is called like some other class's method: read at once.
            read = f"{whole}.{node.attr}"
            return f"(typeof {read} === 'function' ? {bound} : {read})"
        return f"{whole}.{node.attr}"

    def _call(self, node: ast.Call) -> str:
        function = node.func
        if isinstance(function, ast.Subscript):  # dict[int, int]()
            function = function.value
        if isinstance(function, ast.Name):
            return self._named_call(function.id, node)
        if not isinstance(function, ast.Attribute):
            raise self._refused(node)
        if isinstance(function.value, ast.Call) and _is_super(function.value):
            return f"super.{function.attr}({self._elements(node.args)})"
        if isinstance(function.value, ast.Name):
            name = function.value.id
            local = any(name in scope for scope in self._scopes)
            module = None if local else self._program.submodule(self._home.name, name)
            if module:
                return self._to_definition(
                    self._program.definition(module, function.attr),
                    self._program.reach(module, function.attr),
                    node,
                )
            of = None if local else self._program.definition(self._home.name, name)
            if isinstance(of, ast.ClassDef):
                method = _method_of(of, function.attr)
                if method:
                    given = self._positional(method.args, node, skip=1)
                    return f"{self._name(name)}.{function.attr}({given})"
        if function.attr == "_replace":
            fields = ", ".join(f"{each.arg}: {self._value(each.value)}" for each in node.keywords)
            return f"{self._value(function.value)}._replace({{ {fields} }})"
        known = self._program.methods.get(function.attr)
        if known and node.keywords and not known.args.kwarg:
            given = self._positional(known.args, node, skip=1)
        else:
            given = self._elements(node.args) + self._options(node)
        whole = self._value(function.value)
        if function.attr in _OF_TEXTS:
            return f"${function.attr}({', '.join(filter(None, (whole, given)))})"
        return f"{whole}.{_METHODS.get(function.attr, function.attr)}({given})"

    def _named_call(self, name: str, node: ast.Call) -> str:
        called = "iterator" if name == "iter" else self._name(name)
        if any(name in scope for scope in self._scopes):
            if name == "cls":
                return f"cls.make({self._elements(node.args)})"
            return f"{called}({self._elements(node.args)}{self._options(node)})"
        if name in ("OptionError", "DataError"):
            words = ", ".join(f"{each.arg}: {self._value(each.value)}" for each in node.keywords)
            return f"new OptionError({self._elements(node.args)}, {{ {words} }})"
        definition = self._program.definition(self._home.name, name)
        return self._to_definition(definition, called, node)

    def _to_definition(self, definition: ast.stmt | None, called: str, node: ast.Call) -> str:
        if isinstance(definition, ast.ClassDef):
            if _is_tuple(definition):
                if any(each.arg is None for each in node.keywords):
                    return f"{called}.named({self._value(node.keywords[0].value)})"
                arguments = ast.arguments(
                    [], [ast.arg(each.target.id) for each in _fields(definition)],  # type: ignore[union-attr]
                    None, [], [], None, [],
                )  # fmt: skip
                return f"new {called}({self._positional(arguments, node)})"
            start = _method_of(definition, "__init__")
            given = self._positional(start.args, node, skip=1) if start else ""
            return f"{called}.make({given or self._elements(node.args)})"
        if isinstance(definition, ast.FunctionDef):
            return f"{called}({self._positional(definition.args, node)})"
        return f"{called}({self._elements(node.args)}{self._options(node)})"

    def _positional(self, arguments: ast.arguments, node: ast.Call, skip: int = 0) -> str:
        """The arguments of a call in the order in which they are declared."""
        names = [each.arg for each in [*arguments.args, *arguments.kwonlyargs]][skip:]
        given = self._elements(node.args)
        if not node.keywords:
            return given
        if arguments.kwarg and node.keywords[0].arg is None:
            return f"{given}, {self._value(node.keywords[0].value)}"
        by_name = {each.arg: self._value(each.value) for each in node.keywords}
        left = names[len(node.args) :]
        last = max(left.index(str(name)) for name in by_name)
        rest = [by_name.get(name, "undefined") for name in left[: last + 1]]
        return ", ".join([given, *rest] if given else rest)

    def _options(self, node: ast.Call) -> str:
        """Named arguments of what the runtime knows; `strict` is checked in Python."""
        named = [each for each in node.keywords if each.arg != "strict"]
        words = ", ".join(f"{each.arg}: {self._value(each.value)}" for each in named)
        if not words:
            return ""
        return (", " if node.args else "") + f"{{ {words} }}"

    def _elements(self, nodes: Iterable[ast.expr]) -> str:
        return ", ".join(
            f"...$iter({self._value(each.value)})"
            if isinstance(each, ast.Starred)
            else self._value(each)
            for each in nodes
        )

    def _subscript(self, node: ast.Subscript) -> str:
        whole = self._value(node.value)
        if isinstance(node.slice, ast.Slice):
            if node.slice.step:
                raise self._refused(node)
            lower, upper = (
                self._value(each) if each else "undefined"
                for each in (node.slice.lower, node.slice.upper)
            )
            return f"$seq({whole}).slice($small({lower}), $small({upper}))"
        return f"$at({whole}, {self._value(node.slice)})"

    def _lambda(self, node: ast.Lambda) -> str:
        names = [each.arg for each in node.args.args]
        self._scopes.append(set(names))
        text = f"(({', '.join(map(_safe, names))}) => {self._value(node.body)})"
        self._scopes.pop()
        return text

    def _comprehension(
        self, generators: list[ast.comprehension], value: Any, element: ast.expr
    ) -> str:
        first = generators[0]
        if len(generators) == 1 and isinstance(first.target, ast.Name) and not first.ifs:
            whole = self._value(first.iter)
            self._scopes.append({first.target.id})
            each = f"$list({whole}).map(({_safe(first.target.id)}) => {value(element)})"
            self._scopes.pop()
            return each
        found = self._temporary()
        self._scopes.append({name.id for each in generators for name in _names(each.target)})
        names = ", ".join(sorted(map(_safe, self._scopes[-1])))
        lines, closing = [f"const {found} = []; let {names};"], ""
        for generator in generators:
            each = self._temporary()
            stored = self._store(generator.target, each)
            lines.append(f"for (const {each} of $iter({self._value(generator.iter)})) {{ {stored}")
            lines += [f"if (!{self._truth(test)}) continue;" for test in generator.ifs]
            closing += " }"
        lines.append(f"{found}.push({value(element)});{closing} return {found}")
        self._scopes.pop()
        return f"(() => {{ {' '.join(lines)} }})()"

    def _binary(self, op: ast.operator, left: str, right: ast.expr) -> str:
        if type(op) not in _OPERATORS:
            raise self._refused(right)
        return f"{_OPERATORS[type(op)]}({left}, {self._value(right)})"

    def _comparison(self, node: ast.Compare) -> str:
        sides = [self._value(each) for each in (node.left, *node.comparators)]
        pairs = zip(node.ops, sides, sides[1:], strict=False)
        return " && ".join(_COMPARISONS[type(op)].format(one, other) for op, one, other in pairs)

    def _truth(self, node: ast.expr) -> str:
        match node:
            case ast.Compare() | ast.UnaryOp(op=ast.Not()):
                return self._value(node)
            case ast.BoolOp():
                word = " && " if isinstance(node.op, ast.And) else " || "
                return f"({word.join(self._truth(each) for each in node.values)})"
        return f"$truth({self._value(node)})"

    def _temporary(self) -> str:
        self._temporaries += 1
        return f"t${self._temporaries}"

    def _refused(self, node: ast.AST) -> TranslationError:
        line = getattr(node, "lineno", 0)
        return TranslationError(f"{self._home.path}:{line}: {ast.unparse(node)[:80]}")


def _method_of(node: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    found = (each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == name)
    return next(found, None)


def _is_super(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id == "super"


def _loaded(target: ast.expr) -> ast.expr:
    """The same place, to be read."""
    return ast.parse(ast.unparse(target), mode="eval").body


def _assigned(node: ast.FunctionDef) -> set[str]:
    """The names that a function assigns, but for those of functions and comprehensions in it."""
    found: set[str] = set()
    queue: list[ast.AST] = list(node.body)
    while queue:
        each = queue.pop()
        if isinstance(each, ast.FunctionDef):
            found.add(each.name)
            continue
        if isinstance(each, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
            queue += [part for part in ast.walk(each) if isinstance(part, ast.NamedExpr)]
            continue
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
            found.add(each.id)
        queue += ast.iter_child_nodes(each)
    return found


def _foreign(node: ast.FunctionDef) -> set[str]:
    return {name for each in node.body if isinstance(each, ast.Nonlocal) for name in each.names}
