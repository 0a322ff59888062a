"""`oneleft rules`: list editions and options, explain a combination in words."""

import argparse
import json
from typing import Any

from oneleft.cli.options import add_rules_options, chosen_rules
from oneleft.rules import EDITIONS, OPTIONS, Rules, values_text


def add_rules(commands: Any) -> None:
    parser = commands.add_parser(
        "rules",
        help="list editions and options, or explain the rules of a combination",
        description="Without --explain: the editions and options with their values. "
        "With --explain: the rules in force in words, for an edition and the options set on top of it.",
    )
    add_rules_options(parser)
    parser.add_argument("--explain", action="store_true", help="the rules in words")
    parser.add_argument("--players", type=int, default=None, metavar="K", help="explain for this number of players")
    parser.add_argument("--json", action="store_true", help="print JSON")
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
        print(explain_text(rules, players))
        return
    sentences = [
        {"section": sentence.section, "key": sentence.key, "text": sentence.text, "clauses": list(sentence.clauses)}
        for sentence in explain(rules, players)
    ]
    print(json.dumps({"rules": rules.to_json(), "sentences": sentences}, ensure_ascii=False))


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _listing(rules: Rules) -> dict[str, Any]:
    from oneleft.explain import describe_edition, describe_option

    return {
        "editions": {
            name: {"about": describe_edition(name), "options": {o: _plain(getattr(Rules.of(name), o)) for o in OPTIONS}}
            for name in EDITIONS
        },
        "options": {option: {"about": describe_option(option), "values": values_text(option)} for option in OPTIONS},
        "chosen": rules.to_json(),
    }


def _print_listing(rules: Rules) -> None:
    from oneleft.explain import describe_edition, describe_option

    print("Editions (--edition NAME):\n")
    for name in EDITIONS:
        print(f"  {name:<10} {describe_edition(name)}")
    print(f"\nOptions (--set OPTION=VALUE), with their value in {rules.edition}:\n")
    for option in OPTIONS:
        print(f"  {option} = {_shown(getattr(rules, option))}")
        print(f"      {describe_option(option)}")
        print(f"      Values: {values_text(option)}.")
    print("\n'oneleft rules --explain' says in words how it is played.")


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ",".join(value) or "none"
    return str(value)
