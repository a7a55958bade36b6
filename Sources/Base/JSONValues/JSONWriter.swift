import PlainText

/// Writes one JSON text, without white space, straight into bytes.
///
/// Control characters and the code points that steer a terminal (`isTextControl`) are always escaped, so
/// that output is safe to look at. Names come out in the order they are written.
public struct JSONWriter {
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  public init() {}

  /// Starts anew and keeps the memory.
  public mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Ends a line of a JSON Lines stream; the next value stands on its own.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  // MARK: Structure

  public mutating func object(_ members: (inout JSONWriter) throws -> Void) rethrows {
    open(UInt8(ascii: "{"))
    try members(&self)
    close(UInt8(ascii: "}"))
  }

  public mutating func array(_ values: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    values(&self)
    close(UInt8(ascii: "]"))
  }

  public mutating func array<Values: Sequence>(
    _ values: Values, _ element: (inout JSONWriter, Values.Element) -> Void
  ) {
    array { writer in
      for value in values { element(&writer, value) }
    }
  }

  /// A member's name; its value has to follow.
  public mutating func name(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  // MARK: Members

  /// A member, or nothing where there is no value.
  public mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    self.name(name)
    string(value)
  }

  public mutating func member(_ name: String, _ value: Int?) {
    guard let value else { return }
    self.name(name)
    integer(value)
  }

  public mutating func member(_ name: String, _ value: Double?) {
    guard let value else { return }
    self.name(name)
    number(value)
  }

  public mutating func member(_ name: String, _ value: Bool?) {
    guard let value else { return }
    self.name(name)
    boolean(value)
  }

  public mutating func member(_ name: String, _ values: [String]) {
    self.name(name)
    array(values) { $0.string($1) }
  }

  // MARK: Values

  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .number(let text): raw(text)
    case .string(let text): string(text)
    case .array(let values): array(values) { $0.value($1) }
    case .object(let members):
      object { writer in
        for member in members {
          writer.name(member.name)
          writer.value(member.value)
        }
      }
    }
  }

  public mutating func null() { raw("null") }

  public mutating func boolean(_ value: Bool) { raw(value ? "true" : "false") }

  public mutating func integer(_ value: Int) { raw(String(value)) }

  /// The shortest text that reads as the same number; whole numbers without a point. What JSON can't
  /// say (infinities, NaN) becomes null.
  public mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    if value == value.rounded(), abs(value) < 1e15 { return integer(Int(value)) }
    raw("\(value)")
  }

  /// A text that is JSON already.
  public mutating func raw(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
    needsComma = true
  }

  public mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        index += 1
        continue
      }
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      if byte >= 0x80, !mayNeedEscape(byte) {
        index += length
        continue
      }
      let scalar = JSONWriter.scalar(text, index, length)
      if byte >= 0x80, !scalar.isTextControl {
        index += length
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      appendEscape(of: scalar)
      index += length
      start = index
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
  }

  /// First bytes of the code points beyond ASCII for which `isTextControl` can hold.
  private func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF || byte == 0xF3
  }

  private static func scalar(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ length: Int
  ) -> Unicode.Scalar {
    if length == 1 { return Unicode.Scalar(text[index]) }
    var value = UInt32(text[index]) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length { value = value << 6 | UInt32(text[index + offset] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func appendEscape(of scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes.append(contentsOf: #"\""#.utf8)
    case "\\": bytes.append(contentsOf: #"\\"#.utf8)
    case "\n": bytes.append(contentsOf: #"\n"#.utf8)
    case "\r": bytes.append(contentsOf: #"\r"#.utf8)
    case "\t": bytes.append(contentsOf: #"\t"#.utf8)
    default:
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        bytes.append(contentsOf: "\\u".utf8)
        bytes.append(contentsOf: String(repeating: "0", count: 4 - digits.utf8.count).utf8)
        bytes.append(contentsOf: digits.utf8)
      }
    }
  }

  private mutating func open(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}
