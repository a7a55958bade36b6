"""Another user of the machine: sees no page, no file and no figure, and can't act."""

import http.client
import json
import os
import urllib.parse

from app import Fault, Person

NOBODY = 65534


def tries(port, paths):
    """What the answers to each address are, by GET and by POST, at both loopback addresses."""
    answers = []
    for path in paths:
        for method in ("GET", "POST"):
            for host in ("127.0.0.1", "::1"):
                line = http.client.HTTPConnection(host, port, timeout=20)
                try:
                    line.request(method, path, headers={
                        "Host": f"127.0.0.1:{port}", "Origin": f"http://127.0.0.1:{port}",
                        "Sec-Fetch-Site": "same-origin"})
                    answer = line.getresponse()
                    answers.append((method, path, answer.status, answer.read().decode("utf-8", "replace")))
                except OSError as error:
                    answers.append((method, path, 0, type(error).__name__))
                finally:
                    line.close()
    return answers


def as_nobody(work):
    """The result of some work, done in a process that is another user's."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        os.setgroups([])
        os.setresgid(NOBODY, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, NOBODY)
        with os.fdopen(writing, "w", encoding="utf-8") as file:
            json.dump(work(), file)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as file:
        text = file.read()
    os.waitpid(child, 0)
    return json.loads(text)


def attack(app, random, say):
    """Asks for everything as another user, with a token that it saw."""
    if os.geteuid() != 0:
        say("left out: another user can be taken by root alone")
        return
    app.start()
    person = Person(app)
    person.open()
    person.press("Bubbles", role="link")
    secret = f"attack {random.randrange(10**9)}"
    person.press("Send", **{person.composer(): secret})
    token = urllib.parse.urlsplit(app.address).query
    paths = [
        "/", f"/?{token}", person.path, f"{person.path}&{token}", "/-/metrics", "/-/beckon.js", "/settings",
        "/-/live?w=1", "/-/upload?w=1&node=1", "/-/file/x"]
    answers = as_nobody(lambda: tries(app.port, paths))
    for method, path, status, body in answers:
        if status not in (0, 403) or secret in body or "Bubbles" in body:
            raise Fault(f"another user's {method} {path} was answered with {status}: {body[:200]}")
    # The token that was seen still lets its owner in.
    Person(app).open(f"/?{token}")
    readable = [
        os.path.join(at, name) for at, folders, names in os.walk(app.home) for name in folders + names
        if at.startswith((app.data, os.path.join(app.home, "state")))
        and os.stat(os.path.join(at, name)).st_mode & 0o077]
    if readable:
        raise Fault(f"others may read {readable[0]}")
    app.end()
    say(f"{len(answers)} requests of another user: all refused; no file is readable for others")

