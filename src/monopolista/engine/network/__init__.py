"""The win-odds network of all games: its kernels, the same with matrices for plain Python, and its weights."""
