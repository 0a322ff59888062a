"""Gymnasium: one seat learns, bots play the others. Needs the extra `envs`."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from oneleft.action import Action
from oneleft.arrays import Booleans, Observation
from oneleft.bots import Bot, BotError, make_bot
from oneleft.encoding.choices import CHOICES, LET_IT_BE, choice_of
from oneleft.encoding.observation import OBSERVATION
from oneleft.learn.single_round import SingleRoundEnv
from oneleft.learn.stepping import MOST_DECISIONS
from oneleft.rules import Rules

Info = dict[str, Any]  # the type that Gymnasium expects


class SingleAgentEnv(gymnasium.Env[Observation, np.int64]):
    """A single-agent environment: a round against bots, by name or as objects. The learner's seat changes by deal.

    The reward is 1 for the winner (shared by partners), paid by the others. The legal choices are in `action_masks()`
    and in `action_mask` of the info; an illegal one forfeits the round.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        opponents: Sequence[str | Bot] = ("greedy",),
        rules: Rules | None = None,
        *,
        most_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        self._opponents = list(opponents)
        self._env = SingleRoundEnv(Rules() if rules is None else rules, len(self._opponents) + 1)
        self._most = most_decisions
        self._bots: dict[int, Bot] = {}
        self.seat = 0
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (OBSERVATION,), np.uint8)
        self.action_space = spaces.Discrete(CHOICES)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed, options=options)
        deal = int(self.np_random.integers(1 << 62))
        self.seat = deal % self._env.players
        others = [seat for seat in range(self._env.players) if seat != self.seat]
        self._bots = {
            seat: make_bot(bot, deal + seat) if isinstance(bot, str) else bot
            for seat, bot in zip(others, self._opponents, strict=True)
        }
        while True:
            self._env.start(deal)
            self._let_bots_play()
            if not self._env.done:  # else the learner was never asked: go on with the next deal
                return self._seen()
            deal += 1

    def action_masks(self) -> Booleans:
        """The legal choices, under the name that sb3-contrib expects."""
        legal: Booleans = self._env.mask[0] != 0
        return legal

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, Info]:
        choice = int(action)
        if not self._env.mask[0, choice]:
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self._env.step(choice, self._most)
        self._let_bots_play()
        seen, info = self._seen()
        if not self._env.done:
            return seen, 0.0, False, False, info
        info["points"] = self._env.points[0, : self._env.players].tolist()
        return seen, float(self._env.reward[0, self.seat]), not self._env.truncated, self._env.truncated, info

    def _let_bots_play(self) -> None:
        env = self._env
        while not env.done and env.seat != self.seat:
            env.step(self._choice_of_bot(env.seat), self._most)

    def _choice_of_bot(self, seat: int) -> int:
        bot, env = self._bots[seat], self._env
        action: Action | None = bot.act(env.view(seat))
        choice = LET_IT_BE if action is None else choice_of(env.round, seat, env.state.order, int(action))
        if not env.mask[0, choice]:
            raise BotError(f"bot {bot.name} at seat {seat} answers {'nothing' if action is None else str(action)!r}")
        return choice

    def _seen(self) -> tuple[Observation, Info]:
        decides = self._env.seat == self.seat
        mask = self._env.mask[0].astype(np.int8) if decides else np.zeros(CHOICES, np.int8)
        return self._env.observation(self.seat), {"action_mask": mask, "seat": self.seat}

    def render(self) -> str | None:
        """The round in the words of the notation, with all hands open."""
        return self._env.text() if self.render_mode else None
