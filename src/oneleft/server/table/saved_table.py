"""Snapshots: a whole table as bytes, and back, so that its log need not be read from the beginning.

No old rules are needed to read one: it has the engine's state of the round under way. Like the log it outlives the
program: fields may be added with a default, never renamed or given a new meaning. If that is impossible, FORMAT goes
up, and tables are folded from their logs again.
"""

from collections import deque
from typing import Final

import msgspec
from msgspec import Raw, Struct

from oneleft.fair import FairShuffle
from oneleft.match import Match, SavedMatch
from oneleft.rules import UnknownVersion
from oneleft.server.protocol import wire
from oneleft.server.table.table import Accusation, Chair, Member, Step, Table

FORMAT: Final = 1


class SavedTable(Struct, omit_defaults=True, kw_only=True):
    """Everything a Table holds that does not follow from the rest."""

    format: int
    version: int
    code: str
    settings: wire.Settings
    stage: wire.Stage
    members: list[Member]
    chairs: list[Chair]
    host: int
    story: Raw  # list[Step]: only for telling those who come back what they missed
    closed: bool = False
    match: SavedMatch | None = None
    match_number: int = 0
    sitting: tuple[int, ...] = ()
    sheet: list[wire.RoundOver] = []
    deal: bool = False
    next_deal: FairShuffle = FairShuffle("")
    contributions: dict[int, str] = {}
    fair: FairShuffle | None = None
    ready: list[int] = []
    chat: list[wire.Said] = []
    accusations: list[Accusation] = []
    voted_on: list[int] = []
    story_from: int = 0
    arranged_at: int = 0
    moved_at: int = 0
    played_at: int = 0
    round_at: int = 0
    hoped: list[str] = []
    waits_since: int = 0


class _Formatted(Struct):
    format: int


class OtherFormat(ValueError):
    """A table that was saved in a way this program does not know."""


# The fields that a table and its saved form have in common.
PLAIN: Final = (
    "version",
    "code",
    "closed",
    "stage",
    "chairs",
    "host",
    "match_number",
    "sitting",
    "sheet",
    "deal",
    "next_deal",
    "contributions",
    "fair",
    "ready",
    "story_from",
    "arranged_at",
    "moved_at",
    "played_at",
    "round_at",
    "hoped",
    "waits_since",
)
_encode: Final = msgspec.json.Encoder().encode
_format_of: Final = msgspec.json.Decoder(_Formatted).decode
_decode: Final = msgspec.json.Decoder(SavedTable).decode
_decode_story: Final = msgspec.json.Decoder(list[Step]).decode


def save_table(table: Table) -> bytes:
    saved = SavedTable(
        format=FORMAT,
        **{name: getattr(table, name) for name in PLAIN},
        settings=table.settings,
        members=list(table.members.values()),
        match=None if table.match is None else table.match.save(),
        chat=list(table.chat),
        accusations=list(table.accusations.values()),
        voted_on=sorted(table.voted_on),
        story=Raw(_encode(list(table.steps))),
    )
    return _encode(saved)


def restore_table(body: bytes) -> Table:
    """The table of a snapshot. Raises OtherFormat, or UnknownVersion if its rules are newer than this program."""
    try:
        return _restored(_read(body))
    except (OtherFormat, UnknownVersion):
        raise
    except Exception as error:  # damaged, or some version broke the promise above: the log is still there
        raise OtherFormat(str(error)) from None


def _read(body: bytes) -> SavedTable:
    found = _format_of(body).format
    if found != FORMAT:
        raise OtherFormat(f"format {found}")
    return _decode(body)


def _restored(saved: SavedTable) -> Table:
    table = Table()
    table.set_up(saved.settings)
    for name in PLAIN:
        setattr(table, name, getattr(saved, name))
    for member in saved.members:
        table.members[member.id] = table.by_key[member.key] = member
    if saved.match is not None:
        table.match = Match.restore(saved.match)
        if table.stage != "waiting":
            table.rules = table.match.series.rules
    table.chat.extend(saved.chat)
    table.accusations = {accusation.id: accusation for accusation in saved.accusations}
    table.voted_on = set(saved.voted_on)
    table.look_for_bots()
    try:
        table.steps = deque(_decode_story(saved.story))
    except msgspec.ValidationError:  # written by another version: those who come back get the whole table instead
        table.story_from = table.version
    return table
