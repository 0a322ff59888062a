"""Results of the group `table` for people: on the terminal, in bench/results/ and in the README."""

import statistics
from typing import Any


def table_report(results: dict[str, Any]) -> str:
    lines = [
        "| connections | server | p50 | p99 | max | CPU per move | memory per table (connection) | moves lost |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for connections, level in results["levels"].items():
        for name, title in (("ours", "OneLeft"), ("bare", "bare broadcast")):
            run = level[name]
            latency = run["latency_seconds"]
            times = " | ".join(_milliseconds(latency[which]) for which in ("p50", "p99", "max"))
            lines.append(
                f"| {int(connections):,} | {title} | {times} | {run['server_cpu_seconds_per_move'] * 1e6:.0f} µs | "
                f"{run['memory_per_table'] / 1024:.0f} KiB ({run['memory_per_connection'] / 1024:.0f}) | "
                f"{run['lost']} of {run['sent']:,} |"
            )
    saturation = results["saturation"]
    ours, bare = saturation["ours"], saturation["bare"]
    machine = results["machine"]
    writes = list(results["levels"].values())[-1]["ours"]["fsync_seconds"]
    pace = results["seconds_between_actions_at_a_table"]
    lines += [
        "",
        f"Tables of four, one action every {pace:g} s at each; the times are from sending an action until all four "
        "clients have received what happened, which is on disk by then. The bare server passes messages of the same "
        "size on to four connections, on the same framework, with neither game nor disk.",
        "",
        f"Flat out, with {saturation['connections']:,} connections: OneLeft {ours['moves_per_second']:,.0f} "
        f"moves per second, the bare server {bare['moves_per_second']:,.0f}: ×{saturation['ratio']:.2f}. "
        f"Per second of the server's processor time: {ours['moves_per_server_cpu_second']:,.0f} and "
        f"{bare['moves_per_server_cpu_second']:,.0f} moves: ×{saturation['ratio_per_server_cpu_second']:.2f}.",
        "",
        f"Measured on {machine['processor']}, {machine['cores']} cores shared by server and load generator, Python "
        f"{machine['python']}, uvicorn {machine['uvicorn']}, uvloop {machine['uvloop']}. Meanwhile a small write to "
        f"the same disk took {_milliseconds(writes['p50'])} (p99 {_milliseconds(writes['p99'])}, max "
        f"{_milliseconds(writes['max'])}), and other work took {_others(results):.0%} of a core.",
        *(f"\n{note}." for note in results["notes"]),
        "",
    ]
    return "\n".join(lines)


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def _others(results: dict[str, Any]) -> float:
    """How many cores were busy with anything but server and load generator: the median of all runs."""
    runs = [run for level in results["levels"].values() for run in level.values()]
    runs += [run for name in ("ours", "bare") for run in results["saturation"][name]["runs"]]
    return max(float(statistics.median(run["others_busy"] for run in runs)), 0.0)
