"""Bots by name, and bots that people write themselves."""

import shutil
import sys
from pathlib import Path

import pytest

from oneleft.bots import BOTS, LADDER, make_bot, offer
from oneleft.bots.expert import EXPERT
from oneleft.game import Game
from oneleft.learn.gymnasium_env import SingleAgentEnv
from oneleft.notation import Record
from oneleft.rules import Rules
from oneleft.simulate.runner import Plan, simulate

MODULE = """
class Last:
    name = "last"
    def act(self, view):
        return view.legal[-1] if view.must_act else None

class Seeded(Last):
    name = "seeded"
    def __init__(self, seed):
        self.seed = seed

class Optional(Seeded):
    name = "optional"
    def __init__(self, seed=7, *, depth=2):
        super().__init__(seed)

def make():
    return Last()

class Nameless:
    def act(self, view): ...

class Named:
    name = "a,b"
    def act(self, view): ...

class Idle:
    name = "idle"

class Another(Last):
    name = "random"

class Broken(Last):
    def __init__(self):
        raise OSError("no weights")

number = 3
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with someone's bots in it, and nothing of them left behind."""
    (tmp_path / "somebots.py").write_text(MODULE)
    (tmp_path / "crashing.py").write_text("1 / 0\n")
    (tmp_path / "asking.py").write_text("import nosuchlibrary\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    for module in ("somebots", "crashing", "asking"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    for name in ("last", "seeded", "optional"):
        monkeypatch.setitem(BOTS, name, BOTS["random"])
        monkeypatch.delitem(BOTS, name)
    return tmp_path


def test_the_ladder_is_in_order_and_random_is_its_foot() -> None:
    known = [name for name in BOTS if name in LADDER]
    assert known == [name for name in LADDER if name in BOTS]
    assert known[0] == "random"


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_known_by_its_own_name(name: str) -> None:
    assert make_bot(name, 1).name == name


def test_an_unknown_bot_is_refused_by_name() -> None:
    known = ", ".join(BOTS)
    with pytest.raises(ValueError, match=f"unknown bot 'clever': choose from {known}, or write my_module:MyBot"):
        make_bot("clever", 0)


@pytest.mark.usefixtures("here")
def test_a_bot_of_ones_own_is_made_with_the_seed_if_it_wants_one() -> None:
    assert make_bot("somebots:Last", 5).name == "last"
    assert make_bot("somebots:make", 5).name == "last"
    assert vars(make_bot("somebots:Seeded", 5)) == {"seed": 5}
    assert vars(make_bot("somebots:Optional", 5)) == {"seed": 5}


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("somebots:", "bot 'somebots:': write it as my_module:MyBot"),
        (":Last", "bot ':Last': write it as my_module:MyBot"),
        ("nowhere:Last", "bot 'nowhere:Last': there is no module 'nowhere' here"),
        ("crashing:Last", "bot 'crashing:Last': importing crashing fails: ZeroDivisionError: division by zero"),
        ("asking:Last", "bot 'asking:Last': importing asking fails: ModuleNotFoundError: No module named"),
        ("somebots:First", "bot 'somebots:First': module somebots has no 'First'"),
        ("somebots:number", "bot 'somebots:number': number is not a class, nor a function that makes a bot"),
        ("somebots:Broken", "bot 'somebots:Broken': it cannot be made: OSError: no weights"),
        ("somebots:Nameless", "bot 'somebots:Nameless': it has no name"),
        ("somebots:Named", "bot 'somebots:Named': 'a,b' is no name: 1 to 40 characters, without colon and comma"),
        ("somebots:Idle", r"bot 'somebots:Idle': it has no method act\(view\)"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(spec: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        make_bot(spec, 0)
    with pytest.raises(ValueError, match=said):
        offer(spec)


@pytest.mark.usefixtures("here")
def test_a_bot_on_offer_has_its_own_name() -> None:
    assert offer("somebots:Seeded") == "seeded"
    assert vars(make_bot("seeded", 9)) == {"seed": 9}
    assert offer("somebots:Seeded") == "seeded"  # again: no harm done


@pytest.mark.usefixtures("here")
def test_no_bot_takes_anothers_name() -> None:
    with pytest.raises(ValueError, match="bot 'somebots:Another': there is another bot called 'random'"):
        offer("somebots:Another")
    offer("somebots:Last")
    with pytest.raises(ValueError, match="bot 'somebots:make': there is another bot called 'last'"):
        offer("somebots:make")
    with pytest.raises(ValueError, match="bot 'greedy': write it as my_module:MyBot"):
        offer("greedy")


@pytest.mark.usefixtures("here")
def test_it_plays_where_bots_are_named() -> None:
    records: list[Record] = []
    plan = Plan(Rules(), ("somebots:Last", "random"), 1, record=True)
    assert simulate(plan, 4, 2, write=records.append).games == 4
    assert records[0].players == ["bot:last", "bot:random"]
    env = SingleAgentEnv(opponents=["somebots:Last"])
    env.reset(seed=1)
    assert env.action_masks().any()


def test_weights_that_training_left_are_a_bot_named_by_their_folder(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    shutil.copy(EXPERT, folder / "weights.npz")
    shutil.copy(EXPERT, tmp_path / "other.npz")
    view = Game(Rules(), 2, dealer=0, seed=3).view(1)
    mine, other = make_bot(str(folder / "weights.npz"), 1), make_bot(str(tmp_path / "other.npz"), 1)
    assert (mine.name, other.name) == ("mine", "other")
    assert mine.act(view) == make_bot("expert", 1).act(view)
    with pytest.raises(ValueError, match="is no file of weights"):
        make_bot(str(tmp_path / "missing.npz"), 1)
