"""The settings of a server, each with its type, its default value and its documentation."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from monopolista.protocol.message_limits import LONGEST_ANSWER
from monopolista.server.configuration.checks import (
    parse_base_path,
    parse_host_name,
    parse_metrics_address,
    parse_network,
)

Seconds = Annotated[float, Meta(ge=0, lt=1e6, extra={"metavar": "SECONDS"})]
Days = Annotated[int, Meta(ge=0, lt=100_000, extra={"metavar": "DAYS"})]
AnswerSeconds = Annotated[int, Meta(ge=0, le=LONGEST_ANSWER, extra={"metavar": "SECONDS"})]
BoxesPerHour = Annotated[int, Meta(ge=1, le=100_000, extra={"metavar": "BOXES"})]
Host = Annotated[str, Meta(extra={"metavar": "ADDRESS"})]
Port = Annotated[int, Meta(ge=0, le=65535, extra={"metavar": "PORT"})]
Folder = Annotated[str, Meta(extra={"metavar": "DIR"})]
File = Annotated[str, Meta(extra={"metavar": "FILE"})]
HostName = Annotated[str, Meta(extra={"metavar": "NAME", "check": parse_host_name})]
Database = Annotated[
    str, Meta(extra={"metavar": "ADDRESS", "secret": True}, extra_json_schema={"format": "uri-reference"})
]
BasePath = Annotated[str, Meta(extra={"metavar": "PATH", "check": parse_base_path})]
MetricsAddress = Annotated[str, Meta(extra={"metavar": "[HOST:]PORT", "check": parse_metrics_address})]
Network = Annotated[str, Meta(extra={"metavar": "ADDRESS", "check": parse_network})]


class ServerConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """Settings of a monopolista server."""

    host: Host = "127.0.0.1"
    """The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all its networks."""
    port: Port = 8000
    """The port to listen on; 0 for any free port."""
    data: Folder = ""
    """The folder of the games; by default, your data folder."""
    database: Database = ""
    """The PostgreSQL database of the games, postgresql://…, instead of a file in the data folder.

    An address with a password belongs in the file or the environment: the command line is visible to all users.
    """
    allowed_host: tuple[HostName, ...] = ()
    """A name under which browsers reach this server."""
    base_path: BasePath = ""
    """The path of the site, on a host with other sites."""
    reconnect_grace: Seconds = 45.0
    """How many seconds the game waits for a player who is away, before a bot plays."""
    absence: Seconds = 180.0
    """How many seconds a player must be away before another can get the seat."""
    turn_timeout: AnswerSeconds = 180
    """The time limit for an answer at new tables, in seconds, after which a bot answers; 0 for no limit."""
    metrics: MetricsAddress = ""
    """The port for metrics and health checks, on this machine only unless you name a host."""
    log: Literal["text", "json"] = "text"
    """The format of the log."""
    documentation: Folder = ""
    """The folder of the built documentation, which the server shows at /docs/; without a folder, it shows none."""
    trusted_proxy: tuple[Network, ...] = ()
    """The address or network of a trusted proxy, whose X-Forwarded-For header the server reads."""
    retain_games: Days = 0
    """After how many days games that are over or were abandoned are deleted; 0 for never."""
    retain_abandoned: Days = 0
    """After how many days without activity unfinished games are deleted; 0 for never."""
    retain_lobbies: Days = 7
    """After how many days without activity lobbies that never had a game are deleted; 0 for never."""
    boxes: bool = True
    """Whether players can play in boxes of their own."""
    pictures: bool = True
    """Whether boxes can have pictures of players' own, besides emoji and the drawings of the program."""
    boxes_per_hour: BoxesPerHour = 20
    """How many boxes clients with one address may add in an hour."""
    edition: tuple[File, ...] = ()
    """The file of an edition of your own, beside those of the program."""
