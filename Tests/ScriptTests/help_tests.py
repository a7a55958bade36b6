"""Tests of all scripts: each says what it does when it is asked, and does nothing else."""

import os
import subprocess
import unittest

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
FOLDER = os.path.join(ROOT, "script")


def is_script(path):
    """Whether a file can be run; a folder of what Python has compiled can't."""
    return os.path.isfile(path) and os.access(path, os.X_OK)


class Help(unittest.TestCase):
    def test_every_script_says_what_it_does(self):
        scripts = [name for name in sorted(os.listdir(FOLDER)) if is_script(os.path.join(FOLDER, name))]
        self.assertGreater(len(scripts), 10)
        for name in scripts:
            for option in ("--help", "-h"):
                with self.subTest(f"{name} {option}"):
                    # Without a network, a compiler or Python's packages: a script that begins its work fails.
                    ended = subprocess.run(
                        [os.path.join(FOLDER, name), option], capture_output=True, text=True, check=False,
                        stdin=subprocess.DEVNULL, timeout=20, cwd="/", env={"PATH": os.environ["PATH"], "HOME": "/"})
                    self.assertEqual((ended.returncode, ended.stderr), (0, ""))
                    self.assertIn(f"usage: script/{name}", ended.stdout)
                    # The usage, and what it is for.
                    self.assertGreater(len([line for line in ended.stdout.splitlines() if line.strip()]), 2)


if __name__ == "__main__":
    unittest.main()
