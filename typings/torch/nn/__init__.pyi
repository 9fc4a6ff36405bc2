from collections.abc import Iterator

from torch import Tensor

class Module:
    def parameters(self, recurse: bool = True) -> Iterator[Tensor]: ...

class ReLU(Module): ...
