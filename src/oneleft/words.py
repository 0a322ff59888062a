"""Everything people read, in their language: the Fluent catalogue in locales/, which the browser uses too.

Fluent itself takes a tenth of a second to import and longer to read a whole language, so both wait until they are
needed: a message without anything to fill in is found without Fluent, and a file is parsed only when a message in it is
asked for.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentNumber

ENGLISH: Final = "en"
LOCALES: Final = Path(__file__).parent / "locales"

# What is filled into a message: a text, a whole number as plain digits, or an `amount`.
Filling: TypeAlias = "str | int | FluentNumber"
Args: TypeAlias = Mapping[str, Filling]

# A message begins in the first column, and goes on in lines that are indented or closed by a brace.
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*(?:\n(?:[ \t}].*|[ \t]*(?=\n[ \t])))*)", re.MULTILINE)
_PLAIN: Final = re.compile(r"[^\n{}]+")


class Language(NamedTuple):
    """A language as locales/languages.json declares it, for Python and for the browser."""

    name: str  # in the language itself
    english: str
    direction: Literal["ltr", "rtl"]


# By code, in the order they are offered. A code is the name of a folder: "pl", or "pt-BR" for a language of one region.
LANGUAGES: Final[Mapping[str, Language]] = MappingProxyType(
    {
        code: Language(**declared)
        for code, declared in json.loads((LOCALES / "languages.json").read_text(encoding="utf-8")).items()
    }
)


class Words:
    """The messages of one language; those it lacks are taken from English.

    >>> Words("en").text("rule-hand", cards=7)
    'Everyone is dealt 7 cards.'
    """

    def __init__(self, language: str, locales: Path = LOCALES) -> None:
        self.language = language
        self._files = sorted((locales / language).glob("*.ftl"))
        self._locales = locales
        self._plain: dict[str, str] = {}
        self._file_of: dict[str, Path] = {}
        self._read: set[Path] = set()
        self._bundle: FluentBundle | None = None
        for file in self._files:
            for key, text in _MESSAGE.findall(file.read_text(encoding="utf-8")):
                self._file_of[key] = file
                if _PLAIN.fullmatch(text):
                    self._plain[key] = text.rstrip()

    def __contains__(self, key: str) -> bool:
        return key in self._file_of

    def __iter__(self) -> Iterator[str]:
        return iter(self._file_of)

    def text(self, key: str, /, **args: Filling) -> str:
        """The message of a key, filled in; the key itself if there is none. Whole numbers become plain digits."""
        if key in self._plain:
            return self._plain[key]
        found = self.whole(key, args)
        if found is None and self.language != ENGLISH:
            return words(ENGLISH, self._locales).text(key, **args)
        return key if found is None else found

    def whole(self, key: str, args: Args) -> str | None:
        """The message with everything filled in; None where it or something to fill in is missing."""
        if key in self._plain:
            return self._plain[key]
        file = self._file_of.get(key)
        if file is None:
            return None
        found = self._format(key, args, [file])
        # A message may refer to one in another file.
        return self._format(key, args, self._files) if found is None else found

    def _format(self, key: str, args: Args, files: Sequence[Path]) -> str | None:
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.runtime.types import FluentNumber, fluent_number

        if self._bundle is None:
            # No isolation marks around inserted names, which the browser uses for names written from right to left:
            # many terminals print the marks as boxes, and few reorder letters at all.
            self._bundle = FluentBundle([self.language], use_isolating=False)
        for file in files:
            if file not in self._read:
                self._read.add(file)
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        message = self._bundle.get_message(key)
        if message.value is None:
            return None
        filled = {
            name: value if isinstance(value, (str, FluentNumber)) else fluent_number(value, useGrouping=False)
            for name, value in args.items()
        }
        text, errors = self._bundle.format_pattern(message.value, filled)
        return None if errors else str(text)

    def number(self, value: float, digits: int = 0, style: str = "decimal") -> str:
        """A number by itself as the language writes it: separators between thousands and before decimals.

        >>> Words("pl").number(0.255, 1, "percent"), Words("pt-BR").number(1234.5, 1)
        ('25,5%', '1.234,5')
        """
        from babel import Locale

        return str(amount(value, digits, style).format(Locale.parse(self.language, sep="-")))


def amount(value: float, digits: int = 0, style: str = "decimal") -> "FluentNumber":
    """A number to fill in, written as the language of the message does; the message may choose a plural form by it."""
    from fluent.runtime.types import FluentNumber, fluent_number

    found = fluent_number(
        value, style=style, useGrouping=True, minimumFractionDigits=digits, maximumFractionDigits=digits
    )
    assert isinstance(found, FluentNumber)
    return found


@cache
def words(language: str, locales: Path = LOCALES) -> Words:
    return Words(language, locales)


def pick_language(wanted: Sequence[str]) -> str:
    """The first of these languages that we have, else English; named as browsers and environment variables do.

    >>> pick_language(["eo", "pl_PL.UTF-8", "en"])
    'pl'
    """
    for name in wanted:
        if found := match_language(name, LANGUAGES):
            return found
    return ENGLISH


def match_language(name: str, offered: Iterable[str]) -> str | None:
    """The language of that name, else the same one without its region, else from another region.

    The browser does the same in web/src/i18n/matchLanguage.ts.

    >>> match_language("pt_PT.UTF-8", ["en", "pt-BR"]), match_language("pt-BR", ["pt"]), match_language("C", ["en"])
    ('pt-BR', 'pt', None)
    """
    parts = re.split(r"[.@:]", name.strip().lower())[0].replace("_", "-").split("-")
    codes = {code.lower(): code for code in offered}
    for length in range(len(parts), 0, -1):
        if found := codes.get("-".join(parts[:length])):
            return found
    return next((code for lower, code in codes.items() if lower.split("-")[0] == parts[0]), None)
