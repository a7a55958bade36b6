"""Tests of script/graph: a small package is drawn, and a page that is out of date is noticed."""

import os
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
SCRIPT = os.path.join(ROOT, "script", "graph")

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "example",
  targets: [
    .systemLibrary(name: "CThing", path: "Sources/CLibraries/CThing"),
    .target(name: "Storage", dependencies: ["CThing"], path: "Sources/Base/Storage"),
    .target(name: "Words", dependencies: ["Storage"], path: "Sources/Engines/Words"),
    .target(name: "AppIntents", dependencies: ["Words", "Storage"], path: "Sources/Frameworks/AppIntents"),
    .target(name: "Runtime", dependencies: ["AppIntents"], path: "Sources/System/Runtime"),
    .target(name: "Testing", dependencies: [.target(name: "Runtime")], path: "Sources/Frameworks/Testing"),
    .executableTarget(name: "Chat", dependencies: ["AppIntents"], path: "Apps/Chat"),
  ]
)
"""
PAGE = """# Architecture

<!-- graph -->
<!-- end of graph -->

| module | what |
|---|---|
| `Storage`, `Words` | kept |
| `AppIntents` | intents |
| `Runtime` | runs |
| `Testing` | tests |
"""


class Graph(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.root = temporary.name
        self.write("Package.swift", MANIFEST)
        self.write("Guide/architecture.md", PAGE)
        for folder in ("CLibraries/CThing", "Base/Storage", "Engines/Words", "Frameworks/AppIntents",
                       "System/Runtime", "Frameworks/Testing"):
            os.makedirs(os.path.join(self.root, "Sources", folder))

    def write(self, path, text):
        path = os.path.join(self.root, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def page(self):
        with open(os.path.join(self.root, "Guide/architecture.md"), encoding="utf-8") as file:
            return file.read()

    def graph(self, *arguments):
        ended = subprocess.run(
            [sys.executable, "-B", SCRIPT, *arguments, self.root], capture_output=True, text=True, check=False,
            stdin=subprocess.DEVNULL)
        return ended.returncode, ended.stderr

    def test_it_is_drawn_and_then_current(self):
        self.assertEqual(self.graph("--check")[0], 1)
        self.assertEqual(self.graph(), (0, ""))
        text = self.page()
        self.assertIn('  subgraph Highframeworks["High frameworks"]\n    Testing\n  end\n', text)
        self.assertIn("  AppIntents --> Words\n", text)
        # It follows from the other two.
        self.assertNotIn("AppIntents --> Storage", text)
        self.assertNotIn("CThing", text)
        self.assertNotIn("Chat", text)
        self.assertEqual(self.graph("--check"), (0, ""))

    def test_a_new_edge_is_noticed(self):
        self.graph()
        before = self.page()
        self.write(
            "Package.swift",
            MANIFEST.replace('name: "Words", dependencies: ["Storage"]', 'name: "Words", dependencies: []'))
        status, message = self.graph("--check")
        self.assertEqual((status, self.page()), (1, before))
        self.assertIn("run script/graph", message)

    def test_a_module_without_a_row_is_noticed(self):
        self.write("Guide/architecture.md", PAGE.replace("| `Runtime` | runs |\n", ""))
        status, message = self.graph()
        self.assertEqual(status, 1)
        self.assertIn("no table has a row for the module Runtime", message)


if __name__ == "__main__":
    unittest.main()
