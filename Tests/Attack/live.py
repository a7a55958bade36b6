"""The live channel of a window, as its page speaks it: a WebSocket with events one way and patches the other."""

import base64
import json
import os
import re
import select
import socket
import struct
import time

from app import Fault


class Channel:
    """One connection to the window that a person's page shows."""

    def __init__(self, person):
        self.person = person
        port = person.app.port
        main = re.search(r'data-w="(\d+)" data-n="(\d+)" data-life="([^"]+)"', person.text)
        if not main:
            raise Fault("the page doesn't say which window it shows")
        number, self.patch, self.life = main.groups()
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /-/live?w={number} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Origin: http://127.0.0.1:{port}\r\nCookie: {cookies}\r\n\r\n".encode())
        self.bytes = b""
        while b"\r\n\r\n" not in self.bytes:
            self.more()
        head, _, self.bytes = self.bytes.partition(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Fault(f"the channel was answered with {head.splitlines()[0].decode(errors='replace')}")

    def more(self):
        part = self.socket.recv(65536)
        if not part:
            raise ConnectionError("the channel was closed")
        self.bytes += part

    def greet(self):
        """Greets as the page does, and waits for the answer."""
        life = int(self.life) if self.life.isdigit() else self.life
        self.send_text(json.dumps(["hello", {
            "n": int(self.patch), "life": life, "url": self.person.path, "w": 1200, "h": 800, "text": 1,
            "dark": False, "contrast": False, "motion": False, "tz": "UTC", "seen": True, "active": True}]))
        self.next_message(10)

    def node_of_field(self, label):
        """The number of the node of a text field."""
        found = re.search(rf"<textarea [^>]*name=n(\d+)[^>]*aria-label='{label}", self.person.text)
        if not found:
            raise Fault(f"the page has no field '{label}'")
        return int(found.group(1))

    def send_frame(self, opcode, payload, final=True, masked=True, reserved=0, length=None):
        """Sends one frame; what isn't as RFC 6455 wants it is sent all the same."""
        count = len(payload) if length is None else length
        head = bytes([(0x80 if final else 0) | reserved << 4 | opcode])
        flag = 0x80 if masked else 0
        if count < 126:
            head += bytes([flag | count])
        elif count < 1 << 16:
            head += bytes([flag | 126]) + struct.pack(">H", count)
        else:
            head += bytes([flag | 127]) + struct.pack(">Q", count)
        if masked:
            mask = os.urandom(4)
            head += mask
            payload = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        self.socket.sendall(head + payload)

    def send_text(self, text):
        self.send_frame(1, text.encode() if isinstance(text, str) else text)

    def next_message(self, patience):
        """The next text of the server; answers pings on the way."""
        until = time.monotonic() + patience
        while True:
            frame = self.take_frame()
            if frame is not None:
                opcode, payload = frame
                if opcode == 1:
                    return json.loads(payload)
                if opcode == 8:
                    raise ConnectionError("the channel was closed")
                if opcode == 9:
                    self.send_frame(10, payload)
                continue
            left = until - time.monotonic()
            if left <= 0:
                raise Fault(f"nothing came on the channel within {patience} s")
            self.socket.settimeout(left)
            try:
                self.more()
            except TimeoutError:
                pass

    def take_frame(self):
        """The first frame of what came, once it is whole. The server's aren't masked."""
        data = self.bytes
        if len(data) < 2:
            return None
        count, begin = data[1] & 0x7F, 2
        if count == 126:
            if len(data) < 4:
                return None
            count, begin = struct.unpack(">H", data[2:4])[0], 4
        elif count == 127:
            if len(data) < 10:
                return None
            count, begin = struct.unpack(">Q", data[2:10])[0], 10
        if len(data) < begin + count:
            return None
        self.bytes = data[begin + count:]
        return data[0] & 15, data[begin:begin + count]

    def wait_for(self, sequence, patience=30):
        """Waits until an event is acknowledged."""
        while True:
            message = self.next_message(patience)
            if isinstance(message, list) and len(message) > 1 and message[1] >= sequence:
                return

    def drain(self):
        """Reads what came, without waiting."""
        self.bytes = b""
        while select.select([self.socket], [], [], 0)[0]:
            if not self.socket.recv(65536):
                raise ConnectionError("the channel was closed")

    def close(self):
        self.socket.close()
