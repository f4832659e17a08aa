"""Rag'Narok objectives (RAG-01 … RAG-82), with every example of the booklet."""

from dataclasses import replace

import pytest

from escarmouche.core.errors import IllegalMove, OptionError
from escarmouche.games.ragnarok.appearance import (
    circle_throw,
    distance_die,
    in_circle,
    in_rectangle,
    rectangle_throw,
)
from escarmouche.games.ragnarok.army import Fighter, Kind, Unit, life_points
from escarmouche.games.ragnarok.capture import Capture, Status, few_left
from escarmouche.games.ragnarok.construction import (
    Construction,
    foundations,
    gained,
    limit,
    may_work,
    valid_from,
)
from escarmouche.games.ragnarok.control import controller, powers
from escarmouche.games.ragnarok.escort import Card, Escort, escorts_near, guarded, numbers
from escarmouche.games.ragnarok.explosion import Size, debris, explosion_throw, flight
from escarmouche.games.ragnarok.search import Search, Treasure
from escarmouche.games.ragnarok.secret import SecretFighter, threshold
from escarmouche.games.ragnarok.tabletop import (
    CAVALRY,
    INFANTRY,
    Figure,
    Table,
    rectangle,
    turned_axes,
)
from escarmouche.odds.tree import CHANCE, OVER, replay

ZONE = rectangle(0, 0, 20, 20)


def fighter(name: str = "a", x: float = 10, y: float = 10, **facts: object) -> Fighter:
    plain = Fighter(name, 0, Figure(INFANTRY, x, y))
    return replace(plain, **facts)  # type: ignore[arg-type]


def unit(name: str, side: int, count: int, x: float = 0, **facts: object) -> Unit:
    members = tuple(
        replace(fighter(f"{name}{k}", x, 3 * k), side=side, printed_power=2) for k in range(count)
    )
    return replace(Unit(name, side, members, count), **facts)  # type: ignore[arg-type]


# Capture


def test_rag_01_a_fighter_removed_from_the_table_is_captured() -> None:
    taken = Capture("spy").removed()
    assert taken.captured
    assert taken.captor is None


def cornered(left: int, start: int, **facts: object) -> Capture:
    spy = fighter("spy", **({"life": 1, "engaged": True} | facts))
    band = Unit("band", 0, (spy, *(fighter(f"b{k}") for k in range(left - 1))), start)
    return Capture("spy").after_combat(spy, band, ("guards",))


def test_rag_02_last_life_point_engaged_and_a_quarter_of_the_unit_left() -> None:
    assert cornered(2, 8).status is Status.CAPTIVE
    assert cornered(2, 11).captured  # 25 % of 11, rounded down
    assert not cornered(3, 11).captured
    assert not cornered(2, 8, life=2).captured
    assert not cornered(2, 8, engaged=False).captured
    assert not cornered(2, 8, deployed=False).captured


def test_rag_02_the_quarter_is_at_least_one_fighter() -> None:
    assert cornered(1, 3).captured
    assert not cornered(2, 3).captured


def test_rag_02_only_fighters_present_at_deployment_count() -> None:
    late = tuple(fighter(f"late{k}", deployed=False) for k in range(5))
    assert few_left(Unit("band", 0, (fighter("spy"), *late), 4))


def test_rag_02_the_capturing_player_names_the_captor_among_several() -> None:
    spy = fighter("spy", life=1, engaged=True)
    band = Unit("band", 0, (spy,), 4)
    with pytest.raises(IllegalMove, match=r"RAG-02.*guards, riders"):
        Capture("spy").after_combat(spy, band, ("guards", "riders"))
    named = Capture("spy").after_combat(spy, band, ("guards", "riders"), "riders")
    assert named.captor == "riders"


def test_rag_03_the_captive_leaves_its_unit_and_follows_the_captor() -> None:
    held = cornered(1, 4)
    assert held.captor == "guards"
    assert not held.in_sequence
    assert not held.may("move")


def test_rag_04_freed_when_an_ally_destroys_the_captor_or_makes_it_flee() -> None:
    held = cornered(1, 4)
    guards = unit("guards", 1, 3)
    assert held.captor_lost(guards, by_ally=True, own_unit_destroyed=False) == held
    for lost in (replace(guards, fighters=()), replace(guards, routed=True)):
        freed = held.captor_lost(lost, by_ally=True, own_unit_destroyed=False)
        assert freed.status is Status.REJOINING
        assert freed.in_sequence
        assert held.captor_lost(lost, by_ally=False, own_unit_destroyed=False) == held


def test_rag_04_until_they_have_met_they_only_move_towards_each_other() -> None:
    freed = Capture("spy", Status.REJOINING)
    assert freed.may("move-together")
    assert not freed.may("shoot")
    assert freed.met().may("shoot")


def test_rag_04_without_a_unit_to_rejoin_it_acts_on_its_own() -> None:
    held = cornered(1, 4)
    fled = unit("guards", 1, 3, routed=True)
    assert held.captor_lost(fled, by_ally=True, own_unit_destroyed=True).may("shoot")


# Control


def test_rag_10_the_greater_power_controls_and_equal_powers_nobody() -> None:
    mine = fighter("a", 5, 5, printed_power=3)
    theirs = fighter("b", 15, 15, side=1, printed_power=2)
    assert controller([mine, theirs], ZONE) == 0
    assert powers([mine, theirs], ZONE) == (3, 2)
    assert controller([mine, replace(theirs, printed_power=4)], ZONE) == 1
    assert controller([mine, replace(theirs, printed_power=3)], ZONE) is None


def test_rag_10_more_than_half_of_the_base_must_lie_in_the_zone() -> None:
    assert controller([fighter(x=20)], ZONE) is None  # exactly half
    assert controller([fighter(x=20.05)], ZONE) is None
    assert controller([fighter(x=19.95)], ZONE) == 0


@pytest.mark.parametrize(
    "facts", [{"summoned": True}, {"displaced": True}, {"routed": True}, {"life": 1}]
)
def test_rag_11_some_fighters_do_not_count(facts: dict[str, object]) -> None:
    assert controller([fighter(**facts)], ZONE) is None


def test_rag_11_half_of_the_life_points_lost_still_counts() -> None:
    assert controller([fighter(life=2)], ZONE) == 0


# Build

SITE = rectangle(8, 8, 4, 4)


def worker(name: str = "w", **facts: object) -> Fighter:
    return fighter(name, 7, 10, **({"strength": 12} | facts))


def test_rag_20_figures_in_the_way_move_to_the_edge_of_their_unit() -> None:
    inside, outside = Figure(INFANTRY, 10, 10), Figure(INFANTRY, 3, 3)
    placed = foundations(SITE, [inside, outside], [(9, 9), (20, 10), (16, 10)])
    assert [figure.spot for figure in placed] == [(16, 10), (3, 3)]
    with pytest.raises(IllegalMove, match="RAG-20"):
        foundations(SITE, [inside], [(9, 9)])


def test_rag_20_a_worker_that_touches_the_site_stays_where_it_is() -> None:
    round_base, rider = Figure(INFANTRY, 6.75, 10), Figure(CAVALRY, 10, 14.5)
    assert foundations(SITE, [round_base, rider], []) == [round_base, rider]
    Construction(10, 5).work([replace(worker(), figure=round_base)], SITE)  # RAG-22
    for deeper in (round_base.moved(6.8, 10), rider.moved(10, 14.4)):
        with pytest.raises(IllegalMove, match="RAG-20"):
            foundations(SITE, [deeper], [])


def test_rag_20_nobody_is_put_onto_somebody_else() -> None:
    inside, second = Figure(INFANTRY, 10, 10), Figure(INFANTRY, 11, 11)
    standing = Figure(INFANTRY, 16, 10)
    edge = [(14, 10), (18, 10), (18.5, 10), (20, 10), (21, 10)]
    placed = foundations(SITE, [inside, second, standing], edge)
    assert [figure.spot for figure in placed] == [(18.5, 10), (21, 10), (16, 10)]


def test_rag_21_only_infantry_and_creatures_work() -> None:
    workers = {kind for kind in Kind if may_work(worker(kind=kind))}
    assert workers == {Kind.INFANTRY, Kind.CREATURE}
    assert not may_work(worker(summoned=True))
    with pytest.raises(IllegalMove, match="RAG-21"):
        Construction(10, 5).work([worker(kind=Kind.CAVALRY)], SITE)


def test_rag_21_a_scenario_may_exclude_a_rank_or_a_kind() -> None:
    excluded = frozenset({"champion", "creature"})
    assert may_work(worker(rank="veteran"), excluded)
    for refused in (worker(rank="champion"), worker(kind=Kind.CREATURE)):
        assert may_work(refused)
        with pytest.raises(IllegalMove, match="RAG-21"):
            Construction(10, 5).work([refused], SITE, excluded)


def test_rag_22_a_worker_must_touch_the_construction() -> None:
    away = replace(worker(), figure=Figure(INFANTRY, 5, 10))
    with pytest.raises(IllegalMove, match="RAG-22"):
        Construction(10, 5).work([away], SITE)


def test_rag_23_strength_less_resistance_by_ten_half_rounded_up() -> None:
    # 3 ≤ x < 3.5 gives 3, 3.5 ≤ x ≤ 4 gives 4
    assert [gained(s, 0) for s in (30, 34, 35, 40)] == [3, 3, 4, 4]
    assert gained(2, 30) == 0
    team = [worker("a"), worker("b"), worker("c")]
    assert Construction(10, 6).work(team, SITE).points == 3


def test_rag_23_one_turn_of_work_a_turn() -> None:
    built = Construction(10, 0).work([worker()], SITE)
    with pytest.raises(IllegalMove, match="RAG-23"):
        built.work([worker()], SITE)
    assert built.end_of_turn().work([worker()], SITE).points == 2


def test_rag_24_a_worker_in_close_combat_cannot_build() -> None:
    with pytest.raises(IllegalMove, match="RAG-24"):
        Construction(10, 0).work([worker(engaged=True)], SITE)


def test_rag_24_a_worker_that_built_and_is_charged_has_defence_0_until_finished() -> None:
    built = Construction(10, 0).work([worker()], SITE)
    charged = worker(engaged=True)
    assert built.defence(charged, 4) == 0
    assert built.defence(worker(), 4) == 4  # not charged
    assert built.defence(worker("other", engaged=True), 4) == 4
    assert built.end_of_turn().defence(charged, 4) == 4
    finished = replace(built, points=9).bonus(3)
    assert finished.defence(charged, 4) == 4


def test_rag_24_a_finished_construction_no_longer_binds_those_in_close_combat() -> None:
    finished = Construction(10, 0, points=10, finished=True)
    assert finished.work([worker(engaged=True)], SITE).points == 11


def test_rag_24_reinforcing_a_finished_one_does_not_bring_the_restriction_back() -> None:
    finished = Construction(1, 0).work([worker()], SITE).end_of_turn()
    reinforced = finished.damaged(1).work([worker(strength=0)], SITE)
    assert reinforced.points == 0
    assert reinforced.defence(worker(engaged=True), 4) == 4


def test_rag_25_finished_at_the_required_points_and_reinforced_by_a_fifth() -> None:
    assert [limit(x) for x in (4, 5, 10, 11)] == [5, 6, 12, 14]
    built = Construction(4, 0).work([worker(strength=300)], SITE)
    assert (built.points, built.finished) == (5, True)
    assert not Construction(4, 0).work([worker(strength=30)], SITE).finished


def test_rag_26_damage_never_goes_below_0_and_resistance_stays() -> None:
    hit = Construction(10, 6, points=3).damaged(5)
    assert (hit.points, hit.resistance) == (0, 6)


@pytest.mark.parametrize(("face", "points"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3), (6, 4)])
def test_rag_27_the_bonus_die(face: int, points: int) -> None:
    built = Construction(10, 0).work([worker(strength=20)], SITE)
    assert built.points == 2
    assert built.bonus(face).points == points


def test_rag_27_needs_4_points_of_worth_one_point_and_a_free_builder() -> None:
    built = Construction(10, 0).work([worker(strength=20)], SITE)
    built.check_bonus()
    for refused, engaged in (
        (replace(built, required=3), frozenset[str]()),
        (replace(built, points=0), frozenset[str]()),
        (built, frozenset({"w"})),
        (built.end_of_turn(), frozenset[str]()),
    ):
        with pytest.raises(IllegalMove, match="RAG-27"):
            refused.bonus(6, engaged)


def test_rag_28_valid_from_four_fifths_once_the_full_points_were_held() -> None:
    assert [valid_from(x) for x in (4, 5, 10, 11)] == [3, 4, 8, 8]
    almost = Construction(10, 0, points=9).end_of_turn()
    assert not almost.valid  # 80 % alone is not enough
    full = Construction(10, 0, points=10)
    assert not full.valid
    assert not full.damaged(1).end_of_turn().valid  # not held to the end of the turn
    held = full.end_of_turn()
    assert held.valid
    assert held.damaged(2).valid
    assert not held.damaged(3).valid
    assert held.damaged(3).end_of_turn().work([worker()], SITE).valid  # repaired


# Escort


def test_rag_30_prisoners_follow_while_weaker_and_within_10_cm() -> None:
    prisoners = unit("prisoners", 0, 2, x=0)
    assert guarded(prisoners, [unit("guards", 1, 4)])
    strong = replace(prisoners, fighters=(replace(prisoners.fighters[0], printed_power=8),))
    assert not guarded(strong, [unit("guards", 1, 4)])
    near, far = unit("near", 1, 4, x=12.5), unit("far", 1, 4, x=12.6)
    assert escorts_near(prisoners, [near, far]) == [near]


def test_rag_31_activated_together_with_an_escort_of_the_players_choice() -> None:
    guards, riders = unit("guards", 1, 4), unit("riders", 1, 4)
    assert Escort().follow(riders, [guards, riders]).activated
    with pytest.raises(IllegalMove, match="RAG-31"):
        Escort().follow(riders, [guards])


def test_rag_32_freed_by_an_assault_of_all_escorts_or_too_few_of_them() -> None:
    prisoners = unit("prisoners", 0, 2)
    guards, riders = unit("guards", 1, 4), unit("riders", 1, 4)
    assaulting = replace(guards, assaulting=True)
    assert Escort().update(prisoners, [assaulting, riders]).captive
    assert not Escort().update(prisoners, [assaulting, replace(riders, assaulting=True)]).captive
    assert Escort().update(prisoners, [guards]).captive  # exactly twice as many
    assert not Escort().update(prisoners, [unit("few", 1, 3)]).captive
    assert not Escort().update(prisoners, [unit("far", 1, 9, x=60)]).captive


@pytest.mark.parametrize("state", ["knocked_down", "routed", "immobilised"])
def test_rag_32_units_that_cannot_guard_do_not_count_in_numbers(state: str) -> None:
    guards = [unit("guards", 1, 3), unit("riders", 1, 4, **{state: True})]
    assert numbers(guards) == 3
    assert not guarded(unit("prisoners", 0, 2), guards)


def test_rag_33_recaptured_unless_a_unit_hostile_to_the_escort_is_near() -> None:
    prisoners, guards = unit("prisoners", 0, 2), unit("guards", 1, 4)
    free = Escort(captive=False)
    assert free.update(prisoners, [guards]).captive
    assert not free.update(prisoners, [guards], [unit("rescue", 0, 2, x=10)]).captive
    assert free.update(prisoners, [guards], [unit("rescue", 0, 2, x=60)]).captive
    # A rescue nearby does not free prisoners that are still held.
    assert Escort().update(prisoners, [guards], [unit("rescue", 0, 2, x=10)]).captive


def test_rag_34_drawn_while_captive_it_is_set_aside_and_the_next_card_is_drawn() -> None:
    after, draws_another = Escort().draw()
    assert (after.card, after.activated, draws_another) == (Card.ASIDE, False, True)


def test_rag_34_a_card_set_aside_is_lost_for_the_turn_even_if_they_are_freed() -> None:
    freed = replace(Escort().draw()[0], captive=False)
    for attempt in (freed.draw, freed.reserve, freed.from_reserve):
        with pytest.raises(IllegalMove, match="RAG-34"):
            attempt()
    assert freed.end_of_turn().draw()[0].activated


def test_rag_34_drawn_while_free_it_activates_normally_once_a_turn() -> None:
    after, draws_another = Escort(captive=False).draw()
    assert (after.card, after.activated, draws_another) == (Card.PLAYED, True, False)
    for attempt in (after.draw, after.reserve):
        with pytest.raises(IllegalMove, match="RAG-34"):
            attempt()
    guards = unit("guards", 1, 4)
    with pytest.raises(IllegalMove, match="RAG-34"):
        replace(after, captive=True).follow(guards, [guards])
    assert after.end_of_turn().draw()[0].activated


def test_rag_34_drawn_after_they_followed_an_escort_it_is_set_aside() -> None:
    guards = unit("guards", 1, 4)
    followed = Escort().follow(guards, [guards])
    freed = replace(followed, captive=False)
    assert freed.draw() == (replace(freed, card=Card.ASIDE), True)
    with pytest.raises(IllegalMove, match="RAG-34"):
        freed.reserve()
    kept = replace(Escort().reserve().follow(guards, [guards]), captive=False)
    with pytest.raises(IllegalMove, match="activated this turn"):
        kept.from_reserve()


def test_rag_34_it_may_be_put_in_reserve_even_while_captive() -> None:
    kept = Escort().reserve()
    assert kept.card is Card.RESERVE
    with pytest.raises(IllegalMove, match="free unit"):
        kept.from_reserve()
    played = replace(kept, captive=False).from_reserve()
    assert (played.card, played.activated) == (Card.PLAYED, True)
    with pytest.raises(IllegalMove, match="not in reserve"):
        Escort(captive=False).from_reserve()


# Search


def searched(camp: Search, cache: int, face: int | None = None) -> Search:
    """A whole search; no face where no die is due."""
    after = camp.search(cache, in_contact=True, ends_activation=True)
    assert after.actor == (OVER if face is None else CHANCE)
    return after if face is None else after.play(face)


def test_rag_40_a_5_or_6_finds_an_object_otherwise_the_cache_is_empty() -> None:
    camp = Search.start(1, 3)
    assert searched(camp, 1, 4).held == (None, False, None)
    for face in (5, 6):
        assert searched(camp, 1, face).held == (None, True, None)
    with pytest.raises(OptionError, match="more caches than objects"):
        Search.start(3, 3)


def test_rag_40_a_cache_is_searched_once() -> None:
    for face in (1, 5):
        camp = searched(Search.start(2, 4), 2, face)
        with pytest.raises(IllegalMove, match=r"RAG-40.*cache 2 has been searched"):
            searched(camp, 2)
        assert searched(camp, 3, 6).held[3]


def test_rag_40_only_in_contact_or_on_it_and_when_the_activation_ends() -> None:
    camp = Search.start(1, 3)
    with pytest.raises(IllegalMove, match=r"RAG-40.*touches cache 0"):
        camp.search(0, in_contact=False, ends_activation=True)
    with pytest.raises(IllegalMove, match=r"RAG-40.*activation ends"):
        camp.search(0, in_contact=True, ends_activation=False)
    scouts = unit("scouts", 0, 2)  # bases of 2.5 cm at (0, 0) and (0, 3)
    touching = [scouts.touches(spot) for spot in ((0.5, 3), (1.25, 3), (1.3, 3), (9, 9))]
    assert touching == [True, True, False, False]


def test_rag_40_nobody_searches_once_every_object_is_found() -> None:
    camp = searched(Search.start(1, 3), 0, 6)
    with pytest.raises(IllegalMove, match=r"RAG-40.*every object"):
        searched(camp, 1)


def test_rag_40_one_die_at_a_time_and_only_for_a_cache_of_the_camp() -> None:
    camp = Search.start(1, 3)
    with pytest.raises(IllegalMove, match="RAG-40"):
        searched(camp.search(0, in_contact=True, ends_activation=True), 1)
    for cache in (-1, 3):
        with pytest.raises(IllegalMove, match="no cache"):
            searched(camp, cache)


def test_rag_41_as_many_caches_as_objects_hold_them_for_certain() -> None:
    camp = searched(Search.start(2, 4), 3, 1)
    camp = searched(camp, 0, 2)
    assert camp.held == (False, None, None, False)  # nobody has been at the others yet
    with pytest.raises(IllegalMove, match="RAG-40"):
        camp.search(1, in_contact=False, ends_activation=True)
    camp = searched(camp, 2)
    assert (camp.held, camp.unfound) == ((False, None, True, False), 1)
    assert searched(camp, 1).unfound == 0


def test_rag_42_a_found_object_is_taken_unless_announced() -> None:
    assert Treasure.found("scouts").holder == "scouts"
    left = Treasure.found("scouts", left_in_place=True)
    assert left.holder is None
    assert left.picked_up("riders", ends_movement_on_it=True).holder == "riders"
    with pytest.raises(IllegalMove, match="RAG-42"):
        left.picked_up("riders", ends_movement_on_it=False)


def test_rag_43_passed_at_the_end_of_a_movement_in_contact() -> None:
    held = Treasure("scouts")
    scouts, riders = unit("scouts", 0, 2), unit("riders", 0, 2, x=2.5)
    for movement in ("walk", "run", "disengagement", "after-combat"):
        assert held.passed(scouts, riders, movement).holder == "riders"
    far = unit("riders", 0, 2, x=2.6)
    for friend, movement in ((riders, "charge"), (far, "walk"), (scouts, "walk")):
        with pytest.raises(IllegalMove, match="RAG-43"):
            held.passed(scouts, friend, movement)
    with pytest.raises(IllegalMove, match="RAG-43"):
        held.passed(riders, scouts, "walk")  # who does not hold it


def test_rag_43_passed_to_a_friendly_unit_only() -> None:
    scouts, enemies = unit("scouts", 0, 2), unit("riders", 1, 2, x=2.5)
    with pytest.raises(IllegalMove, match="RAG-43"):
        Treasure("scouts").passed(scouts, enemies, "walk")


def test_rag_44_destroyed_or_routed_the_holder_leaves_it_on_the_ground() -> None:
    held = Treasure("scouts")
    assert held.holder_lost(destroyed=False, routed_and_flees=False) == held
    for lost in ((True, False), (False, True)):
        ground = held.holder_lost(*lost)
        assert ground.holder is None
        assert ground.picked_up("riders", ends_movement_on_it=True).holder == "riders"
    with pytest.raises(IllegalMove, match="RAG-42"):
        held.picked_up("riders", ends_movement_on_it=True)


# Secret fighter


def test_rag_50_16_of_25_gives_6_and_then_9_are_left() -> None:
    assert threshold(16, 25) == 6
    first = SecretFighter.start(25, [16, 4])
    assert (first.actor, first.threshold) == (CHANCE, 6)
    assert first.play(6).outcome()
    missed = first.play(7)
    assert not missed.outcome()
    assert missed.candidates == 9


def test_rag_50_phase_after_phase_until_it_is_found() -> None:
    secret = SecretFighter.start(25).lost(16)
    assert (secret.actor, secret.threshold) == (CHANCE, 6)
    secret = secret.play(7)
    assert (secret.actor, secret.candidates) == (OVER, 9)
    with pytest.raises(IllegalMove, match=r"RAG-50.*10 of 9"):
        secret.lost(10)
    secret = secret.lost(3)  # 3.33
    assert (secret.actor, secret.threshold) == (CHANCE, 3)
    found = secret.play(3)
    assert found.outcome()
    assert found.lost(2) == found
    assert secret.play(4).lost(6).outcome()  # the last ones: no die


def test_rag_50_half_rounds_up() -> None:
    assert threshold(1, 4) == 3  # 2.5
    assert threshold(7, 20) == 4  # 3.5


def test_rag_51_threshold_0_fails_and_10_succeeds_without_a_die() -> None:
    none, certain = SecretFighter.start(25, [1]), SecretFighter.start(25, [24])
    assert (none.actor, none.outcome()) == (OVER, False)
    assert (certain.actor, certain.outcome()) == (OVER, True)
    assert (threshold(1, 25), threshold(24, 25)) == (0, 10)
    assert none.candidates == 24


def test_impossible_losses_are_refused() -> None:
    with pytest.raises(OptionError, match="Phase 2 cannot cost 10 of 9"):
        SecretFighter.start(25, [16, 10])


# Random appearance

TABLE = Table(120, 80)


def test_rag_60_radius_10_takes_a_ten_sided_die_along_one_of_six_axes() -> None:
    assert distance_die(10) == 10
    assert in_circle((50, 50), 10, 1, 7, TABLE) == (50, 57)
    assert in_circle((50, 50), 10, 4, 10, TABLE) == (50, 40)
    throw = circle_throw((50, 50), 10, TABLE)
    assert replay(throw, [4, 10]).outcome() == (50, 40)
    assert list(throw.play(4).moves()) == list(range(1, 11))


def test_rag_60_without_such_a_die_the_result_is_scaled() -> None:
    assert distance_die(15) == 20
    assert in_circle((50, 50), 15, 1, 20, TABLE) == (50, 65)
    assert in_circle((50, 50), 30, 1, 20, TABLE) == (50, 80)
    with pytest.raises(OptionError, match="10 faces cannot show 11"):
        in_circle((50, 50), 10, 1, 11, TABLE)


def test_rag_60_the_axes_are_turned_so_as_to_cut_no_scenery() -> None:
    wall = rectangle(49.5, 55, 1, 4)  # straight above the centre
    turned = turned_axes((50, 50), 10, [wall])
    assert turned_axes((50, 50), 10, []) == 0
    assert 0 < turned < 60
    assert in_circle((50, 50), 10, 1, 7, TABLE, turned)[0] > 50.5
    throw = circle_throw((50, 50), 10, TABLE, turned)
    assert replay(throw, [1, 7]).outcome()[0] > 50.5


def test_rag_61_equal_parts_along_the_long_side_and_the_centre_of_one() -> None:
    wide = [in_rectangle((0, 0), 30, 20, 6, face) for face in range(1, 7)]
    assert wide == [(5, 5), (15, 5), (25, 5), (5, 15), (15, 15), (25, 15)]
    assert in_rectangle((10, 0), 20, 30, 6, 2) == (25, 5)
    assert in_rectangle((0, 0), 50, 40, 20, 20) == (45, 35)
    for parts in (6, 8, 10, 12, 20):
        assert len({in_rectangle((0, 0), 60, 40, parts, k + 1) for k in range(parts)}) == parts
    with pytest.raises(OptionError, match="7 parts"):
        in_rectangle((0, 0), 30, 20, 7, 1)
    assert replay(rectangle_throw((0, 0), 30, 20, 6), [5]).outcome() == (15, 15)


# Explosion


def test_rag_70_a_small_explosion_throws_one_die_times_5_cm() -> None:
    assert [flight(Size.SMALL, [face]) for face in range(1, 7)] == [5, 10, 15, 20, 25, 30]
    assert debris(Size.SMALL, (60, 40), [4], 1, TABLE) == (60, 60)


def test_rag_71_a_large_explosion_throws_two_dice_times_5_cm() -> None:
    assert flight(Size.LARGE, [1, 3]) == 20
    assert debris(Size.LARGE, (60, 40), [1, 3], 4, TABLE) == (60, 20)
    with pytest.raises(OptionError, match="2 distance dice, not 1"):
        flight(Size.LARGE, [3])


def test_rag_70_71_piece_after_piece_distance_and_then_direction() -> None:
    small = explosion_throw(Size.SMALL, (60, 40), 2, TABLE)
    assert replay(small, [4, 1, 2, 4]).outcome() == [(60, 60), (60, 30)]
    large = explosion_throw(Size.LARGE, (60, 40), 2, TABLE)
    assert replay(large, [1, 3, 4, 1, 1, 1]).outcome() == [(60, 20), (60, 50)]


# Completions


def test_rag_80_power_of_a_card_without_one() -> None:
    kinds = (Kind.INFANTRY, Kind.CAVALRY, Kind.CREATURE, Kind.WAR_MACHINE, Kind.TITAN)
    assert [fighter(kind=kind).power for kind in kinds] == [1, 2, 3, 4, 5]
    assert fighter(printed_power=0).power == 0
    with pytest.raises(OptionError, match="power of smoke must be given"):
        assert fighter("smoke", kind=Kind.DRAGON).power
    assert fighter(kind=Kind.DRAGON, printed_power=7).power == 7


def test_rag_81_life_points_of_a_confrontation_fighter() -> None:
    assert [life_points(level) for level in range(5)] == [4, 3, 2, 1, 0]


def test_rag_81_what_would_leave_the_table_stops_at_its_edge() -> None:
    assert debris(Size.LARGE, (60, 40), [6, 6], 1, TABLE) == (60, 80)
    x, y = debris(Size.LARGE, (110, 40), [6, 6], 2, TABLE)
    assert (x, y) == pytest.approx((120, 40 + 10 / 3**0.5))
    assert in_circle((5, 5), 10, 4, 10, TABLE) == (5, 0)
    x, y = in_circle((110, 40), 20, 2, 20, TABLE)
    assert (x, y) == pytest.approx((120, 40 + 10 / 3**0.5))


def test_rag_82_one_bonus_die_a_turn() -> None:
    thrown = Construction(10, 0).work([worker(strength=20)], SITE).bonus(1)
    with pytest.raises(IllegalMove, match="RAG-82"):
        thrown.bonus(6)
    again = thrown.end_of_turn().work([worker(strength=20)], SITE)
    assert again.bonus(6).points == 5


def test_rag_82_structure_points_never_fall_below_0() -> None:
    built = Construction(10, 0, points=1, builders=frozenset({"w"}))
    assert built.bonus(1).points == 0
    assert built.bonus(1).damaged(9).points == 0
