import Foundation

/// Names behind an `@` in a text.
enum Mention {
  /// No name is longer, in characters.
  private static let longest = 40

  /// The name that is begun at the end of a text: what stands behind its last `@`, if that begins a word. Empty right
  /// behind the `@`; nil where none is begun.
  static func begun(in text: String) -> String? {
    let end = text.suffix(longest)
    guard let at = end.lastIndex(of: "@") else { return nil }
    if at > text.startIndex, !text[text.index(before: at)].isWhitespace { return nil }
    let name = end[end.index(after: at)...]
    return name.contains(where: \.isNewline) || name.hasSuffix(" ") ? nil : String(name)
  }

  /// Whether a name, or one of its words, begins so.
  static func begins(_ name: String, _ begun: String) -> Bool {
    let begun = folded(begun)
    let name = folded(name)
    return name.hasPrefix(begun) || name.split(separator: " ").contains { $0.hasPrefix(begun) }
  }

  /// Where a text names somebody behind an `@`, in order. Linear in the text for a few names.
  static func ranges(of names: [String], in text: String) -> [Range<String.Index>] {
    guard text.contains("@") else { return [] }
    let names = names.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    var ranges: [Range<String.Index>] = []
    var place = text.startIndex
    while let at = text[place...].firstIndex(of: "@") {
      let start = text.index(after: at)
      place = start
      if at > text.startIndex, !text[text.index(before: at)].isWhitespace { continue }
      guard let name = names.first(where: { isNamed($0, in: text, at: start) }) else { continue }
      place = text.index(start, offsetBy: name.count)
      ranges.append(at..<place)
    }
    return ranges
  }

  /// Whether a text mentions somebody.
  static func mentions(_ name: String, in text: String) -> Bool { !ranges(of: [name], in: text).isEmpty }

  private static func isNamed(_ name: String, in text: String, at start: String.Index) -> Bool {
    let rest = text[start...].prefix(name.count)
    guard rest.count == name.count, folded(String(rest)) == folded(name) else { return false }
    guard let next = text[rest.endIndex...].first else { return true }
    return !next.isLetter && !next.isNumber
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
