#!/usr/bin/env python3
"""Many people in one UnicornChat: windows that send a message a second each.

usage: windows.py PROGRAM [--windows N] [--seconds S]

Starts the program over data of its own, opens the windows one after the other, each with a conversation, and has
each of them write and send a message a second, the seconds spread evenly. Measured is the time from sending until
the window that sent has its own message in a patch; and, as `others`, until the other windows that show the same
conversation have it. Prints one object of JSON: milliseconds, how many cores the server and these windows kept busy,
how many messages weren't there after ten seconds, and which part of them the others never showed, since they were
overtaken by more than a window keeps.
"""

import argparse
import asyncio
import base64
import http.cookiejar
import json
import os
import re
import signal
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

# How many windows one session may have is limited; each of these people uses some.
WINDOWS_OF_A_SESSION = 16
LIMIT = 10.0


class Window:
    """A browser's window: a page that was got, and its live channel."""

    # When each message was sent, and how long it took until another window showed it, for each that did.
    sent = {}
    others = []

    def __init__(self, number, host, port):
        self.number, self.host, self.port = number, host, port
        self.sequence = self.revision = self.patch = 0
        self.waiting = {}
        self.seen = set()
        self.times = []
        self.bytes = 0
        self.field = None

    def open(self, opener, address):
        """Gets the page at an address, and reads from it what the channel needs."""
        request = urllib.request.Request(address, headers={"Accept-Language": "en"})
        with opener.open(request) as answer:
            self.page = answer.read().decode()
        main = re.search(r'<main id="n0"([^>]*)>', self.page).group(1)
        data = dict(re.findall(r'data-(\w+)="([^"]*)"', main))
        self.window, self.life, self.patch = data["w"], data["life"], int(data["n"])

    async def connect(self, cookie):
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port, limit=1 << 24)
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write(
            (
                f"GET /-/live?w={self.window} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
                f"Origin: http://{self.host}:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
            ).encode()
        )
        head = await self.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise SystemExit(f"the channel was refused: {head.decode()}")
        size = {"w": 1280, "h": 800, "seen": True, "active": True, "tz": "UTC", "text": 1}
        self.send_raw(["hello", {"n": self.patch, "life": self.life, "url": "/", **size}])

    def send_raw(self, message):
        data = json.dumps(message).encode()
        mask = os.urandom(4)
        head = bytes([0x81])
        if len(data) < 126:
            head += bytes([0x80 | len(data)])
        elif len(data) < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", len(data))
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", len(data))
        masked = bytes(b ^ mask[i % 4] for i, b in enumerate(data))
        self.writer.write(head + mask + masked)

    def send(self, node, kind, *rest):
        self.sequence += 1
        self.send_raw([self.sequence, node, kind, *rest])
        return self.sequence

    async def message(self):
        text = b""
        while True:
            first, second = await self.reader.readexactly(2)
            size = second & 0x7F
            if size == 126:
                size = struct.unpack(">H", await self.reader.readexactly(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", await self.reader.readexactly(8))[0]
            body = await self.reader.readexactly(size)
            opcode = first & 0x0F
            if opcode == 8:
                raise SystemExit(f"window {self.number} was closed: {body!r}")
            if opcode == 9:
                continue
            text += body
            if first & 0x80:
                return text.decode()

    async def listen(self):
        """Takes patches for good, and notes when what was sent is there."""
        while True:
            text = await self.message()
            self.bytes += len(text)
            now = time.perf_counter()
            self.find_field(text.replace('\\"', '"'))
            for word in [word for word in self.waiting if word in text]:
                self.times.append(now - self.waiting.pop(word))
            # A bubble has the words alone; in the list of conversations they follow who said them.
            for word in set(re.findall(r">On my way (w\d+t\d+x\.)", text)) - self.seen:
                self.seen.add(word)
                if not word.startswith(f"w{self.number}t"):
                    Window.others.append(now - Window.sent[word])

    def find_field(self, text):
        """Notes the field that one writes in, where a text of HTML has one."""
        if match := re.search(r"<textarea id=n(\d+)", text):
            self.field = int(match.group(1))

    async def begin(self, index):
        """Opens a conversation of the list, and finds its field; one of them is open from the beginning."""
        rows = re.findall(r"<button[^>]*name=p value=(\d+) role=link([^>]*)", self.page)
        self.conversation = index % len(rows)
        node, state = rows[self.conversation]
        if "aria-current" in state:
            self.find_field(self.page)
        else:
            self.send(int(node), "press")
        for _ in range(400):
            await asyncio.sleep(0.05)
            if self.field is not None:
                return
        raise SystemExit(f"window {self.number} shows no field to write in")

    async def talk(self, delay, count):
        """Writes and sends a message a second."""
        begin = time.perf_counter() + delay
        for turn in range(count):
            await asyncio.sleep(max(0, begin + turn - time.perf_counter()))
            word = f"w{self.number}t{turn}x"
            self.revision += 1
            self.send(self.field, "text", f"On my way {word}.", self.revision)
            sent = time.perf_counter()
            self.waiting[word + "."] = sent
            Window.sent[word + "."] = sent
            self.send(self.field, "submit")
        # Until all are there, or it took too long.
        end = time.perf_counter() + LIMIT
        while self.waiting and time.perf_counter() < end:
            await asyncio.sleep(0.1)


async def run(arguments):
    home = tempfile.TemporaryDirectory()
    environment = {
        **os.environ, "BECKON_HOME": home.name, "UNICORNCHAT_SPEED": "0.1", "LANG": "en_GB.UTF-8", "TZ": "UTC"
    }
    server = subprocess.Popen(
        [arguments.program, "--port", "0"], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        text=True)
    try:
        return await measure(server, arguments)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)
        home.cleanup()


def processor_seconds(process):
    parts = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def rest(process):
    """Waits until what opening windows brought about, such as suggestions for all that they show, is done."""
    for _ in range(120):
        before = processor_seconds(process)
        await asyncio.sleep(0.5)
        if processor_seconds(process) - before < 0.05:
            return
    print("the server doesn't come to rest", file=sys.stderr)


def next_address(server):
    """The address that lets the next person in: the program says one at its start, and after each that was used."""
    return re.search(r"http://\S+", server.stdout.readline()).group()


async def measure(server, arguments):
    process, windows, port = server.pid, [], None
    for number in range(arguments.windows):
        if number % WINDOWS_OF_A_SESSION == 0:
            jar = http.cookiejar.CookieJar()
            opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
            address = next_address(server)
            port = int(re.search(r":(\d+)/", address).group(1))
        else:
            address = f"http://127.0.0.1:{port}/"
        window = Window(number, "127.0.0.1", port)
        await asyncio.to_thread(window.open, opener, address)
        await window.connect("; ".join(f"{cookie.name}={cookie.value}" for cookie in jar))
        windows.append(window)
    listeners = [asyncio.create_task(window.listen()) for window in windows]
    await asyncio.gather(*(window.begin(window.number) for window in windows))
    await rest(process)
    for window in windows:
        window.bytes = 0
    own, before, begin = time.process_time(), processor_seconds(process), time.perf_counter()
    talks = [
        asyncio.create_task(window.talk(window.number / len(windows), arguments.seconds)) for window in windows
    ]
    await asyncio.sleep(arguments.seconds)
    used, passed = processor_seconds(process) - before, time.perf_counter() - begin
    client = time.process_time() - own
    await asyncio.gather(*talks)
    # What the others have yet to show.
    await rest(process)
    for listener in listeners:
        listener.cancel()
    together = {}
    for window in windows:
        together[window.conversation] = together.get(window.conversation, 0) + 1
    expected = sum(arguments.seconds * (together[window.conversation] - 1) for window in windows)
    late = sum(len(window.waiting) for window in windows)
    times = sorted([seconds * 1000 for window in windows for seconds in window.times] + [LIMIT * 1000] * late)
    others = sorted(seconds * 1000 for seconds in Window.others)

    def place(part, times=times):
        return round(times[min(len(times) - 1, int(part * len(times)))], 1) if times else None

    return {
        "windows": len(windows), "seconds": arguments.seconds, "messages": len(times), "late": late,
        "p50": place(0.5), "p90": place(0.9), "p99": place(0.99), "most": place(1),
        "others": {
            "p50": place(0.5, others), "p99": place(0.99, others),
            "overtaken": round(1 - len(others) / expected, 3) if expected else 0,
        },
        "processor": round(used / passed, 2), "processorOfTheseWindows": round(client / passed, 2),
        "bytesAWindowASecond": round(sum(window.bytes for window in windows) / len(windows) / passed),
    }


def main():
    parser = argparse.ArgumentParser(description="Windows that send a message a second each.")
    parser.add_argument("program")
    parser.add_argument("--windows", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=10)
    arguments = parser.parse_args()
    json.dump(asyncio.run(run(arguments)), sys.stdout, indent=2, sort_keys=True)
    print()


main()
