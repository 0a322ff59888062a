"""python -m oneleft.train.plot LOG [PICTURE]: how a run went, as a picture. Needs Matplotlib (in the extra `train`)."""

import argparse
import json
from pathlib import Path
from typing import Any


def read_log(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line]


def draw(reports: list[dict[str, Any]], picture: Path) -> None:
    """Plot the share of rounds won over time, and below it the entropy and the error of the value."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (strength, inside) = pyplot.subplots(2, 1, figsize=(8, 7), sharex=True, layout="constrained")
    names = sorted({name for report in reports for name in report if "against" in name})
    for name in names:
        known = [(report["seconds"], 100 * report[name]) for report in reports if name in report]
        strength.plot(*zip(*known, strict=True), marker="o", label=name)
    strength.set_ylabel("rounds won, %")
    strength.grid(alpha=0.3)
    if names:
        strength.legend(loc="center right")
    seconds = [report["seconds"] for report in reports]
    for name in ("entropy", "value"):
        inside.plot(seconds, [report[name] for report in reports], label=name)
    inside.set_xlabel("seconds of training")
    inside.grid(alpha=0.3)
    inside.legend()
    figure.savefig(picture)
    pyplot.close(figure)


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m oneleft.train.plot", description="Draw how a run went.")
    options.add_argument("log", type=Path)
    options.add_argument("picture", type=Path, nargs="?", help="SVG, PNG ...: beside the log if not given")
    chosen = options.parse_args()
    draw(read_log(chosen.log), chosen.picture or chosen.log.with_suffix(".svg"))


if __name__ == "__main__":
    main()
