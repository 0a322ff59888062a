"""Kill -9 during play, a few times; `python -m tests.server.kill --kills 200` does it many times."""

from tests.server.kill import run


def test_nothing_that_was_told_is_lost_by_kill_9() -> None:
    tally = run(6, seed=1)  # twice each victim
    assert tally.lost == 0, tally
    assert tally.kills == 6
    assert tally.moves > 20, tally
    assert tally.tables > 5, tally
