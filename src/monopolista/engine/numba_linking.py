"""How compiled kernels are put together: what only other kernels call is written down, what Python calls is made fast.

Left alone, Numba links every kernel with all that it calls, optimizes that and makes machine code of it: some hundred
times the same work, two thirds of a compilation, for code that nobody runs. And what is linked stays open to callers
from elsewhere, so that nothing can be concluded from how it is called.

This stands on what Numba promises nobody: pyproject.toml holds it to the versions with which it was tried.
"""

from typing import Any, Final

from numba.core import caching, codegen, compiler, types
from numba.np import arrayobj

OURS: Final = "_ZN11monopolista"
"""How the names of our own kernels begin where they are compiled."""
ROUNDS: Final = 2
"""How often all is optimized: what the first round has made small is drawn into its callers by the second."""

FULLY: Final = 3
"""How far every kernel is optimized by itself. ``NUMBA_OPT`` says how far an entry and all that it calls are together:
what Numba writes down of a kernel that nobody has optimized at all still names addresses of this process.
"""

_codegen: Any = codegen
_compiler: Any = compiler
_arrayobj: Any = arrayobj
_types: Any = types
_from_either_end: Any = _arrayobj.fix_integer_index
_Library: Any = codegen.JITCodeLibrary
_Compiler: Any = compiler.Compiler
_Kept: Any = caching.CompileResultCacheImpl
_Cache: Any = caching.FunctionCache


def _from_the_front(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """Return where an index points: in our own kernels, which never count from the end, where it says.

    That saves some instructions at each of them. Where bounds are checked, a negative one is out of them.
    """
    if not builder.function.name.startswith(OURS):
        return _from_either_end(context, builder, kind, index, size)
    return context.cast(builder, index, kind, _types.intp)


_arrayobj.fix_integer_index = _from_the_front


class _Nowhere:
    """What is never run by itself has no surroundings that would have to be told of."""

    def set_env(self, name: str, env: object) -> None:
        """Let what is run tell of them."""


class _KernelLibrary(_Library):
    """A kernel whose functions are optimized one by one as soon as they are there."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout
        for one in module.functions:
            manager, builder = self._codegen._function_pass_manager(opt=FULLY)
            manager.run(one, builder)


class CalledLibrary(_KernelLibrary):
    """A kernel and all that it calls, linked and not yet optimized together."""

    @property
    def codegen(self) -> Any:
        """Return where its surroundings are told of."""
        return _Nowhere()

    def finalize(self) -> None:
        """Link what is called."""
        _link(self)
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002 (Numba asks so)
        """Return that there is no machine code."""
        self._ensure_finalized()
        return 0


class ApartLibrary(CalledLibrary):
    """A kernel that is seldom run, and never becomes a part of what calls it."""

    def finalize(self) -> None:
        """Have it stay apart, and link what is called."""
        for one in self._final_module.functions:
            if not one.is_declaration:
                one.add_function_attribute("noinline")
        super().finalize()


class EntryLibrary(_KernelLibrary):
    """A kernel that Python calls, and all that it calls as parts of its own, optimized together."""

    def finalize(self) -> None:
        """Link what is called, optimize all and make machine code of it."""
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
    """Compiles a kernel for those that call it."""

    kind: type[CalledLibrary] = CalledLibrary

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        base: Any = super()
        base.__init__(typing, target, library or self.kind(target.codegen(), "called"), *rest)


class ApartCompiler(CalledCompiler):
    """Compiles a kernel that is seldom run for those that call it."""

    kind = ApartLibrary


class EntryCompiler(_Compiler):
    """Compiles a kernel for Python."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        if library is None:
            library = EntryLibrary(target.codegen(), "entry")
            library.enable_object_caching()
        base: Any = super()
        base.__init__(typing, target, library, *rest)


class _KeptCalled(_Kept):
    """What is kept of a kernel for those that call it: no machine code."""

    def reduce(self, result: Any) -> tuple[Any, ...]:
        """Return what a later process needs to link it."""
        described = result.fndesc
        described.typemap = described.calltypes = None
        module = result.library._get_module_for_linking()
        return module.as_bitcode(), described, result.environment, result.signature

    def rebuild(self, target: Any, kept: tuple[Any, ...]) -> Any:
        """Return the kernel as it was compiled by an earlier process."""
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


class CalledCache(_Cache):
    """Where kernels are kept for those that call them."""

    _impl_class = _KeptCalled
