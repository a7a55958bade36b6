/// How a value is shown: in lists, in dialogs, in search results.
public struct DisplayRepresentation: Equatable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The line that names the value.
  public var title: LocalizedStringResource

  /// A second line that tells it from others.
  public var subtitle: LocalizedStringResource?

  /// A picture beside the lines.
  public var image: Image?

  /// Other titles under which people look for it or say it.
  public var synonyms: [LocalizedStringResource]

  /// A longer text that says what the value is, for people and for assistants.
  public var descriptionText: LocalizedStringResource?

  /// Makes a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
    self.descriptionText = descriptionText
  }

  public init(stringLiteral value: StringLiteralType) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
