"""Damage to each file in turn: the program says so, harms nothing beside it, and goes on when it is put back."""

import os
import shutil

from app import Fault, Person

HOWS = ("deleted", "emptied", "cut", "noise")


def files(folder):
    found = {}
    for at, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(at, name)
            if os.path.isfile(path) and not os.path.islink(path):
                found[os.path.relpath(path, folder)] = path
    return found


def harm(path, how, random):
    size = os.path.getsize(path)
    if how == "deleted":
        os.remove(path)
    elif how == "emptied":
        os.truncate(path, 0)
    elif how == "cut":
        os.truncate(path, size // 2)
    else:
        with open(path, "r+b") as file:
            file.write(random.randbytes(min(size, 4096)))


def is_kept(name):
    """Whether a file is a person's: what can be made anew is not."""
    return "attachments" in name or name.endswith("chat.db")


def names_elsewhere(folder, name):
    """Whether a file of this name is anywhere under a folder, as when it was moved aside."""
    base = os.path.basename(name)
    return any(base in names for _, _, names in os.walk(folder))


def attack(app, random, say, limit=None):
    """Harms each file of a program's data in each way, with a start before and after it is put back."""
    app.start()
    person = Person(app)
    person.open()
    person.press("Bubbles", role="link")
    person.press("Send", **{person.composer(): "before the damage"})
    app.end()
    whole = app.data + ".whole"
    shutil.rmtree(whole, ignore_errors=True)
    shutil.copytree(app.data, whole)
    trials = [(name, how) for name in sorted(files(whole)) for how in HOWS]
    if limit and limit < len(trials):
        # The databases always; of the rest a sample.
        first = [trial for trial in trials if trial[0].endswith(".db")]
        rest = [trial for trial in trials if trial not in first]
        trials = first + random.sample(rest, max(0, limit - len(first)))
    for name, how in trials:
        shutil.rmtree(app.data)
        shutil.copytree(whole, app.data)
        path = os.path.join(app.data, name)
        if how == "cut" and os.path.getsize(path) < 2:
            continue
        harm(path, how, random)
        app.start()
        try:
            Person(app).open()
        except Fault:
            # A page that tells the damage may have another status than 200.
            if not app.is_alive():
                raise Fault(f"{name} {how}: the program ended:\n{app.printed()[-600:]}") from None
        app.end()
        for other in files(whole):
            if other != name and is_kept(other) and not names_elsewhere(app.data, other):
                raise Fault(f"{name} {how}: {other} is gone")
        put_back(app.data, whole, name)
        app.start()
        person = Person(app)
        person.open()
        person.press("Bubbles", role="link")
        if "before the damage" not in person.text:
            raise Fault(f"{name} {how} and put back: the conversation isn't as it was")
        app.end()
    say(f"{len(trials)} damages to {len(files(whole))} files: nothing beside them was lost")


def put_back(data, whole, name):
    """Puts everything back as a person does who has a copy: the whole folder of the file that was harmed."""
    folder = os.path.dirname(name)
    source, target = os.path.join(whole, folder), os.path.join(data, folder)
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
