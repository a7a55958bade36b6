import PlainText

/// A buffer of HTML in the making.
///
/// The one way by which text and attributes come into a document: nothing that is appended by ``text(_:)`` or
/// ``attribute(_:_:)`` ends the text or the attribute it stands in.
struct HTMLBuffer {
  private(set) var bytes: [UInt8] = []

  /// The text that was written.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends markup of our own.
  mutating func markup(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  /// Appends clean text.
  mutating func text(_ text: String) {
    MarkupEscaping.append(text, to: &bytes, in: .content)
  }

  /// Appends an attribute with clean text as its value, in front of it a space. An empty value is left out,
  /// as HTML reads an attribute without one. Patches are strings of JSON, in which each double quote takes
  /// two bytes, so that single ones are taken where the value has none.
  mutating func attribute(_ name: String, _ value: String) {
    bytes.append(UInt8(ascii: " "))
    markup(name)
    guard !value.isEmpty else { return }
    bytes.append(UInt8(ascii: "="))
    if value.utf8.allSatisfy(Self.needsNoQuotes) { return markup(value) }
    let quote = UInt8(ascii: value.utf8.contains(UInt8(ascii: "'")) ? "\"" : "'")
    bytes.append(quote)
    MarkupEscaping.append(value, to: &bytes, in: .doubleQuotes)
    bytes.append(quote)
  }

  private static func needsNoQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
