"""A bot inside RLCard sees a View of what RLCard shows, and answers in its words. RLCard is not needed for that."""

from typing import Any

import numpy as np
import pytest

from oneleft.action import Action
from oneleft.bots import BOTS, BotError, make_bot
from oneleft.cards import CARD_CODES, COLOR_LETTERS, FACE_OF_CODE, FACES
from oneleft.encoding.observation import HAND_AT, UNSEEN_AT
from oneleft.encoding.view_encoding import encode_view
from oneleft.game import View
from oneleft.learn.rlcard_agent import OF_TWO, RLCardAgent, view_of_state


def state(**changes: Any) -> dict[str, Any]:
    seen = {
        "hand": ["r-5", "g-skip", "b-wild", "y-wild_draw_4"],
        "target": "g-7",
        "played_cards": ["r-7", "g-7"],
        "num_cards": [4, 6],
        "num_players": 2,
        "current_player": 0,
        "legal_actions": ["g-skip", "r-wild", "g-wild", "b-wild", "y-wild"],
    }
    return {"raw_obs": seen | changes}


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_answer_with_one_of_its_actions(name: str) -> None:
    for seed in range(20):
        seen = state()
        assert RLCardAgent(make_bot(name, seed)).eval_step(seen)[0] in seen["raw_obs"]["legal_actions"]
        assert RLCardAgent(make_bot(name, seed)).step(state(legal_actions=["draw"])) == "draw"


def test_uno_is_left_unsaid_there() -> None:
    seen = state(hand=["g-1", "g-2"], num_cards=[2, 6], legal_actions=["g-1", "g-2"])
    assert RLCardAgent(make_bot("greedy", 1)).step(seen) in ("g-1", "g-2")


def test_an_observation_can_be_made_of_it_even_after_its_reshuffle() -> None:
    for played in (["r-7", "g-7"], []):
        seen = state(played_cards=played)["raw_obs"]
        view = view_of_state(seen, tuple(OF_TWO.actions[text] for text in seen["legal_actions"]))
        assert view.discard[-1] == view.top
        encoded = encode_view(view)
        assert encoded.observation[HAND_AT : HAND_AT + FACES].sum() == 4
        assert encoded.observation[UNSEEN_AT : UNSEEN_AT + FACES].sum() == 108 - 4 - len(view.discard)
        assert {str(encoded.action(choice)) for choice in encoded.choices()} == {
            "play gS",
            *(f"play W:{letter}" for letter in "rygb"),
        }
        assert np.count_nonzero(encoded.mask) == 5


def test_a_reverse_of_two_players_is_a_number_to_a_bot() -> None:
    """It does nothing there; with three it turns the order of play."""
    seen = state(hand=["r-9", "r-9", "r-reverse"], num_cards=[3, 6], target="r-1", legal_actions=["r-9", "r-reverse"])
    view = view_of_state(seen["raw_obs"], tuple(OF_TWO.actions[text] for text in ("r-9", "r-reverse")))
    assert [CARD_CODES[card] for card in view.hand] == ["r9", "r9", "r9"]
    assert len(view.unseen()) == 108 - 3 - len(view.discard)
    assert encode_view(view).observation[UNSEEN_AT : UNSEEN_AT + FACES].max() <= 4
    for name in BOTS:
        assert RLCardAgent(make_bot(name, 1)).step(seen) in ("r-9", "r-reverse")
    three = state(
        num_players=3, num_cards=[4, 6, 6], hand=["g-reverse", "g-7", "r-1", "r-2"], legal_actions=["g-reverse"]
    )
    assert CARD_CODES[view_of_state(three["raw_obs"], ()).hand[-1]] == "gR"


def test_the_colour_of_a_wild_is_the_one_that_was_named() -> None:
    """RLCard shows the target in the colour that the card had in the deck."""
    seen = state(target="b-wild", played_cards=["r-7", "g-wild"])["raw_obs"]
    view = view_of_state(seen, tuple(OF_TWO.actions[text] for text in seen["legal_actions"]))
    assert (view.top, view.color) == (FACE_OF_CODE["W"], COLOR_LETTERS.index("g"))


def test_legal_actions_are_sorted_by_their_text_as_at_a_table() -> None:
    seen = state()["raw_obs"]
    view = view_of_state(seen, tuple(OF_TWO.actions[text] for text in reversed(seen["legal_actions"])))
    assert list(map(str, view.legal)) == ["play W:b", "play W:g", "play W:r", "play W:y", "play gS"]


def test_a_bot_is_asked_only_where_it_has_a_choice() -> None:
    class Silent:
        name = "silent"

        def act(self, view: View) -> Action | None:
            raise AssertionError(view)

    assert RLCardAgent(Silent()).step(state(legal_actions=["draw"])) == "draw"


def test_a_bot_that_answers_something_else_is_named() -> None:
    class Wrong:
        name = "wrong"

        def act(self, view: View) -> Action | None:
            assert view.must_act
            return Action.parse("play r5")

    with pytest.raises(BotError, match="wrong answers 'play r5' inside RLCard"):
        RLCardAgent(Wrong()).step(state())
