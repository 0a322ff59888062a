"""Configurations and tables: what is wrong is named; whatever is drawn can be played."""

from pathlib import Path

import pytest

from oneleft.rules import EDITIONS
from oneleft.train.config import Config, ConfigError
from oneleft.train.curriculum import tables_of_stage

SHIPPED = sorted((Path(__file__).parents[2] / "training").glob("*.toml"))


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_the_shipped_configurations_are_whole(file: Path) -> None:
    config = Config.load(file)
    for number, stage in enumerate(config.stages):
        assert tables_of_stage(stage, config.seed + number)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("rounds = 512\n", "cannot overwrite"),
        ("roudns = 3\n", "unknown key 'roudns'"),
        ("[learning]\nrat = 1\n", "learning: unknown key 'rat'"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, change: str, said: str) -> None:
    file = tmp_path / "own.toml"
    text = (Path(__file__).parents[2] / "training" / "smoke.toml").read_text()
    file.write_text(change + text if "[" not in change else text + change)
    with pytest.raises(ConfigError, match=said if "overwrite" not in said else "own.toml"):
        Config.load(file)


def test_the_shares_of_stages_make_a_whole(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    text = (Path(__file__).parents[2] / "training" / "smoke.toml").read_text()
    file.write_text(text.replace("share = 0.5", "share = 0.4"))
    with pytest.raises(ConfigError, match="add up to 1"):
        Config.load(file)


def test_many_tables_can_be_played_and_differ() -> None:
    tables = tables_of_stage({"house": 400}, seed=4)
    for rules, players in tables:
        rules.check_players(players)
    assert {rules.edition for rules, _ in tables} == set(EDITIONS)
    assert {players for _, players in tables} == set(range(2, 11))
    assert len({rules for rules, _ in tables}) > 300
    assert tables == tables_of_stage({"house": 400}, seed=4)
