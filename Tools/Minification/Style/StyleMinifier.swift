/// Style sheets without what is for their readers alone (CSS Syntax Module Level 3).
///
/// Comments and space go, the last semicolon of a rule and the zero before a point; speaking names of classes
/// become short. Nothing is reordered or joined.
package struct StyleMinifier {
  private let names: StyleNames
  private let file: String
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var output: [UInt8] = []

  /// The minified text of a style sheet.
  ///
  /// - Throws: `MinificationError`.
  package static func minified(_ source: String, file: String, names: StyleNames = StyleNames()) throws
    -> String
  {
    var minifier = StyleMinifier(names: names, file: file, bytes: Array(source.utf8))
    try minifier.block(isOuter: true)
    return String(decoding: minifier.output, as: UTF8.self)
  }

  private init(names: StyleNames, file: String, bytes: [UInt8]) {
    (self.names, self.file, self.bytes) = (names, file, bytes)
  }

  private func failure(_ message: String) -> MinificationError {
    MinificationError(.syntax, message, file: file, line: line)
  }

  /// Rules and declarations up to the bracket that closes, or to the end.
  private mutating func block(isOuter: Bool) throws {
    while true {
      skipSpace()
      guard position < bytes.count else {
        if !isOuter { throw failure("a rule has no end") }
        return
      }
      if bytes[position] == UInt8(ascii: "}") {
        if isOuter { throw failure("“}” closes nothing") }
        position += 1
        if output.last == UInt8(ascii: ";") { output.removeLast() }
        output.append(UInt8(ascii: "}"))
        return
      }
      let startLine = line
      let item = try item()
      if position < bytes.count, bytes[position] == UInt8(ascii: "{") {
        position += 1
        output += item.first == UInt8(ascii: "@") ? atRule(item) : try selector(item, line: startLine)
        output.append(UInt8(ascii: "{"))
        try block(isOuter: false)
      } else {
        if position < bytes.count, bytes[position] == UInt8(ascii: ";") { position += 1 }
        guard !item.isEmpty else { continue }
        if isOuter, item.first != UInt8(ascii: "@") { throw failure("a declaration stands outside of rules") }
        output += item.first == UInt8(ascii: "@") ? atRule(item) : declaration(item)
        output.append(UInt8(ascii: ";"))
      }
    }
  }

  /// What stands before the next `{`, `;` or `}`, with each run of space and comments as one space.
  private mutating func item() throws -> [UInt8] {
    var item: [UInt8] = []
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if isAtSpace {
        skipSpace()
        item.append(UInt8(ascii: " "))
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let start = position
        position += 1
        while position < bytes.count, bytes[position] != byte {
          if bytes[position] == UInt8(ascii: "\n") { throw failure("a string has no end") }
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard position < bytes.count else { throw failure("a string has no end") }
        position += 1
        item += bytes[start..<position]
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
        if depth != 0 { throw failure("brackets don't close") }
        while item.last == UInt8(ascii: " ") { item.removeLast() }
        return item
      default: break
      }
      item.append(byte)
      position += 1
    }
    while item.last == UInt8(ascii: " ") { item.removeLast() }
    return item
  }

  private var isAtSpace: Bool {
    let byte = bytes[position]
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "/") && position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "*")
  }

  private mutating func skipSpace() {
    while position < bytes.count, isAtSpace {
      if bytes[position] == UInt8(ascii: "/") {
        position += 2
        while position + 1 < bytes.count,
          bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
        {
          if bytes[position] == UInt8(ascii: "\n") { line += 1 }
          position += 1
        }
        position = min(position + 2, bytes.count)
      } else {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    }
  }

  // MARK: Parts of rules

  private func selector(_ text: [UInt8], line: Int) throws -> [UInt8] {
    let tight = Self.tightened(text, around: ",>+~", before: ")", after: "(")
    return try names.replacingClasses(in: tight, file: file, line: line)
  }

  private func atRule(_ text: [UInt8]) -> [UInt8] {
    // `@media (x)` may lose the space before the bracket, `and (x)` may not.
    var tight = Self.tightened(text, around: ",:>", before: ")", after: "(")
    for name in ["@media", "@supports"] where tight.starts(with: Array("\(name) (".utf8)) {
      tight.remove(at: name.utf8.count)
    }
    return tight
  }

  private func declaration(_ text: [UInt8]) -> [UInt8] {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return text }
    let value = Self.tightened(Array(text[(colon + 1)...]), around: ",/*", before: ")!", after: "(,")
    var name = Array(text[..<colon])
    while name.last == UInt8(ascii: " ") { name.removeLast() }
    let trimmed = Array(value.drop { $0 == UInt8(ascii: " ") })
    return name + [UInt8(ascii: ":")] + Self.withoutZeros(trimmed)
  }

  /// The text without spaces beside some characters, outside of strings.
  private static func tightened(_ text: [UInt8], around: String, before: String, after: String) -> [UInt8] {
    let (before, after) = (Set((before + around).utf8), Set((after + around).utf8))
    var result: [UInt8] = []
    var quote: UInt8?
    for (index, byte) in text.enumerated() {
      if let open = quote {
        if byte == open, text[index - 1] != UInt8(ascii: "\\") { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: " ") {
        if let last = result.last, after.contains(last) { continue }
        if index + 1 < text.count, before.contains(text[index + 1]) { continue }
      }
      result.append(byte)
    }
    return result
  }

  /// The text with `.5` for `0.5`, outside of strings.
  private static func withoutZeros(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var quote: UInt8?
    for (index, byte) in text.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "0"), index + 1 < text.count, text[index + 1] == UInt8(ascii: "."),
        index == 0 || !StyleNames.isNamePart(text[index - 1]) && text[index - 1] != UInt8(ascii: ".")
          || text[index - 1] == UInt8(ascii: "-") && (index == 1 || !StyleNames.isNamePart(text[index - 2]))
      {
        continue
      }
      result.append(byte)
    }
    return result
  }
}
