import Foundation

/// The file that describes one type in the MIME database: its descriptions by language, and its patterns in
/// their author's order.
///
/// Reads the two elements it needs in the form that `update-mime-database` writes them, one pass over the
/// text; what is broken is left out.
struct MIMETypeDescription {
  /// By language code as in `de` or `pt_BR`; the English one is under the empty string.
  private(set) var comments: [String: String] = [:]
  private(set) var patterns: [String] = []

  init(_ text: String) {
    var rest = text[...].utf8
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return }
      let tag = Substring(rest[..<close])
      rest = rest[rest.index(after: close)...]
      if tag.hasPrefix("glob ") {
        if let pattern = Self.attribute("pattern", of: tag) { patterns.append(pattern) }
      } else if tag == "comment" || tag.hasPrefix("comment ") {
        let end = rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        let language = Self.attribute("xml:lang", of: tag) ?? ""
        if comments[language] == nil { comments[language] = Self.unescaped(Substring(rest[..<end])) }
        rest = rest[end...]
      }
    }
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.range(of: " \(name)=\"")?.upperBound,
      let end = tag[start...].firstIndex(of: "\"")
    else { return nil }
    return unescaped(tag[start..<end])
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = String(text)
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ] { result = result.replacing(entity, with: character) }
    return result
  }
}
