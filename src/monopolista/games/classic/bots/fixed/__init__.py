"""The bots ``fixed-a``, ``fixed-b`` and ``fixed-c``."""
