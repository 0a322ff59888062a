"""The tables of docs/learning.md are those of the source."""

import re
from itertools import pairwise
from pathlib import Path

from oneleft.encoding import choices, observation

PAGE = (Path(__file__).parent.parent.parent / "docs" / "learning.md").read_text()


def ranges_after(heading: str) -> list[str]:
    table = PAGE.split(heading, 1)[1].split("\n\n| place of")[0].split("\n## ")[0]
    return re.findall(r"^\| ([\d–]+) \|", table, re.MULTILINE)


def spans(starts: list[int], end: int) -> list[str]:
    edges = [*starts, end]
    return [f"{low}–{high - 1}" if high - low > 1 else str(low) for low, high in pairwise(edges)]


def test_choices() -> None:
    starts = [
        choices.PLAY_AT,
        choices.WILD_AT,
        choices.TRADE_AT,
        choices.UNO_AT,
        choices.VERB_AT,
        choices.NAME_AT,
        choices.CATCH_AT,
        choices.VETO_AT,
        choices.DISCARD_AT,
        choices.LET_IT_BE,
    ]
    assert ranges_after("## Choices") == spans(starts, choices.CHOICES)
    assert f"## Choices, version {choices.CHOICES_VERSION}\n" in PAGE


def test_observation() -> None:
    starts = [
        observation.HAND_AT,
        observation.UNSEEN_AT,
        observation.PLAYABLE_AT,
        observation.NEXT_AT,
        observation.TOP_AT,
        observation.PHASE_AT,
        observation.MOMENT_AT,
        observation.SEATS_AT,
        observation.RULES_AT,
    ]
    assert ranges_after("## Observation") == spans(starts, observation.OBSERVATION)
    assert f"## Observation, version {observation.OBSERVATION_VERSION}\n" in PAGE


def test_places_of_the_moment_and_of_a_seat_are_all_there() -> None:
    for heading, size in (("place of the moment", observation.MOMENT_SIZE), ("place of a seat", observation.SEAT_SIZE)):
        table = PAGE.split(f"| {heading} |", 1)[1].split("\n\n")[0]
        found: list[int] = []
        for cell in re.findall(r"^\| (\d[\d–, ]*) \|", table, re.MULTILINE):
            for part in cell.split(", "):
                low, _, high = part.partition("–")
                found += range(int(low), int(high or low) + 1)
        assert found == list(range(size))
