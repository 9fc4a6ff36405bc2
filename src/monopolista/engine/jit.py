"""``@kernel``: the identity in plain Python, ``numba.njit`` when compiled.

The environment of the process decides: with ``MONOPOLISTA_COMPILED=1`` every kernel is compiled at its first call,
otherwise Numba is never imported.
"""

import hashlib
import os
import sys
import warnings
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

COMPILED = os.environ.get("MONOPOLISTA_COMPILED") == "1"
LAYERS = ("rules", "evaluation", "bots", "simulation", "learn")
"""Layers of kernels, in order; a kernel never calls one of a later layer."""
_SHARED = {"rules": ("engine",), "evaluation": (), "bots": (), "simulation": (), "learn": ("learn",)}
"""Packages outside the games whose sources belong to a layer."""
_COMPILED_FROM = (".py", ".bin")
"""Suffixes of sources, and of the weights of networks, which are compiled in."""

F = TypeVar("F", bound=Callable[..., object])


@cache
def sources_digest(layer: str = LAYERS[-1]) -> str:
    """Return a digest of all sources of a layer's kernels, and of their location.

    The location counts because the keys of Numba's cache contain the paths of the sources.

    Parameters
    ----------
    layer : str
        One of LAYERS.

    Returns
    -------
    str
        16 hexadecimal digits of SHA-256 over that layer and those before it.

    Raises
    ------
    ValueError
        If the layer is not one of LAYERS.
    """
    package = Path(__file__).parent.parent
    digest = hashlib.sha256(str(package).encode())
    for one in LAYERS[: LAYERS.index(layer) + 1]:
        folders = [*(package / name for name in _SHARED[one]), *sorted(package.glob(f"games/*/{one}"))]
        for source in sorted(one for folder in folders for one in folder.rglob("*") if one.suffix in _COMPILED_FROM):
            digest.update(source.relative_to(package).as_posix().encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_dir(module: str) -> Path:
    """Return the folder of the kernel cache for a module.

    Numba does not notice an edit in an imported file. Therefore an edit changes the name of the folder, for its own
    layer and all layers after it. A module of another package has that package's own folder. Kernels that depend on
    custom bots are cached in ``MONOPOLISTA_OWN_CACHE``.

    Parameters
    ----------
    module : str
        Dotted name.

    Returns
    -------
    Path
        It need not exist.
    """
    layer = _layer_of(module)
    own = os.environ.get("MONOPOLISTA_OWN_CACHE")
    if own and layer not in ("rules", "bots"):
        return Path(own)
    package = module.partition(".")[0]
    digest = sources_digest(layer) if package == "monopolista" else _foreign_digest(package)
    return _cache_root() / f"{digest}-{_flavour()}"


@cache
def _foreign_digest(package: str) -> str:
    """Return a digest of all layers, and of every source of another package or single module that has a kernel."""
    digest = hashlib.sha256(sources_digest().encode())
    named = getattr(sys.modules.get(package), "__file__", None)
    source = Path(named) if named else None
    sources = sorted(source.parent.rglob("*.py")) if source and source.name == "__init__.py" else [source]
    for one in sources:
        if one and one.is_file() and b"kernel" in (text := one.read_bytes()):
            digest.update(one.as_posix().encode() + text)
    return digest.hexdigest()[:16]


def _cache_root() -> Path:
    if "NUMBA_CACHE_DIR" in os.environ:
        return Path(os.environ["NUMBA_CACHE_DIR"])
    import platformdirs  # noqa: PLC0415

    return Path(platformdirs.user_cache_dir("monopolista")) / "kernels"


def _layer_of(module: str) -> str:
    """Return the layer of a module: ``monopolista.games.<game>.<layer>`` or one of the shared packages."""
    package, *names = module.split(".")
    if package != "monopolista" or not names:
        return LAYERS[-1]
    if names[0] == "games":
        return names[2] if len(names) > 2 and names[2] in LAYERS else LAYERS[-1]
    return next((layer for layer, folders in _SHARED.items() if names[0] in folders), LAYERS[-1])


def _widened(one: Any) -> Any:
    """Return the type for which a kernel is compiled in place of an argument's: every integer is 64 bits wide."""
    import numba  # noqa: PLC0415
    from numba import types  # noqa: PLC0415

    known: Any = types
    compiler: Any = numba
    plain: Any = compiler.typeof(one.value) if isinstance(one, known.Omitted) else known.unliteral(one)
    return known.int64 if isinstance(plain, known.Integer) else plain


def _compile_once(entry: Any, callee: Callable[[], Any]) -> None:
    """Compile a kernel once for each combination of record types that other kernels pass to it.

    By default Numba compiles it anew for every mixture of 32- and 64-bit integers, literals and defaults, and each time
    with the wrapper by which Python calls it, a seventh of the work.
    """

    def get_call_template(args: Any, kws: Any) -> Any:
        dispatcher = callee()
        _, folded = dispatcher.fold_argument_types(args, kws)
        wanted = tuple(_widened(one) for one in folded)
        if wanted not in dispatcher.overloads:
            dispatcher.disable_compile(False)
            dispatcher.compile(wanted)
            dispatcher.disable_compile()
        return dispatcher.get_call_template(wanted, {})

    def get_overload(signature: Any) -> Any:
        return callee().get_overload(signature)

    entry.get_call_template = get_call_template
    entry.get_overload = get_overload


def _flavour() -> str:
    return "checked" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else "fast"


def entry_dir(module: str) -> Path:
    """Return the folder of a module's machine code.

    Its name contains the optimization level, except for kernels that only other kernels call.
    """
    level = os.environ.get("NUMBA_OPT")
    return cache_dir(module) / f"optimized-{level}" if level else cache_dir(module)


def _errors() -> str:
    """Return Numba's error model: kernels check each divisor only where bounds are checked too."""
    return "python" if _flavour() == "checked" else "numpy"


def _is_created_at_run_time(function: Callable[..., object]) -> bool:
    """Say whether a function was created at run time, so that its callers cannot be cached apart from it."""
    return function.__code__.co_filename.startswith("<") or function.__closure__ is not None


def rebound(function: F, module: str, names: Mapping[str, object]) -> F:
    """Return a copy of another module's function with other values for some global names.

    Numba does not cache the machine code of a closure, but it caches such a copy, under its own name.
    """
    source = cast(FunctionType, function)
    copy = FunctionType(source.__code__, source.__globals__ | {**names}, source.__name__, source.__defaults__)
    copy.__module__, copy.__qualname__, copy.__doc__ = module, f"{module}.{source.__name__}", source.__doc__
    return cast(F, copy)


def _compiled(function: F, apart: bool = False) -> F:
    """Return the dispatcher that Python calls; kernels that call it get another, created when it is first needed."""
    from monopolista.engine import numba_linking  # noqa: PLC0415

    called = numba_linking.ApartCompiler if apart else numba_linking.CalledCompiler
    is_cached = not _is_created_at_run_time(function)
    entry = _dispatcher(function, pipeline_class=numba_linking.EntryCompiler)
    if is_cached:
        entry._cache = numba_linking.EntryCache(function, entry_dir(function.__module__))

    @cache
    def callee() -> Any:
        made = _dispatcher(function, no_cpython_wrapper=True, pipeline_class=called)
        if is_cached:
            made._cache = numba_linking.CalledCache(function, cache_dir(function.__module__) / "called")
        return made

    _compile_once(entry, callee)
    return entry


def _dispatcher(function: Callable[..., object], **settings: Any) -> Any:
    import numba  # noqa: PLC0415

    compiler: Any = numba
    # Without "_nrt" arrays are not reference-counted. Kernels make none, and their callers hold those that they are
    # given; reference counts took a third of the time of an environment's step.
    settings |= {"nogil": True, "no_cfunc_wrapper": True, "_nrt": False}
    return compiler.njit(error_model=_errors(), **settings)(function)


def compile_ahead(function: Callable[..., object], arguments: tuple[Any, ...]) -> None:
    """Compile a kernel for the types of some arguments, without calling it.

    Parameters
    ----------
    function : callable
        A kernel, in a process with compiled kernels.
    arguments : tuple
        Example values; the kernel is compiled for their Numba types.
    """
    import numba  # noqa: PLC0415

    compiler: Any = numba
    dispatcher: Any = function
    dispatcher.get_call_template(tuple(compiler.typeof(one) for one in arguments), {})


if COMPILED:
    # Numba calls it an experiment that a kernel for ``Seen`` may be given a ``Game``, which begins alike.
    warnings.filterwarnings("ignore", message="(?s).*considered a subtype")


def kernel(function: F) -> F:
    """Mark a function as a kernel: unchanged in plain Python, compiled at its first call otherwise.

    A kernel takes numbers, records and arrays, and allocates nothing.
    """
    return _compiled(function) if COMPILED else function


def rarely_called(function: F) -> F:
    """Mark a rarely called kernel. When compiled, it is never inlined, which keeps its callers short."""
    return _compiled(function, apart=True) if COMPILED else function


def by_instruction(function: F) -> F:
    """Mark a kernel that is one processor instruction: when compiled, ``intrinsics`` has its implementation."""
    if not COMPILED:
        return function
    from monopolista.engine import intrinsics  # noqa: PLC0415

    return _compiled(getattr(intrinsics, function.__name__))
