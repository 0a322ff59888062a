"""Writes real rounds as one seat gets them over the wire, with the hand and pile that it should see after each step.

The client's tests fold them (web/test/rounds.test.ts): what the browser shows must be what the engine has.
"""

import random
import sys
from pathlib import Path
from typing import Any

from oneleft.bots import make_bot, next_move
from oneleft.cards import cards_text
from oneleft.game import Event, Game
from oneleft.rules import CUSTOM_EFFECTS, Rules
from oneleft.server.protocol import wire
from oneleft.server.table.visibility import game_event, mine_of, now_of

SEAT = 0
MOST_MOVES = 400
ROUNDS_EACH = 4
EVERYTHING = {"stacking": True, "stack_mixed": True, "jump_in": True, "zero_rotation": True, "seven_swap": True}
EFFECTS = (*CUSTOM_EFFECTS, "sing a song")
VARIANTS: tuple[dict[str, Any], ...] = (
    {"edition": "official"},
    {"edition": "classic"},
    {"edition": "quick", "stacking": True, "jump_in": True},
    {"edition": "official", "draw_to_match": "may", **EVERYTHING},
    {"edition": "official", "draw_to_match": "must", "false_catch": 2},
    {"edition": "europe", "blanks": True},
    *({"edition": "custom", "customs": EFFECTS[at : at + 3], **EVERYTHING} for at in range(0, len(EFFECTS), 3)),
)


def step(game: Game, events: list[Event]) -> dict[str, Any]:
    view = game.view(SEAT)
    return {
        "game": [game_event(event, SEAT) for event in events],
        "now": now_of(game, None),
        "mine": mine_of(game, SEAT),
        "hand": cards_text(view.hand),
        "pile": cards_text(view.discard),
    }


def play(rules: Rules, source: random.Random) -> dict[str, Any]:
    players = source.choice((2, 3, 4, 7, 10))
    game = Game(rules, players)
    bots = [make_bot(source.choice(("random", "greedy")), source.getrandbits(60)) for _ in range(players)]
    steps: list[dict[str, Any]] = []
    while not game.is_over and len(steps) < MOST_MOVES:
        if game.waits_for_chance:
            steps.append(step(game, game.chance(source)))
            continue
        move = next_move(game, bots, source)
        assert move is not None
        steps.append(step(game, game.push(*move)))
        if rules.suggestions and game.turn is not None and source.random() < 0.02:
            steps.append(step(game, game.penalize(source.randrange(players))))
    return {"rules": {"edition": rules.edition, **rules.values()}, "players": players, "steps": steps}


def main() -> None:
    source = random.Random(1)
    rounds = [play(Rules.from_json(variant), source) for variant in VARIANTS for _ in range(ROUNDS_EACH)]
    Path(sys.argv[1]).write_bytes(wire.encode(rounds))


if __name__ == "__main__":
    main()
