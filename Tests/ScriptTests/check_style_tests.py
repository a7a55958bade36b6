"""Tests of script/check-style on small files."""

import importlib.machinery
import importlib.util
import os
import tempfile
import unittest

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
loader = importlib.machinery.SourceFileLoader("check_style", os.path.join(ROOT, "script", "check-style"))
style = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_style", loader))
loader.exec_module(style)


def examine(text):
    with tempfile.TemporaryDirectory() as root:
        folder = os.path.join(root, "Sources", "Base", "Thing")
        os.makedirs(folder)
        with open(os.path.join(folder, "A.swift"), "w", encoding="utf-8") as file:
            file.write(text)
        counts, lines = style.examine(root)
        return tuple(counts["Thing"]), lines


class Documentation(unittest.TestCase):
    def test_what_counts(self):
        for text, count in [
            ("public struct A {}\n", (0, 1)),
            ("/// A thing.\npublic struct A {}\n", (1, 1)),
            ("/// A thing.\n@MainActor\n@frozen public struct A {}\n", (1, 1)),
            ("/// A thing.\n\npublic struct A {}\n", (0, 1)),
            ("// No documentation.\npublic func a() {}\n", (0, 1)),
            ("public private(set) var a = 1\npackage let b = 2\nlet c = 3\n", (0, 1)),
            ("open class A {\n  public static nonisolated func b() {}\n}\n", (0, 2)),
            ("@MainActor public init(a: Int) {}\n", (0, 1)),
        ]:
            with self.subTest(text):
                self.assertEqual(examine(text)[0], count)

    def test_witnesses_are_documented_by_their_protocols(self):
        for text in ["public static func == (a: A, b: A) -> Bool { true }", "public var description: String {",
                     "public func hash(into hasher: inout Hasher) {}", "public init(from decoder: any Decoder)",
                     "public init(stringLiteral value: String) {}", "public var body: some View {"]:
            with self.subTest(text):
                self.assertEqual(examine(text + "\n")[0], (0, 0))
        self.assertEqual(examine("public var bodyText: String { }\n")[0], (0, 1))


class Reasons(unittest.TestCase):
    def test_unsafe_code_says_why(self):
        self.assertEqual(len(examine("final class A: @unchecked Sendable {\n}\n")[1]), 1)
        self.assertEqual(len(examine("nonisolated(unsafe) var a = 1\n")[1]), 1)
        self.assertEqual(examine("// Written once.\nnonisolated(unsafe) var a = 1\n")[1], [])
        self.assertEqual(examine("final class A: @unchecked Sendable {\n  // Sendable: never changes.\n}\n")[1], [])

    def test_vague_names(self):
        self.assertEqual(len(examine("struct StringHelper {}\n")[1]), 1)
        self.assertEqual(len(examine("enum CommonUtils {}\n")[1]), 1)
        self.assertEqual(examine("final class UndoManager {}\n// The helper of\n")[1], [])

    def test_long_files(self):
        self.assertEqual(len(examine("\n" * 801)[1]), 1)
        self.assertEqual(examine("\n" * 800)[1], [])


class Openings(unittest.TestCase):
    def test_documentation_of_a_type_opens_with_a_noun(self):
        for text in ["What a surface gives.", "Reads a symbol.", "Names the days.", "That one process writes.",
                     "How far it has come.", "Fails."]:
            with self.subTest(text):
                lines = examine(f"/// {text}\n/// And more.\n@MainActor\nfinal class A {{\n}}\n")[1]
                self.assertEqual(len(lines), 1)
                self.assertIn("A.swift:4: the documentation of A", lines[0])
        for text in ["The reader of a symbol.", "Names of days.", "Reminders, by day.", "`A` that waits.",
                     "Changes as they come."]:
            with self.subTest(text):
                self.assertEqual(examine(f"/// {text}\nstruct A {{}}\n")[1], [])

    def test_members_of_a_module_open_with_no_question(self):
        for text, member in [("What it has.", "public var a = 1"), ("When it was made.", "package let a: Int"),
                             ("How far it is.", "public static func a() {}"), ("Where it is.", "public init() {}"),
                             ("Who reads.", "public private(set) var a = 1")]:
            with self.subTest(text):
                self.assertEqual(len(examine(f"/// {text}\n{member}\n")[1]), 1)
                self.assertEqual(examine(f"/// {text}\n{member.split(' ', 1)[1]}\n")[1], [])
        for text in ["Returns the time.", "Whether it is there.", "The time."]:
            self.assertEqual(examine(f"/// {text}\npublic var a = 1\n")[1], [])

    def test_only_types_are_held_to_it(self):
        for text in ["func a() {}", "var a = 1", "class func a() {}", "case a"]:
            with self.subTest(text):
                self.assertEqual(examine(f"/// Reads a symbol.\n{text}\n")[1], [])
        self.assertEqual(examine("/// Reads a symbol.\n\nstruct A {}\n")[1], [])

    def test_apps_and_tools_too(self):
        with tempfile.TemporaryDirectory() as root:
            os.makedirs(os.path.join(root, "Apps", "Garden"))
            with open(os.path.join(root, "Apps", "Garden", "A.swift"), "w", encoding="utf-8") as file:
                file.write("/// What grows.\nprivate struct Plant {}\n")
            self.assertEqual(len(style.examine(root)[1]), 1)


class Floors(unittest.TestCase):
    def test_every_module_has_a_floor_it_keeps(self):
        counts, _ = style.examine(ROOT)
        floors = style.floors()
        for module, count in counts.items():
            self.assertGreaterEqual(style.percent(count), floors[module], module)


if __name__ == "__main__":
    unittest.main(verbosity=1)
