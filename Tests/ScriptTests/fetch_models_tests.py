"""Tests of script/fetch-models, with a wheel made here that pip finds in a folder: no network is asked."""

import hashlib
import json
import os
import subprocess
import sys
import tempfile
import unittest
import zipfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
SCRIPT = os.path.join(ROOT, "script", "fetch-models")
WHEEL = "smallmodel-1.2-py3-none-any.whl"
CONTENT = {"smallmodel/v.safetensors": b"numbers", "smallmodel/t.json": b"{}"}
HAS_PIP = subprocess.run(
    [sys.executable, "-m", "pip", "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    check=False).returncode == 0


def digest(data):
    return hashlib.sha256(data).hexdigest()


class FetchModels(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.shelf = os.path.join(temporary.name, "shelf")
        self.models = os.path.join(temporary.name, "models")
        self.model = os.path.join(self.models, "small")
        os.makedirs(self.shelf)
        os.makedirs(self.model)
        wheel = os.path.join(self.shelf, WHEEL)
        with zipfile.ZipFile(wheel, "w") as file:
            for name, data in CONTENT.items():
                file.writestr(name, data)
            info = "smallmodel-1.2.dist-info"
            file.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: smallmodel\nVersion: 1.2\n")
            file.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
            file.writestr(f"{info}/RECORD", "")
        with open(wheel, "rb") as file:
            self.describe(digest(file.read()))

    def describe(self, wheel_digest, version="1.2", numbers=CONTENT["smallmodel/v.safetensors"]):
        description = {
            "package": "smallmodel", "version": version, "wheel": {"file": WHEEL, "sha256": wheel_digest},
            "vectors": {
                "file": "v.safetensors", "member": "smallmodel/v.safetensors", "sha256": digest(numbers)},
            "tokenizer": {
                "file": "t.json", "member": "smallmodel/t.json", "sha256": digest(CONTENT["smallmodel/t.json"])},
        }
        with open(os.path.join(self.model, "model.json"), "w", encoding="utf-8") as file:
            json.dump(description, file)

    def fetch(self, *arguments, shelf=None, **variables):
        environment = dict(
            os.environ, PIP_NO_INDEX="1", PIP_FIND_LINKS=shelf or self.shelf, PIP_CONFIG_FILE=os.devnull)
        environment.update(variables)
        return subprocess.run(
            [sys.executable, "-B", SCRIPT, *arguments, self.models], env=environment, text=True,
            capture_output=True, check=False)

    def files(self):
        return sorted(os.listdir(self.model))

    @unittest.skipUnless(HAS_PIP, "there is no pip")
    def test_files_are_fetched_once(self):
        self.assertEqual(self.fetch("--check").stdout, "v.safetensors, t.json\n")
        run = self.fetch()
        self.assertEqual((run.returncode, run.stdout, run.stderr), (0, "", ""))
        self.assertEqual(self.files(), ["model.json", "t.json", "v.safetensors"])
        # With the wheel gone nothing can be fetched, and nothing has to be.
        self.assertEqual(self.fetch(shelf="/nowhere").returncode, 0)
        self.assertEqual(self.fetch("--check").returncode, 0)

    @unittest.skipUnless(HAS_PIP, "there is no pip")
    def test_a_damaged_file_is_fetched_again(self):
        self.fetch()
        with open(os.path.join(self.model, "v.safetensors"), "wb") as file:
            file.write(b"other numbers")
        self.assertEqual(self.fetch("--check").stdout, "v.safetensors\n")
        self.assertEqual(self.fetch().returncode, 0)
        self.assertEqual(self.fetch("--check").returncode, 0)

    @unittest.skipUnless(HAS_PIP, "there is no pip")
    def test_another_wheel_is_refused(self):
        self.describe(digest(b"another wheel"))
        run = self.fetch()
        self.assertEqual(run.returncode, 1)
        self.assertIn("smallmodel 1.2: " + WHEEL + " has another checksum", run.stderr)
        self.assertEqual(self.files(), ["model.json"])

    @unittest.skipUnless(HAS_PIP, "there is no pip")
    def test_another_file_in_the_wheel_is_refused(self):
        with open(os.path.join(self.shelf, WHEEL), "rb") as file:
            self.describe(digest(file.read()), numbers=b"expected numbers")
        run = self.fetch()
        self.assertEqual(run.returncode, 1)
        self.assertIn("smallmodel/v.safetensors has another checksum", run.stderr)
        self.assertEqual(self.files(), ["model.json"])

    @unittest.skipUnless(HAS_PIP, "there is no pip")
    def test_what_cannot_be_had_is_one_line(self):
        run = self.fetch(shelf="/nowhere")
        self.assertEqual(run.returncode, 1)
        self.assertEqual(run.stderr.count("\n"), 1)
        self.assertTrue(run.stderr.startswith("smallmodel 1.2: pip says: "), run.stderr)
        self.assertEqual(self.files(), ["model.json"])

    @unittest.skipUnless(HAS_PIP, "there is no pip")
    def test_no_network_is_said(self):
        # A port at which nobody listens.
        run = self.fetch(shelf="/nowhere", PIP_NO_INDEX="0", PIP_INDEX_URL="http://127.0.0.1:9/")
        self.assertEqual(run.stderr, "smallmodel 1.2: the package index cannot be reached\n")
        self.assertEqual(run.returncode, 1)

    def test_other_arguments_are_refused(self):
        self.assertEqual(self.fetch("--force").returncode, 64)

    def test_the_description_in_the_repository_is_complete(self):
        with open(os.path.join(ROOT, "Models", "wordllama", "model.json"), encoding="utf-8") as file:
            model = json.load(file)
        for part in ("wheel", "vectors", "tokenizer"):
            self.assertRegex(model[part]["sha256"], "^[0-9a-f]{64}$")
        self.assertIn(f"{model['package']}-{model['version']}-", model["wheel"]["file"])


if __name__ == "__main__":
    unittest.main()
