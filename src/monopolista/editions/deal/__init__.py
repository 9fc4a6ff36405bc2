"""MONOPOLY Deal: its cards and what its booklet says about them, as data."""
