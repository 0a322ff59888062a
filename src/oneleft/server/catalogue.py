"""What the lobby offers, and the rules a host has chosen in words. The browser knows no rules of its own."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

import msgspec

from oneleft.bots import BOTS, LADDER
from oneleft.explain import Sentence, explain
from oneleft.match import Series, SeriesError
from oneleft.rules import (
    CUSTOM_EFFECTS,
    EDITIONS,
    MOST_CUSTOMS,
    OPTION_VALUES,
    OPTIONS,
    Rules,
    RulesError,
    unknown_edition,
    unknown_option,
    values_text,
)
from oneleft.server import questions, wire
from oneleft.server.names import clean

LONGEST_VALUE: Final = 1000  # more than any custom text: longer ones get the usual message
LARGEST_NUMBER: Final = 10**9
LONGEST_SHOWN: Final = 40

# Words of a message that mean a setting which is no option of the rules.
SETTING_WORDS: Final = {"players": "players", "rotating": "form", "form": "form", "hands": "hands"}
# Arguments of sentences that number seats.
SEAT_ARGS: Final = {"first-seat": ("seat",), "partners-pair": ("first", "second")}


def catalogue(share: str, guests: Sequence[str] = ()) -> questions.Catalogue:
    """Everything the lobby can offer; `share` is the address to give to others on the network, `guests` own bots."""
    return questions.Catalogue(
        editions=[questions.EditionInfo(edition, Rules.of(edition).values()) for edition in EDITIONS],
        options=[_option(option) for option in OPTIONS],
        effects=list(CUSTOM_EFFECTS),
        bots=[*(level for level in LADDER if level in BOTS), *guests],
        share=share,
    )


def check_settings(settings: wire.Settings) -> Rules:
    """The rules of these settings, or RulesError or SeriesError saying why no match can be played with them."""
    _check_shape(settings.rules)
    rules = Rules.from_json(settings.rules)
    first = rules.first_player
    if first != "left" and first >= settings.players:  # people count seats from one
        raise RulesError("first-player-place", place=first + 1, players=settings.players)
    Series(rules, settings.players, form=settings.form, hands=settings.hands)
    return rules


def clean_settings(settings: wire.Settings) -> wire.Settings:
    """What hosts write on the Customizable cards is shown to others: made safe as names and chat are."""
    texts = settings.rules.get("customs")
    if not isinstance(texts, list):
        return settings
    cleaned = [clean(text[:LONGEST_VALUE]) if isinstance(text, str) else text for text in texts[:LONGEST_VALUE]]
    return msgspec.structs.replace(settings, rules={**settings.rules, "customs": cleaned})


def rules_in_words(settings: wire.Settings) -> questions.RulesInWords:
    """The rules these settings put in force, or what is wrong with them."""
    settings = clean_settings(settings)
    try:
        rules = check_settings(settings)
    except (RulesError, SeriesError) as error:
        return questions.RulesInWords(problem=problem(error))
    changed = rules.to_json()
    del changed["edition"]
    sentences = explain(rules, settings.players, settings.hands)
    sections = [
        questions.RuleSection(section, [_sentence(sentence) for sentence in group])
        for section, group in groupby(sentences, key=lambda sentence: sentence.section)
    ]
    return questions.RulesInWords(sections=sections, changed=changed)


def problem(error: RulesError | SeriesError) -> questions.Problem:
    """A refusal for the browser; `options` lists the settings it is about, to show it beside them."""
    text = str(error)
    named: list[str] = []
    # What follows the colon explains, and may list what else there is to choose from.
    for word in re.findall(r"\w+", text.split(":")[0]):
        name = SETTING_WORDS.get(word, word)
        if (name in OPTIONS or name in SETTING_WORDS.values()) and name not in named:
            named.append(name)
    return questions.Problem(error.key, text, {**error.details, "options": " ".join(named)})


def _option(option: str) -> questions.OptionInfo:
    if option == "customs":
        return questions.OptionInfo(option, "customs", least=0, most=MOST_CUSTOMS)
    if option == "first_player":
        return questions.OptionInfo(option, "first_player")
    values = OPTION_VALUES[option]
    if values is bool:
        return questions.OptionInfo(option, "switch")
    if isinstance(values, range):
        return questions.OptionInfo(option, "number", least=values.start, most=values.stop - 1)
    return questions.OptionInfo(option, "choice", list(values))


def _check_shape(data: dict[str, Any]) -> None:
    """Refuse what Rules would choke on or repeat at full length: anyone can send these."""
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
        raise RulesError("option-size", option=option, values=values_text(option))


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def _sentence(sentence: Sentence) -> questions.RuleSentence:
    args = dict(sentence.args)
    for name in SEAT_ARGS.get(sentence.key, ()):
        args[name] = int(args[name]) + 1  # people count seats from one
    return questions.RuleSentence(sentence.key, args)
