"""The linear bot: legal at every table, the same at a table as among many rounds, sensible where it is not tuned."""

import random
from collections import Counter

import numpy as np
import pytest

from oneleft.bots.linear import LinearBot, best, linear_policy, tuned_weights
from oneleft.bots.linear_scores import WEIGHTS, scores
from oneleft.encoding.choices import CHOICES
from oneleft.encoding.observation import MOMENT_AT, PHASE_AT
from oneleft.encoding.view_encoding import encode_view
from oneleft.game import Game
from oneleft.learn.head_to_head import head_to_head
from oneleft.learn.policies import random_policy
from oneleft.learn.single_round import SingleRoundEnv
from oneleft.learn.vector_env import VectorEnv
from oneleft.rules import CUSTOM_EFFECTS, Rules
from tests.positions import position
from tests.strategies import random_table


def test_it_is_legal_at_every_table_in_every_phase() -> None:
    source = random.Random(31)
    tables = [random_table(source) for _ in range(150)]
    env = VectorEnv(
        [table.rules for table in tables], [table.players for table in tables], 450, seed=2, most_decisions=1000
    )
    rng = np.random.default_rng(3)
    phases = np.zeros(MOMENT_AT - PHASE_AT, bool)
    for _ in range(400):
        values = scores(env.obs, env.mask, tuned_weights())
        assert np.array_equal(np.isfinite(values), env.mask == 1)
        phases |= env.obs[:, PHASE_AT:MOMENT_AT].any(axis=0)
        env.step(best(values, rng))  # an illegal choice raises
    assert phases.all()
    assert {table.players for table in tables} == set(range(2, 11))
    assert {effect for table in tables for effect in table.rules.customs} >= set(CUSTOM_EFFECTS)


def test_a_view_gets_the_same_scores_as_a_row_among_many() -> None:
    source = random.Random(32)
    rng = np.random.default_rng(1)
    compared = 0
    for number in range(25):
        table = random_table(source)
        one = SingleRoundEnv(table.rules, table.players, number)
        rows, values, acted = [], [], []
        for _ in range(40):
            if one.done:
                break
            view = one.view(one.seat)
            encoded = encode_view(view)
            values.append(scores(encoded.observation[None], encoded.mask[None], tuned_weights())[0])
            acted.append(encoded.choice(LinearBot(number).act(view)))
            rows.append((one.obs[0].copy(), encoded.mask))
            one.step(int(linear_policy(one.obs, one.mask, rng)[0]))
        obs, mask = (np.array(column) for column in zip(*rows, strict=True))
        together = scores(obs, mask, tuned_weights())
        assert together == pytest.approx(np.array(values), abs=1e-3)
        chosen = together[np.arange(len(acted)), acted]
        assert chosen == pytest.approx(together.max(axis=1), abs=1e-3)
        compared += len(acted)
    assert compared > 400


def test_rows_can_have_weights_of_their_own() -> None:
    env = VectorEnv([Rules(), Rules(seven_swap=True, zero_rotation=True)], [2, 4], 64, seed=5)
    several = np.random.default_rng(1).standard_normal((64, len(WEIGHTS)))
    for _ in range(20):
        values = scores(env.obs, env.mask, several)
        for row in range(0, 64, 9):
            alone = scores(env.obs[row : row + 1], env.mask[row : row + 1], several[row])[0]
            assert values[row] == pytest.approx(alone, abs=1e-3)
        env.step(values.argmax(axis=1))


def test_ties_are_settled_by_chance() -> None:
    values = np.full((4000, CHOICES), -np.inf, np.float32)
    values[:, [5, 100, 324]] = 1.0
    found = Counter(best(values, np.random.default_rng(2)).tolist())
    assert set(found) == {5, 100, 324}
    assert min(found.values()) > 1200  # of 1333 expected, with a standard error of 30
    values[:, 7] = 2.0
    assert set(best(values, np.random.default_rng(2)).tolist()) == {7}


def test_it_beats_random_cards() -> None:
    # 1,600 rounds each have a standard error of about 1.2 points; the targets are 68 and 34.5.
    assert head_to_head((linear_policy, random_policy), Rules(), 2, 800, seed=6).win_rate > 0.64
    assert head_to_head((linear_policy, random_policy), Rules(), 4, 400, seed=6).win_rate > 0.30


@pytest.mark.parametrize(
    "rules",
    [
        Rules(stacking=True, stack_mixed=True, draw_to_match="may"),
        Rules(jump_in=True, seven_swap=True, zero_rotation=True),
        Rules.of("custom", customs=["joke", "three-all", "seven"], partners=True),
        Rules.of("quick"),
    ],
)
def test_it_beats_random_cards_at_other_tables(rules: Rules) -> None:
    fair = 0.5 if rules.partners else 0.25
    found = head_to_head((linear_policy, random_policy), rules, 4, 400, seed=7)
    assert found.win_rate - 2 * found.margin > fair


# Choices beyond doubt


def choice(game: Game, seat: int = 0) -> str | None:
    """What the bot does, which must not hang on how it settles ties."""
    answers = {LinearBot(seed).act(game.view(seat)) for seed in range(5)}
    assert len(answers) == 1, f"ties decide: {answers}"
    answer = answers.pop()
    return None if answer is None else str(answer)


def test_it_says_uno_in_time_and_late() -> None:
    assert choice(position(["r7 g1", "b2 b3 b1"], "r5")) == "play r7 uno"
    assert choice(position(["r7 g1", "b2"], "r5", exposed=[1]), 1) == "uno"


def test_it_catches_opponents_and_no_partner() -> None:
    assert choice(position(["r7", "b2", "y1 g2"], "r5", exposed=[1]), 2) == "catch 1"
    partners = position(["r7 r8 g1", "b2 b3", "b4", "y1 g2"], "r5", rules=Rules(partners=True), exposed=[2])
    assert choice(partners, 3) == "catch 2"
    assert str(choice(partners)).startswith("play")


def test_it_goes_out_but_not_with_a_shuffle_of_hands() -> None:
    assert choice(position(["rD", "b2", "y2"], "r5")) == "play rD"
    custom = Rules.of("custom")
    assert choice(position(["y5", "b2", "y2"], "r5", rules=custom, phase="drawn", drawn="y5")) == "play y5"
    assert choice(position(["WH", "b2 b3 b4 b6 b7 b8", "y2 y3 y4 y6 y7 y8"], "r5", rules=custom)) == "draw"


def test_it_attacks_a_next_player_with_one_card() -> None:
    assert choice(position(["r7 r9 rD r1", "b2", "y1 y2 y3"], "r5")) == "play rD"


def test_it_names_the_colour_it_holds() -> None:
    assert choice(position(["g1 g2 g9 g4 g8 b4", "b2 b3 b1 y3"], "W", phase="color")) == "color g"


def test_it_takes_the_shortest_hand_of_the_opponents() -> None:
    hands = ["r7 g1 g2 g3 g4 g8", "b2 b3 b1", "b4 b6", "y1 y2 y3 g2"]
    assert choice(position(hands, "r5", rules=Rules(seven_swap=True))) == "play r7>2"
    assert choice(position(hands, "r5", rules=Rules(seven_swap=True, partners=True))) == "play r7>1"


def test_it_challenges_where_it_knows_better() -> None:
    game = position(["y5 y6 y8", "g1 r3 W4 r7"], "r5", rules=Rules(seven_swap=True), turn=1)
    game.push(1, "play r7>0")
    game.push(0, "play W4:b")
    assert choice(game, 1) == "challenge"
    game = position(["y5 y6 y8", "g1 g3 W4 r7"], "r5", rules=Rules(seven_swap=True), turn=1)
    game.push(1, "play r7>0")
    game.push(0, "play W4:b")
    assert choice(game, 1) == "draw"


def test_it_stacks_rather_than_draw() -> None:
    hands = ["g1 g3 g4", "yD g2 g7", "b1 b2 b3"]
    game = position(hands, "r5 rD", rules=Rules(stacking=True), turn=1, phase="respond", pending=2)
    assert choice(game, 1) == "play yD"


def test_it_lets_a_partner_go_out() -> None:
    rules = Rules(partners=True, jump_in=True)
    game = position(["r5 g1 g2 g3", "r5 b2 b3 b1", "r9", "y1 y2 y3 g2"], "r1", rules=rules, turn=1)
    game.push(1, "play r5")
    assert game.view(0).jump
    assert choice(game) is None


def test_it_never_puts_veto() -> None:
    game = position(["r7 g1", "b2", "y1 g2"], "r5", rules=Rules.of("custom"))
    assert any("veto" in str(action) for action in game.legal(2))
    assert choice(game, 2) is None


def test_it_keeps_a_wild_to_go_out_with_when_cards_must_go() -> None:
    rules = Rules.of("custom", customs=["three-all"])
    game = position(["C1 r1", "W b9 b8 bS y1 g2", "y1 y2 y3"], "r5", rules=rules)
    game.push(0, "play C1:r uno")
    thrown = []
    while game.phase == "discard" or game.waits_for_chance:
        if game.waits_for_chance:
            game.chance(random.Random(1))
            continue
        assert game.turn is not None
        answer = choice(game, game.turn)
        thrown.append((game.turn, answer))
        game.push(game.turn, str(answer))
    assert "discard bS" in [answer for _, answer in thrown]
    assert "discard W" not in [answer for _, answer in thrown]


def test_it_laughs_at_a_partners_joke_alone() -> None:
    def answers(rules: Rules) -> dict[int, str | None]:
        game = position(["C1 r1 r2 r3", "b9 b8 b1", "y1 y2 y3", "g1 g2 g3"], "r5", rules=rules)
        game.push(0, "play C1:r")
        assert game.phase == "vote"
        return {seat: choice(game, seat) for seat in (1, 2, 3)}

    joke = Rules.of("custom", customs=["joke"])
    assert answers(joke) == {1: "vote no", 2: "vote no", 3: "vote no"}
    assert answers(joke.changed(partners=True)) == {1: "vote no", 2: "vote yes", 3: "vote no"}


def test_it_performs_rather_than_draw_four() -> None:
    game = position(["C1 r1 r2 r3", "b9 b8 b1"], "r5", rules=Rules.of("custom", customs=["rooster"]))
    game.push(0, "play C1:r")
    assert choice(game, 1) == "perform"
