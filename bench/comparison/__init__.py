"""Compare another engine of the classic game with this one, by logs of games that both can read.

``docs/how-to/compare-engines.md`` describes the format of the log.
"""
