"""A round of a record as a replay: a snapshot and an update per step, which the browser folds as at a live table.

A step is what one seat did and the shuffles it led to; a replay starts after the deal. What a player's view shows is
what that seat could know then: it is built by visibility.py, like everything that leaves a table.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

from msgspec.structs import replace as changed

from oneleft.cards import cards_text
from oneleft.game import Event, Game
from oneleft.match.recorded_rounds import RecordedRound, Walk, is_chance, play
from oneleft.notation import Record
from oneleft.server.protocol import api, wire
from oneleft.server.protocol.safe_text import clean
from oneleft.server.table.visibility import SPECTATOR, game_event, mine_of, now_of

MOST_STEPS: Final = 10_000  # in the round that is shown
WHIST_HANDS: Final = 28  # per player


class ReplayError(ValueError):
    """Why there is no replay: a key and details for translation, and a sentence in English."""

    def __init__(self, key: str, text: str, /, **details: str | int) -> None:
        super().__init__(text)
        self.key = key
        self.details = details


def replay_round(data: Mapping[str, Any], number: int, view: api.ReplayView, actions: int) -> api.Replay:
    """One round of a record that has been checked; `number` from 1."""
    record = Record.from_json(data)
    if number > len(record.rounds):
        text = f"the record has {len(record.rounds)} rounds, there is no round {number}"
        raise ReplayError("no-round", text, round=number, rounds=len(record.rounds))
    if view != "all" and view >= len(record.players):
        text = f"the record has {len(record.players)} players, there is no player {view + 1}"
        raise ReplayError("no-player", text, player=view + 1, players=len(record.players))
    wanted, rounds = _walk(record, number)
    if rounds[number - 1].steps > MOST_STEPS:
        text = f"a round that can be shown here has at most {MOST_STEPS} steps"
        raise ReplayError("round-too-long", text, most=MOST_STEPS)
    names = [clean(name) or f"{place + 1}" for place, name in enumerate(record.players)]
    sheet = [_over(one) for one in rounds[: number - 1]]
    start, *steps = _steps(record, names, wanted, sheet, view)
    return api.Replay(
        players=names,
        rules={"edition": record.rules.edition, **record.rules.values()},
        rounds=rounds,
        scores=record.scores,
        winners=record.winners,
        actions=actions,
        round=number,
        view=view,
        start=cast(wire.Snapshot, start),
        steps=cast(list[wire.Update], steps),
    )


def _walk(record: Record, number: int) -> tuple[RecordedRound, list[api.ReplayRound]]:
    """The round to be shown, and all rounds in short. The points are right: they were checked."""
    wanted: RecordedRound | None = None
    rounds: list[api.ReplayRound] = []
    for at, here in enumerate(Walk(record), 1):
        if at == number:
            wanted = here
        points = here.entry.points
        rounds.append(
            api.ReplayRound(
                winner=here.player_at(here.entry.winner),
                points=None if points is None else here.by_player(points),
                scores=here.scores if points is None else here.scores_after(points),
                steps=_count_steps(here.entry.actions),
                table=here.sitting.table,
            )
        )
    assert wanted is not None
    return wanted, rounds


def _over(entry: api.ReplayRound) -> wire.RoundOver:
    return wire.RoundOver(entry.winner, entry.points or [], entry.scores, [])


def _count_steps(actions: list[str]) -> int:
    return sum(not is_chance(action) for action in actions)


def _moves(game: Game, actions: list[str]) -> Iterator[tuple[str, list[Event]]]:
    """Play the actions: first the deal, then each action with the cuts and shuffles that follow it."""
    steps: list[list[str]] = [[]]
    for action in actions:
        if not is_chance(action):
            steps.append([])
        steps[-1].append(action)
    for number, step in enumerate(steps):
        events: list[Event] = []
        for played in play(game, step):
            assert played.refused is None, "the record was checked"
            events += played.events
        yield step[0] if number else "deal", events


def _steps(
    record: Record, names: list[str], here: RecordedRound, sheet: list[wire.RoundOver], view: api.ReplayView
) -> Iterator[wire.Snapshot | wire.Update]:
    """The table after the deal, then what changed with each step."""
    actions, game = here.entry.actions, here.start()
    shown = _Shown(game, here, view)
    last = _count_steps(actions)
    # `_moves` plays an action only when it is asked for the next step, so `shown` sees the round as it is after each.
    for version, (verb, events) in enumerate(_moves(game, actions)):
        if version == 0:
            yield _start(record, names, here, sheet, shown, events)
            continue
        told: list[wire.TableEvent] = [shown.moved(events, "vote" if verb.startswith("*") else "person")]
        if version == last and game.is_over:
            told += _ending(record, here, game)
        yield wire.Update(version - 1, version, told, shown.now(), shown.mine())


class _Shown:
    """What is shown of the round: what one seat could know, what spectators could, or every hand."""

    def __init__(self, game: Game, here: RecordedRound, view: api.ReplayView) -> None:
        self.game = game
        self.shows_all = view == "all"
        self.place = 0 if view == "all" else view
        in_round = not self.shows_all and self.place in here.sitting.seats
        self.seat = here.sitting.seats.index(self.place) if in_round else SPECTATOR

    def moved(self, events: list[Event], how: Any) -> wire.Moved:
        if self.shows_all:
            events = [changed(event, to=None) for event in events]
        return wire.Moved([game_event(event, self.seat) for event in events], how)

    def now(self) -> wire.Now:
        """What everyone sees. When the round is over the hands are counted, so everyone sees them too."""
        now = now_of(self.game, None)
        if not (self.shows_all or self.game.is_over):
            return now
        return changed(now, hands=[cards_text(self.game.hand(seat)) for seat in range(self.game.players)])

    def mine(self) -> wire.Mine | None:
        return mine_of(self.game, self.seat) if self.seat >= 0 else None


def _start(
    record: Record,
    names: list[str],
    here: RecordedRound,
    sheet: list[wire.RoundOver],
    shown: _Shown,
    dealt: list[Event],
) -> wire.Snapshot:
    seats = list(here.sitting.seats)
    people = [wire.Person(place + 1, name) for place, name in enumerate(names)]
    view = shown.game.view(shown.seat if shown.seat >= 0 else None)
    rules = {"edition": record.rules.edition, **record.rules.values()}
    hands = WHIST_HANDS if record.form == "whist" else record.hands
    return wire.Snapshot(
        version=0,
        code="",
        you=0 if shown.shows_all else shown.place + 1,
        host=0,
        stage="playing",
        settings=wire.Settings(rules, len(names), "target" if record.form == "target" else "rotating", hands),
        places=[wire.Place(person.name, person.id) for person in people],
        people=people,
        present=[person.id for person in people],
        chat=[],
        scores=here.scores,
        sheet=sheet,
        round=wire.RoundPicture(
            round=here.number + 1,
            seats=seats,
            now=shown.now(),
            pile=cards_text(view.discard),
            hand=cards_text(view.hand),
            mine=shown.mine(),
        ),
        story=[wire.RoundStarted(here.number + 1, seats), shown.moved(dealt, "deal")],
    )


def _ending(record: Record, here: RecordedRound, game: Game) -> list[wire.TableEvent]:
    assert game.points is not None
    hands = [""] * len(record.players)
    for seat, place in enumerate(here.sitting.seats):
        hands[place] = cards_text(game.hand(seat))
    points, scores = here.by_player(game.points), here.scores_after(game.points)
    told: list[wire.TableEvent] = [wire.RoundOver(here.player_at(game.winner), points, scores, hands)]
    if here.number + 1 == len(record.rounds) and record.winners:
        told.append(wire.MatchOver(1, record.winners))
    return told
