/// A URL with placeholders: the common part of the URL representations of entities, enums and intents.
package struct URLTemplate: Hashable, Sendable {
  /// A part of a template.
  package enum Part: Hashable, Sendable {
    case text(String)
    /// A placeholder, by its index among all placeholders.
    case value(Int)
  }

  package private(set) var parts: [Part] = []

  mutating func append(text: String) {
    if !text.isEmpty { parts.append(.text(text)) }
  }

  mutating func append(value: Int) { parts.append(.value(value)) }

  /// Returns the URL with values in place of the placeholders.
  ///
  /// Values are escaped so that they can't change the URL's structure, except for a value at the very
  /// beginning that is itself a URL.
  ///
  /// - Throws: `IntentRunError` with `badURL` when a value is missing or the result is no URL.
  package func url(_ values: (Int) throws -> String?, of owner: Any.Type) throws -> URL {
    var text = ""
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let piece): text += piece
      case .value(let number):
        guard let value = try values(number) else {
          throw IntentRunError(
            .badURL,
            "The URL of \(owner) has a place for a value that is missing, has to be fetched, or is of a type that "
              + "can't stand in a URL. Conform the type to CustomURLRepresentationParameterConvertible.")
        }
        text += index == 0 ? value : Self.escaped(value)
      }
    }
    guard let url = URL(string: text), url.scheme != nil else {
      throw IntentRunError(.badURL, "'\(text)', which \(owner) makes, is no URL with a scheme.")
    }
    return url
  }

  /// Returns the values in a URL by placeholder index, or nil when the URL does not have this form.
  ///
  /// A value ends where the next literal text begins, or at a slash, question mark, ampersand, equals or
  /// number sign. Takes linear time.
  package func values(in url: URL) -> [Int: String]? {
    var rest = Substring(url.absoluteString)
    var values: [Int: String] = [:]
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text):
        guard rest.hasPrefix(text) else { return nil }
        rest = rest.dropFirst(text.count)
      case .value(let number):
        let reach = index == 0 ? rest.endIndex : rest.firstIndex { "/?#&=".contains($0) } ?? rest.endIndex
        var end = reach
        if index + 1 < parts.count, case .text(let next) = parts[index + 1] {
          guard let found = rest.range(of: next), found.lowerBound <= reach else { return nil }
          end = found.lowerBound
        }
        guard let value = String(rest[..<end]).removingPercentEncoding, !value.isEmpty else { return nil }
        // A placeholder that occurs twice must have the same value in both places.
        if let other = values[number], other != value { return nil }
        values[number] = value
        rest = rest[end...]
      }
    }
    return rest.isEmpty ? values : nil
  }

  /// The characters that never need escaping (RFC 3986, section 2.3).
  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

  private static func escaped(_ value: String) -> String {
    var escaped = ""
    for byte in value.utf8 {
      if unreserved.contains(byte) {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return escaped
  }
}
