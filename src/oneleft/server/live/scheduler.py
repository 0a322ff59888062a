"""Scheduler: everything at a table that happens by itself: bots at a human pace, clocks, absence, the next round.

Each kind of thing has one method that says, as the table stands, when it is due and what is to be done then. After
every change `look` calls them all, and sets one timer for what comes first.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

from oneleft.action import Action
from oneleft.game import Game, Refused
from oneleft.server.host_bots.host_bots import HostBots
from oneleft.server.live.bot_seats import BotSeats, verb
from oneleft.server.live.pace import Pace
from oneleft.server.logs import note
from oneleft.server.protocol import wire
from oneleft.server.table import entries as log
from oneleft.server.table.consequences import deals_at_once, decided, next_host, still_playing, verdict, waited_for
from oneleft.server.table.table import UNDER_WAY, Accusation

if TYPE_CHECKING:
    from oneleft.server.live.room import Room


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clockwork(Protocol):
    """Time and timers: those of the event loop, or of a test."""

    def time(self) -> float: ...

    def wall(self) -> float:
        """Seconds since 1970: for what outlives the process."""
        ...

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer: ...


class Due(NamedTuple):
    """Something that happens by itself unless the table changes before."""

    when: float
    do: Callable[[], None]


class Scheduler:
    """What happens at one table by itself: bots act, clocks run out, bots stand in for absent people, rounds start."""

    def __init__(self, room: "Room", clockwork: Clockwork, pace: Pace, host_bots: HostBots | None) -> None:
        self._room = room
        self._clockwork = clockwork
        self._pace = pace
        self._timer: Timer | None = None
        self._bot_seats = BotSeats(room, pace, host_bots, self.look)
        self._position: tuple[object, ...] | None = None  # the position that bots and deadline were planned for
        self._deadline: float | None = None
        # After a restart nobody is there yet.
        self._away_since = dict.fromkeys(room.table.members, clockwork.time())
        self._first_ready: float | None = None
        self._deal_since: float | None = None
        self._accused_at: dict[int, float] = {}
        self._due: list[Due] = []
        self._next: float | None = None  # when the first of them is due
        # In the order in which they are done if several are due. While everyone is there, a round needs only these two.
        self._in_round = (self._bots, self._decision)
        self._besides = (
            self._stand_in,
            self._next_round,
            self._next_round_after_days,
            self._deal_at_once,
            self._verdicts,
            self._new_host,
            self._no_longer_waited_for,
        )

    # Called by the room

    def arrived(self, member: int) -> None:
        self._away_since.pop(member, None)

    def went(self, member: int) -> None:
        self._away_since[member] = self._clockwork.time()

    def back_soon(self) -> dict[int, float]:
        """The members who left so recently that they may be on their way back, and until when they are waited for."""
        now = self._clockwork.time()
        until = {member: since + self._pace.back_soon for member, since in self._away_since.items()}
        return {member: when for member, when in until.items() if when > now}

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def clock_ms(self) -> int | None:
        """Milliseconds left for whoever is to act; None without a clock."""
        if self._deadline is None:
            return None
        return max(0, round((self._deadline - self._clockwork.time()) * 1000))

    def starts_ms(self) -> int | None:
        """Milliseconds until the next round starts, ready or not; None while nobody is ready."""
        if self._first_ready is None:
            return None
        return max(0, round((self._first_ready + self._pace.next_round - self._clockwork.time()) * 1000))

    def wake_at(self) -> int | None:
        """When this table has to be in memory again because something is due (seconds since 1970)."""
        if not self._room.table.is_slow or self._next is None:
            return None
        return int(self._clockwork.wall() + self._next - self._clockwork.time())

    @property
    def has_bots_to_move(self) -> bool:
        return self._bot_seats.are_busy

    # Working out what is due

    def look(self) -> None:
        """Something changed: work out anew what is due and when."""
        self.stop()
        self._due, self._next = [], None
        room = self._room
        if room.broken or room.table.closed:
            return
        now = self._clockwork.time()
        self._plan_round(now)
        kinds = self._in_round if self._is_plain_round() else (*self._in_round, *self._besides)
        self._due = [due for kind in kinds for due in kind(now)]
        if self._due:
            self._next = max(min(due.when for due in self._due), now)
            self._timer = self._clockwork.call_at(self._next, self._fire)

    def _fire(self) -> None:
        """Called by the timer: do the first thing that is due. The change it makes leads to `look` again."""
        self._timer = None
        now = self._clockwork.time()
        for due in self._due:
            if due.when <= now:
                due.do()
                return
        self.look()

    def _is_plain_round(self) -> bool:
        """The usual case: everyone is there, and nothing but the round is going on."""
        is_quiet = not (self._away_since or self._first_ready or self._deal_since or self._accused_at)
        return is_quiet and self._room.table.stage == "playing" and not self._room.table.accusations

    def _plan_round(self, now: float) -> None:
        table, game = self._room.table, self._room.table.game
        is_timed = table.has_bots or table.settings.clock != "none"
        if game is None or not is_timed or not self.is_awake():
            self._position, self._deadline = None, None
            if self._bot_seats.are_busy:
                self._bot_seats.clear()
            return
        bots = tuple(table.plays_by_bot(seat) for seat in range(game.players))
        position = (table.round_at, len(game.history), bots)
        if position == self._position:
            return
        self._position = position
        self._bot_seats.plan(game, bots, now)
        self._deadline = None
        allowance = self._pace.allowance(table.settings.clock)
        if table.is_slow and self._waiting_people(game):
            self._deadline = self._days_end(now)
        elif allowance is not None and self._waiting_people(game):
            is_first = table.moved_at == table.round_at
            self._deadline = now + allowance + (self._pace.first_look if is_first else 0)

    def _days_end(self, now: float) -> float:
        """When the days end that began with the last move, which may be before this process started."""
        table, wall = self._room.table, self._clockwork.wall()
        return now + (table.waits_since or wall) + table.settings.days * self._pace.day - wall

    def is_awake(self) -> bool:
        """Whether bots and clocks go on: while a player is there, or while someone watches bots that play alone.

        Where decisions take days nobody has to be there: bots go on up to a person's next decision, as long as any
        person still plays.
        """
        table, present = self._room.table, self._room.present
        if table.is_slow and still_playing(table):
            return True
        people = [chair.member for chair in table.chairs if chair.member is not None and not chair.left]
        return any(member in present for member in people) if people else bool(present)

    def _waiting_people(self, game: Game) -> list[int]:
        """The seats of people the round waits for."""
        table = self._room.table
        if game.turn is None:
            return []
        seats = range(game.players) if game.phase == "vote" else (game.turn,)
        return [seat for seat in seats if table.plays_by_bot(seat) is None and game.waits_for(seat)]

    # What may be due: each yields a `Due` if it is

    def _bots(self, _now: float) -> Iterator[Due]:
        if self._bot_seats.due:
            yield Due(min(self._bot_seats.due.values()), self._bot_acts)

    def _bot_acts(self) -> None:
        game = self._room.table.game
        found = None if game is None else self._bot_seats.next_action(game, self._clockwork.time())
        if found is None or found[1] is None:
            self.look()
        else:
            self._move(*found, "bot")

    def _decision(self, _now: float) -> Iterator[Due]:
        """Someone runs out of time."""
        if self._deadline is not None:
            yield Due(self._deadline, self._decide)

    def _decide(self) -> None:
        """A bot decides for the first of those who are out of time, and stays for those who are not there."""
        table, game = self._room.table, self._room.table.game
        self._deadline = None
        self._position = None
        late = [] if game is None else self._waiting_people(game)
        if game is None or not late:
            self.look()
            return
        member = table.player_at(late[0])
        assert member is not None and member.place is not None
        self._move(late[0], self._bot_seats.decide_at_once(game, late[0]), "clock")
        is_gone = member.id not in self._room.present and not table.is_slow
        is_late = member.missed >= self._pace.strikes
        if (is_gone or is_late) and table.settings.stand_in and member.place is not None:
            self._room.commit(log.StandIn(member.place, on=True))

    def _stand_in(self, _now: float) -> Iterator[Due]:
        """A bot stands in for those the round waits for who are not there."""
        table, game = self._room.table, self._room.table.game
        if game is None or table.is_slow or not table.settings.stand_in or not self._away_since or not self.is_awake():
            return
        for seat in self._waiting_people(game):
            member = table.player_at(seat)
            if member is not None and member.id not in self._room.present:
                entry = log.StandIn(table.sitting[seat], on=True)
                yield Due(self._away_since[member.id] + self._pace.absent, partial(self._room.commit, entry))

    def _next_round(self, now: float) -> Iterator[Due]:
        """The next round starts a while after the first player is ready. Everyone is told when."""
        room, table = self._room, self._room.table
        before = self._first_ready
        if table.stage != "between" or table.is_slow or not table.ready or not waited_for(table, room.present):
            self._first_ready = None
        else:
            self._first_ready = before or now
            yield Due(self._first_ready + self._pace.next_round, self._start_round)
        if before != self._first_ready:
            room.tell_all(wire.NextRound(self.starts_ms()))

    def _next_round_after_days(self, now: float) -> Iterator[Due]:
        """The next round waits for someone to be ready, but not for ever."""
        table = self._room.table
        if table.is_slow and table.stage == "between" and table.sheet and self.is_awake():
            yield Due(self._days_end(now), self._start_round)

    def _start_round(self) -> None:
        self._room.commit(log.StartRound([]))

    def _deal_at_once(self, now: float) -> Iterator[Due]:
        """A match that is to start at once waits only so long for the host's part of the fair shuffle."""
        self._deal_since = (self._deal_since or now) if deals_at_once(self._room.table, self._room.present) else None
        if self._deal_since is not None:
            yield Due(self._deal_since + self._pace.contributions, self._start_match)

    def _start_match(self) -> None:
        self._deal_since = None
        self._room.commit(log.StartMatch())
        self._room.settle()

    def _verdicts(self, now: float) -> Iterator[Due]:
        """A vote that not everyone takes part in ends."""
        accusations = self._room.table.accusations
        self._accused_at = {id_: self._accused_at.get(id_, now) for id_ in accusations}
        for id_, since in self._accused_at.items():
            yield Due(since + self._pace.verdict, partial(self._end_vote, accusations[id_]))

    def _end_vote(self, accusation: Accusation) -> None:
        self._room.commit(verdict(self._room.table, accusation, guilty=bool(decided(accusation))))

    def _new_host(self, _now: float) -> Iterator[Due]:
        """Someone takes over from a host who is away, except in a match where decisions take days."""
        table = self._room.table
        since = self._away_since.get(table.host)
        if since is None or (table.is_slow and table.stage in UNDER_WAY):
            return
        heir = next_host(table, self._room.present)
        if heir is not None:
            yield Due(since + self._pace.host_absent, partial(self._room.commit, log.MakeHost(heir)))

    def _no_longer_waited_for(self, _now: float) -> Iterator[Due]:
        """Between rounds: someone who left has been away too long to be waited for."""
        if self._room.table.stage in ("between", "over"):
            for when in self.back_soon().values():
                yield Due(when, self._see_who_is_ready)

    def _see_who_is_ready(self) -> None:
        version = self._room.table.version
        self._room.settle()
        if self._room.table.version == version:
            self.look()

    def _move(self, seat: int, action: Action | None, how: log.How) -> None:
        if action is None:
            return
        try:
            self._room.commit(log.Move([f"{seat} {action}"], how))
        except Refused as error:
            note("bot_refused", action=verb(action), error=error.key)
            return
        self._room.settle()
