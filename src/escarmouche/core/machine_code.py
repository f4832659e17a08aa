"""How numba's code becomes machine code: every function once, and only what is called.

numba optimises each function together with all it calls, and again with every caller: the deeper
the calls, the more often. Here a function is first turned into code that is not optimised and
calls others by name (its *draft*). Machine code is made from drafts in one go, for what Python
calls and for what is *large* with all it calls; the rest is built into its callers, as by numba.

Drafts and machine code are kept under the fingerprint of the function (`core.fingerprints`).
"""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
import platformdirs
from numba.core import compiler, funcdesc, itanium_mangler, lowering, types
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import DefaultPassBuilder
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import register_pass
from numba.core.dispatcher import OmittedArg
from numba.core.environment import Environment
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.runtime.nrt import rtsys
from numba.core.serialize import dumps
from numba.core.targetconfig import TargetConfig
from numba.core.typed_passes import NativeLowering
from numba.core.types.functions import BaseFunction
from numba.core.typing.templates import make_concrete_template

LARGE = 400_000  # bytes of drafts; what has more is called, not built into its callers
KEPT = Path(platformdirs.user_cache_dir("escarmouche"))
keeping = True  # whether code is kept for the next process, and taken from the last
_DAY = 86_400

listeners: list[Callable[[str], None]] = []  # called with the name of what is about to be compiled


class Library(JITCodeLibrary):
    """Code that waits until somebody wants machine code of it."""

    _built = False
    _before: Any = None

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> Any:
        self.build()
        return super().get_pointer_to_function(name)  # type: ignore[no-untyped-call]

    @property
    def plain(self) -> Any:
        """The code as it was before it was linked and optimised."""
        return self._before or self._final_module

    def build(self) -> None:
        """Have machine code of this and of all it calls."""
        if not self._built:
            self._built = True
            self._before = self._final_module.clone()
            _link(self._final_module, self._callees())
            self._optimize_final_module()  # type: ignore[no-untyped-call]
            self._final_module.verify()
            self._finalize_final_module()  # type: ignore[no-untyped-call]

    def _get_module_for_linking(self) -> Any:
        module = self.plain.clone()
        _link(module, self._callees())
        return _shareable(module)

    def _callees(self) -> list[Any]:
        """What this calls: numba's own functions are a part of it, drafts a part of the program."""
        libraries, forms = self.called()
        modules = [library.plain for library in libraries]
        return modules + [each.draft.module() for each in reached(forms)]

    def called(self) -> tuple[list[Library], list[Form]]:
        """The functions of numba that are called from here, and the forms that these call."""
        libraries: dict[Library, None] = {}
        forms: dict[Form, None] = {}
        ahead = [*self._linking_libraries]
        while ahead:
            each = ahead.pop()
            if isinstance(each, Form):
                forms[each] = None
            elif each not in libraries:
                libraries[each] = None
                ahead += each._linking_libraries
        # Only what is already called is linked, and all of them may count references.
        return sorted(libraries, key=lambda each: each is rtsys.library), list(forms)


JITCPUCodegen._library_class = Library


def _shareable(module: Any) -> Any:
    """A module whose functions may be left out, built in, or be there twice."""
    for function in module.functions:
        if not function.is_declaration and function.linkage == llvm.Linkage.external:
            function.linkage = "linkonce_odr"
    return module


def _link(module: Any, others: list[Any]) -> None:
    for other in others:
        module.link_in(_shareable(other.clone()))


class Draft(NamedTuple):
    """A function that calls others by name, as numba lowers it and before any optimisation."""

    bitcode: bytes
    calls: tuple[tuple[str, int], ...]  # the forms it calls: name of the function, number
    environment: Environment

    def module(self) -> Any:
        return llvm.parse_bitcode(self.bitcode)


class Form:
    """A function for one of its signatures."""

    def __init__(self, function: Declared, number: int) -> None:
        self.function, self.number = function, number
        self.signature = function.declared[number]
        plain: Any = function.py_func
        name = f"{plain.__module__}.{plain.__qualname__}"
        self.symbol = itanium_mangler.mangle(f"{name}.{plain.__fingerprint__}.{number}", ())
        self.description = funcdesc.FunctionDescriptor(
            native=True,
            modname=plain.__module__,
            qualname=plain.__qualname__,
            unique_name=self.symbol,
            doc="",
            typemap=None,
            restype=self.signature.return_type,
            calltypes=None,
            args=plain.__code__.co_varnames[: plain.__code__.co_argcount],
            kws=(),
            mangler=lambda *_, **__: self.symbol,
            argtypes=self.signature.args,
            env_name=f"environment of {self.symbol}",
        )
        self._draft: Draft | None = None
        self._library: Any = None
        self._entry: Any = None
        target().insert_user_function(self, self.description, [self])

    @property
    def draft(self) -> Draft:
        if self._draft is None:
            self._draft = self._kept("draft") or self._compiled()
        return self._draft

    @property
    def calls(self) -> Iterator[Form]:
        calls = self.draft.calls
        for name, number in reversed(calls) if backwards else calls:
            yield _declared[name].form(number)

    @property
    def size(self) -> int:
        """The bytes of the drafts of this and all it calls, itself included."""
        return size(self)

    def entry(self) -> Any:
        """What Python calls."""
        if self._entry is None:
            with _helped(self):
                self.build()
            environment = self._environment
            args = self._library, self.description, environment
            self._entry = target().get_executable(*args)
        return self._entry

    def build(self) -> None:
        """Have the machine code."""
        if self._library is not None:
            return
        kept = self._kept("code")
        if kept is not None:
            code, self._environment, needed = kept
            for name, number in needed:
                _declared[name].form(number).build()
            self._library = self._loaded(code)
            return
        built_in, apart = _parts(self)
        for each in apart:
            each.build()
        library = target().codegen().create_library(self.symbol)
        library.enable_object_caching()
        library._final_module.link_in(self.draft.module())
        self._environment = self.draft.environment
        for each in built_in:
            library._final_module.link_in(each.draft.module())
        for function in library._final_module.functions:
            # What nobody else can call is built into its callers more often, and called in its own
            # way. Not even its name may remain: numba would find it for functions of that name.
            if not function.is_declaration and function.name != self.symbol:
                function.linkage = "private"
        wrapped = library, self.description, self._environment, None, True
        target().create_cpython_wrapper(*wrapped)
        library._finalized = True
        library.build()
        self._library = library
        needed = tuple(each.key for each in apart)
        self._keep("code", (library._get_compiled_object(), self._environment, needed))

    @property
    def key(self) -> tuple[str, int]:
        return self.function.key, self.number

    def _loaded(self, code: bytes) -> Any:
        library = target().codegen().create_library(self.symbol)
        library.enable_object_caching()
        library._set_compiled_object(code)
        library._built = library._finalized = True
        library._finalize_final_module()
        description = self.description
        library._codegen._engine._defined_symbols |= {
            self.symbol,
            description.env_name,
            description.llvm_cpython_wrapper_name,
        }
        return library

    def _compiled(self) -> Draft:
        plain: Any = self.function.py_func
        _ask_for_help()
        for listener in listeners:
            listener(f"{plain.__module__}.{plain.__name__}")
        with global_compiler_lock:
            flags: Any = compiler.Flags()
            options = self.function.targetoptions
            self.function.targetdescr.options.parse_as_flags(flags, options)
            flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
            sorts = cpu_target.typing_context, target()
            asked: Any = None, self.signature.args, self.signature.return_type, flags, {}
            pipeline: Any = _Pipeline(*sorts, *asked)  # type: ignore[no-untyped-call]
            pipeline.state.form = self
            with _remembering_types():
                result = pipeline.compile_extra(plain)
        library = result.library
        libraries, forms = library.called()
        module = library._final_module
        for each in libraries:
            module.link_in(_shareable(each.plain.clone()))
        for function in module.functions:
            own = function.name == self.symbol
            # The names of reference counting are known to the pass that removes it.
            if not function.is_declaration and not own and not function.name.startswith("NRT_"):
                function.linkage = "internal"
        calls = tuple(each.key for each in forms)
        draft = Draft(module.as_bitcode(), calls, result.environment)
        self._keep("draft", draft)
        return draft

    def _file(self, what: str) -> Path:
        plain: Any = self.function.py_func
        name = f"{plain.__module__}.{plain.__qualname__}.{self.number}.{_machine()}.{what}"
        return KEPT / "code" / plain.__fingerprint__ / name

    def _kept(self, what: str) -> Any:
        if not keeping:
            return None
        try:
            data = self._file(what).read_bytes()
        except OSError:
            return None
        still_used(self._file(what).parent)
        kept = pickle.loads(data)
        called = kept.calls if isinstance(kept, Draft) else kept[-1]
        # What it calls may have another name by now, though it is made from the same.
        return kept if all(name in _declared for name, _ in called) else None

    def _keep(self, what: str, data: Any) -> None:
        if keeping:
            path = self._file(what)
            path.parent.mkdir(parents=True, exist_ok=True)
            part = path.with_name(f"{path.name}.{os.getpid()}")
            part.write_bytes(dumps(data))
            part.replace(path)


def still_used(path: Path) -> None:
    """Note that something kept is in use."""
    if time.time() - path.stat().st_mtime > _DAY:
        os.utime(path)


@cache
def target() -> Any:
    """What numba compiles for.

    It would load SciPy now, only to know whether `np.convolve` may use its BLAS; that takes longer
    than the code of a first move.
    """
    context = cpu_target.target_context
    hidden = {"scipy.linalg": None} if "scipy.linalg" not in sys.modules else {}
    sys.modules.update(hidden)  # type: ignore[arg-type]
    try:
        context.refresh()
    finally:
        for name in hidden:
            del sys.modules[name]
    return context


@cache
def _machine() -> str:
    magic = sys.version_info[:2], target().codegen().magic_tuple(), Path(__file__).read_bytes()
    return hashlib.sha256(repr(magic).encode()).hexdigest()[:8]


_SOON = 2.0  # seconds after which a second process is worth its start
_wanted: list[tuple[Form, float]] = []  # what Python waits for, and since when
_helpers: list[subprocess.Popen[bytes]] = []
backwards = False  # whether this is the second process, which begins at the other end


@contextmanager
def _helped(form: Form) -> Iterator[None]:
    """Have a form built, by two processes should it take long: they share what is kept."""
    _wanted.append((form, time.monotonic()))
    try:
        yield
    finally:
        _wanted.pop()
        while not _wanted and _helpers:
            helper = _helpers.pop()
            helper.kill()
            helper.communicate()


def _ask_for_help() -> None:
    if not keeping or backwards or not _wanted or _helpers or os.cpu_count() == 1:
        return
    form, since = _wanted[0]
    if time.monotonic() - since > _SOON:
        function: Any = form.function.py_func
        rules = getattr(function.__globals__.get("kernel"), "rules_of", None)
        name = function.__module__, function.__qualname__, str(form.number)
        command = [sys.executable, "-m", "escarmouche.core.second_compiler", *name]
        _helpers.append(
            subprocess.Popen(
                [*command, rules.module] if rules else command,
                stdin=subprocess.PIPE,  # closed when this process ends, however it does
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )


def reached(forms: Iterable[Form]) -> list[Form]:
    """These forms and all that they call."""
    found: dict[Form, None] = {}
    ahead = [*forms]
    while ahead:
        each = ahead.pop()
        if each not in found:
            found[each] = None
            ahead += each.calls
    return list(found)


@cache
def size(form: Form) -> int:
    return sum(len(each.draft.bitcode) for each in reached([form]))


def _parts(form: Form) -> tuple[list[Form], list[Form]]:
    """What a form calls: what is built in, and what is large and stands apart."""
    built_in: dict[Form, None] = {}
    apart: dict[Form, None] = {}
    ahead = [*form.calls]
    while ahead:
        each = ahead.pop()
        if each in built_in or each in apart or each is form:
            continue
        if size(each) > LARGE:
            apart[each] = None
        else:
            built_in[each] = None
            ahead += each.calls
    return list(built_in), list(apart)


@contextmanager
def _remembering_types() -> Iterator[None]:
    """numba tries every way to type `a + b` each time it meets one; once is enough."""
    look_up, values = BaseFunction.get_call_type, TargetConfig.values

    def remembered(self: Any, context: Any, args: Any, kws: Any) -> Any:
        known = self.__dict__.setdefault("_remembered", {})
        signature = None if kws else known.get(args)
        if signature is None:
            signature = look_up(self, context, args, kws)
            if not kws:
                known[args] = signature
        return signature

    setattr(BaseFunction, "get_call_type", remembered)  # noqa: B010
    setattr(TargetConfig, "values", lambda flags: _defaults(flags.options) | flags._values)  # noqa: B010
    try:
        yield
    finally:
        setattr(BaseFunction, "get_call_type", look_up)  # noqa: B010
        setattr(TargetConfig, "values", values)  # noqa: B010


def _defaults(options: Any) -> dict[str, Any]:
    return {name: option._default for name, option in options.items()}


@register_pass(mutates_CFG=True, analysis_only=False)
class _Lowering(NativeLowering):
    """numba's lowering, to a name that is the same in every process."""

    _name = "lowering_by_name"

    def run_pass(self, state: Any) -> bool:
        self.form = state.form
        done: bool = super().run_pass(state)  # type: ignore[no-untyped-call]
        return done

    @property
    def lowering_class(self) -> Any:
        def lower(context: Any, library: Any, description: Any, code: Any, metadata: Any) -> Any:
            own = self.form.description
            description.mangled_name, description.env_name = own.mangled_name, own.env_name
            return lowering.Lower(context, library, description, code, metadata=metadata)

        return lower


class _Pipeline(compiler.CompilerBase):
    def define_pipelines(self) -> Any:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        at = [each for each, _ in passes.passes].index(NativeLowering)
        passes.passes[at] = _Lowering, "lowering by name"
        passes._finalized = False
        passes.finalize()
        return [passes]


_declared: dict[str, Declared] = {}


def declare(function: Any, signatures: list[Any]) -> Declared:
    """A function, to be compiled for these types when somebody calls it."""
    key = _key(function)
    if key not in _declared:
        _declared[key] = Declared(function, signatures)
    return _declared[key]


def _key(function: Any) -> str:
    return f"{function.__module__}.{function.__qualname__} {function.__fingerprint__}"


class Declared(CPUDispatcher):
    """A function that has its machine code once somebody calls it."""

    declared: tuple[Any, ...] = ()
    overloads: Any
    _insert: Any
    _compiler: Any

    def __init__(self, function: Any, signatures: list[Any]) -> None:
        options = {"nopython": True, "nogil": True, "boundscheck": None}
        super().__init__(py_func=function, locals={}, targetoptions=options)
        self.key, self.declared = _key(function), tuple(signatures)
        self._forms: dict[int, Form] = {}

    def form(self, number: int) -> Form:
        form = self._forms.get(number)
        if form is None:
            with global_compiler_lock:
                form = self._forms.setdefault(number, Form(self, number))
        return form

    def ready(self) -> None:
        """Have the machine code for every declared signature, and for nothing else."""
        with global_compiler_lock:
            for number in range(len(self.declared)):
                self.have(number)

    def have(self, number: int) -> Any:
        """What Python calls for one of the signatures."""
        with global_compiler_lock:
            form = self.form(number)
            entry = form.entry()
            if form.signature.args not in self.overloads:
                self.overloads[form.signature.args] = form
                self._insert([kind._code for kind in form.signature.args], entry, False)
                if len(self.overloads) == len(self.declared):
                    self._can_compile = False
        return entry

    def get_call_template(self, args: Any, kws: Any) -> Any:
        pysig, args = self._compiler.fold_argument_types(args, kws)
        name = self.py_func.__name__
        template = make_concrete_template(
            f"CallTemplate({name})", key=name, signatures=list(self.declared)
        )
        return template, pysig, args, {}

    def get_overload(self, sig: Any) -> Any:
        kinds = tuple(getattr(sig, "args", sig))
        for number, each in enumerate(self.declared):
            if each.args == kinds:
                return self.form(number)
        raise KeyError(sig)

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        """What to call in place of code that is not there yet."""
        if len(self.declared) == 1:
            return self.have(0)
        kinds = tuple(
            types.Omitted(each.value) if isinstance(each, OmittedArg) else self.typeof_pyval(each)
            for each in args
        )
        chosen = self.typingctx.resolve_overload(self, list(self.declared), kinds, {})
        if chosen is None:
            raise TypeError(f"No matching definition of {self.py_func.__name__} for {kinds}")
        return self.have(self.declared.index(chosen))
