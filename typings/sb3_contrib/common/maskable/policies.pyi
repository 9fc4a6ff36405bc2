from torch import Tensor, nn

class MaskableActorCriticPolicy(nn.Module):
    action_net: nn.Module
    def evaluate_actions(
        self, obs: Tensor, actions: Tensor, action_masks: Tensor | None = None
    ) -> tuple[Tensor, Tensor, Tensor | None]: ...
