/// A syntax error in a JSON text, with its position.
public struct JSONError: Error, Hashable, CustomStringConvertible {
  /// The message, without the position.
  public var message: String
  /// The offset of the error, in bytes from the start.
  public var offset: Int

  public var description: String { "\(message) at byte \(offset + 1)" }
}

extension JSONValue {
  /// Parses a JSON text.
  ///
  /// Strict (RFC 8259), in one pass. An unpaired surrogate escape and bytes that are not UTF-8 become U+FFFD.
  ///
  /// - Parameter maximumDepth: The maximum nesting depth of values, on which the use of stack space depends.
  /// - Throws: `JSONError`.
  public init(parsing bytes: [UInt8], maximumDepth: Int = 64) throws {
    self = try bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONReader(bytes: buffer, deepest: maximumDepth)
      return try reader.document()
    }
  }
}

private struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let deepest: Int
  var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>, deepest: Int) {
    self.bytes = bytes
    self.deepest = deepest
  }

  mutating func document() throws -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw unexpected("the end") }
    return value
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func unexpected(_ expected: String) -> JSONError {
    let found = next.map { byte in
      byte > 0x20 && byte < 0x7F ? "\"\(Character(Unicode.Scalar(byte)))\"" : "byte \(byte)"
    }
    return JSONError(message: "expected \(expected), found \(found ?? "the end")", offset: position)
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func value(depth: Int) throws -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
      return .number(try number())
    default: throw unexpected("a value")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws -> JSONValue {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count,
      (0..<length).allSatisfy({ bytes[position + $0] == word.utf8Start[$0] })
    else { throw unexpected("a value") }
    position += length
    return value
  }

  private mutating func enter(_ depth: Int) throws {
    guard depth < deepest else {
      throw JSONError(message: "more than \(deepest) levels", offset: position)
    }
    position += 1
    skipSpace()
  }

  private mutating func object(depth: Int) throws -> JSONValue {
    try enter(depth)
    var members: [JSONValue.Member] = []
    if next == UInt8(ascii: "}") {
      position += 1
      return .object(members)
    }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
      let name = try string()
      skipSpace()
      guard next == UInt8(ascii: ":") else { throw unexpected("\":\"") }
      position += 1
      members.append(JSONValue.Member(name: name, value: try value(depth: depth + 1)))
      skipSpace()
      switch next {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "}"):
        position += 1
        return .object(members)
      default: throw unexpected("\",\" or \"}\"")
      }
    }
  }

  private mutating func array(depth: Int) throws -> JSONValue {
    try enter(depth)
    var values: [JSONValue] = []
    if next == UInt8(ascii: "]") {
      position += 1
      return .array(values)
    }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      switch next {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "]"):
        position += 1
        return .array(values)
      default: throw unexpected("\",\" or \"]\"")
      }
    }
  }

  private mutating func number() throws -> String {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") { position += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }

  private mutating func digits() throws {
    let start = position
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw unexpected("a digit") }
  }

  private mutating func string() throws -> String {
    position += 1
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    let plain = UnsafeBufferPointer(rebasing: bytes[start..<position])
    if next == UInt8(ascii: "\"") {
      position += 1
      return String(decoding: plain, as: UTF8.self)
    }
    var content = Array(plain)
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        content.append(contentsOf: Array(String(try escape()).utf8))
      case 0..<0x20:
        throw JSONError(message: "a control character in a string must be escaped", offset: position)
      default:
        content.append(byte)
        position += 1
      }
    }
    throw unexpected("the end of the string")
  }

  private mutating func escape() throws -> Unicode.Scalar {
    guard let byte = next else { throw unexpected("an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default:
      position -= 1
      throw unexpected("an escape")
    }
  }

  /// Parses the code point of `\uXXXX`, or of two such escapes for a surrogate pair.
  private mutating func codePoint() throws -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let second = position
    if first < 0xDC00, next == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      let low = try hexadecimal()
      if (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (low - 0xDC00))
      {
        return scalar
      }
      position = second
    }
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw unexpected("four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
