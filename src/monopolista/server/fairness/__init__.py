"""Fair dice: committed random numbers, and the verification of finished games."""
