"""Configurations and tables: what is wrong is named; whatever is drawn can be played."""

import re
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
    ("line", "instead", "said"),
    [
        ("rounds = 512", "rounds = 512\nrounds = 512", "overwrite"),
        ("rounds = 512", "rounds = 512\nroudns = 3", "unknown field `roudns`"),
        ("seed = 1", "", "missing required field `seed`"),
        ("widths = [64, 64]", "widths = 5", "Expected `array`, got `int` - at `$.widths`"),
        ("[opponents]", "[learning]\nrat = 1\n[opponents]", "unknown field `rat` - at `$.learning`"),
        ("[opponents]", "[learning]\ncompile = 1\n[opponents]", "Expected `bool`, got `int` - at `$.learning.compile`"),
    ],
)
def test_what_is_wrong_is_named_with_its_file(tmp_path: Path, line: str, instead: str, said: str) -> None:
    file = tmp_path / "own.toml"
    text = (Path(__file__).parents[2] / "training" / "smoke.toml").read_text()
    assert line in text
    file.write_text(text.replace(line, instead))
    with pytest.raises(ConfigError, match=re.escape(said)) as caught:
        Config.load(file)
    assert str(caught.value).startswith(str(file))


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
