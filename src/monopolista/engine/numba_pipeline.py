"""Compilation passes of kernels: those of Numba that kernels need.

Numba's front end is written in Python, and takes most of a compilation. Of its 24 passes, 11 are run here. Those left
out inline closures, lift ``with`` blocks, unroll loops over tuples of several types, fuse array expressions and
annotate types for printing. A kernel that needs one of them does not compile. Numba's manager also describes each pass
to listeners, which takes longer than many of the passes.

This depends on internals of Numba: pyproject.toml pins the versions with which it was tested.
"""

from typing import Any, Final

from numba.core import codegen, compiler, compiler_machinery, errors, targetconfig, typed_passes, types, untyped_passes
from numba.core.types import functions

_codegen: Any = codegen
_compiler: Any = compiler
_errors: Any = errors
_functions: Any = functions
_types: Any = types
_typed: Any = typed_passes
_untyped: Any = untyped_passes
_Config: Any = targetconfig.TargetConfig
_ConfigStack: Any = targetconfig.ConfigStack
_Manager: Any = compiler_machinery.PassManager

PASSES: Final[tuple[Any, ...]] = (
    _untyped.TranslateByteCode,
    _untyped.FixupArgs,
    _untyped.IRProcessing,
    _untyped.DeadBranchPrune,
    _untyped.GenericRewrites,
    _untyped.ReconstructSSA,
    _typed.NopythonTypeInference,
    _typed.PreLowerStripPhis,
    _typed.IRLegalization,
    _typed.NativeLowering,
    _typed.NoPythonBackend,
)
"""Passes of a kernel, in the order of Numba's own pipeline."""


class KernelPasses(_Manager):
    """Pass manager without listeners, timers and printing."""

    def __init__(self) -> None:
        base: Any = super()
        base.__init__("kernel")
        for one in PASSES:
            self.add_pass(one, one.name())
        self.finalize()

    def _runPass(self, index: int, pss: Any, internal_state: Any) -> None:  # noqa: ARG002, N802 (as Numba has it)
        pss.analysis = self._analysis
        pss.run_initialization(internal_state)
        pss.run_pass(internal_state)
        pss.run_finalizer(internal_state)


_PASSES: Final = KernelPasses()


class KernelCompiler(_compiler.CompilerBase):
    """Compiler of a kernel."""

    def define_pipelines(self) -> list[KernelPasses]:
        """Return the passes."""
        return [_PASSES]


class _Colourless(_errors._DummyColorScheme):
    """Messages as they are: Numba composes one for each type that an operator does not take, and shows few of them."""

    def _same(self, message: str) -> str:
        return message

    code = errmsg = filename = indicate = highlight = reset = _same


def _remember_call_types() -> None:
    """Type each built-in function once for the same arguments: Numba tries dozens of templates at every call."""
    resolve = _functions.BaseFunction.get_call_type

    def get_call_type(self: Any, context: Any, args: tuple[Any, ...], kws: Any) -> Any:
        known = self.__dict__.setdefault("_known_call_types", {})
        key = (args, tuple(kws.items()), _ConfigStack.top_or_none())
        if key not in known:
            known[key] = resolve(self, context, args, kws)
        return known[key]

    _functions.BaseFunction.get_call_type = get_call_type


def _compare_options_quickly() -> None:
    """Compare the options of two compilations by those that are set, before the defaults of all are looked up."""
    compare = _Config.__eq__

    def is_equal(self: Any, other: Any) -> Any:
        return (isinstance(other, _Config) and self._values == other._values) or compare(self, other)

    def hash_of(self: Any) -> int:
        return hash(type(self).__name__)

    _Config.__eq__, _Config.__hash__ = is_equal, hash_of


def _name_of(record: Any) -> str:
    """Return a record's name in place of a description of thousands of characters, which is composed at each use."""
    return record.name


_remember_call_types()
_compare_options_quickly()
_errors._termcolor_inst = _functions._termcolor = _Colourless()
_types.Record.__repr__ = _name_of
# Two functions that tell listeners of each of the many calls of LLVM.
_codegen.ll.ffi.lib._lock._cblist.clear()
