"""Command-line options of public servers: metrics, logging and trusted proxies."""

import argparse
from ipaddress import ip_network

LOCAL = "127.0.0.1"
_MOST = 65535


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument(
        "--metrics",
        type=parse_host_and_port,
        metavar="[HOST:]PORT",
        help="serve metrics to Prometheus and health checks on this port too (default host: this machine only)",
    )
    parser.add_argument("--log", choices=["text", "json"], default="text", help="how the log is written")
    parser.add_argument(
        "--trusted-proxy",
        type=parse_network,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="the address or network of a proxy, which is believed when it says who asks",
    )


def parse_host_and_port(text: str) -> tuple[str, int]:
    """Parse a port, or a host and port.

    >>> parse_host_and_port("9100"), parse_host_and_port("0.0.0.0:9100"), parse_host_and_port("[::1]:9100")
    (('127.0.0.1', 9100), ('0.0.0.0', 9100), ('::1', 9100))
    """
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) <= _MOST):
        raise argparse.ArgumentTypeError(f"{text!r}: give a port, or HOST:PORT")
    return host.removeprefix("[").removesuffix("]") or LOCAL, int(port)


def parse_network(text: str) -> str:
    """Parse an address or network."""
    try:
        return str(ip_network(text))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{error}: give an address, or a network such as 10.0.0.0/8") from error
