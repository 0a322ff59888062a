"""What follows from the state of a table without a command: the next round, a verdict, another host."""

from collections.abc import Callable, Collection

from oneleft.server.table import entries as log
from oneleft.server.table.table import Accusation, Table


def next_consequence(
    table: Table, present: Collection[int], back_soon: Callable[[], Collection[int]]
) -> log.AnyEntry | None:
    """The next entry that is due at once, or None. `back_soon` finds the members who may be back any moment."""
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
    """Whether the match starts now because the table was made to be played at once: its host has to be there."""
    return table.deal and table.stage == "waiting" and table.host in present and table.is_full()


def goes_on(table: Table, present: Collection[int], back_soon: Collection[int]) -> bool:
    """Whether everyone who counts is ready: those who are there or back soon.

    Where decisions take days, one player who is ready is enough for the next round, since nobody loses time by it;
    another match needs all who still play.
    """
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
    """True once more than half of the voters say yes, False once that cannot happen any more, None until then."""
    yes = sum(accusation.ballots.values())
    no = len(accusation.ballots) - yes
    if 2 * yes > len(accusation.voters):
        return True
    return False if 2 * no >= len(accusation.voters) else None


def verdict(table: Table, accusation: Accusation, *, guilty: bool) -> log.Verdict:
    """The entry that ends a vote. By PEN-1 the referee gives a penalty; here the vote of the others does."""
    lines = [f"* penalty {table.sitting.index(accusation.place)}"] if guilty else []
    return log.Verdict(accusation.id, guilty, lines)


def next_host(table: Table, present: Collection[int]) -> int | None:
    """The member who takes over from the host: one with a place rather than one who watches."""
    candidates = [
        member
        for member in table.members.values()
        if member.id in present and member.id != table.host and not (member.banned or member.screen)
    ]
    candidates.sort(key=lambda member: (member.place is None, member.id))
    return candidates[0].id if candidates else None
