"""What may be asked of a server that is for others: who looks at its figures, how it logs, what it stands behind."""

import argparse
from ipaddress import ip_network

LOCAL = "127.0.0.1"
_MOST = 65535


def add(parser: argparse.ArgumentParser) -> None:
    """Say what may be asked."""
    parser.add_argument(
        "--metrics",
        type=where,
        metavar="[HOST:]PORT",
        help="tell figures to Prometheus, and health, on this port too (default host: this machine only)",
    )
    parser.add_argument("--log", choices=["text", "json"], default="text", help="how the log is written")
    parser.add_argument(
        "--trusted-proxy",
        type=proxy,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="the address or network of a proxy, which is believed when it says who asks",
    )


def where(text: str) -> tuple[str, int]:
    """Return the host and port that a text names.

    >>> where("9100"), where("0.0.0.0:9100"), where("[::1]:9100")
    (('127.0.0.1', 9100), ('0.0.0.0', 9100), ('::1', 9100))
    """
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) <= _MOST):
        raise argparse.ArgumentTypeError(f"{text!r}: give a port, or HOST:PORT")
    return host.removeprefix("[").removesuffix("]") or LOCAL, int(port)


def proxy(text: str) -> str:
    """Return an address or network as it is written."""
    try:
        return str(ip_network(text))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{error}: give an address, or a network such as 10.0.0.0/8") from error
