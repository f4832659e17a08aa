"""The document of the protocol, the OpenAPI document and the messages agree."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from pydantic import TypeAdapter

from escarmouche.core.texts import say
from escarmouche.server import on_demand_messages, to_client, to_server
from escarmouche.server.app import create_app
from escarmouche.server.refusals import STATUS
from escarmouche.server.settings import Settings

DOCUMENT = (Path(__file__).parents[2] / "docs" / "server-protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", DOCUMENT, re.DOTALL)
MODELS = vars(to_server) | vars(to_client) | vars(on_demand_messages)
TO_CLIENT = TypeAdapter(to_client.ToClient)


@pytest.mark.parametrize(("model", "example"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_is_a_message(model, example) -> None:
    TypeAdapter(MODELS[model]).validate_json(example)  # which forbids anything unknown


def test_every_message_has_an_example() -> None:
    shown = {name for name, _ in EXAMPLES}
    sockets = {
        name
        for name in MODELS
        if name.startswith(("ToServer", "ToClient")) and name not in ("ToServerAct", "ToClient")
    }
    over_http = {"ToServerJoin", "ToServerTry", "ToServerAhead", "ToServerRecord"}
    assert sockets - shown - over_http - {"ToClientRoom"} == set()


def test_every_code_is_documented_and_said_in_both_languages() -> None:
    inherited = {"illegal-move", "notation", "option", "record", "unknown-game", "malformed"}
    inherited.add("other-rules")  # its sentence names both versions
    for code in STATUS:
        assert f"`{code}`" in DOCUMENT, code
        if code not in inherited:
            assert say(f"refusal-{code}", "fr") and say(f"refusal-{code}", "en")


async def test_everything_sent_over_a_socket_is_a_documented_message(table) -> None:
    made = await table.create(options={"setup": "big"})
    async with table.both(made) as (fire, ice):
        for power in "11116666":
            await fire.move(power)
        await fire.move("1")
        await ice.act("offer", what="draw")
        for each in (fire, ice):
            await each.catch_up()
            for text in each.raw:
                TO_CLIENT.validate_json(text)


@pytest.fixture(scope="module")
def room(port):
    """A real room, so that made-up requests also reach what lies behind an id and a key."""
    asked = {"game": "dragons", "seats": [{"kind": "you"}, {"kind": "open"}]}
    return httpx.post(f"http://127.0.0.1:{port}/api/rooms", json=asked).json()


SCHEMA = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@SCHEMA.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case, port, room) -> None:
    if "room" in (case.path_parameters or {}) and len(case.path_parameters["room"]) == 16:
        case.path_parameters["room"] = room["room"]["id"]
        case.headers["Authorization"] = f"Bearer {room['keys']['0']}"
    response = case.call(base_url=f"http://127.0.0.1:{port}", timeout=60)
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        assert response.headers["content-type"][0].startswith("application/problem+json")
        assert set(response.json()) >= {"type", "title", "status", "detail", "code"}


def test_the_document_names_every_route() -> None:
    for path in create_app(Settings()).openapi()["paths"]:
        named = path.replace("{room}", "{id}").replace("{language}", "{lang}")
        assert named.replace("/{name}", "/{file}.ftl") in DOCUMENT
