"""Simulations: the same for the same seed, however they are split; the fast path plays the same rounds."""

import pytest

from oneleft.bots import random_choice
from oneleft.cards import FACES, color_of, is_wild, symbol_of
from oneleft.engine import compiled
from oneleft.engine.compiled import ORDINARY_MOVE, RULE_MODULES, fast_color_of, fast_symbol_of
from oneleft.learn.vector_env import MODULES
from oneleft.notation import Record
from oneleft.rules import Rules
from oneleft.simulate import random_rounds
from oneleft.simulate.runner import Plan, Summary, simulate
from oneleft.verify import Counts, verify


def outcome(summary: Summary) -> dict[str, object]:
    """What came of a simulation, without how long it took."""
    return {key: value for key, value in summary.to_json().items() if "second" not in key}


@pytest.mark.parametrize("bots", [("random",) * 3, ("greedy", "random")])
@pytest.mark.parametrize("match", [False, True])
def test_workers_change_nothing(bots: tuple[str, ...], match: bool) -> None:
    plan = Plan(Rules(target=100), bots, 42, match=match)
    assert outcome(simulate(plan, 6, 1)) == outcome(simulate(plan, 6, 3))


def test_recording_changes_nothing_and_records_are_right() -> None:
    rules = Rules.of("custom", jump_in=True, stacking=True, customs=["joke", "three-all", "rooster"])
    records: list[Record] = []
    recorded = simulate(Plan(rules, ("random",) * 4, 9, record=True), 25, 1, write=records.append)
    assert outcome(recorded) == outcome(simulate(Plan(rules, ("random",) * 4, 9), 25, 1))
    counts = Counts()
    for record in records:
        verify(record.to_json(), counts)
    assert counts.rounds == 25
    assert counts.actions >= recorded.moves


def test_other_seeds_give_other_games() -> None:
    first, second = (simulate(Plan(Rules(), ("random",) * 4, seed), 200, 1) for seed in (1, 2))
    assert outcome(first) != outcome(second)


def test_elimination_matches_end_with_one_winner() -> None:
    records: list[Record] = []
    plan = Plan(Rules(scoring="elimination", target=60), ("random",) * 5, 3, match=True, record=True)
    summary = simulate(plan, 5, 1, write=records.append)
    assert sum(summary.match_wins) >= 5
    for record in records:
        verify(record.to_json(), Counts())


def test_every_function_that_is_to_be_inlined_exists() -> None:
    sources = (*RULE_MODULES, *MODULES, random_choice, random_rounds, compiled)
    names = {name for module in sources for name in vars(module)}
    assert names >= ORDINARY_MOVE


def test_the_fast_functions_without_division_are_right_for_every_face() -> None:
    for face in range(FACES):
        assert fast_color_of(face) == color_of(face)
        if not is_wild(face):
            assert fast_symbol_of(face) == symbol_of(face)
