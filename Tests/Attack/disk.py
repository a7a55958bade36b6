"""A full disk: it is said, nothing that was acknowledged is lost, and the program goes on when there is room."""

import os
import subprocess

from app import Fault, Person
from kills import stored


def fill(path):
    """Writes a file until there is no room."""
    with open(path, "wb", buffering=0) as file:
        for size in (1 << 20, 4096):
            try:
                while True:
                    file.write(b"\1" * size)
            except OSError:
                pass


def attack(app, random, say, rounds=3, megabytes=24):
    """Sends messages while the disk of the data is full and while it isn't, in turn."""
    os.makedirs(app.data, mode=0o700, exist_ok=True)
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0700", "tmpfs", app.data],
        capture_output=True, check=False)
    if mounted.returncode != 0:
        say("left out: a small disk can be mounted by root alone")
        return
    try:
        app.start()
        person = Person(app)
        person.open()
        person.press("Bubbles", role="link")
        ballast = os.path.join(app.data, "ballast")
        acknowledged, refused = set(), 0
        for number in range(rounds):
            send(person, f"attack room {number}", acknowledged)
            fill(ballast)
            # Large enough for no free page of the database to hold it.
            for part in range(4):
                text = f"attack full {number} {part} " + "x" * 90_000
                if not send(person, text, acknowledged):
                    refused += 1
            os.remove(ballast)
            send(person, f"attack again {number}", acknowledged)
            if f"attack again {number}" not in acknowledged:
                raise Fault("there is room again, and a message isn't taken")
        if not refused:
            raise Fault("a full disk refused nothing: the attack doesn't reach it")
        said = app.printed(app.begin) + app.error_log
        if "disk" not in said.lower() and "space" not in said.lower():
            raise Fault(f"the full disk was said neither on standard error nor in the log:\n{said[-600:]}")
        app.kill()
        app.start()
        missing = acknowledged - set(stored(app))
        if missing:
            raise Fault(f"{len(missing)} messages that were acknowledged are gone: {sorted(missing)[0][:40]}")
        app.end()
        say(f"{rounds} times full, {refused} messages refused and said, none of {len(acknowledged)} others lost")
    finally:
        if app.process is not None and app.is_alive():
            app.kill()
        subprocess.run(["umount", "-l", app.data], check=False)


def send(person, text, acknowledged):
    """Sends one message; whether it was taken. Where it wasn't, the page says so and keeps what was typed."""
    person.press("Send", **{person.composer(): text})
    if "role=alertdialog" in person.text:
        person.press("OK")
        if text[:30] not in person.text:
            raise Fault("a message that wasn't taken is gone from its field")
        return False
    acknowledged.add(text)
    return True
