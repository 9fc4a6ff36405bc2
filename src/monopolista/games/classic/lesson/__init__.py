"""The guided game."""
