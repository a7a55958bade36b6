"""Floods: the latency of one window while others send without a pause, and memory after the storm."""

import statistics
import threading
import time

from app import Fault, Person


def windows(app, random, say, count=2000, most=None):
    """Windows of clients without a cookie, abandoned: what memory they take and leave."""
    app.start()
    Person(app).open()
    before = app.memory()
    for _ in range(count):
        # Each a client of its own: no cookie comes back.
        Person(app).open()
    time.sleep(3)
    after = app.memory()
    app.end()
    say(f"{count} abandoned windows: {before:.0f} MB before, {after:.0f} MB after")
    if most is not None and after > most:
        raise Fault(f"{count} abandoned windows leave {after:.0f} MB; at most {most} are allowed")


def latency(app, random, say, seconds=10, flooding=6, most=None):
    """The times in which one window's press is answered while others flood."""
    app.start()
    person = Person(app)
    person.open()
    person.press("Bubbles", role="link")
    stop = threading.Event()

    def flood():
        other = Person(app)
        try:
            other.open()
            other.press("Picnic", role="link")
            while not stop.is_set():
                other.press("Send", **{other.composer(): "flood"})
        except (OSError, Fault):
            # A client that floods may be refused.
            pass

    threads = [threading.Thread(target=flood, daemon=True) for _ in range(flooding)]
    for thread in threads:
        thread.start()
    times, until = [], time.monotonic() + seconds
    while time.monotonic() < until:
        begin = time.monotonic()
        person.request("GET", person.path)
        times.append((time.monotonic() - begin) * 1000)
        time.sleep(0.05)
    stop.set()
    for thread in threads:
        thread.join(30)
    if not app.is_alive():
        raise Fault(f"the flood ended the program ({app.process.returncode})")
    app.end()
    times.sort()
    say(
        f"{flooding} flood: p50 {statistics.median(times):.0f} ms, "
        f"p99 {times[min(len(times) - 1, int(len(times) * 0.99))]:.0f} ms of {len(times)}")
    if most is not None and times[int(len(times) * 0.99)] > most:
        raise Fault(f"one window waits {times[int(len(times) * 0.99)]:.0f} ms; at most {most} are allowed")
