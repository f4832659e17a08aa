"""The web application: routes, errors as problem+json, headers and limits."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from http import HTTPStatus
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import uvicorn
from fastapi import FastAPI, Request
from fastapi import Path as InPath
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from escarmouche import __version__, catalog
from escarmouche.core.errors import EscarmoucheError
from escarmouche.core.files import refusing_files
from escarmouche.core.texts import LANGUAGES, Message, text_files
from escarmouche.server import api, print_sheets, shared_battles
from escarmouche.server.edges import Doors, HttpEdge, SocketEdge
from escarmouche.server.host import Host
from escarmouche.server.metrics import Metrics
from escarmouche.server.middleware import Guard
from escarmouche.server.refusals import Refusal, refusal_of
from escarmouche.server.security import Buckets
from escarmouche.server.settings import Settings
from escarmouche.server.sockets import Sockets, malformed
from escarmouche.server.store import Store
from escarmouche.server.to_client import Problem
from escarmouche.server.warming import FIRST, warm
from escarmouche.server.wire import Text, encode

log = logging.getLogger("escarmouche.server")

THREADS = 2  # for what takes a moment only
LATER = {429: 5, 503: 10}  # seconds after which to try again
STATIC = Path(str(files("escarmouche.server"))) / "static"
KEEP = "public, max-age=31536000, immutable"
# Addresses of pages, which have their way after the #: links that were passed on stay good.
PAGES = (
    "/room/{room}",
    "/room/{room}/replay",
    "/room/{room}/dice",
    "/new/{game}",
    "/rules/{game}",
    "/replay",
)


class Application(FastAPI):
    """Sockets go straight to their route.

    Every message of one would pass through the layers around requests, which do nothing for it.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            scope["app"] = self
            await self.router(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application over its database, for uvicorn or a test."""
    settings = settings or Settings()
    doors = Doors(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        # The thread that commits waits this long for its turn, several times a commit.
        sys.setswitchinterval(0.0005)
        # Rules let go of the interpreter whenever they are called; each thread that is at work then
        # may keep the games waiting for as long again.
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
        # A server that prepares opens with its first game; the others follow while it is open.
        await asyncio.to_thread(warm, FIRST if settings.prepare else catalog.GAMES)
        # Games underway are many lasting objects: looking through them all for rubbish is dear,
        # and looking through many new ones at once is a pause that everyone notices.
        gc.collect()
        gc.freeze()
        gc.set_threshold(5_000, 1, 20_000)
        app.state.host = Host(await Store.open(settings.database), settings, app.state.metrics)
        with refusing_files():
            await app.state.host.start()
            watching = asyncio.create_task(doors.watch())
            log.info("serving", extra={"version": __version__})
            yield {"doors": doors}  # for the edges
            watching.cancel()
            await app.state.host.stop()

    app = Application(
        title="Escarmouche",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,  # these pages load scripts from elsewhere
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.metrics = Metrics()
    sockets = Sockets(settings)
    app.state.metrics.gauge("sockets", lambda: sockets.open)
    app.state.metrics.gauge("connections", lambda: len(doors))
    for limit in ("new_rooms", "new_names", "new_battles", "new_entries"):
        setattr(app.state, limit, Buckets(*getattr(settings, limit)))
    app.add_middleware(Guard, settings=settings)
    app.add_exception_handler(EscarmoucheError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _no_route)
    app.add_exception_handler(Exception, _defect)
    app.include_router(api.router)
    app.include_router(print_sheets.router)
    app.include_router(shared_battles.router)
    app.router.routes.append(WebSocketRoute("/api/rooms/{room}/socket", sockets))
    _add_pages(app)
    _document_problems(app)
    return app


def configured(settings: Settings, **words: Any) -> uvicorn.Config:
    """How uvicorn serves the application: with edges of our own, and an end that comes soon."""
    return uvicorn.Config(
        create_app(settings),
        http=HttpEdge,
        ws=SocketEdge,
        # Larger messages are cut off; those above our own limit get a refusal first.
        ws_max_size=8 * settings.socket_bytes,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=settings.goodbye_seconds,
        access_log=False,
        server_header=False,
        **words,
    )


def _add_pages(app: FastAPI) -> None:
    """What is not the API: health, metrics, texts, and the page itself if it is built."""

    @app.get("/healthz")
    async def health(request: Request) -> Response:
        """Whether the server is alive; and with `?ready`, whether it can store anything now."""
        ready = "ready" not in request.query_params or app.state.host.can_store
        told = {"status": "ok" if ready else "unavailable"}
        return Response(encode(told), 200 if ready else 503, media_type="application/json")

    app.add_api_route("/healthz", health, methods=["HEAD"], include_in_schema=False)

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics() -> str:
        return app.state.metrics.text

    known = {language: text_files(language) for language in LANGUAGES}

    @app.get("/texts/{language}", responses=api.PROBLEMS)
    async def text_names(language: Annotated[str, InPath(max_length=8)]) -> list[str]:
        if language not in known:
            raise Refusal("unknown-text")
        return sorted(known[language])

    @app.get("/texts/{language}/{name}", response_class=PlainTextResponse, responses=api.PROBLEMS)
    async def text(
        language: Annotated[str, InPath(max_length=8)], name: Annotated[str, InPath(max_length=64)]
    ) -> PlainTextResponse:
        if name not in known.get(language, ()):
            raise Refusal("unknown-text")
        source = known[language][name].read_text(encoding="utf-8")
        return PlainTextResponse(source, headers={"Cache-Control": "no-cache"})

    if not STATIC.is_dir():
        return

    async def page() -> FileResponse:
        return FileResponse(STATIC / "forward.html")

    for path in PAGES:
        app.add_api_route(path, page, include_in_schema=False)
    # Only these files are compressed: they hold nothing secret.
    app.mount("/", GZipMiddleware(Page(directory=STATIC, html=True)))


class Page(StaticFiles):
    """The built page: files whose names change with what they hold are kept for ever."""

    def file_response(self, *arguments: Any, **named: Any) -> Response:
        response = super().file_response(*arguments, **named)
        hashed = "assets" in Path(str(arguments[0])).parts
        response.headers["Cache-Control"] = KEEP if hashed else "no-cache"
        return response


def _document_problems(app: FastAPI) -> None:
    """Put the model of refusals, which every route may answer, in the OpenAPI document."""
    make = app.openapi

    def openapi() -> dict[str, Any]:
        document = make()
        schemas = document.setdefault("components", {}).setdefault("schemas", {})
        for model in (Problem, Text):
            adapter = TypeAdapter(model)
            schema = adapter.json_schema(ref_template="#/components/schemas/{model}")
            schema.pop("$defs", None)
            schemas[model.__name__] = schema
        for unused in ("HTTPValidationError", "ValidationError"):
            schemas.pop(unused, None)
        return document

    app.openapi = openapi  # type: ignore[method-assign]


def problem(refusal: Refusal, request: Request) -> Response:
    asked = request.headers.get("accept-language", "")
    language = "fr" if asked.lower().startswith("fr") else "en"
    body = Problem(
        type=f"urn:escarmouche:{refusal.code}",
        title=HTTPStatus(refusal.status).phrase,
        status=refusal.status,
        detail=refusal.text(language),
        code=refusal.code,
        rule=refusal.rule,
        text=Text.of(refusal.message),
    )
    request.app.state.metrics.add("refusals_total", f'{{code="{refusal.code}"}}')
    later = {"Retry-After": str(LATER[refusal.status])} if refusal.status in LATER else {}
    return Response(encode(body), refusal.status, later, media_type="application/problem+json")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, EscarmoucheError)
    return problem(refusal_of(error), request)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return problem(malformed(error.errors()[0]), request)


async def _no_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    # Whoever follows a wrong link in a browser is told so by the page, which leads on.
    lost = error.status_code == 404 and "text/html" in request.headers.get("accept", "")
    if lost and (STATIC / "forward.html").is_file():
        return FileResponse(STATIC / "forward.html", status_code=404)
    codes = {404: "unknown-page", 405: "method"}
    if error.status_code in codes:
        return problem(Refusal(codes[error.status_code]), request)
    return problem(Refusal("malformed", message=Message("refusal-unreadable")), request)


async def _defect(request: Request, error: Exception) -> Response:
    """A defect of ours: the client learns that it happened, the log what it was."""
    log.error("defect", exc_info=error)
    return problem(Refusal("defect"), request)
