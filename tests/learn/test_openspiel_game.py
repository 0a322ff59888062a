"""OpenSpiel's own checks pass over editions, house rules and 2 to 10 players; seats learn what they may and no more."""

import random
from typing import Any

import pytest

from oneleft.cards import FACE_OF_CODE
from oneleft.encoding.choices import LET_IT_BE
from oneleft.encoding.observation import OBSERVATION
from oneleft.encoding.view_encoding import encode_view
from oneleft.rules import RulesError

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python, or is not installed")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from oneleft.learn.openspiel_game import rules_of_text  # noqa: E402

SHORT = "most_decisions=60"  # their checks write down and read back the whole history at every step
GAMES = [
    f"python_oneleft({SHORT})",
    f"python_oneleft(players=3,edition=classic,rules=stacking:on;stack_mixed:on;false_catch:2,{SHORT})",
    f"python_oneleft(players=4,edition=quick,dealer=1,rules=jump_in:on;seven_swap:on;zero_rotation:on,{SHORT})",
    f"python_oneleft(players=4,edition=custom,rules=partners:on;customs:joke/three-all/open,{SHORT})",
    f"python_oneleft(players=6,edition=europe,rules=draw_to_match:must;hand_size:2,{SHORT})",
    f"python_oneleft(players=10,edition=custom,rules=hand_size:3;draw_to_match:may;jump_in:on,{SHORT})",
]


def play(state: Any, source: random.Random) -> None:
    """One random move, of a seat or of chance."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(source.choices(outcomes, weights)[0])
    else:
        state.apply_action(source.choice(state.legal_actions()))


def at_decision(text: str, source: random.Random) -> Any:
    state = pyspiel.load_game(text).new_initial_state()
    while state.is_chance_node():
        play(state, source)
    return state


@pytest.mark.parametrize("text", GAMES)
def test_their_random_simulations(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


def test_their_random_simulation_of_a_longer_round() -> None:
    game = pyspiel.load_game("python_oneleft(rules=hand_size:1,most_decisions=300)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("text", [GAMES[0], GAMES[3]])
def test_their_python_simulation(text: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(text))


def test_their_environment_for_learning() -> None:
    env = rl_environment.Environment(pyspiel.load_game("python_oneleft(players=3,rules=hand_size:2)"))
    env.seed(1)
    step = env.reset()
    decisions = 0
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == OBSERVATION
        step = env.step([step.observations["legal_actions"][seat][0]])
        decisions += 1
    assert decisions > 0
    assert sum(step.rewards) == pytest.approx(0)


def test_a_seat_sees_what_its_view_shows_and_chooses_from_it() -> None:
    source = random.Random(1)
    for text in GAMES:
        state = at_decision(text, source)
        while not state.is_terminal():
            if not state.is_chance_node():
                seat = state.current_player()
                encoded = encode_view(state.round.view(seat))
                assert state.observation_tensor(seat) == encoded.observation.tolist()
                assert state.legal_actions() == encoded.choices()
                for choice in state.legal_actions():
                    action = encoded.action(choice)
                    assert state.action_to_string(choice) == ("let it be" if action is None else str(action))
            play(state, source)


DEAL = ("r5", "g1", "r6", "g2", "r7", "g3", "y1", "g4", "y2", "g5", "y3", "g6", "b1", "g7", "r9")  # seat 1 first
OTHER = ("r5", "y9", "r6", "b9", "r7", "W4", "y1", "b8", "y2", "W", "y3", "yD", "b1", "bS", "r9")


def deal(cards: tuple[str, ...]) -> Any:
    state = pyspiel.load_game("python_oneleft(dealer=0)").new_initial_state()
    for code in cards:
        state.apply_action(FACE_OF_CODE[code])
    return state


def test_nothing_that_is_hidden_shows() -> None:
    one, other = deal(DEAL), deal(OTHER)
    assert one.current_player() == other.current_player() == 1
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_tensor(0) != other.observation_tensor(0)
    one.apply_action(232)  # seat 1 draws what it cannot play: seat 0 learns that it drew
    eight, two = one.child(FACE_OF_CODE["y8"]), one.child(FACE_OF_CODE["b2"])
    assert eight.information_state_string(0) == two.information_state_string(0)
    assert eight.observation_tensor(0) == two.observation_tensor(0)
    assert eight.information_state_string(1) != two.information_state_string(1)


def test_information_recalls_what_an_observation_forgets() -> None:
    """Who let it be knows that it did; the others do not."""
    source = random.Random(2)
    state = at_decision("python_oneleft(players=3,rules=jump_in:on)", source)
    while LET_IT_BE not in state.legal_actions() or state.is_chance_node():
        play(state, source)
    seat, other = state.current_player(), (state.current_player() + 1) % 3
    before = [state.information_state_string(watcher) for watcher in (seat, other)]
    after = state.child(LET_IT_BE)
    assert after.information_state_string(seat) == f'{before[0]}\n{{"event":"let_it_be","seat":{seat}}}'
    assert after.information_state_string(other) == before[1]


def test_partners_share_what_the_others_pay() -> None:
    game = pyspiel.load_game("python_oneleft(players=6,rules=partners:on;hand_size:1)")
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-0.25, 0.5, 0.0)
    source = random.Random(3)
    state = game.new_initial_state()
    while not state.is_terminal():
        play(state, source)
    winner = state.round.winner
    side = {winner, (winner + 3) % 6}
    assert state.returns() == [0.5 if seat in side else -0.25 for seat in range(6)]


def test_nobody_has_seen_anything_before_the_deal() -> None:
    state = pyspiel.load_game("python_oneleft").new_initial_state()
    assert [state.action_to_string(outcome) for outcome, _ in state.chance_outcomes()] == ["dealer 0", "dealer 1"]
    assert not any(state.observation_tensor(0))
    assert state.information_state_string(1) == "seat 1"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("python_oneleft(players=11)", "players must be 2 to 10, not 11"),
        ("python_oneleft(edition=new)", "unknown edition 'new'"),
        ("python_oneleft(rules=stackin:on)", "unknown option 'stackin'"),
    ],
)
def test_wrong_rules_are_named(text: str, problem: str) -> None:
    with pytest.raises(RulesError, match=problem):
        pyspiel.load_game(text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("python_oneleft(rules=stacking)", "rules has 'stacking': it must be OPTION:VALUE"),
        ("python_oneleft(dealer=2)", "unknown dealer 2: seats are 0 to 1"),
        ("python_oneleft(most_decisions=0)", "most_decisions must be at least 1, not 0"),
    ],
)
def test_wrong_parameters_are_named(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        pyspiel.load_game(text)


def test_rules_as_text() -> None:
    assert rules_of_text("custom", "customs:joke/again;wild_points:20").to_json() == {
        "edition": "custom",
        "customs": ["joke", "again"],
        "wild_points": 20,
    }


def test_only_a_seat_observes() -> None:
    game = pyspiel.load_game("python_oneleft")
    for_all = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="observed from a seat"):
        game.make_observer(for_all, {})
    with pytest.raises(ValueError, match="no parameters for observations"):
        game.make_py_observer(None, {"x": 1})
