"""Scheduler: everything at a table that happens in time: bots at a human pace, clocks, absence, the next round.

After every change `look` works out when the next such thing is due, and one timer is set for it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from oneleft.action import Action
from oneleft.game import Game, Refused
from oneleft.server.host_bots.host_bots import HostBots
from oneleft.server.live.bot_seats import BotSeats, verb
from oneleft.server.live.pace import Pace
from oneleft.server.logs import note
from oneleft.server.protocol import wire
from oneleft.server.table import entries as log
from oneleft.server.table.consequences import deals_at_once, decided, next_host, still_playing, verdict, waited_for
from oneleft.server.table.table import UNDER_WAY

if TYPE_CHECKING:
    from oneleft.server.live.room import Room


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clockwork(Protocol):
    """Time and timers: the event loop's, or a test's."""

    def time(self) -> float: ...

    def wall(self) -> float:
        """Seconds since 1970: for what outlives the process."""
        ...

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer: ...


class Scheduler:
    """What happens at one table by itself, in time: bots, clocks, absence, days. One timer, for what comes first."""

    def __init__(self, room: "Room", clockwork: Clockwork, pace: Pace, host_bots: HostBots | None) -> None:
        self._room = room
        self._clockwork = clockwork
        self._pace = pace
        self._timer: Timer | None = None
        self._bots = BotSeats(room, pace, host_bots, self.look)
        self._position: tuple[object, ...] | None = None  # what `_bots` and `_deadline` were worked out for
        self._deadline: float | None = None
        # After a restart nobody is there yet.
        self._away_since = dict.fromkeys(room.table.members, clockwork.time())
        self._first_ready: float | None = None
        self._deal_since: float | None = None
        self._accused_at: dict[int, float] = {}
        self._next: float | None = None  # when the next thing is due

    # What the room tells

    def arrived(self, member: int) -> None:
        self._away_since.pop(member, None)

    def went(self, member: int) -> None:
        self._away_since[member] = self._clockwork.time()

    def back_soon(self) -> dict[int, float]:
        """Those who went so lately that they may be on their way back, and until when they are waited for."""
        now = self._clockwork.time()
        until = {member: since + self._pace.back_soon for member, since in self._away_since.items()}
        return {member: when for member, when in until.items() if when > now}

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def clock_ms(self) -> int | None:
        """Time left for whoever is to act."""
        if self._deadline is None:
            return None
        return max(0, round((self._deadline - self._clockwork.time()) * 1000))

    def starts_ms(self) -> int | None:
        """Time until the next round starts, whoever is ready by then."""
        if self._first_ready is None:
            return None
        return max(0, round((self._first_ready + self._pace.next_round - self._clockwork.time()) * 1000))

    def wake_at(self) -> int | None:
        """When this table has to be in memory again for something to happen at it (seconds since 1970)."""
        if not self._room.table.is_slow or self._next is None:
            return None
        return int(self._clockwork.wall() + self._next - self._clockwork.time())

    @property
    def has_bots_to_move(self) -> bool:
        return self._bots.are_busy

    # Working out what is due

    def look(self) -> None:
        """Something changed: see what is due when."""
        self.stop()
        self._next = None
        room = self._room
        if room.broken or room.table.closed:
            return
        now = self._clockwork.time()
        self._plan_round(now)
        times = [*self._bots.due.values(), *self._other_times(now)]
        if self._deadline is not None:
            times.append(self._deadline)
        if times:
            self._next = max(min(times), now)
            self._timer = self._clockwork.call_at(self._next, self._fire)

    def _plan_round(self, now: float) -> None:
        table, game = self._room.table, self._room.table.game
        is_timed = table.has_bots or table.settings.clock != "none"
        if game is None or not is_timed or not self.is_awake():
            self._position, self._deadline = None, None
            if self._bots.are_busy:
                self._bots.clear()
            return
        bots = tuple(table.plays_by_bot(seat) for seat in range(game.players))
        position = (table.round_at, len(game.history), bots)
        if position == self._position:
            return
        self._position = position
        self._bots.plan(game, bots, now)
        self._deadline = None
        allowance = self._pace.allowance(table.settings.clock)
        if table.is_slow and self._waiting_people(game):
            self._deadline = self._days_end(now)
        elif allowance is not None and self._waiting_people(game):
            is_first = table.moved_at == table.round_at
            self._deadline = now + allowance + (self._pace.first_look if is_first else 0)

    def _days_end(self, now: float) -> float:
        """When the days are over that began with the last move, whenever this process began."""
        table, wall = self._room.table, self._clockwork.wall()
        return now + (table.waits_since or wall) + table.settings.days * self._pace.day - wall

    def is_awake(self) -> bool:
        """Bots and clocks go on only while someone who plays is there; or someone watches bots that play alone.

        Where nobody needs to be there they go on up to the next decision of a person, so someone has to be left
        whom they can wait for.
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

    def _other_times(self, now: float) -> list[float]:
        room, table = self._room, self._room.table
        is_quiet = not (self._away_since or self._first_ready or table.accusations)
        if table.stage == "playing" and is_quiet:  # as it mostly is
            self._deal_since = None
            self._accused_at.clear()
            return []
        times = [when for _, when in self._absent_due()]
        starts = self._first_ready
        if table.stage != "between" or table.is_slow or not table.ready or not waited_for(table, room.present):
            self._first_ready = None
        else:
            self._first_ready = self._first_ready or now
            times.append(self._first_ready + self._pace.next_round)
        if table.stage in ("between", "over"):
            times += self.back_soon().values()
        if starts != self._first_ready:
            room.tell_all(wire.NextRound(self.starts_ms()))
        if self._is_slow_between():
            times.append(self._days_end(now))
        self._deal_since = (self._deal_since or now) if deals_at_once(table, room.present) else None
        if self._deal_since is not None:
            times.append(self._deal_since + self._pace.contributions)
        self._accused_at = {id_: self._accused_at.get(id_, now) for id_ in table.accusations}
        times += [when + self._pace.verdict for when in self._accused_at.values()]
        if self._host_may_change() and table.host in self._away_since:
            times.append(self._away_since[table.host] + self._pace.host_absent)
        return times

    def _is_slow_between(self) -> bool:
        """The next round waits for someone to be ready, but not for ever."""
        table = self._room.table
        return table.is_slow and table.stage == "between" and bool(table.sheet) and self.is_awake()

    def _host_may_change(self) -> bool:
        """Someone else is there; and it is not a match in which being away is nothing special."""
        table = self._room.table
        if table.is_slow and table.stage in UNDER_WAY:
            return False
        return next_host(table, self._room.present) is not None

    def _absent_due(self) -> list[tuple[int, float]]:
        """The seats the round waits for whose people are not there, and when a bot stands in."""
        table, game = self._room.table, self._room.table.game
        if game is None or table.is_slow or not table.settings.stand_in or not self._away_since or not self.is_awake():
            return []
        found = []
        for seat in self._waiting_people(game):
            member = table.player_at(seat)
            if member is not None and member.id not in self._room.present:
                found.append((seat, self._away_since[member.id] + self._pace.absent))
        return found

    # Doing it

    def _fire(self) -> None:
        """The timer: do the first thing that is due. Every change looks again."""
        self._timer = None
        now = self._clockwork.time()
        if not (self._fire_bot(now) or self._fire_deadline(now) or self._fire_other(now)):
            self.look()

    def _fire_bot(self, now: float) -> bool:
        game = self._room.table.game
        found = None if game is None else self._bots.next_action(game, now)
        if found is None:
            return False
        seat, action = found
        if action is not None:
            self._move(seat, action, "bot")
        else:
            self.look()
        return True

    def _fire_deadline(self, now: float) -> bool:
        table, game = self._room.table, self._room.table.game
        if game is None or self._deadline is None or self._deadline > now:
            return False
        self._deadline = None
        self._position = None
        for seat in self._waiting_people(game)[:1]:
            member = table.player_at(seat)
            assert member is not None and member.place is not None
            self._move(seat, self._bots.decide_at_once(game, seat), "clock")
            is_gone = member.id not in self._room.present and not table.is_slow
            is_late = member.missed >= self._pace.strikes
            if (is_gone or is_late) and table.settings.stand_in and member.place is not None:
                self._room.commit(log.StandIn(member.place, on=True))
            return True
        return False

    def _fire_other(self, now: float) -> bool:
        room, table = self._room, self._room.table
        for seat, when in self._absent_due():
            if when <= now:
                room.commit(log.StandIn(table.sitting[seat], on=True))
                return True
        if self._first_ready is not None and self._first_ready + self._pace.next_round <= now:
            room.commit(log.StartRound([]))
            return True
        if self._is_slow_between() and self._days_end(now) <= now:
            room.commit(log.StartRound([]))
            return True
        if self._deal_since is not None and self._deal_since + self._pace.contributions <= now:
            self._deal_since = None
            room.commit(log.StartMatch())
            room.settle()
            return True
        for id_, when in self._accused_at.items():
            if when + self._pace.verdict <= now and id_ in table.accusations:
                accusation = table.accusations[id_]
                room.commit(verdict(table, accusation, guilty=bool(decided(accusation))))
                return True
        heir = next_host(table, room.present) if self._host_may_change() else None
        host_since = self._away_since.get(table.host)
        if heir is not None and host_since is not None and host_since + self._pace.host_absent <= now:
            room.commit(log.MakeHost(heir))
            return True
        version = table.version
        room.settle()  # someone may no longer be waited for
        return table.version != version

    def _move(self, seat: int, action: Action | None, how: log.How) -> None:
        if action is None:
            return
        try:
            self._room.commit(log.Move([f"{seat} {action}"], how))
        except Refused as error:
            note("bot_refused", action=verb(action), error=error.key)
            return
        self._room.settle()
