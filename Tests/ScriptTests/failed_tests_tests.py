"""Tests of script/failed-tests: which tests of a run are tried once more, and when none is."""

import json
import os
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
SCRIPT = os.path.join(ROOT, "script", "failed-tests")


def failure(test, **issue):
    return {"kind": "issueRecorded", "testID": f"{test}/File.swift:9:6", "issue": issue}


class FailedTests(unittest.TestCase):
    def read(self, *events, arguments=()):
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
            file.write(json.dumps({"kind": "test", "payload": {"id": "A.b()", "kind": "function"}}) + "\n")
            for event in events:
                file.write(json.dumps({"kind": "event", "payload": event}) + "\n")
            file.flush()
            return subprocess.run(
                [sys.executable, "-B", SCRIPT, file.name, *arguments], capture_output=True, text=True, check=False)

    def test_each_is_named_once_and_without_its_place(self):
        ended = self.read(
            failure("Pages.Suite/opens(_:)"), failure("Pages.Suite/opens(_:)"), failure("Pages.Suite/closes()"),
            {"kind": "runEnded"})
        self.assertEqual(ended.stdout, r"^(Pages\.Suite/closes\(\)|Pages\.Suite/opens\(_:\))" + "\n")
        self.assertEqual(ended.returncode, 0)

    def test_known_issues_and_warnings_are_no_failures(self):
        ended = self.read(
            failure("A.b()", isKnown=True), failure("A.c()", isFailure=False), {"kind": "runEnded"})
        self.assertEqual((ended.stdout, ended.returncode), ("", 1))

    def test_a_run_that_was_cut_off_is_not_tried_again(self):
        ended = self.read(failure("A.b()"))
        self.assertEqual((ended.stdout, ended.returncode), ("", 1))

    def test_an_issue_of_no_test_is_not_tried_again(self):
        ended = self.read(failure("A.b()"), {"kind": "issueRecorded", "issue": {}}, {"kind": "runEnded"})
        self.assertEqual((ended.stdout, ended.returncode), ("", 1))

    def test_many_failures_are_no_chance(self):
        events = [failure(f"A.t{number}()") for number in range(4)] + [{"kind": "runEnded"}]
        self.assertEqual(self.read(*events).returncode, 1)
        self.assertEqual(self.read(*events, arguments=["--most", "4"]).returncode, 0)

    def test_a_file_that_is_not_there_is_named(self):
        ended = subprocess.run(
            [sys.executable, "-B", SCRIPT, "missing.jsonl"], capture_output=True, text=True, check=False)
        self.assertIn("missing.jsonl", ended.stderr)
        self.assertEqual(ended.returncode, 1)


if __name__ == "__main__":
    unittest.main()
