"""A whole table as bytes, and back: what a log is read from instead of from its beginning.

Needs no rules of the past: the round under way is the engine's state as it was. This outlives the program, like the
log: fields may be added with a default, never renamed or given a new meaning. Where that cannot be, FORMAT goes up, and
tables are folded from their logs once more.
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
    story: Raw  # list[Step]: told to those who come back, and of no other use
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


# What a table and its saved form have alike.
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
    """Raises OtherFormat; UnknownVersion where the rules of its match are newer than this program."""
    try:
        return _restored(_read(body))
    except (OtherFormat, UnknownVersion):
        raise
    except Exception as error:  # damaged, or of a version that has broken its promise: there is still the log
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
    except msgspec.ValidationError:  # told in words of another version: those who come back get the table as it is
        table.story_from = table.version
    return table
