"""Irondie at the terminal table: what the board shows, whole games, real dice, secrets."""

from __future__ import annotations

import random

import pytest
from table.hands import (
    at_table,
    board,
    logged,
    press,
    said,
    screen,
    session,
    take,
    way,
    write,
)

from escarmouche.core.game_record import verify

DUEL = (
    "south=Sk3!,Ar5,Bo,Nb3,Rv,Pg2,Wr6,Fg^,Gy*3 north=Sk,Ar6,Bo2,Nb4!,Rv5,Pg,Wy5,Fg4,Gy~ "
    "phase=reply turn=south turns=2 provoker=south duels=1 duel=Sk>Ar;Nb>Sk "
    "targeted=south:Sk,north:Ar"
)
CHOICE = "south=Ar,Nr,Wr,Fr,Gr north=Ab,Nb,Wb,Fb,Gb phase=commit turn=south turns=1"
HURT = (
    "south=Ar5,Nr1,Wr4,Fr3,Gr~ north=Ab5,Nb1,Wb4,Fb3,Gb~ phase=wound turn=south turns=1"
)  # fmt: skip
# South's Barrier helps its own Nullifier; North's, which resolves first, lowers it to nothing.
ZERO = "south=Ry,Nk1,By,Wk6 north=Rk,Ak3,Nk2,Wk6 phase=provoke turn=south turns=2"
TRIO = {"south": "trio-red", "north": "trio-blue", "size": "3"}


async def test_the_board_shows_every_zone_by_shape_and_number() -> None:
    async with at_table(session(DUEL, "irondie", opponent="human")) as hand:
        rows = [row[:68].rstrip() for row in screen(hand).splitlines()]
        battle = next(number for number, row in enumerate(rows) if "⬡ Vitality 9" in row)
        assert [row.split() for row in rows[battle : battle + 5]] == [
            ["⬡", "Vitality", "9", "△", "Attack", "8", "□", "Defence", "5"],
            ["╱▔▔▔╲", "╱▔▔▔╲", "∧", "∧", "╭───╮"],
            ["⟨", "5", "⟩", "⟨", "4", "⟩", "╱6╲", "╱2╲", "│", "5", "│"],
            ["╲▁▁▁╱", "╲▁▁▁╱", "╱▁▁▁╲", "╱▁▁▁╲", "╰───╯"],
            ["Wy", "Fg", "Ar", "Bo", "Rv"],
        ]
        assert "If nothing changes: South −3, North −0" in said(hand)
        assert "╱═══╲" in screen(hand)  # the rare Gy* of South
        duel = next(number for number, row in enumerate(rows) if "① →◓Ar" in row)
        assert "② →◒Sk" in rows[duel]
        assert rows[duel + 1].index("first") > rows[duel].index("│ 4 │")
        assert screen(hand).count("○") == 2  # Bo and Rv may reply


@pytest.mark.parametrize("position", [DUEL, None])
async def test_every_die_is_on_the_screen_and_in_reach_of_the_arrows(position: str | None) -> None:
    game = session(position, "irondie", opponent="human")
    async with at_table(game, "fr") as hand:
        await press(hand, "enter")  # the keyboard is passed
        for size in ((60, 24), (80, 24), (100, 30), (100, 40), (140, 50)):
            await hand.resize_terminal(*size)
            await press(hand)
            for seat in ("south", "north"):
                for die in game.shown.view["dice"][seat]:
                    assert die["name"] in screen(hand)
                    way(board(hand), f"{seat}:{die['name']}")
            assert len(board(hand).places()) == 18


async def test_the_nearer_side_is_that_of_the_person() -> None:
    async with at_table(session(DUEL, "irondie", seat="north"), size=(80, 24)) as hand:
        rows = screen(hand).splitlines()
        assert "South" in rows[1]
        assert screen(hand).index("△5Ar") < screen(hand).index("△6Ar")
        assert "North · you" in next(row for row in reversed(rows) if "⬡ 9" in row)


async def test_a_whole_game_is_played_by_keys() -> None:
    game = session(game="irondie", options=TRIO)
    chance = random.Random(3)
    async with at_table(game, size=(80, 24)) as hand:
        while not game.position.is_over:
            before = len(game.record.moves), game.chosen
            await take(hand, chance.choice(game.offered()))
            assert (len(game.record.moves), game.chosen) != before
        assert game.position.prompt.text() in said(hand)
    assert verify(game.record).dice == "seeded"


async def test_choices_beside_the_board_are_words() -> None:
    async with at_table(session(DUEL, "irondie", opponent="human"), "fr") as hand:
        assert "pas de réplique" in said(hand)
        await take(hand, "decline")
        assert "Sud ne réplique pas" in logged(hand)


async def test_real_dice_are_typed_several_at_once() -> None:
    game = session(CHOICE, "irondie", dice="typed", opponent="human")
    async with at_table(game) as hand:
        await press(hand, "enter")
        await write(hand, "commit:Wr commit:Fr done")
        await press(hand, "enter")
        await write(hand, "commit:Wb done")
        assert "Roll South's red Swarm" in said(hand)
        assert "such as 1 2 3" in said(hand)
        await write(hand, "4 Fr=6 7")
        assert "“7” is not a move" in said(hand)
        assert game.shown.view["vitality"] == [0, 0]
        await write(hand, "4 Fr=6")
        await press(hand, "escape")
        await press(hand, "5")
        assert game.shown.view["vitality"] == [10, 5]


async def test_two_persons_choose_their_dice_in_secret() -> None:
    game = session(CHOICE, "irondie", opponent="human")
    async with at_table(game) as hand:
        assert "Pass the keyboard to South" in said(hand)
        await press(hand, "enter")
        await take(hand, "south:Wr")
        await take(hand, "south:Fr")
        assert screen(hand).count("✓") == 2
        await press(hand, "u")
        assert screen(hand).count("✓") == 1
        await take(hand, "done")
        assert "Pass the keyboard to North" in said(hand)
        assert "✓" not in screen(hand)
        await press(hand, "enter")
        assert "✓" not in screen(hand)
        assert logged(hand) == "South chooses in secret."
        await take(hand, "north:Gb")
        assert "2. commit:Gb" in logged(hand)  # as if South had made one choice
        await take(hand, "done")
        assert "South rolls: Wr." in logged(hand)
        assert "North rolls: Gb." in logged(hand)


async def test_how_many_secrets_there_are_is_a_secret() -> None:
    walks = []
    for choices in ("commit:Wr done", "commit:Ar commit:Nr commit:Wr done"):
        game = session(CHOICE, "irondie", opponent="human")
        async with at_table(game) as hand:
            await press(hand, "enter")
            await write(hand, choices)
            await press(hand, "enter")
            walks.append([screen(hand)])
            await press(hand, "pageup")
            walks[-1].append(screen(hand))
    assert walks[0] == walks[1]


async def test_damage_is_spread_in_secret() -> None:
    game = session(HURT, "irondie", opponent="human")
    async with at_table(game) as hand:
        await press(hand, "enter")
        assert "place 4 points of damage" in said(hand)
        for _ in range(2):
            await take(hand, "south:Wr")
        assert "4−2" in said(hand)
        await take(hand, "south:Fr")  # the last point can go nowhere else
        assert "Pass the keyboard to North" in said(hand)
        await press(hand, "enter")
        assert "−2" not in said(hand)
        while game.position.actor == 1 and game.position.hidden:
            await take(hand, game.offered()[0])
        assert "North suffers 4 points of damage" in logged(hand)


async def test_the_computer_chooses_out_of_sight() -> None:
    game = session(CHOICE, "irondie", seat="north")
    async with at_table(game) as hand:
        assert logged(hand) == "South chooses in secret."
        assert "✓" not in screen(hand)
        assert "chosen" in game.position.text
        await press(hand, "u")
        assert "nothing to take back" in said(hand)


async def test_a_die_that_may_not_be_touched_is_refused_by_a_rule() -> None:
    async with at_table(session(DUEL, "irondie", opponent="human")) as hand:
        await take(hand, "south:Bo")
        await take(hand, "north:Wy")
        assert "IRO-23" in said(hand)
        assert "has not been targeted" in said(hand)
        await press(hand, "escape")
        await take(hand, "north:Wy")
        assert "◓Wy is not possible here." in said(hand)


def test_iro_25_nobody_is_asked_for_the_sign_of_a_zero_nor_taken_back_to_it() -> None:
    game = session(ZERO, "irondie", opponent="human", dice="typed")
    for words in ("Ry>own:Nk", "3", "Rk>Ry", "4", "decline", "-"):
        assert game.person_decides
        game.write(words)
    assert game.position.view["phase"] == "provoke"
    assert game.record.text.split()[-4:] == ["decline", "-", "-", "*"]  # the last one by itself
    assert game.undo()
    assert game.position.view["phase"] == "sign"
    assert game.position.actor == 1
