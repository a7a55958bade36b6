import Foundation
import SwiftUICore
import Testing

@testable import ViewHTML

/// Whatever a text says, it is shown as a text.
@MainActor
struct HostileTextTests {
  nonisolated static let texts = [
    "</span><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='x", "<!--", "-->",
    "]]>",
    "</textarea><script>", "</style><script>", "&lt;script&gt;", "&#x3C;script&#x3E;", "{{x}}", "`${x}`",
    "javascript:alert(1)",
    "\u{0}a\u{1}\u{7F}\u{85}"
      + String(decoding: [0xEF, 0xBF, 0xBE, 0xEF, 0xB7, 0x90] as [UInt8], as: UTF8.self), "\r\n\r",
    "\u{2028}\u{2029}", "\u{202E}abc\u{202C}", "a\u{301}\u{200D}👩‍👩‍👧",
    "url(x)", "expression(1)", "}body{display:none", "\\22 \\3C", "\n\nlines",
  ]

  @Test(arguments: texts)
  func textStaysText(_ text: String) throws {
    let tree = ViewTree()
    tree.show(
      VStack {
        Text(verbatim: text)
        Button(text) {}.help(text).accessibilityLabel(text).accessibilityIdentifier(text)
        TextField(text, text: .constant(text), prompt: Text(verbatim: text))
        TextEditor(text: .constant(text))
        Image(systemName: text).accessibilityLabel(text)
        Image(text)
        Picker(text, selection: .constant(1)) { Text(verbatim: text).tag(1) }
        List { Section(text) { Text(verbatim: text).badge(Text(verbatim: text)) } }
        Text(verbatim: text).font(.custom(text, size: 12)).environment(\.locale, Locale(identifier: text))
        NavigationStack { Text("x").navigationTitle(text) }
      })
    let window = WindowHTML(tree: tree)
    // The reader takes nothing that a browser would have to mend.
    let document = try DOMDocument(window.html(), rules: window.rules())
    let known: Set<String> = [
      "div", "span", "button", "input", "label", "textarea", "select", "option", "ul", "li", "section",
      "header", "h1", "svg",
      "symbol", "path", "use", "circle", "g", "mask", "rect", "nav",
    ]
    for element in document.root.all {
      #expect(known.contains(element.tag), "<\(element.tag)>")
      #expect(
        !element.attributes.keys.contains { $0.hasPrefix("on") || $0 == "style" }, "\(element.attributes)")
    }
    let shown = CleanText.of(text)
    #expect(document.root.all("textarea").first?.text == shown)
    #expect(document.root.first { $0.classes.contains("T") }?.text == shown)
    #expect(
      document.root.first { $0.attributes["data-testid"] != nil }?.attributes["aria-label"]
        == CleanText.line(text))
    // No word of the text comes into a style sheet.
    #expect(
      !document.rules.contains("script") && !document.rules.contains("display:none")
        && !document.rules.contains("expression"))
  }

  @Test
  func textsInPatchesAreTheSame() throws {
    for text in Self.texts {
      let patch = ViewPatch.text(ElementAddress(3), CleanText.of(text))
      let bytes = Data(ViewPatch.json([patch]))
      #expect(try JSONDecoder().decode([ViewPatch].self, from: bytes) == [patch])
    }
  }

  @Test
  func cleanTextChangesNothingElse() {
    #expect(CleanText.of("a\r\nb\rc\nd\te") == "a\nb\nc\nd\te")
    #expect(CleanText.of("é ñ ü 日本 👍🏽") == "é ñ ü 日本 👍🏽")
    #expect(CleanText.of("\u{0}") == "\u{FFFD}")
    #expect(CleanText.line("a\nb\tc") == "a b c")
  }

  /// No time limit: the test waits for the main actor behind others, and its own size bounds what it does.
  @Test
  func deepTreesNeedNoStack() throws {
    var view = AnyView(Text("inside"))
    for _ in 0..<1_500 { view = AnyView(VStack { view }.padding(1)) }
    let tree = ViewTree()
    tree.show(view)
    let html = WindowHTML(tree: tree).html()
    #expect(html.contains("inside"))
  }
}
