"""``monopolista config``: the settings of a server, as they are in effect, as an example and as JSON Schema."""

import argparse

from monopolista.cli.shared.config_options import add_config_options, load_config_of


def add(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands."""
    verbs = parser.add_subparsers(title="what to print", metavar="WHAT", required=True)
    show = verbs.add_parser("show", help="print the value and the source of every setting")
    add_config_options(show)
    show.set_defaults(run=_show)
    verbs.add_parser("example", help="print a configuration file with all settings").set_defaults(run=_example)
    verbs.add_parser("schema", help="print the JSON Schema of a configuration file").set_defaults(run=_schema)


def _show(args: argparse.Namespace) -> int:
    from monopolista.server.configuration.documents import effective_values

    print(effective_values(load_config_of(args)), end="")
    return 0


def _example(args: argparse.Namespace) -> int:  # noqa: ARG001 (every command has this parameter)
    from monopolista.server.configuration.documents import example

    print(example(), end="")
    return 0


def _schema(args: argparse.Namespace) -> int:  # noqa: ARG001 (every command has this parameter)
    import json

    from monopolista.server.configuration.documents import json_schema

    print(json.dumps(json_schema(), indent=1, ensure_ascii=False))
    return 0
