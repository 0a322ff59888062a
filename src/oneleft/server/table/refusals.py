"""What a table refuses, beyond the rules of the game: a key for translation, and the sentence in English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

REASONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "stale": "the table has moved on in the meantime: look again",
        "not-seated": "you are watching: sit down to play",
        "not-in-round": "you are not in this round",
        "no-round": "no round is being played now",
        "only-host": "only the host can do that",
        "place-taken": "this place is taken",
        "no-place": "this table has no place {place}",
        "seated": "you have a place already",
        "screen": "a screen only watches",
        "other-place": "you have seen another hand in this match: you can take only your own place again",
        "not-sitting": "you have no place to stand up from",
        "playing": "that cannot be changed while a match is played",
        "already-started": "the match has started already",
        "free-places": "some places are still free: wait for people, or put bots there",
        "not-between": "there is nothing to be ready for now",
        "is-ready": "you are ready already",
        "other-deal": "that is not the deal that comes next",
        "contributed": "you have added your randomness to this deal already",
        "no-member": "there is nobody with the number {member} at this table",
        "self": "you cannot do that to yourself",
        "empty-text": "the message is empty",
        "long-text": "a message has at most {most} characters",
        "no-suggestions": "these rules have no penalty for suggestions",
        "no-message": "that message is not known, or was not said in this round",
        "accused": "that message has been voted on already, or is being voted on",
        "accuse-self": "you cannot accuse yourself",
        "not-a-player": "the one who said that is not playing this round",
        "no-accusation": "there is no such vote",
        "no-voter": "you have no vote in this",
        "voted": "you have voted already",
        "no-stand-in": "no bot plays for you now",
        "unknown-bot": "there is no bot {bot}",
        "bad-settings": "{problem}",
        "unseat": "{name} sits at a place that would go",
        "closed": "this table is closed",
        "too-fast": "too many messages: wait a moment",
        "not-understood": "the message was not understood: {problem}",
        "hello-again": "you have said hello already",
    }
)


class TableRefusal(ValueError):
    """A command that the table refuses, having changed nothing: a key for translation, and a sentence in English."""

    def __init__(self, key: str, /, **details: int | str) -> None:
        super().__init__(REASONS[key].format_map(details))
        self.key = key
        self.details = details
