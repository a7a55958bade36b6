"""Kills at random points while messages are sent: what was acknowledged is there, once."""

import http.client
import os
import sqlite3
import threading

from app import Fault, Person

LOST = (OSError, http.client.HTTPException)


def stored(app):
    """How often each text of ours is in the store."""
    path = os.path.join(app.data, "chat", "chat.db")
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as store:
        rows = store.execute("SELECT text, COUNT(*) FROM messages WHERE text LIKE 'attack %' GROUP BY text")
        return dict(rows.fetchall())


def attack(app, random, say, kills=10):
    """Sends messages by forms, kills the program at random, starts it again."""
    acknowledged, sent = set(), 0
    app.start()
    for number in range(1, kills + 1):
        person = Person(app)
        person.open()
        person.press("Bubbles", role="link")
        timer = threading.Timer(random.uniform(0.05, 2.0), app.kill)
        timer.start()
        try:
            while timer.is_alive() or app.is_alive():
                sent += 1
                text = f"attack {sent}"
                person.press("Send", **{person.composer(): text})
                acknowledged.add(text)
        except LOST:
            pass
        except Fault:
            if app.is_alive():
                raise
        timer.join()
        app.process.wait()
        app.start()
        there = stored(app)
        missing = acknowledged - set(there)
        if missing:
            raise Fault(f"kill {number} lost {len(missing)} messages that were acknowledged: {sorted(missing)[:3]}")
        twice = [text for text, count in there.items() if count > 1]
        if twice:
            raise Fault(f"kill {number} left messages twice: {twice[:3]}")
    app.end()
    say(f"{kills} kills, {len(acknowledged)} messages acknowledged of {sent} tried, none lost, none twice")
