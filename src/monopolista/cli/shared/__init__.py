"""Common parts of the commands: arguments, server options, progress and signals."""
