/// One thing to say, with slots in braces for what is taken from the conversation: `{when} works for me.`
struct Line: Hashable, Sendable {
  /// The tone of a line, so that two alike don't follow each other.
  enum Tone: String, Sendable {
    case plain, warm, playful, curious, lively
  }

  enum Part: Hashable, Sendable {
    case text(String)
    case slot(Slot)
  }

  let parts: [Part]
  let tone: Tone
  /// By what a message that was made from this line is told again: the longest text between slots, in small
  /// letters without anything else.
  let trace: String

  /// Whether it asks something, at its end or before.
  var asks: Bool {
    parts.contains { part in
      if case .text(let text) = part { return text.contains("?") }
      return false
    }
  }

  /// Reads a line. One letter and a bar before it name the tone (`w|`, `p|`); without them the last mark tells.
  /// - Throws: the name of a slot that there isn't, or what isn't closed.
  init(_ source: String) throws(LineError) {
    var rest = Substring(source)
    var named: Tone?
    if let bar = rest.firstIndex(of: "|"), rest.distance(from: rest.startIndex, to: bar) == 1 {
      named = ["w": .warm, "p": .playful, "c": .curious, "l": .lively, "d": .plain][rest[..<bar]]
      rest = rest[rest.index(after: bar)...]
    }
    var parts: [Part] = []
    while let open = rest.firstIndex(of: "{") {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      guard let close = rest[open...].firstIndex(of: "}") else { throw LineError(reason: "{ without }") }
      let name = String(rest[rest.index(after: open)..<close])
      guard let slot = Slot(rawValue: name) else { throw LineError(reason: "no slot is called {\(name)}") }
      parts.append(.slot(slot))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
    self.tone = named ?? Self.tone(of: source)
    trace =
      parts.map { part in
        if case .text(let text) = part { return Self.letters(of: text) }
        return ""
      }.max { $0.utf8.count < $1.utf8.count } ?? ""
  }

  /// What a message without a known line sounds like.
  static func tone(of text: String) -> Tone {
    let end = text.last { $0 == "?" || $0 == "!" || $0 == "." || $0.isLetter }
    if end == "?" { return .curious }
    return text.contains("!") ? .lively : .plain
  }

  /// The letters and digits alone, small, so that two ways to style one sentence compare equal.
  static func letters(of text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }))
  }

  /// The line with its slots filled; nil where one of them has no value.
  func filled(_ values: [Slot: String]) -> String? {
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .slot(let slot):
        guard let value = values[slot].map({ Self.definite($0, slot, isFirst: text.isEmpty) }), !value.isEmpty
        else { return nil }
        let last = text.last { !$0.isWhitespace }
        let begins = last == "." || last == "!" || last == "?"
        text += begins ? Self.capitalized(value) : value
      }
    }
    return Self.capitalized(text)
  }

  /// What was told of as `a new bike` is the new bike from then on.
  private static func definite(_ value: String, _ slot: Slot, isFirst: Bool) -> String {
    guard !isFirst, [.thing, .subject, .clause].contains(slot) else { return value }
    for article in ["a ", "an "] where value.hasPrefix(article) {
      return "the " + value.dropFirst(article.count)
    }
    return value
  }

  private static func capitalized(_ text: String) -> String {
    guard let first = text.first, first.isLowercase else { return text }
    return first.uppercased() + text.dropFirst()
  }
}

/// The reason why a line can't be read.
struct LineError: Error {
  let reason: String
}
