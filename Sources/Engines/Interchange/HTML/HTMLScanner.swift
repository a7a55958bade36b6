import PlainText

/// A scanner that cuts HTML into text and tags, as a browser's tokenizer does for what mail and pages
/// contain.
///
/// Linear: every byte is looked at once; what isn't closed runs to the end.
struct HTMLScanner {
  enum Piece {
    /// Text between tags, with its character references.
    case text(Range<Int>)
    /// A start tag and its attributes' bytes; `closed` for "<br/>".
    case start(name: String, attributes: Range<Int>)
    case end(name: String)
    /// The content of an element that isn't text: a script, a style.
    case raw(name: String, attributes: Range<Int>, content: Range<Int>)
  }

  let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let rawElements: Set<String> = [
    "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes", "template",
  ]

  mutating func next() -> Piece? {
    while position < bytes.count {
      if let piece = tag() { return piece }
      if position >= bytes.count { return nil }
      if !isTag(position) {
        let start = position
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") || !isTag(position) {
          position += 1
        }
        return .text(start..<position)
      }
    }
    return nil
  }

  /// Whether markup begins here: "<" and a letter, "/", "!" or "?".
  private func isTag(_ index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return false }
    let next = bytes[index + 1]
    return ASCII.isLetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
      || next == UInt8(ascii: "?")
  }

  /// The tag here; nil after a comment or a declaration, which are passed over, or where text begins.
  private mutating func tag() -> Piece? {
    guard isTag(position) else { return nil }
    var index = position + 1
    switch bytes[index] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      let isComment = bytes[index...].starts(with: "!--".utf8)
      position = isComment ? self.index(after: "-->", from: index + 1) : self.index(after: ">", from: index)
      return nil
    case UInt8(ascii: "/"):
      index += 1
      let name = name(&index)
      position = tagEnd(index)
      return .end(name: name)
    default:
      let name = name(&index)
      let end = tagEnd(index)
      let attributes = index..<max(index, end - 1)
      position = end
      if HTMLScanner.rawElements.contains(name) {
        let content = rawContent(name, from: end)
        return .raw(name: name, attributes: attributes, content: content)
      }
      return .start(name: name, attributes: attributes)
    }
  }

  private func name(_ index: inout Int) -> String {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "/"),
      !ASCII.isSpace(bytes[index])
    {
      index += 1
    }
    return String(decoding: ASCII.lowered(bytes[start..<min(index, start + 32)]), as: UTF8.self)
  }

  /// After the ">" that ends a tag, outside quoted values.
  private func tagEnd(_ start: Int) -> Int {
    var index = start
    var quote: UInt8?
    var afterEquals = false
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      } else if afterEquals, byte == ASCII.quote || byte == UInt8(ascii: "'") {
        quote = byte
      }
      if !ASCII.isSpace(byte) { afterEquals = byte == UInt8(ascii: "=") }
      index += 1
    }
    return bytes.count
  }

  private func index(after text: StaticString, from start: Int) -> Int {
    let count = text.utf8CodeUnitCount
    return text.withUTF8Buffer { wanted in
      var index = start
      while index + count <= bytes.count {
        if bytes[index] == wanted[0], bytes[index..<index + count].elementsEqual(wanted) {
          return index + count
        }
        index += 1
      }
      return bytes.count
    }
  }

  /// Up to the end tag, which is passed.
  private mutating func rawContent(_ name: String, from start: Int) -> Range<Int> {
    let wanted = Array("</\(name)".utf8)
    var index = start
    while index + wanted.count <= bytes.count {
      if bytes[index] == UInt8(ascii: "<"),
        ASCII.lowered(bytes[index..<index + wanted.count]).elementsEqual(wanted)
      {
        position = tagEnd(index + wanted.count)
        return start..<index
      }
      index += 1
    }
    position = bytes.count
    return start..<bytes.count
  }

  /// The attributes of a tag, names in lower case, values with their references; at most 64.
  func attributes(_ range: Range<Int>) -> [(name: String, value: ArraySlice<UInt8>)] {
    var attributes: [(name: String, value: ArraySlice<UInt8>)] = []
    var index = range.lowerBound
    while index < range.upperBound, attributes.count < 64 {
      while index < range.upperBound, ASCII.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "/") {
        index += 1
      }
      let nameStart = index
      while index < range.upperBound, !ASCII.isSpace(bytes[index]), bytes[index] != UInt8(ascii: "=") {
        index += 1
      }
      let name = ASCII.lowered(bytes[nameStart..<min(index, nameStart + 64)])
      while index < range.upperBound, ASCII.isSpace(bytes[index]) { index += 1 }
      var value: ArraySlice<UInt8> = []
      if index < range.upperBound, bytes[index] == UInt8(ascii: "=") {
        index += 1
        while index < range.upperBound, ASCII.isSpace(bytes[index]) { index += 1 }
        value = self.value(&index, range.upperBound)
      }
      if !name.isEmpty { attributes.append((String(decoding: name, as: UTF8.self), value)) }
      if index == nameStart { index += 1 }
    }
    return attributes
  }

  private func value(_ index: inout Int, _ limit: Int) -> ArraySlice<UInt8> {
    guard index < limit else { return [] }
    let quote = bytes[index]
    if quote == ASCII.quote || quote == UInt8(ascii: "'") {
      let start = index + 1
      index = start
      while index < limit, bytes[index] != quote { index += 1 }
      defer { index = min(index + 1, limit) }
      return bytes[start..<index]
    }
    let start = index
    while index < limit, !ASCII.isSpace(bytes[index]) { index += 1 }
    return bytes[start..<index]
  }
}
