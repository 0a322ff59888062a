"""What a host has chosen for a table, checked and made safe to show."""

from typing import Any, Final

import msgspec

from oneleft.match import Series
from oneleft.rules import EDITIONS, OPTIONS, Rules, RulesError, unknown_edition, unknown_option
from oneleft.server.protocol import wire
from oneleft.server.protocol.safe_text import clean

LONGEST_VALUE: Final = 1000  # more than any custom text may have: one slightly too long gets the usual message
LARGEST_NUMBER: Final = 10**9
LONGEST_SHOWN: Final = 40


def check_settings(settings: wire.Settings) -> Rules:
    """The rules of these settings, or RulesError or SeriesError saying why no match can be played with them."""
    _check_shape(settings.rules)
    rules = Rules.from_json(settings.rules)
    first = rules.first_player
    if first != "left" and first >= settings.players:  # people count seats from one
        raise RulesError("first-player-place", ("first_player", "players"), place=first + 1, players=settings.players)
    Series(rules, settings.players, form=settings.form, hands=settings.hands)
    return rules


def clean_settings(settings: wire.Settings) -> wire.Settings:
    """The settings with the texts of Customizable cards made safe: others see them, as they do names and chat."""
    texts = settings.rules.get("customs")
    if not isinstance(texts, list):
        return settings
    cleaned = [clean(text[:LONGEST_VALUE]) if isinstance(text, str) else text for text in texts[:LONGEST_VALUE]]
    return msgspec.structs.replace(settings, rules={**settings.rules, "customs": cleaned})


def _check_shape(data: dict[str, Any]) -> None:
    """Refuse what `Rules` cannot handle or would quote at full length: anyone can send settings."""
    for option, value in data.items():
        if option == "edition":
            if isinstance(value, str) and value not in EDITIONS:
                raise unknown_edition(_short(value))
        elif option not in OPTIONS:
            raise unknown_option(_short(option))
        elif isinstance(value, list):
            for entry in value:
                _check_size(option, entry)
        else:
            _check_size(option, value)
    if not isinstance(data.get("edition", ""), str):
        raise RulesError("edition-name", editions=", ".join(EDITIONS))


def _check_size(option: str, value: object) -> None:
    too_long = isinstance(value, str) and len(value) > LONGEST_VALUE
    too_large = isinstance(value, int) and abs(value) > LARGEST_NUMBER
    if too_long or too_large:
        raise RulesError("option-size", (option,), option=option, values=OPTIONS[option].values_text)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
