"""``monopolista protocol``: what programs and servers say to each other, as JSON Schema and OpenAPI."""

import argparse


def add(parser: argparse.ArgumentParser) -> None:
    """Add the argument."""
    parser.add_argument(
        "what",
        nargs="?",
        choices=("messages", "openapi"),
        default="messages",
        help="the WebSocket messages as JSON Schema (default), or the HTTP API as OpenAPI 3.1",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the document."""
    import json

    print(json.dumps(_openapi() if args.what == "openapi" else _messages(), indent=1, ensure_ascii=False))
    return 0


def _messages() -> object:
    from monopolista.client.json_schema import schema

    return schema()


def _openapi() -> object:
    from monopolista.server.app.openapi import openapi_document

    return openapi_document()
