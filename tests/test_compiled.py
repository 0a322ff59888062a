"""The compiled rules play as the interpreted ones: same logs and states, over random rules, players and seeds.

Compiling takes half a minute the first time and is kept on disk after that.
"""

import random
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from oneleft.action import Action
from oneleft.engine import compiled
from oneleft.engine.actions import PENALTY, WORDS
from oneleft.engine.compiled import (
    OPTIONS_DTYPE,
    ROUND_DTYPE,
    RULE_MODULES,
    from_record,
    options_array,
    record_type,
    round_array,
    to_record,
)
from oneleft.engine.deal import start_cut
from oneleft.engine.legal import legal_words
from oneleft.engine.options import Options
from oneleft.engine.state import CUT, FIELDS, NOBODY, OVER, Round
from oneleft.game import Game
from oneleft.luck import LUCK_FIELDS, Luck, seed_luck
from oneleft.rules import Rules
from oneleft.simulate.kernels import NEVER, RandomRounds, kernel
from oneleft.simulate.random_rounds import MOST_MOVES, TALLY_PLACES, TALLY_SHORTEST, make_chance, play_many
from tests.strategies import PLAY_PHASES, random_action, random_table, small_game

LOG_LENGTH = 30_000


def play_both(rules: Rules, players: int, dealer: int, seed: int, first: int, count: int) -> tuple[Round, Round]:
    """The same rounds interpreted and compiled; logs and tallies must be the same. Returns the last round of both."""
    options = Options(rules)
    plain_round, plain_luck = Round(players), Luck()
    plain_log, plain_tally = [0] * LOG_LENGTH, [0] * TALLY_PLACES
    plain_tally[TALLY_SHORTEST] = NEVER
    end = play_many([plain_round], [options], [plain_luck], players, dealer, seed, first, count, plain_log, plain_tally)
    rounds, lucks = round_array(1), np.zeros(1, record_type(LUCK_FIELDS))
    log, tally = np.zeros(LOG_LENGTH, np.int16), np.zeros(TALLY_PLACES, np.int64)
    tally[TALLY_SHORTEST] = NEVER
    compiled_end = kernel("play_many")(
        rounds, options_array(options), lucks, players, dealer, seed, first, count, log, tally
    )
    assert compiled_end == end
    assert log.tolist() == plain_log
    assert tally.tolist() == plain_tally
    assert int(lucks[0]["word"]) == plain_luck.word
    return plain_round, from_record(rounds, 0)


def differences(one: Round, other: Round) -> list[str]:
    return [name for name in FIELDS if getattr(one, name) != getattr(other, name)]


@pytest.mark.parametrize("block", range(8))
def test_whole_rounds_come_out_the_same(block: int) -> None:
    for number in range(50 * block, 50 * block + 50):
        source = random.Random(number)
        table = random_table(source)
        dealer = source.choice((NOBODY, source.randrange(table.players)))
        plain, fast = play_both(table.rules, table.players, dealer, source.getrandbits(62), number, 1)
        assert differences(plain, fast) == [], table
        assert plain == fast


def test_several_rounds_in_a_row_add_up_the_same() -> None:
    plain, fast = play_both(Rules.of("custom", jump_in=True), 4, NOBODY, 11, 3, 9)
    assert plain.phase == OVER
    assert differences(plain, fast) == []


@pytest.mark.parametrize("block", range(4))
def test_every_single_step_is_the_same(block: int) -> None:
    """Also what random bots never do: wrong cards, false catches, the referee's penalties."""
    step = kernel("step")
    rounds, words = round_array(1), np.zeros(WORDS, np.uint64)
    taken = 0
    for number in range(40 * block, 40 * block + 40):
        source = random.Random(number)
        table = random_table(source, wrong_card="penalty", false_catch=1 + number % 2, suggestions=True)
        options, array = Options(table.rules), options_array(Options(table.rules))
        dealer = source.randrange(table.players)
        game = small_game(table, source) if number % 2 else Game(table.rules, table.players, dealer=dealer)
        to_record(game._round, rounds, 0)
        while not game.is_over and len(game.history) < 100:
            text = random_action(game, source)
            game.push_text(text)
            if text.startswith(("* shuffle", "* cut")):
                to_record(game._round, rounds, 0)
                continue
            taken += 1
            who, _, rest = text.partition(" ")
            seat = int(rest.split()[-1]) if who == "*" else int(who)
            action = PENALTY + seat if who == "*" else int(Action.parse(rest))
            turn = step(rounds, array, 0, seat, action, words)
            plain = game._round
            assert differences(plain, from_record(rounds, 0)) == [], text
            if game.phase in PLAY_PHASES:
                plain_words = [0] * WORDS
                legal_words(plain, options, plain.turn, plain_words)
                assert turn == plain.turn
                assert words.tolist() == plain_words, text
    assert taken > 500


def test_the_cut_for_the_deal_is_the_same() -> None:
    """DEAL-1, with ties, from the cut to the deal."""
    compiled_chance = kernel("make_chance")
    ties = 0
    for number in range(120):
        source = random.Random(number)
        table = random_table(source)
        options, array = Options(table.rules), options_array(Options(table.rules))
        plain, luck = Round(table.players), Luck()
        start_cut(plain)
        luck.word = seed_luck(number, 0)
        rounds, lucks = round_array(1), np.zeros(1, record_type(LUCK_FIELDS))
        to_record(plain, rounds, 0)
        lucks[0]["word"] = luck.word
        plain_log, log = [0] * 2000, np.zeros(2000, np.int16)
        at = cuts = 0
        while plain.phase == CUT:
            cuts += 1
            end = make_chance(plain, options, luck, plain_log, at)
            assert compiled_chance(rounds[0], array[0], lucks[0], log, at) == end
            at = end
            assert differences(plain, from_record(rounds, 0)) == []
        ties += cuts > 1
        end = make_chance(plain, options, luck, plain_log, at)
        assert compiled_chance(rounds[0], array[0], lucks[0], log, at) == end
        assert differences(plain, from_record(rounds, 0)) == []
        assert log.tolist() == plain_log
    assert ties > 5


def test_a_compiled_round_replays_in_the_checked_game() -> None:
    """What the compiled rules log, the checked game accepts, and it comes to the same end."""
    for number in range(60):
        source = random.Random(number)
        table = random_table(source)
        fast = RandomRounds(table.players, logging=True)
        fast.play(options_array(Options(table.rules)), dealer=1, seed=number, first=number, count=1)
        game = Game(table.rules, table.players, dealer=1)
        for text in fast.actions():
            game.push_text(text)
        assert (game.is_over, game.winner, game.points) == (fast.is_over, fast.winner, fast.points)
        assert differences(game._round, from_record(fast.rounds, 0)) == []
        assert game.history == fast.actions()
        assert len([text for text in game.history if text[0] != "*"]) <= MOST_MOVES


def test_a_record_is_small_and_has_the_fields_of_the_class() -> None:
    assert ROUND_DTYPE.itemsize < 1024
    assert set(ROUND_DTYPE.names or ()) == set(vars(Round(2))) - {"events"}
    assert set(OPTIONS_DTYPE.names or ()) == set(vars(Options(Rules())))


def test_a_round_survives_the_record() -> None:
    array = round_array(3)
    source = random.Random(5)
    for number in range(30):
        game = small_game(random_table(source), source)
        for _ in range(source.randrange(6)):
            if not game.is_over:
                game.push_text(random_action(game, source))
        to_record(game._round, array, number % 3)
        assert differences(from_record(array, number % 3), game._round) == []


def module_at(path: Path) -> ModuleType:
    module = ModuleType(path.stem)
    module.__file__ = str(path)
    return module


def test_the_cache_key_changes_with_every_source(tmp_path: Path) -> None:
    path = tmp_path / "extra.py"
    path.write_text("x = 1\n")
    sources = [*RULE_MODULES, module_at(path)]
    key = compiled._sources_key(sources)
    assert key == compiled._sources_key(sources), "the same sources, the same key"
    path.write_text("x = 2\n")
    changed = compiled._sources_key(sources)
    assert changed != key
    assert compiled._sources_key(RULE_MODULES) not in (key, changed)
    path.write_text("x = 1\n")
    assert compiled._sources_key(sources) == key


def test_the_cache_goes_where_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ONELEFT_CACHE", str(tmp_path))
    assert compiled.cache_folder() == tmp_path / "compiled"
    for name in [f"old{number}" for number in range(12)]:
        (tmp_path / "compiled" / name).mkdir(parents=True)
    source = ModuleType("empty")
    file = tmp_path / "empty.py"
    file.write_text("")
    source.__file__ = str(file)
    nothing: list[Any] = []
    compiled._keep_on_disk(nothing, [source])
    kept = {path.name for path in (tmp_path / "compiled").iterdir()}
    assert compiled._sources_key([source]) in kept
    assert len(kept) <= 9, "old caches are dropped"
