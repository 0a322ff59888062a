"""Replays: folded as a browser does, they equal the game, and no seat is shown what it could not know then."""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from oneleft.bots import make_bot, next_move
from oneleft.cards import FACE_OF_CODE, cards_text
from oneleft.game import Game
from oneleft.match import Match
from oneleft.replay import rounds_of
from oneleft.rules import Rules
from oneleft.server.protocol import api, wire
from oneleft.server.replays import round_replay, service
from oneleft.server.replays.round_replay import ReplayError, replay_round
from oneleft.server.replays.service import Replays, check
from tests.server.desk import make_room
from tests.server.folded import Folded
from tests.server.live import Server, new_key

EVERYTHING = {"stacking": True, "stack_mixed": True, "jump_in": True, "zero_rotation": True, "seven_swap": True}
VARIANTS: tuple[tuple[dict[str, Any], int, dict[str, Any]], ...] = (
    ({"edition": "official", "target": 100}, 2, {}),
    ({"edition": "classic", "target": 60}, 4, {}),
    ({"edition": "official", "draw_to_match": "may", "target": 60, **EVERYTHING}, 3, {}),
    ({"edition": "custom", "customs": ["open", "open", "joke"], "target": 150, **EVERYTHING}, 4, {}),
    ({"edition": "official", "scoring": "elimination", "target": 60}, 4, {}),
    ({"edition": "official", "partners": True}, 4, {"form": "rotating", "hands": 4}),
    ({"edition": "official", "target": 50}, 10, {}),
)


def played(rules: dict[str, Any], players: int, form: dict[str, Any], seed: int = 7) -> dict[str, Any]:
    """The record of a whole match between bots."""
    source = random.Random(seed)
    match = Match(Rules.from_json(rules), [f"P{place}" for place in range(players)], **form)
    bots = [make_bot("random", place) for place in range(players)]
    while not match.is_over:
        game = match.start_round()
        while not game.is_over:
            if game.waits_for_chance:
                game.chance(source)
                continue
            move = next_move(game, bots, source)
            assert move is not None
            game.push(*move)
            if game.rules.suggestions and game.turn is not None and source.random() < 0.02:
                game.penalize(source.randrange(game.players))
        match.finish_round()
    record: dict[str, Any] = json.loads(json.dumps(match.record().to_json()))
    return record


RECORDS = [played(*variant) for variant in VARIANTS]
EACH = pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))


def moments(record: dict[str, Any], number: int) -> Iterator[Game]:
    """The game itself after the deal and after each step."""
    for at, (game, actions) in enumerate(rounds_of(record), 1):
        for index, action in enumerate(actions):
            game.push_text(action)
            following = actions[index + 1] if index + 1 < len(actions) else "0"
            if at == number and not following.startswith(("* cut ", "* shuffle ")):
                yield game


def told(replay: api.Replay) -> list[wire.Snapshot]:
    """The table after the deal and after each step, as a browser folds it; sent and read first."""
    sent = msgspec.json.decode(wire.encode(replay), type=api.Replay)
    folded = Folded()
    folded.take(sent.start)
    tables = [folded.table]
    for step in sent.steps:
        folded.take(step)
        tables.append(folded.table)
    return tables


def seen(replay: api.Replay) -> list[wire.Now]:
    assert replay.start.round is not None
    return [replay.start.round.now, *(step.now for step in replay.steps if step.now is not None)]


@EACH
def test_a_seats_replay_is_the_game_as_that_seat_saw_it(record: dict[str, Any]) -> None:
    actions = check(record)
    number = len(record["rounds"])  # where some are out and seats have moved
    for place in range(len(record["players"])):
        replay = replay_round(record, number, place, actions)
        tables, nows = told(replay), seen(replay)
        games = moments(record, number)
        for table, now, step in zip(tables, nows, [None, *replay.steps], strict=True):
            game = next(games)
            seat = _seat_of(replay, place)
            view = game.view(seat)
            if not game.is_over:
                assert table.round is not None
                assert table.round.hand == cards_text(view.hand)
                assert table.round.pile == cards_text(view.discard)
                expected = None if view.open_hands is None else [cards_text(hand) for hand in view.open_hands]
                assert now.hands == expected
            assert (now.phase, now.turn, now.draw) == (view.phase, view.turn, view.draw_count)
            assert tuple(now.sizes) == view.sizes
            if step is not None and seat is not None:
                assert step.mine is not None
                assert step.mine.legal == [str(action) for action in view.legal]
        assert next(games, None) is None
        assert tables[-1].stage == "over"
        assert tables[-1].winners == record["winners"]
        assert tables[-1].scores == record["scores"]


def _seat_of(replay: api.Replay, place: int) -> int | None:
    assert replay.start.round is not None
    seats = replay.start.round.seats
    return seats.index(place) if place in seats else None


@EACH
def test_with_all_hands_open_every_hand_is_the_games_own(record: dict[str, Any]) -> None:
    actions = check(record)
    for number in range(1, len(record["rounds"]) + 1):
        replay = replay_round(record, number, "all", actions)
        hands = [now.hands for now in seen(replay)]
        right = [[cards_text(game.hand(seat)) for seat in range(game.players)] for game in moments(record, number)]
        assert hands == right
        assert replay.rounds[number - 1].steps == len(replay.steps)
        events = [event for step in replay.steps for event in _game_events(step)]
        assert all(event.cards is not None for event in events if event.event in ("drew", "took_over", "showed"))


def _game_events(step: wire.Update) -> list[wire.GameEvent]:
    return [event for moved in step.events if isinstance(moved, wire.Moved) for event in moved.game]


@EACH
def test_what_a_seat_could_not_know_makes_no_difference(record: dict[str, Any]) -> None:
    """Shuffle the cards that nobody has drawn until the middle: what is told until then is the same for every seat."""
    actions = check(record)
    entry = record["rounds"][0]
    deals = [at for at, action in enumerate(entry["actions"]) if action.startswith("* shuffle")]
    later = entry["actions"][deals[0] + 1 :]
    middle = len(later) // 2
    if any(action.startswith("* shuffle") for action in later[:middle]):
        middle = next(at for at, action in enumerate(later) if action.startswith("* shuffle"))
    kept = entry["actions"][: deals[0] + 1 + middle]
    first = _unfinished(record, kept)
    (game, _), *_ = rounds_of(first)
    for action in kept:
        game.push_text(action)
    left = game.view(None).draw_count
    deck = kept[deals[0]].split(" ")
    mixed = deck[-left:] if left else []
    random.Random(1).shuffle(mixed)
    second = _unfinished(record, [*kept[: deals[0]], " ".join([*deck[: len(deck) - left], *mixed]), *later[:middle]])
    assert check(first) == check(second)
    for place in range(len(record["players"])):
        assert wire.encode(replay_round(first, 1, place, actions)) == wire.encode(
            replay_round(second, 1, place, actions)
        )


@EACH
def test_the_hands_of_others_do_not_leave_before_they_are_seen(record: dict[str, Any]) -> None:
    """Every card that a seat is shown in another hand is one its view has, or was shown to it just then."""
    actions = check(record)
    for place in range(len(record["players"])):
        replay = replay_round(record, 1, place, actions)
        seat = _seat_of(replay, place)
        for step in replay.steps:
            over = any(isinstance(event, wire.RoundOver) for event in step.events)
            opened = step.now is not None and step.now.hands is not None
            for event in _game_events(step):
                own = event.seat == seat or event.to_seat == seat
                assert event.cards is None or own or opened or over or _closes(step)


def _closes(step: wire.Update) -> bool:
    return any(event.event == "hands_closed" for event in _game_events(step))


def _unfinished(record: dict[str, Any], actions: list[str]) -> dict[str, Any]:
    dealer = record["rounds"][0]["dealer"]
    rounds = [{"dealer": dealer, "actions": actions, "winner": None, "points": None}]
    if "form" in record:
        rounds[0]["seats"] = record["rounds"][0]["seats"]
    return {**record, "rounds": rounds, "scores": [0] * len(record["players"]), "winners": []}


def test_the_rounds_in_short_are_by_player() -> None:
    record = RECORDS[4]  # elimination: seats are not players
    replay = replay_round(record, 1, "all", check(record))
    assert len(replay.rounds) == len(record["rounds"])
    assert replay.rounds[-1].scores == record["scores"]
    assert replay.players == record["players"]
    assert all(points.points is not None and len(points.points) == 4 for points in replay.rounds)
    assert replay.rules["scoring"] == "elimination"


def test_bad_records_are_refused_with_the_place_named() -> None:
    record = RECORDS[0]

    def problem(**change: Any) -> str:
        with pytest.raises(ReplayError) as refused:
            check({**record, **change})
        assert refused.value.key == "bad-record"
        assert refused.value.details["problem"] == str(refused.value)
        return str(refused.value)

    rounds = record["rounds"]
    at = next(index for index, action in enumerate(rounds[1]["actions"]) if "play" in action)
    broken = {**rounds[1], "actions": [*rounds[1]["actions"][:at], "0 play C1", *rounds[1]["actions"][at:]]}
    assert problem(rounds=[rounds[0], broken, *rounds[2:]]).startswith(f"round 1, action {at} ('0 play C1')")
    assert problem(scores=[1, 2]).startswith("scores is [1, 2], but must be")
    assert problem(rounds=[{**rounds[0], "winner": 1 - rounds[0]["winner"]}]).startswith("round 0: winner")
    assert "players" in problem(players=["Ann"])
    assert "rounds[0].actions" in problem(rounds=[{**rounds[0], "actions": [7]}])
    assert "format" in problem(format="oneleft/9")


@pytest.mark.parametrize("data", [{}, {"rounds": 3}, {"rounds": [3]}, {"rounds": [{"actions": {}}]}, {"format": []}])
def test_what_is_no_record_at_all_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(ReplayError):
        check(data)


def test_rounds_and_players_that_do_not_exist_and_long_records_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    record = RECORDS[0]
    actions = check(record)
    for number, view, key in ((99, 0, "no-round"), (1, 5, "no-player")):
        with pytest.raises(ReplayError) as refused:
            replay_round(record, number, view, actions)
        assert refused.value.key == key
    monkeypatch.setattr(service, "MOST_ACTIONS", actions - 1)
    with pytest.raises(ReplayError, match="at most"):
        check(record)
    monkeypatch.setattr(round_replay, "MOST_STEPS", 3)
    with pytest.raises(ReplayError, match="at most 3 steps"):
        replay_round(record, 1, "all", actions)


def test_too_many_replays_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_WAITING", 2)

    async def ask() -> list[object]:
        maker = Replays()
        try:
            asked = [maker.make(RECORDS[0], 1, "all") for _ in range(4)]
            return list(await asyncio.gather(*asked, return_exceptions=True))
        finally:
            maker.stop()

    answers = asyncio.run(ask())
    assert [type(answer) for answer in answers] == [bytes, bytes, service.Busy, service.Busy]


def test_names_made_elsewhere_are_safe_to_show() -> None:
    record = {**RECORDS[0], "players": ["Ann\u202e\n\u0000B", " "]}
    assert replay_round(record, 1, "all", check(record)).players == ["Ann B", "2"]


def test_cards_of_a_replay_are_cards() -> None:
    """A guard for this file: the records have everything in them that the tests above are about."""
    kinds = set()
    for record in RECORDS:
        for number in range(1, len(record["rounds"]) + 1):
            replay = replay_round(record, number, "all", 0)
            kinds |= {event.event for step in replay.steps for event in _game_events(step)}
            assert all(
                code in FACE_OF_CODE for now in seen(replay) for hand in now.hands or [] for code in hand.split()
            )
    assert {"drew", "took_over", "showed", "hands_closed", "swapped", "shuffled", "went_out"} <= kinds


def test_a_match_of_this_server_over_http(tmp_path: Any) -> None:
    with Server(tmp_path) as server:
        code = server.make_table(new_key(), "Ann", players=2)

        def ask(**body: Any) -> tuple[int, Any]:
            answer = server.ask("POST", "/api/replay", json.dumps(body).encode(), content_type="application/json")
            return answer.status, answer.json

        assert ask(table=code)[0] == 404
        assert ask(table="ABCDEF", match=1)[0] == 404
        assert ask()[0] == 400
        assert ask(record={}, view=11)[0] == 400
        status, replay = ask(record=RECORDS[0], round=1, view=1)
        assert status == 200
        assert msgspec.convert(replay, api.Replay).view == 1
        status, problem = ask(record={**RECORDS[0], "scores": [1, 2]})
        assert (status, problem["key"]) == (422, "bad-record")
        assert problem["text"].startswith("scores is [1, 2]")
        status, problem = ask(record={"padding": "x" * api.LARGEST_RECORD})
        assert (status, problem["key"]) == (413, "too-large")
        for page in ("/replay", "/replay/ABCDEF/1", "/games"):
            assert server.ask("GET", page).status in (200, 503)  # 503: the client has not been built
        answers = [ask(table="ABCDEF") for _ in range(40)]
        assert (429, "too-fast") in [(status, problem["key"]) for status, problem in answers]
        server.stop()
        assert server.crashes == []


def test_the_record_of_a_table_can_be_replayed() -> None:
    room, desks, _, _ = make_room(wire.Settings(players=2, rules={"target": 50}), people=2)
    source = random.Random(3)
    table = room.table
    while table.match is not None and not table.match.rounds:
        game = table.game
        assert game is not None
        for desk in desks:
            seat = table.seat_of(table.members[desk.member])
            assert seat is not None
            legal = [str(action) for action in game.legal(seat)]
            if game.turn == seat and legal:
                desk.act(source.choice([action for action in legal if action.startswith("play")] or legal))
                break
    assert table.match is not None
    data = json.loads(wire.encode(table.match.record(under_way=False).to_json()))
    replay = replay_round(data, 1, 0, check(data))
    assert told(replay)[-1].sheet[-1].points == table.sheet[0].points
