"""A table as a client knows it: a snapshot and the updates folded into it, checked at every step.

This is what a browser does, written a second time: where the server leaves something out of an update, or tells it
twice, the fold no longer equals the next snapshot.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from oneleft.cards import FACE_OF_CODE, cards_text
from oneleft.server.protocol import wire

decode = msgspec.json.Decoder(wire.ToClient).decode
MOST_CHAT = 200
NOTHING_YET = wire.Now(phase="shuffle", turn=None, sizes=[], draw=0)


class FoldError(AssertionError):
    """What the server sent does not fit together."""


class Folded:
    def __init__(self) -> None:
        self._table: wire.Snapshot | None = None
        self.compared = 0  # snapshots that were found equal to the fold
        self.taken = 0  # snapshots and updates

    @property
    def table(self) -> wire.Snapshot:
        assert self._table is not None, "nothing has come yet"
        return self._table

    @property
    def is_empty(self) -> bool:
        return self._table is None

    @property
    def version(self) -> int | None:
        return None if self._table is None else self._table.version

    @property
    def hand(self) -> list[str]:
        return [] if self.table.round is None else self.table.round.hand.split()

    @property
    def mine(self) -> wire.Mine | None:
        return None if self._table is None or self._table.round is None else self._table.round.mine

    @property
    def place(self) -> int | None:
        return _own_place(self.table)

    def take(self, message: Any) -> None:
        """Fold a message in. Raises FoldError where it does not go on from what is known."""
        match message:
            case wire.Snapshot():
                self._replace(message)
                self.taken += 1
            case wire.Update():
                self._table = self._updated(message)
                self.taken += 1
            case wire.Presence() if self._table is not None:
                self._table = replace(self._table, present=message.present)

    def _replace(self, snapshot: wire.Snapshot) -> None:
        known = self._table
        if known is not None:
            if snapshot.version < known.version:
                raise FoldError(f"a snapshot of {snapshot.version} after {known.version}")
            if snapshot.version == known.version and not self._same_sight(snapshot):
                raise FoldError(f"the fold and the snapshot of {known.version} differ:\n{difference(known, snapshot)}")
        self._table = snapshot

    def _same_sight(self, snapshot: wire.Snapshot) -> bool:
        self.compared += 1
        return timeless(self.table) == timeless(snapshot)

    def _updated(self, update: wire.Update) -> wire.Snapshot:
        table = self._table
        if table is None:
            raise FoldError("an update came before anything else")
        if update.since != table.version:
            raise FoldError(f"an update from {update.since} to {update.version}, but {table.version} is known")
        for event in update.events:
            table = _changed(table, event, sees_round=update.now is not None)
        table = replace(table, version=update.version)
        if table.round is not None and update.now is not None:
            table = replace(table, round=replace(table.round, now=update.now, mine=update.mine))
            _check_hand(table)
        return table


def timeless(table: wire.Snapshot) -> wire.Snapshot:
    """Without the clock, which runs on by itself."""
    if table.round is None:
        return table
    return replace(table, round=replace(table.round, now=replace(table.round.now, clock_ms=None)))


def difference(first: wire.Snapshot, second: wire.Snapshot) -> str:
    """The fields in which two snapshots differ."""
    one, other = (msgspec.to_builtins(timeless(table)) for table in (first, second))
    return "\n".join(
        f"{name}: {one.get(name)}\n  not {other.get(name)}"
        for name in sorted({*one, *other})
        if one.get(name) != other.get(name)
    )


def _check_hand(table: wire.Snapshot) -> None:
    round_ = table.round
    if round_ is None or round_.mine is None:
        return
    held = len(round_.hand.split())
    if held != round_.now.sizes[round_.mine.seat]:
        raise FoldError(f"{held} cards in the own hand, but everyone else is told {round_.now.sizes}")


def _own_place(table: wire.Snapshot) -> int | None:
    for place, taken in enumerate(table.places):
        if taken.member == table.you and not taken.left:
            return place
    return None


def _own_seat(table: wire.Snapshot) -> int | None:
    place = _own_place(table)
    if table.round is None or place is None or place not in table.round.seats:
        return None
    return table.round.seats.index(place)


def _changed(table: wire.Snapshot, event: wire.TableEvent, *, sees_round: bool) -> wire.Snapshot:
    if isinstance(event, wire.RoundStarted):
        table = replace(table, story=[])
    if not isinstance(event, wire.Said):
        table = replace(table, story=[*table.story, event])
    match event:
        case wire.Moved():
            for step in event.game:
                table = _stepped(table, step)
            return table
        case wire.Joined():
            return replace(table, people=[*table.people, event.person])
        case wire.Renamed():
            people = [replace(one, name=event.name) if one.id == event.member else one for one in table.people]
            places = [replace(one, name=event.name) if one.member == event.member else one for one in table.places]
            return replace(table, people=people, places=places)
        case wire.AvatarIs():
            people = [replace(one, avatar=event.avatar) if one.id == event.member else one for one in table.people]
            return replace(table, people=people)
        case wire.Left():
            return table
        case wire.Kicked():
            return replace(table, people=[one for one in table.people if one.id != event.member])
        case wire.HostIs():
            return replace(table, host=event.member)
        case wire.PlacesAre():
            return replace(table, places=event.places)
        case wire.Configured():
            return replace(table, stage="waiting", ready=[], settings=event.settings, places=event.places)
        case wire.MatchStarted():
            return replace(
                table,
                stage="between",
                deal=False,
                match=event.match,
                places=event.places,
                sheet=[],
                winners=[],
                ready=[],
                scores=[0] * len(event.places),
            )
        case wire.RoundStarted():
            begun = wire.RoundPicture(
                event.round,
                event.seats,
                NOTHING_YET,
                "",
                commitment=event.commitment,
                contributions=event.contributions,
            )
            return replace(
                table,
                stage="playing",
                ready=[],
                accusations=[],
                round=begun if sees_round else None,
                commitment="",
                contributed=[],
            )
        case wire.Committed():
            return replace(table, commitment=event.commitment)
        case wire.Contributed():
            return replace(table, contributed=sorted([*table.contributed, event.member]))
        case wire.RoundOver():
            sheet = [*table.sheet, event]
            return replace(table, stage="between", scores=event.scores, sheet=sheet, accusations=[], round=None)
        case wire.MatchOver():
            return replace(table, stage="over", winners=event.winners)
        case wire.ReadyAre():
            return replace(table, ready=event.members)
        case wire.Said():
            return replace(table, chat=[*table.chat, event][-MOST_CHAT:])
        case wire.Accused():
            opened = wire.OpenAccusation(event.id, event.by, event.place, event.message, event.voters, {})
            return replace(table, accusations=[*table.accusations, opened])
        case wire.Balloted():
            return replace(table, accusations=[_balloted(one, event) for one in table.accusations])
        case wire.Verdict():
            return replace(table, accusations=[one for one in table.accusations if one.id != event.id])
        case wire.Closed():
            return replace(table, closed=True)


def _balloted(accusation: wire.OpenAccusation, event: wire.Balloted) -> wire.OpenAccusation:
    if accusation.id != event.id:
        return accusation
    return replace(accusation, ballots={**accusation.ballots, str(event.member): event.yes})


def _stepped(table: wire.Snapshot, event: wire.GameEvent) -> wire.Snapshot:
    """Where the cards go: dealt and taken over is the whole hand, drawn is more, played and discarded is less."""
    round_ = table.round
    if round_ is None:
        return table
    hand, pile = round_.hand.split(), round_.pile.split()
    is_own = event.seat is not None and event.seat == _own_seat(table)
    match event.event:
        case "dealt" | "took_over" if is_own:
            assert event.cards is not None
            hand = event.cards.split()
        case "drew" if is_own:
            assert event.cards is not None
            hand += event.cards.split()
        case "turned_up":
            assert event.card is not None
            pile.append(event.card)
        case "put_back":
            pile.pop()
        case "played":
            assert event.card is not None
            pile.append(event.card)
            if is_own:
                hand.remove(event.card)
        case "discarded":
            assert event.card is not None
            pile.insert(len(pile) - 1, event.card)
            if is_own:
                hand.remove(event.card)
        case "shuffled" if event.what == "discard":
            pile = pile[-1:]
        case "shuffled" if event.what == "deck":
            hand, pile = [], []
    cards = cards_text(sorted(FACE_OF_CODE[code] for code in hand))
    return replace(table, round=replace(round_, hand=cards, pile=" ".join(pile)))
