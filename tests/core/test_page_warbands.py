"""Warbands of one's own are checked and laid out in the page as in Python: it is the same code."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from escarmouche import catalog
from escarmouche.core.errors import DataError
from escarmouche.games.confrontation import arming
from escarmouche.games.confrontation.options import scenario_names, warband_names

NODE = Path(sys.executable).parent / "node"
ROOT = Path(__file__).parents[2]
WARBANDS = ROOT / "src" / "escarmouche" / "games" / "confrontation" / "warbands"
CHECKED = """
import { readFileSync } from 'node:fs'
import * as program from './warbands.mjs'
const said = (message, { file, key, reason }) => [message, file, key, reason.id, reason.words]
const answer = ([table, limit]) => {
  try {
    return program.points_of(program.told(table), limit)
  } catch (error) {
    if (!error.words) throw error
    return said(error.message, error.words)
  }
}
console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(answer)))
"""
LAID = """
import { readFileSync } from 'node:fs'
import { fieldsOf, writeFields } from './fields.ts'
import * as program from './warbands.mjs'
const laid = ([digits, pair, scenario]) => {
  const bytes = Uint8Array.from(Buffer.from(digits, 'hex'))
  const fields = fieldsOf(bytes, program.layout)
  const tables = pair.map((name) => program.told(program.tables[name]))
  program.arm_as_told(fields, tables, program.plans[scenario], 0)
  writeFields(bytes, program.layout, fields)
  return Buffer.from(bytes).toString('hex')
}
console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(laid)))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not NODE.exists():
        pytest.skip("Node is not installed in this environment")
    folder = tmp_path_factory.mktemp("warbands")
    (folder / "warbands.mjs").write_text(arming.warbands_for_page(), encoding="utf-8")
    (folder / "checked.mjs").write_text(CHECKED, encoding="utf-8")
    (folder / "laid.mjs").write_text(LAID, encoding="utf-8")
    fields = ROOT / "web" / "src" / "engine" / "fields.ts"
    (folder / "fields.ts").write_text(fields.read_text(encoding="utf-8"), encoding="utf-8")
    return folder


def in_page(folder: Path, script: str, asked: Any) -> Any:
    found = subprocess.run(
        [str(NODE), script], cwd=folder, input=json.dumps(asked), capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    return json.loads(found.stdout)


def in_python(table: Any, limit: int) -> Any:
    try:
        return arming.points_of(table, limit)
    except DataError as error:
        words = error.message.arguments
        reason: Any = words["reason"]
        return [error.message.id, words["file"], words["key"], reason.id, reason.arguments]


def shipped(name: str = "cindermark") -> Any:
    return tomllib.loads((WARBANDS / f"{name}.toml").read_text(encoding="utf-8"))


def spoiled() -> list[tuple[Any, int]]:
    """Warbands that are in order, and one for each thing that may be wrong."""

    def changed(change: Any) -> Any:
        table = copy.deepcopy(shipped())
        change(table)
        return table

    wrong: list[Any] = [
        lambda each: each.pop("name"),
        lambda each: each.update(colour="red"),
        lambda each: each.update(fighter=each["fighter"][:1]),
        lambda each: each.update(fighter=each["fighter"] * 2),
        lambda each: each["fighter"][0].update(pa="many"),
        lambda each: each["fighter"][0].update(pa=-1),
        lambda each: each["fighter"][0].update(pa=True),
        lambda each: each["fighter"][0].update(name=" Orsk"),
        lambda each: each["fighter"][0].update(name="Orsk the very long ashhand"),
        lambda each: each["fighter"][0].update(name="Or\tsk"),
        lambda each: each["fighter"][0].update(name="𝔒rsk"),
        lambda each: each["fighter"][0].update(name=each["fighter"][1]["name"]),
        lambda each: each["fighter"][0].update(skills=["Ambidexter"]),
        lambda each: each["fighter"][0].update(skills=["Régénération/7"]),
        lambda each: each["fighter"][0].update(spells=["Ember lance"]),
        lambda each: each["fighter"][0].update(names=["A", "B"]),
        lambda each: each["fighter"][0].update(weapon={"strength": 3, "ranges": [1, 2, 3]}),
        lambda each: each["fighter"][0]["characteristics"].update(PEUR=3),
        lambda each: each["fighter"][0]["characteristics"].update(MOU=21),
        lambda each: each["fighter"][0]["characteristics"].pop("DIS"),
        lambda each: each["fighter"][1].update(elements=["fire", "wood"]),
        lambda each: each["fighter"][4]["weapon"].update(ranges=[30, 20, 10]),
        lambda each: each["fighter"][4]["weapon"].update(ranges=[10, 20]),
        lambda each: each["spell"][0].update(target="nobody"),
        lambda each: each["spell"][0].update(upkeep=1),
        lambda each: each["spell"][0]["effect"].update(heal=1),
        lambda each: each["spell"][1]["effect"].update(lower=1),
        lambda each: each["spell"][1].pop("upkeep"),
        lambda each: each.update(spell=each["spell"] * 3),
    ]
    good = [(shipped(name), limit) for name in warband_names() for limit in (0, 300, 320, 110, 40)]
    return [*good, *((changed(each), 0) for each in wrong)]


def test_con_72_page_and_python_say_the_same_of_every_warband(folder: Path) -> None:
    asked = spoiled()
    found = [in_python(*each) for each in asked]
    assert in_page(folder, "checked.mjs", asked) == json.loads(json.dumps(found))
    assert sum(isinstance(each, list) for each in found) >= 29


def test_con_66_the_page_lays_warbands_out_to_the_byte(folder: Path) -> None:
    game = catalog.game("confrontation")

    def laid(scenario: str, pair: tuple[str, str]) -> str:
        pos = np.zeros(1, game.rules.dtype)
        game.configure(pos[0], game.settings({"scenario": scenario, "warbands": ",".join(pair)}))
        return pos.tobytes().hex()

    names = warband_names()
    usual = {scenario: laid(scenario, (names[0], names[1])) for scenario in scenario_names()}
    asked = [
        (usual[scenario], pair, scenario)
        for scenario, pair in product(scenario_names(), product(names, repeat=2))
    ]
    expected = [laid(scenario, pair) for _, pair, scenario in asked]
    assert in_page(folder, "laid.mjs", asked) == expected
