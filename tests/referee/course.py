"""The course of a battle up to its activations (CON-50, CON-51, CON-74 … CON-83)."""

from __future__ import annotations

from referee import combat, magic, objectives, upkeep
from referee.battle import SEATS, Asking, Battle, Fighter, Question, ask, ask_nearly, ask_place
from referee.dice import final_of, opposed, succeeds
from referee.geometry import CM, CONTACT
from referee.movement import (
    break_away,
    contact_ends,
    contact_made,
    contact_targets,
    controllers_of,
    face,
    fears,
    flee,
    free_ends,
    is_free_end,
    peur_of,
    place_text,
    set_down,
    stand,
    where,
)
from referee.shooting import can_shoot, shoot

OPPOSITE = {"south": "north", "north": "south", "west": "east", "east": "west"}
STRIP = 15 * CM


def play(battle: Battle) -> Asking[None]:
    """CON-51: the phases of every turn."""
    phases = {
        "strategic": strategy,
        "activation": speeches,
        "combat": combat.combat_phase,
        "rally": combat.rally_phase,
        "mystic": magic.mystic_phase,
        "upkeep": upkeep.upkeep_phase,
    }
    yield from deploy(battle)
    yield from objectives.after_phase(battle)
    while True:
        battle.turn += 1
        for name, phase in phases.items():
            battle.phase = name
            yield from phase(battle)
            yield from objectives.after_phase(battle)
        upkeep.end_turn(battle)
        for moment in ("each-turn", "at-once"):
            objectives.score(battle, moment, turn_ends=True)
        if battle.turn >= battle.turns or any(is_beaten(battle, seat) for seat in range(2)):
            break
    objectives.score(battle, "end", turn_ends=True)
    battle.over = True


def is_beaten(battle: Battle, seat: int) -> bool:
    """CON-121: nobody unrouted on the table."""
    return not any(
        each.active and not each.routed and each.side == seat for each in battle.everybody()
    )


def discipline(battle: Battle, seat: int) -> int:
    """CON-76: the leader's DIS; 0 if nobody is unrouted."""
    return max(
        (
            battle.value(each, "DIS")
            for each in battle.everybody()
            if each.side == seat
            and (each.active or (battle.phase == "deployment" and each.status == "hand"))
            and not each.routed
        ),
        default=0,
    )


def deploy(battle: Battle) -> Asking[None]:
    """CON-74, CON-75."""
    winner = yield from opposed((discipline(battle, 0), discipline(battle, 1)))
    if battle.fixed:
        battle.edge = list(battle.edges)
    else:
        answer = yield from ask(winner, [f"edge:{edge}" for edge in battle.edges], "edge")
        battle.edge[winner] = answer.split(":")[1]
        battle.edge[1 - winner] = OPPOSITE[battle.edge[winner]]
    seat = 1 - winner
    while any(each.status == "hand" for each in battle.everybody()):
        hand = [each for each in battle.everybody() if each.status == "hand" and each.side == seat]
        if hand:
            answer = yield from ask(seat, [f"deploy:{each.key}" for each in hand], "deploy")
            one = battle.fighters[answer.split(":")[1]]
            answer = yield from ask_place(seat, strip(battle, one), about="strip")
            one.status = "table"
            one.deployed = True
            set_down(battle, one, where(battle, one, answer))
            yield from face(one)
        seat = 1 - seat
    for each in battle.everybody():
        if each.present and each.prisoner:
            each.deployed = True
    for each in battle.in_order():
        if each.active and "POU" in each.card:
            yield from magic.gain_gems(battle, each, each.card["POU"], first=True)
    for each in battle.everybody():
        magic.reckon_faith(battle, each)
    objectives.begin(battle)


def strip(battle: Battle, fighter: Fighter) -> list[str]:
    """Wholly in the strip, touching nobody."""
    width, height = battle.width * CM, battle.height * CM
    deep = STRIP - fighter.radius
    window = {
        "south": (0, 0, width, deep),
        "north": (0, height - deep, width, height),
        "west": (0, 0, deep, height),
        "east": (width - deep, 0, width, height),
    }[battle.edge[fighter.side]]
    free = battle.free_places(fighter, CONTACT, battle.present(), window)
    return [place_text(place) for place in free]


# --- strategic phase


def has_card(fighter: Fighter) -> bool:
    """CON-77: everybody on the table but captives; of a unit of prisoners the first."""
    return fighter.present and fighter.captor is None


def card_of(battle: Battle, fighter: Fighter) -> str:
    """The card that a fighter shares: of a unit of prisoners, or of its group."""
    if fighter.prisoner:
        return min(
            each.key for each in battle.unit(fighter.unit) if has_card(each) and each.prisoner
        )
    return fighter.key


def strategy(battle: Battle) -> Asking[None]:
    battle.group = {}
    cards: tuple[list[str], list[str]] = ([], [])
    for each in battle.everybody():
        if has_card(each):
            card = card_of(battle, each)
            battle.group.setdefault(card, []).append(each)
            if card not in cards[each.side]:
                cards[each.side].append(card)
    if battle.grouped:
        for seat in range(2):
            yield from name_groups(battle, seat, cards[seat])
    for seat in range(2):
        left = list(cards[seat])
        while left:
            answer = yield from ask(seat, [f"card:{card}" for card in left], "order")
            card = answer.split(":")[1]
            left.remove(card)
            battle.pile[seat].append(card)
    battle.tactics = yield from opposed((discipline(battle, 0), discipline(battle, 1)))


def name_groups(battle: Battle, seat: int, cards: list[str]) -> Asking[None]:
    """CON-82: 2 or 3 unrouted infantry of one profile; a group is a set, named in order."""

    def fellows(one: Fighter) -> list[Fighter]:
        return [
            each
            for each in battle.everybody()
            if each is not one
            and each.side == seat
            and each.profile == one.profile
            and each.base == "infantry"
            and not each.routed
            and each.active
            and not each.prisoner
            and each.key in cards
            and len(battle.group[each.key]) == 1
        ]

    first = 0
    while True:
        leaders = [
            each
            for each in battle.everybody()
            if each.side == seat
            and each.active
            and not each.prisoner
            and not each.routed
            and each.base == "infantry"
            and each.key in cards
            and len(battle.group[each.key]) == 1
            and any(number(other) > number(each) for other in fellows(each))
            and number(each) > first
        ]
        if not leaders:
            return
        answer = yield from ask(seat, [*(f"group:{each.key}" for each in leaders), "pass"], "group")
        if answer == "pass":
            return
        leader = last = battle.fighters[answer.split(":")[1]]
        first = number(leader)  # groups are named in the order of their first fighters
        while len(battle.group[leader.key]) < 3:
            open_ = [each for each in fellows(leader) if number(each) > number(last)]
            if not open_:
                break
            answers = [f"group:{each.key}" for each in open_]
            if len(battle.group[leader.key]) > 1:
                answers.append("pass")
            answer = yield from ask(seat, answers, "member")
            if answer == "pass":
                break
            last = battle.fighters[answer.split(":")[1]]
            battle.group[leader.key].append(last)
            del battle.group[last.key]
            cards.remove(last.key)


def number(fighter: Fighter) -> int:
    return int(fighter.key[1:]) + (100 if fighter.key.startswith("x") else 0)


# --- activation phase


def has_cards(battle: Battle, seat: int) -> bool:
    return bool(battle.pile[seat] or battle.reserve[seat])


def speeches(battle: Battle) -> Asking[None]:
    """CON-78, CON-80."""
    if not any(has_cards(battle, seat) for seat in range(2)):
        yield from end_of_activation(battle)
        return
    answer = yield from ask(battle.tactics, [f"first:{seat}" for seat in SEATS], "first")
    seat = SEATS.index(answer.split(":")[1])
    while any(has_cards(battle, each) for each in range(2)):
        if has_cards(battle, seat):
            yield from speech(battle, seat)
        seat = 1 - seat
    yield from end_of_activation(battle)


def speech(battle: Battle, seat: int) -> Asking[None]:
    pile, reserve = battle.pile[seat], battle.reserve[seat]
    answers = []
    if pile:
        answers.append("play")
        room = 2 if seat == battle.tactics else 1
        if len(reserve) < room and has_cards(battle, 1 - seat):
            answers.append("hold")
    answers += [f"reserve:{place + 1}" for place in range(len(reserve))]
    answer = yield from ask(seat, answers, "speak")
    if answer == "hold":
        reserve.append(pile.pop(0))
        return
    if answer == "play":
        card = pile.pop(0)
        while is_captive_unit(battle, card):  # RAG-34
            if not pile:
                return
            card = pile.pop(0)
    else:
        card = reserve.pop(int(answer.split(":")[1]) - 1)
        if is_captive_unit(battle, card):
            return
    yield from play_card(battle, seat, card)
    yield from objectives.after_card(battle)


def is_captive_unit(battle: Battle, card: str) -> bool:
    """RAG-34: its card does nothing while it is captive, or once it has followed this turn."""
    return battle.fighters[card].prisoner and any(
        each.present and (each.captive_prisoner or each.followed) for each in battle.group[card]
    )


def play_card(battle: Battle, seat: int, card: str) -> Asking[None]:
    """CON-77, CON-79, CON-82: its fighters act one after another."""
    left = [each for each in battle.group[card] if each.active]
    grouped = len(battle.group[card]) > 1 and not battle.fighters[card].prisoner
    only_contact = True
    while left:
        answer = yield from ask(seat, [f"at:{each.key}" for each in left], "member")
        one = battle.fighters[answer.split(":")[1]]
        left.remove(one)
        moved = yield from activate(battle, one, contact_allowed=not grouped or only_contact)
        if moved not in ("engage", "charge"):
            only_contact = False
        left = [each for each in left if each.active]


def activate(battle: Battle, fighter: Fighter, *, contact_allowed: bool) -> Asking[str]:
    """CON-81: one movement and at most one action."""
    fighter.acted = True
    if fighter.routed:
        yield from flee(battle, fighter)
        yield from objectives.followers(battle, fighter)
        return "flee"
    controllers = controllers_of(battle, fighter)
    sure, possible = movements(battle, fighter, controllers, contact_allowed)
    movement = yield from ask_nearly(fighter.side, sure, possible, "movement")
    acted = yield from act(battle, fighter, movement, after=False)
    if not fighter.active:
        return movement
    if fighter.routed:
        return movement
    went = yield from move(battle, fighter, movement, controllers)
    if not went or not fighter.active or fighter.routed:
        return movement
    if not acted:
        yield from act(battle, fighter, movement, after=True)
    return movement


def movements(
    battle: Battle, fighter: Fighter, controllers: list[Fighter], contact_allowed: bool
) -> tuple[set[str], set[str]]:
    sure, possible = {"stay", "turn"}, {"stay", "turn"}
    if battle.value(fighter, "MOU") == 0:
        return sure, possible
    if battle.engaged(fighter):
        return sure | {"disengage"}, possible | {"disengage"}
    sure |= {"walk", "run"}
    possible |= {"walk", "run"}
    if contact_allowed and not objectives.only_meets(battle, fighter):
        for movement in ("engage", "charge"):
            surely, perhaps = contact_targets(battle, fighter, movement, controllers)
            if surely:
                sure.add(movement)
            if perhaps:
                possible.add(movement)
    return sure, possible


def move(
    battle: Battle, fighter: Fighter, movement: str, controllers: list[Fighter]
) -> Asking[bool]:
    """Whether its activation goes on."""
    if movement == "stay":
        return True
    if movement == "turn":
        yield from face(fighter)
        return True
    if movement in ("engage", "charge"):
        return (yield from move_into_contact(battle, fighter, movement, controllers))
    if movement == "disengage":
        final = yield from final_of(battle, fighter, "INI")
        if not succeeds(final, break_away(battle, fighter)):
            return False
    if movement == "disengage" or objectives.only_meets(battle, fighter) or battle.looks_closely():
        sure, possible = free_ends(battle, fighter, movement, controllers)
        if movement != "disengage":
            sure = objectives.towards(battle, fighter, sure)
            possible = objectives.towards(battle, fighter, possible)
        if not possible:
            sure = possible = {"stand"}
        answer = yield from ask_place(fighter.side, sure, possible, f"end of {movement}")
    else:
        answer = yield Question(fighter.side, set(), None, f"end of {movement}")
        assert is_free_end(battle, fighter, movement, controllers, answer), answer
    if answer == "stand":
        return True
    set_down(battle, fighter, where(battle, fighter, answer))
    yield from face(fighter)
    yield from objectives.moved(battle, fighter)
    return True


def move_into_contact(
    battle: Battle, fighter: Fighter, movement: str, controllers: list[Fighter]
) -> Asking[bool]:
    sure, possible = contact_targets(battle, fighter, movement, controllers)
    answer = yield from ask_nearly(fighter.side, sure, possible, f"target of {movement}")
    target = battle.fighters[answer.split(":")[1]]
    peur = peur_of(battle, target)
    if peur and fears(battle, fighter, peur):
        stood = yield from stand(battle, fighter, peur)
        if not stood:
            return False
    reach = battle.value(fighter, "MOU") * CM * (2 if movement == "charge" else 1)
    sure, possible = contact_ends(battle, fighter, target, reach)
    before = set(battle.touching(fighter))
    answer = yield from ask_place(fighter.side, sure, possible, f"end of {movement}")
    set_down(battle, fighter, where(battle, fighter, answer))
    if movement == "charge":
        target.was_charged = True
        fighter.has_charged = True
    yield from face(fighter)
    yield from contact_made(battle, fighter, before)
    yield from objectives.moved(battle, fighter)
    return True


def actions(battle: Battle, fighter: Fighter, movement: str, *, after: bool) -> list[str]:
    """CON-81: what it may do now."""
    found = []
    if fighter.routed:
        return found
    if movement in ("stay", "turn", "walk"):
        if can_shoot(battle, fighter):
            found.append("do:shoot")
            if fighter.has("Tir rapide") and movement == "stay":
                found.append("do:volley")
        if magic.castable(battle, fighter, miracle=False):
            found.append("do:cast")
        if magic.castable(battle, fighter, miracle=True):
            found.append("do:call")
    return found + objectives.actions(battle, fighter, movement, after=after)


def act(battle: Battle, fighter: Fighter, movement: str, *, after: bool) -> Asking[bool]:
    """Whether it has used its action."""
    if not after and movement == "stay":
        return False  # before or after staying is the same
    if (
        not after
        and movement not in ("turn", "walk")
        and not objectives.actions(battle, fighter, movement, after=False)
    ):
        return False
    if objectives.only_meets(battle, fighter):
        return False
    found = actions(battle, fighter, movement, after=after)
    answer = yield from ask(
        fighter.side, ["do:none", *found], f"action {'after' if after else 'before'}"
    )
    if answer == "do:none":
        return False
    deed = answer.split(":")[1]
    if deed in ("shoot", "volley"):
        yield from shoot(battle, fighter, movement, volley=deed == "volley")
    elif deed in ("cast", "call"):
        yield from magic.cast(battle, fighter, miracle=deed == "call", in_combat=False)
    else:
        yield from objectives.do(battle, fighter, deed)
    return True


def end_of_activation(battle: Battle) -> Asking[None]:
    """CON-98: the routed who have not fled flee; then the bonus dice (CON-83)."""
    for each in battle.in_order():
        if each.active and each.routed and not each.has_fled:
            yield from flee(battle, each)
            yield from objectives.followers(battle, each)
    yield from objectives.bonus_dice(battle)
