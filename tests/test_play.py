"""The terminal game: real processes over pipes and a pseudo-terminal, and the person's questions one by one."""

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, TypeAlias, get_args

import pexpect
import pytest

from oneleft.bots import Bot, RandomBot, next_move
from oneleft.cards import CARD_CODES, FACE_OF_CODE, FACES
from oneleft.cli import language
from oneleft.cli.choices import NotUnderstood, make_choices, read_player, read_wish
from oneleft.cli.person import Person
from oneleft.cli.screen import Screen
from oneleft.cli.story import Labels, Storyteller
from oneleft.cli.terminal import HARD_SPACE, Terminal
from oneleft.game import Event, Game
from oneleft.game.event import PLAYED_HOW, SHUFFLED_WHAT, EventKind
from oneleft.notation.scenario import Scenario
from oneleft.replay import rounds_of
from oneleft.rules import CUSTOM_EFFECTS, Rules
from oneleft.verify import Counts, verify
from oneleft.words import LOCALES, Words, words

COMMAND = (sys.executable, "-m", "oneleft.cli.main", "play")
ALWAYS_FIRST = "1\n" * 1500
NAMES = ("You", "Ada", "Bo", "Cleo")
Kinds: TypeAlias = tuple[EventKind, ...]
EVERYTHING = (
    "stacking=on stack_mixed=on jump_in=on zero_rotation=on seven_swap=on draw_to_match=may "
    "false_catch=2 wrong_card=penalty suggestions=on"
)


def play(*options: str, typed: str = ALWAYS_FIRST, status: int = 0) -> str:
    """What a whole game over a pipe prints."""
    done = subprocess.run((*COMMAND, *options), input=typed, capture_output=True, encoding="utf-8", timeout=60)
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if status == 0 else done.stderr


def with_options(words: str) -> list[str]:
    return [part for option in words.split() for part in ("--set", option)]


def records(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


# Whole games over a pipe


@pytest.mark.parametrize(
    "options",
    [
        ("--seed", "1"),
        ("--seed", "2", "--edition", "custom", *with_options("customs=until-color,drop-wilds,three-or-play")),
        ("--seed", "3", "--edition", "custom", *with_options("customs=again,seven,three-all hand_size=10")),
        ("--seed", "4", "--edition", "custom", *with_options("customs=open,joke,elbows hand_size=10")),
        ("--seed", "5", "--edition", "custom", *with_options("customs=rooster,Sing_a_song jump_in=on")),
        ("--seed", "6", "--edition", "custom", *with_options(EVERYTHING)),
        ("--seed", "7", "--edition", "quick", "--players", "2"),
        ("--seed", "8", "--edition", "europe", "--players", "10", *with_options("stacking=on jump_in=on")),
        ("--seed", "9", "--edition", "classic", *with_options("partners=on"), "--bots", "greedy,random,greedy"),
    ],
    ids=lambda options: " ".join(options),
)
def test_a_round_to_its_end(tmp_path: Path, options: tuple[str, ...]) -> None:
    file = tmp_path / "match.jsonl"
    shown = play("--name", "Max", "--target", "1", "--record", str(file), *options)
    assert "Round 1" in shown
    assert re.search(r"wins? the match", shown)
    assert "\033" not in shown
    (record,) = records(file)
    verify(record, Counts())
    assert record["winners"]
    assert record["players"][0] == "Max"


def test_elimination_goes_on_without_the_person(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    options = ("--name", "", "--seed", "3", "--target", "100", "--record", str(file), "--players", "4")
    shown = play(*options, *with_options("scoring=elimination"), typed="d\np\n\n" * 700)
    assert "You are out of the match; the others play on." in shown
    record = records(file)[0]
    verify(record, Counts())
    assert record["winners"]


def test_the_same_seed_gives_the_same_game() -> None:
    options = ("--seed", "11", "--target", "1")
    assert play(*options) == play(*options)


def test_it_begins_by_saying_whose_project_it_is() -> None:
    said = " ".join(play("--seed", "1", typed="").split())
    assert said.startswith("OneLeft is an independent open-source project, not affiliated with or endorsed by Mattel.")


def test_a_name_is_asked_for_and_made_harmless(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    for typed in ("\n", "Zoë\x1b[31m\n", "ada\n"):
        play("--seed", "1", "--record", str(file), typed=typed)
    assert [record["players"] for record in records(file)] == [
        ["You", "Ada", "Bo", "Cleo"],
        ["Zoë [31m", "Ada", "Bo", "Cleo"],
        ["ada", "Bo", "Cleo", "Dev"],
    ]


def test_the_end_of_input_ends_politely_and_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    shown = play("--name", "Max", "--seed", "1", "--record", str(file), typed="1\n1\n")
    assert shown.rstrip().endswith("Goodbye, and thanks for playing!")
    assert "record of the match so far" in shown
    (record,) = records(file)
    verify(record, Counts())
    assert record["winners"] == []
    assert sum(action.startswith("0 ") for action in record["rounds"][0]["actions"]) == 2


def test_quitting_asks_first(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    shown = play("--name", "", "--seed", "1", "--record", str(file), typed="q\nn\n1\nq\ny\n")
    assert shown.count("Quit the match?") == 2
    (record,) = records(file)
    verify(record, Counts())


def test_playing_again_adds_a_record(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    options = ("--name", "", "--seed", "1", "--target", "1", "--players", "2", "--record", str(file))
    once = play(*options)
    moves = once.count("Your turn") + once.count("Play it or keep it") + once.count("Which colour") + once.count("Now?")
    moves += once.count("Your answer")
    file.unlink()
    shown = play(*options, typed="1\n" * moves + "\n" + ALWAYS_FIRST)
    assert shown.count("Play again?") == 2
    assert len(records(file)) == 2


def test_commands_over_a_pipe() -> None:
    shown = play("--name", "", "--seed", "1", typed="?\nr\nh\ns\nl\n")
    assert words("en").text("terminal-help") in shown
    assert "The first to reach 500 points wins the match." in shown
    assert "First to 500 wins." in shown
    assert shown.count("You are dealt") == 2


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--edition", "nope"], "oneleft: unknown edition 'nope'"),
        (["--set", "stacking"], "OPTION=VALUE"),
        (["--set", "stack_mixed=on"], "stack_mixed without stacking"),
        (["--players", "11"], "players must be 2 to 10, not 11"),
        (["--players", "1"], "players must be 2 to 10"),
        (["--target", "0"], "target must be 1 to 10000"),
        (["--bots", "nope"], "unknown bot 'nope'"),
        (["--bots", "greedy,random", "--players", "2"], "--bots names 2 bots for 2 players"),
        (["--record", "/no/such/folder/x"], "/no/such/folder/x"),
    ],
)
def test_bad_options_are_one_line(options: list[str], problem: str) -> None:
    shown = play(*options, status=2)
    assert problem in shown
    assert shown.count("\n") == 1


# Nothing hidden


@pytest.mark.parametrize("moves", [0, 1, 3, 6, 10])
@pytest.mark.parametrize("rules", ["", EVERYTHING])
def test_no_hidden_card_is_shown(tmp_path: Path, moves: int, rules: str) -> None:
    file = tmp_path / "match.jsonl"
    options = ("--name", "", "--seed", "21", "--players", "5", "--record", str(file), *with_options(rules))
    shown = play(*options, typed="1\n" * moves)
    (record,) = records(file)
    may_be_seen = set()
    hidden = set()
    for game, actions in rounds_of(record):
        for action in actions:
            if action == "0 challenge":  # WILD4-4: the challenger sees the hand
                before = game.state()
                may_be_seen |= set(before["hands"][before["wild4"]["seat"]].split())
            game.push_text(action)
            state = game.state()
            may_be_seen |= set(state["hands"][0].split()) | set(state["discard"].split())
            if action.startswith("* cut"):
                may_be_seen |= set(action.split()[2:])
        hidden = {card for hand in state["hands"][1:] for card in hand.split()} - may_be_seen
    assert hidden
    labels = Labels(Rules(), Terminal(color=False))
    face_of = {f"[{labels.plain_card(face)}]": CARD_CODES[face] for face in range(FACES)}
    cards_shown = {face_of[label] for label in re.findall(r"\[[^\]]+\]", " ".join(shown.split()))}
    assert cards_shown <= may_be_seen


# A real terminal


def spawn(*options: str, environment: dict[str, str] | None = None) -> Any:
    env = {name: value for name, value in os.environ.items() if name != "NO_COLOR"} | {"TERM": "xterm"}
    child = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], "--seed", "1", "--players", "2", *options],
        env=env | (environment or {}),
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=20,
        # Where the tests run in the background, Ctrl-C is ignored by all that they start.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    child.delaybeforesend = None
    return child


PROMPTS = ["Your turn", "Play it or keep it", "Which colour", "Your answer", r"Now\?", "Your colour"]


def test_a_terminal_game_in_colour() -> None:
    child = spawn()
    child.expect("Your name")
    child.sendline("Max")
    for _ in range(4):
        child.expect(PROMPTS)
        assert re.search(r"\033\[[0-9;]+m\[[RYGB] ", child.before or "")
        child.sendline("1")
    child.expect(PROMPTS)
    child.sendline("r")
    child.expect("Enter for more")
    child.sendline("q")
    child.expect(PROMPTS)
    child.sendline("q")
    child.expect("Quit the match")
    child.sendline("y")
    child.expect("Goodbye")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize(("options", "environment"), [(["--no-color"], {}), ([], {"NO_COLOR": "1"})])
def test_no_colour_where_none_is_wanted(options: list[str], environment: dict[str, str]) -> None:
    child = spawn("--name", "Max", *options, environment=environment)
    child.expect(PROMPTS)
    assert not re.search(r"\033\[[0-9;]+m", child.before or "")
    child.sendintr()
    child.expect("Goodbye")
    child.expect(pexpect.EOF)
    assert "Traceback" not in (child.before or "")
    child.close()
    assert child.exitstatus == 0


# The person's questions, one by one


class Asked:
    """A person at seat 0 of a game, answering from a list."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.person: Person | None = None

    def __call__(self, game: Game, *typed: str, reacting: bool = False) -> tuple[str | None, str]:
        """The action chosen with these answers, all of which are used, and what was shown."""
        answers = list(typed)
        self._capsys.readouterr()

        def answer(prompt: str = "") -> str:
            sys.stdout.write(prompt)
            return answers.pop(0)

        self._monkeypatch.setattr("builtins.input", answer)
        terminal = Terminal(color=False)
        names = NAMES[: game.players]
        labels = Labels(game.rules, terminal)
        self.person = Person(game, names, terminal, labels, Screen(terminal, labels, names, 0), {})
        view = game.view(0)
        action = self.person.react(view) if reacting else self.person.act(view)
        assert not answers
        if action is not None:
            game.push(0, action)
        return None if action is None else str(action), self._capsys.readouterr().out


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Asked:
    return Asked(monkeypatch, capsys)


def position(
    hand: str, top: str, *, rules: dict[str, Any] | None = None, others: tuple[str, ...] = (), **more: Any
) -> Game:
    hands = [hand, *(others or ("y1 y2 y3", "y4 y5 y6"))]
    data = {
        "format": "oneleft/1",
        "rules": rules or {},
        "players": len(hands),
        "position": {"hands": hands, "draw": "b1 b2 b3 b4 b5 b6 b7", "discard": top, "turn": 0} | more,
        "actions": [],
    }
    return Scenario.from_json(data).start()


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        (["1"], "play r7"),
        (["r7"], "play r7"),
        (["R7"], "play r7"),
        (["play r7"], "play r7"),
        (["red 7"], "play r7"),
        (["[R 7]"], "play r7"),
        (["rS"], "play rS"),
        (["r skip"], "play rS"),
        (["W:g"], "play W:g"),
        (["w", "3"], "play W:g"),
        (["3", "b"], "play W:b"),
        (["3", "blue"], "play W:b"),
        (["3", "9", "x", "", "draw"], "draw"),
        (["draw"], "draw"),
        (["d"], "draw"),
        (["4"], "draw"),
    ],
)
def test_ways_to_write_a_choice(asked: Asked, typed: list[str], action: str) -> None:
    assert asked(position("r7 rS g4 W", "r5"), *typed)[0] == action


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("g4", "[G 4] does not go on [R 5] with RED in play"),
        ("b9", "You do not hold [B 9]"),
        ("", "Type the number of a choice"),
        ("0", "There is no choice 0: they go from 1 to 4"),
        ("99", "There is no choice 99"),
        ("xyzzy", "I don't understand 'xyzzy'"),
        ("pass", "That is not possible now"),
        ("c", "That is not possible now"),
        ("vote yes", "There is nothing to vote on"),
        ("uno", "You do not have to say UNO now"),
        ("r7u", "UNO is said with the next-to-last card only, and you hold 4"),
        ("draw uno", "UNO is said with a card you play"),
        ("catch ada", "Ada does not have to say UNO"),
        ("catch zed", "Which player is 'zed'?"),
        ("catch", "That is not possible now"),
        ("veto bo", "These rules have no VETO card"),
        ("r7>bo", "Under these rules a 7 does not swap hands"),
        ("rS>bo", "I don't understand 'rS>bo'"),
        ("r7:g", "I don't understand 'r7:g'"),
    ],
)
def test_wrong_inputs_get_a_reason(asked: Asked, typed: str, reason: str) -> None:
    action, shown = asked(position("r7 rS g4 W", "r5"), typed, "1")
    assert action == "play r7"
    assert reason in shown


def test_uno_is_explained_and_said_with_the_card(asked: Asked) -> None:
    for typed in (["1u"], ["1 uno"], ["r7u"], ["uno", "1"], ["u", "r7"], ["UNO", "r7"]):
        action, shown = asked(position("r7 g4", "r5"), *typed)
        assert action == "play r7 uno"
        assert "Two cards left" in shown
        assert "1u" in shown
    assert asked(position("W g4", "r5"), "1u", "g")[0] == "play W:g uno"
    assert asked(position("W g4", "r5"), "1", "gu")[0] == "play W:g uno"
    assert asked(position("W g4", "r5"), "W:gu")[0] == "play W:g uno"


def test_uno_can_be_forgotten_and_said_late(asked: Asked) -> None:
    game = position("r7 g4", "r5")
    assert asked(game, "1")[0] == "play r7"
    action, shown = asked(game.copy(), "", reacting=True)
    assert action is None
    assert "You have one card left and have not said UNO!" in shown
    assert asked(game, "u", reacting=True)[0] == "uno"


def test_a_chance_is_offered_once(asked: Asked) -> None:
    game = position("r7 g4", "r5", others=("y1", "y4 y5"), exposed=[1])
    action, shown = asked(game, "", reacting=True)
    assert action is None
    assert "Ada has one card left and has not said UNO!" in shown
    assert asked.person is not None
    assert asked.person.react(game.view(0)) is None
    assert asked(game, "catch ada", reacting=True)[0] == "catch 1"
    assert asked.person.react(game.view(0)) is None


def test_jumping_in_is_offered(asked: Asked) -> None:
    game = position("r7 g4 g5", "r5", rules={"jump_in": True}, others=("r7 y1 y2", "y4 y5"), turn=1)
    game.push(1, "play r7")
    action, shown = asked(game, "g4", "1", reacting=True)
    assert action == "play r7"
    assert "you can jump in" in shown
    assert "It is Bo’s turn; you can only jump in with [R 7]." in shown


def test_a_challenge_is_spelled_out(asked: Asked) -> None:
    game = position(
        "r7 g4", "r5 W4", others=("y1 y2 y3",), color="b", phase="respond", pending=4, wild4={"seat": 1, "color": "r"}
    )
    action, shown = asked(game, "c")
    assert action == "challenge"
    assert "Ada laid a Wild Draw Four on RED" in shown
    assert "Ada holds 3 cards" in " ".join(shown.split())
    assert "if it was a bluff Ada draws 4, if not you draw 6" in " ".join(shown.split())


def test_a_bluff_is_pointed_out(asked: Asked) -> None:
    assert "is a bluff: you hold RED" in asked(position("r7 g4 W4", "r5"), "1")[1]
    assert "bluff" not in asked(position("b5 g4 W4", "r5"), "1")[1]


def test_a_wrong_card_that_costs_is_confirmed(asked: Asked) -> None:
    rules = {"wrong_card": "penalty"}
    action, shown = asked(position("r7 g4 g5", "r5", rules=rules), "g4", "n", "1")
    assert action == "play r7"
    assert "[G 4] does not fit. Playing it costs you 2 cards" in shown
    assert asked(position("r7 g4 g5", "r5", rules=rules), "g4", "y")[0] == "play g4"
    swapping = rules | {"seven_swap": True}
    assert asked(position("r6 g7 g5", "r5", rules=swapping), "g7>bo", "y")[0] == "play g7>2"


def test_a_false_accusation_is_confirmed(asked: Asked) -> None:
    game = position("r7 g4 g5", "r5", rules={"false_catch": 1})
    action, shown = asked(game, "catch bo", "y")
    assert action == "catch 2"
    assert "Bo does not have to say UNO. Accusing them all the same costs you a card." in shown


def test_whom_to_trade_with_is_asked(asked: Asked) -> None:
    def game() -> Game:
        return position("r7 g4 g5", "r5", rules={"seven_swap": True})

    action, shown = asked(game(), "1", "Bo")
    assert action == "play r7>2"
    assert "1 Ada (3 cards)   2 Bo (3 cards)" in shown
    assert asked(game(), "r7>2")[0] == "play r7>2"
    assert asked(game(), "r7>ada")[0] == "play r7>1"
    assert asked(game(), "r7", "1")[0] == "play r7>1"
    assert asked(game(), "1", "zed", "", "d")[0] == "draw"


def test_the_colour_of_a_wild_turned_up(asked: Asked) -> None:
    action, shown = asked(position("r7 g4", "W", phase="color"), "r")
    assert action == "color r"
    assert "no colour yet" in shown
    assert asked(position("r7 g4", "W", phase="color"), "3")[0] == "color g"


def test_the_questions_of_customizable_cards(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    def after(effect: str) -> Game:
        rules = {"edition": "custom", "customs": [effect]}
        game = position("r7 r8 r9 g1 g2 g3 g4 g5", "r5", rules=rules, others=("y4 y5 y6", "C1 y2 y3"), turn=2)
        game.push(2, "play C1:g")
        return game

    action, shown = asked(after("seven"), "g1")
    assert action == "discard g1"
    assert "Discard a card of your choice, down to 7." in shown
    assert "Did anybody laugh" in asked(after("joke"), "y")[1]
    assert asked(after("joke"), "2")[0] == "vote no"
    assert asked(after("rooster"), "chicken")[0] == "chicken"
    assert asked(after("three-or-play"), "d")[0] == "draw"
    assert "Ada shows [Y 4]" in asked(after("open"), "g1")[1]
    monkeypatch.setattr("oneleft.cli.language._chosen", "es")
    assert asked(after("joke"), "s")[0] == "vote yes"  # sí; elsewhere it shows the scores


def test_the_veto_card_asks_on_whom(asked: Asked) -> None:
    game = position("r7 g4 g5", "r5", rules={"edition": "custom"})
    action, shown = asked(game, "4", "bo")
    assert action == "veto 2"
    assert "use the VETO card" in shown
    assert asked(position("r7 g4 g5", "r5", rules={"edition": "custom"}), "veto ada")[0] == "veto 1"


def test_players_by_seat_or_the_beginning_of_the_name() -> None:
    assert read_player("2", NAMES) == 2
    assert read_player("b", NAMES) == 2
    with pytest.raises(NotUnderstood):
        read_player("z", NAMES)


def test_every_card_can_be_written_as_it_is_shown() -> None:
    labels = Labels(Rules(), Terminal(color=False))
    game = position("r7 g4", "r5")
    for face in range(FACES - 3):
        wish = read_wish(labels.plain_card(face), game.view(0), [], NAMES, labels)
        assert wish.actions[0].card == face


# Another language


@pytest.fixture
def estonian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """English, but for letters that mean other colours in the notation, and for yes."""
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    (tmp_path / "et").mkdir()
    letters = "".join(f"    [{color}] {letter}\n" for color, letter in zip("ryg", "PKR", strict=True))
    (tmp_path / "et" / "all.ftl").write_text(
        f"card-letter = {{ $color ->\n{letters}   *[b] S\n    }}\n"
        "color-r = punane\nterminal-yes = j\nterminal-order = Järjekord\n"
        "card-short = { card-letter } { $symbol }\n",
        encoding="utf-8",
    )
    own = Words("et", tmp_path)
    monkeypatch.setattr("oneleft.cli.language.spoken", lambda: own)


@pytest.mark.usefixtures("estonian")
def test_cards_are_typed_by_the_letters_that_are_shown(asked: Asked) -> None:
    action, shown = asked(position("r7 g7 W", "b7"), "r7")
    assert action == "play g7"
    assert "[P 7]" in shown
    assert "Järjekord *You 3" in shown
    assert asked(position("r7 g7 W", "b7"), "p7")[0] == "play r7"
    assert asked(position("r7 g7 W", "b7"), "w", "r")[0] == "play W:g"
    assert asked(position("r7 g7 W", "b7"), "W:punane")[0] == "play W:r"
    assert asked(position("W g4", "r5"), "1", "pu")[0] == "play W:r uno"
    rules = {"wrong_card": "penalty"}
    assert asked(position("r7 g4 g5", "r5", rules=rules), "r4", "j")[0] == "play g4"


def test_the_language_comes_from_the_command_line_or_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_chosen", "en")
    for arguments, environment, expected in (
        ([], {}, "en"),
        (["play", "--lang", "lt"], {"ONELEFT_LANG": "pl"}, "lt"),
        (["--lang=ru", "play"], {}, "ru"),
        ([], {"ONELEFT_LANG": "pl", "LC_ALL": "ru_RU.UTF-8"}, "pl"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "et_EE.UTF-8", "LANG": "ru_RU"}, "et"),
        ([], {"LC_ALL": "C", "LANG": "ru_RU"}, "en"),
    ):
        language.choose_language(arguments, environment)
        assert language.spoken().language == expected


# Every event in words


def sample_events() -> list[Event]:
    cards = (FACE_OF_CODE["r7"],)
    plain: Kinds = ("dealer", "passed", "skipped", "performed", "chickened_out", "veto_takes_turn", "hands_closed")
    plain += ("turn", "went_out", "said_uno", "hands_shuffled")
    about: list[tuple[EventKind, str]] = [("caught", "by"), ("vetoed", "by")]
    about += [("false_catch", "accused"), ("swapped", "with")]
    card: Kinds = ("cut", "turned_up", "put_back", "discarded", "wrong_card")
    count: Kinds = ("faces_penalty", "penalized")
    direction: Kinds = ("reversed", "rotated")
    runs: Kinds = ("dealt", "drew", "took_over")
    return [
        *(Event(kind, 1) for kind in plain),
        *(Event(kind, 1, {key: 2}) for kind, key in about),
        *(Event(kind, 1, {"card": "r7"}) for kind in card),
        *(Event("played", 1, {"card": "r7", "how": how}) for how in PLAYED_HOW),
        *(Event("shuffled", None, {"what": what, "count": 3}) for what in SHUFFLED_WHAT.values()),
        *(Event("effect", 1, {"effect": effect, "next": 2}) for effect in (*CUSTOM_EFFECTS, "own-text")),
        *(Event("challenged", 1, {"suspect": 2, "guilty": guilty}) for guilty in (True, False)),
        *(Event("voted", 1, {"laughed": laughed}) for laughed in (True, False)),
        *(Event("drew_nothing", 1, {"forgiven": forgiven}) for forgiven in (0, 2)),
        *(Event(kind, 1, {"count": 2}) for kind in count),
        *(Event(kind, 1, {"direction": -1}) for kind in direction),
        *(Event(kind, 1, {"count": 1}, seen) for kind in runs for seen in (None, cards)),
        *(Event("showed", 1, {"count": 1, "to_seat": 2}, seen) for seen in (None, cards)),
        Event("named_color", 1, {"color": "g"}),
        Event("blocked"),
    ]


@pytest.mark.parametrize("me", [0, 1, 2, None])
def test_every_event_has_words(me: int | None) -> None:
    labels = Labels(Rules(edition="custom", customs=("Sing!",)), Terminal(color=False))
    story = Storyteller(NAMES, me, labels)
    for event in sample_events():
        sentence = story.sentence(event)
        assert sentence
        assert "{" not in sentence and "story-" not in sentence  # a message that is not there is its key
        hidden_from_me = event.cards is None and event.kind in ("dealt", "drew", "took_over", "showed")
        if me is not None and not hidden_from_me:
            assert NAMES[me] not in sentence or me == 0, event


def test_the_sample_has_every_kind_of_event() -> None:
    assert {event.kind for event in sample_events()} == set(get_args(EventKind))


def test_a_story_tells_what_one_seat_sees() -> None:
    """Random games of everything: a sentence names a card only where the seat may see it."""
    rules = Rules.of("custom", jump_in=True, stacking=True, zero_rotation=True, seven_swap=True)
    labels = Labels(rules, Terminal(color=False))
    for seed in range(5):
        game = Game(rules, 4)
        source = random.Random(seed)
        bots: list[Bot] = [RandomBot(seed * 4 + seat) for seat in range(4)]
        story = Storyteller(NAMES, 0, labels)
        while not game.is_over:
            if game.waits_for_chance:
                events = game.chance(source)
            else:
                move = next_move(game, bots, source)
                assert move is not None
                events = game.push(*move)
            told = story.tell(events).replace(HARD_SPACE, " ")
            seen = [event.seen_by(0) for event in events]
            allowed = {card for event in seen for card in event.cards or ()}
            allowed |= {FACE_OF_CODE[event.data["card"]] for event in seen if "card" in event.data}
            for label in re.findall(r"\[[^\]]+\]", told):
                assert label in {f"[{labels.plain_card(face)}]" for face in allowed}


def test_choices_cover_all_that_is_legal() -> None:
    rules = Rules.of("custom", customs=("joke", "rooster", "three-all"), jump_in=True, stacking=True, seven_swap=True)
    labels = Labels(rules, Terminal(color=False))
    game = Game(rules, 3)
    source = random.Random(4)
    bots: list[Bot] = [RandomBot(seat) for seat in range(3)]
    while not game.is_over:
        if game.waits_for_chance:
            game.chance(source)
            continue
        for seat in range(3):
            view = game.view(seat)
            choices = make_choices(view, view.legal, NAMES, labels)
            assert sorted(action for choice in choices for action in choice.actions) == sorted(view.legal)
            for action in view.legal:
                wish = read_wish(str(action), view, choices, NAMES, labels)
                assert action in wish.actions
        move = next_move(game, bots, source)
        assert move is not None
        game.push(*move)
