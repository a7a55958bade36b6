import PlainText

/// A writer of compact JSON text into a byte array.
///
/// Control characters and the code points that control a terminal (`isTextControl`) are always escaped, so
/// that the output is safe to display. Members are written in the order of the calls.
public struct JSONWriter {
  /// The bytes that were written so far.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates a writer without output.
  public init() {}

  /// Discards the output but keeps the memory.
  public mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Ends a line of a JSON Lines stream; the next value is independent of it.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  // MARK: Structure

  /// Writes an object whose members a closure writes.
  public mutating func object(_ members: (inout JSONWriter) throws -> Void) rethrows {
    open(UInt8(ascii: "{"))
    try members(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array whose elements a closure writes.
  public mutating func array(_ values: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    values(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes an array, calling a closure to write each element.
  public mutating func array<Values: Sequence>(
    _ values: Values, _ element: (inout JSONWriter, Values.Element) -> Void
  ) {
    array { writer in
      for value in values { element(&writer, value) }
    }
  }

  /// Writes the name of a member; its value has to follow.
  public mutating func name(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  // MARK: Members

  /// Writes a member with a string, or nothing for nil.
  public mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    self.name(name)
    string(value)
  }

  /// Writes a member with an integer, or nothing for nil.
  public mutating func member(_ name: String, _ value: Int?) {
    guard let value else { return }
    self.name(name)
    integer(value)
  }

  /// Writes a member with a number, or nothing for nil.
  public mutating func member(_ name: String, _ value: Double?) {
    guard let value else { return }
    self.name(name)
    number(value)
  }

  /// Writes a member with a Boolean value, or nothing for nil.
  public mutating func member(_ name: String, _ value: Bool?) {
    guard let value else { return }
    self.name(name)
    boolean(value)
  }

  /// Writes a member with an array of strings.
  public mutating func member(_ name: String, _ values: [String]) {
    self.name(name)
    array(values) { $0.string($1) }
  }

  // MARK: Values

  /// Writes a JSON value.
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

  /// Writes null.
  public mutating func null() { raw("null") }

  /// Writes a Boolean value.
  public mutating func boolean(_ value: Bool) { raw(value ? "true" : "false") }

  /// Writes an integer.
  public mutating func integer(_ value: Int) { raw(String(value)) }

  /// Writes a number in its shortest exact form, without a fraction if it is whole. Values that JSON can't
  /// represent (infinities, NaN) become null.
  public mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    if value == value.rounded(), abs(value) < 1e15 { return integer(Int(value)) }
    raw("\(value)")
  }

  /// Writes text that is already JSON.
  public mutating func raw(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
    needsComma = true
  }

  /// Writes a string.
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

  /// Returns a Boolean value that indicates whether a byte may start a non-ASCII code point for which
  /// `isTextControl` holds.
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
