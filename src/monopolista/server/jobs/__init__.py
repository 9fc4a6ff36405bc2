"""Jobs in subprocesses: simulations and rollouts, and the files of their runs."""
