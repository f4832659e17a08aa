"""How rules become WebAssembly: numba's own code for them, built for a browser instead of here.

The module imports nothing. It exports `memory`, the wanted functions, and `allocate(bytes)` and
`release(address)` for those who call them. Seen from JavaScript,

    an integer or a float           is a number (a uint64, such as a seed, is a BigInt)
    a record                        is its address
    an array                        is its address and its length, one for each dimension
    a tuple that is returned        is written as float64 at the address given as last argument

What compiled code allocates is gone when the call ends. What would raise an exception is a trap:
`WebAssembly.RuntimeError`, after which the instance must not be used any more.

It is built from the same drafts as machine code (`core.machine_code`), in a process of its own:
call `built`, which starts one.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.np.arrayobj import populate_array

from escarmouche.core import compiling
from escarmouche.core.machine_code import KEPT, Form, reached, still_used, target


class Export(NamedTuple):
    """A function to be called from outside, and the numba types of its result and arguments.

    It is plain Python or already compiled for these types; what it calls is compiled.
    """

    function: Callable[..., Any]
    signature: Any


class BuildError(Exception):
    """Why something cannot be built; told to developers only."""


_TRIPLE = "wasm32-unknown-unknown"
# In every browser since 2021. Vectors (simd128) gain nothing measurable.
_FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
_STACK = 1 << 16

# A stack of blocks instead of a heap: nearly everything is given back in reverse order, and the
# end of a call gives back the rest. A block begins with numba's MemInfo: how many refer to it, two
# words without use here, where its data is, and where it ends. `sized` stands for LLVM's checked
# multiplication, by which numba sizes arrays and which would need integers of 128 bits here.
_MEMORY = """
%MemInfo = type { i64, ptr, ptr, ptr, i64 }
@__heap_base = external global i8
@top = global i32 ptrtoint (ptr @__heap_base to i32)

declare void @llvm.trap()
declare i64 @llvm.umin.i64(i64, i64)
declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)

define i32 @reserve(i64 %bytes) {
  %start = load i32, ptr @top
  %from = zext i32 %start to i64
  %padded = add i64 %bytes, 15
  %whole = and i64 %padded, -16
  %end = add i64 %from, %whole
  %filled = add i64 %end, 65535
  %needed = lshr i64 %filled, 16
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %there = zext i32 %pages to i64
  %enough = icmp ule i64 %needed, %there
  br i1 %enough, label %done, label %more
more:
  %missing = sub i64 %needed, %there
  %bounded = call i64 @llvm.umin.i64(i64 %missing, i64 65536)
  %asked = trunc i64 %bounded to i32
  %grown = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %asked)
  %full = icmp eq i32 %grown, -1
  br i1 %full, label %fail, label %done
fail:
  call void @llvm.trap()
  unreachable
done:
  %top = trunc i64 %end to i32
  store i32 %top, ptr @top
  ret i32 %start
}

define i32 @allocate(i32 %bytes) {
  %size = zext i32 %bytes to i64
  %address = call i32 @reserve(i64 %size)
  ret i32 %address
}

define void @release(i32 %address) {
  store i32 %address, ptr @top
  ret void
}

define { i64, i1 } @sized(i64 %length, i64 %stride) {
  %size = mul i64 %length, %stride
  %either = or i64 %length, %stride
  %large = icmp ugt i64 %either, 4294967295
  %sized = insertvalue { i64, i1 } poison, i64 %size, 0
  %checked = insertvalue { i64, i1 } %sized, i1 %large, 1
  ret { i64, i1 } %checked
}

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %bounded = call i64 @llvm.umin.i64(i64 %size, i64 4294967296)
  %with_head = add i64 %bounded, 32
  %address = call i32 @reserve(i64 %with_head)
  %block = inttoptr i32 %address to ptr
  store i64 1, ptr %block
  %data = getelementptr i8, ptr %block, i32 32
  %data_at = getelementptr %MemInfo, ptr %block, i32 0, i32 3
  store ptr %data, ptr %data_at
  %top = load i32, ptr @top
  %end = zext i32 %top to i64
  %end_at = getelementptr %MemInfo, ptr %block, i32 0, i32 4
  store i64 %end, ptr %end_at
  ret ptr %block
}

define void @NRT_MemInfo_call_dtor(ptr %block) {
  %end_at = getelementptr %MemInfo, ptr %block, i32 0, i32 4
  %end = load i64, ptr %end_at
  %top = load i32, ptr @top
  %wide = zext i32 %top to i64
  %is_last = icmp eq i64 %end, %wide
  br i1 %is_last, label %free, label %done
free:
  %address = ptrtoint ptr %block to i32
  store i32 %address, ptr @top
  br label %done
done:
  ret void
}
"""
_RAISE = re.compile(r"^  store .*, !numba_exception_output .*$", re.MULTILINE)
_CHECKED_MULTIPLICATION = "@llvm.smul.with.overflow.i64"
_NOT_INLINED = re.compile(r"\bnoinline\b")
_COMMON = re.compile(r"^(@.* = )(common|linkonce) global ", re.MULTILINE)


def build(exports: Mapping[str, Export]) -> bytes:
    """The module with these functions; only in a process that `built` has started."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(_TRIPLE).create_target_machine(
        features=_FEATURES, opt=3, codemodel="default"
    )
    module = _program({name: compiling.form(*export) for name, export in exports.items()})
    module.triple = _TRIPLE
    module.data_layout = str(machine.target_data)
    offered = {*exports, "allocate", "release"}
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in offered:
            value.linkage = "internal"
    module = _optimised(module, machine)
    return _linked(machine.emit_object(module), offered)


def _program(forms: Mapping[str, Form]) -> llvm.ModuleRef:
    """All code that is called, and the doors to it."""
    drafts = llvm.parse_assembly("")
    for form in reached(forms.values()):
        drafts.link_in(form.draft.module())
    text = _RAISE.sub("  call void @llvm.trap()", str(drafts))
    text = _COMMON.sub(r"\1internal global ", text)
    text = text.replace(_CHECKED_MULTIPLICATION, "@sized")
    if "declare void @llvm.trap()" not in text:
        text += "\ndeclare void @llvm.trap()\n"
    module = llvm.parse_assembly(_MEMORY)
    module.link_in(llvm.parse_assembly(text))
    for name, form in forms.items():
        module.link_in(llvm.parse_assembly(_door(name, form.description, target())))
    return module


_I32, _I64, _F64, _VOID = ir.IntType(32), ir.IntType(64), ir.DoubleType(), ir.VoidType()


def _door(name: str, function: Any, context: Any) -> str:
    """A function that calls a compiled one as numba does, and is itself called as C would."""
    module = context.create_module(f"door to {name}")
    groups = [_crossing(kind) for kind in function.argtypes]
    returns_tuple = isinstance(function.restype, types.BaseTuple)
    nothing = function.restype == types.none or returns_tuple
    result = _VOID if nothing else _number(function.restype)
    parameters = [each for group in groups for each in group] + [_I32] * returns_tuple
    door = ir.Function(module, ir.FunctionType(result, parameters), name)
    builder = ir.IRBuilder(door.append_basic_block())
    given = iter(door.args)
    arguments = [
        _inward(context, builder, kind, [next(given) for _ in group])
        for kind, group in zip(function.argtypes, groups, strict=True)
    ]

    top = ir.GlobalVariable(module, _I32, "top")
    before = builder.load(top)
    called = ir.Function(
        module,
        context.call_conv.get_function_type(function.restype, function.argtypes),
        function.llvm_func_name,
    )
    status, value = context.call_conv.call_function(
        builder, called, function.restype, function.argtypes, arguments
    )
    with builder.if_then(status.is_error, likely=False):
        builder.call(ir.Function(module, ir.FunctionType(_VOID, ()), "llvm.trap"), ())
    builder.store(before, top)

    if returns_tuple:
        place = builder.inttoptr(next(given), _F64.as_pointer())
        for index, kind in enumerate(function.restype.types):
            item = _outward(builder, kind, builder.extract_value(value, index), _F64)
            builder.store(item, builder.gep(place, [_I32(index)], source_etype=_F64))
    if nothing:
        builder.ret_void()
    else:
        builder.ret(_outward(builder, function.restype, value, result))
    return str(module)


def _number(kind: Any) -> Any:
    """The type in which a number crosses the border."""
    if kind == types.uint64:
        return _I64
    if kind == types.int64 or isinstance(kind, types.Float):
        return _F64  # JavaScript's own numbers: exact for integers up to 2⁵³
    if isinstance(kind, types.Integer | types.Boolean):
        return _I32
    raise BuildError(f"A value of type {kind} cannot be passed to or from JavaScript.")


def _crossing(kind: Any) -> list[Any]:
    """The types in which an argument crosses the border."""
    if isinstance(kind, types.Record):
        return [_I32]
    if isinstance(kind, types.Array) and kind.layout == "C":
        return [_I32] * (1 + kind.ndim)
    return [_number(kind)]


def _inward(context: Any, builder: Any, kind: Any, given: list[Any]) -> Any:
    """An argument as compiled code wants it."""
    wanted = context.get_value_type(kind)
    first, *lengths = given
    if isinstance(kind, types.Record):
        return builder.inttoptr(first, wanted)
    if isinstance(kind, types.Array):
        array = context.make_array(kind)(context, builder)
        shape = [builder.zext(length, _I64) for length in lengths]
        strides = [_I64(context.get_abi_sizeof(context.get_data_type(kind.dtype)))]
        for length in reversed(shape[1:]):
            strides.insert(0, builder.mul(length, strides[0]))
        data = builder.inttoptr(first, array.data.type)
        populate_array(array, data, shape, strides, strides[-1], meminfo=None)
        return array._getvalue()
    if isinstance(kind, types.Boolean):
        return builder.icmp_unsigned("!=", first, first.type(0))
    if first.type == wanted:
        return first
    if isinstance(kind, types.Float):
        return builder.fptrunc(first, wanted)
    return builder.fptosi(first, wanted) if first.type == _F64 else builder.trunc(first, wanted)


def _outward(builder: Any, kind: Any, value: Any, wanted: Any) -> Any:
    """A number as JavaScript wants it."""
    if value.type == wanted:
        return value
    if isinstance(kind, types.Float):
        return builder.fpext(value, wanted)
    signed = getattr(kind, "signed", False)
    if wanted == _F64:
        return builder.sitofp(value, _F64) if signed else builder.uitofp(value, _F64)
    return builder.sext(value, wanted) if signed else builder.zext(value, wanted)


def _optimised(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """Optimised twice: functions that count references are found by their calls.

    Only when the counts that cancel out are gone may the rest be built into their callers.
    """
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    for again in (False, True):
        if again:
            module = llvm.parse_assembly(_NOT_INLINED.sub("alwaysinline", str(module)))
            options.inlining_threshold = 0  # these and nothing else: more only makes it larger
        builder = llvm.create_pass_builder(machine, options)
        passes = builder.getModulePassManager()
        passes.add_refprune_pass()
        passes.run(module, builder)
    return module


def _linked(code: bytes, exports: Iterable[str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "module.o"), Path(folder, "module.wasm")
        source.write_bytes(code)
        linker = (sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--stack-first")
        layout = ("-z", f"stack-size={_STACK}", "--gc-sections", "--strip-all", "-O2")
        names = [f"--export={name}" for name in sorted(exports)]
        command = [*linker, *layout, *names, str(source), "-o", str(target)]
        linking = subprocess.run(command, capture_output=True, text=True)
        if linking.returncode:
            raise BuildError(linking.stderr.strip())
        return target.read_bytes()


def built(
    exports: str,
    *arguments: str,
    made_from: Iterable[str],
    before: Callable[[], None] = lambda: None,
) -> bytes:
    """The module with what `exports(*arguments)` gives, a mapping for `build`; built once.

    `exports` names a function as `package.module:function`; `made_from` are the fingerprints of
    what it gives. `before` is called when it has to be built.
    """
    key = hashlib.sha256(repr((exports, arguments, *made_from)).encode())
    key.update(Path(__file__).read_bytes())
    kept = KEPT / "engines" / f"{key.hexdigest()[:24]}.wasm"
    if not kept.exists():
        before()
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as folder:
            target = Path(folder, kept.name)
            _run_builder([sys.executable, "-m", __spec__.name, str(target), exports, *arguments])
            target.replace(kept)
    still_used(kept)
    return kept.read_bytes()


def _run_builder(command: list[str]) -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0"}
    building = subprocess.run(command, env=environment, capture_output=True, text=True)
    if building.returncode:
        raise BuildError(building.stderr.strip())


def _main(target: str, exports: str, *arguments: str) -> None:
    module, _, function = exports.partition(":")
    wanted = getattr(import_module(module), function)(*arguments)
    Path(target).write_bytes(build(wanted))


if __name__ == "__main__":
    _main(*sys.argv[1:])
