"""Room: a table that is being played at. Takes commands one at a time, writes them down, then tells everyone.

The order is always the same: apply to the table, append to the store, and only when the store says that it is on disk
send what happened. Messages are made at once, so that each tells of its own version, and wait in line for the disk.
"""

import hashlib
import random
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from oneleft.fair import FairShuffle
from oneleft.game import Refused
from oneleft.server.host_bots.host_bots import HostBots
from oneleft.server.limits import Bucket, Limits
from oneleft.server.live.bot_reactions import BotReactions
from oneleft.server.live.pace import Pace
from oneleft.server.live.scheduler import Clockwork, Scheduler
from oneleft.server.logs import note
from oneleft.server.protocol import wire
from oneleft.server.storage.store import Store
from oneleft.server.table import entries as log
from oneleft.server.table.commands import entry_for, names_taken, playing_seat
from oneleft.server.table.consequences import next_consequence, next_host
from oneleft.server.table.names import clean_name
from oneleft.server.table.refusals import TableRefusal
from oneleft.server.table.saved_table import save_table
from oneleft.server.table.table import Member, Step, Table
from oneleft.server.table.visibility import Broadcast, Viewer, snapshot, viewer_of

SEAT_DETAILS: Final = ("seat", "turn", "accused", "holder")  # details of a refusal that are seats: told as names
ADDS_FOR_GOOD: Final = (wire.Say, wire.Rename, wire.SetAvatar, wire.Leave)  # to the log: not as fast as one likes
MOST_AT_A_TABLE: Final = 100  # connections
SAVE_EVERY: Final = 256  # entries: hardly more are folded when a table is read back
SAVED_AN_ENTRY: Final = 256  # bytes: the snapshots of a long match are large, and seldom in return


class Client(Protocol):
    """One connection of a member."""

    member: int

    def post(self, message: bytes) -> None: ...

    def close(self, goodbye: wire.Goodbye | None = None) -> None: ...


def digest(key: str) -> str:
    """What is kept of a member's secret."""
    return hashlib.sha256(key.encode()).hexdigest()


class Room:
    """A table with people connected: applies what they ask for, writes it to the store, then tells everyone."""

    def __init__(
        self,
        table: Table,
        store: Store,
        clockwork: Clockwork,
        pace: Pace,
        limits: Limits,
        chance: random.Random,
        on_empty: Callable[["Room"], None],
        host_bots: HostBots | None = None,
        saved_at: int = 0,
    ) -> None:
        """`saved_at`: the version of the table whose snapshot the store has."""
        self.table = table
        self.clients: set[Client] = set()
        self.present: set[int] = set()  # the members who are connected
        self._watching: list[tuple[Client, Member, Viewer]] = []
        self._watched_at = -1  # what the table was arranged like for that; -1: someone has come or gone
        self.chance = chance
        self.broken = False
        self._store = store
        self._clockwork = clockwork
        self._due: int | None = None  # as the store has it, since this room was opened
        self._saved_at = saved_at
        self._save_at = saved_at + SAVE_EVERY
        self._limits = limits
        self._on_empty = on_empty
        self._waiting: deque[list[tuple[Client, bytes]]] = deque()  # what to send, one list for each append under way
        self._flushed: list[Callable[[], None]] = []
        self._chat_rates: dict[int, Bucket] = {}
        self.scheduler = Scheduler(self, clockwork, pace, host_bots)
        self._bot_reactions = BotReactions(self, clockwork)

    # Coming and going

    def enter(self, client: Client, hello: wire.Hello) -> None:
        """Someone says hello. `client.member` is set here; everything they may know is sent."""
        member = self.table.by_key.get(digest(hello.key))
        if member is not None and member.banned:
            client.close(wire.Goodbye("kicked", "the host has asked you to leave this table"))
            return
        if self.table.closed:
            client.close(wire.Goodbye("closed", "this table is closed"))
            return
        if len(self.clients) >= MOST_AT_A_TABLE or (member is None and len(self.table.members) >= self._limits.members):
            client.close(wire.Goodbye("full", "this table is full"))
            return
        if member is None:
            member = self.add_member(hello.key, hello.name, hello.avatar, screen=hello.screen)
        elif hello.avatar not in ("", member.avatar) and self._may_chat(member):
            self.commit(log.SetAvatar(member.id, hello.avatar))
        place = self._place_kept_for(member)
        if place is not None:
            self.commit(log.StandIn(place, on=False))
        if self.table.host not in self.present and self.table.members[self.table.host].banned and not member.screen:
            self.commit(log.MakeHost(member.id))
        client.member = member.id
        self._watched_at = -1
        self.clients.add(client)  # only now: the first thing it gets is what it has missed, with the above
        self.present.add(member.id)
        self.scheduler.arrived(member.id)
        self._catch_up(client, member, hello.version)
        starts_ms = self.scheduler.starts_ms()
        if starts_ms is not None:
            self._post_in_line(client, wire.encode(wire.NextRound(starts_ms)))
        self._tell_presence()
        self.settle()
        self.scheduler.look()

    def add_member(self, key: str, name: str, avatar: str = "", *, screen: bool = False) -> Member:
        number = len(self.table.members) + 1
        self.commit(log.Join(number, clean_name(name, names_taken(self.table)), digest(key), avatar, screen))
        return self.table.members[number]

    def _place_kept_for(self, member: Member) -> int | None:
        """The place where a bot stands in for this member, who is back now."""
        for place, chair in enumerate(self.table.chairs):
            if chair.member == member.id and chair.stand_in:
                return place
        return None

    def exit(self, client: Client) -> None:
        """A connection is gone."""
        if client not in self.clients:
            return
        self._watched_at = -1
        self.clients.discard(client)
        if all(other.member != client.member for other in self.clients):
            self.present.discard(client.member)
            self.scheduler.went(client.member)
            self._tell_presence()
            self.settle()
            self.scheduler.look()
        if not self.clients:
            self._on_empty(self)

    def _tell_presence(self) -> None:
        self.tell_all(wire.Presence(sorted(self.present)))

    def tell_all(self, message: wire.Presence | wire.NextRound | wire.Reaction) -> None:
        """What is no part of the log."""
        encoded = wire.encode(message)
        for client in self.clients:
            self._post_in_line(client, encoded)

    # Commands

    def handle(self, client: Client, command: wire.MemberCommand) -> None:
        """A command of a member; answered in every case."""
        member = self.table.members[client.member]
        try:
            self._do(client, member, command)
        except (TableRefusal, Refused) as error:
            self._post_in_line(client, wire.encode(self._refused(command.id, error)))

    def _do(self, client: Client, member: Member, command: wire.MemberCommand) -> None:
        match command:
            case wire.Act():  # first: most are
                self._enter(client, member, command)
                place = self._place_kept_for(member) if self.table.has_bots else None
                if place is not None:
                    self.commit(log.StandIn(place, on=False))
                self.settle()
            case wire.Ping():
                client.post(wire.encode(wire.Pong(command.id)))
            case wire.Resync():
                self._catch_up(client, member, command.version)
            case wire.Why():
                self._post_in_line(client, wire.encode(self._reason(member, command)))
            case wire.React():
                self._check_chat_rate(member)
                message = wire.encode(wire.Reaction(command.emoji, member.id))
                for other in self.clients:
                    other.post(message)
                client.post(wire.encode(wire.Ack(command.id)))
            case _:  # what is left is a LoggedCommand, or mypy complains
                if isinstance(command, ADDS_FOR_GOOD):
                    self._check_chat_rate(member)
                self._enter(client, member, command)
                self._after(member, command)
                self.settle()

    def _enter(self, client: Client, member: Member, command: wire.LoggedCommand) -> None:
        """Write down what a member asks for."""
        self.commit(entry_for(self.table, member, command, self.present), client, command.id)

    def _after(self, member: Member, command: wire.LoggedCommand) -> None:
        match command:
            case wire.Accuse():
                accusation = self.table.accusations[self.table.version]
                self.commit(log.Ballot(accusation.id, member.id, yes=True))
            case wire.Kick():
                for client in [client for client in self.clients if client.member == command.member]:
                    self.exit(client)
                    client.close(wire.Goodbye("kicked", "the host has asked you to leave this table"))
            case wire.Leave() if member.id == self.table.host:
                heir = next_host(self.table, self.present)
                if heir is not None:
                    self.commit(log.MakeHost(heir))

    def _check_chat_rate(self, member: Member) -> None:
        if not self._may_chat(member):
            raise TableRefusal("too-fast")

    def _may_chat(self, member: Member) -> bool:
        bucket = self._chat_rates.get(member.id)
        if bucket is None:
            bucket = self._chat_rates[member.id] = Bucket(*self._limits.chat)
        return bucket.take()

    def _reason(self, member: Member, command: wire.Why) -> wire.Reason:
        game = self.table.game
        seat = playing_seat(self.table, member)
        assert game is not None
        error = game.reason(seat, command.action)
        if error is None:
            return wire.Reason(command.id, command.action)
        refused = self._refused(command.id, error)
        costs = game.price(seat, command.action)
        return wire.Reason(command.id, command.action, refused.key, refused.args, refused.text, costs)

    def _refused(self, command: int | None, error: TableRefusal | Refused) -> wire.Refused:
        details = dict(error.details)
        for name in SEAT_DETAILS:
            seat = details.get(name)
            if isinstance(seat, int) and 0 <= seat < len(self.table.sitting):
                details[name] = self.table.name_of(self.table.sitting[seat])
        return wire.Refused(command, error.key, details, str(error))

    # Writing down and telling

    def commit(self, entry: log.AnyEntry, client: Client | None = None, command: int | None = None) -> None:
        """Apply an entry, write it, and tell everyone once it is on disk. Raises Refused, and nothing has changed."""
        if self.broken:
            raise TableRefusal("closed")
        table = self.table
        if isinstance(entry, log.StartRound) and table.next_deal.secret:
            entry.secret = FairShuffle.new().secret  # for the deal after this one
        if isinstance(entry, log.Timed) and table.is_slow:
            entry.at = int(self._clockwork.wall())
        happenings = table.apply(entry, self.chance)
        self.scheduler.look()
        match = table.match
        ended = table.stage == "over" and any(isinstance(happening, wire.MatchOver) for happening in happenings)
        record = wire.encode(match.record().to_json()) if ended and match is not None else None
        self._waiting.append(self._messages(client, command))
        self._bot_reactions.notice(happenings)
        self._note_due()
        self._store.append(table.code, table.version, wire.encode(entry), record, self._written)
        if isinstance(entry, log.Close):
            self._store.mark_closed(table.code)

    def _note_due(self) -> None:
        """Written ahead of the entry: should the process end in between, the table is looked at late, but it is."""
        due = self.scheduler.wake_at()
        if due != self._due:
            self._due = due
            self._store.set_due(self.table.code, due)

    def _messages(self, acting: Client | None, command: int | None) -> list[tuple[Client, bytes]]:
        """What each client is told of the last step."""
        table = self.table
        clock_ms = self.scheduler.clock_ms()
        broadcast = Broadcast(table, [table.steps[-1]], clock_ms)
        out: list[tuple[Client, bytes]] = []
        for client, member, viewer in self._watchers():
            ack = command if client is acting else None
            if member.seen_since == table.version:  # what this member may see has changed as a whole
                out.append((client, snapshot(table, member, sorted(self.present), clock_ms)))
                if ack is not None:
                    out.append((client, wire.encode(wire.Ack(ack))))
                continue
            out.append((client, broadcast.update(viewer, ack)))
        return out

    def _watchers(self) -> list[tuple[Client, Member, Viewer]]:
        if self._watched_at != self.table.arranged_at:
            members = [(client, self.table.members[client.member]) for client in self.clients]
            self._watching = [(client, member, viewer_of(self.table, member)) for client, member in members]
            self._watched_at = self.table.arranged_at
        return self._watching

    def _written(self, error: BaseException | None) -> None:
        if self.broken:
            return
        if error is not None:
            self._break(error)
            return
        for client, message in self._waiting.popleft():
            client.post(message)
        if not self._waiting:
            flushed, self._flushed = self._flushed, []
            for call in flushed:
                call()
            if self.table.version >= self._save_at:
                self.save()

    def save(self) -> None:
        """Let the store have the whole table, once all that happened is on disk: so it is read back at once, and by
        rules that have changed since."""
        table = self.table
        if not self.broken and self.is_flushed and table.version > self._saved_at:
            body = save_table(table)
            self._saved_at = table.version
            self._save_at = table.version + max(SAVE_EVERY, len(body) // SAVED_AN_ENTRY)
            self._store.put_snapshot(table.code, table.version, body)

    def _break(self, error: BaseException) -> None:
        """Memory is ahead of the disk: forget this room. Clients come back, and the table is read from disk again."""
        self.broken = True
        note("table_broken", table=self.table.code, error=str(error))
        self.stop()
        self._waiting.clear()
        for client in list(self.clients):
            client.close()
        self.clients.clear()
        self.present.clear()
        self._on_empty(self)
        for call in self._flushed:
            call()

    def when_flushed(self, call: Callable[[], None]) -> None:
        """Call when everything applied so far is on disk (or the room is broken)."""
        if self._waiting:
            self._flushed.append(call)
        else:
            call()

    @property
    def is_flushed(self) -> bool:
        return not self._waiting

    def _post_in_line(self, client: Client, message: bytes) -> None:
        """Send behind everything that still waits for the disk."""
        if self._waiting:
            self._waiting[-1].append((client, message))
        else:
            client.post(message)

    def _catch_up(self, client: Client, member: Member, version: int | None) -> None:
        """Just what was missed, where the steps since are at hand; else the whole table."""
        table = self.table
        clock_ms = self.scheduler.clock_ms()
        known = version is not None and max(table.story_from, member.seen_since) <= version <= table.version
        if version is None or not known:
            message = snapshot(table, member, sorted(self.present), clock_ms)
        elif version == table.version:
            message = wire.encode(wire.Update(version, version, []))
        else:
            missed: list[Step] = [step for step in table.steps if step.version > version]
            message = Broadcast(table, missed, clock_ms).update(viewer_of(table, member))
        self._post_in_line(client, message)

    # What follows by itself

    def settle(self) -> None:
        """Commit what is due at once: the next round, a verdict."""
        while (
            not self.broken
            and (entry := next_consequence(self.table, self.present, self.scheduler.back_soon)) is not None
        ):
            self.commit(entry)

    def wake(self) -> None:
        """See to what is due although nobody has come."""
        self.settle()
        self.scheduler.look()
        self._due = self.scheduler.wake_at()
        self._store.set_due(self.table.code, self._due)

    def stop(self) -> None:
        self.scheduler.stop()
        self._bot_reactions.stop()
