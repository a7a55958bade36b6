"""Measures whole runs of the `beckon` command, from its start to its end.

usage: commands.py BECKON ROUNDS

Prints JSON: for each command the milliseconds (p50 and worst) and the most resident memory in bytes.
"""
import json
import os
import statistics
import sys
import tempfile
import time

MESSAGE = "Dinner tomorrow at 7 at Osteria Lunaria, 18 Juniper Lane? Call me: (503) 555-0147"


def run(arguments):
    """Milliseconds and peak bytes of one run."""
    null = os.open(os.devnull, os.O_RDWR)
    began = time.perf_counter()
    child = os.posix_spawn(arguments[0], arguments, os.environ, file_actions=[
        (os.POSIX_SPAWN_DUP2, null, 0), (os.POSIX_SPAWN_DUP2, null, 1)])
    _, status, usage = os.wait4(child, 0)
    taken = (time.perf_counter() - began) * 1000
    os.close(null)
    if status != 0:
        sys.exit(f"commands: {' '.join(arguments)} ended with {os.waitstatus_to_exitcode(status)}")
    return taken, usage.ru_maxrss * 1024


def main():
    beckon, rounds = os.path.abspath(sys.argv[1]), int(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        message = os.path.join(folder, "message.txt")
        with open(message, "w", encoding="utf-8") as file:
            file.write(MESSAGE + "\n")
        results = {}
        for name, arguments in (("start", ["--version"]), ("suggest", ["suggest", message])):
            run([beckon] + arguments)
            samples = [run([beckon] + arguments) for _ in range(rounds)]
            times = [taken for taken, _ in samples]
            results[name] = {"p50": statistics.median(times), "worst": max(times),
                             "peak": max(peak for _, peak in samples)}
    json.dump(results, sys.stdout, indent=2)
    print()


main()
