from torch.optim import Adam

class LinearLR:
    def __init__(
        self, optimizer: Adam, start_factor: float = ..., end_factor: float = 1.0, total_iters: int = 5
    ) -> None: ...
    def step(self) -> None: ...
