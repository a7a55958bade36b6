"""Tests of script/view-table: small packages of which the table says what is there."""

import os
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
SCRIPT = os.path.join(ROOT, "script", "view-table")

NOTES = """package enum NodeModifier {
  case opacity(Double)
  indirect case tilt(Angle)
}
"""

VIEWS = """/// Words.
public struct Text: Equatable {
  public init(_ words: String) {}
  var secret: Int
}
extension Text: View {
  public var body: Never { noBody }
}
public protocol LabelStyle {
  func makeBody(configuration: Configuration) -> Body
}
public struct PlainLabelStyle: LabelStyle {}
extension LabelStyle where Self == PlainLabelStyle {
  public static var plain: PlainLabelStyle { .init() }
}
@propertyWrapper
public struct State<Value> {}
nonisolated extension View {
  /// See-through.
  public func opacity(_ opacity: Double) -> some View { note(.opacity(opacity)) }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { labels(style) }
}
"""

GALLERY = """import SwiftUI
struct Screen: View {
  @State private var amount = 1.0
  var body: some View {
    // Nobody uses .secret here.
    Text("Words with .rotated in them")
      .opacity(amount)
      .labelStyle(.plain)
  }
}
struct Own: LabelStyle {}
"""

PLACES = {"notes": "Sources/Frameworks/SwiftUICore/LiveTree/Outline/NodeModifier.swift",
          "views": "Sources/Frameworks/SwiftUICore/Views.swift", "gallery": "Apps/Gallery/Screen.swift",
          "states": "Guide/api/views-state.txt", "surface": "Sources/Surfaces/ViewHTML/Style.swift"}
USUAL = {"notes": NOTES, "views": VIEWS, "gallery": GALLERY, "states": "",
         "surface": "switch modifier { case .opacity: break }"}


def run(check=False, **files):
    """The status, the messages and the table of a package: which file -> its text."""
    with tempfile.TemporaryDirectory() as root:
        for name, text in (USUAL | files).items():
            path = os.path.join(root, PLACES[name])
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        call = [sys.executable, "-B", SCRIPT, root]
        process = subprocess.run(call, capture_output=True, text=True, timeout=60)
        if check and process.returncode == 0:
            process = subprocess.run(call + ["--check"], capture_output=True, text=True, timeout=60)
        table, text = os.path.join(root, "Guide", "views.md"), ""
        if os.path.exists(table):
            with open(table, encoding="utf-8") as file:
                text = file.read()
        return process.returncode, process.stdout + process.stderr, text


class ViewTable(unittest.TestCase):
    def refused(self, *words, **files):
        status, messages, table = run(**files)
        self.assertEqual((status, table), (1, ""), messages)
        for word in words:
            self.assertIn(word, messages)

    def test_what_the_gallery_uses_is_full(self):
        status, messages, table = run(check=True)
        self.assertEqual(status, 0, messages)
        for row in ["`Text` | full |", "`opacity` | full |", "`State` | full |", "`LabelStyle.plain` | full |",
                    "`LabelStyle` | full |"]:
            self.assertIn(row, table)
        self.assertNotIn("secret", table)

    def test_what_nobody_uses_needs_a_state(self):
        unused = VIEWS + "extension View {\n  public func rotated() -> some View { turn() }\n}\n"
        self.refused("rotated (modifiers) is neither in", views=unused)
        status, _, table = run(views=unused, states="rotated — partly — only by right angles\n")
        self.assertEqual(status, 0)
        self.assertIn("| `rotated` | partly | only by right angles |", table)

    def test_what_comments_and_texts_say_is_no_use(self):
        self.refused("opacity", gallery=GALLERY.replace("      .opacity(amount)", "      // .opacity(amount)"))

    def test_what_another_system_compiles_is_no_use(self):
        body = GALLERY.replace("      .opacity(amount)", "      #if os(macOS)\n      .opacity(amount)\n      #endif")
        self.refused("opacity (modifiers) is neither in", gallery=body)
        both = body.replace("os(macOS)", "!os(iOS) || os(macOS)")
        self.assertEqual(run(gallery=both)[0], 0)

    def test_what_has_no_effect_needs_a_reason(self):
        idle = VIEWS + "extension View {\n  public func idle() -> some View { self }\n}\n"
        used = GALLERY.replace(".opacity(", ".idle().opacity(")
        self.refused("idle has no effect", views=idle, gallery=used)
        self.assertEqual(run(views=idle, gallery=used, states="idle — partly — does nothing\n")[0], 0)

    def test_what_no_surface_reads_needs_a_reason(self):
        tilted = VIEWS + "extension View {\n  public func tilt(_ a: Angle) -> some View {\n    note(.tilt(a))\n  }\n}\n"
        used = GALLERY.replace(".opacity(", ".tilt(.zero).opacity(")
        self.refused("tilt has no effect", views=tilted, gallery=used)
        shown = run(views=tilted, gallery=used, surface=USUAL["surface"] + "case .tilt: break")
        self.assertEqual(shown[0], 0, shown[1])

    def test_states_that_are_not_so(self):
        self.refused("Text is said to be absent, and is there", states="Text — absent — too long\n")
        self.refused("Canvas is said to be partly, and isn't there", states="Canvas — partly — no colours\n")
        self.refused("its line in views-state.txt isn't needed", states="Text — full — words\n")
        self.refused("views-state.txt:2: expected NAME", states="# why\nText is there\n")
        self.refused("Canvas is there twice", states="Canvas — absent — why\nCanvas — absent — why\n")

    def test_what_is_not_there_is_listed(self):
        status, _, table = run(states="Canvas — absent — a page is no picture\n")
        self.assertEqual(status, 0)
        self.assertIn("| `Canvas` | a page is no picture |", table)

    def test_an_old_table_is_noticed(self):
        with tempfile.TemporaryDirectory() as root:
            for name, text in USUAL.items():
                path = os.path.join(root, PLACES[name])
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
            process = subprocess.run(
                [sys.executable, "-B", SCRIPT, "--check", root], capture_output=True, text=True, timeout=60)
            self.assertEqual(process.returncode, 1)
            self.assertIn("Guide/views.md is not what this makes", process.stderr)


if __name__ == "__main__":
    unittest.main()
