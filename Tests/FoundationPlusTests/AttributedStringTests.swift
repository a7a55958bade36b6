import FoundationPlus
import Testing

/// A text as a list of its pieces, each with what it is for.
private func pieces(_ text: AttributedString) -> [String] {
  text.runs.map { run in
    let words = String(text.characters[run.range])
    let intent = run.inlinePresentationIntent.map { "|\($0.rawValue)" } ?? ""
    let link = run.link.map { "|\($0.absoluteString)" } ?? ""
    let image = run.imageURL.map { "|image \($0.absoluteString)" } ?? ""
    return words + intent + link + image
  }
}

private func blocks(_ text: AttributedString) -> [String] {
  text.runs.map { run in
    let kinds = run.presentationIntent?.components.map(\.kind.debugDescription) ?? []
    return String(text.characters[run.range]) + " < " + kinds.joined(separator: " < ")
  }
}

private func inline(_ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax)
  throws -> AttributedString
{
  try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax))
}

@Suite("Text with attributes")
struct AttributedStringTests {
  @Test("Marks in a line become attributes")
  func marks() throws {
    let text = try AttributedString(
      markdown: "Stir *well*, **then ~~boil~~** `salt` at [noon](https://example.org/a) ![jam](jam.png)<b>",
      baseURL: URL(string: "https://example.org/"))
    #expect(
      pieces(text) == [
        "Stir ", "well|1", ", ", "then |2", "boil|34", " ", "salt|4", " at ", "noon|https://example.org/a",
        " ", "jam|image https://example.org/jam.png", "<b>|256",
      ])
  }

  @Test("Blocks are told apart by their intents")
  func blockKinds() throws {
    let text = try AttributedString(
      markdown: """
        # Soup

        > Boil
        > water

        3) leek
        4) salt
           - sea

        ```swift
        let a
        ```

        ---

        | a | b |
        |:-:|--:|
        | 1 | 2 |
        | 3 | 4 |
        """)
    #expect(
      blocks(text) == [
        "Soup < header 1", "Boil < paragraph < blockQuote", "  < paragraph < blockQuote",
        "water < paragraph < blockQuote", "leek < paragraph < listItem 3 < orderedList",
        "salt < paragraph < listItem 4 < orderedList",
        "sea < paragraph < listItem 1 < unorderedList < listItem 4 < orderedList",
        "let a\n < codeBlock 'swift'", "\u{2E3B} < thematicBreak",
        "a < tableCell 0 < tableHeaderRow < table [center, right]",
        "b < tableCell 1 < tableHeaderRow < table [center, right]",
        "1 < tableCell 0 < tableRow 1 < table [center, right]",
        "2 < tableCell 1 < tableRow 1 < table [center, right]",
        "3 < tableCell 0 < tableRow 2 < table [center, right]",
        "4 < tableCell 1 < tableRow 2 < table [center, right]",
      ])
    let items = text.runs.filter { $0.listItemDelimiter == ")" }.map { String(text.characters[$0.range]) }
    #expect(items == ["leek", "salt"])
    let sea = text.runs.first { String(text.characters[$0.range]) == "sea" }
    #expect(sea?.presentationIntent?.indentationLevel == 2)
    #expect(text.runs[\.presentationIntent].count == 13)
  }

  @Test("Two paragraphs are two blocks of the same kind")
  func identities() throws {
    let text = try AttributedString(markdown: "Peel.\n\nCook  \nslowly.\n\n<hr>\n")
    let found = text.runs.compactMap { $0.presentationIntent?.components.first?.identity }
    #expect(Set(found).count == 3)
    #expect(pieces(text) == ["Peel.", "Cook", "\n|128", "slowly.", "<hr>\n|512"])
  }

  @Test(
    "In a line only marks count, blocks do not",
    arguments: [
      ("# no header", "# no header"), ("- *a*\n- b", "- |a|1| |64|- b"), ("   1. x", "1. x"),
      ("a\n\n\nb", "a| |64|b"), ("> q", "> q"), ("    code", "code"), ("_a_", "a|1"),
      ("Title\n===", "Title| |64|==="), ("[a]: /u", "[a]: /u"), ("| a |\n|---|", "| a || |64||---|"),
    ])
  func inlineOnly(source: String, result: String) throws {
    #expect(pieces(try inline(source, .inlineOnly)).joined(separator: "|") == result)
  }

  @Test(
    "Blanks stay where they are wanted",
    arguments: [
      "  two  \n\n    lines\t\n", "", "\n", "\u{1680}a\u{1680}\u{1680}\nb\u{1680}", "# x\n- y\n```\nz\n",
      "<div>\n\n&co",
    ])
  func preserving(text: String) throws {
    #expect(String(try inline(text, .inlineOnlyPreservingWhitespace).characters) == text)
  }

  @Test("Attributes in brackets are left out, their text stays")
  func extended() throws {
    let options = AttributedString.MarkdownParsingOptions(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnly, languageCode: "en")
    let text = try AttributedString(markdown: "I see ^[2 *apple*](inflect: true)!", options: options)
    #expect(String(text.characters) == "I see 2 apple!")
    #expect(text.runs.allSatisfy { $0.languageIdentifier == "en" })
    #expect(String(try inline("a ^[b](c: d)", .inlineOnly).characters) == "a ^[b](c: d)")
  }

  @Test("Any text ends, and nothing is lost without marks")
  func hostile() throws {
    for text in [
      String(repeating: "> ", count: 20_000), String(repeating: "[", count: 20_000),
      String(repeating: "*a ", count: 10_000), "^[", "](", "^[](", "\0a",
      String(repeating: "^[", count: 10_000) + ")",
    ] {
      for syntax in [AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly] {
        let options = AttributedString.MarkdownParsingOptions(
          allowsExtendedAttributes: true, interpretedSyntax: syntax)
        _ = try AttributedString(markdown: text, options: options)
      }
    }
  }

  @Test("Data that is no UTF-8 is refused, or read as far as it goes")
  func data() throws {
    let broken = Data([0x61, 0xFF, 0x62])
    let error = #expect(throws: FoundationPlusError.self) { try AttributedString(markdown: broken) }
    #expect(error?.code == .malformedMarkdown)
    let partial = try AttributedString(
      markdown: broken, options: .init(failurePolicy: .returnPartiallyParsedIfPossible))
    #expect(String(partial.characters) == "a\u{FFFD}b")
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).md")
    try Data("*tea*".utf8).write(to: file)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
    #expect(pieces(try AttributedString(contentsOf: file)) == ["tea|1"])
    #expect(pieces(try AttributedString(markdown: "*tea*", including: \.foundation)) == ["tea|1"])
    #expect(
      pieces(try AttributedString(markdown: "*tea*", including: AttributeScopes.FoundationAttributes.self))
        == ["tea|1"])
  }

  @Test("Encoded and decoded it is the same")
  func coding() throws {
    var text = try AttributedString(
      markdown: "# Soup\n\n1. *leek* [x](https://example.org)\n\n|a|\n|-|\n|![b](c)|\n\n```c\nd\n```")
    text.languageIdentifier = "en"
    let data = try JSONEncoder().encode(text)
    #expect(try JSONDecoder().decode(AttributedString.self, from: data) == text)
    let plain = try JSONEncoder().encode([AttributedString("tea")])
    #expect(String(decoding: plain, as: UTF8.self) == #"["tea"]"#)
    let foreign = Data(#"["tea", {"NSLink": {"relative": "a"}, "XColour": 3}, " pot"]"#.utf8)
    let read = try JSONDecoder().decode(AttributedString.self, from: foreign)
    #expect(String(read.characters) == "tea pot" && read.runs.first?.link == URL(string: "a"))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        AttributedString.self, from: Data(#"["a", {"NSListItemDelimiter": "ab"}]"#.utf8))
    }
  }

  @Test("A localized text has the marks of the table and the attributes of its values")
  func localized() throws {
    var title = AttributedString("*Emma*")
    title.link = URL(string: "https://example.org/emma")
    let resource = LocalizedStringResource(
      "Read **\(title)** today", locale: Locale(identifier: "de"), bundle: .module)
    #expect(
      pieces(AttributedString(localized: resource)) == [
        "Heute ", "*Emma*|2|https://example.org/emma", " lesen",
      ])
    let plain = AttributedString(
      localized: "\(2) *cups* of \("tea")", options: .applyReplacementIndexAttribute, bundle: .module,
      locale: Locale(identifier: "en"))
    #expect(pieces(plain) == ["2", " ", "cups|1", " of ", "tea"])
    #expect(plain.runs.map(\.replacementIndex) == [1, nil, nil, nil, 2])
    #expect(
      String(AttributedString(localized: "CUPS", defaultValue: "^[\(2) cup](inflect: true)").characters)
        == "2 cup")
  }

  @Test("Intents can be made by hand")
  func intents() {
    let list = PresentationIntent(.unorderedList, identity: 1)
    let item = PresentationIntent(.listItem(ordinal: 2), identity: 2, parent: list)
    #expect(item.debugDescription == "[listItem 2 (id 2), unorderedList (id 1)]")
    #expect(
      item
        == PresentationIntent(types: [
          .init(kind: .listItem(ordinal: 2), identity: 2), .init(kind: .unorderedList, identity: 1),
        ]))
    #expect(PresentationIntent.TableColumn(alignment: .right).alignment == .right)
    #expect(InlinePresentationIntent([.softBreak, .blockHTML]).rawValue == 576)
    #expect(InlinePresentationIntent([.lineBreak, .inlineHTML, .code]).rawValue == 388)
  }
}
