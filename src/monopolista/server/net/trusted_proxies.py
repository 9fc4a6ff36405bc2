"""Who asks: an address, or of what comes through a proxy that is named as ours, the address that it says.

Of what a header says only what our proxies have added is believed: each adds on the right where it was asked from.
"""

import ipaddress
from asyncio import Transport
from collections.abc import Iterable, Sequence
from functools import lru_cache

from monopolista.server.core.client_address import client_network, parse_address

_HOPS = 16
"""Proxies that may stand one behind the other."""
_FORWARDED_FOR, _FORWARDED_PROTO = b"x-forwarded-for", b"x-forwarded-proto"
_SCHEMES = {b"http", b"https"}
Headers = Sequence[tuple[bytes, bytes]]


class TrustedProxies:
    """The proxies that stand before this server."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        """Take addresses and networks; or raise ValueError."""
        self._networks = [ipaddress.ip_network(one) for one in named]
        self._trusts = lru_cache(4096)(self._is_in)

    def __contains__(self, address: str) -> bool:
        """Say whether an address is that of a proxy."""
        return bool(self._networks) and self._trusts(address)

    def _is_in(self, address: str) -> bool:
        found = parse_address(address)
        return found is not None and any(found in network for network in self._networks)

    def asker(self, peer: str, headers: Headers) -> str:
        """Return who asks through a proxy: the rightmost address that is none of ours.

        Where that is no address, the proxy that has written it counts: it is at fault, whoever asks.
        """
        said = b",".join(value for name, value in headers if name == _FORWARDED_FOR).decode("latin-1")
        nearest = peer
        for one in reversed(said.rsplit(",", _HOPS)[-_HOPS:]):
            found = parse_address(_without_port(one.strip()))
            if found is None:
                break
            nearest = str(found)
            if nearest not in self:
                break
        return nearest

    def who_is_at(self, transport: Transport) -> str:
        """Return the household at the other end of a connection; none for a proxy, which stands for many."""
        peer = transport.get_extra_info("peername")
        return client_network(peer[0]) if peer and peer[0] not in self else ""


NONE = TrustedProxies()


def scheme(headers: Headers) -> str:
    """Return by which scheme a proxy says that it was asked; empty where it does not."""
    said = next((value.strip() for name, value in reversed(headers) if name == _FORWARDED_PROTO), b"")
    return said.decode() if said in _SCHEMES else ""


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
