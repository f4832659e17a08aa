"""A bot that plays one game: python examples/bot.py [--server URL] [--game NAME] [--room ID]

Without --room it opens a challenge that anyone can take and waits; with --room it takes a free
seat there. It plays a random legal move whenever it is asked; put your own idea into `choose`.
"""

import argparse
import asyncio
import json
import random
import secrets

import httpx
import websockets


def choose(state: dict) -> str:
    """Your idea: `state` has position, view, prompt, clock and the legal moves."""
    return random.choice(state["moves"])["move"]


def take_a_seat(server: str, game: str, room: str | None) -> tuple[str, str]:
    """The id of a room and the key of our seat; the key is all that proves the seat is ours."""
    if room:
        joined = httpx.post(f"{server}/api/rooms/{room}/join", json={}).raise_for_status().json()
        return room, joined["key"]
    asked = {"game": game, "seats": [{"kind": "you"}, {"kind": "open"}]}
    made = httpx.post(f"{server}/api/rooms", json=asked).raise_for_status().json()
    print("Waiting for an opponent in room", made["room"]["id"], flush=True)
    return made["room"]["id"], made["keys"]["0"]


async def play(server: str, room: str, key: str) -> dict:
    """Play to the end and give the result; a lost connection is opened again."""
    hello = {"type": "hello", "key": key, "salt": secrets.token_hex(8)}
    address = f"{server.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
    async for socket in websockets.connect(address):
        try:
            await socket.send(json.dumps(hello))
            async for text in socket:
                for message in map(json.loads, text.split("\n")):
                    if message["type"] == "refusal":
                        raise SystemExit(message["text"]["en"])
                    if message["type"] != "update":
                        continue
                    state, version = message["state"], message["version"]
                    if state["result"]:
                        return state["result"]
                    if state["moves"]:
                        # The id makes sending again harmless: it names this decision.
                        act = {"type": "move", "id": f"v{version}", "move": choose(state)}
                        await socket.send(json.dumps(act | {"after": version}))
        except websockets.ConnectionClosed:
            continue
    raise ConnectionError("the server cannot be reached any more")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--server", default="http://127.0.0.1:8000")
    parser.add_argument("--game", default="dragons")
    parser.add_argument("--room")
    asked = parser.parse_args()
    seat = take_a_seat(asked.server, asked.game, asked.room)
    print(asyncio.run(play(asked.server, *seat))["text"]["en"])
