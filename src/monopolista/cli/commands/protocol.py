"""``monopolista protocol``: what browsers, programs and servers say to each other, as JSON Schema."""

import argparse


def add(parser: argparse.ArgumentParser) -> None:
    """State what can be asked for: nothing."""
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:  # noqa: ARG001 (every command is given what was asked)
    """Print the schema."""
    import json

    from monopolista.client.json_schema import schema

    print(json.dumps(schema(), indent=1, ensure_ascii=False))
    return 0
