from collections.abc import Callable
from typing import Any

from pettingzoo.utils import AECEnv

def api_test(env: AECEnv[Any, Any, Any], num_cycles: int = 1000, verbose_progress: bool = False) -> None: ...
def seed_test(env_constructor: Callable[[], AECEnv[Any, Any, Any]], num_cycles: int = 500) -> None: ...
