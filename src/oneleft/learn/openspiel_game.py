"""OpenSpiel: the game `python_oneleft`, with every rule, for 2 to 10 players. Needs the extra `openspiel`.

>>> import pyspiel
>>> game = pyspiel.load_game("python_oneleft(players=4,edition=quick,rules=stacking:on;jump_in:on)")
>>> game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()
(4, 325, 72)

A chance node picks one card, drawn from a pile that nobody has looked into, or a seat. Decisions and observations are
those of the vector environment: docs/learning.md.
"""

from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from oneleft.action import Action
from oneleft.cards import CARD_CODES, COLOR_LETTERS, FACES, FEWEST_PLAYERS, MOST_PLAYERS, cards_text
from oneleft.encoding.choices import CHOICES, LET_IT_BE
from oneleft.encoding.observation import OBSERVATION
from oneleft.game import View
from oneleft.learn.explicit_chance import NOTHING, OUTCOMES, ExplicitChanceRound, LetBe
from oneleft.learn.stepping import MOST_DECISIONS
from oneleft.rules import Rules, option_from_text

ANY_DEALER: Final = -1
DEFAULTS: Final = {
    "players": FEWEST_PLAYERS,
    "edition": "official",
    "rules": "",
    "dealer": ANY_DEALER,
    "most_decisions": MOST_DECISIONS,
}
GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_oneleft",
    long_name="OneLeft",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=FEWEST_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,  # a round may take thousands of moves, too many for a tensor of fixed size
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)
# The fields of a view that change during a round; rules, deck and number of players do not.
SHOWN: Final = tuple(
    name for name in View.__struct_fields__ if name not in ("rules", "deck", "players", "scores", "legal")
)
CARDS: Final = frozenset({"hand", "discard", "drawn"})
HANDS: Final = frozenset({"open_hands", "known"})


def rules_of_text(edition: str, text: str) -> Rules:
    """Rules from `stacking:on;customs:joke/again`: OpenSpiel reserves commas, brackets and equals signs.

    >>> rules_of_text("custom", "customs:joke/again;hand_size:5").customs
    ('joke', 'again')
    """
    options = {}
    for change in filter(None, text.split(";")):
        option, colon, value = change.partition(":")
        if not colon:
            raise ValueError(f"rules has {change!r}: it must be OPTION:VALUE;OPTION:VALUE")
        options[option] = option_from_text(option, value.replace("/", ","))
    return Rules.of(edition, **options)


class OneLeftGame(pyspiel.Game):  # type: ignore[misc]
    """A single round. The winners share 1, which the others pay in equal parts; without a winner nobody pays."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.rules = rules_of_text(chosen["edition"], chosen["rules"])
        players, dealer, self.most_decisions = chosen["players"], chosen["dealer"], chosen["most_decisions"]
        self.rules.check_players(players)
        if not ANY_DEALER <= dealer < players:
            raise ValueError(f"unknown dealer {dealer}: seats are 0 to {players - 1}, and {ANY_DEALER} is for any")
        if self.most_decisions < 1:
            raise ValueError(f"most_decisions must be at least 1, not {self.most_decisions}")
        self.dealer = None if dealer == ANY_DEALER else dealer
        side = 2 if self.rules.partners else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=CHOICES,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1 / (players - side),
            max_utility=1 / side,
            utility_sum=0.0,
            max_game_length=self.most_decisions,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "OneLeftState":
        return OneLeftState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "OneLeftObserver":
        return OneLeftObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class OneLeftState(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree. `round` is the round itself: read it, but do not change it."""

    def __init__(self, game: OneLeftGame) -> None:
        super().__init__(game)
        self.round = ExplicitChanceRound(
            game.rules, game.num_players(), dealer=game.dealer, most_decisions=game.most_decisions
        )

    def current_player(self) -> int:
        if self.round.done:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.round.chance != NOTHING else self.round.seat

    def is_terminal(self) -> bool:
        return self.round.done

    def _legal_actions(self, player: int) -> list[int]:
        return self.round.choices() if player == self.round.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.round.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.round.chance != NOTHING:
            self.round.take(action)
        else:
            self.round.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return CARD_CODES[action] if action < FACES else f"{self.round.chance} {action - FACES}"
        return "let it be" if action == LET_IT_BE else str(Action(self.round.action_of(action)))

    def returns(self) -> list[float]:
        paid: list[float] = self.round.reward[0, : self.round.players].tolist()
        return paid

    def __str__(self) -> str:
        """The whole state, with all hands open; cards that lie face down are listed in no particular order."""
        shown = self.round.game(0).state()
        del shown["legal"]
        shown["draw"] = " ".join(sorted(shown["draw"].split()))
        return "\n".join(f"{name}: {value}" for name, value in shown.items())


class OneLeftObserver:
    """What a seat sees now, as text and tensor; or, with perfect recall, all that it has seen, only as text."""

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations, but {params} are given")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("python_oneleft is observed from a seat: public_info and private_info of a single player")
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(0 if self._recalls else OBSERVATION, np.float32)
        self.dict = {} if self._recalls else {"observation": self.tensor}

    def set_from(self, state: OneLeftState, player: int) -> None:
        if not self._recalls:
            self.tensor[:] = state.round.observation(player) if state.round.round.discard_count else 0

    def string_from(self, state: OneLeftState, player: int) -> str:
        return recalled(state.round, player) if self._recalls else view_text(state.round.view(player))


def recalled(round_: ExplicitChanceRound, seat: int) -> str:
    """All that happened, as this seat got to know it, one event per line."""
    lines = [f"seat {seat}"]
    for event in round_.events:
        if not isinstance(event, LetBe):
            lines.append(msgspec.json.encode(event.seen_by(seat).to_json()).decode())
        elif event.seat == seat:
            lines.append(msgspec.json.encode(event.to_json()).decode())
    return "\n".join(lines)


def view_text(view: View) -> str:
    """A view as text, one line for each field that has a value."""
    lines = [f"seat: {view.seat}"]
    for name in SHOWN:
        value = getattr(view, name)
        if value is None or name == "seat":
            continue
        if name in CARDS:
            value = cards_text(value)
        elif name in HANDS:
            value = [cards_text(hand) for hand in value]
        elif name == "top":
            value = CARD_CODES[value]
        elif name == "color":
            value = COLOR_LETTERS[value]
        lines.append(f"{name}: {value}")
    return "\n".join(lines)


pyspiel.register_game(GAME_TYPE, OneLeftGame)
