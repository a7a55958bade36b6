/// Escaping of text for HTML and XML: what a person or a program has written ends neither the text nor the
/// value of the attribute it stands in.
///
/// Escaping works on UTF-8: a sign is escaped whatever combines with it.
package enum MarkupEscaping {
  /// The place where a text is to stand.
  package enum Place: Sendable {
    /// Between tags.
    case content
    /// In the value of an attribute between double quotes.
    case doubleQuotes
    /// In the value of an attribute between quotes of either kind.
    case anyQuotes
  }

  /// The reference for an ASCII sign that markup reads as its own at a place; nil where it may stand as it
  /// is.
  @inlinable
  package static func reference(for byte: UInt8, in place: Place) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\"") where place != .content: "&quot;"
    case UInt8(ascii: "'") where place == .anyQuotes: "&#39;"
    default: nil
    }
  }

  /// Appends a text in UTF-8. Linear in its length.
  @inlinable
  package static func append(_ text: String, to bytes: inout [UInt8], in place: Place) {
    for byte in text.utf8 {
      if let reference = reference(for: byte, in: place) {
        reference.withUTF8Buffer { bytes.append(contentsOf: $0) }
      } else {
        bytes.append(byte)
      }
    }
  }

  /// Returns the text as it stands in a document. Linear in its length; a text without such signs is not
  /// copied.
  package static func escaped(_ text: String, in place: Place = .anyQuotes) -> String {
    guard text.utf8.contains(where: { reference(for: $0, in: place) != nil }) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    append(text, to: &bytes, in: place)
    return String(decoding: bytes, as: UTF8.self)
  }
}
