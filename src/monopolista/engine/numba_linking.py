"""Linking of compiled kernels: callees are cached as bitcode, entry points are optimized with their callees.

By default, Numba links every kernel with its callees, optimizes the result and generates machine code. This repeats
the same work about a hundred times, takes two thirds of a compilation, and produces code that never runs. Linked
functions also stay visible to other modules, so the optimizer cannot use information about their callers.

This depends on internals of Numba: pyproject.toml pins the versions with which it was tested.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from numba.core import caching, codegen, compiler, config, types
from numba.np import arrayobj

from monopolista.engine import numba_pipeline

OURS: Final = "_ZN11monopolista"
"""Mangled prefix of the names of our own kernels."""
ROUNDS: Final = 2
"""Optimization rounds: the second one inlines functions that the first one has made small."""

FULLY: Final = 3
"""Optimization level of each kernel alone. ``NUMBA_OPT`` is the level of an entry point with its
callees. The bitcode of a kernel without any optimization would contain addresses of this process.
"""

_codegen: Any = codegen
_compiler: Any = compiler
_config: Any = config
_arrayobj: Any = arrayobj
_types: Any = types
_from_either_end: Any = _arrayobj.fix_integer_index
_Library: Any = codegen.JITCodeLibrary
_Compiler: Any = numba_pipeline.KernelCompiler
_Kept: Any = caching.CompileResultCacheImpl
_Cache: Any = caching.FunctionCache


def _from_the_front(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """Return an index without support for negative ones, which our own kernels never use.

    That saves some instructions for each index. Where bounds are checked, a negative index is out of bounds.
    """
    if not builder.function.name.startswith(OURS):
        return _from_either_end(context, builder, kind, index, size)
    return context.cast(builder, index, kind, _types.intp)


_arrayobj.fix_integer_index = _from_the_front


class _Nowhere:
    """Code generator of a kernel that is never run alone, and needs no environment."""

    def set_env(self, name: str, env: object) -> None:
        """Ignore the environment of a function."""


class _KernelLibrary(_Library):
    """Library whose functions are optimized one by one as soon as they are added."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout
        for one in module.functions:
            manager, builder = self._codegen._function_pass_manager(opt=FULLY)
            manager.run(one, builder)


class CalledLibrary(_KernelLibrary):
    """A kernel and its callees, linked but not yet optimized together."""

    @property
    def codegen(self) -> Any:
        """Return a code generator that ignores environments."""
        return _Nowhere()

    def finalize(self) -> None:
        """Link all callees."""
        _link(self)
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002 (Numba asks so)
        """Return 0: there is no machine code."""
        self._ensure_finalized()
        return 0


class ApartLibrary(CalledLibrary):
    """A rarely called kernel, which is never inlined."""

    def finalize(self) -> None:
        """Mark the functions as ``noinline``, and link all callees."""
        for one in self._final_module.functions:
            if not one.is_declaration:
                one.add_function_attribute("noinline")
        super().finalize()


class EntryLibrary(_KernelLibrary):
    """A kernel that Python calls, optimized together with its callees."""

    def finalize(self) -> None:
        """Link all callees, optimize the module and generate machine code."""
        own = {one.name for one in self._final_module.functions if not one.is_declaration}
        _link(self)
        for one in self._final_module.functions:
            if not one.is_declaration and one.name not in own:
                one.linkage = "private"  # no name by which another entry's part could be taken for this one
        for _ in range(ROUNDS):
            # In the first round, too: the second finds short loops unrolled, and makes no vectors of them.
            manager, builder = self._codegen._module_pass_manager(loop_vectorize=True, slp_vectorize=False)
            manager.run(self._final_module, builder)
        self._final_module.verify()
        self._finalize_final_module()


def _link(library: Any) -> None:
    for one in dict.fromkeys(library._linking_libraries):
        library._final_module.link_in(one._get_module_for_linking(), preserve=True)


class CalledCompiler(_Compiler):
    """Compiler of a kernel for other kernels."""

    kind: type[CalledLibrary] = CalledLibrary

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        base: Any = super()
        base.__init__(typing, target, library or self.kind(target.codegen(), "called"), *rest)


class ApartCompiler(CalledCompiler):
    """Compiler of a rarely called kernel for other kernels."""

    kind = ApartLibrary


class EntryCompiler(_Compiler):
    """Compiler of a kernel for Python."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        if library is None:
            library = EntryLibrary(target.codegen(), "entry")
            library.enable_object_caching()
        base: Any = super()
        base.__init__(typing, target, library, *rest)


class _KeptCalled(_Kept):
    """Cache entry of a kernel for other kernels: bitcode, no machine code."""

    def reduce(self, result: Any) -> tuple[Any, ...]:
        """Return what a later process needs to link the kernel."""
        described = result.fndesc
        described.typemap = described.calltypes = None
        module = result.library._get_module_for_linking()
        return module.as_bitcode(), described, result.environment, result.signature

    def rebuild(self, target: Any, kept: tuple[Any, ...]) -> Any:
        """Return the kernel as an earlier process compiled it."""
        bitcode, described, environment, signature = kept
        library: Any = CalledLibrary(target.codegen(), "called")
        library._final_module = _codegen.ll.parse_bitcode(bitcode)
        library._finalized = True
        entry = target.get_executable(library, described, environment)
        return _compiler.CompileResult(
            target_context=target,
            typing_context=target.typing_context,
            entry_point=entry,
            signature=signature,
            environment=environment,
            fndesc=described,
            library=library,
            objectmode=False,
            lifted=(),
            reload_init=(),
            referenced_envs=(),
            type_annotation="",
            typing_error=None,
            call_helper=None,
            metadata=None,
        )


class _KernelCache(_Cache):
    """Cache of a kernel in a folder.

    It is opened when it is first used. To open one, Numba creates a file, to see whether it can; a process has a
    thousand kernels and calls ten of them.
    """

    def __init__(self, function: Callable[..., object], folder: Path) -> None:
        self._function, self._folder, self._is_open = function, folder, False

    @property
    def cache_path(self) -> str:
        """Return the folder in which Numba keeps the files of the function."""
        self._open()
        return self._cache_path

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return a kernel that an earlier process compiled, None where there is none."""
        self._open()
        base: Any = super()
        return base.load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        """Save a kernel."""
        self._open()
        base: Any = super()
        base.save_overload(sig, data)

    def _open(self) -> None:
        if not self._is_open:
            _config.CACHE_DIR = str(self._folder)
            base: Any = super()
            base.__init__(self._function)
            self._is_open = True


class EntryCache(_KernelCache):
    """Cache of a kernel for Python."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return a kernel that an earlier process compiled, None where there is none.

        Numba first imports all that it can compile. Machine code does not need that, and it takes longer than the
        rest of the loading.
        """
        self._open()
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)


class CalledCache(_KernelCache):
    """Cache of a kernel for other kernels."""

    _impl_class = _KeptCalled
