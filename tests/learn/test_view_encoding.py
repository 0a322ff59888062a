"""A bot at a table sees the same numbers as a program that learns, and nothing that is hidden."""

import random
from collections import Counter

import numpy as np
import pytest

from oneleft.action import ACTION_CODES, Action
from oneleft.cards import MOST_PLAYERS, color_of
from oneleft.encoding import memory
from oneleft.encoding.choices import (
    CATCH_AT,
    CHOICES,
    DISCARD_AT,
    LET_IT_BE,
    OTHERS,
    TRADE_AT,
    UNO_AT,
    VERB_AT,
    action_of,
    choice_of,
)
from oneleft.encoding.observation import (
    HAND_AT,
    MISSING,
    MISSING_SCALE,
    OBSERVATION,
    RULES_AT,
    SEATS_AT,
)
from oneleft.encoding.rules_row import rules_features, rules_row
from oneleft.encoding.view_encoding import encode_view
from oneleft.engine.actions import PENALTY, WORDS
from oneleft.engine.legal import legal_words
from oneleft.engine.state import COPIES, NOBODY, OVER
from oneleft.engine.table import add_to_hand
from oneleft.game import Game, evidence
from oneleft.learn.single_round import InterpretedRound, SingleRoundEnv
from oneleft.learn.stepping import EnvState, must_act
from oneleft.rules import Rules
from tests.strategies import faces, random_action, random_game, random_play, random_table


def known_of(game: Game, watcher: int, holder: int) -> Counter[int]:
    return +game._remembered().known.get((watcher, holder), Counter())


def planes_as_counter(planes: list[int]) -> Counter[int]:
    return Counter(face for plane in planes for face in range(64) if int(plane) >> face & 1)


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, object]]:
    """Every transition of a plain environment, as it is made."""
    log: list[tuple[str, int, object]] = []
    act, shuffle = evidence.act_noticing, evidence.shuffle_noticing

    def act_and_log(e: EnvState, g: object, r: object, seat: int, action: int) -> None:
        log.append(("act", seat, action))
        act(e, g, r, seat, action)  # type: ignore[arg-type]

    def shuffle_and_log(e: EnvState, g: object, r: object, order: list[int], count: int) -> None:
        log.append(("shuffle", NOBODY, order[:count][::-1]))
        shuffle(e, g, r, order, count)  # type: ignore[arg-type]

    monkeypatch.setattr(memory, "act_noticing", act_and_log)
    monkeypatch.setattr(memory, "shuffle_noticing", shuffle_and_log)
    return log


@pytest.mark.parametrize("block", range(6))
def test_a_view_gives_the_same_observation_and_mask_as_the_record(
    block: int, followed: list[tuple[str, int, object]]
) -> None:
    """Over random rules, 2 to 10 players: along a round of the environment, told to a checked game action by action."""
    for number in range(12 * block, 12 * block + 12):
        source = random.Random(number)
        table = random_table(source)
        followed.clear()
        env = SingleRoundEnv(table.rules, table.players, number, row=number % 7, stride=7)
        env.scores[0] = [source.randrange(table.rules.target) for _ in range(MOST_PLAYERS)]
        scores = env.scores[0, : table.players].tolist()
        game = Game(table.rules, table.players, dealer=env.round.dealer, scores=scores)
        told = 0
        for step in range(90):
            told = tell(game, followed, told)
            assert game._round == env.round
            if env.round.phase == OVER:
                break
            check_knowledge(game, env)
            view = game.view(env.seat)
            encoded = encode_view(view)
            assert encoded.mask.tolist() == env.mask[0].tolist(), (number, step)
            if step:  # the scores were written after the first observation
                different = np.flatnonzero(encoded.observation != env.obs[0])
                assert different.tolist() == [], (number, step, view.phase)
            choice = source.choice(env.choices())
            if env.seat == env.round.turn and source.random() < 0.5:
                choice = env.choices()[0]  # plays come first, so that rounds get on
            assert encoded.choice(encoded.action(choice)) == choice
            env.step(choice)


@pytest.mark.parametrize("block", range(2))
def test_what_is_remembered_is_the_same_after_what_the_rules_punish(block: int) -> None:
    """No choice of the environment is a wrong card, a false accusation or the referee's; its memory knows them all."""
    taken_back = 0
    for number in range(30 * block, 30 * block + 30):
        source = random.Random(number)
        table = random_table(source, wrong_card="penalty")
        game = random_game(table, source)
        played = InterpretedRound(table.rules, table.players)
        for _ in range(80):
            if game.is_over:
                break
            cards = game.to_shuffle() if game.phase == "shuffle" else []
            text = random_action(game, source)
            played.round = game._round.copy()
            events = game.push_text(text)
            who, _, rest = text.partition(" ")
            if rest.startswith("shuffle"):
                played.state.cards[: len(cards)] = faces(rest.removeprefix("shuffle "))[::-1]
                memory.lay_remembering(played.state, played.book, played.round, played.options, len(cards))
            elif not rest.startswith("cut"):
                seat = int(rest.split()[-1]) if who == "*" else int(who)
                action = PENALTY + seat if who == "*" else int(Action.parse(rest))
                memory.act_remembering(played.state, played.book, played.round, played.options, seat, action)
            else:
                played.round = game._round.copy()
            assert played.round == game._round
            check_knowledge(game, played)
            taken_back += any(event.kind == "wrong_card" for event in events)
    assert taken_back > 20


def tell(game: Game, log: list[tuple[str, int, object]], told: int) -> int:
    for kind, seat, what in log[told:]:
        if kind == "shuffle":
            assert isinstance(what, list)
            game.shuffle(what)
        else:
            assert isinstance(what, int)
            assert game.accepts(seat, Action(what))
            game.push(seat, Action(what))
    return len(log)


def check_knowledge(game: Game, env: InterpretedRound) -> None:
    for watcher in range(game.players):
        for holder in range(game.players):
            if watcher != holder:
                planes = env.book.known[watcher][holder]
                assert planes_as_counter(planes) == known_of(game, watcher, holder), (watcher, holder)
    assert env.state.since == game._remembered().evidence.since
    assert env.state.named == game._remembered().evidence.named


@pytest.mark.parametrize("block", range(4))
def test_what_is_hidden_changes_nothing(block: int) -> None:
    """Deal all that a seat cannot see anew: observation and mask stay."""
    changed = 0
    for number in range(25 * block, 25 * block + 25):
        source = random.Random(1000 + number)
        game = random_game(random_table(source), source)
        for _ in random_play(game, source, 60):
            if game.turn is None or source.random() < 0.7:
                continue
            seat = source.randrange(game.players)
            twin = with_hidden_permuted(game, seat, source)
            mine, theirs = encode_view(game.view(seat)), encode_view(twin.view(seat))
            assert np.array_equal(mine.observation, theirs.observation)
            assert np.array_equal(mine.mask, theirs.mask)
            changed += twin._round != game._round
    assert changed > 100


@pytest.mark.parametrize("block", range(4))
def test_what_is_hidden_changes_nothing_in_the_record_either(block: int) -> None:
    """The environment's own record is whole: what a seat gets of it must not depend on what it cannot see."""
    changed = 0
    for number in range(20 * block, 20 * block + 20):
        source = random.Random(2000 + number)
        table = random_table(source)
        env = SingleRoundEnv(table.rules, table.players, number)
        for _ in range(60):
            seat = source.randrange(table.players)
            whole, mine, may = env.round, env.observation(seat), legal_of(env, seat)
            env.round = with_hidden_permuted(env.game(seat), seat, source)._round
            assert np.array_equal(env.observation(seat), mine)
            assert legal_of(env, seat) == may
            changed += env.round != whole
            env.round = whole
            env.step(source.choice(env.choices()), restart=True)
    assert changed > 1000


def legal_of(env: SingleRoundEnv, seat: int) -> list[int]:
    words = [0] * WORDS
    legal_words(env.round, env.options, seat, words)
    return words


def with_hidden_permuted(game: Game, seat: int, source: random.Random) -> Game:
    """The same game with the cards that a seat cannot place dealt anew: other hands less what is known, the pile."""
    twin = game.copy()
    g = twin._round
    view = game.view(seat)
    if view.open_hands is not None:
        pile = g.draw_pile[: g.draw_count]
        source.shuffle(pile)
        g.draw_pile[: g.draw_count] = pile
        return twin
    hidden = view.unseen()
    source.shuffle(hidden)
    for other in range(game.players):
        if other == seat:
            continue
        g.held[other] = [0] * COPIES
        g.size[other] = 0
        for card in view.known[other]:
            add_to_hand(g, other, card)
        while g.size[other] < view.sizes[other]:
            add_to_hand(g, other, hidden.pop())
    g.draw_pile[: g.draw_count] = hidden
    if view.drawn is None:
        g.drawn_count = source.randrange(4)  # nobody else sees what was drawn
        g.drawn = [source.randrange(62) for _ in range(3)]
    g.wild4_guilty = source.randrange(2)
    return twin


def test_every_legal_action_is_a_choice_and_back() -> None:
    for number in range(60):
        source = random.Random(number)
        game = random_game(random_table(source), source)
        for _ in random_play(game, source, 40):
            if game.turn is None:
                continue
            for seat in range(game.players):
                encoded = encode_view(game.view(seat))
                found = {encoded.action(choice) for choice in encoded.choices()}
                wanted: set[Action | None] = set(game.legal(seat))
                if len(game.hand(seat)) == 2:
                    wanted |= {action.with_uno() for action in game.legal(seat) if action.is_play}
                assert found == wanted | (set() if game.waits_for(seat) else {None})
                assert all(0 <= encoded.choice(action) < CHOICES for action in wanted)


def test_a_sign_of_a_missing_colour_comes_fades_and_goes() -> None:
    game = Game(Rules(), 2, dealer=0, seed=3)
    seat = game.turn
    assert seat is not None
    color = game.view(0).color
    assert color is not None
    assert game.view(0).missing == ((0, 0, 0, 0),) * 2
    game.push(seat, "draw")
    if game.phase == "drawn":
        game.push(seat, "pass")
        assert game.view(0).missing[seat][color] == 2, "it may have kept a card of the colour"
    else:
        assert game.view(0).missing[seat][color] == 1
    encoded = encode_view(game.view(1 - seat))
    signs = encoded.observation[SEATS_AT + MISSING : SEATS_AT + MISSING + 4].tolist()
    assert signs == [MISSING_SCALE // game.view(0).missing[seat][color], 0, 0, 0], "the colour in play comes first"


def test_the_own_hand_stands_in_the_own_order_of_colours() -> None:
    game = Game(Rules(), 2, dealer=0, seed=3)
    view = game.view(0)
    encoded = encode_view(view)
    held = encoded.observation[HAND_AT : HAND_AT + 56].reshape(4, 14).sum(axis=1).tolist()
    counts = Counter(color_of(card) for card in view.hand)
    assert held[0] == counts[view.color or 0]
    assert held[1:] == sorted((counts[color] for color in range(4) if color != view.color), reverse=True)


def test_the_rules_fit_into_their_part() -> None:
    assert len(rules_features(Rules(), 2)) <= OBSERVATION - RULES_AT
    rows = {tuple(rules_row(Rules.of(edition), 4)) for edition in ("official", "classic", "quick", "custom", "europe")}
    assert len(rows) == 5


def test_maps_between_actions_and_choices_are_each_others_inverse() -> None:
    """For every action of the engine that a seat can have, at every seat and both directions."""
    source = random.Random(4)
    for number in range(40):
        env = SingleRoundEnv(Rules.of("custom", seven_swap=True), 2 + number % 9, number)
        g, order = env.round, source.choice([0b11100100, 0b00011011, 0b01001110])
        g.direction = source.choice((1, -1))
        seat = source.randrange(g.players)
        reached = set()
        for choice in range(LET_IT_BE):
            action = action_of(g, seat, order, choice)
            if not names_absent_seat(choice, g.players):
                assert action in ACTION_CODES
                assert choice_of(g, seat, order, action) == choice
                reached.add(action)
        own = {action for action in ACTION_CODES if Action(action).target == seat}
        absent = {action for action in ACTION_CODES if (Action(action).target or 0) >= g.players}
        assert reached == ACTION_CODES - own - absent


def names_absent_seat(choice: int, players: int) -> bool:
    """Whether a choice names a seat slot that nobody sits at."""
    plain = choice - UNO_AT if UNO_AT <= choice < VERB_AT else choice
    if TRADE_AT <= plain < UNO_AT:
        return (plain - TRADE_AT) % OTHERS >= players - 1
    return CATCH_AT <= plain < DISCARD_AT and (plain - CATCH_AT) % OTHERS >= players - 1


def test_there_is_nothing_to_see_while_chance_is_waited_for() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        encode_view(Game(Rules(), 2, dealer=0).view(0))


def test_out_of_turn_a_seat_is_asked_and_may_let_it_be() -> None:
    asked = 0
    for number in range(20):
        source = random.Random(number)
        env = SingleRoundEnv(Rules(jump_in=True), 4, number)
        for _ in range(120):
            if not must_act(env.round, env.seat):
                asked += 1
                assert env.mask[0, LET_IT_BE] == 1
                assert len(env.choices()) > 1
            else:
                assert env.mask[0, LET_IT_BE] == 0
            env.step(source.choice(env.choices()), restart=True)
    assert asked > 20
