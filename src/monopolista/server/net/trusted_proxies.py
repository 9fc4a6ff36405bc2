"""Client addresses behind trusted proxies, from the header X-Forwarded-For.

Only entries of trusted proxies count: each appends on the right the address of its peer.
"""

import ipaddress
from asyncio import Transport
from collections.abc import Iterable, Sequence
from functools import lru_cache

from monopolista.server.core.client_address import client_network, parse_address

_HOPS = 16
"""The longest chain of proxies."""
_FORWARDED_FOR, _FORWARDED_PROTO = b"x-forwarded-for", b"x-forwarded-proto"
_SCHEMES = {b"http", b"https"}
Headers = Sequence[tuple[bytes, bytes]]


class TrustedProxies:
    """The addresses and networks of the trusted proxies."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        """Parse addresses and networks; raise ValueError where one is invalid."""
        self._networks = [ipaddress.ip_network(one) for one in named]
        self._is_trusted = lru_cache(4096)(self._is_in)

    def __contains__(self, address: str) -> bool:
        """Return whether an address belongs to a trusted proxy."""
        return bool(self._networks) and self._is_trusted(address)

    def _is_in(self, address: str) -> bool:
        found = parse_address(address)
        return found is not None and any(found in network for network in self._networks)

    def client_of(self, peer: str, headers: Headers) -> str:
        """Return the client address of a forwarded request: the rightmost one that is not a trusted proxy.

        Where that entry is no address, the address of the proxy that has written it counts.
        """
        forwarded = b",".join(value for name, value in headers if name == _FORWARDED_FOR).decode("latin-1")
        nearest = peer
        for one in reversed(forwarded.rsplit(",", _HOPS)[-_HOPS:]):
            found = parse_address(_without_port(one.strip()))
            if found is None:
                break
            nearest = str(found)
            if nearest not in self:
                break
        return nearest

    def network_of(self, transport: Transport) -> str:
        """Return the network of a connection's peer; empty for a trusted proxy, which forwards for many clients."""
        peer = transport.get_extra_info("peername")
        return client_network(peer[0]) if peer and peer[0] not in self else ""


NO_PROXIES = TrustedProxies()


def forwarded_scheme(headers: Headers) -> str:
    """Return the scheme that a proxy has forwarded; empty where it has none."""
    forwarded = next((value.strip() for name, value in reversed(headers) if name == _FORWARDED_PROTO), b"")
    return forwarded.decode() if forwarded in _SCHEMES else ""


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
