import Foundation

/// A coding of attributed text with Foundation's attributes: a string if there are none, else an array in
/// which text and attributes alternate.
///
/// Attributes of other scopes, and unknown ones in the input, are left out.
// swift-format-ignore: AvoidRetroactiveConformances
extension AttributedString: @retroactive Codable {
  private typealias Scope = AttributeScopes.FoundationAttributes

  private static let keys: [AttributeCoding] = [
    AttributeCoding(Scope.LinkAttribute.self), AttributeCoding(Scope.LanguageIdentifierAttribute.self),
    AttributeCoding(Scope.ImageURLAttribute.self), AttributeCoding(Scope.AlternateDescriptionAttribute.self),
    AttributeCoding(Scope.InlinePresentationIntentAttribute.self),
    AttributeCoding(Scope.PresentationIntentAttribute.self),
    AttributeCoding(Scope.ListItemDelimiterAttribute.self),
    AttributeCoding(Scope.PersonNameComponentAttribute.self),
    AttributeCoding(Scope.ReplacementIndexAttribute.self), AttributeCoding(Scope.DateFieldAttribute.self),
    AttributeCoding(Scope.NumberFormatAttributes.NumberPartAttribute.self),
    AttributeCoding(Scope.NumberFormatAttributes.SymbolAttribute.self),
    AttributeCoding(Scope.MeasurementAttribute.self), AttributeCoding(Scope.ByteCountAttribute.self),
    AttributeCoding(Scope.DurationFieldAttribute.self),
  ]

  /// The attributes of one run.
  private struct Attributes: Codable {
    var container = AttributeContainer()

    init(_ container: AttributeContainer) { self.container = container }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: AttributeName.self)
      for key in keys where values.contains(key.name) {
        try key.decode(&container, values.superDecoder(forKey: key.name))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: AttributeName.self)
      for key in keys where key.isIn(container) {
        try key.encode(container, values.superEncoder(forKey: key.name))
      }
    }

    var isEmpty: Bool { !keys.contains { $0.isIn(container) } }
  }

  public init(from decoder: any Decoder) throws {
    var list: any UnkeyedDecodingContainer
    do {
      list = try decoder.unkeyedContainer()
    } catch DecodingError.typeMismatch {
      self.init(try decoder.singleValueContainer().decode(String.self))
      return
    }
    self.init()
    while !list.isAtEnd {
      let text = try list.decode(String.self)
      let attributes = list.isAtEnd ? nil : try list.decode(Attributes.self)
      self += AttributedString(text, attributes: attributes?.container ?? AttributeContainer())
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let parts = runs.map { (String(characters[$0.range]), Attributes($0.attributes)) }
    guard parts.contains(where: { !$1.isEmpty }) else {
      var container = encoder.singleValueContainer()
      try container.encode(String(characters))
      return
    }
    var list = encoder.unkeyedContainer()
    for (text, attributes) in parts {
      try list.encode(text)
      try list.encode(attributes)
    }
  }
}

private struct AttributeName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// The coding of one attribute's value.
private struct AttributeCoding: Sendable {
  let name: AttributeName
  let isIn: @Sendable (AttributeContainer) -> Bool
  let encode: @Sendable (AttributeContainer, any Encoder) throws -> Void
  let decode: @Sendable (inout AttributeContainer, any Decoder) throws -> Void

  init<Key: CodableAttributedStringKey & SendableMetatype>(_ key: Key.Type) where Key.Value: Sendable {
    name = AttributeName(stringValue: Key.name)
    isIn = { $0[Key.self] != nil }
    encode = { container, encoder in
      if let value = container[Key.self] { try Key.encode(value, to: encoder) }
    }
    decode = { container, decoder in container[Key.self] = try Key.decode(from: decoder) }
  }
}
