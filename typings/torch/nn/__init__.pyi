from collections.abc import Iterator
from typing import Any

from torch import Tensor
from torch.nn import init as init

class Module:
    def __call__(self, *args: Any, **named: Any) -> Tensor: ...
    def parameters(self, recurse: bool = True) -> Iterator[Tensor]: ...

class ReLU(Module): ...

class Linear(Module):
    weight: Tensor
    bias: Tensor
    def __init__(self, in_features: int, out_features: int, bias: bool = True) -> None: ...

class EmbeddingBag(Module):
    weight: Tensor
    def __init__(self, num_embeddings: int, embedding_dim: int, *, mode: str) -> None: ...
