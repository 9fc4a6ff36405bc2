"""Benchmarks of the engine, the bots and the server."""
