"""Jobs in processes of their own: simulations and rollouts, and the files of their runs."""
