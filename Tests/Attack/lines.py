"""Hostile texts for the engines: lines put together of phrases of the language data, of shapes and of noise, and texts
of a megabyte that repeat some of them."""

import concurrent.futures
import glob
import json
import os
import random as randomness
import subprocess
import threading
import time

from app import Fault

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SHAPES = [
    "\u202e", "\u2066", "\0", "\ufffd", "👩‍👩‍👧", "e\u0301\u0301\u0301", "İ", "ß", "١٢٣", "明日", "1/1/", "1:", "--", "@",
    "a@b", "http://", "https://x@y", "#", "(((", "[[[", "{{{", "<<<", ">", "\"", "\\", "%00", "%25", "+1 415 555",
    "$1,000", "9" * 30, "1e400", "\t", "\u2028", "\r", "..", "…", "'", "’", "next ", "last ", "from 5 to ", "until ",
    "every other ", "31/02/", "24:60", "feb 29", "Dinner at 7? ", "can you ", "please send me the report ",
]
# What the program promises (issue of faults): measured in release builds.
MOST_SECONDS_A_MEGABYTE = 2.0
# What a busy machine may add to any line.
ALLOWANCE = 0.25
# How many programs are asked at a time; the lines don't depend on how many cores there are.
PROGRAMS = 2
# The seconds between two reports of how far it has come.
PAUSE = 60


def phrases():
    """Every text in the language data that is short enough to be one of many."""
    found = []

    def collect(value):
        if isinstance(value, str):
            found.append(value)
        for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            collect(inner)

    for path in sorted(glob.glob(os.path.join(ROOT, "Resources", "en", "*.json"))):
        with open(path, encoding="utf-8") as file:
            collect(json.load(file))
    return [text for text in found if 0 < len(text) < 60]


def noise(random):
    ranges = [(32, 127), (0xA0, 0x3000), (0x1F300, 0x1FA00)]
    return "".join(chr(random.randrange(*random.choice(ranges))) for _ in range(random.randrange(1, 12)))


def text(random, known):
    parts = []
    for _ in range(random.choice([1, 2, 4, 8, 16, 30])):
        chance = random.random()
        if chance < 0.5:
            parts.append(random.choice(known))
        elif chance < 0.8:
            parts.append(random.choice(SHAPES) * random.choice([1, 1, 1, 3, 10]))
        else:
            parts.append(noise(random))
        parts.append(random.choice([" ", " ", "", " , "]))
    return "".join(parts)


def line(content, random):
    speaker = random.choice(["Ada", "me", "", None])
    return json.dumps({
        "text": content, "reference_time": "2026-01-05T10:00:00Z", "speaker": speaker, "me": "me"}).encode() + b"\n"


class Batch:
    """A `beckon batch suggest` that is asked line by line, and what was slow."""

    def __init__(self, program):
        self.process = subprocess.Popen(  # pylint: disable=consider-using-with
            [program, "batch", "suggest"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.slow = []
        self.asked = 0

    def processor(self):
        """The seconds that the program has kept cores busy."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii", errors="replace") as file:
            parts = file.read().rsplit(")", 1)[1].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def ask(self, request, size):
        """Asks, and returns the seconds to the answer; where that is too much, those that the program itself took
        count: another program on the same cores isn't its fault."""
        before, begin = self.processor(), time.monotonic()
        try:
            self.process.stdin.write(request)
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            answer = b""
        if not answer:
            raise Fault(f"beckon ended with {self.process.wait()} at {request[:400]!r}")
        seconds, most = time.monotonic() - begin, size / 1e6 * MOST_SECONDS_A_MEGABYTE + ALLOWANCE
        if seconds > most:
            seconds = min(seconds, self.processor() - before)
        if seconds > most:
            self.slow.append((seconds, request[:200]))
        self.asked += 1
        return seconds

    def end(self):
        self.process.stdin.close()
        self.process.wait(60)


def work(batch, random, known, count, megabytes):
    """Asks for suggestions for each line, one after the other; returns the slowest line and the slowest megabyte."""
    slowest, longest = 0.0, 0.0
    try:
        # The first line loads what all need.
        batch.ask(line("Dinner on Friday at 7?", random), 1e6)
        for _ in range(count):
            content = text(random, known)
            request = line(content, random)
            if random.random() < 0.02:
                # No JSON at all, or cut.
                request = request[: random.randrange(1, len(request))].rstrip(b"\n") + b"\n"
            slowest = max(slowest, batch.ask(request, len(content.encode())))
        for _ in range(megabytes):
            unit = " ".join(random.choice(known) for _ in range(random.choice([1, 1, 2, 3])))
            unit = (unit if random.random() < 0.7 else random.choice(SHAPES)) + " "
            content = unit * (1_000_000 // len(unit.encode()))
            longest = max(longest, batch.ask(line(content, random), len(content.encode())))
    finally:
        batch.end()
    return slowest, longest


def attack(app, random, say, count=50_000, megabytes=60, limits=False):
    """Asks for suggestions for each; each is answered, and in time. Some 2,000 lines a second on two cores."""
    program = os.path.join(os.path.dirname(app.program), "beckon")
    if not os.access(program, os.X_OK):
        raise Fault(f"there is no {program}; build it first: swift build --product beckon")
    known = phrases()
    batches = [Batch(program) for _ in range(PROGRAMS)]
    seeds = [random.getrandbits(64) for _ in batches]
    is_over = threading.Event()

    def report():
        while not is_over.wait(PAUSE):
            asked = sum(batch.asked for batch in batches)
            say(f"{asked} of {count + megabytes + PROGRAMS}, {sum(len(batch.slow) for batch in batches)} too slow")

    reporter = threading.Thread(target=report, daemon=True)
    reporter.start()
    try:
        with concurrent.futures.ThreadPoolExecutor(PROGRAMS) as pool:
            results = list(pool.map(
                lambda number: work(
                    batches[number], randomness.Random(seeds[number]), known,
                    (count + number) // PROGRAMS, (megabytes + number) // PROGRAMS),
                range(PROGRAMS)))
    finally:
        is_over.set()
    slow = [one for batch in batches for one in batch.slow]
    say(
        f"{count} hostile lines, the slowest {max(one for one, _ in results) * 1000:.0f} ms; {megabytes} texts of a "
        f"megabyte, the slowest {max(one for _, one in results):.2f} s; {len(slow)} took longer than they may")
    if limits and slow:
        seconds, request = max(slow)
        raise Fault(f"{seconds:.2f} s for {request!r}")
