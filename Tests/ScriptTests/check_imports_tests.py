"""Tests of script/check-imports: the package's own graph with each forbidden edge tried, and small files."""

import importlib.machinery
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
SCRIPT = os.path.join(ROOT, "script", "check-imports")

loader = importlib.machinery.SourceFileLoader("check_imports", SCRIPT)
checks = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_imports", loader))
loader.exec_module(checks)
Import, Target = checks.Import, checks.Target

MODULES = checks.targets(checks.manifest(ROOT))
FOUND = list(checks.package_imports(ROOT))

# The order that the design gives, told apart from the script's own table: folders, and within Frameworks names.
VALUES = ["UniformTypeIdentifiers", "CoreTransferable", "CoreLocation", "GeoToolbox", "LinkPresentation",
          "CoreVideo", "NaturalLanguage", "PDFKit"]
HIGH = ["SwiftUI", "UIKit", "_Testing_UIKit", "MapKit", "SwiftData", "SuggestedActions", "AppIntentsTesting"]


def floor(target):
    """How high a production target lies, or None for what the test doesn't place."""
    top = target.path.split("/")
    if top[0] != "Sources":
        return {"Apps": 70, "Tools": 80, "Benchmarks": 80}.get(top[0])
    if top[1] == "Frameworks":
        name = target.name
        if name in VALUES:
            return 30
        if name in HIGH:
            return 50
        return {"SwiftUICore": 31, "CoreSpotlight": 32, "AppIntents": 33}.get(name, 34)
    return {"CLibraries": 0, "Base": 10, "Engines": 20, "System": 40, "Surfaces": 60}.get(top[1])


def messages(*found):
    """What is said of imports in the tree as it stands."""
    return list(checks.import_violations(MODULES, found))


class OwnGraph(unittest.TestCase):
    def test_the_tree_as_it_stands(self):
        self.assertEqual(checks.violations(MODULES, FOUND), [])
        self.assertGreater(len(FOUND), 1000)
        self.assertGreater(sum(1 for target in MODULES.values() if floor(target) is not None), 60)

    def test_frameworks_are_seen(self):
        for name in ["SwiftUICore", "AppIntents", "SwiftUI", "CoreSpotlight", "WidgetKit"]:
            self.assertEqual(MODULES[name].path, "Sources/Frameworks/" + name)
            self.assertTrue(MODULES[name].dependencies)

    def test_each_upward_edge_fails_as_an_import_and_as_a_dependency(self):
        tried = 0
        for importer in MODULES.values():
            for other in MODULES.values():
                own, theirs = floor(importer), floor(other)
                if own is None or theirs is None or theirs <= own or importer.kind == "system":
                    continue
                tried += 1
                line = Import(importer.path + "/Deep/New.swift", 3, other.name)
                said = messages(line)
                self.assertEqual(len(said), 1, f"{importer.name} may import {other.name}")
                self.assertTrue(said[0].startswith(f"{line.file}:3: imports {other.name}: "))
                if checks.is_found(importer, other.name):
                    continue
                # Naming it in the manifest makes it no better.
                declared = importer._replace(dependencies={other.name})
                changed = MODULES | {importer.name: declared}
                self.assertEqual(list(checks.import_violations(changed, [line])), said)
                said = list(checks.dependency_violations(declared, changed, {other.name}))
                self.assertEqual(len(said), 1, f"{importer.name} may depend on {other.name}")
        self.assertGreater(tried, 1000)

    def test_each_undeclared_edge_fails(self):
        for importer in MODULES.values():
            if importer.kind in ("system", "plugin"):
                continue
            for other in MODULES.values():
                if other.name != importer.name and other.name not in importer.dependencies:
                    self.assertTrue(
                        messages(Import(importer.path + "/New.swift", 1, other.name)),
                        f"{importer.name} may import {other.name}")

    def test_each_unused_dependency_fails(self):
        tried = 0
        for target in MODULES.values():
            if target.kind == "plugin":
                continue
            needed = {other for other in target.dependencies & set(MODULES) if not checks.is_found(target, other)
                      and not (target.kind == "test" and MODULES[other].kind == "executable")}
            for other in needed:
                tried += 1
                said = list(checks.dependency_violations(target, MODULES, needed - {other}))
                self.assertEqual(len(said), 1, f"{target.name} may name {other} without using it")
        self.assertGreater(tried, 200)

    def test_named_edges(self):
        for path, other in [
            ("Sources/Frameworks/SwiftUICore/A.swift", "SwiftUI"),
            ("Sources/Frameworks/SwiftUICore/A.swift", "CoreLocation"),
            ("Sources/Frameworks/AppIntents/A.swift", "WebSurface"),
            ("Sources/Frameworks/AppIntents/A.swift", "IntentRuntime"),
            ("Sources/Engines/TextAnalysis/A.swift", "AppIntents"),
            ("Apps/UnicornChat/App/A.swift", "TextAnalysis"),
            ("Apps/UnicornChat/App/A.swift", "WebSurface"),
            ("Sources/Macros/AppIntentsMacros/A.swift", "FoundationPlus"),
        ]:
            said = messages(Import(path, 1, other))
            self.assertEqual(len(said), 1, (path, other))
            self.assertNotIn("does not name it", said[0])


class Variables(unittest.TestCase):
    """What Package.swift reads from the environment."""

    def targets(self, **variables):
        with tempfile.TemporaryDirectory() as scratch:
            ended = subprocess.run(
                ["swift", "package", "--package-path", ROOT, "--scratch-path", scratch, "dump-package"],
                capture_output=True, text=True, stdin=subprocess.DEVNULL, check=True,
                env=os.environ | variables)
        dump = json.loads(ended.stdout)
        found = checks.targets(dump)
        for target in found.values():
            self.assertLessEqual(target.dependencies, set(found), target.name)
        for product in dump["products"]:
            self.assertLessEqual(set(product["targets"]), set(found), product["name"])
        return found, {product["name"] for product in dump["products"]}

    def test_where_the_frameworks_are_the_system_s(self):
        found, products = self.targets(BECKON_PLATFORM="apple")
        self.assertFalse([name for name, target in found.items() if "Frameworks" in target.path])
        self.assertLessEqual({"beckon", "TextAnalysis", "SuggestionEngine", "Interchange"}, products)
        self.assertIn("beckon", found)
        # The command's own files import nothing that is left out there.
        excluded = "Tools/beckon/Actions/"
        for line in FOUND:
            if line.file.startswith("Tools/beckon/") and not line.file.startswith(excluded):
                self.assertFalse(line.module in MODULES and line.module not in found, line)

    def test_only_some_tests(self):
        found, products = self.targets(BECKON_ONLY="PlainTextTests,JSONValuesTests")
        self.assertEqual(set(found), {"PlainText", "PlainTextTests", "JSONValues", "JSONValuesTests"})
        self.assertEqual(products, set())


class Places(unittest.TestCase):
    def test_network(self):
        said = messages(Import("Sources/Engines/TextAnalysis/A.swift", 1, "FoundationNetworking"))
        self.assertIn("network", said[0])
        self.assertEqual(messages(Import("Sources/System/PersonalStore/A.swift", 1, "FoundationNetworking")), [])

    def test_plugins(self):
        said = messages(Import("Plugins/CompileLanguageData/A.swift", 1, "LanguageData"))
        self.assertIn("plug-ins may import", said[0])

    def test_unknown_folder(self):
        target = Target("New", "regular", "Sources/Elsewhere/New", set())
        said = list(checks.dependency_violations(target, MODULES | {"New": target}, set()))
        self.assertIn("lies in no layer", said[0])

    def test_the_innermost_folder_owns_a_file(self):
        modules = {"A": Target("A", "regular", "Apps/A", set()), "B": Target("B", "regular", "Apps/A/B", set())}
        self.assertEqual(checks.owner_of("Apps/A/B/x.swift", modules).name, "B")
        self.assertEqual(checks.owner_of("Apps/A/x.swift", modules).name, "A")
        self.assertIsNone(checks.owner_of("Apps/AB/x.swift", modules))


class Lines(unittest.TestCase):
    def read(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "A.swift")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            return [(line, module) for _, line, module in checks.imports(path, "A.swift")]

    def test_every_spelling_is_seen(self):
        for line in [
            "import Web", "  import Web", "public import Web", "@testable import Web", "import Web // x",
            "@_spi(A) @testable import Web", "internal import Web", "import struct Web.Page",
            "@_exported import Web", "import Foundation; import Web", "/* a */ import Web", "import Web.Page",
            'macro a() = #externalMacro(module: "Web", type: "AMacro")',
        ]:
            with self.subTest(line):
                self.assertIn((1, "Web"), self.read(line + "\n"))

    def test_text_is_no_import(self):
        self.assertEqual(self.read(
            '// import Web\n/*\nimport Web\n*/\nlet a = """\nimport Web\n"""\nlet b = "import Web"\n'
            "let important = 1 // import\n"), [])

    def test_marks_in_strings_open_nothing(self):
        self.assertEqual(
            self.read('let a = "/*"\nlet b = "\\"//"; let c = """\n"""\nimport Web\n'), [(4, "Web")])


class Command(unittest.TestCase):
    def run_on(self, files):
        with tempfile.TemporaryDirectory() as root:
            for path, text in files.items():
                path = os.path.join(root, path)
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
            return subprocess.run(
                [sys.executable, "-B", SCRIPT, root], capture_output=True, text=True, check=False,
                stdin=subprocess.DEVNULL)

    def test_no_package(self):
        self.assertEqual(self.run_on({}).returncode, 64)

    def test_a_package_with_a_fault(self):
        ended = self.run_on({
            "Package.swift":
                "// swift-tools-version: 6.2\nimport PackageDescription\n"
                'let package = Package(name: "example", targets: [\n'
                '  .target(name: "Storage", path: "Sources/Base/Storage"),\n'
                '  .target(name: "Web", path: "Sources/Surfaces/Web"),\n])\n',
            "Sources/Base/Storage/A.swift": "import Web\n", "Sources/Surfaces/Web/A.swift": "\n",
        })
        self.assertEqual(ended.returncode, 1, ended.stderr)
        self.assertIn("Sources/Base/Storage/A.swift:1: imports Web: Web (Surfaces) lies above", ended.stderr)

    def test_a_manifest_that_cannot_be_read(self):
        ended = self.run_on({"Package.swift": "nonsense"})
        self.assertEqual(ended.returncode, 70)
        self.assertIn("dump-package", ended.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=1)
