"""The command `serve`: the table for browsers and bots."""

from __future__ import annotations

import json
import logging
import socket
from typing import Annotated, Any

import typer

from escarmouche.cli import output
from escarmouche.cli.output import text
from escarmouche.core.errors import InputError


def _option(metavar: str, help_id: str) -> Any:
    return typer.Option(metavar=metavar, help=text(f"cli-help-{help_id}"))


def serve(
    host: Annotated[str, typer.Option(help=text("cli-help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=text("cli-help-port"))] = 8000,
    database: Annotated[str | None, _option("URL", "database")] = None,
    proxy: Annotated[list[str] | None, _option("ADDRESS", "proxy")] = None,
    name: Annotated[list[str] | None, _option("NAME", "host-name")] = None,
    limit: Annotated[list[str] | None, _option("NAME=VALUE", "limit")] = None,
) -> None:
    import asyncio

    try:
        import uvicorn

        with output.preparing():
            from escarmouche.server.app import configured
            from escarmouche.server.settings import Settings, default_database, limited
            from escarmouche.server.store import Store
            from escarmouche.server.warming import FIRST, warm
    except ModuleNotFoundError as error:
        raise InputError("error-web-missing") from error

    settings = Settings(
        database or default_database(),
        prepare=True,
        proxies=tuple(proxy or ()),
        hosts=tuple(name or ()),
    )
    settings = limited(settings, limit or ())
    config = configured(settings, host=host, port=port, log_config=None)

    async def try_database() -> None:
        """Before anything is begun."""
        await (await Store.open(settings.database)).close()

    with _bound(config) as listening:
        asyncio.run(try_database())
        with output.preparing():
            warm(FIRST)
        log_as_json()
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listening.getsockname()[1]}"

        class Table(uvicorn.Server):
            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                await super().startup(sockets)
                if self.started:  # whoever reads that it is open finds it open
                    output.messages.print(text("cli-serving", address=address), soft_wrap=True)

        Table(config).run(sockets=[listening])


def _bound(config: Any) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((config.host, config.port))
    except OSError as error:
        address = f"{config.host}:{config.port}"
        raise InputError("error-cannot-listen", address=address, reason=error.strerror) from error
    return listening


def log_as_json() -> None:
    """One JSON object a line on stderr: what happened, when, in which room."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for chatty in ("uvicorn", "alembic", "websockets"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        for name in ("room", "game", "version"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
