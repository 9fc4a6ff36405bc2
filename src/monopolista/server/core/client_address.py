"""Addresses of clients: one name for all that one client may have."""

import ipaddress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
CLIENT_PREFIX = 64
"""Bits that all IPv6 addresses of one client have in common."""


def host_of(address: str) -> str:
    """Return the host of an address, without its port; empty if there is none."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def client_address(connection: HTTPConnection) -> str:
    """Return from where somebody asks: one name for all the addresses of a household."""
    host = connection.client.host if connection.client else ""
    return client_network(host) or host


def client_network(address: str) -> str:
    """Return one name for all the addresses that one household has; none for this machine, which may stand for many.

    What speaks TLS for this server comes from this machine, whoever is behind it.

    >>> client_network("2001:db8::7"), client_network("::ffff:192.0.2.7"), client_network("127.0.0.1")
    ('2001:db8::/64', '192.0.2.7', '')
    """
    found = parse_address(address)
    if found is None:
        return address
    if found.is_loopback:
        return ""
    return str(found if found.version == 4 else ipaddress.ip_network((found, CLIENT_PREFIX), strict=False))


def parse_address(address: str) -> Address | None:
    """Return an address, an old one however it is written."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
