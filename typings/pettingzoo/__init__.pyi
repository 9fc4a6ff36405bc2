# Of PettingZoo, whose own annotations are partial and not declared to be types, what an environment and its tests use.
from pettingzoo.utils import AECEnv as AECEnv
from pettingzoo.utils import ParallelEnv as ParallelEnv
