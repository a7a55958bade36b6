import CCMark
import Foundation
import Synchronization

/// A Markdown reader based on cmark-gfm. It takes linear time and doesn't recurse, so deep nesting can't
/// overflow the stack.
struct MarkdownReader {
  let options: AttributedString.MarkdownParsingOptions
  let baseURL: URL?

  /// The extensions are registered once per process, because cmark keeps them in a global list.
  private static let isPrepared: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  func read(_ source: String) throws(FoundationPlusError) -> AttributedString {
    guard Self.isPrepared, let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else {
      throw FoundationPlusError(.malformedMarkdown, "there is no memory to read Markdown")
    }
    defer { cmark_parser_free(parser) }
    let inline = options.interpretedSyntax == .full ? nil : InlineMarkdown(source, options)
    for name in inline == nil ? ["strikethrough", "table"] : ["strikethrough"] {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    var text = inline?.source ?? source
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let document = cmark_parser_finish(parser) else {
      throw FoundationPlusError(.malformedMarkdown, "the text in Markdown can't be read")
    }
    defer { cmark_node_free(document) }
    guard let iterator = cmark_iter_new(document) else {
      throw FoundationPlusError(.malformedMarkdown, "there is no memory to read Markdown")
    }
    defer { cmark_iter_free(iterator) }
    var walk = MarkdownWalk(baseURL: baseURL, inline: inline)
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      if event == CMARK_EVENT_ENTER { walk.enter(node) } else { walk.exit(node) }
    }
    var result = walk.result
    if options.allowsExtendedAttributes { result = result.withoutExtendedAttributes }
    if let language = options.languageCode { result.languageIdentifier = language }
    return result
  }
}

extension AttributedString {
  /// The text without the markup of `^[text](attribute: value)`.
  fileprivate var withoutExtendedAttributes: AttributedString {
    var kept = AttributedString()
    let scalars = Array(unicodeScalars)
    /// The ranges to leave out.
    var marks: [Range<Int>] = []
    var open: [Int] = []
    var index = 0
    var closing = scalars.indices.last { scalars[$0] == ")" } ?? -1
    if !scalars.contains("^") { closing = -1 }
    while index < closing {
      if scalars[index] == "^", scalars[index + 1] == "[" {
        open.append(index)
        index += 2
      } else if scalars[index] == "]", scalars[index + 1] == "(", let start = open.popLast(),
        let end = scalars[index...].firstIndex(of: ")")
      {
        marks.append(start..<start + 2)
        marks.append(index..<end + 1)
        index = end + 1
      } else {
        index += 1
      }
    }
    guard !marks.isEmpty else { return self }
    var place = unicodeScalars.startIndex
    var count = 0
    for mark in marks.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let start = unicodeScalars.index(place, offsetBy: mark.lowerBound - count)
      kept += AttributedString(self[place..<start])
      place = unicodeScalars.index(start, offsetBy: mark.count)
      count = mark.upperBound
    }
    return kept + AttributedString(self[place...])
  }
}
