"""The server put together: `make_app(config)` gives the ASGI application.

Everything under `/api` is described at `/api/schema` (OpenAPI 3.1); `/health` and `/metrics` are for whoever
runs the server; every other path is a page of the browser client.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import rulebound
from rulebound.server.answers import HANDLERS
from rulebound.server.client_files import client_files, serve_client
from rulebound.server.config import Config
from rulebound.server.gate import finish, gate
from rulebound.server.learning import LEARNING
from rulebound.server.library_routes import LIBRARY
from rulebound.server.limits import MOST_IN_BODY
from rulebound.server.metrics import TEXT, Health
from rulebound.server.people_routes import PEOPLE
from rulebound.server.running import open_server, server_of
from rulebound.server.table_routes import TABLES


@get("/health", include_in_schema=False)
async def show_health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Whether the server can do its work."""
    found = await server_of(request).health()
    return Response(found, status_code=200 if found.ok else 503)


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What is counted, for Prometheus."""
    server = server_of(request)
    server.count()
    return Response(server.metrics.render().encode(), media_type=TEXT)


def make_app(config: Config) -> Litestar:
    """The application; the server behind it is opened with it and closed with it."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.server = await open_server(config)
        try:
            yield
        finally:
            await app.state.server.close()

    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=[*LIBRARY, *LEARNING, *PEOPLE, *TABLES]),
            show_health,
            show_metrics,
            serve_client,
        ],
        lifespan=[running],
        middleware=[gate],
        before_send=[finish],
        exception_handlers=HANDLERS,
        request_max_body_size=MOST_IN_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["/api/me"]),
        openapi_config=description(),
        logging_config=None,
    )
    app.state.client = client_files()
    return app


def description() -> OpenAPIConfig:
    """How the API is described: as JSON alone, without pages from elsewhere."""
    return OpenAPIConfig(
        title="Rulebound",
        version=rulebound.__version__,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/")],
        use_handler_docstrings=True,
    )
