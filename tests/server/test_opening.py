"""Databases that cannot be used are named in one sentence, before the table is said to be open."""

from __future__ import annotations

import importlib
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
import uvicorn

from escarmouche import cli
from escarmouche.cli import output
from escarmouche.core.errors import InputError
from escarmouche.server.store import Store


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "database",
    [
        "mysql://me:swordfish@example.org/games",
        "postgresql://me:swordfish@127.0.0.1:{port}/games",
        "postgresql://me:swordfish@127.0.0.1:first/games",
        "postgresql://me:swordfish@127.0.0.1/games?colour=red",
        "sqlite:///:memory:",
        "sqlite:///",
        "sqlite:///{folder}/no-database.txt",
        "sqlite:///{folder}/no-database.txt/rooms.sqlite",
        "sqlite:///{folder}",
        "rooms.sqlite",
    ],
)
def test_serve_refuses_a_database_in_one_sentence_and_changes_nothing(
    database, language, tmp_path, monkeypatch, capsys
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_, **__: pytest.fail("it is served"))
    (tmp_path / "no-database.txt").write_text("This is a text, and no database at all.\n" * 9)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # which nobody listens at
        database = database.format(folder=tmp_path, port=closed.getsockname()[1])
        words = ["escarmouche", "--lang", language, "serve", "--port", "0", "--database", database]
        monkeypatch.setattr(sys, "argv", words)
        with pytest.raises(SystemExit) as ended:
            cli.main()
    assert ended.value.code == 2
    printed, said = capsys.readouterr()
    assert printed == "" and said.count("\n") == 1
    assert database.replace("swordfish", "***") in said
    assert ("base de données" in said) == (language == "fr")
    assert [path.name for path in tmp_path.iterdir()] == ["no-database.txt"]


@pytest.fixture(autouse=True)
def _language_of_the_other_tests() -> Iterator[None]:
    importlib.import_module("escarmouche.cli.commands")  # helps in the language of that moment
    yield
    output.choose_language(None)


async def test_a_missing_driver_is_named(monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(InputError) as refused:
        await Store.open("postgresql://127.0.0.1/games")
    assert "escarmouche[postgres]" in refused.value.text("en")
    assert "escarmouche[postgres]" in refused.value.text("fr")


async def test_a_path_may_hold_any_sign(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "rooms?of%20#mine.sqlite"
    store = await Store.open(f"sqlite:///{path}")
    await store.close()
    assert path.exists()


def test_whoever_reads_that_the_server_is_open_finds_it_open(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'rooms.sqlite'}"]
    program = Path(sys.executable).parent / "escarmouche"
    with subprocess.Popen(
        [program, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        assert server.stdout is not None
        try:
            while f":{port}" not in server.stdout.readline():
                assert server.poll() is None, "the server ended"
            with urlopen(f"http://127.0.0.1:{port}/healthz") as answer:
                assert answer.status == 200
        finally:
            server.terminate()
