"""PettingZoo: every seat is an agent, asked in the same order as in the vector environment. Needs the extra `envs`."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from oneleft.arrays import Flags, Observation
from oneleft.encoding.choices import CHOICES
from oneleft.encoding.observation import OBSERVATION
from oneleft.learn.single_round import SingleRoundEnv
from oneleft.learn.stepping import MOST_DECISIONS
from oneleft.rules import Rules


class MultiAgentEnv(AECEnv):  # type: ignore[misc]
    """A multi-agent environment (AEC): one round, with rewards at its end.

    An observation is a dict of `observation` and `action_mask`.
    """

    metadata = {"name": "oneleft_v1", "is_parallelizable": False, "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        rules: Rules | None = None,
        players: int = 2,
        *,
        most_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._env = SingleRoundEnv(Rules() if rules is None else rules, players)
        self._most = most_decisions
        self._deals = np.random.default_rng()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = list(self.possible_agents)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (OBSERVATION,), np.uint8),
                "action_mask": spaces.Box(0, 1, (CHOICES,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(CHOICES) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new round. With a seed, this and the following deals are those of the seed."""
        if seed is not None:
            self._deals = np.random.default_rng(seed)
        self._env.start(int(self._deals.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._env.seat]

    def observe(self, agent: str) -> dict[str, Observation | Flags]:
        seat = self.possible_agents.index(agent)
        decides = seat == self._env.seat
        mask = self._env.mask[0].astype(np.int8) if decides else np.zeros(CHOICES, np.int8)
        return {"observation": self._env.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._env.step(int(action), self._most)
        self._clear_rewards()
        if self._env.done:
            for seat, name in enumerate(self.possible_agents):
                self.rewards[name] = float(self._env.reward[0, seat])
                self.terminations[name] = not self._env.truncated
                self.truncations[name] = self._env.truncated
                self.infos[name] = {"points": int(self._env.points[0, seat])}
        else:
            self.agent_selection = self.possible_agents[self._env.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The round in the words of the notation, with all hands open."""
        return self._env.text() if self.render_mode else None

    def close(self) -> None:
        pass
