"""What the lobby offers, and the rules that a host has chosen, in words. The browser knows no rules of its own."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from oneleft.bots import BOTS, LADDER
from oneleft.explain import Sentence, explain
from oneleft.match import SeriesError
from oneleft.rules import (
    CUSTOM_EFFECTS,
    EDITIONS,
    GROUPS,
    MOST_CUSTOMS,
    OPTIONS,
    Choice,
    Customs,
    FirstPlayer,
    Number,
    Option,
    Rules,
    RulesError,
    Switch,
)
from oneleft.server.protocol import api, wire
from oneleft.server.table.settings import check_settings, clean_settings

# Arguments of sentences that number seats.
SEAT_ARGS: Final = {"first-seat": ("seat",), "partners-pair": ("first", "second")}


def catalogue(share: str, host_bots: Sequence[str] = ()) -> api.Catalogue:
    """Everything the lobby offers; `share` is the server's address on the network, `host_bots` the host's own bots."""
    return api.Catalogue(
        editions=[api.EditionInfo(edition, Rules.of(edition).values()) for edition in EDITIONS],
        options=[_option(option) for group in GROUPS for option in OPTIONS.values() if option.group == group],
        effects=list(CUSTOM_EFFECTS),
        bots=[*(level for level in LADDER if level in BOTS), *host_bots],
        share=share,
    )


def rules_in_words(settings: wire.Settings) -> api.RulesInWords:
    """The rules these settings put in force, or what is wrong with them."""
    settings = clean_settings(settings)
    try:
        rules = check_settings(settings)
    except (RulesError, SeriesError) as error:
        return api.RulesInWords(problem=problem(error))
    sentences = explain(rules, settings.players, settings.hands)
    sections = [
        api.RuleSection(section, [_sentence(sentence) for sentence in group])
        for section, group in groupby(sentences, key=lambda sentence: sentence.section)
    ]
    return api.RulesInWords(sections=sections)


def problem(error: RulesError | SeriesError) -> api.Problem:
    """A refusal for the browser; `options` lists the settings it is about, so that it can be shown beside them."""
    return api.Problem(error.key, str(error), {**error.details, "options": " ".join(error.options)})


def _option(option: Option) -> api.OptionInfo:
    name, group = option.name, option.group
    match option:
        case Switch():
            return api.OptionInfo(name, group, "switch")
        case Number():
            return api.OptionInfo(name, group, "number", least=option.least, most=option.most)
        case Choice():
            return api.OptionInfo(name, group, "choice", list(option.values))
        case FirstPlayer():
            return api.OptionInfo(name, group, "first_player")
        case Customs():
            return api.OptionInfo(name, group, "customs", least=0, most=MOST_CUSTOMS)


def _sentence(sentence: Sentence) -> api.RuleSentence:
    args = dict(sentence.args)
    for name in SEAT_ARGS.get(sentence.key, ()):
        args[name] = int(args[name]) + 1  # people count seats from one
    return api.RuleSentence(sentence.key, args)
