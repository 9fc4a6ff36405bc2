"""Sphinx extensions of the documentation site: pages that are generated from the program."""
