/// The name of a type, for display.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringLiteral {
  /// The name of one value of the type, such as "Book".
  public var name: LocalizedStringResource

  /// The phrase for a number of values, with one placeholder for the number: `"\(placeholder: .int) books"`.
  public var numericFormat: LocalizedStringResource?

  /// Alternative names that people use.
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: StringLiteralType) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}
