"""What somebody at a table reports to the administrator: a person, or a line of the talk."""

import logging
import time
from typing import Protocol

from anyio import to_thread

from monopolista.protocol.people import Report
from monopolista.protocol.server_messages import Done
from monopolista.server.core import credentials
from monopolista.server.core.errors import DeniedError
from monopolista.server.rooms.connection import Connection
from monopolista.server.rooms.context import ServerContext
from monopolista.server.rooms.people.chat import ChatLog
from monopolista.server.storage.base import LineRow, RoomRow
from monopolista.server.storage.moderation import ReportRow, SaidRow

log = logging.getLogger("monopolista")
AROUND = 5
"""Lines before and after the one that is reported, which go with it; of a person's, so many of the latest."""


class Reported(Protocol):
    """A room, as far as reporting in it goes."""

    row: RoomRow
    context: ServerContext
    talk: ChatLog
    visitors: list[Connection]


async def carry_out(room: Reported, visitor: Connection, report: Report) -> None:
    """Keep what somebody reports, and have the log tell that there is a report; or raise DeniedError."""
    if not room.context.settings.reports:
        raise DeniedError("not-now", "nobody takes reports on this server")
    name = _name(room, visitor, report)
    if room.context.reports.is_new(room.row.id, visitor.address, report.id):
        row = ReportRow(
            room.row.id,
            room.row.game,
            report.seat,
            name,
            report.line,
            tuple(_said(line) for line in _context(room.talk.lines, report)),
            _address(room, report.seat, name),
            next(iter(visitor.seats_held(room.row)), -1),
            int(time.time() * 1000),
        )
        number = await to_thread.run_sync(room.context.store.keep_report, row)
        log.warning("report %d: seat %d of table %s", number, report.seat, credentials.number(room.row.id))
    visitor.answer(Done(report.id, 0))


def _name(room: Reported, visitor: Connection, report: Report) -> str:
    """Return the name of who is reported, or raise DeniedError."""
    if report.line:
        line = next((one for one in room.talk.lines if one.number == report.line), None)
        if line is None or line.seat != report.seat:
            raise DeniedError("not-now", "that line is not there any more")
        return line.name
    if report.seat in visitor.seats_held(room.row):
        raise DeniedError("malformed", "this is one's own seat")
    seats = room.row.seats
    if not 0 <= report.seat < len(seats) or seats[report.seat].kind != "person":
        raise DeniedError("not-now", "nobody sits there")
    return seats[report.seat].name


def _context(lines: tuple[LineRow, ...], report: Report) -> list[LineRow]:
    """Return what was said around a line, or the latest of who is reported."""
    if report.line:
        return [one for one in lines if abs(one.number - report.line) <= AROUND]
    return [one for one in lines if one.seat == report.seat][-AROUND:]


def _said(line: LineRow) -> SaidRow:
    return SaidRow(line.number, line.seat, line.name, line.text, line.said)


def _address(room: Reported, seat: int, name: str) -> str:
    """Return from where the person of that name is connected here, empty where that is not known."""
    if seat < len(room.row.seats) and room.row.seats[seat].name == name:
        return next((one.address for one in room.visitors if seat in one.seats_held(room.row)), "")
    return ""
