"""Random rules, tables and play for the tests: one generator, driven by Hypothesis or by a plain seed.

`random_play` takes every kind of action a table can see: plays with and without UNO, late UNO, catches, jump-ins,
challenges, VETO, and what the rules punish (wrong cards, false catches, the referee's penalties).
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from oneleft.action import Action
from oneleft.cards import CARD_CODES, COLOR_LETTERS, FACE_OF_CODE, MOST_PLAYERS, cards_text, expand, is_wild, symbol_of
from oneleft.engine.actions import CATCH, CHALLENGE, DRAW, PASS, PENALTY, PUT_VETO, SAY_UNO
from oneleft.game import Game, Position
from oneleft.rules import (
    CUSTOM_EFFECTS,
    EDITIONS,
    OPTIONS,
    Choice,
    Customs,
    FirstPlayer,
    Number,
    Option,
    Rules,
    Switch,
)

OWN_TEXT = "sing a song"
CHANCE_PHASES = ("cut", "shuffle")
PLAY_PHASES = ("turn", "drawn", "respond")
MANY_VALUES = 20


def examples(count: int) -> settings:
    """The same examples in every run, as many as asked for. Whole games from a seed don't shrink, so that is off."""
    return settings(
        max_examples=count,
        phases=[Phase.explicit, Phase.generate],
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
    )


@dataclass(frozen=True)
class Table:
    """Rules and a number of players that go together."""

    rules: Rules
    players: int


def values_of(option: Option) -> list[Any]:
    """All values of an option, or where they are too many, some that differ in kind."""
    match option:
        case Switch():
            return [False, True]
        case Number() if option.most - option.least < MANY_VALUES:
            return list(range(option.least, option.most + 1))
        case Number():
            return sorted({option.least, option.least + 1, 20, getattr(Rules(), option.name), option.most})
        case Choice():
            return list(option.values)
        case FirstPlayer():
            return ["left", *range(MOST_PLAYERS)]
        case Customs():
            one_each = [(effect,) for effect in CUSTOM_EFFECTS]
            return [(), *one_each, ("again", "seven"), ("seven", "again"), ("again",) * 3, ("Sing {0}!",), ("Dance.",)]


def random_value(source: random.Random, option: Option) -> Any:
    """Any value of an option."""
    match option:
        case Number():
            return source.randint(option.least, option.most)
        case Customs():
            return tuple(source.choice((*CUSTOM_EFFECTS, OWN_TEXT)) for _ in range(source.choice((0, 1, 2, 3, 3))))
        case _:
            return source.choice(values_of(option))


def random_table(source: random.Random, **fixed: Any) -> Table:
    """Any rules that can be played, every option at every value, for 2 to 10 players; `fixed` options keep theirs."""
    players = source.choice((2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10))
    options: dict[str, Any] = {}
    for name, option in OPTIONS.items():
        options[name] = random_value(source, option)
    options["hand_size"] = source.choice((1, 2, 2, 3, 4, 5, 7, 7, 10))
    options["first_player"] = source.choice(("left", source.randrange(players)))
    options |= fixed
    options["stack_mixed"] = options["stack_mixed"] and options["stacking"]
    options["challenge"] = options["challenge"] and options["wild4_condition"]
    options["partners"] = options["partners"] and players >= 4 and players % 2 == 0
    if options["partners"]:
        options["scoring"] = "winner_takes"
    return Table(Rules.of(source.choice(list(EDITIONS)), **options), players)


@st.composite
def tables(draw: st.DrawFn, /, **fixed: Any) -> Table:
    return random_table(draw(st.randoms(use_true_random=False)), **fixed)


seeds = st.integers(min_value=0, max_value=2**32 - 1)


def random_game(table: Table, source: random.Random) -> Game:
    """A round from the cut, from a known dealer, or from a small position whose piles soon run out."""
    kind = source.randrange(3)
    if kind == 0:
        return Game(table.rules, table.players)
    if kind == 1:
        return Game(table.rules, table.players, dealer=source.randrange(table.players))
    return small_game(table, source)


def small_game(table: Table, source: random.Random) -> Game:
    """One to three cards a hand and a handful in the piles."""
    cards = expand(table.rules.deck())
    source.shuffle(cards)
    hands = [[cards.pop() for _ in range(source.randint(1, 3))] for _ in range(table.players)]
    discard = [cards.pop() for _ in range(source.randint(1, 4))]
    return Game(
        table.rules,
        table.players,
        position=Position(
            hands=hands,
            draw=[cards.pop() for _ in range(source.randint(0, 6))],
            discard=discard,
            turn=source.randrange(table.players),
            color=source.randrange(4) if is_wild(discard[-1]) else None,
            direction=source.choice((1, -1)),
            dealer=source.randrange(table.players),
        ),
    )


def random_action(game: Game, source: random.Random) -> str:
    """Something that `push_text` takes now. Mostly plays, so that rounds come to an end."""
    if game.phase == "cut":
        return f"* cut {cards_text(source.sample(game.left_to_cut(), game.cards_to_cut()))}"
    if game.phase == "shuffle":
        order = game.to_shuffle()
        source.shuffle(order)
        return f"* shuffle {cards_text(order)}"
    turn = game.turn
    assert turn is not None
    if source.random() < 0.08:
        punished = [f"* penalty {seat}" for seat in range(game.players) if game.rules.suggestions]
        punished += punished_actions(game)
        if punished:
            return source.choice(punished)
    waited_for: list[tuple[int, Action]] = []
    reactions: list[tuple[int, Action]] = []
    for seat in range(game.players):
        for action in game.legal(seat):
            if PUT_VETO <= action < PENALTY:
                if source.random() < 0.02:
                    reactions.append((seat, action))
            elif action == SAY_UNO or CATCH <= action < PUT_VETO or (seat != turn and action.is_play):
                reactions.append((seat, action))
            else:
                waited_for.append((seat, action))
    if reactions and source.random() < 0.4:
        return _with_uno(game, source, *source.choice(reactions))
    better = [move for move in waited_for if move[1] not in (DRAW, PASS, CHALLENGE)]
    if better and source.random() < 0.85:
        waited_for = better
    return _with_uno(game, source, *source.choice(waited_for))


def _with_uno(game: Game, source: random.Random, seat: int, action: Action) -> str:
    says_uno = action.is_play and len(hand(game, seat)) == 2 and source.random() < 0.6
    return f"{seat} {action.with_uno() if says_uno else action}"


def punished_actions(game: Game) -> list[str]:
    """What the rulebook punishes and the table accepts now: wrong cards (TURN-8), false accusations (UNO-6)."""
    turn = game.turn
    if turn is None or game.phase not in PLAY_PHASES:
        return []
    found = []
    if game.rules.wrong_card == "penalty":
        legal = {str(action) for action in game.legal(turn)}
        found += [f"{turn} {play}" for play in sorted(plays_of(game, turn)) if play not in legal]
    if game.rules.false_catch:
        exposed = game.state()["exposed"]
        for seat in range(game.players):
            found += [
                f"{seat} catch {other}" for other in range(game.players) if other != seat and other not in exposed
            ]
    return found


def plays_of(game: Game, seat: int) -> set[str]:
    """Every card of a hand in every form in which its legal play would be written."""
    cards = hand(game, seat)
    forms = set()
    for card in cards:
        code = CARD_CODES[card]
        if is_wild(card):
            forms |= {f"play {code}:{letter}" for letter in COLOR_LETTERS}
        elif symbol_of(card) == 7 and game.rules.seven_swap and len(cards) > 1:
            forms |= {f"play {code}>{other}" for other in range(game.players) if other != seat}
        else:
            forms.add(f"play {code}")
    return forms


def random_play(game: Game, source: random.Random, most: int = 400) -> Iterator[str]:
    """Play on at random; yields each action after it was taken, until the round is over or `most` were."""
    for _ in range(most):
        if game.is_over:
            return
        text = random_action(game, source)
        game.push_text(text)
        yield text


def hand(game: Game, seat: int) -> list[int]:
    """The cards of a hand, in canonical order."""
    planes = game._round.held[seat]
    return [face for face in range(len(CARD_CODES)) for plane in planes if plane >> face & 1]


def faces(text: str) -> list[int]:
    """The cards of a text of the notation."""
    return [FACE_OF_CODE[code] for code in text.split()]


def cards_on_table(game: Game) -> Counter[int]:
    """Every card in a hand or a pile, counted; in phase cut the piles are empty and all cards are in the deck."""
    state = game.state()
    found = Counter(faces(state["draw"]) + faces(state["discard"]))
    for text in state["hands"]:
        found.update(faces(text))
    return found


def snapshot(game: Game) -> tuple[Any, ...]:
    """Everything a refused action must leave as it was."""
    views = [repr(game.view(seat)) for seat in (*range(game.players), None)]
    known = game._remembered().copy().known
    return game._round.copy(), views, game.state(), list(game.history), list(game.events), known
