/// The name of a page in a URL or a history entry.
enum PathComponent {
  /// The greatest number of characters that a JSON text may have to serve as a name.
  static let maximumLength = 64

  /// A readable name for a value, if it has one: what it is written as, its raw value, its identifier, or its
  /// short JSON text; else `serial`. Not escaped, and not unique.
  static func name(of value: AnyHashable, serial: Int) -> String {
    let value = value.base
    return text(value) ?? (value as? any RawRepresentable).flatMap { raw($0) }
      ?? (value as? any Identifiable).flatMap { id($0) } ?? json(value) ?? "\(serial)"
  }

  private static func text(_ value: Any) -> String? {
    if let value = value as? any LosslessStringConvertible { return value.description }
    return (value as? UUID)?.uuidString.lowercased()
  }

  private static func raw(_ value: some RawRepresentable) -> String? { text(value.rawValue) }

  private static func id(_ value: some Identifiable) -> String? { text(value.id) }

  private static func json(_ value: Any) -> String? {
    guard let value = value as? any Encodable else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // A value that can't be written gets its serial number: a name is never needed to find the page again.
    guard case .success(let data) = Result(catching: { try encoder.encode(value) }) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    guard text.count <= maximumLength else { return nil }
    // An enumeration without values is written as a name of its own with empty braces: the name says it all.
    if text.hasPrefix("{\""), text.hasSuffix("\":{}}"), !text.dropFirst(2).dropLast(5).contains("\"") {
      return String(text.dropFirst(2).dropLast(5))
    }
    return text
  }
}
