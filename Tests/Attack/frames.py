"""Random frames and events on the live channel, and random forms: none ends the program, none hangs it."""

import json
import urllib.parse

from app import Controls, Fault, Person
from live import Channel

KINDS = [
    "press", "pick", "submit", "done", "dismiss", "focus", "blur", "delete", "refresh", "long", "copy", "cut",
    "share", "on", "text", "num", "date", "val", "step", "hover", "hold", "over", "shift", "move", "sort", "tap",
    "pan", "column", "act", "down", "size", "files", "drop", "item", "key", "go", "at", "seen", "env", "again",
    "resync", "hello", "", "nothing",
]
VALUES = [
    None, True, False, 0, -1, 1, 2**31, 2**53, -(2**63), 1e308, 0.1, "", "a", "\0", "\u202e", "x" * 5000, "2026-13-45",
    "palette", "escape", "enter", "undo", [], {}, [[]], {"w": -1, "h": 1e9, "tz": "No/Where", "text": 0},
    ["../../etc/passwd"], {"life": 1}, "../x", "https://evil.example/", "12:1",
]


def deep(random):
    """JSON that is nested deeply, or cut."""
    depth = random.choice([10, 500, 20_000])
    text = "[" * depth + "]" * random.randrange(depth + 1)
    return text.encode()


def message(random, nodes):
    """One text of a page, well formed or not."""
    chance = random.random()
    if chance < 0.08:
        return deep(random)
    if chance < 0.16:
        return random.randbytes(random.randrange(0, 300))
    event = [
        random.choice([random.randrange(1, 400), -1, 0, 2**53, "1", None]), random.choice(nodes + [0, -1, 2**40, "n1"]),
        random.choice(KINDS), *[random.choice(VALUES) for _ in range(random.randrange(0, 5))]]
    if chance < 0.24:
        event.insert(0, "again")
    text = json.dumps(event).encode()
    if chance < 0.32:
        at = random.randrange(len(text))
        text = text[:at] + random.randbytes(random.randrange(1, 4)) + text[at + 1:]
    return text


def send(channel, random, nodes):
    """One frame: mostly a text with an event, else something that RFC 6455 forbids or that goes on."""
    chance = random.random()
    payload = message(random, nodes)
    if chance < 0.8:
        channel.send_text(payload)
    elif chance < 0.9:
        channel.send_frame(
            random.randrange(16), payload, final=random.random() < 0.5, masked=random.random() < 0.8,
            reserved=random.choice([0, 0, 1, 7]))
    elif chance < 0.95:
        channel.send_frame(1, payload[:50], length=random.choice([1, 126, 70_000, 2**31, 2**63]))
    else:
        # A close, a ping that is too long, a text that isn't UTF-8.
        channel.send_frame(*random.choice([(8, b"\x03"), (8, b"\x03\xe8\xff\xfe"), (9, b"p" * 200), (1, b"\xff\xfe")]))


def attack(app, random, say, count=20_000):
    """Sends frames over channels that are opened anew when they are shut, and a form now and then."""
    app.start()
    person = Person(app)
    person.open()
    channel, sent, opened, forms = None, 0, 0, 0
    while sent < count:
        if channel is None:
            # A page of its own each time: the window may be anywhere by now, or gone.
            person.open("/")
            controls = Controls(person.text)
            nodes = [int(value) for _, value, _ in controls.buttons if value and value.isdigit()] or [1]
            channel = Channel(person)
            channel.greet()
            opened += 1
        try:
            for _ in range(20):
                sent += 1
                send(channel, random, nodes)
            channel.drain()
        except OSError:
            channel.close()
            channel = None
        if not app.is_alive():
            raise Fault(f"it ended with {app.process.returncode} after {sent} frames:\n{app.printed(app.begin)[-800:]}")
        if channel is None and random.random() < 0.3:
            forms += 1
            form(person, random, nodes)
    Person(app).open()
    app.end()
    say(f"{sent} frames on {opened} channels and {forms} forms: the program lives")


def form(person, random, nodes):
    """A form with fields at random; it is answered, by a page or a refusal."""
    controls = Controls(person.text)
    values = [(key, str(random.choice(VALUES)) if random.random() < 0.3 else value) for key, value in controls.fields]
    values += [(random.choice("poudn") + random.choice(["", "1"]), str(random.choice(nodes + VALUES))) for _ in range(3)]
    random.shuffle(values)
    body = urllib.parse.urlencode(values).encode("utf-8", "replace")
    status, _ = person.request(
        "POST", controls.action, body, {"Content-Type": "application/x-www-form-urlencoded"})
    if status >= 500:
        raise Fault(f"a form was answered with {status}: {body[:300]!r}")
