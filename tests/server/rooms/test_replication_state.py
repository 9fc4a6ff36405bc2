"""The states of a room's copy of what the store has, and what leads from one to another."""

import pytest

from monopolista.server.rooms.replication_state import ReplicationState, SyncState


def in_sync() -> ReplicationState:
    replication = ReplicationState()
    replication.trust()
    return replication


def test_a_new_room_is_not_trusted_until_it_was_read() -> None:
    replication = ReplicationState()
    assert (replication.state, replication.is_busy) == (SyncState.UNTRUSTED, True)
    replication.trust()
    assert (replication.state, replication.is_busy) == (SyncState.IN_SYNC, False)


def test_a_write_that_fails_leaves_the_memory_untrusted() -> None:
    replication = in_sync()

    def write() -> None:
        with replication.writing():
            assert replication.state is SyncState.UNTRUSTED
            raise OSError("gone")

    with pytest.raises(OSError, match="gone"):
        write()
    assert replication.state is SyncState.UNTRUSTED


def test_a_write_that_succeeds_leads_back_to_the_state_before() -> None:
    replication = in_sync()
    with replication.writing():
        replication.mark_changed("room")
    assert replication.state is SyncState.STALE


def test_an_announcement_makes_the_memory_stale() -> None:
    replication = in_sync()
    replication.mark_changed("steps")
    assert replication.state is SyncState.STALE


def test_a_suspicion_makes_the_memory_stale() -> None:
    replication = in_sync()
    replication.mark_suspect()
    assert replication.state is SyncState.STALE


def test_what_is_announced_while_it_is_read_is_read_the_next_time() -> None:
    replication = in_sync()
    replication.mark_changed("steps", "room")
    assert replication.take_changed() == {"steps", "room"}
    replication.mark_changed("here")
    assert replication.take_changed() == {"here"}
    assert replication.take_changed() == set()


def test_all_is_forgotten_where_all_is_read_back() -> None:
    replication = in_sync()
    replication.mark_changed("all")
    replication.mark_suspect()
    replication.reset()
    assert replication.state is SyncState.IN_SYNC


@pytest.mark.anyio
async def test_while_a_task_holds_the_lock_memory_and_store_may_differ() -> None:
    replication = in_sync()
    async with replication.lock:
        assert replication.is_busy
    assert not replication.is_busy
