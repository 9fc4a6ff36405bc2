"""The rules of MONOPOLY Deal, with one module for each chapter of the booklet. ``table`` is the entry point."""
