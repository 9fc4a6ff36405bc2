"""Where a server listens, and by which names it is found."""

import socket

import pytest

from monopolista.server.app import startup


def test_small_messages_are_not_held_back() -> None:
    place = startup.bind("127.0.0.1", 0)
    with place.listener:
        assert place.listener.proto == socket.IPPROTO_TCP


def test_only_who_listens_everywhere_tells_others_where() -> None:
    here, everywhere = startup.bind("127.0.0.1", 0), startup.bind("0.0.0.0", 0)
    with here.listener, everywhere.listener:
        assert here.addresses == ()
        assert here.own == f"http://localhost:{here.port}/"
        assert everywhere.own == f"http://localhost:{everywhere.port}/"
        assert all("127." not in address and str(everywhere.port) in address for address in everywhere.addresses)


def test_the_first_free_port_is_taken() -> None:
    first = startup.bind("127.0.0.1", None)
    with first.listener:
        second = startup.bind("127.0.0.1", None)
        with second.listener:
            assert startup.FIRST_PORT <= first.port < second.port


def test_a_port_that_was_asked_for_and_is_taken_is_an_error() -> None:
    first = startup.bind("127.0.0.1", 0)
    with first.listener, pytest.raises(startup.StartupError, match="in use"):
        startup.bind("127.0.0.1", first.port)
