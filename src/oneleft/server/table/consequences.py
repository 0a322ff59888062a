"""What follows from the state of a table without anyone asking: the next round, a verdict, another host."""

from collections.abc import Callable, Collection

from oneleft.server.table import entries as log
from oneleft.server.table.table import Accusation, Table


def next_consequence(
    table: Table, present: Collection[int], back_soon: Callable[[], Collection[int]]
) -> log.AnyEntry | None:
    """The next entry that is due at once, or None. `back_soon` finds those who may come back at any moment."""
    if table.closed:
        return None
    for accusation in table.accusations.values():
        guilty = decided(accusation)
        if guilty is not None:
            return verdict(table, accusation, guilty=guilty)
    if deals_at_once(table, present) and (table.host in table.contributions or not table.next_deal.secret):
        return log.StartMatch()
    if table.stage == "between" and not table.sheet:
        return log.StartRound([])
    if table.stage in ("between", "over") and goes_on(table, present, back_soon()):
        if table.stage == "between":
            return log.StartRound([])
        if table.is_full():
            return log.StartMatch()
    return None


def deals_at_once(table: Table, present: Collection[int]) -> bool:
    """A table made to be played at once starts when its host is there."""
    return table.deal and table.stage == "waiting" and table.host in present and table.is_full()


def goes_on(table: Table, present: Collection[int], back_soon: Collection[int]) -> bool:
    """Whether those who count are ready: everyone who is there or back soon. Where nobody needs to be there, one of
    the players is enough for the next round, which takes no time from anyone; another match needs all."""
    if table.is_slow and table.stage == "between":
        return bool(table.ready)
    here = still_playing(table) if table.is_slow else waited_for(table, present)
    return bool(here) and {*here, *waited_for(table, back_soon)} <= set(table.ready)


def still_playing(table: Table) -> list[int]:
    """The members who play themselves: neither left nor replaced by a bot."""
    return [chair.member for chair in table.chairs if chair.member is not None and not (chair.left or chair.stand_in)]


def waited_for(table: Table, among: Collection[int]) -> list[int]:
    """The members among these whose readiness counts: those with a place."""
    return [member.id for member in table.members.values() if member.place is not None and member.id in among]


def decided(accusation: Accusation) -> bool | None:
    """More than half of the voters say yes; or can no longer; or it is still open (None)."""
    yes = sum(accusation.ballots.values())
    no = len(accusation.ballots) - yes
    if 2 * yes > len(accusation.voters):
        return True
    return False if 2 * no >= len(accusation.voters) else None


def verdict(table: Table, accusation: Accusation, *, guilty: bool) -> log.Verdict:
    """PEN-1: the referee's penalty is given by the vote of the others."""
    lines = [f"* penalty {table.sitting.index(accusation.place)}"] if guilty else []
    return log.Verdict(accusation.id, guilty, lines)


def next_host(table: Table, present: Collection[int]) -> int | None:
    """Who takes over from the host: someone with a place before someone who watches."""
    candidates = [
        member
        for member in table.members.values()
        if member.id in present and member.id != table.host and not (member.banned or member.screen)
    ]
    candidates.sort(key=lambda member: (member.place is None, member.id))
    return candidates[0].id if candidates else None
