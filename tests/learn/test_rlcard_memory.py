"""What can be inferred of the other player from two states in RLCard: worked out by hand from RLCard's rules."""

from typing import Any

import pytest

from oneleft.bots import make_bot
from oneleft.cards import NO_COLOR
from oneleft.game import View
from oneleft.learn.rlcard_agent import RLCardAgent, color_in_play
from oneleft.learn.rlcard_memory import RLCardMemory

RED, YELLOW, GREEN, BLUE = range(4)


def seen(played: str, own: int, theirs: int, me: int = 0) -> dict[str, Any]:
    cards = played.split()
    sizes = [own, theirs] if me == 0 else [theirs, own]
    return {"played_cards": cards, "target": cards[-1], "num_cards": sizes, "current_player": me, "num_players": 2}


def remembered(*looks: tuple[dict[str, Any], str]) -> RLCardMemory:
    """After so many own turns, each with what was done at it."""
    memory = RLCardMemory()
    for look, action in looks:
        memory.look(look, color_in_play(look))
        memory.did(action)
    return memory


NOW = ""
FIRST = (seen("r-1", 7, 7), "r-5")


@pytest.mark.parametrize(
    ("looks", "missing"),
    [
        pytest.param([(seen("r-1 r-5", 6, 8), NOW)], [1, 0, 0, 0], id="kept what it drew"),
        pytest.param([(seen("r-1 r-5 r-7", 6, 7), NOW)], [1, 0, 0, 0], id="put down what it drew"),
        pytest.param([(seen("r-1 r-5 g-wild", 6, 7), NOW)], [1, 0, 0, 0], id="put down a wild it drew"),
        pytest.param([(seen("r-1 r-5 r-7", 6, 6), NOW)], [0, 0, 0, 0], id="played from its hand"),
        pytest.param(
            [(seen("r-1 r-5 r-skip", 6, 7), NOW)], [1, 0, 0, 0], id="played, skipped us and kept what it drew"
        ),
        pytest.param(
            [(seen("r-1 r-5", 6, 8), "r-draw_2"), (seen("r-1 r-5 r-draw_2", 5, 10), NOW)],
            [3, 0, 0, 0],
            id="two cards came in since",
        ),
        pytest.param(
            [(seen("r-1 r-5", 6, 8), "g-5"), (seen("r-1 r-5 g-5", 5, 9), NOW)],
            [2, 0, 1, 0],
            id="another card was kept since",
        ),
        pytest.param(
            [(seen("r-1 r-5", 6, 8), "r-8"), (seen("r-1 r-5 r-8", 5, 9), NOW)],
            [1, 0, 0, 0],
            id="a card was kept that is not of the colour",
        ),
        pytest.param(
            [
                (seen("r-1 r-5", 6, 8), "b-5"),
                (seen("r-1 r-5 b-5 b-2", 5, 7), "b-4"),
                (seen("r-1 r-5 b-5 b-2 b-4 r-4", 4, 6), NOW),
            ],
            [0, 0, 0, 0],
            id="it played the colour since",
        ),
    ],
)
def test_signs_of_missing_colours(looks: list[tuple[dict[str, Any], str]], missing: list[int]) -> None:
    assert remembered(FIRST, *looks).missing == missing


def test_our_own_draw_is_not_taken_for_the_other_players() -> None:
    kept = remembered((seen("r-1", 7, 7), "draw"), (seen("r-1 r-9", 8, 6), NOW))
    assert kept.missing == [0, 0, 0, 0]
    put_down = remembered((seen("r-1", 7, 7), "draw"), (seen("r-1 r-9", 7, 8), NOW))
    assert put_down.missing == [1, 0, 0, 0]


def test_colours_that_were_named() -> None:
    memory = remembered((seen("r-1", 7, 7), "g-wild"), (seen("r-1 g-wild g-2", 6, 6), "g-3"))
    assert memory.named == [GREEN, NO_COLOR]
    look = seen("r-1 g-wild g-2 g-3 b-wild", 5, 5)
    memory.look(look, color_in_play(look))
    assert memory.named == [GREEN, BLUE]


@pytest.mark.parametrize(
    "look",
    [
        pytest.param(seen("y-3", 7, 7), id="another game"),
        pytest.param(seen("r-1 r-5 r-8", 6, 8, me=1), id="another seat"),
        pytest.param(seen("r-1 r-5 r-8 b-wild_draw_4", 5, 8), id="a drawn Wild Draw Four gives no cards"),
        pytest.param(seen("r-1 r-5 r-8 r-skip r-9", 5, 7), id="one of two cards was drawn"),
        pytest.param(seen("r-1 r-5 r-8", 5, 3), id="no story at all"),
    ],
)
def test_what_is_not_clear_is_forgotten(look: dict[str, Any]) -> None:
    memory = remembered(FIRST, (seen("r-1 r-5", 6, 8), "r-8"))
    assert memory.missing == [1, 0, 0, 0]
    memory.look(look, color_in_play(look))
    assert (memory.missing, memory.named) == ([0, 0, 0, 0], [NO_COLOR, NO_COLOR])


def test_a_bot_is_told() -> None:
    class Keeps:
        name = "keeps"

        def __init__(self) -> None:
            self.views: list[View] = []
            self._inner = make_bot("greedy", 1)

        def act(self, view: View) -> Any:
            self.views.append(view)
            return self._inner.act(view)

    bot = Keeps()
    agent = RLCardAgent(bot)
    hand = {"hand": ["r-5", "r-6", "r-8"], "legal_actions": ["r-5", "r-6", "r-8"]}
    first = agent.step({"raw_obs": seen("r-1", 3, 7) | hand})
    rest = {"hand": ["r-6", "r-8"], "legal_actions": ["r-6", "r-8"]}
    agent.step({"raw_obs": seen(f"r-1 {first}", 2, 8) | rest})
    assert [view.missing[1] for view in bot.views] == [(0, 0, 0, 0), (1, 0, 0, 0)]
