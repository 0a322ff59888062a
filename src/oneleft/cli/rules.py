"""`oneleft rules`: list editions and options, explain a combination in words."""

import argparse
import json
from typing import Any

from oneleft.cards import MOST_PLAYERS
from oneleft.cli.language import listed, spoken, text
from oneleft.cli.options import add_language_option, add_rules_options, chosen_rules
from oneleft.rules import (
    CUSTOM_EFFECTS,
    EDITIONS,
    MOST_CUSTOMS,
    OPTIONS,
    Choice,
    Customs,
    FirstPlayer,
    Number,
    Option,
    Rules,
    Switch,
)


def add_rules(commands: Any) -> None:
    parser = commands.add_parser(
        "rules",
        help=text("help-rules"),
        description=text("help-rules-about"),
    )
    add_rules_options(parser)
    parser.add_argument("--explain", action="store_true", help=text("help-rules-explain"))
    parser.add_argument("--players", type=int, default=None, metavar="K", help=text("help-rules-players"))
    parser.add_argument("--json", action="store_true", help=text("help-rules-json"))
    add_language_option(parser)
    parser.set_defaults(func=run)


def run(arguments: argparse.Namespace) -> int:
    rules = chosen_rules(arguments)
    if arguments.players is not None:
        rules.check_players(arguments.players)
    if arguments.explain:
        _explain(rules, arguments.players, as_json=arguments.json)
    elif arguments.json:
        print(json.dumps(_listing(rules), ensure_ascii=False))
    else:
        _print_listing(rules)
    return 0


def _explain(rules: Rules, players: int | None, *, as_json: bool) -> None:
    from oneleft.explain import explain, explain_text

    if not as_json:
        print(explain_text(rules, players, spoken()))
        return
    sentences = [
        {
            "section": sentence.section,
            "key": sentence.key,
            "text": sentence.text_in(spoken()),
            "clauses": list(sentence.clauses),
        }
        for sentence in explain(rules, players)
    ]
    print(json.dumps({"rules": rules.to_json(), "sentences": sentences}, ensure_ascii=False))


def _listing(rules: Rules) -> dict[str, Any]:
    from oneleft.explain import describe_edition, describe_option

    return {
        "editions": {
            name: {
                "about": describe_edition(name, spoken()),
                "options": Rules.of(name).values(),
            }
            for name in EDITIONS
        },
        "options": {
            name: {"about": describe_option(name, spoken()), "values": option.values_text}
            for name, option in OPTIONS.items()
        },
        "chosen": rules.to_json(),
    }


def _print_listing(rules: Rules) -> None:
    from oneleft.explain import describe_edition, describe_option

    print(text("listing-editions"), end="\n\n")
    for name in EDITIONS:
        print(f"  {name:<10} {describe_edition(name, spoken())}")
    print()
    print(text("listing-options", edition=rules.edition), end="\n\n")
    for name, option in OPTIONS.items():
        print(f"  {name} = {_shown(getattr(rules, name))}")
        print(f"      {describe_option(name, spoken())}")
        print(f"      {text('listing-values', values=_values(option))}")
    print()
    print(text("listing-more"))


def _values(option: Option) -> str:
    """The values of an option as they are typed."""
    match option:
        case Switch():
            return listed(["on", "off"], "listing-or")
        case Number():
            return text("listing-range", least=option.least, most=option.most)
        case Choice():
            return listed([str(value) for value in option.values], "listing-or")
        case FirstPlayer():
            return text("listing-first", last=MOST_PLAYERS - 1)
        case Customs():
            return text("listing-customs", most=MOST_CUSTOMS, effects=", ".join(CUSTOM_EFFECTS))


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ",".join(value) or "none"
    return str(value)
