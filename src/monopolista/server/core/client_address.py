"""Client addresses: one name for all addresses of one client's network."""

import ipaddress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
CLIENT_PREFIX = 64
"""The prefix length of the IPv6 network of one client."""
_PROXIED = ("forwarded", "via", "x-forwarded", "x-real-ip")
"""Prefixes of headers that only proxies send: the proxy is on this computer, but its client need not be."""


def host_of(address: str) -> str:
    """Return the host of an authority, without its port; empty where there is none."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def client_address(connection: HTTPConnection) -> str:
    """Return the network of a client, for rate limits; the plain host for this machine."""
    host = connection.client.host if connection.client else ""
    return client_network(host) or host


def is_local(connection: HTTPConnection) -> bool:
    """Return whether the client is on this computer: a loopback address and host name, without a proxy."""
    host = host_of("//" + connection.headers.get("host", ""))
    direct = not any(name.startswith(_PROXIED) for name in connection.headers)
    return direct and _is_loopback(client_address(connection)) and is_loopback_host(host)


def is_loopback_host(host: str) -> bool:
    """Return whether a host of an address is this computer."""
    return host == "localhost" or _is_loopback(host)


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def client_network(address: str) -> str:
    """Return one name for all addresses of a client's network; empty for loopback, which may stand for many clients.

    A TLS proxy in front of this server connects from this machine, for any client.

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
    """Parse an address; return None where it is invalid, and IPv4 for an IPv4-mapped address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
