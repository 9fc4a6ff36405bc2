"""The configuration of a server: one typed record, read from a file, the environment and the command line."""
