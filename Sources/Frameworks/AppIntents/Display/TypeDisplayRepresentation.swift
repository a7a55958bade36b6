/// How a type is called in an interface.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringLiteral {
  /// The name of one value of the type, such as "Book".
  public var name: LocalizedStringResource

  /// How a number of values is said, with one placeholder for the number: `"\(placeholder: .int) books"`.
  public var numericFormat: LocalizedStringResource?

  /// Other names that people use.
  public var synonyms: [LocalizedStringResource]

  /// Makes a representation.
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
