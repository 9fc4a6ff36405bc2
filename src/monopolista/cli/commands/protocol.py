"""``monopolista protocol``: the messages between clients and servers, as JSON Schema."""

import argparse


def add(parser: argparse.ArgumentParser) -> None:
    """Add no arguments."""
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:  # noqa: ARG001 (every command has this parameter)
    """Print the schema."""
    import json

    from monopolista.client.json_schema import schema

    print(json.dumps(schema(), indent=1, ensure_ascii=False))
    return 0
