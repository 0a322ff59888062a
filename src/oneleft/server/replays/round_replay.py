"""A round of a record told again, step by step, as the browser folds it.

A step is what one seat did and the chance it called for; the deal is where a replay starts. What is told for a player
is what that seat could know then: it is built by visibility.py, like everything that leaves a table.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from msgspec.structs import replace as changed

from oneleft.cards import cards_text
from oneleft.game import Event, Game
from oneleft.match import Series, Sitting
from oneleft.notation import Record, RoundRecord
from oneleft.rules import Rules
from oneleft.server.protocol import api, wire
from oneleft.server.protocol.safe_text import clean
from oneleft.server.table.visibility import SPECTATOR, game_event, mine_of, now_of

MOST_STEPS: Final = 10_000  # of the round that is shown
WHIST_HANDS: Final = 28  # a player


class ReplayError(ValueError):
    """Why there is no replay: a key and details for translation, a sentence in English."""

    def __init__(self, key: str, text: str, /, **details: str | int) -> None:
        super().__init__(text)
        self.key = key
        self.details = details


@dataclass(slots=True)
class _Standing:
    """A round to be played again, and how the match stood before it."""

    entry: RoundRecord
    sitting: Sitting
    rules: Rules
    scores: list[int]
    sheet: list[wire.RoundOver]

    def place_of(self, seat: int | None) -> int | None:
        return None if seat is None else self.sitting.seats[seat]

    def by_place(self, values: list[int]) -> list[int]:
        given = dict(zip(self.sitting.seats, values, strict=True))
        return [given.get(place, 0) for place in range(len(self.scores))]


def replay_round(data: Mapping[str, Any], number: int, view: api.ReplayView, actions: int) -> api.Replay:
    """One round of a record that has been checked; `number` from 1."""
    record = Record.from_json(data)
    if number > len(record.rounds):
        text = f"the record has {len(record.rounds)} rounds, there is no round {number}"
        raise ReplayError("no-round", text, round=number, rounds=len(record.rounds))
    if view != "all" and view >= len(record.players):
        text = f"the record has {len(record.players)} players, there is no player {view + 1}"
        raise ReplayError("no-player", text, player=view + 1, players=len(record.players))
    standing, rounds = _stand(record, number)
    if rounds[number - 1].steps > MOST_STEPS:
        text = f"a round that can be shown here has at most {MOST_STEPS} steps"
        raise ReplayError("round-too-long", text, most=MOST_STEPS)
    names = [clean(name) or f"{place + 1}" for place, name in enumerate(record.players)]
    start, *steps = _steps(record, names, standing, number, view)
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


def _stand(record: Record, number: int) -> tuple[_Standing, list[api.ReplayRound]]:
    """How the match stood before this round, and all rounds in short. The points are right: they were checked."""
    series = Series(record.rules, len(record.players), form=record.form, hands=record.hands)
    wanted: _Standing | None = None
    rounds: list[api.ReplayRound] = []
    for at, entry in enumerate(record.rounds, 1):
        sitting = series.next_sitting()
        here = _Standing(entry, sitting, series.rules_for(sitting), list(series.scores), [])
        if at == number:
            wanted = replace(here, sheet=[_over(one) for one in rounds])
        points = None if entry.points is None else here.by_place(entry.points)
        if entry.points is not None:
            series.add_round(sitting, entry.dealer, entry.points)
        rounds.append(
            api.ReplayRound(
                winner=here.place_of(entry.winner),
                points=points,
                scores=list(series.scores),
                steps=_count_steps(entry.actions),
                table=sitting.table,
            )
        )
    assert wanted is not None
    return wanted, rounds


def _over(entry: api.ReplayRound) -> wire.RoundOver:
    return wire.RoundOver(entry.winner, entry.points or [], entry.scores, [])


def _is_chance(action: str) -> bool:
    return action.startswith(("* cut ", "* shuffle "))


def _count_steps(actions: list[str]) -> int:
    return sum(not _is_chance(action) for action in actions)


def _moves(game: Game, actions: list[str]) -> Iterator[tuple[str, list[Event]]]:
    """Plays the actions: first the deal, then each action with the chance that follows it."""
    verb, events = "deal", list[Event]()
    for action in actions:
        if not _is_chance(action):
            yield verb, events
            verb, events = action, []
        events += game.push_text(action)
    yield verb, events


def _steps(
    record: Record, names: list[str], standing: _Standing, number: int, view: api.ReplayView
) -> Iterator[wire.Snapshot | wire.Update]:
    """The table after the deal, then what changed with each step."""
    entry, sitting = standing.entry, standing.sitting
    cut_first = bool(entry.actions) and entry.actions[0].startswith("* cut")
    game = Game(standing.rules, len(sitting.seats), dealer=None if cut_first else entry.dealer)
    shown = _Shown(game, standing, view)
    last = _count_steps(entry.actions)
    # The next action is played only when the step before it has been told: `shown` sees the round as it was then.
    for version, (verb, events) in enumerate(_moves(game, entry.actions)):
        if version == 0:
            yield _start(record, names, standing, number, shown, events)
            continue
        told: list[wire.TableEvent] = [shown.moved(events, "vote" if verb.startswith("*") else "person")]
        if version == last and game.is_over:
            told += _ending(record, standing, game, number)
        yield wire.Update(version - 1, version, told, shown.now(), shown.mine())


class _Shown:
    """What is shown of the round: as one seat could know it, as those who watched, or every hand."""

    def __init__(self, game: Game, standing: _Standing, view: api.ReplayView) -> None:
        self.game = game
        self.shows_all = view == "all"
        self.place = 0 if view == "all" else view
        in_round = not self.shows_all and self.place in standing.sitting.seats
        self.seat = standing.sitting.seats.index(self.place) if in_round else SPECTATOR

    def moved(self, events: list[Event], how: Any) -> wire.Moved:
        if self.shows_all:
            events = [changed(event, to=None) for event in events]
        return wire.Moved([game_event(event, self.seat) for event in events], how)

    def now(self) -> wire.Now:
        """When the round is over the hands are counted: then everyone sees them."""
        now = now_of(self.game, None)
        if not (self.shows_all or self.game.is_over):
            return now
        return changed(now, hands=[cards_text(self.game.hand(seat)) for seat in range(self.game.players)])

    def mine(self) -> wire.Mine | None:
        return mine_of(self.game, self.seat) if self.seat >= 0 else None


def _start(
    record: Record, names: list[str], standing: _Standing, number: int, shown: _Shown, dealt: list[Event]
) -> wire.Snapshot:
    seats = list(standing.sitting.seats)
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
        scores=standing.scores,
        sheet=standing.sheet,
        round=wire.RoundPicture(
            round=number,
            seats=seats,
            now=shown.now(),
            pile=cards_text(view.discard),
            hand=cards_text(view.hand),
            mine=shown.mine(),
        ),
        story=[wire.RoundStarted(number, seats), shown.moved(dealt, "deal")],
    )


def _ending(record: Record, standing: _Standing, game: Game, number: int) -> list[wire.TableEvent]:
    assert game.points is not None
    points = standing.by_place(game.points)
    scores = [score + scored for score, scored in zip(standing.scores, points, strict=True)]
    hands = [""] * len(record.players)
    for seat, place in enumerate(standing.sitting.seats):
        hands[place] = cards_text(game.hand(seat))
    told: list[wire.TableEvent] = [wire.RoundOver(standing.place_of(game.winner), points, scores, hands)]
    if number == len(record.rounds) and record.winners:
        told.append(wire.MatchOver(1, record.winners))
    return told
