"""Floods: the latency of one window while others send without a pause, and memory after the storm."""

import http.client
import json
import statistics
import threading
import time

from app import Fault, Person
from live import Channel

# What the program promises (README and issue of faults): measured in release builds, where a debug build takes
# several times as much.
MOST_MEGABYTES = 120
MOST_GROWTH = 1.2
MOST_MILLISECONDS = 50


def windows(app, random, say, count=2000, patience=60, limits=False):
    """Windows of clients without a cookie, abandoned: what memory they take and leave."""
    app.start(["--open-to-all-local-users"])
    # The first windows load what every window needs.
    for _ in range(20):
        Person(app).open()
    settle(app, patience)
    before = app.memory()
    highest = before
    for number in range(count):
        # Each a client of its own: no cookie comes back.
        Person(app).open()
        if number % 50 == 0:
            highest = max(highest, app.memory())
    settle(app, patience)
    after = app.memory()
    say(f"{count} abandoned windows: {before:.0f} MB before, at most {highest:.0f} MB, {after:.0f} MB after")
    app.end()
    if limits and after > MOST_MEGABYTES:
        raise Fault(f"{count} abandoned windows leave {after:.0f} MB; at most {MOST_MEGABYTES} are allowed")
    if limits and after > before * MOST_GROWTH:
        raise Fault(f"{count} abandoned windows leave {after / before - 1:.0%} more than before")


def settle(app, patience):
    """Waits until memory was given back: until it hasn't changed for some seconds."""
    last, since = app.memory(), time.monotonic()
    until = since + patience
    while time.monotonic() < until and time.monotonic() - since < 12:
        time.sleep(1)
        now = app.memory()
        if abs(now - last) > 0.5:
            last, since = now, time.monotonic()


def latency(app, random, say, seconds=10, flooding=6, limits=False):
    """How long the press of one window takes while others send events without a pause."""
    app.start()
    person = Person(app)
    person.open()
    person.press("Bubbles", role="link")
    channel = Channel(person)
    channel.greet()
    node = channel.node_of_field("Message")
    alone = measure(channel, node, seconds / 4, "alone")
    stop = threading.Event()
    refused = []

    def flood(number):
        other = Person(app)
        try:
            other.open()
            other.press("Picnic", role="link")
            while not stop.is_set():
                with_pauses(other, stop, number)
        except (OSError, Fault, http.client.HTTPException) as error:
            # A client that floods may be refused.
            refused.append(error)

    def with_pauses(other, stop, number):
        line = Channel(other)
        line.greet()
        field = line.node_of_field("Message")
        sequence = 0
        try:
            while not stop.is_set():
                for _ in range(40):
                    sequence += 1
                    line.send_text(json.dumps([sequence, field, "text", f"flood {number} {sequence}", sequence]))
                line.drain()
        except (OSError, ConnectionError):
            # Shut out for what it asks; it comes again at once.
            refused.append(None)

    threads = [threading.Thread(target=flood, args=(number,), daemon=True) for number in range(flooding)]
    for thread in threads:
        thread.start()
    time.sleep(1)
    times = measure(channel, node, seconds, "flooded", len(alone) + 1)
    stop.set()
    for thread in threads:
        thread.join(30)
    if not app.is_alive():
        raise Fault(f"the flood ended the program ({app.process.returncode})")
    channel.close()
    app.end()
    say(
        f"{flooding} flood, {len(refused)} times shut out: an event is acknowledged after "
        f"p50 {statistics.median(times):.1f} ms, p99 {percentile(times):.1f} ms of {len(times)} "
        f"(alone p50 {statistics.median(alone):.1f} ms)")
    if limits and percentile(times) > MOST_MILLISECONDS:
        raise Fault(f"one window waits {percentile(times):.0f} ms; at most {MOST_MILLISECONDS} are allowed")


def percentile(times):
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]


def measure(channel, node, seconds, text, first=1):
    """The times from an event to its acknowledgement, in milliseconds."""
    times, until, sequence = [], time.monotonic() + seconds, first
    while time.monotonic() < until:
        begin = time.monotonic()
        channel.send_text(json.dumps([sequence, node, "text", f"{text} {sequence}", sequence]))
        channel.wait_for(sequence)
        times.append((time.monotonic() - begin) * 1000)
        sequence += 1
        time.sleep(0.05)
    return times
