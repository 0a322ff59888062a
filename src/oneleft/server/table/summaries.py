"""Summaries of tables: what the first page shows people of the tables they sit at."""

from oneleft.server.protocol import api
from oneleft.server.table.table import Member, Table


def my_table(table: Table, member: Member, clock_ms: int | None) -> api.MyTable:
    """Who plays, and who is to act. Everyone at the table may know this; it contains no card."""
    game, match = table.game, table.match
    is_playing = game is not None and table.stage == "playing"
    seat = table.seat_of(member)
    return api.MyTable(
        code=table.code,
        stage=table.stage,
        clock=table.settings.clock,
        players=[_player(table, place, member) for place in range(len(table.chairs))],
        turn=table.sitting[game.turn] if game is not None and is_playing and game.turn is not None else None,
        yours=game is not None and is_playing and seat is not None and game.waits_for(seat),
        round=0 if match is None else len(match.rounds) + is_playing,
        scores=[] if match is None else match.scores,
        left_ms=clock_ms if is_playing else None,
    )


def _player(table: Table, place: int, asking: Member) -> api.MyPlayer:
    chair = table.chairs[place]
    member = None if chair.member is None else table.members[chair.member]
    return api.MyPlayer(
        name=table.name_of(place),
        avatar="" if member is None else member.avatar,
        bot=chair.bot is not None,
        you=member is asking,
    )
