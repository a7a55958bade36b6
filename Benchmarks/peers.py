"""Measures other libraries that find dates in text, on the messages that Beckon is measured on.

usage: peers.py MESSAGES.json [ROUNDS]

Prints JSON: for each library the milliseconds a message (p50 and p99 over the messages, a message's time being
the median of its rounds), and how many messages it found something in. Models are made, and every message is
read once, before the clock starts.
"""
import datetime
import importlib.metadata
import json
import statistics
import sys
import time
import warnings

REFERENCE = datetime.datetime(2026, 3, 11, 10, 15)


def dateparser_search():
    from dateparser.search import search_dates

    settings = {"RELATIVE_BASE": REFERENCE}
    return "dateparser", lambda text: search_dates(text, languages=["en"], settings=settings)


def recognizers_text():
    from recognizers_date_time import DateTimeRecognizer
    from recognizers_text import Culture

    model = DateTimeRecognizer(Culture.English).get_datetime_model()
    return "recognizers-text-suite", lambda text: model.parse(text, REFERENCE)


def measure(find, messages, rounds):
    found, failed = 0, 0

    def attempt(text):
        try:
            return bool(find(text)), False
        except Exception:  # The library's own fault on some texts; they count with the time they took.
            return False, True

    for text in messages:
        hit, error = attempt(text)
        found += hit
        failed += error
    times = [[] for _ in messages]
    for _ in range(rounds):
        for index, text in enumerate(messages):
            began = time.perf_counter()
            attempt(text)
            times[index].append((time.perf_counter() - began) * 1000)
    each = sorted(statistics.median(of) for of in times)
    return {"p50": statistics.median(each), "p99": each[min(len(each) - 1, round(0.99 * (len(each) - 1)))],
            "found": found, "failed": failed}


def main():
    warnings.simplefilter("ignore")
    with open(sys.argv[1], encoding="utf-8") as file:
        messages = json.load(file)
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    results = {}
    for key, make in (("dateparser", dateparser_search), ("recognizers", recognizers_text)):
        try:
            package, find = make()
        except ImportError as error:
            print(f"peers: {key} is not installed: {error}", file=sys.stderr)
            continue
        results[key] = measure(find, messages, rounds)
        results[key]["version"] = importlib.metadata.version(package)
    json.dump(results, sys.stdout, indent=2)
    print()


main()
