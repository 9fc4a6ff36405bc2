"""The rules of the classic game, with one module for each chapter of the booklet. ``table`` is the entry point."""
