"""`rulebound serve`: the server with its tables in the browser."""

import socket
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from rulebound.cli.output import AsJson, fail, print_json, told_plainly

if TYPE_CHECKING:
    from rulebound.server.config import Config


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any that is free.")] = 8008,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Where tables are kept: a path, postgresql://…, or memory:. By default your data folder.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help="Another address under which people reach this server. May be given several times."
        ),
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="People reach this server by https only.")] = False,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    measured: Annotated[bool, typer.Option("--measured", hidden=True)] = False,
    as_json: AsJson = False,
) -> None:
    """Serve tables in the browser, for people and bots.

    Every choice is kept in the database before it counts: stop the server at any moment, start it again, and
    every table goes on. Press Ctrl+C to stop it.

    \b
    Examples:
      rulebound serve --open
      rulebound serve --host 0.0.0.0 --port 9000
      rulebound serve --database postgresql://me@localhost/rulebound
    """
    from rulebound.server.config import Config, default_database

    with told_plainly(as_json):
        config = Config(database or default_database(), origin or [], secure, bots_ready=True)
        if measured:  # by `rulebound load`, which asks more than people do and wants no pauses
            config = replace(config, limited=False, pause=0.0, bots_ready=False)
        check_database(config.database)
    listening = listen(host, port, as_json)
    address = address_of(host, listening)
    if as_json:
        print_json({"address": address, "database": without_password(config.database)})
    else:
        typer.echo(f"Rulebound is served at {address} (Ctrl+C stops it).")
    if open_browser:
        import webbrowser

        webbrowser.open(address)
    run(config, listening)


def check_database(url: str) -> None:
    """Open the database once, so that what is wrong with it is told before anything else."""
    import asyncio

    from rulebound.server.store import open_store

    async def try_it() -> None:
        await (await open_store(url)).close()

    asyncio.run(try_it())


def listen(host: str, port: int, as_json: bool) -> socket.socket:
    """A socket that listens; a plain sentence where it cannot."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, where = found[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen(512)
    except OSError as error:
        fail(
            f"Nothing can be served at {host}, port {port}: {error.strerror or error}. "
            "Is a server running there already? Take another with --port (0 for any that is free).",
            as_json,
        )
    return listening


def address_of(host: str, listening: socket.socket) -> str:
    """The address to open in a browser."""
    port = listening.getsockname()[1]
    shown = "localhost" if host in ("0.0.0.0", "::", "") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def without_password(url: str) -> str:
    """A database without the password that its URL may have."""
    from urllib.parse import urlsplit

    password = urlsplit(url).password if "://" in url else None
    return url if password is None else url.replace(f":{password}@", ":…@", 1)


def run(config: "Config", listening: socket.socket) -> None:
    """Serve until somebody stops it."""
    import uvicorn

    from rulebound.server.app import make_app
    from rulebound.server.config import MOST_SOCKET_BYTES
    from rulebound.server.logs import logging_config
    from rulebound.server.running import say_goodbye

    app = make_app(config)

    class PoliteServer(uvicorn.Server):
        """Tells everyone at a table why it goes, before it does."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await say_goodbye(app)
            await super().shutdown(sockets)

    server = PoliteServer(
        uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=MOST_SOCKET_BYTES,
            ws_per_message_deflate=True,
            access_log=False,
            log_config=logging_config("WARNING"),
            server_header=False,
            timeout_graceful_shutdown=10,
        )
    )
    server.run(sockets=[listening])
