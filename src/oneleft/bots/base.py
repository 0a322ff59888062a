"""What a bot is, and how bots play a round: each sees its own View and nothing else."""

import random
from collections.abc import Sequence
from typing import Protocol

from oneleft.action import Action
from oneleft.game import Game, Refused, View


class Bot(Protocol):
    """One small class against this interface is a bot."""

    name: str

    def act(self, view: View) -> Action | None:
        """An action of `view.legal` (a play may say UNO), or None to let it be where `view.must_act` is false."""
        ...


class BotError(RuntimeError):
    """A bot that answered nothing where it had to, or something that is not accepted."""


def next_move(game: Game, bots: Sequence[Bot], source: random.Random) -> tuple[int, Action] | None:
    """Who acts next and how: whoever wants to out of turn, asked in random order, else whoever must.

    None where the game waits for chance or is over. `bots` has one for each seat.
    """
    if game.turn is None:
        return None
    waiting: list[View] = []
    seats = [seat for seat in range(game.players) if game.legal(seat)]
    source.shuffle(seats)
    for seat in seats:
        view = game.view(seat)
        if view.must_act:
            waiting.append(view)
        elif (action := bots[seat].act(view)) is not None:
            return seat, _checked(game, bots[seat], view, action)
    for view in waiting:
        assert view.seat is not None
        action = bots[view.seat].act(view)
        if action is None:
            raise BotError(f"bot {bots[view.seat].name} at seat {view.seat} answers nothing in phase {view.phase}")
        return view.seat, _checked(game, bots[view.seat], view, action)
    return None


def play_out(game: Game, bots: Sequence[Bot], source: random.Random, most_moves: int = 20_000) -> int:
    """Bots play a round to its end, or for so many moves; chance comes from `source`. Returns the moves."""
    moves = 0
    while not game.is_over and moves < most_moves:
        if game.waits_for_chance:
            game.chance(source)
            continue
        move = next_move(game, bots, source)
        assert move is not None
        game.push(*move)
        moves += 1
    return moves


def _checked(game: Game, bot: Bot, view: View, action: Action) -> Action:
    seat = view.seat
    assert seat is not None
    if not game.accepts(seat, action):
        try:
            game.copy().push(seat, action)
        except Refused as error:
            raise BotError(f"bot {bot.name} at seat {seat} answers {str(action)!r}: {error}") from None
    return action
