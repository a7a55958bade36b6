"""Tests of script/check-guide: what a page names and isn't there is told, with its line."""

import os
import stat
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
SCRIPT = os.path.join(ROOT, "script", "check-guide")

# A program that says as much of itself as the real one does.
PROGRAM = """#!/bin/sh
case "$*" in
  --help) printf 'Commands:\\n  calendar  Shows events.\\n  suggest   Suggests.\\n\\nOptions:\\n  -h, --help  Shows this.\\n';;
  'calendar --help') printf 'Commands:\\n  list  Lists them.\\n\\nOptions:\\n  -h, --help  Shows this.\\n';;
  'calendar list --help') printf 'Options:\\n      --from DAY  The first day.\\n';;
  'suggest --help') printf 'Options:\\n      --json  Writes JSON.\\n';;
  *) exit 64;;
esac
"""


class CheckGuide(unittest.TestCase):
    def check(self, text, name="page.md", program=True):
        with tempfile.TemporaryDirectory() as folder:
            page, tool = os.path.join(folder, name), os.path.join(folder, "beckon")
            with open(page, "w", encoding="utf-8") as file:
                file.write(text)
            with open(tool, "w", encoding="utf-8") as file:
                file.write(PROGRAM)
            os.chmod(tool, stat.S_IRWXU)
            ended = subprocess.run(
                [sys.executable, "-B", SCRIPT, *(["--program", tool] if program else []), page], capture_output=True,
                text=True, check=False, stdin=subprocess.DEVNULL)
            told = ended.stderr.replace(f"check-guide: {page}:", "").splitlines()
            self.assertEqual(ended.returncode, 1 if told else 0)
            return told

    def test_the_guide_names_only_what_there_is(self):
        ended = subprocess.run(
            [sys.executable, "-B", SCRIPT], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))

    def test_paths_lead_somewhere(self):
        self.assertEqual(
            self.check("In `Sources/Base` and `script/lint`, see `Tests/*Tests` and `Sources/<Name>/NAME.swift`.\n"), [])
        self.assertEqual(
            self.check("First\n\nIn `Sources/Nowhere` too.\n"), ["3: there is no Sources/Nowhere"])
        # What isn't of this repository is somebody else's.
        self.assertEqual(self.check("`text/plain`, `/usr/bin`, `Europe/Berlin`\n"), [])

    def test_scripts_take_their_options(self):
        self.assertEqual(self.check("`script/lint --fix`\n\n```sh\nscript/listings --test   # all\n```\n"), [])
        self.assertEqual(self.check("`script/lint --mend`\n"), ["1: script/lint has no option --mend"])
        self.assertEqual(
            self.check("```sh\nswift build && script/nothing --all\n```\n"), ["2: there is no script/nothing"])
        # After the name of a command the options are its own.
        self.assertEqual(self.check("`script/run suggest --json`\n"), [])

    def test_commands_and_their_options_are_the_programs(self):
        right = """`beckon calendar list --from 2026-03-01`, `beckon calendar list`, `beckon help VERB`, `beckon VERB`

        ```console
        $ echo '--wrong' | beckon suggest - --json
        beckon answers --so
        ```
        """.replace("        ", "")
        self.assertEqual(self.check(right), [])
        self.assertEqual(
            self.check("`beckon calendar list --until`\n"), ["1: beckon calendar list has no option --until"])
        self.assertEqual(self.check("`beckon calendar show`\n"), ["1: there is no command beckon calendar show"])
        self.assertEqual(
            self.check("```sh\ncat x | beckon sugest \\\n  --jsn\n```\n"), ["2: there is no command beckon sugest"])
        self.assertEqual(
            self.check("```sh\ncat x | beckon suggest \\\n  --jsn\n```\n"),
            ["2: beckon suggest has no option --jsn"])
        # Without the program nothing is known of it.
        self.assertEqual(self.check("`beckon calendar show`\n", program=False), [])

    def test_options_alone_are_some_commands(self):
        self.assertEqual(self.check("`--from` and `--json`\n", name="command.md"), [])
        self.assertEqual(
            self.check("`--until DAY`\n", name="command.md"), ["1: no command has the option --until"])


if __name__ == "__main__":
    unittest.main()
