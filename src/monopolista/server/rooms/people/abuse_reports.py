"""Handler of abuse reports to the administrator, about a player or a chat line."""

import logging
import time

from anyio import to_thread

from monopolista.protocol.people import Report
from monopolista.protocol.server_messages import Done
from monopolista.server.core import credentials
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.message_handlers import Sender, handles
from monopolista.server.rooms.room import Room
from monopolista.server.storage.base import ChatLineRow
from monopolista.server.storage.moderation import ReportedLineRow, ReportRow

log = logging.getLogger("monopolista")
AROUND = 5
"""Chat lines that a report includes before and after the reported one; for a player, that player's latest lines."""


@handles(Report, sender=Sender.ANYBODY)
async def report(room: Room, connection: Connection, message: Report) -> None:
    """Store a report for the administrator, and log its number."""
    if not room.context.settings.reports:
        raise DeniedError("not-now", "this server takes no reports")
    name = _name(room, connection, message)
    if room.context.reports.is_new(room.row.id, connection.address, message.id):
        row = ReportRow(
            room.row.id,
            room.row.game,
            message.seat,
            name,
            message.line,
            tuple(_reported_line(line) for line in _context(room.chat.lines, message)),
            _address(room, message.seat, name),
            next(iter(connection.seats_held(room.row)), -1),
            int(time.time() * 1000),
        )
        number = await to_thread.run_sync(room.context.store.save_report, row)
        log.warning("report %d: seat %d of table %s", number, message.seat + 1, credentials.number(room.row.id))
    connection.answer(Done(message.id, 0))


def _name(room: Room, connection: Connection, report: Report) -> str:
    """Return the name of the reported player, or raise DeniedError."""
    if report.line:
        line = next((one for one in room.chat.lines if one.number == report.line), None)
        if line is None or line.seat != report.seat:
            raise DeniedError("not-now", "this line no longer exists")
        return line.name
    if report.seat in connection.seats_held(room.row):
        raise DeniedError("malformed", "you cannot report your own seat")
    seats = room.row.seats
    if not 0 <= report.seat < len(seats) or seats[report.seat].kind != "person":
        raise DeniedError("not-now", "this seat is empty")
    return seats[report.seat].name


def _context(lines: tuple[ChatLineRow, ...], report: Report) -> list[ChatLineRow]:
    """Return the chat lines around the reported one, or the latest lines of the reported player."""
    if report.line:
        return [one for one in lines if abs(one.number - report.line) <= AROUND]
    return [one for one in lines if one.seat == report.seat][-AROUND:]


def _reported_line(line: ChatLineRow) -> ReportedLineRow:
    return ReportedLineRow(line.number, line.seat, line.name, line.text, line.said)


def _address(room: Room, seat: int, name: str) -> str:
    """Return the address of the connection of a player with this name; empty where it is not known here."""
    if seat < len(room.row.seats) and room.row.seats[seat].name == name:
        return next((one.address for one in room.presence.connections if seat in one.seats_held(room.row)), "")
    return ""
