"""A feature of the observation is declared everywhere it must be (docs/adding.md), and a new one raises the version."""

from zlib import crc32

import numpy as np

from oneleft.cards import MOST_PLAYERS
from oneleft.encoding.choices import color_order
from oneleft.encoding.observation import (
    MOMENT_SIZE,
    OBSERVATION,
    OBSERVATION_VERSION,
    RULES_AT,
    SEAT_SIZE,
    observe,
)
from oneleft.encoding.rules_row import rules_features
from oneleft.learn.single_round import SingleRoundEnv
from oneleft.rules import Rules

# Weights are trained for a version. So a line here never changes: another layout is another version, with its own line.
# Places of the moment, of a seat, before the rules and in all, as docs/learning.md lists them; then the places of the
# rules: how many there were when the version was made, and a digest of their names.
LAYOUTS = {1: (24, 29, 560, 640, 70, 0xE22C3D59)}


def test_another_layout_is_another_version() -> None:
    """A new option takes a place that has been 0 so far. Older weights go on as they did, and know nothing of it."""
    version = LAYOUTS.get(OBSERVATION_VERSION)
    assert version is not None, "add a line to LAYOUTS"
    names = list(rules_features(Rules(), 2))[: version[4]]
    found = (MOMENT_SIZE, SEAT_SIZE, RULES_AT, OBSERVATION, len(names), crc32("\n".join(names).encode()))
    assert found == version, "raise OBSERVATION_VERSION and add a line to LAYOUTS"


def test_every_place_is_written() -> None:
    """With every seat taken nothing is left of what stood there before, whatever that was."""
    env = SingleRoundEnv(Rules.of("custom"), MOST_PLAYERS, seed=1)
    rows = []
    for before in (254, 255):
        row = np.full((1, OBSERVATION), before, np.uint8)
        order = color_order(env.round, env.seat)
        observe(env.round, env.options, env.state, env.book, env.seat, order, 1, env.scores, 0, row)
        rows.append(row[0, :RULES_AT])
    assert np.flatnonzero(rows[0] != rows[1]).tolist() == []
