"""The app under attack: started in a folder of its own, used by forms as a browser without scripts does."""

import html.parser
import http.client
import os
import re
import signal
import subprocess
import tempfile
import time
import urllib.parse

READY = re.compile(r"https?://\S+")


class Fault(Exception):
    """Something that must not happen, told in one sentence."""


class App:
    """One program with its own data, that is started, killed and started again at one port."""

    def __init__(self, program, home=None):
        self.program = program
        self.home = home or tempfile.mkdtemp(prefix="beckon-attack-")
        self.port = 0
        self.process = None
        self.begin = 0
        self.log = os.path.join(self.home, "output.txt")

    @property
    def data(self):
        return os.path.join(self.home, "data")

    def start(self, options=(), patience=60):
        """Starts the program and waits for the address that it prints."""
        environment = dict(
            os.environ, BECKON_HOME=self.home, HOME=self.home, LANG="en_GB.UTF-8", TZ="UTC", NO_COLOR="1")
        self.begin = begin = os.path.getsize(self.log) if os.path.exists(self.log) else 0
        output = open(self.log, "ab")  # pylint: disable=consider-using-with
        self.process = subprocess.Popen(  # pylint: disable=consider-using-with
            [self.program, "--port", str(self.port), *options], stdin=subprocess.DEVNULL, stdout=output,
            stderr=subprocess.STDOUT, env=environment, cwd=self.home)
        output.close()
        until = time.monotonic() + patience
        while time.monotonic() < until:
            found = READY.search(self.printed(begin))
            if found:
                self.port = urllib.parse.urlsplit(found.group()).port
                return
            if self.process.poll() is not None:
                raise Fault(f"it ended with {self.process.returncode} at its start:\n{self.printed(begin)}")
            time.sleep(0.02)
        raise Fault(f"it printed no address within {patience} s:\n{self.printed(begin)}")

    @property
    def address(self):
        """The address that lets the next browser in: each token works once, and then another is printed."""
        return READY.findall(self.printed(self.begin))[-1].rstrip(".,")

    @property
    def error_log(self):
        """What the program reported in its log."""
        folder = os.path.join(self.home, "state", "web-" + os.path.basename(self.program))
        path = os.path.join(folder, "error.log")
        if not os.path.exists(path):
            return ""
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read()

    def printed(self, begin=0):
        with open(self.log, encoding="utf-8", errors="replace") as file:
            file.seek(begin)
            return file.read()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self, patience=20):
        """Ends the program as Ctrl-C does."""
        if self.process is None:
            return
        if self.process.poll() is not None:
            raise Fault(f"it ended by itself with {self.process.returncode}:\n{self.printed(self.begin)[-600:]}")
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.kill()
            raise Fault(f"it didn't end within {patience} s of Ctrl-C") from None

    def is_alive(self):
        return self.process.poll() is None

    def memory(self):
        """The resident memory in megabytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            for line in file:
                if line.startswith("VmRSS"):
                    return int(line.split()[1]) / 1024
        return 0


class Controls(html.parser.HTMLParser):
    """The form of a page: where it goes, its fields, and its buttons with what they are called."""

    def __init__(self, text):
        super().__init__()
        self.action, self.fields, self.buttons, self.areas = "/", [], [], {}
        self.open_button, self.open_area = None, None
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        if tag == "form" and found.get("id") == "f":
            self.action = found.get("action", "/")
        elif tag == "input" and found.get("name"):
            kind = found.get("type", "text")
            if kind not in ("checkbox", "radio", "file", "submit") or "checked" in found:
                self.fields.append((found["name"], found.get("value") or ""))
        elif tag == "textarea" and found.get("name"):
            self.open_area = len(self.fields)
            self.areas[found["name"]] = found.get("aria-label", "")
            self.fields.append((found["name"], ""))
        elif tag == "button" and found.get("name") == "p":
            self.open_button = [found.get("aria-label") or "", found.get("value"), found.get("role")]
            self.buttons.append(self.open_button)
        elif tag == "span" and self.open_button and found.get("aria-label"):
            self.open_button[0] += found["aria-label"]

    def handle_data(self, data):
        if self.open_area is not None:
            name, text = self.fields[self.open_area]
            self.fields[self.open_area] = (name, text + data)
        elif self.open_button is not None:
            self.open_button[0] += data

    def handle_endtag(self, tag):
        if tag == "button":
            self.open_button = None
        elif tag == "textarea":
            self.open_area = None

    def button(self, name, role=None):
        for title, value, its_role in self.buttons:
            if title.startswith(name) and role in (None, its_role):
                return value
        raise Fault(f"the page has no button '{name}'")


class Person:
    """Somebody who uses the app in a browser without scripts."""

    def __init__(self, app):
        self.app = app
        self.cookies = {}
        self.text = ""
        self.path = "/"

    def request(self, method, path, body=None, headers=None, patience=30):
        """One exchange; answers redirections as a browser does."""
        for _ in range(6):
            connection = http.client.HTTPConnection("127.0.0.1", self.app.port, timeout=patience)
            origin = f"http://127.0.0.1:{self.app.port}"
            sent = {"Sec-Fetch-Site": "same-origin", "Origin": origin, **(headers or {})}
            if self.cookies:
                sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
            try:
                connection.request(method, path, body, sent)
                answer = connection.getresponse()
                content = answer.read().decode("utf-8", "replace")
            finally:
                connection.close()
            for line in answer.headers.get_all("Set-Cookie") or []:
                name, _, value = line.split(";")[0].partition("=")
                self.cookies[name.strip()] = value.strip()
            self.path = path
            if answer.status not in (301, 302, 303, 307, 308):
                return answer.status, content
            path = urllib.parse.urljoin(path, answer.headers["Location"])
            parts = urllib.parse.urlsplit(path)
            path = parts.path + (f"?{parts.query}" if parts.query else "")
            method, body, headers = "GET", None, None
        raise Fault("the app sends from one address to the other without an end")

    def open(self, path=None):
        if path is None:
            parts = urllib.parse.urlsplit(self.app.address)
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        status, self.text = self.request("GET", path)
        if status != 200:
            raise Fault(f"the page was answered with {status}")

    def press(self, name, role=None, **fields):
        """Presses a button, with the fields as the page has them but for those that are given."""
        controls = Controls(self.text)
        values = [(key, fields.get(key, value)) for key, value in controls.fields]
        values.append(("p", controls.button(name, role)))
        status, self.text = self.request(
            "POST", controls.action, urllib.parse.urlencode(values),
            {"Content-Type": "application/x-www-form-urlencoded"})
        if status != 200:
            raise Fault(f"pressing '{name}' was answered with {status}")

    def composer(self):
        """The name of the field that messages are written in."""
        for name, label in Controls(self.text).areas.items():
            if label.startswith("Message"):
                return name
        raise Fault("the page has no composer")
