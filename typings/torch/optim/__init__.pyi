from collections.abc import Iterable

from torch import Tensor
from torch.optim import lr_scheduler as lr_scheduler

class Adam:
    param_groups: list[dict[str, float]]
    def __init__(self, params: Iterable[Tensor], lr: float = 1e-3, betas: tuple[float, float] = ...) -> None: ...
    def zero_grad(self) -> None: ...
    def step(self) -> None: ...
