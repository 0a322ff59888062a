"""What every bot must do: play every kind of table from its View alone, with legal actions only."""

import random
from collections import Counter

import pytest
from hypothesis import given

from oneleft.action import Action
from oneleft.bots import BOTS, Bot, BotError, make_bot, play_out
from oneleft.engine.actions import SAYING_UNO
from oneleft.game import Game, View, sample
from oneleft.rules import CUSTOM_EFFECTS, EDITIONS, Rules
from tests.positions import position
from tests.strategies import CHANCE_PHASES, Table, examples, random_game, random_play, random_table, seeds, tables

MOST_MOVES = 3000
PHASES_OF_SEATS = {"color", "turn", "drawn", "respond", "discard", "vote", "perform"}


class Watched:
    """A bot whose every answer is checked: listed as legal, UNO only with the next-to-last card."""

    def __init__(self, bot: Bot, seen: Counter[str]) -> None:
        self.name = bot.name
        self.bot = bot
        self.seen = seen

    def act(self, view: View) -> Action | None:
        action = self.bot.act(view)
        if action is None:
            assert not view.must_act
            return None
        self.seen[view.phase] += view.must_act
        if action.says_uno:
            assert len(view.hand) == 2
            assert Action(action - SAYING_UNO) in view.legal
        else:
            assert action in view.legal  # accepted is not enough: a wrong card would be accepted, and punished
        return action


class Fixed:
    """A bot that always gives the same answer."""

    name = "fixed"

    def __init__(self, answer: Action | None) -> None:
        self.answer = answer

    def act(self, view: View) -> Action | None:  # noqa: ARG002
        return self.answer


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_every_kind_of_table_without_an_illegal_action(name: str) -> None:
    source = random.Random(11)
    seen: Counter[str] = Counter()
    met: Counter[str] = Counter()
    for number in range(100):
        table = random_table(source)
        bots = [Watched(make_bot(name, 100 * number + seat), seen) for seat in range(table.players)]
        play_out(random_game(table, source), bots, source, MOST_MOVES)
        met.update([table.rules.edition, f"{table.players} players", *table.rules.customs])
        met["partners"] += table.rules.partners
    assert set(+seen) == PHASES_OF_SEATS
    wanted = {*EDITIONS, *CUSTOM_EFFECTS, "partners", *(f"{players} players" for players in range(2, 11))}
    assert wanted - set(+met) == set()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_brings_rounds_of_every_edition_to_an_end(name: str, edition: str) -> None:
    for players in (2, 4, 10):
        game = Game(Rules.of(edition), players)
        bots = [make_bot(name, seat) for seat in range(players)]
        assert play_out(game, bots, random.Random(players), MOST_MOVES) < MOST_MOVES
        assert game.is_over


@pytest.mark.parametrize("name", BOTS)
@given(tables(), seeds)
@examples(25)
def test_a_choice_stays_the_same_when_all_that_is_hidden_is_dealt_anew(name: str, table: Table, seed: int) -> None:
    source = random.Random(seed)
    game = random_game(table, source)
    for number, _ in enumerate(random_play(game, source, 60)):
        if game.is_over or game.phase in CHANCE_PHASES:
            continue
        for seat in range(table.players):
            view = game.view(seat)
            if view.legal:
                answer = make_bot(name, number).act(view)
                assert make_bot(name, number).act(view) == answer
                assert make_bot(name, number).act(sample(view, source).view(seat)) == answer


# Bots that break the contract


def complaint(game: Game, *answers: str | None) -> str:
    """What is said of bots that always answer this."""
    bots = [Fixed(None if answer is None else Action.parse(answer)) for answer in answers]
    before = game.state()
    with pytest.raises(BotError) as error:
        play_out(game, bots, random.Random(0))
    assert game.state() == before
    return str(error.value)


def test_a_bot_that_answers_nothing_in_turn_is_named() -> None:
    game = position(["r7 g1", "b2 b3"], "r5")
    assert complaint(game, None, None) == "bot fixed at seat 0 answers nothing in phase turn"


def test_a_bot_that_answers_an_illegal_action_is_told_why() -> None:
    game = position(["r7 g1", "b2 b3"], "r5")
    wrong = "bot fixed at seat 0 answers"
    assert complaint(game, "play g1", None) == f"{wrong} 'play g1': g1 does not go on r5 with red in play"
    assert complaint(game, "play b2", None) == f"{wrong} 'play b2': seat 0 does not hold b2"
    assert complaint(game, "pass", None) == f"{wrong} 'pass': seat 0 may not 'pass' in phase turn"


def test_a_bot_that_acts_out_of_turn_without_the_right_to_is_told_why() -> None:
    game = position(["r7 g1", "b2"], "r5", exposed=[1])
    assert complaint(game, None, "draw") == "bot fixed at seat 1 answers 'draw': it is seat 0's turn, not seat 1's"
