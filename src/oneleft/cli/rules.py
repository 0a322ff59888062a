"""`oneleft rules`: list editions and options, explain a combination in words."""

import argparse
import json
from typing import Any

from oneleft.cards import MOST_PLAYERS
from oneleft.cli.language import listed, spoken, text
from oneleft.cli.options import add_language_option, add_rules_options, chosen_rules
from oneleft.rules import CUSTOM_EFFECTS, EDITIONS, MOST_CUSTOMS, OPTION_VALUES, OPTIONS, Rules, values_text


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


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _listing(rules: Rules) -> dict[str, Any]:
    from oneleft.explain import describe_edition, describe_option

    return {
        "editions": {
            name: {
                "about": describe_edition(name, spoken()),
                "options": {option: _plain(getattr(Rules.of(name), option)) for option in OPTIONS},
            }
            for name in EDITIONS
        },
        "options": {
            option: {"about": describe_option(option, spoken()), "values": values_text(option)} for option in OPTIONS
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
    for option in OPTIONS:
        print(f"  {option} = {_shown(getattr(rules, option))}")
        print(f"      {describe_option(option, spoken())}")
        print(f"      {text('listing-values', values=_values(option))}")
    print()
    print(text("listing-more"))


def _values(option: str) -> str:
    """The values of an option as they are typed."""
    if option == "customs":
        return text("listing-customs", most=MOST_CUSTOMS, effects=", ".join(CUSTOM_EFFECTS))
    if option == "first_player":
        return text("listing-first", last=MOST_PLAYERS - 1)
    values = OPTION_VALUES[option]
    if isinstance(values, range):
        return text("listing-range", least=values.start, most=values.stop - 1)
    return listed(["on", "off"] if values is bool else [str(value) for value in values], "listing-or")


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ",".join(value) or "none"
    return str(value)
