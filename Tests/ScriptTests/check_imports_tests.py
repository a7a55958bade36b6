"""Tests of script/check-imports: trees that keep the order of the layers, and trees that break it."""

import os
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
SCRIPT = os.path.join(ROOT, "script", "check-imports")

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "example",
  targets: [
    .systemLibrary(name: "CThing", path: "Sources/CLibraries/CThing"),
    .target(name: "Storage", dependencies: [%(Storage)s], path: "Sources/Base/Storage"),
    .target(name: "LanguageData", dependencies: [], path: "Sources/Engines/LanguageData"),
    .target(
      name: "TextAnalysis",
      dependencies: [
        "LanguageData",
        %(TextAnalysis)s
      ],
      path: "Sources/Engines/TextAnalysis", plugins: ["Compile"]),
    .target(name: "Interchange", dependencies: ["TextAnalysis"], path: "Sources/Engines/Interchange"),
    .target(name: "AppIntents", dependencies: ["TextAnalysis"], path: "Sources/Frameworks/AppIntents"),
    .target(name: "MediaPlayer", dependencies: ["AppIntents"], path: "Sources/Frameworks/MediaPlayer"),
    .target(name: "Runtime", dependencies: ["AppIntents"], path: "Sources/System/Runtime"),
    .target(name: "SwiftUI", dependencies: ["Runtime"], path: "Sources/Frameworks/SwiftUI"),
    .target(name: "Web", dependencies: ["SwiftUI"], path: "Sources/Surfaces/Web"),
    .executableTarget(name: "Chat", dependencies: ["SwiftUI", "Storage"], path: "Apps/Chat"),
    .executableTarget(name: "tool", dependencies: ["TextAnalysis", "Web"], path: "Tools/tool"),
    .plugin(name: "Compile", capability: .buildTool(), dependencies: ["tool"]),
    .testTarget(name: "WebTests", dependencies: ["Web"]),
  ]
)
"""


def run(files, **dependencies):
    """The status and the messages of the script on a tree: path -> text."""
    lists = {"Storage": '"CThing"', "TextAnalysis": ""} | dependencies
    with tempfile.TemporaryDirectory() as root:
        for path, text in ({"Package.swift": MANIFEST % lists} | files).items():
            path = os.path.join(root, path)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        ended = subprocess.run(
            [sys.executable, "-B", SCRIPT, root], capture_output=True, text=True, check=False,
            stdin=subprocess.DEVNULL)
        return ended.returncode, ended.stderr


class Orders(unittest.TestCase):
    def expect_fine(self, files, **dependencies):
        self.assertEqual(run(files, **dependencies), (0, ""))

    def expect_broken(self, files, *parts, **dependencies):
        status, messages = run(files, **dependencies)
        self.assertEqual(status, 1, messages)
        for part in parts:
            self.assertIn(part, messages)
        self.assertIn("check-imports: 1 imports", messages)

    def test_downwards_is_fine(self):
        self.expect_fine({
            "Sources/Base/Storage/A.swift": "import CThing\nimport Foundation\n",
            "Sources/Engines/TextAnalysis/A.swift": "package import LanguageData\n",
            "Sources/Engines/Interchange/Mail/A.swift": "import struct TextAnalysis.Message\n",
            "Sources/Frameworks/SwiftUI/A.swift": "@_spi(Nodes) public import Runtime\n",
            "Apps/Chat/A.swift": "import SwiftUI\nimport Storage\n",
            "Tools/tool/main.swift": "import Web\nimport TextAnalysis\nimport LanguageData\n",
            "Plugins/Compile/A.swift": "import Foundation\nimport PackagePlugin\n",
            "Tests/WebTests/A.swift": "@testable import Web\nimport Storage\n",
        })

    def test_upwards(self):
        self.expect_broken(
            {"Sources/Engines/TextAnalysis/Deep/A.swift": "// why\nimport AppIntents\n"},
            "Sources/Engines/TextAnalysis/Deep/A.swift:2:", "AppIntents (Frameworks (intents)) lies above")

    def test_every_spelling_is_seen(self):
        for line in [
            "import Web", "  import Web", "public import Web", "@testable import Web", "import Web // x",
            "@_spi(A) @testable import Web", "internal import Web", "import struct Web.Page",
            "@_exported import Web", "import Foundation; import Web", "/* a */ import Web", "import Web.Page",
        ]:
            with self.subTest(line):
                self.expect_broken({"Sources/Base/Storage/A.swift": line + "\n"}, "Web")

    def test_text_is_no_import(self):
        self.expect_fine({
            "Sources/Base/Storage/A.swift":
                '// import Web\n/*\nimport Web\n*/\nlet a = """\nimport Web\n"""\nlet b = "import Web"\n'
                "let important = 1 // import\n"})

    def test_marks_in_strings_open_nothing(self):
        self.expect_broken(
            {"Sources/Base/Storage/A.swift": 'let a = "/*"\nlet b = "\\"//"; let c = """\n"""\nimport Web\n'},
            "A.swift:4:")

    def test_inside_engines(self):
        self.expect_broken({"Sources/Engines/LanguageData/A.swift": "import TextAnalysis\n"}, "lies above")
        self.expect_broken({"Sources/Engines/TextAnalysis/A.swift": "import Interchange\n"}, "lies above")

    def test_inside_frameworks(self):
        self.expect_broken({"Sources/Frameworks/AppIntents/A.swift": "import MediaPlayer\n"}, "lies above")
        self.expect_broken({"Sources/Frameworks/MediaPlayer/A.swift": "import Runtime\n"}, "lies above")
        self.expect_broken({"Sources/System/Runtime/A.swift": "import SwiftUI\n"}, "high Frameworks")

    def test_apps_see_frameworks_only(self):
        self.expect_broken({"Apps/Chat/A.swift": "import TextAnalysis\n"}, "Apps may import", "Engines")
        self.expect_broken({"Apps/Chat/A.swift": "import Web\n"}, "Apps may import", "Surfaces")

    def test_plugins(self):
        self.expect_broken({"Plugins/Compile/A.swift": "import LanguageData\n"}, "plug-ins may import")

    def test_network(self):
        self.expect_broken({"Sources/Engines/TextAnalysis/A.swift": "import FoundationNetworking\n"}, "network")
        self.expect_fine({"Sources/System/Runtime/A.swift": "import FoundationNetworking\n"})

    def test_manifest(self):
        self.expect_broken({}, "Package.swift:7: target Storage depends on TextAnalysis", Storage='"TextAnalysis"')
        self.expect_broken(
            {}, "Package.swift:13: target TextAnalysis depends on Web",
            TextAnalysis='.target(name: "Web", condition: .when(platforms: [.linux])),')
        self.expect_fine({}, TextAnalysis='.product(name: "Web", package: "elsewhere"),')

    def test_undeclared(self):
        self.expect_broken(
            {"Sources/Engines/Interchange/A.swift": "import LanguageData\n"}, "does not name it")

    def test_unknown_folder(self):
        status, messages = run({"Package.swift": MANIFEST.replace(
            "Sources/Surfaces/Web", "Sources/Elsewhere/Web") % {"Storage": "", "TextAnalysis": ""}})
        self.assertEqual(status, 1)
        self.assertIn("lies in no layer", messages)

    def test_no_package(self):
        with tempfile.TemporaryDirectory() as root:
            ended = subprocess.run([sys.executable, "-B", SCRIPT, root], capture_output=True, check=False)
            self.assertEqual(ended.returncode, 64)


if __name__ == "__main__":
    unittest.main(verbosity=1)
