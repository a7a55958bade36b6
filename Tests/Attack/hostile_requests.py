"""Hostile requests: each is answered or refused, none ends the program, none hangs."""

import socket

from app import Fault, Person

METHODS = [b"GET", b"HEAD", b"POST", b"PUT", b"DELETE", b"OPTIONS", b"TRACE", b"CONNECT", b"get", b"G\0T"]
PATHS = [
    b"/", b"//evil.example/", b"/../../../etc/passwd", b"/%2e%2e/%2e%2e/etc/passwd", b"/-/../x", b"/?w=1",
    b"/?w=99999999999999999999", b"/?w=-1", b"/%00", b"/%ff%fe", b"/" + b"a" * 9000, b"*",
    b"http://evil.example/", b"/-/beckon.js", b"/scene/x?value=%7B%7D", b"/?token=x",
]
HEADERS = [
    b"Host: 127.0.0.1:%d", b"Host: evil.example", b"Host: 127.0.0.1\0.evil", b"Host:", b"Origin: null",
    b"Origin: http://evil.example", b"Content-Length: 5", b"Content-Length: -1", b"Content-Length: 1e9",
    b"Content-Length: 99999999999999999999", b"Transfer-Encoding: chunked", b"Transfer-Encoding: gzip, x",
    b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Key: x",
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", b"Cookie: " + b"a=b; " * 350, b"Cookie: \xff\xfe=1",
    b"X: y\r\n folded", b"Range: bytes=0-,1-,2-", b"Accept-Encoding: gzip;q=9", b"Expect: 100-continue",
    b"Content-Type: multipart/form-data; boundary=\t", b"Content-Type: multipart/form-data; boundary=x",
    b"If-None-Match: \"" + b"x" * 3000 + b"\"", b"X-Forwarded-For: 1.2.3.4, ::1", b": nothing", b"No colon",
]
BODIES = [
    b"", b"hello", b"token=x&p=1", b"p=" + b"9" * 400, b"--x\r\nContent-Disposition: form-data\r\n\r\n--x--",
    b"--x\r\n\r\n", b"5\r\nhello\r\n0\r\n\r\n", b"ffffffffffffffff\r\n", b"\x81\x85", b"\x89\xff" + b"\xff" * 8,
]


def hostile(random, port, cookie):
    """One request put together at random; some come from a browser that was let in."""
    line = b" ".join([random.choice(METHODS), random.choice(PATHS), b"HTTP/1.1"])
    if random.random() < 0.1:
        line = line.replace(b" ", random.choice([b"\t", b"  ", b""]))
    chosen = random.sample(HEADERS, random.randrange(0, 7))
    if random.random() < 0.8:
        chosen.insert(0, HEADERS[0])
    if random.random() < 0.6:
        chosen.append(b"Cookie: " + cookie)
    lines = [header % port if b"%d" in header else header for header in chosen]
    if random.random() < 0.1:
        lines.append(random.randbytes(random.randrange(1, 200)).replace(b"\n", b""))
    request = line + b"\r\n" + b"".join(header + b"\r\n" for header in lines) + b"\r\n"
    request += random.choice(BODIES)
    if random.random() < 0.15:
        request = request[: random.randrange(1, len(request))]
    return request


def exchange(port, request):
    """What comes back until the other side closes, or nothing more comes."""
    answer = b""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as one:
        try:
            one.sendall(request)
            one.shutdown(socket.SHUT_WR)
            # A busy machine may answer late; a second is how often the server looks after its connections.
            one.settimeout(5)
            while len(answer) < 1 << 20:
                part = one.recv(65536)
                if not part:
                    break
                answer += part
        except (BrokenPipeError, ConnectionResetError):
            pass
        except TimeoutError:
            return None
    return answer


def attack(app, random, say, count=3000):
    """Sends hostile requests; the program lives, answers others, and shows nobody else's host."""
    app.start()
    person = Person(app)
    person.open()
    cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items()).encode()
    waiting = 0
    for number in range(1, count + 1):
        request = hostile(random, app.port, cookie)
        try:
            answer = exchange(app.port, request)
        except OSError:
            answer = b""
        if not app.is_alive():
            raise Fault(f"request {number} ended the program ({app.process.returncode}): {request[:300]!r}")
        if answer is None:
            waiting += 1
            if waiting > 20:
                raise Fault(f"too many requests are never answered, such as {request[:300]!r}")
        elif b"\nLocation: //" in answer or b"\nlocation: //" in answer or b"ocation: http://evil" in answer:
            raise Fault(f"an open redirect: {request[:200]!r}")
    Person(app).open()
    app.end()
    say(f"{count} hostile requests: the program lives, {waiting} waited for the rest of their body")
