"""What the odds tell of decisions."""
