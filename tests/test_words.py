"""The catalogue: every language is whole and well formed, every message is used, and no text is outside of it."""

import ast
import re
import shutil
import string
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from oneleft.bots import BOTS, LADDER
from oneleft.cli.language import listed
from oneleft.explain import SECTIONS
from oneleft.game.refusal import REASONS as GAME_REASONS
from oneleft.match.series import PROBLEMS as SERIES_PROBLEMS
from oneleft.rules import CUSTOM_EFFECTS, EDITIONS, GROUPS, OPTIONS, Choice
from oneleft.rules import PROBLEMS as RULES_PROBLEMS
from oneleft.server.table.refusals import REASONS as TABLE_REASONS
from oneleft.words import LANGUAGES, LOCALES, Words, amount, match_language, pick_language, words

ROOT = Path(__file__).parent.parent
ENGLISH = words("en")
EXISTING = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())

WHO = ("you", "other")
# Keys that are put together at run time: how they begin, and what comes behind where that is not checked elsewhere.
# Events, effects, options, values, editions, refusals and the rules in words are: here below, in test_explain and
# test_play, and in the tests of the browser.
BUILT: dict[str, tuple[str, ...] | None] = {
    "access-tell-": ("all", "mine"),
    "act-sort-": ("color", "value", "drawn"),
    "alerts-": ("on", "off", "blocked", "nowhere"),
    "ask-": ("turn", "drawn", "respond", "color", "discard", "vote", "perform"),
    "avatar-": ("shape", "face", "color"),
    "bot-": (*BOTS, *(f"about-{level}" for level in (*LADDER, "own"))),
    "card-": ("W", "W4", "WH"),
    "choice-": ("uno", "catch", "veto", "perform", "chicken"),
    "color-": tuple("rygb"),
    "custom-": CUSTOM_EFFECTS,
    "edition-": (*EDITIONS, *(f"about-{edition}" for edition in EDITIONS)),
    "effect-": (*CUSTOM_EFFECTS, *(f"about-{effect}" for effect in CUSTOM_EFFECTS)),
    "fair-step-": tuple(f"{step}{end}" for step in ("commit", "add", "deal", "show") for end in ("", "-about")),
    "fair-verdict-": ("fair", "other-secret", "other-contributions", "own-missing", "other-order", "other-hand"),
    "games-filter-": ("7", "30", "365"),
    "group-": (*GROUPS, "table"),
    "hint-": ("turn", "draw", "wild", "uno", "challenge", "catch", "jump"),
    "lobby-stage-": ("waiting", "playing", "between", "over"),
    "look-motion-": ("system", "less"),
    "look-theme-": ("system", "light", "dark"),
    "make-": tuple(f"{flag}{end}" for flag in ("public", "spectators", "stand_in") for end in ("", "-about")),
    "make-clock-": tuple(f"{clock}{end}" for clock in ("none", "relaxed", "fast", "days") for end in ("", "-about")),
    "make-form-": ("target", "rotating"),
    "option-": (*OPTIONS, *(f"about-{option}" for option in OPTIONS)),
    "problem-": None,
    "refused-": None,
    "replay-": ("first", "back", "play", "pause", "next", "last"),
    "rule-": None,
    "rules-section-": SECTIONS,
    "seat-": ("passed", "skipped", "passed-short", "skipped-short"),
    "sheet-goal-": ("winner_takes", "running_total", "elimination"),
    "story-": None,
    "table-gone-": ("no_table", "kicked", "closed", "full", "bad_hello", "no_table-more", "bad_hello-more"),
    "talk-": ("log", "chat"),
    "turn-": (*WHO, *(f"{phase}-{who}" for phase in ("respond", "discard", "color", "vote", "perform") for who in WHO)),
    "value-": tuple(
        f"{name}-{value}" for name, option in OPTIONS.items() if isinstance(option, Choice) for value in option.values
    ),
}

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
LARGEST_COUNT = 1000  # no message counts further

# Letters that the usual keyboard for a language types with one key, or AltGr and one; LATIN where nothing is said.
LATIN = string.ascii_lowercase
TYPED = {
    "pl": LATIN + "ąćęłńóśźż",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "et": LATIN + "õäöü",
    "lt": LATIN + "ąčęėįšųūž",
}
WILD_KEY = "w"


class Reader(Visitor):
    """What a message uses: variables, other messages, and the choices by number."""

    def __init__(self) -> None:
        self.variables: list[str] = []
        self.messages: set[str] = set()
        self.choices: list[ftl.SelectExpression] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if set(names_of(node)) <= CATEGORIES | {name for name in names_of(node) if name.isdigit()} and any(
            name != "other" for name in names_of(node)
        ):
            self.choices.append(node)
        self.generic_visit(node)


def names_of(choice: ftl.SelectExpression) -> list[str]:
    return [key.name if isinstance(key := variant.key, ftl.Identifier) else key.value for variant in choice.variants]


def read(node: Any) -> Reader:
    reader = Reader()
    reader.visit(node)
    return reader


def placeholders(message: ftl.Message, others: Mapping[str, ftl.Message]) -> set[str]:
    """What is filled in, by Fluent, also into `others` it refers to, or, in the help of the command, by argparse."""
    assert message.value is not None
    texts = [part.value for part in message.value.elements if isinstance(part, ftl.TextElement)]
    inside = [placeholders(others[name], others) for name in read(message).messages if name in others]
    return {*read(message).variables, *re.findall(r"%\(\w+\)s", " ".join(texts))}.union(*inside)


@cache
def entries(text: str) -> list[Any]:
    return list(parse(text).body)


def messages_in(folder: Path) -> tuple[dict[str, ftl.Message], list[str]]:
    """The messages of a language, and what is malformed."""
    found: dict[str, ftl.Message] = {}
    wrong = []
    for file in sorted(folder.glob("*.ftl")):
        for entry in entries(file.read_text(encoding="utf-8")):
            if isinstance(entry, ftl.Junk):
                wrong.append(f"{file.name}: cannot be read: {entry.content!r}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    wrong.append(f"{entry.id.name}: twice")
                if entry.value is None:
                    wrong.append(f"{entry.id.name}: has no text")
                found[entry.id.name] = entry
    return found, wrong


@cache
def numbers_of_form(language: str) -> dict[str, list[int]]:
    """The whole numbers of each plural form of a language (CLDR)."""
    form = Locale.parse(language, sep="-").plural_form
    found: dict[str, list[int]] = {}
    for number in range(LARGEST_COUNT + 1):
        found.setdefault(form(number), []).append(number)
    return found


def one_is_1(language: str) -> bool:
    """Whether [one] is 1 alone; elsewhere it is 21 or 0 too."""
    return numbers_of_form(language)["one"] == [1]


def number_problems(language: str, message: ftl.Message) -> Iterator[str]:
    reader = read(message)
    for choice in reader.choices:
        names = set(names_of(choice))
        covered = names | ({"one"} if "1" in names and one_is_1(language) else set())
        default = next(name for name, variant in zip(names_of(choice), choice.variants, strict=True) if variant.default)
        if default not in CATEGORIES:
            yield f"{message.id.name}: the default must be a form such as other, not {default}"
        if missing := numbers_of_form(language).keys() - {"other"} - covered:
            yield f"{message.id.name}: has no form for {', '.join(sorted(missing))}"
        if not isinstance(choice.selector, ftl.VariableReference):
            continue
        number = choice.selector.id.name
        inside = sum(read(variant.value).variables.count(number) for variant in choice.variants)
        if reader.variables.count(number) > inside + sum(number_of(other) == number for other in reader.choices):
            continue  # the number stands outside of the forms
        for variant, name in zip(choice.variants, names_of(choice), strict=True):
            exact = name.isdigit() or (name == "one" and one_is_1(language))
            if not exact and name != "other" and number not in read(variant.value).variables:
                yield f"{message.id.name}: [{name}] stands for several numbers; write ${number}, or [1] for 1 alone"


def number_of(choice: ftl.SelectExpression) -> str | None:
    return choice.selector.id.name if isinstance(choice.selector, ftl.VariableReference) else None


def problems(locales: Path, language: str) -> list[str]:
    """What is wrong with a language, against English."""
    english, _ = messages_in(locales / "en")
    own, wrong = messages_in(locales / language)
    wrong += [f"{key}: is missing" for key in english.keys() - own.keys()]
    wrong += [f"{key}: is not in English" for key in own.keys() - english.keys()]
    for key in english.keys() & own.keys():
        wanted, found = placeholders(english[key], english), placeholders(own[key], own)
        if wanted != found:
            wrong.append(f"{key}: fills in {sorted(found)}, English {sorted(wanted)}")
        wrong += number_problems(language, own[key])
    wrong += [f"{key}: refers to {name}" for key in own for name in read(own[key]).messages if name not in own]
    letters = Words(language, locales)
    if len({letters.text("card-letter", color=color) for color in "rygb"}) < 4:
        wrong.append("card-letter: two colours have the same letter")
    keys = [letters.text("color-key", color=color).lower() for color in "rygb"]
    if len(set(keys)) < 4 or WILD_KEY in keys:
        wrong.append(f"color-key: {keys} are not four different keys beside {WILD_KEY}")
    wrong += [f"color-key: {key} cannot be typed with one key" for key in keys if key not in TYPED.get(language, LATIN)]
    return wrong


def test_every_language_is_declared_and_has_a_folder() -> None:
    assert set(LANGUAGES) == set(EXISTING)
    assert next(iter(LANGUAGES)) == "en"
    assert all(language.direction in ("ltr", "rtl") for language in LANGUAGES.values())
    for code, language in LANGUAGES.items():
        assert language.english in str(Locale.parse(code, sep="-").get_display_name("en"))


def test_the_readme_names_every_language() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [language.english for language in LANGUAGES.values() if language.english not in readme] == []


@pytest.mark.parametrize("language", EXISTING)
def test_every_language_is_whole_and_well_formed(language: str) -> None:
    assert problems(LOCALES, language) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("app-name = OneLeft", "", "app-name: is missing"),
        ("app-name = OneLeft", "app-name = OneLeft\nmore = More", "more: is not in English"),
        ("app-name = OneLeft", "app-name = OneLeft\n!", "cannot be read"),
        ("app-name = OneLeft", "app-name = { other }", "app-name: refers to other"),
        ("list-and = { $first } and { $last }", "list-and = { $first } i { $end }", "list-and: fills in"),
        (
            "Score after round { $round }",
            "{ $round ->\n  [one] Raz\n *[other] { $round }\n }",
            "sheet-heading: has no form for few",
        ),
        ("(%(default)s)", "", "help-play-bots: fills in"),
        ("[y] Y", "[y] R", "two colours have the same letter"),
        ("[g] G", "[g] Ye", "color-key: ye cannot be typed"),
        ("color-key = { card-letter }", "color-key = Y", "are not four different keys"),
        ("[g] G", "[g] W", "are not four different keys"),
    ],
)
def test_what_is_wrong_with_a_language_is_found(tmp_path: Path, old: str, new: str, said: str) -> None:
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    shutil.copytree(LOCALES / "en", tmp_path / "pl")
    for file in (tmp_path / "pl").glob("*.ftl"):
        file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert any(said in problem for problem in problems(tmp_path, "pl"))


def test_a_form_for_several_numbers_has_the_number_in_it() -> None:
    def check(language: str, text: str) -> list[str]:
        message = parse(text).body[0]
        assert isinstance(message, ftl.Message)
        return list(number_problems(language, message))

    assert check("ru", "a = { $n ->\n [one] одна\n [few] { $n } карты\n*[many] { $n } карт\n }") != []
    assert (
        check("ru", "a = { $n ->\n [1] одна\n [one] { $n } карта\n [few] { $n } карты\n*[many] { $n } карт\n }") == []
    )
    assert check("ru", "a = { $n } { $n ->\n [one] карта\n [few] карты\n*[many] карт\n }") == []
    assert check("et", "a = { $n ->\n [one] üks kaart\n*[other] { $n } kaarti\n }") == []
    assert check("lv", "a = { $n ->\n [one] { $n } kārts\n*[other] { $n } kārtis\n }") != []


# Every message is used, and every key that is used is there


def python_keys() -> tuple[set[str], set[str]]:
    """Every text in the Python sources that could be a key, and those that are handed to `text` or `listed`."""
    could_be: set[str] = set()
    asked: set[str] = set()
    for file in (ROOT / "src/oneleft").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                could_be.add(node.value)
            is_text = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "text"
            if is_text and isinstance(node, ast.Call) and "cli" in file.parts:
                first = node.args[0]
                answers = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                for answer in answers:
                    if isinstance(answer, ast.Constant):
                        asked.add(str(answer.value))
                    elif isinstance(answer, ast.JoinedStr) and isinstance(answer.values[0], ast.Constant):
                        asked.add(str(answer.values[0].value) + "*")
    return could_be, asked


def browser_keys() -> tuple[set[str], set[str]]:
    could_be: set[str] = set()
    asked: set[str] = set()
    for file in (ROOT / "web/src").rglob("*"):
        if file.suffix not in (".ts", ".svelte") or file.name == "wire.ts":
            continue
        source = re.sub(r"//.*|\$\{[^}]*\}", lambda found: found[0][:2], file.read_text(encoding="utf-8"))
        could_be |= set(re.findall(r"'([a-z][\w-]*)'", source))
        for call in re.findall(r"\b(?:t|known|whole)\(((?:[^(),]|\([^()]*\))*)", source):
            before = call.split("?", 1)[-1]
            asked |= set(re.findall(r"'([a-z][\w-]*)'", before))
            asked |= {f"{prefix}*" for prefix in re.findall(r"`([\w-]*)\$\{", before)}
    return could_be, asked


def unused(keys: set[str]) -> set[str]:
    could_be = python_keys()[0] | browser_keys()[0]
    referred = {name for message in messages_in(LOCALES / "en")[0].values() for name in read(message).messages}
    return {key for key in keys if key not in could_be | referred and not is_built(key)}


def is_built(key: str) -> bool:
    return any(
        key.startswith(prefix) and (endings is None or key.removeprefix(prefix) in endings)
        for prefix, endings in BUILT.items()
    )


def test_every_message_is_used() -> None:
    assert unused(set(ENGLISH)) == set()
    assert unused({"never-said"}) == {"never-said"}


def test_every_key_that_is_asked_for_is_there() -> None:
    for _, asked in (python_keys(), browser_keys()):
        assert len(asked) > 100
        whole = {key for key in asked if not key.endswith("*")}
        assert {key for key in whole if key not in ENGLISH} == set()
        assert {key for key in asked - whole if not key[:-1].startswith(tuple(BUILT))} - {"*"} == set()


def test_every_key_that_is_put_together_is_there() -> None:
    for prefix, endings in BUILT.items():
        assert any(key.startswith(prefix) for key in ENGLISH), prefix
        assert [prefix + ending for ending in endings or () if prefix + ending not in ENGLISH] == []


def test_every_refusal_and_problem_has_a_message_for_people() -> None:
    for key in {*GAME_REASONS, *TABLE_REASONS}:
        assert f"refused-{key}" in ENGLISH, key
    for key in {*RULES_PROBLEMS, *SERIES_PROBLEMS}:
        assert f"problem-{key}" in ENGLISH, key
    keys = {*GAME_REASONS, *TABLE_REASONS, *RULES_PROBLEMS, *SERIES_PROBLEMS}
    keys |= python_keys()[0] | {"offline", "server-error", "retry"}  # the server has some more
    for message in ENGLISH:
        if message.startswith(("refused-", "problem-")):
            assert message.split("-", 1)[1] in keys, message


def test_messages_fill_in_only_what_refusals_and_problems_have() -> None:
    reasons = {"refused": [GAME_REASONS, TABLE_REASONS], "problem": [RULES_PROBLEMS, SERIES_PROBLEMS]}
    messages, _ = messages_in(LOCALES / "en")
    for kind, tables in reasons.items():
        for table in tables:
            for key, text in table.items():
                given = set(re.findall(r"\{(\w+)", text)) | ({"least", "most"} if key == "option-range" else set())
                if key in GAME_REASONS and key in TABLE_REASONS:
                    given |= set(re.findall(r"\{(\w+)", GAME_REASONS[key]))
                assert placeholders(messages[f"{kind}-{key}"], messages) <= given, key


# No text outside of the catalogue


def visible_text(source: str) -> Iterator[str]:
    """What a component shows that is no expression: text between tags, and attributes that are read out."""
    markup = re.sub(r"(?s)<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source)
    yield from re.findall(r'\b(?:aria-label|title|placeholder|alt)="([^"{]+)"', markup)
    depth = 0
    outside = []
    for letter in markup.replace("=>", "=)"):
        depth += letter == "{"
        if not depth:
            outside.append(letter)
        depth -= letter == "}"
    for text in re.sub(r"(?s)<[^>]*>", "\n", "".join(outside)).split("\n"):
        yield text.strip()
    for text in re.findall(r"'([^'\n]*)'", markup):
        if re.search(r"[A-Za-z]{2,} [a-z]{2,}", text) and not re.fullmatch(r"[\w -]*\$?", text):
            yield text


def test_no_text_is_written_in_a_component() -> None:
    for file in (ROOT / "web/src").rglob("*.svelte"):
        found = [text for text in visible_text(file.read_text(encoding="utf-8")) if re.search(r"[^\W\d_]{2}", text)]
        assert found == [], file.name
    assert "Hello there" in list(visible_text("<p>Hello there</p>"))
    assert "Close it" in list(visible_text('<b title="Close it">{t(1)}</b>'))


SHOWING = {"print", "say", "ask", "confirm", "page", "ValueError", "ArgumentTypeError"}
SHOWN_AS = {"help", "description", "epilog"}


def written_in(node: ast.AST) -> Iterator[str]:
    """Literal text that is shown as it stands, not what is asked for by key."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from written_in(part)
    elif isinstance(node, ast.BinOp):
        yield from written_in(node.left)
        yield from written_in(node.right)
    elif isinstance(node, ast.IfExp):
        yield from written_in(node.body)
        yield from written_in(node.orelse)


def shown_by(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name in SHOWING:
            for argument in node.args:
                yield from written_in(argument)
        for keyword in node.keywords:
            if keyword.arg in SHOWN_AS:
                yield from written_in(keyword.value)


def test_no_text_is_written_in_the_command_line() -> None:
    for file in (ROOT / "src/oneleft/cli").glob("*.py"):
        shown = [
            text.replace("oneleft: ", "").replace("\x1b[K", "") for text in shown_by(file.read_text(encoding="utf-8"))
        ]
        assert [text for text in shown if re.search(r"[^\W\d_]{2}", text)] == [], file.name
    assert list(shown_by('print(f"{count} cards")')) == [" cards"]
    assert list(shown_by('parser.add_argument("--x", help="much")')) == ["much"]


# The Python side


@pytest.mark.parametrize("language", EXISTING)
def test_what_is_found_without_fluent_is_what_fluent_finds(language: str) -> None:
    own = Words(language)
    bundle = FluentBundle([language], use_isolating=False)
    for file in (LOCALES / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    assert set(own) == set(messages_in(LOCALES / language)[0])
    for key, message in messages_in(LOCALES / language)[0].items():
        assert message.value is not None
        if all(isinstance(part, ftl.TextElement) for part in message.value.elements):
            value = bundle.get_message(key).value
            assert value is not None
            assert bundle.format_pattern(value) == (own.text(key), [])


def test_a_language_falls_back_to_english(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "pl").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("one = One\nnew = New { $n }\nref = { one }!\n")
    (tmp_path / "pl" / "a.ftl").write_text("one = Jeden\nref = { two }\n")
    (tmp_path / "pl" / "b.ftl").write_text("two = Dwa\n")
    polish = Words("pl", tmp_path)
    assert polish.text("one") == "Jeden"
    assert polish.text("new", n=12345) == "New 12345"
    assert polish.text("ref") == "Dwa"
    assert polish.text("none") == "none"
    assert polish.whole("new", {}) is None


def test_the_language_is_picked_from_names() -> None:
    assert pick_language(["pl-PL", "en"]) == "pl"
    assert pick_language(["ru_RU.UTF-8"]) == "ru"
    assert pick_language(["C.UTF-8", "POSIX", "", "eo"]) == "en"
    assert pick_language(["LT"]) == "lt"


@pytest.mark.parametrize(
    ("name", "offered", "found"),
    [
        ("pt-BR", ["en", "pt-BR"], "pt-BR"),
        ("pt_BR.UTF-8", ["en", "pt-BR"], "pt-BR"),
        ("pt", ["en", "pt-BR"], "pt-BR"),
        ("pt-PT", ["en", "pt-BR"], "pt-BR"),
        ("PT_br@euro", ["en", "pt", "pt-BR"], "pt-BR"),
        ("pt", ["pt-BR", "pt"], "pt"),
        ("pt-PT", ["pt-BR", "pt"], "pt"),
        ("pt-AO", ["pt-BR", "pt-PT"], "pt-BR"),
        ("de-AT", ["en", "de"], "de"),
        ("de-Latn-AT", ["en", "de"], "de"),
        ("p", ["en", "pt-BR"], None),
        ("BR", ["en", "pt-BR"], None),
        ("", ["en"], None),
    ],
)
def test_a_region_we_do_not_have_gets_the_same_language_from_another(
    name: str, offered: list[str], found: str | None
) -> None:
    assert match_language(name, offered) == found


def test_numbers_are_written_as_the_language_has_them() -> None:
    assert words("en").number(1234567.891, 2) == "1,234,567.89"
    assert words("pl").number(1234.5, 1) == "1\u00a0234,5"
    assert words("en").number(0.5, 1, "percent") == "50.0%"
    assert words("lt").number(0.5, 1, "percent") == "50,0\u00a0%"
    assert words("en").text("verify-right", records=amount(1), rounds=amount(1), actions=amount(1200)) == (
        "1 record, 1 round, 1,200 actions: correct"
    )
    assert words("en").text("rule-hand", cards=7000) == "Everyone is dealt 7000 cards."


def test_a_list_is_put_together_by_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [listed(["Ada", "Bo", "Cleo"][:many]) for many in range(4)] == ["", "Ada", "Ada and Bo", "Ada, Bo and Cleo"]
    assert listed(["Ada", "Bo", "Cleo"], "list-comma") == "Ada, Bo, Cleo"
    monkeypatch.setattr("oneleft.cli.language.spoken", lambda: words("ru"))
    assert listed(["Ада", "Бо", "Клео"]) == "Ада, Бо и Клео"


@pytest.mark.parametrize("language", EXISTING)
def test_it_is_said_that_the_project_is_independent_of_the_owner_of_the_name(language: str) -> None:
    said = words(language).text("independent")
    assert said.startswith("OneLeft") and said.count("Mattel") >= 2 and "UNO" in said
