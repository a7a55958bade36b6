"""Compares what was measured with thresholds.json, prints a table, and exits with 1 where a limit is broken.

usage: report.py THRESHOLDS.json DETECTORS.json SUGGESTIONS.json COMMANDS.json [--intents INTENTS.json]
                 [--search SEARCH.json] [--views VIEWS.json] [--actions ACTIONS.json]
                 [--chat CHAT.json] [--windows WINDOWS.json] [--macros MACROS.json] [--peers PEERS.json]
                 [--json FILE]
"""
import argparse
import json
import os
import sys


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def figures(detectors, suggestions, commands, intents, search, views, actions, chat, windows, macros, peers):
    """Every figure by its name in thresholds.json; what was not measured is missing."""
    found = {f"message.{part}.{of}": value for part, values in (detectors["message"] | suggestions["message"]).items()
             for of, value in values.items()}
    growth = detectors["growth"]
    longest = {shape["shape"]: shape["seconds"][-1] for shape in growth}
    if all(last["bytes"] >= 1_000_000 for last in longest.values()):
        found["growth.slowest"] = max(last["seconds"] for last in longest.values())
        found["growth.ordinary"] = longest["ordinary messages"]["seconds"]
    found["growth.linearity"] = max(shape["linearity"] for shape in growth)
    for name, values in peers.items():
        found[f"ratio.{name}"] = found["message.dates.p50"] / values["p50"]
    if intents:
        for what, values in intents["run"].items():
            found |= {f"run.{what}.{of}": value for of, value in values.items()}
        found["discovery.first"] = intents["discovery"]["first"]
        if intents["concurrent"]["runs"] >= 10_000:
            found["concurrent.seconds"] = intents["concurrent"]["seconds"]
            found["concurrent.growth"] = intents["concurrent"]["growth"] / 1e6
        found["memory.intents"] = intents["peakMemory"] / 1e6
    if search:
        for name, values in search["search"].items():
            for of, value in values.items():
                found[f"search.{name}.{of}"] = value
        found["search.ratio"] = search["search"]["asked"]["p50"] / search["search"]["plain"]["p50"]
        # Time, so that more is worse, as with every other figure.
        found["search.indexing"] = 1_000 / search["indexed"]
        found["search.first"] = search["firstQuery"]
        found["memory.searching"] = search["peakMemory"]["searching"] / 1e6
    if actions:
        found["actions.overhead"] = actions["overhead"] * 100
        found["actions.page"] = actions["viewsMilliseconds"]
        found["actions.stored"] = actions["storedMilliseconds"]
        found["actions.cached"] = actions["cachedMicroseconds"] / 1e3
        found["actions.first"] = actions["chipFirst"]
        for name in ("chip", "chipAhead"):
            found |= {f"actions.{name}.{of}": value for of, value in actions[name].items()}
        found["import.events"] = actions["importSeconds"]
        found["import.again"] = actions["importAgainSeconds"]
        found["import.contacts"] = actions["contactSeconds"]
    if chat:
        for name in ("sample", "many", "long"):
            for what, value in chat[name].items():
                if isinstance(value, dict):
                    found |= {f"chat.{name}.{what}.{of}": figure for of, figure in value.items()}
            found[f"chat.{name}.blocked"] = chat[name]["blocked"]
        # Time, so that more is worse, as with every other figure.
        found["chat.indexing"] = 1_000 / chat["indexedASecond"]
        found["memory.chat"] = chat["peakMemory"] / 1e6
    if windows:
        found |= {f"chat.windows.{of}": windows[of] for of in ("p50", "p99", "late")}
    if views:
        for name in ("text", "row", "press"):
            found |= {f"views.{name}.{of}": value for of, value in views[name].items()}
            found[f"views.{name}.bytes"] = views[f"{name}Bytes"]
        found["views.first"] = views["firstMilliseconds"]
        found["views.first.bytes"] = views["firstBytes"] / 1e3
        # Time, so that more is worse, as with every other figure.
        found["views.update"] = 1_000 / views["updatesASecond"]
        found["views.window"] = views["bytesAWindow"] / 1e3
        found["views.growth"] = views["growthOfRenders"] / 1e6
    if macros:
        found["macros.ratio"] = macros["macros"]["ratio"]
    for moment, peak in (detectors["peakMemory"] | suggestions["peakMemory"]).items():
        found[f"memory.{moment}"] = peak / 1e6
    for name, values in commands.items():
        found[f"command.{name}.p50"] = values["p50"]
        found[f"memory.{name}"] = values["peak"] / 1e6
    return found


def number(value):
    return f"{value:.4f}" if value < 0.1 else f"{value:.3f}" if value < 10 else f"{value:.1f}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("thresholds")
    parser.add_argument("detectors")
    parser.add_argument("suggestions")
    parser.add_argument("commands")
    parser.add_argument("--intents")
    parser.add_argument("--search")
    parser.add_argument("--views")
    parser.add_argument("--actions")
    parser.add_argument("--chat")
    parser.add_argument("--windows")
    parser.add_argument("--macros")
    parser.add_argument("--peers")
    parser.add_argument("--json")
    options = parser.parse_args()
    thresholds, detectors, suggestions, commands = (
        load(p) for p in (options.thresholds, options.detectors, options.suggestions, options.commands))
    intents = load(options.intents) if options.intents else {}
    has_search = options.search and os.path.exists(options.search)
    search = load(options.search) if has_search else {}
    has_views = options.views and os.path.exists(options.views)
    views = load(options.views) if has_views else {}
    has_actions = options.actions and os.path.exists(options.actions)
    actions = load(options.actions) if has_actions else {}
    has_chat = options.chat and os.path.exists(options.chat)
    chat = load(options.chat) if has_chat else {}
    has_windows = options.windows and os.path.exists(options.windows)
    windows = load(options.windows) if has_windows else {}
    has_macros = options.macros and os.path.exists(options.macros)
    macros = load(options.macros) if has_macros else {}
    has_peers = options.peers and os.path.exists(options.peers) and os.path.getsize(options.peers)
    peers = load(options.peers) if has_peers else {}
    found = figures(detectors, suggestions, commands, intents, search, views, actions, chat, windows, macros, peers)

    print(f"{detectors['messages']} messages, {detectors['detections']} detections in them; "
          f"{suggestions['messages']} messages with ten before them, "
          f"{'with' if suggestions['hasVectors'] else 'without'} word vectors\n")
    print(f"{'what':34} {'measured':>10} {'budget':>8} {'limit':>8}     ")
    rows, broken = [], []
    for row in thresholds["rows"]:
        value = found.get(row["figure"])
        limit = row["budget"] * row.get("slack", thresholds["slack"])
        state = "not measured" if value is None else "BROKEN" if value > limit else \
            "over budget" if value > row["budget"] else "ok"
        if state == "BROKEN":
            broken.append(row["name"])
        shown = "-" if value is None else number(value)
        print(f"{row['name']:34} {shown:>10} {number(row['budget']):>8} {number(limit):>8} {row['unit']:3} {state}")
        rows.append({**row, "value": value, "limit": limit, "state": state})

    print(f"\n{'all detectors, by shape of text':34} " + " ".join(
        f"{sample['bytes'] // 1000:>6} kB" for sample in detectors["growth"][0]["seconds"]) + "   growth")
    for shape in sorted(detectors["growth"], key=lambda s: -s["seconds"][-1]["seconds"]):
        print(f"{shape['shape']:34} " + " ".join(
            f"{number(sample['seconds'] * 1000):>9}" for sample in shape["seconds"])
            + f" ms {shape['linearity']:5.2f}")
    if peers:
        print(f"\n{'beside it, a message':34} {'p50 ms':>10} {'p99 ms':>10}   finds a date in")
        for name, values in peers.items():
            print(f"{name + ' ' + values['version']:34} {values['p50']:>10.3f} {values['p99']:>10.3f}"
                  f"   {values['found']} messages")
    else:
        print("\nThe peers (dateparser, Recognizers-Text) were not run: their ratios are not checked.")
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump({"rows": rows, "detectors": detectors, "suggestions": suggestions, "commands": commands,
                       "intents": intents, "search": search, "views": views, "actions": actions, "chat": chat,
                       "windows": windows, "peers": peers}, file, indent=2)
            file.write("\n")
    if broken:
        sys.exit("\nlimits broken: " + "; ".join(broken))


main()
