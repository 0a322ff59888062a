"""What holds in every round under every rules: checked over random games, with independent expectations."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneleft.action import Action
from oneleft.bots import RandomBot, play_out
from oneleft.cards import cards_text
from oneleft.engine.actions import ACTIONS
from oneleft.engine.state import PHASE_NAMES
from oneleft.game import Game, Refused
from oneleft.rules import Rules
from tests.strategies import (
    CHANCE_PHASES,
    PLAY_PHASES,
    Table,
    cards_on_table,
    examples,
    faces,
    hand,
    plays_of,
    random_action,
    random_game,
    random_play,
    random_table,
    seeds,
    small_game,
    snapshot,
    tables,
)

# The verbs of the notation that can be listed in each phase; `veto` in all of them where there is the VETO card.
VERBS_OF_PHASE = {
    "cut": set(),
    "shuffle": set(),
    "color": {"color"},
    "turn": {"play", "draw", "uno", "catch"},
    "drawn": {"play", "draw", "pass", "uno", "catch"},
    "respond": {"play", "draw", "challenge", "uno", "catch"},
    "discard": {"discard"},
    "vote": {"vote"},
    "perform": {"perform", "chicken"},
    "over": set(),
}

UNREADABLE = (
    "",
    " ",
    "*",
    "* ",
    "0",
    "0 ",
    "draw",
    "0  draw",
    "0 draw ",
    " 0 draw",
    "0 DRAW",
    "00 draw",
    "-1 draw",
    "\u0660 draw",
    "0 play",
    "0 play W",
    "0 play r7>",
    "0 play r10",
    "0 play R7",
    "0 play r7 UNO",
    "0 play r7 uno uno",
    "0 draw uno",
    "0 veto",
    "0 catch x",
    "0 vote maybe",
    "0 shuffle r7",
    "* draw",
    "* shuffle",
    "* shuffle ",
    "* shuffle r7  r7",
    "* shuffle xx",
    "* cut",
    "* cut r55",
    "* penalty",
    "* penalty x",
    "* penalty 10",
    "* penalty 0 ",
)


def start(table: Table, seed: int) -> tuple[Game, random.Random]:
    source = random.Random(seed)
    return random_game(table, source), source


def hands_of(game: Game) -> list[Counter[int]]:
    return [Counter(hand(game, seat)) for seat in range(game.players)]


@examples(60)
@given(tables(), seeds)
def test_cards_are_conserved_at_every_step(table: Table, seed: int) -> None:
    game, source = start(table, seed)
    deck = table.rules.deck()
    whole = Counter({face: count for face, count in enumerate(deck) if count})
    in_play = cards_on_table(game) or whole  # a small position has only some of the cards
    before_the_deal = not cards_on_table(game)
    for _ in random_play(game, source):
        cards = cards_on_table(game)
        if not cards:  # not dealt yet
            assert before_the_deal
            assert game.phase in CHANCE_PHASES
            continue
        before_the_deal = False
        assert cards == in_play
        assert all(count <= deck[face] for face, count in cards.items())
        assert [len(hand(game, seat)) for seat in range(game.players)] == list(game.view(None).sizes)


@examples(60)
@given(tables(), seeds)
def test_something_is_legal_unless_chance_is_awaited_or_the_round_is_over(table: Table, seed: int) -> None:
    game, source = start(table, seed)
    for _ in random_play(game, source):
        acting = [seat for seat in range(game.players) if game.legal(seat)]
        if game.is_over or game.waits_for_chance:
            assert acting == []
            assert game.turn is None
        elif game.phase == "vote":
            assert set(acting) - {game.turn}, "someone is left to vote"
        else:
            assert game.turn in acting, "the seat that is waited for can act"


@examples(25)
@given(tables(), seeds)
def test_everything_legal_is_accepted(table: Table, seed: int) -> None:
    game, source = start(table, seed)
    in_play = None
    for _ in random_play(game, source, 150):
        in_play = in_play or cards_on_table(game)
        if source.random() > 0.2:
            continue
        for seat in range(game.players):
            for action in game.legal(seat):
                assert game.accepts(seat, action)
                twin = game.copy()
                events = twin.push_text(f"{seat} {action}")
                assert events or twin.waits_for_chance, "an action shows"
                assert twin.history == [*game.history, f"{seat} {action}"]
                assert twin._round != game._round, "an action changes something"
                assert cards_on_table(twin) == in_play


def acceptable(game: Game, seat: int) -> set[str]:
    """What the notation says a seat may do, written anew: legal, with UNO said, or punished."""
    state = game.state()
    legal = set(state["legal"].get(str(seat), ()))
    accepted = set(legal)
    if len(hand(game, seat)) == 2:  # UNO-1
        accepted |= {f"{text} uno" for text in legal if text.startswith("play")}
    if state["phase"] in PLAY_PHASES:
        if game.rules.wrong_card == "penalty" and seat == state["turn"]:  # TURN-8
            accepted |= plays_of(game, seat)
        if game.rules.false_catch:  # UNO-6
            accepted |= {f"catch {other}" for other in range(game.players) if other != seat}
    return accepted


@examples(20)
@given(tables(), seeds)
def test_what_is_not_accepted_is_refused_and_changes_nothing(table: Table, seed: int) -> None:
    game, source = start(table, seed)
    for _ in random_play(game, source, 120):
        if source.random() > 0.07 and not game.is_over:
            continue
        before = snapshot(game)
        for seat in range(game.players):
            accepted = acceptable(game, seat)
            codes = [code for code in range(ACTIONS) if game.accepts(seat, Action(code))]
            assert {str(Action(code)) for code in codes} == accepted
            for code in source.sample(range(ACTIONS), 60):
                if code not in codes:
                    with pytest.raises(Refused):
                        game.push(seat, Action(code))
                    with pytest.raises(Refused):
                        game.push_text(f"{seat} {Action(code)}")
        for text in (*UNREADABLE, f"{game.players} draw"):
            with pytest.raises(Refused):
                game.push_text(text)
        assert snapshot(game) == before


@examples(20)
@given(tables(), seeds, st.lists(st.text(max_size=12), max_size=5))
def test_chance_and_referee_are_refused_where_they_do_not_fit(table: Table, seed: int, texts: list[str]) -> None:
    game, source = start(table, seed)
    for _ in random_play(game, source, 60):
        if source.random() > 0.15 and not game.waits_for_chance:
            continue
        wrong = [f"* {text}" for text in texts]
        if game.phase == "shuffle":
            cards = game.to_shuffle()
            wrong.append(f"* shuffle {cards_text(cards[1:])}")
            wrong.append(f"* shuffle {cards_text([*cards, cards[0]])}")
            if len(set(cards)) > 1:
                wrong.append(f"* shuffle {cards_text([cards[-1], *cards[1:]])}")
            wrong.append(f"* cut {cards_text(cards[: game.players])}")
        elif game.phase == "cut":
            cards = game.left_to_cut()
            wrong.append(f"* cut {cards_text(cards[: game.cards_to_cut() - 1])}")
            wrong.append(f"* cut {cards_text([cards[-1]] * game.cards_to_cut())} r0")
            wrong.append(f"* shuffle {cards_text(cards)}")
        else:
            wrong += ["* shuffle r7", "* cut r7"]
        if game.waits_for_chance or game.is_over or not table.rules.suggestions:
            wrong.append("* penalty 0")
        before = snapshot(game)
        for text in wrong:
            with pytest.raises(Refused):
                game.push_text(text)
        assert snapshot(game) == before


@examples(40)
@given(tables(), seeds)
def test_a_record_replays_to_the_same_state(table: Table, seed: int) -> None:
    source = random.Random(seed)
    cut = source.random() < 0.5
    dealer = None if cut else source.randrange(table.players)
    game = Game(table.rules, table.players, dealer=dealer)
    twin = Game(table.rules, table.players, dealer=dealer)
    texts = list(random_play(game, source, 250))
    assert texts == game.history
    for text in texts:
        twin.push_text(text)
    assert snapshot(twin) == snapshot(game)
    assert twin.record() == game.record()
    seeded = Game(table.rules, table.players, dealer=dealer, seed=seed)
    again = Game(table.rules, table.players, dealer=dealer)
    for text in seeded.history:
        again.push_text(text)
    assert not seeded.waits_for_chance
    assert snapshot(again) == snapshot(seeded)


@examples(40)
@given(tables(), seeds, st.booleans())
def test_copies_are_independent_and_equal(table: Table, seed: int, seeded: bool) -> None:
    game, source = start(table, seed)
    if seeded:
        game = Game(table.rules, table.players, seed=seed)
    for _ in random_play(game, source, source.randrange(80)):
        pass
    before = snapshot(game)
    twin = game.copy()
    assert snapshot(twin) == before
    for _ in random_play(twin, random.Random(seed), 60):
        pass
    assert snapshot(game) == before, "play on the copy does not touch the original"
    after = snapshot(twin)
    for _ in random_play(game, random.Random(seed), 60):
        pass
    assert snapshot(twin) == after, "play on the original does not touch the copy"
    assert snapshot(game) == after, "the same actions, and the same chance, come out the same"


@pytest.mark.parametrize("block", range(4))
def test_rounds_of_random_bots_end(block: int) -> None:
    for seed in range(30 * block, 30 * block + 30):
        source = random.Random(seed)
        table = random_table(source)
        game = Game(table.rules, table.players, seed=seed)
        play_out(game, [RandomBot(seed + seat) for seat in range(table.players)], source)
        assert game.is_over, table


def test_only_endless_plays_keep_a_round_with_few_cards_going() -> None:
    """Two cards can go round for ever, drawn and played; where nobody plays, the round is blocked (TURN-7)."""
    over = 0
    for seed in range(200):
        source = random.Random(seed)
        table = random_table(source)
        game = small_game(table, source)
        play_out(game, [RandomBot(seed + seat) for seat in range(table.players)], source, 800)
        over += game.is_over
        recent = [text.split()[1] for text in game.history[-10 * table.players :]]
        assert game.is_over or "play" in recent, table
    assert over > 180


@examples(60)
@given(tables(), seeds)
def test_exactly_one_phase_at_a_time(table: Table, seed: int) -> None:
    game, source = start(table, seed)
    for _ in random_play(game, source):
        state = game.state()
        phase = state["phase"]
        assert PHASE_NAMES.count(phase) == 1
        verbs = VERBS_OF_PHASE[phase] | ({"veto"} if table.rules.veto and state["veto"] is None else set())
        listed = {text.split()[0] for texts in state["legal"].values() for text in texts}
        assert listed <= verbs
        assert (state["turn"] is None) == (phase in (*CHANCE_PHASES, "over"))
        assert (state["pending"] > 0) == (phase == "respond")
        assert state["drawn"] == "" or phase == "drawn"
        if state["wild4"] is not None:
            assert phase == "respond"
            assert state["wild4"]["seat"] != state["turn"]
            assert table.rules.challenge
        if phase not in PLAY_PHASES:
            assert (state["jump"], state["exposed"]) == (False, [])
        assert table.rules.jump_in or not state["jump"]
        assert all(len(state["hands"][seat].split()) == 1 for seat in state["exposed"])
        assert (state["points"] is not None) == (phase == "over")
        assert state["winner"] is None or phase == "over"
        if phase == "over":
            assert [state[mark] for mark in ("veto", "open", "elbows", "three")] == [None] * 4
        elif phase == "turn":
            assert state["veto"] != state["turn"], "VETO takes a turn, it does not wait for it to be played"
            assert state["open"] != state["turn"], "open hands close when the turn starts"


def worth(code: str, rules: Rules) -> int:
    """SCORE-1, from the text of a card."""
    if code in ("W", "W4"):
        return rules.wild_points
    if code in ("WH", "C1", "C2", "C3"):
        return 40
    return {"S": 20, "R": 20, "D": 20, "B": 0}[code[1]] if code[1].isalpha() else int(code[1])


def expected_points(state: dict[str, Any], rules: Rules) -> list[int]:
    """SCORE-1, SCORE-3, TEAM-1 and TURN-7, from the printed hands."""
    held = [sum(worth(code, rules) for code in text.split()) for text in state["hands"]]
    winner = state["winner"]
    if winner is None:
        return [0] * len(held)
    if rules.scoring != "winner_takes":
        return held
    side = {winner, (winner + len(held) // 2) % len(held)} if rules.partners else {winner}
    others = sum(points for seat, points in enumerate(held) if seat not in side)
    return [others if seat in side else 0 for seat in range(len(held))]


@examples(80)
@given(tables(), seeds)
def test_points_agree_with_the_hands_and_the_winner_has_none(table: Table, seed: int) -> None:
    game, source = start(table, seed)
    for _ in random_play(game, source):
        if not game.is_over and all(game.view(None).sizes):
            assert game.winner is None
    if not game.is_over:
        return
    state = game.state()
    assert state["points"] == expected_points(state, table.rules)
    if state["winner"] is not None:
        assert state["hands"][state["winner"]] == ""
        assert game.events[-1].kind == "went_out"
    else:
        assert game.events[-1].kind == "blocked"
        assert all(state["hands"]), "nobody has gone out of a blocked round"


def test_every_way_to_score_comes_up() -> None:
    """The property above is about something: each scoring, a side and a blocked round occur among random games."""
    seen = Counter[str]()
    for seed in range(150):
        source = random.Random(seed)
        table = random_table(source)
        game = small_game(table, source)
        for _ in random_play(game, source):
            pass
        if game.is_over:
            blocked = game.winner is None
            seen["blocked" if blocked else "partners" if table.rules.partners else table.rules.scoring] += 1
    assert set(seen) == {"blocked", "partners", "winner_takes", "running_total", "elimination"}


def deal_round(cards: list[int], first: int, players: int) -> list[Counter[int]]:
    """SHUF-1: one card at a time, clockwise."""
    hands = [Counter[int]() for _ in range(players)]
    for place, card in enumerate(cards):
        hands[(first + place) % players][card] += 1
    return hands


@examples(50)
@given(tables(seven_swap=True, zero_rotation=True, shuffle_hands=True, hand_size=5), seeds)
def test_seven_zero_and_shuffle_only_move_hands(table: Table, seed: int) -> None:
    game, source = start(table, seed)
    players = table.players
    while not game.is_over and len(game.history) < 300:
        text = random_action(game, source)
        hands, piles, mover = hands_of(game), (game.state()["draw"], game.state()["discard"]), game._round.actor
        events = game.push_text(text)
        kinds = {event.kind for event in events}
        if not kinds & {"swapped", "rotated", "hands_shuffled"}:
            continue
        after = hands_of(game)
        if "hands_shuffled" in kinds:
            order = faces(text.removeprefix("* shuffle "))
            assert after == deal_round(order, (mover + 1) % players, players)
            assert sum(after, Counter()) == sum(hands, Counter())
            assert piles == (game.state()["draw"], game.state()["discard"])
            continue
        seat, action = int(text[0]), Action.parse(text[2:])
        assert action.card is not None
        hands[seat][action.card] -= 1
        if "swapped" in kinds:
            assert action.target is not None
            hands[seat], hands[action.target] = hands[action.target], hands[seat]
        else:
            way = game.state()["direction"]
            hands = [hands[(place - way) % players] for place in range(players)]
        assert [+cards for cards in hands] == after
        assert piles[0] == game.state()["draw"]
        assert f"{piles[1]} {cards_text([action.card])}" == game.state()["discard"]


def test_random_play_takes_every_kind_of_action() -> None:
    """The other tests are about something: random games reach every verb, phase and event kind."""
    verbs, phases, kinds, how = set[str](), set[str](), set[str](), set[str]()
    for seed in range(250):
        source = random.Random(seed)
        game = random_game(random_table(source), source)
        for text in random_play(game, source, 200):
            verbs.add(text.split()[1])
            verbs |= {"play uno"} if text.endswith(" uno") else set()
            phases.add(game.phase)
        kinds |= {event.kind for event in game.events}
        how |= {event.data["how"] for event in game.events if event.kind == "played"}
    assert phases == set(PHASE_NAMES)
    assert how == {"turn", "jump", "stack"}
    assert verbs == {"play", "play uno", "draw", "pass", "challenge", "color", "uno", "catch", "veto", "discard"} | {
        "vote",
        "perform",
        "chicken",
        "shuffle",
        "cut",
        "penalty",
    }
    assert kinds >= {
        "wrong_card",
        "false_catch",
        "caught",
        "swapped",
        "rotated",
        "hands_shuffled",
        "blocked",
        "put_back",
    }
    assert kinds >= {"veto_takes_turn", "hands_closed", "penalized", "showed", "drew_nothing", "went_out"}


@pytest.mark.parametrize("code", [-10, -1, 62, 63, 120, 170, 224, 240, 318, ACTIONS - 1, ACTIONS, 5000])
def test_codes_that_mean_nothing_are_refused(code: int) -> None:
    for wrong_card in ("refused", "penalty"):
        game = Game(Rules(veto=True, wrong_card=wrong_card, suggestions=True), 2, dealer=0, seed=1)
        before = snapshot(game)
        for seat in range(2):
            assert not game.accepts(seat, Action(code))
            with pytest.raises(Refused):
                game.push(seat, Action(code))
        assert snapshot(game) == before


@pytest.mark.parametrize("face", [-1, 62, 99])
def test_faces_that_are_no_card_are_refused(face: int) -> None:
    game = Game(Rules(), 2)
    with pytest.raises(Refused):
        game.cut([face, face])
    game.cut(faces("r9 r1"))
    with pytest.raises(Refused):
        game.shuffle([face, *game.to_shuffle()[1:]])
    assert game.history == ["* cut r9 r1"]
