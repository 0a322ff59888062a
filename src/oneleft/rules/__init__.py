"""Rules: the options a table can choose, the editions, and what does not go together.

The options and their names are those of docs/rules.md; nothing here or above ever asks for the name of an edition,
only for options.
"""

from oneleft.rules.editions import EDITIONS, Edition, unknown_edition
from oneleft.rules.errors import PROBLEMS, RulesError
from oneleft.rules.option_kinds import (
    CUSTOM_EFFECTS,
    GROUPS,
    MOST_CUSTOMS,
    Choice,
    Customs,
    FirstPlayer,
    Number,
    Option,
    Switch,
)
from oneleft.rules.rules import OPTIONS, Rules, option_from_text, unknown_option
from oneleft.rules.version import RULES_VERSION, UnknownVersion, check_version

__all__ = [
    "CUSTOM_EFFECTS",
    "EDITIONS",
    "GROUPS",
    "MOST_CUSTOMS",
    "OPTIONS",
    "PROBLEMS",
    "RULES_VERSION",
    "Choice",
    "Customs",
    "Edition",
    "FirstPlayer",
    "Number",
    "Option",
    "Rules",
    "RulesError",
    "Switch",
    "UnknownVersion",
    "check_version",
    "option_from_text",
    "unknown_edition",
    "unknown_option",
]
