"""The exception of the configuration."""


class ConfigError(Exception):
    """A setting cannot be used; the message says where it comes from, and what to write instead."""
